"""`nagardesk import register` and `form …` on a founded office: lines in, bad rows out and in again, stopped and taken up."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from desktop.app import open_program
from desktop.casework.ports import Filter
from desktop.cli import main
from desktop.interchange.workbook import Workbook
from desktop.sample import found_office

HEADER = ["Old number", "Received", "Name", "Ward", "Area", "Result"]
MAP = {
    "form": "building_notice",
    "register": "Building permissions 1998",
    "columns": dict(
        zip(HEADER, ("old_number", "received_on", "applicant_latin", "ward", "plot_area", "outcome"), strict=True)
    ),
    "choices": {"outcome": {"OK": "granted"}},
    "key": ["old_number", "received_on"],
}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with the sample office; its clerk's password is known."""
    folder = tmp_path / "data" / "office"
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("NAGARDESK_PASSWORD", "sundarpur-clerk")
    program = open_program(folder)
    found_office(program)
    program.close()
    (tmp_path / "m.json").write_text(json.dumps(MAP), encoding="utf-8")
    return folder


def write(path: Path, rows: list[list[str]]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows([HEADER, *rows])
    return path


def row(n: int) -> list[str]:
    return [f"{n}/98", "3.2.98", f"Ram Lal {n}", "27", "1200 sq ft", "OK"]


def bring(data: Path, file: Path, *more: str, login: str = "clerk") -> list[str]:
    words = ["--data", str(data), "import", "register", str(file), "--kind", "building_notice", "--json"]
    return [*words, "--map", str(data.parents[1] / "m.json"), *(["--as", login] if login else []), *more]


def told(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    return dict(json.loads(capsys.readouterr().out.splitlines()[-1]))


def cases(data: Path) -> int:
    program = open_program(data)
    try:
        return program.store.count(Filter())
    finally:
        program.close()


def test_lines_come_in_and_the_bad_ones_come_back_corrected(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = ["3/98", "31.2.98", "Shyam Lal", "999", "x", "OK"]
    file, bad = write(tmp_path / "r.csv", [row(1), row(2), wrong]), tmp_path / "bad.xlsx"
    assert main(bring(data, file, "--dry-run", login="")) == 1
    report = told(capsys)
    assert (report["dry_run"], report["good"], report["saved"]) == (True, 2, 0)
    assert {p["column"] for p in report["problems"]} == {"B", "D", "E"}
    assert main(bring(data, file, "--bad", str(bad))) == 1
    assert told(capsys)["saved"] == 2
    with Workbook(bad) as book:
        kept = [str(value) for value in list(book.sheet().rows())[1].cells.values()]
    mended = write(tmp_path / "mended.csv", [[kept[0], "28.2.98", kept[2], "27", "100", "OK"], row(1)])
    assert main(bring(data, mended)) == 0
    report = told(capsys)
    assert (report["saved"], report["already"], cases(data)) == (1, 1, 3)


def test_nobody_and_a_wrong_password_bring_nothing(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(tmp_path / "r.csv", [row(1)])
    assert main(bring(data, file, login="")) == 2
    assert "--as LOGIN" in capsys.readouterr().err
    monkeypatch.setenv("NAGARDESK_PASSWORD", "wrong")
    assert main(bring(data, file)) == 1
    assert cases(data) == 0


def test_ctrl_c_ends_it_with_a_report_and_the_rest_comes_the_next_time(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "r.csv", [row(n) for n in range(3000)])
    code = "import sys; from desktop.cli import main; sys.exit(main(sys.argv[1:]))"
    running = subprocess.Popen(
        [sys.executable, "-c", code, *bring(data, file)], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not (data / "maps").exists() and running.poll() is None:
        time.sleep(0.05)
        if _saved(data):
            break
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=30)
    first = json.loads(out.splitlines()[-1])
    assert first["cancelled"] and 0 < first["saved"] < 3000 and cases(data) == first["saved"]
    assert main(bring(data, file)) == 0
    report = told(capsys)
    assert (report["already"], report["saved"], cases(data)) == (first["saved"], 3000 - first["saved"], 3000)


def _saved(data: Path) -> bool:
    """Whether the other process has saved anything yet: its write-ahead log has grown."""
    return any(path.stat().st_size > 400_000 for path in data.rglob("*-wal"))


def test_form_lint_and_preview_work_without_a_screen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["form", "lint"]) == 0
    assert capsys.readouterr().out == "no faults\n"
    assert main(["form", "preview", "py_arcade", "--language", "all", "--out", str(tmp_path)]) == 0
    pictures = {language: Image.open(tmp_path / f"py_arcade.{language}.png") for language in ("en", "ta")}
    assert all(picture.width == 900 and picture.height > 600 for picture in pictures.values())
    assert pictures["en"].tobytes() != pictures["ta"].tobytes()
