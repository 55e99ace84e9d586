"""Every other act of a procedure: done, recorded with its paper, and refused when it is too early or not theirs to do.

Notices, their service, hearings, orders on notices and decisions on applications have modules of their own; what is
left (publications, objections, approvals, execution, recovery, appeals, registers, agreements …) goes the same way
and differs in what must be told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from desktop.casework.decisions import RULINGS
from desktop.casework.deed_asks import BALANCES, SALES, Asked, ask
from desktop.casework.deed_papers import PUBLIC, Doing, paper_of
from desktop.casework.desk import Desk, Done
from desktop.casework.gate import Power, need_maker, need_open, step_of
from desktop.casework.inspection import need_daylight, need_entry, past_hour, read_hour
from desktop.casework.money_of_deeds import money_of
from desktop.casework.notices import any_of
from desktop.casework.office import Office, Officer
from desktop.casework.ports import Draft
from desktop.casework.ruling import act_of
from desktop.casework.told import distinct, need_shapes
from desktop.casework.wording import said, words
from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError, PowerError
from desktop.core.ids import uuid7
from desktop.core.money import show as show_money
from desktop.core.text import clean
from desktop.law.model import Provision
from desktop.law.shapes import ShapeAct

ELSEWHERE = {
    "notice.issued": "notices",
    "notice.served": "service",
    "order.served": "service",
    "cause.shown": "hearing",
    "particulars.demanded": "scrutiny",
    "particulars.received": "scrutiny",
}
ON_THE_SPOT = frozenset(
    ["execute_in_default", "remove_at_once", "act_at_once", "take_possession", "remove_people", "destroy_things"]
)
WITH_MONEY = frozenset(
    [
        "demand_expenses",
        "release_things",
        "sell_things",
        "sell_materials",
        "pay_compensation",
        "collect_fee",
        "carry_out_works",
        "record_conviction",
    ]
)
# Entries of these kinds have a shape of their own in the case; a deed that gives such an event is told apart.
_SHAPED = frozenset(
    [
        "order.made",
        "hearing.held",
        "application.received",
        "notice.issued",
        "notice.served",
        "inspection.made",
        "fee.paid",
    ]
)


def record(desk: Desk, case: str, provision: str, act: str, told: Mapping[str, Any]) -> Done:
    """Do an act of a provision's procedure and print its paper.

    `told` holds day (date; today if left out), about (the notice whose matter it is), says (what was done, in the
    officer's own words) and what the act needs: hour, place and two witnesses on the spot (with police, inventory and
    video if there were any), channels for what is made public, paise for money, by and text for an objection,
    outcome for an appeal decided, by_order_of for the paper of an authority outside the office. Raises `FieldErrors`
    for what is missing, `LawError` with the section in the way and the first lawful day, `PowerError` for the wrong
    officer.
    """
    need_shapes(told)
    office, me, today = desk.office(), desk.me(), desk.today()
    day = told.get("day") or today
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        row = act_of(desk, file).provision(provision)
        step = step_of(row, act)
        if step.gives in ELSEWHERE and act != "tell_owner":
            raise NagardeskError(f"'{act}' is done under {ELSEWHERE[step.gives]}.", code="elsewhere")
        if act in RULINGS:
            raise NagardeskError(f"'{act}' is decided, with its reasons and its appeal: decisions.", code="elsewhere")
        power = _power(desk, office, me, row, step, day, told)
        about = str(told.get("about", ""))
        need_open(desk, office, file, provision, act, day, about)
        doing = Doing(desk, office, me, file, row, step, day, told, power)
        kept = _kept(doing)
        data: dict[str, Any] = {"act": act, "provision": provision, "event": step.gives, **kept}
        if about:
            data["notice"] = about
        if told.get("form"):
            data |= {"form": told["form"], "answers": dict(told["answers"])}
        if power.source:
            data |= {"power": power.source, "made_by": power.authority}
        if power.paper:
            data["by_order_of"] = dict(power.paper)
        data |= paper_of(tx, doing, kept)
        if step.also_gives:
            data["events"] = [step.gives, *step.also_gives]
        entry = tx.add(Draft(f"case:{case}", _kind(step), _happened(day, kept), data, file.pack))
    return Done(case, (entry,), tuple(p["id"] for p in data.get("papers", ())))


def _happened(day: date, kept: Mapping[str, Any]) -> date:
    """The day of the entry: that on which it happened, where it became known later."""
    return date.fromisoformat(kept["committed_on"]) if "known_on" in kept else day


def _kind(step: ShapeAct) -> str:
    """The entry's kind: the event itself, save those that have a shape of their own in the case."""
    return "deed.done" if step.gives in _SHAPED else step.gives


def _power(
    desk: Desk, office: Office, me: Officer, row: Provision, step: ShapeAct, day: date, told: Mapping[str, Any]
) -> Power:
    if not step.asks:
        return need_maker(desk, office, me, row, step, day, told)
    paper = told.get("by_order_of") or {}
    if paper.get("authority") not in row.prior_approval:
        raise PowerError(
            f"The approval under section {row.cite} is the {' or the '.join(row.prior_approval)}'s; "
            "record its paper: authority, number and date.",
            section=row.cite,
            code="power_paper",
            authority=row.prior_approval[0] if row.prior_approval else "",
        )
    given = need_maker(desk, office, me, row, _CLERKLY, day, told)
    kept = {k: clean(str(paper.get(k, ""))) for k in ("authority", "number")}
    dated = paper.get("dated", "")
    return Power("", given.source, {**kept, "dated": dated.isoformat() if isinstance(dated, date) else str(dated)})


_CLERKLY = ShapeAct("ask_approval", "citizen", "approval.received")  # the staff records what another has given


def _kept(doing: Doing) -> dict[str, Any]:
    """What the entry keeps of what was told. Raises `FieldErrors` for what the act needs and was not told."""
    told, act = doing.told, doing.step.act
    faults: list[FieldError] = []
    kept: dict[str, Any] = {"says": said(told.get("says", ""))}
    if not any_of(kept["says"]):
        faults.append(
            FieldError("says", "Write what was done, in the words that stand in the file.", code="required")
        )
    if act in ON_THE_SPOT:
        kept |= _on_the_spot(doing, faults)
    if act in PUBLIC:
        kept |= _channels(told, faults)
    if act in WITH_MONEY and act not in SALES:
        kept |= _money(doing, faults)
    kept |= ask(
        act,
        Asked(doing.file, act_of(doing.desk, doing.file), doing.row, doing.day, told, faults, doing.desk.clock.now()),
    )
    if act in SALES or (act in BALANCES and not faults):
        kept |= _money(replace(doing, told={**told, **kept}), faults)
    if act == "apportion":
        kept |= _shares(doing, faults)
    if act == "receive_objection":
        kept |= _objection(told, faults)
    if act == "consider_objections":
        _need_considered(doing)
    if act == "decide_appeal":
        kept |= _outcome(doing, faults)
    if doing.step.daylight and not faults:
        kept |= _daylight(doing, faults)
    if faults:
        raise FieldErrors(faults)
    for key in ("demolition", "until", "case", "set", "applied", "moment", "party"):
        if key in told and key not in kept:
            kept[key] = told[key].isoformat() if isinstance(told[key], date) else told[key]
    return kept


def _hour(doing: Doing, faults: list[FieldError]) -> str:
    try:
        return f"{past_hour(str(doing.told.get('hour', '')), 'hour', doing.day, doing.desk.clock.now()):%H:%M}"
    except FieldError as fault:
        faults.append(fault)
        return ""


def _on_the_spot(doing: Doing, faults: list[FieldError]) -> dict[str, Any]:
    told = doing.told
    kept: dict[str, Any] = {"hour": _hour(doing, faults), "place": said(told.get("place", ""))}
    if not any_of(kept["place"]):
        faults.append(FieldError("place", "Write where it was.", code="required"))
    panchas = [w for w in told.get("witnesses", ()) if said(w.get("name", ""))]
    if distinct(panchas) < 2:
        faults.append(FieldError("witnesses", "It is done before two panchas; name both.", code="panchas"))
    kept["witnesses"] = [{"name": said(w["name"]), "address": said(w.get("address", ""))} for w in panchas]
    for key in ("police", "video"):
        if told.get(key):
            kept[key] = said(told[key])
    kept["inventory"] = [said(each) for each in told.get("inventory", ()) if said(each)]
    return kept


def _daylight(doing: Doing, faults: list[FieldError]) -> dict[str, Any]:
    hour = _hour(doing, faults)
    if hour:
        at = read_hour(hour, "hour")
        need_daylight(doing.office, doing.day, at, doing.row.cite)
        if doing.step.guard == "entry":
            entered = clean(str(doing.told.get("entry", "")))
            need_entry(act_of(doing.desk, doing.file), doing.file, doing.row, entered, doing.day, at)
            return {"hour": hour, "entry": entered}
    return {"hour": hour}


def _channels(told: Mapping[str, Any], faults: list[FieldError]) -> dict[str, Any]:
    channels = [str(each) for each in told.get("channels", ())]
    if not channels or set(channels) - set(words("channels")):
        message = f"Say how it was made public: {', '.join(words('channels'))}."
        faults.append(FieldError("channels", message, code="required"))
    return {"channels": channels}


def _money(doing: Doing, faults: list[FieldError]) -> dict[str, Any]:
    paise, act = doing.told.get("paise"), doing.step.act
    if not isinstance(paise, int) or isinstance(paise, bool) or paise <= 0:
        faults.append(FieldError("paise", "Give the amount, above nothing.", code="amount"))
        return {}
    try:
        kept = money_of(doing.desk, doing.me, doing.file, doing.row, act, paise, doing.told, doing.day)
    except FieldErrors as found:
        faults += found.errors
        return {}
    return kept | (_time_to_pay(doing, faults) if act == "demand_expenses" else {})


def _time_to_pay(doing: Doing, faults: list[FieldError]) -> dict[str, Any]:
    """The days within which a demand is to be paid, set by the officer where the Act fixes none."""
    days = doing.told.get("days")
    if not isinstance(days, int) or isinstance(days, bool) or days < 1:
        message = "Set the days within which it is to be paid, counted from service."
        faults.append(FieldError("days", message, code="days"))
    return {"days": days}


def _shares(doing: Doing, faults: list[FieldError]) -> dict[str, Any]:
    shares = [{"name": said(s.get("name", "")), "paise": s.get("paise", 0)} for s in doing.told.get("shares", ())]
    spent = sum(d["paise"] for d in doing.file.deeds if d["act"] == "carry_out_works")
    if not shares or any(not isinstance(s["paise"], int) or s["paise"] < 0 or not s["name"] for s in shares):
        faults.append(FieldError("shares", "Give each owner's name and share.", code="required"))
    elif sum(s["paise"] for s in shares) != spent:
        message = f"The shares must come to the expense, ₹ {show_money(spent)}."
        faults.append(FieldError("shares", message, code="sum"))
    return {"shares": shares}


def _objection(told: Mapping[str, Any], faults: list[FieldError]) -> dict[str, Any]:
    by, text = said(told.get("by", "")), said(told.get("text", ""))
    if not any_of(by):
        faults.append(FieldError("by", "Name who objects.", code="required"))
    if not any_of(text):
        faults.append(FieldError("text", "Write what is objected.", code="required"))
    return {"objection": uuid7(), "by": by, "text": text}


def _need_considered(doing: Doing) -> None:
    """Objections are considered one by one (`consider`) before the matter is closed."""
    left = [o for o in doing.file.objections.values() if "considered" not in o]
    if left:
        raise LawError(
            f"{len(left)} of {len(doing.file.objections)} objections are not considered yet; each gets its own answer.",
            section=doing.row.cite,
            code="not_considered",
        )


def _outcome(doing: Doing, faults: list[FieldError]) -> dict[str, Any]:
    outcome = doing.told.get("outcome", "")
    if outcome not in ("confirmed", "modified", "set_aside", "remanded"):
        message = "Say what was decided: confirmed, modified, set_aside or remanded."
        faults.append(FieldError("outcome", message, code="required"))
    standing = [o["notice"] for o in doing.file.orders if o["entry"] not in doing.file.void]
    order = str(doing.told.get("order") or next(reversed(standing), ""))
    if order and order not in standing:
        faults.append(FieldError("order", "There is no such order that stands in this case.", code="no_order"))
    return {"outcome": outcome, "order": order}
