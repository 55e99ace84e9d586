"""The self-test finds everything sound where it is, and says which part is not."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desktop import cli, demo, selftest


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A folder in which the job was done, and what it told; done again there, it only goes on."""
    place = tmp_path_factory.mktemp("self test")
    return place, demo.run(place, lambda line: None)


@pytest.fixture(scope="module")
def findings(done: tuple[Path, dict[str, Any]]) -> list[selftest.Finding]:
    return selftest.look(done[0])


def test_store_print_and_sync_hold(findings: list[selftest.Finding]) -> None:
    assert [f.part for f in findings] == ["store", "print", "sync"]
    assert [f.said for f in findings if not f.holds] == []
    assert "papers read back word for word" in findings[1].said


def test_an_altered_paper_is_seen(
    done: tuple[Path, dict[str, Any]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, told = done

    def altered(place: Path, say: object) -> dict[str, object]:
        shutil.copytree(whole, place, dirs_exist_ok=True)
        blob = max(
            (place / "data" / "device-1" / "blobs").rglob("*"),
            key=lambda path: path.is_file() and path.stat().st_size,
        )
        blob.chmod(0o600)
        blob.write_bytes(blob.read_bytes()[:-9] + b"%altered\n")
        return {**told, "lost": 1}

    monkeypatch.setattr(demo, "run", altered)
    monkeypatch.setattr(selftest, "_print", lambda program, case: selftest.Finding("print", True, ""))
    assert cli.main(["self-test", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert {part: told[part]["holds"] for part in told} == {"store": False, "print": True, "sync": False}


def test_a_paper_whose_words_are_not_the_sealed_ones_is_named(
    done: tuple[Path, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    from desktop.printing import apart

    code = apart.read
    monkeypatch.setattr(apart, "read", lambda pdf: ("other words", code(pdf)[1]))
    told = selftest.look(done[0])
    assert [f.holds for f in told] == [True, False, True]
    assert "not those that were sealed" in told[1].said


@pytest.mark.parametrize("words", [[], ["--data", "law"], ["--data=/x"], ["sample"]])
def test_the_window_starts_without_reading_other_jobs(words: list[str]) -> None:
    asked = (
        f"import sys; from desktop.cli import _parser; _parser({words!r}).parse_args({words!r}); print(*sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    read = {name.partition(".")[0] for name in ran.stdout.split()}
    assert not read & {
        "numpy",
        "shapely",
        "pyproj",
        "pydantic",
        "reportlab",
        "requests",
        "PySide6",
        "openpyxl",
        "ruamel",
    }
