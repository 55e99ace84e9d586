"""Counting and weighing what is in a folder."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop.store import backup, library, migrations, outbox
from desktop.store.folder import Folder

if TYPE_CHECKING:
    import sqlite3 as sqlite


@dataclass(frozen=True, slots=True)
class Stats:
    """What is in a folder; sizes in bytes."""

    entries: int
    cases: int
    devices: int
    blobs: int
    blob_bytes: int
    drafts: int
    db_bytes: int
    wal_bytes: int
    free_bytes: int
    format: int
    sqlite: str
    waiting: int
    waiting_since: str
    last_backup: str


def stats(db: sqlite.Connection, folder: Folder) -> Stats:
    """Count and weigh."""
    blobs_held, weight = db.execute("select count(*), coalesce(sum(size), 0) from blob").fetchone()
    waiting = outbox.waiting(db)
    copies = backup.all_in(folder.backups)
    wal = folder.db.with_name(folder.db.name + "-wal")
    return Stats(
        entries=count(db, "entry"),
        cases=count(db, "case_row"),
        devices=count(db, "device"),
        blobs=blobs_held,
        blob_bytes=weight,
        drafts=count(db, "draft"),
        db_bytes=folder.db.stat().st_size,
        wal_bytes=wal.stat().st_size if wal.exists() else 0,
        free_bytes=shutil.disk_usage(folder.root).free,
        format=migrations.version(db),
        sqlite=library.sqlite.sqlite_version,
        waiting=waiting.entries,
        waiting_since=waiting.since,
        last_backup=copies[0].name if copies else "",
    )


def count(db: sqlite.Connection, table: str) -> int:
    """How many rows a table of the store has."""
    return int(db.execute(f"select count(*) from {table}").fetchone()[0])
