"""How many entries of an office are held of each device, with a sum of their hashes: what two ends compare."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.core.entry import Entry

if TYPE_CHECKING:
    import sqlite3 as sqlite

_MOD = 1 << 128


class Tally:
    """Counts and sums of entries that are being added, until they are put into the table."""

    def __init__(self) -> None:
        self._cells: dict[tuple[str, int], tuple[int, int]] = {}

    def add(self, n: int, entry: Entry) -> None:
        """Count an entry of device number `n`."""
        count, total = self._cells.get((entry.office, n), (0, 0))
        self._cells[entry.office, n] = count + 1, (total + _weight(entry.hash)) % _MOD

    def put(self, db: sqlite.Connection) -> None:
        """Add what was counted to the table."""
        for (office, n), (count, total) in self._cells.items():
            sql = "select entries, sum from tally where office = ? and device = ?"
            if held := db.execute(sql, (office, n)).fetchone():
                count, total = count + held[0], (total + int.from_bytes(held[1], "big")) % _MOD
            db.execute("replace into tally values (?, ?, ?, ?)", (office, n, count, total.to_bytes(16, "big")))
        self._cells.clear()


def of_office(db: sqlite.Connection, office: str, device: str, own: int) -> tuple[int, str]:
    """(count, sum as 32 hex digits) of an office's entries: of `device` those up to number `own`, of others all."""
    entries = total = 0
    for count, part in db.execute("select entries, sum from tally where office = ?", (office,)):
        entries, total = entries + count, total + int.from_bytes(part, "big")
    beyond = db.execute(
        "select hash from entry where device = (select n from device where device = ?) and seq > ? and office = ?",
        (device, own, office),
    )
    for (value,) in beyond:
        entries, total = entries - 1, total - int.from_bytes(value[:16], "big")
    return entries, f"{total % _MOD:032x}"


def recount(db: sqlite.Connection, n: int, entries: Iterable[Entry]) -> None:
    """Count a device's entries anew."""
    db.execute("delete from tally where device = ?", (n,))
    tally = Tally()
    for entry in entries:
        tally.add(n, entry)
    tally.put(db)


def _weight(hash_: str) -> int:
    return int(hash_[:32], 16)
