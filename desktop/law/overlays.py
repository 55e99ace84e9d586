"""What an office has set where the Act leaves it open, each with the day it takes effect, authority and paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Any

from desktop.core.errors import PackError
from desktop.law.model import Delegation, Length, Unit
from desktop.law.periods import RULES

SATURDAYS = {"second_saturday": 2, "fourth_saturday": 4}
_CENTURY = {
    **dict.fromkeys((Unit.DAY, Unit.CLEAR_DAY), 36_525),
    Unit.HOUR: 876_600,
    Unit.WEEK: 5_218,
    Unit.MONTH: 1_200,
    Unit.HALF_YEAR: 200,
    Unit.YEAR: 100,
}  # no office means more, and the calendar has an end


@dataclass(frozen=True, slots=True)
class Holiday:
    """A day the office is closed, and the day that was declared (the day itself if nobody knows)."""

    day: date
    name: Any
    declared: date


@dataclass(frozen=True, slots=True)
class Value:
    """A value that the office has set under `key`, in force from `since` to `until` (None: open)."""

    key: str
    value: Any
    since: date
    until: date | None
    authority: str
    paper: str

    def holds(self, day: date) -> bool:
        """Whether it is in force on `day`."""
        return self.since <= day and (self.until is None or day <= self.until)


@dataclass(frozen=True)
class Office:
    """Everything an office has set; `Office()` has set nothing and is never closed.

    `weekly_off` holds weekdays, Monday 0 to Sunday 6; `saturdays` those of the month that are off (2 and 4).
    """

    weekly_off: frozenset[int] = frozenset()
    saturdays: frozenset[int] = frozenset()
    holidays: Mapping[date, Holiday] | None = None
    values: Mapping[str, Sequence[Value]] | None = None

    def __contains__(self, day: object) -> bool:
        """Whether the office is closed on `day`; so an office stands for its closed days in a reckoning."""
        if not isinstance(day, date):
            return False
        if (self.holidays and day in self.holidays) or day.weekday() in self.weekly_off:
            return True
        return day.weekday() == 5 and (day.day + 6) // 7 in self.saturdays

    def holiday(self, day: date) -> Holiday | None:
        """The holiday on `day`, if it is one by name (not merely a weekly closed day)."""
        return (self.holidays or {}).get(day)

    def value(self, key: str, day: date) -> Value | None:
        """What the office has set under `key` as in force on `day`; the latest of several, and of two of one date the
        one entered later, which corrects the other."""
        held = [value for value in (self.values or {}).get(key, ()) if value.holds(day)]
        return max(reversed(held), key=lambda value: value.since) if held else None

    def period(self, provision: str, name: str, day: date) -> tuple[Length, Value] | None:
        """The length the office has set, as of `day`, for a period that the Act leaves open."""
        found = self.value(f"period.{provision}/{name}", day) or self.value(f"period.{provision}", day)
        return (Length(found.value["length"], Unit(found.value["unit"])), found) if found else None

    def rules_off_on(self, day: date) -> frozenset[str]:
        """The rules of counting that are switched off on `day`."""
        return frozenset(rule for rule in self._rules_off if self.value(f"rule_off.{rule}", day))

    @cached_property
    def _rules_off(self) -> tuple[str, ...]:
        return tuple(rule for rule in RULES if f"rule_off.{rule}" in (self.values or {}))

    def guard_off(self, guard: str, day: date) -> Value | None:
        """The order that switched a guard off for `day`, with its reason as value, if any."""
        return self.value(f"guard_off.{guard}", day)

    def delegated(self, day: date) -> list[Delegation]:
        """The delegations by the office's own orders that hold on `day`."""
        return [
            Delegation(value.paper, value.value["from"], value.value["to"], (), tuple(value.value["sections"]))
            for key, values in (self.values or {}).items()
            if key.startswith("delegation.")
            for value in values
            if value.holds(day)
        ]

    def notified_on(self, day: date) -> frozenset[str]:
        """The sections that the Government has brought into effect in this body by `day`."""
        keys = [key for key in self.values or () if key.startswith("notified.")]
        return frozenset(key.partition(".")[2] for key in keys if self.value(key, day))

    def choice(self, doubt: str, day: date) -> str:
        """How the office reads a doubt of the Act for all its cases; '' if it has not said."""
        found = self.value(f"choice.{doubt}", day)
        return str(found.value) if found else ""


def office_overlay(data: Mapping[str, Any]) -> Office:
    """The office's settings from plain data (a file's values or entries'). Raises `PackError` at the first fault.

    `closed` are ISO days or `{day, name, declared}`; `weekly_off` weekdays (Monday 0) or second_saturday and
    fourth_saturday; `values` are `{key, value, authority, dated, paper, until?}`. Keys that the law reads:
    `period.<provision>` or `period.<provision>/<name>` ({length, unit}), `rule_off.<rule>` and `guard_off.<guard>`
    (the reason), `delegation.<name>` ({from, to, sections}), `notified.<section>`, `choice.<doubt>`. Others (fees,
    letterheads) are kept for whoever asks.
    """
    if unknown := set(data) - {"closed", "weekly_off", "values"}:
        raise PackError(f"'{min(unknown)}' is nothing that an office sets", code="office_key", key=min(unknown))
    off = data.get("weekly_off", ())
    weekly = frozenset(day for day in off if isinstance(day, int))
    if len(weekly) > 6:
        raise PackError("the office can't be closed on every day of the week", code="office_closed")
    holidays = [_holiday(entry) for entry in data.get("closed", ())]
    values: dict[str, list[Value]] = {}
    for row in data.get("values", ()):
        values.setdefault(row["key"], []).append(_value(row))
    return Office(
        weekly_off=weekly,
        saturdays=frozenset(SATURDAYS[day] for day in off if day in SATURDAYS),
        holidays={holiday.day: holiday for holiday in holidays},
        values=values,
    )


def check_setting(key: str, value: Any) -> None:
    """Raise `PackError` for a value that an office can't set under `key`: the law could not read it, or not reckon by it.

    What was set before by an older program is read by less: a time beyond a century stops its own clocks only.
    """
    _check_readable(key, value)
    if key.startswith("period.") and int(value["length"]) > _CENTURY[Unit(value["unit"])]:
        raise PackError(
            f"'{key}' must be a length and a unit, such as 15 and day, and a century at most",
            code="office_period",
            key=key,
        )


def _check_readable(key: str, value: Any) -> None:
    if key.startswith("period."):
        _check_length(key, value)
    if key.startswith("rule_off.") and key.partition(".")[2] not in RULES:
        raise PackError(f"'{key}' is no rule that can be switched off", code="office_rule", key=key)
    if key.startswith(("rule_off.", "guard_off.")) and not value:
        raise PackError(f"'{key}' needs a reason", code="office_reason", key=key)


def read_office(path: Path) -> Office:
    """The office's settings from a YAML file that fits office.schema.json. Raises `PackError`."""
    from desktop.law.compile import checked

    return office_overlay(checked(path, "office"))


def _holiday(entry: str | Mapping[str, Any]) -> Holiday:
    if isinstance(entry, str):
        return Holiday(_day(entry), "", _day(entry[:4] + "-01-01"))
    day = _day(entry["day"])
    return Holiday(day, entry.get("name", ""), _day(entry["declared"]) if entry.get("declared") else day)


def _value(row: Mapping[str, Any]) -> Value:
    key, value, until = row["key"], row["value"], row.get("until")
    if not row.get("authority") or not row.get("dated"):
        raise PackError(
            f"'{key}' needs the authority and the date of the paper that sets it", code="office_value", key=key
        )
    _check_readable(key, value)
    return Value(
        key, value, _day(row["dated"]), _day(until) if until else None, row["authority"], row.get("paper", "")
    )


def _check_length(key: str, value: Any) -> None:
    try:
        fits = int(value["length"]) >= 1 and Unit(value["unit"]) in Unit
    except (KeyError, TypeError, ValueError):
        fits = False
    if not fits:
        raise PackError(f"'{key}' must be a length and a unit, such as 15 and day", code="office_period", key=key)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise PackError(f"'{text}' is no day of the calendar", code="office_day", text=text) from None
