"""Whose data a folder holds, read from the data itself where the small file that tells it is gone or damaged."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from desktop.core.errors import StoreError
from desktop.store import vault
from desktop.store.connection import clerk_errors, connect
from desktop.store.folder import Folder, state_home


def office_in(folder: Path, state: Path | None = None) -> str:
    """The office under which this folder wrote last, read without opening it; '' if nothing can be read."""
    place = Folder(Path(folder))
    if not place.db.is_file():
        return ""
    try:
        vault.open_from(place.root, state or state_home())
        with clerk_errors(place.root), closing(connect(place.db, "ro")) as db:
            found = db.execute(
                "select e.office from entry e join device d on d.n = e.device and d.own > 0 order by e.pos desc limit 1"
            ).fetchone()
    except StoreError:
        return ""
    return str(found[0]) if found else ""
