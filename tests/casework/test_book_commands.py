"""`nagardesk register|return|report|permits` and `case bundle`, as a script calls them."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from pypdf import PdfReader
from time_machine import travel

from desktop import cli
from desktop.demo import BEGIN
from desktop.sample import read
from tests.casework.test_commands import folder as folder

AUTUMN = ("--from", "01-08-2026", "--to", "30-11-2026")


@pytest.fixture
def office(folder: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The data folder with one application."""
    told = json.dumps({"form": "building_notice", "answers": read("job.yaml")["application"]["answers"]})
    with travel(BEGIN.replace(month=9), tick=True):
        code = cli.main(["--data", str(folder), "case", "receive", "--as", "clerk", "--told", told, "--json"])
    capsys.readouterr()
    assert code == 0
    return folder


def call(capsys: pytest.CaptureFixture[str], folder: Path, *words: object) -> Any:
    """What a command told as JSON; None where it refused."""
    with travel(BEGIN.replace(month=9, day=2), tick=True):
        code = cli.main(["--data", str(folder), *map(str, words), "--json"])
    out = capsys.readouterr().out
    return json.loads(out) if code == 0 else None


def test_registers_are_listed_printed_and_taken_out(
    office: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [row["name"] for row in call(capsys, office, "register", "list")["registers"]]
    assert {"inward", "outward", "receipts", "voids", "complaints"} <= set(names)
    out = tmp_path / "r.pdf"
    told = call(capsys, office, "register", "print", "receipts", *AUTUMN, "--as", "clerk", "--out", out)
    assert (told["lines"], told["paise"]) == (1, {"paise": 50_000})
    assert "Register of receipts" in " ".join(page.extract_text() for page in PdfReader(out).pages)
    for ending in ("xlsx", "csv"):
        path = tmp_path / f"r.{ending}"
        call(capsys, office, "register", "print", "receipts", *AUTUMN, "--as", "clerk", "--out", path)
    assert openpyxl.load_workbook(tmp_path / "r.xlsx").active["G2"].value == 500  # type: ignore[index]
    rows = list(csv.reader((tmp_path / "r.csv").open(encoding="utf-8-sig", newline="")))
    assert rows[1][6] == "500.00"


def test_a_register_is_for_somebody_who_signs_in(
    office: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "r.pdf"
    assert call(capsys, office, "register", "print", "receipts", *AUTUMN, "--out", out) is None
    assert call(capsys, office, "register", "print", "receipts", *AUTUMN, "--as", "cmo", "--out", out) is None
    assert call(capsys, office, "register", "print", "weather", *AUTUMN, "--as", "clerk", "--out", out) is None
    assert not out.exists()


def test_returns_and_reports_tell_their_figures(
    office: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    month = ("return", "monthly", "--year", 2026, "--month", 9)
    (row,) = call(capsys, office, *month)["applications"]
    assert (row["kind"], row["ward"], row["received"], row["pending"]) == ("building_notice", "27", 0, 1)
    (case,) = call(capsys, office, *month, "--cases", "applications.pending")["cases"]
    assert case["number"].endswith("BN/2026-27/1")
    call(capsys, office, *month, "--as", "clerk", "--out", tmp_path / "m.pdf")
    call(capsys, office, *month, "--out", tmp_path / "m.xlsx")
    assert len(PdfReader(tmp_path / "m.pdf").pages) >= 5
    assert openpyxl.load_workbook(tmp_path / "m.xlsx").sheetnames[0] == "applications"
    (pending,) = call(capsys, office, "report", "pendency")["rows"]
    assert pending == {"ward": "27", "age": "0", "number": 1}
    (money,) = call(capsys, office, "report", "money", "--out", tmp_path / "m.csv")["rows"]
    assert (money["what"], money["paise"]) == ("receipt", 50_000)
    assert "500.00" in (tmp_path / "m.csv").read_text(encoding="utf-8-sig")
    assert call(capsys, office, "return", "quarterly", "--year", 2027, "--quarter", 1) is None  # still to come


def test_permits_go_out_and_a_case_is_bound(office: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = call(capsys, office, "permits", "export", "--out", tmp_path / "p.csv")
    assert told["permits"] == 1
    text = (tmp_path / "p.csv").read_text(encoding="utf-8-sig")
    assert text.startswith("PermitNum,") and "Deshmukh" not in text
    number = call(capsys, office, "case", "list", "--as", "clerk")[0]["number"]
    bundle = call(capsys, office, "case", "bundle", number, "--as", "clerk", "--out", tmp_path / "b.pdf")
    assert bundle["papers"] == 2 and len(bundle["chain"]) == 64
    assert len(PdfReader(tmp_path / "b.pdf").pages) == bundle["pages"]
    assert call(capsys, office, "case", "bundle", "X/1", "--as", "clerk", "--out", tmp_path / "c.pdf") is None
