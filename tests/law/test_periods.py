"""The arithmetic of legal time."""

from __future__ import annotations

import calendar
from datetime import date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.law.model import Bound, Unit
from desktop.law.periods import (
    BOTH_ENDS,
    CLOSED_DAYS,
    COPY_TIME,
    FIRST_DAY,
    Extension,
    Stop,
    add,
    reckon,
    reckon_hours,
)

DAYS = st.dates(date(1950, 1, 1), date(2150, 12, 31))
UNITS = st.sampled_from([u for u in Unit if u is not Unit.HOUR])
LENGTHS = st.integers(1, 60)


def d(text: str) -> date:
    return date.fromisoformat(text)


@pytest.mark.parametrize(
    ("start", "length", "unit", "last"),
    [
        ("2026-01-15", 30, "day", "2026-02-14"),
        ("2026-01-15", 30, "clear_day", "2026-02-14"),
        ("2026-11-30", 1, "day", "2026-12-01"),
        ("2026-01-15", 2, "week", "2026-01-29"),
        ("2026-01-15", 1, "month", "2026-02-15"),
        ("2026-01-31", 1, "month", "2026-02-28"),
        ("2028-01-31", 1, "month", "2028-02-29"),
        ("2026-02-28", 1, "month", "2026-03-28"),
        ("2026-03-31", 1, "month", "2026-04-30"),
        ("2026-12-31", 2, "month", "2027-02-28"),
        ("2026-11-30", 3, "month", "2027-02-28"),
        ("2100-01-30", 1, "month", "2100-02-28"),
        ("2026-08-31", 1, "half_year", "2027-02-28"),
        ("2026-04-01", 2, "half_year", "2027-04-01"),
        ("2028-02-29", 1, "year", "2029-02-28"),
        ("2028-02-29", 4, "year", "2032-02-29"),
        ("2026-06-10", 1, "year", "2027-06-10"),
    ],
)
def test_last_day(start, length, unit, last):
    assert reckon(d(start), length, Unit(unit)).day == d(last)


@pytest.mark.parametrize(
    ("start", "length", "unit", "first"),
    [
        ("2026-01-01", 15, "day", "2026-01-17"),
        ("2026-01-01", 15, "clear_day", "2026-01-17"),
        ("2026-01-15", 1, "month", "2026-02-16"),
        ("2026-01-31", 1, "month", "2026-03-01"),
        ("2028-01-31", 1, "month", "2028-03-01"),
        ("2026-01-01", 1, "week", "2026-01-09"),
        ("2026-03-31", 1, "half_year", "2026-10-01"),
        ("2028-02-29", 1, "year", "2029-03-01"),
    ],
)
def test_first_day(start, length, unit, first):
    assert reckon(d(start), length, Unit(unit), Bound.AT_LEAST).day == d(first)


def test_closed_days_move_only_a_longest_period():
    closed = {d("2026-01-25"), d("2026-01-26"), d("2026-01-27")}
    assert reckon(d("2026-01-10"), 15, Unit.DAY, closed=closed).day == d("2026-01-28")
    assert reckon(d("2026-01-10"), 15, Unit.DAY, closed=closed).end == d("2026-01-25")
    assert reckon(d("2026-01-10"), 14, Unit.DAY, closed=closed).day == d("2026-01-24")
    assert reckon(d("2026-01-10"), 15, Unit.DAY, Bound.AT_LEAST, closed=closed).day == d("2026-01-26")
    assert reckon(d("2026-01-10"), 15, Unit.DAY, Bound.EXACTLY, closed=closed).day == d("2026-01-25")


def test_stopped_days_do_not_count_first_and_last_included():
    stop = Stop(d("2026-01-10"), d("2026-01-14"))
    assert reckon(d("2026-01-01"), 30, Unit.DAY, stopped=[stop]).day == d("2026-02-05")
    before = Stop(d("2025-12-20"), d("2026-01-03"))  # two of its days fall after the first day of the period
    assert reckon(d("2026-01-01"), 30, Unit.DAY, stopped=[before]).day == d("2026-02-02")
    after = Stop(d("2026-02-01"), d("2026-02-10"))
    assert reckon(d("2026-01-01"), 30, Unit.DAY, stopped=[after]).day == d("2026-01-31")


def test_a_stop_reached_only_through_another_stop_counts_too():
    stops = [Stop(d("2026-02-02"), d("2026-02-03")), Stop(d("2026-01-10"), d("2026-01-14"))]
    assert reckon(d("2026-01-01"), 30, Unit.DAY, stopped=stops).day == d("2026-02-07")


def test_overlapping_stops_are_counted_once():
    stops = [Stop(d("2026-01-10"), d("2026-01-14")), Stop(d("2026-01-12"), d("2026-01-16"))]
    assert reckon(d("2026-01-01"), 30, Unit.DAY, stopped=stops).day == d("2026-02-07")


def test_while_it_stands_still_there_is_no_last_day():
    found = reckon(d("2026-01-01"), 30, Unit.DAY, stopped=[Stop(d("2026-01-10"), None)])
    assert found.day is None
    assert found.steps[-1].key == "standing_still"


def test_copy_time_is_left_out_unless_the_office_switched_the_rule_off():
    copy = Stop(d("2026-01-05"), d("2026-01-12"), "copy", "183(5)")
    assert reckon(d("2026-01-01"), 30, Unit.DAY, stopped=[copy]).day == d("2026-02-08")
    assert reckon(d("2026-01-01"), 30, Unit.DAY, stopped=[copy], off={COPY_TIME}).day == d("2026-01-31")


def test_extension_runs_from_the_old_end_before_it_was_moved():
    closed = {d("2026-01-31"), d("2026-03-02")}
    more = [Extension(30, Unit.DAY)]
    assert reckon(d("2026-01-01"), 30, Unit.DAY, closed=closed, extended=more).day == d("2026-03-03")
    assert reckon(d("2026-01-01"), 30, Unit.DAY, extended=[Extension(until=d("2026-02-20"))]).day == d("2026-02-20")
    assert reckon(d("2026-01-01"), 30, Unit.DAY, extended=[Extension(until=d("2026-01-20"))]).day == d("2026-01-31")


def test_rules_switched_off():
    closed = {d("2026-01-31")}
    assert reckon(d("2026-01-01"), 30, Unit.DAY, closed=closed, off={CLOSED_DAYS}).day == d("2026-01-31")
    assert reckon(d("2026-01-01"), 30, Unit.DAY, off={FIRST_DAY}).day == d("2026-01-30")
    assert reckon(d("2026-01-01"), 15, Unit.DAY, Bound.AT_LEAST, off={BOTH_ENDS}).day == d("2026-01-16")


def test_hours_run_from_the_moment():
    start = datetime.fromisoformat("2026-01-05T17:30")
    assert reckon_hours(start, 24).at.isoformat() == "2026-01-06T17:30:00"
    assert reckon_hours(start, 24, Bound.AT_LEAST).at.isoformat() == "2026-01-06T17:30:00"
    closed = {d("2026-01-06")}
    assert reckon_hours(start, 24, closed=closed).at.isoformat() == "2026-01-07T17:30:00"
    assert reckon_hours(start, 24, Bound.AT_LEAST, closed=closed).at.isoformat() == "2026-01-06T17:30:00"


@pytest.mark.parametrize(("length", "unit"), [(0, Unit.DAY), (-1, Unit.MONTH), (1, Unit.HOUR), (10000, Unit.YEAR)])
def test_what_cannot_be_counted_is_refused(length, unit):
    with pytest.raises(ValueError):
        reckon(d("2026-01-01"), length, unit)


def test_a_calendar_without_an_open_day_is_refused():
    class Always:
        def __contains__(self, day: object) -> bool:
            return True

    with pytest.raises(ValueError, match="no open day"):
        reckon(d("2026-01-01"), 1, Unit.DAY, closed=Always())


@given(DAYS, LENGTHS, UNITS)
def test_a_longer_period_never_ends_earlier(start, length, unit):
    assert add(start, length, unit) < add(start, length + 1, unit)


@given(DAYS, DAYS, LENGTHS, UNITS)
def test_a_later_start_never_ends_earlier(one, other, length, unit):
    one, other = sorted((one, other))
    assert add(one, length, unit) <= add(other, length, unit)


@given(DAYS, LENGTHS)
def test_a_month_ends_on_its_number_or_the_last_day_of_a_shorter_month(start, length):
    end = add(start, length, Unit.MONTH)
    assert (end.year * 12 + end.month) - (start.year * 12 + start.month) == length
    last = calendar.monthrange(end.year, end.month)[1]
    assert end.day == start.day or (end.day == last and start.day > last)


@given(DAYS, LENGTHS)
def test_equal_spans_in_different_units_agree(start, length):
    assert add(start, length, Unit.WEEK) == add(start, 7 * length, Unit.DAY)
    assert add(start, length, Unit.HALF_YEAR) == add(start, 6 * length, Unit.MONTH)
    assert add(start, length, Unit.YEAR) == add(start, 2 * length, Unit.HALF_YEAR)
    assert (add(start, length, Unit.DAY) - start).days == length


@given(DAYS, LENGTHS, UNITS)
def test_the_first_lawful_day_is_the_day_after_the_last(start, length, unit):
    last = reckon(start, length, unit).day
    first = reckon(start, length, unit, Bound.AT_LEAST).day
    assert first is not None and last is not None and first - last == timedelta(days=1)


@given(DAYS, LENGTHS, UNITS, st.sets(st.integers(0, 40)))
def test_rolling_stops_at_the_first_open_day(start, length, unit, offsets):
    end = add(start, length, unit)
    closed = {end + timedelta(days=n) for n in offsets}
    day = reckon(start, length, unit, closed=closed).day
    assert day is not None and day >= end and day not in closed
    assert all(end + timedelta(days=n) in closed for n in range((day - end).days))


@given(DAYS, LENGTHS, UNITS, st.lists(st.tuples(st.integers(-20, 80), st.integers(0, 15)), max_size=4))
def test_the_days_that_count_are_as_many_as_without_a_stop(start, length, unit, spans):
    stops = [Stop(start + timedelta(days=a), start + timedelta(days=a + n)) for a, n in spans]
    end = reckon(start, length, unit, stopped=stops).end
    assert end is not None
    out = {s.first + timedelta(days=n) for s in stops for n in range((s.last - s.first).days + 1) if s.last}
    counted = [n for n in range(1, (end - start).days + 1) if start + timedelta(days=n) not in out]
    assert len(counted) == (add(start, length, unit) - start).days
    assert end not in out
