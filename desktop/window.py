"""Open the window: it is painted first, and what a room is made of (`desktop/rooms.py`) is read after that."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.ui.start import run

if TYPE_CHECKING:
    from desktop.ui.room import Room


def open_office(folder: Path, files: Sequence[str] = ()) -> int:
    """Open the window on an office's data folder, with files of the exchange to be taken in; returns the exit code."""

    def room() -> Room:
        from desktop.rooms import office_room

        return office_room(folder)

    return run(room, settings=folder.parent / "window.ini", faults=folder.parent / "faults", files=files)


def open_sample(folder: Path) -> int:
    """Open the window on the sample ward, filled on first use, with an embedded centre it is enrolled at."""

    def room() -> Room:
        from desktop.rooms import sample_room

        return sample_room(folder)

    return run(room, settings=folder.parent / "sample-window.ini", faults=folder.parent / "faults")
