"""What a holiday that is declared late, or a value that the office sets, does to the clocks: shown before it is saved."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from desktop.casework.desk import Desk
from desktop.casework.office import Office, Setting
from desktop.casework.ports import CaseRow, Filter
from desktop.casework.ruling import clocks_on
from desktop.law.clocks import Clock

PAGE = 200
MOVING = ("period.", "rule_off.", "guard_off.", "notified.")
"""Values by which the law reckons clocks, by the beginning of their keys."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A clock of a case whose day moves: its `name` and `section`, the day before and after (None: no day is set)."""

    case: str
    number: str
    title: str
    name: str
    section: str
    before: date | None
    after: date | None


def moved_by(desk: Desk, days: Mapping[date, str], *, withdrawn: Collection[date] = ()) -> list[Moved]:
    """The clocks of all open cases that move if these days (with their names) become holidays, the nearest first.

    `withdrawn` are holidays that are none any more. Nothing is written. A paper that was served keeps the date that stands on it.
    """
    office = desk.office()
    named = {day.isoformat(): name for day, name in days.items() if not office.is_closed(day)}
    gone = {day.isoformat() for day in withdrawn} & set(office.holidays)
    if not named and not gone:
        return []
    kept = {day: name for day, name in office.holidays.items() if day not in gone}
    first = date.fromisoformat(min([*named, *gone]))
    return _moved(
        desk, office, replace(office, holidays={**kept, **named}), lambda day: day is not None and day >= first
    )


def moved_with(desk: Desk, key: str, value: Any, dated: date) -> list[Moved]:
    """The clocks of all cases that get another day if the office sets `key` from `dated` on; nothing is written.

    A clock whose time was left open gets its first day; nothing moves by a value that the law does not reckon by.
    """
    if not key.startswith(MOVING):
        return []
    office = desk.office()
    setting = Setting(key, value, "-", dated.isoformat())  # the paper that fixes it changes no day
    return _moved(desk, office, replace(office, settings=(*office.settings, setting)), lambda _day: True)


def _moved(desk: Desk, now: Office, then: Office, touches: Callable[[date | None], bool]) -> list[Moved]:
    """The clocks that differ between the office as it is and as it would be; `touches` tells of a day if it could move."""
    today, found = desk.today(), []
    for row in _rows(desk):
        file = desk.case(row.case)
        before = _by_start(clocks_on(desk, now, file, today))
        if not touches(None) and not any(touches(_day(clock)) for clock in before.values()):
            continue
        after = _by_start(clocks_on(desk, then, file, today))
        for key, clock in {**before, **after}.items():
            days = (_day(before.get(key)), _day(after.get(key)))
            if days[0] != days[1]:
                found.append(Moved(row.case, row.number, row.title, clock.name, clock.section, *days))
    return sorted(found, key=lambda each: (each.before or each.after or date.max, each.number))


def _by_start(found: list[Clock]) -> dict[tuple[str, str, str], Clock]:
    return {(clock.provision, clock.name, clock.started_by): clock for clock in found}


def _day(clock: Clock | None) -> date | None:
    return (clock.last_day or clock.first_day) if clock else None


def _rows(desk: Desk) -> Iterator[CaseRow]:
    """All cases: the row of a decided one says nothing of the time for an appeal, which moves as well."""
    after = ""
    while True:
        page = desk.store.page(Filter(), order="due", after=after, size=PAGE)
        yield from page.rows
        if not page.after:
            return
        after = page.after
