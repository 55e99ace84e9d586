"""Orders on a notice: reasons given, every plea answered, the right officer, and the appeal with its last day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.gate import CLERKS, PLAIN_ORDER, gives, need_maker, need_open, step_of
from desktop.casework.hearing import served_notice
from desktop.casework.notice_days import need_days, need_guarded_days
from desktop.casework.notices import address_of, ward_of
from desktop.casework.office import Office
from desktop.casework.order_paper import in_own_order, order_sheet, pleas_on
from desktop.casework.papers import freeze_worded, preview_worded
from desktop.casework.ports import Draft, Printed
from desktop.casework.ruling import (
    act_of,
    akin,
    appeal_of,
    appeal_provision,
    clocks_on,
    governed,
    signer_of,
)
from desktop.casework.signature import Hand, hand_of, need_checker
from desktop.casework.told import need_shapes
from desktop.casework.wording import said
from desktop.core.dates import show
from desktop.core.errors import FieldError, FieldErrors, LawError
from desktop.core.ids import uuid7
from desktop.core.text import clean
from desktop.law.appeals import Appeal
from desktop.law.model import Act, Fact, Provision

CONFORM = "mp-1961:187:8a"


def choose(desk: Desk, case: str, doubt: str, choice: str, reason: str) -> Done:
    """Record the officer's choice where the Act says two things (`doubt` names them); the choice is an entry."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "officer", "head")
    if not clean(reason):
        raise FieldError("reason", "Say why you read the Act so; it stands in the note sheet.", code="required")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        _need_choice(act_of(desk, file), doubt, choice)
        data = {"doubt": doubt, "choice": clean(choice), "reason": clean(reason)}
        entry = tx.add(Draft(f"case:{case}", "choice.made", today, data, file.pack))
    return Done(case, (entry,))


def _need_choice(act: Act, doubt: str, choice: str) -> None:
    """Raise `FieldError` unless the Act has this doubt and the choice is one that it leaves.

    A doubt without a name of its own (what an appeal list leaves open) is decided in the officer's words.
    """
    known = next((d for d in act.doubts if d.id == doubt), None) if doubt else None
    if doubt and known is None:
        raise FieldError("doubt", "The Act leaves no such question open.", code="doubt")
    if known and known.choices and choice not in known.choices:
        raise FieldError("choice", f"Choose one of: {'; '.join(known.choices)}.", code="choice", text=choice)
    if not clean(choice):
        raise FieldError("choice", "Write how the Act is read.", code="required")


def doubts_of(desk: Desk, case: str, provision: str = CONFORM) -> list[Any]:
    """The doubts about the appeal that stand open in this case and that the officer must decide before the order."""
    office, file = desk.office(), desk.case(case)
    appeal = appeal_of(desk, file, provision, need_authority(desk, office, provision), desk.today())
    return [d for d in (appeal.doubts if appeal else ()) if d.id not in file.choices]


def need_authority(desk: Desk, office: Office, provision: str) -> str:
    """The authority that signs under `provision` in this kind of body."""
    return signer_of(desk, office, provision, desk.today()).authority


def order_provision(desk: Desk, file: CaseFile, notice: str) -> str:
    """The provision under which an order on a notice is made where nobody names another.

    That is the one of the notice's section and procedure that makes orders; under `mp-1961` s. 187(8) the order to
    alter the work so that it conforms.
    """
    made = file.notices[notice].provision if notice in file.notices else ""
    act = act_of(desk, file)
    if CONFORM in act and made in act and act.provision(made).section == act.provision(CONFORM).section:
        return CONFORM
    rows = [act.provision(id) for id in akin(act, made)] if made in act else []
    makers = [row for row in rows if {"order", "removal"} & set(row.instruments)]
    return next((row.id for row in makers if "order" in row.instruments), makers[0].id if makers else made)


def preview_order(desk: Desk, case: str, notice: str, order: Mapping[str, Any]) -> Printed:
    """The order as it would go out, marked as a draft."""
    office, file, me = desk.office(), desk.case(case), desk.me()
    kept = lint(desk, file, notice, order)
    appeal = decided(file, appeal_of(desk, file, kept["provision"], me.authority, desk.today()))
    sheet = order_sheet(desk, file, notice, kept, appeal, "—")
    return preview_worded(desk, office, me, sheet, in_own_order(desk, file, notice, kept, sheet))


def make_order(desk: Desk, case: str, notice: str, order: Mapping[str, Any]) -> Done:
    """Make the order on a notice that was served.

    `order` holds provision (see `order_provision`), facts, answers (plea id → how it was considered), reasons,
    operative, days (to comply, from service; left out where nothing is to be done), demolition (whether anything is
    to be pulled down; then the directions on demolitions must have been met), by_order_of (the paper of an
    authority outside the office). Raises `FieldErrors` where reasons or an answer to a plea is missing,
    `LawError` while the time to show cause still runs, on a second order, or while a doubt about the appeal is
    undecided, `PowerError` for the wrong officer, or for the one who drafted it. `draft` names an order that was drafted
    before (`draft_order`), which what else is told changes; `ink` a print signed elsewhere (`signature.hand_of`).
    """
    office = desk.office()
    with desk.store.writing(desk.officer) as tx:
        file = desk.open_case(tx, case)
        hand = hand_of(desk, office, file, order.get("ink"))
        me, today = hand.officer, hand.day
        order = _drafted(file, office, hand, notice, order)
        need_first(desk, file, notice)
        kept = lint(desk, file, notice, order)
        row = act_of(desk, file).provision(kept["provision"])
        act = "make_order" if gives(row, "make_order") else ""
        step = step_of(row, act) if act else PLAIN_ORDER
        power = need_maker(desk, office, me, row, step, today, order)
        need_lawful(desk, office, file, notice, kept, row, act, today)
        made_by = power.authority or me.authority
        appeal = decided(file, appeal_of(desk, file, row.id, made_by, today))
        number, numbers = take_number(tx, series(office, desk.store.device, "OR", ward_of(file), today))
        sheet = replace(order_sheet(desk, file, notice, kept, appeal, number), day=today)
        paper = freeze_worded(tx, desk, office, me, sheet, in_own_order(desk, file, notice, kept, sheet))
        data = {
            **kept,
            "notice": uuid7(),
            "on_notice": notice,
            "number": number,
            "numbers": numbers,
            "power": power.source,
            "addressee": dict(file.notices[notice].data["addressee"]),
            "address": address_of(file, file.notices[notice]),
            "made_by": made_by,
            "appeal": _appeal_record(desk, file, appeal),
            "papers": [paper],
            **hand.record,
        }
        if kept["days"]:
            data["set"] = {"compliance": {"length": kept["days"], "unit": "day"}}
        if power.paper:
            data["by_order_of"] = dict(power.paper)
        entry = tx.add(Draft(f"case:{case}", "order.made", today, data, file.pack))
    return Done(case, (entry,), (paper["id"],))


def draft_order(desk: Desk, case: str, notice: str, order: Mapping[str, Any]) -> Done:
    """Write the draft of an order for the officer who signs it, here or on another PC of the office.

    `order` is what `make_order` takes. Raises `FieldErrors` as it would for what is missing; time and power are looked
    at when it is signed.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        kept = lint(desk, file, notice, order)
        data = {"draft": uuid7(), "on_notice": notice, "provision": kept["provision"], "order": kept}
        entry = tx.add(Draft(f"case:{case}", "order.drafted", today, data, file.pack))
    return Done(case, (entry,))


def _drafted(file: CaseFile, office: Office, hand: Hand, notice: str, order: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is told of the order, over the draft that it names. Raises `FieldError` for a draft of another notice."""
    if not (named := order.get("draft")):
        return order
    draft = file.order_drafts.get(str(named))
    if draft is None or draft["on_notice"] != notice:
        raise FieldError("draft", "There is no such draft of an order on this notice.", code="draft")
    need_checker(office, hand, draft["officer"])
    return {**draft["order"], **order}


def need_first(desk: Desk, file: CaseFile, notice: str) -> None:
    served = served_notice(desk, file, notice)
    if before := file.order_on(notice):
        raise LawError(
            f"The order on this notice was made on {show(date.fromisoformat(before['day']))} ({before['number']}); "
            "a second is made only after the first was set aside or sent back in appeal.",
            section=act_of(desk, file).provision(served.provision).cite,
            code="done",
        )


def need_lawful(
    desk: Desk,
    office: Office,
    file: CaseFile,
    notice: str,
    kept: Mapping[str, Any],
    row: Provision,
    act: str,
    today: date,
) -> None:
    """The time given to the addressee is over, and the procedure with its guards allows the order on its day."""
    _need_time_over(desk, office, file, notice, today)
    supposing = [Fact("order.intended", today, "", {"provision": row.id, "demolition": kept["demolition"]})]
    if act and not (act == "make_order" and row.procedure == "requisition" and not kept["demolition"]):
        need_open(desk, office, file, row.id, act, today, notice, supposing)


def lint(desk: Desk, file: CaseFile, notice: str, order: Mapping[str, Any]) -> dict[str, Any]:
    """What the order keeps of what was told. Raises `FieldErrors`: reasons, answers to pleas, section, days."""
    need_shapes(order)
    faults: list[FieldError] = []
    served_notice(desk, file, notice)
    provision = order.get("provision") or order_provision(desk, file, notice)
    for name in ("facts", "reasons", "operative"):
        if not said(order.get(name, "")):
            faults.append(FieldError(name, "An order without this does not stand; write it.", code="required"))
    answers = {k: said(v) for k, v in dict(order.get("answers", {})).items() if said(v)}
    for plea in pleas_on(file, notice):
        if plea["id"] not in answers:
            faults.append(
                FieldError(f"answers.{plea['id']}", f"This plea is not answered: {plea['text']}", code="plea")
            )
    demolition = bool(order.get("demolition", provision != CONFORM))
    days = None
    try:
        row = _ruled_by(desk, file, notice, provision)
        days = _days(row, order)
        if demolition:
            need_guarded_days(desk, file, row, days, desk.today(), "order.served")
    except FieldError as fault:
        faults.append(fault)
    if faults:
        raise FieldErrors(faults)
    return {
        "provision": provision,
        "facts": said(order["facts"]),
        "reasons": said(order["reasons"]),
        "operative": said(order["operative"]),
        "answers": answers,
        "days": days,
        "demolition": demolition,
    }


def _ruled_by(desk: Desk, file: CaseFile, notice: str, provision: str) -> Provision:
    """The provision of the order, which must be of the section that the notice was given under, or tied to it."""
    act = act_of(desk, file)
    made = act.provision(file.notices[notice].provision)
    if provision in act:
        row = act.provision(provision)
        if row.section == made.section or row.id in governed(act, (made.id,)):
            return row
    cite = act.provision(provision).cite if provision in act else provision
    raise FieldError(
        "provision",
        f"The notice was given under section {made.cite}; no order under {cite} follows from it.",
        code="section",
        made=made.cite,
        section=cite,
    )


def _days(row: Provision, order: Mapping[str, Any]) -> int | None:
    """The days to comply: set by the officer, within what the section allows; none where nothing is to be done."""
    days = order.get("days")
    if days is None and "days" in order:
        need_days(row, None)
        return None
    if not isinstance(days, int) or isinstance(days, bool) or days < 1:
        raise FieldError("days", "Set the days to comply, counted from service; the Act fixes none.", code="days")
    need_days(row, days)
    return days


def _need_time_over(desk: Desk, office: Office, file: CaseFile, notice: str, today: date) -> None:
    """While the time to show cause runs, only a cause already shown lets the order be made."""
    if pleas_on(file, notice):
        return
    served = file.notices[notice]
    running = [
        c
        for c in clocks_on(desk, office, file, today)
        if c.provision == served.provision and c.runs_for == "addressee" and c.last_day and c.state == "running"
        if c.started_by == served.served_by
    ]
    if running:
        last = max(c.last_day for c in running if c.last_day)
        raise LawError(
            f"He may show cause until {last:%d-%m-%Y}; the order can be made after that day.",
            section=running[0].section,
            first_day=date.fromordinal(last.toordinal() + 1),
            code="too_early",
        )


def decided(file: CaseFile, appeal: Appeal | None) -> Appeal | None:
    """The appeal as the officer reads the Act; None where it gives none. Raises `LawError` if a doubt is undecided."""
    if appeal is None:
        return None
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
        "provision": appeal_provision(act_of(desk, file), appeal, chosen),
        "last_day": appeal.last_day.isoformat() if appeal.last_day else "",
    }
