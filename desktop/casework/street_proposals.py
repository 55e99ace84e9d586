"""Bringing a matter of a street through the Act's steps: proposed, noticed, objected to, approved, decided.

A line, the making public of a private street, a permanent closing and a diversion go the same way; `street_ways` says
which steps each Act has. Every act refuses a step that is too early, with the section.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.ports import Draft, Writing
from desktop.casework.ruling import need_power, overlay
from desktop.casework.street import SIDES, Proposal, Street
from desktop.casework.street_steps import Ground, Want, need_ready, needed_approvals, overruling, wants
from desktop.casework.street_ways import BODIES, kinds_of, way_of
from desktop.casework.streets import need_order, need_past, open_street
from desktop.core.errors import FieldError, LawError, NagardeskError
from desktop.core.ids import uuid7
from desktop.core.text import clean
from desktop.law.model import Act, Bound

FINISH = {
    "line": "line.prescribed",
    "declaration": "declaration.made",
    "closing": "closing.made",
    "diversion": "diversion.made",
}
CLERKS = ("clerk", "officer", "head")


def propose(desk: Desk, street: str, matter: str, plan: Mapping[str, Any], day: date | None = None) -> Done:
    """Propose a line, a declaration, a closing or a diversion; nothing holds before it is decided.

    For a line, `plan` is what `desktop.streets` measured: kind, frame, base, lines (`{side, points, span}`),
    effect (`narrows`, `shifts`, `widens` and their figures) and `against`, the ids of the lines in force that it was
    measured against. Raises `FieldError` for a plan that is not of this street's day, `LawError` where the Act gives
    no such power.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS, "inspector")
    on = need_past(day or today, today)
    office = desk.office()
    act = desk.act(office, on)
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        fresh = False
        kept = dict(plan)
        if matter == "line":
            kept, fresh = _checked_line(state, act, plan, on)
        _need_status(state, matter)
        way = way_of(act.id, matter, fresh)
        _need_awake(act, way.provision, office.body_kind, overlay(office).notified_on(on))
        proposal = uuid7()
        data = {
            "proposal": proposal,
            "matter": matter,
            "fresh": fresh,
            "provision": way.provision,
            "plan": kept,
            "notes": ["one_side"] if way.both_sides and len(kept.get("lines", ())) == 1 else [],
        }
        entry = tx.add(Draft(f"street:{street}", f"{matter}.proposed", on, data, act.pack))
    return Done("", (entry,))


def give_notice(
    desk: Desk,
    street: str,
    proposal: str,
    key: str,
    day: date,
    *,
    where: str = "",
    party: str = "",
    until: date | None = None,
    days: int | None = None,
) -> Done:
    """Record that a notice which the Act asks for was put up, published or served on `day`.

    `until` or `days` is the time for objections where the Act leaves it to the notice (`rj-2009` s. 183(1)(b)).
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS, "inspector")
    need_past(day, today)
    with desk.store.writing(me.id) as tx:
        ground = _ground(desk, tx, street, proposal)
        rule = next((r for r in ground.way.notices if r.key == key), None)
        if rule is None:
            known = ", ".join(r.key for r in ground.way.notices) or "none"
            raise FieldError("key", f"The Act asks for no such notice here; it asks for: {known}.", code="notice_key")
        if day < ground.proposal.day:
            raise FieldError("day", "A notice can't be older than the proposal it tells of.", code="before_proposal")
        data: dict[str, Any] = {
            "proposal": proposal,
            "about": proposal,
            "key": key,
            "provision": rule.provision,
            "event": rule.event,
            "where": clean(where),
        }
        if party:
            data["party"] = party
        data |= _time_set(ground, key, day, until, days)
        kind = f"{ground.proposal.matter}.noticed"
        entry = tx.add(Draft(f"street:{street}", kind, day, data, ground.proposal.pack))
    return Done("", (entry,))


def _time_set(ground: Ground, key: str, day: date, until: date | None, days: int | None) -> dict[str, Any]:
    """What the notice says of the time for objections, where the Act leaves it to the notice."""
    if not ground.way.window or key not in ground.way.window_from:
        return {}
    row = ground.act.provision(ground.way.window)
    period = next(p for p in row.periods if p.bound is Bound.AT_MOST)
    if period.length is not None:
        return {}
    if until is None and not days:
        raise FieldError(
            "until",
            f"Section {row.cite} leaves the time for objections to the notice; write the last day it names.",
            code="days_open",
        )
    if until and until <= day:
        raise FieldError("until", "The last day for objections comes after the notice.", code="before_notice")
    told = {"day": until.isoformat()} if until else {"length": days, "unit": "day"}
    return {"set": {period.name: told}}


def receive_objection(
    desk: Desk,
    street: str,
    proposal: str,
    by: Mapping[str, str],
    text: str,
    received: date,
    *,
    greater_portion: bool = False,
) -> Done:
    """Take in an objection or suggestion; a late one is kept too, and marked late by its date.

    `greater_portion` says that the owners of the greater portion (in `pb-1976` any owner) object to the street's
    being made public.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    need_past(received, today)
    if not clean(text):
        raise FieldError("text", "Write what is objected or suggested.", code="required")
    with desk.store.writing(me.id) as tx:
        ground = _ground(desk, tx, street, proposal)
        data = {
            "proposal": proposal,
            "about": proposal,
            "objection": uuid7(),
            "by": dict(by),
            "text": clean(text),
            "greater_portion": greater_portion,
            "event": "objection.received",
            "provision": ground.way.window or ground.way.meeting or ground.way.provision,
        }
        kind = f"{ground.proposal.matter}.objection"
        entry = tx.add(Draft(f"street:{street}", kind, received, data, ground.proposal.pack))
    return Done("", (entry,))


def consider(desk: Desk, street: str, proposal: str, objection: str, finding: str, accepted: bool, day: date) -> Done:
    """Record how one objection was considered, with the reason; each has its own."""
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    need_past(day, today)
    if not clean(finding):
        raise FieldError("finding", "Say why it is accepted or not; it stands in the register.", code="required")
    with desk.store.writing(me.id) as tx:
        ground = _ground(desk, tx, street, proposal)
        found = ground.proposal.objections.get(objection)
        if found is None:
            raise NagardeskError("There is no such objection to this proposal.", code="objection_missing")
        if day < found.received:
            raise FieldError("day", "An objection is considered after it is received.", code="before_objection")
        data = {"proposal": proposal, "objection": objection, "finding": clean(finding), "accepted": accepted}
        kind = f"{ground.proposal.matter}.considered"
        entry = tx.add(Draft(f"street:{street}", kind, day, data, ground.proposal.pack))
    return Done("", (entry,))


def approve(desk: Desk, street: str, proposal: str, provision: str, order: Mapping[str, str], day: date) -> Done:
    """Record an approval, sanction or consultation that the Act wants, with number and date of the paper.

    `provision` names it as `wants` does. Raises `LawError` where it comes too early: the body that weighs the
    objections can't approve before their time is over, nor before a sanction that must be there already.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    need_past(day, today)
    with desk.store.writing(me.id) as tx:
        ground = _ground(desk, tx, street, proposal)
        rule = next((r for r in needed_approvals(ground) if r.provision == provision), None)
        if rule is None and provision != ground.way.consults:
            raise FieldError("provision", "The Act asks for no such approval here.", code="approval_unknown")
        if rule:
            need_ready(ground, day, rule)
        row = ground.act.provision(provision)
        data = {
            "proposal": proposal,
            "about": proposal,
            "provision": provision,
            "authority": list(row.prior_approval),
            "order": need_order(order),
            "event": "approval.received",
        }
        kind = f"{ground.proposal.matter}.approved"
        entry = tx.add(Draft(f"street:{street}", kind, day, data, ground.proposal.pack))
    return Done("", (entry,))


def decide(desk: Desk, street: str, proposal: str, order: Mapping[str, str], day: date) -> Done:
    """Prescribe the line, declare the street public, close it or divert it, from `day` on.

    Where the Act gives this to an officer, he must be signed in and hold the power on that day; where it gives it to
    the body, `order` is the resolution. Raises `LawError` with the section for a step that is missing or too early.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    need_past(day, today)
    with desk.store.writing(me.id) as tx:
        ground = _ground(desk, tx, street, proposal)
        state, found = ground.street, ground.proposal
        if found.matter == "line":
            _need_same_lines(state, found.plan, day)
        need_ready(ground, day)
        overruled = overruling(found) and ground.way.overruled
        row = ground.act.provision(overruled or ground.way.provision)
        data = {
            "proposal": proposal,
            "about": proposal,
            "provision": row.id,
            "order": need_order(order),
            "event": "resolution.passed" if row.actor in BODIES else "order.made",
            "compensation": "ask" if overruled else "",
            "deemed": row.deemed,
        }
        if row.actor not in BODIES:
            data["power"] = need_power(desk, office, me, row.id, day).source
        kind = FINISH[found.matter]
        entry = tx.add(Draft(f"street:{street}", kind, day, data, found.pack))
    return Done("", (entry,))


def drop(desk: Desk, street: str, proposal: str, reason: str) -> Done:
    """Give a proposal up, with the reason."""
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    if not clean(reason):
        raise FieldError("reason", "Say why it is given up.", code="required")
    with desk.store.writing(me.id) as tx:
        ground = _ground(desk, tx, street, proposal)
        data = {"proposal": proposal, "reason": clean(reason)}
        kind = f"{ground.proposal.matter}.dropped"
        entry = tx.add(Draft(f"street:{street}", kind, today, data, ground.proposal.pack))
    return Done("", (entry,))


def wanted(desk: Desk, state: Street, proposal: str, day: date | None = None) -> list[Want]:
    """Every step of a proposal as it stands on `day`, with sections, dates and their arithmetic."""
    return wants(_ground_of(desk, state, proposal), day or desk.today())


def _ground(desk: Desk, tx: Writing, street: str, proposal: str) -> Ground:
    ground = _ground_of(desk, open_street(tx, street), proposal)
    if ground.proposal.state != "open":
        raise NagardeskError("This proposal is closed; a new one can be made.", code="proposal_closed")
    return ground


def _ground_of(desk: Desk, state: Street, proposal: str) -> Ground:
    found = state.proposals.get(proposal)
    if found is None:
        raise NagardeskError("There is no such proposal for this street.", code="proposal_missing")
    act = desk.law.version(found.pack)
    return Ground(act, way_of(act.id, found.matter, found.fresh), overlay(desk.office()), state, found)


def _need_status(state: Street, matter: str) -> None:
    wanted = {"line": ("public", "projected"), "declaration": ("private",)}.get(matter, ("public",))
    if state.status not in wanted:
        raise FieldError(
            "status", f"This street is {state.status}; this is for a {' or '.join(wanted)} street.", code="status"
        )


def _need_awake(act: Act, provision: str, body: str, notified: frozenset[str]) -> None:
    section = act.provision(provision).section
    if section in act.asleep(body, notified):
        source = next(h.section for h in act.held_back if section in h.sections)
        raise LawError(
            f"Section {section} has no effect in this kind of body until it is notified (section {source}).",
            section=source,
            code="asleep",
        )


def _checked_line(state: Street, act: Act, plan: Mapping[str, Any], day: date) -> tuple[dict[str, Any], bool]:
    if plan.get("kind") not in kinds_of(act.id):
        raise FieldError("kind", f"{act.short['en']} knows: {', '.join(kinds_of(act.id))}.", code="line_kind")
    sides = [line["side"] for line in plan.get("lines", ())]
    if not sides or len(set(sides)) != len(sides) or set(sides) - set(SIDES):
        raise FieldError("lines", "Give a line for the left, the right, or one for each.", code="line_sides")
    _need_same_lines(state, plan, day)
    fresh = any(_touches(state, plan["kind"], line, day) for line in plan["lines"])
    effect = plan.get("effect", {})
    way = way_of(act.id, "line", fresh)
    if way.widening and (effect.get("narrows") or effect.get("shifts") or not effect.get("widens")):
        row = act.provision(way.provision)
        raise LawError(
            f"Section {row.cite}: {row.grounds[0]}. This line does not widen the street, or takes it in somewhere.",
            section=row.cite,
            code="not_widening",
        )
    lines = [{**line, "id": line.get("id") or uuid7()} for line in plan["lines"]]
    return {**plan, "lines": lines}, fresh


def _touches(state: Street, kind: str, line: Mapping[str, Any], day: date) -> bool:
    low, high = line["span"]
    return any(a < high and low < b for _, (a, b) in state.in_force(kind, line["side"], day))


def _need_same_lines(state: Street, plan: Mapping[str, Any], day: date) -> None:
    """The lines in force must be those that the plan was measured against: its effect is told from them."""
    held = {line.id for side in SIDES for line, _ in state.in_force(plan["kind"], side, day)}
    if held != set(plan.get("against", ())):
        raise FieldError(
            "lines",
            "The lines in force are not those this plan was measured against; measure it again.",
            code="stale",
        )


def proposal_of(state: Street, proposal: str) -> Proposal:
    """The proposal under this id. Raises `NagardeskError` if the street has none such."""
    if proposal not in state.proposals:
        raise NagardeskError("There is no such proposal for this street.", code="proposal_missing")
    return state.proposals[proposal]
