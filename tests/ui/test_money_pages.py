"""Demand and recovery, payments, audit, books by hand, another PC's cash: each done at the window by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from PySide6.QtCore import Qt

from desktop.casework import deeds, dues, opening, receipts, tariff, till
from desktop.casework.counter import receipts_between
from desktop.casework.money import dues as dues_in
from desktop.casework.statement import statement
from desktop.sample import fill_licences
from desktop.ui import printer
from desktop.ui.grid import GridView
from desktop.ui.page import Route
from desktop.ui.start import open_window
from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, at, go, put, texts
from tests.ui.puducherry import make_puducherry
from tests.ui.sample import TODAY, Sample, hear, receive, second_pc
from tests.ui.test_counter import band, demand

KEYS = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier


def cells(desk: Desk) -> list[tuple[Any, ...]]:
    """The lines of a list as they are shown."""
    return [each.cells for each in desk.page.shown]


@pytest.fixture
def papers(monkeypatch: Any) -> list[bytes]:
    """What went to the printer."""
    out: list[bytes] = []
    monkeypatch.setattr(printer, "print_papers", lambda room, page, papers, title: bool(out.extend(papers)) or True)
    return out


def test_a_due_goes_from_its_demand_to_recovery(clerk: Desk) -> None:
    case = receive(clerk.sample, TODAY, 1)
    go(clerk, "due_new", case)
    assert clerk.page.form.boxes["provision"].value() == "mp-1961:187:2"
    items = [{"says": "निरीक्षण शुल्क", "paise": "1200"}]
    put(clerk, {"head": "charge", "authority": "उपविधि 7", "items": items, "days": "15"})
    assert clerk.page.route.page == "due" and "for ₹ 1,200" in band(clerk)
    assert "demand not served" in texts(clerk.page)
    assert not any("instalments" in command.name for command in clerk.page.commands())
    go(clerk, "due_spread", case, *clerk.page.due.split("/"))
    assert "187(2)" in band(clerk) and not clerk.page.card.isVisible() and not clerk.page.do_it.isVisible()
    clerk.window.back()
    clerk.wait()
    clerk.press(KEYS.Key_2)
    clerk.wait()
    assert clerk.page.route.page == "due_serve"
    put(clerk, {"day": "11.10.26", "how": "स्वयं को"})
    assert "12-10-2026" in clerk.page.form.boxes["day"].wrong.text()
    put(clerk, {"day": "12.10.26"})
    assert clerk.page.route.page == "due" and "time to pay runs" in texts(clerk.page)
    due = clerk.page.due
    at(clerk, "cmo", TODAY)
    go(clerk, "due_recover", case, *due.split("/"))
    council = {"by_authority": clerk.page.power.allowed[0], "by_number": "R-3", "by_dated": "12.10.26"}
    put(clerk, council)
    assert clerk.page.route.page == "due_recover" and "28-10-2026" in " ".join(texts(clerk.page))
    at(clerk, "cmo", TODAY.replace(month=12))
    go(clerk, "dues", "tab=quarter")
    assert [row[2:7] for row in cells(clerk)] == [("निरीक्षण शुल्क", "12-10-2026", "27-10-2026", 46, 1_200_00)]
    clerk.page.view.setFocus()
    clerk.press(ENTER)
    clerk.wait()
    clerk.press(KEYS.Key_2)
    clerk.wait()
    assert clerk.page.route.page == "due_recover"
    put(clerk, {"says": "कुर्की की जाए", **council})
    assert clerk.page.route.page == "due" and "put to recovery" in texts(clerk.page)
    clerk.press(KEYS.Key_2)
    clerk.wait()
    assert clerk.page.route.page == "due_remit"
    order = {"by_authority": "State Government", "by_number": "F-7", "by_dated": "1.12.26"}
    put(clerk, {"paise": "200", "reason": "बाढ़", **order})
    assert clerk.page.route.page == "due" and "₹ 200 are let go" in band(clerk)
    assert dues_in(clerk.sample.desk.case(case))[due].open == 1_000_00


def test_figures_of_the_statement_open_what_makes_them_up(
    clerk: Desk, papers: list[bytes], monkeypatch: Any, tmp_path: Path
) -> None:
    case, due = demand(clerk, 1_000_00)
    receipts.receive(clerk.sample.at("clerk"), case, {"due": due, "paise": 400_00})
    go(clerk, "statement")
    found = statement(clerk.sample.desk, TODAY.replace(day=1), TODAY).lines[0]
    assert (found.demanded, found.collected, found.balance) == (1_500_00, 900_00, 600_00)
    for column, sum_ in ((2, found.demanded), (4, found.collected), (5, found.balance)):
        go(clerk, "statement")
        clerk.page.first_table()
        table = clerk.focus()
        table.setCurrentIndex(table.model().index(0, column))
        clerk.press(ENTER)
        clerk.wait()
        assert clerk.page.route.page == "made_of"
        assert sum(row[-1] for row in cells(clerk)) == sum_
        clerk.press(KEYS.Key_Escape)
        clerk.wait()
        assert clerk.page.route.page == "statement"
    go(clerk, "made_of", "collected", "", "", "2026-10-01", "2026-10-31")
    clerk.page.search("no such name")
    assert cells(clerk) == []
    clerk.page.escape()
    clerk.page.sort(6)
    clerk.page.sort(6)
    assert [row[-1] for row in cells(clerk)] == [500_00, 400_00]
    clerk.page.view.selectRow(1)
    path = tmp_path / "parts.xlsx"
    monkeypatch.setattr(printer, "ask_path", lambda page, name, ending: path)
    clerk.page.view.setFocus()
    clerk.press(KEYS.Key_X)
    clerk.wait()
    assert [row[-1] for row in load_workbook(path).active.values] == ["Amount (₹)", 500, 400]
    clerk.ctrl(KEYS.Key_P)
    clerk.wait()
    assert len(papers) == 1 and papers[0].startswith(b"%PDF")
    clerk.page.view.setFocus()
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "receipt" and "₹ 400" in texts(clerk.page)


def test_arrears_by_age_lead_to_their_dues_and_the_book_to_its_receipts(clerk: Desk, papers: list[bytes]) -> None:
    case, due = demand(clerk, 1_000_00)
    told = {"due": due, "day": TODAY, "how": "himself"}
    dues.serve(clerk.sample.at("clerk"), case, told)
    at(clerk, "clerk", TODAY.replace(year=2027))
    go(clerk, "arrears")
    clerk.page.first_table()
    model = clerk.focus().model()
    assert [model.text(0, n) for n in range(1, 7)] == ["0", "0", "1,000", "0", "0", "1,000"]
    clerk.focus().setCurrentIndex(model.index(0, 3))
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("dues", ("fee", "tab=year")) and len(cells(clerk)) == 1
    clerk.press(KEYS.Key_Left, ALT)
    assert cells(clerk) == []
    clerk.press(KEYS.Key_Escape)
    assert len(cells(clerk)) == 1
    clerk.press(KEYS.Key_Escape)
    clerk.wait()
    assert clerk.page.route == Route("arrears")
    clerk.ctrl(KEYS.Key_P)
    clerk.wait()
    assert papers[0].startswith(b"%PDF")
    go(clerk, "cash_book", TODAY.isoformat())
    collected = clerk.page.area.widget().findChildren(GridView)[1]
    collected.setFocus()
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route.args == ("taken", "fee", "cash", TODAY.isoformat(), TODAY.isoformat())
    assert [row[-1] for row in cells(clerk)] == [500_00]


def test_a_book_by_hand_is_issued_used_and_accounted_for(clerk: Desk) -> None:
    at(clerk, "cmo", TODAY)
    clerk_id = clerk.sample.desk.office().by_login("clerk").id
    go(clerk, "hand_books")
    clerk.press(KEYS.Key_4)
    clerk.wait()
    put(clerk, {"book": "हस्त-1", "kind": "receipt", "first": "1", "last": "50", "to": clerk_id})
    assert clerk.page.route.page == "hand_books" and cells(clerk)[0][:4] == (
        "हस्त-1",
        "Receipts",
        "1 – 50",
        "Meena Verma",
    )
    at(clerk, "clerk", TODAY.replace(day=14))
    go(clerk, "hand_book", "हस्त-1")
    clerk.press(KEYS.Key_1)
    clerk.wait()
    assert clerk.page.form.boxes["book"].value() == "हस्त-1" and clerk.page.form.boxes["sheet"].value() == "1"
    paid = {"head": "fee", "purpose": "प्रतिलिपि", "authority": "उपविधि 3", "paise": "75", "payer": "रामलाल"}
    put(clerk, {"day": "13.10.26", "sheet": "51", **paid})
    assert "1" in clerk.page.form.boxes["sheet"].wrong.text()
    put(clerk, {"sheet": "2"})
    assert clerk.page.route == Route("hand_book", ("हस्त-1",)) and "हस्त-1/2 for ₹ 75" in band(clerk)
    assert [row[:2] for row in cells(clerk)] == [(1, "missing"), (2, "used")]
    clerk.page.view.setFocus()
    clerk.page.view.selectRow(0)
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "hand_receipt" and clerk.page.form.boxes["sheet"].value() == "1"
    clerk.press(KEYS.Key_Escape)
    clerk.wait()
    clerk.page.view.setFocus()
    clerk.press(KEYS.Key_3)
    clerk.wait()
    assert clerk.page.route.page == "hand_spoilt" and clerk.page.form.boxes["sheet"].value() == "1"
    put(clerk, {"day": "12.10.26", "reason": "स्याही गिरी", "kept": "yes"})
    assert [row[:2] for row in cells(clerk)] == [(1, "spoilt"), (2, "used")]
    clerk.page.view.selectRow(1)
    clerk.page.view.setFocus()
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "receipt" and "₹ 75" in texts(clerk.page)


def test_a_demand_paid_by_hand_and_a_paper_written_by_hand_reach_their_case(clerk: Desk) -> None:
    from desktop.casework.byhand import issue_book

    case, due = demand(clerk, 300_00)
    cmo = clerk.sample.at("cmo")
    for book, kind in (("R-9", "receipt"), ("P/9", "paper")):
        issue_book(cmo, {"book": book, "kind": kind, "first": 11, "last": 20, "to": cmo.officer})
    clerk.sample.clock.put(TODAY)
    go(clerk, "due", case, *due.split("/"))
    ways = [text for text, _ in clerk.page.ways]
    clerk.press(getattr(KEYS, f"Key_{ways.index('Enter a receipt written by hand') + 1}"))
    clerk.wait()
    assert clerk.page.form.boxes["book"].value() == "R-9" and clerk.page.form.boxes["paise"].value() == "300"
    put(clerk, {"day": "12.10.26"})
    assert clerk.page.route.page == "due" and "settled" in texts(clerk.page)
    go(clerk, "hand_paper", "P", "9")
    number = clerk.sample.desk.case(case).number
    paper = {"dated": "12.10.26", "event": "notice.issued", "provision": "mp-1961:187:8b", "says": "हाथ से सूचना"}
    put(clerk, {"case": "SNP/0", **paper})
    assert "SNP/0" in clerk.page.form.boxes["case"].wrong.text()
    put(clerk, {"case": number})
    assert clerk.page.route == Route("case", (case,)) and "P/9/11" in band(clerk)


def test_cash_held_at_another_pc_is_brought_by_count(clerk: Desk, tmp_path: Path) -> None:
    other = second_pc(clerk.sample, tmp_path / "second")
    there = other.desk.as_officer(clerk.window.officer.id)
    receipts.counter(there, "", {"head": "fee", "authority": "x", "purpose": "y", "payer": "z", "paise": 700_00})
    hear(clerk.sample.store, other.store)
    go(clerk, "counter")
    wanted = [text for text, _, _ in clerk.page.acts if text.startswith("Bring ₹ 700 here")]
    names = [text for text, _, _ in clerk.page.acts]
    clerk.press(getattr(KEYS, f"Key_{names.index(wanted[0]) + 1}"))
    clerk.wait()
    assert clerk.page.route == Route("cash_bring", (other.store.device,)) and "By the book ₹ 700" in texts(clerk.page)
    put(clerk, {"n500": "1", "n200": "1"})
    assert clerk.page.route == Route("counter") and band(clerk) == "₹ 700 are brought here"
    assert till.cash_of(clerk.sample.at("clerk"), clerk.window.officer.id) == 700_00
    other.close()


def test_what_two_pcs_did_to_one_cheque_is_undone_from_its_case(clerk: Desk, tmp_path: Path) -> None:
    case, due = demand(clerk, 500_00)
    cheque = {"due": due, "paise": 500_00, "mode": "cheque", "number": "7", "bank": "SBI", "dated": TODAY}
    taken = receipts.receive(clerk.sample.at("clerk"), case, cheque).entries[0].data["receipt"]
    other = second_pc(clerk.sample, tmp_path / "second")
    told = {"receipt": taken, "reason": "funds"}
    for desk in (clerk.sample.at("clerk"), other.desk.as_officer(clerk.window.officer.id)):
        receipts.dishonour(desk, case, told)
    hear(clerk.sample.store, other.store)
    other.close()
    at(clerk, "cmo", TODAY)
    go(clerk, "due", case, *due.split("/"))
    said = texts(clerk.page)
    assert "₹ 500 were taken back twice: undo one in its case" in said and not any("₹ -" in each for each in said)
    go(clerk, "case", case)
    steps = [step.name for step in clerk.page.view.steps if step.status == "open"]
    assert "undo_double" in steps
    go(clerk, "receipt", taken, case)
    clerk.press(KEYS.Key_1)
    clerk.wait()
    assert clerk.page.route == Route("undo_double", (case, taken))
    put(clerk, {"reason": "दो बार"})
    assert clerk.page.route.page == "receipt" and band(clerk) == "What was done a second time is undone"
    assert dues_in(clerk.sample.desk.case(case))[due].open == 500_00


def test_fees_and_rates_are_set_with_the_paper_that_fixes_them(desk: Desk) -> None:
    desk.sign_in("admin")
    go(desk, "fees")
    (known,) = cells(desk)
    desk.press(KEYS.Key_1)
    desk.wait()
    rows = [{"upto": "100", "paise": "500"}, {"each": "50", "per": "10"}]
    order = {"authority": "उपविधि 9", "dated": "1.10.26"}
    put(desk, {"provision": "mp-1961:187:2", "by": "table", "rows": rows[::-1], **order})
    assert desk.page.route.page == "fee_set" and desk.page.form.boxes["rows"].wrong.isVisible()
    put(desk, {"rows": rows})
    assert desk.page.route.page == "fees" and known[1] == 500_00
    assert cells(desk)[0][2] == "up to 100: ₹ 500; above that: ₹ 50 for each 10"
    desk.press(KEYS.Key_2)
    desk.wait()
    put(desk, {"place": "bazaar", "paise": "1000", **order})
    desk.page.turn("rate")
    assert [row[:2] for row in cells(desk)] == [("Land, bazaar", 1_000_00)]


SAID = {"hi": "जैसा पाया", "en": "as found"}


def own_motion(desk: Desk, provision: str) -> str:
    """A case of the office's own motion."""
    answers = {"received_on": TODAY.isoformat(), "applicant_local": "श्री अमर", "applicant_latin": "Shri Amar"}
    answers |= {"address": "7", "ward": "27", "house": "7", "landmark": "कुआँ", "description": "देखा"}
    return opening.open_suo_motu(desk.sample.at("cmo"), provision, answers).case


def test_slabs_that_overlap_are_named_by_the_officer(officer: Desk) -> None:
    case = own_motion(officer, "mp-1961:187-A:power")
    council = {"authority": "Council", "number": "9", "dated": TODAY}
    tariff.set_rate(officer.sample.at("cmo"), "land.bazaar", 1_000_00, "Collector of stamps", TODAY)
    told = {"says": SAID, "to": SAID, "day": TODAY, "confirmed": [*range(1, 9)], "by_order_of": council}
    deeds.record(officer.sample.at("cmo"), case, "mp-1961:187-A:power", "compound", told)
    go(officer, "case", case)
    names = [step.name for step in officer.page.view.steps if step.status == "open"]
    officer.press(getattr(KEYS, f"Key_{names.index('compounding') + 1}"))
    officer.wait()
    assert officer.page.route == Route("compounding", (case,))
    asked = {
        "use": "non-residential",
        "plot": "220",
        "area": "10",
        "locality": "bazaar",
        "says": "शमन शुल्क",
        "days": "15",
    }
    put(officer, asked)
    assert officer.page.route.page == "compounding" and "187-A first proviso" in " ".join(texts(officer.page))
    officer.page.fees.itemAt(0).widget().setFocus()
    officer.press(KEYS.Key_Space)
    assert officer.page.form.boxes["slab"].value() == "187-A first proviso (a)"
    put(officer, {"reason": "जैसा पढ़ा जाता है"})
    assert officer.page.route.page == "due" and officer.page.found.due.head == "compounding"


def test_a_fine_of_the_court_and_a_shared_expense_become_dues(officer: Desk) -> None:
    case = own_motion(officer, "mp-1961:298:1b")
    go(officer, "shares", case)
    owners = [{"payer": "अ", "frontage": "10"}, {"payer": "ब", "frontage": "5"}]
    order = {"by_authority": "Council", "by_number": "3", "by_dated": "12.10.26"}
    put(officer, {"paise": "1500", "owners": owners, "says": "नाली", "days": "30", **order})
    assert officer.page.route == Route("case", (case,))
    assert [d.demanded for d in dues_in(officer.sample.desk.case(case)).values()] == [1_000_00, 500_00]
    act = officer.sample.desk.law.act("mp-1961")
    row = next(r for r in act.provisions() if r.fine and r.fine.max and r.procedure == "prosecution")
    case = own_motion(officer, row.id)
    go(officer, "fine", case)
    fine = {"court": "मजिस्ट्रेट", "paise": "10", "says": "जुर्माना", "days": "15"}
    put(officer, fine)
    assert officer.page.route.page == "fine" and "No conviction is recorded" in " ".join(texts(officer.page))
    told = {"says": SAID, "to": SAID, "court": SAID, "paise": 10_00, "day": TODAY}
    told["by_order_of"] = {"authority": row.actor or "Magistrate", "number": "1", "dated": TODAY}
    for what in ("record_offence", "complain", "record_conviction"):
        deeds.record(officer.sample.at("cmo"), case, row.id, what, told)
    put(officer, {"days": "16"})
    assert officer.page.route.page == "due" and officer.page.found.due.demanded == 10_00


@pytest.fixture
def commissioner(qtbot: Any, tmp_path: Path) -> Iterator[Desk]:
    """The Commissioner at the window of an office in Puducherry."""
    sample: Sample = make_puducherry(tmp_path)
    made = open_window(lambda: sample.room, settings=tmp_path / "w.ini", faults=tmp_path / "faults", language="en")
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    desk = Desk(made, sample)
    desk.wait()
    desk.sign_in("cmo")
    yield desk
    made.close()
    made.deleteLater()
    qtbot.wait(1)
    assert [path.read_text(encoding="utf-8") for path in (tmp_path / "faults").glob("*")] == []


def test_who_types_build_gets_the_building_before_the_hut_and_an_empty_counter_says_what_next(
    commissioner: Desk,
) -> None:
    desk = commissioner
    go(desk, "forms")
    desk.page.search("build")
    found = [each.text for each in desk.page.list.model().lines]
    assert found[0] == "Application for building permission" and "Application to build a hut" in found
    go(desk, "counter")
    assert "Money is demanded on its case" in " ".join(texts(desk.page))


def test_money_is_paid_under_a_grant_or_as_the_act_allows_and_the_council_told(commissioner: Desk) -> None:
    desk = commissioner
    go(desk, "payments")
    desk.press(KEYS.Key_2)
    desk.wait()
    desk.press(KEYS.Key_1)
    desk.wait()
    assert desk.page.route.page == "grant_set"
    put(desk, {"name": "Lighting", "paise": "1000", "authority": "Resolution 3", "dated": "1.10.26"})
    assert desk.page.route.page == "grants" and cells(desk)[0][1:] == (
        "Lighting",
        "Resolution 3",
        1_000_00,
        0,
        1_000_00,
    )
    desk.press(KEYS.Key_2)
    desk.wait()
    paid = {"to_whom": "Lamp dealer", "says": "Lamps", "reference": "77"}
    put(desk, {"under": "Lighting", "paise": "1000.01", **paid})
    assert desk.page.route.page == "pay" and "195" in " ".join(texts(desk.page))
    put(desk, {"paise": "900"})
    assert desk.page.route.page == "payment" and "Paid under Lighting" in texts(desk.page)
    go(desk, "pay")
    put(desk, {"under": "exempt", "exempt": "e", "paise": "50", **paid})
    assert desk.page.route.page == "payment" and "the council is to be told" in texts(desk.page)
    desk.press(KEYS.Key_1)
    desk.wait()
    put(desk, {"number": "C-9"})
    assert desk.page.route.page == "payment" and "The council was told on 12-10-2026: C-9" in texts(desk.page)
    go(desk, "payments")
    assert [row[5] for row in cells(desk)] == [50_00, 900_00]
    go(desk, "grants")
    desk.page.view.setFocus()
    desk.press(ENTER)
    desk.wait()
    assert desk.page.route.page == "made_of" and [row[-1] for row in cells(desk)] == [900_00]


def test_an_audit_certificate_goes_its_way_by_the_steps_of_the_act(commissioner: Desk) -> None:
    desk = commissioner
    go(desk, "audit")
    desk.press(KEYS.Key_1)
    desk.wait()
    put(desk, {"what": "certificate", "number": "AC/4", "says": "Not accounted for", "person": "Store keeper"})
    assert desk.page.form.boxes["paise"].wrong.isVisible()
    put(desk, {"paise": "2000"})
    assert desk.page.route.page == "case"
    case = desk.page.case
    names = [step.name for step in desk.page.view.steps if step.status == "open"]
    assert names[:2] == ["apply_director", "waive"]
    desk.press(KEYS.Key_1)
    desk.wait()
    assert desk.page.route == Route("audit_step", (case, "apply_director"))
    put(desk, {"says": "Aggrieved", "number": "A-1"})
    assert desk.page.route == Route("case", (case,))
    go(desk, "audit_step", case, "director_order")
    paper = {"by_authority": "Director", "by_number": "D-2", "by_dated": "12.10.26"}
    put(desk, {"says": "Reduced", "paise": "1500", **paper})
    assert desk.page.route == Route("case", (case,))
    penal = own_motion(desk, "py-1973:315:1")
    go(desk, "penalty", penal)
    floors = [{"area": "150"}, {"area": "80.5"}]
    put(desk, {"floors": floors, "since": "1.1.26", "says": "Two floors", "days": "15"})
    assert desk.page.route.page == "due" and desk.page.found.due.demanded == 300_00
    go(desk, "audit")
    (row,) = cells(desk)
    assert row[2:6] == ("Certificate of a sum due", "AC/4", "Not accounted for", "Order of the Director")
    assert row[-1] == 1_500_00 and "Call for the sum" in row[6]


def test_the_books_of_money_are_a_few_letters_away(clerk: Desk) -> None:
    for text, page in (
        ("arrears", "arrears"),
        ("written by", "hand_books"),
        ("audit", "audit"),
        ("paid out", "payments"),
    ):
        clerk.ctrl(KEYS.Key_K)
        clerk.type(text)
        clerk.press(ENTER)
        clerk.wait()
        assert clerk.page.route.page == page
    go(clerk, "books")
    clerk.page.search("and recovery")
    clerk.page.first_focus()
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("dues") and receipts_between(clerk.sample.desk, "2026-01-01", "2026-12-31") == []


def test_licences_stand_as_they_are_today(clerk: Desk, papers: list[bytes]) -> None:
    fill_licences(clerk.sample.desk, clerk.sample.clock, TODAY)
    clerk.sample.clock.put(TODAY)
    go(clerk, "licences")
    assert [(row[1], row[-1]) for row in cells(clerk)] == [
        ("Shri Rakesh Sahu", "in force"),
        ("Smt. Naseem Bano", "suspended"),
        ("Shri Balveer Singh", "expired"),
    ]
    for key in (KEYS.Key_Right, KEYS.Key_Right):
        clerk.press(key, ALT)
    assert [row[1] for row in cells(clerk)] == ["Smt. Naseem Bano"]
    clerk.press(KEYS.Key_Escape)
    clerk.page.search("बलवीर")
    assert [row[4] for row in cells(clerk)] == ["09-10-2026"]
    clerk.ctrl(KEYS.Key_P)
    clerk.wait()
    assert papers[0].startswith(b"%PDF")
    clerk.page.view.setFocus()
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "case" and "Balveer" in clerk.page.heading.full
