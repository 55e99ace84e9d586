"""Arrears by age: what is open under each head, by how long its time is over; every amount leads to its dues."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.ui import words
from desktop.ui.bits import card, label
from desktop.ui.grid import GridView, Head, LinkedModel, Row
from desktop.ui.money.dues_list import AGES
from desktop.ui.money.said import head_text
from desktop.ui.page import Route, Shell
from desktop.ui.span_page import SpanPage
from desktop.ui.theme import S
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk


class ArrearsPage(SpanPage):
    """Arrows and Enter open the dues behind an amount; Ctrl+P prints, X saves."""

    spans = ()

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route, tr("Arrears by age"))
        self.under_day = words.day(shell.desk.today())
        self.name(tr("Arrears by age"), self.under_day)
        self.sums: dict[str, dict[str, int]] = {}

    def look(self) -> None:
        """Read what is open."""
        desk = self.shell.desk
        self.read(lambda: read_sums(desk), self._show)

    def _rows(self) -> list[tuple[str | int, ...]]:
        made: list[tuple[str | int, ...]] = []
        for head, ages in self.sums.items():
            made.append((head_text(head), *(ages.get(age, 0) for age in AGES), sum(ages.values())))
        totals = [sum(each.get(age, 0) for each in self.sums.values()) for age in AGES]
        return [*made, (tr("Total"), *totals, sum(totals))]

    def _names(self) -> list[str]:
        return [tr("Head"), *(tr(text) for text in AGES.values()), tr("Total")]

    def _show(self, sums: dict[str, dict[str, int]]) -> None:
        self.sums = sums
        if not sums:
            self.put([card(label(tr("Nothing is owed here. A demand is made from its case."), "muted", wrap=True))])
            return
        heads = [Head(name, 120 if n else 170, money=n > 0) for n, name in enumerate(self._names())]
        rows = self._rows()
        model = LinkedModel(heads, [Row(cells, strong=n == len(sums)) for n, cells in enumerate(rows)])

        def open_cell(at: int, column: int) -> None:
            if model.is_link(at, column):
                head = (list(sums)[at],) if at < len(sums) else ()
                age = (f"tab={list(AGES)[column - 1]}",) if column <= len(AGES) else ()
                self.shell.go(Route("dues", (*head, *age)))

        table = GridView(self.heading.full, model, open_cell, by_cell=True)
        table.fit_rows()
        table.setCurrentIndex(model.index(0, 1))
        about = tr("The age counts from the last day to pay; before a demand is served its time does not run.")
        keys = tr("Arrows go from number to number, Enter shows what it is made of.")
        self.put([card(table, label(about, "small", wrap=True), label(keys, "small", wrap=True), gap=S)])

    def print(self) -> None:
        """Print the table as a working sheet."""
        desk, title, period, language = self.shell.desk, self.heading.full, self.under_day, words.language()
        columns = [(name, 3, n > 0) for n, name in enumerate(self._names())]
        rows = self._rows()[:-1]  # the sheet adds up by itself

        def work() -> bytes:
            from desktop.casework.sheets import table_order

            return desk.press.print(table_order(desk, title, columns, rows, period=period, languages=(language,))).pdf

        self.run("io", work, self.printed)

    def save(self) -> None:
        """Save the table as a spreadsheet."""
        rows: list[Any] = [self._names(), *map(list, self._rows())]
        self.save_rows("arrears", rows, tuple(range(1, len(AGES) + 2)))


def read_sums(desk: Desk) -> dict[str, dict[str, int]]:
    """What is open by head and age, the heads in their own order."""
    from desktop.casework.arrears import arrears, by_age
    from desktop.casework.money import HEADS

    found = by_age(arrears(desk))
    return {head: found[head] for head in HEADS if head in found}
