"""What an office has set where the Act leaves it open, each with the day it takes effect, authority and paper."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Any

from desktop.core.errors import PackError
from desktop.law.model import Delegation, Length, Unit

_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


@dataclass(frozen=True, slots=True)
class Holiday:
    """A day the office is closed, and the day that was declared."""

    day: date
    name: Any
    declared: date


@dataclass(frozen=True, slots=True)
class Setting:
    """A value the office has set, with the authority and the paper for it, in force from `since`."""

    provision: str
    name: str
    value: int | float
    unit: str
    since: date
    authority: str
    paper: str


@dataclass(frozen=True, slots=True)
class Switched:
    """A rule or guard that the office has switched off, why, by what paper, and for how long."""

    what: str
    reason: str
    since: date
    until: date | None
    authority: str
    paper: str

    def holds(self, day: date) -> bool:
        """Whether it is switched off on `day`."""
        return self.since <= day and (self.until is None or day <= self.until)


@dataclass(frozen=True)
class Office:
    """Everything an office has set; `Office()` has set nothing and is never closed."""

    weekly_closed: frozenset[str] = frozenset()
    holidays: tuple[Holiday, ...] = ()
    periods: tuple[Setting, ...] = ()
    amounts: tuple[Setting, ...] = ()
    rules_off: tuple[Switched, ...] = ()
    guards_off: tuple[Switched, ...] = ()
    delegations: tuple[tuple[Delegation, date, date | None], ...] = ()
    notified: tuple[tuple[str, date], ...] = ()
    choices: Mapping[str, str] = field(default_factory=dict)
    place: tuple[float, float] | None = None
    letterheads: tuple[Mapping[str, Any], ...] = ()

    def __contains__(self, day: object) -> bool:
        """Whether the office is closed on `day`; so an office can stand for its closed days in a reckoning."""
        if not isinstance(day, date):
            return False
        return day in self._by_day or (bool(self.weekly_closed) and self._weekly(day))

    @cached_property
    def _by_day(self) -> Mapping[date, Holiday]:
        return {holiday.day: holiday for holiday in self.holidays}

    def _weekly(self, day: date) -> bool:
        if _WEEKDAYS[day.weekday()] in self.weekly_closed:
            return True
        if day.weekday() != 5:
            return False
        nth = {2: "second_saturday", 4: "fourth_saturday"}.get((day.day + 6) // 7)
        return nth in self.weekly_closed

    def holiday(self, day: date) -> Holiday | None:
        """The holiday on `day`, if it is one by name (not merely a weekly closed day)."""
        return self._by_day.get(day)

    def period(self, provision: str, name: str, day: date) -> Setting | None:
        """What the office has set, as of `day`, for a period that the Act leaves open."""
        return _latest(self.periods, provision, name, day)

    def amount(self, provision: str, name: str, day: date) -> Setting | None:
        """What the office has set, as of `day`, for a fee or another number that the Act leaves open."""
        return _latest(self.amounts, provision, name, day)

    def rules_off_on(self, day: date) -> frozenset[str]:
        """The rules of counting that are switched off on `day`."""
        return frozenset(off.what for off in self.rules_off if off.holds(day))

    def guard_off(self, guard: str, day: date) -> Switched | None:
        """The order that switched a guard off for `day`, if any."""
        return next((off for off in self.guards_off if off.what == guard and off.holds(day)), None)

    def delegated(self, day: date) -> list[Delegation]:
        """The delegations by the office's own orders that hold on `day`."""
        return [d for d, since, until in self.delegations if since <= day and (until is None or day <= until)]

    def notified_on(self, day: date) -> frozenset[str]:
        """The sections that the Government has brought into effect in this body by `day`."""
        return frozenset(section for section, since in self.notified if since <= day)

    def letterhead(self, day: date) -> Mapping[str, Any]:
        """The letterhead in force on `day`; empty if none was set."""
        held = [head for head in self.letterheads if date.fromisoformat(head["since"]) <= day]
        return max(held, key=lambda head: str(head["since"])) if held else {}


def _latest(settings: Iterable[Setting], provision: str, name: str, day: date) -> Setting | None:
    held = [s for s in settings if s.provision == provision and s.name in (name, "") and s.since <= day]
    return max(held, key=lambda s: (s.since, s.name)) if held else None


def length_of(setting: Setting) -> Length:
    """The length of time that a period's setting gives."""
    return Length(int(setting.value), Unit(setting.unit))


def office_overlay(data: Mapping[str, Any]) -> Office:
    """The office's settings from plain data (a file's values or an entry's). Raises `PackError` at the first fault.

    The data has the shape of resources/schema/office.schema.json.
    """
    from desktop.law.compile import schema_fault

    if fault := schema_fault(dict(data), "office"):
        raise PackError(f"the office's settings: {fault}", code="office_schema")
    weekly = frozenset(data.get("weekly_closed", ()))
    if weekly.issuperset(_WEEKDAYS):
        raise PackError(
            "the office's settings: the office can't be closed on every day of the week", code="office_closed"
        )
    place = data.get("place")
    choices = sorted(data.get("choices", ()), key=lambda row: str(row["since"]))
    return Office(
        weekly_closed=weekly,
        holidays=tuple(Holiday(_day(h["day"]), h["name"], _day(h["declared"])) for h in data.get("holidays", ())),
        periods=tuple(_setting(row, row["length"]) for row in data.get("periods", ())),
        amounts=tuple(_setting(row, row["value"]) for row in data.get("amounts", ())),
        rules_off=tuple(_switched(row, "rule") for row in data.get("rules_off", ())),
        guards_off=tuple(_switched(row, "guard") for row in data.get("guards_off", ())),
        delegations=tuple(map(_delegated, data.get("delegations", ()))),
        notified=tuple((row["section"], _day(row["since"])) for row in data.get("notified", ())),
        choices={row["doubt"]: row["choice"] for row in choices},
        place=(place["latitude"], place["longitude"]) if place else None,
        letterheads=tuple(data.get("letterheads", ())),
    )


def read_office(path: Path) -> Office:
    """The office's settings from a YAML file. Raises `PackError`."""
    from desktop.law.files import read_yaml

    return office_overlay(read_yaml(path) or {})


def _setting(row: Mapping[str, Any], value: int | float) -> Setting:
    return Setting(
        row["provision"], row.get("name", ""), value, row["unit"], _day(row["since"]), row["authority"], row["paper"]
    )


def _switched(row: Mapping[str, Any], key: str) -> Switched:
    until = row.get("until")
    return Switched(
        row[key], row["reason"], _day(row["since"]), _day(until) if until else None, row["authority"], row["paper"]
    )


def _delegated(row: Mapping[str, Any]) -> tuple[Delegation, date, date | None]:
    until = row.get("until")
    given = Delegation(row["source"], row["from"], row["to"], (), tuple(row["sections"]))
    return given, _day(row["since"]), _day(until) if until else None


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise PackError(f"the office's settings: '{text}' is no day of the calendar", code="office_day") from None
