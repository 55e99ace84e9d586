"""What a figure of a statement or cash book is made of: its entries or dues, one line each; Enter opens them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from desktop.ui import words
from desktop.ui.lists import Asked, Column, Item, Kind, every_word
from desktop.ui.money.dues_list import due_route
from desktop.ui.money.said import case_words, head_text, kind_text, mode_choices, party_text
from desktop.ui.page import Route
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.arrears import Part
    from desktop.casework.desk import Desk
    from desktop.core.entry import Entry


def made_of_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """The parts of a figure: of a column of the statement, of the collection of this PC, or of a grant."""
    from desktop.casework.arrears import collected_by, parts_of
    from desktop.casework.payments import paid_under

    column, head, mode, since, until = asked.args
    days = (date.fromisoformat(since), date.fromisoformat(until))
    if column == "grant":
        found = paid_under(desk, head, *days)
    elif column == "taken":
        found = collected_by(desk, head, mode, *days)
    else:
        found = parts_of(desk, column, head, *days)
    return [_item(desk, each) for each in found]


def _item(desk: Desk, part: Part) -> Item:
    from desktop.casework.cash_book import number_of

    data, case = part.entry.data, case_of(part.entry)
    row = desk.store.row(case) if case else None
    payer = data.get("payer") or data.get("to_whom") or ""
    what = (
        pick(data.get("purpose")) or pick(data.get("says")) or (head_text(part.due.split("/")[0]) if part.due else "")
    )
    cells = (
        words.day(part.entry.day),
        number_of(part.entry),
        row.number if row else "",
        party_text(payer) or (words.in_script(row.title) if row else ""),
        what,
        entry_text(part.entry),
        part.paise,
    )
    return Item(cells, entry_route(desk, part.entry, part.due), (), every_word(payer, row.title if row else ""))


def case_of(entry: Entry) -> str:
    """The case an entry stands in; '' for none."""
    return entry.subject.removeprefix("case:") if entry.subject.startswith("case:") else ""


def entry_text(entry: Entry) -> str:
    """What an entry of money is called."""
    from desktop.casework.counter import is_receipt
    from desktop.casework.register_cells import event_words

    if is_receipt(entry):
        return kind_text("receipt.issued")
    return kind_text(entry.kind) if entry.kind in case_words("money_kinds") else pick(event_words(entry))


def entry_route(desk: Desk, entry: Entry, due: str = "") -> Route | None:
    """Where an entry of money leads: its receipt, its payment, its due, else its case."""
    from desktop.casework.receipts import subject_of

    case = case_of(entry)
    receipt = str(entry.data.get("of") or entry.data.get("receipt") or "")
    if receipt and (case or entry.subject == subject_of(desk, "")):
        return Route("receipt", (receipt, case))
    if entry.kind == "money.paid":
        return Route("payment", (entry.id,))
    named = due or str(entry.data.get("due", ""))
    if named and (case or entry.subject == subject_of(desk, "")):
        return due_route(case, named)
    return Route("case", (case,)) if case else None


def _says(desk: Desk, asked: Asked) -> str:
    """Which figure it is, and of which days."""
    column, head, mode, since, until = asked.args
    if column == "grant":
        named = [head]
    else:
        of = tr("Collected") if column == "taken" else pick(case_words("statement")[column])
        named = [of, head_text(head) if head else tr("Total"), pick(mode_choices()[mode]) if mode else ""]
    return " · ".join(part for part in (*named, f"{words.day(since)} – {words.day(until)}") if part)


MADE_OF = Kind(
    title=mark("What it is made of"),
    columns=(
        Column(mark("Day"), 100, day=True),
        Column(mark("Number"), 204),
        Column(mark("Case"), 204),
        Column(mark("Name"), 160),
        Column(mark("What for"), 150),
        Column(mark("Entered as"), 130),
        Column(mark("Amount (₹)"), 104, money=True),
    ),
    read=made_of_items,
    says=_says,
)
