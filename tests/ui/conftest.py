"""A window on the sample ward; any warning of Qt or fault of the program fails the test."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui.start import PAINTED, open_window
from desktop.ui.window import Window
from tests.ui.sample import Filler, Sample, make_sample, stages, whole_job
from tests.ui.waits import wait

HERE = Path(__file__).parent
LONG = ("screens", "keystrokes", "languages", "walk", "case", "setup", "first_jobs", "more_jobs")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The files that take longest before the others here: at the end there is little left, for each worker its share."""
    rank = {HERE / f"test_{name}.py": n for n, name in enumerate(LONG)}
    windows = [each for each in items if HERE in each.path.parents]
    others = [each for each in items if HERE not in each.path.parents]
    items[:] = others + sorted(windows, key=lambda each: rank.get(each.path, len(LONG)))


class _Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "This plugin does not support" not in record.getMessage():  # the platform without a screen says so
            self.said.append(record.getMessage())


@pytest.fixture(autouse=True)
def no_warnings() -> Iterator[None]:
    """Qt has nothing to complain of."""
    kept, log = _Kept(), logging.getLogger("nagardesk.screen")
    log.addHandler(kept)
    yield
    log.removeHandler(kept)
    assert kept.said == []


LOOKS = 6  # in a row at which nothing is under way, a millisecond from one to the next
FILLED: dict[str, Filler] = {"staged": stages, "ordered": whole_job}


@pytest.fixture
def sample(request: pytest.FixtureRequest, tmp_path: Path) -> Sample:
    """The sample office, without cases unless the test asks for some by one of the names below."""
    fill = next((fill for name, fill in FILLED.items() if name in request.fixturenames), None)
    return make_sample(tmp_path, fill=fill)


@pytest.fixture
def staged(sample: Sample) -> dict[str, str]:
    """Cases at every stage, by name."""
    return cast("dict[str, str]", sample.given)


@pytest.fixture
def ordered(sample: Sample) -> str:
    """The case of the whole job, in which an order was made."""
    return str(sample.given)


class Desk:
    """A clerk at the window: presses keys, types in any script, waits."""

    def __init__(self, window: Window, sample: Sample) -> None:
        self.window, self.sample = window, sample
        self.strokes = 0  # keys pressed so far
        self._first = PAINTED + 5  # a room is asked for only once the first picture stands

    def wait(self, seconds: float = 60) -> None:
        """Wait until nothing is under way: nor at a few looks more, since what came may ask for more."""
        wait(self._first)
        self._first = quiet = 0
        for _ in range(round(seconds * 1000)):
            wait(1)
            quiet = 0 if self._busy() else quiet + 1
            if quiet == LOOKS:
                return
        raise AssertionError("the window did not come to rest")

    def _busy(self) -> bool:
        page = self.window.page if self.window.frame else None
        return self.window.lanes.busy() or (page is not None and page.waiting())

    def sign_in(self, login: str) -> None:
        """Sign in by keyboard."""
        self.window.sign_in.login.setText("")
        self.window.sign_in.login.setFocus()
        self.type(login)
        self.press(Qt.Key.Key_Return)
        self.type(f"sundarpur-{login}")
        self.press(Qt.Key.Key_Return)
        self.wait()

    def press(self, key: Qt.Key, hold: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        self.strokes += 1
        QTest.keyClick(self.focus(), key, hold)
        wait(1)

    def ctrl(self, key: Qt.Key) -> None:
        """Press a key with Ctrl."""
        self.press(key, Qt.KeyboardModifier.ControlModifier)

    def type(self, text: str) -> None:
        """Type a text, in any script, where the focus is."""
        for letter in text:
            self.strokes += 1
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter)
                QApplication.sendEvent(self.focus(), event)

    def focus(self) -> QWidget:
        """What has the focus."""
        found = QApplication.focusWidget() or self.window.focusWidget()
        assert found is not None
        return found

    @property
    def page(self) -> Any:
        """The page now shown."""
        return self.window.page


@pytest.fixture
def window(qtbot: Any, tmp_path: Path, sample: Sample) -> Iterator[Window]:
    """The window, in English, before sign-in."""
    made = open_window(lambda: sample.room, settings=tmp_path / "w.ini", faults=tmp_path / "faults", language="en")
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    yield made
    made.close()
    made.deleteLater()
    qtbot.wait(1)
    noted = [path.read_text(encoding="utf-8") for path in (tmp_path / "faults").glob("*")]
    assert noted == [], "the program noted a fault"


@pytest.fixture
def desk(window: Window, sample: Sample) -> Desk:
    """A clerk in front of the window, not yet signed in."""
    made = Desk(window, sample)
    made.wait()
    return made


@pytest.fixture
def clerk(desk: Desk) -> Desk:
    """The clerk, signed in."""
    desk.sign_in("clerk")
    return desk


@pytest.fixture
def officer(desk: Desk) -> Desk:
    """The Chief Municipal Officer, signed in."""
    desk.sign_in("cmo")
    return desk
