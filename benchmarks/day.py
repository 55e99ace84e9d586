"""An office day compressed: a million calls at the window, and what they leave behind.

    python -m benchmarks.day [--calls 1000000] [--cases 200000] [--dir DIR]

A call is one thing done at the window by a clerk's hand: a key pressed, a page gone to, a language, colours or a type
size chosen, the window locked and opened again. `--dir` keeps the filled data folder for another run. Fifty marks are
taken on the way, each after the same acts and a collection of garbage: memory, the counts of None and True, the Python
objects and the widgets held, and the dead references that Qt's binding keeps (72 bytes each). The first tenth is left out: by then every page was shown once in every language. Prints
each mark as it is taken and one JSON object at the end; ends with 1 where a target is missed.
"""

from __future__ import annotations

import argparse
import gc
import itertools
import json
import os
import sys
import tempfile
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui.page import Route

if TYPE_CHECKING:
    from desktop.ui.window import Window

CALLS = 1_000_000
MARKS = 50
WARM = 5  # marks left out: the first tenth
TARGETS = {"grown": 1.05, "fallen": 500, "kept": 1_000, "widgets": 50}
WORDS = ("ram", "khan 7", "सुनीता", "SNP/27", "deshmukh anita", "मोहन")
NAMES = ("Anita Deshmukh", "सुनीता वर्मा", "Imran Khan")
PLACES = (
    *(f"list/{each}" for each in ("applications", "inspections", "notices", "hearings")),
    *("counter", "books", "streets", "sync", "settings"),
)
LOOKS = (
    *(("show_language", each) for each in ("hi", "mr", "pa", "ta", "en")),
    *(("show_mode", True), ("step_scale", 1), ("show_mode", False), ("step_scale", 0)),
)
Key, Hold = Qt.Key, Qt.KeyboardModifier


class Mark(NamedTuple):
    """What was held after so many calls; memory in kB, `dead` the references to what is gone."""

    calls: int
    memory: int
    none: int
    true: int
    objects: int
    dead: int
    widgets: int
    seconds: float


class Day:
    """A clerk's hand at a window that is signed in; `case` is one that can be opened."""

    def __init__(self, window: Window, case: str, login: str, password: str, held: int = 400) -> None:
        """`held` is how many rows the list is walked down, and up again, each hour."""
        self.window, self.case, self._held = window, case, held
        self._login, self._password = login, password
        self.calls = 0
        self._words, self._names = itertools.cycle(WORDS), itertools.cycle(NAMES)
        self._places, self._looks = itertools.cycle(PLACES), itertools.cycle(LOOKS)
        self._rounds = 0

    def rest(self) -> None:
        """Until everything asked for is here and painted."""
        QApplication.processEvents()
        while self.window.lanes.busy():
            time.sleep(0.0005)
            QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # without an event loop nobody else does

    def press(self, key: Qt.Key, hold: Qt.KeyboardModifier = Hold.NoModifier, times: int = 1) -> None:
        """Press a key where the focus is; of one that is held down every twentieth is painted."""
        for n in range(times):
            self.calls += 1
            QTest.keyClick(self._focus(), key, hold)
            if n % 20 == 0 or n == times - 1:
                QApplication.processEvents()

    def type(self, text: str) -> None:
        """Type a text in any script where the focus is, quicker than it is painted."""
        for letter in text:
            self.calls += 1
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(self._focus(), QKeyEvent(kind, 0, Hold.NoModifier, letter))
        QApplication.processEvents()

    def call(self, act: Callable[[], object]) -> None:
        """Anything else, until it is shown."""
        self.calls += 1
        act()
        self.rest()

    def hour(self) -> None:
        """What an office does over and over; every call leads back to where it began."""
        self._rounds += 1
        self._list()
        self._search(next(self._words))
        self._open_case()
        self._form(next(self._names))
        self._palette()
        if self._rounds % 2 == 0:
            self._about()
        if self._rounds % 10 == 0:
            self._look()
        if self._rounds % 50 == 0:
            self._lock()

    def _focus(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def _list(self) -> None:
        self.call(lambda: self.window.go_home(Route("list", ("cases",))))
        self.press(Key.Key_Down, times=self._held)
        self.press(Key.Key_PageDown, times=20)
        self.press(Key.Key_End)
        self.press(Key.Key_Up, times=self._held)
        self.rest()
        self.press(Key.Key_Home)
        self.rest()

    def _search(self, words: str) -> None:
        self.press(Key.Key_F, Hold.ControlModifier)
        self.type(words)
        self.call(lambda: self.window.search_for(words))
        for _ in words:
            self.press(Key.Key_Backspace)
        self.call(lambda: self.window.search_for(""))

    def _open_case(self) -> None:
        self.call(lambda: self.window.go(Route("case", (self.case,))))
        self.press(Key.Key_W)
        self.press(Key.Key_Tab, times=30)
        self.press(Key.Key_W)
        self.call(self.window.back)

    def _form(self, name: str) -> None:
        self.call(lambda: self.window.go(Route("new", ("building_notice",))))
        for _ in range(20):
            self.press(Key.Key_A, Hold.ControlModifier)
            self.type(name)
            self.press(Key.Key_Return)
        self.call(self.window.back)

    def _palette(self) -> None:
        self.press(Key.Key_K, Hold.ControlModifier)
        self.type("hearing")
        self.press(Key.Key_Down, times=4)
        self.press(Key.Key_Escape)
        self.rest()
        self.press(Key.Key_F1, Hold.ShiftModifier)
        self.press(Key.Key_Escape)

    def _about(self) -> None:
        for place in (next(self._places), "today"):
            self.call(lambda to=place: self.window.go_home(Route.read(to)))
            self.press(Key.Key_Tab, times=10)

    def _look(self) -> None:
        window, (what, value) = self.window, next(self._looks)
        self.call(lambda: getattr(window, what)(value))

    def _lock(self) -> None:
        self.call(self.window.lock)
        self.call(lambda: self.window.try_sign_in(self._login, self._password))

    def mark(self, begun: float) -> Mark:
        """What is held now."""
        self.rest()
        gc.collect()
        objects = gc.get_objects()
        dead = sum(type(each) is weakref.ref and each() is None for each in objects)
        return Mark(
            self.calls,
            memory(),
            sys.getrefcount(None),
            sys.getrefcount(True),
            len(objects) - dead,
            dead,
            len(QApplication.allWidgets()),
            round(time.perf_counter() - begun, 1),
        )


def memory() -> int:
    """Memory held now, in kB."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise SystemExit("this system does not say how much memory is held")


def spend(
    day: Day, calls: int, marks: int = MARKS, hours: int = 10, say: Callable[[Mark], object] = lambda mark: None
) -> list[Mark]:
    """Go on until `calls` are made; some `marks` marks are taken, each after a whole number of times `hours`."""
    begun, found = time.perf_counter(), [day.mark(time.perf_counter())]
    while day.calls < calls:
        for _ in range(hours):
            day.hour()
        if day.calls >= calls * len(found) / marks:
            found.append(day.mark(begun))
            say(found[-1])
    return found


def judge(marks: list[Mark], warm: int = WARM) -> dict[str, Any]:
    """What changed between the first mark after warming up and the last."""
    first, last = marks[warm], marks[-1]
    return {
        "calls": last.calls,
        "seconds": last.seconds,
        "memory_mb": [round(each.memory / 1024, 1) for each in (marks[0], first, last)],
        "most_mb": round(max(each.memory for each in marks) / 1024, 1),
        "grown": round(last.memory / first.memory, 3),
        "none_moved": last.none - first.none,
        "true_moved": last.true - first.true,
        "fallen": max(first.none - last.none, first.true - last.true),
        "kept": last.objects - first.objects,
        "dead": last.dead - first.dead,
        "widgets": last.widgets - first.widgets,
    }


def main() -> int:
    """Spend the day; 1 if a target is missed."""
    from benchmarks.window import Clerk, fill

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", type=int, default=CALLS)
    parser.add_argument("--cases", type=int, default=200_000)
    parser.add_argument("--dir", type=Path, default=None)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as throwaway:
        folder = options.dir or Path(throwaway)
        folder.mkdir(parents=True, exist_ok=True)
        case = fill(folder, options.cases)
        clerk = Clerk(folder)
        clerk.window.activateWindow()
        day = Day(clerk.window, case, "cmo", "sundarpur-cmo")
        told = judge(spend(day, options.calls, say=lambda mark: print(json.dumps(mark._asdict()), flush=True)))
        clerk.window.close()
    missed = [name for name, target in TARGETS.items() if told[name] > target]
    print(json.dumps({**told, "missed": missed}, indent=1))
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
