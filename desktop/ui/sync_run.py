"""One exchange with the centre at a time, in the io lane; it goes on whatever page is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from desktop.ui.lanes import Lanes

if TYPE_CHECKING:
    from desktop.ui.room import Room, SyncTruth


class SyncRun(QObject):
    """Starts and stops it; `came` tells the truth as it goes, `over` how it ended (truth or error)."""

    came = Signal(object)
    over = Signal(object, object)

    def __init__(self, lanes: Lanes, parent: QObject) -> None:
        super().__init__(parent)
        self._lanes = lanes
        self._stop = False
        self.running = False

    def start(self, room: Room) -> None:
        """Run one exchange, unless one is under way."""
        if self.running:
            return
        self.running, self._stop = True, False

        def tell(truth: SyncTruth) -> None:
            if isValid(self):
                self.came.emit(truth)

        self._lanes.run("io", lambda: room.sync(tell, lambda: self._stop), self._done, self._failed)

    def start_if_due(self, room: Room, truth: SyncTruth) -> None:
        """Run one by itself when its time has come."""
        from desktop.core.clock import SystemClock, instant_text

        if truth.next_try and instant_text(SystemClock().now()) >= truth.next_try:
            self.start(room)

    def stop(self) -> None:
        """Stop at the next safe place."""
        self._stop = True

    def _done(self, truth: SyncTruth) -> None:
        self.running = False
        self.over.emit(truth, None)

    def _failed(self, error: Exception) -> None:
        self.running = False
        self.over.emit(None, error)
