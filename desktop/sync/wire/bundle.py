"""Bundles: batches and attachments in one file on a stick, signed as a whole.

`NGDBUND1` · length of the manifest (4 bytes, big-endian) · manifest (canonical JSON) · signature (64 bytes) · parts,
one after the other. The manifest names every part's length and SHA-256; there are no file names in a bundle.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, StringConstraints, ValidationError

from desktop.core.entry import canonical
from desktop.sync.wire import signing
from desktop.sync.wire.columns import Malformed
from desktop.sync.wire.envelope import Signature
from desktop.sync.wire.models import Cursor, Hash, Model, Number, Uuid

MAGIC = b"NGDBUND1"
MAX_BUNDLE = 80 << 20
"""Largest bundle, in bytes; what is more goes into the next one."""
MAX_MANIFEST = 4 << 20
_CONTEXT = b"nagardesk bundle 1\n"

Short = Annotated[str, StringConstraints(max_length=300)]


class Part(Model):
    """A part of the bundle: a `batch` (a device's entries), a `page` (the centre's) or a `file` (an attachment)."""

    kind: Literal["batch", "page", "file"]
    size: Annotated[int, Field(ge=0, le=MAX_BUNDLE)]
    sha256: Hash


class Receipt(Model):
    """What the centre committed: the sender's chain up to `seq`, whose hash is `hash`, and these attachments.

    `stored` entries of this bundle were new; `refused` says in a word or two what was not taken, and why.
    """

    epoch: Uuid
    seq: Number
    hash: Hash
    stored: Number
    files: Annotated[tuple[Hash, ...], Field(max_length=10_000)] = ()
    refused: Annotated[tuple[Short, ...], Field(max_length=10_000)] = ()


class Manifest(Model):
    """What is in a bundle, from whom, for whom.

    A `device` bundle goes to the centre; it says how far the device has read (`cursor`), the number of its last own
    entry (`own`), the entries it contains (`first` … `last`, 0 if none), and attachments it `wants`. A `centre`
    bundle is the reply to bundle `answers`, with the centre's `receipt`.
    """

    v: Literal[1]
    kind: Literal["device", "centre"]
    id: Uuid
    sender: Uuid
    to: Uuid
    made: Annotated[str, StringConstraints(min_length=27, max_length=27)]
    parts: Annotated[tuple[Part, ...], Field(max_length=10_000)]
    first: Number = 0
    last: Number = 0
    own: Number = 0
    cursor: Cursor = ""
    wants: Annotated[tuple[Hash, ...], Field(max_length=1000)] = ()
    answers: Uuid | None = None
    receipt: Receipt | None = None


@dataclass(frozen=True, slots=True)
class Bundle:
    """A bundle taken apart: every part is what the manifest says, the signature is still to be looked at."""

    manifest: Manifest
    manifest_bytes: bytes
    signature: bytes
    parts: tuple[bytes, ...]

    def signed_by(self, public_key: bytes) -> bool:
        """Tell whether the holder of `public_key` (32 raw bytes) signed the manifest, and with it every part."""
        return signing.verified(public_key, self.signature, _CONTEXT + self.manifest_bytes)

    def of_kind(self, kind: str) -> list[bytes]:
        """The parts of one kind, in order."""
        return [part for said, part in zip(self.manifest.parts, self.parts, strict=True) if said.kind == kind]

    @property
    def sha256(self) -> str:
        """The digest of the manifest (hex), which stands for the whole bundle in registers and on paper."""
        return hashlib.sha256(self.manifest_bytes).hexdigest()


def part_of(kind: Literal["batch", "page", "file"], content: bytes) -> Part:
    """How the manifest names a part."""
    return Part(kind=kind, size=len(content), sha256=hashlib.sha256(content).hexdigest())


def seal_bundle(manifest: Manifest, parts: Sequence[bytes], sign: Signature) -> bytes:
    """The bundle's bytes."""
    manifest_bytes = canonical(manifest.model_dump(exclude_none=True))
    head = (MAGIC, struct.pack(">I", len(manifest_bytes)), manifest_bytes, sign(_CONTEXT + manifest_bytes))
    return b"".join((*head, *parts))


def split_bundle(content: bytes) -> Bundle:
    """The bundle in `content`; raises `Malformed` if a byte of a part is not what the manifest says."""
    if content[:8] != MAGIC or len(content) < 12:
        raise Malformed("these bytes are no bundle")
    if len(content) > MAX_BUNDLE:
        raise Malformed("the bundle is too large")
    size = struct.unpack(">I", content[8:12])[0]
    if size > MAX_MANIFEST or len(content) < 12 + size + 64:
        raise Malformed("the bundle is cut short")
    manifest_bytes, at = content[12 : 12 + size], 12 + size + 64
    try:
        manifest = Manifest.model_validate_json(manifest_bytes)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors(include_input=False)[0]["loc"])
        raise Malformed(f"the bundle's manifest is not right at '{place}'") from None
    if at + sum(part.size for part in manifest.parts) != len(content):
        raise Malformed("the bundle is not as long as it should be")
    parts = []
    for part in manifest.parts:
        piece = content[at : at + part.size]
        if hashlib.sha256(piece).hexdigest() != part.sha256:
            raise Malformed("a part of the bundle was changed")
        parts.append(piece)
        at += part.size
    return Bundle(manifest, manifest_bytes, content[12 + size : 12 + size + 64], tuple(parts))
