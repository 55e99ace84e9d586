"""Demand, collection and balance by head, for a month, a quarter or a year; printed and kept under a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.ui.bits import Band, card, label, line
from desktop.ui.grid import GridView, Head, LinkedModel, Row
from desktop.ui.money.book_page import proof_badge
from desktop.ui.money.said import case_words, head_text
from desktop.ui.page import Route, Shell
from desktop.ui.span_page import Act, SpanPage
from desktop.ui.theme import S
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done
    from desktop.casework.statement import Statement

COLUMNS = ("opening", "demanded", "remitted", "collected", "balance")


class StatementPage(SpanPage):
    """Arrows and Enter open what a figure is made of; Ctrl+P prints it and keeps it; X saves it."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route, tr("Demand, collection and balance"))
        self.statement: Statement | None = None

    def acts(self) -> list[Act]:
        """Save, print; the dues behind the balance are one key away."""
        return [
            (tr("Save as .xlsx"), self.save, "X", "paper"),
            (tr("Dues and recovery"), lambda: self.shell.go(Route("dues")), "D", "cases"),
            (tr("Print and keep"), self.print, "Ctrl+P", "print"),
        ]

    def look(self) -> None:
        """Read the statement."""
        desk, span = self.shell.desk, self.bar.span()

        def read() -> Statement:
            from desktop.casework.statement import statement

            return statement(desk, span.since, span.until)

        self.read(read, self._show)

    def _heads(self) -> list[Head]:
        told = case_words("statement")
        return [Head(pick(told["head"]), 220), *(Head(pick(told[each]), 150, money=True) for each in COLUMNS)]

    def _rows(self, found: Statement) -> list[tuple[str | int, ...]]:
        return [(head_text(x.head), *(getattr(x, each) for each in COLUMNS)) for x in found.lines]

    def _show(self, found: Statement) -> None:
        self.statement = found
        rows = [Row(cells) for cells in self._rows(found)]
        rows.append(Row((tr("Total"), *(getattr(found.total, each) for each in COLUMNS)), strong=True))
        model = LinkedModel(self._heads(), rows)

        def open_cell(at: int, at_column: int) -> None:
            if model.is_link(at, at_column):
                head = found.lines[at].head if at < len(found.lines) else ""
                days = (found.since.isoformat(), found.until.isoformat())
                self.shell.go(Route("made_of", (COLUMNS[at_column - 1], head, "", *days)))

        table = GridView(self.heading.full, model, open_cell, by_cell=True)
        table.fit_rows()
        table.setCurrentIndex(model.index(0, len(COLUMNS)))
        about = tr(
            "Opening and demand, less what was let go and collected, come to the balance, which the ledger gives by itself."
        )
        keys = tr("Arrows go from number to number, Enter shows what it is made of.")
        proof = line(proof_badge(proved=found.proved), -1)
        self.put([card(table, proof, label(about, "small", wrap=True), label(keys, "small", wrap=True), gap=S)])

    def print(self) -> None:
        """Keep the statement under its number, and print it."""
        desk, span = self.shell.desk, self.bar.span()
        until = min(span.until, desk.today())

        def work() -> tuple[Done, bytes]:
            from desktop.casework.statement import print_statement

            done = print_statement(desk, span.since, until)
            return done, desk.store.blob(done.entries[0].data["papers"][0]["sha256"])

        self.run("write", work, lambda made: self._kept(*made))

    def _kept(self, done: Done, pdf: bytes) -> None:
        from desktop.ui.printer import print_papers

        number = done.entries[0].data["number"]
        kept = tr("Kept as {number}", number=number)
        self.say(Band(kept, tone="fine", drawing="check"))
        if print_papers(self.shell.room, self, [pdf], number):
            self.say(Band(kept, tr("Sent to the printer"), tone="fine", drawing="check"))

    def save(self) -> None:
        """Save the statement as a spreadsheet."""
        if self.statement is not None:
            rows: list[Any] = [[each.text for each in self._heads()], *map(list, self._rows(self.statement))]
            self.save_rows("statement", rows, (1, 2, 3, 4, 5))
