"""The paper of a deed with its number: which template, to whom, filled with what was told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.clockwork import arithmetic
from desktop.casework.desk import Desk, series, take_number
from desktop.casework.fillings import Matter, fill
from desktop.casework.gate import Power
from desktop.casework.inspection import read_hour
from desktop.casework.intake import premises_text
from desktop.casework.notices import any_of, ward_of
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze, freeze_own, freeze_worded, in_own_words, words_of_everyone
from desktop.casework.ports import Writing
from desktop.casework.ruling import act_of, clocks_on
from desktop.casework.taking import read_instrument, reference_of
from desktop.casework.wording import Said, cite_words, kind_words, said, sentence, spread, words
from desktop.core.dates import show
from desktop.core.money import show as show_money
from desktop.law.model import Fact, Provision
from desktop.law.shapes import ShapeAct

PUBLIC = frozenset(["publish_proposal", "post_proposal", "publish_notice", "post_notice", "declare"])
_SERIES = {
    "demand": "DM",
    "receipt": "RC",
    "public_notice": "PN",
    "panchnama": "PA",
    "order": "OR",
    "letter": "LT",
    "sale_account": "SA",
}


@dataclass(frozen=True, slots=True)
class Doing:
    """One act being done: where, by whom, under what, on which day and with what was told."""

    desk: Desk
    office: Office
    me: Officer
    file: CaseFile
    row: Provision
    step: ShapeAct
    day: date
    told: Mapping[str, Any]
    power: Power


def paper_of(tx: Writing, doing: Doing, kept: Mapping[str, Any]) -> dict[str, Any]:
    """The paper of the act with its number, for the entry; nothing where the act has none."""
    kind = doing.step.paper
    if not kind or (doing.step.by == "citizen" and kind not in ("acknowledgement", "receipt")):
        return {}
    if kind not in words("kinds"):
        kind = "letter"
    file, office, told = doing.file, doing.office, doing.told
    name = series(office, doing.desk.store.device, _SERIES.get(kind, "LT"), ward_of(file), doing.desk.today())
    number, numbers = take_number(tx, name)
    addressee = _addressee(doing)
    sheet = Sheet(
        template=kind,
        title=kind_words(kind),
        file_number=file.number,
        number=number,
        day=doing.day,
        addressee=dict(addressee)["en"],
        provision=doing.row.id,
        section=doing.row.cite,
        values={"addressee": dict(addressee)},
    )
    told = {**told, **_clock(doing)} if kind == "acknowledgement" else told
    told = {**told, **kept} if kind == "sale_account" else told
    matter = Matter(file, act_of(doing.desk, file), doing.row, doing.day, dict(addressee), told)
    worded = replace(sheet, values=fill(kind, matter))
    papers = []
    if doing.step.act == "remove_at_once" and (things := fill("removal_inventory", matter)).get("kept_at"):
        listed = replace(sheet, template="removal_inventory", title=kind_words("removal_inventory"), values=things)
        papers = [freeze(tx, doing.desk, office, doing.me, listed)]
    own = in_own_words(act_of(doing.desk, file), sheet, kind, _body(doing))
    if kind == "panchnama":
        paper = freeze(tx, doing.desk, office, doing.me, _panchnama(doing, sheet))
    elif kind == "receipt":
        paper = freeze(tx, doing.desk, office, doing.me, _receipt(doing, sheet, number))
    else:
        paper = (
            freeze_worded(tx, doing.desk, office, doing.me, worded, own)
            if worded.values
            else freeze_own(tx, doing.desk, office, doing.me, own, kind)
        )
    return {"number": number, "numbers": numbers, "papers": [paper, *papers]}


def _addressee(doing: Doing) -> Mapping[str, str]:
    """To whom the paper goes: whom the officer names, the court, the first party, or everybody."""
    told = doing.told
    if doing.step.act in (*PUBLIC, "announce_sale"):
        return words_of_everyone()
    if named := said(told.get("court" if doing.step.act == "ask_court" else "to", "")):
        return spread(named) if isinstance(named, str) else named
    found: Mapping[str, str] = doing.file.applicant().get("name") or words_of_everyone()
    return found


def _clock(doing: Doing) -> dict[str, Any]:
    """The last day that the receipt gives the body, with its arithmetic; nothing where it starts no such time."""
    received = Fact(doing.step.gives, doing.day, "", {"provision": doing.row.id})
    known = replace(doing.file, facts=[*doing.file.facts, received])
    found = [
        clock
        for clock in clocks_on(doing.desk, doing.office, known, doing.desk.today())
        if clock.started_by == "" and clock.runs_for == "body" and clock.last_day
    ]
    if not found:
        return {}
    own = next((clock for clock in found if clock.provision == doing.row.id), found[0])
    return {"last_day": own.last_day, "steps": arithmetic(own, doing.office.languages)}


def _body(doing: Doing) -> list[Said]:
    told = doing.told
    premises = premises_text(doing.file.fields.get("premises", {}))
    body: list[Said] = [sentence("premises", premises=premises)] if any_of(premises) else []
    body.append(said(told.get("says", "")))
    if doing.step.act == "receive_objection":
        body.append(said(told.get("text", "")))
    if isinstance(told.get("paise"), int):
        body.append(sentence("amount", amount=show_money(told["paise"])))
    if doing.power.paper:
        paper = doing.power.paper
        body.append(f"{paper['authority']}, {paper['number']}, {show(date.fromisoformat(paper['dated']))}")
    return body


def _panchnama(doing: Doing, sheet: Sheet) -> Sheet:
    told = doing.told
    values: dict[str, Any] = {
        "time": f"{read_hour(str(told['hour']), 'hour'):%H:%M}",
        "place": said(told["place"]),
        "matter": cite_words(doing.row.cite),
        "panchas": [{k: said(w.get(k, "")) or "—" for k in ("name", "address")} for w in told["witnesses"]],
        "statement": [{"says": each} for each in (said(told["says"]), *map(said, told.get("inventory", ())))],
    }
    return replace(sheet, values=values, worded=False)


def _receipt(doing: Doing, sheet: Sheet, number: str) -> Sheet:
    told = doing.told
    values: dict[str, Any] = {
        "receipt_number": number,
        "payer": sheet.values["addressee"],
        "amount": told["paise"],
        "purpose": said(told["says"]),
        "authority": cite_words(doing.row.cite),
        "mode": dict(words("pay_modes")[told.get("mode", "cash")]),
    }
    if reference := reference_of(read_instrument(str(told.get("mode", "cash")), told, doing.day, [])):
        values["reference"] = reference
    return replace(sheet, values=values, worded=False)
