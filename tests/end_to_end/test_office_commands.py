"""The commands on a data folder, as a script would call them."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from central import embed
from tests.offices import lay_sample

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pc") / "office"
    lay_sample(folder, folder.parent / "state" / "nagardesk")
    return folder


@pytest.fixture(scope="module")
def centre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[embed.Embedded]:
    centre = embed.start(tmp_path_factory.mktemp("centre") / "centre.db")
    yield centre
    centre.stop()


def told(office: Path, *words: str, code: int = 0) -> dict[str, Any]:
    ran = subprocess.run(
        [sys.executable, "-m", "desktop", "--data", str(office), *words, "--json"],
        cwd=ROOT,
        env={
            "PATH": "/usr/bin:/bin",
            "HOME": str(office.parent),
            "XDG_STATE_HOME": str(office.parent / "state"),
            "NAGARDESK_CACHE": os.environ["NAGARDESK_CACHE"],
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == code, ran.stderr
    result: dict[str, Any] = json.loads(ran.stdout) if ran.stdout else {"stderr": ran.stderr}
    return result


def test_the_lists_are_built_anew_as_they_were(office: Path) -> None:
    assert told(office, "store", "rebuild") == {"rebuilt": True, "same_as_before": True}
    verified = told(office, "store", "verify")
    assert verified["faults"] == []
    assert verified["entries"] > 30
    assert told(office, "store", "stats")["cases"] == 12


def test_no_case_that_is_not_decided_is_archived(office: Path) -> None:
    moved = told(office, "store", "archive", "--before", "2100-01-01")
    assert moved["cases"] == 2, "two licences stand granted; the sample's other cases all wait for something"
    assert told(office, "store", "verify")["faults"] == []
    assert told(office, "store", "stats")["cases"] == 12


def test_a_copy_is_put_back_elsewhere(office: Path, tmp_path: Path) -> None:
    (tmp_path / "stick").mkdir()
    copy = told(office, "store", "backup", "--to", str(tmp_path / "stick"))
    again = tmp_path / "another pc" / "office"
    restored = told(again, "store", "restore", copy["path"])
    assert restored["entries"] == copy["entries"]
    assert told(again, "store", "verify")["faults"] == []


def test_without_a_centre_it_says_what_to_do(office: Path) -> None:
    assert "not enrolled" in told(office, "sync", code=1)["message"]


def test_enrolled_it_sends_everything_once(office: Path, centre: embed.Embedded) -> None:
    name = json.loads((office / "office.json").read_text(encoding="utf-8"))["office"]
    enrolled = told(office, "enrol", "--url", centre.url, "--code", centre.code(name))
    assert enrolled["office"] == name
    first = told(office, "sync", "--once")
    assert (first["error"], first["waiting"], first["agreed"]) == ("", 0, True)
    assert first["pushed"] > 30
    second = told(office, "sync", "--once")
    assert (second["pushed"], second["resent"]) == (0, 0)


def test_a_stick_is_written_and_says_what_waits(office: Path, tmp_path: Path) -> None:
    written = told(office, "bundle", "export", "--to", str(tmp_path))
    assert len(written["bundles"]) >= 1
    assert all(Path(path).stat().st_size > 100 for path in written["bundles"])
    gone = told(office, "bundle", "export", "--to", str(tmp_path / "no stick"), code=1)
    assert "stick" in gone["message"]
