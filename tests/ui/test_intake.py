"""A new application at the counter, by keyboard alone; what is wrong is said at its field; the draft is kept."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit

from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.waits import wait

ENTER = Qt.Key.Key_Return


def _next(desk: Desk, text: str) -> None:
    desk.type(text)
    desk.press(Qt.Key.Key_Tab if isinstance(desk.focus(), QPlainTextEdit) else ENTER)


def fill(desk: Desk) -> None:
    """Fill the whole form, field by field, from the day of receipt on."""
    box = desk.page.form.boxes
    box["received_on"].focus()
    _next(desk, "10.10.26")
    _next(desk, "श्रीमती लक्ष्मी देशमुख")
    _next(desk, "Smt. Lakshmi Deshmukh")
    _next(desk, "")
    _next(desk, "मकान क्रमांक १४/२, सुन्दरपुर")
    _next(desk, "०७०००-१२३४५६")
    desk.type("1")
    _next(desk, "27")
    _next(desk, "१४/२")
    _next(desk, "")
    _next(desk, "तुलसीदास मार्ग")
    _next(desk, "प्राथमिक शाला के सामने")
    desk.type("3")
    desk.type("r")
    _next(desk, "२")
    _next(desk, "120.50")
    _next(desk, "दो कमरे 🏠 “नया” d'un")
    desk.type("123")
    desk.press(ENTER)
    _next(desk, "")  # no scan
    _next(desk, "500")
    desk.type("1")


def new_application(desk: Desk) -> None:
    """Ctrl+N, a few letters of the form, Enter."""
    desk.ctrl(Qt.Key.Key_N)
    desk.wait()
    desk.type("/")
    desk.type("intention to build")
    wait(200)
    desk.press(Qt.Key.Key_Down)
    desk.press(ENTER)
    desk.wait()
    assert desk.page.route == Route("new", ("building_notice",))


def test_a_whole_application_by_keyboard_alone(clerk: Desk) -> None:
    new_application(clerk)
    fill(clerk)
    assert clerk.page.do_it.hasFocus()
    clerk.press(Qt.Key.Key_Space)
    clerk.wait()
    assert clerk.page.route.page == "case", clerk.page.form.answers() if clerk.page.form else ""
    file = clerk.page.view.file
    assert file.applicant()["name"] == {"hi": "श्रीमती लक्ष्मी देशमुख", "en": "Smt. Lakshmi Deshmukh"}
    assert file.applicant()["standing"] == "owner"
    assert file.fields["premises"]["house"] == "१४/२"
    assert file.fields["details"] == {
        "work": "add",
        "purpose": "residential",
        "storeys": 2,
        "plot_area": "120.50",
        "description": "दो कमरे 🏠 “नया” d'un",
    }
    assert file.fields["enclosures"] == ["site_plan", "building_plan", "ownership"]
    assert file.fields["fee"] == {"paise": 50000, "mode": "cash"}
    assert [p.kind for p in file.papers] == ["acknowledgement", "receipt"]
    band = clerk.page.messages.itemAt(0).widget()
    assert band.accessibleName().startswith(f"Entered as {file.number}")
    assert [key for key in clerk.sample.room.drafts.drafts() if not key.startswith("last|")] == []
    clerk.press(Qt.Key.Key_Escape)
    clerk.wait()
    assert clerk.page.route == Route("today")


def _faults(desk: Desk) -> dict[str, str]:
    return {n: b.wrong.text() for n, b in desk.page.form.boxes.items() if b.inputs() and b.wrong.isVisible()}


def test_a_letter_without_a_shape_is_said_at_the_fields_that_hold_it(clerk: Desk) -> None:
    new_application(clerk)
    fill(clerk)
    clerk.page.form.put({**clerk.page.form.answers(), "applicant_latin": "Lakshmi 🏠", "landmark": "near 🏠"})
    clerk.page.form.boxes["street"].focus()  # the step out of this field must not wipe what is told at the others
    clerk.ctrl(ENTER)
    clerk.wait()
    found = _faults(clerk)
    assert set(found) >= {"applicant_latin", "landmark"} and "street" not in found
    assert found["landmark"].startswith("No font of the papers has '🏠'.")
    assert clerk.page.form.boxes["applicant_latin"].has_focus()
    assert clerk.page.route.page == "new"


def test_what_must_be_filled_in_is_said_at_each_field(clerk: Desk) -> None:
    new_application(clerk)
    clerk.ctrl(ENTER)
    found = _faults(clerk)
    assert found["applicant_local"] == "This must be filled in."
    assert found["khasra"].startswith("Give the house number or the khasra number")
    assert "phone" not in found and "received_on" not in found
    assert clerk.page.form.boxes["applicant_local"].has_focus()
    assert clerk.page.route.page == "new"
    assert clerk.sample.store.count(_every()) == 0


def _every():
    from desktop.casework.ports import Filter

    return Filter()


WRONG = [
    ("received_on", "13.10.26", "A paper can't be received on a day still to come."),
    ("received_on", "31.2.26", "'31.2.26' is no day of the calendar; check day and month"),
    ("received_on", "soon", "'soon' is not a date; write it as 03-02-2027"),
    ("storeys", "two", "'two' is not a whole number."),
    ("storeys", "61", "Write the number of storeys from 1 to 60."),
    ("plot_area", "0", "The area must be more than nothing."),
    ("fee_paid", "12,,x", "'12,,x' is not an amount; write it as 1200 or 1200.50"),
    ("applicant_latin", "A" * 301, "This has 301 characters; at most 300 are kept. Shorten it, or attach a paper."),
    ("ward", "999", "'999' is not one of the choices."),
]


def test_a_wrong_answer_is_said_at_its_field_and_nothing_is_saved(clerk: Desk) -> None:
    new_application(clerk)
    fill(clerk)
    for field, typed, said in WRONG:
        box = clerk.page.form.boxes[field]
        right = box.value()
        box.edit.setText(typed)
        clerk.ctrl(ENTER)
        clerk.wait()
        assert _faults(clerk) == {field: said}
        assert box.has_focus()
        box.put(right)
    assert clerk.sample.store.count(_every()) == 0


def test_a_long_description_is_kept_whole(clerk: Desk) -> None:
    new_application(clerk)
    fill(clerk)
    long = "वर्णन " * 2000
    clerk.page.form.boxes["description"].edit.setPlainText(long)
    clerk.ctrl(ENTER)
    clerk.wait()
    assert clerk.page.view.file.fields["details"]["description"] == long.strip()


def test_the_fault_goes_when_it_is_mended(clerk: Desk) -> None:
    new_application(clerk)
    clerk.page.form.boxes["storeys"].focus()
    _next(clerk, "none")
    assert _faults(clerk) == {"storeys": "'none' is not a whole number."}
    clerk.page.form.boxes["storeys"].focus()
    clerk.ctrl(Qt.Key.Key_A)
    clerk.type("४")
    assert _faults(clerk) == {}


def test_the_draft_is_found_again_after_the_program_was_killed(clerk: Desk, qtbot, tmp_path) -> None:
    from desktop.ui.start import open_window

    new_application(clerk)
    _next(clerk, "श्री गोपाल यादव")
    _next(clerk, "Shri Gopal Yadav")
    clerk.wait()
    # no leave(), no close: what follows sees only what is on the disk
    other = open_window(
        lambda: clerk.sample.room, settings=tmp_path / "o.ini", faults=tmp_path / "faults", language="en"
    )
    other.show()
    again = Desk(other, clerk.sample)
    again.wait()
    again.sign_in("clerk")
    titles = [each.text for each in again.page.list.model().lines]
    assert "Notice of intention to build · श्री गोपाल यादव" in titles
    again.window.go(Route("new", ("building_notice",)))
    again.wait()
    answers = again.page.form.answers()
    assert answers["applicant_local"] == "श्री गोपाल यादव"
    assert answers["applicant_latin"] == "Shri Gopal Yadav"
    other._opened = False
    other.close()


def test_the_last_day_stands_beside_the_form_as_the_day_is_typed(clerk: Desk) -> None:
    new_application(clerk)
    box = clerk.page.form.boxes["received_on"]
    box.focus()
    clerk.ctrl(Qt.Key.Key_A)
    clerk.type("30.9.26")
    clerk.wait()
    said = [clerk.page.last_day.itemAt(n).widget().text() for n in range(clerk.page.last_day.count())]
    assert said[0] == "30-10-2026"
    assert said[1] == "18 days left"
    assert "Section 187(6)(a)" in said


def test_enter_before_the_forms_are_there_still_opens_the_one_sought(desk: Desk) -> None:
    desk.sign_in("clerk")
    desk.window.go(Route("forms"))
    desk.page.search("intention to build")
    desk.page.searched()  # faster than the list
    desk.wait()
    assert desk.page.route == Route("new", ("building_notice",))


def test_a_proposed_name_stands_there_whole_and_its_note_goes_when_it_was_looked_at(desk: Desk) -> None:
    desk.sign_in("clerk")
    desk.window.go(Route("new", ("building_notice",)))
    desk.wait()
    boxes = desk.page.form.boxes
    boxes["applicant_local"].focus()
    desk.type("कमला देवी सोनी")
    desk.press(ENTER)
    desk.wait()
    proposed = boxes["applicant_latin"]
    assert (proposed.value(), proposed.beside.isVisible()) == ("Kamla Devi Soni", True)
    assert proposed.edit.width() == boxes["applicant_local"].edit.width()
    desk.press(ENTER)
    desk.wait()
    assert not proposed.beside.isVisible()


def test_a_fault_of_the_last_field_in_sight_is_shown_with_what_it_says(clerk: Desk) -> None:
    new_application(clerk)
    fill(clerk)
    boxes, area = clerk.page.form.boxes, clerk.page.area
    boxes["landmark"].put("")
    boxes["street"].focus()
    edit, bar = boxes["landmark"].inputs()[0], area.verticalScrollBar()
    low = edit.mapTo(area.viewport(), edit.rect().bottomLeft()).y()
    bar.setValue(bar.value() + low - area.viewport().height() + 2)  # its cursor is in sight, what stands under it not
    clerk.ctrl(ENTER)
    clerk.wait()
    wait(100)
    wrong = boxes["landmark"].wrong
    assert wrong.text() and boxes["landmark"].has_focus()
    foot = wrong.mapTo(area.viewport(), wrong.rect().bottomLeft()).y()
    assert 0 < foot <= area.viewport().height()
