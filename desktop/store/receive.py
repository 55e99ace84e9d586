"""Entries from other devices: each proven to continue its chain, none taken twice, a fork refused by name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from desktop.core.entry import GENESIS, Entry, canonical_text, digest
from desktop.core.errors import SyncError
from desktop.core.turns import turn
from desktop.store import entries as rows
from desktop.store import library, projection

if TYPE_CHECKING:
    import sqlite3 as sqlite

_ID = "[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"
_ID_AND_INSTANT = re.compile(_ID + r" \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z", re.ASCII)
_HASH = re.compile("[0-9a-f]{64}")
_MOST = 1 << 62
_TOGETHER = (
    500  # rows in one go: one by one they cost half as much again, and many thousand leave the processor's cache
)


@dataclass(frozen=True, slots=True)
class Applied:
    """What became of the entries offered: how many were new, how many were held already, and the cases touched."""

    new: int
    known: int
    cases: tuple[str, ...] = field(default=())


class Receiver:
    """Takes entries in, inside the caller's transaction; knows the chain heads it has come to."""

    def __init__(self, db: sqlite.Connection, device: str, *, believe: str, holes: bool, later: bool = False) -> None:
        """`device` is this store's own, whose chain nobody else may lengthen; instants after `believe` do not move
        the clock; `holes` allows chains of which this office may see only a part (links are then checked wherever
        both neighbours are held); `later` leaves the projections to a rebuild."""
        self._db = db
        self._believe = believe
        self._later = later
        self._device = device
        self._holes = holes
        self._heads: dict[str, rows.Head] = {}  # as they were before
        self._last: dict[str, rows.Head | Entry] = {}  # where each chain has come to
        self._place = rows.next_place(db)
        self._pending: list[tuple[Any, ...]] = []
        self._own = rows.written(db)
        self.touched: set[str] = set()
        self.latest = ""

    def take(self, entry: Entry) -> bool:
        """Write the entry if it is new; False if it is held already. Raises `SyncError` if it cannot be right."""
        turn()
        data = _check_shape(entry)
        last = self._last.get(entry.device)
        if last is None:
            last = self._heads[entry.device] = self._last[entry.device] = rows.head_or_new(self._db, entry.device)
        n = self._heads[entry.device].n
        if entry.seq <= last.seq and self._known(entry, n):
            return False
        if entry.device == self._device and entry.seq > last.seq:
            raise _fork(entry, "this PC never wrote it: another PC writes under the same id")
        if entry.prev != last.hash or entry.seq != last.seq + 1:
            self._check_links(entry, last, n)
        self._pending.append(rows.encode(n, entry, self._place, data))
        if len(self._pending) == _TOGETHER:
            self._write()
        if not self._later:
            own = entry.seq <= self._own.get(entry.device, 0)
            projection.note(self._db, entry, self._place, n, data, own=own)
        self._place += 1
        if entry.seq > last.seq:
            self._last[entry.device] = entry
        self.touched.add(entry.subject)
        if self.latest < entry.at <= self._believe:
            self.latest = entry.at
        return True

    def take_all(self, entries: Iterable[Entry]) -> tuple[int, int]:
        """Take a batch and keep the heads; returns how many were new and how many were held already."""
        taken = [self.take(entry) for entry in entries]
        self._write()
        for device, last in self._last.items():
            rows.set_head(self._db, rows.Head(self._heads[device].n, last.seq, last.hash, last.at))
        new = sum(taken)
        return new, len(taken) - new

    @property
    def cases(self) -> tuple[str, ...]:
        """The cases that new entries touch."""
        return tuple(sorted(subject for subject in self.touched if subject.startswith(projection.CASE)))

    def _write(self) -> None:
        try:
            rows.insert_all(self._db, self._pending)
        except library.IntegrityError as error:
            raise SyncError(
                "An entry bears the id of another one. The whole batch was refused; nothing of it was taken. Tell "
                "the administrator.",
                code="bad_entry",
            ) from error
        self._pending.clear()

    def _known(self, entry: Entry, n: int) -> bool:
        held = self._hash(n, entry.seq)
        if held is None:
            return False
        if held != entry.hash:
            raise _fork(entry, "another entry is held under that number")
        return True

    def _check_links(self, entry: Entry, last: rows.Head | Entry, n: int) -> None:
        if entry.seq == last.seq + 1:
            before: str | None = last.hash
        else:
            before = GENESIS if entry.seq == 1 else self._hash(n, entry.seq - 1)
        if entry.prev != before:
            if not _HASH.fullmatch(entry.prev):
                raise _bad(entry, "has no proper hash of the entry before")
            if before is not None:
                raise _fork(entry, "it does not continue the chain held here")
            if not self._holes:
                raise _gap(entry, last.seq)
        if entry.seq < last.seq:
            self._write()
            follower = self._db.execute(
                "select prev from entry where device = ? and seq = ?", (n, entry.seq + 1)
            ).fetchone()
            if follower and follower[0].hex() != entry.hash:
                raise _fork(entry, "the entry after it, held here, continues another one")

    def _hash(self, n: int, seq: int) -> str | None:
        self._write()
        found = self._db.execute("select hash from entry where device = ? and seq = ?", (n, seq)).fetchone()
        return found[0].hex() if found else None


def _check_shape(entry: Entry) -> str:
    """Refuse what this program could not have written, before it reaches a table; its data as canonical text."""
    if type(entry.seq) is not int or not 0 < entry.seq < _MOST:
        raise _bad(entry, "has no proper number")
    try:
        if not isinstance(entry.data, dict):
            raise TypeError("data")
        if not _ID_AND_INSTANT.fullmatch(f"{entry.id} {entry.at}"):
            raise _bad(entry, "has no proper id or instant")
        if not entry.device or not entry.kind or ":" not in entry.subject:
            raise _bad(entry, "has no proper device, kind or subject")
        data = canonical_text(entry.data)
        true = digest(entry, data) == entry.hash  # this also sees a field that is no text, and a hash that is none
    except TypeError as error:
        raise _bad(entry, "has a field of the wrong kind") from error
    except ValueError as error:  # broken characters, numbers that are none
        raise _bad(entry, "holds data that cannot be kept") from error
    if not true:
        raise _bad(entry, "does not match its hash")
    return data


def _bad(entry: Entry, why: str) -> SyncError:
    return SyncError(
        f"Entry {entry.seq} of device {entry.device} {why}. The whole batch was refused; nothing of it was taken. "
        "Ask for it again; if it comes the same way, tell the administrator.",
        code="bad_entry",
        device=entry.device,
        seq=entry.seq,
        why=why,
    )


def _gap(entry: Entry, held: int) -> SyncError:
    return SyncError(
        f"Entries {held + 1} to {entry.seq - 1} of device {entry.device} are missing before entry {entry.seq}. "
        "Bring in the earlier batch first.",
        code="gap",
        device=entry.device,
        seq=entry.seq,
        held=held,
    )


def _fork(entry: Entry, why: str) -> SyncError:
    return SyncError(
        f"Two histories exist under device {entry.device}: entry {entry.seq} is refused, since {why}. A PC was "
        "copied, or put back from an old image. What is saved here is safe; call the administrator, who gives the "
        "copied PC a new device id.",
        code="fork",
        device=entry.device,
        seq=entry.seq,
        why=why,
    )
