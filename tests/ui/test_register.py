"""Old registers at the window: line by line with ditto and count, and from a spreadsheet with a try before."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import Qt

from desktop.casework.ports import Filter
from desktop.ui.page import Route
from desktop.ui.register_page import an_hour, next_number
from tests.ui.conftest import Desk
from tests.ui.waits import wait

ENTER = Qt.Key.Key_Return


def begin(desk: Desk) -> None:
    """Open the page for lines of building notices, by keyboard, and name the register."""
    desk.ctrl(Qt.Key.Key_N)
    desk.wait()
    desk.type("/")
    desk.type("line by line")
    wait(200)
    desk.press(Qt.Key.Key_Down)
    desk.press(ENTER)
    desk.wait()
    desk.type("/")
    desk.type("intention to build")
    wait(200)
    desk.press(Qt.Key.Key_Down)
    desk.press(ENTER)
    desk.wait()
    assert desk.page.route == Route("lines", ("building_notice",))
    enter(desk, "पंजी 1998")


def enter(desk: Desk, *texts: str) -> None:
    for text in texts:
        desk.type(text)
        desk.press(ENTER)


def first_line(desk: Desk) -> None:
    """A whole line: number, day, name, father, ward, house, street, outcome, decided, remarks."""
    enter(desk, "1/98", "3.2.98", "श्री राम", "श्री दशरथ", "27", "१४", "तुलसीदास मार्ग")
    desk.type("1")
    enter(desk, "1.4.98", "")


def test_lines_are_typed_with_ditto_and_entered_together(clerk: Desk) -> None:
    begin(clerk)
    first_line(clerk)
    assert [line["old_number"] for line in clerk.page.lines] == ["1/98"]
    box = clerk.page.form.boxes
    assert box["old_number"].value() == "2/98" and box["old_number"].has_focus()
    clerk.press(ENTER)
    clerk.press(Qt.Key.Key_F2)
    enter(clerk, "श्री श्याम", '"', "〃")
    for _ in range(5):
        clerk.press(Qt.Key.Key_F2)
    assert box["old_remarks"].has_focus()
    clerk.press(ENTER)
    assert len(clerk.page.lines) == 2
    second = clerk.page.lines[1]
    assert (second["relation"], second["ward"], second["outcome"]) == ("श्री दशरथ", "27", "granted")
    assert "2 lines wait to be entered" in clerk.page.speed.text()
    clerk.ctrl(ENTER)
    clerk.wait()
    assert (clerk.page.lines, clerk.page.entered) == ([], 2)
    rows = clerk.sample.store.page(Filter(text="राम")).rows
    assert [(row.received, row.status) for row in rows] == [("1998-02-03", "decided")]


def test_what_is_wrong_in_a_line_is_said_at_its_field_and_the_line_waits(clerk: Desk) -> None:
    begin(clerk)
    enter(clerk, "1/98", "31.2.98", "श्री राम")
    assert clerk.page.form.boxes["received_on"].wrong.text().startswith("'31.2.98' is no day")
    clerk.page.form.boxes["old_remarks"].focus()
    clerk.press(ENTER)
    assert clerk.page.lines == [] and clerk.page.form.boxes["received_on"].has_focus()


def test_the_last_line_comes_back_to_be_corrected(clerk: Desk) -> None:
    begin(clerk)
    first_line(clerk)
    clerk.ctrl(Qt.Key.Key_U)
    assert clerk.page.lines == [] and clerk.page.form.answers()["applicant_local"] == "श्री राम"
    clerk.page.form.boxes["old_remarks"].focus()
    clerk.press(ENTER)
    assert len(clerk.page.lines) == 1


def test_lines_that_wait_are_there_again_after_the_program_was_killed(clerk: Desk, tmp_path: Path) -> None:
    from desktop.ui.start import open_window

    begin(clerk)
    first_line(clerk)
    enter(clerk, "", "4.2.98")
    clerk.wait()
    other = open_window(
        lambda: clerk.sample.room, settings=tmp_path / "o.ini", faults=tmp_path / "faults", language="en"
    )
    other.show()
    again = Desk(other, clerk.sample)
    again.wait()
    again.sign_in("clerk")
    again.window.go(Route("lines", ("building_notice",)))
    again.wait()
    assert [line["applicant_local"] for line in again.page.lines] == ["श्री राम"]
    assert again.page.form.answers()["received_on"] == "04-02-1998"
    assert again.page.form.boxes["applicant_local"].has_focus()
    other._opened = False
    other.close()


def test_numbers_go_on_and_a_break_is_no_slow_typing(clerk: Desk) -> None:
    assert [next_number(n) for n in ("41/98", "४१", "BN-009/2", "none")] == ["42/98", "42", "BN-010/2", ""]
    now = clerk.sample.clock.now()
    moments = [now, now + timedelta(minutes=1), now + timedelta(minutes=2), now + timedelta(hours=2)]
    assert an_hour(moments) == 60 and an_hour([now]) == 0


def register(path: Path) -> Path:
    path.write_text(
        "पंजी 1998\n\nक्रमांक,दिनांक,Name,Ward\n1/98,3.2.98,Ram Lal,27\n2/98,soon,Shyam Lal,27\n", encoding="utf-8"
    )
    return path


def test_a_spreadsheet_is_mapped_tried_and_brought_in(clerk: Desk, tmp_path: Path) -> None:
    clerk.window.go(Route("bring", ("building_notice",)))
    clerk.wait()
    page = clerk.page
    clerk.type(str(register(tmp_path / "r.csv")))
    clerk.press(ENTER)
    clerk.wait()
    assert page.sight.headers == ("क्रमांक", "दिनांक", "Name", "Ward")
    for row, answers in enumerate(("old_number", "received_on", "applicant_latin", "ward")):
        combo = page.columns.cellWidget(row, 2)
        combo.setCurrentIndex(combo.findData(answers))
    page.try_it.click()
    clerk.wait()
    assert page.told.text().startswith("2 rows read, 1 good, 0 saved")
    assert [page.problems.item(0, n).text() for n in range(2)] == ["5", "B  दिनांक"]
    assert clerk.sample.store.count(Filter()) == 0
    clerk.ctrl(ENTER)
    clerk.wait()
    assert "1 saved" in page.told.text() and (tmp_path / "r-bad.xlsx").is_file()
    assert clerk.sample.store.count(Filter()) == 1
    page.look()
    clerk.wait()
    assert page.sight.remembered and page.sight.plan["columns"]["Name"] == "applicant_latin"
