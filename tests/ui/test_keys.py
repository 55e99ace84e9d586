"""The program's keys work from inside a text field, where Qt itself has other uses for some of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QPushButton

from desktop.forms.definition import Field
from desktop.ui.form import FormView
from desktop.ui.keys import KeysFirst
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.sample import TODAY, receive

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


@pytest.mark.parametrize("appearance", ["", "multiline"])
def test_the_second_language_opens_with_ctrl_e_in_each_of_two_fields(clerk: Desk, appearance: str) -> None:
    languages = {code: {code: code} for code in ("hi", "en")}
    asked = [Field(name, "said", {"en": name}, choices=languages, appearance=appearance) for name in ("one", "two")]
    form = FormView(asked, TODAY)
    clerk.page.body.addWidget(form)
    clerk.wait()
    for name in ("one", "two"):
        box = form.boxes[name]
        box.focus()
        clerk.type("पहला")
        clerk.ctrl(KEYS.Key_E)
        clerk.type("first")
        assert box.value() == {"hi": "पहला", "en": "first"}


def test_the_keyboard_stays_at_the_exchange(clerk: Desk) -> None:
    clerk.ctrl(KEYS.Key_8)
    clerk.wait()
    page = clerk.page
    page.go.setFocus()
    clerk.press(KEYS.Key_Space)
    assert page.stop.hasFocus() or page.go.hasFocus()
    clerk.wait()
    assert page.go.hasFocus()


def test_enter_presses_the_button_that_has_the_focus_but_signs_nothing(clerk: Desk) -> None:
    clerk.window.go(Route("today"))
    clerk.wait()
    case = receive(clerk.sample, TODAY)
    clerk.window.go(Route("case", (case,)))
    clerk.wait()
    row = next(
        b for b in clerk.page.findChildren(QPushButton) if b.accessibleName().startswith("Print the checklist")
    )
    row.setFocus()
    clerk.press(Qt.Key.Key_Return)
    clerk.wait()
    assert clerk.page.route == Route("checklist", (case,))
    assert clerk.page.do_it.hasFocus()
    clerk.press(Qt.Key.Key_Return)
    clerk.wait()
    assert clerk.page.route == Route("checklist", (case,))
    clerk.press(Qt.Key.Key_Space)
    clerk.wait()
    assert clerk.page.route == Route("case", (case,))
