"""Care for an open data folder while the window stands: a backup a day, beside the work and never in its way."""

from __future__ import annotations

import threading

from desktop.core.errors import NagardeskError, StoreError
from desktop.core.notice import Notice
from desktop.store.store import Store

_HOUR = 3600.0
_CALM = 60.0  # seconds in which the window opens and the first one signs in, with the disk to themselves


class Care:
    """Takes the daily backup in a thread of its own, from `start` to `stop`."""

    def __init__(self, store: Store, every: float = _HOUR, calm: float = _CALM) -> None:
        """`every` is the number of seconds between two looks at whether one is due, `calm` those before the first."""
        self._store = store
        self._every, self._calm = every, calm
        self._ended = threading.Event()
        self._trouble: Notice | None = None
        self._thread = threading.Thread(target=self._work, name="care", daemon=True)

    def start(self) -> Care:
        """Begin; returns itself."""
        self._thread.start()
        return self

    def stop(self) -> None:
        """End; a backup under way is broken off and leaves nothing that looks whole."""
        self._ended.set()
        self._thread.join()

    def troubles(self) -> list[NagardeskError]:
        """What the clerk should know: why the last backup was not made, if it was not."""
        return [self._trouble.told()] if self._trouble else []

    def _work(self) -> None:
        self._ended.wait(self._calm)
        while not self._ended.is_set():
            try:
                if self._store.backup_due():
                    self._store.backup(progress=self._look)
                self._trouble = None
            except StoreError as error:
                if error.code != "care_ended":
                    self._trouble = Notice(
                        "backup", f"The daily backup was not made. {error.message}", {"why": error}
                    )
            self._ended.wait(self._every)

    def _look(self, done: int, total: int) -> None:
        if self._ended.is_set():
            raise StoreError("The program is closing; the backup was broken off.", code="care_ended")
