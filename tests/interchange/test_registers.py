"""Old registers brought in: good rows in, bad rows out and in again, nothing doubled."""

import json
import tracemalloc
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from xlsxwriter import Workbook as Written

from desktop.core.errors import FieldError
from desktop.forms.back_entry import back_entry
from desktop.forms.definition import load
from desktop.forms.olddates import read_date
from desktop.interchange import plan as plans
from desktop.interchange.lines import Reader
from desktop.interchange.plan import Plan
from desktop.interchange.registers import Hooks, Report, bring, open_table
from desktop.interchange.workbook import Workbook
from tests.interchange.books import raw_book, text_cell

TODAY = date(2026, 11, 30)
FORM = back_entry(load("building_notice"))
PLAN = Plan(
    form="building_notice",
    register="भवन पंजी",
    columns={
        "क्र.": "old_number",
        "दिनांक": "received_on",
        "आवेदक": "applicant_local",
        "वार्ड": "ward",
        "क्षेत्रफल": "plot_area",
        "शुल्क": "fee_paid",
        "कार्य": "work",
    },
    key=("old_number",),
)
HEADERS = list(PLAN.columns)


class Shelf:
    """Where an office would keep the lines."""

    def __init__(self) -> None:
        self.kept: dict[str, Mapping[str, Any]] = {}

    def save(self, lines: Sequence[tuple[str, Mapping[str, Any]]]) -> int:
        self.kept.update(lines)
        return len(lines)

    def hooks(self, stop_after: int = 0) -> Hooks:
        asked = iter(range(1, 10_000))
        return Hooks(self.save, self.kept.__contains__, cancelled=lambda: next(asked) == stop_after)


def register(path: Path, lines: list[list[Any]], title: str = "") -> Path:
    with Written(str(path)) as book:
        sheet, day = book.add_worksheet(), book.add_format({"num_format": "dd-mm-yyyy"})
        above = [[title], []] if title else []
        for n, line in enumerate([*above, HEADERS, *lines]):
            for column, value in enumerate(line):
                if isinstance(value, date):
                    sheet.write_datetime(n, column, value, day)
                elif value is not None:
                    sheet.write(n, column, value)
    return path


def good(n: int) -> list[Any]:
    return [f"{n}/98", date(1998, 2, 3), f"श्री राम {n}", 27, "1200 sq ft", 500, "भवन का निर्माण"]


def brought(path: Path, shelf: Shelf, plan: Plan = PLAN, **more: Any) -> Report:
    return bring(path, plan, FORM, TODAY, shelf.hooks(), **more)


def test_a_register_comes_in_once(tmp_path: Path) -> None:
    shelf, path = Shelf(), register(tmp_path / "r.xlsx", [good(1), good(2)], title="भवन अनुमति पंजी 1998")
    report = brought(path, shelf)
    assert (report.read, report.saved, report.bad) == (2, 2, 0)
    assert next(iter(shelf.kept.values())) == {
        "old_number": "1/98",
        "received_on": "1998-02-03",
        "applicant_local": "श्री राम 1",
        "ward": "27",
        "work": "erect",
        "plot_area": "111.48",
        "plot_area_typed": "1200 sq ft",
        "fee_paid": 50000,
    }
    again = brought(path, shelf)
    assert (again.saved, again.already, len(shelf.kept)) == (0, 2, 2)


def test_every_problem_is_told_by_row_and_column_and_a_dry_run_saves_nothing(tmp_path: Path) -> None:
    lines = [
        good(1),
        ["2/98", "31.2.98", "श्री श्याम", 27, "बहुत", "मुफ़्त", "जोड़ना"],
        ["3/98", date(1998, 2, 3), None, 99, None, None, None],
    ]
    shelf = Shelf()
    report = brought(register(tmp_path / "r.xlsx", lines), shelf, dry_run=True, lists={"@wards": {"27"}})
    assert (report.read, report.good, report.bad, report.saved, shelf.kept) == (3, 1, 2, 0, {})
    assert {(p.row, p.column, p.header, p.code) for p in report.problems} == {
        (3, "B", "दिनांक", "date_no_day"),
        (3, "E", "क्षेत्रफल", "decimal"),
        (3, "F", "शुल्क", "money"),
        (3, "G", "कार्य", "choice"),
        (4, "C", "आवेदक", "required"),
        (4, "D", "वार्ड", "office_list"),
    }


def test_bad_rows_go_out_can_be_corrected_and_come_in_without_doubling(tmp_path: Path) -> None:
    shelf, bad = Shelf(), tmp_path / "bad.xlsx"
    lines = [good(1), ["=2/98", "31.2.98", "@श्याम", 27, "", "-5+1", "भवन का निर्माण"], good(3)]
    report = brought(register(tmp_path / "r.xlsx", lines), shelf, bad_rows=bad)
    assert (report.saved, report.bad) == (2, 1)
    with Workbook(bad) as book:
        header, row = list(book.sheet().rows())
    assert list(header.cells.values()) == [*HEADERS, "Row in the first file", "What is wrong"]
    assert row.cells[2] == "31.2.98" and "no day of the calendar" in str(row.cells[9])
    mended = [str(row.cells.get(n, "")) for n in range(1, 8)]
    mended[0], mended[1], mended[5] = "2/98", "28.2.98", "500"
    again = brought(register(tmp_path / "m.xlsx", [good(1), mended]), shelf, bad_rows=tmp_path / "none.xlsx")
    assert (again.saved, again.already, again.bad, len(shelf.kept)) == (1, 1, 0, 3)
    assert not (tmp_path / "none.xlsx").exists()


def test_the_map_of_the_register_fits_its_corrected_bad_rows(tmp_path: Path) -> None:
    shelf, bad = Shelf(), tmp_path / "bad.xlsx"
    path = register(tmp_path / "r.xlsx", [good(1), [good(2)[0], "31.2.98", *good(2)[2:]]])
    with Workbook(path) as book:
        plan = replace(PLAN, sheet=book.sheet().name)
    assert plan.sheet and brought(path, shelf, plan, bad_rows=bad).bad == 1
    assert brought(bad, shelf, plan).bad == 1


def test_no_bad_row_goes_out_as_a_formula(tmp_path: Path) -> None:
    evil = '=HYPERLINK("http://x","y")'
    cells = "".join(text_cell(f"{letter}1", text) for letter, text in zip("ABCDEFG", HEADERS, strict=True))
    row = text_cell("A2", evil.replace('"', "&quot;")) + text_cell("B2", "no day")
    path = raw_book(tmp_path / "r.xlsx", f'<row r="1">{cells}</row><row r="2">{row}</row>')
    brought(path, Shelf(), bad_rows=tmp_path / "bad.xlsx")
    with Workbook(tmp_path / "bad.xlsx") as book:
        assert [r.cells[1] for r in book.sheet().rows()] == [HEADERS[0], evil]
        assert b"<f>" not in b"".join(book.chunks("xl/worksheets/sheet1.xml"))


def test_a_line_that_stands_twice_is_taken_once_and_told(tmp_path: Path) -> None:
    shelf = Shelf()
    report = brought(register(tmp_path / "r.xlsx", [good(1), good(1), good(2)]), shelf)
    assert (report.saved, report.doubled, report.by_code) == (2, 1, {"doubled": 1})


def test_it_may_be_stopped_and_taken_up_again(tmp_path: Path) -> None:
    path, shelf = register(tmp_path / "r.xlsx", [good(n) for n in range(450)]), Shelf()
    report = bring(path, PLAN, FORM, TODAY, shelf.hooks(stop_after=2))
    assert (report.cancelled, report.saved) == (True, 199)
    rest = brought(path, shelf)
    assert (rest.already, rest.saved, len(shelf.kept)) == (199, 251, 450)


def test_memory_does_not_grow_with_the_register(tmp_path: Path) -> None:
    def peak(lines: int) -> int:
        path = register(tmp_path / f"{lines}.xlsx", [good(n) for n in range(lines)])
        tracemalloc.start()
        bring(path, PLAN, FORM, TODAY, Hooks(len, lambda key: False))
        top = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return top

    small = peak(300)
    assert peak(1200) < small + 600_000


def test_a_legacy_font_is_told_and_never_stored_raw(tmp_path: Path) -> None:
    keys = ["1/98", date(1998, 2, 3), "Jherh y{eh ns'keq[k", 27]
    path, shelf = register(tmp_path / "r.xlsx", [keys, good(2)]), Shelf()
    report = brought(path, shelf)
    assert (report.by_code, report.problems[0].column) == ({"legacy_font": 1}, "C")
    assert "श्रीमती लक्ष्मी देशमुख" in report.problems[0].text
    report = brought(path, shelf, replace(PLAN, fonts={"आवेदक": "kruti_dev_010"}))
    assert report.bad == 0
    assert {a["applicant_local"] for a in shelf.kept.values()} == {"श्रीमती लक्ष्मी देशमुख", "श्री राम 2"}


def test_csv_in_any_of_the_usual_encodings(tmp_path: Path) -> None:
    line = "1/98;03.02.1998;श्री राम;27;;500;नया\r\n"
    head = ";".join(HEADERS) + "\r\n"
    for name, encoding in (("a", "utf-8"), ("b", "utf-8-sig"), ("c", "utf-16")):
        path, shelf = tmp_path / f"{name}.csv", Shelf()
        path.write_bytes(("पंजी\r\n\r\n" + head + line + "\r\n" * 50).encode(encoding))
        plan = Plan(form=PLAN.form, columns=PLAN.columns, choices={"work": {"नया": "erect"}})
        report = brought(path, shelf, plan)
        assert (report.saved, report.problems) == (1, []), encoding
    latin = tmp_path / "d.csv"
    latin.write_bytes("No,Date,Name\n1,3-Feb-98,Ramé\n".encode("cp1252"))
    plan = Plan(form=PLAN.form, columns={"No": "old_number", "Date": "received_on", "Name": "applicant_latin"})
    shelf = Shelf()
    assert brought(latin, shelf, plan).saved == 1
    assert next(iter(shelf.kept.values()))["applicant_latin"] == "Ramé"


@pytest.mark.parametrize(
    ("content", "encoding", "code"),
    [
        (b"No,Name\n1,\xe0\xa4\n", "utf-8", "encoding"),
        (b"\x00\x01\x02\x00", "", "not_text"),
        (b'No,Date\n1,"never closed' + b"x" * 200_000, "", "csv"),
        (b"No,Name\n1,a\n", "", "headers"),
        (b"No,Date\n", "rot13x", "encoding"),
    ],
)
def test_a_csv_that_cannot_be_read_says_why(tmp_path: Path, content: bytes, encoding: str, code: str) -> None:
    path = tmp_path / "x.csv"
    path.write_bytes(content)
    plan = Plan(form=PLAN.form, encoding=encoding, columns={"No": "old_number", "Date": "received_on"})
    with pytest.raises(FieldError) as error:
        brought(path, Shelf(), plan)
    assert error.value.code == code


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("3.2.98", "1998-02-03"),
        ("030298", "1998-02-03"),
        ("3/2/26", "2026-02-03"),
        ("1.12.26", "1926-12-01"),
        ("29.2.28", "1928-02-29"),
        ("1998-2-3", "1998-02-03"),
        ("1998/02/03 00:00:00", "1998-02-03"),
        ("3-Feb-98", "1998-02-03"),
        ("3rd February, 1998", "1998-02-03"),
        ("Feb 3, 1998", "1998-02-03"),
        ("३ फरवरी १९९८", "1998-02-03"),
        ("3 फ़रवरी 1998", "1998-02-03"),
        ("०३/०२/१९९८", "1998-02-03"),
        ("3 பிப்ரவரி 1998", "1998-02-03"),
    ],
)
def test_dates_in_many_shapes(text: str, day: str) -> None:
    assert read_date(text, "d", TODAY).isoformat() == day


@pytest.mark.parametrize("text", ["31.2.98", "soon", "3 Smarch 98", "13/13/1998", "1998", "3.2.0098"])
def test_what_is_no_date_is_refused_as_it_was_written(text: str) -> None:
    with pytest.raises(FieldError, match=f"'{text}'"):
        read_date(text, "d", TODAY)


def test_a_header_may_be_shortened(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_text("Received on,आवेदक,House No.\n3.2.98,राम,14\n", encoding="utf-8")
    with open_table(path) as table:
        assert plans.guess(table, FORM).columns["House No."] == "house"


def test_the_columns_are_guessed_kept_and_known_again(tmp_path: Path) -> None:
    path = tmp_path / "r.csv"
    path.write_text(
        "Register of 1998\n\nReceived on,आवेदक,मकान क्रमांक,Something else\n3.2.98,राम,14,x\n", encoding="utf-8"
    )
    with open_table(path) as table:
        guessed = plans.guess(table, FORM)
    assert guessed.columns == {"Received on": "received_on", "आवेदक": "applicant_local", "मकान क्रमांक": "house"}
    kept = plans.remember(guessed, tmp_path / "maps")
    assert plans.read(kept) == guessed
    assert (
        plans.recall("building_notice", ["RECEIVED ON ", "आवेदक", "मकान क्रमांक", "new"], tmp_path / "maps") == guessed
    )
    assert plans.recall("building_notice", ["आवेदक"], tmp_path / "maps") is None


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"columns": {"क्र.": "nobody"}}, "no field 'nobody'"),
        ({"columns": {}}, "no columns"),
        ({"columns": {"Not there": "house"}}, "Not there"),
        ({"fonts": {"आवेदक": "chanakya"}}, "no table for the font"),
    ],
)
def test_a_map_that_does_not_fit_is_refused(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    path = register(tmp_path / "r.xlsx", [good(1)])
    with pytest.raises(FieldError, match=said):
        brought(path, Shelf(), replace(PLAN, key=(), **changes))


@pytest.mark.parametrize("text", ["{", "[]", '{"form": "x", "colour": 1}', '{"columns": {}}'])
def test_a_file_that_is_no_map_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "m.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(FieldError) as error:
        plans.read(path)
    assert error.value.code == "map"


@pytest.mark.parametrize(
    ("key", "value"),
    [("columns", 5), ("columns", {"a": 5}), ("fonts", ["x"]), ("constants", [1]), ("choices", {"a": 1}), ("choices", {"a": {"b": 1}}),
     ("key", 5), ("key", "abc"), ("key", [1]), ("sheet", None), ("encoding", 8)],
)  # fmt: skip
def test_a_map_of_another_shape_names_the_place(key: str, value: Any) -> None:
    with pytest.raises(FieldError, match=f"'{key}'"):
        plans.from_raw({"form": "old_register", key: value}, "m.json")


def test_a_saved_map_is_json_that_people_can_read(tmp_path: Path) -> None:
    plans.save(PLAN, tmp_path / "m.json")
    assert json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))["columns"]["दिनांक"] == "received_on"


def test_a_column_can_answer_no_repeat(tmp_path: Path) -> None:
    form = back_entry(load("mp_layout"))
    plan = Plan(form="mp_layout", columns={"क्र.": "streets"})
    with open_table(register(tmp_path / "r.xlsx", [good(1)])) as table, pytest.raises(FieldError, match="streets"):
        Reader(table, plan, form, TODAY)
