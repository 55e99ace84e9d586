"""What the money of a procedure's deed means to the ledger: a demand, money taken, or money paid out."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from desktop.casework.deed_asks import SALES
from desktop.casework.desk import Desk
from desktop.casework.file import CaseFile
from desktop.casework.ledger import moved
from desktop.casework.money import dues, need_payable
from desktop.casework.office import Officer
from desktop.casework.taking import Taking, booked, read_instrument
from desktop.casework.till import book_for, need_cash
from desktop.casework.wording import said
from desktop.core.dates import financial_year
from desktop.core.errors import FieldError, FieldErrors
from desktop.law.model import Provision

_TAKEN = {"release_things": "expenses", "collect_fee": "fee", "sell_things": "sale", "sell_materials": "sale"}


def money_of(
    desk: Desk,
    me: Officer,
    file: CaseFile,
    row: Provision,
    act: str,
    paise: int,
    told: Mapping[str, Any],
    day: date,
) -> dict[str, Any]:
    """What the entry of a deed keeps of its money. Raises `FieldErrors` for a mode or an amount that can't be."""
    if act == "demand_expenses":
        return {"paise": paise, "postings": moved((f"due/expenses/{file.id}", paise), ("demand/expenses", -paise))}
    if act == "pay_compensation":
        return _paid_out(desk, me, paise, told, day)
    if act in ("pay_balance", "credit_balance"):
        return {"paise": paise, "postings": _of_balance(act, file.id, paise), "book": book_for(desk, day)}
    if act not in _TAKEN:  # an expense or a court's fine: no money passes here
        return {"paise": paise}
    faults: list[FieldError] = []
    mode = str(told.get("mode", "cash"))
    instrument = read_instrument(mode, told, day, faults)
    head = "compounding" if row.procedure == "prosecution" else _TAKEN[act]
    known = [due for due in dues(file).values() if due.head == head and due.open > 0]
    due = known[0] if known and head in ("expenses", "compounding") else None
    try:
        need_payable(due, paise)
    except FieldError as fault:
        faults.append(fault)
    if faults:
        raise FieldErrors(faults)
    name = due.name if due else f"{head}/{file.id}"
    taking = Taking(paise, name, mode, "", "", demanded=due is not None)
    if act in SALES:
        return {**_sold(desk, me, file, taking, told, day), "instrument": instrument}
    payer = said(told.get("to", "")) or dict(file.applicant().get("name", {}))
    return {**booked(desk, me, taking, day), "instrument": instrument, "payer": payer}


def _sold(
    desk: Desk, me: Officer, file: CaseFile, taking: Taking, told: Mapping[str, Any], day: date
) -> dict[str, Any]:
    """The price of a sale: the charges are the office's, what is left is held for the owner (`held/<case>`)."""
    kept = booked(desk, me, taking, day)
    charges = told.get("charges")
    left = max(taking.paise - charges, 0) if type(charges) is int else 0
    into, own = kept["postings"][2][0], taking.paise - left
    settled = _settled(file, own)
    rest = own - sum(paise for _, paise in settled)
    lines = moved(
        (f"due/{taking.due}", rest),
        ("demand/sale", -rest),
        (into, taking.paise),
        (f"due/{taking.due}", -rest),
        *((f"due/{name}", -paise) for name, paise in settled),
        (f"held/{file.id}", -left),
    )
    return {**kept, "postings": lines, "payer": said(told.get("buyer", ""))}


def _settled(file: CaseFile, own: int) -> list[tuple[str, int]]:
    """What the charges pay of expenses that were demanded before the sale, so that nobody owes them twice."""
    found: list[tuple[str, int]] = []
    for due in dues(file).values():
        if due.head == "expenses" and due.open > 0 and own > 0:
            found.append((due.name, min(due.open, own)))
            own -= found[-1][1]
    return found


def _of_balance(act: str, case: str, paise: int) -> list[list[Any]]:
    """What was held for an owner is paid to him, or credited to the fund when nobody claims it."""
    if act == "pay_balance":
        return moved((f"held/{case}", paise), ("bank", -paise))
    due = f"due/sale/{case}"
    return moved((f"held/{case}", paise), (due, paise), ("demand/sale", -paise), (due, -paise))


def _paid_out(desk: Desk, me: Officer, paise: int, told: Mapping[str, Any], day: date) -> dict[str, Any]:
    """Compensation is drawn on the bank, in whatever form it is handed over; `source` till takes one's own cash."""
    mode = str(told.get("mode", "online"))
    if mode not in ("cash", "cheque", "online"):
        raise FieldErrors([FieldError("mode", "It is paid in cash, by cheque or online.", code="pay_mode")])
    try:
        if told.get("source") == "till":
            need_cash(desk, me.id, paise)
    except FieldError as fault:
        raise FieldErrors([fault]) from fault
    source = f"cash/{desk.store.device}/{me.id}" if told.get("source") == "till" else "bank"
    lines = moved((source, -paise), (f"out/{financial_year(day)}/compensation", paise))
    return {"paise": paise, "mode": mode, "postings": lines, "book": book_for(desk, day)}
