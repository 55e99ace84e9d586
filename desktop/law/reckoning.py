"""How one period of one provision is reckoned from the facts of a case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from desktop.law.matching import stops
from desktop.law.model import Act, Bound, Fact, Length, Period, Provision, Unit
from desktop.law.overlays import Office
from desktop.law.periods import Extension, Param, Reckoned, Step, Stop, named_day, reckon, reckon_hours

OFFICE_ACTS = frozenset(
    {
        "application.received",
        "particulars.received",
        "fee.paid",
        "objection.received",
        "cause.shown",
        "payment.made",
        "reference.made",
        "completion.notified",
        "account.submitted",
        "report.received",
        "appeal.received",
    }
)


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


def since_day(case: Case, row: Provision, period: Period, start: Fact) -> tuple[date, list[Step]]:
    """The day from which the period is counted, after any order that starts it afresh."""
    since = start.day
    steps = [Step("began", {"event": start.event, "day": since, "section": row.cite})]
    for day, section in _restarts(case, row, period):
        if day > since:
            since = day
            steps.append(Step("restarted", {"day": day, "section": section}))
    return since, steps


def _restarts(case: Case, row: Provision, period: Period) -> list[tuple[date, str]]:
    effects = case.act.effects_on(row.id)
    if not effects and not case.ordered:
        return []
    found = [(fact.day, fact.text("section")) for fact in _orders(case, "clock.restarted", row, period)]
    for effect in effects:
        if effect.does == "restart":
            for fact in _effective(case, effect.on, effect.provision):
                named = fact.text(effect.since) if effect.since else ""
                found.append((date.fromisoformat(named) if named else fact.day, effect.section))
    return sorted(found)


def _effective(case: Case, event: str, provision: str) -> list[Fact]:
    facts = case.by_event.get(event, ())
    return [f for f in facts if not provision or f.data.get("provision") == provision]


def _orders(case: Case, event: str, row: Provision, period: Period) -> list[Fact]:
    """Facts that name this very clock by its provision and, if they name one, its period."""
    if not case.ordered:
        return []
    return [
        fact
        for fact in case.by_event.get(event, ())
        if fact.data.get("provision") == row.id and fact.data.get("name", period.name) == period.name
    ]


def reckon_period(
    case: Case, row: Provision, period: Period, start: Fact, since: date
) -> tuple[Length | None, Reckoned | None, datetime | None, tuple[Step, ...]]:
    length, day, told = _set_length(case, row, period, start, since)
    closed: Office | tuple[()] = case.office if _in_office(row, period) else ()
    off = case.office.rules_off_on(since)
    if day is not None:
        named = named_day(day, period.bound, closed=closed, off=off)
        return None, named, None, (*told, *named.steps)
    if length is None:
        return None, None, None, told
    if length.unit is Unit.HOUR:
        return _hours(length, period.bound, start, since, told)
    found = reckon(
        since,
        length.length,
        length.unit,
        period.bound,
        closed=closed,
        stopped=_stopped(case, row, period, start, since),
        extended=[_extension(fact) for fact in _orders(case, "clock.extended", row, period)],
        off=off,
    )
    return length, found, None, (*told, *found.steps, *_declared_late(case.office, found, start.day))


def _set_length(
    case: Case, row: Provision, period: Period, start: Fact, since: date
) -> tuple[Length | None, date | None, tuple[Step, ...]]:
    """The length of the period: the Act's, what the paper set (or the day it named), or what the office set."""
    if period.length is not None and period.unit is not None:
        return Length(period.length, period.unit), None, ()
    told = _told_by_paper(case, row, period, start)
    if told and told.get("day"):
        day = date.fromisoformat(told["day"])
        return None, day, (Step("named_day", {"day": day}),)
    if told:
        length = Length(int(told["length"]), Unit(told["unit"]))
        return length, None, (Step("set_by_paper", {"length": length.length, "unit": length.unit}),)
    if found := case.office.period(row.id, period.name, since):
        length, setting = found
        params: dict[str, Param] = {"length": length.length, "unit": length.unit}
        params |= {"authority": setting.authority, "paper": setting.paper}
        return length, None, (Step("set_by_office", params),)
    return None, None, (Step("not_set", {"section": row.cite}),)


def _told_by_paper(case: Case, row: Provision, period: Period, start: Fact) -> Mapping[str, Any] | None:
    """What the paper itself set: under the period's name, under no name, or the only time where only one is open."""
    about = start.data.get("about")
    papers = [start, *(f for f in case.facts if about and f is not start and f.data.get("about") == about)]
    for paper in papers:
        told: Mapping[str, Mapping[str, Any]] = paper.data.get("set") or {}
        if found := told.get(period.name) or told.get(""):
            return found
        if len(told) == 1 and sum(each.length is None for each in row.periods) == 1:
            return next(iter(told.values()))
    return None


def _in_office(row: Provision, period: Period) -> bool:
    """Whether it is an act that somebody else must do in an office, and so may be done on the next open day."""
    if period.runs_for not in ("citizen", "addressee"):
        return False
    return "appeal" in row.instruments or any(key.partition("@")[0] in OFFICE_ACTS for key in period.stops)


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


def _stopped(case: Case, row: Provision, period: Period, start: Fact, since: date) -> list[Stop]:
    effects = case.act.effects_on(row.id)
    if not effects and not case.ordered and "stay.made" not in case.by_event:
        return []
    found = _intervals(
        _orders(case, "clock.suspended", row, period), _orders(case, "clock.resumed", row, period), "suspended"
    )
    if "appeal" not in row.instruments and "stay.made" in case.by_event:
        found += _intervals(_stays(case, "stay.made", start), _stays(case, "stay.ended", start), "suspended")
    for effect in effects:
        if effect.does == "suspend":
            begun = _effective(case, effect.on, effect.provision)
            ended = [
                f
                for e in case.act.effects_on(row.id)
                if e.does == "resume"
                for f in _effective(case, e.on, e.provision)
            ]
            found += _intervals(begun, ended, "suspended", effect.section)
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


def _intervals(begun: Sequence[Fact], ended: Sequence[Fact], why: str, section: str = "") -> list[Stop]:
    """Each beginning with the first ending on or after it; both days are left out of the count."""
    found = []
    for fact in begun:
        last = next((end.day for end in ended if end.day >= fact.day), None)
        found.append(Stop(fact.day, last, why, fact.text("section") or section))
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


def met(
    case: Case, row: Provision, period: Period, start: Fact, begun: Sequence[Fact], since: date, steps: list[Step]
) -> Fact | None:
    """The first event that meets the period or that an Act says ends it."""
    others: set[str | None] = set()
    if len(begun) > 1:
        others = {f.data.get("about") for f in begun if f is not start} - {None, start.data.get("about")}
    found = [
        fact
        for key in period.stops
        for fact in case.by_event.get(key.partition("@")[0], ())
        if start.day <= fact.day
        and fact is not start
        and fact.data.get("about") not in others
        and not _one_of_many(period, fact)
        and stops(case.act, fact, row, key)
    ]
    for effect in case.act.effects_on(row.id):
        if effect.does in ("restart", "suspend") and effect.provision:
            found = [fact for fact in found if fact.data.get("provision") != effect.provision]
        if effect.does == "stop":
            ended = [f for f in _effective(case, effect.on, effect.provision) if f.day >= start.day]
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
    case: Case, period: Period, reckoned: Reckoned | None, done: Fact | None, later: Fact | None
) -> tuple[str, date | None]:
    day = reckoned.day if reckoned else None
    end = day if day is None or period.bound is not Bound.AT_LEAST else day - timedelta(days=1)
    met_on = done.day if done else None
    if later and (met_on is None or later.day < met_on) and (end is None or later.day <= end):
        return "superseded", None
    if met_on is not None and (end is None or met_on <= end or period.bound is Bound.AT_LEAST):
        return "met", met_on
    if reckoned is None:
        return "unset", met_on
    if end is None:
        return "suspended", met_on
    return ("expired" if case.today > end else "running"), met_on


def closing_steps(
    period: Period, reckoned: Reckoned | None, done: Fact | None, later: Fact | None, state: str
) -> tuple[Step, ...]:
    if later:
        return (Step("superseded", {"event": later.event, "day": later.day}),)
    if state == "met" and done:
        return (Step("met", {"event": done.event, "day": done.day}),)
    if state == "expired" and done and period.bound is not Bound.AT_LEAST:
        return (Step("met_late", {"event": done.event, "day": done.day}),)
    if state == "expired" and reckoned and reckoned.day and period.bound is not Bound.AT_LEAST:
        return (Step("ran_out", {"day": reckoned.day}),)
    return ()
