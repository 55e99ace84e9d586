"""Money at the window by keyboard: taken on a due, its receipt, a cheque that comes back, cash handed over, the day closed."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop.casework import dues
from desktop.casework.counter import receipts_between
from desktop.casework.till import cash_of, last_closed
from desktop.ui import printer, words
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, go, put, texts
from tests.ui.sample import TODAY, receive

KEYS = Qt.Key


def demand(desk: Desk, paise: int = 1_20_000_00) -> tuple[str, str]:
    """A case with a demand of today; its own fee of ₹ 500 was paid in cash."""
    case = receive(desk.sample, TODAY, 1)
    told = {"head": "fee", "provision": "mp-1961:187:2", "days": 15, "authority": "उपविधि 7"}
    items = [{"says": {"hi": "शुल्क", "en": "Fee"}, "paise": paise}]
    due = dues.demand(desk.sample.at("clerk"), case, {**told, "items": items}).entries[0].data["due"]
    return case, due


def band(desk: Desk) -> str:
    """What the page tells under its heading."""
    return str(desk.page.messages.itemAt(0).widget().accessibleName())


def test_money_is_taken_with_three_keys_and_its_receipt_stands_there(clerk: Desk, monkeypatch: Any) -> None:
    demand(clerk)
    clerk.ctrl(KEYS.Key_M)
    clerk.wait()
    assert clerk.page.route == Route("counter")
    clerk.press(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "take" and clerk.page.form.boxes["paise"].value() == "1,20,000"
    clerk.ctrl(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "receipt"
    assert "₹ 1,20,000" in texts(clerk.page) and "taken" in texts(clerk.page)
    assert band(clerk).startswith("Receipt SNP/28-") and "for ₹ 1,20,000" in band(clerk)
    out: list[tuple[str, bytes]] = []
    monkeypatch.setattr(printer, "ask_settings", lambda parent, now, title: now)
    monkeypatch.setattr(printer, "printing", lambda room: lambda pdf, piece, settings: out.append((piece.mark, pdf)))
    for _ in range(2):
        clerk.ctrl(KEYS.Key_P)
        clerk.wait()
    assert [mark for mark, _ in out] == ["", "copy:1"] and out[0][1].startswith(b"%PDF")
    assert cash_of(clerk.sample.at("clerk"), clerk.window.officer.id) == 1_20_500_00
    clerk.press(KEYS.Key_Escape)
    clerk.wait()
    assert clerk.page.route == Route("counter")


def test_a_new_receipt_goes_out_by_itself_where_the_clerk_wants_it(clerk: Desk, monkeypatch: Any) -> None:
    out: list[bytes] = []
    monkeypatch.setattr(printer, "printing", lambda room: lambda pdf, piece, settings: out.append(pdf))
    clerk.window.memory.keep("receipts.at_once", "yes")
    go(clerk, "take_fee")
    put(clerk, {"tariff": "mp-1961:187:2", "paise": "500", "payer": "रामलाल"})
    clerk.wait()
    assert clerk.page.route.page == "receipt" and len(out) == 1 and out[0].startswith(b"%PDF")


def test_more_than_is_owed_and_a_cheque_without_bank_are_told_at_their_fields(clerk: Desk) -> None:
    case, due = demand(clerk, 50_000)
    go(clerk, "take", case, *due.split("/"))
    put(clerk, {"paise": "501"})
    assert clerk.page.form.boxes["paise"].wrong.text().startswith("Only ₹ 500 are owed")
    put(clerk, {"paise": "500", "mode": "cheque", "number": "004512"})
    assert clerk.page.form.boxes["bank"].wrong.text() == "This must be filled in."
    assert receipts_between(clerk.sample.at("clerk"), TODAY.isoformat(), TODAY.isoformat())[0].paise == 500_00
    assert clerk.page.route.page == "take"


def test_a_cheque_that_comes_back_opens_the_due_again(clerk: Desk) -> None:
    case, due = demand(clerk, 50_000)
    go(clerk, "take", case, *due.split("/"))
    put(clerk, {"mode": "cheque", "number": "004512", "bank": "SBI", "dated": "12.10.26"})
    assert clerk.page.route.page == "receipt" and "not realised" in texts(clerk.page)
    clerk.press(KEYS.Key_2)
    clerk.wait()
    assert clerk.page.route.page == "cheque_dishonour"
    put(clerk, {"day": "12.10.26", "reason": "अपर्याप्त राशि", "charges": "59"})
    assert clerk.page.route.page == "receipt" and "dishonoured" in texts(clerk.page)
    go(clerk, "counter")
    shown = [(line.text, line.right) for line in clerk.page.list._lines.lines]
    assert [right for _, right in shown] == ["₹ 500", "₹ 59"]


def test_change_is_reckoned_and_a_fee_by_the_table_needs_no_amount(clerk: Desk) -> None:
    go(clerk, "counter")
    clerk.press(KEYS.Key_1)
    clerk.wait()
    assert clerk.page.route == Route("take_fee")
    clerk.type("1")
    assert clerk.page.form.boxes["paise"].value() == "500"
    clerk.page.form.put({"payer": "रामलाल", "given": "2000"})
    clerk.page.changed_answer()
    assert "Give back ₹ 1,500" in texts(clerk.page)
    clerk.ctrl(ENTER)
    clerk.wait()
    assert clerk.page.route.page == "receipt" and "रामलाल" in texts(clerk.page)


def test_the_day_is_closed_by_count_and_its_page_is_shown(clerk: Desk, monkeypatch: Any, tmp_path: Path) -> None:
    receive(clerk.sample, TODAY, 1)
    go(clerk, "counter")
    clerk.press(KEYS.Key_2)
    clerk.wait()
    assert clerk.page.route == Route("day_close")
    clerk.press(ENTER)
    assert clerk.focus() is clerk.page.form.boxes["n500"].edit
    clerk.ctrl(ENTER)
    clerk.wait()
    assert clerk.page.form.boxes["why"].wrong.text().startswith("The book says ₹ 500, the count ₹ 0")
    clerk.page.form.boxes["n500"].focus()
    clerk.type("1")
    assert "It agrees" in texts(clerk.page)
    clerk.ctrl(ENTER)
    clerk.wait()
    assert clerk.page.route == Route("cash_book", (TODAY.isoformat(),))
    assert "closed" in texts(clerk.page) and "The cash book is closed with ₹ 500" in band(clerk)
    closed = last_closed(clerk.sample.at("clerk"))
    out: list[bytes] = []
    monkeypatch.setattr(printer, "print_papers", lambda room, page, papers, title: bool(out.extend(papers)) or True)
    clerk.ctrl(KEYS.Key_P)
    clerk.wait()
    assert out == [clerk.sample.store.blob(closed.data["papers"][0]["sha256"])]
    path = tmp_path / "book.xlsx"
    monkeypatch.setattr(printer, "ask_path", lambda page, name, ending: path)
    clerk.press(KEYS.Key_X)
    clerk.wait()
    assert path.read_bytes()[:2] == b"PK"


def test_cash_goes_to_another_who_counts_it_again(clerk: Desk) -> None:
    receive(clerk.sample, TODAY, 1)
    go(clerk, "cash_hand")
    head = next(o.id for o in clerk.sample.desk.office().officers if o.login == "cmo")
    put(clerk, {"to": head, "n100": "5"})
    assert clerk.page.route == Route("counter") and "₹ 500 are handed over" in band(clerk)
    clerk.ctrl(KEYS.Key_L)
    clerk.sign_in("cmo")
    go(clerk, "counter")
    texts_of = [text for text, _, _ in clerk.page.acts]
    clerk.press(getattr(KEYS, f"Key_{texts_of.index('Take over ₹ 500 from Meena Verma') + 1}"))
    clerk.wait()
    put(clerk, {"n100": "4"})
    assert clerk.page.form.boxes["why"].wrong.isVisible()
    put(clerk, {"n100": "5"})
    assert cash_of(clerk.sample.at("cmo"), head) == 500_00


@pytest.mark.parametrize("text", ["sushila", "सुशीला"])
def test_a_due_is_found_by_name_in_either_script(clerk: Desk, text: str) -> None:
    demand(clerk)
    go(clerk, "counter")
    clerk.page.search("nobody")
    clerk.wait()
    assert clerk.page.list._lines.lines == []
    clerk.page.search(text)
    clerk.wait()
    assert [line.right for line in clerk.page.list._lines.lines] == ["₹ 1,20,000"]


def test_who_took_it_does_not_cancel_it(clerk: Desk) -> None:
    case = receive(clerk.sample, TODAY, 1)
    taken = receipts_between(clerk.sample.at("clerk"), TODAY.isoformat(), TODAY.isoformat())[0]
    clerk.ctrl(KEYS.Key_L)
    clerk.sign_in("cmo")
    go(clerk, "receipt", taken.id, case)
    clerk.press(KEYS.Key_1)
    clerk.wait()
    put(clerk, {"reason": "दो बार लिखी", "original": "yes"})
    assert clerk.page.route.page == "receipt" and "cancelled" in texts(clerk.page)


def test_what_one_prepares_another_takes_over(clerk: Desk) -> None:
    case = receive(clerk.sample, TODAY, 1)
    taken = receipts_between(clerk.sample.at("clerk"), TODAY.isoformat(), TODAY.isoformat())[0]
    go(clerk, "receipt_cancel", taken.id, case)
    assert band(clerk).startswith("You can prepare it; another person does it.")
    clerk.page.form.put({"reason": "दो बार लिखी"})
    clerk.page._typed()
    clerk.page.save_draft()
    clerk.wait()
    clerk.ctrl(KEYS.Key_L)
    clerk.sign_in("cmo")
    go(clerk, "receipt_cancel", taken.id, case)
    assert "Meena Verma prepared this" in band(clerk)
    assert "reason" not in clerk.page.form.answers()
    next(each for each in clerk.page.findChildren(QPushButton) if each.text() == "Take it over").click()
    assert clerk.page.form.answers()["reason"] == "दो बार लिखी"
    put(clerk, {"original": "yes"})
    assert clerk.page.route.page == "receipt" and "cancelled" in texts(clerk.page)
    assert not [key for key in clerk.sample.room.drafts.drafts() if "receipt_cancel" in key], "both are done with"


def test_a_receipt_of_an_earlier_day_is_found_by_its_number_and_who_paid(clerk: Desk) -> None:
    receive(clerk.sample, TODAY - timedelta(days=40), 1)
    clerk.sample.clock.put(TODAY)
    earlier = TODAY - timedelta(days=40)
    taken = receipts_between(clerk.sample.at("clerk"), earlier.isoformat(), earlier.isoformat())[0]
    go(clerk, "counter")
    clerk.page._turn("taken")
    clerk.wait()
    assert any(text.startswith("Nothing was taken today") for text in texts(clerk.page))
    names = list(taken.entry.data["payer"].values())
    for typed in (taken.number, *(str(each).split()[-1] for each in names)):
        clerk.page.search(typed)
        clerk.wait()
        lines = [each for each in clerk.page.list.model().lines if each.route]
        assert [each.route.args[0] for each in lines] == [taken.id], typed
        assert words.day(earlier) in lines[0].under
    clerk.page.search("nobody")
    clerk.wait()
    assert "Nothing here." in texts(clerk.page)
