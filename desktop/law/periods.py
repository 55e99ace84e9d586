"""The arithmetic of legal time: the General Clauses rules, each step told.

The day of the event is left out and the last day counts. A month ends on the day of the same number or on the last
day of a shorter month. "Not less than" and clear days leave out both ends. Only an act to be done in an office moves
past a closed day, and the caller says so by passing the closed days.
"""

from __future__ import annotations

import calendar
from collections.abc import Collection, Container, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from desktop.law.model import Bound, Unit

Param = str | int | date | datetime
MOST_CLOSED = 366
_DAYS = {Unit.DAY: 1, Unit.CLEAR_DAY: 1, Unit.WEEK: 7}
_MONTHS = {Unit.MONTH: 1, Unit.HALF_YEAR: 6, Unit.YEAR: 12}

FIRST_DAY = "first_day_excluded"
BOTH_ENDS = "both_ends_excluded"
CLOSED_DAYS = "closed_days_rolled"
COPY_TIME = "copy_time_excluded"
RULES = (FIRST_DAY, BOTH_ENDS, CLOSED_DAYS, COPY_TIME)


class Step(NamedTuple):
    """One step of a reckoning: a text key of the catalogue and what fills it."""

    key: str
    params: Mapping[str, Param] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Stop:
    """Days that do not count, first and last included; `last` None while it goes on.

    `why` is `suspended` (a stay, an order to wait) or `copy` (the time needed to get a copy of the order).
    """

    first: date
    last: date | None
    why: str = "suspended"
    section: str = ""


@dataclass(frozen=True, slots=True)
class Extension:
    """More time given by order: a length added to the end reached so far, or a new last day."""

    length: int | None = None
    unit: Unit | None = None
    until: date | None = None
    section: str = ""


class Reckoned(NamedTuple):
    """A period worked out.

    `day` is the last day to do it (at_most, exactly) or the first day on which it may be done (at_least); None
    while it stands still. `end` is the day on which the time itself runs out, before any closed day is passed over.
    """

    day: date | None
    end: date | None
    bound: Bound
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ReckonedHours:
    """A period of hours worked out; `at` is the moment in the same time zone (or none) as the start."""

    at: datetime
    bound: Bound
    steps: tuple[Step, ...]


def add(start: date, length: int, unit: Unit) -> date:
    """The day on which `length` units from `start` run out: first day excluded, last included.

    Raises ValueError for a length below 1, for hours, and beyond the year 9999.
    """
    if length < 1:
        raise ValueError("a period is at least 1 long")
    if unit in _DAYS:
        return _later(start, length * _DAYS[unit])
    if unit in _MONTHS:
        return _add_months(start, length * _MONTHS[unit])
    raise ValueError("hours are counted from a moment, not from a day")


def _later(day: date, days: int) -> date:
    try:
        return day + timedelta(days=days)
    except OverflowError:
        raise ValueError("the period runs beyond the calendar") from None


def _add_months(start: date, months: int) -> date:
    year, month = divmod(start.year * 12 + start.month - 1 + months, 12)
    if year > date.max.year:
        raise ValueError("the period runs beyond the calendar")
    return date(year, month + 1, min(start.day, calendar.monthrange(year, month + 1)[1]))


def reckon(
    start: date,
    length: int,
    unit: Unit,
    bound: Bound = Bound.AT_MOST,
    *,
    closed: Container[date] = (),
    stopped: Iterable[Stop] = (),
    extended: Iterable[Extension] = (),
    off: Collection[str] = (),
) -> Reckoned:
    """Work out a period from the day of the event.

    `closed` are the days the office is closed, passed only for an act to be done in an office by somebody else than
    the body; it moves a longest period, never a shortest or fixed one. `stopped` days do not count; `extended` adds
    to the end; `off` names rules (`RULES`) that the office has switched off with a reason.
    Raises ValueError as `add` does, or if every day of a year is closed.
    """
    stopped, extended = tuple(stopped), tuple(extended)
    if not stopped and not extended and not off:
        plain = _reckon_plainly(start, length, unit, bound)
        if bound is not Bound.AT_MOST or plain.end is None or plain.end not in closed:
            return plain
    end = add(start, length, unit)
    steps = [Step("excluded_first", {"day": start}), _counted(start, length, unit, end)]
    if FIRST_DAY in off:
        end -= timedelta(days=1)
        steps = [
            Step("included_first", {"day": start}),
            Step("counted", {"length": length, "unit": unit, "day": end}),
        ]
    stood = _stand_still(start, end, [s for s in stopped if s.why != "copy" or COPY_TIME not in off], steps)
    if stood is None:
        return Reckoned(None, None, bound, tuple(steps))
    end = _extend(stood, extended, steps)
    day = end
    if bound is Bound.AT_LEAST:
        day = end if BOTH_ENDS in off else _later(end, 1)
        steps.append(Step("included_last" if BOTH_ENDS in off else "excluded_both", {"last": end, "day": day}))
    elif bound is Bound.AT_MOST and CLOSED_DAYS not in off:
        day = _roll(end, closed, steps)
    return Reckoned(day, end, bound, tuple(steps))


@lru_cache(maxsize=65536)
def _reckon_plainly(start: date, length: int, unit: Unit, bound: Bound) -> Reckoned:
    """A period that nothing stops, extends or moves: the same for every case of a day, so it is kept."""
    end = add(start, length, unit)
    steps = (Step("excluded_first", {"day": start}), _counted(start, length, unit, end))
    if bound is not Bound.AT_LEAST:
        return Reckoned(end, end, bound, steps)
    day = _later(end, 1)
    return Reckoned(day, end, bound, (*steps, Step("excluded_both", {"last": end, "day": day})))


def named_day(day: date, bound: Bound, *, closed: Container[date] = (), off: Container[str] = ()) -> Reckoned:
    """A period whose end the paper named by its date; only a longest one moves past a closed day."""
    steps: list[Step] = []
    moved = _roll(day, closed, steps) if bound is Bound.AT_MOST and CLOSED_DAYS not in off else day
    return Reckoned(moved, day, bound, tuple(steps))


def _counted(start: date, length: int, unit: Unit, end: date) -> Step:
    if unit in _MONTHS and end.day != start.day:
        return Step("short_month", {"length": length, "unit": unit, "number": start.day, "day": end})
    return Step("counted", {"length": length, "unit": unit, "day": end})


def _stand_still(start: date, end: date, stopped: Iterable[Stop], steps: list[Step]) -> date | None:
    """Push `end` by every stopped day between `start` and itself; None while a stop goes on."""
    done = start
    for stop in sorted(stopped, key=lambda s: s.first):
        first = max(stop.first, done + timedelta(days=1))
        if first > end:
            continue
        if stop.last is None:
            steps.append(Step("standing_still", {"day": first, "section": stop.section}))
            return None
        if stop.last < first:
            continue
        days = (stop.last - first).days + 1
        end, done = _later(end, days), stop.last
        key = "copy_time" if stop.why == "copy" else "stood_still"
        params: dict[str, Param] = {"first": first, "last": stop.last, "days": days, "day": end}
        steps.append(Step(key, params | {"section": stop.section}))
    return end


def _extend(end: date, extended: Iterable[Extension], steps: list[Step]) -> date:
    for more in extended:
        if more.until is not None:
            end = max(end, more.until)
        elif more.length is not None and more.unit is not None:
            end = add(end, more.length, more.unit)
        steps.append(Step("extended", {"day": end, "section": more.section}))
    return end


def _roll(end: date, closed: Container[date], steps: list[Step]) -> date:
    day = end
    while day in closed:
        day = _later(day, 1)
        if (day - end).days > MOST_CLOSED:
            raise ValueError("the calendar leaves no open day within a year")
    if day != end:
        steps.append(Step("rolled", {"closed": end, "day": day}))
    return day


def reckon_hours(
    start: datetime, hours: int, bound: Bound = Bound.AT_MOST, *, closed: Container[date] = ()
) -> ReckonedHours:
    """Work out a period of hours from a moment; a closed day moves a longest period to the same hour of the next
    open day. Raises ValueError as `add` does."""
    if hours < 1:
        raise ValueError("a period is at least 1 long")
    try:
        at = start + timedelta(hours=hours)
    except OverflowError:
        raise ValueError("the period runs beyond the calendar") from None
    steps = [Step("from_moment", {"moment": start}), Step("counted_hours", {"length": hours, "moment": at})]
    if bound is Bound.AT_LEAST:
        steps.append(Step("not_before", {"moment": at}))
    elif bound is Bound.AT_MOST:
        moved = _roll(at.date(), closed, steps)
        at += moved - at.date()
    return ReckonedHours(at, bound, tuple(steps))
