"""One window for one office: a second start on the same data brings the window that is there to the front, and ends."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, Qt, QTimer

from desktop.core.errors import NagardeskError

if TYPE_CHECKING:
    from desktop.ui.window import Window

PATIENCE = 1500  # milliseconds in which the window that is there answers a call


def answer_calls(window: Window, call: Path) -> None:
    """Come to the front whenever the file `call` is written, which is taken away as the answer."""
    call.parent.mkdir(parents=True, exist_ok=True)
    call.unlink(missing_ok=True)
    watcher = QFileSystemWatcher([str(call.parent)], window)

    def look(_folder: str) -> None:
        if call.exists():
            call.unlink(missing_ok=True)
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
            window.show()
            window.raise_()
            window.activateWindow()

    watcher.directoryChanged.connect(look)


def call_or_tell(window: Window, call: Path, error: Exception) -> None:
    """Where the data is in use, call the window that uses it and close this one; where none answers, say so here."""
    if not isinstance(error, NagardeskError) or error.code != "in_use":
        window.no_room(error)
        return
    call.touch()

    def heard() -> None:
        if call.exists():
            call.unlink(missing_ok=True)
            window.no_room(error)
        else:
            window.close()

    QTimer.singleShot(PATIENCE, window, heard)
