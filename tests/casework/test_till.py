"""The cash at a PC: counted, handed over, paid in, closed; sheets written by hand; the statement that proves itself."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from desktop.casework import byhand, dues, intake, receipts, statement, till
from desktop.casework.cash_book import cash_book, collection
from desktop.casework.money import dues as dues_in
from desktop.core.errors import FieldError, FieldErrors, NagardeskError, PowerError
from tests.casework.test_money import CHEQUE, WORKS, demanded, take, zero
from tests.casework.ward import Ward

DAY, NEXT, THIRD = "2026-09-01", "2026-09-02", "2026-09-03"
FIRST = date(2026, 9, 1)


@pytest.fixture
def money(ward: Ward) -> Ward:
    """The office with one application in it, whose fee of ₹ 500 the clerk holds."""
    ward.until("further particulars demanded")
    return ward


def test_cash_changes_hands_by_count_and_a_difference_is_explained(money: Ward) -> None:
    take(money, demanded(money), 20_050)
    clerk, cmo = (money.on(DAY, login).officer for login in ("clerk", "cmo"))
    assert till.cash_of(money.on(DAY, "clerk"), clerk) == 70_050
    with pytest.raises(FieldError, match="another person"):
        till.hand_over(money.on(DAY, "clerk"), clerk, {"500": 1})
    with pytest.raises(FieldError, match="no note"):
        till.hand_over(money.on(DAY, "clerk"), cmo, {"300": 1})
    with pytest.raises(FieldError, match="pieces"):
        till.hand_over(money.on(DAY, "clerk"), cmo, {"500": -1})
    with pytest.raises(FieldError, match=r"book says ₹ 700\.50, the count ₹ 700"):
        till.hand_over(money.on(DAY, "clerk"), cmo, {"500": 1, "200": 1})
    given = till.hand_over(money.on(DAY, "clerk"), cmo, {"500": 1, "200": 1, "coins": 50})
    handover = str(given.entries[0].data["handover"])
    with pytest.raises(FieldError, match="No such cash waits"):
        till.take_over(money.on(DAY, "clerk"), handover, {"500": 1, "200": 1, "coins": 50})
    with pytest.raises(NagardeskError, match="holds no cash"):
        till.hand_over(money.on(DAY, "clerk"), cmo, {})
    till.take_over(money.on(DAY, "cmo"), handover, {"500": 1, "200": 1}, "fifty paise were missing")
    with pytest.raises(FieldError, match="No such cash waits"):
        till.take_over(money.on(DAY, "cmo"), handover, {"500": 1, "200": 1})
    shown = till.shown_till(money.on(DAY, "cmo"))
    assert (shown["held"], shown["difference"], shown["waiting"]) == ({cmo: 70_000}, 50, [])
    till.settle_difference(money.on(DAY, "cmo"), 50, "made good by the clerk")
    with pytest.raises(FieldError, match="difference that stands"):
        till.settle_difference(money.on(DAY, "cmo"), 50, "again")
    assert till.cash_of(money.on(DAY, "cmo"), cmo) == 70_050
    zero(money)


def test_cash_goes_from_one_pc_to_another_and_waits_on_the_way(money: Ward, open_ward: Any) -> None:
    clerk, cmo = (money.on(DAY, login).officer for login in ("clerk", "cmo"))
    given = till.hand_over(money.on(DAY, "clerk"), cmo, {"500": 1})
    other = open_ward("second")
    handover = str(given.entries[0].data["handover"])
    till.take_over(other.on(DAY, "cmo"), handover, {"500": 1})
    with pytest.raises(NagardeskError, match="not taken over yet"):
        till.close_day(money.on(DAY, "clerk"), FIRST, {})
    money.take_from(other)
    assert till.cash_of(money.on(DAY, "clerk"), cmo, other.program.store.device) == 50_000
    done = till.close_day(money.on(DAY, "clerk"), FIRST, {})
    assert (done.entries[0].data["received"], done.entries[0].data["paid"]) == (50_000, 50_000)
    assert till.cash_of(money.on(DAY, "clerk"), clerk) == 0
    zero(money)


def test_cash_of_a_renewed_pc_is_brought_along(money: Ward) -> None:
    old = money.program.store.device
    money.program.store.new_device()
    desk = money.on(DAY, "clerk")
    assert till.cash_of(desk, desk.officer) == 0 and till.cash_of(desk, desk.officer, old) == 50_000
    with pytest.raises(FieldError, match="no cash at that PC"):
        till.bring(money.on(DAY, "cmo"), old, {"500": 1})
    with pytest.raises(FieldError, match="Count again"):
        till.bring(desk, old, {"200": 2})
    till.bring(desk, old, {"500": 1})
    with pytest.raises(FieldError, match="no cash at that PC"):
        till.bring(desk, old, {"500": 1})
    assert till.cash_of(desk, desk.officer) == 50_000
    till.close_day(desk, FIRST, {"500": 1})
    zero(money)


def test_a_fee_paid_in_part_at_the_counter_leaves_the_rest_owed(ward: Ward) -> None:
    answers = ward.answers(fee_paid="200")
    intake.receive_application(ward.on("2026-08-31", "clerk"), "building_notice", answers)
    (due,) = dues_in(ward.file()).values()
    assert (due.head, due.demanded, due.paid, due.open) == ("fee", 50_000, 20_000, 30_000)
    take(ward, due.name, 30_000)
    assert ward.file().happened("payment.made")
    zero(ward)


def test_the_day_is_closed_once_in_order_and_by_the_only_holder(money: Ward) -> None:
    due = demanded(money)
    take(money, due, 10_000)
    take(money, due, 30_000, **CHEQUE)
    with pytest.raises(FieldError, match="still to come"):
        till.close_day(money.on(DAY, "clerk"), date(2026, 9, 2), {})
    with pytest.raises(FieldError, match="booked up to 01-09-2026"):
        till.close_day(money.on(DAY, "clerk"), date(2026, 8, 31), {"500": 1})
    with pytest.raises(PowerError):
        till.close_day(money.on(DAY, "president"), FIRST, {"500": 1})
    with pytest.raises(NagardeskError, match="Meena Verma still holds ₹ 600"):
        till.close_day(money.on(DAY, "cmo"), FIRST, {})
    with pytest.raises(FieldError, match="Count again"):
        till.close_day(money.on(DAY, "clerk"), FIRST, {"500": 1})
    assert till.open_days(money.on(DAY, "clerk")) == ["2026-08-31", "2026-09-01"]
    done = till.close_day(money.on(DAY, "clerk"), FIRST, {"500": 1, "100": 1, "10": 1}, "ten rupees too much")
    data = done.entries[0].data
    assert (data["opening"], data["received"], data["paid"], data["paise"]) == (0, 90_000, 0, 61_000)
    assert (data["notes"], len(data["cheques"])) == ({"500": 1, "100": 1, "10": 1}, 1)
    pdf = money.program.store.blob(data["papers"][0]["sha256"])
    assert pdf.startswith(b"%PDF")
    with pytest.raises(NagardeskError, match="closed up to 01-09-2026 already"):
        till.close_day(money.on(DAY, "clerk"), FIRST, {})
    with pytest.raises(NagardeskError, match="taken and paid again on the next day"):
        take(money, due, 100)
    take(money, due, 100, NEXT)
    book = cash_book(money.on(NEXT, "clerk"), NEXT, NEXT)
    assert (book.opening, book.received, book.paid, book.closing) == (91_000, 100, 0, 91_100)
    assert book.proved and [line.cash for line in book.lines] == [100]
    whole = cash_book(money.on(NEXT, "clerk"), "", NEXT)
    assert whole.proved and whole.opening == 0 and whole.lines[-2].kind == "day.closed"
    zero(money)


def test_cash_goes_to_the_bank_and_no_more_than_is_held(money: Ward) -> None:
    with pytest.raises(FieldError, match="slip"):
        till.deposit(money.on(DAY, "clerk"), 100, {"bank": "State Bank"})
    told = {"bank": "State Bank", "reference": "CH/9"}
    with pytest.raises(FieldError, match="Only ₹ 500"):
        till.deposit(money.on(DAY, "clerk"), 50_001, told)
    till.deposit(money.on(DAY, "clerk"), 50_000, told)
    assert money.program.store.balances("bank") == {"bank": 50_000}
    till.close_day(money.on(DAY, "clerk"), FIRST, {})
    with pytest.raises(NagardeskError):
        till.deposit(money.on(NEXT, "clerk"), 1, told)
    zero(money)


def test_a_day_without_money_closes_too(money: Ward) -> None:
    till.close_day(money.on(DAY, "clerk"), FIRST, {"500": 1})
    done = till.close_day(money.on(NEXT, "clerk"), date(2026, 9, 2), {"500": 1})
    assert (done.entries[0].data["opening"], done.entries[0].data["received"]) == (50_000, 0)
    assert int(str(done.entries[0].data["number"]).rpartition("/")[2]) == 2


def test_collection_by_head_and_mode_leaves_out_what_was_undone(money: Ward) -> None:
    due = demanded(money)
    take(money, due, 10_000)
    number = take(money, due, 30_000, **CHEQUE)
    receipts.dishonour(money.on(DAY, "clerk"), money.case, {"receipt": number, "reason": "funds"})
    told = collection(money.on(DAY, "clerk"), "2026-08-31", DAY)
    assert told == {("fee", "cash"): 50_000, ("charge", "cash"): 10_000}


def test_the_statement_proves_itself_over_any_days(money: Ward) -> None:
    due = demanded(money)
    take(money, due, 20_000)
    number = take(money, due, 30_000, NEXT, **CHEQUE)
    receipts.dishonour(money.on(THIRD, "clerk"), money.case, {"receipt": number, "reason": "funds"})
    order = {"authority": "State Government", "number": "F-7", "dated": date(2026, 9, 3)}
    told = {"due": due, "paise": 40_000, "reason": "relief", "by_order_of": order}
    dues.remit(money.on(THIRD, "cmo"), money.case, told)
    desk = money.on(THIRD, "cmo")
    (charge,) = [x for x in statement.statement(desk, date(2026, 9, 2), date(2026, 9, 3)).lines if x.head == "charge"]
    assert (charge.opening, charge.demanded, charge.remitted, charge.collected) == (100_000, 0, 40_000, 0)
    assert charge.balance == 60_000
    whole = statement.statement(desk, date(2026, 8, 1), date(2026, 9, 3))
    assert whole.proved and (whole.total.demanded, whole.total.balance) == (170_000, 60_000)
    assert [(d.name, d.open) for _, d in statement.open_dues(desk)] == [(due, 60_000)]
    with pytest.raises(FieldError):
        statement.statement(desk, date(2026, 9, 3), date(2026, 9, 2))
    done = statement.print_statement(desk, date(2026, 9, 2), date(2026, 9, 3))
    assert done.papers
    with pytest.raises(PowerError):
        statement.print_statement(money.on(THIRD, "inspector"), date(2026, 9, 2), date(2026, 9, 3))


def hand_book(ward: Ward, name: str = "A-12", kind: str = "receipt") -> None:
    """A book of ten sheets issued to the clerk on 31 August."""
    clerk = ward.on("2026-08-31", "clerk").officer
    told = {"book": name, "kind": kind, "first": 101, "last": 110, "to": clerk}
    byhand.issue_book(ward.on("2026-08-31", "cmo"), told)


def by_hand(ward: Ward, number: int, day: date, on: str = THIRD, **more: Any) -> None:
    """A receipt of the book entered."""
    told = {"manual": {"book": "A-12", "number": number}, "day": day, "paise": 1_000, "payer": "क", **more}
    byhand.enter_receipt(ward.on(on, "clerk"), ward.case, told)


def test_receipts_written_by_hand_are_entered_once_under_their_numbers(money: Ward) -> None:
    hand_book(money)
    with pytest.raises(FieldError, match="issued already"):
        hand_book(money)
    due = demanded(money)
    by_hand(money, 102, date(2026, 9, 2), due=due)
    with pytest.raises(FieldError, match="entered already"):
        by_hand(money, 102, date(2026, 9, 2), due=due)
    with pytest.raises(FieldError, match="101 to 110"):
        by_hand(money, 111, date(2026, 9, 2), due=due)
    with pytest.raises(FieldError, match="between 31-08-2026 and 02-09-2026"):
        by_hand(money, 101, date(2026, 9, 3), due=due)
    with pytest.raises(FieldError, match="demanded on 01-09-2026"):
        by_hand(money, 101, date(2026, 8, 31), due=due)
    with pytest.raises(FieldError, match="still to come"):
        by_hand(money, 105, date(2026, 9, 4), due=due)
    with pytest.raises(FieldErrors, match="Only"):
        by_hand(money, 105, date(2026, 9, 3), due=due, paise=1_000_000)
    by_hand(money, 105, date(2026, 9, 3), head="other", authority="Resolution 4", purpose="form")
    with pytest.raises(FieldError, match="Say how"):
        byhand.spoil(money.on(THIRD, "clerk"), {"manual": {"book": "A-12", "number": 103}})
    told = {"manual": {"book": "A-12", "number": 103}, "day": date(2026, 9, 2), "reason": "ink ran", "kept": True}
    byhand.spoil(money.on(THIRD, "clerk"), told)
    with pytest.raises(FieldError, match="entered already"):
        byhand.spoil(money.on(THIRD, "clerk"), told)
    (book,) = byhand.books(money.on(THIRD, "cmo"))
    assert (book.missing, book.left, dict(book.spoilt)) == ((101, 104), 5, {103: "2026-09-02"})
    assert sorted(book.used) == [102, 105] and book.twice == ()
    assert dues_in(money.file())[due].paid == 1_000
    lines = cash_book(money.on(THIRD, "clerk"), "2026-09-02", THIRD).lines
    assert [(line.day, line.number) for line in lines] == [("2026-09-02", "A-12/102"), ("2026-09-03", "A-12/105")]
    receipts.cancel(money.on(THIRD, "cmo"), money.case, {"receipt": "A-12/105", "reason": "wrong"})
    zero(money)


def test_a_receipt_by_hand_of_a_closed_day_stands_in_todays_book(money: Ward) -> None:
    hand_book(money)
    due = demanded(money)
    till.close_day(money.on(NEXT, "clerk"), date(2026, 9, 2), {"500": 1})
    by_hand(money, 101, date(2026, 9, 1), due=due)
    (line,) = cash_book(money.on(THIRD, "clerk"), THIRD, THIRD).lines
    assert (line.day, line.number, line.cash) == (THIRD, "A-12/101", 1_000)
    assert money.file().entries[-1].day == DAY


def test_a_paper_written_by_hand_stands_in_the_file_under_its_number(money: Ward) -> None:
    hand_book(money, "P-3", "paper")
    told = {"event": "notice.issued", "provision": WORKS, "dated": date(2026, 9, 1), "says": "stop"}
    sheet = {"manual": {"book": "P-3", "number": 101}}
    done = byhand.enter_paper(money.on(NEXT, "clerk"), money.case, {**told, **sheet})
    assert (done.entries[0].data["number"], done.entries[0].data["manual"]["number"]) == ("P-3/101", 101)
    with pytest.raises(FieldError, match="entered already"):
        byhand.enter_paper(money.on(NEXT, "clerk"), money.case, {**told, **sheet})
    with pytest.raises(FieldErrors):
        byhand.enter_paper(money.on(NEXT, "clerk"), money.case, {**told, **sheet, "event": "coffee"})
    with pytest.raises(FieldError, match="book of papers"):
        by = {"manual": {"book": "P-3", "number": 102}, "day": FIRST, "paise": 5, "head": "other", "authority": "x"}
        byhand.enter_receipt(money.on(NEXT, "clerk"), money.case, by)
