"""The edges where a hostile text or file meets a terminal, a tip, a shared folder or a slow line."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fastapi import Request

from central import desk as desks
from central.centre import Refusal
from central.cli import main as central
from desktop.core import console, outfile
from desktop.core.errors import NagardeskError, SyncError
from desktop.printing.queue import Queue
from desktop.sync.stick import read_invitation


def test_a_name_in_a_file_does_not_command_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> int:
        raise NagardeskError("There is no sheet '\x1b]0;owned\x07\x1b[2J\u202e' here\nand \x00" + "x" * 100_000)

    assert console.carry("nagardesk", work) == console.REFUSED
    said = capsys.readouterr().err
    assert not [c for c in said if not c.isprintable() and c != "\n"]
    assert len(said) < 30_000
    assert "here\nand" in said


def test_a_tip_shows_markup_as_it_was_typed() -> None:
    from desktop.ui.bits import plain_tip

    assert plain_tip("रमेश & भाई") == "रमेश & भाई"
    assert plain_tip('<img src="//evil/x.png"> &') == "<qt>&lt;img src=&quot;//evil/x.png&quot;&gt; &amp;</qt>"


def test_a_draft_in_a_shared_folder_has_no_name_to_be_guessed(tmp_path: Path) -> None:
    names = []
    for _ in range(2):
        with outfile.whole(tmp_path / "a.csv") as draft:
            names.append(draft.name)
            draft.write_text("x")
    assert names[0] != names[1]
    assert str(os.getpid()) not in names[0].split("-")[1]


@pytest.mark.skipif(sys.platform == "win32", reason="the rights of the folder hold there")
def test_what_goes_out_is_for_its_owner_alone(tmp_path: Path) -> None:
    from desktop.interchange.tables import write_table
    from desktop.ui.crash import write as write_notice

    before = os.umask(0o022)
    try:
        outfile.write(tmp_path / "paper.pdf", b"%PDF")
        write_table(tmp_path / "register.csv", "x", [["name"], ["Ramesh"]])
        write_table(tmp_path / "register.xlsx", "x", [["name"], ["Ramesh"]])
        outfile.write(tmp_path / "mp.lawpack", b"PK", public=True)
        (tmp_path / "old.pdf").touch(mode=0o640)
        outfile.write(tmp_path / "old.pdf", b"%PDF")
        write_notice(tmp_path / "faults", ValueError("x"))
    finally:
        os.umask(before)
    rights = {path.name: oct(path.stat().st_mode & 0o777) for path in tmp_path.iterdir()}
    assert rights == {
        "paper.pdf": "0o600", "register.csv": "0o600", "register.xlsx": "0o600", "mp.lawpack": "0o644", "old.pdf": "0o640",
        "faults": "0o700",
    }  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes with names")
def test_a_pipe_on_a_stick_is_no_invitation(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "nagardesk-x.invitation")
    os.mkfifo(tmp_path / f"nagardesk-x{_ending()}")
    with pytest.raises(SyncError):
        read_invitation(tmp_path)


def _ending() -> str:
    from desktop.sync.wire.models import INVITATION

    return INVITATION


def test_an_invitation_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'c.db'}"
    assert central(["init", "--db", store]) == 0
    assert (
        central(["enrol", "--db", store, "--office", "ward-1", "--to", str(tmp_path), "--url", "https://c.example"])
        == 0
    )
    path = tmp_path / f"nagardesk-ward-1{_ending()}"
    assert path.stat().st_mode & 0o777 == 0o600
    with (tmp_path / "huge").open("wb") as huge:
        huge.truncate(1 << 40)
    assert central(["admit", "--db", store, str(tmp_path / "huge")]) == 1


def test_a_print_job_names_no_other_file(tmp_path: Path) -> None:
    queue, other = Queue(tmp_path / "queue"), tmp_path / "evil.job"
    other.write_text("not of the queue")
    (queue.folder / "a.job").write_text('{"id": "../evil", "pieces": [], "settings": {}, "title": "x"}')
    assert [(job.id, job.state) for job in queue.jobs()] == [("a", "damaged")]
    assert [path.name for path in queue.folder.iterdir()] == ["a.damaged"]
    assert queue.forget() == 1
    assert (list(queue.folder.iterdir()), other.read_text()) == ([], "not of the queue")


@pytest.mark.parametrize("pieces", [[], [b"x"] * 3])
def test_a_body_that_does_not_come_holds_no_place(monkeypatch: pytest.MonkeyPatch, pieces: list[bytes]) -> None:
    monkeypatch.setattr(desks, "_PATIENCE", 0.2)

    async def stream() -> AsyncIterator[bytes]:
        for piece in pieces:
            yield piece
        await asyncio.sleep(600)

    slow = cast(Request, SimpleNamespace(headers={"content-length": "100"}, stream=stream))
    keeper: Any = desks.Desk.__new__(desks.Desk)
    with pytest.raises(Refusal) as refused:
        asyncio.run(asyncio.wait_for(keeper.body(slow, 1000), 30))
    assert refused.value.status == 408
