"""Every page, looked over: nothing is cut off, nothing lacks its translation or its name, Qt has nothing to say."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QPushButton, QWidget

from desktop.ui.bits import column
from desktop.ui.overlay import Overlay
from desktop.ui.pages import PAGES
from tests.ui.rare_shots import left_out
from tests.ui.screens import climbs, walk


def test_every_page_is_whole_with_the_longest_sentences_in_the_least_room(qapp: object) -> None:
    assert walk(None, "en", False, ((1024, 768),), stretched=True) == []


def test_a_page_or_a_sheet_that_a_walk_leaves_out_is_named() -> None:
    sheets = {"Palette", "Shortcuts", "Preview", "HelpOver", "SketchPad"}
    assert left_out(set(PAGES) - {"care"}, sheets - {"HelpOver"}) == ["care", "HelpOver"]


def test_a_part_put_in_late_to_which_tab_goes_up_is_named(qtbot: Any) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    parts = [QPushButton(name) for name in ("one", "late", "two", "three")]
    window.setLayout(column(*(parts[:1] + parts[2:])))
    window.show()
    parts[0].setFocus()
    assert climbs(window) == []
    window.layout().insertWidget(1, parts[1])
    qtbot.wait(20)
    parts[0].setFocus()
    assert climbs(window) == ["Tab goes up: from “three” to “late”", "Tab goes up: from “late” to “one”"]


def test_a_sheet_stays_within_a_window_that_becomes_smaller(qtbot: Any) -> None:
    under = QWidget()
    qtbot.addWidget(under)
    under.resize(1600, 900)
    under.show()
    sheet = Overlay(under, 900)
    sheet.open()
    under.resize(700, 500)
    qtbot.waitUntil(lambda: under.rect().contains(sheet.geometry()))
