"""Registers, returns, reports and the court bundle at the window, by keyboard."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.casework.streets import enter_street
from desktop.ui import printer
from desktop.ui.chart import LOOKS, Bar, BarChart, Part
from desktop.ui.grid import Head, Row
from desktop.ui.long_model import KEEP, SIZE, LongModel
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, go, texts
from tests.ui.sample import TODAY, receive
from tests.ui.waits import wait

KEYS = Qt.Key


@pytest.fixture
def papers(monkeypatch: Any) -> list[bytes]:
    """What went to the printer."""
    out: list[bytes] = []
    monkeypatch.setattr(printer, "print_papers", lambda room, page, papers, title: bool(out.extend(papers)) or True)
    return out


def test_a_register_is_chosen_printed_and_saved(
    clerk: Desk, papers: list[bytes], monkeypatch: Any, tmp_path: Path
) -> None:
    for person in (1, 2):
        receive(clerk.sample, TODAY, person)
    clerk.ctrl(KEYS.Key_B)
    clerk.wait()
    clerk.type("receipts ")
    clerk.page.search("register of receipts")
    clerk.page.first_focus()
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("register", ("receipts",))
    assert clerk.page.model.rowCount() == 2 and "Amount (₹): ₹ 1,000" in texts(clerk.page)
    clerk.ctrl(KEYS.Key_P)
    clerk.wait()
    assert len(papers) == 1 and papers[0].startswith(b"%PDF")
    path = tmp_path / "receipts.xlsx"
    monkeypatch.setattr(printer, "ask_path", lambda page, name, ending: path)
    clerk.page.view.setFocus()
    clerk.press(KEYS.Key_X)
    clerk.wait()
    sheet = load_workbook(path).active
    assert sheet.max_row == 3
    kinds = [
        e.data["how"]
        for e in clerk.sample.store.entries(f"office:{clerk.sample.store.office}")
        if e.kind == "register.taken"
    ]
    assert kinds == ["printed", "exported"]
    clerk.page.view.setFocus()
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "receipt"


def test_a_month_back_has_no_lines_and_columns_stay_put_away(clerk: Desk) -> None:
    receive(clerk.sample, TODAY, 1)
    go(clerk, "register", "applications")
    assert clerk.page.model.rowCount() == 1
    QTest.keyClick(clerk.page.view, KEYS.Key_Left, Qt.KeyboardModifier.AltModifier)
    clerk.wait()
    assert clerk.page.model.rowCount() == 0
    clerk.press(KEYS.Key_F2)
    clerk.type("1-4")
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.bar.since == date(TODAY.year, 4, 1)  # of a register no day is meant that is still to come
    clerk.page.columns.put(3, shown=False)
    clerk.window.go_home(Route("books"))
    go(clerk, "register", "applications")
    assert clerk.page.view.isColumnHidden(3) and 3 not in clerk.page.columns.shown()
    clerk.page.columns.reset()
    assert not clerk.page.view.isColumnHidden(3)


def test_a_bar_and_a_number_of_a_report_lead_to_their_cases(
    clerk: Desk, papers: list[bytes], monkeypatch: Any, tmp_path: Path
) -> None:
    case = receive(clerk.sample, TODAY, 1)
    receive(clerk.sample, TODAY, 0)
    go(clerk, "report", "pendency")
    chart = clerk.page.chart
    assert "28 Rani Avantibai: 0–30 1" in chart.told()
    chart.setFocus()
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "behind" and clerk.page.model.rowCount() == 1
    path = tmp_path / "behind.xlsx"
    monkeypatch.setattr(printer, "ask_path", lambda page, name, ending: path)
    clerk.page.view.setFocus()
    clerk.press(KEYS.Key_X)
    clerk.wait()
    assert [row[1] for row in load_workbook(path).active.values] == ["Applicant", "Smt. Sushila Bai Yadav"]
    clerk.ctrl(KEYS.Key_P)
    clerk.wait()
    assert papers.pop().startswith(b"%PDF")
    clerk.page.view.setFocus()
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("case", (case,))
    clerk.press(KEYS.Key_Escape)
    clerk.press(KEYS.Key_Escape)
    clerk.wait()
    assert clerk.page.route == Route("report", ("pendency",))
    clerk.ctrl(KEYS.Key_P)
    clerk.wait()
    assert papers[0].startswith(b"%PDF")


def test_numbers_of_a_return_count_the_cases_behind_them(clerk: Desk) -> None:
    receive(clerk.sample, TODAY, 1)
    receive(clerk.sample, TODAY, 0)
    go(clerk, "return", "monthly")
    clerk.page.first_table()
    clerk.wait()
    model = clerk.focus().model()
    assert model.text(0, 2) == "1" and model.is_link(0, 2) and not model.is_link(0, 3)
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route.args[:3] == ("return", "applications", "received") and clerk.page.model.rowCount() == 1


def test_a_case_is_bound_off_the_screens_thread_and_can_be_stopped(
    clerk: Desk, ordered: str, monkeypatch: Any, tmp_path: Path
) -> None:
    go(clerk, "case", ordered)
    clerk.press(KEYS.Key_B)
    clerk.wait()
    assert clerk.page.route == Route("bundle", (ordered,))
    clerk.ctrl(ENTER)
    clerk.page.out.stop()
    clerk.wait()
    assert clerk.page.bundle is None and "nothing was kept" in " ".join(texts(clerk.page))
    assert not [e for e in clerk.sample.store.entries(f"case:{ordered}") if e.kind == "bundle.made"]
    path = tmp_path / "bundle.pdf"
    monkeypatch.setattr(printer, "ask_path", lambda page, name, ending: path)
    clerk.ctrl(ENTER)
    clerk.wait(30)
    assert clerk.page.bundle.pages > 5
    clerk.page.save()
    assert path.read_bytes() == clerk.page.bundle.pdf


def test_the_list_of_cases_goes_out_as_it_is_shown(clerk: Desk, monkeypatch: Any, tmp_path: Path) -> None:
    for person in (0, 1, 2):
        receive(clerk.sample, TODAY, person)
    go(clerk, "list", "cases")
    clerk.page._change(ward="28")
    clerk.wait()
    clerk.page.columns.put(2, shown=False)
    path = tmp_path / "cases.xlsx"
    monkeypatch.setattr(printer, "ask_path", lambda page, name, ending: path)
    clerk.page.view.setFocus()
    clerk.press(KEYS.Key_X)
    clerk.wait()
    rows = list(load_workbook(path).active.values)
    assert rows[0] == ("Number", "Applicant", "Status", "Received", "Due") and len(rows) == 2
    assert rows[1][1] == "Smt. Sushila Bai Yadav"


def test_the_streets_go_out_with_what_the_register_says(clerk: Desk, monkeypatch: Any, tmp_path: Path) -> None:
    name = {"hi": "तुलसीदास मार्ग", "en": "Tulsidas Marg"}
    enter_street(clerk.sample.at("clerk"), {"name": name, "number": "27/4", "ward": "27", "width": 10_000})
    enter_street(clerk.sample.at("clerk"), {"name": {"hi": "गाँधी गली"}, "status": "private"})
    go(clerk, "streets")
    clerk.page.search("tulsidas")
    path = tmp_path / "streets.xlsx"
    monkeypatch.setattr(printer, "ask_path", lambda page, name, ending: path)
    clerk.page.save()
    clerk.wait()
    rows = list(load_workbook(path).active.values)
    assert len(rows) == 2 and rows[1][:4] == ("Tulsidas Marg · तुलसीदास मार्ग", "27/4", "27", "10.00 m")


def test_today_goes_on_paper_for_the_wall(clerk: Desk, papers: list[bytes]) -> None:
    receive(clerk.sample, TODAY, 1)
    clerk.window.go_home(Route("today"))
    clerk.wait()
    clerk.ctrl(KEYS.Key_P)
    clerk.wait()
    assert papers[0].startswith(b"%PDF")


def test_a_long_table_holds_few_lines_open(clerk: Desk) -> None:
    total = 20_000

    def lines() -> Iterator[Row]:
        for n in range(total):
            yield Row((f"{n}", n), f"case-{n}", n % 7 == 0)

    model = LongModel([Head("a"), Head("b", number=True)], clerk.page.read)
    grown: list[int] = []
    model.show(lines, lambda: grown.append(model.rowCount()))
    end = time.monotonic() + 10
    while not model.over and time.monotonic() < end:
        wait(5)
    assert model.rowCount() == total and len(grown) >= total // (20 * SIZE)
    for at in (0, total // 2, total - 1, 7):
        assert model.row(at) == Row((f"{at}", at), f"case-{at}", at % 7 == 0)
    for at in range(0, total, SIZE):
        model.row(at)
    assert len(model._open) <= KEEP


def test_bars_are_told_apart_without_colour(clerk: Desk) -> None:
    assert len({(ground, pattern) for ground, pattern in LOOKS}) == len(LOOKS)
    opened: list[tuple[str, str]] = []
    parts = (Part("a", 3), Part("b", 2))
    chart = BarChart(
        "T", [Bar("x", "X", parts), Bar("y", "Y", parts)], [("a", "A"), ("b", "B")], lambda *k: opened.append(k)
    )
    clerk.page.body.addWidget(chart)
    clerk.wait()
    chart.setFocus()
    assert chart.accessibleDescription() == "X: A 3, B 2; Y: A 3, B 2"
    for key in (KEYS.Key_Right, ENTER, KEYS.Key_Down, ENTER):
        clerk.press(key)
    assert opened == [("x", "b"), ("y", "a")] and chart.accessibleDescription() == "Y, A: 3"
