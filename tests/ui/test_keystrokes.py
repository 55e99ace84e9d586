"""Every job of an office by keyboard alone, from Today to its entry in the store; docs/keystrokes.md tells what each costs.

What is typed into fields is not counted; every other key is: letters typed to find a thing, digits that choose, Enter.
The jobs share one ward and follow one another as in an office: a draft is taken back after it was made.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel

from central import embed
from central.cli import main as central
from central.embed import Embedded
from desktop.casework import dues, hearing, links
from desktop.casework.ports import Filter
from desktop.casework.service import OUTCOMES
from desktop.casework.till import cash_of, last_closed
from desktop.exchange import Exchange
from desktop.interchange.tables import write_table
from desktop.sample import found_office
from desktop.sticks import Sticks
from desktop.ui import printer, setup_centre, words
from desktop.ui.case_cards import StepButton
from desktop.ui.choices import ManyField, PillsField
from desktop.ui.fields import NoteField
from desktop.ui.next_steps import keyed
from desktop.ui.page import Route
from desktop.ui.start import open_window
from desktop.ui.sync_run import SyncRun
from tests.ui.conftest import Desk
from tests.ui.hands import texts
from tests.ui.sample import TODAY, Sample, draft, inspect, issue, make_sample, read, receive, second_pc, serve, stages

PAGE = Path(__file__).resolve().parents[2] / "docs" / "keystrokes.md"
KEYS = Qt.Key
ENTER, ESC, SPACE, TAB, DOWN = KEYS.Key_Return, KEYS.Key_Escape, KEYS.Key_Space, KEYS.Key_Tab, KEYS.Key_Down


@dataclass
class Ward:
    """The sample ward with a case for each job, and the centre that its sticks go to."""

    sample: Sample
    cases: dict[str, str]
    centre: Embedded
    db: str
    stick: Path


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


def job(name: str, login: str = "clerk", among: dict[str, tuple[str, Job]] = JOBS) -> Callable[[Job], Job]:
    """A job by its name in the table, and who does it."""

    def keep(does: Job) -> Job:
        among[name] = (login, does)
        return does

    return keep


# applications -----------------------------------------------------------------

PERSON = {"applicant_local": "श्री मोहन लाल", "address": "मकान 12, सुन्दरपुर"}
PLACE = {"ward": "27", "house": "12", "street": "तुलसीदास मार्ग", "landmark": "शाला"}


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
    plan = {"work": 1, "purpose": 1, "storeys": "2", "plot_area": "120", "description": "दो कमरे"}
    hand.fill(**PERSON, **PLACE, **plan, enclosures="123", fee_paid="500")
    assert [p.kind for p in newest(hand, "building_notice").papers] == ["acknowledgement", "receipt"]


@job("New application: a balcony over the street")
def balcony(hand: Hand, folder: Path) -> None:
    hand.find("balc")
    hand.fill(**PERSON, **PLACE, projection=1, reach="0.9", front="3", height="4", description="छज्जा")
    newest(hand, "mp_projection")


@job("New application: opening a road")
def road(hand: Hand, folder: Path) -> None:
    hand.find("road op")
    where = {"ward": "27", "street": "तुलसीदास मार्ग", "landmark": "शाला"}
    when = {"from_on": "1-11", "to_on": "5-11"}
    hand.fill(**PERSON, **where, opened_for=1, length="12", width="0.6", **when, guard="बैरिकेड एवं दीप")
    file = newest(hand, "mp_road_opening")
    assert (file.fields["details"]["from_on"], file.fields["details"]["to_on"]) == ("2026-11-01", "2026-11-05")


@job("Leave an application half done and take it up again")
def half_done(hand: Hand, folder: Path) -> None:
    hand.find("makan")
    hand.write("श्री गोपाल")
    hand.keys(ENTER, ESC)
    assert hand.page.route.page == "today"
    hand.keys(KEYS.Key_End, KEYS.Key_Up, ENTER)
    assert hand.page.route.page == "new" and hand.page.form.answers()["applicant_local"] == "श्री गोपाल"
    assert hand.page.form.at_work() == "applicant_latin"


# finding -----------------------------------------------------------------------


@job("Find a citizen by part of the name in Devanagari")
def find_local(hand: Hand, folder: Path) -> None:
    hand.press(KEYS.Key_Slash)
    hand.write("हरप्र")
    hand.keys(ENTER)
    assert hand.page.route == Route("case", (hand.case("findings"),))


@job("Find a citizen by part of the name in Latin letters")
def find_latin(hand: Hand, folder: Path) -> None:
    hand.press(KEYS.Key_Slash)
    hand.write("harpr")
    hand.keys(ENTER)
    assert hand.page.route == Route("case", (hand.case("findings"),))


@job("Open a provision by its section")
def provision(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_K)
    hand.write("187(8)")
    hand.press(ENTER)
    hand.wait()
    assert hand.page.route.page == "provision" and "187(8)" in hand.page.heading.full


# a case ------------------------------------------------------------------------


def step(hand: Hand, name: str) -> None:
    """On a case, the key that stands beside a step."""
    assert hand.page.route.page == "case", (hand.page.route, hand.faults())
    ready = [each for each in hand.page.view.steps if each.status == "open"]
    hand.keys(next(key for key, each in keyed(ready) if each.name == name))
    assert hand.page.route.page == name, (hand.page.route, [each.name for each in ready])


def go_case(hand: Hand, name: str) -> None:
    """A case by its number, as it stands on the paper in hand."""
    hand.press(KEYS.Key_Slash)
    hand.write(hand.file(name).number)
    hand.keys(ENTER)
    assert hand.page.route == Route("case", (hand.case(name),)), hand.page.route


@job("Record an inspection with one finding", "inspector")
def inspection(hand: Hand, folder: Path) -> None:
    go_case(hand, "week")
    step(hand, "inspect")
    begun = {"plot_matches": 1, "not_begun": 2, "begun_extent": "नींव", "within_line": 1}
    hand.fill(inspected_at="11.30", present="स्वामी", entry=1, **begun, no_projection=1, drainage=3)
    assert [f["item"] for f in hand.file("week").findings.values()] == ["not_begun"], (hand.page.route, hand.faults())


@job("Draft a notice on a finding")
def notice(hand: Hand, folder: Path) -> None:
    go_case(hand, "findings")
    step(hand, "notice")
    hand.fill(days="7")
    assert [n.state for n in hand.file("findings").notices.values()] == ["drafted"]


@job("Draft a notice to two addressees")
def two_addressees(hand: Hand, folder: Path) -> None:
    go_case(hand, "week")
    step(hand, "notice")
    hand.fill(days="7", others="श्री ठेकेदार")
    drafts = list(hand.file("week").notices.values())
    assert [n.state for n in drafts] == ["drafted", "drafted"] and len({str(n.addressee) for n in drafts}) == 2


@job("Take a draft back before it is issued")
def undo(hand: Hand, folder: Path) -> None:
    go_case(hand, "findings")
    step(hand, "sign")
    hand.keys("T")
    hand.write("पता गलत है")
    hand.keys(ENTER)
    assert [n.state for n in hand.file("findings").notices.values()] == ["withdrawn"]


@job("Read a notice as it will print, and sign it", "cmo")
def sign(hand: Hand, folder: Path) -> None:
    titles = [each.text for each in hand.page.list._lines.lines if each.route is None]
    for _ in range(titles.index("To sign")):
        hand.ctrl(DOWN)
    hand.keys(ENTER)
    assert hand.page.view.isVisible()
    hand.ctrl(ENTER)
    hand.wait()
    assert hand.page.route.page == "case" and "issued" in [n.state for n in hand.page.view.file.notices.values()]


@job("Record service: tendered and refused", "inspector")
def refused(hand: Hand, folder: Path) -> None:
    go_case(hand, "to_serve")
    step(hand, "serve")
    hand.fill(mode=1, outcome_tender=2, hour="11", met="स्वयं")
    notice = next(iter(hand.file("to_serve").notices.values()))
    assert [(a.mode, a.outcome) for a in notice.attempts] == [("tender", "refused")]


@job("Record service: affixed before two witnesses, and so proved", "inspector")
def affixed(hand: Hand, folder: Path) -> None:
    go_case(hand, "to_serve")
    step(hand, "serve")
    hand.type("5")
    hand.keys(ENTER)
    hand.write("16.30")
    hand.keys(ENTER, ENTER)
    for name in ("श्री राम", "श्री श्याम"):
        for text in (name, "वार्ड 27"):
            hand.write(text)
            hand.press(ENTER)
    hand.ctrl(ENTER)
    hand.wait()
    notice = next(iter(hand.file("to_serve").notices.values()))
    assert notice.state == "served", hand.faults()


@job("Record a registered post that came back")
def returned(hand: Hand, folder: Path) -> None:
    go_case(hand, "to_serve")
    step(hand, "serve")
    outcomes = OUTCOMES["post"]
    hand.fill(mode=4, outcome_post=outcomes.index("returned") + 1, hour="12")
    found = [a for n in hand.file("to_serve").notices.values() for a in n.attempts if a.mode == "post"]
    assert [a.outcome for a in found] == ["returned"]


@job("Receive cause shown, two pleas")
def cause(hand: Hand, folder: Path) -> None:
    go_case(hand, "served")
    step(hand, "cause")
    hand.write("अनुमति मिली थी")
    hand.press(ENTER)
    hand.write("नक्शे के अनुसार")
    hand.ctrl(ENTER)
    hand.wait()
    assert [len(c["pleas"]) for c in hand.file("served").causes] == [2]


@job("Fix a hearing", "cmo")
def fix(hand: Hand, folder: Path) -> None:
    go_case(hand, "served")
    step(hand, "fix")
    hand.fill(day="26-10", hour="11.30")
    assert hand.page.view.file.papers[-1].kind == "hearing_notice" or hand.page.route.page == "case"


@job("Adjourn a hearing", "cmo")
def adjourn(hand: Hand, folder: Path) -> None:
    go_case(hand, "served")
    step(hand, "adjourn")
    hand.fill(day="28-10", reason="अधिवक्ता अनुपस्थित")
    assert "hearing.adjourned" in [e.kind for e in hand.file("served").entries]


@job("Record a hearing that was held", "cmo")
def held(hand: Hand, folder: Path) -> None:
    hand.sample.clock.put(date(2026, 10, 28), 13)
    go_case(hand, "served")
    step(hand, "hearing")
    hand.write("श्री अब्दुल रहमान")
    hand.press(ENTER)
    hand.write("अनुमति मिली थी")
    hand.ctrl(ENTER)
    hand.wait()
    assert len(hand.file("served").hearings) == 1, hand.faults()


@job("Decide how the Act is read, and make the order", "cmo")
def order(hand: Hand, folder: Path) -> None:
    go_case(hand, "heard")
    step(hand, "choose")
    hand.fill(choice_0=1, why_0="धारा 308 में गिनाई गई है")
    step(hand, "order")
    said = {"facts": "निर्माण हुआ", "answer_0": "अनुमति नहीं थी", "answer_1": "नक्शे से बाहर"}
    hand.fill(**said, reasons="कारण अपर्याप्त", operative="दीवार पीछे की जाए", days="30")
    assert [o["number"] for o in hand.file("heard").orders], hand.faults()


@job("Note an appeal against an order")
def appeal(hand: Hand, folder: Path) -> None:
    go_case(hand, "ordered")
    hand.keys("L")
    keys = [each for each in hand.page._open if each.route.page == "do" and "file_appeal" in str(each.route)]
    hand.keys(keyed(hand.page._open)[hand.page._open.index(keys[0])][0])
    hand.fill(says="अपील की प्रति मिली")
    assert "appeal.received" in [f.event for f in hand.file("ordered").facts], hand.faults()


@job("Correct an entry that was saved")
def correct(hand: Hand, folder: Path) -> None:
    go_case(hand, "over")
    step(hand, "correct")
    hand.fill(what="house", as_house="22", reason="लिपिकीय भूल")
    assert hand.file("over").fields["premises"]["house"] == "22"


@job("Settle what two devices said differently")
def settle(hand: Hand, folder: Path) -> None:
    hand.find("settle")
    hand.keys(ENTER)
    step(hand, "settle")
    hand.fill(value=1, reason="स्थल पर देखा")
    assert hand.file("new").unsettled == []


# money -------------------------------------------------------------------------


@job("Take money on a due, with its receipt")
def take(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_M)
    hand.wait()
    hand.keys(ENTER)
    hand.ctrl(ENTER)
    hand.wait()
    assert hand.page.route.page == "receipt"


@job("Take a fee at the counter")
def fee(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_M)
    hand.wait()
    hand.keys("1")
    hand.fill(tariff=1, payer="रामलाल")
    assert hand.page.route.page == "receipt", hand.faults()


@job("Cancel a receipt that another person took", "cmo")
def cancel(hand: Hand, folder: Path) -> None:
    hand.find("cancel")
    hand.keys(ENTER, "1")
    hand.fill(reason="दो बार लिखी", original=1)
    assert hand.page.route.page == "receipt" and "cancelled" in texts(hand.page), hand.faults()


@job("Count the cash and close the day")
def close_day(hand: Hand, folder: Path) -> None:
    held = cash_of(hand.sample.at("clerk"), hand.window.officer.id) // 100
    hand.find("day end")
    hand.fill(day="today", n500=str(held // 500), coins=str(held % 500))
    assert hand.page.route.page == "cash_book", hand.faults()
    assert last_closed(hand.sample.at("clerk")).day == TODAY.isoformat()


# what comes in and goes out ------------------------------------------------------


@job("Bring in an old register from .xlsx")
def bring(hand: Hand, folder: Path) -> None:
    path = folder / "old.xlsx"
    heads = ["क्रमांक", "दिनांक", "नाम", "वार्ड"]
    write_table(path, "old", iter([heads, ["7/98", "3.2.98", "राम लाल", "27"]]), ())
    hand.find("excel")
    hand.type("build")
    hand.keys(ENTER)
    hand.write(str(path))
    hand.keys(ENTER, SPACE)  # every column is known, so the try is next
    assert hand.page.rows == 1 and hand.sample.store.count(Filter(text="राम लाल")) == 0
    hand.ctrl(ENTER)
    hand.wait()
    assert hand.sample.store.count(Filter(text="राम लाल")) == 1


@job("Back up to a stick")
def back_up(hand: Hand, folder: Path) -> None:
    hand.find("backup")
    hand.write(str(folder))
    hand.keys(ENTER)
    assert [path.suffix for path in folder.glob("nagardesk-*")].count(".db") == 1


@job("Write what waits to a stick")
def stick_out(hand: Hand, folder: Path) -> None:
    stick = hand.ward.stick
    assert hand.sample.store.waiting().entries
    hand.find("write w")
    hand.write(str(stick))
    hand.keys(ENTER)
    assert len(list(stick.glob("*.ngd"))) == 1, texts(hand.page)


@job("Bring the centre's reply back on a stick")
def stick_in(hand: Hand, folder: Path) -> None:
    (bundle,) = hand.ward.stick.glob("*.ngd")
    assert central(["bundle", "--db", hand.ward.db, str(bundle)]) == 0
    hand.window.memory.keep(setup_centre.FOLDER, str(hand.ward.stick))  # as this PC keeps it from the job before
    hand.find("what came")
    hand.keys(SPACE)
    assert hand.sample.store.waiting().entries == 0, texts(hand.page)


@job("Hand on a stick of another PC, where there is a line")
def stick_on(hand: Hand, folder: Path) -> None:
    other, stick = second_pc(hand.sample, folder / "other"), folder / "stick"
    stick.mkdir()
    exchange = Exchange(other)
    exchange.enrol(hand.ward.centre.url, hand.ward.centre.code(other.store.office))
    (bundle,) = Sticks(other, exchange).write(str(stick))
    other.close()
    hand.window.memory.keep(setup_centre.FOLDER, str(stick))
    hand.find("what came")
    hand.keys(SPACE)
    assert bundle.with_name(f"{bundle.stem}-reply.ngd").exists(), texts(hand.page)


@job("Exchange with the centre")
def sync(hand: Hand, folder: Path) -> None:
    one, other, *_ = hand.ward.cases.values()
    links.link(hand.sample.at("clerk", TODAY), one, other, "same_matter")  # the stick before took all that waited
    assert hand.sample.store.waiting().entries
    hand.find("exch")
    assert hand.sample.store.waiting().entries == 0


@job("Save a list as .xlsx")
def export(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_6)
    hand.wait()
    hand.keys("X")
    assert (folder / "list.xlsx").read_bytes()[:2] == b"PK"


@job("Save the cases behind a figure as .xlsx")
def figure(hand: Hand, folder: Path) -> None:
    hand.find("pend")
    hand.keys(ENTER)
    assert hand.page.route.page == "behind" and hand.page.shown
    hand.keys("X")
    assert (folder / "list.xlsx").read_bytes()[:2] == b"PK"


@job("Save the permits of the month as open data", "cmo")
def permits(hand: Hand, folder: Path) -> None:
    hand.find("open d")
    assert hand.page.route.page == "permits"
    hand.keys("S")
    assert (folder / "list.csv").read_text(encoding="utf-8-sig").startswith("PermitNum,")


@job("Serve a letter again that came back")
def came_back(hand: Hand, folder: Path) -> None:
    hand.find("returned")
    hand.keys(ENTER)
    assert hand.page.route.page == "serve"


@job("Print the checklists of two visits", "inspector")
def checklists(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_3)
    hand.wait()
    hand.press(DOWN, Qt.KeyboardModifier.ShiftModifier)
    chosen = hand.page.view.chosen()
    hand.keys("K")
    printed = [[e.kind for e in hand.sample.store.entries(f"case:{case}")][-2:] for case in chosen]
    assert printed == [["checklist.printed", "paper.printed"]] * 2


@job("Print all papers of today in one job", "clerk")
def outward(hand: Hand, folder: Path) -> None:
    hand.find("went")
    hand.ctrl(KEYS.Key_P)
    hand.wait()
    assert hand.sample.room.prints.jobs()[-1].title == words.day(TODAY)


@job("Print what waits in the queue")
def queue(hand: Hand, folder: Path) -> None:
    hand.find("queue")
    hand.keys(SPACE)
    assert hand.page.route.page == "prints" and not hand.window.frame.left.isAncestorOf(hand.focus())


@job("Print Today for the wall")
def wall(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_P)
    hand.wait()
    assert "Sent to the printer" in hand.page.messages.itemAt(0).widget().accessibleName()


# the office and the screen --------------------------------------------------------


@job("Declare a holiday late", "admin")
def holiday(hand: Hand, folder: Path) -> None:
    hand.find("holi")
    hand.fill(day="9-10", name="स्थानीय अवकाश")
    assert "2026-10-09" in {str(day) for day in hand.sample.desk.office().holidays}


@job("Set what an application must bring", "admin")
def enclosures(hand: Hand, folder: Path) -> None:
    hand.find("enclos")
    for text in ("182(1)", "नक्शा", "Plan", ""):
        hand.write(text)
        hand.press(ENTER)
    hand.fill(authority="उपविधि 5", dated="1-10")
    last = hand.sample.desk.office().settings[-1]
    assert last.key == "enclosures.mp-1961:182:1" and [e["key"] for e in last.value] == ["plan"], hand.faults()


@job("Set a time that the Act leaves open, its clocks shown", "admin")
def time_set(hand: Hand, folder: Path) -> None:
    hand.find("set a val")
    hand.fill(kind="A time", what_period="288(2)", length="15", authority="आदेश 7", dated="1-10")
    last = hand.sample.desk.office().settings[-1]
    assert last.key.startswith("period.") and last.value == {"length": 15, "unit": "day"}, hand.faults()


@job("Pass a power on by an order", "admin")
def delegate(hand: Hand, folder: Path) -> None:
    hand.find("deleg")
    hand.fill(
        **{
            "from": "Chief Municipal Officer",
            "to": "Health Officer",
            "sections": "187",
            "authority": "88",
            "paper": "9",
            "dated": "2-10",
        }
    )
    last = hand.sample.desk.office().settings[-1]
    assert last.key.startswith("delegation.") and last.value["sections"] == ["187"], hand.faults()


@job("Change the letterhead", "admin")
def letterhead(hand: Hand, folder: Path) -> None:
    hand.find("letterh")
    hand.fill(contact="07000-111111", authority="आदेश 3", dated="1-10")
    assert hand.sample.desk.office().letterhead["contact"] == "07000-111111", hand.faults()


@job("Change the number series", "admin")
def series(hand: Hand, folder: Path) -> None:
    hand.find("number s")
    hand.fill(code="SNQ", authority="आदेश 4", dated="1-10")
    assert hand.sample.desk.office().code == "SNQ", hand.faults()


@job("Accept the texts of papers in a language", "cmo")
def accept(hand: Hand, folder: Path) -> None:
    hand.find("accept")
    hand.keys(SPACE)
    assert hand.sample.desk.office().accepted["hi"].by == hand.window.officer.id


@job("Add an officer", "admin")
def officer(hand: Hand, folder: Path) -> None:
    hand.find("add off")
    named = {"name_hi": "श्री नया", "name_en": "Shri Naya", "designation_hi": "लिपिक", "designation_en": "Clerk"}
    hand.fill(**named, login="naya", password="sundarpur-naya", roles=1)
    assert hand.sample.desk.office().by_login("naya"), hand.faults()


@job("Change the language of the screen")
def language(hand: Hand, folder: Path) -> None:
    hand.find("hin")
    assert words.language() == "hi"
    hand.window.show_language("en")


@job("Go into practice")
def practise(hand: Hand, folder: Path) -> None:
    other = make_sample(folder / "practice", found=lambda program: found_office(program, practice=True))
    hand.window.room = replace(hand.window.room, elsewhere=lambda: other.room)
    hand.find("practi")
    for text in ("clerk", "sundarpur-clerk"):
        hand.write(text)
        hand.press(ENTER)
    hand.wait()
    assert hand.window.practice and hand.page.route.page == "today"


@job("Larger type")
def larger(hand: Hand, folder: Path) -> None:
    hand.ctrl(KEYS.Key_Plus)
    hand.wait()
    assert hand.window.memory.scale == 115
    hand.window.show_scale(100)


@job("Dark colours")
def dark(hand: Hand, folder: Path) -> None:
    hand.find("dark")
    assert hand.window.memory.dark
    hand.window.show_mode(False)


@job("Change after how long the window locks")
def locks(hand: Hand, folder: Path) -> None:
    hand.find("idle")
    hand.keys(KEYS.Key_Right)
    assert hand.window.memory.number("lock", 10) == 20
    hand.window.memory.keep("lock", "10")


@job("Enter a street, lay its base line, draw a regular line")
def street(hand: Hand, folder: Path) -> None:
    hand.find("enter str")
    names = {"name_hi": "नया मार्ग", "name_en": "Naya Marg", "number": "27/9", "ward": "27"}
    hand.fill(**names, width="10", day="1-1-26")
    street_step(hand, "street_base")
    hand.fill(length="80")
    street_step(hand, "street_line")
    for row in (("0", "6", "6"), ("80", "6", "6")):
        for cell in row:
            hand.write(cell)
            hand.press(ENTER)
    hand.ctrl(ENTER)
    hand.wait()
    assert hand.page.view.proposals, hand.faults()


def street_step(hand: Hand, name: str) -> None:
    """On a street, the digit of an act."""
    assert hand.page.route.page == "street", (hand.page.route, hand.faults())
    at = [route.page for route in hand.page.view.acts].index(name) + 1
    hand.keys(str(at))
    assert hand.page.route.page == name


# the machinery -----------------------------------------------------------------


def served(sample: Sample, person: int | None) -> str:
    """A case whose notice to show cause is served."""
    case = receive(sample, date(2026, 9, 1), person)
    inspect(sample, case, date(2026, 9, 22))
    first, *_ = draft(sample, case, date(2026, 9, 23))
    issue(sample, case, date(2026, 9, 23), first)
    serve(sample, case, first)
    return case


def heard(sample: Sample) -> str:
    """A case that waits for its order."""
    case, plan = served(sample, None), read("job")
    notice = next(iter(sample.desk.case(case).notices))
    hearing.receive_cause(
        sample.at("clerk", plan["cause"]["day"]), case, notice, plan["cause"]["day"], plan["cause"]["pleas"]
    )
    hearing.record_hearing(sample.at("cmo", plan["hearing"]["day"], 13), case, notice, plan["hearing"])
    return case


def owed(sample: Sample, case: str) -> None:
    """A demand of today in a case."""
    told = {"head": "fee", "provision": "mp-1961:187:2", "days": 15, "authority": "उपविधि 7"}
    items = [{"says": {"hi": "शुल्क", "en": "Fee"}, "paise": 1_200_00}]
    dues.demand(sample.at("clerk", TODAY), case, {**told, "items": items})


def lived(sample: Sample) -> dict[str, str]:
    """A case for each job, by name."""
    cases = {"served": served(sample, None), "heard": heard(sample), **stages(sample)}
    owed(sample, cases["week"])
    return cases


@pytest.fixture(scope="module")
def ward(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ward]:
    """The sample ward with a case for each job, made once, and enrolled at a centre."""
    folder = tmp_path_factory.mktemp("ward")
    sample = make_sample(folder, fill=lived)
    cases: dict[str, str] = sample.given
    centre = embed.start(folder / "centre.db")
    sample.room.enrol(centre.url, centre.code(sample.store.office), "")
    (folder / "stick").mkdir()
    yield Ward(sample, cases, centre, f"sqlite:///{folder / 'centre.db'}", folder / "stick")
    centre.stop()


@pytest.fixture
def hand(qtbot: Any, tmp_path: Path, ward: Ward, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hand]:
    """The old hand in front of the window on that ward; the system's own dialogs are answered as they stand."""
    monkeypatch.setattr(printer, "ask_path", lambda page, name, ending: tmp_path / f"list.{ending}")
    monkeypatch.setattr(printer, "print_papers", lambda *_: True)
    monkeypatch.setattr(printer, "ask_settings", lambda parent, now, title: now)
    monkeypatch.setattr(printer, "printing", lambda room: lambda pdf, piece, settings: None)
    monkeypatch.setattr(SyncRun, "start_if_due", lambda *_: None)  # one job is to exchange: none is done by itself
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
    qtbot.wait(1)
    noted = [path.read_text(encoding="utf-8") for path in (tmp_path / "faults").glob("*")]
    assert noted == [], "the program noted a fault"


def counted(table: int = 0) -> dict[str, int]:
    """What the page says each job costs, by its first or second table."""
    part = PAGE.read_text(encoding="utf-8").split("\n## ")[table]
    rows = re.findall(r"^\| ([^|]+?) \| (\d+) \|", part, re.MULTILINE)
    return {name: int(number) for name, number in rows}


@pytest.mark.parametrize("name", JOBS)
def test_a_whole_job_by_keyboard_costs_what_the_page_says(hand: Hand, tmp_path: Path, name: str) -> None:
    login, does = JOBS[name]
    hand.sign_in(login)
    hand.window.go_home(Route("today"))
    hand.wait()
    hand.strokes = 0
    does(hand, tmp_path)
    print(f"| {name} | {hand.strokes} |")
    assert counted().get(name) == hand.strokes


def test_the_page_tells_of_these_jobs_and_no_others() -> None:
    assert list(counted()) == list(JOBS)


def test_any_act_of_a_case_is_two_keys_away(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each act that a case offers, at every stage: one key on the case, or L and a key on the page of the law."""
    hand.sign_in("cmo")
    for name in hand.ward.cases:
        for page in ("case", "law"):
            hand.window.go(Route(page, (hand.case(name),)))
            hand.wait()
            gone: list[Route] = []
            with monkeypatch.context() as patch:
                patch.setattr(hand.window, "go", lambda route, gone=gone, **_: gone.append(route))
                here = hand.page
                offered = here._open if page == "law" else [s for s in here.view.steps if s.status == "open"]
                assert offered or page == "law"
                shown = {each.text() for each in here.findChildren(QLabel) if each.property("role") == "key"}
                shown |= {each.key for each in here.findChildren(StepButton)}
                for key, each in keyed(offered):
                    assert key and (page == "law" or key in shown), (name, each)
                    shift = Qt.KeyboardModifier.ShiftModifier if "+" in key else Qt.KeyboardModifier.NoModifier
                    hand.press(KEYS(ord(key[-1])), shift)
                    assert gone.pop() == each.route, (name, key)


PAGES = (
    "today",
    "list/cases",
    "list/inspections",
    "list/notices",
    "list/hearings",
    "forms",
    "counter",
    "books",
    "sync",
)
MORE = (
    "care",
    "prints",
    "outward",
    "settings",
    "streets",
    "register/inward",
    "report/pendency",
    "cash_book",
    "help/guide/clerk",
)


def test_a_key_that_is_told_is_bound(hand: Hand) -> None:
    """No page's command names a key that nothing answers to, and no key is bound twice there."""
    hand.sign_in("cmo")
    for name in (
        *PAGES,
        *MORE,
        f"case/{hand.case('new')}",
        f"sign/{hand.case('drafted')}/{next(iter(hand.file('drafted').notices))}",
    ):
        hand.window.go(Route.read(name))
        hand.wait()
        here = [each.key().toString() for each in hand.page.findChildren(QShortcut)]
        around = [
            each.key().toString()
            for each in hand.window.findChildren(QShortcut)
            if not hand.page.isAncestorOf(each.parent())
        ]
        for command in hand.page.commands():
            key = QKeySequence(command.keys).toString()
            known = not key or key in (*here, *around) or key == "Enter" or key == "Return"
            assert known, (name, command.name, command.keys)
        assert len(here) == len(set(here)), (name, sorted(here))
