"""Registers on a real store, printed and read back: lines, struck entries, totals carried, who may see which."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from pypdf import PdfReader

from desktop.casework import intake, opening, register_cells, register_pages
from desktop.casework.book_words import Span, book, book_words
from desktop.casework.desk import Desk
from desktop.casework.ports import Draft
from desktop.casework.register_cells import CELLS
from desktop.casework.register_pages import Closing, print_register, register_table
from desktop.casework.registers import Register, RegisterLine, read_register, register, register_names
from desktop.core.errors import FieldError, PowerError
from desktop.interchange.tables import write_table
from desktop.law.packs import Law
from desktop.law.words import LANGUAGES, catalogue
from desktop.walk_office import open_office
from tests.casework.story import DEMANDED, FIRST, LAST, pulled_down, unserved
from tests.casework.test_acts import Place
from tests.casework.test_openings import complain
from tests.casework.ward import Ward

YEAR = Span(FIRST, LAST)
FEE = 50_000


@pytest.fixture(scope="module")
def pulled(tmp_path_factory: pytest.TempPathFactory, law: Law) -> Iterator[Place]:
    """An office under mp-1961 with one building pulled down and one notice that nobody was found for."""
    act = law.act("mp-1961")
    place = Place(open_office(tmp_path_factory.mktemp("pulled"), law, act, next(iter(act.bodies))))
    unserved(place)
    pulled_down(place)
    yield place
    place.office.program.close()


def lines(desk: Desk, name: str, span: Span = YEAR) -> list[RegisterLine]:
    """The lines of a register."""
    return list(read_register(desk, register(name), span))


def cells(line: RegisterLine, chosen: Register) -> dict[str, Any]:
    """What a line says by the name of the column; words in English."""
    told = {c.cell: v for c, v in zip(chosen.columns, line.cells, strict=True)}
    return {name: v.get("en", v) if isinstance(v, dict) else v for name, v in told.items()}


def said(desk: Desk, name: str, span: Span = YEAR) -> list[dict[str, Any]]:
    """What all lines of a register say."""
    return [cells(line, register(name)) for line in lines(desk, name, span)]


def applied(office: Ward, day: str, **changed: Any) -> str:
    """An application with its fee."""
    answers = office.answers(received_on=day, **changed)
    return intake.receive_application(office.on(day, "clerk"), "building_notice", answers).case


def undo(ward: Ward, case: str, kind: str, reason: str) -> None:
    """Undo the entry of a kind."""
    desk = ward.desk("cmo")
    wrong = next(e for e in ward.program.store.entries(f"case:{case}") if e.kind == kind)
    with desk.store.writing(desk.officer) as tx:
        tx.add(Draft(wrong.subject, "entry.undone", desk.today(), {"reason": reason}, wrong.pack, corrects=wrong.id))


def read(pdf: bytes) -> list[str]:
    """The text of each page, without spaces."""
    return ["".join(page.extract_text().split()) for page in PdfReader(io.BytesIO(pdf)).pages]


@pytest.mark.parametrize("name", register_names())
def test_every_register_has_its_words_in_every_language_and_its_cells(name: str) -> None:
    chosen = register(name)
    assert all(chosen.title[lang] for lang in LANGUAGES)
    assert len({chosen.title[lang] for lang in ("en", "hi", "pa", "ta")}) == 4
    assert 0 < len(chosen.columns) <= 14
    for column in chosen.columns:
        assert column.cell in CELLS and all(column.head[lang] for lang in LANGUAGES) and column.share > 0
    assert chosen.corrections or chosen.kinds


def test_the_words_of_registers_are_there_in_every_language() -> None:
    for group, words in book("words").items():
        for key, said_in in words.items():
            assert set(said_in) == set(LANGUAGES), f"{group}.{key}"


def test_receipts_come_by_number_and_a_struck_one_adds_nothing(ward: Ward) -> None:
    cases = [applied(ward, f"2026-09-0{n}", house=str(n)) for n in (3, 1, 2)]
    undo(ward, cases[0], "fee.paid", "taken twice")
    desk, closing = ward.on("2026-09-10", "cmo"), Closing()
    assert [c["number"].rsplit("/", 1)[1] for c in said(desk, "receipts")] == ["1", "2", "3"]
    assert [line.struck for line in lines(desk, "receipts")] == [True, False, False]
    assert said(desk, "receipts")[0]["remarks"] == "Struck out: Entry undone, 02-09-2026"
    pdf, closing = print_register(desk, register("receipts"), YEAR)
    assert (closing.lines, closing.struck, list(closing.sums.values())) == (3, 1, [2 * FEE])
    page = "".join(read(pdf))
    assert "Total" in page and "1,000" in page and "1,500" not in page and "Struckout:1" in page
    (void,) = said(desk, "voids")
    assert void["void_number"].endswith("RC/2026-27/1") and void["reason"] == "taken twice"


def test_a_period_and_a_ward_limit_a_register(ward: Ward) -> None:
    for day, number in (("2026-08-31", "27"), ("2026-09-01", "28"), ("2026-09-30", "27"), ("2026-10-01", "27")):
        applied(ward, day, ward=number, house=day)
    desk = ward.on("2026-10-02", "cmo")
    assert len(lines(desk, "applications", Span(date(2026, 9, 1), date(2026, 9, 30)))) == 2
    assert len(lines(desk, "applications", Span(date(2026, 9, 1), date(2026, 9, 30), "27"))) == 1
    with pytest.raises(FieldError):
        Span(date(2026, 9, 2), date(2026, 9, 1))
    with pytest.raises(FieldError):
        register("nothing")


def test_volumes_carry_their_sums_and_pages_repeat_their_head(ward: Ward, monkeypatch: pytest.MonkeyPatch) -> None:
    for n in range(1, 10):
        applied(ward, "2026-09-01", house=str(n))
    monkeypatch.setattr(register_pages, "VOLUME", 4)
    desk = ward.on("2026-09-10", "cmo")
    pdf, closing = print_register(desk, register("receipts"), YEAR)
    pages = read(pdf)
    assert (closing.lines, list(closing.sums.values())) == (9, [9 * FEE])
    assert all("Fromwhomreceived" in page for page in pages if "RC/2026-27" in page)
    assert any("Broughtforwardfromvolume1" in page and "2,000" in page for page in pages)
    assert any("Broughtforwardfromvolume2" in page and "4,000" in page for page in pages)
    end = "".join(pages[-2:])
    assert "Total" in end and "4,500" in end and "Entries:9" in end and "Certified" in end
    assert any("Page1of" in page for page in pages)
    taken = [e for e in desk.store.entries(f"office:{desk.store.office}") if e.kind == "register.taken"]
    assert taken[-1].data["register"] == "receipts" and taken[-1].data["lines"] == 9


def test_the_complainant_stands_in_the_register_of_complaints_alone(ward: Ward) -> None:
    case = complain(ward).case
    complain(ward, "2026-09-05", complainant_name="Another", tie_to=case)
    desk = ward.on("2026-09-10", "cmo")
    told = {name: str([line.cells for line in lines(desk, name)]) for name in register_names()}
    assert [name for name in told if "Suchak" in told[name] or "0700011111" in told[name]] == ["complaints"]
    first, again = said(desk, "complaints")
    assert "Suchak" in first["complainant"] and again["remarks"] == "repeat complaint"
    assert len(lines(desk, "unauthorised")) == 1  # the case once, the repeat complaint not
    assert len(lines(desk, "inward")) == 2
    pdf, _ = print_register(desk, register("complaints"), YEAR)
    assert "Suchak" in "".join(read(pdf)) and "fortheofficeonly" in read(pdf)[0]
    with pytest.raises(PowerError):
        print_register(ward.desk("admin"), register("complaints"), YEAR)


def test_a_demolition_stands_in_its_registers(pulled: Place) -> None:
    desk = pulled.desk("chief_municipal_officer")
    ordered, done = said(desk, "demolition")
    assert ordered["number"] and done["police"] == "Station 1" and done["witnesses"] == "A, B"
    first, second = said(desk, "notices")
    assert {first["outcome"], second["outcome"]} == {"not served", "carried out by the office"}
    assert sum(bool(each["served_on"]) for each in (first, second)) == 1
    (due,) = said(desk, "dues")
    assert (due["paise"], due["paid"], due["balance"]) == (DEMANDED, 0, DEMANDED)
    works = said(desk, "unauthorised")
    assert [each["source"] for each in works] == ["of the office's own motion"] * 2
    assert all(each["noticed"] for each in works) and sum(bool(each["ordered"]) for each in works) == 1


@pytest.mark.parametrize("name", register_names())
def test_every_register_prints(pulled: Place, name: str) -> None:
    pdf, closing = print_register(pulled.desk("head"), register(name), YEAR)
    pages = read(pdf)
    assert f"Entries:{closing.lines}." in "".join(pages)
    assert "".join(register(name).title["en"].split()) in pages[0]


def test_an_old_file_is_marked_as_entered_late(ward: Ward) -> None:
    answers = {
        "received_on": "2019-05-02",
        "applicant_local": "श्री हरि सिंह",
        "applicant_latin": "Shri Hari Singh",
        "ward": "27",
        "house": "55",
        "landmark": "कुएँ के पास",
        "description": "पुरानी फ़ाइल",
        "old_number": "77/2019",
    }
    opening.enter_old_file(ward.on("2026-09-01", "clerk"), "mp-1961:194:2b", answers)
    (line,) = said(ward.desk("cmo"), "unauthorised", Span(date(2019, 1, 1), LAST))
    assert (line["remarks"], line["source"], line["day"]) == ("entered late", "old file", "02-05-2019")


def test_a_register_goes_into_a_sheet_with_its_sums_as_money(ward: Ward, tmp_path: Path) -> None:
    applied(ward, "2026-09-01", applicant_latin="=cmd|'/c calc'!A1")
    desk, closing = ward.on("2026-09-10", "cmo"), Closing()
    chosen = register("receipts")
    path = tmp_path / "receipts.xlsx"
    assert write_table(path, "receipts", register_table(desk, chosen, YEAR, "en", closing), chosen.summed) == 1
    heads, row = openpyxl.load_workbook(path).active.iter_rows(values_only=True)  # type: ignore[union-attr]
    assert heads[:3] == ("No.", "Number", "Date")
    assert 500 in row and closing.sums == {6: FEE}


def test_whatever_is_written_in_a_case_has_words_in_its_note_sheet() -> None:
    """Every kind of entry that casework writes about a case, as its own text names them."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path(register_cells.__file__).parent.glob("*.py"))
    kinds = set(re.findall(r'Draft\(f"case:\{[^"]*\}", "([a-z_.]+)"', source))
    assert len(kinds) > 20
    known = {*book_words("events"), *catalogue("en")["events"]}
    assert sorted(kinds - known) == []
