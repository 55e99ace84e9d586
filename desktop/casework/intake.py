"""Intake: what is handed in at the counter becomes a case, with its acknowledgement and the receipt for its fee."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from desktop.casework.case import CaseFile, fold_case
from desktop.casework.clockwork import arithmetic
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft, Writing
from desktop.casework.ruling import clocks_on
from desktop.casework.wording import words
from desktop.core.errors import FieldError, FieldErrors
from desktop.core.ids import uuid7
from desktop.forms.definition import Form, load
from desktop.forms.validation import check
from desktop.law.clocks import Clock
from desktop.law.model import Fact
from desktop.law.words import LANGUAGES


def check_application(desk: Desk, form: str, answers: Mapping[str, Any]) -> dict[str, Any]:
    """The answers as they will be kept. Raises `FieldErrors` naming every field that is wrong; changes nothing."""
    office = desk.office()
    faults: list[FieldError] = []
    kept: dict[str, Any] = {}
    try:
        kept = check(load(form), answers, desk.today())
    except FieldErrors as found:
        faults = found.errors
    wrong = {fault.field for fault in faults}
    if "ward" not in wrong and answers.get("ward") and office.ward(str(answers["ward"])) is None:
        faults.append(FieldError("ward", "This office has no such ward.", code="ward"))
    if not (answers.get("house") or answers.get("khasra")) and "khasra" not in wrong:
        message = "Give the house number or the khasra number, so that the premises can be found."
        faults.append(FieldError("house", message, code="house_or_khasra"))
    known = {e["key"] for e in enclosures_asked(desk, office, form, desk.today())}
    if set(answers.get("enclosures", ())) - known:
        faults.append(FieldError("enclosures", "The office asks for no such enclosure.", code="enclosure"))
    if faults:
        raise FieldErrors(faults)
    return kept


def enclosures_asked(desk: Desk, office: Office, form: str, day: date) -> list[dict[str, Any]]:
    """The enclosures that the office's bye-laws ask for with this form, as `{key, label}`, on `day`."""
    setting = office.setting(f"enclosures.{load(form).provision}", day)
    return [dict(each) for each in setting.value]


def receive_application(desk: Desk, form: str, answers: Mapping[str, Any]) -> Done:
    """Take in an application at the counter; prints its acknowledgement and the receipt for the fee.

    Raises `FieldErrors` for what is wrong in it and `PaperError` where the paper can't be printed; then nothing is
    saved. The period in which the body must answer runs from the day of receipt (for a notice of intention to
    build in `mp-1961`: section 187(6)(a)).
    """
    office, me = desk.office(), desk.me()
    need_role(me, desk.today(), "clerk", "officer", "head")
    kept = check_application(desk, form, answers)
    received = date.fromisoformat(kept["received_on"])
    definition, case = load(form), uuid7()
    act = desk.act(office, received)
    with desk.store.writing(me.id) as tx:
        number, numbers = take_number(
            tx, series(office, desk.store.device, definition.series, kept["ward"], received)
        )
        fields = _fields(office, kept)
        fact = Fact("application.received", received, "", {"provision": definition.provision})
        file = CaseFile(case, number, form, office.id, office.act, act.pack, received, fields, facts=[fact])
        clock = next(c for c in clocks_on(desk, office, file, desk.today()) if c.provision == definition.clock)
        paper = freeze(tx, desk, office, me, _acknowledgement(desk, office, file, definition, clock))
        data = {
            "kind": form,
            "act": office.act,
            "provision": definition.provision,
            "number": number,
            "numbers": numbers,
            "fields": fields,
            "papers": [paper],
        }
        opened = tx.add(Draft(f"case:{case}", "application.received", received, data, act.pack))
        paid = _take_fee(tx, desk, office, me, file, kept)
    entries = (opened, *paid)
    return Done(case, entries, tuple(p["id"] for e in entries for p in e.data.get("papers", ())))


def _fields(office: Office, kept: Mapping[str, Any]) -> dict[str, Any]:
    ward = office.ward(kept["ward"]) or {}
    name = {"hi": kept["applicant_local"], "en": kept["applicant_latin"]}
    party = {"role": "applicant", "name": name, "address": kept["address"], "relation": kept.get("relation", "")}
    party |= {"phone": kept.get("phone", ""), "standing": kept["owner"]}
    premises = {k: kept.get(k, "") for k in ("ward", "house", "khasra", "street", "landmark")}
    premises["ward_name"] = dict(ward.get("name", {}))
    details = {k: kept.get(k, "") for k in ("work", "purpose", "storeys", "plot_area", "description")}
    return {
        "parties": [party],
        "premises": premises,
        "details": details,
        "enclosures": kept.get("enclosures", []),
        "fee": {"paise": kept["fee_paid"], "mode": kept["fee_mode"]},
    }


def premises_text(premises: Mapping[str, Any]) -> dict[str, str]:
    """The premises in one line, in each language of papers; what was typed stays as it was typed."""
    name, told = premises.get("ward_name", {}), words("premises")
    found = {}
    for lang in LANGUAGES:
        ward = name.get(lang) or name.get("en") or next(iter(name.values()), "")
        parts = [told[key][lang].format(premises[key]) for key in ("house", "khasra") if premises.get(key)]
        parts += [str(premises[key]) for key in ("street", "landmark") if premises.get(key)]
        if premises.get("ward"):
            parts.append(f"{told['ward'][lang].format(premises['ward'])} {ward}".strip())
        found[lang] = ", ".join(parts)
    return found


def _acknowledgement(desk: Desk, office: Office, file: CaseFile, form: Form, clock: Clock) -> Sheet:
    party, details = file.applicant(), file.fields["details"]
    given = set(file.fields["enclosures"])
    asked = enclosures_asked(desk, office, form.name, file.opened_on or desk.today())
    fee = office.setting(f"fee.{form.provision}", file.opened_on or desk.today())
    return Sheet(
        template="acknowledgement",
        title={"hi": "पावती", "en": "Acknowledgement"},
        file_number=file.number,
        number=file.number,
        day=file.opened_on or desk.today(),
        addressee=party["name"]["en"],
        provision=form.provision,
        section=desk.law.provision(form.provision).cite,
        last_day=clock.last_day,
        values={
            "applicant": party["name"],
            "address": party["address"],
            "premises": premises_text(file.fields["premises"]),
            "proposal": form.field("work").choice(details["work"]),
            "received_on": file.opened_on or desk.today(),
            "enclosures": [{"says": e["label"]} for e in asked if e["key"] in given],
            "fee": file.fields["fee"]["paise"],
            "fee_authority": fee.authority,
            "last_day": clock.last_day or desk.today(),
            "steps": arithmetic(clock, office.languages),
        },
    )


def _take_fee(
    tx: Writing, desk: Desk, office: Office, me: Officer, file: CaseFile, kept: Mapping[str, Any]
) -> list[Any]:
    if not kept["fee_paid"]:
        return []
    day = file.opened_on or desk.today()
    number, numbers = take_number(tx, series(office, desk.store.device, "RC", kept["ward"], desk.today()))
    party = file.applicant()
    sheet = Sheet(
        template="receipt",
        title={"hi": "रसीद", "en": "Receipt"},
        file_number=file.number,
        number=file.number,
        day=desk.today(),
        addressee=party["name"]["en"],
        values={
            "receipt_number": number,
            "payer": party["name"],
            "amount": kept["fee_paid"],
            "mode": load(file.kind).field("fee_mode").choice(kept["fee_mode"]),
            "purpose": dict(load(file.kind).title),
            "authority": office.setting(f"fee.{load(file.kind).provision}", day).authority,
        },
    )
    data = {
        "number": number,
        "numbers": numbers,
        "paise": kept["fee_paid"],
        "mode": kept["fee_mode"],
        "for": load(file.kind).provision,
        "papers": [freeze(tx, desk, office, me, sheet)],
    }
    return [tx.add(Draft(f"case:{file.id}", "fee.paid", day, data, file.pack))]


def reread(tx: Writing, case: str) -> CaseFile:
    """The case with everything added in this transaction."""
    return fold_case(case, tx.entries(f"case:{case}"))
