"""The cash book of this PC for some days, with what was collected by head; shown, printed, saved."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from desktop.ui.bits import Band, badge, card, label, line
from desktop.ui.grid import GridModel, GridView, Head, LinkedModel, Row
from desktop.ui.money.said import head_text, mode_choices, party_text
from desktop.ui.page import Route, Shell
from desktop.ui.span_page import SpanPage
from desktop.ui.theme import S
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.cash_book import CashBook
    from desktop.casework.desk import Desk
    from desktop.casework.ports import PaperOrder

WIDTHS = (40, 92, 196, 160, 190, 90, 90, 90)


@dataclass(frozen=True, slots=True)
class Shown:
    """What the page shows: the book, what was collected by head and mode, and the page of a day that is closed."""

    book: CashBook
    collected: dict[tuple[str, str], int]
    closed: bytes


class CashBookPage(SpanPage):
    """Ctrl+P prints: the kept page where the day is closed, else a working sheet."""

    spans = ("day", "month", "days")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route, tr("Cash book"))
        self.shown: Shown | None = None
        if route.args:
            day = date.fromisoformat(route.args[0])
            self.bar.put(day, day)

    def look(self) -> None:
        """Read the book."""
        desk, span = self.shell.desk, self.bar.span()
        self.read(lambda: read_book(desk, span.since, span.until), self._show)

    def _show(self, shown: Shown) -> None:
        from desktop.casework.cash_book import balance_notes, book_columns, book_rows, book_title

        self.shown = shown
        book = shown.book
        self.name(pick(book_title(book)))
        heads = [
            Head(pick(head), width, money=is_money)
            for (head, _, is_money), width in zip(book_columns(), WIDTHS, strict=True)
        ]
        rows = [Row(tuple(_cell(cell) or "" for cell in row)) for row in book_rows(book)]
        sums = [sum(n for row in rows if isinstance(n := row.cells[at], int)) for at in (5, 6, 7)]
        rows.append(Row(("", "", "", "", tr("Total"), *sums), strong=True))
        table = GridView(self.heading.full, GridModel(heads, rows), lambda at, _column: self._open(at))
        table.fit_rows()
        table.selectRow(0)
        state = badge(tr("closed"), "fine") if shown.closed else badge(tr("open"), "soon")
        opening, closing = (pick(each) for each in balance_notes(book))
        top = line(label(opening), -1, state, proof_badge(proved=book.proved), gap=S)
        self.put([card(top, table, label(closing, "strong"), gap=S), self._collected(shown.collected)])
        if not self.isAncestorOf(self.window().focusWidget() or self.window()):
            table.setFocus()
        if self.route.args and (told := self.shell.take_told(self.route.args[0])):
            self.say(Band(told.text, tr("Ctrl+P prints it."), tone="fine", drawing="check"))

    def _collected(self, found: dict[tuple[str, str], int]) -> QWidget:
        modes = [mode for mode in mode_choices() if any(m == mode for _, m in found)]
        title = label(tr("Collected"), "heading")
        if not found:
            return card(title, label(tr("Nothing in these days."), "muted"), gap=S)
        heads = [
            Head(tr("Head"), 240),
            *(Head(pick(mode_choices()[m]), 130, money=True) for m in modes),
            Head(tr("Total"), 130, money=True),
        ]
        rows, keys = [], list(dict.fromkeys(head for head, _ in found))
        for head in keys:
            sums = [found.get((head, mode), 0) for mode in modes]
            rows.append(Row((head_text(head), *sums, sum(sums))))
        totals = [sum(int(row.cells[n]) for row in rows) for n in range(1, len(modes) + 2)]
        rows.append(Row((tr("Total"), *totals), strong=True))

        def open_cell(at: int, at_column: int) -> None:
            if model.is_link(at, at_column):
                span = self.bar.span()
                days = (span.since.isoformat(), span.until.isoformat())
                mode = modes[at_column - 1] if at_column <= len(modes) else ""
                self.shell.go(Route("made_of", ("taken", keys[at] if at < len(keys) else "", mode, *days)))

        model = LinkedModel(heads, rows)
        table = GridView(tr("Collected"), model, open_cell, by_cell=True)
        table.fit_rows()
        table.setCurrentIndex(model.index(0, 1))
        return card(title, table, gap=S)

    def _open(self, at: int) -> None:
        if self.shown and at < len(self.shown.book.lines):
            desk, entry, day = self.shell.desk, self.shown.book.lines[at].entry, self.shown.book.lines[at].day
            self.read(lambda: _line_route(desk, entry, day), lambda route: route and self.shell.go(route))

    def print(self) -> None:
        """Print the book."""
        if self.shown is None:
            return
        if self.shown.closed:
            self.printed(self.shown.closed)
            return
        desk, book = self.shell.desk, self.shown.book
        self.run("io", lambda: desk.press.print(book_order(desk, book)).pdf, self.printed)

    def save(self) -> None:
        """Save the book as a spreadsheet."""
        from desktop.casework.cash_book import book_columns, book_rows

        if self.shown is not None:
            heads = [pick(head) for head, _, _ in book_columns()]
            rows = [heads, *([_cell(cell) for cell in row] for row in book_rows(self.shown.book))]
            self.save_rows("cash-book", rows, (5, 6, 7))


def proof_badge(*, proved: bool) -> QWidget:
    """Whether a book or statement proves itself."""
    text = tr("It proves itself") if proved else tr("It does not prove itself; have the data checked")
    return badge(text, "fine" if proved else "late")


def read_book(desk: Desk, since: date, until: date) -> Shown:
    """The book and the collection of these days; the kept page where exactly one closed day is asked for."""
    from desktop.casework.cash_book import cash_book, collection

    first, last = since.isoformat(), until.isoformat()
    book = cash_book(desk, first, last)
    return Shown(
        book, collection(desk, first, last, desk.store.device), _closed_page(desk, last) if first == last else b""
    )


def _closed_page(desk: Desk, day: str) -> bytes:
    for subject in desk.store.subjects(f"till:{desk.store.device}/"):
        for entry in desk.store.entries(subject):
            if entry.kind == "day.closed" and entry.data["book"] == day:
                return desk.store.blob(entry.data["papers"][0]["sha256"])
    return b""


def book_order(desk: Desk, book: CashBook) -> PaperOrder:
    """A book that is not closed, as a working sheet."""
    from desktop.casework.cash_book import balance_notes, book_columns, book_period, book_rows, book_title
    from desktop.casework.sheets import table_order

    return table_order(
        desk, book_title(book), book_columns(), book_rows(book), period=book_period(book), notes=balance_notes(book)
    )


def _line_route(desk: Desk, entry: str, day: str) -> Route | None:
    """Where a line of the cash book leads: its receipt, its payment, else its case."""
    from desktop.ui.money.made_of import entry_route

    for prefix in (f"cash/{desk.store.device}/", f"cheque/{desk.store.device}/"):
        for posted in desk.store.posted(prefix, day, day):
            if posted.entry.id == entry:
                return entry_route(desk, posted.entry)
    return None


def _cell(cell: Any) -> str | int:
    return cell if isinstance(cell, int) else party_text(cell)
