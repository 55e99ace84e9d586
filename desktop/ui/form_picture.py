"""A form drawn as a picture with the window's own widgets, without a window: everything it may ask, one under another."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.core.clock import SystemClock, today
from desktop.core.errors import NagardeskError
from desktop.forms.definition import Field, Form
from desktop.ui import theme, words
from desktop.ui.bits import column, label
from desktop.ui.form import FormView
from desktop.ui.theme import XL, M
from desktop.ui.words import pick

WIDTH = 900  # pixels: the room a form has beside its side card on a screen of 1366
_SHOWN = 12
_OFFICE = {
    "en": "the office's own list",
    "hi": "कार्यालय की अपनी सूची",
    "mr": "कार्यालयाची स्वतःची यादी",
    "pa": "ਦਫ਼ਤਰ ਦੀ ਆਪਣੀ ਸੂਚੀ",
    "ta": "அலுவலகத்தின் சொந்தப் பட்டியல்",
}


def draw(form: Form, language: str, path: Path, *, scale: int = 100) -> None:
    """Write `form` in `language` as a PNG of WIDTH pixels; questions that depend on others are all shown.

    `scale` is the type size in percent. Raises `NagardeskError` where the file can't be written.
    """
    app = _screen()
    words.show_language(language, bare=True)
    theme.load_fonts()
    if not app.styleSheet() or theme.now() != theme.Theme(theme.LIGHT, False, scale):
        theme.apply(app, dark=False, scale=scale)
    view = sheet(form, today(SystemClock()))
    drawn = view.grab()
    view.deleteLater()
    app.sendPostedEvents(view, QEvent.Type.DeferredDelete)
    if not drawn.save(str(path), "PNG"):
        raise NagardeskError(f"The picture can't be written to {path}.", code="picture")


def sheet(form: Form, day: date, width: int = WIDTH) -> QWidget:
    """The form on a sheet of paper, as high as it needs, laid out and not shown."""
    view = QWidget()
    view.setObjectName("paper")
    view.fields = FormView([_open(each) for each in form.fields], day)
    head = label(pick(form.title), "title", wrap=True)
    view.setLayout(column(head, view.fields, gap=M, margins=(XL, M, XL, XL)))
    view.setStyleSheet(f"#paper {{ background: {theme.now().colours.sheet}; }}")
    view.setFixedWidth(width)
    for _ in range(3):  # a grab polishes what is not shown, and wrapped labels find their height in steps
        view.grab()
        QApplication.processEvents()
        view.layout().activate()
        view.setFixedHeight(max(view.layout().heightForWidth(width), view.layout().minimumSize().height()))
    return view


def _open(field: Field) -> Field:
    """A field that is always asked, with a stand-in for what only an office knows."""
    choices = field.choices
    if isinstance(choices, str):
        choices = {str(n): _OFFICE for n in range(1, _SHOWN + 1 if field.type == "select_one" else 3)}
    return replace(field, relevant="", choices=choices)


def _screen() -> QApplication:
    if not QApplication.instance() and not any(os.environ.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication.instance() or QApplication(["nagardesk"])
