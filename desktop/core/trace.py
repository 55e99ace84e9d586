"""Where a fault of the program happened, told without anything that was typed."""

from __future__ import annotations

import traceback
from pathlib import Path

_ROOTS = ("desktop", "central", "site-packages")


def places(error: BaseException) -> list[str]:
    """The kinds of the errors and their places in the program; messages may hold a citizen's data and are left out."""
    lines = [f"Fault: {_kind(error)}"]
    seen: BaseException | None = error
    while seen is not None:
        for frame in traceback.extract_tb(seen.__traceback__):
            lines.append(f"  {_inside(frame.filename)}:{frame.lineno} in {frame.name}")
        seen = seen.__cause__ or seen.__context__
        if seen is not None:
            lines.append(f"after {_kind(seen)}")
    return lines


def _kind(error: BaseException) -> str:
    return f"{type(error).__module__}.{type(error).__qualname__}"


def _inside(filename: str) -> str:
    parts = Path(filename).parts
    for root in _ROOTS:
        if root in parts:
            return "/".join(parts[parts.index(root) :])
    return Path(filename).name
