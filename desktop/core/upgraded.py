"""Whether another version of the program was installed beneath a window that is open."""

from __future__ import annotations

import re
from pathlib import Path

import desktop
from desktop.core.notice import Notice

FILE = Path(desktop.__file__)
_VERSION = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)


def upgraded() -> list[Notice]:
    """What the clerk should know of it, if so; a file that is just being replaced tells nothing yet."""
    try:
        there = _VERSION.search(FILE.read_text(encoding="utf-8"))
    except OSError:
        return []
    if there is None or there[1] == desktop.__version__:
        return []
    if newer(there[1], desktop.__version__):
        return [Notice("upgraded", "A newer version of the program is installed. It is used from the next start.")]
    text = (
        "An older version of the program was installed over this one. From the next start it is used, and it may refuse "
        "data that this one has written. Nothing is lost; let the administrator install the newer one again first."
    )
    return [Notice("downgraded", text)]


def newer(version: str, than: str) -> bool:
    """Whether one version of the program (figures with dots) comes after another."""
    return _figures(version) > _figures(than)


def _figures(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"[0-9]+", version)]
