"""Waiting at a window as the program does: with Python let go."""

from __future__ import annotations

from PySide6.QtCore import QEventLoop, QTimer


def wait(milliseconds: int) -> None:
    """Look after events for so long. `QTest.qWait` keeps Python to itself meanwhile, and the lanes stand still."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
