"""The exchange over real HTTP: a real server on a free port, TLS, and lines that break in the middle of a byte stream."""

from __future__ import annotations

import datetime as dates
import gzip
import ipaddress
import random
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import pytest
import uvicorn
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from central import embed, pages
from central.app import served
from central.centre import Centre
from central.embed import Embedded
from desktop.core.errors import FieldError, StoreError, SyncError
from desktop.store.store import Store
from desktop.sync.client import Client, Refused, enrol, reach, refusal_of
from desktop.sync.engine import Engine
from desktop.sync.enrolment import Enrolment
from desktop.sync.transport import Answer, HttpTransport, LineCut
from desktop.sync.wire.envelope import seal_entries
from tests.sync.conftest import OpenStore
from tests.sync.proxy import Proxy
from tests.sync.test_engine import notes, picture

BOMB = gzip.compress(b"\0" * (64 << 20))  # 64 kB on the line


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Embedded]:
    """A centre on this PC."""
    one = embed.start(tmp_path / "embedded.db")
    yield one
    one.stop()


def joined(store: Store, running: Embedded, **scope: object) -> Enrolment:
    """Enrol over HTTP."""
    code = running.code(store.office, **scope)  # type: ignore[arg-type]
    transport = HttpTransport(running.url)
    return enrol(transport, code, store.device, store.signer.public, "test", store.signer.sign)


def test_two_pcs_and_an_embedded_centre(open_store: OpenStore, running: Embedded) -> None:
    one, two = open_store("one"), open_store("two")
    first, second = joined(one, running, body="b"), joined(two, running)
    notes(one, 3000)
    sha256 = picture(one, b"x" * 300_000)
    result = Engine(one, HttpTransport(running.url), first).run()
    assert (result.ok, result.agreed, result.pushed, result.files_sent) == (True, True, 3001, 1)
    result = Engine(two, HttpTransport(running.url), second).run()
    assert (result.ok, result.agreed, result.pulled, result.files_received) == (True, True, 3001, 1)
    assert pages.digest(running.centre) == (3001, one.digest()) == (3001, two.digest())
    assert two.blob(sha256) == b"x" * 300_000


def test_stopped_and_started_again(open_store: OpenStore, tmp_path: Path) -> None:
    store = open_store("one")
    first = embed.start(tmp_path / "e.db")
    kept = joined(store, first)
    first.stop()
    notes(store, 4)
    result = Engine(store, HttpTransport(first.url), kept, patience=0).run()
    assert isinstance(result.error, LineCut)
    again = embed.start(tmp_path / "e.db")
    assert again.centre.id == kept.centre
    assert Engine(store, HttpTransport(again.url), kept).run().pushed == 4
    again.stop()


@pytest.mark.parametrize("seed", range(2))
def test_a_line_that_breaks_anywhere(open_store: OpenStore, running: Embedded, tmp_path: Path, seed: int) -> None:
    one, two = open_store("one"), open_store("two")
    kept = {store.device: joined(store, running) for store in (one, two)}
    notes(one, 700)
    picture(one, random.Random(seed).randbytes(60_000))
    rng = random.Random(seed)

    def plan(connection: int) -> tuple[int | None, int | None]:
        if connection > 4 and rng.random() < 0.2:
            return None, None
        return rng.randrange(1, 20_000), rng.choice((None, rng.randrange(0, 40_000)))

    with Proxy(int(running.url.rsplit(":", 1)[1]), plan) as line:
        for store in (one, two):
            engine = Engine(
                store,
                HttpTransport(line.url),
                kept[store.device],
                parts=tmp_path / store.device,
                sleep=lambda s: None,
                largest=8_000,
            )
            for _ in range(40):
                if engine.run().ok:
                    break
    assert pages.digest(running.centre) == (701, one.digest()) == (701, two.digest())
    assert two.blobs_wanted() == []
    assert line.connections > 4


def test_a_silent_line_is_given_up_in_time(open_store: OpenStore, running: Embedded) -> None:
    store = open_store("one")
    kept = joined(store, running)
    with Proxy(int(running.url.rsplit(":", 1)[1]), lambda n: (None, None), silent=True) as line:
        started = time.monotonic()
        transport = HttpTransport(line.url, connect=0.5, quiet=0.3)
        with pytest.raises(LineCut, match="in time"):
            reach(transport)
        assert not Engine(store, transport, kept, patience=0).run().ok
        assert time.monotonic() - started < 5


HEAD = b"HTTP/1.1 200 OK\r\n"
THEN = b"|"  # what follows is sent apart: read with the proxy's head, it would not be taken for TLS
DRIPS = {
    "a body": ("http", HEAD + b"Content-Length: 1000\r\n\r\n", b"x"),
    "a head": ("http", HEAD, b"x"),
    "a status": ("http", b"", b"H"),
    "go on without end": ("http", b"", b"HTTP/1.1 100 Continue\r\n\r\n"),
    "a chunk's size": ("http", HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"0"),
    "a proxy's head": ("https", HEAD, b"x"),
    "a handshake": ("https", HEAD + b"\r\n" + THEN + b"\x16\x03\x03\x40\x00\x02", b"\x00"),
}


@pytest.mark.parametrize(("scheme", "begin", "drop"), DRIPS.values(), ids=list(DRIPS))
def test_a_dripping_answer_is_given_up_in_time(
    monkeypatch: pytest.MonkeyPatch, scheme: str, begin: bytes, drop: bytes
) -> None:
    """Each wait of the library is for the next bytes alone."""
    listening = socket.create_server(("127.0.0.1", 0))

    def drip() -> None:
        one, _ = listening.accept()
        one.recv(65_536)
        try:
            for part in begin.split(THEN):
                one.sendall(part)
                time.sleep(0.1)
            while True:
                one.sendall(drop)
                time.sleep(0.05)
        except OSError:
            pass

    threading.Thread(target=drip, daemon=True).start()
    here = f"http://127.0.0.1:{listening.getsockname()[1]}"
    monkeypatch.setenv("https_proxy", here)
    transport = HttpTransport("https://centre.invalid" if scheme == "https" else here, quiet=5, longest=0.5)
    started = time.monotonic()
    with pytest.raises(LineCut, match="too long"):
        reach(transport)
    assert time.monotonic() - started < 4
    transport.close()
    listening.close()


@pytest.mark.parametrize("url", ["https://centre.invalid", "http://127.0.0.1:9"])
def test_a_proxy_that_wants_a_password_is_named(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    listening = socket.create_server(("127.0.0.1", 0))

    def refuse() -> None:
        one, _ = listening.accept()
        one.recv(65_536)
        one.sendall(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
        one.close()

    threading.Thread(target=refuse, daemon=True).start()
    for name in ("https_proxy", "http_proxy"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{listening.getsockname()[1]}")
    monkeypatch.setenv("no_proxy", "")
    with pytest.raises(LineCut, match="proxy") as error:
        reach(HttpTransport(url))
    assert error.value.code == "proxy"
    listening.close()


def test_what_a_line_has_compressed_is_not_unpacked() -> None:
    listening = socket.create_server(("127.0.0.1", 0))

    def once() -> None:
        one, _ = listening.accept()
        one.recv(65_536)
        one.sendall(b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(BOMB) + BOMB)
        one.close()

    threading.Thread(target=once, daemon=True).start()
    answer = HttpTransport(f"http://127.0.0.1:{listening.getsockname()[1]}").send("GET", "/v1/hello", b"", {})
    assert answer.body == BOMB
    listening.close()


def test_a_dead_line_is_no_proxy_whatever_figures_stand_in_what_was_asked() -> None:
    with pytest.raises(LineCut) as error:
        HttpTransport("https://127.0.0.1:9").send("GET", "/v1/files/ab407c?after=14070", b"", {})
    assert error.value.code == "unreachable"


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n%s" % (len(BOMB), BOMB),
        b"HTTP/1.1 200 OK\r\nContent-Length: 21\r\n\r\n<html>Hotel log-in</html>",
        b"HTTP/1.1 302 Found\r\nLocation: http://192.0.2.1/login\r\nContent-Length: 0\r\n\r\n",
        b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 3\r\n\r\nbad",
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{",
        b"",
    ],
)
def test_reachable_means_that_the_centre_answered(answer: bytes) -> None:
    listening = socket.create_server(("127.0.0.1", 0))

    def once() -> None:
        one, _ = listening.accept()
        one.recv(65_536)
        with suppress(OSError):
            one.sendall(answer)
        one.close()

    threading.Thread(target=once, daemon=True).start()
    with pytest.raises(LineCut):
        reach(HttpTransport(f"http://127.0.0.1:{listening.getsockname()[1]}", quiet=2))
    listening.close()


@pytest.mark.parametrize(
    ("header", "least", "most"),
    [("120", 120, 120), ("9" * 40, 3600, 3600), (format_datetime(datetime(2100, 1, 1, tzinfo=UTC), usegmt=True), 3600, 3600),
     ("Mon, 01 Jan 1990 00:00:00 GMT", 0, 0), ("-5", 0, 0), ("९", 0, 0), ("soon", 0, 0)],
)  # fmt: skip
def test_a_proxy_that_is_busy_is_left_in_peace(header: str, least: float, most: float) -> None:
    found = refusal_of(Answer(503, {"retry-after": header}, b"<html>busy</html>"))
    assert isinstance(found, LineCut) and least <= found.wait <= most
    assert "log-in page" in found.message


@pytest.mark.parametrize("pin", ["zz", "ab:cd", "0" * 63])
def test_a_fingerprint_that_is_none_is_told_at_once(pin: str) -> None:
    with pytest.raises(FieldError, match="64 digits"):
        HttpTransport("https://centre.example", pin=pin)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://x",
        "http://centre.example",
        "http://10.0.0.5:8460",
        "http://127.0.0.1.example",
        "centre.example",
        "https://",
        "https://u:p@centre.example",
        "https://x?y",
        "http://[::1",
        "https://x:99999",
        "https://x:0",
        "https://x:abc",
        "https://ex ample",
    ],
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(FieldError):
        HttpTransport(url)


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:8460", "http://localhost", "http://[::1]:8460", "https://10.0.0.5"]
)
def test_only_to_this_pc_goes_anything_unencrypted(url: str) -> None:
    assert HttpTransport(url).url == url


@pytest.fixture(params=["centre.office"])
def certificate(tmp_path: Path, request: pytest.FixtureRequest) -> tuple[Path, Path, str]:
    """A self-signed certificate for some other name or for 127.0.0.1, its key, and its fingerprint."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "centre.office")])
    now = dates.datetime.now(dates.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .add_extension(x509.SubjectAlternativeName([_general_name(request.param)]), critical=False)
        .not_valid_before(now - dates.timedelta(days=1))
        .not_valid_after(now + dates.timedelta(days=9))
        .sign(key, hashes.SHA256())
    )
    cert_path, key_path = tmp_path / "cert.pem", tmp_path / "key.pem"
    cert_path.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    key_path.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return cert_path, key_path, made.fingerprint(hashes.SHA256()).hex()


def _general_name(text: str) -> x509.GeneralName:
    return x509.IPAddress(ipaddress.ip_address(text)) if text[0].isdecimal() else x509.DNSName(text)


@pytest.fixture
def tls(centre: Centre, certificate: tuple[Path, Path, str]) -> Iterator[str]:
    """A centre under TLS; its URL."""
    cert, key, _ = certificate
    config = uvicorn.Config(
        served(centre), log_config=None, lifespan="off", ws="none", ssl_certfile=str(cert), ssl_keyfile=str(key)
    )
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"https://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)


def test_a_pinned_certificate_alone_is_trusted(tls: str, certificate: tuple[Path, Path, str], centre: Centre) -> None:
    pin = certificate[2]
    assert reach(HttpTransport(tls, pin=pin)).centre == centre.id
    assert (
        reach(HttpTransport(tls, pin=":".join(pin[i : i + 2] for i in range(0, 64, 2)).upper())).centre == centre.id
    )
    with pytest.raises(SyncError, match="not trusted") as wrong:
        reach(HttpTransport(tls, pin="00" * 32))
    assert wrong.value.code == "certificate"
    assert not isinstance(wrong.value, LineCut)


def test_an_unknown_certificate_is_not_trusted(tls: str) -> None:
    with pytest.raises(SyncError, match="not trusted") as wrong:
        reach(HttpTransport(tls))
    assert not isinstance(wrong.value, LineCut)


@pytest.mark.parametrize("certificate", ["127.0.0.1", "centre.office"], indirect=True)
def test_the_systems_trust_is_asked_and_the_name_compared(
    tls: str,
    certificate: tuple[Path, Path, str],
    monkeypatch: pytest.MonkeyPatch,
    centre: Centre,
    request: pytest.FixtureRequest,
) -> None:
    usual = ssl.create_default_context
    monkeypatch.setattr(
        "desktop.sync.transport.ssl.create_default_context", lambda: usual(cafile=str(certificate[0]))
    )
    if request.node.callspec.params["certificate"] == "127.0.0.1":
        assert reach(HttpTransport(tls)).centre == centre.id
    else:
        with pytest.raises(SyncError, match="not trusted"):
            reach(HttpTransport(tls))


def test_a_line_that_breaks_under_tls_is_no_matter_of_trust(tls: str, certificate: tuple[Path, Path, str]) -> None:
    for budget in (0, 3, 700, 1400):
        port = int(tls.rsplit(":", 1)[1])
        with Proxy(port, lambda n, cut=budget: (None, cut)) as line, pytest.raises(LineCut):  # type: ignore[misc]
            reach(HttpTransport(line.url.replace("http:", "https:"), pin=certificate[2], quiet=2))


def test_an_embedded_centre_that_can_not_start_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database at all, but long enough to look at")
    with pytest.raises(StoreError):
        embed.start(tmp_path / "file")


def test_the_enrolment_is_kept_whole(tmp_path: Path, open_store: OpenStore, running: Embedded) -> None:
    kept = replace(joined(open_store("one"), running), url=running.url, pin="ab")
    path = tmp_path / "centre.json"
    assert Enrolment.load(path) is None
    kept.save(path)
    assert Enrolment.load(path) == kept
    path.write_text("{")
    with pytest.raises(SyncError, match="enrol this PC again"):
        Enrolment.load(path)


def test_a_batch_that_overtook_the_one_before_waits_for_it(open_store: OpenStore, running: Embedded) -> None:
    store = open_store("one")
    client = Client(HttpTransport(running.url), store, joined(store, running))
    notes(store, 20)
    first, second = (seal_entries(store.own_after(seq, 10), store.device, store.signer.sign) for seq in (0, 10))
    with pytest.raises(Refused) as refused:
        client.push(second)
    assert (refused.value.code, refused.value.problem.seq) == ("gap", 0)
    with ThreadPoolExecutor(1) as pool:
        early = pool.submit(client.push, second, follows=True)
        time.sleep(0.3)
        assert not early.done()
        assert client.push(first).seq == 10
        assert early.result(timeout=5).seq == 20
