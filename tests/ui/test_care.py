"""Backup and stick at the window by keyboard: the stick goes to a real centre and its reply closes the queue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from central import embed
from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, go, texts
from tests.ui.sample import TODAY, receive


@pytest.fixture
def centre(tmp_path: Path) -> Iterator[embed.Embedded]:
    """A centre on this PC."""
    started = embed.start(tmp_path / "centre.db")
    yield started
    started.stop()


def band(desk: Desk) -> str:
    """What the page tells under its heading."""
    return str(desk.page.messages.itemAt(0).widget().accessibleName())


def write(desk: Desk, text: str) -> None:
    """Put another text into the field at work, and Enter."""
    desk.ctrl(Qt.Key.Key_A)
    desk.type(text)
    desk.press(ENTER)
    desk.wait()


def test_a_stick_there_and_back_by_keyboard(clerk: Desk, centre: embed.Embedded, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    room, store = clerk.sample.room, clerk.sample.store
    receive(clerk.sample, TODAY, 1)
    room.enrol(centre.url, centre.code(store.office))
    waiting = store.waiting().entries
    go(clerk, "care", "write")
    write(clerk, str(stick))
    assert band(clerk).startswith("The stick is written") and store.waiting().entries == waiting
    [written] = stick.glob("*.ngd")
    clerk.press(Qt.Key.Key_Escape)
    go(clerk, "care", "take")
    write(clerk, str(written))  # this PC has a line, so it carries the stick itself
    assert band(clerk).startswith("The centre has taken it")
    clerk.press(Qt.Key.Key_Escape)
    go(clerk, "care", "take")
    assert clerk.focus().text().endswith("-reply.ngd")  # the newest reply on the stick stands there already
    clerk.press(ENTER)
    clerk.wait()
    assert band(clerk).startswith("The reply is taken in") and store.waiting().entries == 0


def test_without_a_stick_or_a_centre_it_says_what_to_do(clerk: Desk, tmp_path: Path) -> None:
    go(clerk, "care")
    clerk.ctrl(Qt.Key.Key_A)
    clerk.press(Qt.Key.Key_Delete)
    clerk.press(ENTER)
    assert band(clerk).startswith("Say where: put the stick in")
    clerk.page.write_to[1].setFocus()
    write(clerk, str(tmp_path))
    assert not list(tmp_path.glob("*.ngd")) and "entred" not in band(clerk)
    assert texts(clerk.page.messages.itemAt(0).widget())


def test_a_backup_tells_its_file_and_when_the_last_was_taken(clerk: Desk, tmp_path: Path) -> None:
    go(clerk, "care")
    write(clerk, str(tmp_path / "disk"))
    assert band(clerk).startswith("Backed up") and len(list((tmp_path / "disk").glob("*.db"))) == 1
    assert "last taken 12-10-2026" in " ".join(texts(clerk.page))
