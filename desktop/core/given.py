"""Files that a person names: read whole if they are plain files of a sensible size, refused by name if not."""

from __future__ import annotations

import stat
from pathlib import Path

from desktop.core.errors import FieldError

MOST = 256 << 20
"""Largest file read whole, in bytes, where the reader names no lower limit."""


def is_file(path: Path) -> bool:
    """Whether a plain file is there; False also for a name that no system takes (too long, with a zero byte)."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def is_dir(path: Path) -> bool:
    """The same for a folder."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def check(path: Path, field: str = "file") -> int:
    """The size of a plain file. Raises `FieldError` on `field` where there is none, or a folder, pipe or device."""
    try:
        state = path.stat()
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        raise _unreadable(path, field, error) from None
    if stat.S_ISDIR(state.st_mode):
        raise FieldError(
            field, f"{path.name or path} is a folder. Name the file in it.", code="file_read", name=path.name
        )
    if not stat.S_ISREG(state.st_mode):
        raise FieldError(field, f"{path.name} is no plain file. Choose a file.", code="file_read", name=path.name)
    return state.st_size


def read(path: Path, field: str = "file", most: int = MOST) -> bytes:
    """The content of a plain file of at most `most` bytes. Raises `FieldError` on `field`."""
    size = check(path, field)
    if size > most:
        raise FieldError(
            field,
            f"{path.name} has {size / 1e6:,.0f} MB; at most {most / 1e6:,.0f} are read here. Choose a smaller file.",
            code="file_read",
            name=path.name,
        )
    try:
        with path.open("rb") as file:  # a file that grows, or says that it has no size, is read no further either
            return file.read(max(size, 1 << 20))
    except OSError as error:
        raise _unreadable(path, field, error) from None


def read_text(path: Path, field: str = "file", most: int = MOST) -> str:
    """The text of a plain file in UTF-8, with a byte-order mark or without. Raises `FieldError` on `field`."""
    try:
        return read(path, field, most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise FieldError(
            field,
            f"{path.name} is not written in UTF-8 (line {line}). Save it as UTF-8 and choose it again.",
            code="file_read",
            name=path.name,
        ) from None


def _unreadable(path: Path, field: str, error: OSError | ValueError) -> FieldError:
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return FieldError(field, f"{path.name} can't be read: {why}. Choose it again.", code="file_read", name=path.name)
