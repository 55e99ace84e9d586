"""Raw bytes to the centre's port, and a centre that answers whatever it likes: each ends in time, and nothing is taken."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from central import desk, embed, hurry, pages
from desktop.core.errors import NagardeskError
from desktop.core.ids import uuid7
from desktop.sync.client import enrol
from desktop.sync.engine import Engine
from desktop.sync.enrolment import Enrolment
from desktop.sync.transport import Answer
from tests.sync.memory import MemoryStore


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, embed.Embedded]]:
    patience = pytest.MonkeyPatch()
    patience.setattr(desk, "_PATIENCE", 0.5)
    patience.setattr(hurry, "PATIENCE", 0.5)
    running = embed.start(tmp_path_factory.mktemp("centre") / "c.db")
    yield int(running.url.rpartition(":")[2]), running
    running.stop()
    patience.undo()


def said(at: int, *pieces: bytes, wait: float = 0, times: int = 1) -> bytes:
    """What comes back until the centre closes the line, or twenty seconds are over."""
    with socket.create_connection(("127.0.0.1", at), 20) as line:
        try:
            for piece in pieces * times:
                line.sendall(piece)
                time.sleep(wait)
        except OSError:
            pass  # closed on us: what it said is still to be read
        found = b""
        try:
            while got := line.recv(65_536):
                found += got
        except ConnectionError:
            pass
        return found


HEAD = b"POST /v1/enrol HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
CHUNK = b"10000\r\n" + bytes(0x10000) + b"\r\n"
LINES = {
    "chunks without end": (413, (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", *[CHUNK] * 20)),
    "a chunk of no size": (400, (HEAD + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",)),
    "a chunk size without end": (400, (HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + b"0" * 100_000,)),
    "two lengths": (400, (HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",)),
    "a length and chunks": (0, (HEAD + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",)),
    "a length below nought": (400, (HEAD + b"Content-Length: -5\r\n\r\n",)),
    "a length without end": (400, (HEAD + b"Content-Length: " + b"9" * 5000 + b"\r\n\r\n",)),
    "more than may come": (413, (HEAD + b"Content-Length: 99999999999\r\n\r\n",)),
    "less than was told": (408, (HEAD + b"Content-Length: 500\r\n\r\n{",)),
    "a flood of headers": (400, (HEAD, *[b"X-A: " + b"a" * 900 + b"\r\n"] * 200)),
    "a header without end": (400, (HEAD + b"X-A: " + b"a" * 200_000,)),
    "a target without end": (400, (b"GET /" + b"a" * 200_000,)),
    "a head that never ends": (0, (b"POST /v1/enrol HTTP/1.1\r\nHost: x\r\n",)),
    "nothing at all": (0, ()),
    "another protocol": (400, (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(600),)),
    "binary noise": (400, (b"\0\xff\r\n\r\n",)),
    "a folded header": (0, (HEAD + b"X-A: b\r\n c: d\r\nContent-Length: 0\r\n\r\n",)),
}


@pytest.mark.parametrize(("status", "pieces"), LINES.values(), ids=list(LINES))
def test_whatever_comes_down_the_line_ends_in_time(
    port: tuple[int, embed.Embedded], status: int, pieces: tuple[bytes, ...]
) -> None:
    begun = time.monotonic()
    answer = said(port[0], *pieces)
    assert time.monotonic() - begun < 15
    assert not status or answer.startswith(f"HTTP/1.1 {status} ".encode()), answer[:200]
    assert b"Traceback" not in answer
    assert pages.digest(port[1].centre)[0] == 0
    assert b'"wire"' in said(port[0], b"GET /v1/ping HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")


def test_requests_behind_each_other_are_answered_one_by_one(port: tuple[int, embed.Embedded]) -> None:
    ping = b"GET /v1/ping HTTP/1.1\r\nHost: x\r\n"
    answer = said(port[0], (ping + b"\r\n") * 50 + ping + b"Connection: close\r\n\r\n")
    assert answer.count(b'"wire"') == 51


def test_many_heads_that_never_end_keep_nobody_out(port: tuple[int, embed.Embedded]) -> None:
    slow = [socket.create_connection(("127.0.0.1", port[0]), 20) for _ in range(150)]
    for line in slow:
        line.sendall(b"GET /v1/ping HTTP/1.1\r\n")
    assert b'"wire"' in said(port[0], b"GET /v1/ping HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    assert {line.recv(1) for line in slow} == {b""}
    for line in slow:
        line.close()


class Liar:
    """A centre that answers as it is told to."""

    def __init__(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        self._answer = Answer(status, headers, body)

    def send(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        return self._answer

    def close(self) -> None:
        """Nothing to let go."""


WORDS = st.one_of(st.none(), st.booleans(), st.integers(-(1 << 65), 1 << 65), st.text(max_size=8), st.just("0" * 64), st.just(uuid7()))  # fmt: skip
KEYS = ("centre", "epoch", "seq", "hash", "offices", "files", "code", "message", "time", "wire", "centre_key", "office", "missing", "held", "devices")  # fmt: skip
BODIES = st.one_of(
    st.binary(max_size=60),
    st.dictionaries(st.sampled_from(KEYS), st.one_of(WORDS, st.lists(WORDS, max_size=3))).map(lambda told: json.dumps(told).encode()),
    st.just(b"[" * 100_000),
    st.just(b"<html>log in</html>"),
)  # fmt: skip


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    status=st.sampled_from([200, 204, 301, 302, 401, 403, 404, 409, 413, 422, 426, 429, 500, 503, 999]),
    header=st.sampled_from([{}, {"retry-after": "9" * 400}, {"retry-after": "-1"}, {"nagardesk-total": "x"}, {"location": "http://x"}]),
    body=BODIES,
)  # fmt: skip
def test_a_hostile_centre_is_told_and_nothing_is_taken(status: int, header: dict[str, str], body: bytes) -> None:
    store = MemoryStore("ward-1")
    store.write(data={"n": 1})
    line = Liar(status, header, body)
    enrolment = Enrolment(centre=uuid7(), centre_key="0" * 64, office="ward-1", whole_body=False, url="https://x")
    engine = Engine(store, line, enrolment, sleep=lambda seconds: None)
    try:
        engine.run()  # gives what happened, and raises what nobody can go on from
    except NagardeskError as error:
        assert str(error)
    with pytest.raises(NagardeskError):
        enrol(line, "ABCD-EFGH-JKLM", store.device, store.signer.public, "x", store.signer.sign)
    for ask in (engine.client.release, lambda: engine.client.release_piece("0" * 64, 0, 10)):
        try:
            ask()  # bytes that nobody believes before they are proven
        except NagardeskError as error:
            assert str(error)
    assert (store.acknowledged().seq, len(store.own_after(0, 9))) == (0, 1)
