"""While the window stands the folder is backed up once a day, and the clerk is told what he should know."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import desktop
from desktop.app import Program, open_program
from desktop.care import Care
from desktop.core import upgraded
from desktop.core.errors import StoreError
from desktop.exchange import Exchange
from desktop.room_parts import room_of


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    made = open_program(tmp_path / "data", office="ward-07", state=tmp_path / "state")
    yield made
    made.close()


def wait_until(true: object, seconds: float = 10) -> None:
    for _ in range(round(seconds * 100)):
        if true():  # type: ignore[operator]
            return
        time.sleep(0.01)
    raise AssertionError("it did not come to that")


def test_a_backup_is_taken_once_a_day(program: Program) -> None:
    care = Care(program.store, every=0.02, calm=0.05).start()
    wait_until(lambda: not program.store.backup_due())
    time.sleep(0.2)
    care.stop()
    assert len(list((program.folder / "backups").glob("*.db"))) == 1
    assert care.troubles() == []


def test_a_window_is_told_that_another_version_lies_beneath_it(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, there = room_of(program, Exchange(program)), tmp_path / "__init__.py"
    assert upgraded.FILE.is_file() and room.notices() == []
    monkeypatch.setattr(upgraded, "FILE", there)
    assert room.notices() == [], "it is just being replaced"
    there.write_text(f'"""x"""\n\n__version__ = "{desktop.__version__}"\n', encoding="utf-8")
    assert room.notices() == []
    there.write_text('"""x"""\n\n__version__ = "99.0.1"\n', encoding="utf-8")
    assert [each.code for each in room.notices()] == ["note_upgraded"]
    there.write_text('"""x"""\n\n__version__ = "0.0.1"\n', encoding="utf-8")
    assert [each.code for each in room.notices()] == ["note_downgraded"]


def test_a_backup_that_fails_is_told_until_one_is_made(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*args: object, **more: object) -> None:
        raise StoreError("The disk is full.", code="disk_full")

    with monkeypatch.context() as patched:
        patched.setattr(program.store, "backup", full)
        care = Care(program.store, every=0.02, calm=0).start()
        room = room_of(program, Exchange(program), care)
        wait_until(room.notices)
        assert [each.code for each in room.notices()] == ["note_backup"]
        assert "disk is full" in room.notices()[0].message
    wait_until(lambda: not room.notices())
    care.stop()


def test_a_copied_folder_is_told_in_the_window(program: Program, tmp_path: Path) -> None:
    import shutil

    program.store.backup()
    shutil.copytree(tmp_path / "data", tmp_path / "copy")
    copy = open_program(tmp_path / "copy", state=tmp_path / "state")
    try:
        codes = [each.code for each in room_of(copy, Exchange(copy)).notices()]
    finally:
        copy.close()
    assert "note_copied" in codes
    assert "note_unclean" in codes, "it was copied while the program ran"
