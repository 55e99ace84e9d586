"""Own entries to the centre: batches as large as the line takes well, some of them on the way at a time."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from desktop.core.entry import Entry
from desktop.core.errors import SyncError
from desktop.sync.client import Client, Refused
from desktop.sync.line import Gauge
from desktop.sync.ports import SyncStore
from desktop.sync.progress import Again, Tally
from desktop.sync.transport import LineCut
from desktop.sync.wire.columns import Malformed
from desktop.sync.wire.envelope import MAX_BATCH, seal_entries
from desktop.sync.wire.models import HelloAnswer, PushAnswer

_MOST = 5000  # entries in one batch


class Pusher:
    """Sends chains in batches. `in_flight` is how many are on the way together; `kept` is told of each that the centre
    committed (number of its last entry, epoch); `step` says that the work has come further."""

    def __init__(
        self,
        store: SyncStore,
        client: Client,
        gauge: Gauge,
        in_flight: int,
        kept: Callable[[int, str], None],
        step: Callable[[str], None],
    ) -> None:
        self._store = store
        self._client = client
        self._gauge = gauge
        self._in_flight = in_flight
        self._kept = kept
        self._step = step
        self._entry_size = 120.0
        self._sent_to: dict[str, int] = {}

    def push(self, hello: HelloAnswer, tally: Tally) -> None:
        """Send what the centre lacks of our chain, some batches on the way at a time."""
        self._step("push")
        following, turned_back = hello.seq, 0
        flights: deque[tuple[Future[PushAnswer], int]] = deque()
        with ThreadPoolExecutor(self._in_flight) as pool:
            while True:
                while len(flights) < self._in_flight and (entries := self._store.own_after(following, self._count())):
                    batch, taken = self._sealed(entries)
                    if any(map(_fallen, flights)):
                        break  # what follows a lost batch would be turned back
                    following = entries[taken - 1].seq
                    self._count_resent(entries[0].seq, following, tally)
                    flights.append((pool.submit(self._send, batch, follows=bool(flights)), following))
                if not flights:
                    return
                flight, last = flights.popleft()
                try:
                    answer = flight.result()
                except Refused as refusal:
                    turned_back += 1
                    if refusal.code != "gap" or refusal.problem.seq is None or turned_back > 3:
                        raise
                    for other, _ in flights:  # they overtook each other; go on from what the centre holds
                        other.exception()
                    flights.clear()
                    following = refusal.problem.seq
                    continue
                turned_back = 0
                if answer.epoch != hello.epoch:
                    raise Again
                self._kept(last, answer.epoch)
                tally.pushed += answer.stored
                self._step("push")

    def offer(self, device: str, seq: int, tally: Tally) -> int:
        """Send a batch of another device's entries after `seq`, unbroken here; the number it comes to, or `seq`."""
        entries = _unbroken(self._store.own_after(seq, self._count(), device), seq)
        if not entries:
            return seq
        batch, taken = self._sealed(entries)
        reached = self._send(batch).seq
        tally.handed_back += taken
        return reached

    def _sealed(self, entries: list[Entry]) -> tuple[bytes, int]:
        """A batch of as many of `entries` as the line takes well, and how many those are."""
        count, most = len(entries), min(max(2 * self._gauge.size(), 4000), MAX_BATCH)
        while True:
            batch = b""
            try:
                batch = seal_entries(
                    entries[:count], self._store.device, self._store.signer.sign, level=self._gauge.level()
                )
            except Malformed as error:
                if count == 1:
                    raise SyncError(f"Entry {entries[0].seq} can't be sent: {error}", code="unsendable") from None
            if batch and (count == 1 or len(batch) <= most):
                self._entry_size = 0.7 * self._entry_size + 0.3 * len(batch) / count
                return batch, count
            count = max(1, count // 2)

    def _send(self, batch: bytes, *, follows: bool = False) -> PushAnswer:
        started = time.monotonic()
        try:
            answer = self._client.push(batch, follows=follows)
        except LineCut:
            self._gauge.cut(started, time.monotonic())
            raise
        self._gauge.moved(len(batch), time.monotonic() - started)
        return answer

    def _count(self) -> int:
        return max(1, min(int(self._gauge.size() / self._entry_size), _MOST))

    def _count_resent(self, first: int, last: int, tally: Tally) -> None:
        device = self._store.device
        sent = self._sent_to.get(device, 0)
        tally.resent += max(0, min(last, sent) - first + 1)
        self._sent_to[device] = max(sent, last)


def _fallen(flight: tuple[Future[PushAnswer], int]) -> bool:
    """Whether a batch on the way is known to have failed."""
    return flight[0].done() and flight[0].exception() is not None


def _unbroken(entries: list[Entry], seq: int) -> list[Entry]:
    """The first of `entries`, as far as they follow number `seq` without a gap."""
    for i, entry in enumerate(entries):
        if entry.seq != seq + 1 + i:
            return entries[:i]
    return entries
