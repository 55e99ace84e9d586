"""Lists for every kind of thing: each is searched, narrowed, sorted, its columns chosen, saved and printed by one page."""

from __future__ import annotations

import csv
import threading
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop.casework import service
from desktop.casework.permits import COLUMNS
from desktop.casework.streets import enter_street
from desktop.core.clock import instant_text
from desktop.ui import lists, printer
from desktop.ui.cases_page import SCOPES
from desktop.ui.drafts import draft_key
from desktop.ui.lists import KINDS, Column, Item, Kind
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import go, texts
from tests.ui.sample import TODAY, draft, inspect, issue, receive

KEYS = Qt.Key
ENTER, ESC = KEYS.Key_Return, KEYS.Key_Escape
NEED = {  # lists that tell of one thing, by what the route must name
    "made_of": None,
    "hand_book": None,
    "behind": "report/pendency/number/2026-01-01/2026-12-31/",
    "grants": "",
    "audit": "",
}


def walked() -> Iterator[str]:
    """Every list of the window as a route; the two that need a thing made first are those of one book and one sum."""
    for name in KINDS:
        if NEED.get(name, "") is not None:
            yield f"{name}/{NEED[name]}" if NEED.get(name) else name
    yield from (f"list/{scope}" for scope in SCOPES)


def column(desk: Desk, at: int) -> list[Any]:
    """What a column of the list says now."""
    return [each.cells[at] for each in desk.page.shown]


@pytest.fixture
def out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where what is saved goes; what is printed goes nowhere."""
    monkeypatch.setattr(printer, "ask_path", lambda page, name, ending: tmp_path / f"out.{ending}")
    monkeypatch.setattr(printer, "print_papers", lambda *_: True)
    return tmp_path


@pytest.mark.usefixtures("staged")
def test_every_list_has_what_a_list_has(officer: Desk, out: Path) -> None:
    for route in walked():
        officer.window.go(Route.read(route))
        officer.wait()
        page = officer.page
        keys = {command.keys for command in page.commands()}
        assert {"C", "X"} <= keys, route
        assert page.search("nothing is called so"), route
        officer.wait()
        assert page.model.rowCount() == 0 and page.escape(), route
        officer.wait()
        (out / "out.xlsx").unlink(missing_ok=True)
        page.save()
        officer.wait()
        written = (out / "out.xlsx").exists()
        assert written == bool(page.model.rowCount()), route  # of nothing no file is written
        if written:
            assert load_workbook(out / "out.xlsx").active.max_column == len(page.columns.shown()), route
        if not route.startswith("list/"):
            assert page.kind.tabs or any(each.narrow for each in page.kind.columns) or "O" in keys, route


def test_a_list_is_narrowed_by_a_value_and_says_so(officer: Desk) -> None:
    name = {"hi": "तुलसीदास मार्ग", "en": "Tulsidas Marg"}
    mine = officer.sample.at("clerk")
    for ward, number, width in (("27", "27/10", 9_500), ("27", "27/9", 10_000), ("28", "28/1", None)):
        enter_street(mine, {"name": name, "number": number, "ward": ward, **({"width": width} if width else {})})
    go(officer, "streets")
    page = officer.page
    page.sort(1)
    assert column(officer, 1) == ["27/9", "27/10", "28/1"]  # numbers in words go by size
    page.sort(3)
    assert column(officer, 3) == ["9.50 m", "10.00 m", ""]
    menu = page.filters()
    wards = next(each.menu() for each in menu.actions() if each.text() == "Ward")
    assert [each.text() for each in wards.actions()] == ["27", "28"]
    wards.actions()[1].trigger()
    assert column(officer, 1) == ["28/1"]
    chips = [each.text() for each in page.findChildren(QPushButton) if each.property("kind") == "chip"]
    assert chips == ["Ward: 28"]
    officer.press(ESC)
    assert len(page.shown) == 3 and not page.lines.narrowed
    page.search("तुलसी 28")
    page.searched()
    officer.wait()
    assert officer.page.route.page == "street"  # the only one found opens


def test_a_long_list_comes_in_slices_and_does_not_go_out_by_half(
    officer: Desk, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.ui.list_page.SLICE", 0.0)
    items = [Item((f"{n}", n % 3), tabs=("odd",) if n % 2 else ()) for n in range(300)]
    columns = (Column("No."), Column("Third", number=True, narrow=True))
    long = Kind("Long", columns, lambda desk, asked: iter(items), tabs={"odd": "Odd"})
    monkeypatch.setattr(lists, "LONG", long, raising=False)
    monkeypatch.setitem(KINDS, "drafts", "desktop.ui.lists:LONG")
    officer.window.go(Route("drafts"))
    page = officer.page
    page.turn("odd")
    page.save()
    assert "still being read" in page.messages.itemAt(0).widget().accessibleName()
    assert not (out / "out.xlsx").exists()
    officer.wait()
    assert page.over and len(page.lines) == 300 and len(page.shown) == 150
    assert page.count.text() == "150 lines"
    page.narrow(1, 2)
    assert {each.cells[1] for each in page.shown} == {2}


def test_a_search_folds_no_line_again_while_one_types(officer: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[str] = []

    def watched(each: Item) -> str:
        folded.append(threading.current_thread().name)
        return lists.found_by(each)

    monkeypatch.setattr("desktop.ui.list_lines.found_by", watched)
    items = [Item((f"Straße {n}", n % 3), find="ΟΔΟΣ") for n in range(30)]
    long = Kind("Long", (Column("No."), Column("Third", number=True)), lambda desk, asked: items)
    monkeypatch.setattr(lists, "LONG", long, raising=False)
    monkeypatch.setitem(KINDS, "drafts", "desktop.ui.lists:LONG")
    go(officer, "drafts")
    page = officer.page
    page.sort(1)
    for text, left in (("s", 30), ("STRASSE 12", 1), ("strasse 29 οδος", 1), ("", 30)):
        page.search(text)
        assert len(page.shown) == left, text
    assert column(officer, 1) == [0] * 10 + [1] * 10 + [2] * 10
    assert folded == ["lane-read"] * 30


def test_permits_are_looked_at_and_saved_as_open_data(officer: Desk, out: Path) -> None:
    cases = [receive(officer.sample, date(2026, 10, day), person) for day, person in ((1, 1), (2, 2))]
    officer.ctrl(KEYS.Key_K)
    officer.type("open data")
    officer.press(ENTER)
    officer.wait()
    page = officer.page
    assert page.route.page == "permits" and page.bar.kind == "month" and len(page.shown) == 2
    assert column(officer, 4) == ["pending", "pending"]
    page.search(officer.sample.desk.case(cases[1]).number)
    page.view.setFocus()
    officer.press(KEYS.Key_S)
    officer.wait()
    rows = list(csv.DictReader((out / "out.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert tuple(rows[0]) == COLUMNS and [row["PermitNum"] for row in rows] == [
        officer.sample.desk.case(cases[1]).number
    ]
    assert "Yadav" not in str(rows) and "D'Souza" not in str(rows)
    officer.press(ESC)
    page.view.setFocus()
    officer.press(ENTER)
    officer.wait()
    assert officer.page.route == Route("case", (cases[0],))


def test_what_came_back_by_post_and_what_the_office_is(officer: Desk) -> None:
    sample = officer.sample
    case = receive(sample, date(2026, 9, 1), 1)
    inspect(sample, case, date(2026, 9, 22))
    first, *_ = draft(sample, case, date(2026, 9, 23))
    issue(sample, case, date(2026, 9, 23), first)
    sample.clock.put(TODAY)
    sent = {
        "mode": "post",
        "outcome": "posted",
        "day": date(2026, 10, 1),
        "hour": "11:00",
        "place": "Post office",
        "postal": "RT123",
    }
    service.record_attempt(sample.at("clerk"), case, first, sent)
    back = {"mode": "post", "outcome": "returned", "day": date(2026, 10, 8), "hour": "11:00", "place": "Post office"}
    service.record_attempt(sample.at("clerk"), case, first, back)
    go(officer, "returned")
    assert [(each.cells[0], each.cells[5], each.cells[7]) for each in officer.page.shown] == [
        ("08-10-2026", "RT123", "to serve again")
    ]
    officer.page.bar.step(-1)
    officer.wait()
    assert officer.page.shown == []
    go(officer, "officers")
    assert {"clerk", "cmo", "admin"} <= set(column(officer, 1)) and set(column(officer, 7)) == {"in office"}
    officer.page.search("chief")
    assert column(officer, 1) == ["cmo"]
    go(officer, "values")
    assert any("Site plan" in text for text in column(officer, 0)) and set(column(officer, 4)) == {"in force"}
    route = Route("transfer", (case,))
    kept = {"answers": {"reason": "x"}, "title": "Hand over", "at": instant_text(sample.clock.now())}
    sample.room.drafts.save_draft(draft_key(officer.window.officer.id, route), kept)
    go(officer, "drafts")
    assert column(officer, 0) == ["Hand over"] and officer.page.shown[0].route == route
    go(officer, "register", "inward")
    officer.page.bar._choose("year")
    officer.wait()
    assert officer.page.model.rowCount() == 1
    officer.page.search("nothing is called so")
    officer.page.look()
    officer.wait()
    assert officer.page.model.rowCount() == 0 and any("nothing is called so" in text for text in texts(officer.page))
    officer.press(ESC)
    officer.page.look()
    officer.wait()
    assert officer.page.model.rowCount() == 1
