"""Today holds what comes by day besides the clocks, and its numbers lead to lists; a list without a line writes no file."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from desktop.casework import hearing, service
from desktop.casework.today import asks, to_visit
from desktop.ui import printer
from desktop.ui.asks import Line
from desktop.ui.page import Route
from desktop.ui.today_page import GROUPS
from desktop.ui.words import tr
from tests.ui.conftest import Desk
from tests.ui.hands import go, texts
from tests.ui.sample import TODAY, Sample, attempt, draft, inspect, issue, receive

KEYS = Qt.Key
DRAFTED = date(2026, 9, 23)
SERVED = {"day": date(2026, 9, 24), "mode": "tender", "outcome": "served", "hour": "10:40", "place": "घर"}


def notice_of(sample: Sample, person: int) -> tuple[str, str]:
    """A case with a notice that is signed; gives both."""
    case = receive(sample, date(2026, 9, 1), person)
    inspect(sample, case, date(2026, 9, 22))
    first, second = draft(sample, case, DRAFTED)
    issue(sample, case, DRAFTED, first, second)
    return case, first


def group(desk: Desk, name: str) -> list[Line]:
    """The lines of a group of Today."""
    lines = desk.page.list.model().lines
    at = next((n for n, each in enumerate(lines) if each.route is None and each.text == name), None)
    if at is None:
        return []
    after = [n for n in range(at + 1, len(lines)) if lines[n].route is None]
    return lines[at + 1 : after[0] if after else len(lines)]


def test_a_hearing_stands_on_today_until_it_is_minuted(officer: Desk) -> None:
    sample = officer.sample
    case, notice = notice_of(sample, 0)
    attempt(sample, case, notice, {"day": SERVED["day"], "attempts": [SERVED]})
    day = TODAY + timedelta(days=3)
    sample.clock.put(TODAY)
    hearing.fix_hearing(sample.at("cmo", TODAY), case, notice, day, "12:00", "नगर परिषद्")
    seen = {}
    for back in (-9, -8, 0, 2):
        sample.clock.put(day + timedelta(days=back))
        go(officer, "today")
        officer.press(KEYS.Key_F5)
        officer.wait()
        seen[back] = [(each.text, each.state, each.tone, each.right) for each in group(officer, "Hearings")]
    named = "Hearing at 12:00 · Section 187(8) proviso (b)"
    assert seen == {
        -9: [],
        -8: [],
        0: [(named, "today", "soon", "15-10-2026")],
        2: [(named, "to be minuted", "late", "15-10-2026")],
    }
    sample.clock.put(day - timedelta(days=7))
    assert [(each.kind, each.days_left) for each in asks(sample.desk) if each.kind == "hearing"] == [("hearing", 7)]


def test_a_letter_that_came_back_is_told_apart_from_what_was_never_sent(officer: Desk) -> None:
    sample = officer.sample
    case, notice = notice_of(sample, 1)
    for outcome, day in (("posted", date(2026, 10, 1)), ("returned", date(2026, 10, 8))):
        told = {"mode": "post", "outcome": outcome, "day": day, "hour": "11:00", "place": "डाकघर", "postal": "RT1"}
        sample.clock.put(day)
        service.record_attempt(sample.at("clerk"), case, notice, told)
    sample.clock.put(TODAY)
    officer.press(KEYS.Key_F5)
    officer.wait()
    (back,) = group(officer, "Returned post")
    assert (back.state, back.right, back.route) == ("came back", "08-10-2026", Route("serve", (case, notice)))
    assert [each.state for each in group(officer, "To serve")] == ["to serve"]  # the other notice of the case


def test_a_time_that_ends_in_a_year_is_not_of_this_month(officer: Desk) -> None:
    sample = officer.sample
    notice_of(sample, 0)  # the time in which the work may begin runs for a year
    sample.clock.put(TODAY)
    assert all((each.days_left or 0) <= 31 for each in asks(sample.desk) if each.kind == "clock")
    officer.press(KEYS.Key_F5)
    officer.wait()
    assert all("2027" not in each.right for each in group(officer, "Later this month"))
    assert group(officer, "Overdue")


def test_each_ward_leads_to_the_premises_to_visit(officer: Desk, staged: dict[str, str]) -> None:
    counts = to_visit(officer.sample.desk)
    lines = group(officer, "To visit")
    assert len(lines) == len(counts) and sum(counts.values()) == 3
    assert lines[0].text == "1 case waits for a visit" and lines[0].under == "Ward 28 Rani Avantibai"
    officer.window.go(lines[0].route)
    officer.wait()
    chips = [each.text() for each in officer.page.findChildren(QPushButton) if each.isVisible()]
    assert officer.page.model.total == counts["28"] and any("Ward 28" in text for text in chips)


def test_a_number_counts_what_its_lines_tell_of(officer: Desk, staged: dict[str, str]) -> None:
    numbers = {each.text: each.right for each in officer.page.list.model().lines if each.route is None}
    waiting = officer.window.room.truth().entries_waiting
    assert waiting > 1 and numbers["To go to the centre"] == str(waiting)
    assert numbers["To visit"] == str(sum(to_visit(officer.sample.desk).values()))


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_number_of_today_leads_to_its_list(officer: Desk, staged: dict[str, str], by: str) -> None:
    lines = officer.page.list.model().lines
    at = next(n for n, each in enumerate(lines) if each.text == "To sign")
    view = officer.page.list
    if by == "key":
        view.setFocus()
        view.setCurrentIndex(view.model().index(at + 2))
        officer.press(KEYS.Key_Right)
    else:
        view.scrollTo(view.model().index(at))
        where = view.visualRect(view.model().index(at)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, where.y()))
    officer.wait()
    assert officer.page.route == Route("list", ("notices", "drafted"))
    assert officer.page.model.total == 1


def test_every_group_leads_to_a_page_that_stands(officer: Desk, staged: dict[str, str]) -> None:
    for _, title, _, leads in GROUPS:
        officer.window.go(Route.read(leads))
        officer.wait()
        assert officer.page.route == Route.read(leads), title
        assert officer.page.heading.full, tr(title)


def test_what_holds_no_line_is_not_saved(clerk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = []
    monkeypatch.setattr(
        printer, "ask_path", lambda page, name, ending: asked.append(name) or tmp_path / f"x.{ending}"
    )
    for route in ("list/cases", "dues", "sittings", "register/inward", "permits"):
        go(clerk, *route.split("/"))
        clerk.page.save()
        clerk.wait()
        assert any(text == "There is nothing to save; no file was written." for text in texts(clerk.page)), route
    clerk.page.publish()
    clerk.wait()
    assert asked == [] and list(tmp_path.glob("x.*")) == []
    receive(clerk.sample, TODAY)
    go(clerk, "list", "cases")
    clerk.page.save()
    clerk.wait()
    assert (tmp_path / "x.xlsx").is_file() and any("1 line is saved" in text for text in texts(clerk.page))
