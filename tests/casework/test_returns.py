"""Returns and reports: figures held against the files, the cases behind them, closed days, open data."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest

from desktop.casework import decisions, hearing, intake
from desktop.casework.book_words import Span, book
from desktop.casework.desk import Desk
from desktop.casework.permits import COLUMNS, permits
from desktop.casework.ports import Count, Draft
from desktop.casework.registers import read_register, register
from desktop.casework.return_pages import figures_rows, label_words, return_orders
from desktop.casework.returns import (
    cases_behind,
    cases_in,
    month_of,
    quarter_of,
    read_report,
    read_return,
    read_table,
    report_names,
    return_tables,
)
from desktop.core.errors import FieldError, PowerError
from desktop.law.packs import Law
from desktop.law.words import LANGUAGES
from desktop.walk_office import open_office
from tests.casework.story import DEMANDED, FIRST, LAST, pulled_down, unserved
from tests.casework.test_acts import Place
from tests.casework.test_registers import read
from tests.casework.ward import Ward

YEAR = Span(FIRST, LAST)


@pytest.fixture(scope="module")
def pulled(tmp_path_factory: pytest.TempPathFactory, law: Law) -> Iterator[Place]:
    """An office under mp-1961 with one building pulled down and one notice that nobody was found for."""
    act = law.act("mp-1961")
    place = Place(open_office(tmp_path_factory.mktemp("returns"), law, act, next(iter(act.bodies))))
    unserved(place)
    pulled_down(place)
    yield place
    place.office.program.close()


def total(desk: Desk, table: str, span: Span = YEAR) -> dict[str, int]:
    """The sums of a table's columns that are not nothing."""
    found = read_table(desk, table, span)
    return {name: figure for name, figure in zip(found.columns, found.total(), strict=True) if figure}


def applied(ward: Ward, day: str, number: str = "27", house: str = "1") -> str:
    """An application in a ward."""
    answers = ward.answers(received_on=day, ward=number, house=house)
    return intake.receive_application(ward.on(day, "clerk"), "building_notice", answers).case


def sanction(ward: Ward, case: str, day: str) -> None:
    """Sanction it on a day."""
    desk = ward.on(day, "cmo")
    row = next(p for p in desk.law.version(desk.case(case).pack).section("187") if _grants(p.id, desk))
    decisions.decide(desk, case, row.id, "grant", {"operative": "sanctioned as proposed", "conditions": []})


def _grants(provision: str, desk: Desk) -> bool:
    row = desk.law.act("mp-1961", desk.today()).provision(provision)
    return row.procedure == "permission" and "sanction" in row.instruments


def test_months_and_quarters_of_the_financial_year() -> None:
    assert month_of(2028, 2) == Span(date(2028, 2, 1), date(2028, 2, 29))
    assert month_of(2026, 12).until == date(2026, 12, 31)
    assert quarter_of(2026, 1) == Span(date(2026, 4, 1), date(2026, 6, 30))
    assert quarter_of(2026, 4) == Span(date(2027, 1, 1), date(2027, 3, 31))
    for wrong in (lambda: month_of(2026, 13), lambda: quarter_of(2026, 0)):
        with pytest.raises(FieldError):
            wrong()


def test_words_of_returns_are_there_in_every_language() -> None:
    told = book("returns")
    groups = [told["heads"], told["returns"], told["bound"]]
    groups.append({name: table["title"] for part in ("tables", "reports") for name, table in told[part].items()})
    for group in groups:
        for name, words in group.items():
            assert set(words) == set(LANGUAGES), name
    named = {c for table in told["tables"].values() for c in (*table["columns"], *table["rows"])}
    assert named <= set(told["heads"])


def test_silence_sanctions_and_what_is_left_is_pending(ward: Ward) -> None:
    cases = [applied(ward, "2026-09-01", house=str(n)) for n in range(3)]
    applied(ward, "2026-09-20", "28")
    sanction(ward, cases[0], "2026-09-22")
    desk = ward.on("2026-09-30", "cmo")
    assert total(desk, "applications", month_of(2026, 9)) == {"received": 4, "sanctioned": 1, "pending": 3}
    desk = ward.on("2026-11-30", "cmo")
    assert total(desk, "applications", month_of(2026, 9)) == {"received": 4, "sanctioned": 1, "pending": 3}
    assert total(desk, "applications", month_of(2026, 10)) == {"deemed": 3}
    assert total(desk, "applications", month_of(2026, 11, "28")) == {}
    behind = [
        m.case for m in cases_behind(desk, "applications", "deemed", ("building_notice", "27"), month_of(2026, 10))
    ]
    assert sorted(behind) == sorted(cases[1:])
    with pytest.raises(FieldError):
        list(cases_behind(desk, "applications", "colour", ("building_notice", "27"), YEAR))


def test_a_cause_shown_on_the_day_after_a_closed_last_day_is_in_time(ward: Ward) -> None:
    case = ward.until("cause shown")
    before = ward.on("2026-10-02", "clerk")  # the last day of showing cause, and a holiday
    assert ward.program.desk.office().is_closed(before.today())
    hearing.receive_cause(ward.on("2026-10-03", "clerk"), case, ward.notice(), date(2026, 10, 3), ["it is old"])
    desk = ward.on("2026-10-20", "cmo")
    asked = Count("compliance", as_of="2026-10-20", by=("outcome",), only=(("key", "mp-1961:187:8b"),))
    assert [c.values for c in desk.store.counted(asked)] == [("late",)]  # by the entries alone, without a calendar
    assert total(desk, "notices") == {"issued": 2, "served": 2, "complied": 1, "defaulted": 1}
    (behind,) = cases_behind(desk, "notices", "complied", ("27",), YEAR)
    assert (behind.case, behind.mark.last, behind.mark.met) == (case, "2026-10-03", "2026-10-03")
    assert list(cases_behind(desk, "notices", "complied_late", ("27",), YEAR)) == []
    rows = {row.labels: row.figures[0] for row in read_report(desk, "clocks", YEAR).rows}
    assert rows["2026-10", "addressee", "met"] == 1 and rows["2026-10", "addressee", "missed"] == 1
    assert not any(labels[2] == "late" for labels in rows)
    for name in report_names():
        found = read_report(desk, name, YEAR)
        for row in found.rows:
            labels = dict(zip(found.by, row.labels, strict=True))
            assert len(list(cases_in(desk, name, labels, YEAR))) == row.figures[0], (name, labels)
    assert len(list(cases_in(desk, "clocks", {"outcome": "met"}, YEAR))) == sum(
        number for labels, number in rows.items() if labels[2] == "met"
    )


def test_a_demolition_and_its_money_are_counted(pulled: Place) -> None:
    desk = pulled.desk("head")
    assert total(desk, "actions") == {"demolition_orders": 1, "demolitions": 1}
    assert total(desk, "dues") == {"demand": DEMANDED, "balance": DEMANDED}
    assert total(desk, "notices") == {"issued": 2, "served": 1, "defaulted": 1}
    with pytest.raises(FieldError):
        read_table(desk, "dues", Span(date(2026, 12, 1), date(2026, 12, 31)))  # still to come
    issued = read_report(desk, "notices", YEAR).rows
    assert sum(row.figures[0] for row in issued) == 2
    assert {row.labels[1] for row in issued} == {"unserved", "carried_out"}


def test_what_is_paid_goes_to_the_earliest_demand_of_its_due(ward: Ward) -> None:
    case = applied(ward, "2026-09-01")
    desk = ward.on("2026-09-10", "cmo")
    told = {"provision": "mp-1961:187:2", "due": "charge/1", "mode": "cash"}
    with desk.store.writing(desk.officer) as tx:
        for kind, paise in (("due.demanded", 1000), ("due.demanded", 500), ("receipt.issued", 1200)):
            tx.add(Draft(f"case:{case}", kind, desk.today(), {**told, "paise": paise}, desk.case(case).pack))
        other = {**told, "due": "fee/9", "paise": 70}
        tx.add(Draft(f"case:{case}", "receipt.issued", desk.today(), other, desk.case(case).pack))
    lines = [line.cells for line in read_register(desk, register("dues"), YEAR)]
    assert [cells[6:9] for cells in lines] == [(1000, 1000, 0), (500, 200, 300)]
    assert total(desk, "dues") == {"demand": 1500, "collection": 1200, "balance": 300, "fees": 50_070}


def test_every_figure_has_as_many_marks_behind_it(pulled: Place) -> None:
    desk = pulled.desk("head")
    for name in return_tables():
        table = read_table(desk, name, YEAR)
        for row in table.rows:
            for column, figure in zip(table.columns, row.figures, strict=True):
                behind = list(cases_behind(desk, name, column, row.labels, YEAR))
                assert (sum(m.mark.paise for m in behind) if table.paise else len(behind)) == figure


def test_a_return_prints_with_its_totals(pulled: Place) -> None:
    desk = pulled.desk("head")
    pdf = desk.press.print_run(return_orders(desk, "monthly", YEAR))
    text = "".join(read(pdf))
    for table in read_return(desk, YEAR):
        assert "".join(table.title["en"].split()) in text
    assert "2,500" in text and "Monthlyreturn" in text
    with pytest.raises(PowerError):
        list(return_orders(pulled.desk("inspector"), "monthly", YEAR))


@pytest.mark.parametrize("name", report_names())
def test_every_label_of_a_report_has_words(pulled: Place, name: str) -> None:
    desk = pulled.desk("head")
    found = read_report(desk, name, YEAR)
    office = desk.office()
    for row in found.rows:
        for by, key in zip(found.by, row.labels, strict=True):
            words = label_words(office, by, key)
            assert words and (isinstance(words, str) or set(words) >= {"en", "hi"})
    heads, *lines = figures_rows(desk, found, "hi")
    assert len(heads) == len(found.by) + len(found.columns) and len(lines) == len(found.rows)


def test_an_unknown_report_is_refused(pulled: Place) -> None:
    with pytest.raises(FieldError):
        read_report(pulled.desk("head"), "weather", YEAR)
    with pytest.raises(FieldError):
        read_table(pulled.desk("head"), "weather", YEAR)


def test_open_data_of_permits_tells_nothing_of_a_person(ward: Ward) -> None:
    case = applied(ward, "2026-09-01")
    applied(ward, "2026-09-10", house="2")
    sanction(ward, case, "2026-09-22")
    rows = list(permits(ward.on("2026-09-25", "cmo"), YEAR))
    assert [row["StatusCurrentMapped"] for row in rows] == ["Permit Issued", "In Review"]
    assert rows[0]["IssuedDate"] == "2026-09-22" and rows[0]["AppliedDate"] == "2026-09-01"
    assert rows[0]["PermitClassMapped"] == "Residential" and tuple(rows[0]) == COLUMNS
    told = ward.answers()
    personal = [told[key] for key in ("applicant_local", "applicant_latin", "address", "khasra", "landmark", "phone")]
    text = str(rows)
    assert not [each for each in personal if each and each in text]
