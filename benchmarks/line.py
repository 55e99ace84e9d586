"""The exchange on a poor line: 64 kbit/s up, 256 down, 300 ms there and back: `python -m benchmarks.line`.

Measured in real time through a proxy that holds bytes back, shares the line between connections, and cuts all of them
now and then. The wire alone is the time that the bytes of the same entries in batches of 250 need at 64 kbit/s.
"""

from __future__ import annotations

import argparse
import heapq
import random
import socket
import statistics
import tempfile
import threading
import time
from pathlib import Path

from benchmarks.entries import chain
from benchmarks.sync import Memory, sizes
from benchmarks.table import Row, say
from central import embed
from desktop.core.entry import Entry
from desktop.sync.client import enrol
from desktop.sync.engine import Engine
from desktop.sync.transport import HttpTransport

UP, DOWN, ROUND_TRIP = 8_000, 32_000, 0.3
BETWEEN, MOST, MOST_CUT = 20.0, 1.25, 1.5
_PIECE = 512


class Pipe:
    """One direction of the line: `rate` bytes a second for all connections together, `delay` seconds long."""

    def __init__(self, rate: float, delay: float) -> None:
        self._rate, self._delay = rate, delay
        self._free = 0.0
        self._lock = threading.Condition()
        self._queue: list[tuple[float, int, socket.socket, bytes]] = []
        self._n = 0
        threading.Thread(target=self._deliver, daemon=True).start()

    def send(self, target: socket.socket, piece: bytes) -> None:
        """Take a piece as fast as the line takes it; it arrives later."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + len(piece) / self._rate
            self._n += 1
            heapq.heappush(self._queue, (self._free + self._delay, self._n, target, piece))
            self._lock.notify()
            wait = self._free - time.monotonic()
        time.sleep(max(wait, 0))

    def _deliver(self) -> None:
        while True:
            with self._lock:
                while not self._queue:
                    self._lock.wait()
                due, _, target, piece = self._queue[0]
                if due > time.monotonic():
                    self._lock.wait(due - time.monotonic())
                    continue
                heapq.heappop(self._queue)
            try:
                target.sendall(piece) if piece else target.shutdown(socket.SHUT_WR)
            except OSError:
                continue


class PoorLine:
    """A proxy to `port` over such a line, cut every `between` seconds on average (0: never)."""

    def __init__(self, port: int, between: float, seed: int) -> None:
        self._port, self._between, self._random = port, between, random.Random(seed)
        self._up, self._down = Pipe(UP, ROUND_TRIP / 2), Pipe(DOWN, ROUND_TRIP / 2)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self._open: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.cuts = 0
        threading.Thread(target=self._serve, daemon=True).start()
        if between:
            threading.Thread(target=self._cut, daemon=True).start()

    def _serve(self) -> None:
        while True:
            here, _ = self._listening.accept()
            there = socket.create_connection(("127.0.0.1", self._port))
            self._open += [here, there]
            threading.Thread(target=self._connect, args=(here, there), daemon=True).start()

    def _connect(self, here: socket.socket, there: socket.socket) -> None:
        time.sleep(ROUND_TRIP)
        for source, target, pipe in ((here, there, self._up), (there, here, self._down)):
            threading.Thread(target=self._pass, args=(source, target, pipe), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, pipe: Pipe) -> None:
        try:
            while piece := source.recv(_PIECE):
                pipe.send(target, piece)
        except OSError:
            return
        pipe.send(target, b"")

    def _cut(self) -> None:
        while True:
            time.sleep(self._random.expovariate(1 / self._between))
            self.cuts += 1
            for one in self._open:
                try:
                    one.shutdown(socket.SHUT_RDWR)
                except OSError:
                    continue
            self._open.clear()


def exchange(entries: list[Entry], between: float, seed: int) -> tuple[float, int, int]:
    """Seconds until the centre has all of it, entries sent twice, and cuts."""
    with tempfile.TemporaryDirectory() as folder:
        centre = embed.start(Path(folder) / "centre.db")
        store = Memory(entries[0].device, entries[0].office, entries)
        code = centre.code(store.office)
        kept = enrol(HttpTransport(centre.url), code, store.device, store.signer.public, "bench", store.signer.sign)
        line = PoorLine(int(centre.url.rsplit(":", 1)[1]), between, seed)
        engine = Engine(store, HttpTransport(line.url, quiet=20), kept, patience=20)
        started = time.perf_counter()
        result = engine.run()
        taken = time.perf_counter() - started
        centre.stop()
    if not result.ok or not result.agreed:
        raise SystemExit(f"the exchange failed: {result}")
    return taken, result.resent, line.cuts


def main() -> int:
    """Measure without and with cuts; 1 if a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=4000)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3, 4, 5])
    options = parser.parse_args()
    entries = chain(2, options.entries)
    wire = sizes(entries)[250] * len(entries) / UP
    print(f"{len(entries)} entries, the wire alone {wire:.1f} s")
    taken, _, _ = exchange(entries, 0.0, 0)
    good = taken <= MOST * wire
    say(Row("64 kbit/s and 300 ms, no cuts", f"{taken:.1f} s", f"{wire:.1f} s", round(taken / wire, 2), MOST))
    found = sorted(exchange(entries, BETWEEN, seed) for seed in options.seeds)
    for taken, resent, cuts in found:
        print(
            f"{cuts} cuts: {taken:.1f} s, {taken / wire:.2f} times the wire, {resent / len(entries):.0%} sent twice"
        )
    taken, most = statistics.median(each[0] for each in found), found[-1][0]
    resent = statistics.median(each[1] for each in found)
    name = f"a cut every {BETWEEN:.0f} s"
    good = good and taken <= MOST_CUT * wire and resent <= 0.2 * len(entries)
    say(Row(f"64 kbit/s and 300 ms, {name}, median of {len(found)}", f"{taken:.1f} s", f"{wire:.1f} s",
            round(taken / wire, 2), MOST_CUT))  # fmt: skip
    say(
        Row(f"64 kbit/s and 300 ms, {name}, the worst", f"{most:.1f} s", f"{wire:.1f} s", round(most / wire, 2), None)
    )
    say(Row(f"sent twice, {name}, median", f"{resent:.0f} entries", f"{len(entries)} entries",
            round(resent / len(entries), 2), 0.2))  # fmt: skip
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
