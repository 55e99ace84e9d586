"""Books of numbered sheets written by hand: what became of each number; and the sheets of one book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.ui import words
from desktop.ui.lists import Asked, Column, Deed, Item, Kind
from desktop.ui.page import Route
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.byhand import Book
    from desktop.casework.desk import Desk

KINDS = {"receipt": mark("Receipts"), "paper": mark("Papers")}
STATES = {"used": mark("used"), "spoilt": mark("spoilt"), "missing": mark("missing")}
ENTERED = {"receipt": "hand_receipt", "paper": "hand_paper"}  # the act that enters a sheet
FEW = 6  # missing numbers that stand in the list itself


def book_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """Every book that was issued."""
    from desktop.casework.byhand import books

    office = desk.office()
    return [_book(each, pick(office.officer(each.issued_to).name)) for each in books(desk)]


def _book(book: Book, holder: str) -> Item:
    missing = ", ".join(str(n) for n in book.missing[:FEW]) + (" …" if len(book.missing) > FEW else "")
    cells = (
        book.name,
        tr(KINDS[book.kind]),
        f"{book.first} – {book.last}",
        holder,
        words.day(book.day),
        len(book.used),
        len(book.spoilt),
        missing,
        book.left,
    )
    tabs = (book.kind, *(("missing",) if book.missing else ()))
    return Item(cells, Route("hand_book", tuple(book.name.split("/"))), tabs)


def sheet_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """The sheets of a book up to the highest that was used, those passed over among them."""
    from desktop.casework.byhand import book_at, sheets_of

    name = "/".join(asked.args)
    kind, found = book_at(desk, name).kind, []
    for sheet in sheets_of(desk, name):
        row = desk.store.row(sheet.case) if sheet.case else None
        about = (row.number, words.in_script(row.title)) if row else ("", "")
        cells = (sheet.number, tr(STATES[sheet.state]), words.day(sheet.day), *about, pick(sheet.reason))
        route = Route("case", (sheet.case,)) if sheet.case else None
        if sheet.receipt:
            route = Route("receipt", (sheet.receipt, sheet.case))
        if sheet.state == "missing":
            route = Route(ENTERED[kind], (f"number={sheet.number}", *asked.args))
        found.append(Item(cells, route, (sheet.state,), struck=sheet.state == "spoilt"))
    return found


def _says(desk: Desk, asked: Asked) -> str:
    from desktop.casework.byhand import book_at

    book = book_at(desk, "/".join(asked.args))
    return f"{book.name} · {tr(KINDS[book.kind])} · {book.first} – {book.last}"


BOOKS = Kind(
    title=mark("Books written by hand"),
    columns=(
        Column(mark("Book"), 170),
        Column(mark("Of what"), 110),
        Column(mark("Numbers"), 120),
        Column(mark("Issued to"), 180),
        Column(mark("Issued on"), 104, day=True),
        Column(mark("Used"), 76, number=True),
        Column(mark("Spoilt"), 76, number=True),
        Column(mark("Missing numbers"), 170),
        Column(mark("Blank"), 76, number=True),
    ),
    read=book_items,
    tabs={**KINDS, "missing": mark("Numbers missing")},
    deeds=(
        Deed(mark("Enter a receipt written by hand"), "paper", "hand_receipt"),
        Deed(mark("Enter a paper written by hand"), "draft", "hand_paper"),
        Deed(mark("Account for a spoilt sheet"), "close", "hand_spoilt"),
        Deed(mark("Issue a book"), "plus", "hand_issue"),
    ),
    none=mark("No book was issued. A book of numbered sheets keeps the office going while the PC is down."),
)
SHEETS = Kind(
    title=mark("Sheets of a book"),
    columns=(
        Column(mark("No."), 80, number=True),
        Column(mark("State"), 120),
        Column(mark("Day"), 110, day=True),
        Column(mark("Case"), 220),
        Column(mark("Name"), 260),
        Column(mark("Reason"), 260),
    ),
    read=sheet_items,
    tabs=STATES,
    deeds=(
        Deed(mark("Enter a receipt written by hand"), "paper", "hand_receipt", along=True),
        Deed(mark("Enter a paper written by hand"), "draft", "hand_paper", along=True),
        Deed(mark("Account for a spoilt sheet"), "close", "hand_spoilt", along=True),
    ),
    says=_says,
    none=mark("No sheet of this book is used yet."),
)
