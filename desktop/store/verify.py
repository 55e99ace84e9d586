"""Walking everything that must be true of a folder, and counting what is in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.core.entry import digest
from desktop.core.errors import StoreError
from desktop.store import blobs, library
from desktop.store import entries as rows
from desktop.store.progress import Progress

if TYPE_CHECKING:
    import sqlite3 as sqlite

_MOST_FAULTS = 100


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is not as it must be; `device` and `seq` name the entry, `sha256` the paper, if it is one."""

    message: str
    device: str = ""
    seq: int = 0
    sha256: str = ""


@dataclass(frozen=True, slots=True)
class Verified:
    """What a walk has seen; sound if `faults` is empty (it stops counting at a hundred)."""

    entries: int
    blobs: int
    faults: tuple[Fault, ...]


def verify(db: sqlite.Connection, blob_root: Path, progress: Progress) -> Verified:
    """Check the file's structure, every chain, every blob and the search index; `progress(done, total)`."""
    faults = _structure(db)
    total = db.execute("select (select count(*) from entry) + (select count(*) from blob)").fetchone()[0]
    entries = _chains(db, faults, lambda done: progress(done, total))
    held = 0
    for sha256, _ in blobs.held(db):
        held += 1
        try:
            blobs.read(blob_root, sha256)
        except StoreError as error:
            faults.append(Fault(error.message, sha256=sha256))
        progress(entries + held, total)
    return Verified(entries, held, tuple(faults[:_MOST_FAULTS]))


def verify_entries(db: sqlite.Connection) -> Verified:
    """Walk every chain; nothing else."""
    faults: list[Fault] = []
    entries = _chains(db, faults, lambda done: None)
    return Verified(entries, 0, tuple(faults[:_MOST_FAULTS]))


def _structure(db: sqlite.Connection) -> list[Fault]:
    try:
        texts = [text for (text,) in db.execute(f"pragma integrity_check({_MOST_FAULTS})") if text != "ok"]
        texts += [f"table {row[0]} row {row[1]} refers to nothing" for row in db.execute("pragma foreign_key_check")]
        texts += _projection_faults(db)
    except library.DatabaseError as error:
        texts = [str(error)]
    return [Fault(text) for text in texts]


def _projection_faults(db: sqlite.Connection) -> list[str]:
    cases, counted = db.execute(
        "select (select count(*) from case_row), (select coalesce(sum(cases), 0) from case_count)"
    ).fetchone()
    return [] if cases == counted else [f"the lists count {counted} cases where there are {cases}; rebuild"]


def _chains(db: sqlite.Connection, faults: list[Fault], progress: Callable[[int], None]) -> int:
    done = 0
    own = rows.written(db)
    for device, first, last in missing(db):
        if first <= own.get(device, 0):
            faults.append(Fault(f"Entries {first} to {last} of this PC (device {device}) are missing", device, first))
    for device, seq, hash_ in rows.heads(db):
        try:
            done = _chain(db, device, (seq, hash_), faults, progress, done)
        except (*library.DatabaseError, StoreError) as error:
            faults.append(Fault(f"The chain of device {device} cannot be read: {error}", device))
    return done


def _chain(
    db: sqlite.Connection,
    device: str,
    head: tuple[int, str],
    faults: list[Fault],
    progress: Callable[[int], None],
    done: int,
) -> int:
    before, seq = "", 0
    where = "where e.device = (select n from device where device = ?) order by e.seq"
    for entry in rows.select(db, where, (device,)):
        if digest(entry) != entry.hash:
            faults.append(Fault(f"Entry {entry.seq} of device {device} is not what was written", device, entry.seq))
        elif entry.seq == seq + 1 and seq and entry.prev != before:
            faults.append(Fault(f"Entry {entry.seq} of device {device} breaks the chain", device, entry.seq))
        before, seq = entry.hash, entry.seq
        done += 1
        if done % 1000 == 0:
            progress(done)
    if (seq, before) != head:
        faults.append(Fault(f"The chain of device {device} ends at {seq}, not at {head[0]}", device, head[0]))
    return done


def missing(db: sqlite.Connection) -> list[tuple[str, int, int]]:
    """(device, first, last) of the numbers that are not held below each chain's head: holes."""
    found = db.execute(
        "select d.device, p.before + 1, p.seq - 1 from (select device, seq, lag(seq, 1, 0) over (partition by device"
        " order by seq) as before from entry) p join device d on d.n = p.device where p.seq > p.before + 1"
    )
    return [(device, first, last) for device, first, last in found]
