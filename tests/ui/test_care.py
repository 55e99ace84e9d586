"""A backup at the window by keyboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, go, texts


def band(desk: Desk) -> str:
    """What the page tells under its heading."""
    return str(desk.page.messages.itemAt(0).widget().accessibleName())


def write(desk: Desk, text: str) -> None:
    """Put another text into the field at work, and Enter."""
    desk.ctrl(Qt.Key.Key_A)
    desk.type(text)
    desk.press(ENTER)
    desk.wait()


def test_without_a_folder_it_says_what_to_do(clerk: Desk) -> None:
    go(clerk, "care")
    clerk.ctrl(Qt.Key.Key_A)
    clerk.press(Qt.Key.Key_Delete)
    clerk.press(ENTER)
    assert band(clerk).startswith("Say where: put the stick in")


def test_a_backup_tells_its_file_and_when_the_last_was_taken(clerk: Desk, tmp_path: Path) -> None:
    go(clerk, "care")
    write(clerk, str(tmp_path / "disk"))
    assert band(clerk).startswith("Backed up") and len(list((tmp_path / "disk").glob("*.db"))) == 1
    assert "last taken 12-10-2026" in " ".join(texts(clerk.page))
