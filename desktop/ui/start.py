"""The way in: make the application, show the window, bring the room in off the screen's thread."""

from __future__ import annotations

import gc
import linecache
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import QApplication

from desktop.ui import crash, theme, words
from desktop.ui.memory import Memory
from desktop.ui.window import Window

if TYPE_CHECKING:
    from desktop.ui.room import Room

SWITCH = (
    0.0005  # seconds after which a busy lane lets the screen's thread have its turn; Python's own are ten times more
)

PAINTED = 10  # milliseconds in which the first picture comes, before anything else has a turn


def run(
    room_factory: Callable[[], Room],
    *,
    settings: Path,
    faults: Path,
    language: str = "",
) -> int:
    """Open the window and stay until it is closed; gives the exit code.

    `room_factory` is called once in the write lane, after the window is on the screen; a `NagardeskError` it raises is
    told in the window. `settings` is the small file in which the window remembers its looks, `faults` the folder for
    notices of faults. `language` overrides what is remembered.
    """
    app = QApplication.instance() or QApplication(sys.argv[:1])
    window = open_window(room_factory, settings=settings, faults=faults, language=language)
    window.show()
    return app.exec()


def open_window(
    room_factory: Callable[[], Room],
    *,
    settings: Path,
    faults: Path,
    language: str = "",
) -> Window:
    """The window as `run` makes it, not yet shown; the QApplication is there already."""
    sys.setswitchinterval(SWITCH)
    gc.disable()  # until the room is there: nearly all that is made by then stays
    linecache.clearcache()  # Qt's binding reads the text of every module imported: megabytes that nobody asks for again
    app = QApplication.instance()
    app.setApplicationName("Nagardesk")
    app.setDesktopFileName("nagardesk")
    memory = Memory(settings)
    wanted = language or memory.text("language") or QLocale.system().name()[:2]
    words.show_language(wanted)
    theme.load_fonts()
    theme.apply(app, dark=memory.dark, scale=memory.scale)
    crash.catch_qt()
    window = Window(memory, faults)
    crash.watch(window.surprised)

    def open_room() -> None:
        window.lanes.run("write", room_factory, window.settle_in, window.no_room)

    QTimer.singleShot(PAINTED, window, open_room)  # the sign-in is painted before the room's libraries are read
    return window
