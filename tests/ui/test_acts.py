"""The acts beside the main job: decisions, silence, hearings fixed, complaints, and whatever else the law lets be done."""

from __future__ import annotations

from datetime import date, timedelta

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.casework.opening import open_suo_motu
from desktop.law.shapes import shapes
from desktop.ui.acts.deed_fields import fields_of
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, at, go, put, texts, told
from tests.ui.sample import TODAY, draft, inspect, issue, receive, serve
from tests.ui.waits import wait


def test_an_application_is_granted_with_its_conditions(officer: Desk) -> None:
    case = receive(officer.sample, TODAY - timedelta(days=5), 1)
    go(officer, "decide", case)
    officer.type("1")
    form = officer.page.form
    assert form.boxes["decision"].value() == "grant" and form.boxes["conditions"].isVisible()
    put(officer, {"operative": "भवन निर्माण की अनुमति दी जाती है।"})
    assert form.boxes["under_grant"].wrong.text() == "This must be filled in."
    put(officer, {"under_grant": "mp-1961:187:3-decision", "conditions": [{"condition": "वर्षा जल संचयन बनाएँ"}]})
    assert told(officer).startswith("Decision SNP/28-")
    done = officer.page.view.file.deeds[-1]
    assert (done["act"], done["provision"]) == ("grant", "mp-1961:187:3-decision")
    assert "Decided" in texts(officer.page)


def test_a_refusal_asks_for_its_reasons(officer: Desk) -> None:
    case = receive(officer.sample, TODAY - timedelta(days=5), 1)
    go(officer, "decide", case)
    put(officer, {"decision": "refuse", "under_refuse": "mp-1961:187:3-decision", "operative": "अनुमति नहीं दी जाती।"})
    assert officer.page.form.boxes["reasons"].wrong.isVisible()
    put(officer, {"reasons": "मार्ग की चौड़ाई उपविधि से कम है।"})
    assert told(officer).startswith("Decision SNP/28-")


def test_silence_is_stated_when_the_time_ran_out(clerk: Desk) -> None:
    case = receive(clerk.sample, date(2026, 9, 1), 0)
    clerk.sample.clock.put(TODAY)
    clerk.window.go(Route("case", (case,)))
    clerk.wait()
    clerk.press(Qt.Key.Key_1)
    clerk.wait()
    assert clerk.page.route == Route("deemed", (case,))
    clerk.ctrl(ENTER)
    clerk.wait()
    assert told(clerk).startswith("The statement is ready to print")
    assert any("Silence has decided" in each for each in texts(clerk.page))


def test_a_hearing_is_fixed_adjourned_and_never_on_a_holiday(officer: Desk) -> None:
    sample = officer.sample
    case = receive(sample, date(2026, 9, 18), 0)
    inspect(sample, case, date(2026, 9, 21))
    (first, _) = draft(sample, case, date(2026, 9, 22))
    issue(sample, case, date(2026, 9, 23), first)
    serve(sample, case, first)
    at(officer, "cmo", TODAY)
    go(officer, "fix", case, first)
    put(officer, {"day": "18.10.26", "hour": "11:30"})
    assert officer.page.form.boxes["day"].wrong.text().startswith("The office is closed")
    put(officer, {"day": "26.10.26"})
    assert told(officer).startswith("The hearing is fixed for 26-10-2026")
    go(officer, "adjourn", case, first)
    put(officer, {"day": "28.10.26", "hour": "12:00", "reason": "अधिवक्ता अनुपस्थित"})
    assert told(officer).startswith("The hearing is fixed for 28-10-2026")


def test_a_complaint_is_found_and_its_section_picked_with_the_keyboard(clerk: Desk) -> None:
    clerk.ctrl(Qt.Key.Key_N)
    clerk.wait()
    clerk.type("complai")
    wait(200)
    clerk.press(Qt.Key.Key_Down)
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("complaint")
    boxes = clerk.page.form.boxes
    boxes["provision"].focus()
    clerk.type("187(8)")
    popup = boxes["provision"].edit.completer().popup()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, ENTER)
    assert boxes["provision"].value().startswith("mp-1961:187:8")
    clerk.ctrl(ENTER)
    clerk.wait()
    assert [n for n, b in boxes.items() if b.inputs() and b.wrong.isVisible()]


def test_any_act_that_the_law_opens_can_be_entered(officer: Desk) -> None:
    case = receive(officer.sample, TODAY - timedelta(days=5), 1)
    go(officer, "do", case, "mp-1961:187:8-penalty", "record_offence", "")
    put(officer, {"says": "अनुमति से पहले नींव खोदी गई।"})
    assert told(officer).startswith("Entered: ")
    assert officer.page.view.file.deeds[-1]["act"] == "record_offence"


def test_what_an_act_must_be_told_is_asked_and_conditions_are_ticked_one_by_one(officer: Desk) -> None:
    told_in = {"received_on": TODAY, "description": "कीचड़", "house": "14", "landmark": "चौक", "ward": "27"}
    told_in |= {"applicant_local": "मोहन", "applicant_latin": "Mohan", "address": "14"}
    case = open_suo_motu(officer.sample.at("cmo", TODAY), "mp-1961:187-A:power", told_in).case
    go(officer, "do", case, "mp-1961:187-A:power", "compound", "")
    assert len(officer.page.form.boxes["confirmed"].field.choices) == 8
    put(officer, {"says": "दोनों पक्ष सहमत।", "confirmed": ["1", "2", "3"]})
    officer.ctrl(ENTER)
    officer.wait()
    assert officer.page.form.boxes["confirmed"].wrong.isVisible()
    put(officer, {"confirmed": [str(n) for n in range(1, 9)]})
    assert told(officer).startswith("Entered: ")
    assert len(officer.page.view.file.deeds[-1]["confirmed"]) == 8


ASKED = {
    "demand_expenses": {"days"},
    "inspect_compliance": {"complied"},
    "announce_sale": {"on", "hour", "place"},
    "sell_things": {"charges", "buyer", "place"},
    "pay_balance": {"paise"},
    "ask_police": {"to", "on"},
    "record_offence": {"committed_on", "continuing"},
}


def test_every_act_asks_what_casework_wants_of_it(officer: Desk) -> None:
    law = officer.window.desk.law.act("mp-1961")
    steps = {step.act: step for shape in shapes().values() for step in shape.acts}
    for act, asked in ASKED.items():
        found = fields_of(officer.window, law, law.provision("mp-1961:187:8a"), steps[act])
        assert asked <= {field.name for field in found}


def test_the_law_page_leads_to_the_act(officer: Desk) -> None:
    case = receive(officer.sample, TODAY - timedelta(days=5), 1)
    go(officer, "law", case)
    lines = [each for each in officer.page.list.model().lines if each.route and each.route.page in ("do", "decide")]
    assert lines
    officer.window.go(lines[0].route)
    officer.wait()
    assert officer.page.form is not None and officer.page.route.args[0] == case


def test_a_decision_that_is_no_grant_or_refusal_has_its_page(officer: Desk) -> None:
    told = {"received_on": TODAY, "description": "कीचड़ और गड्ढे", "house": "14", "landmark": "चौक", "ward": "27"}
    case = open_suo_motu(officer.sample.at("cmo", TODAY), "mp-1961:236:1-places", told).case
    go(officer, "decide", case, "mp-1961:236:1-places", "make_order")
    assert officer.page.form.boxes["decision"].value() == "make_order"


def test_an_act_that_cannot_be_done_shows_why_and_no_empty_sheet(officer: Desk) -> None:
    case = receive(officer.sample, TODAY - timedelta(days=5), 1)
    officer.window.go(Route("settle", (case, "parties")))
    officer.wait()
    page = officer.page
    assert page.form is None and "This is settled already" in " ".join(texts(page))
    assert not page.card.isVisible() and not page.do_it.isVisible() and page.later.isVisible()
    go(officer, "decide", case)
    assert officer.page.card.isVisible() and officer.page.do_it.isVisible()
