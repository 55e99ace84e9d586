"""The line to the centre: how much to send at once, and when to try again."""

from __future__ import annotations

import math
import random
import threading
import time

SMALLEST = 2_000
"""Bytes of the smallest batch aimed at."""
FIRST = 8_000
"""Bytes of the first batch on a line of which nothing is known."""
LARGEST = 512_000
"""Bytes of the largest batch aimed at."""
_BLINK = 0.1
_FREE, _CRUMB = 100, 500  # pieces of any size; bytes that those after them have on an average
_PATIENCE, _SLOWEST, _LONGEST = (
    60.0,
    1000,
    3600.0,
)  # seconds before a rate is asked for, bytes a second, seconds for a whole
_FAST, _SLOW = 500_000, 60_000  # bytes/s: above the one, compressing harder costs more time than it saves
HARDEST = 19
"""zstd's level for a slow line."""


class Gauge:
    """Learns a line's rate, round trip and steadiness, and says how large the next batch should be.

    What loses least on the way at one time is rate × √(2 × round trip × mean time between cuts), shared between the
    `in_flight` batches that are on the way together; it is approached from below,
    doubled after a success (four times as much where the answer came at once), halved after a cut. Times in seconds,
    sizes in bytes on the wire.
    """

    def __init__(self, largest: int = LARGEST, in_flight: int = 1) -> None:
        self._largest = largest
        self._in_flight = in_flight
        self._lock = threading.Lock()
        self._size = float(min(FIRST, largest))
        self._rate = 0.0
        self._round_trip = 0.2
        self._up = 60.0  # as if it had held for a minute before, so that one early cut doesn't decide
        self._cuts = 1
        self._broken = 0.0

    def size(self) -> int:
        """Bytes to aim at in the next batch."""
        with self._lock:
            return int(self._size)

    def level(self) -> int:
        """How hard to compress (zstd's level)."""
        with self._lock:
            return 3 if self._rate > _FAST else 12 if self._rate > _SLOW else HARDEST

    def answered(self, seconds: float) -> None:
        """A request of next to no size came back after `seconds`."""
        with self._lock:
            self._round_trip = 0.7 * self._round_trip + 0.3 * seconds
            self._up += seconds
            if not self._rate and seconds < _BLINK:
                self._size = min(8 * FIRST, self._largest)

    def moved(self, size: int, seconds: float) -> None:
        """`size` bytes went over and were answered after `seconds`."""
        with self._lock:
            rate = size / max(seconds - self._round_trip, seconds / 4, 1e-4)
            self._rate = rate if not self._rate else 0.6 * self._rate + 0.4 * rate
            self._up += seconds / self._in_flight  # the line's time, not that of each batch on it
            best = self._rate * math.sqrt(2 * self._round_trip * self._up / self._cuts) / self._in_flight
            grown = self._size * (4 if seconds < _BLINK else 2)
            self._size = max(SMALLEST, min(grown, best, self._largest))

    def cut(self, began: float, ended: float) -> None:
        """The line broke at `ended` under a request that `began` then (both of one clock that only goes forward).

        Whatever was on the way at the same time broke with it: that is one cut.
        """
        with self._lock:
            if began < self._broken:
                return
            self._broken = ended
            self._up += (ended - began) / self._in_flight
            self._cuts += 1
            self._size = max(SMALLEST, self._size / 2)


class Pace:
    """Whether what is fetched or sent in many pieces comes on as on a line that works at all; a lying centre's crumbs do not.

    Without `timed` only the size of the pieces counts: what is done with them here takes its own time.
    """

    def __init__(self, *, timed: bool = True) -> None:
        self._timed = timed
        self._begun = time.monotonic()
        self._pieces = self._bytes = 0

    def moved(self, size: int) -> str:
        """A piece of `size` bytes went over; gives what is wrong with them all, '' for nothing."""
        self._pieces, self._bytes = self._pieces + 1, self._bytes + size
        spent = time.monotonic() - self._begun
        if self._pieces > _FREE and self._bytes < self._pieces * _CRUMB:
            return "it comes in crumbs"
        if not self._timed:
            return ""
        if spent > _LONGEST or (spent > _PATIENCE and self._bytes < spent * _SLOWEST):
            return "the line is too slow now"
        return ""


class Schedule:
    """When the next try comes: a quarter of an hour after a good one; after bad ones a minute, then ever later."""

    def __init__(
        self, rest: float = 900.0, first: float = 60.0, longest: float = 3600.0, seed: int | None = None
    ) -> None:
        self._rest = rest
        self._first = first
        self._longest = longest
        self._failures = 0
        self._random = random.Random(seed)

    def after(self, ok: bool, wait: float = 0.0) -> float:
        """Seconds until the next try; never sooner than the centre asked for in `wait`.

        Up to a fifth is added at random, so that a hundred offices don't call in the same second after an outage.
        """
        self._failures = 0 if ok else self._failures + 1
        pause = self._rest if ok else min(self._first * 2 ** (self._failures - 1), self._longest)
        return max(pause, wait) * (1 + self._random.random() / 5)
