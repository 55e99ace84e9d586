"""Entries laid out in columns, so that a good compressor finds what they have in common.

The layout, for n entries (`docs/protocol.md` has it in full): one line of canonical JSON with the columns, n lines
with the canonical JSON of each entry's `data`, then the ids in 16 planes of n bytes. Hashes are not in it: the
receiver works them out, and the envelope says what the last one must be.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from json.encoder import encode_basestring as quote
from typing import Any

from desktop.core.entry import Entry
from desktop.core.entry import canonical_text as _encode
from desktop.core.turns import turn

MAX_ENTRY = 1 << 20
"""Largest `data` of one entry on the wire, in characters of canonical JSON."""

_SHARE = 50  # entries whose data are read in one go
_DEEPEST = 60  # a reader's own stack must never decide whether an entry can be read
_NAMES = ("day", "office", "officer", "subject", "kind", "pack")
_LONGEST = {"day": 10, "office": 200, "officer": 500, "subject": 500, "kind": 200, "pack": 500}
_MAY_BE_EMPTY = ("officer", "pack")
_EPOCH = datetime(2020, 1, 1)  # noqa: DTZ001 - counted in UTC without an offset; the text says Z
_MICRO = timedelta(microseconds=1)
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_DAY = re.compile(r"\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])")
_UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")


class Malformed(ValueError):
    """Bytes that are no batch; the message says where, never what they hold."""


@dataclass(slots=True)
class Block:
    """The columns of some entries; position i of each belongs to entry i. `after` and `data` are canonical JSON;
    `values` is what `data` says, where it was read already."""

    ids: list[bytes] = field(default_factory=list)
    at: list[str] = field(default_factory=list)
    day: list[str] = field(default_factory=list)
    office: list[str] = field(default_factory=list)
    officer: list[str] = field(default_factory=list)
    subject: list[str] = field(default_factory=list)
    kind: list[str] = field(default_factory=list)
    pack: list[str] = field(default_factory=list)
    corrects: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    data: list[str] = field(default_factory=list)
    values: list[dict[str, Any]] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.ids)


@dataclass(frozen=True, slots=True)
class Stretch:
    """`count` entries of one device's chain from number `first`, between the hashes `prev` and `last` (hex)."""

    device: str
    first: int
    count: int
    prev: str
    last: str


def block_of(entries: Sequence[Entry]) -> Block:
    """The columns of `entries`. Raises `Malformed` for one that can't travel (its data too long, a wrong instant)."""
    block = Block(
        ids=[id_bytes(e.id) for e in entries],
        at=[e.at for e in entries],
        day=[e.day for e in entries],
        office=[e.office for e in entries],
        officer=[e.officer for e in entries],
        subject=[e.subject for e in entries],
        kind=[e.kind for e in entries],
        pack=[e.pack for e in entries],
        corrects=[e.corrects for e in entries],
        after=[_encode(e.after) if e.after else "[]" for e in entries],
        data=[_encode(e.data) for e in entries],
    )
    _check(block)
    return block


def stretches_of(entries: Sequence[Entry]) -> list[Stretch]:
    """The unbroken stretches that `entries` fall into, in their order."""
    found: list[Stretch] = []
    start = 0
    for i in range(1, len(entries) + 1):
        if i < len(entries) and entries[i].device == entries[i - 1].device and entries[i].prev == entries[i - 1].hash:
            continue
        head, tail = entries[start], entries[i - 1]
        found.append(Stretch(head.device, head.seq, i - start, head.prev, tail.hash))
        start = i
    return found


def pack(block: Block) -> bytes:
    """The columns as bytes, before compression."""
    micros = [(datetime.fromisoformat(at[:-1]) - _EPOCH) // _MICRO for at in block.at]
    header: dict[str, Any] = {
        "at": [b - a for a, b in zip([0, *micros], micros, strict=False)],
        "after": [[i, json.loads(text)] for i, text in enumerate(block.after) if text != "[]"],
        "corrects": [[i, text] for i, text in enumerate(block.corrects) if text],
    }
    for name in _NAMES:
        header[name] = _indexed(getattr(block, name))
    text = "\n".join([_encode(header), *block.data, ""])
    return text.encode() + _planes(b"".join(block.ids), len(block))


def unpack(content: bytes, count: int) -> Block:
    """The columns in `content`, which must hold `count` entries, every field of them checked; raises `Malformed`."""
    cut = len(content) - 16 * count
    try:
        lines = content[: max(cut, 0)].decode().split("\n")
        if cut < 0 or len(lines) != count + 2 or lines[-1]:
            raise Malformed("the number of entries is not what the head says")
        header = json.loads(lines[0])
        block = _columns(header, count)
        block.data = lines[1:-1]
        block.values = _values(block.data)
    except (UnicodeDecodeError, ValueError, TypeError, KeyError, IndexError, OverflowError, RecursionError) as error:
        raise (
            error if isinstance(error, Malformed) else Malformed(f"unreadable columns: {type(error).__name__}")
        ) from None
    block.ids = _from_planes(content[cut:], count)
    _check(block)
    return block


def _values(data: Sequence[str]) -> list[Any]:
    """What the entries' texts say; raises `Malformed` for other JSON than the canonical."""
    found: list[Any] = []
    for at in range(0, len(data), _SHARE):
        turn()
        share = list(data[at : at + _SHARE])
        values = json.loads("[" + ",".join(share) + "]")
        if list(map(_encode, values)) != share or any(type(value) is not dict for value in values):
            raise Malformed("an entry's data is not canonical JSON")
        found += values
    return found


def hashes(block: Block, stretches: Iterable[Stretch]) -> list[bytes]:
    """Each entry's hash (32 bytes), worked out along the chains; raises `Malformed` where one doesn't end as told."""
    sha256 = hashlib.sha256
    quoted = {text: quote(text) for name in _NAMES[1:] for text in set(getattr(block, name))}
    found: list[bytes] = []
    i = 0
    for stretch in stretches:
        prev = stretch.prev
        for seq in range(stretch.first, stretch.first + stretch.count):
            turn()
            text = (
                f'{{"after":{block.after[i]},"at":"{block.at[i]}","corrects":"{block.corrects[i]}",'
                f'"data":{block.data[i]},"day":"{block.day[i]}","device":"{stretch.device}",'
                f'"id":"{id_text(block.ids[i])}","kind":{quoted[block.kind[i]]},"office":{quoted[block.office[i]]},'
                f'"officer":{quoted[block.officer[i]]},"pack":{quoted[block.pack[i]]},"prev":"{prev}","seq":{seq},'
                f'"subject":{quoted[block.subject[i]]}}}'
            )
            hashed = sha256(text.encode())
            found.append(hashed.digest())
            prev = hashed.hexdigest()
            i += 1
        if prev != stretch.last:
            raise Malformed("the entries do not give the hash that the head names")
    return found


def entries_of(block: Block, stretches: Sequence[Stretch], hashed: Sequence[bytes]) -> list[Entry]:
    """The entries in `block`, whole again; `hashed` comes from `hashes`."""
    found: list[Entry] = []
    values = block.values or [json.loads(text) for text in block.data]
    i = 0
    for stretch in stretches:
        prev = stretch.prev
        for seq in range(stretch.first, stretch.first + stretch.count):
            turn()
            pairs = json.loads(block.after[i]) if block.after[i] != "[]" else ()
            entry = Entry(
                id=id_text(block.ids[i]),
                device=stretch.device,
                seq=seq,
                at=block.at[i],
                day=block.day[i],
                office=block.office[i],
                officer=block.officer[i],
                subject=block.subject[i],
                kind=block.kind[i],
                data=values[i],
                pack=block.pack[i],
                corrects=block.corrects[i],
                after=tuple((device, number) for device, number in pairs),
                prev=prev,
                hash=hashed[i].hex(),
            )
            found.append(entry)
            prev = entry.hash
            i += 1
    return found


def id_bytes(text: str) -> bytes:
    """A UUID's 16 bytes; raises `Malformed` for any other text."""
    if not _UUID.fullmatch(text):
        raise Malformed("an id is no UUID")
    return bytes.fromhex(text.replace("-", ""))


def id_text(raw: bytes) -> str:
    """16 bytes as a UUID's text."""
    h = raw.hex()
    return f"{h[:8]}-{h[8:12]}-{h[12:16]}-{h[16:20]}-{h[20:]}"


def _columns(header: dict[str, Any], count: int) -> Block:
    """The columns of the first line."""
    block = Block(corrects=[""] * count, after=["[]"] * count)
    total = 0
    for step in header["at"]:
        total += _whole(step)
        block.at.append((_EPOCH + total * _MICRO).isoformat(timespec="microseconds") + "Z")
    if len(block.at) != count:
        raise Malformed("a column is too short or too long")
    for name in _NAMES:
        setattr(block, name, _looked_up(header[name], count))
    for i, text in header["corrects"]:
        block.corrects[_place(i, count)] = _string(text)
    for i, pairs in header["after"]:
        if not pairs or len(pairs) > 1000 or any(not _UUID.fullmatch(d) or _whole(n) < 1 for d, n in pairs):
            raise Malformed("what an entry's device had seen is not (device, number)")
        block.after[_place(i, count)] = _encode(pairs)
    return block


def _check(block: Block) -> None:
    """Raise `Malformed` unless every field has the shape that the protocol gives it."""
    for name in _NAMES:
        longest = _LONGEST[name]
        for text in set(getattr(block, name)):
            if len(text) > longest or (not text and name not in _MAY_BE_EMPTY) or "\x00" in text or not _utf8(text):
                raise Malformed(f"{name} is empty, too long or no text")
    if any(not _DAY.fullmatch(day) for day in set(block.day)):
        raise Malformed("a day is not written as 2027-02-03")
    if any(":" not in subject for subject in set(block.subject)):
        raise Malformed("a subject is not written as case:…")
    if any(raw[6] >> 4 != 7 or raw[8] >> 6 != 2 for raw in block.ids):
        raise Malformed("an id is no UUID of version 7")
    for text in block.data:
        if len(text) > MAX_ENTRY:
            raise Malformed("an entry is too long to send")
        if text.count("[") + text.count("{") > _DEEPEST and _depth(text) > _DEEPEST:
            raise Malformed("an entry's data is nested too deeply")
    if any(text and not _UUID.fullmatch(text) for text in block.corrects):
        raise Malformed("an entry corrects something that is no entry")
    for at in block.at:
        if len(at) != 27 or at[10] != "T" or at[-1] != "Z" or at < "1970":
            raise Malformed("an instant is not written in UTC with six decimals")


def _depth(text: str) -> int:
    """How deeply the brackets of a JSON text are nested."""
    depth = deepest = 0
    for c in _STRING.sub("", text):
        if c in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif c in "]}":
            depth -= 1
    return deepest


def _indexed(values: list[str]) -> list[Any]:
    """[distinct values in order of first use, the index of each entry's]."""
    places: dict[str, int] = {}
    indexes = [places.setdefault(value, len(places)) for value in values]
    return [list(places), indexes]


def _looked_up(column: Any, count: int) -> list[str]:
    values, indexes = column
    if len(indexes) != count or len(values) > count or not all(type(value) is str for value in values):
        raise Malformed("a column is too short or too long")
    if count and (set(map(type, indexes)) != {int} or min(indexes) < 0 or max(indexes) >= len(values)):
        raise Malformed("an index points outside its column")
    return [values[i] for i in indexes]


def _place(i: Any, count: int) -> int:
    if type(i) is not int or not 0 <= i < count:
        raise Malformed("an index points outside its column")
    return i


def _whole(number: Any) -> int:
    if type(number) is not int or not -(1 << 62) < number < 1 << 62:
        raise Malformed("a number is none or too large")
    return number


def _string(text: Any) -> str:
    if type(text) is not str:
        raise Malformed("a text is none")
    return text


def _utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _planes(ids: bytes, count: int) -> bytes:
    """Byte 0 of every id, then byte 1 of every id, …: equal bytes come together."""
    return b"".join(ids[k::16][:count] for k in range(16))


def _from_planes(planes: bytes, count: int) -> list[bytes]:
    columns = [planes[k * count : (k + 1) * count] for k in range(16)]
    return [bytes(each) for each in zip(*columns, strict=True)]
