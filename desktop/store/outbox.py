"""What the centre has, as far as this folder knows: its epoch, the last entry it acknowledged, the pull cursor."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from desktop.core.entry import canonical
from desktop.core.errors import SyncError
from desktop.store import entries as rows

if TYPE_CHECKING:
    import sqlite3 as sqlite


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """The last number of a device that the centre said it has committed, and the centre's epoch when it said so."""

    seq: int
    epoch: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """What the centre has not acknowledged: how many entries, and the instant of the oldest ('' if none)."""

    entries: int
    since: str


class Place(Protocol):
    """A cursor of whoever keeps one."""

    @property
    def place(self) -> str:
        """Opaque; '' from the beginning."""
        ...

    @property
    def epoch(self) -> str:
        """The centre's when it gave the place."""
        ...


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where the next pull goes on (opaque, '' from the beginning), and the epoch of the centre that gave it."""

    place: str
    epoch: str


def cursor(db: sqlite.Connection) -> Cursor:
    """Where the next pull goes on."""
    return Cursor(meta(db, "cursor"), meta(db, "cursor_epoch"))


def set_cursor(db: sqlite.Connection, cursor: Place) -> None:
    """Keep where the next pull goes on, in the transaction of the entries that came before it."""
    set_meta(db, "cursor", cursor.place)
    set_meta(db, "cursor_epoch", cursor.epoch)


def acknowledged(db: sqlite.Connection, device: str) -> Acknowledged:
    """What the centre acknowledged of a device; (0, '') before the first time."""
    row = db.execute(
        "select acked, epoch from sync_state where device = (select n from device where device = ?)", (device,)
    ).fetchone()
    return Acknowledged(row[0], row[1]) if row else Acknowledged(0, "")


def acknowledge(db: sqlite.Connection, device: str, seq: int, epoch: str) -> None:
    """Keep the centre's word. A lower number is only believed with another epoch (it lost something and says so)."""
    head = rows.head(db, device)
    if head is None or not 0 <= seq <= head.seq:
        raise SyncError(
            f"The centre acknowledges entry {seq} of device {device}, which was never written here. Nothing was "
            "changed; tell the administrator.",
            code="ack_unknown",
            device=device,
            seq=seq,
        )
    before = acknowledged(db, device)
    if before.epoch == epoch and seq < before.seq:
        raise SyncError(
            f"The centre holds less of device {device} than it acknowledged ({seq}, not {before.seq}) without saying "
            "that it was restored. Nothing was changed; tell the administrator.",
            code="ack_back",
            device=device,
            seq=seq,
            acknowledged=before.seq,
        )
    db.execute(
        "insert into sync_state (device, epoch, acked) values (?, ?, ?)"
        " on conflict (device) do update set epoch = excluded.epoch, acked = excluded.acked",
        (head.n, epoch, seq),
    )


def waiting(db: sqlite.Connection) -> Waiting:
    """What was written in this folder and waits for the centre."""
    row = db.execute(
        "select coalesce(sum(d.own - coalesce(s.acked, 0)), 0), coalesce(min((select e.at from entry e where"
        " e.device = d.n and e.seq > coalesce(s.acked, 0) order by e.seq limit 1)), '')"
        " from device d left join sync_state s on s.device = d.n where d.own > coalesce(s.acked, 0)"
    ).fetchone()
    return Waiting(int(row[0]), row[1])


def digest(db: sqlite.Connection) -> str:
    """SHA-256 (hex) over the canonical JSON of [[device, seq, hash of that entry], …] in order of device."""
    return hashlib.sha256(canonical(rows.heads(db))).hexdigest()


def meta(db: sqlite.Connection, key: str) -> str:
    """A small fact about the file; '' if it was never set."""
    row = db.execute("select value from meta where key = ?", (key,)).fetchone()
    return row[0] if row else ""


def set_meta(db: sqlite.Connection, key: str, value: str) -> None:
    """Keep a small fact about the file."""
    db.execute(
        "insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value",
        (key, value),
    )
