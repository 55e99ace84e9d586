"""A bundle opened from outside, by a double click: handed to the window that is open, offered there, taken in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import Qt

from central.cli import main
from desktop.handover import Wishes, hand_over
from desktop.store.folder import Folder, FolderLock
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import texts
from tests.ui.waits import wait

ROOT = Path(__file__).resolve().parents[2]


def start(folder: Path, *words: str, cwd: Path = ROOT) -> subprocess.Popen[bytes]:
    """A later start of the program, as the menu or a double click makes it."""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    return subprocess.Popen([sys.executable, "-m", "desktop", "--data", str(folder), *words], env=env, cwd=cwd)


def ended(process: subprocess.Popen[bytes]) -> int:
    """Wait for it while the window lives on; gives its exit code."""
    for _ in range(6000):
        if (code := process.poll()) is not None:
            return code
        wait(10)
    process.kill()
    raise AssertionError("the later start did not end")


def reply(desk: Desk, stick: Path) -> Path:
    """The centre's reply to what this office wrote on a stick."""
    db, sticks = f"sqlite:///{stick.parent / 'centre.db'}", desk.window.room.sticks
    stick.mkdir()
    assert main(["init", "--db", db]) == 0
    where = ["--to", str(stick), "--url", "https://centre.example"]
    assert main(["enrol", "--db", db, "--office", desk.sample.store.office, *where]) == 0
    sticks.join(str(stick), str(stick))
    (bundle,) = sticks.write(str(stick))
    assert main(["admit", "--db", db, str(next(stick.glob("*.ngq")))]) == 0
    assert main(["bundle", "--db", db, str(bundle)]) == 0
    (found,) = stick.glob("*-reply.ngd")
    return found


def test_a_bundle_opened_while_the_window_is_open_is_offered_there_and_one_key_takes_it_in(
    clerk: Desk, tmp_path: Path
) -> None:
    file = reply(clerk, tmp_path / "पेन ड्राइव")
    assert clerk.sample.store.waiting().entries > 0
    folder = tmp_path / "data"
    assert ended(start(folder, "open", file.name, cwd=file.parent)) == 0  # a name without its folder will do
    clerk.wait()
    assert clerk.page.route == Route("sync")
    assert f"For the exchange: {file.name}" in texts(clerk.page)
    assert clerk.sample.store.waiting().entries > 0, "nothing is taken in unasked"
    clerk.press(Qt.Key.Key_Return)
    clerk.wait()
    assert "1 reply taken over" in "\n".join(texts(clerk.page))
    assert clerk.sample.store.waiting().entries == 0
    assert not list(folder.glob("wishes/*"))


def test_while_nobody_is_signed_in_the_bundle_waits_and_the_sign_in_says_so(clerk: Desk, tmp_path: Path) -> None:
    clerk.ctrl(Qt.Key.Key_L)
    later = start(tmp_path / "data", "open", str(tmp_path / "a.ngd"))
    assert ended(later) == 0
    clerk.wait()
    assert clerk.window.sign_in.waiting.isVisible()
    assert clerk.window.sign_in.waiting.text() == "Sign in to take in a.ngd."
    clerk.sign_in("clerk")
    assert "For the exchange: a.ngd" in texts(clerk.page)


def test_a_second_start_without_a_file_brings_the_open_window_forward(clerk: Desk, tmp_path: Path) -> None:
    clerk.window.showMinimized()
    wait(50)
    assert clerk.window.isMinimized()
    assert ended(start(tmp_path / "data")) == 0
    clerk.wait()
    assert not clerk.window.isMinimized()
    assert clerk.page.route == Route("today")


def test_a_window_opened_with_a_bundle_offers_it_after_the_sign_in(desk: Desk, tmp_path: Path) -> None:
    desk.window.brought.add([str(tmp_path / "a.ngd")])
    assert desk.window.sign_in.waiting.text() == "Sign in to take in a.ngd."
    desk.sign_in("clerk")
    assert "For the exchange: a.ngd" in texts(desk.page)
    desk.press(Qt.Key.Key_Return)
    desk.wait()
    assert not any("For the exchange" in text for text in texts(desk.page))


def test_a_wish_that_nobody_takes_is_withdrawn(tmp_path: Path) -> None:
    assert not hand_over(tmp_path / "none", "a.ngd")
    assert not hand_over(tmp_path, "a.ngd"), "nobody has the folder"
    held = FolderLock(Folder(tmp_path).lock)  # as a command without a window holds it
    try:
        assert not hand_over(tmp_path, "a.ngd", patience=0.1)
    finally:
        held.release()
    assert Wishes(tmp_path).take() == []
    (tmp_path / "wishes" / "wish-7").write_bytes("/media/पेन/a.ngd".encode())
    (tmp_path / "wishes" / "wish-8").write_bytes(b"")
    assert Wishes(tmp_path).take() == ["/media/पेन/a.ngd", ""]
    assert Wishes(tmp_path).take() == []
