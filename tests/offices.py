"""The sample office with its practice files, made once for each process that runs tests, and laid where one is wanted."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from desktop.rooms import make_sample


@cache
def _made() -> Path:
    """Where it lies; nothing stands where it was made, or what is laid would be taken for a copy of that."""
    place = Path(tempfile.mkdtemp(prefix="nagardesk-sample-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    make_sample(place / "first" / "office", place / "first" / "state")
    return (place / "first").rename(place / "moved")


def lay_sample(folder: Path, state: Path) -> None:
    """As `make_sample` leaves it."""
    for name, target in (("office", folder), ("state", state)):
        shutil.copytree(_made() / name, target, dirs_exist_ok=True)
