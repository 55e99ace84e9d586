"""Half-filled forms: kept on this PC until they become an entry or are dropped; never sent anywhere."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from desktop.core.kept import parsed

if TYPE_CHECKING:
    import sqlite3 as sqlite


def save(db: sqlite.Connection, key: str, data: dict[str, Any], at: str) -> None:
    """Keep a form's values under its key."""
    text = json.dumps(data, allow_nan=False)
    db.execute(
        "insert into draft (key, data, at) values (?, ?, ?)"
        " on conflict (key) do update set data = excluded.data, at = excluded.at",
        (key, text, at),
    )


def all_of(db: sqlite.Connection) -> dict[str, dict[str, Any]]:
    """Every form by its key, the last saved first; a row that a disk or a person made unreadable stays, and is left out."""
    found = {}
    for key, data in db.execute("select key, data from draft order by at desc, key"):
        try:
            told = parsed(data)
        except ValueError:
            continue
        if isinstance(told, dict):
            found[key] = told
    return found


def drop(db: sqlite.Connection, key: str) -> None:
    """Forget a form."""
    db.execute("delete from draft where key = ?", (key,))
