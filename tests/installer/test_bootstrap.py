"""Set-up from source: what it counts as missing, what it prints, and that it trusts no environment of another place."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from installer import bootstrap

LOCKS = sorted((bootstrap.ROOT / "installer" / "lock").glob("*.txt"))
PIN = re.compile(r"^([a-z0-9.-]+)(?:\[[a-z,]+\])?==([^ ;]+)(?: ; (.+?))? \\$")


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Make this machine a Debian whose dpkg-query answers with the rows given."""

    def answer(rows: str) -> None:
        (tmp_path / "rows").write_text(rows)
        command = tmp_path / "dpkg-query"
        command.write_text(f"#!/bin/sh\ncat '{tmp_path}/rows'\n")
        command.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")

    return answer


def test_a_package_under_a_newer_name_counts(debian: Callable[[str], None]) -> None:
    rows = [f"installed\t{name}\t\n" for name in bootstrap.QT_LIBRARIES if name not in ("libglib2.0-0", "libegl1")]
    rows += ["installed\tlibglib2.0-0t64\tlibglib2.0-0 (= 2.80.0), libx\n", "config-files\tlibegl1\t\n"]
    debian("".join(rows))
    assert bootstrap.missing_packages("run") == ["libegl1"]
    assert bootstrap.missing_packages("dev") == ["libegl1", *bootstrap.TEST_TOOLS]


def test_elsewhere_than_on_debian_nothing_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bootstrap.missing_packages("dev") == []


def test_an_ordinary_user_is_told_the_one_line(
    debian: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    debian("")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert bootstrap.main(["bootstrap.py", "run"]) == 1
    line = next(each for each in capsys.readouterr().err.splitlines() if "sudo" in each).strip()
    assert line.startswith("sudo apt-get update && sudo apt-get install -y ")
    assert set(bootstrap.QT_LIBRARIES) <= set(line.split())


@pytest.mark.parametrize("words", [["bootstrap.py", "build"], ["bootstrap.py", ""]])
def test_an_unknown_target_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(words) == 1
    assert "bootstrap.py run" in capsys.readouterr().err


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 10, 2), (3, 14, 0), (4, 0, 0)])
def test_another_python_is_refused_and_one_that_is_here_is_named(
    version: tuple[int, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap.sys, "version_info", version)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bootstrap.main(["bootstrap.py", "run"]) == 1
    said = capsys.readouterr().err
    assert f"needs Python 3.11, 3.12 or 3.13; this is {'.'.join(map(str, version))}. Install one of them" in said
    (tmp_path / "python3.12").symlink_to("/bin/true")
    assert bootstrap.main(["bootstrap.py", "run"]) == 1
    assert "python3.12 is here; start again with `make run PYTHON=python3.12`." in capsys.readouterr().err


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone in a path with spaces whose locks ask for nothing, so that pip needs no line."""
    root = tmp_path / "ward office" / "वार्ड 7"
    (root / "installer" / "lock").mkdir(parents=True)
    for name in bootstrap.LOCKS.values():
        (root / "installer" / "lock" / name).write_text("")
    (root / "pyproject.toml").write_text('[project]\nname = "empty"\nversion = "1"\n')
    place(root, monkeypatch)
    return root


def place(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the set-up stand at `root`."""
    monkeypatch.setattr(bootstrap, "ROOT", root)
    monkeypatch.setattr(bootstrap, "VENV", root / ".venv")


def mark(root: Path, *lines: str) -> None:
    """Leave what a set-up leaves: an environment and the note of what is in it."""
    (root / ".venv" / "bin").mkdir(parents=True)
    (root / ".venv" / "bin" / "python").symlink_to("/bin/true")
    (root / ".venv" / "nagardesk-lock").write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_a_finished_set_up_is_left_alone(clone: Path) -> None:
    mark(clone, bootstrap.home(), bootstrap.fingerprint("dev"))
    assert bootstrap.install_lock("run")
    assert bootstrap.install_lock("dev")
    assert (clone / ".venv" / "bin" / "python").readlink() == Path("/bin/true")


@pytest.mark.parametrize("lines", [["3.9 /elsewhere/clone"], ["dev:0123456789abcdef:3.11"], []])
def test_what_was_made_for_another_place_or_broke_off_is_made_afresh(
    clone: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    mark(clone, *lines)
    asked = []
    monkeypatch.setattr(bootstrap, "make_venv", lambda target: asked.append(bootstrap.VENV))  # None: it failed
    assert not bootstrap.install_lock("run")
    assert asked == [clone / ".venv"]


def test_making_it_afresh_clears_what_was_there(clone: Path) -> None:
    mark(clone, "3.9 /elsewhere/clone")
    assert bootstrap.make_venv("run")
    assert (clone / ".venv" / "pyvenv.cfg").exists()
    assert not (clone / ".venv" / "nagardesk-lock").exists()


def test_a_full_disk_is_told_before_anything_is_made(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap.shutil, "disk_usage", lambda place: SimpleNamespace(free=300_000_000))
    assert not bootstrap.make_venv("run")
    assert f"the disk of {clone} has 300 MB left; about 800 MB are needed" in capsys.readouterr().err
    assert not (clone / ".venv").exists()


@pytest.mark.parametrize("place", ["", ".venv"])
def test_what_belongs_to_another_is_told_by_name(
    clone: Path, place: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mark(clone, "3.9 /elsewhere/clone")
    monkeypatch.setattr(bootstrap.os, "access", lambda path, mode: path != clone / place)
    assert not bootstrap.make_venv("run")
    assert f"{clone / place} can't be written by you" in capsys.readouterr().err


def test_a_disk_that_fills_while_installing_is_not_laid_to_the_line(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mark(clone, bootstrap.home())
    (clone / ".venv" / "bin" / "python").unlink()
    (clone / ".venv" / "bin" / "python").symlink_to("/bin/false")  # pip ends with a fault
    monkeypatch.setattr(bootstrap.shutil, "disk_usage", lambda place: SimpleNamespace(free=5_000_000))
    assert not bootstrap.install_lock("run")
    said = capsys.readouterr().err
    assert f"the disk of {clone} has 5 MB left" in said
    assert "on the network" not in said


def test_a_changed_lock_is_seen(clone: Path) -> None:
    before = bootstrap.fingerprint("run")
    (clone / "installer" / "lock" / "central.txt").write_text("# changed\n")
    assert bootstrap.fingerprint("run") != before


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_lock_pins_every_library_by_hash_and_names_no_index(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^--", text, re.MULTILINE)
    blocks = re.split(r"\n(?=\S)", text.strip())
    assert len(blocks) > 50
    for block in blocks:
        assert PIN.match(block.splitlines()[0]), block.splitlines()[0]
        assert "--hash=sha256:" in block


def test_the_locks_agree_with_each_other() -> None:
    pins = {
        lock.stem: {m.groups() for line in lock.read_text(encoding="utf-8").splitlines() if (m := PIN.match(line))}
        for lock in LOCKS
    }
    versions = {name: {(each[0], each[1]) for each in rows} for name, rows in pins.items()}
    assert versions["run"] < versions["central"] < versions["dev"]
