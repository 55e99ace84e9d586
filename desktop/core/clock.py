"""Instants in UTC, civil dates in India, and the hybrid logical clock that orders entries."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Protocol
from zoneinfo import ZoneInfo

IST = ZoneInfo("Asia/Kolkata")


class Clock(Protocol):
    """Where the time comes from; tests give a fixed one."""

    def now(self) -> datetime:
        """The present instant, aware, in UTC."""
        ...


class SystemClock:
    """The PC's own clock."""

    def now(self) -> datetime:
        """The present instant in UTC."""
        return datetime.now(UTC)


@dataclass
class FixedClock:
    """A clock that stands where it was put; `at` is an aware instant."""

    at: datetime

    def now(self) -> datetime:
        """The instant it was set to, in UTC."""
        return self.at.astimezone(UTC)


def civil_day(instant: datetime) -> date:
    """The date in India at `instant`; between 00:00 and 05:30 IST it is a day ahead of UTC."""
    return instant.astimezone(IST).date()


def today(clock: Clock) -> date:
    """Today's civil date in India."""
    return civil_day(clock.now())


def instant_text(instant: datetime) -> str:
    """`instant` as fixed-width UTC text (`2026-11-30T04:15:00.123456Z`), which sorts as time does."""
    return instant.astimezone(UTC).isoformat(timespec="microseconds").removesuffix("+00:00") + "Z"


def parse_instant(text: str) -> datetime:
    """The instant that `instant_text` wrote; raises ValueError for any other shape."""
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%S.%fZ").replace(tzinfo=UTC)


class HybridClock:
    """Hands out strictly rising instants that never run behind one already seen.

    A PC whose clock was set back goes on just after the last instant it wrote or received, so the order of
    cause is kept; `witness` takes in an instant from another device.
    """

    def __init__(self, clock: Clock, last: str = "") -> None:
        self._clock = clock
        self._last = last
        self._lock = threading.Lock()

    def tick(self) -> str:
        """The next instant, as text."""
        with self._lock:
            text = instant_text(self._clock.now())
            if text <= self._last:
                text = _after(self._last)
            self._last = text
            return text

    def witness(self, text: str) -> None:
        """Never hand out an instant at or before `text` again."""
        with self._lock:
            self._last = max(self._last, text)


def _after(text: str) -> str:
    return instant_text(parse_instant(text) + timedelta(microseconds=1))
