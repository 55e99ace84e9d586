"""Old entries of closed cases: their data in a file a year, their place, links and search words where they were.

In the data file an archived entry keeps its row, with `@<year>` in place of its data; reading fetches the data from
`archive/<year>.db` by the entry's hash. So chains, lists, search and the exchange notice nothing, while the file that
is checked after a power cut and copied every day stays small. An archive only ever gains rows.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.core.entry import canonical, digest
from desktop.store import entries as rows
from desktop.store import fork
from desktop.store.connection import connect, transaction
from desktop.store.folder import sync_file, sync_folder
from desktop.store.progress import Progress, batches
from desktop.store.troubles import store_error

if TYPE_CHECKING:
    import sqlite3 as sqlite

_TABLE = "create table if not exists data (hash blob primary key, data blob not null) strict, without rowid"
_CASES = 200  # moved in one transaction


@dataclass(frozen=True, slots=True)
class Archived:
    """How many cases and entries were moved, and into which years."""

    cases: int
    entries: int
    years: tuple[str, ...]


def due(db: sqlite.Connection, before: str, statuses: Collection[str]) -> list[tuple[str, str]]:
    """(year, subject) of the cases that stand at one of `statuses` and were last touched before an instant."""
    marks = ", ".join("?" * len(statuses))
    found = db.execute(
        f"select substr(updated, 1, 4), subject from case_row c where status in ({marks}) and updated < ? and exists"
        " (select 1 from entry e where e.subject = c.subject and substr(e.data, 1, 1) <> '@') order by 1, 2",
        (*statuses, before),
    )
    return [(year, subject) for year, subject in found]


def move(
    saving: Callable[[], AbstractContextManager[sqlite.Connection]],
    folder: Path,
    cases: list[tuple[str, str]],
    progress: Progress,
) -> Archived:
    """Move the data of the cases' entries, a few cases in a transaction of `saving`: into the archive and to the disk
    first, then out of the data file. A break in between leaves data in both, which does no harm."""
    entries = done = 0
    for year, group in groupby(cases, key=lambda case: case[0]):
        for subjects in batches((subject for _, subject in group), _CASES):
            with saving() as db:
                entries += _move(db, folder, year, subjects)
            done += len(subjects)
            progress(done, len(cases))
    return Archived(len(cases), entries, tuple(sorted({year for year, _ in cases})))


def _move(db: sqlite.Connection, folder: Path, year: str, subjects: list[str]) -> int:
    where = f"where e.subject in ({', '.join('?' * len(subjects))}) and substr(e.data, 1, 1) <> '@'"
    found = [(rows.decode(row), row) for row in db.execute(rows.SELECT + rows.FROM + where, subjects)]
    for entry, _ in found:
        if digest(entry) != entry.hash:
            raise store_error("damaged", device=entry.device, seq=entry.seq)
    path = folder / f"{year}.db"
    _fill(path, [(bytes.fromhex(e.hash), zlib.compress(canonical(e.data))) for e, _ in found])
    numbers = {device: n for n, device in db.execute("select n, device from device")}
    with fork.mending(db):
        db.executemany("delete from entry where pos = ?", ((row[15],) for _, row in found))
    for entry, row in found:
        values = list(rows.encode(numbers[entry.device], entry, row[15]))
        values[10] = f"@{year}"
        rows.insert_all(db, [tuple(values)])
    return len(found)


def _fill(path: Path, content: list[tuple[bytes, bytes]]) -> None:
    """Add data to a year's file, on the disk when this returns."""
    if not path.exists():
        path.parent.mkdir(mode=0o700, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        sync_folder(path.parent)
    db = connect(path, "rw")
    try:
        db.execute("pragma synchronous=full")
        with transaction(db):
            db.execute(_TABLE)
            db.executemany("insert or ignore into data (hash, data) values (?, ?)", content)
    finally:
        db.close()


def merge(source: Path, target: Path) -> None:
    """Bring every archive of the folder `source` into the folder `target`; what is there stays."""
    for path in sorted(source.glob("[0-9][0-9][0-9][0-9].db")):
        goal, seen = target / path.name, path.stat()
        if not goal.exists():
            target.mkdir(mode=0o700, parents=True, exist_ok=True)
            _copy(path, goal)
        elif (goal.stat().st_size, int(goal.stat().st_mtime)) != (seen.st_size, int(seen.st_mtime)):
            _add_all(path, goal)
        else:
            continue
        os.utime(goal, (seen.st_atime, seen.st_mtime))  # so that an unchanged year is not read again


def _copy(source: Path, goal: Path) -> None:
    """A copy by SQLite's own means, since a year may just be filled."""
    part = goal.with_suffix(".part")
    os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))
    db, target = connect(source, "ro"), connect(part, "rw", like=source)
    try:
        db.backup(target)
    finally:
        target.close()
        db.close()
    sync_file(part)
    part.replace(goal)
    sync_folder(goal.parent)


def _add_all(source: Path, goal: Path) -> None:
    db = connect(goal, "rw")
    try:
        db.execute("pragma synchronous=full")
        db.execute("attach ? as other", (f"{source.absolute().as_uri()}?mode=ro",))
        with transaction(db):
            db.execute("insert or ignore into data (hash, data) select hash, data from other.data")
    finally:
        db.close()
