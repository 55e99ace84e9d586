"""What a proposal still wants before it may be decided: notices, waits, papers, objections, approvals; pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from desktop.casework.street import Given, Proposal, Street
from desktop.casework.street_ways import ApprovalRule, Way
from desktop.core.dates import show
from desktop.core.errors import LawError
from desktop.law.model import Act, Bound, Period, Provision, Unit
from desktop.law.overlays import Office
from desktop.law.periods import Reckoned, Step, named_day, reckon

PUBLIC_WORKS = "pwd"  # the value of `maintained_by` for a street that the Public Works Department keeps up


@dataclass(frozen=True, slots=True)
class Want:
    """One step of a proposal as it stands on the day asked for.

    `status` is done, wanting (must be done), waiting (time must pass; `first_day` says until when) or running (the
    time for objections, with its `last_day`). `steps` is the arithmetic.
    """

    key: str
    status: str
    provision: str
    section: str
    says: str
    first_day: date | None = None
    last_day: date | None = None
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Ground:
    """What the steps of a proposal are looked at with: the Act, how it goes about the matter, what the office set."""

    act: Act
    way: Way
    overlay: Office
    street: Street
    proposal: Proposal


def wants(ground: Ground, day: date) -> list[Want]:
    """Every step that the Act asks for, in order, as it stands if the matter were decided on `day`."""
    return [*_before(ground, day), *_approvals(ground)]


def need_ready(ground: Ground, day: date, approval: ApprovalRule | None = None) -> None:
    """Raise `LawError` with the section for the first step that stands in the way of deciding on `day`.

    With `approval`, only what must come before that approval counts: the approvals ahead of it and, where it is the
    one that decides, the notices, waits and objections.
    """
    rules = needed_approvals(ground)
    ahead = rules[: rules.index(approval)] if approval else rules
    decided_before = any(rule.decides for rule in ahead)
    if (approval is None and not decided_before) or (approval and approval.decides):
        for want in _before(ground, day):
            if want.status != "done":
                code = "too_early" if want.first_day else "step_missing"
                raise LawError(want.says, section=want.section, first_day=want.first_day, code=code)
    for rule in ahead:
        want = _approval(ground, rule)
        if want.status != "done":
            raise LawError(want.says, section=want.section, code="approval_missing")
        given = approval_day(ground.proposal, rule)
        if given and given > day:
            raise LawError(
                f"{want.says} It is dated {show(given)}, after {show(day)}.", section=want.section, first_day=given,
                code="approval_later",
            )  # fmt: skip


def needed_approvals(ground: Ground) -> list[ApprovalRule]:
    """The approvals that this very proposal wants, in their order."""
    effect: Mapping[str, Any] = ground.proposal.plan.get("effect", {})
    holds = {
        "always": True,
        "narrows": bool(effect.get("narrows") or effect.get("shifts")),
        "objected": overruling(ground.proposal),
    }
    return [rule for rule in ground.way.approvals if holds[rule.when]]


def overruling(proposal: Proposal) -> bool:
    """Whether owners of the greater portion objected and were not followed."""
    return any(o.greater_portion and not o.accepted for o in proposal.objections.values())


def approval_day(proposal: Proposal, rule: ApprovalRule) -> date | None:
    """The day of an approval, or None while it is not there."""
    found = [a for a in proposal.approvals if a["provision"] == rule.provision]
    return date.fromisoformat(found[-1]["day"]) if found else None


def window_end(ground: Ground) -> Reckoned | None:
    """The end of the time for objections; None where the Act or the notice sets none, or no notice is given yet."""
    way = ground.way
    given = [g for g in ground.proposal.notices if g.key in way.window_from]
    if not way.window or {g.key for g in given} != set(way.window_from):
        return None
    row = ground.act.provision(way.window)
    period = _period(row, Bound.AT_MOST)
    ends = [_end(ground, row, period, notice) for notice in given]
    known = [end for end in ends if end and end.day]
    return max(known, key=lambda end: end.day or date.min) if known else None


def _end(ground: Ground, row: Provision, period: Period, notice: Given) -> Reckoned | None:
    """The last day for objections by one notice: the Act's length, or what the notice itself set."""
    off = ground.overlay.rules_off_on(notice.day)
    told = notice.data.get("set", {}).get(period.name, {})
    if told.get("day"):
        return named_day(date.fromisoformat(told["day"]), Bound.AT_MOST, closed=ground.overlay, off=off)
    length, unit = period.length or told.get("length"), period.unit or told.get("unit")
    if not length or not unit:
        return None
    return reckon(notice.day, int(length), Unit(unit), Bound.AT_MOST, closed=ground.overlay, off=off)


def _before(ground: Ground, day: date) -> Iterator[Want]:
    yield from _notices(ground)
    yield from _waits(ground, day)
    yield from _papers(ground)
    yield from _window(ground, day)
    yield from _objections(ground, day)
    yield from _consulted(ground)


def _notices(ground: Ground) -> Iterator[Want]:
    asked = {p for paper in ground.proposal.papers for p in paper.get("parcels", ())}
    for rule in ground.way.notices:
        row = ground.act.provision(rule.provision)
        given = [g for g in ground.proposal.notices if g.key == rule.key]
        told = {g.data.get("party", "") for g in given}
        missing = sorted(asked - told) if rule.event == "notice.served" else []
        done = bool(given) and not missing
        says = f"{row.heading} (section {row.cite}): not recorded yet."
        if given and missing:
            names = ", ".join(str(ground.street.parcels.get(p, {}).get("number", p)) for p in missing)
            says = f"{row.heading} (section {row.cite}): not recorded for parcel {names}."
        yield Want(f"notice:{rule.key}", "done" if done else "wanting", row.id, row.cite, says)


def _waits(ground: Ground, day: date) -> Iterator[Want]:
    for provision, key in ground.way.waits:
        row = ground.act.provision(provision)
        period = _period(row, Bound.AT_LEAST)
        for given in (g for g in ground.proposal.notices if g.key == key):
            off = ground.overlay.rules_off_on(given.day)
            found = reckon(given.day, period.length or 0, period.unit or Unit.DAY, Bound.AT_LEAST, off=off)
            first = found.day or date.max
            says = (
                f"Section {row.cite}: the notice is of {show(given.day)}; {period.name} runs out so that the first "
                f"lawful day is {show(first)}."
            )
            status = "done" if first <= day else "waiting"
            yield Want(f"wait:{key}", status, row.id, row.cite, says, first_day=first, steps=found.steps)


def _papers(ground: Ground) -> Iterator[Want]:
    for provision in ground.way.papers:
        row = ground.act.provision(provision)
        done = bool(ground.proposal.papers)
        says = f"{row.heading} (section {row.cite}): file the map and the statement of lands first."
        yield Want("papers", "done" if done else "wanting", row.id, row.cite, says)


def _window(ground: Ground, day: date) -> Iterator[Want]:
    if not ground.way.window:
        return
    row = ground.act.provision(ground.way.window)
    end = window_end(ground)
    if end is None or end.day is None:
        says = f"{row.heading} (section {row.cite}): the notice must say by when; it has no such time."
        yield Want("window", "wanting", row.id, row.cite, says)
        return
    after = end.day + timedelta(days=1)
    says = f"Section {row.cite}: objections may be delivered until {show(end.day)}; they are weighed after that day."
    status = "done" if after <= day else "running"
    yield Want("window", status, row.id, row.cite, says, first_day=after, last_day=end.day, steps=end.steps)


def _objections(ground: Ground, day: date) -> Iterator[Want]:
    way = ground.way
    last = _last_objection(ground, day)
    provision = way.window or way.meeting or way.provision
    row = ground.act.provision(provision)
    for objection in ground.proposal.objections.values():
        if way.barred and objection.greater_portion and not objection.accepted:
            bar = ground.act.provision(way.window)
            says = f"Section {bar.cite}: an owner objected, and the Act gives no power to overrule him."
            yield Want(f"objection:{objection.id}", "wanting", bar.id, bar.cite, says)
            continue
        if last and objection.received > last:
            continue
        done = objection.considered is not None and objection.considered <= day
        who = " / ".join(v for v in objection.by.values() if v)
        says = f"The objection of {who} received on {show(objection.received)} is not considered yet."
        yield Want(f"objection:{objection.id}", "done" if done else "wanting", row.id, row.cite, says)


def _last_objection(ground: Ground, day: date) -> date | None:
    """The last day on which an objection must still be weighed if the matter is decided on `day`."""
    if ground.way.meeting:
        period = _period(ground.act.provision(ground.way.meeting), Bound.AT_LEAST)
        return day - timedelta(days=int(period.length or 0) + 1)
    end = window_end(ground)
    return end.day if end else day


def _consulted(ground: Ground) -> Iterator[Want]:
    way = ground.way
    if not way.consults or ground.street.facts_of.get("maintained_by") != PUBLIC_WORKS:
        return
    row = ground.act.provision(way.consults)
    done = any(a["provision"] == row.id for a in ground.proposal.approvals)
    says = f"{row.heading} (section {row.cite}): record the consultation."
    yield Want("consultation", "done" if done else "wanting", row.id, row.cite, says)


def _approvals(ground: Ground) -> list[Want]:
    return [_approval(ground, rule) for rule in needed_approvals(ground)]


def _approval(ground: Ground, rule: ApprovalRule) -> Want:
    row = ground.act.provision(rule.provision)
    done = approval_day(ground.proposal, rule) is not None
    whose = " or ".join(row.prior_approval)
    says = f"Section {row.cite} asks for the {whose}'s approval or sanction first: {row.heading.lower()}."
    return Want(f"approval:{row.id}", "done" if done else "wanting", row.id, row.cite, says)


def _period(row: Provision, bound: Bound) -> Period:
    return next(period for period in row.periods if period.bound is bound)
