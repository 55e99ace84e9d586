"""Scans and photographs on their way into a form: looked at, kept beside the drafts, fetched from the scanner's folder."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from desktop.interchange.attachments import look
from desktop.interchange.scanner import ScannerFolder
from desktop.ui.services import Captured

FOLDER = "captured"
_LONGEST_PATH = 4096


class Captures:
    """See `desktop.ui.services.Capture`; what is kept lies in the data folder until the form is entered or thrown away."""

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

    def sweep(self, held: Iterable[Any], of: Any = None) -> None:
        """Delete what none of the half-filled forms `held` names any more: everything, or what the form `of` named."""
        if not self._folder.is_dir():
            return
        kept = {name for form in held for name in _named(form)}
        gone = {path.name for path in self._folder.iterdir()} if of is None else set(_named(of))
        for path in (self._folder / name for name in gone - kept):
            if path.is_file():
                with suppress(OSError):  # still open in another program: the next start takes it
                    path.unlink()

    def arrived(self, folder: str) -> list[Path]:
        """What the scanner has put into `folder` since the last look."""
        if not folder:
            return []
        if self._scanner is None or self._scanner.folder != Path(folder):
            self._scanner = ScannerFolder(Path(folder))
        return self._scanner.look()


def _named(form: Any) -> Iterator[str]:
    """The names of files in a half-filled form: the last part of every text that is a path into the folder."""
    if isinstance(form, Mapping):
        form = list(form.values())
    if isinstance(form, list):
        for each in form:
            yield from _named(each)
    elif isinstance(form, str) and len(form) < _LONGEST_PATH and Path(form).parent.name == FOLDER:
        yield Path(form).name
