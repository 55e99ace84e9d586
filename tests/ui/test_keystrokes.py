"""Every job of an office by keyboard alone, from Today to its entry in the store; docs/keystrokes.md tells what each costs.

What is typed into fields is not counted; every other key is: letters typed to find a thing, digits that choose, Enter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.casework import dues
from desktop.casework.ports import Filter
from desktop.ui import printer
from desktop.ui.choices import ManyField, PillsField
from desktop.ui.fields import NoteField
from desktop.ui.page import Route
from desktop.ui.start import open_window
from tests.ui.conftest import Desk
from tests.ui.sample import TODAY, Sample, attempt, draft, inspect, issue, make_sample, read, receive, serve, stages

PAGE = Path(__file__).resolve().parents[2] / "docs" / "keystrokes.md"
KEYS = Qt.Key
ENTER, ESC, SPACE, TAB, DOWN = KEYS.Key_Return, KEYS.Key_Escape, KEYS.Key_Space, KEYS.Key_Tab, KEYS.Key_Down


@dataclass
class Ward:
    """The sample ward with a case for each job."""

    sample: Sample
    cases: dict[str, str]


class Hand(Desk):
    """An old hand at the window: never the mouse, never a call into a page."""

    ward: Ward

    def write(self, text: str) -> None:
        """Type the value of a field, which isn't counted."""
        before = self.strokes
        self.type(text)
        self.strokes = before

    def keys(self, *pressed: Any) -> None:
        """Press keys, type letters, wait after each."""
        for each in pressed:
            if isinstance(each, str) and len(each) == 1 and each.isascii() and each.isalnum():
                self.press(KEYS(ord(each.upper())))  # as a key, for it may be a shortcut
            elif isinstance(each, str):
                self.type(each)
            else:
                self.press(each)
            self.wait()

    def find(self, words: str) -> None:
        """The palette: Ctrl+K, a few letters, Enter."""
        self.ctrl(KEYS.Key_K)
        self.type(words)
        self.press(ENTER)
        self.wait()

    def fill(self, **answers: Any) -> None:
        """Answer these fields with Enter from one to the next; digits choose; then Ctrl+Enter does it."""
        form = self.page.form
        for name, value in answers.items():
            box = form.boxes[name]
            for _ in range(60):
                if box.has_focus():
                    break
                self.press(ENTER)
            assert box.has_focus(), (name, form.at_work())
            if isinstance(box, PillsField | ManyField):
                self.type(str(value))
            else:
                self.write(str(value))
        self.ctrl(ENTER)
        self.wait()

    def case(self, name: str) -> str:
        """The id of a case of the ward."""
        return self.ward.cases[name]

    def file(self, name: str) -> Any:
        """The file of a case of the ward as it is now."""
        return self.sample.desk.case(self.case(name))

    def faults(self) -> dict[str, str]:
        """What the page's form says is wrong."""
        form = getattr(self.page, "form", None)
        boxes = form.boxes.items() if form else ()
        return {n: b.wrong.text() for n, b in boxes if not isinstance(b, NoteField) and b.wrong.text()}


Job = Callable[[Hand, Path], None]
JOBS: dict[str, tuple[str, Job]] = {}


def job(name: str, login: str = "clerk") -> Callable[[Job], Job]:
    """A job by its name in the table, and who does it."""

    def keep(does: Job) -> Job:
        JOBS[name] = (login, does)
        return does

    return keep


# applications -----------------------------------------------------------------

PERSON = {"applicant_local": "श्री मोहन लाल", "address": "मकान 12, सुन्दरपुर"}


def newest(hand: Hand, kind: str) -> Any:
    """The case that was entered last, which must be of this kind."""
    assert hand.page.route.page == "case", hand.faults()
    file = hand.page.view.file
    assert (file.kind, file.opened_on) == (kind, TODAY)
    assert hand.sample.store.row(file.id)
    return file


@job("New application: a building")
def building(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_N)
    hand.wait()
    hand.type("build")
    hand.keys(ENTER)
    print(hand.page.route, [l.text for l in hand.page.list._lines.lines] if hand.page.route.page=="forms" else "")
    place = {"owner": 1, "ward": "27", "house": "12", "street": "तुलसीदास मार्ग", "landmark": "शाला"}
    plan = {"work": 1, "purpose": 1, "storeys": "2", "plot_area": "120", "description": "दो कमरे"}
    hand.fill(**PERSON, **place, **plan, enclosures="123", fee_paid="500", fee_mode=1)
    file = newest(hand, "building_notice")
    assert [p.kind for p in file.papers] == ["acknowledgement", "receipt"]


@job("New application: a balcony over the street")
def balcony(hand: Hand, folder: Path) -> None:
    hand.find("balcony")
    place = {"owner": 1, "ward": "27", "house": "12", "street": "तुलसीदास मार्ग", "landmark": "शाला"}
    print("BOXES", [(n, type(b).__name__, str(b.value())) for n, b in hand.page.form.boxes.items()])
    hand.fill(**PERSON, **place, projection=1, reach="0.9", front="3", height="4", description="छज्जा")
    print("BALCONY", hand.faults())
    newest(hand, "mp_projection")


@job("New application: opening a road")
def road(hand: Hand, folder: Path) -> None:
    hand.find("road op")
    print("BOXES", [(n, type(b).__name__, str(b.value())) for n, b in hand.page.form.boxes.items()])
    hand.fill(**PERSON)
    print("ROAD", hand.page.route, hand.faults())
    newest(hand, "mp_road_opening")


# finding -----------------------------------------------------------------------


@job("Find a citizen by part of the name in Devanagari")
def find_local(hand: Hand, folder: Path) -> None:
    hand.press(KEYS.Key_Slash)
    hand.write("हरप्र")
    hand.keys(ENTER)
    hand.wait()
    assert hand.page.route == Route("case", (hand.case("findings"),))


@job("Find a citizen by part of the name in Latin letters")
def find_latin(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_F)
    hand.write("harpr")
    hand.keys(ENTER)
    hand.wait()
    assert hand.page.route == Route("case", (hand.case("findings"),))


@job("Open a provision by its section")
def provision(hand: Hand, folder: Path) -> None:
    hand.find("187(8)")
    assert hand.page.route.page == "provision" and "187(8)" in hand.page.heading.full


@job("Record an inspection with two findings", "inspector")
def inspection(hand: Hand, folder: Path) -> None:
    hand.find("inspection")
    print("AT", hand.page.route, hand.page.model.total)
    hand.keys("/") if False else None
    hand.ctrl(KEYS.Key_F)
    hand.write("ramlal")
    hand.keys(ENTER)
    step(hand, "inspect")
    print("BOXES", [(n, type(b).__name__, str(b.value())) for n, b in hand.page.form.boxes.items()])
    hand.fill(inspected_at="11.30", present="Owner")
    print("F", hand.faults())


def step(hand: Hand, name: str) -> None:
    """On a case, the key that stands beside a step."""
    from desktop.ui.next_steps import keyed

    assert hand.page.route.page == "case", (hand.page.route, hand.faults())
    ready = [each for each in hand.page.view.steps if each.status == "open"]
    print("STEPS", [(k, s.name) for k, s in keyed(ready)])
    key = next(k for k, s in keyed(ready) if s.name == name)
    hand.keys(key)
    assert hand.page.route.page == name, hand.page.route


@job("Draft a notice on a finding", "clerk")
def notice(hand: Hand, folder: Path) -> None:
    hand.find("draft notice")
    print("AT", hand.page.route, hand.page.model.total)
    hand.keys(ENTER)
    step(hand, "notice")
    print("BOXES", [(n, type(b).__name__, str(b.value())) for n, b in hand.page.form.boxes.items()])
    hand.fill()
    print("F", hand.faults())


@job("Preview and sign a notice", "cmo")
def sign(hand: Hand, folder: Path) -> None:
    lines = [(l.text, str(l.route)) for l in hand.page.list._lines.lines]
    print(lines)
    hand.find("sign")
    print("AT", hand.page.route)


@job("Record service: refused", "inspector")
def refused(hand: Hand, folder: Path) -> None:
    hand.find("service")
    print("AT", hand.page.route, hand.page.model.total)
    hand.keys(ENTER)
    step(hand, "serve")
    print("BOXES", [(n, type(b).__name__, str(b.value())) for n, b in hand.page.form.boxes.items()])


@job("Settle a disagreement")
def settle(hand: Hand, folder: Path) -> None:
    hand.find("settle")
    print("AT", hand.page.route, hand.page.model.total)
    hand.keys(ENTER)
    step(hand, "settle")
    print("BOXES", [(n, type(b).__name__, str(b.value())) for n, b in hand.page.form.boxes.items()])
    hand.fill(value=1, reason="स्थल पर देखा")
    print(hand.page.route, hand.faults())


@job("Correct an entry that was saved")
def correct(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_F)
    hand.write("rahman")
    hand.keys(ENTER)
    step(hand, "correct")
    hand.fill(what="house", as_house="22", reason="लिपिकीय भूल")
    print(hand.page.route, hand.faults())
    assert hand.file("over").fields["premises"]["house"] == "22"


@job("Day end: count and close", "clerk")
def close_day(hand: Hand, folder: Path) -> None:
    hand.find("day end")
    print("BOXES", [(n, type(b).__name__, str(b.value())) for n, b in hand.page.form.boxes.items()])


@job("Back up")
def back_up(hand: Hand, folder: Path) -> None:
    hand.find("backup")
    hand.write(str(folder))
    hand.keys(ENTER)
    assert list(folder.glob("*.db")) or list(folder.iterdir()), list(folder.iterdir())
    print("BAND", hand.page.messages.itemAt(0).widget().accessibleName())


@job("Declare a holiday late", "admin")
def holiday(hand: Hand, folder: Path) -> None:
    hand.find("holiday")
    print("BOXES", [(n, type(b).__name__, str(b.value())) for n, b in hand.page.form.boxes.items()])


@job("Add an officer", "admin")
def officer(hand: Hand, folder: Path) -> None:
    hand.find("add officer")
    print("BOXES", [(n, type(b).__name__, str(b.value())) for n, b in hand.page.form.boxes.items()])


# the machinery -----------------------------------------------------------------


@pytest.fixture(scope="module")
def ward(tmp_path_factory: pytest.TempPathFactory) -> Ward:
    """The sample ward with a case for each job, made once."""
    sample = make_sample(tmp_path_factory.mktemp("ward"))
    cases = stages(sample)
    return Ward(sample, cases)


@pytest.fixture
def hand(qtbot: Any, tmp_path: Path, ward: Ward) -> Iterator[Hand]:
    """The old hand in front of the window on that ward."""
    sample = ward.sample
    sample.clock.put(TODAY)
    room = replace(sample.room, close=lambda: None)
    made = open_window(lambda: room, settings=tmp_path / "w.ini", faults=tmp_path / "faults", language="en")
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    hand = Hand(made, sample)
    hand.ward = ward
    hand.wait()
    yield hand
    made.close()
    made.deleteLater()
    qtbot.wait(20)
    noted = [path.read_text(encoding="utf-8") for path in (tmp_path / "faults").glob("*")]
    assert noted == [], "the program noted a fault"


def counted() -> dict[str, int]:
    """What the page says each job costs."""
    rows = re.findall(r"^\| ([^|]+?) \| (\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: int(number) for name, number in rows}


@pytest.mark.parametrize("name", JOBS)
def test_a_whole_job_by_keyboard_costs_what_the_page_says(hand: Hand, tmp_path: Path, name: str) -> None:
    login, does = JOBS[name]
    hand.sign_in(login)
    hand.window.go_home(Route("today"))
    hand.wait()
    hand.strokes = 0
    does(hand, tmp_path)
    print(f"KEYS {name} | {hand.strokes}")
    assert counted().get(name, 0) in (0, hand.strokes)
