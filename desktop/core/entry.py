"""One line of the note sheet: the entry, its canonical bytes and its place in the device's chain."""

from __future__ import annotations

import hashlib
import json
from _json import make_encoder
from dataclasses import dataclass, field, fields
from json.encoder import encode_basestring as _quote
from operator import attrgetter
from typing import Any

GENESIS = "0" * 64


@dataclass(frozen=True, slots=True)
class Entry:
    """An append-only fact.

    `seq` counts from 1 without a gap on `device`; `at` is hybrid-clock UTC text (`clock.instant_text`);
    `day` is the civil date in India on which the thing happened (ISO), apart from when it was entered;
    `office` is the scope that may see it; `officer` the person who made it; `subject` is `case:<uuid>`,
    `premises:<uuid>`, `office:<uuid>` …; `after` holds what this device had seen of the subject from *other*
    devices, as (device, highest seq) pairs in order of device; `corrects` names an entry this one puts right;
    `prev` is the hash of the device's entry before, `hash` this one's (both hex SHA-256).
    """

    id: str
    device: str
    seq: int
    at: str
    day: str
    office: str
    officer: str
    subject: str
    kind: str
    data: dict[str, Any]
    pack: str = ""
    corrects: str = ""
    after: tuple[tuple[str, int], ...] = field(default=())
    prev: str = GENESIS
    hash: str = ""

    def sealed(self, data: str = "") -> Entry:
        """This entry with its hash worked out; `data` is the canonical text of its data, if the caller has it."""
        return Entry(*(*_unsealed(self), digest(self, data)))


_FIELDS = tuple(each.name for each in fields(Entry))
_unsealed = attrgetter(*_FIELDS[:-1])  # a fifth of the time of `dataclasses.replace`
_scan = json.JSONDecoder().raw_decode
_pieces = make_encoder(None, json.JSONEncoder().default, _quote, None, ":", ",", True, False, False)


def _encode(value: Any) -> str:
    """As `json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)` writes it.

    That one, and a kept `JSONEncoder` too, makes this inner encoder anew for each value: a third of an entry's time.
    """
    return "".join(_pieces(value, 0))


def parsed(text: str) -> Any:
    """What a JSON text without space around it says; raises ValueError for any other. Quicker than `json.loads`."""
    value, end = _scan(text)
    if end != len(text):
        raise ValueError("no JSON")
    return value


def canonical(value: Any) -> bytes:
    """`value` as canonical JSON: sorted keys, no spaces, UTF-8, no NaN; the same bytes on every machine."""
    return _encode(value).encode()


def canonical_text(value: Any) -> str:
    """The same as text."""
    return _encode(value)


def digest(entry: Entry, data: str = "") -> str:
    """SHA-256 (hex) over the entry's canonical JSON without its own hash; `prev` chains it to the one before.

    Put together by hand, field by field in order of name: three times as quick as making an object to encode. `data`
    is the canonical text of the entry's data, if the caller has it. Raises ValueError or TypeError for what no entry
    can hold.
    """
    after = _encode(entry.after) if entry.after else "[]"
    text = (
        f'{{"after":{after},"at":{_quote(entry.at)},"corrects":{_quote(entry.corrects)},'
        f'"data":{data or _encode(entry.data)},"day":{_quote(entry.day)},"device":{_quote(entry.device)},'
        f'"id":{_quote(entry.id)},"kind":{_quote(entry.kind)},"office":{_quote(entry.office)},'
        f'"officer":{_quote(entry.officer)},"pack":{_quote(entry.pack)},"prev":{_quote(entry.prev)},'
        f'"seq":{entry.seq:d},"subject":{_quote(entry.subject)}}}'
    )
    return hashlib.sha256(text.encode()).hexdigest()


def to_json(entry: Entry) -> dict[str, Any]:
    """The entry as a JSON object, field by field; shares `data` with the entry (a deep copy cost four fifths)."""
    return {name: getattr(entry, name) for name in _FIELDS}


def from_json(fields: dict[str, Any]) -> Entry:
    """The entry that `to_json` wrote; raises KeyError or TypeError for any other shape."""
    after = tuple((str(d), int(s)) for d, s in fields.get("after", ()))
    return Entry(**{**fields, "after": after})


def chain_fault(entries: list[Entry], last_seq: int, last_hash: str) -> str:
    """Say what is wrong with `entries` as the continuation of one device's chain, or '' if nothing is."""
    for entry in entries:
        if entry.seq != last_seq + 1:
            return f"entry {entry.seq} follows {last_seq}"
        if entry.prev != last_hash:
            return f"entry {entry.seq} does not continue the chain"
        if digest(entry) != entry.hash:
            return f"entry {entry.seq} does not match its hash"
        last_seq, last_hash = entry.seq, entry.hash
    return ""
