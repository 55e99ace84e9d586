"""Dues and recovery: every due of the office that is not settled, by how long its time is over; Enter opens the due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.ui import words
from desktop.ui.lists import Asked, Column, Deed, Item, Kind, every_word
from desktop.ui.money.said import due_text, head_text, party_text
from desktop.ui.page import Route
from desktop.ui.words import mark, tr

if TYPE_CHECKING:
    from desktop.casework.arrears import Arrear
    from desktop.casework.desk import Desk

AGES = {
    "running": mark("Time not over"),
    "quarter": mark("Over up to 90 days"),
    "year": mark("91 days to a year"),
    "three_years": mark("1 to 3 years"),
    "older": mark("Over 3 years"),
}
STATES = {
    "not_served": (mark("demand not served"), "soon"),
    "running": (mark("time to pay runs"), ""),
    "over": (mark("time to pay is over"), "late"),
    "recovery": (mark("put to recovery"), "late"),
    "overpaid": (mark("paid too much"), "soon"),
    "settled": (mark("settled"), "fine"),
}


def state_text(each: Arrear) -> tuple[str, str]:
    """How a due stands, and its tone."""
    text, tone = STATES[each.state]
    return tr(text), tone


def due_route(case: str, name: str) -> Route:
    """The page of a due."""
    return Route("due", (case, *name.split("/")))


def due_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """The dues that are not settled, of the head that the route names or of all."""
    from desktop.casework.arrears import arrears

    head = asked.args[0] if asked.args else ""
    return [_item(each) for each in arrears(desk) if head in ("", each.due.head)]


def _item(each: Arrear) -> Item:
    due, row = each.due, each.row
    payer = due.told.get("payer", "")
    cells = (
        row.number if row else tr("at the counter"),
        party_text(payer) or (words.in_script(row.title) if row else ""),
        due_text(due),
        words.day(due.day),
        words.day(each.last),
        each.over or "",
        due.open,
        state_text(each)[0],
    )
    tabs = (each.age, each.state) if due.open > 0 else (each.state,)
    find = every_word(payer, row.title if row else "", due.told.get("section", ""))
    return Item(cells, due_route(each.case, due.name), tabs, find)


DUES = Kind(
    title=mark("Dues and recovery"),
    columns=(
        Column(mark("Case"), 204),
        Column(mark("Who owes it"), 160),
        Column(mark("What for"), 136),
        Column(mark("Demanded on"), 104, day=True),
        Column(mark("Last day to pay"), 112, day=True),
        Column(mark("Days over"), 84, number=True),
        Column(mark("Open ₹"), 110, money=True),
        Column(mark("State"), 156),
    ),
    read=due_items,
    tabs={
        **AGES,
        "not_served": mark("Demand not served"),
        "recovery": mark("Put to recovery"),
        "overpaid": mark("Paid too much"),
    },
    deeds=(
        Deed(mark("Arrears by age"), "today", "arrears"),
        Deed(mark("Demand, collection and balance"), "cases", "statement"),
    ),
    says=lambda desk, asked: head_text(asked.args[0]) if asked.args else "",
    none=mark("Nothing is owed here. A demand is made from its case."),
)
