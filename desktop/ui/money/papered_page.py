"""A page about one thing of money: its paper, and beside it what it is, what became of it and what can be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.ui import words
from desktop.ui.bits import (
    Band,
    Elided,
    Split,
    badge,
    button,
    card,
    column,
    empty,
    keycap,
    label,
    line,
    picture,
    rule,
    scrolled,
)
from desktop.ui.case_cards import RowButton
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.paper_view import PaperView
from desktop.ui.theme import M, S
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.printjobs import Piece

Way = tuple[str, Route]  # what can be done: its name in the screen's language, and where


class PaperedPage(Page):
    """Ctrl+P prints the newest paper; digits do what can be done. A subclass reads, and calls `show_thing`."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.case = ""
        self.kept: list[Mapping[str, Any]] = []
        self.ways: list[Way] = []
        self.view = PaperView(shell.room, self.run)
        self.side = column(gap=S)
        beside = QWidget()
        beside.setLayout(column(card(self.side), -1))
        self.body.addWidget(Split(self.view, scrolled(beside), (7, 4), least=800), 1)
        self.printing = button(tr("Print"), self.print, kind="primary", drawing="print", keys="Ctrl+P")
        self.actions.addWidget(self.printing)
        for n in range(1, 10):
            self._key(str(n), lambda n=n: self._do(n))
        self._key("Ctrl+P", self.print)

    def first_focus(self) -> None:
        self.view.setFocus()

    def commands(self) -> list[Command]:
        group = self.heading.full
        found = [Command(tr("Print"), self.print, "Ctrl+P", group, "print")] if self.kept else []
        return found + [
            Command(text, partial(self.shell.go, route), str(n), group, "notices")
            for n, (text, route) in enumerate(self.ways, 1)
        ]

    def show_thing(
        self, paise: int, state: tuple[str, str], said: Sequence[str], after: Sequence[str], ways: Sequence[Way]
    ) -> None:
        """Show the amount with its state, what is said of it, what became of it, and the ways on."""
        self.ways = list(ways)
        self.printing.setVisible(bool(self.kept))
        empty(self.side)
        self.side.addLayout(line(label(words.rupees(paise), "title"), badge(*state), -1, gap=M))
        for text in said:
            if text:
                self.side.addWidget(label(text, wrap=True))
        for text in after:
            self.side.addWidget(label(text, "small", wrap=True))
        self.side.addWidget(rule())
        for n, (text, route) in enumerate(self.ways, 1):
            row = line(picture("notices", 18, "accent"), Elided(text), keycap(str(n)), gap=M)
            row.setStretch(1, 1)
            self.side.addWidget(RowButton(row, partial(self.shell.go, route), text))
        if self.case:
            row = line(picture("cases", 18, "accent"), Elided(tr("The case")), gap=M)
            row.setStretch(1, 1)
            case = Route("case", (self.case,))
            self.side.addWidget(RowButton(row, partial(self.shell.go, case), tr("The case")))

    def show_paper(self, papers: Sequence[bytes]) -> None:
        """Show the newest paper, if there is any."""
        self.view.setVisible(bool(papers))
        if papers:
            self.view.show_pdf(papers[-1])

    def tell_done(self, place: str) -> bool:
        """Say what was just done here; whether it made a paper."""
        told = self.shell.take_told(place)
        if told:
            self.say(Band(told.text, tr("Ctrl+P prints it.") if told.papers else "", tone="fine", drawing="check"))
        return bool(told and told.papers)

    def print(self, *, ask: bool = True) -> None:
        """Put the newest paper into the print queue; a case's note sheet keeps that it was printed."""
        if not self.kept:
            return
        desk, case, paper = self.shell.desk, self.case, self.kept[-1]

        def take() -> list[Piece]:
            from desktop.casework.printjobs import Piece, take_pieces

            if case:
                return take_pieces(desk, case, [paper["id"]])
            return [Piece(paper["sha256"], paper["number"], "", paper.get("order_sha256", ""), paper["text_sha256"])]

        self.shell.prints.order(self, paper["kind"], str(paper["number"]), take, ask=ask)

    def _do(self, number: int) -> None:
        if number <= len(self.ways):
            self.shell.go(self.ways[number - 1][1])

    def _key(self, keys: str, act: Any) -> None:
        QShortcut(QKeySequence(keys), self).activated.connect(act)
