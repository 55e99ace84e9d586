"""How the exchange stands between its runs: what the last ones came to, kept across starts, and when the next comes."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

from desktop.core import kept
from desktop.core.clock import Clock, instant_text
from desktop.core.errors import NagardeskError
from desktop.sync.line import Schedule

_SOON = timedelta(minutes=1)  # the first try after the program was opened


class Standing:
    """Kept in the small file `path`: the last exchange that went through, and what went wrong since.

    Instants are UTC text or ''. A file that cannot be read is as good as none: the queue itself is in the store.
    """

    def __init__(self, path: Path, clock: Clock, schedule: Schedule | None = None) -> None:
        self._path = path
        self._clock = clock
        self._schedule = schedule or Schedule()
        told = kept.mapping(path)
        self.done = str(told.get("done", ""))
        self.error, self.code = str(told.get("error", "")), str(told.get("code", ""))
        self.answered = bool(told.get("answered", False))
        self._plan(_SOON)

    def ended(self, error: NagardeskError | None, *, answered: bool, wait: float) -> None:
        """A run ended with `error` or well; `answered` tells whether the centre spoke, `wait` the seconds it asks for."""
        now = self._clock.now()
        self.answered = answered
        self.error, self.code = (error.message, error.code) if error else ("", "")
        if error is None:
            self.done = instant_text(now)
        self._plan(timedelta(seconds=self._schedule.after(error is None, wait)))
        with suppress(
            OSError
        ):  # a full disk: what went over is in the queue, and this is only told at the next start
            self._keep()

    @property
    def next_try(self) -> str:
        """When the next try comes. A clock that was set back meanwhile must not put it off."""
        return instant_text(self._clock.now() + timedelta(seconds=self.seconds_left()))

    def seconds_left(self) -> float:
        """How long until the next try; 0 if it is due."""
        steady = self._steady_due - time.monotonic()
        return max(0.0, min((self._due - self._clock.now()).total_seconds(), steady))

    def _plan(self, pause: timedelta) -> None:
        """The next try comes after `pause`, by the clock (which goes on in sleep) or the steady clock, if that is sooner."""
        self._due = self._clock.now() + pause
        self._steady_due = time.monotonic() + pause.total_seconds()

    def _keep(self) -> None:
        from desktop.sync.enrolment import write_whole

        told = {"done": self.done, "error": self.error, "code": self.code, "answered": self.answered}
        write_whole(self._path, json.dumps(told, ensure_ascii=False).encode())
