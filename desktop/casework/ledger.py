"""The office's ledger: what each entry moves between its accounts, in whole paise; every entry sums to zero.

Accounts are paths. `due/<head>/<due>` is what is owed; `demand/<head>` stands against it when it is demanded and
`remit/<head>` when it is let go. `cash/<device>/<officer>` is the cash that an officer holds at a PC,
`transit/<handover>` cash on its way from one to the other, `cheque/<device>/<receipt>` a cheque or draft until it is
realised, `bank` what is in the bank or treasury, `difference/<device>` what a count found too much or too little,
`out/<financial year>/<grant>` what was paid out, `held/<case>` what is held for somebody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from desktop.core.entry import Entry
from desktop.core.errors import NagardeskError

CASH, CHEQUE = "cash", "cheque"
MODES = {
    "cash": CASH,
    "cheque": CHEQUE,
    "draft": CHEQUE,
    "online": "bank",
    "challan": "bank",
}


@dataclass(frozen=True, slots=True)
class Posting:
    """What an entry moves on one account, counted on the day `book` (ISO); paise, minus for what leaves it."""

    account: str
    paise: int
    book: str


def moved(*lines: tuple[str, int] | tuple[str, int, str]) -> list[list[Any]]:
    """Lines as an entry keeps them: [account, paise] or [account, paise, day]. Raises where they are not balanced."""
    if sum(line[1] for line in lines):
        raise NagardeskError("The two sides of this booking differ; nothing was saved.", code="unbalanced")
    return [list(line) for line in lines if line[1]]


def book_day(entry: Entry) -> str:
    """The day in whose cash book an entry stands: that of its own, unless that book was closed already."""
    return str(entry.data.get("book") or entry.day)


def postings(entry: Entry) -> tuple[Posting, ...]:
    """What an entry moves; nothing for one without money, or from elsewhere that is not as it should be."""
    lines, book = entry.data.get("postings", ()), book_day(entry)
    if not isinstance(lines, list) or not all(_is_line(line) for line in lines):
        return ()
    found = tuple(Posting(line[0], line[1], line[2] if len(line) > 2 else book) for line in lines)
    return found if not sum(each.paise for each in found) else ()


def _is_line(line: object) -> bool:
    if not isinstance(line, list) or len(line) not in (2, 3):
        return False
    return isinstance(line[0], str) and type(line[1]) is int and all(isinstance(day, str) for day in line[2:])


def place(device: str, officer: str, receipt: str, mode: str) -> str:
    """The account into which money goes that comes in by `mode`."""
    kind = MODES.get(mode, CASH)
    return {
        CASH: f"cash/{device}/{officer}",
        CHEQUE: f"cheque/{device}/{receipt}",
        "bank": "bank",
    }[kind]


def taken(into: str, head: str, due: str, paise: int, *, demanded: bool = False) -> list[list[Any]]:
    """The lines of money taken into an account; what was not demanded before is demanded with it."""
    account = f"due/{head}/{due}"
    lines = [[into, paise], [account, -paise]]
    return lines if demanded else [[account, paise], [f"demand/{head}", -paise], *lines]


def back(lines: Iterable[Posting]) -> list[list[Any]]:
    """The lines that undo others."""
    return [[line.account, -line.paise] for line in lines]


def sums(lines: Iterable[Posting]) -> dict[str, int]:
    """The balance of every account that the lines touch."""
    found: dict[str, int] = {}
    for line in lines:
        found[line.account] = found.get(line.account, 0) + line.paise
    return found


def checked(balances: Mapping[str, int]) -> Mapping[str, int]:
    """The same balances. Raises where they do not sum to zero: then the data is not what was written."""
    if left := sum(balances.values()):
        raise NagardeskError(f"The accounts differ by {left} paise; have the data checked.", code="unbalanced")
    return balances
