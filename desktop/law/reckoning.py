"""How one period of one provision is reckoned from the facts of a case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any, NamedTuple

from desktop.law.matching import Planned, stops
from desktop.law.model import Act, Bound, Effect, Fact, Length, Period, Provision, Unit
from desktop.law.overlays import Office
from desktop.law.periods import Extension, Param, Reckoned, Step, Stop, named_day, reckon, reckon_hours


@dataclass(frozen=True, slots=True)
class Case:
    """What a reckoning looks at: the facts up to today by event, in order of day, and the office's settings.

    `ordered` tells whether an order touches a clock by name (suspended, resumed, extended, restarted).
    """

    act: Act
    office: Office
    today: date
    facts: Sequence[Fact]
    by_event: Mapping[str, Sequence[Fact]]
    ordered: bool


def open_case(act: Act, office: Office, today: date, facts: Sequence[Fact]) -> Case:
    """The case for a reckoning; `facts` in order of day. Facts after `today` are left out."""
    found: dict[str, list[Fact]] = {}
    for fact in facts:
        if fact.day <= today:
            found.setdefault(fact.event, []).append(fact)
    return Case(act, office, today, facts, found, any(event.startswith("clock.") for event in found))


class Run(NamedTuple):
    """One period of one provision in one case, with the effects that something in the case can have on it."""

    case: Case
    planned: Planned
    row: Provision
    period: Period
    effects: tuple[Effect, ...]


def open_run(case: Case, planned: Planned) -> Run:
    """Look at a period in a case."""
    effects = case.act.effects_on(planned.row.id)
    if effects:
        effects = tuple(e for e in effects if e.on in case.by_event or e.does == "exclude")
    return Run(case, planned, planned.row, planned.period, effects)


def since_day(run: Run, start: Fact) -> tuple[date, list[Step]]:
    """The day from which the period is counted, after any order that starts it afresh."""
    since = start.day
    steps = [Step("began", {"event": start.event, "day": since, "section": run.row.cite})]
    for day, section in _restarts(run):
        if day > since:
            since = day
            steps.append(Step("restarted", {"day": day, "section": section}))
    return since, steps


def _restarts(run: Run) -> list[tuple[date, str]]:
    if not run.effects and not run.case.ordered:
        return []
    found = [(fact.day, fact.text("section")) for fact in _orders(run, "clock.restarted")]
    for effect in run.effects:
        if effect.does == "restart":
            for fact in _effective(run.case, effect.on, effect.provision):
                named = fact.text(effect.since) if effect.since else ""
                found.append((date.fromisoformat(named) if named else fact.day, effect.section))
    return sorted(found)


def _effective(case: Case, event: str, provision: str) -> list[Fact]:
    facts = case.by_event.get(event, ())
    return [f for f in facts if not provision or f.data.get("provision") == provision]


def _orders(run: Run, event: str) -> list[Fact]:
    """Facts that name this very clock by its provision and, if they name one, its period."""
    if not run.case.ordered:
        return []
    return [
        fact
        for fact in run.case.by_event.get(event, ())
        if fact.data.get("provision") == run.row.id and fact.data.get("name", run.period.name) == run.period.name
    ]


def reckon_period(
    run: Run, start: Fact, since: date
) -> tuple[Length | None, Reckoned | None, datetime | None, tuple[Step, ...]]:
    """The length of the period, its reckoning, the moment for hours, and the steps; None where it has not been set."""
    case, bound = run.case, run.period.bound
    length, day, told = _set_length(run, start, since)
    closed: Office | tuple[()] = case.office if run.planned.in_office else ()
    off = case.office.rules_off_on(since) if case.office.values else frozenset()
    if day is not None:
        named = named_day(day, bound, closed=closed, off=off)
        return None, named, None, (*told, *named.steps)
    if length is None:
        return None, None, None, told
    if length.unit is Unit.HOUR:
        return _hours(length, bound, start, since, told)
    found = reckon(
        since,
        length.length,
        length.unit,
        bound,
        closed=closed,
        stopped=_stopped(run, start),
        extended=[_extension(fact) for fact in _orders(run, "clock.extended")],
        off=off,
    )
    return length, found, None, (*told, *found.steps, *_declared_late(case.office, found, start.day))


def _set_length(run: Run, start: Fact, since: date) -> tuple[Length | None, date | None, tuple[Step, ...]]:
    """The length of the period: the Act's, what the paper set (or the day it named), or what the office set."""
    row, period = run.row, run.period
    if period.length is not None and period.unit is not None:
        return Length(period.length, period.unit), None, ()
    told = _told_by_paper(run, start)
    if told and told.get("day"):
        day = date.fromisoformat(told["day"])
        return None, day, (Step("named_day", {"day": day}),)
    if told:
        length = Length(int(told["length"]), Unit(told["unit"]))
        return length, None, (Step("set_by_paper", {"length": length.length, "unit": length.unit}),)
    if found := run.case.office.period(row.id, period.name, since):
        length, setting = found
        params: dict[str, Param] = {"length": length.length, "unit": length.unit}
        params |= {"authority": setting.authority, "paper": setting.paper}
        return length, None, (Step("set_by_office", params),)
    return None, None, (Step("not_set", {"section": row.cite}),)


def _told_by_paper(run: Run, start: Fact) -> Mapping[str, Any] | None:
    """What the paper itself set: under the period's name, under no name, or the only time where its service opens only one."""
    about = start.data.get("about")
    papers = [start, *(f for f in run.case.facts if about and f is not start and f.data.get("about") == about)]
    for paper in papers:
        told: Mapping[str, Mapping[str, Any]] = paper.data.get("set") or {}
        if found := told.get(run.period.name) or told.get(""):
            return found
        open_here = [each for each in run.row.periods if each.length is None and each.starts == run.period.starts]
        if len(told) == 1 and len(open_here) == 1:
            return next(iter(told.values()))
    return None


def _hours(
    length: Length, bound: Bound, start: Fact, since: date, told: tuple[Step, ...]
) -> tuple[Length, Reckoned, datetime, tuple[Step, ...]]:
    """Hours from the fact's moment; where only the day is known, from its end, so that nothing is cut short."""
    named = start.text("moment")
    begin = datetime.fromisoformat(named) if named else datetime.combine(since + timedelta(days=1), time())
    found = reckon_hours(begin, length.length, bound)
    steps = told if named else (*told, Step("end_of_day", {"day": since}))
    day = found.at.date()
    return length, Reckoned(day, day, bound, found.steps), found.at, (*steps, *found.steps)


def _stopped(run: Run, start: Fact) -> list[Stop]:
    case, effects = run.case, run.effects
    if not effects and not case.ordered and "stay.made" not in case.by_event:
        return []
    found = _intervals(_orders(run, "clock.suspended"), _orders(run, "clock.resumed"))
    if "appeal" not in run.row.instruments and "stay.made" in case.by_event:
        found += _intervals(_stays(case, "stay.made", start), _stays(case, "stay.ended", start))
    for effect in effects:
        if effect.does == "suspend":
            begun = _effective(case, effect.on, effect.provision)
            resumed = [e for e in effects if e.does == "resume"]
            ended = [fact for e in resumed for fact in _effective(case, e.on, e.provision)]
            found += _intervals(begun, ended, effect.section)
        elif effect.does == "exclude":
            found += _copies(case, effect.on, effect.section)
    return found


def _stays(case: Case, event: str, start: Fact) -> list[Fact]:
    """Stays of the very notice or order that the clock started from: a stay stops nothing else."""
    about, made = start.data.get("about"), start.data.get("provision")

    def concerns(fact: Fact) -> bool:
        other = fact.data.get("about")
        return bool(other == about if other and about else made and fact.data.get("provision") == made)

    return [fact for fact in case.by_event.get(event, ()) if concerns(fact)]


def _intervals(begun: Sequence[Fact], ended: Sequence[Fact], section: str = "") -> list[Stop]:
    """Each beginning with the first ending on or after it; both days are left out of the count."""
    found = []
    for fact in begun:
        last = next((end.day for end in ended if end.day >= fact.day), None)
        found.append(Stop(fact.day, last, "suspended", fact.text("section") or section))
    return found


def _copies(case: Case, event: str, section: str) -> list[Stop]:
    """The time from applying for the copy to its being ready, both days included; open while it is not ready."""
    ready = case.by_event.get(event, ())
    found = [Stop(date.fromisoformat(f.text("applied") or f.day.isoformat()), f.day, "copy", section) for f in ready]
    for asked in case.by_event.get("order.copy_applied", ()):
        if not any(f.day >= asked.day for f in ready):
            found.append(Stop(asked.day, None, "copy", section))
    return found


def _extension(fact: Fact) -> Extension:
    until, length = fact.text("until"), fact.data.get("length")
    return Extension(
        length=int(length) if length else None,
        unit=Unit(fact.data["unit"]) if length else None,
        until=date.fromisoformat(until) if until else None,
        section=fact.text("section"),
    )


def _declared_late(office: Office, found: Reckoned, start: date) -> list[Step]:
    """A trace of holidays that were declared only after the clock had begun and that moved it."""
    if found.day is None or found.end is None or found.day == found.end or found.bound is Bound.AT_LEAST:
        return []
    passed = [office.holiday(found.end + timedelta(days=n)) for n in range((found.day - found.end).days)]
    return [Step("declared_late", {"day": h.day, "declared": h.declared}) for h in passed if h and h.declared > start]


def met(run: Run, start: Fact, begun: Sequence[Fact], steps: list[Step]) -> Fact | None:
    """The first event that meets the period or that an Act says ends it."""
    others: set[str | None] = set()
    if len(begun) > 1:
        others = {f.data.get("about") for f in begun if f is not start} - {None, start.data.get("about")}
    found = [
        fact
        for event, key, any_fact in run.planned.stops
        for fact in run.case.by_event.get(event, ())
        if start.day <= fact.day
        and fact is not start
        and fact.data.get("about") not in others
        and not _one_of_many(run.period, fact)
        and (any_fact or stops(run.case.act, fact, run.row, key))
    ]
    for effect in run.effects:
        if effect.does in ("restart", "suspend") and effect.provision:
            found = [fact for fact in found if fact.data.get("provision") != effect.provision]
        if effect.does == "stop":
            ended = [f for f in _effective(run.case, effect.on, effect.provision) if f.day >= start.day]
            if ended and all(ended[0].day < fact.day for fact in found):
                steps.append(Step("ended_by", {"day": ended[0].day, "event": effect.on, "section": effect.section}))
            found += ended
    return min(found, key=lambda fact: fact.day) if found else None


def _one_of_many(period: Period, fact: Fact) -> bool:
    """An objection of one citizen does not end the time in which the others may object."""
    return period.runs_for == "citizen" and fact.event == "objection.received"


def later_start(start: Fact, begun: Sequence[Fact]) -> Fact | None:
    """A later event of the same kind about the same thing, which begins the period afresh."""
    if len(begun) == 1:
        return None
    later = begun[begun.index(start) + 1 :]
    key = (start.data.get("about"), start.data.get("party"))
    return next((fact for fact in later if (fact.data.get("about"), fact.data.get("party")) == key), None)


def state_of(
    today: date, bound: Bound, reckoned: Reckoned | None, done: Fact | None, later: Fact | None
) -> tuple[str, date | None]:
    """The state of a clock on `today`, and the day on which it was met if it was."""
    day = reckoned.day if reckoned else None
    end = day if day is None or bound is not Bound.AT_LEAST else day - timedelta(days=1)
    met_on = done.day if done else None
    if later and (met_on is None or later.day < met_on) and (end is None or later.day <= end):
        return "superseded", None
    if met_on is not None and (end is None or met_on <= end or bound is Bound.AT_LEAST):
        return "met", met_on
    if reckoned is None:
        return "unset", met_on
    if end is None:
        return "suspended", met_on
    return ("expired" if today > end else "running"), met_on


def closing_steps(
    bound: Bound, reckoned: Reckoned | None, done: Fact | None, later: Fact | None, state: str
) -> tuple[Step, ...]:
    """How the clock came to stand as it does."""
    if later:
        return (Step("superseded", {"event": later.event, "day": later.day}),)
    if state == "met" and done:
        return (Step("met", {"event": done.event, "day": done.day}),)
    if state == "expired" and done and bound is not Bound.AT_LEAST:
        return (Step("met_late", {"event": done.event, "day": done.day}),)
    if state == "expired" and reckoned and reckoned.day and bound is not Bound.AT_LEAST:
        return (Step("ran_out", {"day": reckoned.day}),)
    return ()
