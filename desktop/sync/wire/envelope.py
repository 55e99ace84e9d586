"""Batches: a signed head and compressed columns; the same bytes over HTTPS and on a stick.

`NGD1` · length of the head (4 bytes, big-endian) · head (canonical JSON) · signature (64 bytes) · columns (zstd).
The signature is Ed25519 over `nagardesk batch 1\\n` and the head, which names the SHA-256 of what follows it.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Annotated, Literal

import zstandard
from pydantic import Field, ValidationError

from desktop.core.entry import Entry, canonical
from desktop.sync.wire import columns, signing
from desktop.sync.wire.columns import Block, Malformed, Stretch
from desktop.sync.wire.models import Cursor, Hash, Model, Number, Uuid

MAGIC = b"NGD1"
DICTIONARY = 1
MAX_COUNT = 10_000
"""Most entries in one batch."""
MAX_COLUMNS = 16 << 20
"""Largest columns of one batch after decompression, in bytes."""
MAX_BATCH = 8 << 20
"""Largest batch on the wire, in bytes."""
MAX_HEAD = 1 << 20
_CONTEXT = b"nagardesk batch 1\n"

Signature = Callable[[bytes], bytes]


class Run(Model):
    """An unbroken stretch of one device's chain: numbers `first` … `first + count - 1`, between two hashes."""

    device: Uuid
    first: Annotated[int, Field(ge=1, lt=1 << 62)]
    count: Annotated[int, Field(ge=1, le=MAX_COUNT)]
    prev: Hash
    last: Hash

    @property
    def end(self) -> int:
        """The number of its last entry."""
        return self.first + self.count - 1


class Head(Model):
    """What the sender vouches for.

    `kind` is `push` (a device's entries; one run) or `page` (what a device may see; any number of runs, with the
    cursors before and after it, the centre's `epoch`, and whether there is `more`). `size` is that of the columns
    before compression, `sha256` is over the compressed columns; `dictionary` 0 means none was used.
    """

    v: Literal[1]
    kind: Literal["push", "page"]
    sender: Uuid
    runs: Annotated[list[Run], Field(max_length=MAX_COUNT)]
    count: Annotated[int, Field(ge=0, le=MAX_COUNT)]
    size: Annotated[int, Field(ge=0, le=MAX_COLUMNS)]
    sha256: Hash
    dictionary: Number
    epoch: str = ""
    before: Cursor = ""
    cursor: Cursor = ""
    more: bool = False


@dataclass(frozen=True, slots=True)
class Batch:
    """A batch taken apart, its signature not yet looked at."""

    head: Head
    head_bytes: bytes
    signature: bytes
    packed: bytes

    def signed_by(self, public_key: bytes) -> bool:
        """Tell whether the holder of `public_key` (32 raw bytes) signed the head."""
        return signing.verified(public_key, self.signature, _CONTEXT + self.head_bytes)

    def stretches(self) -> list[Stretch]:
        """Its runs, as the columns want them."""
        return [Stretch(r.device, r.first, r.count, r.prev, r.last) for r in self.head.runs]

    def block(self) -> Block:
        """Its columns, decompressed and checked; raises `Malformed`."""
        head = self.head
        if head.dictionary not in (0, DICTIONARY):
            raise Malformed("compressed with a dictionary that this program does not have")
        try:
            known = zstandard.frame_content_size(self.packed)
            if known != head.size:
                raise Malformed("the columns are not of the size that the head says")
            content = _decompressor(head.dictionary).decompress(self.packed, allow_extra_data=False)
        except zstandard.ZstdError:
            raise Malformed("the columns can't be decompressed") from None
        return columns.unpack(content, head.count)

    def entries(self) -> list[Entry]:
        """Its entries, hashes worked out and chains checked; raises `Malformed`."""
        block, stretches = self.block(), self.stretches()
        return columns.entries_of(block, stretches, columns.hashes(block, stretches))


def seal_entries(entries: Sequence[Entry], sender: str, sign: Signature, *, level: int = 3) -> bytes:
    """A `push` batch of one unbroken stretch of entries, signed; `level` is zstd's (1 … 19)."""
    runs = columns.stretches_of(entries)
    if len(runs) != 1:
        raise Malformed("a batch to the centre holds one unbroken stretch of one chain")
    return seal("push", columns.block_of(entries), runs, sender, sign, level=level)


def seal(
    kind: Literal["push", "page"],
    block: Block,
    runs: Sequence[Stretch],
    sender: str,
    sign: Signature,
    *,
    level: int = 3,
    epoch: str = "",
    before: str = "",
    cursor: str = "",
    more: bool = False,
) -> bytes:
    """A batch of the columns in `block`, signed by `sender`."""
    content = columns.pack(block)
    packed = _compressor(level).compress(content)
    head = Head(
        v=1,
        kind=kind,
        sender=sender,
        runs=[Run(device=r.device, first=r.first, count=r.count, prev=r.prev, last=r.last) for r in runs],
        count=len(block),
        size=len(content),
        sha256=hashlib.sha256(packed).hexdigest(),
        dictionary=DICTIONARY,
        epoch=epoch,
        before=before,
        cursor=cursor,
        more=more,
    )
    head_bytes = canonical(head.model_dump(exclude_defaults=True))
    signature = sign(_CONTEXT + head_bytes)
    return b"".join((MAGIC, struct.pack(">I", len(head_bytes)), head_bytes, signature, packed))


def split(content: bytes) -> Batch:
    """The batch in `content`: head read and checked, signature and columns still as they came; raises `Malformed`."""
    if len(content) > MAX_BATCH:
        raise Malformed("the batch is too large")
    if content[:4] != MAGIC or len(content) < 8:
        raise Malformed("these bytes are no batch")
    size = struct.unpack(">I", content[4:8])[0]
    if size > MAX_HEAD or len(content) < 8 + size + 64:
        raise Malformed("the batch is cut short")
    head_bytes, rest = content[8 : 8 + size], content[8 + size :]
    try:
        head = Head.model_validate_json(head_bytes)
    except ValidationError as error:
        place = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise Malformed(f"the head of the batch is not right at '{place}'") from None
    packed = rest[64:]
    if hashlib.sha256(packed).hexdigest() != head.sha256:
        raise Malformed("the columns are not those that were signed")
    if sum(run.count for run in head.runs) != head.count:
        raise Malformed("the runs and the count disagree")
    return Batch(head, head_bytes, rest[:64], packed)


@cache
def _dictionary() -> zstandard.ZstdCompressionDict:
    name = f"entries-{DICTIONARY}.zdict"
    return zstandard.ZstdCompressionDict(resources.files("desktop.sync.wire").joinpath(name).read_bytes())


def _compressor(level: int) -> zstandard.ZstdCompressor:
    return zstandard.ZstdCompressor(level=level, dict_data=_dictionary(), write_checksum=False)


def _decompressor(dictionary: int) -> zstandard.ZstdDecompressor:
    return zstandard.ZstdDecompressor(dict_data=_dictionary() if dictionary else None, max_window_size=MAX_COLUMNS)
