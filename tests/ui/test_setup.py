"""A new PC: the office is set up by keyboard alone, left and taken up again; practice; joining by code and by copy."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from shiboken6 import isValid

from central import embed
from central.cli import main as centre_main
from desktop.app import open_program
from desktop.casework import accounts
from desktop.casework.ports import Filter
from desktop.core.clock import SystemClock, today
from desktop.founding import EXAMPLE, found
from desktop.rooms import office_room
from desktop.ui.page import Route
from desktop.ui.reader import HelpOver
from desktop.ui.setup_start import SEEN, JoinForm
from desktop.ui.setup_steps import steps_of
from desktop.ui.start import open_window
from desktop.ui.window import Window
from tests.ui.conftest import Desk
from tests.ui.hands import texts
from tests.ui.screens import SET_UP
from tests.ui.waits import wait

ENTER = Qt.Key.Key_Return


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a new PC, its keys beside it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state-home"))
    return tmp_path / "data" / "office"


@pytest.fixture
def opened(qtbot: Any, folder: Path) -> Iterator[list[Window]]:
    """Windows on the folder; each is closed at the end."""
    made: list[Window] = []
    yield made
    for window in made:
        window.close()
        window.deleteLater()
    qtbot.wait(1)
    noted = [path.read_text(encoding="utf-8") for path in (folder.parent / "faults").glob("*")]
    assert noted == [], "the program noted a fault"


def at_window(opened: list[Window], folder: Path, language: str = "en") -> Desk:
    """Start the program on the folder."""
    window = open_window(
        lambda: office_room(folder),
        settings=folder.parent / "w.ini",
        faults=folder.parent / "faults",
        language=language,
    )
    opened.append(window)
    window.resize(1366, 768)
    window.show()
    window.activateWindow()
    desk = Desk(window, None)  # type: ignore[arg-type]  # no sample here
    desk.wait(30)
    return desk


SET_UP_BODY = {"act": "mp-1961", "kind_mp_1961": "nagar_panchayat", "languages_mp_1961": "hi,en"}


def enter(desk: Desk, *said: str) -> None:
    """Type each text and press Enter."""
    for text in said:
        desk.type(text)
        desk.press(ENTER)


def on(desk: Desk) -> None:
    """To the next step."""
    desk.ctrl(ENTER)
    desk.wait()


def put(desk: Desk, **answers: Any) -> None:
    """Fill the fields of a step."""
    desk.window.set_up.form.put(answers)
    desk.window.set_up._typed()


def fill_officers(desk: Desk) -> None:
    """The four posts that every office has."""
    people = (("मीना वर्मा", "Meena Verma"), ("रमेश पटेल", "Ramesh Patel"), ("सुनीता राव", "Sunita Rao"), ("अ", "A"))
    for n, (hindi, english) in enumerate(people):
        enter(desk, hindi, english)
        if n == 2:
            put(
                desk,
                designation_hi="मुख्य नगरपालिका अधिकारी",
                designation_en="CMO",
                authority="Chief Municipal Officer",
            )
        page = desk.window.set_up
        if n == 0:
            page.form.boxes["held_from"].put("1-4")  # without its year it is never one to come
        assert page.form.boxes["held_from"].day() <= today(SystemClock()), "else the one before it is proposed"
        put(desk, held_from="1.4.2026", password="sundarpur-1" if n else "")
        assert "sundarpur" not in page.form.boxes["password"].edit.displayText()
        on(desk)
        assert page.at > 4 + n, {name: box.wrong.text() for name, box in page.form.boxes.items() if box.wrong.text()}


def fill_to_officers(desk: Desk, wards: Path) -> None:
    """The steps before the officers, with the keyboard."""
    desk.type("2")
    desk.wait()
    page = desk.window.set_up
    act = next(n for n, text in enumerate(page.form.boxes["act"].choices(), 1) if text == "mp-1961")
    desk.type(str(act))
    desk.type("2")  # the second kind of body
    desk.type("1")  # both languages
    on(desk)
    enter(desk, "नगर परिषद् बड़नगर", "Nagar Panchayat Badnagar", "b-d")
    on(desk)
    assert "capital letters" in page.form.boxes["code"].wrong.text()  # the fault stands at its field
    desk.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    enter(desk, "bdn", "23.26", "75.4")  # small letters are taken as capitals
    on(desk)
    enter(desk, str(wards))
    desk.wait()
    assert len(page.form.boxes["wards"].value()) == 3
    on(desk)
    assert page.form.answers()["name_en"] == "Nagar Panchayat Badnagar"  # what the body is called is proposed
    enter(desk, "कार्यालय नगर परिषद्", "Office of the Nagar Panchayat")
    assert page.form.answers()["name_en"] == "Office of the Nagar Panchayat"
    on(desk)
    assert page.step.name == "officer"


def test_a_slip_in_a_path_is_mended_and_a_line_is_left_in_peace_while_it_is_filled(
    opened: list[Window], folder: Path
) -> None:
    desk = at_window(opened, folder)
    desk.type("2")
    desk.wait()
    put(desk, **SET_UP_BODY)
    on(desk)
    put(desk, body_hi="बड़नगर", body_en="Badnagar", code="BDN")
    on(desk)
    page = desk.window.set_up
    file, wards = page.form.boxes["file"], page.form.boxes["wards"]
    enter(desk, "/nowhere/wards.csv")
    desk.wait()
    assert (file.value(), file.edit.hasFocus()) == ("/nowhere/wards.csv", True)
    assert file.wrong.isVisible() and "wards.csv" in file.wrong.text()
    desk.press(ENTER)  # once more with the same: who goes on is let go
    desk.wait()
    assert not file.edit.hasFocus() and file.wrong.isVisible()
    file.edit.clear()
    wards.focus()
    enter(desk, "1")
    desk.wait()
    assert wards.rows[0]["name_hi"].edit.hasFocus() and not wards.wrong.isVisible()
    file.focus()
    desk.wait()
    assert wards.wrong.isVisible() and "Line 1" in wards.wrong.text()


def test_an_office_is_set_up_by_keyboard_and_taken_up_again(
    opened: list[Window], folder: Path, tmp_path: Path
) -> None:
    wards = tmp_path / "wards.csv"
    wards.write_text("No,नाम,Name\n1,गांधी,Gandhi\n२,नेहरू,Nehru\n3,पटेल,Patel\n", encoding="utf-8")
    desk = at_window(opened, folder)
    fill_to_officers(desk, wards)
    desk.window.close()
    desk = at_window(opened, folder)
    assert "Go on with the set-up" in texts(desk.window)
    desk.type("2")
    desk.wait()
    page = desk.window.set_up
    assert page.step.name == "officer" and page.answers["name"]["code"] == "bdn"
    fill_officers(desk)
    assert page.step.name == "holidays" and page.form.at_work() == "weekly_off"
    put(desk, weekly_off=["6", "second_saturday"], holidays=[{"day": "26.1.27", "name": "Republic Day"}])
    on(desk)
    assert page.step.name == "beyond" and "fifteen days from receipt of the order" in " ".join(texts(page.side))
    on(desk)
    assert page.step.name == "centre"
    on(desk)
    assert page.step.name == "summary" and "Weekly closed days: Sunday, Second Saturday" in texts(page)
    on(desk)
    desk.wait(20)
    made = texts(page)
    assert any("shown once" in each for each in made) and "clerk" in made
    desk.press(ENTER)  # one that was still meant for the step before takes nothing away
    desk.wait()
    assert "clerk" in texts(page)
    wait(SEEN + 100)
    desk.press(Qt.Key.Key_Space)
    desk.wait(20)
    assert desk.window.set_up is None
    office = desk.window.room.desk.office()
    assert (office.act, office.body_kind, office.code) == ("mp-1961", "nagar_panchayat", "BDN")
    assert [ward["number"] for ward in office.wards] == ["1", "2", "3"]
    assert office.settings == ()  # the courts' directions stand unless an order puts them aside
    assert office.holidays == {"2027-01-26": "Republic Day"} and office.weekly_off == (6, "second_saturday")
    enter(desk, "officer", "sundarpur-1")
    desk.wait()
    assert not desk.window.locked() and desk.window.officer.authority == "Chief Municipal Officer"
    desk.press(Qt.Key.Key_Return)  # the first thing that Today asks of a new office
    desk.wait()
    assert desk.page.route == Route("settings", ("texts",)) and desk.focus().text().startswith("Accept the texts")
    desk.press(Qt.Key.Key_Space)
    desk.wait()
    assert len(desk.window.room.desk.office().accepted) == 1


def to_step(desk: Desk, name: str, answers: dict[str, Any]) -> Any:
    """Take the set-up up at a step, with what was answered before."""
    page = desk.window.set_up
    page.answers.update(answers)
    page.show_step(next(n for n, step in enumerate(steps_of(page.answers)) if step.name == name))
    desk.wait()
    return page


def test_directions_are_put_aside_only_by_an_order_and_the_stick_is_tried(
    opened: list[Window], folder: Path, tmp_path: Path
) -> None:
    desk = at_window(opened, folder)
    page = to_step(desk, "beyond", SET_UP)
    said = " ".join(texts(page.side))
    assert "Before the order" in said and "Does not stand for" in said and "187" in said
    desk.type("2")  # put aside
    desk.ctrl(ENTER)
    assert page.step.name == "beyond"  # an order is wanted for that, with its reason and date
    page.form.focus_first()
    enter(desk, "Stayed by the High Court", "Order in W.P. 12/2026", "1.4.2026")
    on(desk)
    assert page.step.name == "centre"
    desk.type("3")  # by stick
    page.form.boxes["folder"].focus()
    enter(desk, str(tmp_path / "no-stick"))
    desk.wait()
    assert "no folder" in page.form.boxes["folder"].wrong.text()
    stick = tmp_path / "stick"
    stick.mkdir()
    page.form.put({"folder": ""})
    page.form.boxes["folder"].focus()
    enter(desk, str(stick))
    desk.wait()
    assert any("The stick can be used" in text for text in texts(page))
    stick.rmdir()
    on(desk)
    assert page.step.name == "centre" and any("no folder" in text for text in texts(page))  # tried once more
    stick.mkdir()
    on(desk)
    assert page.step.name == "summary"
    desk.window.close()
    desk = at_window(opened, folder)
    desk.type("2")
    desk.wait()
    page = desk.window.set_up
    assert page.step.name == "summary" and any(str(stick) in text for text in texts(page))  # taken up where it was
    page.answers["officers"][0]["password"] = "long-enough"
    on(desk)
    desk.wait(20)
    assert any("still to come" in text for text in texts(page))
    assert desk.window.memory.text("stick") == str(stick)
    desk.press(Qt.Key.Key_Space)
    desk.wait(20)
    (setting,) = desk.window.room.desk.office().settings
    assert (setting.key, setting.value) == ("guard_off.in-sc-2024-demolition", "Stayed by the High Court")
    assert (setting.authority, setting.dated) == ("Order in W.P. 12/2026", "2026-04-01")


def test_a_pc_without_a_line_works_by_stick(opened: list[Window], folder: Path, tmp_path: Path) -> None:
    program = open_program(folder)
    passwords, office = found(program, EXAMPLE), program.store.office
    program.close()
    stick, db = tmp_path / "stick", f"sqlite:///{tmp_path / 'centre.db'}"
    stick.mkdir()
    central("init", "--db", db)
    central("enrol", "--db", db, "--office", office, "--to", str(stick), "--url", "https://centre.example")
    desk = at_window(opened, folder)
    enter(desk, "admin", passwords["admin"])
    desk.wait()
    desk.window.go_home(Route("sync"))
    desk.wait()
    card = desk.page.stick
    assert card.out.isHidden() and not card.joining.isHidden()
    card.folder.setFocus()
    desk.type(str(stick))
    desk.press(Qt.Key.Key_Tab)
    desk.press(Qt.Key.Key_Tab)
    assert card.joining.hasFocus()
    desk.press(Qt.Key.Key_Space)
    desk.wait()
    assert "This PC is enrolled." in texts(desk.page) and card.out.hasFocus()
    desk.press(Qt.Key.Key_Space)
    desk.wait()
    (bundle,), (request,) = stick.glob("*.ngd"), stick.glob("*.ngq")
    central("admit", "--db", db, str(request))
    central("bundle", "--db", db, str(bundle))
    waiting = desk.window.room.truth().entries_waiting
    desk.press(Qt.Key.Key_Tab)
    desk.press(Qt.Key.Key_Space)
    desk.wait()
    assert waiting > 0 and desk.window.room.truth().entries_waiting == 0
    assert any("taken over" in text for text in texts(desk.page))
    desk.press(Qt.Key.Key_Space)
    desk.wait()
    assert "Nothing new for this PC lies there." in texts(desk.page)


def test_an_invitation_fills_in_what_is_typed_else(opened: list[Window], folder: Path, tmp_path: Path) -> None:
    program = open_program(folder)
    passwords, office = found(program, EXAMPLE), program.store.office
    program.close()
    centre = embed.start(tmp_path / "centre.db")
    try:
        told = ("--office", office, "--to", str(tmp_path), "--url", centre.url)
        central("enrol", "--db", f"sqlite:///{tmp_path / 'centre.db'}", *told)
        desk = at_window(opened, folder)
        enter(desk, "admin", passwords["admin"])
        desk.wait()
        desk.window.go_home(Route("sync"))
        desk.wait()
        form = desk.page.form
        form.boxes["invitation"].focus()
        enter(desk, str(next(tmp_path.glob("*.ngi"))))
        desk.wait()
        assert form.boxes["url"].value() == centre.url and form.boxes["code"].value()
        desk.press(Qt.Key.Key_Space)
        desk.wait()
        assert "This PC is enrolled." in texts(desk.page)
    finally:
        centre.stop()


def test_help_stands_over_the_sign_in_and_the_set_up(opened: list[Window], folder: Path) -> None:
    desk = at_window(opened, folder)
    desk.type("2")
    desk.wait()
    page = desk.window.set_up
    before = desk.focus()
    desk.press(Qt.Key.Key_F1)
    desk.wait()
    over = desk.window.findChild(HelpOver)
    assert over.isVisible() and over.page.name == "guide/administrator" and "A new office" in over.text.toPlainText()
    desk.press(Qt.Key.Key_Escape)
    assert not isValid(over) and page.at == 0 and desk.focus() is before  # Esc put the guide away and no more
    program = desk.window.room.desk
    assert not program.office().act


def central(*arguments: str) -> None:
    """One command of the centre."""
    assert centre_main(list(arguments)) == 0


def test_practice_is_another_folder_and_cannot_be_overlooked(opened: list[Window], folder: Path) -> None:
    program = open_program(folder)
    passwords = found(program, EXAMPLE)
    office = program.store.office
    program.close()
    desk = at_window(opened, folder)
    enter(desk, "clerk", passwords["clerk"])
    desk.wait()
    assert "Nothing here is real; every paper bears a mark." not in texts(desk.window)
    desk.ctrl(Qt.Key.Key_K)
    enter(desk, "practise")
    desk.wait(20)
    assert desk.window.locked() and desk.window.windowTitle().startswith("Practice")
    assert "Nothing here is real; every paper bears a mark." in texts(desk.window)
    enter(desk, "clerk", passwords["clerk"])
    desk.wait()
    assert "Nothing here is real; every paper bears a mark." in texts(desk.window)
    assert desk.window.desk.office().practice and desk.window.desk.store.office != office
    desk.ctrl(Qt.Key.Key_K)
    enter(desk, "leave practice")
    desk.wait(20)
    assert desk.window.room.desk.store.office == office and not desk.window.room.desk.office().practice


def _marked(pdf: bytes) -> bool:
    """Whether every page bears the mark of practice."""
    texts_of = [page.extract_text() for page in PdfReader(BytesIO(pdf)).pages]
    return all("अभ्यास" in text or "PRACTICE" in text for text in texts_of)


def test_a_pc_is_enrolled_on_the_sync_page(opened: list[Window], folder: Path, tmp_path: Path) -> None:
    program = open_program(folder)
    passwords = found(program, EXAMPLE)
    office = program.store.office
    program.close()
    centre = embed.start(tmp_path / "centre.db")
    try:
        desk = at_window(opened, folder)
        enter(desk, "admin", passwords["admin"])
        desk.wait()
        desk.window.go_home(Route("sync"))
        desk.wait()
        page = desk.page
        assert page.joining.isVisible()
        page.form.boxes["url"].focus()
        enter(desk, centre.url, "WRONG", "", "")
        desk.press(Qt.Key.Key_Space)
        desk.wait()
        assert page.messages.count() and page.joining.isVisible()  # refused, and said so
        page.form.put({"code": ""})
        page.form.boxes["code"].focus()
        enter(desk, centre.code(office), "", "")
        desk.press(Qt.Key.Key_Space)
        desk.wait()
        assert not page.joining.isVisible() and "This PC is enrolled." in texts(page)
        page.start()
        desk.wait(20)
        assert desk.window.room.truth().entries_waiting == 0
    finally:
        centre.stop()


def test_a_second_window_on_the_same_data_says_where_the_first_is(opened: list[Window], folder: Path) -> None:
    first = at_window(opened, folder)
    second = at_window(opened, folder)
    assert first.window.set_up is not None and second.window.set_up is None
    assert any("already open" in text for text in texts(second.window))


def test_the_sample_ward_is_one_key_away_and_marked(opened: list[Window], folder: Path) -> None:
    desk = at_window(opened, folder)
    desk.press(Qt.Key.Key_1)
    desk.wait(60)
    assert desk.window.set_up is None and desk.window.practice
    assert [name for name, _, _ in desk.window.room.samples][:1] == ["Meena Verma"]
    store = desk.window.room.desk.store
    cases = [desk.window.room.desk.case(row.case) for row in store.page(Filter()).rows]
    of_each_kind = {paper.kind: paper for case in cases for paper in case.papers}
    assert len(of_each_kind) > 2 and all(_marked(store.blob(paper.sha256)) for paper in of_each_kind.values())
    desk.window.go_elsewhere()
    desk.wait(20)
    assert desk.window.set_up is not None


def test_joining_by_a_code_and_by_a_copy(opened: list[Window], folder: Path, tmp_path: Path) -> None:
    first = open_program(tmp_path / "first" / "office")
    passwords = found(first, EXAMPLE)
    centre = embed.start(tmp_path / "centre.db")
    try:
        from desktop.exchange import Exchange

        exchange = Exchange(first)
        exchange.enrol(centre.url, centre.code(first.store.office))
        desk = at_window(opened, folder)
        desk.type("3")
        desk.type("1")
        enter(desk, centre.url, "WRONG", "", "")
        desk.press(Qt.Key.Key_Space)
        desk.wait(20)
        assert any("not right" in text for text in texts(desk.window))  # the code; what was typed still stands
        form = desk.window.set_up.findChild(JoinForm).form
        assert form.boxes["url"].value() == centre.url
        form.boxes["code"].focus()
        enter(desk, centre.code(first.store.office))
        desk.ctrl(ENTER)
        desk.wait(20)
        assert desk.window.set_up is not None  # the first PC has exchanged nothing yet
        assert any("has not joined yet" in text for text in texts(desk.window))
        assert exchange.run().ok
        desk.type("3")
        desk.type("1")
        enter(desk, centre.url, "used")
        desk.ctrl(ENTER)
        desk.wait(20)
    finally:
        centre.stop()
    assert desk.window.set_up is None and desk.window.room.desk.store.office == first.store.office
    copy = first.store.backup(tmp_path / "stick").path
    first.close()
    third = at_window(opened, tmp_path / "third" / "office")
    third.type("3")
    third.type("2")
    enter(third, str(copy))
    third.press(Qt.Key.Key_Space)
    third.wait(20)
    assert third.window.set_up is None
    store = third.window.room.desk.store
    accounts.sign_in(store, "clerk", passwords["clerk"], today(SystemClock()))
    wait(10)
