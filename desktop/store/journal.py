"""A second copy of this folder's own entries since the last backup, one JSON line each, for repairs only.

It is written after the commit and not flushed: it is no part of what makes a save durable, but lies on other blocks
of the disk than the data file, so one bad block does not take both. Rotated at each backup; the one before is kept.
"""

from __future__ import annotations

import base64
import os
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from desktop.core import kept
from desktop.core.entry import Entry, canonical, from_json, to_json
from desktop.store import vault
from desktop.store.folder import write_durably

_NAMES = ("journal.jsonl", "journal.old.jsonl")
CLOSED = -1  # no file


class Journal:
    """The journal of an open folder."""

    def __init__(self, root: Path) -> None:
        self._path, self._old = (root / name for name in _NAMES)
        self._file = _open(self._path)
        self._lock = threading.Lock()
        self._key = vault.key_of(root)

    def append(self, entries: Iterable[Entry]) -> None:
        """Add entries that are saved already; a disk that takes no more does not make them look unsaved."""
        lines = b"".join(_line(canonical(to_json(entry)), self._key) + b"\n" for entry in entries)
        with self._lock, suppress(OSError):
            os.write(self._file, lines)

    def rotate(self) -> None:
        """Begin anew: a backup holds what is in it."""
        with self._lock:
            if self._file == CLOSED:
                return  # a backup ended after the store was left
            os.close(self._file)  # first: Windows does not rename an open file
            with suppress(OSError):
                self._path.replace(self._old)
            self._file = _open(self._path)

    def close(self) -> None:
        """Let go of the file, once; a backup may be rotating it in another lane."""
        with self._lock:
            if self._file != CLOSED:
                os.close(self._file)
            self._file = CLOSED


def read(root: Path) -> Iterator[Entry]:
    """The entries of both files; a torn or foreign line is passed over."""
    key = vault.key_of(root)
    for path in (root / name for name in reversed(_NAMES)):
        yield from _entries(path, key)


def recode(root: Path, key: bytes | None) -> None:
    """Write both files anew, encrypted with the key or plain for None; the folder must not be open."""
    known = vault.key_of(root)
    for path in (root / name for name in _NAMES):
        if path.is_file():
            lines = [_line(canonical(to_json(entry)), key) + b"\n" for entry in _entries(path, known)]
            write_durably(path, b"".join(lines))


def _entries(path: Path, key: bytes | None) -> Iterator[Entry]:
    if not path.is_file():
        return
    with suppress(FileNotFoundError), path.open("rb") as lines:
        for line in lines:
            with suppress(ValueError, TypeError, KeyError, AttributeError):
                if key and not line.startswith(b"{"):
                    line = vault.unseal(key, base64.b64decode(line))
                yield from_json(kept.parsed(line))


def _line(entry: bytes, key: bytes | None) -> bytes:
    return base64.b64encode(vault.seal(key, entry)) if key else entry


def _open(path: Path) -> int:
    return os.open(path, os.O_CREAT | os.O_APPEND | os.O_WRONLY | getattr(os, "O_BINARY", 0), 0o600)
