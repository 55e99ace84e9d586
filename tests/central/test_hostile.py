"""What hostile, broken and confused callers get: a named refusal, and nothing stored."""

from __future__ import annotations

import json
import logging
import struct
import time
from collections.abc import Callable
from dataclasses import replace

import psycopg
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy.exc import DBAPIError

from central import pages
from central.centre import Centre
from central.database import reading
from central.desk import MAX_JSON, Watch
from central.schema import entries, metadata
from desktop.core.entry import GENESIS, canonical
from desktop.core.ids import uuid7
from desktop.sync.wire import columns, envelope
from desktop.sync.wire.envelope import MAX_BATCH, seal_entries
from tests.central.conftest import Raw, code_of
from tests.sync.line import Desk
from tests.sync.memory import MemoryKey, MemoryStore

Make = Callable[..., Raw]


def batch(raw: Raw, store: MemoryStore | None = None, after: int = 0) -> bytes:
    """What a store has, in a batch signed by the device."""
    source = store or raw.store
    return seal_entries(source.own_after(after, 1000), raw.store.device, raw.store.signer.sign)


def nothing_stored(centre: Centre) -> bool:
    """Whether the centre is as empty as it was."""
    return pages.digest(centre)[0] == 0


def put(raw: Raw, target: str, piece: bytes) -> dict[str, object]:
    """What the centre holds of an attachment after a piece."""
    said = json.loads(raw.send("PUT", target, piece).body)
    return {"held": said["held"], "whole": said["whole"]}


# Signatures, replays, clocks


def test_every_part_of_a_request_is_signed(device: Make, centre: Centre) -> None:
    raw, other = device(), device()
    raw.store.write()
    body = batch(raw)
    assert code_of(raw.send("POST", "/v1/entries", body, SIGNATURE="")) == (401, "signature")
    assert code_of(raw.send("POST", "/v1/entries", body, SIGNATURE="AAAA")) == (401, "signature")
    assert code_of(raw.send("POST", "/v1/entries", body, SIGNATURE="no base64!")) == (401, "signature")
    assert code_of(raw.send("POST", "/v1/entries", body, NONCE="0" * 32)) == (401, "signature")
    assert code_of(raw.send("POST", "/v1/entries", body, TIME=str(int(time.time()) + 1))) == (401, "signature")
    assert code_of(raw.send("POST", "/v1/entries", body, DEVICE=other.store.device)) == (401, "signature")
    for name in ("DEVICE", "NONCE", "TIME"):
        assert code_of(raw.send("POST", "/v1/entries", body, **{name: None})) == (401, "unsigned")
        assert code_of(raw.send("POST", "/v1/entries", body, **{name: "' OR 1=1 --"})) == (401, "unsigned")
    raw.send("POST", "/v1/entries", body + b"x")
    moved = raw.desk.send("POST", "/v1/entries", body, raw.last)
    assert code_of(moved) == (401, "signature")
    raw.send("GET", "/v1/chain?seq=0")
    assert code_of(raw.desk.send("GET", "/v1/chain?seq=1", b"", raw.last)) == (401, "signature")
    assert code_of(raw.desk.send("PUT", "/v1/files/" + "0" * 64 + "?start=0&total=0", b"", raw.last)) == (
        401,
        "signature",
    )
    assert nothing_stored(centre)


def test_a_request_is_taken_once(device: Make, centre: Centre) -> None:
    raw = device()
    raw.store.write()
    body = batch(raw)
    assert raw.send("POST", "/v1/entries", body).status == 200
    assert code_of(raw.desk.send("POST", "/v1/entries", body, raw.last)) == (401, "replayed")
    raw.send("GET", "/v1/entries?cursor=")
    assert code_of(raw.desk.send("GET", "/v1/entries?cursor=", b"", raw.last)) == (401, "replayed")
    again = raw.send("POST", "/v1/entries", body)
    assert (again.status, json.loads(again.body)["stored"]) == (200, 0)


def test_an_old_request_says_what_time_it_is(device: Make) -> None:
    raw = device()
    real = time.time
    try:
        time.time = lambda: real() - 400  # type: ignore[assignment]
        answer = raw.send("GET", "/v1/entries?cursor=")
    finally:
        time.time = real
    assert code_of(answer) == (401, "clock")
    assert abs(json.loads(answer.body)["time"] - real()) < 5


def test_a_stranger_and_a_forged_batch(device: Make, desk: Desk, centre: Centre) -> None:
    raw, stranger = device(), Raw(desk, MemoryStore("ward-1"))
    stranger.store.write()
    assert code_of(stranger.send("POST", "/v1/entries", batch(stranger))) == (401, "unknown_device")
    assert code_of(raw.send("POST", "/v1/entries", batch(stranger))) == (403, "unknown_device")
    raw.store.write()
    forged = seal_entries(raw.store.own_after(0, 9), raw.store.device, MemoryKey().sign)
    assert code_of(raw.send("POST", "/v1/entries", forged)) == (403, "signature")
    page = envelope.seal(
        "page", columns.block_of(raw.store.own_after(0, 9)), columns.stretches_of(raw.store.own_after(0, 9)),
        raw.store.device, raw.store.signer.sign,
    )  # fmt: skip
    assert code_of(raw.send("POST", "/v1/entries", page)) == (422, "malformed")
    assert nothing_stored(centre)


def test_too_many_wrong_signatures_are_slowed_down(device: Make) -> None:
    raw = device()
    answers = [raw.send("GET", "/v1/entries?cursor=", SIGNATURE="AAAA") for _ in range(40)]
    assert code_of(answers[0]) == (401, "signature")
    assert code_of(answers[-1]) == (429, "busy")
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert code_of(raw.send("GET", "/v1/entries?cursor=")) == (429, "busy")


def test_codes_can_not_be_guessed_at_speed(desk: Desk) -> None:
    store = MemoryStore("ward-1")
    from desktop.sync.client import Refused, enrol

    seen = []
    for i in range(40):
        with pytest.raises(Refused) as refused:
            enrol(desk, f"AAAA-AAAA-{i:04d}", store.device, store.signer.public, "x", store.signer.sign)
        seen.append(refused.value.code)
    assert seen[0] == "code"
    assert seen[-1] == "busy"


# Sizes


def test_what_is_too_large_is_not_read(device: Make, centre: Centre) -> None:
    raw = device()
    assert code_of(raw.send("POST", "/v1/entries", b"x" * (MAX_BATCH + 1))) == (413, "too_large")
    assert code_of(raw.send("POST", "/v1/hello", b"x" * (MAX_JSON + 1))) == (413, "too_large")
    assert code_of(raw.send("GET", "/v1/entries?cursor=", b"x")) == (413, "too_large")
    assert code_of(raw.send("PUT", f"/v1/files/{'0' * 64}?start=0&total=9", b"x" * ((1 << 20) + 1))) == (
        413,
        "too_large",
    )
    assert code_of(raw.desk.send("POST", "/v1/enrol", b"x" * (MAX_JSON + 1), {})) == (413, "too_large")
    raw.store.write(data={"text": "x" * 5000})
    huge = replace(raw.store.own_after(0, 1)[0], data={"text": "x" * (1 << 21)}, hash="").sealed()
    with pytest.raises(columns.Malformed):
        seal_entries([huge], raw.store.device, raw.store.signer.sign)


def test_a_zip_bomb_in_a_signed_batch(device: Make, centre: Centre) -> None:
    import hashlib

    import zstandard

    raw = device()
    bomb = zstandard.ZstdCompressor(level=3).compress(bytes(1 << 28))
    for size in (1 << 28, envelope.MAX_COLUMNS):
        head = canonical(
            {
                "v": 1,
                "kind": "push",
                "sender": raw.store.device,
                "runs": [{"device": raw.store.device, "first": 1, "count": 1, "prev": GENESIS, "last": GENESIS}],
                "count": 1,
                "size": size,
                "sha256": hashlib.sha256(bomb).hexdigest(),
                "dictionary": 0,
            }
        )
        signature = raw.store.signer.sign(b"nagardesk batch 1\n" + head)
        started = time.monotonic()
        answer = raw.send("POST", "/v1/entries", b"NGD1" + struct.pack(">I", len(head)) + head + signature + bomb)
        assert code_of(answer) == (422, "malformed")
        assert time.monotonic() - started < 2
    assert nothing_stored(centre)


# Scope


def test_another_offices_entries_can_be_neither_written_nor_read(device: Make, centre: Centre) -> None:
    raw, other = device("ward-1"), device("ward-2")
    other.store.write()
    assert other.send("POST", "/v1/entries", batch(other)).status == 200
    raw.store.write(office="ward-2")
    assert code_of(raw.send("POST", "/v1/entries", batch(raw))) == (403, "scope")
    raw = device("ward-1")
    raw.store.write(office="no-such-office")
    assert code_of(raw.send("POST", "/v1/entries", batch(raw))) == (403, "scope")
    page = envelope.split(raw.send("GET", "/v1/entries?cursor=").body)
    assert page.head.count == 0
    theirs = other.send("GET", "/v1/entries?cursor=").body
    mine = raw.send("GET", f"/v1/entries?cursor={envelope.split(theirs).head.cursor}").body
    assert envelope.split(mine).head.count == 0
    assert json.loads(raw.post("/v1/held", devices={other.store.device: 99}).body)["devices"] == {}
    with reading(centre.engine) as connection:
        assert len(list(connection.execute(entries.select()))) == 1


def test_a_device_of_another_office_can_not_be_spoken_for(device: Make) -> None:
    raw, other = device("ward-1"), device("ward-2")
    other.store.write(office="ward-1")
    assert code_of(raw.send("POST", "/v1/entries", batch(raw, other.store))) == (403, "scope")


def test_a_colleague_may_hand_over_what_the_centre_lacks_but_not_another_history(
    device: Make, centre: Centre
) -> None:
    raw, colleague = device("ward-1"), device("ward-1")
    colleague.store.write()
    assert raw.send("POST", "/v1/entries", batch(raw, colleague.store)).status == 200
    other = MemoryStore("ward-1")
    other.device = colleague.store.device
    other.write()
    other.write()
    answer = raw.send("POST", "/v1/entries", batch(raw, other))
    assert code_of(answer) == (409, "fork")
    assert json.loads(answer.body)["hash"] == colleague.store.hash_at(colleague.store.device, 1)
    assert pages.digest(centre)[0] == 1


def test_attachments_are_for_those_whose_entries_name_them(device: Make) -> None:
    raw, other = device("ward-1"), device("ward-2")
    entry = raw.store.write(blob=b"private")
    sha256 = entry.data["file"]
    target = f"/v1/files/{sha256}?start=0&total=7"
    assert code_of(raw.send("PUT", target, b"private")) == (404, "not_named")
    raw.send("POST", "/v1/entries", batch(raw))
    assert put(raw, target, b"private") == {"held": 7, "whole": True}
    assert raw.send("GET", f"/v1/files/{sha256}").body == b"private"
    assert code_of(other.send("GET", f"/v1/files/{sha256}")) == (404, "not_named")
    assert code_of(other.send("PUT", target, b"private")) == (404, "not_named")


def test_wrong_bytes_under_a_hash_are_thrown_away(device: Make) -> None:
    raw, colleague = device("ward-1"), device("ward-1")
    sha256 = raw.store.write(blob=b"the true bytes").data["file"]
    raw.send("POST", "/v1/entries", batch(raw))
    target = f"/v1/files/{sha256}?start={{}}&total=14"
    assert put(colleague, target.format(0), b"a false b") == {"held": 9, "whole": False}
    assert put(raw, target.format(0), b"the tr") == {"held": 6, "whole": False}
    assert put(colleague, target.format(9), b"ytes!") == {"held": 0, "whole": False}
    assert put(raw, target.format(0), b"the tr") == {"held": 6, "whole": False}
    assert code_of(raw.send("PUT", target.format(6), b"ue bytes and more")) == (413, "too_large")
    assert put(raw, target.format(6), b"ue bytes") == {"held": 14, "whole": True}
    assert raw.send("GET", f"/v1/files/{sha256}?start=4&size=4").body == b"true"


# Shapes


def test_sql_in_every_field_is_only_text(device: Make, centre: Centre) -> None:
    raw = device("ward-1'; DROP TABLE entries; --")
    evil = "'; DROP TABLE entries; -- \" \\ %s :x ? $1 {}"
    entry = raw.store.write(data={evil: evil, "file": evil})
    evil_entry = replace(entry, officer=evil, subject=f"case:{evil}", kind=evil, pack=evil, hash="").sealed()
    raw.store.chains[raw.store.device][1] = evil_entry
    assert raw.send("POST", "/v1/entries", batch(raw)).status == 200
    colleague = device("ward-1'; DROP TABLE entries; --")
    page = envelope.split(colleague.send("GET", "/v1/entries?cursor=").body)
    assert page.entries() == [evil_entry]
    with reading(centre.engine) as connection:
        names = set(connection.dialect.get_table_names(connection))  # type: ignore[attr-defined]
    assert names >= set(metadata.tables)


@pytest.mark.parametrize(
    "target",
    [
        "/v1/files/../../../etc/passwd",
        "/v1/files/..%2f..%2fetc%2fpasswd",
        "/v1/files/" + "g" * 64,
        "/v1/files/" + "A" * 64,
        "/v1/files/" + "0" * 63,
        "/v1/entries?cursor=' OR 1=1",
        "/v1/entries?cursor=1.x.y.z&own=-1",
        "/v1/entries?cursor=&size=0",
        "/v1/entries?cursor=&size=99999999999999999999",
        "/v1/chain?seq=x",
        "/v1/chain?seq=999999999999999999999999",
        "/v1/chain",
        "/v2/hello",
        "/",
        "/v1/entries/..",
        "//etc/passwd",
    ],
)
def test_targets_that_are_none(device: Make, target: str) -> None:
    answer = device().send("GET", target)
    assert code_of(answer)[0] in (404, 405, 422)
    assert b"passwd" not in answer.body


@pytest.mark.parametrize("target", ["/v1/hello", "/v1/held", "/v1/check", "/v1/done", "/v1/files", "/v1/successor"])
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"x",
        b"[]",
        b"{}",
        b'{"seq":-1}',
        b"\xff\xfe",
        b"[" * 50_000,
        b'{"seq":1e999}',
        b'{"files":["x"],"cursor":"{"}',
    ],
)
def test_bodies_that_are_none(device: Make, target: str, body: bytes) -> None:
    assert code_of(device().send("POST", target, body)) == (422, "malformed")


def test_cursors_are_only_taken_from_this_centre(device: Make, centre: Centre) -> None:
    raw, colleague = device(), device()
    for _ in range(3):
        colleague.store.write()
    colleague.send("POST", "/v1/entries", batch(colleague))
    good = envelope.split(raw.send("GET", "/v1/entries?cursor=").body).head.cursor
    assert envelope.split(raw.send("GET", f"/v1/entries?cursor={good}").body).head.count == 0
    epoch = json.loads(raw.post("/v1/hello", seq=0, hash=GENESIS, cursor=good).body)["epoch"]
    for forged in (
        good.replace(":3:", ":9:"),
        good[:-1] + ("0" if good[-1] != "0" else "1"),
        "1." + "0" * 36 + ".." + "0" * 32,
    ):
        assert envelope.split(raw.send("GET", f"/v1/entries?cursor={forged}").body).head.count == 3
        assert code_of(raw.post("/v1/check", cursor=forged)) == (409, "cursor")
        answer = json.loads(raw.post("/v1/hello", seq=0, hash=GENESIS, cursor=forged).body)
        assert answer["epoch"] == epoch, "a forged cursor must not look like a restored centre"


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(noise=st.binary(max_size=40), at=st.integers(0, 2000), cut=st.integers(0, 60))
def test_spoiled_batches_store_nothing(device: Make, centre: Centre, noise: bytes, at: int, cut: int) -> None:
    raw = _spoiler(device)
    good = batch(raw)
    at %= len(good)
    spoiled = good[:at] + noise + good[at + cut :]
    if spoiled == good:
        return
    answer = raw.send("POST", "/v1/entries", spoiled)
    assert answer.status in (403, 409, 422)
    assert pages.digest(centre)[0] == 0


_spoilers: dict[int, Raw] = {}


def _spoiler(device: Make) -> Raw:
    """One device for all examples of a test."""
    if id(device) not in _spoilers:
        _spoilers.clear()
        raw = device()
        for n in range(5):
            raw.store.write(data={"n": n})
        _spoilers[id(device)] = raw
    return _spoilers[id(device)]


def test_an_id_can_not_be_used_twice(device: Make, centre: Centre) -> None:
    raw, colleague = device(), device()
    raw.store.write()
    raw.send("POST", "/v1/entries", batch(raw))
    entry = replace(raw.store.own_after(0, 1)[0], device=colleague.store.device, hash="").sealed()
    colleague.store.chains[colleague.store.device] = {1: entry}
    assert code_of(colleague.send("POST", "/v1/entries", batch(colleague))) == (409, "twice")
    assert pages.digest(centre)[0] == 1


def test_a_new_id_is_only_given_for_a_history_that_went_two_ways(device: Make) -> None:
    raw = device()
    raw.store.write()
    raw.send("POST", "/v1/entries", batch(raw))
    last = raw.store.hash_at(raw.store.device, 1)
    assert code_of(raw.post("/v1/successor", seq=1, hash=last)) == (403, "not_divided")
    assert raw.post("/v1/successor", seq=1, hash="ab" * 32).status == 200
    assert raw.post("/v1/successor", seq=0, hash=GENESIS).status == 200


# What a server says and writes down


def test_nothing_personal_is_in_the_log(device: Make, desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    raw = device("ward-1")
    raw.store.write(data={"applicant": "Ramesh Sharma", "phone": "9876543210"})
    watched = Watch(desk._app)
    desk._app = watched
    with caplog.at_level(logging.DEBUG):
        raw.send("POST", "/v1/entries", batch(raw))
        raw.send("GET", "/v1/entries?cursor=")
        raw.send("GET", f"/v1/files/{'0' * 64}")
        raw.send("POST", "/v1/hello", b'{"seq": "Ramesh"}')
    assert "POST /v1/entries 200" in caplog.text
    assert "/v1/files/{sha256} 404" in caplog.text
    for secret in ("Ramesh", "9876543210", raw.store.device, "ward-1", "0" * 64):
        assert secret not in caplog.text


def test_a_fault_inside_is_a_problem_too_and_is_not_told(
    device: Make, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = device()

    def broken(*args: object) -> None:
        raise RuntimeError("Ramesh Sharma, 9876543210")

    monkeypatch.setattr("central.app.pages.page", broken)
    with pytest.raises(RuntimeError):
        raw.send("GET", "/v1/entries?cursor=")
    assert code_of(desk.last) == (500, "server")
    assert b"Ramesh" not in desk.last.body


def test_a_database_that_goes_in_the_middle_of_a_copy_is_waited_for(
    device: Make, desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    raw = device()

    def gone(*args: object) -> None:
        shut = psycopg.errors.AdminShutdown("terminating connection; Failing row contains (Ramesh Sharma)")
        raise DBAPIError("COPY", None, shut, hide_parameters=True)

    monkeypatch.setattr("central.app.pages.page", gone)
    answer = raw.send("GET", "/v1/entries?cursor=")
    assert (code_of(answer), answer.headers["retry-after"]) == ((503, "busy"), "2")
    assert "AdminShutdown" in caplog.text and "Ramesh" not in caplog.text


def test_too_many_at_once_are_told_to_wait(device: Make, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = device()
    watched = Watch(desk._app)
    desk._app = watched
    watched._gate._inside = 40
    answer = raw.send("GET", "/v1/entries?cursor=")
    assert (answer.status, answer.headers["backoff"]) == (200, "60")
    watched._gate._inside = 64
    answer = raw.send("GET", "/v1/entries?cursor=")
    assert (code_of(answer), answer.headers["retry-after"]) == ((503, "busy"), "5")


def test_ids_are_taken_as_they_are(device: Make) -> None:
    raw = device()
    assert raw.post("/v1/held", devices={uuid7(): 3, uuid7(): 0}).status == 200
    answer = raw.post("/v1/held", devices={uuid7(): 3})
    assert list(json.loads(answer.body)["devices"].values()) == [0]
