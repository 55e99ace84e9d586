"""The list of cases: a window over a million rows, search as typed in either script, chips that clear with one key."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest

from desktop.casework.ports import CaseRow, Filter, Page
from desktop.ui import theme, words
from desktop.ui.cases_model import KEEP, SIZE, CasesModel
from desktop.ui.cases_view import CasesView
from desktop.ui.lanes import Lanes
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.sample import TODAY, receive
from tests.ui.waits import wait

MANY = 1_000_000


class ManyCases:
    """A store that makes its rows up as they are asked for, by keyset, and counts what it is asked."""

    def __init__(self, total: int) -> None:
        self.total, self.asked = total, 0

    def page(self, wanted: Filter, order: str = "updated", after: str = "", size: int = 100) -> Page:
        """Rows after a place."""
        first = int(after or 0)
        last = min(first + size, self.total)
        self.asked += 1
        return Page([_row(n) for n in range(first, last)], str(last) if last < self.total else "")

    def place(self, wanted: Filter, order: str, at: int, total: int) -> str:
        """Where a row is read from."""
        return str(at)

    def count(self, wanted: Filter) -> int:
        """How many there are."""
        return self.total


@pytest.fixture
def lanes(qapp: object) -> Iterator[Lanes]:
    """Lanes that end with the test."""
    made = Lanes()
    yield made
    assert made.finish()


def _row(n: int) -> CaseRow:
    return CaseRow(
        f"case-{n}", f"SNP/1/BN/2026-27/{n}", "o", "1", "building_notice", f"Shri {n}", f"श्री {n}", "मकान 1", "received",
        "2026-10-01", "2026-10-20", "", "", "",
    )  # fmt: skip


def test_a_million_rows_are_looked_at_a_window_at_a_time(qtbot: Any, lanes: Lanes) -> None:
    store, holder = ManyCases(MANY), QObject()
    fetch = lambda work, then: lanes.run("read", work, then, _fail)  # noqa: E731
    model = CasesModel(store, fetch, TODAY, holder)
    opened: list[str] = []
    view = CasesView(model, opened.append)
    view.resize(1100, 700)
    view.show()
    qtbot.addWidget(view)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    model.show(Filter(), "updated", lambda: None)
    qtbot.waitUntil(lambda: model.rowCount() == MANY)
    view.selectRow(0)
    bar = view.verticalScrollBar()
    for place in range(0, 60_000 * view.rowHeight(0), 2_500 * view.rowHeight(0)):
        bar.setValue(place)
        qtbot.waitUntil(lambda: not lanes.busy(), timeout=20_000)
        qtbot.waitUntil(lambda: model.row(view.rowAt(5)) is not None, timeout=20_000)
        assert model.row(view.rowAt(5)).case == f"case-{view.rowAt(5)}"
        assert model.in_memory() <= KEEP * SIZE
    view.selectRow(0)
    qtbot.waitUntil(lambda: model.row(0) is not None, timeout=20_000)
    assert model.row(0).case == "case-0"
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert opened == ["case-0"]
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 60_000, f"{grown} kB"


def _fail(error: Exception) -> None:
    raise error


def test_a_leap_to_the_end_reads_one_page(qtbot: Any, lanes: Lanes) -> None:
    store, holder = ManyCases(MANY), QObject()
    model = CasesModel(store, lambda w, t: lanes.run("read", w, t, _fail), TODAY, holder)
    model.show(Filter(), "updated", lambda: None)
    qtbot.waitUntil(lambda: model.rowCount() == MANY)
    asked = store.asked
    assert model.row(MANY - 1) is None
    qtbot.waitUntil(lambda: model.row(MANY - 1) is not None, timeout=5_000)
    assert model.row(MANY - 1).case == f"case-{MANY - 1}"
    assert store.asked == asked + 1
    model.row(MANY // 2)
    model.row(SIZE + 3)  # the clerk looks elsewhere before the first is here
    qtbot.waitUntil(lambda: model.row(SIZE + 3) is not None, timeout=5_000)
    assert model.row(SIZE + 3).case == f"case-{SIZE + 3}"


def test_days_left_count_today_as_the_last_day() -> None:
    holder = QObject()
    model = CasesModel(ManyCases(1), lambda w, t: t(w()), date(2026, 10, 20), holder)
    model.show(Filter(), "due", lambda: None)
    assert model.text(model.row(0), 5) == "last day today"


def _names(desk: Desk) -> list[str]:
    model = desk.page.model
    return [model.row(n).title for n in range(model.rowCount())]


@pytest.mark.usefixtures("staged")
def test_search_as_typed_in_either_script_and_escape_clears(clerk: Desk) -> None:
    clerk.type("/")
    assert clerk.window.frame.search.hasFocus()
    clerk.type("yadav 7/3")
    clerk.wait()
    wait(200)
    clerk.wait()
    assert clerk.page.route == Route("list", ("cases",))
    assert [n.split(" / ")[0] for n in _names(clerk)] == ["Smt. Sushila Bai Yadav"]
    clerk.ctrl(Qt.Key.Key_F)
    clerk.type("फ़ातिमा")
    wait(200)
    clerk.wait()
    assert len(_names(clerk)) == 1 and "श्रीमती फ़ातिमा बेगम" in _names(clerk)[0]
    clerk.press(Qt.Key.Key_Down)
    assert clerk.page.view.hasFocus()
    clerk.press(Qt.Key.Key_Escape)
    clerk.wait()
    assert len(_names(clerk)) == 7
    assert clerk.window.frame.search.text() == ""


@pytest.mark.usefixtures("staged")
def test_filters_show_themselves_and_go_one_by_one(clerk: Desk) -> None:
    clerk.window.go_home(Route("list", ("cases",)))
    clerk.wait()
    clerk.page._change(ward="27", flag="")
    clerk.wait()
    wait(30)
    clerk.wait()
    assert len(_names(clerk)) == 3
    chips = [clerk.page.chips.itemAt(n).widget().text() for n in range(clerk.page.chips.count())]
    assert chips == ["Ward 27"]
    clerk.page._change(due_by="2026-10-11")
    wait(30)
    clerk.wait()
    assert clerk.page.chips.count() == 3
    clerk.press(Qt.Key.Key_Escape)
    wait(30)
    clerk.wait()
    assert clerk.page.chips.count() == 0 and len(_names(clerk)) == 7


@pytest.mark.usefixtures("staged")
def test_the_lists_at_the_left_show_their_step_only(clerk: Desk) -> None:
    clerk.ctrl(Qt.Key.Key_4)
    clerk.wait()
    assert clerk.page.route == Route("list", ("notices",))
    assert [n.split(" / ")[0] for n in _names(clerk)] == ["Smt. Fatima Begum"]
    tabs = [each.text() for each in clerk.page._tab_buttons]
    assert tabs == ["To sign  1", "To serve  1"]


def test_enter_opens_the_case_and_escape_comes_back_to_the_row(clerk: Desk) -> None:
    for person in range(3):
        receive(clerk.sample, TODAY, person)
    clerk.window.go_home(Route("list", ("cases",)))
    clerk.wait()
    clerk.press(Qt.Key.Key_Down)
    at = clerk.page.view.currentIndex().row()
    clerk.press(Qt.Key.Key_Return)
    clerk.wait()
    assert clerk.page.route.page == "case"
    clerk.press(Qt.Key.Key_Escape)
    clerk.wait()
    assert clerk.page.route == Route("list", ("cases",))
    assert clerk.page.view.currentIndex().row() == at == 1


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("scale", "room"), [(100, 730), (125, 830), (150, 1050), (200, 1180)])
def test_the_columns_stand_side_by_side_where_they_can(
    qtbot: Any, qapp: Any, lanes: Lanes, language: str, scale: int, room: int
) -> None:
    """In a window of 1024 at plain type, of 1366 at larger: no list is pushed sideways for its headings' sake."""
    words.show_language(language)
    theme.apply(qapp, dark=False, scale=scale)
    holder = QObject()
    try:
        view = CasesView(CasesModel(ManyCases(9), lambda work, then: None, TODAY, holder), lambda case: None)
        qtbot.addWidget(view)
        view.resize(room, 500)
        view.show()
        wait(10)
        assert view.horizontalScrollBar().maximum() == 0
        view.resize(3600, 900)
        wait(10)
        assert view.columnWidth(1) == view._wide(1, 270), "what was given is taken back where there is room"
    finally:
        words.show_language("en")
        theme.apply(qapp, dark=False, scale=100)


def test_the_name_of_the_program_is_whole_at_every_size_of_type(clerk: Desk) -> None:
    try:
        for scale in (125, 150, 175, 200, 100):
            clerk.window.show_scale(scale)
            clerk.wait()
            frame = clerk.window.frame
            right = frame.mark.mapTo(frame.left.viewport(), QPoint(frame.mark.width(), 0)).x()
            wide = QFontMetrics(frame.mark.font()).horizontalAdvance("Nagardesk")
            fits = right <= frame.left.viewport().width() and wide <= frame.mark.width()
            assert fits or frame.mark.isHidden(), scale
    finally:
        clerk.window.show_scale(100)


def test_a_name_typed_slowly_is_searched_whole_from_any_page(clerk: Desk) -> None:
    case = receive(clerk.sample, TODAY)
    clerk.window.go(Route("case", (case,)))
    clerk.wait()
    clerk.type("/")
    for letter in "Lakshmi":
        clerk.type(letter)
        wait(200)  # longer than the search waits for the next letter
        clerk.wait()
    assert clerk.page.route == Route("list", ("cases",))
    assert clerk.window.frame.search.text() == "Lakshmi"
    clerk.press(Qt.Key.Key_Return)
    clerk.wait()
    assert clerk.page.route == Route("case", (case,))
