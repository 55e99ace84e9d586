"""Money paid out: payments, refunds and balances of some days, what is still to be paid, and the budget-grants."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING

from desktop.core.dates import financial_year
from desktop.ui import words
from desktop.ui.lists import Asked, Column, Deed, Item, Kind, every_word
from desktop.ui.money.dues_list import due_route
from desktop.ui.money.made_of import case_of, entry_route, entry_text
from desktop.ui.money.said import due_text, party_text
from desktop.ui.page import Route
from desktop.ui.span_bar import SPANS
from desktop.ui.words import mark, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.core.entry import Entry


def payment_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """What was paid out in the days asked for, and whatever is to be paid or reported now."""
    from desktop.casework.payments import paid_between, to_report

    waiting = {each.id for each in to_report(desk, financial_year(desk.today()))}
    paid = [_paid(desk, each, report=each.id in waiting) for each in paid_between(desk, asked.since, asked.until)]
    return [*_to_pay(desk), *paid]


def _paid(desk: Desk, entry: Entry, *, report: bool) -> Item:
    data = entry.data
    row = desk.store.row(case_of(entry)) if case_of(entry) else None
    to_whom = data.get("to_whom") or data.get("payer") or (row.title if row else "")
    cells = (
        words.day(entry.day),
        str(data.get("number", "")),
        party_text(to_whom),
        party_text(data.get("says") or data.get("reason") or data.get("purpose") or ""),
        str(data.get("under", "")) or entry_text(entry),
        int(data["paise"]),
        "",
        tr("the council is to be told") if report else tr("paid"),
    )
    tabs = ("paid", "to_report") if report else ("paid",)
    return Item(
        cells, entry_route(desk, entry), tabs, every_word(to_whom, data.get("says"), row.number if row else "")
    )


def _to_pay(desk: Desk) -> Iterator[Item]:
    """Dues that were paid too much, and balances held for others."""
    from desktop.casework.payments import held_for_others, overpaid

    for case, due in overpaid(desk):
        row = desk.store.row(case) if case else None
        payer = due.told.get("payer") or (row.title if row else "")
        number = row.number if row else tr("at the counter")
        cells = (
            words.day(due.day),
            number,
            party_text(payer),
            due_text(due),
            "",
            "",
            -due.open,
            tr("paid too much"),
        )
        yield Item(cells, due_route(case, due.name), ("to_pay",), every_word(payer))
    for case, day, paise in held_for_others(desk):
        row = desk.store.row(case)
        title, number = (row.title, row.number) if row else ("", "")
        said = tr("Balance of a sale")
        cells = (words.day(day), number, words.in_script(title), said, "", "", paise, tr("held for the owner"))
        yield Item(cells, Route("case", (case,)), ("to_pay",), title)


def grant_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """The budget-grants of this financial year and the next, with what is left of each."""
    from desktop.casework.payments import grants

    today, found = desk.today(), []
    for year in dict.fromkeys((financial_year(today), financial_year(date(today.year + 1, today.month, 1)))):
        since, until = date(int(year[:4]), 4, 1), date(int(year[:4]) + 1, 3, 31)
        for grant in grants(desk, year).values():
            route = Route("made_of", ("grant", grant.name, "", since.isoformat(), until.isoformat()))
            cells = (year, grant.name, grant.authority, grant.granted, grant.spent, grant.left)
            found.append(Item(cells, route))
    return found


PAYMENTS = Kind(
    title=mark("Money paid out"),
    columns=(
        Column(mark("Day"), 98, day=True),
        Column(mark("Voucher or case"), 204),
        Column(mark("To whom"), 150),
        Column(mark("What for"), 150),
        Column(mark("Under"), 120),
        Column(mark("Paid ₹"), 104, money=True),
        Column(mark("To be paid ₹"), 104, money=True),
        Column(mark("State"), 140),
    ),
    read=payment_items,
    tabs={"paid": mark("Paid"), "to_pay": mark("To be paid"), "to_report": mark("The council is to be told")},
    spans=SPANS,
    deeds=(Deed(mark("Pay money out"), "counter", "pay"), Deed(mark("Budget-grants"), "books", "grants")),
    none=mark("Nothing was paid out in these days, and nothing waits to be paid."),
)
GRANTS = Kind(
    title=mark("Budget-grants"),
    columns=(
        Column(mark("Financial year"), 120),
        Column(mark("Grant"), 240),
        Column(mark("Resolution"), 260),
        Column(mark("Granted ₹"), 130, money=True),
        Column(mark("Spent ₹"), 130, money=True),
        Column(mark("Left ₹"), 130, money=True),
    ),
    read=grant_items,
    deeds=(Deed(mark("Enter a budget-grant"), "plus", "grant_set"), Deed(mark("Pay money out"), "counter", "pay")),
    none=mark("No budget-grant is entered for this year or the next."),
)
