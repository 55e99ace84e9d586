"""Whatever happens to an office's money: every account balances, no number is used twice or skipped, rebuilt equals lived."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.casework import byhand, dues, intake, receipts, statement, till
from desktop.casework.cash_book import cash_book
from desktop.casework.ledger import postings
from desktop.casework.money import dues as dues_in
from desktop.core.errors import NagardeskError
from desktop.core.ids import uuid7
from tests.casework.test_history import DEEPER
from tests.casework.test_money import WORKS
from tests.casework.ward import Ward

MOVES = (
    "demand",
    "cash",
    "cash",
    "cheque",
    "realise",
    "dishonour",
    "cancel",
    "refund",
    "remit",
    "hand",
    "take",
    "bank",
    "close",
    "by_hand",
    "spoil",
    "settle",
)
moves = st.tuples(
    st.sampled_from(MOVES), st.integers(0, 2), st.sampled_from(["clerk", "cmo", "president"]), st.integers(1, 60_000)
)


class Purse:
    """The money of one case, moved about by whoever sits there; what is refused leaves no trace."""

    def __init__(self, ward: Ward) -> None:
        self.ward, self.day = ward, date(2026, 9, 1)
        self.day = max(
            [self.day, *self._days_with_money()]
        )  # the office's cash books go on from one case to the next
        answers = ward.answers(received_on=self.day.isoformat())
        self.case = intake.receive_application(self.desk("clerk"), "building_notice", answers).case
        self.book = uuid7()
        clerk = self.desk("clerk").officer
        told = {"book": self.book, "kind": "receipt", "first": 1, "last": 50, "to": clerk}
        byhand.issue_book(self.desk("cmo"), told)
        self.done: list[str] = []

    def _days_with_money(self) -> list[date]:
        closed, days = till.last_closed(self.desk("clerk")), till.open_days(self.desk("clerk"))
        after = [date.fromisoformat(closed.day) + timedelta(days=1)] if closed else []
        return [*after, *map(date.fromisoformat, days)]

    def desk(self, login: str) -> Any:
        """The desk today."""
        return self.ward.on(self.day.isoformat(), login)

    def move(self, what: str, days: int, login: str, n: int) -> None:
        """Let days pass, then try the move."""
        self.day += timedelta(days=days)
        desk, before = self.desk(login), self.ward.entries()
        try:
            self._moves(desk, n)[what]()
            self.done.append(what)
        except NagardeskError:
            assert self.ward.entries() == before

    def _moves(self, desk: Any, n: int) -> dict[str, Callable[[], object]]:
        case, entries = self.case, self.ward.program.desk.case(self.case).entries
        names = list(dues_in(self.ward.program.desk.case(case)))
        due = names[n % len(names)]
        taken = [e.data["receipt"] for e in entries if "receipt" in e.data]
        told = {"receipt": taken[n % len(taken)], "reason": "why", "paise": n, "mode": "cash"}
        cheque = {"mode": "cheque", "number": str(n), "bank": "B", "dated": self.day}
        order = {"authority": "G", "number": "1", "dated": self.day}
        charge = {"head": "charge", "provision": WORKS, "days": 5, "authority": "Bye-law 9"}
        sheet = {"manual": {"book": self.book, "number": n % 55}, "day": self.day}
        other = {"clerk": "cmo", "cmo": "president", "president": "clerk"}
        login = next(x.login for x in desk.office().officers if x.id == desk.officer)
        to = desk.office().by_login(other[login]).id
        held = till.cash_of(desk, desk.officer)
        waits = till.waiting(desk, desk.officer)
        handover: dict[str, Any] = waits[0].data if waits else {"handover": "none", "paise": 0}
        left = self.ward.program.store.balances(f"difference/{desk.store.device}")
        return {
            "demand": lambda: dues.demand(desk, case, {**charge, "items": [{"says": "x", "paise": n}]}),
            "cash": lambda: receipts.receive(desk, case, {"due": due, "paise": n, "payer": "x"}),
            "cheque": lambda: receipts.receive(desk, case, {"due": due, "paise": n, "payer": "x", **cheque}),
            "realise": lambda: receipts.realise(desk, case, told),
            "dishonour": lambda: receipts.dishonour(desk, case, {**told, "charges": n % 3}),
            "cancel": lambda: receipts.cancel(desk, case, told),
            "refund": lambda: receipts.refund(desk, case, told),
            "remit": lambda: dues.remit(desk, case, {"due": due, "paise": n, "reason": "x", "by_order_of": order}),
            "hand": lambda: till.hand_over(desk, to, {"coins": max(0, held - n % 3)}, "lost"),
            "take": lambda: till.take_over(desk, handover["handover"], {"coins": handover["paise"] + n % 2}, "found"),
            "bank": lambda: till.deposit(desk, n, {"bank": "B", "reference": "1"}),
            "close": lambda: till.close_day(desk, self.day, {"coins": held + n % 2}, "found"),
            "by_hand": lambda: byhand.enter_receipt(desk, case, {**sheet, "due": due, "paise": n, "payer": "x"}),
            "spoil": lambda: byhand.spoil(desk, {**sheet, "reason": "torn"}),
            "settle": lambda: till.settle_difference(desk, sum(left.values()), "order"),
        }


@settings(max_examples=4 * DEEPER, deadline=None, suppress_health_check=list(HealthCheck))
@given(history=st.lists(moves, min_size=5, max_size=25))
def test_any_history_of_money_balances(ward: Ward, history: list[Any]) -> None:
    """One office for all examples: each is a case of its own in it."""
    purse = Purse(ward)
    for each in [("demand", 0, "clerk", 50_000), ("cash", 0, "clerk", 5_000), *history]:
        purse.move(*each)
    store, desk = ward.program.store, purse.desk("cmo")
    assert sum(store.balances("").values()) == 0
    assert all(sum(p.paise for p in postings(e)) == 0 for e in store.own_after(0, 1_000_000))
    for account, paise in store.balances("cash/").items():
        assert paise > 0, account
    assert all(paise > 0 for paise in store.balances("cheque/").values())
    for due in dues_in(desk.case(purse.case)).values():
        assert due.open == store.balances(f"due/{due.name}").get(f"due/{due.name}", 0)
        assert 0 <= due.pending <= due.paid and due.open >= 0
    for since in (date(2026, 9, 1), purse.day):
        assert statement.statement(desk, since, purse.day).proved
        assert cash_book(desk, since.isoformat(), purse.day.isoformat()).proved
    _numbers(ward)
    for book in byhand.books(desk):
        assert book.twice == () and not set(book.used) & set(book.spoilt)
        assert len(book.used) + len(book.spoilt) + len(book.missing) + book.left == 50
    lived = store.dump_projections()
    store.rebuild()
    assert store.dump_projections() == lived


def _numbers(ward: Ward) -> None:
    """Every series of the device runs 1, 2, 3 … without a gap and without a double."""
    found: dict[str, list[int]] = {}
    for entry in ward.program.store.own_after(0, 1_000_000):
        for series, number in entry.data.get("numbers", ()):
            found.setdefault(series, []).append(number)
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in found.values())


def test_every_move_is_lawful_somewhere(ward: Ward) -> None:
    purse = Purse(ward)
    usual = [
        ("demand", 0, "clerk", 50_000),
        ("cash", 0, "clerk", 5_001),
        ("cheque", 0, "clerk", 5_001),
        ("realise", 0, "clerk", 2),
        ("cheque", 0, "clerk", 4_001),
        ("dishonour", 0, "clerk", 3),
        ("cancel", 0, "cmo", 1),
        ("cash", 0, "clerk", 5_001),
        ("remit", 0, "cmo", 101),
        ("by_hand", 0, "clerk", 1_101),
        ("spoil", 0, "clerk", 2),
        ("bank", 0, "clerk", 5),
        ("hand", 0, "clerk", 2),
        ("take", 0, "cmo", 2),
        ("settle", 0, "cmo", 1),
        ("refund", 0, "cmo", 8),
        ("close", 0, "cmo", 2),
    ]
    for each in usual:
        purse.move(*each)
    assert set(purse.done) == set(MOVES)
