"""`device.own` says up to which number a device's entries were written in this folder, not only that some were."""

from __future__ import annotations

from sqlite_utils import Database


def apply(db: Database) -> None:
    """Bring the column to format 3: until now a folder's own chains held nothing written elsewhere."""
    db.execute("update device set own = seq where own = 1")
