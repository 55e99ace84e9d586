"""Watches for signs of life, and calls out when there were none for as long as was set, asleep or awake."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QWindow

_SIGNS_OF_LIFE = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.TouchBegin,
}
BEAT = 10_000  # milliseconds between two looks at the clock on the wall


class Idle(QTimer):
    """`minutes()` is asked anew at every sign of life; 0 is never.

    A PC that sleeps stops its timers, so the clock on the wall (`now`, in seconds) is looked at as well: who wakes
    the PC after the time finds the window locked, and the key that woke it goes nowhere.
    """

    def __init__(
        self,
        parent: QObject,
        minutes: Callable[[], int],
        idle: Callable[[], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(parent)
        self._minutes, self._now = minutes, now
        self._seen: float | None = None
        self.setSingleShot(True)
        self.timeout.connect(idle)
        beat = QTimer(self)
        beat.setInterval(BEAT)
        beat.timeout.connect(self.look)
        beat.start()

    def watch(self, window: QWindow) -> None:
        """Look at what comes to this window; twice is as once."""
        window.installEventFilter(self)

    def begin(self) -> None:
        """Somebody is there: count from now."""
        self.stop()
        self._seen = None
        if minutes := self._minutes():
            self._seen = self._now()
            self.start(minutes * 60_000)

    def look(self) -> bool:
        """Whether the time ran out while the PC slept, and if so call out now."""
        if self._seen is None or self._now() - self._seen < self._minutes() * 60 or not self._minutes():
            return False
        self._seen = None
        self.stop()
        self.timeout.emit()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _SIGNS_OF_LIFE:
            if self.look():
                return True
            self.begin()
        return super().eventFilter(watched, event)
