"""The way in: make the application, show the window, bring the room in off the screen's thread."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTimer

from desktop.ui import binding, crash, theme, words
from desktop.ui.memory import Memory
from desktop.ui.window import Window

if TYPE_CHECKING:
    from desktop.ui.room import Room

SWITCH = 0.0001  # seconds after which a busy lane gives the screen its turn; Python's own are fifty times more

AHEAD = (
    "argon2",
    "PySide6.QtCore:Qt",
    "PySide6.QtWidgets:QStyle",
    "desktop.ui.frame",
    "desktop.ui.cases_view",
    "desktop.ui.cases_page",
    "desktop.ui.today_page",
    "desktop.ui.bulk",
    "desktop.sync.marks",
    "PySide6.QtSvg",
)
"""What signing in and the first page are made of, read while somebody types a name, each between two letters; Qt's own
names that take long to make by themselves."""

PAINTED = 10  # milliseconds in which the first picture comes, before anything else has a turn


def run(
    room_factory: Callable[[], Room],
    *,
    settings: Path,
    faults: Path,
    language: str = "",
    files: Sequence[str] = (),
) -> int:
    """Open the window and stay until it is closed; gives the exit code.

    `room_factory` is called once in the write lane, after the window is on the screen; a `NagardeskError` it raises is
    told in the window. `settings` is the small file in which the window remembers its looks, `faults` the folder for
    notices of faults. `language` overrides what is remembered. `files` of the exchange are offered after the sign-in.
    """
    app = binding.application()
    window = open_window(room_factory, settings=settings, faults=faults, language=language)
    window.show()
    window.brought.add(list(files))
    return app.exec()


def open_window(
    room_factory: Callable[[], Room],
    *,
    settings: Path,
    faults: Path,
    language: str = "",
) -> Window:
    """The window as `run` makes it, not yet shown."""
    sys.setswitchinterval(SWITCH)
    gc.disable()  # until the room is there: nearly all that is made by then stays
    app = binding.application()
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

    def settle(room: Room) -> None:
        window.settle_in(room)
        if not room.set_up:
            _read_ahead(window, AHEAD)

    def open_room() -> None:
        window.wait_for_room()
        window.lanes.run("write", room_factory, settle, window.no_room)

    QTimer.singleShot(PAINTED, window, open_room)  # the sign-in is painted before the room's libraries are read
    return window


def _read_ahead(window: Window, modules: tuple[str, ...]) -> None:
    """Read the first of `modules` (or a name in one) and the others after it, until somebody is in: then what is shown
    comes first."""

    def read() -> None:
        if window.officer is None:
            resolve_name(modules[0])
            _read_ahead(window, modules[1:])

    if modules:
        QTimer.singleShot(0, window, read)
