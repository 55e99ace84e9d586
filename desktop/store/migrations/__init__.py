"""The store's schema, as numbered steps; `docs/store.md` says how to add one.

Each module `m<number>_<what>.py` has `apply(db)`, given a `sqlite_utils.Database` inside a transaction. The number
of the last step is the file's `user_version`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from desktop.store.connection import transaction
from desktop.store.troubles import store_error

if TYPE_CHECKING:
    import sqlite3 as sqlite

NEWEST = 7  # the format this program writes


def steps() -> dict[int, ModuleType]:
    """The module of every step, by its number; importing them brings sqlite-utils (a quarter of a second)."""
    from desktop.store.migrations import (
        m0001_base,
        m0002_forked,
        m0003_written,
        m0004_posting,
        m0005_marks,
        m0006_terms,
        m0007_papers,
    )

    return {
        1: m0001_base,
        2: m0002_forked,
        3: m0003_written,
        4: m0004_posting,
        5: m0005_marks,
        6: m0006_terms,
        7: m0007_papers,
    }


def version(db: sqlite.Connection) -> int:
    """The format of the file; 0 if it is empty. Raises `StoreError` if it is newer than this program."""
    found = int(db.execute("pragma user_version").fetchone()[0])
    if found > NEWEST:
        raise store_error("newer", found=found, known=NEWEST)
    names = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
    if ("entry" in names) != bool(found) or (names and not found):
        raise store_error("foreign", folder=_folder(db))
    return found


def _folder(db: sqlite.Connection) -> str:
    """The folder that the open file lies in."""
    return str(Path(str(db.execute("pragma database_list").fetchone()[2])).parent)


def migrate(db: sqlite.Connection, before: Callable[[int], None]) -> None:
    """Bring the file to the newest format, one transaction a step; `before(old)` runs first if it holds data."""
    old = version(db)
    if old == NEWEST:
        return
    from sqlite_utils import Database

    if old:
        before(old)
    tools = Database(db, recursive_triggers=False, execute_plugins=False)
    for number, step in sorted(steps().items()):
        if number <= old:
            continue
        with transaction(db):
            step.apply(tools)
            db.execute(f"pragma user_version={number}")
