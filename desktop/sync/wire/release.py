"""A release as its publisher signs it: the program's packages and law packs, each by size and SHA-256.

The file `release.signed` holds the Ed25519 signature (hex) in its first line and the manifest (JSON) below it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, ValidationError

from desktop.sync.wire.models import Hash, Model

SIGNED = "release.signed"
MAX_SIGNED = 1 << 20
"""Largest `release.signed`, in bytes."""
MAX_FILE = 1 << 30
MAX_PIECE = 1 << 20
_CONTEXT = b"nagardesk release 1\n"

FileName = Annotated[
    str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9_@+~-]*(\.[A-Za-z0-9_@+~-]+)*$", max_length=120)
]
Version = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,6}(\.[0-9]{1,6}){1,3}$")]


class Parcel(Model):
    """One file of a release. `kind` says for whom: a PC's system, the centre, or (a law pack) all."""

    name: FileName
    kind: Literal["linux", "windows", "centre", "pack"]
    size: Annotated[int, Field(ge=1, le=MAX_FILE)]
    sha256: Hash


class Release(Model):
    """The program's version, and the files that come with it."""

    format: Literal[1]
    version: Version
    files: Annotated[list[Parcel], Field(max_length=1000)]

    def parcel(self, sha256: str) -> Parcel | None:
        """The file with this hash, if it is of the release."""
        return next((each for each in self.files if each.sha256 == sha256), None)


def signed_text(manifest: bytes) -> bytes:
    """What the publisher signs."""
    return _CONTEXT + manifest


def split(content: bytes) -> tuple[bytes, bytes]:
    """Signature and manifest of a `release.signed`; an empty signature where there is none to be read."""
    first, _, manifest = content.partition(b"\n")
    try:
        return bytes.fromhex(first.decode("ascii")), manifest
    except ValueError:
        return b"", manifest


def parsed(manifest: bytes) -> Release | None:
    """The manifest as a release, None if it is none that this program knows."""
    try:
        return Release.model_validate_json(manifest)
    except ValidationError:
        return None
