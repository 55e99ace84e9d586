"""Demand, collection and balance by head, for a month, a quarter or a year; printed and kept under a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.ui.bits import Band, Scroll, badge, button, card, column, label, line
from desktop.ui.grid import GridModel, GridView, Head, Row
from desktop.ui.money.said import case_words, head_text
from desktop.ui.page import Command, Page, Route, Shell, later
from desktop.ui.span_bar import SpanBar
from desktop.ui.theme import M, S
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Done
    from desktop.casework.statement import Statement

COLUMNS = ("opening", "demanded", "remitted", "collected", "balance")


class StatementPage(Page):
    """Ctrl+P prints it and keeps it; X saves it."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.name(tr("Demand, collection and balance"))
        self.statement: Statement | None = None
        self.area = Scroll()
        self._soon = later(0, self._read, self)
        self.bar = SpanBar(self, self._soon.start, ("month", "quarter", "year", "days"), wards=False)
        self.body.addWidget(self.bar)
        self.body.addWidget(self.area, 1)
        for text, act, keys, drawing in self._acts():
            kind = "primary" if keys == "Ctrl+P" else ""
            self.actions.addWidget(button(text, act, keys=keys, drawing=drawing, kind=kind))
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(act)

    def load(self) -> None:
        """Read the statement."""
        self._soon.start()

    def first_focus(self) -> None:
        self.setFocus()

    def commands(self) -> list[Command]:
        return [Command(text, act, keys, self.heading.full, drawing) for text, act, keys, drawing in self._acts()]

    def _acts(self) -> list[tuple[str, Any, str, str]]:
        return [(tr("Save as .xlsx"), self.save, "X", "paper"), (tr("Print and keep"), self.print, "Ctrl+P", "print")]

    def _read(self) -> None:
        desk, span = self.shell.desk, self.bar.span()

        def look() -> Statement:
            from desktop.casework.statement import statement

            return statement(desk, span.since, span.until)

        self.read(look, self._show)

    def _heads(self) -> list[Head]:
        told = case_words("statement")
        return [Head(pick(told["head"]), 220), *(Head(pick(told[each]), 150, money=True) for each in COLUMNS)]

    def _rows(self, found: Statement) -> list[tuple[str | int, ...]]:
        return [(head_text(x.head), *(getattr(x, each) for each in COLUMNS)) for x in found.lines]

    def _show(self, found: Statement) -> None:
        self.statement = found
        rows = [Row(cells) for cells in self._rows(found)]
        rows.append(Row((tr("Total"), *(getattr(found.total, each) for each in COLUMNS)), strong=True))
        table = GridView(self.heading.full, GridModel(self._heads(), rows), lambda _at, _column: None)
        table.fit_rows()
        table.selectRow(0)
        text = tr("It proves itself") if found.proved else tr("It does not prove itself; have the data checked")
        proof = line(badge(text, "fine" if found.proved else "late"), -1)
        about = tr(
            "Opening and demand, less what was let go and collected, come to the balance, which the ledger gives by itself."
        )
        inner = QWidget()
        inner.setLayout(column(card(table, proof, label(about, "small", wrap=True), gap=S), -1, gap=M))
        self.area.setWidget(inner)
        if self.hasFocus():
            table.setFocus()

    def print(self) -> None:
        """Keep the statement under its number, and print it."""
        desk, span = self.shell.desk, self.bar.span()
        until = min(span.until, desk.today())

        def work() -> tuple[Done, bytes]:
            from desktop.casework.statement import print_statement

            done = print_statement(desk, span.since, until)
            return done, desk.store.blob(done.entries[0].data["papers"][0]["sha256"])

        self.run("write", work, lambda made: self._printed(*made))

    def _printed(self, done: Done, pdf: bytes) -> None:
        from desktop.ui.printer import print_papers

        number = done.entries[0].data["number"]
        self.say(Band(tr("Kept as {number}", number=number), tone="fine", drawing="check"))
        if print_papers(self.shell.room, self, [pdf], number):
            self.say(
                Band(tr("Kept as {number}", number=number), tr("Sent to the printer"), tone="fine", drawing="check")
            )

    def save(self) -> None:
        """Save the statement as a spreadsheet."""
        from desktop.ui.printer import ask_path

        path = ask_path(self, self.heading.full, "xlsx") if self.statement else None
        if path is None or self.statement is None:
            return
        rows = [[each.text for each in self._heads()], *(list(cells) for cells in self._rows(self.statement))]
        save = self.shell.room.save_table
        told = lambda lines: self.say(Band(trn("%n lines are saved", lines), str(path), tone="fine", drawing="check"))  # noqa: E731
        self.run("io", lambda: save(path, "statement", rows, (1, 2, 3, 4, 5)), told)
