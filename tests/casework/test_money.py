"""Money of a case: dues, receipts, cheques, refunds, recovery, fees by bye-law; each too early, too late, by whom not, twice."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from desktop.casework import dues, receipts, tariff, till
from desktop.casework.money import dues as dues_in
from desktop.casework.money import owed
from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError, PowerError
from tests.casework.ward import Ward

DAY = "2026-09-01"
FEE = "mp-1961:187:2"
WORKS = "mp-1961:187:8b"
CHEQUE: dict[str, Any] = {"mode": "cheque", "number": "004512", "bank": "State Bank", "dated": date(2026, 8, 30)}


@pytest.fixture
def money(ward: Ward) -> Ward:
    """The office with one application in it."""
    ward.until("further particulars demanded")
    return ward


def demanded(ward: Ward, paise: int = 120_000, **more: Any) -> str:
    """A charge demanded under a bye-law; the name of its due."""
    told: dict[str, Any] = {"head": "charge", "provision": WORKS, "days": 15, "authority": "Bye-law 9"}
    told |= {"items": [{"says": {"hi": "मलबा शुल्क", "en": "debris charge"}, "paise": paise}], **more}
    done = dues.demand(ward.on(DAY, "clerk"), ward.case, told)
    return str(done.entries[0].data["due"])


def take(ward: Ward, due: str, paise: int, day: str = DAY, **more: Any) -> str:
    """Money taken by the clerk; the receipt's number."""
    done = receipts.receive(ward.on(day, "clerk"), ward.case, {"due": due, "paise": paise, **more})
    return str(done.entries[0].data["number"])


def zero(ward: Ward) -> None:
    """The whole ledger sums to zero."""
    assert sum(ward.program.store.balances("").values()) == 0


def test_a_due_is_paid_in_parts_with_receipts_that_say_it_in_words(money: Ward) -> None:
    due = demanded(money)
    first, second = take(money, due, 20_000), take(money, due, 100_000)
    assert [int(n.rpartition("/")[2]) for n in (first, second)] == [2, 3]  # the first was for the application's fee
    found = dues_in(money.file())[due]
    assert (found.demanded, found.paid, found.open, found.pending) == (120_000, 120_000, 0, 0)
    text = money.text_of(money.file().papers[-1])
    assert "1,000" in text and "onethousand" in text.lower()
    assert "एकहज़ार" in text
    assert money.file().happened("payment.made") and len(money.file().happened("payment.made")) == 1
    with pytest.raises(FieldErrors, match="Only ₹ 0"):
        take(money, due, 1)
    assert owed(money.file()).owed == 0
    zero(money)


@pytest.mark.parametrize(
    "told",
    [
        {"paise": 0},
        {"paise": True},
        {"paise": 12.5},
        {"paise": 120_001},
        {"mode": "barter"},
        {"mode": "cheque", "number": "1"},
        {"mode": "cheque", "number": "1", "bank": "B", "dated": date(2026, 9, 2)},
        {"mode": "online"},
    ],
)
def test_what_can_not_be_taken_leaves_no_trace(money: Ward, told: dict[str, Any]) -> None:
    due = demanded(money)
    before = money.entries()
    with pytest.raises(FieldErrors):
        receipts.receive(money.on(DAY, "clerk"), money.case, {"due": due, "paise": 100, **told})
    with pytest.raises(FieldError, match="no such due"):
        receipts.receive(money.on(DAY, "clerk"), money.case, {"due": "fee/none", "paise": 100})
    with pytest.raises(PowerError):
        receipts.receive(money.on(DAY, "inspector"), money.case, {"due": due, "paise": 100})
    assert money.entries() == before


def test_a_cheque_that_bounces_opens_the_due_again(money: Ward) -> None:
    due = demanded(money)
    number = take(money, due, 120_000, **CHEQUE)
    assert "subjecttorealisation" in money.text_of(money.file().papers[-1])
    assert dues_in(money.file())[due].pending == 120_000
    assert money.file().happened("payment.made")
    with pytest.raises(NagardeskError, match="not realised"):
        refund(money, number, 100)
    with pytest.raises(FieldError, match="received on"):
        receipts.dishonour(money.on(DAY, "clerk"), money.case, {"receipt": number, "day": date(2026, 8, 31)})
    with pytest.raises(FieldError, match="Say why"):
        receipts.dishonour(money.on("2026-09-05", "clerk"), money.case, {"receipt": number})
    told = {"receipt": number, "reason": "funds insufficient", "charges": 11_800}
    receipts.dishonour(money.on("2026-09-05", "clerk"), money.case, told)
    found = dues_in(money.file())
    assert (found[due].open, found[due].pending, found[due].demanded) == (120_000, 0, 120_000)
    assert [d.open for d in found.values() if d.head == "charge"] == [120_000, 11_800]
    assert not money.file().happened("payment.made")
    with pytest.raises(NagardeskError, match="dishonoured on 05-09-2026 already"):
        receipts.realise(money.on("2026-09-06", "clerk"), money.case, {"receipt": number})
    zero(money)


def refund(ward: Ward, number: str, paise: int, login: str = "cmo", day: str = DAY, **more: Any) -> None:
    """Paid back online by the officer."""
    told = {"receipt": number, "paise": paise, "mode": "online", "reason": "paid twice", **more}
    receipts.refund(ward.on(day, login), ward.case, told)


def test_a_realised_cheque_goes_to_the_bank_and_can_be_refunded(money: Ward) -> None:
    due = demanded(money)
    number = take(money, due, 50_000, **CHEQUE)
    receipts.realise(money.on("2026-09-04", "clerk"), money.case, {"receipt": number, "reference": "SB/77"})
    assert money.program.store.balances("bank") == {"bank": 50_000}
    with pytest.raises(NagardeskError, match="already"):
        receipts.realise(money.on("2026-09-04", "clerk"), money.case, {"receipt": number})
    with pytest.raises(PowerError):
        refund(money, number, 1000, "clerk", "2026-09-07")
    refund(money, number, 20_000, day="2026-09-07")
    with pytest.raises(FieldError, match="Only ₹ 300 of it are left"):
        refund(money, number, 30_001, day="2026-09-07")
    found = dues_in(money.file())[due]
    assert (found.demanded, found.remitted, found.paid, found.open) == (120_000, 20_000, 30_000, 70_000)
    zero(money)


def test_a_receipt_is_cancelled_the_same_day_by_another_and_keeps_its_number(money: Ward) -> None:
    due = demanded(money)
    number = take(money, due, 120_000)
    told = {"receipt": number, "reason": "wrong payer", "original": True}
    with pytest.raises(PowerError, match="role"):
        receipts.cancel(money.on(DAY, "clerk"), money.case, told)
    receipts.cancel(money.on(DAY, "cmo"), money.case, told)
    assert dues_in(money.file())[due].open == 120_000
    assert not money.file().happened("payment.made")
    with pytest.raises(NagardeskError, match="cancelled on"):
        receipts.cancel(money.on(DAY, "cmo"), money.case, told)
    assert int(take(money, due, 100).rpartition("/")[2]) == int(number.rpartition("/")[2]) + 1
    zero(money)


def test_a_fee_whose_receipt_was_cancelled_is_owed_no_more(money: Ward) -> None:
    (fee,) = dues_in(money.file()).values()
    receipts.cancel(money.on("2026-08-31", "cmo"), money.case, {"receipt": fee.told["receipt"], "reason": "twice"})
    assert dues_in(money.file())[fee.name].demanded == 0
    with pytest.raises(FieldErrors, match="Only ₹ 0 are owed"):
        take(money, fee.name, 363)
    zero(money)


def test_who_made_a_receipt_does_not_cancel_it_and_a_closed_day_is_refunded(money: Ward) -> None:
    due = demanded(money)
    made = receipts.receive(money.on(DAY, "cmo"), money.case, {"due": due, "paise": 500, "payer": "x"})
    number = str(made.entries[0].data["number"])
    with pytest.raises(PowerError, match="does not cancel"):
        receipts.cancel(money.on(DAY, "cmo"), money.case, {"receipt": number, "reason": "x"})
    clerk = money.on(DAY, "clerk").officer
    till.hand_over(money.on(DAY, "cmo"), clerk, {"5": 1})
    with pytest.raises(NagardeskError, match="not taken over yet"):
        till.close_day(money.on(DAY, "clerk"), date(2026, 9, 1), {"500": 1})
    (waiting,) = till.waiting(money.on(DAY, "clerk"), clerk)
    till.take_over(money.on(DAY, "clerk"), waiting.data["handover"], {"5": 1})
    till.close_day(money.on(DAY, "clerk"), date(2026, 9, 1), {"500": 1, "5": 1})
    clerks = take(money, due, 700, "2026-09-02")
    with pytest.raises(NagardeskError, match="refund"):
        receipts.cancel(money.on("2026-09-02", "president"), money.case, {"receipt": number, "reason": "x"})
    receipts.cancel(money.on("2026-09-02", "president"), money.case, {"receipt": clerks, "reason": "x"})
    zero(money)


def test_recovery_waits_for_service_and_for_the_time_to_pay(money: Ward) -> None:
    due = _expenses(money)
    officer = money.on("2026-09-02", "cmo")
    with pytest.raises(LawError, match="not served") as refused:
        dues.recover(officer, money.case, {"due": due})
    assert refused.value.section.startswith("29") or refused.value.section.startswith("31")
    with pytest.raises(FieldError, match="served between"):
        dues.serve(money.on("2026-09-02", "clerk"), money.case, {"due": due, "day": date(2026, 8, 31), "how": "x"})
    dues.serve(money.on("2026-09-02", "clerk"), money.case, {"due": due, "how": "tendered to the owner"})
    with pytest.raises(FieldError, match="served already"):
        dues.serve(money.on("2026-09-03", "clerk"), money.case, {"due": due, "how": "again"})
    with pytest.raises(LawError) as early:
        dues.recover(money.on("2026-09-17", "cmo"), money.case, {"due": due})
    assert early.value.first_day == date(2026, 9, 18) and early.value.code == "too_early"
    with pytest.raises(PowerError):
        dues.recover(money.on("2026-09-18", "clerk"), money.case, {"due": due})
    done = dues.recover(money.on("2026-09-18", "cmo"), money.case, {"due": due, "says": "Recover it."})
    assert done.papers and done.entries[0].data["paise"] == 90_000
    with pytest.raises(LawError, match="already"):
        dues.recover(money.on("2026-09-19", "cmo"), money.case, {"due": due})


def _expenses(ward: Ward) -> str:
    """Expenses of works under a section that the Chief Municipal Officer holds."""
    told = {"head": "expenses", "provision": WORKS, "days": 15}
    items = [{"says": {"hi": "तोड़ने का व्यय", "en": "expense of pulling down"}, "paise": 90_000}]
    with pytest.raises(PowerError):
        dues.demand(ward.on(DAY, "clerk"), ward.case, {**told, "items": items})
    with pytest.raises(FieldErrors):
        dues.demand(ward.on(DAY, "cmo"), ward.case, {**told, "items": items, "days": 0})
    return str(dues.demand(ward.on(DAY, "cmo"), ward.case, {**told, "items": items}).entries[0].data["due"])


def test_a_due_is_let_go_only_by_an_order(money: Ward) -> None:
    due = demanded(money)
    told = {"due": due, "paise": 20_000, "reason": "flood relief"}
    order = {"authority": "State Government", "number": "F-7", "dated": date(2026, 9, 1)}
    with pytest.raises(FieldError, match="by an order"):
        dues.remit(money.on(DAY, "cmo"), money.case, told)
    with pytest.raises(FieldError, match="Only ₹ 1,200"):
        dues.remit(money.on(DAY, "cmo"), money.case, {**told, "paise": 120_001, "by_order_of": order})
    with pytest.raises(PowerError):
        dues.remit(money.on(DAY, "clerk"), money.case, {**told, "by_order_of": order})
    dues.remit(money.on(DAY, "cmo"), money.case, {**told, "by_order_of": order})
    assert dues_in(money.file())[due].open == 100_000
    zero(money)


def test_what_two_pcs_did_to_one_cheque_is_undone_once(money: Ward, open_ward: Any) -> None:
    due = demanded(money)
    number = take(money, due, 120_000, **CHEQUE)
    other = open_ward("second")
    told = {"receipt": number, "reason": "funds"}
    with pytest.raises(NagardeskError, match="Nothing was done twice"):
        receipts.undo_double(money.on(DAY, "cmo"), money.case, told)
    receipts.dishonour(money.on(DAY, "clerk"), money.case, told)
    receipts.dishonour(other.on(DAY, "clerk"), money.case, told)
    money.take_from(other)
    assert dues_in(money.file())[due].open == 240_000
    row = money.program.store.row(money.case)
    assert row and row.flags == "to_settle"
    with pytest.raises(PowerError):
        receipts.undo_double(money.on(DAY, "clerk"), money.case, told)
    receipts.undo_double(money.on(DAY, "cmo"), money.case, told)
    found = dues_in(money.file())[due]
    assert (found.demanded, found.paid, found.pending, found.open) == (120_000, 0, 0, 120_000)
    assert money.program.store.balances("cheque/") == {}
    row = money.program.store.row(money.case)
    assert row and row.flags == ""
    assert not money.file().happened("payment.made")
    zero(money)


def test_fees_are_those_of_the_day_and_never_invented(money: Ward) -> None:
    table = [{"upto": "100", "paise": 50_000}, {"upto": "200", "paise": 80_000}]
    rising = [*table, {"paise": 80_000, "each": 10_000, "per": "50"}]
    admin = money.on(DAY, "admin")
    with pytest.raises(PowerError):
        tariff.set_fee(money.on(DAY, "clerk"), FEE, 100, "x", date(2026, 9, 1))
    for bad in (0, [], "5", [{"upto": "5"}], [*table[::-1]], [{"paise": 1}, {"upto": "5", "paise": 1}]):
        with pytest.raises(FieldError):
            tariff.set_fee(admin, FEE, bad, "Bye-law 8", date(2026, 10, 1))
    with pytest.raises(FieldError, match="bye-law"):
        tariff.set_fee(admin, FEE, 100, " ", date(2026, 10, 1))
    tariff.set_fee(admin, FEE, rising, "Bye-law 8 of 2026", date(2026, 10, 1))
    desk = money.on("2026-10-02", "clerk")
    assert tariff.fee_of(desk, FEE, date(2026, 9, 30)).paise == 50_000
    fees = [tariff.fee_of(desk, FEE, date(2026, 10, 1), m).paise for m in ("100", "100.01", "200", "200.5", "251")]
    assert fees == [50_000, 80_000, 80_000, 90_000, 100_000]
    with pytest.raises(FieldError):
        tariff.fee_of(desk, FEE, date(2026, 10, 1))
    with pytest.raises(NagardeskError) as unset:
        tariff.fee_of(desk, WORKS, date(2026, 10, 1))
    assert unset.value.code == "not_set"
    told = {"provision": FEE, "measure": "120", "paise": 30_000}
    done = receipts.counter(desk, money.case, told)
    due = dues_in(money.file())[str(done.entries[0].data["due"])]
    assert (due.demanded, due.open) == (80_000, 50_000)
    with pytest.raises(FieldError, match="The fee is"):
        receipts.counter(desk, money.case, {**told, "paise": 80_001})
    with pytest.raises(FieldError, match="bye-law"):
        receipts.counter(desk, "", {"head": "sale", "paise": 100, "payer": "x", "purpose": "form"})
    tariff.set_fee(admin, FEE, 70_000, "Bye-law 8, corrected", date(2026, 10, 1))
    assert tariff.fee_of(desk, FEE, date(2026, 10, 1)).paise == 70_000
    zero(money)


def test_two_pcs_have_books_of_their_own(money: Ward, open_ward: Any) -> None:
    due = demanded(money)
    other = open_ward("second")
    first, second = take(money, due, 100), take(other, due, 200)
    assert first.rpartition("/")[0] != second.rpartition("/")[0]
    money.take_from(other)
    assert dues_in(money.file())[due].paid == 300
    assert money.program.store.balances("cash/") != {}
    take(money, due, 119_700)
    again = take(other, due, 1_000)  # the other PC has not heard of it
    money.take_from(other)
    assert dues_in(money.file())[due].open == -1_000
    row = money.program.store.row(money.case)
    assert row and row.flags == "to_settle"
    refund(money, again, 1_000)
    found = dues_in(money.file())[due]
    assert (found.demanded, found.remitted, found.paid, found.open) == (120_000, 0, 120_000, 0)
    row = money.program.store.row(money.case)
    assert row and row.flags == ""
    refund(money, second, 200, demand_stands=True)
    assert dues_in(money.file())[due].open == 200
    zero(money)
    lived = money.program.store.dump_projections()
    money.program.store.rebuild()
    assert money.program.store.dump_projections() == lived
