"""What the window keeps for whoever comes back, and what it says while one waits or listens."""

from __future__ import annotations

import threading
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop.casework.streets import enter_street
from desktop.core.errors import NagardeskError
from desktop.ui import page as pages
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import go, texts
from tests.ui.sample import stages
from tests.ui.waits import wait

KEYS = Qt.Key


def come_back(desk: Desk, login: str, other: str) -> None:
    """Another person works here meanwhile; what the first one had before him is made anew, as after a restart."""
    for each in (other, login):
        desk.ctrl(KEYS.Key_L)
        desk.sign_in(each)


def chips(desk: Desk) -> list[str]:
    """What narrows the list, as it says so."""
    return [each.text() for each in desk.page.findChildren(QPushButton) if each.property("kind") == "chip"]


def test_a_list_comes_back_narrowed_and_sorted_as_it_was_left(officer: Desk) -> None:
    name = {"hi": "तुलसीदास मार्ग", "en": "Tulsidas Marg"}
    for ward, number in (("27", "27/9"), ("28", "28/1"), ("28", "28/2")):
        enter_street(officer.sample.at("clerk"), {"name": name, "number": number, "ward": ward})
    go(officer, "streets")
    ward = next(n for n, each in enumerate(officer.page.kind.columns) if each.narrow)
    officer.page.narrow(ward, "28")
    officer.page.sort(1)
    officer.page.sort(1)
    officer.page.search("28/")
    for back in (
        lambda: come_back(officer, "cmo", "clerk"),
        lambda: officer.window.show_language("en"),
        lambda: (officer.window.go_back(), officer.window.go_ahead()),
    ):
        back()
        officer.wait()
        assert officer.page.route == Route("streets")
        assert [each.cells[1] for each in officer.page.shown] == ["28/2", "28/1"]
        assert chips(officer) == ["Ward: 28"], "what was typed is kept nowhere"
    officer.press(KEYS.Key_Escape)
    assert len(officer.page.shown) == 3 and not chips(officer)
    come_back(officer, "cmo", "clerk")
    assert len(officer.page.shown) == 3 and officer.page.lines.order == 1


def test_the_list_of_cases_comes_back_as_it_was_left(officer: Desk) -> None:
    stages(officer.sample)
    go(officer, "list", "cases")
    page = officer.page
    assert page.narrowing() == ""
    page._change(status="served", due_by=page._day(7))
    page._sort("number")
    officer.wait()
    left, said = page.model.total, chips(officer)
    come_back(officer, "cmo", "clerk")
    assert officer.page is not page and officer.page._order == "number"
    assert (officer.page.model.total, chips(officer)) == (left, said) and said
    assert next(each for each in officer.page._tab_buttons if each.isChecked()).property("status") == "served"
    officer.press(KEYS.Key_Escape)
    officer.wait()
    assert not chips(officer)


@pytest.mark.parametrize(
    "told",
    [
        "x",
        "[1]",
        "[{}, []]",
        '[{"due_by": 1000000000000000000000}, "number"]',
        '[{"due_by": "x"}, "number"]',
        '["", [[99, "a"]], 99, false]',
    ],
)
def test_what_was_kept_otherwise_narrows_nothing(officer: Desk, told: str) -> None:
    for route in (Route("list", ("cases",)), Route("streets")):
        officer.window.way.add(route, told)
        officer.window._show_top()
        officer.wait()
        assert officer.page.narrowing() == ""


def test_a_page_that_takes_long_says_so_and_a_quick_one_does_not(
    officer: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "SLOW", 60_000)
    go(officer, "officers")
    assert officer.page._wait is None and not officer.page._slow.isActive()
    monkeypatch.setattr(pages, "SLOW", 300)
    gate = threading.Event()
    officer.window.lanes.run("read", gate.wait, lambda _none: None, officer.window.fault)
    officer.window.go(Route("values"))
    assert "One moment …" not in texts(officer.page)
    wait(600)
    assert "One moment …" in texts(officer.page)
    gate.set()
    officer.wait()
    assert not officer.page._wait.isVisible() and officer.page.shown


def test_a_fault_and_the_end_of_long_work_are_told_to_who_listens(
    officer: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    heard = SimpleNamespace(isActive=lambda: True, updateAccessibility=told.append)
    listens = SimpleNamespace(QAccessible=heard, QAccessibleAnnouncementEvent=lambda of, text: text)
    monkeypatch.setattr("desktop.ui.bits.QtGui", listens)
    officer.page.tell(NagardeskError("There is no such case on this PC.", code="case_missing"))
    assert "There is no such case on this PC." in told[-1]
    officer.window.sync.start(officer.sample.room)
    go(officer, "sync")
    assert told[-1].startswith("Done.")
