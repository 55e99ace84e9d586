"""Watches for signs of life, and calls out when there were none for as long as was set."""

from __future__ import annotations

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


class Idle(QTimer):
    """`minutes()` is asked anew at every sign of life; 0 is never."""

    def __init__(self, parent: QObject, minutes: Callable[[], int], idle: Callable[[], None]) -> None:
        super().__init__(parent)
        self._minutes = minutes
        self.setSingleShot(True)
        self.timeout.connect(idle)

    def watch(self, window: QWindow) -> None:
        """Look at what comes to this window; twice is as once."""
        window.installEventFilter(self)

    def begin(self) -> None:
        """Somebody is there: count from now."""
        self.stop()
        if minutes := self._minutes():
            self.start(minutes * 60_000)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _SIGNS_OF_LIFE:
            self.begin()
        return super().eventFilter(watched, event)
