"""Sign-in, lock and the next person."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QPushButton

from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import texts


def test_a_wrong_password_is_said_at_the_field(desk: Desk) -> None:
    desk.window.sign_in.login.setFocus()
    desk.type("clerk")
    desk.press(Qt.Key.Key_Return)
    desk.type("guess")
    desk.press(Qt.Key.Key_Return)
    desk.wait()
    assert desk.window.locked()
    assert desk.window.sign_in.fault.text() == "This name and password do not go together."
    assert desk.window.sign_in.fault.isVisible()
    assert desk.window.sign_in.password.hasFocus()


def test_a_password_is_read_by_nobody_until_its_key_is_pressed(desk: Desk) -> None:
    page = desk.window.sign_in
    page.login.setFocus()
    desk.type("clerk")
    desk.press(Qt.Key.Key_Return)
    desk.type("guess")
    assert page.password.displayText() == "●●●●●" and page.show_it.accessibleName() == "Show the password"
    desk.press(Qt.Key.Key_Tab)
    assert page.show_it.hasFocus()
    desk.press(Qt.Key.Key_Space)
    assert page.password.displayText() == "guess" and page.show_it.accessibleName() == "Hide the password"
    page.ready()
    assert page.password.echoMode() == page.password.EchoMode.Password and page.show_it.text() == "Show"


def test_what_is_made_while_a_password_is_checked_shows_nothing_and_asks_nothing(desk: Desk) -> None:
    desk.sign_in("nobody")
    frame = desk.window.frame
    assert frame is not None and not frame.isVisible() and desk.window.locked()
    assert (frame.strip.who.text(), frame.strip.sync.text()) == ("", "")
    assert not frame.strip.findChild(QTimer).isActive(), "an exchange would begin before anybody is in"
    desk.window.show_language("hi")
    desk.wait()
    desk.sign_in("clerk")
    assert desk.window.frame.isVisible()
    assert desk.window.frame.ways["today"].text() == "आज"
    assert desk.window.frame.strip.findChild(QTimer).isActive()


def test_signing_in_opens_today_with_who_it_is(clerk: Desk) -> None:
    assert not clerk.window.locked()
    assert clerk.page.route == Route("today")
    assert "Meena Verma" in clerk.window.frame.strip.who.text()


def test_a_lock_keeps_the_page_for_the_same_person_and_hides_it_from_the_next(clerk: Desk) -> None:
    clerk.window.go(Route("list", ("cases",)))
    clerk.wait()
    clerk.ctrl(Qt.Key.Key_L)
    assert clerk.window.locked()
    clerk.ctrl(Qt.Key.Key_K)
    assert clerk.window.locked()
    clerk.type("sundarpur-clerk")
    clerk.press(Qt.Key.Key_Return)
    clerk.wait()
    assert clerk.page.route == Route("list", ("cases",))
    clerk.ctrl(Qt.Key.Key_L)
    clerk.sign_in("cmo")
    assert clerk.page.route == Route("today")
    assert "Sunita Rao" in clerk.window.frame.strip.who.text()


def test_another_name_is_typed_over_the_one_that_stands_there(clerk: Desk) -> None:
    clerk.ctrl(Qt.Key.Key_L)
    clerk.press(Qt.Key.Key_Up)
    clerk.type("cmo")
    clerk.press(Qt.Key.Key_Down)
    clerk.type("sundarpur-cmo")
    clerk.press(Qt.Key.Key_Return)
    clerk.wait()
    assert not clerk.window.locked() and clerk.window.officer.login == "cmo"


def test_the_window_locks_when_idle(clerk: Desk) -> None:
    clerk.window.idle.setInterval(30)
    clerk.window.idle.start()
    clerk.wait()
    for _ in range(50):
        clerk.wait()
        if clerk.window.locked():
            break
    assert clerk.window.locked()


def test_it_opens_where_the_person_was(clerk: Desk) -> None:
    clerk.window.go_home(Route("list", ("notices",)))
    clerk.wait()
    clerk.ctrl(Qt.Key.Key_L)
    clerk.sign_in("cmo")
    clerk.ctrl(Qt.Key.Key_L)
    clerk.sign_in("clerk")
    assert clerk.page.route == Route("list", ("notices",))
    clerk.press(Qt.Key.Key_Escape)
    clerk.wait()
    assert clerk.page.route == Route("today")


def test_the_people_of_a_sample_stand_there_once_however_often_the_office_is_read(desk: Desk) -> None:
    people = [("Meena Verma", "clerk", "sundarpur-clerk")]
    for _ in range(2):
        desk.window.sign_in.show_office("Sundarpur", None, people)
    desk.wait()
    assert texts(desk.window.sign_in).count("Sample ward: sign in as") == 1


def test_the_people_of_a_sample_are_told_by_name_and_post(desk: Desk) -> None:
    desk.window.room = replace(desk.window.room, samples=[("Meena Verma", "clerk", "sundarpur-clerk")])
    desk.window._know_office(desk.window.room.desk.office())
    desk.wait()
    shown = [each.text() for each in desk.window.sign_in.findChildren(QPushButton) if each.isVisible()]
    assert "Meena Verma · Clerk" in shown


def test_tab_goes_from_the_password_to_the_people_of_a_sample_ward(desk: Desk) -> None:
    page = desk.window.sign_in
    page.show_office("Sundarpur", None, [("Meena", "clerk", "x"), ("Ramesh", "engineer", "x")])
    desk.wait()
    page.enter.setFocus()
    went = []
    for _ in range(3):
        desk.press(Qt.Key.Key_Tab)
        went.append(desk.focus().text())
    assert went == ["Meena", "Ramesh", "हिन्दी"]
