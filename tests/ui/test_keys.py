"""The program's keys work from inside a text field, where Qt itself has other uses for some of them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit

from desktop.ui.keys import KeysFirst
from desktop.ui.page import Route
from tests.ui.conftest import Desk

CTRL = Qt.KeyboardModifier.ControlModifier
KEYS = Qt.Key


def _claims(desk: Desk, key: Qt.Key) -> bool:
    """Whether the field at work takes this key with Ctrl for itself."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, CTRL)
    event.ignore()
    QApplication.sendEvent(desk.focus(), event)
    return event.isAccepted()


def test_a_field_leaves_our_keys_to_us_and_keeps_its_own(clerk: Desk) -> None:
    clerk.ctrl(KEYS.Key_F)
    assert _claims(clerk, KEYS.Key_A) and _claims(clerk, KEYS.Key_C)
    KeysFirst(
        clerk.window, ["Ctrl+A"]
    )  # Ctrl+A is a field's own on every platform; Ctrl+E and Ctrl+K under X11 alone
    clerk.window.go(Route("new", ("building_notice",)))
    clerk.wait()
    for name, kind in (("landmark", QLineEdit), ("address", QPlainTextEdit)):
        clerk.page.form.boxes[name].focus()
        assert isinstance(clerk.focus(), kind)
        assert not _claims(clerk, KEYS.Key_A)
        assert _claims(clerk, KEYS.Key_C)


def test_the_window_keeps_every_key_it_names(clerk: Desk) -> None:
    ours = clerk.window.findChild(KeysFirst).ours
    assert {QKeySequence(each)[0] for each in ("Ctrl+K", "Ctrl+E", "Ctrl+N", "Ctrl+F")} <= ours


def test_the_palette_opens_from_inside_a_field(clerk: Desk) -> None:
    clerk.ctrl(KEYS.Key_F)
    clerk.type("word")
    clerk.ctrl(KEYS.Key_K)
    assert clerk.window.frame.search.text() == "word"
    assert type(clerk.focus().parentWidget()).__name__ != "Frame" and clerk.focus() is not clerk.window.frame.search
