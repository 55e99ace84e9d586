"""Orders: reasons given, every plea answered, the right officer, and the appeal with its forum and last day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.hearing import served_notice
from desktop.casework.intake import premises_text
from desktop.casework.office import Office
from desktop.casework.papers import Sheet, freeze, preview
from desktop.casework.ports import Draft, Printed
from desktop.casework.ruling import appeal_of, appeal_provision, clocks_on, need_power, signer_of, title_of
from desktop.casework.wording import cite_words, numbered, said
from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError
from desktop.core.ids import uuid7
from desktop.core.text import clean
from desktop.law.appeals import Appeal

CONFORM = "mp-1961:187:8a"


def choose(desk: Desk, case: str, doubt: str, choice: str, reason: str) -> Done:
    """Record the officer's choice where the Act says two things (`doubt` names them); the choice is an entry."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "officer", "head")
    if not clean(reason):
        raise FieldError("reason", "Say why you read the Act so; it stands in the note sheet.", code="required")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        data = {"doubt": doubt, "choice": choice, "reason": clean(reason)}
        entry = tx.add(Draft(f"case:{case}", "choice.made", today, data, file.pack))
    return Done(case, (entry,))


def doubts_of(desk: Desk, case: str, provision: str = CONFORM) -> list[Any]:
    """The doubts about the appeal that stand open in this case and that the officer must decide before the order."""
    office, file = desk.office(), desk.case(case)
    appeal = appeal_of(desk, file, provision, need_authority(desk, office, provision), desk.today())
    return [d for d in (appeal.doubts if appeal else ()) if d.id not in file.choices]


def need_authority(desk: Desk, office: Office, provision: str) -> str:
    """The authority that signs under `provision` in this kind of body."""
    return signer_of(desk, office, provision, desk.today()).authority


def preview_order(desk: Desk, case: str, notice: str, order: Mapping[str, Any]) -> Printed:
    """The order as it would go out, marked as a draft."""
    office, file, me = desk.office(), desk.case(case), desk.me()
    kept = _lint(file, notice, order)
    appeal = _decided(file, appeal_of(desk, file, kept["provision"], me.authority, desk.today()))
    return preview(desk, office, me, _sheet(desk, file, notice, kept, appeal, "—"))


def make_order(desk: Desk, case: str, notice: str, order: Mapping[str, Any]) -> Done:
    """Make the order on a show-cause notice: to alter the work so that it conforms, `mp-1961` s. 187(8) proviso.

    `order` holds provision (default `mp-1961:187:8a`), facts, answers (plea id → how it was considered), reasons,
    operative, days (to comply, from service). Raises `FieldErrors` where reasons or an answer to a plea is missing,
    `LawError` while the time to show cause still runs or a doubt about the appeal is undecided, `PowerError` for
    the wrong officer.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        kept = _lint(file, notice, order)
        signer = need_power(desk, office, me, kept["provision"], today)
        _need_time_over(desk, office, file, notice)
        appeal = _decided(file, appeal_of(desk, file, kept["provision"], me.authority, today))
        ward = file.fields["premises"]["ward"]
        number, numbers = take_number(tx, series(office, desk.store.device, "OR", ward, today))
        paper = freeze(tx, desk, office, me, _sheet(desk, file, notice, kept, appeal, number))
        data = {
            **kept,
            "notice": uuid7(),
            "on_notice": notice,
            "number": number,
            "numbers": numbers,
            "power": signer.source,
            "addressee": dict(file.notices[notice].data["addressee"]),
            "made_by": me.authority,
            "appeal": _appeal_record(desk, file, appeal),
            "set": {"compliance": {"length": kept["days"], "unit": "day"}},
            "papers": [paper],
        }
        entry = tx.add(Draft(f"case:{case}", "order.made", today, data, file.pack))
    return Done(case, (entry,), (paper["id"],))


def _lint(file: CaseFile, notice: str, order: Mapping[str, Any]) -> dict[str, Any]:
    faults: list[FieldError] = []
    served_notice(file, notice)
    for name in ("facts", "reasons", "operative"):
        if not said(order.get(name, "")):
            faults.append(FieldError(name, "An order without this does not stand; write it.", code="required"))
    answers = {k: said(v) for k, v in dict(order.get("answers", {})).items() if said(v)}
    for plea in _pleas(file, notice):
        if plea["id"] not in answers:
            faults.append(
                FieldError(f"answers.{plea['id']}", f"This plea is not answered: {plea['text']}", code="plea")
            )
    days = order.get("days")
    if not isinstance(days, int) or days < 1:
        faults.append(
            FieldError("days", "Set the days to comply, counted from service; the Act fixes none.", code="days")
        )
    if faults:
        raise FieldErrors(faults)
    return {
        "provision": order.get("provision", CONFORM),
        "facts": said(order["facts"]),
        "reasons": said(order["reasons"]),
        "operative": said(order["operative"]),
        "answers": answers,
        "days": days,
    }


def _pleas(file: CaseFile, notice: str) -> list[Mapping[str, str]]:
    return [p for c in file.causes if c["notice"] == notice for p in c["pleas"]]


def _need_time_over(desk: Desk, office: Office, file: CaseFile, notice: str) -> None:
    """While the time to show cause runs, only a cause already shown lets the order be made."""
    if _pleas(file, notice):
        return
    served = file.notices[notice]
    running = [
        c
        for c in clocks_on(desk, office, file, desk.today())
        if c.provision == served.provision and c.runs_for == "addressee" and c.last_day and c.state == "running"
    ]
    if running:
        last = max(c.last_day for c in running if c.last_day)
        raise LawError(
            f"He may show cause until {last:%d-%m-%Y}; the order can be made after that day.",
            section=running[0].section,
            code="too_early",
        )


def _decided(file: CaseFile, appeal: Appeal | None) -> Appeal | None:
    """The appeal as the officer reads the Act; None where his choice leaves none. Raises `LawError` if undecided."""
    if appeal is None:
        raise NagardeskError("The Act names no forum of appeal for this order; check the section.", code="no_appeal")
    for doubt in appeal.doubts:
        if doubt.id not in file.choices:
            raise LawError(
                f"The Act says two things about the appeal ({', '.join(doubt.sections)}): {doubt.text} "
                "Decide it in the case first; the choice is kept with its reason.",
                section=doubt.sections[0],
                code="doubt",
            )
        if appeal.forum not in file.choices[doubt.id]["choice"]:
            return None
    return appeal


def _appeal_record(desk: Desk, file: CaseFile, appeal: Appeal | None) -> dict[str, Any]:
    if appeal is None:
        return {}
    chosen = " ".join(file.choices[d.id]["choice"] for d in appeal.doubts)
    return {
        "forum": appeal.forum,
        "section": appeal.section,
        "provision": appeal_provision(desk.law.version(file.pack), appeal, chosen),
        "last_day": appeal.last_day.isoformat() if appeal.last_day else "",
    }


def _sheet(
    desk: Desk, file: CaseFile, notice: str, kept: Mapping[str, Any], appeal: Appeal | None, number: str
) -> Sheet:
    served = file.notices[notice]
    row = desk.law.provision(kept["provision"])
    act = desk.law.version(file.pack)
    pleas = _pleas(file, notice)
    values: dict[str, Any] = {
        "addressee": served.data["addressee"],
        "address": file.applicant()["address"],
        "premises": premises_text(file.fields["premises"]),
        "notice_number": served.number,
        "notice_date": served.issued_on,
        "served_on": served.served_on,
        "facts": [{"says": kept["facts"]}],
        "reasons": [{"says": kept["reasons"]}],
        "operative": [{"says": kept["operative"]}],
        "days": kept["days"],
    }
    if pleas:
        values |= {
            "cause_on": date.fromisoformat(next(c["day"] for c in file.causes if c["notice"] == notice)),
            "cause": numbered([p["text"] for p in pleas]),
            "considered": numbered([kept["answers"][p["id"]] for p in pleas]),
        }
    if heard := [h for h in file.hearings if h["notice"] == notice]:
        values["hearing_on"] = date.fromisoformat(heard[-1]["day"])
    if appeal and appeal.last_day and appeal.within:
        values |= {
            "appeal_forum": title_of(act, appeal.forum),
            "appeal_section": cite_words(appeal.section),
            "appeal_days": appeal.within.length,
            "appeal_last_day": appeal.last_day,
        }
    return Sheet(
        template="order",
        title={"hi": "आदेश", "en": "Order"},
        file_number=file.number,
        number=number,
        day=desk.today(),
        addressee=served.data["addressee"]["en"],
        provision=kept["provision"],
        section=row.cite,
        last_day=appeal.last_day if appeal else None,
        values={k: v for k, v in values.items() if v},
    )
