"""What a holiday that is declared late does to the clocks that run: shown before it is declared."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date

from desktop.casework.desk import Desk
from desktop.casework.ports import CaseRow, Filter
from desktop.casework.ruling import clocks_on

PAGE = 200


@dataclass(frozen=True, slots=True)
class Moved:
    """A clock of a case whose last day moves: its `name` and `section`, the day before and after."""

    case: str
    number: str
    title: str
    name: str
    section: str
    before: date
    after: date


def moved_by(desk: Desk, days: Mapping[date, str], *, withdrawn: Collection[date] = ()) -> list[Moved]:
    """The clocks of all open cases that move if these days (with their names) become holidays, the nearest first.

    `withdrawn` are holidays that are none any more. Nothing is written. A paper that was served keeps the date that stands on it.
    """
    office, today = desk.office(), desk.today()
    named = {day.isoformat(): name for day, name in days.items() if not office.is_closed(day)}
    gone = {day.isoformat() for day in withdrawn} & set(office.holidays)
    if not named and not gone:
        return []
    kept = {day: name for day, name in office.holidays.items() if day not in gone}
    closed = replace(office, holidays={**kept, **named})
    first = min([*named, *gone])
    found = []
    for row in _open_rows(desk):
        file = desk.case(row.case)
        now = {(c.provision, c.name, c.started_by): c for c in clocks_on(desk, office, file, today)}
        if not any(c.last_day and c.last_day.isoformat() >= first for c in now.values()):
            continue
        for clock in clocks_on(desk, closed, file, today):
            was = now.get((clock.provision, clock.name, clock.started_by))
            if was and was.last_day and clock.last_day and was.last_day != clock.last_day:
                told = (row.case, row.number, row.title, clock.name, clock.section)
                found.append(Moved(*told, was.last_day, clock.last_day))
    return sorted(found, key=lambda each: (each.before, each.number))


def _open_rows(desk: Desk) -> Iterator[CaseRow]:
    """The cases for which a last day stands; those without one come last in the list."""
    after = ""
    while True:
        page = desk.store.page(Filter(), order="due", after=after, size=PAGE)
        for row in page.rows:
            if not row.due:
                return
            yield row
        if not page.after:
            return
        after = page.after
