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
    return [Notice("upgraded", "A newer version of the program is installed. It is used from the next start.")]
