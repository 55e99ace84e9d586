"""How much one caller may ask for, and how many requests are worked on at once; kept in each process for itself."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(slots=True)
class _Bucket:
    tokens: float
    filled: float


class Limiter:
    """Token buckets: each key gets `burst` at once and `rate` a second after that."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: dict[str, _Bucket] = {}
        self._lock = threading.Lock()

    def spend(self, key: str) -> int:
        """Take a token of `key`; 0 if there was one, else the seconds until there will be."""
        with self._lock:
            bucket = self._filled(key)
            if bucket.tokens >= 1:
                bucket.tokens -= 1
                return 0
            return int((1 - bucket.tokens) / self._rate) + 1

    def wait(self, key: str) -> int:
        """The seconds until `key` has a token; 0 if it has one. Takes none."""
        with self._lock:
            bucket = self._filled(key)
            return 0 if bucket.tokens >= 1 else int((1 - bucket.tokens) / self._rate) + 1

    def _filled(self, key: str) -> _Bucket:
        now = self._now()
        if len(self._buckets) > 50_000:
            self._forget(now)
        bucket = self._buckets.setdefault(key, _Bucket(self._burst, now))
        bucket.tokens = min(self._burst, bucket.tokens + (now - bucket.filled) * self._rate)
        bucket.filled = now
        return bucket

    def _forget(self, now: float) -> None:
        """Full buckets say nothing; drop them."""
        full = self._burst / self._rate
        self._buckets = {key: b for key, b in self._buckets.items() if now - b.filled < full}


class Gate:
    """Counts the requests being worked on, and says when they are too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside = 0

    def __enter__(self) -> Gate:
        self._inside += 1
        return self

    def __exit__(self, *exc: object) -> None:
        self._inside -= 1

    @property
    def full(self) -> bool:
        """Nothing more should come in now."""
        return self._inside > self._most

    @property
    def crowded(self) -> bool:
        """Whoever can wait should."""
        return self._inside > self._most // 2
