"""The release that the administrator laid out for the offices' PCs: handed on as it is, never looked into.

Each PC verifies the publisher's signature itself, so this folder needs no trust.
"""

from __future__ import annotations

from pathlib import Path

from central.centre import Refusal
from desktop.sync.wire import release


def signed(folder: Path | None) -> bytes:
    """The signed manifest; raises `Refusal` if no release lies here."""
    content = _read(folder / release.SIGNED, 0, release.MAX_SIGNED + 1) if folder else b""
    if not content or len(content) > release.MAX_SIGNED:
        raise Refusal(404, "no_release", "The administrator has laid out no release here")
    return content


def piece(folder: Path | None, sha256: str, start: int, size: int) -> tuple[bytes, int]:
    """At most `size` bytes of one of its files from `start` on, and the length that the manifest tells."""
    told = release.parsed(release.split(signed(folder))[1])
    parcel = told.parcel(sha256) if told else None
    if folder is None or parcel is None:
        raise Refusal(404, "no_release", "No such file belongs to the release")
    return _read(folder / parcel.name, start, min(size, release.MAX_PIECE)), parcel.size


def _read(path: Path, start: int, size: int) -> bytes:
    if path.is_symlink() or not path.is_file():
        return b""
    with path.open("rb") as file:
        file.seek(start)
        return file.read(size)
