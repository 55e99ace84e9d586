"""Scans and photographs on their way into a form: looked at, kept beside the drafts, fetched from the scanner's folder."""

from __future__ import annotations

import hashlib
from pathlib import Path

from desktop.interchange.attachments import look
from desktop.interchange.scanner import ScannerFolder
from desktop.ui.room import Captured

FOLDER = "captured"


class Captures:
    """See `desktop.ui.room.Capture`; what is kept lies in the data folder until the form is entered or thrown away."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / FOLDER
        self._scanner: ScannerFolder | None = None

    def look(self, path: Path) -> Captured:
        """Look at a file."""
        found = look(path)
        return Captured(path, found.kind, found.pages, found.size, found.thumbnail, found.taken_at, found.place)

    def keep(self, content: bytes, suffix: str) -> Path:
        """Keep bytes in a file named by what they are, so that the same picture is there once."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{hashlib.sha256(content).hexdigest()[:24]}{suffix}"
        part = path.with_suffix(".part")
        part.write_bytes(content)
        part.replace(path)
        return path

    def arrived(self, folder: str) -> list[Path]:
        """What the scanner has put into `folder` since the last look."""
        if not folder:
            return []
        if self._scanner is None or self._scanner.folder != Path(folder):
            self._scanner = ScannerFolder(Path(folder))
        return self._scanner.look()
