"""Forms as they look: nothing cut off in any of their languages, at plain and at large type."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from desktop.forms.definition import form_files, load
from desktop.ui import theme, words
from desktop.ui.form_picture import sheet
from tests.ui.sample import TODAY

NAMES = [path.stem for path in form_files()][::24]


@pytest.fixture(autouse=True)
def plain_english_afterwards(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp, dark=False, scale=100)
    yield
    theme.apply(qapp, dark=False, scale=100)
    words.show_language("en")


def cut_off(view: QWidget, *, hints: bool = True) -> list[str]:
    """The texts that have less room than they need; `hints` are those in empty fields, which end in an ellipsis."""
    found = []
    for each in view.findChildren(QLabel):
        wanted = each.heightForWidth(each.width()) if each.wordWrap() else each.sizeHint().height()
        if each.text() and not each.isHidden() and wanted > each.height() + 1:
            found.append(each.text())
    for button in view.findChildren(QAbstractButton):
        if not button.isHidden() and button.sizeHint().width() > button.width() + 2:
            found.append(button.text())
    for edit in view.findChildren(QLineEdit) if hints else ():
        if edit.fontMetrics().horizontalAdvance(edit.placeholderText()) > edit.width() - 16:
            found.append(edit.placeholderText())
    return found


@pytest.mark.parametrize("name", [*NAMES, "mp_layout", "mp_carcass_notice", "py_private_street"])
def test_no_text_of_a_form_is_cut_off_in_any_of_its_languages(qapp: QApplication, name: str) -> None:
    form = load(name)
    for language in form.title:
        words.show_language(language, bare=True)
        theme.load_fonts()
        view = sheet(form, TODAY)
        assert cut_off(view) == [], language
        view.deleteLater()
        qapp.sendPostedEvents(view, QEvent.Type.DeferredDelete)


def test_the_largest_type_cuts_no_label(qapp: QApplication) -> None:
    theme.apply(qapp, dark=False, scale=theme.SCALES[-1])
    words.show_language("ta", bare=True)
    view = sheet(load("py_building"), TODAY, 1400)
    assert cut_off(view, hints=False) == []
