"""Sheets over the page: where they stand when the window changes."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from desktop.ui.preview import Preview
from desktop.ui.theme import L


def test_a_preview_takes_the_height_of_the_window_that_it_lies_over_also_when_that_grows(qtbot: Any) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1366, 768)
    over.show()
    sheet = Preview(over, None, lambda *_lane_work_done: None, b"")
    sheet.open()
    assert sheet.height() == 768 - 2 * L
    over.resize(1920, 1080)
    qtbot.waitUntil(lambda: sheet.height() == 1080 - 2 * L)
    assert sheet.x() == (1920 - sheet.width()) // 2
