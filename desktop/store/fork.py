"""Healing a fork: two histories under one device id become two devices, with every entry of both.

It happens where a whole disk was put back from an image, nonce and all, and work went on: the centre holds entries of
this device that this PC does not know, under the numbers this PC has given to others. From the first such number on
the entries of this PC move to a new device's chain; ids, dates and data stay, and the originals are kept aside.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from desktop.core.entry import GENESIS, Entry, canonical, to_json
from desktop.core.errors import SyncError
from desktop.store import entries as rows
from desktop.store import outbox, projection

if TYPE_CHECKING:
    import sqlite3 as sqlite


def check(db: sqlite.Connection, device: str, first: int) -> rows.Head:
    """The head of a device's chain; raises `SyncError` if it has no entry `first`."""
    head = rows.head(db, device)
    if head is None or not 1 <= first <= head.seq:
        raise SyncError(
            f"Device {device} has no entry {first} here; there is no fork to heal.",
            code="no_fork",
            device=device,
            seq=first,
        )
    return head


def move(
    db: sqlite.Connection, old: str, new: str, first: int, without: Collection[str] = ()
) -> tuple[set[str], int]:
    """Move the entries of device `old` from number `first` on into the chain of `new`; their subjects and number.

    Entries whose id is in `without` do not go along: the centre has them under yet another device, and they come back
    from there.
    """
    head = check(db, old, first)
    where = "where e.device = ? and e.seq >= ? order by e.seq"
    moved = [(rows.decode(row), row[15]) for row in db.execute(rows.SELECT + rows.FROM + where, (head.n, first))]
    _keep(db, [entry for entry, _ in moved])
    with mending(db):
        db.execute("delete from entry where device = ? and seq >= ?", (head.n, first))
    left = _last(db, head.n)
    rows.set_head(db, left)
    db.execute("update device set own = min(own, ?) where n = ?", (left.seq, head.n))
    db.execute("update sync_state set acked = min(acked, ?) where device = ?", (left.seq, head.n))
    goal = rows.head_or_new(db, new)
    for entry, pos in moved:
        if entry.id in without:
            db.execute("delete from blob_ref where pos = ?", (pos,))
            continue
        sealed = _again(db, entry, new, goal, old)
        rows.insert(db, goal.n, sealed, pos)
        goal = rows.Head(goal.n, sealed.seq, sealed.hash, sealed.at)
    rows.set_head(db, goal, own=True)
    _count_again(db, head.n, goal.n)
    return {entry.subject for entry, _ in moved}, sum(entry.id not in without for entry, _ in moved)


def _last(db: sqlite.Connection, n: int) -> rows.Head:
    """Where the chain of device number `n` ends, by the entries held."""
    found = db.execute("select seq, hash, at from entry where device = ? order by seq desc limit 1", (n,)).fetchone()
    return rows.Head(n, found[0], found[1].hex(), found[2]) if found else rows.Head(n, 0, GENESIS, "")


@contextmanager
def mending(db: sqlite.Connection) -> Iterator[None]:
    """Lift the guard against deleting entries, inside the caller's transaction."""
    outbox.set_meta(db, "mending", "1")
    yield
    db.execute("delete from meta where key = 'mending'")


def _keep(db: sqlite.Connection, moved: list[Entry]) -> None:
    db.executemany(
        "insert or ignore into forked (device, seq, hash, entry) values (?, ?, ?, ?)",
        ((e.device, e.seq, bytes.fromhex(e.hash), canonical(to_json(e)).decode()) for e in moved),
    )


def _again(db: sqlite.Connection, entry: Entry, new: str, goal: rows.Head, old: str) -> Entry:
    """The entry as the new device's next; of the old device it had seen what is left of the subject."""
    left = db.execute(
        "select max(seq) from entry where subject = ? and device = (select n from device where device = ?)",
        (entry.subject, old),
    ).fetchone()[0]
    after = dict(entry.after) | ({old: left} if left else {})
    again = replace(entry, device=new, seq=goal.seq + 1, prev=goal.hash, after=tuple(sorted(after.items())), hash="")
    return again.sealed()


def _count_again(db: sqlite.Connection, *devices: int) -> None:
    """Numbers go with the entries that record them."""
    for n in devices:
        db.execute("delete from series where device = ?", (n,))
        for entry in rows.select(db, "where e.device = ?", (n,)):
            for series, number in projection.numbers(entry):
                projection.take(db, n, series, number)
