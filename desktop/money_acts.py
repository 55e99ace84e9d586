"""The calls of casework's money behind `nagardesk case …`: acts that write, and readers that only tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import date
from typing import Any

from desktop.casework import (
    audit,
    byhand,
    dues,
    payments,
    receipts,
    reckon,
    shares,
    statement,
    tariff,
    till,
)
from desktop.casework.cash_book import cash_book, collection
from desktop.casework.desk import Desk, Done
from desktop.casework.money import Due
from desktop.casework.money import dues as dues_in
from desktop.core import dates
from desktop.core.dates import financial_year

Told = Mapping[str, Any]

_DAYS = ("since", "until", "first")  # beside those that every act of a case reads as days


def _only(told: Told, *keys: str) -> dict[str, Any]:
    return {key: told[key] for key in keys if key in told}


def dated(told: Told) -> dict[str, Any]:
    """`told` with its days read. Raises `FieldError` for what is no day."""
    days = {key: dates.parse(told[key], key) for key in _DAYS if isinstance(told.get(key), str) and told[key]}
    return {**told, **days}


CALLS: dict[str, Callable[[Desk, str, Told], Done]] = {
    "due": dues.demand,
    "due-serve": dues.serve,
    "due-remit": dues.remit,
    "due-recover": dues.recover,
    "due-shares": shares.demand_shares,
    "due-spread": lambda d, c, t: shares.spread_due(d, c, dated(t)),
    "compounding": reckon.demand_compounding,
    "penalty": lambda d, c, t: reckon.demand_penalty(d, c, dated(t)),
    "fine": lambda d, c, t: reckon.demand_fine(d, c, dated(t)),
    "receipt": receipts.receive,
    "receipt-cancel": receipts.cancel,
    "cheque-realised": receipts.realise,
    "cheque-dishonoured": receipts.dishonour,
    "refund": receipts.refund,
    "receipt-undo": receipts.undo_double,
    "hand-paper": byhand.enter_paper,
    "audit-step": lambda d, c, t: audit.step(d, c, t["what"], t),
    "counter": lambda d, c, t: receipts.counter(d, str(t.get("case", "")), t),
    "hand-receipt": lambda d, c, t: byhand.enter_receipt(d, str(t.get("case", "")), t),
    "hand-book": lambda d, c, t: byhand.issue_book(d, {**t, "to": _officer(d, t["to"])}),
    "hand-spoilt": lambda d, c, t: byhand.spoil(d, t),
    "cash-hand": lambda d, c, t: till.hand_over(d, _officer(d, t["to"]), t["notes"], t.get("why", "")),
    "cash-take": lambda d, c, t: till.take_over(d, t["handover"], t["notes"], t.get("why", "")),
    "cash-bring": lambda d, c, t: till.bring(d, t["device"], t["notes"], t.get("why", "")),
    "cash-bank": lambda d, c, t: till.deposit(d, t["paise"], t),
    "cash-settle": lambda d, c, t: till.settle_difference(d, t["paise"], t["how"]),
    "day-close": lambda d, c, t: till.close_day(d, t.get("day") or d.today(), t["notes"], t.get("why", "")),
    "fee-set": lambda d, c, t: tariff.set_fee(
        d, t["provision"], t["table"], t["authority"], t["dated"], **_only(t, "paper")
    ),
    "rate-set": lambda d, c, t: tariff.set_rate(
        d, t["key"], t["paise"], t["authority"], t["dated"], **_only(t, "paper")
    ),
    "grant-set": lambda d, c, t: payments.set_grant(d, t["name"], t["year"], t["paise"], t["authority"], t["dated"]),
    "pay": lambda d, c, t: payments.pay(d, str(t.get("case", "")), t),
    "pay-report": lambda d, c, t: payments.report_payment(d, t["payment"], t["day"], t["number"]),
    "audit": lambda d, c, t: audit.receive(d, t),
    "statement-print": lambda d, c, t: statement.print_statement(d, *_days(t)),
}


def _officer(desk: Desk, named: str) -> str:
    """An officer's id by his login or his id."""
    found = desk.office().by_login(named)
    return found.id if found else named


def read(desk: Desk, what: str, told: Told) -> Any:
    """What a reader of `READS` tells, as plain data; money in paise."""
    return _READERS[what](desk, dated(told))


def _days(told: Told) -> tuple[date, date]:
    read = dated(told)
    return read["since"], read["until"]


def _dues(desk: Desk, told: Told) -> list[dict[str, Any]]:
    if told.get("case"):
        file = desk.case(str(told["case"]))
        return [_due(file.id, due, desk.today()) for due in dues_in(file).values()]
    return [_due(case, due, desk.today()) for case, due in statement.open_dues(desk)]


def _due(case: str, due: Due, today: date) -> dict[str, Any]:
    plain = {name: getattr(due, name) for name in ("name", "demanded", "remitted", "paid", "pending", "open", "day")}
    told = {name: due.told.get(name, "") for name in ("payer", "provision", "section", "authority")}
    return {"case": case, **plain, "fallen": due.fallen(today), "falls": due.falls, **told}


def _statement(desk: Desk, told: Told) -> dict[str, Any]:
    found = statement.statement(desk, told["since"], told["until"])
    return {"lines": [asdict(x) for x in found.lines], "total": asdict(found.total), "proved": found.proved}


def _book(desk: Desk, told: Told) -> dict[str, Any]:
    since, until = (day.isoformat() for day in (told["since"], told["until"]))
    found = cash_book(desk, since, until, str(told.get("device", "")))
    sums = {name: getattr(found, name) for name in ("opening", "received", "paid", "closing", "proved")}
    return {**sums, "lines": [asdict(line) for line in found.lines]}


def _collection(desk: Desk, told: Told) -> list[dict[str, Any]]:
    since, until = (day.isoformat() for day in (told["since"], told["until"]))
    found = collection(desk, since, until, str(told.get("device", "")))
    return [{"head": head, "mode": mode, "paise": paise} for (head, mode), paise in sorted(found.items())]


def _grants(desk: Desk, told: Told) -> dict[str, Any]:
    year = str(told.get("year") or financial_year(desk.today()))
    found = [{**asdict(grant), "left": grant.left} for grant in payments.grants(desk, year).values()]
    return {"year": year, "grants": found, "to_report": [e.id for e in payments.to_report(desk, year)]}


def _books(desk: Desk, told: Told) -> list[dict[str, Any]]:
    return [{**asdict(book), "missing": book.missing, "left": book.left} for book in byhand.books(desk)]


_READERS: dict[str, Callable[[Desk, Told], Any]] = {
    "dues": _dues,
    "cash": lambda d, t: till.shown_till(d),
    "cash-book": _book,
    "collection": _collection,
    "statement": _statement,
    "fees": lambda d, t: tariff.fees_on(d, t.get("day") or d.today()),
    "grants": _grants,
    "books": _books,
}
