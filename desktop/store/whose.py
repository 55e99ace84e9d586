"""Whose data a folder holds, read from the data itself where the small file that tells it is gone or damaged."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from desktop.core.errors import StoreError
from desktop.store import vault
from desktop.store.connection import clerk_errors, connect
from desktop.store.folder import Folder, state_home

OWN_OFFICES = """
select e.office from device d cross join entry e
on e.pos = (select pos from entry where device = d.n order by seq desc limit 1) where d.own > 0 order by e.pos desc
"""
"""For each device that wrote here, the office of its last entry, the latest first; a plain join may look through them all."""


def office_in(folder: Path, state: Path | None = None) -> str:
    """The office under which this folder wrote last, read without opening it; '' if nothing can be read."""
    place = Folder(Path(folder))
    try:
        vault.open_from(place.root, state or state_home())
    except StoreError:
        return ""
    return office_of(place.db)


def office_of(file: Path) -> str:
    """The same of one data file or copy; one that was closed cleanly is left without a trace."""
    if not file.is_file():
        return ""
    mode = "ro" if file.with_name(f"{file.name}-wal").exists() else "immutable"
    try:
        with clerk_errors(file.parent), closing(connect(file, mode)) as db:
            found = db.execute(OWN_OFFICES).fetchone()
    except StoreError:
        return ""
    return str(found[0]) if found else ""
