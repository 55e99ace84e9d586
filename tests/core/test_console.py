"""Whatever ends a command is a line and an exit code; files and numbers named by a person are taken or refused by name."""

from __future__ import annotations

import argparse
import errno
import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.core import console, given
from desktop.core.errors import FieldError, StoreError


def _raise(error: BaseException) -> int:
    raise error


@pytest.mark.parametrize(
    ("error", "code", "says"),
    [
        (StoreError("Make room.", code="full"), 1, "Make room."),
        (OSError(errno.ENOSPC, "No space left", "x.pdf"), 1, "No space left: x.pdf. Make room"),
        (BrokenPipeError(), 0, ""),
        (KeyboardInterrupt(), 130, "Stopped"),
    ],
)
def test_every_end_has_its_code_and_its_line(
    error: BaseException, code: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert console.carry("nagardesk", lambda: _raise(error)) == code
    said = capsys.readouterr().err
    assert says in said and len(said.splitlines()) == (1 if says else 0)


def test_a_fault_of_the_program_tells_its_places_and_nothing_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert console.carry("nagardesk", lambda: _raise(ValueError("Lakshmi 0700012345"))) == 70
    said = capsys.readouterr().err
    assert "Traceback" not in said and "Lakshmi" not in said
    assert "builtins.ValueError" in said and "in _raise" in said


def test_a_refusal_is_json_for_a_script(capsys: pytest.CaptureFixture[str]) -> None:
    refusal = FieldError("ward", "No such ward.", code="ward")
    assert console.carry("nagardesk", lambda: _raise(refusal), as_json=lambda: True) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["error"], told["code"], told["fields"][0]["field"]) == ("FieldError", "ward", "ward")


@pytest.mark.parametrize(
    "words", [["desktop", "--help"], ["desktop", "office", "example"], ["central.cli", "--help"]], ids=" ".join
)
@pytest.mark.parametrize("output", ["full", "closed pipe"])
def test_output_that_takes_nothing(words: list[str], output: str) -> None:
    if output == "full":
        sink = os.open("/dev/full", os.O_WRONLY)
        assert stat.S_ISCHR(os.fstat(sink).st_mode), "a plain file in its place would take everything"
    else:
        read, sink = os.pipe()
        os.close(read)
    ran = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=Path(__file__).resolve().parents[2],
        stdout=sink,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(sink)
    assert ran.returncode in (0, 1), "not 120, which Python gives for a complaint at its very end"
    assert "Exception" not in ran.stderr and "Traceback" not in ran.stderr
    assert len(ran.stderr.splitlines()) <= 1


@pytest.mark.parametrize("text", ["2026-13-01", "0001-01-01", "9999-12-31", "x", ""])
def test_a_day_of_the_command_line(text: str) -> None:
    assert console.day("2026-08-31").isoformat() == "2026-08-31"
    with pytest.raises(argparse.ArgumentTypeError):
        console.day(text)


@pytest.mark.parametrize("text", ["-1", "65536", "९", "9" * 30, "1.0", ""])
def test_a_whole_number_of_the_command_line(text: str) -> None:
    assert console.whole(0, 65_535)("8460") == 8460
    with pytest.raises(argparse.ArgumentTypeError):
        console.whole(0, 65_535)(text)


def test_files_named_by_a_person(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("\ufeffनाम", encoding="utf-8")
    assert given.read_text(tmp_path / "plain") == "नाम"
    (tmp_path / "latin").write_bytes(b"a\nb\xe9")
    with pytest.raises(FieldError, match=r"UTF-8 \(line 2\)"):
        given.read_text(tmp_path / "latin", "told")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "long").write_bytes(bytes(20))
    for path, why in (
        (tmp_path / "pipe", "no plain file"),
        (Path("/dev/zero"), "no plain file"),
        (tmp_path, "is a folder"),
        (tmp_path / "none", "can't be read"),
        (Path("a\0b"), "can't be read"),
        (tmp_path / "long", "smaller"),
    ):
        with pytest.raises(FieldError, match=why) as refused:
            given.read(path, "told", 10)
        assert refused.value.field == "told"
