"""An office on a disk without one free byte, or one that can't be written, is opened and read; work goes on with room."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop import cli
from desktop.app import Program, open_program
from desktop.casework.ports import Draft, Filter
from desktop.core.errors import StoreError
from desktop.exchange import Exchange
from desktop.room_parts import room_of
from desktop.sample import found_office
from tests.disks import Disk, small_disk

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("tmpfs", "ext4")
pytestmark = pytest.mark.timeout(1200)


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an office, its keys beside it, and one case; it is moved, never opened in its place."""
    place = tmp_path_factory.mktemp("made") / "first"
    program = open_program(place / "office", state=place / "state" / "nagardesk")
    found_office(program)
    say(program, "kept")
    program.close()
    return place.rename(place.with_name("moved"))


@pytest.fixture(params=KINDS)
def disk(request: pytest.FixtureRequest, tmp_path: Path, office: Path) -> Iterator[Disk]:
    """A disk with the office."""
    with small_disk(tmp_path / "disk", request.param, 24) as made:
        shutil.copytree(office, made.place, dirs_exist_ok=True)
        yield made


def say(program: Program, words: str) -> None:
    with program.store.writing("clerk") as step:
        step.add(
            Draft("case:0198c000-0000-7000-8000-000000000001", "note.made", program.desk.today(), {"say": words})
        )


def said(program: Program) -> list[Any]:
    return [entry.data["say"] for entry in program.store.entries("case:0198c000-0000-7000-8000-000000000001")]


def opened(disk: Disk) -> Program:
    return open_program(disk.place / "office", state=disk.place / "state" / "nagardesk")


@pytest.fixture
def command(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Runs a command of the program on the office of the disk; its exit code."""
    monkeypatch.setenv("XDG_STATE_HOME", str(disk.place / "state"))
    monkeypatch.setenv("NAGARDESK_DATA", str(disk.place))
    monkeypatch.setenv("NAGARDESK_PASSWORD", "sundarpur-clerk")
    return lambda *words: cli.main(words)


def test_a_full_disk_is_read_and_work_goes_on_when_there_is_room(disk: Disk) -> None:
    disk.fill()
    program = opened(disk)
    try:
        device = program.store.device
        assert said(program) == ["kept"]
        assert program.desk.office().act and program.store.verify().faults == ()
        assert program.store.count(Filter(text="anything")) == 0
        assert program.store.notices[0].code == "disk_full"
        for _ in range(3):
            with pytest.raises(StoreError, match="disk is full") as refused:
                say(program, "lost")
            assert refused.value.code == "disk_full"
        with pytest.raises(StoreError, match="disk is full"):
            program.store.save_draft("new:x", {"a": "b" * 5000})
        disk.empty()
        say(program, "with room")
        assert program.store.device == device, "it goes on as the device it was"
    finally:
        program.close()
    again = opened(disk)
    try:
        assert said(again) == ["kept", "with room"]
        assert again.store.device == device and again.store.verify().faults == ()
        assert [each.code for each in again.store.notices] == []
    finally:
        again.close()


def test_the_window_has_its_room_on_a_full_disk(disk: Disk) -> None:
    disk.fill()
    program = opened(disk)
    room = room_of(program, Exchange(program))
    try:
        assert [each.code for each in room.notices()] == ["note_disk_full"]
        assert room.prints.jobs() == []
        assert room.sign_in("clerk", "sundarpur-clerk").login == "clerk"
        assert program.store.waiting().entries > 0 and room.truth().entries_waiting == 0  # it has no centre
    finally:
        room.close()


def test_commands_read_on_a_full_disk(
    disk: Disk, command: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    disk.fill()
    for words in (
        ("case", "list", "--as", "clerk"),
        ("case", "today", "--as", "clerk"),
        ("office", "show"),
        ("store", "stats"),
        ("store", "verify"),
    ):
        assert command(*words) == 0, (words, capsys.readouterr().err)
    capsys.readouterr()
    assert command("store", "backup") == 1
    said = capsys.readouterr().err
    assert "disk is full" in said and len(said.splitlines()) == 1


def test_what_a_kill_left_in_the_journal_is_read_on_a_full_disk(disk: Disk) -> None:
    """The journal of the data file was not brought into it; nothing of it is missing without room for more."""
    script = f"""
import sys, time
from pathlib import Path
from tests.end_to_end.test_full_disk import open_program, say
place = Path({str(disk.place)!r})
program = open_program(place / "office", state=place / "state" / "nagardesk")
for n in range(20):
    say(program, f"step {{n}}")
print("said", flush=True)
time.sleep(60)
"""
    with subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True) as working:
        assert working.stdout and working.stdout.readline() == "said\n"
        working.send_signal(signal.SIGKILL)
        working.wait()
    (disk.place / "office" / "nagardesk.db-shm").unlink()
    disk.fill()
    program = opened(disk)
    try:
        assert said(program) == ["kept", *(f"step {n}" for n in range(20))]
        with pytest.raises(StoreError, match="disk is full"):
            say(program, "x" * 100_000)
        disk.empty()
        say(program, "with room")
    finally:
        program.close()
    again = opened(disk)
    try:
        assert len(said(again)) == 22 and again.store.verify().faults == ()
    finally:
        again.close()


def test_a_second_program_is_told_that_the_folder_is_in_use_on_a_full_disk_too(disk: Disk) -> None:
    disk.fill()
    program = opened(disk)
    try:
        with pytest.raises(StoreError) as refused:
            opened(disk)
        assert refused.value.code == "in_use"
    finally:
        program.close()


def test_a_disk_that_can_not_be_written_is_read(disk: Disk, command: Callable[..., int]) -> None:
    disk.lock(writable=False)
    try:
        program = opened(disk)
        try:
            assert said(program) == ["kept"] and program.store.notices[0].code == "read_only"
            with pytest.raises(StoreError, match="cannot be written") as refused:
                say(program, "lost")
            assert refused.value.code == "read_only"
            room = room_of(program, Exchange(program))
            assert [each.code for each in room.notices()] == ["note_read_only"]
        finally:
            program.close()
        assert command("office", "show") == 0
    finally:
        disk.lock(writable=True)
    program = opened(disk)
    try:
        say(program, "writable again")
        assert said(program) == ["kept", "writable again"]
    finally:
        program.close()


def test_an_office_can_not_be_made_on_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", megabytes=1) as disk:
        disk.fill()
        with pytest.raises(StoreError) as refused:
            open_program(disk.place / "office", state=tmp_path / "state")
        assert refused.value.code == "disk_full"
