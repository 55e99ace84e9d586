"""Newer versions: a signed release from the centre or a stick, its law packs installed, its packages laid down.

Nothing is believed but the publisher's signature. The program's own package is never run from here.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from desktop import __version__
from desktop.core import given
from desktop.core.errors import PackError, SyncError
from desktop.core.upgraded import newer
from desktop.law import signing as packs
from desktop.law.packs import Law
from desktop.sync.enrolment import write_whole
from desktop.sync.line import Pace
from desktop.sync.wire import release, signing
from desktop.sync.wire.release import Parcel, Release

_KINDS = {".exe": "windows", ".lawpack": "pack"}


class Source(Protocol):
    """Where a release comes from."""

    def release(self) -> bytes:
        """The signed manifest. Raises `SyncError` with code `no_release` if there is none."""
        ...

    def release_piece(self, sha256: str, start: int, size: int) -> bytes:
        """At most `size` bytes of one of its files."""
        ...


@dataclass(frozen=True, slots=True)
class News:
    """What a release has that this PC lacks: its version, whether the program here is older, the packs not here."""

    version: str
    newer: bool
    packs: tuple[str, ...]
    release: Release


@dataclass(frozen=True, slots=True)
class Taken:
    """What was taken over: packs installed (in use from the next start), and where the program's package lies."""

    version: str
    packs: tuple[str, ...]
    package: str


class Folder:
    """A release on a stick or a share."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def release(self) -> bytes:
        """See `Source`."""
        path = self._folder / release.SIGNED
        if not given.is_dir(self._folder):
            raise SyncError(
                f"There is no folder {self._folder}; put the stick in, and name its folder", code="stick_folder"
            )
        if not given.is_file(path):
            raise SyncError(f"There is no {release.SIGNED} in {self._folder}", code="no_release")
        with path.open("rb") as file:
            return file.read(release.MAX_SIGNED + 1)

    def release_piece(self, sha256: str, start: int, size: int) -> bytes:
        """See `Source`."""
        told = release.parsed(release.split(self.release())[1])
        parcel = told.parcel(sha256) if told else None
        path = self._folder / parcel.name if parcel else None
        if path is None or not path.is_file():
            return b""
        with path.open("rb") as file:
            file.seek(start)
            return file.read(size)


def check(source: Source, law: Law, keys: Sequence[Ed25519PublicKey]) -> News:
    """What the release has that this PC lacks. Raises `SyncError` if it is not signed by one of `keys`."""
    told = opened(source.release(), keys)
    lacking = tuple(_pack(each) for each in told.files if each.kind == "pack" and not _held(law, _pack(each)))
    return News(told.version, newer(told.version, __version__), lacking, told)


def take(news: News, source: Source, packs_to: Path, package_to: Path, keys: Sequence[Ed25519PublicKey]) -> Taken:
    """Install the packs that are lacking; lay down the package of a newer program, without running it.

    Raises `SyncError` or `PackError`; what was whole before that stays, a file half there is gone on with later.
    """
    for parcel in news.release.files:
        if parcel.kind == "pack" and _pack(parcel) in news.packs:
            file = fetch(source, parcel, packs_to / ".coming")
            try:
                home = packs.install(file, packs_to, keys)
            finally:
                file.unlink(missing_ok=True)
            if home.name != _pack(parcel):
                raise PackError(f"{parcel.name} holds another pack, {home.name}", code="pack_name")
    mine = [each for each in news.release.files if each.kind == _system()] if news.newer else []
    package = fetch(source, mine[0], package_to) if mine else None
    return Taken(news.version, news.packs, str(package or ""))


def opened(content: bytes, keys: Sequence[Ed25519PublicKey]) -> Release:
    """The release in a `release.signed`; raises `SyncError` unless one of `keys` vouches for it."""
    signature, manifest = release.split(content)
    text = release.signed_text(manifest)
    if len(content) > release.MAX_SIGNED or not any(
        signing.verified(key.public_bytes_raw(), signature, text) for key in keys
    ):
        raise SyncError(
            "The release is not signed by a key that this program knows; do not use it", code="release_signature"
        )
    told = release.parsed(manifest)
    if told is None:
        raise SyncError(
            "The release is of a kind that this program does not know; get the newer program on a stick",
            code="release_format",
        )
    return told


def fetch(source: Source, parcel: Parcel, to: Path) -> Path:
    """Bring one file of a release into the folder `to`, going on where an earlier try stopped; returns its path.

    It bears its name only when every byte is proven. Raises `SyncError`; a file that proves wrong is thrown away.
    """
    path = to / parcel.name
    if path.is_file() and _digest(path) == parcel.sha256:
        return path
    to.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{parcel.sha256[:12]}.part")
    pace = Pace()
    with part.open("ab") as file:
        while (held := file.tell()) < parcel.size:
            piece = source.release_piece(parcel.sha256, held, min(release.MAX_PIECE, parcel.size - held))
            if not piece or held + len(piece) > parcel.size:
                raise SyncError(f"{parcel.name} is not whole where it comes from", code="release_short")
            file.write(piece)
            if (fault := pace.moved(len(piece))) and file.tell() < parcel.size:
                raise SyncError(
                    f"{parcel.name}: {fault}. What came of it ({file.tell() / 1e6:,.1f} of {parcel.size / 1e6:,.1f} MB) is kept; "
                    "the next fetch goes on from there, or take the release on a stick",
                    code="timeout",
                )
        file.flush()
        os.fsync(file.fileno())
    if _digest(part) != parcel.sha256:
        part.unlink()
        raise SyncError(f"{parcel.name} is not the file that was signed; do not use it", code="release_changed")
    part.replace(path)
    return path


def sign(folder: Path, version: str, key: Ed25519PrivateKey) -> Release:
    """Write `release.signed` over the packages and law packs in `folder`; the publisher's part. Raises `SyncError`."""
    files = [
        {"name": path.name, "kind": kind, "size": path.stat().st_size, "sha256": _digest(path)}
        for path in sorted(folder.iterdir())
        if path.is_file() and (kind := _kind(path))
    ]
    manifest = json.dumps({"format": 1, "version": version, "files": files}, indent=1).encode() + b"\n"
    told = release.parsed(manifest)
    if told is None:
        raise SyncError(
            f"{folder} makes no release: a name, a size or the version {version} is not right", code="release"
        )
    signature = key.sign(release.signed_text(manifest)).hex().encode()
    write_whole(folder / release.SIGNED, signature + b"\n" + manifest)
    (folder / release.SIGNED).chmod(0o644)  # the centre's service reads it
    return told


def _kind(path: Path) -> str:
    if path.suffix == ".deb":
        return "centre" if path.name.startswith("nagardesk-central") else "linux"
    return _KINDS.get(path.suffix, "")


def _system() -> str:
    return "windows" if sys.platform == "win32" else "linux"


def _pack(parcel: Parcel) -> str:
    return parcel.name.removesuffix(".lawpack")


def _held(law: Law, pack: str) -> bool:
    try:
        law.version(pack)
    except PackError:
        return False
    return True


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
