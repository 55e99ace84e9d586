"""The cash book of this PC for some days, with what was collected by head; shown, printed, saved."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.ui.bits import Band, Scroll, badge, button, card, column, label, line
from desktop.ui.grid import GridModel, GridView, Head, Row
from desktop.ui.money.said import head_text, mode_choices, party_text
from desktop.ui.page import Command, Page, Route, Shell, later
from desktop.ui.span_bar import SpanBar
from desktop.ui.theme import M, S
from desktop.ui.words import pick, tr, trn

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


class CashBookPage(Page):
    """Ctrl+P prints: the kept page where the day is closed, else a working sheet."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.name(tr("Cash book"))
        self.shown: Shown | None = None
        self.area = Scroll()
        self._soon = later(0, self._read, self)
        self.bar = SpanBar(self, self._soon.start, ("day", "month", "days"), wards=False)
        if route.args:
            day = date.fromisoformat(route.args[0])
            self.bar.put(day, day)
        self.body.addWidget(self.bar)
        self.body.addWidget(self.area, 1)
        for text, act, keys, drawing in self._acts():
            kind = "primary" if keys == "Ctrl+P" else ""
            self.actions.addWidget(button(text, act, keys=keys, drawing=drawing, kind=kind))
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(act)

    def load(self) -> None:
        """Read the book."""
        self._soon.start()

    def first_focus(self) -> None:
        self.setFocus()

    def commands(self) -> list[Command]:
        return [Command(text, act, keys, self.heading.full, drawing) for text, act, keys, drawing in self._acts()]

    def _acts(self) -> list[tuple[str, Any, str, str]]:
        return [(tr("Save as .xlsx"), self.save, "X", "paper"), (tr("Print"), self.print, "Ctrl+P", "print")]

    def _read(self) -> None:
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
        proved = badge(
            tr("It proves itself") if book.proved else tr("It does not prove itself; have the data checked"),
            "fine" if book.proved else "late",
        )
        state = badge(tr("closed"), "fine") if shown.closed else badge(tr("open"), "soon")
        opening, closing = (pick(each) for each in balance_notes(book))
        inner = QWidget()
        inner.setLayout(
            column(
                card(line(label(opening), -1, state, proved, gap=S), table, label(closing, "strong"), gap=S),
                self._collected(shown.collected),
                -1,
                gap=M,
            )
        )
        self.area.setWidget(inner)
        if self.hasFocus() or not self.isAncestorOf(self.window().focusWidget() or self.window()):
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
        rows = []
        for head in dict.fromkeys(head for head, _ in found):
            sums = [found.get((head, mode), 0) for mode in modes]
            rows.append(Row((head_text(head), *sums, sum(sums))))
        totals = [sum(int(row.cells[n]) for row in rows) for n in range(1, len(modes) + 2)]
        rows.append(Row((tr("Total"), *totals), strong=True))
        table = GridView(tr("Collected"), GridModel(heads, rows), lambda _at, _column: None)
        table.fit_rows()
        return card(title, table, gap=S)

    def _open(self, at: int) -> None:
        if self.shown and at < len(self.shown.book.lines):
            desk, entry, day = self.shell.desk, self.shown.book.lines[at].entry, self.shown.book.lines[at].day
            self.read(lambda: _receipt_route(desk, entry, day), lambda route: route and self.shell.go(route))

    def print(self) -> None:
        """Print the book."""
        if self.shown is None:
            return
        if self.shown.closed:
            self._printed(self.shown.closed)
            return
        desk, book = self.shell.desk, self.shown.book
        self.run("io", lambda: desk.press.print(book_order(desk, book)).pdf, self._printed)

    def _printed(self, pdf: bytes) -> None:
        from desktop.ui.printer import print_papers

        if print_papers(self.shell.room, self, [pdf], self.heading.full):
            self.say(Band(tr("Sent to the printer"), tone="fine", drawing="check"))

    def save(self) -> None:
        """Save the book as a spreadsheet."""
        from desktop.ui.printer import ask_path

        path = ask_path(self, self.heading.full, "xlsx") if self.shown else None
        if path is None or self.shown is None:
            return
        from desktop.casework.cash_book import book_columns, book_rows

        heads = [pick(head) for head, _, _ in book_columns()]
        rows = [heads, *([_cell(cell) for cell in row] for row in book_rows(self.shown.book))]
        save = self.shell.room.save_table
        told = lambda lines: self.say(Band(trn("%n lines are saved", lines), str(path), tone="fine", drawing="check"))  # noqa: E731
        self.run("io", lambda: save(path, "cash-book", rows, (5, 6, 7)), told)


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


def _receipt_route(desk: Desk, entry: str, day: str) -> Route | None:
    from desktop.casework.counter import receipts_between

    for each in receipts_between(desk, day, day):
        if entry in (each.entry.id, *(e.id for e in each.about)):
            return Route("receipt", (each.id, each.case))
    return None


def _cell(cell: Any) -> str | int:
    return cell if isinstance(cell, int) else party_text(cell)
