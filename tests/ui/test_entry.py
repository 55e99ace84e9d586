"""The manners of entry: every one by keyboard alone, and what they cost in keys."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from datetime import datetime, time, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPlainTextEdit

from desktop.app import open_program
from desktop.captures import Captures
from desktop.core.clock import IST
from desktop.core.errors import FieldError
from desktop.exchange import Exchange
from desktop.forms.definition import Field, form_files, load
from desktop.room_parts import room_of
from desktop.ui import words
from desktop.ui.drafts import draft_key
from desktop.ui.files import FileField
from desktop.ui.form import FormView
from desktop.ui.pad import SketchPad
from desktop.ui.page import Route
from desktop.ui.start import open_window
from tests.casework.test_handed_in import picture
from tests.ui.conftest import Desk
from tests.ui.hands import go, texts
from tests.ui.sample import TODAY, Sample, Tick, law, receive
from tests.ui.test_intake import fill, new_application
from tests.ui.waits import wait

ENTER, DOWN, SHIFT = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier


def at(desk: Desk, field: str) -> None:
    """Go to a field."""
    desk.page.form.boxes[field].focus()


def enter(desk: Desk, *texts: str) -> None:
    """Type each text and press Enter."""
    for text in texts:
        desk.type(text)
        desk.press(ENTER)


def test_a_whole_application_costs_few_keys_beside_what_must_be_typed(clerk: Desk) -> None:
    new_application(clerk)
    before = clerk.strokes
    fill(clerk)
    typed = clerk.strokes - before
    fields = len([box for box in clerk.page.form.boxes.values() if box.inputs()])
    letters = sum(len(str(box.value())) for box in clerk.page.form.boxes.values() if isinstance(box.value(), str))
    assert typed <= letters + fields + 10
    clerk.ctrl(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "case"


def test_a_whole_checklist_by_keyboard_alone_one_key_an_item(desk: Desk) -> None:
    case = receive(desk.sample, TODAY - timedelta(days=5))
    desk.sample.clock.put(TODAY)
    desk.sign_in("inspector")
    go(desk, "inspect", case)
    before = desk.strokes
    at(desk, "inspected_on")
    enter(desk, "", "11.30", "Owner")
    desk.type("1")  # the plot is as in the plan
    desk.type("2")  # work has begun
    enter(desk, "plinth")
    desk.type("n")  # projects beyond the line: no, by its first letters
    desk.type("n")
    while not desk.page.form.boxes["within_line"].pills["fail"].isChecked():
        desk.type("n")
    desk.press(ENTER)
    enter(desk, "2 ft")
    desk.type("1")
    desk.type("3")
    enter(desk, "")
    assert desk.page.do_it.hasFocus()
    assert desk.strokes - before <= 40
    desk.press(Qt.Key.Key_Space)
    desk.wait()
    file = desk.sample.desk.case(case)
    assert [(f["item"], f["measures"][0]["value"] if f["measures"] else "") for f in file.findings.values()] == [
        ("not_begun", ""),
        ("within_line", "0.61"),
    ]


def test_an_officer_lets_a_finding_pass_with_his_reason_and_an_inspector_is_not_asked(desk: Desk) -> None:
    case = receive(desk.sample, TODAY - timedelta(days=5))
    desk.sample.clock.put(TODAY)
    desk.sign_in("inspector")
    go(desk, "inspect", case)
    assert not [name for name in desk.page.form.boxes if name.startswith("let_pass_")]
    desk.window.go(Route("today"))
    desk.ctrl(Qt.Key.Key_L)
    desk.sign_in("cmo")
    go(desk, "inspect", case)
    at(desk, "inspected_on")
    enter(desk, "", "11.30", "Owner")
    desk.type("12")  # the plot is as in the plan; work has begun
    enter(desk, "plinth", "अनुमति आज दी गई")
    desk.type("113")
    desk.ctrl(ENTER)
    desk.wait()
    file = desk.sample.desk.case(case)
    assert desk.page.route.page == "case", [
        (n, b.wrong.text()) for n, b in desk.page.form.boxes.items() if b.inputs()
    ]
    assert file.findings == {} and file.inspections[-1]["waived"] == {"not_begun": "अनुमति आज दी गई"}
    assert "अनुमति आज दी गई" in " ".join(texts(desk.page))


def test_a_choice_is_taken_by_its_first_letter_on_either_keyboard(qtbot) -> None:
    words.show_language("hi")
    form = FormView([load("site_inspection").field("plot_matches"), load("building_notice").field("work")], TODAY)
    qtbot.addWidget(form)
    form.show()
    for field, key, value in (
        ("plot_matches", "y", "pass"),
        ("plot_matches", "न", "fail"),
        ("work", "ब", "reconstruct"),
    ):
        pills = form.boxes[field].pills
        next(iter(pills.values())).setFocus()
        QApplication.sendEvent(
            next(iter(pills.values())),
            QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, key),
        )
        assert form.boxes[field].value() == value, (field, key)
    words.show_language("en")


def test_enter_goes_on_from_several_lines_and_shift_enter_makes_one(clerk: Desk) -> None:
    new_application(clerk)
    at(clerk, "address")
    clerk.type("a")
    clerk.press(ENTER, SHIFT)
    clerk.type("b")
    clerk.press(ENTER)
    assert clerk.page.form.boxes["address"].value() == "a\nb"
    assert clerk.page.form.boxes["phone"].has_focus()


def test_a_name_is_proposed_in_the_other_script_and_stays_corrected(clerk: Desk) -> None:
    new_application(clerk)
    at(clerk, "applicant_local")
    enter(clerk, "श्रीमती लक्ष्मी देशमुख")
    latin = clerk.page.form.boxes["applicant_latin"]
    assert latin.value() == "Smt. Lakshmi Deshmukh" and latin.has_focus() and "proposed" in latin.beside.text()
    enter(clerk, "Smt Laxmi Deshmukh")
    at(clerk, "applicant_local")
    enter(clerk, "श्री राम")
    assert latin.value() == "Smt Laxmi Deshmukh"


def test_a_measure_in_another_unit_shows_what_it_comes_to(clerk: Desk) -> None:
    new_application(clerk)
    at(clerk, "plot_area")
    box = clerk.page.form.boxes["plot_area"]
    clerk.type("2 guntha")
    assert box.beside.text() == "= 202.34 m²"
    clerk.ctrl(Qt.Key.Key_A)
    clerk.type("२ बीघा")
    assert box.beside.text() == ""
    clerk.press(ENTER)
    assert "differs from place to place" in box.wrong.text()


def test_a_bigha_counts_once_the_office_has_said_how_much_it_is(desk: Desk) -> None:
    desk.sign_in("admin")
    go(desk, "settings")
    go(desk, "land")
    at(desk, "unit")
    desk.type("b")
    desk.press(ENTER)
    enter(desk, "२५००", "Revenue circular 12", "1.1.20")
    desk.ctrl(ENTER)
    desk.wait()
    assert desk.page.route == Route("settings")
    desk.ctrl(Qt.Key.Key_L)
    desk.sign_in("clerk")
    new_application(desk)
    at(desk, "plot_area")
    desk.type("2 bigha")
    assert desk.page.form.boxes["plot_area"].beside.text() == "= 5000.00 m²"


def test_a_ward_is_picked_by_its_number_or_its_name_in_either_script(clerk: Desk) -> None:
    new_application(clerk)
    box = clerk.page.form.boxes["ward"]
    for typed in ("27", "२७", "Tulsidas", "तुलसीदास", "tulsid"):
        box.put("")
        at(clerk, "ward")
        enter(clerk, typed)
        assert box.value() == "27", typed


@pytest.mark.parametrize(
    ("wards", "chosen"), [({"7": {"en": "Tilak Ward"}}, "7"), ({"7": {"en": "A"}, "8": {"en": "B"}}, "")]
)
def test_where_there_is_but_one_ward_it_is_chosen(qtbot, wards: dict[str, dict[str, str]], chosen: str) -> None:
    asked = [replace(f, choices=wards) for f in load("building_notice").fields if f.choices == "@wards"]
    form = FormView(asked, TODAY)
    qtbot.addWidget(form)
    form.choose_only("ward")
    assert [str(box.value() or "") for box in form.boxes.values()] == [chosen]


@pytest.mark.parametrize("typed", ["लक्ष्", "Laksh"])
def test_a_party_typed_before_is_taken_whole_in_either_script(clerk: Desk, typed: str) -> None:
    receive(clerk.sample, TODAY - timedelta(days=5))
    clerk.sample.clock.put(TODAY)
    go(clerk, "new", "mp_hut_notice")
    at(clerk, "applicant_local")
    clerk.type(typed)
    wait(300)
    clerk.wait()
    clerk.press(DOWN)
    clerk.press(ENTER)
    answers = clerk.page.form.answers()
    assert answers["applicant_latin"].startswith("Smt. Lakshmi") and answers["applicant_local"].startswith("श्रीमती")
    assert answers["address"] and clerk.page.form.boxes["applicant_latin"].has_focus()


def test_a_street_typed_before_is_found_from_latin_letters(clerk: Desk) -> None:
    receive(clerk.sample, TODAY - timedelta(days=5))
    clerk.sample.clock.put(TODAY)
    go(clerk, "new", "mp_hut_notice")
    at(clerk, "street")
    clerk.type("तुलसी")
    wait(300)
    clerk.wait()
    offers = clerk.page.form.boxes["street"].offers
    assert [each.text for each in offers.found], "nothing was offered"
    clerk.press(Qt.Key.Key_Escape)
    assert not offers.isVisible() and clerk.page.route.page == "new"


def test_of_several_lines_only_the_cell_at_fault_is_marked_and_gone_to(qtbot) -> None:
    inner = tuple(Field(name, "text", {"en": name}, required=True) for name in ("who", "said"))
    form = FormView([Field("words", "repeat", {"en": "Words"}, fields=inner)], TODAY)
    qtbot.addWidget(form)
    form.show()
    form.put({"words": [{"who": "A", "said": "b"}, {"who": "", "said": ""}, {"who": "C"}]})
    box = form.boxes["words"]
    form.show_faults([FieldError("words.2.said", "This must be filled in.", code="required")])
    wrong = [
        (n, name) for n, row in enumerate(box.rows, 1) for name, cell in row.items() if cell.edit.property("wrong")
    ]
    assert wrong == [(3, "said")], "the second that is filled stands on the third line"
    assert box.wrong.text() == "Line 3: This must be filled in."
    assert box.rows[2]["said"].edit.accessibleDescription() and not box.rows[0]["who"].edit.accessibleDescription()
    form.focus_fault()
    assert form.focusWidget() is box.rows[2]["said"].edit
    form.show_faults([])
    assert not any(cell.edit.property("wrong") for row in box.rows for cell in row.values())


SHAPES = (None, 5, -1.5, True, [], {}, "x\ud800", [1], ["a"], [{"a": 1}], {"a": [1]}, [None], [[["a"]]], 10**400)


@pytest.mark.parametrize("value", SHAPES)
def test_what_was_entered_last_is_repeated_only_where_it_suits(qtbot, value: object) -> None:
    form = FormView([f for f in load("building_notice").fields if f.name in ("house", "owner")], TODAY)
    qtbot.addWidget(form)
    for name in form.boxes:
        form.last = {name: value}
        form.at_work = lambda name=name: name  # where the keyboard stands
        form.repeat()
    assert isinstance(form.answers(), dict)


@pytest.mark.parametrize("value", SHAPES)
def test_a_form_shows_what_suits_its_fields_and_passes_over_the_rest(qtbot, value: object) -> None:
    """A draft may come from an older program, in which a field had another shape, or from a spoilt file."""
    for name in ("building_notice", "complaint"):
        fields = [f for f in load(name).fields if not isinstance(f.choices, str)]
        form = FormView(fields, TODAY)
        qtbot.addWidget(form)
        form.put({field.name: value for field in fields})
        form.put({field.name: [{"name": value, "number": value}] for field in fields if field.type == "repeat"})
        assert isinstance(form.answers(), dict)


@pytest.mark.parametrize(
    "spoilt", [{"answers": 5}, {"answers": {"x": "y"}, "at": "yesterday"}, {"title": ["a"]}, {"field": 7}]
)
def test_a_spoilt_draft_stands_in_no_way(clerk: Desk, spoilt: dict[str, object]) -> None:
    route = Route("new", ("building_notice",))
    kept = {
        "answers": {"house": "12"},
        "title": "Half",
        "at": "2026-10-12T04:00:00.000000Z",
        "field": "house",
        **spoilt,
    }
    clerk.sample.room.drafts.save_draft(draft_key(clerk.window.officer.id, route), kept)
    go(clerk, "today")
    assert "Half" not in texts(clerk.page)
    new_application(clerk)
    assert clerk.page.form.boxes["house"].value() == ""
    fill(clerk)
    clerk.ctrl(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "case"


def test_f2_repeats_what_was_entered_the_last_time(clerk: Desk) -> None:
    new_application(clerk)
    fill(clerk)
    clerk.ctrl(ENTER)
    clerk.wait()
    clerk.window.go(Route("new", ("building_notice",)))
    clerk.wait()
    at(clerk, "street")
    clerk.press(Qt.Key.Key_F2)
    assert clerk.page.form.boxes["street"].value() == "तुलसीदास मार्ग"
    assert clerk.page.form.boxes["landmark"].has_focus()
    at(clerk, "work")
    clerk.press(Qt.Key.Key_F2)
    assert clerk.page.form.boxes["work"].value() == "add"


def test_ctrl_z_takes_answers_back_one_by_one(clerk: Desk) -> None:
    new_application(clerk)
    boxes = clerk.page.form.boxes
    at(clerk, "street")
    enter(clerk, "Station Road")
    at(clerk, "work")
    clerk.type("3")
    clerk.type("1")
    assert (boxes["work"].value(), boxes["purpose"].value()) == ("add", "residential")
    clerk.ctrl(Qt.Key.Key_Z)
    assert boxes["purpose"].value() == ""
    clerk.ctrl(Qt.Key.Key_Z)
    assert boxes["work"].value() == "" and boxes["work"].has_focus()
    clerk.ctrl(Qt.Key.Key_Z)
    assert boxes["street"].value() == "" and boxes["street"].has_focus()


def test_text_in_a_legacy_font_is_never_kept_raw(clerk: Desk) -> None:
    new_application(clerk)
    at(clerk, "applicant_local")
    box = clerk.page.form.boxes["applicant_local"]
    enter(clerk, "Jherh y{eh ns'keq[k")
    assert "श्रीमती लक्ष्मी देशमुख" in box.legacy.said.text() and box.legacy.yes.hasFocus()
    at(clerk, "street")
    clerk.ctrl(ENTER)
    assert box.legacy.yes.hasFocus(), "the form does not go in while the question stands"
    clerk.press(Qt.Key.Key_Space)
    assert box.value() == "श्रीमती लक्ष्मी देशमुख" and not box.legacy.isVisible()


def scan_field(desk: Desk) -> FileField:
    """The form of a hut, at its scan."""
    go(desk, "new", "mp_hut_notice")
    at(desk, "scan")
    return desk.page.form.boxes["scan"]


def test_scans_come_by_path_by_clipboard_and_from_the_scanner(clerk: Desk, tmp_path: Path) -> None:
    box = scan_field(clerk)
    (tmp_path / "plan.png").write_bytes(picture())
    enter(clerk, str(tmp_path / "plan.png"))
    clerk.wait()
    image = QImage(30, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("green"))
    QApplication.clipboard().setImage(image)
    clerk.ctrl(Qt.Key.Key_V)
    clerk.wait()
    folder = tmp_path / "scanner"
    folder.mkdir()
    clerk.window.memory.keep("scanner", str(folder))
    box.scanner.click()
    clerk.wait()
    (folder / "scan1.png").write_bytes(picture("blue"))
    for _ in range(3):
        box._look_for_scans()
        clerk.wait()
    assert [Path(path).name for path in box.value()][::2] == ["plan.png", "scan1.png"] and len(box.held) == 3
    assert all(each.thumbnail for each in box.held)
    clerk.page.save_draft()
    clerk.wait()
    kept = [clerk.sample.room.drafts.draft(key) for key in clerk.sample.room.drafts.drafts()]
    assert kept[0]["answers"]["scan"] == box.value()


def test_a_broken_or_locked_file_is_refused_with_the_reason(clerk: Desk, tmp_path: Path) -> None:
    box = scan_field(clerk)
    (tmp_path / "cut.pdf").write_bytes(b"%PDF-1.7 cut")
    enter(clerk, str(tmp_path / "cut.pdf"))
    clerk.wait()
    assert "damaged" in box.wrong.text() and box.value() == []
    enter(clerk, str(tmp_path / "none.pdf"))
    assert "There is no file" in box.wrong.text()


def test_a_sketch_is_drawn_and_undone(clerk: Desk) -> None:
    pad = SketchPad(clerk.window, "Sketch")
    left, sheet = Qt.MouseButton.LeftButton, pad.sheet
    for to in (QPoint(200, 100), QPoint(100, 200)):
        QTest.mousePress(sheet, left, pos=QPoint(100, 100))
        QTest.mouseMove(sheet, to)
        QTest.mouseRelease(sheet, left, pos=to)
    assert len(sheet.strokes) == 2
    assert pad.picture().pixelColor(300, 200) == QColor("#1a1a1a")
    sheet.undo()
    sheet.undo()
    assert pad.picture().pixelColor(301, 203) != QColor("#1a1a1a")


NAMES = [path.stem for path in form_files()]


def test_what_was_captured_goes_when_no_form_holds_it_any_more(clerk: Desk, tmp_path: Path) -> None:
    captures = Captures(tmp_path)
    kept, gone, other = (captures.keep(bytes([n]) * 9, ".png") for n in range(3))
    captures.sweep([{"answers": {"scan": [str(kept)]}}, {"answers": {"rows": [{"photo": [str(gone)]}]}}])
    assert kept.exists() and gone.exists() and not other.exists()
    captures.sweep([{"answers": {"scan": [str(kept)]}}], {"answers": {"photo": [str(gone), str(kept)]}})
    assert kept.exists() and not gone.exists()
    field = scan_field(clerk)
    QApplication.clipboard().setImage(QImage(40, 30, QImage.Format.Format_RGB32))
    field.paste()
    clerk.wait()
    clerk.page.save_draft()
    clerk.wait()
    (path,) = (Path(each) for each in field.value())
    assert path.exists()
    clerk.page.throw_away()
    clerk.wait()
    assert not path.exists()


@pytest.mark.parametrize("name", NAMES[::9])
def test_every_input_of_a_form_has_a_name_for_those_who_do_not_see_it(qtbot, name: str) -> None:
    form = load(name)
    view = FormView([f for f in form.fields if not isinstance(f.choices, str)], TODAY)
    qtbot.addWidget(view)
    for box in view.boxes.values():
        for each in box.inputs():
            assert each.accessibleName(), (name, box.field.name)
    kinds = (QLineEdit, QPlainTextEdit, QAbstractButton)
    nameless = [w for kind in kinds for w in view.findChildren(kind) if not w.accessibleName() and not w.isHidden()]
    assert nameless == []


_TYPES_AND_DIES = """
import os, signal, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.ui.conftest import Desk
from tests.ui.sample import make_sample
from tests.ui.test_entry import at, enter
from desktop.ui.page import Route
from desktop.ui.start import open_window
folder = Path(sys.argv[1])
sample = make_sample(folder)
window = open_window(lambda: sample.room, settings=folder / "w.ini", faults=folder / "faults", language="en")
window.show(); window.activateWindow()
clerk = Desk(window, sample)
clerk.wait()
clerk.sign_in("clerk")
window.go(Route("new", ("building_notice",)))
clerk.wait()
at(clerk, "applicant_local")
enter(clerk, "श्री गोपाल", "Shri Gopal", "", "Station Road")
clerk.type("98")
clerk.wait()
clerk.page.save_draft()
clerk.wait()
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_program_comes_back_at_the_field_where_it_stopped(qtbot, tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", _TYPES_AND_DIES, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        env=os.environ,
        timeout=60,
    )
    assert ended.returncode == -signal.SIGKILL
    clock = Tick(datetime.combine(TODAY, time(13), IST))
    program = open_program(tmp_path / "data", clock=clock, state=tmp_path / "state", law=law())
    room = room_of(program, Exchange(program))
    sample = Sample(program.store, clock, program.desk, room)
    window = open_window(lambda: room, settings=tmp_path / "w.ini", faults=tmp_path / "faults", language="en")
    window.show()
    window.activateWindow()
    clerk = Desk(window, sample)
    clerk.wait()
    clerk.sign_in("clerk")
    clerk.window.go(Route("new", ("building_notice",)))
    clerk.wait()
    answers = clerk.page.form.answers()
    assert (answers["applicant_latin"], answers["address"], answers["phone"]) == ("Shri Gopal", "Station Road", "98")
    assert clerk.page.form.boxes["phone"].has_focus()
    window.close()


DAYS = {
    "5-10": "05-10-2026",
    "5/10/26": "05-10-2026",
    "today": "12-10-2026",
    "T": "12-10-2026",
    "tomorrow": "13-10-2026",
    "आज": "12-10-2026",
    "yesterday": "11-10-2026",
    "5 Oct 26": "05-10-2026",
    "5th october": "05-10-2026",
    "५-१०": "05-10-2026",
}


def test_a_day_is_typed_as_it_comes(clerk: Desk) -> None:
    new_application(clerk)
    box = clerk.page.form.boxes["received_on"]
    for typed, shown in DAYS.items():
        box.put("")
        at(clerk, "received_on")
        clerk.type(typed)
        assert box.value() == shown or typed.endswith("26"), typed
        clerk.press(ENTER)
        assert box.edit.text() == shown, typed


def test_amounts_and_telephones_are_typed_as_they_are_written(clerk: Desk) -> None:
    new_application(clerk)
    at(clerk, "fee_paid")
    enter(clerk, "१,२०,००० रुपये")
    assert "1,20,000" in clerk.page.form.boxes["fee_paid"].beside.text()
    at(clerk, "phone")
    enter(clerk, "+91 70001 23 456")
    clerk.ctrl(ENTER)
    assert clerk.page.form.boxes["phone"].wrong.text() == clerk.page.form.boxes["fee_paid"].wrong.text() == ""


def test_the_checklist_goes_out_with_the_hours_in_which_a_place_may_be_entered(desk: Desk) -> None:
    case = receive(desk.sample, TODAY)
    desk.sign_in("inspector")
    desk.window.go(Route("checklist", (case,)))
    desk.wait()
    said = texts(desk.page)
    assert "Entry is lawful between sunrise (06:16) and sunset (17:57) on that day." in said
    assert "Where somebody lives and does not consent, a notice of entry must be served before." in said
