"""What the office sets, at the window: late holidays with the clocks they move, values, officers, letterhead, series."""

from __future__ import annotations

import re
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from desktop.casework import accounts
from desktop.casework.calendar import moved_by
from desktop.casework.ruling import clocks_of, overlay
from desktop.ui import words
from desktop.ui.acts.office import PAUSE
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import go, put, texts, told
from tests.ui.sample import TODAY, receive
from tests.ui.waits import wait

ENTER = Qt.Key.Key_Return
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63606060000000040001f61738"
    "550000000049454e44ae426082"
)


@pytest.fixture
def admin(desk: Desk) -> Desk:
    """The administrator, signed in."""
    desk.sign_in("admin")
    return desk


def test_a_late_holiday_shows_first_which_clocks_it_moves(admin: Desk, staged: dict[str, str]) -> None:
    case = staged["ordered"]
    desk = admin.sample.desk
    appeal = next(c for c in clocks_of(desk, desk.case(case)) if c.section.startswith("308"))
    last = appeal.last_day
    found = moved_by(desk, {last: "x"})
    assert [(each.case, each.before, each.section) for each in found] == [(case, last, appeal.section)]
    assert found[0].after == last + timedelta(days=1)
    admin.ctrl(Qt.Key.Key_K)
    admin.type("holi")
    admin.press(ENTER)
    admin.wait()
    admin.type(last.strftime("%d.%m.%y"))
    admin.press(ENTER)
    wait(PAUSE + 100)
    admin.wait()
    assert f"{last:%d-%m-%Y} → {found[0].after:%d-%m-%Y}" in " ".join(texts(admin.page.moved.card))
    assert last.isoformat() not in desk.office().holidays  # it is only shown as yet
    admin.type("Moharram")
    admin.ctrl(ENTER)
    admin.wait()
    assert found[0].after in [c.last_day for c in clocks_of(desk, desk.case(case))]
    assert moved_by(desk, {last: "again"}) == []
    go(admin, "holiday_off")  # the moon was seen a day later
    admin.page.form.put({"day": last.strftime("%d-%m-%Y")})
    admin.page._ask()
    admin.wait()
    assert f"{found[0].after:%d-%m-%Y} → {last:%d-%m-%Y}" in " ".join(texts(admin.page.moved.card))
    put(admin, {"authority": "Order 12"})
    assert last.isoformat() not in admin.sample.desk.office().holidays
    assert last in [c.last_day for c in clocks_of(desk, desk.case(case))]


def test_values_with_the_order_that_fixes_them(admin: Desk) -> None:
    admin.window.go_home(Route("settings"))
    go(admin, "value")
    page = admin.page
    choices = list(page.form.boxes["kind"].labels)
    assert choices[:2] == ["fee", "period"]
    put(admin, {"kind": "period"})
    assert admin.page is page and page.form.boxes["length"].wrong.text()  # nothing is set while a field lacks
    which = next(iter(page.form.boxes["what_period"].labels))
    put(admin, {"what_period": which, "length": "15", "unit": "day", "authority": "Order 7", "dated": "1.10.26"})
    assert admin.page.route == Route("settings")
    found = admin.sample.desk.office().setting(f"period.{which}", TODAY)
    assert (found.value, found.authority) == ({"length": 15, "unit": "day"}, "Order 7")
    go(admin, "value")
    put(
        admin,
        {"kind": "fee", "what_fee": "mp-1961:187:2", "fee": "750", "authority": "Bye-law 7", "dated": "1.10.2026"},
    )
    assert admin.sample.desk.office().setting("fee.mp-1961:187:2", TODAY).value == 75_000
    assert any("750" in text for text in texts(admin.page))


def test_directions_are_put_aside_and_stand_again_by_order(admin: Desk) -> None:
    key = "guard_off.in-sc-2024-demolition"
    go(admin, "settings")
    go(admin, "value")
    assert "guard_on" not in admin.page.form.boxes["kind"].labels
    admin.page.form.put({"kind": "guard_off", "what_guard_off": key.partition(".")[2]})
    admin.page.changed_answer()
    admin.wait()
    assert "fifteen days from receipt of the notice" in " ".join(texts(admin.page))  # what it changes
    put(admin, {"why_guard_off": "Stayed", "authority": "W.P. 12", "dated": "1.9.2026"})
    desk = admin.sample.desk
    assert key in desk.office().standing(TODAY) and overlay(desk.office()).guard_off(key.partition(".")[2], TODAY)
    go(admin, "value")
    assert "guard_off" not in admin.page.form.boxes["kind"].labels
    put(admin, {"kind": "guard_on", "what_guard_on": key, "authority": "W.P. 12, final", "dated": "5.10.2026"})
    guard, office = key.partition(".")[2], overlay(desk.office())
    assert office.guard_off(guard, date(2026, 10, 4)) and not office.guard_off(guard, date(2026, 10, 5))
    assert any("stand again" in text for text in texts(admin.page))


def test_what_else_is_left_to_the_office(admin: Desk) -> None:
    order = {"authority": "Order 7", "dated": "1.10.2026"}
    desk = admin.sample.desk
    go(admin, "settings")
    go(admin, "value")
    put(admin, {"kind": "together", **order})
    assert desk.office().may_check_himself(TODAY)
    go(admin, "value")
    put(admin, {"kind": "apart", **order})
    assert not desk.office().may_check_himself(TODAY)
    go(admin, "value")
    put(admin, {"kind": "land", "locality": "Civil Lines", "rate": "12500", **order})
    assert desk.office().setting("rate.land.Civil Lines", TODAY).value == 12_500_00
    said = texts(admin.page)
    assert any("Civil Lines" in text and "12,500" in text for text in said)
    assert any("does not sign any more" in text for text in said)


def test_an_officer_is_appointed_and_leaves_and_powers_are_delegated(admin: Desk) -> None:
    go(admin, "officer")
    more = {
        "name_hi": "अनिल",
        "name_en": "Anil",
        "designation_hi": "स्वास्थ्य अधिकारी",
        "designation_en": "Health Officer",
    }
    put(admin, {**more, "login": "clerk", "roles": ["officer"], "password": "long-enough", "held_from": "1.10.26"})
    boxes = admin.page.form.boxes
    assert "Another officer" in boxes["login"].wrong.text() and boxes["authority"].wrong.text()
    put(admin, {"login": "anil", "authority": "Health Officer"})
    office = admin.sample.desk.office()
    anil = office.by_login("anil")
    assert anil is not None and anil.authority == "Health Officer" and office.holder("Health Officer", TODAY) == anil
    go(admin, "officer", anil.id)
    assert any("Signs under" in text for text in texts(admin.page))
    put(admin, {"held_to": "20.10.26"})
    changed = admin.sample.desk.office().by_login("anil")
    assert changed.held_to == "2026-10-20" and changed.secret == anil.secret  # the password stays
    go(admin, "officer", anil.id, "next")
    assert any("Posts by date" in text for text in texts(admin.page))
    put(admin, {"authority": "President", "held_from": "1.11.26"})
    later = admin.sample.desk.office().by_login("anil")
    assert later.authority == "Health Officer" and [p.held_from for p in later.posts] == ["2026-10-01", "2026-11-01"]
    go(admin, "settings")
    assert any("Health Officer" in text and "anil" in text for text in texts(admin.page))
    go(admin, "officer", anil.id, "2026-11-01")
    put(admin, {"held_from": "2.11.26"})
    assert [p.held_from for p in admin.sample.desk.office().by_login("anil").posts] == ["2026-10-01", "2026-11-02"]
    go(admin, "delegate")
    told = {"from": "Chief Municipal Officer", "to": "Health Officer", "sections": "187, 999x"}
    put(admin, told | {"authority": "88", "paper": "Order 9", "dated": "2.10.26"})
    assert "999x" in admin.page.form.boxes["sections"].wrong.text()
    put(admin, {"sections": "187"})
    kept = [s for s in admin.sample.desk.office().settings if s.key.startswith("delegation.")]
    assert kept[0].value == {"from": "Chief Municipal Officer", "to": "Health Officer", "sections": ["187"]}


def test_letterhead_and_series(admin: Desk, tmp_path: Path) -> None:
    emblem = tmp_path / "emblem.png"
    emblem.write_bytes(b"no picture")
    go(admin, "letterhead")
    put(admin, {"contact": "07000-111111", "emblem": str(emblem), "authority": "Order 3", "dated": "1.10.26"})
    assert "PNG or JPEG" in admin.page.form.boxes["emblem"].wrong.text()
    emblem.write_bytes(PNG)
    put(admin, {"emblem": str(emblem)})
    head = admin.sample.desk.office().letterhead
    assert head["contact"] == "07000-111111" and head["emblem"] and head["name"]["hi"].startswith("कार्यालय")
    admin.window.show_language("hi")
    go(admin, "letterhead")
    put(admin, {"digits": "own", "authority": "Order 3a", "dated": "1.10.26"})
    go(admin, "today")
    assert admin.sample.desk.office().own_digits and words.shown("12 7") == "१२ ७"
    assert not [text for text in texts(admin.page) if re.fullmatch(r"[0-9,]+", text)]
    admin.window.show_language("en")
    assert words.shown("12") == "12"
    go(admin, "office")
    put(admin, {"code": "s-p"})
    assert admin.page.form.boxes["code"].wrong.text()
    put(admin, {"code": "SNQ", "authority": "Order 4", "dated": "1.10.26"})
    office = admin.sample.desk.office()
    assert office.code == "SNQ" and len(office.wards) > 1
    case = receive(admin.sample, TODAY, 1)
    assert admin.sample.desk.case(case).number.startswith("SNQ/")


def test_a_clerk_may_set_nothing(clerk: Desk) -> None:
    go(clerk, "settings")
    assert "New officer" not in [command.name for command in clerk.page.commands()]
    go(clerk, "officer")
    assert not clerk.page.do_it.isEnabled()
    with pytest.raises(Exception, match="role"):
        accounts.change_office(clerk.window.desk, {"code": "X1"}, "Order", TODAY)


def test_transfer_link_and_the_directions(officer: Desk, staged: dict[str, str]) -> None:
    go(officer, "transfer", staged["new"])
    put(officer, {"ward": "27", "reason": "सीमा बदली"})
    assert told(officer).startswith("The case was handed over")
    assert officer.sample.desk.case(staged["new"]).fields["premises"]["ward"] == "27"
    assert any("Handed over to ward 27" in text for text in texts(officer.page))
    go(officer, "link", staged["new"])
    put(officer, {"other": "nothing", "relation": "follows"})
    assert "no case" in officer.page.form.boxes["other"].wrong.text()
    put(officer, {"other": officer.sample.desk.case(staged["over"]).number})
    assert told(officer).startswith("The cases are linked")
    assert officer.sample.desk.case(staged["over"]).links[0]["relation"] == "precedes"
    go(officer, "guard", staged["to_serve"])
    put(officer, {"event": "inspection.reported", "pancha_1": "अ"})
    assert officer.page.form.boxes["pancha_2"].wrong.text()
    put(officer, {"pancha_2": "ब"})
    assert told(officer).startswith("Recorded: Inspection report")
    assert any("signed by two panchas" in text for text in texts(officer.page))
