"""Marked data goes through a whole office and its centre; no log, notice or name of a file has any of it."""

from __future__ import annotations

import io
import logging
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from central import embed
from desktop.app import open_program
from desktop.casework.ports import Draft
from desktop.core.trace import places
from desktop.exchange import Exchange
from desktop.sync.transport import HttpTransport
from tests.offices import lay_sample

MARK = "QZXMARK"
NAMES = (f"{MARK}-name श्रीमती", f"{MARK}-98765", f"{MARK}-गली")
windows = sys.platform == "win32"


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sample office with marked data in a case and in a draft."""
    home = tmp_path_factory.mktemp("pc")
    folder = home / "data" / "office"
    lay_sample(folder, home / "state")
    program = open_program(folder, state=home / "state")
    try:
        with program.store.writing("clerk") as step:
            sha = step.put_blob(f"%PDF-1.7 {MARK}".encode())
            said = {"name": NAMES[0], "phone": NAMES[1], "street": NAMES[2], "sha256": sha}
            step.add(Draft("case:01a22cd2-1467-7000-abce-4a383b6644e4", "note.made", program.desk.today(), said))
        program.store.save_draft("new:building_notice", {"applicant": NAMES[0]})
    finally:
        program.close()
    return folder


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that any logger says, of whatever level."""
    kept, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(kept), root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield kept
    root.removeHandler(handler)
    root.setLevel(level)


def test_an_exchange_and_a_fault_at_the_centre_log_no_word(
    office: Path, log: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    centre = embed.start(tmp_path / "centre.db")
    program = open_program(office, state=office.parents[1] / "state")
    try:
        exchange = Exchange(program)
        exchange.enrol(centre.url, centre.code(program.store.office))
        assert exchange.run(patience=0).ok

        def broken(*_: Any) -> None:
            raise RuntimeError(f"could not keep {NAMES}") from KeyError(NAMES[0])

        with monkeypatch.context() as patched:
            patched.setattr("central.app.pages.check", broken)
            failed = exchange.run(patience=0)
        assert failed.error is not None
        assert MARK not in failed.error.message
    finally:
        program.close()
        centre.stop()
    said = log.getvalue()
    assert "POST /v1/entries 200" in said, "the centre's log was read"
    assert "Fault: builtins.RuntimeError" in said, "the fault is logged by its place"
    assert "central/app.py" in said
    out = capfd.readouterr()
    for text in (said, out.out, out.err):
        assert MARK not in text
        assert "श्रीमती" not in text


def test_no_file_beside_the_data_has_any_of_it(office: Path) -> None:
    """What is in the store must be there; whatever else lies about (settings, notices, locks, keys) has none of it."""
    home, held = office.parents[1], 0
    for path in (each for each in home.rglob("*") if each.is_file()):
        assert MARK not in str(path.relative_to(home))
        inside = MARK.encode() in path.read_bytes()
        at = path.relative_to(home).as_posix()
        is_data = at.startswith(
            ("data/office/nagardesk.db", "data/office/journal", "data/office/blobs/", "data/office/backups/")
        )
        held += inside
        assert is_data or not inside, at
    assert held


def test_commands_name_no_citizen_when_they_fail(office: Path, tmp_path: Path) -> None:
    broken = tmp_path / "office"
    broken.mkdir()
    for name in ("nagardesk.db", "office.json"):
        content = (office / name).read_bytes()
        (broken / name).write_bytes(content if name == "office.json" else content[: len(content) // 2])
    for words in (
        ("store", "verify"),
        ("store", "stats"),
        ("sync",),
        ("bundle", "export", "--to", str(tmp_path / "x")),
    ):
        ran = subprocess.run(
            [sys.executable, "-m", "desktop", "--data", str(broken), *words],
            env={**os.environ, "HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path / "state")},
            cwd=Path(__file__).resolve().parents[2],
            capture_output=True,
            text=True,
        )
        assert MARK not in ran.stdout + ran.stderr
        assert "Traceback" not in ran.stderr, ran.stderr


def test_places_tell_where_and_nothing_else() -> None:
    secret = f"{MARK} {NAMES}"
    try:
        try:
            HttpTransport(f"ftp://{secret}")
        except Exception as inner:
            raise ValueError(secret) from inner
    except ValueError as error:
        told = "\n".join(places(error))
    assert MARK not in told
    assert "after desktop.core.errors.FieldError" in told
    assert "desktop/sync/transport.py" in told


@pytest.mark.skipif(windows, reason="rights of files are the folder's there")
def test_only_the_user_reads_his_data_and_keys(office: Path, tmp_path: Path) -> None:
    home = office.parents[1]
    loose = {
        path.relative_to(home).as_posix(): oct(path.stat().st_mode & 0o777)
        for path in [office, *office.rglob("*"), *(home / "state").rglob("*")]
        if path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO) and not _behind_a_closed_door(path, home)
    }
    assert loose == {}


def _behind_a_closed_door(path: Path, home: Path) -> bool:
    """Whether a folder above keeps everybody else out."""
    return any(not each.stat().st_mode & 0o077 for each in path.parents if each.is_relative_to(home) and each != home)
