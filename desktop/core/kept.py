"""Small files that the program keeps for itself: whatever a disk or a person made of them, reading them fails one way."""

from __future__ import annotations

import errno
import json
import stat
from pathlib import Path
from typing import Any

MOST = 256 << 20
"""Largest file read whole, in bytes."""


def content(path: Path, most: int = MOST) -> bytes:
    """The bytes of a plain file. Raises OSError for all else: a pipe would be waited for, a device read, without end."""
    state = path.stat()
    if not stat.S_ISREG(state.st_mode):
        raise OSError(errno.EINVAL, "this is no plain file", str(path))
    if state.st_size > most:
        raise OSError(errno.EINVAL, "this file is far too large", str(path))
    return path.read_bytes()


def parsed(content: bytes | str) -> Any:
    """The value in `content`. Raises ValueError for all that is none: other bytes, a torn end, a nest too deep, NaN, half a
    letter (no disk and no database takes that)."""
    try:
        value = json.loads(content, parse_constant=_no_number)
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("nested too deep") from None
    return value


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is no number of JSON")


def mapping(path: Path) -> dict[str, Any]:
    """The object in a file; empty where the file is missing, can't be read, or holds something else."""
    try:
        value = parsed(content(path))
    except (OSError, ValueError):
        return {}
    return value if isinstance(value, dict) else {}
