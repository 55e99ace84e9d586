"""Entries to the centre and back, against their floor in the same run: `python -m benchmarks.sync [--entries N]`.

The floor is a bare ASGI handler that takes zstd batches of JSON and does one bulk insert and commit for each, posted
to by a bare requests session; same server, same loopback, same SQLite settings. Ours signs, checks the hash chain,
validates every field, keeps order and evidence. Rates in entries a second, sizes in bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import socket
import statistics
import tempfile
import time
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import requests
import uvicorn
import zstandard
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from pysqlite3 import dbapi2

from benchmarks.entries import chain
from benchmarks.table import Row, say
from central.access import new_code
from central.app import served
from central.centre import found, opened
from central.database import connect
from desktop.core.entry import Entry, canonical, to_json
from desktop.core.ids import uuid7
from desktop.sync.client import enrol
from desktop.sync.engine import Engine
from desktop.sync.line import HARDEST
from desktop.sync.ports import Cursor
from desktop.sync.transport import HttpTransport
from desktop.sync.wire.envelope import seal_entries

T = TypeVar("T")
TARGET_RATIO = 0.7
TARGET_BYTES = 115


@dataclass(frozen=True)
class Acknowledged:
    """See `desktop.sync.ports`."""

    seq: int
    epoch: str


@dataclass(frozen=True)
class Queue:
    """See `desktop.sync.ports`."""

    entries: int
    since: str


@dataclass(frozen=True)
class Applied:
    """See `desktop.sync.ports`."""

    new: int


class Key:
    """A key pair in memory."""

    def __init__(self) -> None:
        self._key = Ed25519PrivateKey.generate()
        self.public = self._key.public_key().public_bytes_raw()

    def sign(self, message: bytes) -> bytes:
        """The signature."""
        return self._key.sign(message)


class Memory:
    """A store in memory, so that the line and the centre are measured and not the disk of the PC."""

    def __init__(self, device: str, office: str, entries: list[Entry]) -> None:
        self.device, self.office, self.signer = device, office, Key()
        self.entries = {device: entries}
        self._acknowledged = Acknowledged(0, "")
        self._cursor = Cursor("", "")

    def held(self) -> dict[str, int]:
        return {device: entries[-1].seq for device, entries in self.entries.items() if entries}

    def missing(self) -> list[tuple[str, int, int]]:
        return []

    def hash_at(self, device: str, seq: int) -> str:
        return self.entries[device][seq - 1].hash

    def own_devices(self) -> list[str]:
        return [self.device]

    def own_after(self, seq: int, limit: int, device: str = "") -> list[Entry]:
        return self.entries.get(device or self.device, [])[seq : seq + limit]

    def acknowledge(self, seq: int, epoch: str, device: str = "") -> None:
        self._acknowledged = Acknowledged(seq, epoch)

    def acknowledged(self, device: str = "") -> Acknowledged:
        return self._acknowledged

    def waiting(self) -> Queue:
        return Queue(len(self.entries[self.device]) - self._acknowledged.seq, "")

    def cursor(self) -> Cursor:
        return self._cursor

    def settle(self) -> None:
        return None

    def apply(
        self, entries: Iterable[Entry], *, cursor: Any = None, holes: bool = False, later: bool = False
    ) -> Applied:
        came = list(entries)
        for entry in came:
            self.entries.setdefault(entry.device, []).append(entry)
        self._cursor = cursor or self._cursor
        return Applied(len(came))

    def blob(self, sha256: str) -> bytes:
        raise KeyError(sha256)

    def keep_blob(self, content: bytes, sha256: str) -> None:
        raise KeyError(sha256)

    def blobs_wanted(self, limit: int = 1000) -> list[str]:
        return []

    def blobs_after(self, seq: int, limit: int, device: str = "") -> list[tuple[int, str]]:
        return []

    def new_device(self) -> str:
        raise KeyError(self.device)

    def leave_fork(self, first: int, without: Collection[str] = ()) -> str:
        raise KeyError(self.device)

    def adopt_fork(self, device: str, first: int, without: Collection[str] = ()) -> int:
        raise KeyError(device)

    def places(self, ids: Collection[str]) -> dict[str, tuple[str, int]]:
        return {}


def serve_floor(path: str, listening: socket.socket) -> None:
    """The floor's server."""
    database = dbapi2.connect(path, check_same_thread=False, isolation_level=None)
    for pragma in (
        "page_size=8192",
        "journal_mode=WAL",
        "synchronous=FULL",
        "cache_size=-65536",
        "wal_autocheckpoint=5000",
    ):
        database.execute(f"PRAGMA {pragma}")
    database.execute("CREATE TABLE entry (position INTEGER PRIMARY KEY, id BLOB NOT NULL, body TEXT NOT NULL)")
    database.execute("CREATE UNIQUE INDEX entry_id ON entry (id)")
    unpack = zstandard.ZstdDecompressor()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        body = bytearray()
        while True:
            message = await receive()
            body += message.get("body", b"")
            if not message.get("more_body"):
                break
        rows = json.loads(unpack.decompress(bytes(body)))
        values = [(bytes.fromhex(row["id"].replace("-", "")), json.dumps(row, ensure_ascii=False)) for row in rows]
        database.execute("BEGIN IMMEDIATE")
        database.executemany("INSERT INTO entry (id, body) VALUES (?, ?)", values)
        database.execute("COMMIT")
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    _run(app, listening)


def serve_ours(path: str, listening: socket.socket) -> None:
    """The centre."""
    _run(served(opened(connect(f"sqlite:///{path}"))), listening)


def _run(app: Any, listening: socket.socket) -> None:
    config = uvicorn.Config(app, log_config=None, access_log=False, lifespan="off", ws="none")
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


_servers: list[int] = []


@dataclass(frozen=True)
class Took:
    """How long so many entries took: by the clock, and on the processors of both sides together; seconds."""

    entries: int
    clock: float
    processor: float

    @property
    def rate(self) -> float:
        """Entries a second, by the clock."""
        return self.entries / self.clock

    @property
    def each(self) -> float:
        """Microseconds of the processors for an entry: other work on the machine changes it little."""
        return self.processor / self.entries * 1e6


def timed(work: Callable[[], object], entries: int) -> Took:
    """What `work` took here and at the server that runs now."""
    clock, processor = time.perf_counter(), _processor()
    work()
    return Took(entries, time.perf_counter() - clock, _processor() - processor)


def _processor() -> float:
    """Seconds of processor that this process and the server have used so far (Linux)."""
    fields = Path(f"/proc/{_servers[-1]}/stat").read_text().rpartition(")")[2].split()
    return time.process_time() + (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def with_server(target: Callable[[str, socket.socket], None], path: Path, work: Callable[[str], T]) -> T:
    """Run `work` with the URL of a server in a process of its own; its outcome."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(64)
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    process = multiprocessing.get_context("fork").Process(target=target, args=(str(path), listening), daemon=True)
    process.start()
    _servers.append(process.pid or 0)
    try:
        return work(url)
    finally:
        process.terminate()
        process.join()
        listening.close()


def floor(entries: list[Entry], folder: Path, batch: int) -> Took:
    """The bare way."""

    def work(url: str) -> Took:
        session = requests.Session()
        pack = zstandard.ZstdCompressor(level=3)

        def send() -> None:
            for i in range(0, len(entries), batch):
                body = pack.compress(
                    json.dumps([to_json(e) for e in entries[i : i + batch]], ensure_ascii=False).encode()
                )
                session.post(url, data=body, timeout=60).raise_for_status()

        return timed(send, len(entries))

    return with_server(serve_floor, folder / f"floor-{batch}-{uuid7()}.db", work)


def ours(entries: list[Entry], folder: Path) -> tuple[Took, Took]:
    """To the centre, and back to a second device."""
    path = folder / f"ours-{uuid7()}.db"
    db = connect(f"sqlite:///{path}")
    found(db)
    centre = opened(db)

    def exchange(url: str, store: Memory) -> Took:
        code = new_code(centre, store.office)
        transport = HttpTransport(url)
        kept = enrol(transport, code, store.device, store.signer.public, "bench", store.signer.sign)
        engine = Engine(store, transport, kept)

        def run() -> None:
            result = engine.run()
            if not result.ok or not result.agreed:
                raise SystemExit(f"the exchange failed: {result}")

        return timed(run, len(entries))

    def work(url: str) -> tuple[Took, Took]:
        first = Memory(entries[0].device, entries[0].office, entries)
        return exchange(url, first), exchange(url, Memory(uuid7(), entries[0].office, []))

    both = with_server(serve_ours, path, work)
    db.dispose()
    return both


def sizes(entries: list[Entry]) -> dict[int, float]:
    """Bytes an entry on the wire, envelope and signature included, for batches of some sizes."""
    key = Key()
    found = {}
    for batch in (25, 100, 250, 1000):
        parts = [entries[i : i + batch] for i in range(0, len(entries), batch)]
        found[batch] = sum(len(seal_entries(p, p[0].device, key.sign, level=HARDEST)) for p in parts) / len(entries)
    return found


def main() -> int:
    """Measure and compare with the targets; 1 if one is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    entries = chain(1, options.entries)
    plain = sum(len(canonical(to_json(e))) for e in entries) / len(entries)
    measured = sizes(entries[:5000])
    print(f"{options.entries} entries, {plain:.0f} bytes of JSON each")
    print("bytes an entry on the wire: " + ", ".join(f"{size:.1f} in batches of {n}" for n, size in measured.items()))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rounds = [
            (floor(entries, folder, 1000), floor(entries, folder, 5000), *ours(entries, folder))
            for _ in range(options.rounds)
        ]
    took = list(zip(*rounds, strict=True))
    columns = [[each.rate for each in values] for values in took]
    for label, values in zip(
        ("floor, 1,000 a batch", "floor, 5,000 a batch", "to the centre", "back"), columns, strict=True
    ):
        print(f"{label:>22}: {min(values):8.0f} / {statistics.median(values):8.0f} / {max(values):8.0f} entries/s")
    best = max(*columns[0], *columns[1])  # the best rounds: other work on the machine only ever takes away
    least = min(each.each for each in (*took[0], *took[1]))
    ratio = max(columns[2]) / best
    print(f"to the centre against the better floor: {ratio:.2f} (target {TARGET_RATIO})")
    for path, values, goal in (
        ("to the centre, signed and checked", columns[2], TARGET_RATIO),
        ("back", columns[3], None),
    ):
        rate = max(values)
        say(Row(f"{options.entries:,} entries {path}", f"{rate:,.0f}/s", f"{best:,.0f}/s", round(rate / best, 2), goal,
                most=False))  # fmt: skip
    for path, values, most in (("to the centre", took[2], round(1 / TARGET_RATIO, 2)), ("back", took[3], None)):
        each = min(value.each for value in values)
        say(Row(f"an entry {path}, processors of both sides", f"{each:.0f} µs", f"{least:.0f} µs",
                round(each / least, 2), most))  # fmt: skip
    for batch, size in measured.items():
        say(Row(f"an entry on the wire, batches of {batch}", f"{size:.0f} bytes", f"{plain:.0f} bytes of JSON",
                round(size, 1), float(TARGET_BYTES)))  # fmt: skip
    return 0 if ratio >= TARGET_RATIO and max(measured.values()) <= TARGET_BYTES else 1


if __name__ == "__main__":
    raise SystemExit(main())
