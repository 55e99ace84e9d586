"""A receipt: the paper, what became of the money, and what can be done with it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QWidget

from desktop.core import money
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
from desktop.ui.money.said import kind_text, mode_choices, party_text, receipt_state
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.paper_view import PaperView
from desktop.ui.theme import M, S
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.counter import Receipt
    from desktop.casework.printjobs import Piece

ACTS = {
    "receipt_cancel": mark("Cancel the receipt"),
    "receipt_refund": mark("Pay it back"),
    "cheque_realise": mark("Cheque realised"),
    "cheque_dishonour": mark("Cheque dishonoured"),
}
POSSIBLE = {
    "taken": ("receipt_cancel", "receipt_refund"),
    "waiting": ("cheque_realise", "cheque_dishonour", "receipt_cancel"),
    "realised": ("receipt_refund",),
}
AT_ONCE = "receipts.at_once"


class ReceiptPage(Page):
    """Ctrl+P prints; digits do what can be done."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.receipt, self.case = route.args
        self.found: Receipt | None = None
        self.papers: list[bytes] = []
        self.view = PaperView(shell.room, self.run)
        self.side = column(gap=S)
        beside = QWidget()
        beside.setLayout(column(card(self.side), -1))
        self.body.addWidget(Split(self.view, scrolled(beside), (7, 4), least=800), 1)
        self.actions.addWidget(button(tr("Print"), self.print, kind="primary", drawing="print", keys="Ctrl+P"))
        for n in range(1, 5):
            self._key(str(n), lambda n=n: self._do(n))
        self._key("Ctrl+P", self.print)

    def load(self) -> None:
        """Read the receipt and its papers."""
        desk, case, receipt = self.shell.desk, self.case, self.receipt

        def look() -> tuple[Receipt, list[bytes]]:
            from desktop.casework.counter import receipt_at

            found = receipt_at(desk, case, receipt)
            kept = [p for entry in (found.entry, *found.about) for p in entry.data.get("papers", ())]
            return found, [desk.store.blob(p["sha256"]) for p in kept]

        self.read(look, lambda seen: self._show(*seen))

    def first_focus(self) -> None:
        self.view.setFocus()

    def commands(self) -> list[Command]:
        group = self.heading.full
        found = [Command(tr("Print"), self.print, "Ctrl+P", group, "print")]
        return found + [
            Command(tr(ACTS[name]), partial(self.shell.go, self._route(name)), str(n), group, "notices")
            for n, name in enumerate(self._possible(), 1)
        ]

    def print(self, *, ask: bool = True) -> None:
        """Put the newest paper of the receipt into the print queue; a case's note sheet keeps that it was printed."""
        kept = (
            [p for entry in (self.found.entry, *self.found.about) for p in entry.data.get("papers", ())][-1:]
            if self.found
            else []
        )
        if not kept:
            return
        desk, case, paper = self.shell.desk, self.case, kept[0]

        def take() -> list[Piece]:
            from desktop.casework.printjobs import Piece, take_pieces

            if case:
                return take_pieces(desk, case, [paper["id"]])
            return [Piece(paper["sha256"], paper["number"], "", paper.get("order_sha256", ""), paper["text_sha256"])]

        self.shell.prints.order(self, paper["kind"], self.found.number, take, ask=ask)

    def _show(self, found: Receipt, papers: list[bytes]) -> None:
        self.found, self.papers = found, papers
        data = found.entry.data
        self.name(tr("Receipt {number}", number=found.number), party_text(data.get("payer", "")))
        if papers:
            self.view.show_pdf(papers[-1])
        state, tone = receipt_state(found)
        empty(self.side)
        self.side.addLayout(line(label(f"₹ {money.show(found.paise)}", "title"), badge(state, tone), -1, gap=M))
        instrument = data.get("instrument") or {}
        about = [
            pick(mode_choices()[data["mode"]]),
            *(str(instrument[k]) for k in ("number", "bank") if instrument.get(k)),
        ]
        if instrument.get("dated"):
            about.append(words.day(instrument["dated"]))
        for text in (pick(data.get("purpose")), " · ".join(about), words.day(found.entry.day)):
            if text:
                self.side.addWidget(label(text, wrap=True))
        for each in found.about:
            said = f"{words.day(each.day)} {kind_text(each.kind)}"
            why = pick(each.data.get("reason"))
            self.side.addWidget(label(f"{said}: {why}" if why else said, "small", wrap=True))
        self.side.addWidget(rule())
        for n, name in enumerate(self._possible(), 1):
            row = line(picture("notices", 18, "accent"), Elided(tr(ACTS[name])), keycap(str(n)), gap=M)
            row.setStretch(1, 1)
            self.side.addWidget(RowButton(row, partial(self.shell.go, self._route(name)), tr(ACTS[name])))
        if found.case:
            row = line(picture("cases", 18, "accent"), Elided(tr("The case")), gap=M)
            row.setStretch(1, 1)
            self.side.addWidget(RowButton(row, lambda: self.shell.go(Route("case", (found.case,))), tr("The case")))
        self.side.addWidget(rule())
        self.side.addWidget(self._at_once())
        self._tell_done()

    def _tell_done(self) -> None:
        told = self.shell.take_told(self.receipt)
        if not told:
            return
        if told.papers and self.shell.memory.text(AT_ONCE) == "yes":
            self.print(ask=False)
        else:
            self.say(Band(told.text, tr("Ctrl+P prints it."), tone="fine", drawing="check"))

    def _at_once(self) -> QCheckBox:
        box = QCheckBox(tr("Print new receipts at once"))
        box.setChecked(self.shell.memory.text(AT_ONCE) == "yes")
        box.toggled.connect(lambda on: self.shell.memory.keep(AT_ONCE, "yes" if on else "no"))
        return box

    def _possible(self) -> tuple[str, ...]:
        return POSSIBLE.get(self.found.state, ()) if self.found else ()

    def _route(self, name: str) -> Route:
        return Route(name, (self.receipt, self.case))

    def _do(self, number: int) -> None:
        possible = self._possible()
        if number <= len(possible):
            self.shell.go(self._route(possible[number - 1]))

    def _key(self, keys: str, act: Any) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.activated.connect(act)
