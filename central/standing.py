"""How the offices stand: what each last said of its undecided cases, by ward and age."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any

from sqlalchemy import Connection, select

from central.schema import offices, pending, standings
from desktop.sync.wire.models import AGES, Figures

BANDS = (
    f"up to {AGES[0]} days",
    *(f"{a + 1} to {b} days" for a, b in pairwise(AGES)),
    f"over {AGES[-1]} days",
)
"""The bands of age in words."""


@dataclass(frozen=True, slots=True)
class Ward:
    """One line of the table: cases in each band, those of them that are overdue, and the day on which it was so."""

    office: str
    ward: str
    day: str
    cases: tuple[int, ...]
    overdue: int

    @property
    def total(self) -> int:
        """All its undecided cases."""
        return sum(self.cases)


def keep(connection: Connection, office: int, figures: Figures, now: int) -> None:
    """Put what an office says now in place of what it said before; an older day does not replace a later one, and a
    day still to come (a PC's wrong clock) nothing. `now` is in Unix seconds."""
    if figures.day > (datetime.fromtimestamp(now, UTC) + timedelta(days=1)).date().isoformat():
        return
    known = connection.scalar(select(standings.c.day).where(standings.c.office == office).with_for_update())
    if known is not None and known > figures.day:
        return
    if known is None:
        connection.execute(standings.insert().values(office=office, name=figures.name, day=figures.day))
    else:
        change = standings.update().where(standings.c.office == office)
        connection.execute(change.values(name=figures.name, day=figures.day))
    connection.execute(pending.delete().where(pending.c.office == office))
    rows: dict[tuple[str, int], dict[str, Any]] = {}
    for each in figures.pending:
        cell = {"office": office, "ward": each.ward, "age": each.age, "cases": each.cases, "overdue": each.overdue}
        rows[each.ward, each.age] = cell
    if rows:
        connection.execute(pending.insert(), list(rows.values()))


def wards(connection: Connection, body: str = "") -> list[Ward]:
    """Every ward of a body's offices ('' for all bodies) as its office last told it, in order of office and ward."""
    query = (
        select(offices.c.id, standings.c.name, standings.c.day, pending.c.ward, pending.c.age, pending.c.cases,
               pending.c.overdue)
        .join(standings, standings.c.office == pending.c.office)
        .join(offices, offices.c.number == pending.c.office)
        .order_by(offices.c.id, pending.c.ward, pending.c.age)
    )  # fmt: skip
    if body:
        query = query.where(offices.c.body == body)
    found: dict[tuple[str, str], list[Any]] = {}
    for row in connection.execute(query):
        found.setdefault((row.id, row.ward), []).append(row)
    return [_ward(rows) for rows in found.values()]


def _ward(rows: list[Any]) -> Ward:
    cases = [0] * (len(AGES) + 1)
    for row in rows:
        cases[row.age] = row.cases
    first = rows[0]
    return Ward(first.name or first.id, first.ward, first.day, tuple(cases), sum(row.overdue for row in rows))
