"""Tables that go out carry nothing that a spreadsheet would carry out, and money to the paisa."""

from __future__ import annotations

import csv
import zipfile
from pathlib import Path

import openpyxl
import pytest

from desktop.core.errors import FieldError
from desktop.interchange.tables import as_rows, write_sheets, write_table

EVIL = ["=1+1", "+CALL", "-2+3", "@SUM(A1)", "\tx", "http://example.org/x"]


def test_no_formula_goes_into_a_sheet(tmp_path: Path) -> None:
    path = tmp_path / "t.xlsx"
    assert write_table(path, "t", [["a", "b"], *([text, 150_05] for text in EVIL)], {1}) == len(EVIL)
    sheet = openpyxl.load_workbook(path).active
    assert sheet is not None
    rows = list(sheet.iter_rows(min_row=2))
    assert [row[0].value for row in rows] == EVIL
    assert all(row[0].data_type == "s" and row[1].value == 150.05 for row in rows)
    with zipfile.ZipFile(path) as inside:
        xml = inside.read("xl/worksheets/sheet1.xml").decode()
    assert "<f>" not in xml and "hyperlink" not in xml


def test_a_csv_disarms_formulas_and_writes_paise_exactly(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    lines = write_table(path, "t", [["a", "b"], *([text, 5] for text in EVIL), ["-12", -150_05]], {1})
    with path.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.reader(stream))
    assert lines == len(EVIL) + 1 and rows[0] == ["a", "b"]
    assert all(row[0].startswith("'") for row in rows[1:6])
    assert [row[1] for row in rows[1:]] == ["0.05"] * len(EVIL) + ["-150.05"]
    assert rows[-1][0] == "-12"  # a plain number is no formula


def test_a_table_that_fails_leaves_no_file(tmp_path: Path) -> None:
    def broken() -> object:
        yield ["a"]
        raise FieldError("x", "stop")

    for name in ("t.csv", "t.xlsx"):
        with pytest.raises(FieldError):
            write_table(tmp_path / name, "t", broken())  # type: ignore[arg-type]
    with pytest.raises(FieldError):
        write_table(tmp_path / "t.txt", "t", [["a"]])
    with pytest.raises(FieldError):
        write_sheets(tmp_path / "t.csv", [])
    assert list(tmp_path.iterdir()) == []


def test_sheets_lie_in_one_book(tmp_path: Path) -> None:
    write_sheets(tmp_path / "b.xlsx", [("one", [["a"], [1]], ()), ("two", as_rows(["b"], [{"b": "x"}]), ())])
    book = openpyxl.load_workbook(tmp_path / "b.xlsx")
    assert book.sheetnames == ["one", "two"] and book["two"]["A2"].value == "x"
