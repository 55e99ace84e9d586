"""Manners: nothing pops up only to be clicked away, and the window is always where it can be seen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QMainWindow

from desktop import ui
from desktop.ui.memory import SIZE, Memory
from desktop.ui.page import Route
from tests.ui.conftest import Desk


def test_no_dialog_only_says_ok() -> None:
    root = Path(ui.__file__).parent
    spoken = re.compile(r"QMessageBox|QErrorMessage")
    found = [path.name for path in root.rglob("*.py") if spoken.search(path.read_text(encoding="utf-8"))]
    assert list(root.rglob("*.py")) and found == []


def _shown(qtbot: Any, memory: Memory) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    memory.place(window)
    window.show()
    qtbot.wait(20)
    return window


def test_a_window_left_on_a_screen_that_is_gone_comes_back_into_sight(qtbot: Any, tmp_path: Path) -> None:
    memory = Memory(tmp_path / "w.ini")
    window = _shown(qtbot, memory)
    assert (window.width(), window.height()) == SIZE
    window.setGeometry(QRect(9000, 7000, 900, 600))  # a second screen stood there
    qtbot.wait(20)
    memory.keep_place(window)
    again = _shown(qtbot, Memory(tmp_path / "w.ini"))
    screens = [screen.availableGeometry() for screen in QApplication.screens()]
    assert any(screen.intersects(again.geometry()) for screen in screens), again.geometry()


def test_a_torn_memory_is_no_hindrance(qtbot: Any, tmp_path: Path) -> None:
    (tmp_path / "w.ini").write_bytes(b"[General]\ngeometry=@ByteArray(torn\nscale=170\ndark=maybe\nlock=-5\n")
    memory = Memory(tmp_path / "w.ini")
    window = _shown(qtbot, memory)
    assert (window.width(), window.height()) == SIZE
    assert (memory.scale, memory.dark, memory.number("lock", 10)) == (100, False, 10)
    assert memory.scale_beside(1) == 115 and memory.scale_beside(-1) == 100


def test_a_lock_while_the_palette_is_open_shows_nothing_of_it(clerk: Desk) -> None:
    clerk.window.go(Route("list", ("cases",)))
    clerk.wait()
    clerk.ctrl(Qt.Key.Key_K)
    clerk.window.lock()
    clerk.wait()
    assert clerk.window.locked() and clerk.window.sign_in.isVisible() and not clerk.window.frame.isVisible()
    clerk.press(Qt.Key.Key_F1)  # help stands over the sign-in, and shows nothing of the office
    clerk.wait()
    assert clerk.window.locked()
    clerk.press(Qt.Key.Key_Escape)
    clerk.sign_in("clerk")
    assert clerk.page.route == Route("list", ("cases",))
