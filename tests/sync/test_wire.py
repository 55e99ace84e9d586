"""Batches: what goes in comes out, small; what is not a batch is refused, whatever it claims."""

from __future__ import annotations

import hashlib
import json
import struct
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.entries import chain
from desktop.core.entry import GENESIS, Entry, canonical, chain_fault
from desktop.core.ids import uuid7
from desktop.sync.line import HARDEST
from desktop.sync.wire import bundle, columns, envelope
from desktop.sync.wire.columns import Malformed, block_of, hashes, pack, stretches_of, unpack
from tests.sync.memory import MemoryKey

KEY = MemoryKey()
DEVICE = uuid7()

_text = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), min_size=1, max_size=30)
_json = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 60), 1 << 60) | st.text(st.characters(codec="utf-8"), max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_text, inner, max_size=3),
    max_leaves=8,
)
_instant = st.datetimes(datetime(1970, 1, 1), datetime(2199, 1, 1), timezones=st.just(UTC)).map(  # noqa: DTZ001
    lambda at: at.strftime("%Y-%m-%dT%H:%M:%S.%fZ")
)
_fields = st.fixed_dictionaries(
    {
        "at": _instant,
        "day": st.dates().map(lambda day: day.isoformat()),
        "office": _text,
        "officer": _text,
        "subject": _text.map(lambda text: f"case:{text}"),
        "kind": _text,
        "data": st.dictionaries(_text, _json, max_size=4),
        "pack": st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=10),
        "corrects": st.just("") | st.builds(uuid7),
        "after": st.lists(st.tuples(st.builds(uuid7), st.integers(1, 1 << 60)), max_size=2).map(tuple),
    }
)


def sealed(fields: list[dict[str, Any]], device: str = DEVICE) -> list[Entry]:
    """A chain of these entries."""
    found: list[Entry] = []
    for seq, each in enumerate(fields, 1):
        prev = found[-1].hash if found else GENESIS
        found.append(Entry(id=uuid7(), device=device, seq=seq, prev=prev, **each).sealed())
    return found


def batch(entries: list[Entry], **options: Any) -> bytes:
    """These entries in a signed batch."""
    return envelope.seal_entries(entries, DEVICE, KEY.sign, **options)


@settings(max_examples=60, deadline=None)
@given(st.lists(_fields, min_size=1, max_size=6))
def test_what_goes_in_comes_out(fields: list[dict[str, Any]]) -> None:
    entries = sealed(fields)
    found = envelope.split(batch(entries))
    assert found.signed_by(KEY.public)
    assert found.entries() == entries
    assert chain_fault(found.entries(), 0, GENESIS) == ""


def test_several_devices_and_gaps_in_one_page() -> None:
    one, two = chain(1, 9), chain(2, 4)
    mixed = [*one[:3], *one[5:], *two]
    runs = stretches_of(mixed)
    assert [(run.first, run.count) for run in runs] == [(1, 3), (6, 4), (1, 4)]
    page = envelope.seal("page", block_of(mixed), runs, DEVICE, KEY.sign, before="", cursor="1.x", more=True)
    assert envelope.split(page).entries() == mixed
    with pytest.raises(Malformed, match="one unbroken stretch"):
        batch(mixed)


def test_small_on_the_wire() -> None:
    entries = chain(3, 1000)
    for size, most in ((25, 115), (100, 85), (250, 75)):
        total = sum(len(batch(entries[i : i + size], level=HARDEST)) for i in range(0, 1000, size))
        assert total / 1000 < most, f"{total / 1000} bytes an entry in batches of {size}"


def test_hash_is_what_core_works_out() -> None:
    entries = chain(4, 50)
    assert [raw.hex() for raw in hashes(block_of(entries), stretches_of(entries))] == [e.hash for e in entries]


def test_a_changed_entry_is_seen() -> None:
    entries = sealed([{**_plain(), "data": {"n": n}} for n in range(3)])
    forged = [entries[0], replace(entries[1], officer="other"), entries[2]]
    runs = stretches_of(entries)
    page = envelope.seal("push", block_of(forged), runs, DEVICE, KEY.sign)
    with pytest.raises(Malformed, match="hash"):
        envelope.split(page).entries()


@pytest.mark.parametrize("at", [0, 4, 9, 300, -70, -1])
def test_every_changed_byte_is_seen(at: int) -> None:
    raw = bytearray(batch(chain(5, 20)))
    raw[at] ^= 1
    try:
        found = envelope.split(bytes(raw))
    except Malformed:
        return
    assert not found.signed_by(KEY.public)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=300), st.integers(0, 400), st.integers(0, 400))
def test_garbage_is_refused_by_name(noise: bytes, start: int, cut: int) -> None:
    raw = batch(sealed([_plain()]))
    spoiled = raw[:start] + noise + raw[start + cut :]
    for content in (noise, spoiled, raw[:start]):
        if content == raw:
            continue
        try:
            found = envelope.split(content)
            found.entries()
        except Malformed:
            continue
        assert found.entries() == envelope.split(raw).entries()


def _plain() -> dict[str, Any]:
    return {
        "at": "2027-01-04T04:30:00.000000Z",
        "day": "2027-01-04",
        "office": "ward-1",
        "officer": "officer:1",
        "subject": "case:1",
        "kind": "note.made",
        "data": {},
    }


def _columns(entries: list[Entry], change: Any) -> bytes:
    """The columns of `entries`, their lines changed."""
    content = pack(block_of(entries))
    cut = len(content) - 16 * len(entries)
    lines = content[:cut].decode().split("\n")
    change(lines)
    return "\n".join(lines).encode() + content[cut:]


def _header(**values: Any) -> Any:
    def change(lines: list[str]) -> None:
        lines[0] = json.dumps({**json.loads(lines[0]), **values})

    return change


def _line(text: str) -> Any:
    def change(lines: list[str]) -> None:
        lines[1] = text

    return change


@pytest.mark.parametrize(
    "change",
    [
        _header(at=[1]),
        _header(at=[1, 2, 3]),
        _header(at=[1, 1 << 80]),
        _header(at=[1, 1e3]),
        _header(at=[1, True]),
        _header(at=None),
        _header(at=[-(1 << 61), 1]),
        _header(kind=[["x"], [0, 1]]),
        _header(kind=[["x"], [0, -1]]),
        _header(kind=[["x"], [0]]),
        _header(kind=[[""], [0, 0]]),
        _header(kind=[[7], [0, 0]]),
        _header(kind=[["x" * 201], [0, 0]]),
        _header(kind=[["x\x00"], [0, 0]]),
        _header(subject=[["no colon"], [0, 0]]),
        _header(office=[["\ud800"], [0, 0]]),
        _header(day=[["04-01-2027"], [0, 0]]),
        _header(day=[["2027-13-01"], [0, 0]]),
        _header(corrects=[[0, "x"]]),
        _header(corrects=[[9, DEVICE]]),
        _header(corrects=[[0]]),
        _header(after=[[0, []]]),
        _header(after=[[0, [["x", 1]]]]),
        _header(after=[[0, [[DEVICE, 0]]]]),
        _header(after=[[0, [[DEVICE]]]]),
        _line("{}x"),
        _line('{"b":1,"a":2}'),
        _line('{"a": 1}'),
        _line('{"a":1,"a":2}'),
        _line('{"a":NaN}'),
        _line('{"a":1.50}'),
        _line('{"a":"\\u0041"}'),
        _line('{"a":"\\ud800"}'),
        _line("[]"),
        _line("1"),
        _line(""),
        _line("{},{}"),
        _line('{"a":' + "[" * 200 + "]" * 200 + "}"),
        _line('{"a":' + "[" * 100_000 + "]" * 100_000 + "}"),
        _line('{"a":' + "9" * 5000 + "}"),
        _line('{"a":"' + "x" * (columns.MAX_ENTRY + 1) + '"}'),
        lambda lines: lines.append("more"),
        lambda lines: lines.pop(),
        lambda lines: lines.__setitem__(0, "[]"),
        lambda lines: lines.__setitem__(0, "{}"),
        lambda lines: lines.__setitem__(0, "nonsense"),
    ],
)
def test_columns_that_are_none(change: Any) -> None:
    entries = sealed([_plain(), _plain()])
    with pytest.raises(Malformed):
        unpack(_columns(entries, change), 2)


def test_brackets_in_a_remark_are_no_nesting() -> None:
    entries = sealed([{**_plain(), "data": {"remark": '[{"' * 500, "list": [[["\\"]]]}}])
    assert envelope.split(batch(entries)).entries() == entries


def test_lines_can_not_be_shifted_between_entries() -> None:
    def change(lines: list[str]) -> None:
        lines[1:4] = ['{"a":[{}', "{}]}", "{},{}"]

    with pytest.raises(Malformed):
        unpack(_columns(sealed([_plain()] * 3), change), 3)


def test_ids_are_of_version_7() -> None:
    content = pack(block_of(sealed([_plain()])))
    with pytest.raises(Malformed, match="version 7"):
        unpack(content[:-10] + b"\x40" + content[-9:], 1)


def test_a_zip_bomb_is_not_unpacked() -> None:
    bomb = zstandard.ZstdCompressor(level=3).compress(bytes(1 << 28))
    assert len(bomb) < 100_000
    for size in (1 << 28, envelope.MAX_COLUMNS, 1000):
        with pytest.raises(Malformed):
            envelope.split(_forged(bomb, size)).block()


def test_a_frame_that_does_not_say_its_size_is_refused() -> None:
    stream = zstandard.ZstdCompressor().compressobj()
    endless = stream.compress(b"\x00" * (1 << 20)) + stream.flush()
    with pytest.raises(Malformed, match="size"):
        envelope.split(_forged(endless, 1000)).block()


def test_two_frames_are_refused() -> None:
    one = zstandard.ZstdCompressor().compress(b"x" * 100)
    with pytest.raises(Malformed):
        envelope.split(_forged(one + one, 100)).block()


def _forged(packed: bytes, size: int) -> bytes:
    """A well-signed batch whose head lies about its columns."""
    head = {
        "v": 1,
        "kind": "push",
        "sender": DEVICE,
        "runs": [{"device": DEVICE, "first": 1, "count": 1, "prev": GENESIS, "last": GENESIS}],
        "count": 1,
        "size": size,
        "sha256": hashlib.sha256(packed).hexdigest(),
        "dictionary": 0,
    }
    raw = canonical(head)
    return b"NGD1" + struct.pack(">I", len(raw)) + raw + KEY.sign(b"nagardesk batch 1\n" + raw) + packed


@pytest.mark.parametrize(
    "change",
    [
        {"v": 2},
        {"kind": "other"},
        {"sender": "'; DROP TABLE entries; --"},
        {"count": -1},
        {"count": envelope.MAX_COUNT + 1},
        {"size": envelope.MAX_COLUMNS + 1},
        {"runs": []},
        {"runs": [{"device": DEVICE, "first": 0, "count": 1, "prev": GENESIS, "last": GENESIS}]},
        {"runs": [{"device": "../x", "first": 1, "count": 1, "prev": GENESIS, "last": GENESIS}]},
        {"cursor": "1.' OR 1=1"},
        {"dictionary": 77},
    ],
)
def test_heads_that_are_none(change: dict[str, Any]) -> None:
    found = envelope.split(batch(sealed([_plain()])))
    raw = canonical({**json.loads(found.head_bytes), **change})
    content = b"NGD1" + struct.pack(">I", len(raw)) + raw + KEY.sign(b"nagardesk batch 1\n" + raw) + found.packed
    with pytest.raises(Malformed):
        envelope.split(content).block()


def test_too_large_a_batch_is_refused_before_it_is_looked_at() -> None:
    with pytest.raises(Malformed, match="too large"):
        envelope.split(b"NGD1" + b"\x00" * envelope.MAX_BATCH)


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2000), st.binary(max_size=50))
def test_a_changed_bundle_is_seen(at: int, noise: bytes) -> None:
    parts = [b"first part", b"x" * 500]
    manifest = bundle.Manifest(
        v=1,
        kind="device",
        id=uuid7(),
        sender=DEVICE,
        to=uuid7(),
        made="2027-01-04T04:30:00.000000Z",
        parts=tuple(bundle.part_of("file", part) for part in parts),
    )
    raw = bundle.seal_bundle(manifest, parts, KEY.sign)
    whole = bundle.split_bundle(raw)
    assert whole.signed_by(KEY.public)
    assert list(whole.parts) == parts
    at %= len(raw)
    spoiled = raw[:at] + noise + raw[at + len(noise) :]
    if spoiled == raw:
        return
    with suppress(Malformed):
        assert not bundle.split_bundle(spoiled).signed_by(KEY.public)
