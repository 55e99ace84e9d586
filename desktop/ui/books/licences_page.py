"""The licences of the office as they stand today: kind, holder, until when; Enter opens the case."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup

from desktop.ui import words
from desktop.ui.bits import Flow, button, label, line
from desktop.ui.books.register_page import counted, saved
from desktop.ui.columns import Columns
from desktop.ui.grid import GridView, Head, Row
from desktop.ui.law_words import provision_text
from desktop.ui.long_model import LongModel
from desktop.ui.outing import Outing, Tell
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.theme import XS
from desktop.ui.words import mark, pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Desk

TABS = {
    "": mark("All"),
    "in_force": mark("in force"),
    "suspended": mark("suspended"),
    "expired": mark("expired"),
    "withdrawn": mark("withdrawn"),
}


class LicencesPage(Page):
    """Alt and the arrows turn the tabs; X saves, C chooses the columns."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.state = ""
        heads = [
            Head(tr("Number"), 200),
            Head(tr("Holder"), 230),
            Head(tr("Section"), 320),
            Head(tr("Since"), 100),
            Head(tr("Until"), 100),
            Head(tr("State"), 110),
        ]
        self.name(tr("Licences"), words.day(shell.desk.today()))
        self.model = LongModel(heads, self.read)
        self.view = GridView(tr("Licences"), self.model, self._open)
        self.columns = Columns(self.view, shell.memory, "licences")
        self.out = Outing(self)
        self.count = label("", "muted")
        self.tabs = QButtonGroup(self)
        bar = Flow(gap=XS)
        for state, text in TABS.items():
            tab = button(tr(text), partial(self._turn, state), kind="tab", keys="Alt+← Alt+→")
            tab.setCheckable(True)
            tab.setProperty("state", state)
            tab.setChecked(not state)
            self.tabs.addButton(tab)
            bar.addWidget(tab)
        for text, act, keys, drawing in self._acts():
            self.actions.addWidget(button(text, act, keys=keys, drawing=drawing))
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        for keys, by in (("Alt+Left", -1), ("Alt+Right", 1)):
            QShortcut(QKeySequence(keys), self).activated.connect(partial(self._step, by))
        self.body.addLayout(bar)
        self.none = label(tr("No licence here."), "lead")
        self.none.hide()
        self.body.addWidget(self.none)
        self.body.addWidget(self.view, 1)
        self.body.addLayout(line(self.count, -1))

    def load(self) -> None:
        """Read the licences."""
        desk, state = self.shell.desk, self.state
        self.model.show(lambda: licence_rows(desk, state), self._grown)

    def leave(self) -> None:
        self.model.stop()

    def first_focus(self) -> None:
        self.view.setFocus()

    def escape(self) -> bool:
        if not self.state:
            return False
        self._turn("")
        return True

    def commands(self) -> list[Command]:
        return [Command(text, act, keys, tr("Licences"), drawing) for text, act, keys, drawing in self._acts()]

    def _acts(self) -> list[tuple[str, Any, str, str]]:
        return [
            (tr("Columns"), self._choose_columns, "C", "open"),
            (tr("Save as .xlsx"), self.save, "X", "paper"),
        ]

    def _turn(self, state: str) -> None:
        self.state = state
        for each in self.tabs.buttons():
            each.setChecked(each.property("state") == state)
        self.load()
        self.view.setFocus()

    def _step(self, by: int) -> None:
        states = list(TABS)
        self._turn(states[(states.index(self.state) + by) % len(states)])

    def _grown(self) -> None:
        said = trn("%n lines", self.model.rowCount())
        self.count.setText(said if self.model.over else f"{said} …")
        nothing = self.model.over and not self.model.rowCount()
        self.none.setVisible(nothing)
        if self.model.rowCount() and not self.view.currentIndex().isValid():
            self.view.selectRow(0)

    def _open(self, at: int, _column: int) -> None:
        row = self.model.row(at)
        if row:
            self.shell.go(Route("case", (row.opens,)))

    def _choose_columns(self) -> None:
        self.columns.open(self.view.mapToGlobal(self.view.rect().topLeft()))

    def save(self) -> None:
        """Save the licences shown, with the columns shown, as a spreadsheet."""
        from desktop.ui.printer import ask_path

        path = ask_path(self, self.heading.full, "xlsx")
        if path is None:
            return
        desk, state, shown, heads = self.shell.desk, self.state, self.columns.shown(), self.model.heads
        save_table = self.shell.room.save_table

        def rows() -> Iterator[list[str | int]]:
            yield [heads[column].text for column in shown]
            for row in licence_rows(desk, state):
                yield [row.cells[column] for column in shown]

        def work(tell: Tell) -> int:
            return save_table(path, "licences", counted(rows(), tell), ())

        self.out.start(tr("Saving the table"), tr("{n} lines"), work, lambda lines: self.say(saved(path, lines)))


def licence_rows(desk: Desk, state: str) -> Iterator[Row]:
    """The licences as they stand today, of one state or ('') of all."""
    from desktop.casework.licences import licences_of

    for case, licence in licences_of(desk, desk.today()):
        if state and licence.state != state:
            continue
        cells = (
            licence.number,
            pick(licence.holder),
            provision_text(desk.law, licence.provision),
            words.day(licence.since),
            words.day(licence.until),
            tr(TABS[licence.state]),
        )
        yield Row(cells, case)
