"""What is owed, due by due: whether its demand was served, how long its time is over, and by which age it stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta

from desktop.casework.desk import Desk
from desktop.casework.ledger import MODES
from desktop.casework.money import Due, effect
from desktop.casework.ports import CaseRow
from desktop.casework.statement import unsettled
from desktop.core.entry import Entry

AGES = ("running", "quarter", "year", "three_years", "older")  # by the days since the time to pay was over
_LAST = ((90, "quarter"), (365, "year"), (3 * 365, "three_years"))
STATES = ("overpaid", "settled", "not_served", "running", "over", "recovery")


@dataclass(frozen=True, slots=True)
class Arrear:
    """A due as it stands on a day: the case ('' for none) with its row, the service, the last day to pay.

    `last` is None while nothing has begun to run; `put` is the day on which it was put to recovery.
    """

    case: str
    row: CaseRow | None
    due: Due
    served: date | None
    last: date | None
    put: date | None
    today: date

    @property
    def over(self) -> int:
        """Days since the time to pay was over; 0 while it runs, or has not begun."""
        return max(0, (self.today - self.last).days) if self.last else 0

    @property
    def age(self) -> str:
        """One of `AGES`."""
        if not self.over:
            return "running"
        return next((name for most, name in _LAST if self.over <= most), "older")

    @property
    def state(self) -> str:
        """One of `STATES`."""
        if self.due.open < 0:
            return "overpaid"
        if self.due.open == 0:
            return "settled"
        if self.put:
            return "recovery"
        if self.last is None:
            return "not_served"
        return "over" if self.over else "running"


def arrears(desk: Desk) -> list[Arrear]:
    """Every due of the office that is not settled, the oldest first; those paid too much are among them."""
    today = desk.today()
    rows: dict[str, CaseRow | None] = {}
    found = []
    for case, due, entries in unsettled(desk):
        if case not in rows:
            rows[case] = desk.store.row(case) if case else None
        found.append(arrear_of(case, rows[case], due, entries, today))
    return sorted(found, key=lambda each: (each.due.day, each.due.name))


def arrear_of(case: str, row: CaseRow | None, due: Due, entries: Iterable[Entry], today: date) -> Arrear:
    """A due as it stands on `today`, by the entries it stands among."""
    mine = [entry for entry in entries if entry.data.get("due") == due.name]
    served = next((date.fromisoformat(e.day) for e in mine if e.kind == "due.served"), None)
    if due.told.get("act") == "demand_expenses":
        served = date.fromisoformat(due.day)
    put = next((date.fromisoformat(e.day) for e in mine if e.kind == "due.to_recover"), None)
    return Arrear(case, row, due, served, _last(due, served), put, today)


def _last(due: Due, served: date | None) -> date | None:
    """The last day to pay: of the first instalment, by the days from service, or at once where it asked for no days."""
    if due.falls:
        return date.fromisoformat(min(day for day, _ in due.falls))
    days = int(due.told.get("days") or 0)
    if served:
        return served + timedelta(days=days)
    return None if days else date.fromisoformat(due.day)


def by_age(found: Iterable[Arrear]) -> dict[str, dict[str, int]]:
    """What is open by head and age, in paise; what was paid too much is left out."""
    sums: dict[str, dict[str, int]] = {}
    for each in found:
        if each.due.open > 0:
            of_head = sums.setdefault(each.due.head, {})
            of_head[each.age] = of_head.get(each.age, 0) + each.due.open
    return sums


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a figure, in paise: the entry that made it (of a balance: that made the due), and its due."""

    entry: Entry
    due: str
    paise: int


_SIDES = {"demanded": "demanded", "remitted": "remitted", "collected": "paid"}


def parts_of(desk: Desk, column: str, head: str, since: date, until: date) -> list[Part]:
    """What a figure of the statement is made of: `column` as there, of one head or ('') of all.

    The opening and the balance are made of dues, the rest of entries; they sum to the figure.
    """
    prefix = f"due/{head}/" if head else "due/"
    if column in _SIDES:
        found = []
        for line in desk.store.posted(prefix, since.isoformat(), until.isoformat()):
            name = line.account.partition("/")[2]
            side, paise = effect(line.entry, name, line.paise)
            if side == _SIDES[column] and paise:
                found.append(Part(line.entry, name, paise))
        return found
    day = (since - timedelta(days=1) if column == "opening" else until).isoformat()
    open_then = {account: paise for account, paise in desk.store.balances(prefix, day).items() if paise}
    return [
        Part(desk.store.posted(account)[0].entry, account.partition("/")[2], paise)
        for account, paise in open_then.items()
    ]


def collected_by(desk: Desk, head: str, mode: str, since: date, until: date) -> list[Part]:
    """The receipts of this PC behind a figure of its collection, of one head and mode or ('') of all."""
    prefix = f"due/{head}/" if head else "due/"
    found = []
    for line in desk.store.posted(prefix, since.isoformat(), until.isoformat()):
        name = line.account.partition("/")[2]
        side, paise = effect(line.entry, name, line.paise)
        by = str(line.entry.data.get("mode", ""))
        if side == "paid" and line.entry.device == desk.store.device and by in MODES and mode in ("", by):
            found.append(Part(line.entry, name, paise))
    return [part for part in found if part.entry.kind != "money.refunded"]
