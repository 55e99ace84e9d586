"""Manners: nothing pops up only to be clicked away, and the window is always where it can be seen."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QWidget

from desktop import ui
from desktop.core.errors import StoreError
from desktop.ui.bits import column, scrolled
from desktop.ui.memory import SIZE, Memory
from desktop.ui.menu import Menu
from desktop.ui.page import Route
from desktop.ui.room import Room
from desktop.ui.start import open_window
from desktop.ui.window import PLACED
from tests.ui.conftest import Desk
from tests.ui.hands import texts
from tests.ui.waits import wait


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


def test_a_second_start_that_nobody_answers_says_so(qtbot: Any, tmp_path: Path) -> None:
    def taken() -> Room:
        raise StoreError("Nagardesk is already open", code="in_use")

    alone = open_window(taken, settings=tmp_path / "w.ini", faults=tmp_path / "faults2", language="en")
    alone.show()
    qtbot.waitUntil(lambda: "Nagardesk is already open" in " ".join(texts(alone)), timeout=20_000)
    alone.close()
    alone.deleteLater()


def test_a_pc_that_slept_past_the_time_wakes_locked_and_the_key_goes_nowhere(clerk: Desk) -> None:
    clerk.ctrl(Qt.Key.Key_F)
    idle = clerk.window.idle
    now = [1_000.0]
    idle._now = lambda: now[0]
    idle.begin()
    clerk.type("a")
    now[0] += 9 * 60
    assert not idle.look() and not clerk.window.locked()
    now[0] += 60
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_B, Qt.KeyboardModifier.NoModifier, "b")
    assert idle.eventFilter(clerk.window.windowHandle(), key)
    assert clerk.window.locked() and clerk.window.frame.search.text() == "a"


def test_a_window_open_over_midnight_shows_the_new_day(clerk: Desk) -> None:
    assert "12-10-2026" in clerk.window.frame.strip.day.text()
    clerk.sample.clock.put(date(2026, 10, 13))
    clerk.window.frame.strip.look()
    clerk.wait()
    assert "13-10-2026" in clerk.window.frame.strip.day.text() and "13-10-2026" in clerk.page.under.text()


def test_enter_presses_the_button_that_has_the_keyboard(clerk: Desk) -> None:
    clerk.window.frame.new.setFocus()
    clerk.press(Qt.Key.Key_Return)
    clerk.wait()
    assert clerk.page.route == Route("forms")


def test_a_number_typed_in_a_menu_takes_its_line(qtbot: Any) -> None:
    owner, taken = QMainWindow(), []
    qtbot.addWidget(owner)
    menu = Menu(owner)
    for text in ("Overdue", "Ward", "Order"):
        menu.add(text, lambda t=text: taken.append(t))
    wards = Menu(owner, numbered=False)
    for text in ("3  गाँधी", "36  नेहरू", "4  पटेल"):
        wards.add(text, lambda t=text: taken.append(t))
    for each, keys in ((menu, "2"), (menu, "ov"), (wards, "36"), (wards, "४"), (wards, "3\r")):
        each.popup(owner.pos())
        for key in keys:
            if key == "\r":
                qtbot.keyClick(each, Qt.Key.Key_Return)
            else:
                event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, key)
                QApplication.sendEvent(each, event)
        assert not each.isVisible(), (keys, taken)
    assert taken == ["Ward", "Overdue", "36  नेहरू", "4  पटेल", "3  गाँधी"]


class _Paints(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.areas: list[QRect] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent):
            self.areas.append(event.rect())
        return False


def test_a_window_that_comes_up_is_painted_whole_once_more_when_the_desktop_has_placed_it(
    desk: Desk, qtbot: Any
) -> None:
    window, paints = desk.window, _Paints()
    qtbot.wait(PLACED + 100)
    window.installEventFilter(paints)
    qtbot.wait(100)
    assert window.rect() not in paints.areas
    window.hide()
    window.show()
    qtbot.wait(PLACED // 2)
    paints.areas.clear()
    qtbot.waitUntil(lambda: window.rect() in paints.areas)


def test_where_somebody_types_stays_in_sight_when_a_message_comes_up_over_it(qtbot) -> None:
    fields = [QLineEdit() for _ in range(20)]
    inner = QWidget()
    inner.setLayout(column(*fields))
    area = scrolled(inner)
    qtbot.addWidget(area)
    area.resize(400, 400)
    area.show()
    wait(50)
    fields[9].setFocus()
    area.ensureWidgetVisible(fields[9])
    area.resize(400, 250)
    wait(50)
    top = fields[9].mapTo(area.viewport(), QPoint(0, 0)).y()
    assert top >= 0 and top + fields[9].height() <= area.viewport().height()
