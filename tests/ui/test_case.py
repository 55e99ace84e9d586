"""A case on one page, and the whole job through the guided acts."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt

from desktop.casework.service import record_attempt
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, at, go, put, texts, told
from tests.ui.sample import TODAY, disagree, draft, inspect, issue, read, receive, serve
from tests.ui.waits import wait


def test_the_header_says_who_what_where(officer: Desk) -> None:
    case = receive(officer.sample, TODAY, 1)
    officer.window.go(Route("case", (case,)))
    officer.wait()
    assert officer.page.heading.full == "Smt. Sushila Bai Yadav · श्रीमती सुशीला बाई यादव"
    assert officer.page.under.text().endswith("Notice of intention to build · Ward 28 · received 12-10-2026")
    assert "31 days left" in texts(officer.page)


def test_the_dues_tell_what_is_open_and_what_rests_on_a_cheque(officer: Desk) -> None:
    from desktop.casework import dues, receipts

    case = receive(officer.sample, TODAY, 1)
    clerk = officer.sample.at("clerk", TODAY)
    asked = {"head": "charge", "provision": "mp-1961:187:8b", "days": 15, "authority": "Bye-law 9"}
    items = [{"says": {"hi": "मलबा", "en": "debris charge"}, "paise": 120_000}]
    due = dues.demand(clerk, case, {**asked, "items": items}).entries[0].data["due"]
    cheque = {"mode": "cheque", "number": "7", "bank": "B", "dated": TODAY}
    receipts.receive(clerk, case, {"due": due, "paise": 20_000, **cheque})
    officer.window.go(Route("case", (case,)))
    officer.wait()
    shown = texts(officer.page)
    at_due = shown.index("debris charge")
    assert shown[at_due + 1 : at_due + 4] == [
        "₹ 1,000 open",
        "Demanded ₹ 1,200, paid ₹ 200",
        "₹ 200 of it on cheques not realised yet",
    ]
    assert "settled" in shown  # the fee at the counter


def test_why_opens_the_arithmetic_with_its_sections(officer: Desk) -> None:
    case = receive(officer.sample, TODAY, 1)
    officer.window.go(Route("case", (case,)))
    officer.wait()
    before = set(texts(officer.page))
    officer.press(Qt.Key.Key_W)
    shown = " ".join(set(texts(officer.page)) - before)
    assert "receipt of the application or notice, on 12-10-2026" in shown
    assert "1 month from then, the time runs out on 12-11-2026" in shown


def test_a_digit_opens_the_act_and_escape_comes_back(officer: Desk, staged: dict[str, str]) -> None:
    officer.window.go(Route("case", (staged["to_serve"],)))
    officer.wait()
    officer.press(Qt.Key.Key_1)
    officer.wait()
    assert officer.page.route.page == "serve"
    officer.press(Qt.Key.Key_Escape)
    officer.wait()
    assert officer.page.route == Route("case", (staged["to_serve"],))
    officer.press(Qt.Key.Key_P)
    officer.wait()
    assert officer.page.route.page == "paper"
    assert officer.page.view.pages[0].pixmap().width() > 300
    officer.press(Qt.Key.Key_Escape)
    officer.wait()
    officer.press(Qt.Key.Key_L)
    officer.wait()
    said = [each.text for each in officer.page.list.model().lines]
    assert "May be done now" in said and "Barred" in said


def test_today_leads_to_the_case_by_enter(officer: Desk, staged: dict[str, str]) -> None:
    officer.press(Qt.Key.Key_F5)
    officer.wait()
    lines = officer.page.list.model().lines
    groups = [each.text for each in lines if each.route is None]
    assert groups == [
        "Overdue", "In the next seven days", "Later this month", "To sign", "To serve", "Findings to answer", "To visit",
        "To be settled", "To go to the centre",
    ]  # fmt: skip
    first = next(each for each in lines if each.route)
    assert first.state == "10 days over" and first.route == Route("case", (staged["over"],))
    officer.page.first_focus()
    officer.press(ENTER)
    officer.wait()
    assert officer.page.route == Route("case", (staged["over"],))


def test_a_clock_is_overdue_from_tomorrow_not_today(officer: Desk) -> None:
    case = receive(officer.sample, date(2026, 9, 1), 0)
    officer.sample.clock.put(date(2026, 10, 1))
    officer.press(Qt.Key.Key_F5)
    officer.wait()
    lines = officer.page.list.model().lines
    assert next(each.text for each in lines if each.route is None) == "Last day today"
    officer.sample.clock.put(date(2026, 10, 2))
    officer.window.go(Route("case", (case,)))
    officer.wait()
    assert "1 day over" in texts(officer.page)


def test_the_whole_job_through_the_window(clerk: Desk) -> None:
    job, sample = read("job"), clerk.sample
    case = receive(sample, job["application"]["day"])
    at(clerk, "cmo", job["particulars"]["demanded_on"])
    go(clerk, "demand", case)
    put(clerk, {"items": [{"item": each} for each in job["particulars"]["items"]], "days": "15"})
    assert told(clerk).startswith("Demand SNP/27-")
    at(clerk, "clerk", job["particulars"]["received_on"])
    go(clerk, "receive", case)
    put(clerk, {"received_on": "18.9.26"})
    assert told(clerk) == "The particulars are entered; the clock runs afresh"
    assert "30 days left" in texts(clerk.page)
    at(clerk, "inspector", job["inspection"]["day"])
    go(clerk, "checklist", case)
    clerk.ctrl(ENTER)
    clerk.wait()
    assert told(clerk).startswith("The checklist is ready to print")
    go(clerk, "inspect", case)
    put(clerk, job["inspection"]["answers"])
    assert "2 findings" in told(clerk)
    at(clerk, "clerk", job["notices_on"])
    for finding in list(sample.desk.case(case).findings.values()):
        go(clerk, "notice", case, finding["id"])
        put(clerk, {"days": "७", "requirement": "छज्जा पूरा हटाएँ"})
        assert told(clerk) == "The draft waits for signature"
    notices = list(sample.desk.case(case).notices)
    go(clerk, "sign", case, notices[0])
    assert not clerk.page.sign.isEnabled()
    at(clerk, "cmo", job["notices_on"])
    for notice in notices:
        go(clerk, "sign", case, notice)
        assert clerk.page.view.pages
        clerk.ctrl(ENTER)
        clerk.wait()
        assert "is signed and issued" in told(clerk)
    shown, other = notices
    at(clerk, "inspector", date(2026, 9, 24), 17)
    go(clerk, "serve", case, shown)
    put(clerk, {"mode": "tender", "outcome_tender": "refused", "hour": "10:40", "met": "श्रीमती लक्ष्मी देशमुख"})
    assert told(clerk) == "The attempt is entered"
    at(clerk, "inspector", date(2026, 9, 25), 17)
    go(clerk, "serve", case, shown)
    witnesses = [{"name": "श्री गोपाल यादव", "address": "15"}, {"name": "श्रीमती शांति बाई", "address": "18"}]
    put(clerk, {"mode": "affix", "hour": "16.15", "place": "मुख्य द्वार", "witnesses": witnesses})
    assert told(clerk).startswith("Service is proved; the papers of proof are ready")
    at(clerk, "clerk", job["cause"]["day"])
    go(clerk, "cause", case, shown)
    put(clerk, {"pleas": [{"text": each} for each in job["cause"]["pleas"]]})
    assert told(clerk) == "The cause is entered"
    at(clerk, "cmo", job["hearing"]["day"], 13)
    go(clerk, "hearing", case, shown)
    put(clerk, {k: v for k, v in job["hearing"].items() if k != "day"})
    assert told(clerk).startswith("The hearing is entered")
    at(clerk, "cmo", job["order"]["day"])
    order = job["order"]
    go(clerk, "case", case)
    waits = [(step.status, step.reason) for step in clerk.page.view.steps if step.name == "order"]
    assert waits == [("barred", "First decide how the Act is read.")]
    assert "Make the order · barred" in [command.name for command in clerk.page.commands()]
    go(clerk, "order", case, shown)
    assert clerk.page.route.page == "choose"
    choice = clerk.page.doubts[0].choices[0]
    put(clerk, {"choice_0": "0"})
    assert clerk.page.form.boxes["why_0"].wrong.isVisible()
    put(clerk, {"why_0": order["doubt"]["reason"]})
    assert told(clerk) == "The choice is recorded; the order can be made"
    clerk.press(Qt.Key.Key_2)
    clerk.wait()
    assert clerk.page.route == Route("order", (case, shown))
    put(clerk, {**{k: order[k] for k in ("facts", "reasons", "operative")}, "days": "30"})
    assert clerk.page.form.boxes["answer_0"].wrong.isVisible()
    clerk.page.form.put({"answer_0": order["answers"][0], "answer_1": order["answers"][1]})
    clerk.page.preview()
    clerk.wait()
    clerk.press(Qt.Key.Key_Escape)
    assert clerk.page.route.page == "order"
    clerk.ctrl(ENTER)
    clerk.wait()
    assert told(clerk).startswith("Order SNP/27-")
    file = clerk.page.view.file
    assert file.status == "ordered"
    assert file.orders[0]["appeal"] == {
        "forum": "Collector",
        "section": "308",
        "provision": "mp-1961:308:1b",
        "last_day": "2026-11-05",
    }
    assert file.orders[0]["set"] == {"compliance": {"length": 30, "unit": "day"}}
    assert file.choices["appeal-187-nagar-panchayat"]["choice"] == choice
    assert [e.kind for e in file.entries].count("notice.served") == 1
    assert file.notices[other].state == "issued"
    assert [key for key in clerk.sample.room.drafts.drafts() if not key.startswith("last|")] == []


def test_affixing_needs_an_attempt_before_and_two_witnesses(clerk: Desk) -> None:
    sample = clerk.sample
    case = receive(sample, TODAY - timedelta(days=9), 0)
    inspect(sample, case, TODAY - timedelta(days=6))
    (first, _) = draft(sample, case, TODAY - timedelta(days=5))
    issue(sample, case, TODAY - timedelta(days=4), first)
    sample.clock.put(TODAY)
    go(clerk, "serve", case, first)
    put(clerk, {"mode": "affix", "hour": "16.15", "witnesses": [{"name": "श्री गोपाल यादव"}]})
    assert clerk.page.form.boxes["witnesses"].wrong.text() == "Affixing is done before two witnesses; name both."
    put(clerk, {"witnesses": [{"name": "श्री गोपाल यादव"}, {"name": "श्रीमती शांति बाई"}]})
    assert clerk.page.form.boxes["mode"].wrong.text().startswith("Affixing comes when no other way is open")
    assert [e.kind for e in sample.desk.case(case).entries][-1] == "notice.issued"


def test_an_order_too_early_says_until_when(officer: Desk) -> None:
    sample = officer.sample
    case = receive(sample, date(2026, 9, 1), 0)
    inspect(sample, case, date(2026, 9, 22))
    (first, _) = draft(sample, case, date(2026, 9, 23))
    issue(sample, case, date(2026, 9, 23), first)
    serve(sample, case, first)
    sample.clock.put(date(2026, 9, 28))
    go(officer, "choose", case, first)
    put(officer, {"choice_0": "0", "why_0": "दोनों पाठों में कलेक्टर"})
    go(officer, "order", case, first)
    answers = {k: read("job")["order"][k] for k in ("facts", "reasons", "operative")}
    put(officer, {**answers, "days": "30"})
    assert officer.page.route.page == "order"
    said = officer.page.messages.itemAt(0).widget().accessibleName()
    assert said.startswith("The law does not let this be done now")
    assert "03-10-2026" in said and "187(8) proviso (b)" in said


@pytest.mark.parametrize("login", ["clerk", "president"])
def test_who_lacks_the_power_reads_but_does_not_sign(desk: Desk, staged: dict[str, str], login: str) -> None:
    desk.sign_in(login)
    notice = next(iter(desk.sample.desk.case(staged["drafted"]).notices))
    go(desk, "sign", staged["drafted"], notice)
    assert not desk.page.sign.isEnabled()
    assert "another officer signs it" in desk.page.messages.itemAt(0).widget().accessibleName()


def test_a_draft_is_taken_back_with_its_reason(officer: Desk, staged: dict[str, str]) -> None:
    notice = next(iter(officer.sample.desk.case(staged["drafted"]).notices))
    go(officer, "sign", staged["drafted"], notice)
    officer.page.withdraw()
    officer.type("मसौदा गलत था")
    officer.press(ENTER)
    officer.wait()
    assert told(officer) == "The draft is taken back"
    assert officer.sample.desk.case(staged["drafted"]).notices[notice].state == "withdrawn"


def test_what_two_devices_said_is_settled_with_a_reason(clerk: Desk) -> None:
    case = receive(clerk.sample, TODAY, 2)
    details = clerk.sample.desk.case(case).fields["details"]
    disagree(clerk.sample, case, "details", {**details, "storeys": 3})
    go(clerk, "case", case)
    assert "Two devices said different things about: Details of the work" in texts(clerk.page)
    clerk.press(Qt.Key.Key_1)
    clerk.wait()
    assert clerk.page.route == Route("settle", (case, "details"))
    labels = [pill.accessibleName() for pill in clerk.page.form.boxes["value"].inputs()]
    assert [each.split("  ")[0] for each in labels] == ["What holds: Storeys: 2", "What holds: Storeys: 3"]
    clerk.ctrl(ENTER)
    assert clerk.page.form.boxes["value"].wrong.isVisible()
    clerk.press(Qt.Key.Key_2)
    clerk.type("स्थल पर देखा")
    clerk.ctrl(ENTER)
    clerk.wait()
    file = clerk.sample.desk.case(case)
    assert file.unsettled == [] and file.fields["details"]["storeys"] == 3
    assert told(clerk).startswith("Settled")


def test_the_palette_finds_acts_and_cases(clerk: Desk) -> None:
    case = receive(clerk.sample, TODAY, 3)
    clerk.ctrl(Qt.Key.Key_K)
    clerk.type("सिंह")
    wait(100)
    clerk.wait()
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("case", (case,))
    clerk.ctrl(Qt.Key.Key_K)
    clerk.type("checkl")
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("checklist", (case,))


def test_language_mode_and_size_change_on_the_fly_and_keep_what_was_typed(clerk: Desk) -> None:
    clerk.window.go(Route("new", ("building_notice",)))
    clerk.wait()
    clerk.type("श्री गोपाल यादव")
    clerk.window.show_language("hi")
    clerk.wait()
    assert clerk.page.heading.full == "भवन निर्माण के आशय की सूचना"
    assert clerk.page.form.answers()["applicant_local"] == "श्री गोपाल यादव"
    clerk.window.show_mode(True)
    clerk.ctrl(Qt.Key.Key_Plus)
    clerk.wait()
    assert clerk.window.memory.scale == 115
    assert clerk.page.form.answers()["applicant_local"] == "श्री गोपाल यादव"
    clerk.window.show_language("en")
    clerk.wait()
    assert clerk.page.heading.full == "Notice of intention to build"


def test_the_exchange_runs_shows_its_stages_and_says_what_is_true(clerk: Desk) -> None:
    receive(clerk.sample, TODAY, 3)
    clerk.ctrl(Qt.Key.Key_8)
    clerk.wait()
    assert clerk.page.state.text().endswith("entries wait to go")
    seen: list[int] = []
    clerk.page.bar.valueChanged.connect(seen.append)
    clerk.press(Qt.Key.Key_Space)
    clerk.wait()
    assert seen[-1] == 5
    assert clerk.page.messages.itemAt(0).widget().accessibleName().startswith("Done.")
    assert clerk.window.frame.strip.sync.text() == "Everything is at the centre · 12-10-2026 18:00"


def test_an_order_on_cause_shown_is_the_next_thing_to_serve(clerk: Desk, ordered: str) -> None:
    clerk.window.go(Route("case", (ordered,)))
    clerk.wait()
    order = next(n.id for n in clerk.sample.at("clerk").case(ordered).notices.values() if n.kind == "order")
    step = next(each for each in clerk.page.view.steps if each.name == "serve_order")
    assert (step.status, step.route) == ("open", Route("serve", (ordered, order)))
    clerk.window.go(step.route)
    clerk.wait()
    offered = list(clerk.page.form.boxes["mode"].field.choices)
    assert offered == ["tender", "abode", "family", "post", "affix"]  # as the section puts them
    told = {"mode": "tender", "outcome": "served", "day": TODAY, "hour": "11", "place": "निवास पर"}
    record_attempt(clerk.sample.at("inspector", TODAY), ordered, order, told)
    assert clerk.sample.at("clerk").case(ordered).notices[order].state == "served"
