"""What went out between two days: print it in one job, or its labels and window-envelope sheets."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QComboBox, QLineEdit

from desktop.core.errors import FieldError
from desktop.ui import words
from desktop.ui.amounts import typed_day
from desktop.ui.bits import Scroll, button, card, column, label, line
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.print_page import _holding
from desktop.ui.theme import M, S
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.outward import Sent
    from desktop.casework.printjobs import Piece

SHEETS = (("3x8", "3 × 8"), ("2x8", "2 × 8"), ("2x4", "2 × 4"))
SHOWN = 200  # papers listed; all of them are printed


class OutwardPage(Page):
    """The papers of a day, or of more."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.name(tr("Papers that went out"), tr("Print them in one job, with labels or for window envelopes."))
        today = shell.desk.today()
        self.first, self.last = (self._day(name, today) for name in (tr("From"), tr("To")))
        self.kind = QComboBox()
        self.kind.setAccessibleName(tr("Kind of paper"))
        self.kind.addItem(tr("All kinds"), "")
        self.sheet = QComboBox()
        self.sheet.setAccessibleName(tr("Sheet of labels"))
        for layout, text in SHEETS:
            self.sheet.addItem(text, layout)
        shortcut = QShortcut(QKeySequence("Ctrl+P"), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.print_papers)
        find = button(tr("Show"), self.load, keys="Enter")
        self.body.addLayout(
            line(label(tr("From")), self.first, label(tr("To")), self.last, self.kind, find, -1, gap=S)
        )
        self.area = Scroll()
        self.body.addWidget(self.area, 1)
        self.print_all = button(
            tr("Print these papers"), self.print_papers, kind="primary", drawing="print", keys="Ctrl+P"
        )
        self.doing = [
            self.print_all,
            button(tr("Labels"), lambda: self.make_labels(self.sheet.currentData())),
            self.sheet,
            button(tr("For window envelopes"), lambda: self.make_labels("window")),
        ]
        self.body.addLayout(line(*self.doing, -1, gap=S))
        self.found: list[Sent] = []
        self.kind.currentIndexChanged.connect(lambda _at: self._list())

    def _day(self, name: str, day: date) -> QLineEdit:
        field = QLineEdit(words.day(day))
        field.setAccessibleName(name)
        field.setFixedWidth(120)
        field.returnPressed.connect(self.load)
        return field

    def load(self) -> None:
        """Read what went out between the days."""
        from desktop.casework.outward import sent

        try:
            first, last = (typed_day(field, self.shell.desk.today()) for field in (self.first, self.last))
        except FieldError as error:
            self.tell(error)
            return
        desk = self.shell.desk
        self.read(lambda: sent(desk, first, last), self._show)

    def first_focus(self) -> None:
        self.first.setFocus()

    def commands(self) -> list[Command]:
        return [Command(tr("Print these papers"), self.print_papers, "Ctrl+P", self.heading.full, "print")]

    def chosen(self) -> list[Sent]:
        """The papers of the kind chosen."""
        kind = self.kind.currentData()
        return [each for each in self.found if kind in ("", each.paper.kind)]

    def _show(self, found: list[Sent]) -> None:
        self.found = found
        kept = self.kind.currentData()
        self.kind.blockSignals(True)
        self.kind.clear()
        self.kind.addItem(tr("All kinds"), "")
        for kind, title in {each.paper.kind: pick(each.paper.title) for each in found}.items():
            self.kind.addItem(title, kind)
        self.kind.setCurrentIndex(max(self.kind.findData(kept), 0))
        self.kind.blockSignals(False)
        self._list()

    def _list(self) -> None:
        chosen = self.chosen()
        for each in self.doing:
            each.setEnabled(bool(chosen))
        rows = [label(trn("%n papers", len(chosen)), "heading")]
        for each in chosen[:SHOWN]:
            text = " · ".join((words.day(each.paper.issued_on), each.paper.number, pick(each.paper.title)))
            rows.append(label(f"{text} · {pick(each.name)}", wrap=True))
        cards = column(card(*rows, gap=S), gap=M)
        cards.addStretch(1)
        self.area.setWidget(_holding(cards))

    def print_papers(self) -> None:
        """All of them as one job."""
        from desktop.casework.printjobs import take_pieces

        chosen, desk = self.chosen(), self.shell.desk
        if not chosen:
            return
        by_case: dict[str, list[str]] = {}
        for each in chosen:
            by_case.setdefault(each.case, []).append(each.paper.id)

        def take() -> list[Piece]:
            return [piece for case, papers in by_case.items() for piece in take_pieces(desk, case, papers)]

        title = " – ".join(dict.fromkeys((self.first.text(), self.last.text())))
        self.shell.prints.order(self, self.kind.currentData() or "batch", title, take)

    def make_labels(self, layout: str) -> None:
        """Labels or address sheets, opened in the system's viewer to be printed on their own sheets."""
        from desktop.ui.printer import open_elsewhere

        room, chosen = self.shell.room, self.chosen()
        self.run("io", lambda: room.labels(chosen, layout, 1), lambda pdf: open_elsewhere(pdf, tr("Labels")))
