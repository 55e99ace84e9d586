"""Demand, collection and balance: what was owed, demanded, let go and collected under each head, proving itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.money import HEADS, Due, dues_of, effect
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft
from desktop.casework.wording import kind_words, sentence, words
from desktop.core.dates import financial_year
from desktop.core.dates import show as show_day
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, NagardeskError


@dataclass(frozen=True, slots=True)
class Line:
    """One head of the statement, in paise; `balance` is taken from the ledger, not worked out from the rest."""

    head: str
    opening: int
    demanded: int
    remitted: int
    collected: int
    balance: int

    @property
    def proved(self) -> bool:
        """Whether opening and demand less what was let go and collected come to the balance."""
        return self.opening + self.demanded - self.remitted - self.collected == self.balance


@dataclass(frozen=True, slots=True)
class Statement:
    """The heads from day to day (both included), and whether the whole proves itself against the accounts opposite."""

    since: date
    until: date
    lines: tuple[Line, ...]
    proved: bool

    @property
    def total(self) -> Line:
        """All heads together."""
        added = [sum(getattr(line, name) for line in self.lines) for name in Line.__slots__[1:]]
        return Line("", *added)


def statement(desk: Desk, since: date, until: date) -> Statement:
    """The statement of the office for the days from `since` to `until`. Raises `FieldError` for days that can't be."""
    if until < since:
        raise FieldError("until", "The last day can't be before the first.", code="before_start")
    before = (since - timedelta(days=1)).isoformat()
    sides: dict[str, dict[str, int]] = {}
    for line in desk.store.posted("due/", since.isoformat(), until.isoformat()):
        name = line.account.partition("/")[2]
        side, paise = effect(line.entry, name, line.paise)
        of_head = sides.setdefault(name.partition("/")[0], {})
        of_head[side] = of_head.get(side, 0) + paise
    opening, balance = _by_head(desk, "due/", before), _by_head(desk, "due/", until.isoformat())
    heads = [head for head in HEADS if head in sides or opening.get(head) or balance.get(head)]
    lines = tuple(
        Line(
            head,
            opening.get(head, 0),
            sides.get(head, {}).get("demanded", 0),
            sides.get(head, {}).get("remitted", 0),
            sides.get(head, {}).get("paid", 0),
            balance.get(head, 0),
        )
        for head in heads
    )
    proved = all(line.proved for line in lines) and _opposite(desk, before, until.isoformat(), lines)
    return Statement(since, until, lines, proved)


def _by_head(desk: Desk, prefix: str, until: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for account, paise in desk.store.balances(prefix, until).items():
        head = account.split("/")[1]
        found[head] = found.get(head, 0) + paise
    return found


def _opposite(desk: Desk, before: str, until: str, lines: tuple[Line, ...]) -> bool:
    """Whether the accounts that stand against the dues moved by the same sums, and the whole ledger sums to zero."""
    for prefix, name, sign in (("demand/", "demanded", -1), ("remit/", "remitted", 1)):
        first, last = _by_head(desk, prefix, before), _by_head(desk, prefix, until)
        if any(sign * (last.get(x.head, 0) - first.get(x.head, 0)) != getattr(x, name) for x in lines):
            return False
    return sum(desk.store.balances("", until).values()) == 0


def open_dues(desk: Desk) -> list[tuple[str, Due]]:
    """Every due of the office that is not settled, with the case it stands in ('' for none), the oldest first."""
    found = [(case, due) for case, due, _ in unsettled(desk)]
    return sorted(found, key=lambda pair: (pair[1].day, pair[1].name))


def unsettled(desk: Desk) -> Iterator[tuple[str, Due, list[Entry]]]:
    """Every due that is not settled: its case ('' for none), and the entries it stands among, read once a subject."""
    names = {account.partition("/")[2] for account in desk.store.balances("due/")}
    subjects: dict[str, None] = {}
    for name in names:
        for line in desk.store.posted(f"due/{name}"):
            subjects.setdefault(line.entry.subject, None)
    for subject in subjects:
        case = subject.removeprefix("case:") if subject.startswith("case:") else ""
        entries = desk.store.entries(subject)
        for due in dues_of(entries).values():
            if due.name in names:
                yield case, due, entries


def print_statement(desk: Desk, since: date, until: date) -> Done:
    """Print the statement and keep it. Raises `NagardeskError` where it does not prove itself."""
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "accounts", "officer", "head")
    if until > today:
        raise FieldError("until", "This can't be on a day still to come.", code="future")
    told = statement(desk, since, until)
    if not told.proved:
        raise NagardeskError("The statement does not prove itself; have the data checked.", code="unbalanced")
    with desk.store.writing(me.id) as tx:
        number, numbers = take_number(tx, series(office, desk.store.device, "ST", "", today))
        values = _values(told)
        sheet = Sheet("register_page", kind_words("statement"), number, number, today, "", values)
        data: dict[str, Any] = {"number": number, "numbers": numbers, "since": since.isoformat()}
        data["papers"] = [freeze(tx, desk, office, me, sheet)]
        entry = tx.add(Draft(f"till:{desk.store.device}/{financial_year(today)}", "statement.made", until, data))
    return Done("", (entry,), tuple(p["id"] for p in data["papers"]))


def _values(told: Statement) -> dict[str, Any]:
    heads: Mapping[str, Any] = words("heads")
    columns: list[dict[str, Any]] = [{"head": dict(words("statement")["head"]), "share": 4}]
    columns += [{"head": dict(words("statement")[key]), "share": 3, "sum": 1} for key in Line.__slots__[1:]]
    rows = []
    for line in told.lines:
        amounts = {f"c{n}": getattr(line, key) for n, key in enumerate(Line.__slots__[1:], 2)}
        rows.append({"c1": dict(heads[line.head]), **amounts})
    return {
        "register": dict(kind_words("statement")),
        "period": f"{show_day(told.since)} – {show_day(told.until)}",
        "columns": columns,
        "entries": rows or [{"c1": dict(words("cash_book")["nothing"])}],
        "notes": [{"says": sentence("proves")}],
    }
