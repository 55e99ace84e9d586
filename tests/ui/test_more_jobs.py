"""What comes up between the jobs, by keyboard alone; the second table of docs/keystrokes.md tells what each costs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.casework import hearing
from desktop.ui.page import Route
from tests.ui import test_keystrokes as keystrokes
from tests.ui.hands import texts
from tests.ui.sample import TODAY
from tests.ui.test_keystrokes import (
    ENTER,
    ESC,
    KEYS,
    TAB,
    Hand,
    Ward,
    counted,
    go_case,
    job,
    served,
    step,
)

hand, ward = keystrokes.hand, keystrokes.ward  # the fixtures
Job = Callable[[Hand, Path], None]
JOBS: dict[str, tuple[str, Job]] = {}
ALT = Qt.KeyboardModifier.AltModifier
TOMORROW = TODAY + timedelta(days=1)


@pytest.fixture(scope="module", autouse=True)
def fixed(ward: Ward) -> list[str]:
    """Two hearings that stand fixed for tomorrow."""
    sample, cases = ward.sample, [ward.cases["served"], served(ward.sample, 1)]
    for case, at in zip(cases, ("11:30", "12:00"), strict=True):
        notice = next(iter(sample.desk.case(case).notices))
        hearing.fix_hearing(sample.at("cmo", TODAY), case, notice, TOMORROW, at, "नगर परिषद्")
    return cases


def more(name: str, login: str = "clerk") -> Callable[[Job], Job]:
    """A job by its name in the second table, and who does it."""
    return job(name, login, JOBS)


def in_menu(hand: Hand, opens: str, *typed: str) -> None:
    """A key that opens a menu, and the keys pressed in it, which holds everything else up meanwhile."""

    for n, each in enumerate(typed, 1):
        hand.strokes += len(each)
        QTimer.singleShot(300 * n, lambda each=each: QTest.keyClicks(QApplication.activePopupWidget(), each))
    hand.keys(opens)  # which comes back when the last menu is closed
    hand.wait()


@more("Find a citizen by a name that is spelt wrongly in Hindi")
def by_sound(hand: Hand, folder: Path) -> None:
    hand.press(KEYS.Key_Slash)
    hand.write("हरप्रित")
    hand.keys(ENTER, ENTER)
    assert hand.page.route == Route("case", (hand.case("findings"),))


@more("Find a citizen by a name as it sounds, in the palette")
def by_sound_anywhere(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_K)
    hand.write("harprit")
    hand.wait()
    hand.keys(ENTER)
    assert hand.page.route == Route("case", (hand.case("findings"),))


@more("Find a house by its number")
def by_house(hand: Hand, folder: Path) -> None:
    hand.press(KEYS.Key_Slash)
    hand.write("54")
    hand.keys(ENTER)
    assert hand.page.route == Route("case", (hand.case("findings"),))


@more("Overdue cases of one ward as a spreadsheet")
def overdue(hand: Hand, folder: Path) -> None:
    hand.find("overd")
    in_menu(hand, "F", "6", "36")
    assert hand.page._filter.ward == "36" and hand.page._filter.due_by < TODAY.isoformat()
    hand.keys("X")
    assert (folder / "list.xlsx").read_bytes()[:2] == b"PK"


@more("See why a last day is that day, and open its section")
def why(hand: Hand, folder: Path) -> None:
    go_case(hand, "week")
    hand.strokes = 0
    hand.keys("W", TAB, ENTER)
    assert hand.page.route.page == "provision"


@more("Go to the case opened before, and back again")
def before(hand: Hand, folder: Path) -> None:
    for name in ("over", "week"):
        go_case(hand, name)
    hand.strokes = 0
    hand.ctrl(KEYS.Key_Tab)
    hand.wait()
    assert hand.page.route.args == (hand.case("over"),)
    hand.ctrl(KEYS.Key_Tab)
    hand.wait()
    assert hand.page.route.args == (hand.case("week"),)


@more("Take up again the case opened last, from anywhere")
def last(hand: Hand, folder: Path) -> None:
    go_case(hand, "over")
    hand.keys(ESC, ESC)
    hand.ctrl(KEYS.Key_2)
    hand.wait()
    hand.strokes = 0
    hand.ctrl(KEYS.Key_K)
    hand.keys(ENTER)
    assert hand.page.route.args == (hand.case("over"),)


@more("Read the next case of a list")
def following(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_6)
    hand.wait()
    hand.keys(ENTER)
    first, hand.strokes = hand.page.route, 0
    hand.ctrl(KEYS.Key_PageDown)
    hand.wait()
    assert hand.page.route.page == "case" and hand.page.route != first


@more("Go back, and on again")
def back_and_on(hand: Hand, folder: Path) -> None:
    go_case(hand, "over")
    hand.keys("L")
    hand.strokes = 0
    hand.press(KEYS.Key_Left, ALT)
    hand.wait()
    assert hand.page.route.page == "case"
    hand.press(KEYS.Key_Right, ALT)
    hand.wait()
    assert hand.page.route.page == "law"


@more("Take a file's number along")
def copy_number(hand: Hand, folder: Path) -> None:
    go_case(hand, "over")
    hand.strokes = 0
    hand.ctrl(KEYS.Key_C)
    assert QGuiApplication.clipboard().text() == hand.file("over").number


@more("See what was done yesterday, and by whom")
def yesterday(hand: Hand, folder: Path) -> None:
    hand.find("yest")
    hand.press(KEYS.Key_Left, ALT)
    hand.wait()
    assert hand.page.route.page == "entered" and hand.page.bar.since == TODAY - timedelta(days=1)


@more("Print the list of tomorrow's hearings")
def cause_list(hand: Hand, folder: Path) -> None:
    hand.find("tomo")
    hand.press(KEYS.Key_Right, ALT)
    hand.wait()
    assert len(hand.page.shown) == 2
    hand.ctrl(KEYS.Key_P)
    hand.wait()
    assert "Sent to the printer" in texts(hand.page)


@more("Print all hearing notices of tomorrow")
def hearing_notices(hand: Hand, folder: Path) -> None:
    hand.find("tomo")
    hand.press(KEYS.Key_Right, ALT)
    hand.wait()
    hand.keys("P")
    pieces = hand.sample.room.prints.jobs()[-1].title
    assert pieces.endswith("· 2")


@more("Adjourn all hearings of a day, with their notices", "cmo")
def adjourn_all(hand: Hand, folder: Path) -> None:
    hand.find("adj all")
    hand.press(KEYS.Key_Right, ALT)
    hand.wait()
    hand.keys("1")
    assert hand.page.route.page == "adjourn_day"
    hand.fill(day="+9", reason="पीठासीन अधिकारी अवकाश पर")
    assert hand.page.route.page == "sittings", hand.faults()
    assert "2 hearings are adjourned" in " ".join(texts(hand.page))
    stands = {each.cells[0] for each in hand.page.shown}
    assert stands == {f"{TODAY + timedelta(days=9):%d-%m-%Y}"} and len(hand.page.shown) == 2


@more("Link two cases")
def link(hand: Hand, folder: Path) -> None:
    go_case(hand, "over")
    hand.strokes = 0
    step(hand, "link")
    hand.fill(other=hand.file("week").number.partition("/")[2], relation=1)
    assert [each["other"] for each in hand.file("over").links] == [hand.case("week")], hand.faults()


@more("Add a scan from the clipboard")
def scan(hand: Hand, folder: Path) -> None:
    picture = QImage(600, 800, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    go_case(hand, "over")
    hand.strokes = 0
    step(hand, "attach")
    QGuiApplication.clipboard().setImage(picture)
    hand.ctrl(KEYS.Key_V)
    hand.wait()
    hand.fill(title="नक्शा")
    assert [each["title"] for each in hand.file("over").attachments] == ["नक्शा"], hand.faults()


@more("Give an officer a new password", "admin")
def password(hand: Hand, folder: Path) -> None:
    hand.find("pass")
    hand.keys(ENTER)
    hand.fill(password="sundarpur-neu")
    assert hand.page.route.page == "settings", hand.faults()


@pytest.mark.parametrize("name", JOBS)
def test_what_comes_up_between_costs_what_the_page_says(hand: Hand, tmp_path: Path, name: str) -> None:
    login, does = JOBS[name]
    hand.sign_in(login)
    hand.window.go_home(Route("today"))
    hand.wait()
    hand.strokes = 0
    does(hand, tmp_path)
    print(f"| {name} | {hand.strokes} |")
    assert counted(1).get(name) == hand.strokes


def test_the_second_table_tells_of_these_jobs_and_no_others() -> None:
    assert list(counted(1)) == list(JOBS)
