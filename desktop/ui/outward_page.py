"""What went out between two days: print it in one job, or its labels and window-envelope sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox

from desktop.ui import words
from desktop.ui.bits import button, line
from desktop.ui.list_page import ListPage
from desktop.ui.lists import Asked, Column, Item, Kind, every_word
from desktop.ui.page import Command, Route, Shell
from desktop.ui.span_page import Act
from desktop.ui.theme import S
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.casework.outward import Sent
    from desktop.casework.printjobs import Piece

SHEETS = (("3x8", "3 × 8"), ("2x8", "2 × 8"), ("2x4", "2 × 4"))


def sent_items(desk: Desk, asked: Asked) -> Iterator[Item]:
    """The papers that went out in these days, by day."""
    from desktop.casework.outward import sent

    for each in sent(desk, asked.since, asked.until):
        paper, address = each.paper, pick(each.address)
        cells = (
            words.day(paper.issued_on),
            paper.number,
            pick(paper.title),
            pick(each.name),
            address,
            each.file_number,
        )
        yield Item(cells, Route("paper", (each.case, paper.id)), find=every_word(each.name, paper.title), of=each)


OUTWARD = Kind(
    title=mark("Papers that went out"),
    columns=(
        Column(mark("Day"), 100, day=True),
        Column(mark("Number"), 200),
        Column(mark("Kind of paper"), 240, narrow=True),
        Column(mark("Addressee"), 220),
        Column(mark("Address"), 260),
        Column(mark("Case"), 190),
    ),
    read=sent_items,
    spans=("day", "month", "days"),
    says=lambda desk, asked: tr("Print them in one job, with labels or for window envelopes."),
    none=mark("No paper went out in these days."),
)


class OutwardPage(ListPage):
    """Ctrl+P prints the papers shown as one job; L makes their labels, W the sheets for window envelopes."""

    def __init__(self, shell: Shell, route: Route) -> None:
        self.sheet = QComboBox()
        self.sheet.setAccessibleName(tr("Sheet of labels"))
        for layout, text in SHEETS:
            self.sheet.addItem(text, layout)
        super().__init__(shell, route)
        below = [button(text, act, keys=key, drawing="paper") for text, act, key in self._sheets()]
        self.body.addLayout(line(below[0], self.sheet, *below[1:], -1, gap=S))
        for _, act, key in self._sheets():
            QShortcut(QKeySequence(key), self).activated.connect(act)

    def acts(self) -> list[Act]:
        """The papers themselves are printed here, not the list of them."""
        return [*super().acts()[:-1], (tr("Print these papers"), self.print, "Ctrl+P", "print")]

    def commands(self) -> list[Command]:
        group = self.heading.full
        return [*super().commands(), *(Command(text, act, key, group, "paper") for text, act, key in self._sheets())]

    def _sheets(self) -> list[tuple[str, Callable[[], None], str]]:
        """What is printed beside the papers, on sheets of its own."""
        return [
            (tr("Labels"), self.make_labels, "L"),
            (tr("For window envelopes"), partial(self.make_labels, "window"), "W"),
        ]

    def chosen(self) -> list[Sent]:
        """The papers shown."""
        return [each.of for each in self.shown]

    def print(self) -> None:
        """All papers shown as one job."""
        from desktop.casework.printjobs import take_pieces

        chosen, desk = self.chosen(), self.shell.desk
        if not self.whole() or not chosen:
            return
        by_case: dict[str, list[str]] = {}
        for each in chosen:
            by_case.setdefault(each.case, []).append(each.paper.id)

        def take() -> list[Piece]:
            return [piece for case, papers in by_case.items() for piece in take_pieces(desk, case, papers)]

        span, kinds = self.bar.span(), {each.paper.kind for each in chosen}
        title = " – ".join(dict.fromkeys((words.day(span.since), words.day(span.until))))
        self.shell.prints.order(self, kinds.pop() if len(kinds) == 1 else "batch", title, take)

    def make_labels(self, layout: str = "") -> None:
        """Labels or address sheets of the papers shown, opened in the system's viewer to be printed on their own sheets."""
        from desktop.ui.printer import open_elsewhere

        room, chosen, sheet = self.shell.room, self.chosen(), layout or self.sheet.currentData()
        if self.whole() and chosen:
            self.run("io", lambda: room.labels(chosen, sheet, 1), lambda pdf: open_elsewhere(pdf, tr("Labels")))
