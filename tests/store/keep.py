"""Keeps a store of today's format for ever: `python -m tests.store.keep`, before the format is changed.

The newest store in `kept` is brought up to today's format, so that all of them hold the same cases.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from desktop.core.clock import FixedClock
from desktop.store import migrations
from desktop.store.connection import sqlite
from desktop.store.store import Store
from tests.store.work import project

KEPT = Path(__file__).parent / "kept"


def keep(kept: Path = KEPT) -> Path:
    """Write `format-<newest>.db` into `kept` and give its path."""
    newest = max(kept.glob("format-*.db"), key=lambda path: int(path.stem.partition("-")[2]))
    made = kept / f"format-{migrations.NEWEST}.db"
    with tempfile.TemporaryDirectory() as place:
        data = Path(place, "data")
        data.mkdir()
        shutil.copy(newest, data / "nagardesk.db")
        clock = FixedClock(datetime(2026, 11, 30, 4, 30, tzinfo=UTC))
        store = Store.open(data, office="office:ward-12", clock=clock, projector=project, state=Path(place, "pc"))
        store.close()
        db = sqlite.connect(str(data / "nagardesk.db"))
        made.unlink(missing_ok=True)
        db.execute("vacuum into ?", (str(made),))
        db.close()
    return made


if __name__ == "__main__":
    sys.stdout.write(f"{keep()}\n")
