"""One window for a data folder: a later start of the program leaves its wish there, and the window that is open takes it.

A wish is a small file `wishes/wish-<process>` with the path of the file to be opened, or nothing where the window is only to
come forward. It needs no line between processes, so it is the same on every system. The folder
is the wishes' own: in the data folder something is written all the time, and whoever watches it is called each time.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path

from desktop.core import kept
from desktop.core.errors import StoreError
from desktop.store.folder import Folder, FolderLock, write_durably

PATIENCE = 5.0  # seconds in which an open window takes a wish
_GLANCE = 0.05  # seconds between two looks
WISHES = "wishes"  # the folder they lie in, within the data folder
_NAME, _LARGEST = "wish-[0-9]*", 10_000  # bytes of a path


def hand_over(folder: Path, file: str = "", patience: float = PATIENCE) -> bool:
    """Ask the window that is open on `folder` to come forward and, if one is named, to open `file` (its whole path).

    False where no window is open there, or none that answers within `patience` seconds; the wish is then withdrawn.
    """
    if not _in_use(folder):
        return False
    wish = folder / WISHES / f"wish-{os.getpid()}"
    try:
        wish.parent.mkdir(mode=0o700, exist_ok=True)
        write_durably(wish, os.fsencode(file))
    except OSError:
        return False
    ends = time.monotonic() + patience
    while wish.exists() and time.monotonic() < ends:
        time.sleep(_GLANCE)
    return not _taken(wish)


class Wishes:
    """The wishes that are left in a data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / WISHES
        with suppress(OSError):  # on a disk that can't be written nobody can leave a wish either
            self.folder.mkdir(mode=0o700, exist_ok=True)

    def take(self) -> list[str]:
        """What later starts of the program asked for: paths of files to open, '' for the window alone; each once."""
        found = []
        for path in sorted(self.folder.glob(_NAME)):
            if path.suffix == ".part":
                continue
            try:
                told = kept.content(path, _LARGEST)
            except OSError:
                continue
            if _taken(path):
                found.append(os.fsdecode(told))
        return found


def _taken(wish: Path) -> bool:
    """Take the wish away; False if the other side was first."""
    try:
        wish.unlink()
    except OSError:
        return False
    return True


def _in_use(folder: Path) -> bool:
    """Whether a program has the data folder open."""
    place = Folder(folder)
    if not place.lock.exists():
        return False
    try:
        FolderLock(place.lock).release()
    except StoreError:
        return True
    except OSError:  # no right to look: opening it will say so
        return False
    return False
