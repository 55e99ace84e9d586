"""What the tests of the acts do at the window, in a word each."""

from __future__ import annotations

from datetime import date
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.ui.page import Route
from tests.ui.conftest import Desk

ENTER = Qt.Key.Key_Return


def texts(widget: Any) -> list[str]:
    """Every text shown in a widget."""
    return [each.text() for each in widget.findChildren(QLabel) if each.isVisible() and each.text()]


def put(desk: Desk, answers: dict[str, Any]) -> None:
    """Fill the fields of an act and do it with Ctrl+Enter."""
    desk.page.form.put(answers)
    desk.page.form._show_relevant()
    desk.page.form.focus_first()
    desk.ctrl(ENTER)
    desk.wait()


def at(desk: Desk, login: str, day: date, hour: int = 18) -> None:
    """Another person comes to the window on another day."""
    desk.sample.clock.put(day, hour)
    if desk.window.officer.login != login:
        desk.ctrl(Qt.Key.Key_L)
        desk.sign_in(login)


def go(desk: Desk, *route: str) -> None:
    """Go to an act."""
    desk.window.go(Route(route[0], route[1:]))
    desk.wait()


def told(desk: Desk) -> str:
    """What the case says was done."""
    assert desk.page.route.page == "case", [
        (n, b.wrong.text(), b.value()) for n, b in desk.page.form.boxes.items() if b.inputs()
    ]
    return str(desk.page.messages.itemAt(0).widget().accessibleName())
