"""The folder into which the office's scanner writes: which papers have arrived, whole, since the last look."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

SUFFIXES = (".pdf", ".jpg", ".jpeg", ".png", ".tif", ".tiff", ".webp")


@dataclass(slots=True)
class ScannerFolder:
    """Looks into a folder when asked; a file counts as arrived when two looks find it unchanged.

    What lay there before the first look is left alone.
    """

    folder: Path
    _seen: dict[str, tuple[int, int]] = field(default_factory=dict)
    _done: set[str] = field(default_factory=set)
    _begun: bool = False

    def look(self) -> list[Path]:
        """The papers that arrived, oldest first; each once. A folder that is not there has none."""
        now = {path.name: mark for path in self._files() if (mark := _mark(path))}
        if not self._begun:
            self._begun, self._done = True, set(now)
            return []
        self._done &= set(now)
        whole = [name for name, mark in now.items() if name not in self._done and self._seen.get(name) == mark]
        self._seen = now
        self._done.update(whole)
        return [self.folder / name for name in sorted(whole, key=lambda name: now[name][1])]

    def _files(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        return [path for path in self.folder.iterdir() if path.suffix.lower() in SUFFIXES]


def _mark(path: Path) -> tuple[int, int] | None:
    """Size and time of change; None for an empty file or one that has gone."""
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_size, found.st_mtime_ns) if found.st_size else None
