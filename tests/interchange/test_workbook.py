"""Spreadsheets as people and enemies make them."""

import tracemalloc
import zipfile
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest
from openpyxl import Workbook as Drawn
from xlsxwriter import Workbook as Written

from desktop.core.errors import FieldError
from desktop.interchange import workbook
from desktop.interchange.cells import Row, Trouble, inert, letters, number_of
from desktop.interchange.workbook import Workbook
from tests.interchange.books import raw_book, text_cell


def rows(path: Path, sheet: str = "") -> list[Row]:
    with Workbook(path) as book:
        return list(book.sheet(sheet).rows())


def refused(path: Path) -> str:
    with pytest.raises(FieldError) as error:
        rows(path)
    return error.value.code


def test_an_honest_workbook_reads_as_it_looks(tmp_path: Path) -> None:
    path = tmp_path / "r.xlsx"
    with Written(str(path)) as book:
        first, second = book.add_worksheet("एक"), book.add_worksheet("दो")
        first.write_row(0, 0, ["नाम", 12, 1.1, True])
        first.write_datetime(1, 0, date(1998, 2, 3), book.add_format({"num_format": "dd/mm/yyyy"}))
        first.write_rich_string(2, 0, "देश", book.add_format({"bold": True}), "मुख")
        second.write(0, 0, "x")
    found = rows(path)
    assert found[0].cells == {1: "नाम", 2: Decimal(12), 3: Decimal("1.1"), 4: True}
    assert found[1].cells == {1: date(1998, 2, 3)}
    assert found[2].cells == {1: "देशमुख"}
    assert rows(path, "दो") == [Row(1, {1: "x"})]
    with pytest.raises(FieldError, match="एक, दो"), Workbook(path) as book:
        book.sheet("तीन")


def test_dates_count_from_1904_where_the_workbook_says_so(tmp_path: Path) -> None:
    cells = '<row r="1"><c r="A1" s="1"><v>0</v></c><c r="B1" s="2"><v>34367</v></c></row>'
    path = raw_book(tmp_path / "mac.xlsx", cells, properties='<workbookPr date1904="1"/>')
    assert rows(path)[0].cells == {1: "00:00", 2: date(1998, 2, 3)}
    plain = raw_book(
        tmp_path / "pc.xlsx", '<row r="1"><c r="A1" s="1"><v>1</v></c><c r="B1" s="1"><v>61</v></c></row>'
    )
    assert rows(plain)[0].cells == {1: date(1900, 1, 1), 2: date(1900, 3, 1)}


def test_formulas_give_their_value_or_trouble(tmp_path: Path) -> None:
    cells = (
        '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>"a"</f><v>a</v></c>'
        '<c r="C1"><f>HYPERLINK("http://x")</f></c><c r="D1" t="e"><v>#REF!</v></c></row>'
    )
    found = rows(raw_book(tmp_path / "f.xlsx", cells))[0].cells
    assert (found[1], found[2]) == (Decimal(2), "a")
    assert isinstance(found[3], Trouble) and "formula" in found[3].text
    assert isinstance(found[4], Trouble) and "#REF!" in found[4].text


def test_cells_merged_downward_give_their_value_in_each_row(tmp_path: Path) -> None:
    path = tmp_path / "m.xlsx"
    book = Drawn()
    sheet = book.active
    for row in (["Ward", "Name"], [27, "a"], [None, "b"], [None, "c"], [28, "d"]):
        sheet.append(row)
    sheet.merge_cells("A2:A4")
    sheet.merge_cells("A5:A5")
    book.save(path)
    assert [r.cells.get(1) for r in rows(path)] == ["Ward", Decimal(27), Decimal(27), Decimal(27), Decimal(28)]


def test_a_million_blank_rows_are_passed_over(tmp_path: Path) -> None:
    blank = "".join(f'<row r="{n}" spans="1:9"/>' for n in range(2, 1_000_000))
    path = raw_book(tmp_path / "blank.xlsx", f'<row r="1">{text_cell("A1", "Name")}</row>{blank}')
    assert rows(path) == [Row(1, {1: "Name"})]


def test_shared_texts_do_not_fill_the_memory(tmp_path: Path) -> None:
    path = tmp_path / "texts.xlsx"
    with Written(str(path)) as book:
        sheet = book.add_worksheet()
        for n in range(10_000):
            sheet.write_string(n, 0, f"आवेदक क्रमांक {n} श्रीमती देशमुख" * 3)
    tracemalloc.start()
    with Workbook(path) as opened:
        last = ""
        for row in opened.sheet().rows():
            last = str(row.cells[1])
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert last.startswith("आवेदक क्रमांक 9999")
    assert peak < 8_000_000


def test_a_bomb_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "bomb.xlsx"
    raw_book(path, "")
    with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        out.writestr("xl/media/big.bin", b"\0" * (40 << 20))
    assert refused(path) == "bomb"
    monkeypatch.setattr(workbook, "MOST_BYTES", 100)
    assert refused(raw_book(tmp_path / "big.xlsx", "")) == "bomb"


def test_entities_are_not_expanded(tmp_path: Path) -> None:
    laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><sst>&b;</sst>'
    assert refused(raw_book(tmp_path / "x.xlsx", "", xl__sharedStrings=laughs)) == "doctype"
    outside = '<!DOCTYPE x SYSTEM "file:///etc/passwd"><worksheet/>'
    assert refused(raw_book(tmp_path / "y.xlsx", "", xl__worksheets__sheet1=outside)) == "doctype"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not_xlsx"),
        (b"Name,Ward\n", "not_xlsx"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600, "old_or_locked"),
        (b"PK\x03\x04 and then nothing", "book_damaged"),
    ],
)
def test_what_is_no_workbook_is_refused_with_its_reason(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "x.xlsx"
    path.write_bytes(content)
    assert refused(path) == code


def test_a_zip_that_is_no_workbook_and_a_broken_sheet(tmp_path: Path) -> None:
    path = tmp_path / "z.xlsx"
    with zipfile.ZipFile(path, "w") as out:
        out.writestr("a.txt", "a")
    assert refused(path) == "not_xlsx"
    assert refused(raw_book(tmp_path / "b.xlsx", "<row><c>", after="")) == "book_damaged"
    cut = raw_book(tmp_path / "cut.xlsx", text_cell("A1", "x" * 5000)).read_bytes()
    damaged = bytearray(cut)
    at = damaged.index(b"sheet1.xml", damaged.index(b"worksheets")) + 40
    damaged[at : at + 20] = b"\xff" * 20
    (tmp_path / "d.xlsx").write_bytes(bytes(damaged))
    assert refused(tmp_path / "d.xlsx") == "book_damaged"


def test_too_many_rows_or_columns_and_missing_texts(tmp_path: Path) -> None:
    assert (
        refused(raw_book(tmp_path / "r.xlsx", f'<row r="2000000">{text_cell("A2000000", "x")}</row>')) == "rows_many"
    )
    assert refused(raw_book(tmp_path / "c.xlsx", f'<row r="1">{text_cell("ZZZ1", "x")}</row>')) == "columns"
    gone = rows(raw_book(tmp_path / "s.xlsx", '<row r="1"><c r="A1" t="s"><v>7</v></c></row>'))[0].cells[1]
    assert isinstance(gone, Trouble)
    for text in ("1e999", "nan", "x"):
        odd = rows(raw_book(tmp_path / "n.xlsx", f'<row r="1"><c r="A1"><v>{text}</v></c></row>'))[0].cells[1]
        assert isinstance(odd, Trouble), text


def test_columns_have_letters() -> None:
    assert [letters(n) for n in (1, 26, 27, 702, 703)] == ["A", "Z", "AA", "ZZ", "AAA"]
    assert all(number_of(letters(n)) == n for n in range(1, 2000))


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("=1+1", "'=1+1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("-2+3", "'-2+3"),
        ("-2.5", "-2.5"),
        ("+911", "+911"),
        ("राम", "राम"),
    ],
)
def test_a_text_going_out_is_no_formula(text: str, safe: str) -> None:
    assert inert(text) == safe
