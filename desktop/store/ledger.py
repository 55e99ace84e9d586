"""The ledger as the store keeps it: balances, and the entries that moved an account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.casework.ports import Posted
from desktop.store import entries as rows

if TYPE_CHECKING:
    import sqlite3 as sqlite

_UNDER = "account >= ? and account < ?"
_LAST = "\U0010ffff"


def balances(db: sqlite.Connection, prefix: str, until: str) -> dict[str, int]:
    """The balance in paise of every account under `prefix` that is not empty, up to the end of day `until`."""
    sql = f"select account, sum(paise) from posting where {_UNDER} and book <= ? group by account having sum(paise) <> 0"
    return dict(db.execute(sql, (prefix, prefix + _LAST, until or _LAST)))


def posted(db: sqlite.Connection, prefix: str, since: str, until: str) -> list[Posted]:
    """What moved on the accounts under `prefix` from day `since` to day `until`, each with its entry, in order."""
    sql = (
        f"select pos, account, book, paise from posting where {_UNDER} and book >= ? and book <= ? order by pos, line"
    )
    found = list(db.execute(sql, (prefix, prefix + _LAST, since, until or _LAST)))
    wanted = sorted({pos for pos, *_ in found})
    entries = {pos: entry for pos in wanted for entry in rows.select(db, "where e.pos = ?", (pos,))}
    lines = [Posted(account, book, paise, entries[pos]) for pos, account, book, paise in found]
    return sorted(lines, key=lambda line: (line.book, line.entry.at, line.entry.device, line.entry.seq))
