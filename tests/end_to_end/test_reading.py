"""Every command of both programs on a folder that is not there, is empty, or can't be written: nothing is made by it."""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from central import cli as central
from desktop import case_commands, cli, money_commands
from desktop.app import open_program
from desktop.sample import found_office
from tests.disks import small_disk

pytestmark = pytest.mark.timeout(1200)
SPAN = ("--from", "2026-04-01", "--to", "2026-11-30")
ORDER = ("--order", "1", "--order-day", "2026-11-01")
AS = ("--as", "clerk")
# What every command of the program is given besides its name; "{made}" is a folder for what it makes, "{none}" no file.
READS: dict[str, tuple[str, ...]] = {
    "law last-day": ("2026-11-30", "30", "day"),
    "pack verify": ("{none}",),
    "register list": (),
    "return monthly": ("--year", "2026", "--month", "4"),
    "return quarterly": ("--year", "2026", "--quarter", "1"),
    "report": ("pendency",),
    "office show": (),
    "office example": (),
    "office powers": (),
    "store verify": (),
    "store stats": (),
    "street list": (),
    "street statement": ("none",),
    "street plan": ("none", "--out", "{made}/plan.pdf"),
    "paper verify": ("NGD1.none",),
    "paper text": ("{none}",),
    "paper texts": ("en",),
    "case show": ("none", *AS),
    "case next": ("none", *AS),
    "case clocks": ("none", *AS),
    "case licence": ("none", *AS),
    "case check-order": ("none", *AS),
    "case likely": AS,
    "case list": AS,
    "case today": AS,
    **{f"case {name}": AS for name in money_commands.READS},
}
WRITES: dict[str, tuple[str, ...]] = {
    "register print": ("dues", *SPAN, "--out", "{made}/x.csv", *AS),
    "permits export": ("--out", "{made}/permits.csv"),
    "office accept": ("en", *AS),
    "office delegate": (*AS, "--from", "a", "--to", "b", "--sections", "1", "--by", "2", "--paper", "3", "--dated",
                        "2026-01-01"),
    "store rebuild": (),
    "store backup": (),
    "store restore": ("{none}",),
    "store archive": ("--before", "2020-01-01"),
    "store encrypt": (),
    "store decrypt": (),
    "store unlock": ("--recovery", "X"),
    "store repair": (),
    "sync": ("--once",),
    "enrol": (),
    "office found": ("{none}",),
    "bundle export": ("--to", "{made}/stick"),
    "bundle import": ("{none}",),
    "bundle ack": ("{none}",),
    "update check": (),
    "update fetch": (),
    "import register": ("{none}", "--kind", "dues"),
    "street import": ("{none}",),
    "street take": ("none", "--street", "none"),
    "street steps": ("none",),
    "street notice": ("none", "none"),
    "street object": ("none", "--by", "x", "--text", "y"),
    "street consider": ("none", "none", "--why", "x"),
    "street approve": ("none", *ORDER),
    "street decide": ("none", *ORDER),
    "street file": ("none",),
    "street drop": ("none", "--why", "x"),
    "street touch": ("none", "--street", "none", "--parcel", "none"),
    "street possess": ("none", "none", "set_back", *ORDER),
    "street worth": ("none", "none", "set_back"),
    "street forward": ("none", "none", "permit", *ORDER),
    "case bundle": ("none", "--out", "{made}/case.pdf", *AS),
    **{f"case {name}": (*(() if name in case_commands._WITHOUT_CASE else ("none",)), *AS)
       for name in case_commands.ACTS},
}  # fmt: skip
# These have nothing to do with a data folder: they make what they are told to, where they are told.
APART = {"demo", "sample", "open", "self-test", "law export", "law lint", "law walk", "form lint", "pack new-key", "pack build", "pack sign",
         "pack install", "update sign", "form preview", "form xlsform export", "form xlsform import",
         "paper specimen", "paper lint"}  # fmt: skip
CENTRE: dict[str, tuple[str, ...]] = {
    "serve": ("--port", "0"),
    "enrol": ("--office", "o"),
    "admit": ("{none}",),
    "devices": (),
    "revoke": ("none",),
    "export": (),
    "user": ("somebody",),
    "restored": (),
    "bundle": ("{none}",),
    "sticks": (),
}


def leaves(parser: argparse.ArgumentParser, words: tuple[str, ...] = ()) -> Iterator[str]:
    """The names of all commands of a parser."""
    below = [each for each in parser._actions if isinstance(each, argparse._SubParsersAction)]
    if not below:
        yield " ".join(words)
    for each in below:
        for name, sub in each.choices.items():
            yield from leaves(sub, (*words, name))


def tree(folder: Path) -> dict[str, str]:
    """Every file and folder below, with the hash of what is in it and when it was written."""
    found = {}
    for path in sorted(folder.rglob("*")):
        content = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
        found[path.relative_to(folder).as_posix()] = f"{content} {path.stat().st_mtime_ns if content else ''}"
    return found


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's home with nothing in it."""
    made = tmp_path / "home"
    made.mkdir()
    for name in ("HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(made))
    monkeypatch.setenv("NAGARDESK_PASSWORD", "sundarpur-clerk")
    monkeypatch.delenv("NAGARDESK_DATA", raising=False)
    return made


def run(module: Any, words: list[str], made: Path) -> int:
    """The exit code; the program must not fail itself."""
    told = [word.replace("{made}", str(made)).replace("{none}", str(made / "none")) for word in words]
    try:
        code = int(module.main(told))
    except SystemExit as wrong:
        raise AssertionError(f"{told} is not how the command is called") from wrong
    assert code in (0, 1, 2), told
    return code


def test_every_command_is_in_these_lists() -> None:
    assert set(leaves(cli._parser())) == READS.keys() | WRITES.keys() | APART
    assert set(leaves(central._parser())) == CENTRE.keys() | {"init"}


def test_each_command_is_found_by_its_name_alone() -> None:
    """Only the part that a command belongs to is read for it, and that part has it."""
    every = set(leaves(cli._parser()))
    assert {name for names in cli._JOBS for name in names} | {*cli._PLAIN} > {each.split()[0] for each in every}
    for names in cli._JOBS:
        for name in names:
            own = {each for each in every if each.split()[0] in names}
            assert set(leaves(cli._parser(["--data", "x", name]))) - {*cli._PLAIN} == own, name


@pytest.mark.parametrize("folder", ["missing", "empty"])
def test_no_command_makes_an_office_where_there_is_none(
    tmp_path: Path, home: Path, folder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    place, made = tmp_path / "place", tmp_path / "made"
    place.mkdir()
    made.mkdir()
    data = place if folder == "empty" else place / "office"
    for name, more in {**READS, **WRITES}.items():
        run(cli, ["--data", str(data), *name.split(), *more], made)
        said = capsys.readouterr()
        assert "The program itself failed" not in said.err, name
        assert (tree(place), tree(home), tree(made)) == ({}, {}, {}), name


@pytest.mark.parametrize("folder", ["missing", "empty"])
def test_no_command_of_the_centre_makes_a_database(
    tmp_path: Path, home: Path, folder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    place, made = tmp_path / "place", tmp_path / "made"
    made.mkdir()
    if folder == "empty":
        place.mkdir()
    for name, more in CENTRE.items():
        assert run(central, [name, "--db", f"sqlite:///{place}/centre.db", *more], made) == 1, name
        said = capsys.readouterr()
        assert "The program itself failed" not in said.err, name
        assert not any(place.iterdir()) if folder == "empty" else not place.exists(), name


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an office and its keys, to be copied; nothing stands where it was made."""
    place = tmp_path_factory.mktemp("made") / "first"
    program = open_program(place / "office", state=place / "nagardesk")
    found_office(program)
    program.close()
    return place.rename(place.with_name("moved"))


def test_no_command_that_reads_writes_into_an_office(
    tmp_path: Path, home: Path, office: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(office, home, dirs_exist_ok=True)
    made = tmp_path / "made"
    made.mkdir()
    before, done = tree(home), set()
    for name, more in READS.items():
        if not run(cli, ["--data", str(home / "office"), *name.split(), *more], made):
            done.add(name)
        said = capsys.readouterr()
        assert "The program itself failed" not in said.err, name
        assert tree(home) == before, name
    assert done > {
        "register list",
        "office show",
        "store verify",
        "store stats",
        "street list",
        "case list",
        "report",
    }
    open_one = open_program(home / "office", state=home / "nagardesk")
    try:
        for name in ("office show", "case list", "store verify", "case today"):
            assert run(cli, ["--data", str(home / "office"), *name.split(), *READS[name]], made) == 0, (
                "beside a window"
            )
    finally:
        open_one.close()


def test_no_command_fails_itself_in_a_folder_that_can_not_be_written(
    tmp_path: Path, home: Path, office: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "made"
    made.mkdir()
    with small_disk(tmp_path / "disk", megabytes=24) as disk:
        shutil.copytree(office, disk.place, dirs_exist_ok=True)
        disk.lock(writable=False)
        codes = {}
        for name, more in {**READS, **WRITES}.items():
            codes[name] = run(cli, ["--data", str(disk.place / "office"), *name.split(), *more], made)
            said = capsys.readouterr().err
            assert "The program itself failed" not in said, name
            assert len(said.splitlines()) <= 1, (name, said)
        for name in ("register list", "office show", "store verify", "store stats", "street list", "case list"):
            assert codes[name] == 0, name
        for name in ("store rebuild", "store backup", "store encrypt", "store repair", "office accept"):
            assert codes[name] == 1, name


def test_no_command_of_the_centre_fails_itself_on_a_disk_that_can_not_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "made"
    made.mkdir()
    with small_disk(tmp_path / "disk", megabytes=8) as disk:
        url = f"sqlite:///{disk.place}/centre.db"
        command = [sys.executable, "-m", "central.cli", "init", "--db", url]
        subprocess.run(command, cwd=Path(__file__).resolve().parents[2], check=True, capture_output=True)
        disk.lock(writable=False)
        for name, more in {**CENTRE, "init": ()}.items():
            if name != "serve":
                run(central, [name, "--db", url, *more], made)
            said = capsys.readouterr().err
            assert "The program itself failed" not in said, (name, said)
            assert len(said.splitlines()) <= 1, (name, said)
