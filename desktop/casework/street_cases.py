"""What a street line brings to a case and to a parcel: the stop, leave to build, possession, payment, undertakings.

Measures come from `desktop.streets` as plain figures; here the law is asked, and the entry made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.office import Office
from desktop.casework.ports import Draft
from desktop.casework.ruling import need_power, overlay
from desktop.casework.street import Street
from desktop.casework.street_law import BANS, TAKINGS, UNDERTAKINGS, Taking, Undertaking, taking_of
from desktop.casework.street_ways import BODIES
from desktop.casework.streets import need_order, need_past, open_street
from desktop.core.dates import show
from desktop.core.errors import FieldError, LawError, NagardeskError, PowerError
from desktop.core.ids import uuid7
from desktop.core.text import clean
from desktop.law.clocks import Clock, clocks
from desktop.law.model import Act, Bound, Provision, Unit
from desktop.law.periods import reckon

CLERKS = ("clerk", "officer", "head")


def place_case(desk: Desk, case: str, street: str, parcel: str) -> Done:
    """Say which parcel of a street's survey is the plot of a case; the last word counts.

    Raises `FieldError` for a number that the survey does not have.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS, "inspector")
    with desk.store.writing(me.id) as tx:
        file, state = desk.open_case(tx, case), open_street(tx, street)
        if all(each["number"] != parcel for each in state.parcels.values()):
            raise FieldError("parcel", f"The survey of this street has no parcel {parcel}.", code="parcel_missing")
        entries = (
            tx.add(Draft(f"case:{case}", "case.placed", today, {"street": street, "parcel": parcel}, file.pack)),
            tx.add(Draft(f"street:{street}", "plot.placed", today, {"case": case, "parcel": parcel}, state.pack)),
        )
    return Done(case, entries)


def plot_of(file: CaseFile) -> tuple[str, str]:
    """Street and parcel number of the plot of a case; ('', '') while nobody has said it."""
    said = [e.data for e in file.entries if e.kind in ("case.placed", "line.touched")]
    return (said[-1]["street"], said[-1]["parcel"]) if said else ("", "")


def record_touch(desk: Desk, case: str, touch: Mapping[str, Any]) -> Done:
    """Record that the plot of a case touches a line, with what was measured and the findings that follow.

    `touch` is what `desktop.streets.consequences.touch_record` makes. From then on `need_line_free` stops the case.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS, "inspector")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        entry = tx.add(Draft(f"case:{case}", "line.touched", today, dict(touch), file.pack))
    return Done(case, (entry,))


def clear_touch(desk: Desk, case: str, reason: str) -> Done:
    """Record that the plot no longer touches the line: the plan was changed, or it was measured anew."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "inspector", "officer", "head")
    if not clean(reason):
        raise FieldError("reason", "Say what was changed or measured.", code="required")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        entry = tx.add(Draft(f"case:{case}", "line.cleared", today, {"reason": clean(reason)}, file.pack))
    return Done(case, (entry,))


def permit_within(desk: Desk, case: str, reason: str) -> Done:
    """Give the leave to build within the line that the Act lets an officer give; he must hold the power today.

    Raises `LawError` where the Act knows no such leave, `PowerError` for the wrong officer.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    if not clean(reason):
        raise FieldError("reason", "Give the reasons and conditions.", code="required")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        touch = _touch(file)
        if touch is None:
            raise NagardeskError("No line is recorded as touched in this case.", code="no_touch")
        if not touch["permission"]:
            raise LawError(
                f"Section {touch['section']} forbids it outright; it knows no permission.", section=touch["section"],
                code="line_barred",
            )  # fmt: skip
        act = desk.law.version(file.pack)
        row = act.provision(touch["permission"])
        power = _leave(desk, office, row, today)
        data = {"provision": row.id, "reason": clean(reason), "power": power, "of": touch["entry"]}
        entry = tx.add(Draft(f"case:{case}", "line.permitted", today, data, file.pack))
    return Done(case, (entry,))


def _leave(desk: Desk, office: Office, row: Provision, today: date) -> str:
    """The section of the power to give leave: the provision's own officer, or the one whose approval a ban names."""
    if row.actor != "any person":
        return need_power(desk, office, desk.me(), row.id, today).source
    me = desk.me()
    if me.authority not in row.prior_approval or not me.holds(today):
        raise PowerError(
            f"Section {row.cite} leaves this to the {' or '.join(row.prior_approval)}.",
            section=row.cite,
            authority=row.prior_approval[0] if row.prior_approval else "",
        )
    return row.cite


def _touch(file: CaseFile) -> dict[str, Any] | None:
    """The touch that stands in a case: recorded, and neither cleared nor permitted since."""
    standing: dict[str, Any] | None = None
    for entry in file.entries:
        if entry.kind == "line.touched":
            standing = {**entry.data, "entry": entry.id}
        elif entry.kind == "line.cleared":
            standing = None
    return standing


def line_bar(file: CaseFile) -> LawError | None:
    """What stands in the way of granting anything in this case because of a street line; None if nothing does."""
    touch = _touch(file)
    permitted = any(e.kind == "line.permitted" and e.data["of"] == (touch or {}).get("entry") for e in file.entries)
    if touch is None or permitted:
        return None
    leave = (
        "the Act knows no leave for it" if not touch["permission"] else "it needs the leave that the section names"
    )
    return LawError(
        f"The plot touches the street line by {touch['within']} m² (up to {touch['depth']} m); section "
        f"{touch['section']} forbids building there, and {leave}.",
        section=touch["section"],
        code="line_touched" if touch["permission"] else "line_touched_barred",
        area=touch["within"],
        depth=touch["depth"],
    )


def need_line_free(file: CaseFile) -> None:
    """Raise `LawError` with the section while a street line stands in the way; every granting act calls this."""
    if bar := line_bar(file):
        raise bar


def wall_clock(desk: Desk, file: CaseFile, today: date | None = None) -> Clock | None:
    """The time after which a boundary wall may go ahead where the land was not taken (`pb-1976` s. 231(3) proviso)."""
    act = desk.law.version(file.pack)
    row = "pb-1976:231:3.proviso"
    if act.id != "pb-1976" or row not in act:
        return None
    found = clocks(act, [row], file.facts, today or desk.today(), overlay(desk.office()))
    return found[0] if found else None


def take_possession(
    desk: Desk,
    street: str,
    parcel: str,
    kind: str,
    day: date,
    *,
    area: str,
    order: Mapping[str, str],
    served: date | None = None,
    request: date | None = None,
    approval: Mapping[str, str] | None = None,
    compensation: Mapping[str, Any] | None = None,
) -> Done:
    """Take land within a line for the street, and record that it vests.

    `kind` is open, external, bare, pulled_down, government, refused or remainder; `area` the measured m²; `served` the
    day the notice was served where the Act wants clear days; `request` the owner's, for a useless remainder.
    Raises `LawError` before the clear days are over, with the first lawful day, and where an approval is missing.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    need_past(day, today)
    act = desk.act(office, day)
    taking = taking_of(act, kind)
    row = act.provision(taking.provision)
    data: dict[str, Any] = {
        "parcel": parcel,
        "kind": kind,
        "area": area,
        "provision": row.id,
        "vests": taking.vests,
        "deemed": act.provision(taking.vests).deemed,
        "order": need_order(order),
        "event": "possession.taken",
        "compensation": dict(compensation or {}),
    }
    data |= _asked(desk, office, act, taking, row, day, served, request, approval)
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        _need_parcel(state, parcel, kind)
        if row.actor and row.actor not in BODIES:
            data["power"] = need_power(desk, office, me, row.id, day).source
        entry = tx.add(Draft(f"street:{street}", "possession.taken", day, data, act.pack))
    return Done("", (entry,))


def _asked(
    desk: Desk,
    office: Office,
    act: Act,
    taking: Taking,
    row: Provision,
    day: date,
    served: date | None,
    request: date | None,
    approval: Mapping[str, str] | None,
) -> dict[str, Any]:
    """What the Act wants before the taking, checked, as the entry keeps it."""
    if taking.asks == "notice":
        if served is None:
            raise LawError(
                f"Section {row.cite} wants notice to the owner first; record the day it was served.",
                section=row.cite,
                code="not_served",
            )
        first = first_day(desk, office, row, served)
        if day < first:
            raise LawError(
                f"Section {row.cite}: the notice was served on {show(served)}; possession may be taken from "
                f"{show(first)}.",
                section=row.cite,
                first_day=first,
                code="too_early",
            )
        return {"served": served.isoformat(), "first_day": first.isoformat()}
    if taking.asks == "approval":
        if not approval:
            raise LawError(
                f"Section {row.cite} wants the approval of the {' or '.join(row.prior_approval)} first.",
                section=row.cite,
                code="approval_missing",
            )
        kept = need_order(approval, "approval")
        if kept["day"] > day.isoformat():
            raise LawError(
                f"Section {row.cite}: the approval is dated after the taking.",
                section=row.cite,
                code="approval_later",
            )
        return {"approval": kept}
    if taking.asks == "request":
        if request is None or request > day:
            raise LawError(
                f"Section {row.cite}: the remainder is taken at the owner's request only.",
                section=row.cite,
                code="request",
            )
        return {"request": request.isoformat()}
    return {}


def first_day(desk: Desk, office: Office, row: Provision, served: date) -> date:
    """The first day after the clear days (or other shortest time) of a provision, counted from service."""
    period = next(p for p in row.periods if p.bound is Bound.AT_LEAST)
    off = overlay(office).rules_off_on(served)
    return reckon(served, period.length or 0, period.unit or Unit.DAY, Bound.AT_LEAST, off=off).day or date.max


def _need_parcel(state: Street, parcel: str, kind: str) -> None:
    held = state.parcels.get(parcel)
    if held is None:
        raise FieldError("parcel", "The street has no such parcel.", code="parcel_missing")
    government = held.get("vests") == "government"
    if government != (kind == "government") and (state.act, "government") in TAKINGS:
        says = "is the Government's" if government else "is not the Government's"
        raise FieldError("kind", f"Parcel {held['number']} {says}; choose the other way of taking it.", code="vests")


def make_agreement(
    desk: Desk,
    street: str,
    parcel: str,
    owner: Mapping[str, str],
    registered: Mapping[str, str],
    conditions: Sequence[str],
    day: date,
    case: str = "",
) -> Done:
    """Enter an owner's registered agreement to claim nothing when work within the line must go (`pb-1976` s. 231(4), (7)).

    `registered` is number and date of its registration, without which it does not bind. Only the authority that grants
    the permission asks for it.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_past(day, today)
    act = desk.act(office, day)
    rules = _undertaking(act)
    power = need_power(desk, office, me, rules.agreement, day)
    said = [clean(c) for c in conditions if clean(c)]
    if not said:
        raise FieldError("conditions", "Write what the owner binds himself to.", code="required")
    kept = need_order(registered, "registered")
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        if parcel not in state.parcels:
            raise FieldError("parcel", "The street has no such parcel.", code="parcel_missing")
        data = {
            "agreement": uuid7(),
            "parcel": parcel,
            "owner": dict(owner),
            "registered": kept,
            "conditions": said,
            "provision": rules.agreement,
            "registration": rules.registration,
            "register": rules.register,
            "deemed": act.provision(rules.registration).deemed,
            "power": power.source,
            "case": case,
            "event": "agreement.made",
        }
        entry = tx.add(Draft(f"street:{street}", "agreement.made", day, data, act.pack))
    return Done("", (entry,))


def make_deposit(desk: Desk, street: str, agreement: str, paise: int, receipt: str, day: date) -> Done:
    """Enter the deposit that goes with an agreement; its sum is the authority's to determine (`pb-1976` s. 231(4))."""
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS, "accounts")
    need_past(day, today)
    if paise <= 0 or not clean(receipt):
        raise FieldError("paise", "Write the sum and the number of its receipt.", code="required")
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        _agreement(state, agreement)
        act = desk.act(desk.office(), day)
        data = {
            "agreement": agreement,
            "paise": paise,
            "receipt": clean(receipt),
            "provision": _undertaking(act).deposit,
            "event": "payment.made",
        }
        entry = tx.add(Draft(f"street:{street}", "deposit.made", day, data, act.pack))
    return Done("", (entry,))


def call_removal(desk: Desk, street: str, agreement: str, reason: str, day: date) -> Done:
    """Call on the owner or his successor, in writing, to remove the work under the agreement (`pb-1976` s. 231(4))."""
    office, me, today = desk.office(), desk.me(), desk.today()
    need_past(day, today)
    act = desk.act(office, day)
    rules = _undertaking(act)
    power = need_power(desk, office, me, rules.removal, day)
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        if _agreement(state, agreement)["removal"]:
            raise NagardeskError("The owner was called on already.", code="called")
        data = {
            "agreement": agreement,
            "reason": clean(reason),
            "provision": rules.removal,
            "recovery": act.provision(rules.removal).recovery,
            "power": power.source,
            "event": "notice.issued",
        }
        entry = tx.add(Draft(f"street:{street}", "removal.called", day, data, act.pack))
    return Done("", (entry,))


def _undertaking(act: Act) -> Undertaking:
    if act.id not in UNDERTAKINGS:
        raise LawError(
            f"{act.short['en']} knows no such agreement about work within the line.", section="", code="no_agreement"
        )
    return UNDERTAKINGS[act.id]


def _agreement(state: Street, agreement: str) -> dict[str, Any]:
    if agreement not in state.agreements:
        raise NagardeskError("There is no such agreement in the register.", code="agreement_missing")
    return state.agreements[agreement]


def set_paid(desk: Desk, street: str, parcel: str, worth: Mapping[str, Any]) -> Done:
    """Keep a working of compensation, betterment or price with the street: `desktop.streets.worth` as plain figures."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "accounts", "officer", "head")
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        if parcel not in state.parcels:
            raise FieldError("parcel", "The street has no such parcel.", code="parcel_missing")
        data = {"parcel": parcel, "worth": dict(worth), "provision": worth.get("provision", "")}
        entry = tx.add(Draft(f"street:{street}", "compensation.reckoned", today, data, state.pack))
    return Done("", (entry,))


def kinds_banned(act: str) -> list[str]:
    """The kinds of line of an Act within which building is banned, in order."""
    return [kind for each, kind in BANS if each == act]
