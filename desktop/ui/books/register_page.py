"""A register: its lines for some days and a ward, its sums, on paper or as a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut

from desktop.core import money
from desktop.ui import words
from desktop.ui.bits import Band, button, label, line
from desktop.ui.columns import Columns
from desktop.ui.grid import GridView, Head, Row
from desktop.ui.long_model import LongModel
from desktop.ui.outing import Outing, Tell
from desktop.ui.page import Command, Page, Route, Shell, later
from desktop.ui.span_bar import SpanBar
from desktop.ui.theme import L
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.casework.register_pages import Closing
    from desktop.casework.registers import Register

PIXELS = 92  # of a column's share of the width
LONG = {"number": 200, "file": 200}  # numbers are read whole


class RegisterPage(Page):
    """Enter opens the case of a line; Ctrl+P prints, X saves, C chooses the columns."""

    def __init__(self, shell: Shell, route: Route) -> None:
        from desktop.casework.registers import register

        super().__init__(shell, route)
        self.register: Register = register(route.args[0])
        self.name(pick(self.register.title))
        self.closing: Closing | None = None
        heads = [
            Head(pick(c.head), LONG.get(c.cell, max(64, round(c.share * PIXELS))), money=c.summed)
            for c in self.register.columns
        ]
        self.model = LongModel(heads, self.read)
        self.view = GridView(pick(self.register.title), self.model, self._open)
        self.columns = Columns(self.view, shell.memory, f"register.{self.register.name}")
        self.bar = SpanBar(self, self._look)
        self.count = label("", "muted")
        self.sums = label("", "strong")
        self.out = Outing(self)
        self._soon = later(0, self._read, self)
        for text, act, keys, drawing in self._acts():
            self.actions.addWidget(
                button(text, act, keys=keys, drawing=drawing, kind="primary" if keys == "Ctrl+P" else "")
            )
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        self.body.addWidget(self.bar)
        self.body.addWidget(self.view, 1)
        foot = line(self.count, self.sums, -1, gap=L)
        self.body.addLayout(foot)

    def load(self) -> None:
        """Read the lines of the days chosen."""
        self._look()

    def leave(self) -> None:
        self.model.stop()

    def first_focus(self) -> None:
        self.view.setFocus()

    def escape(self) -> bool:
        return self.bar.clear()

    def commands(self) -> list[Command]:
        group = self.heading.full
        return [Command(text, act, keys, group, drawing) for text, act, keys, drawing in self._acts()]

    def _acts(self) -> list[tuple[str, Any, str, str]]:
        return [
            (tr("Columns"), self._choose_columns, "C", "open"),
            (tr("Save as .xlsx"), self.save, "X", "paper"),
            (tr("Print"), self.print, "Ctrl+P", "print"),
        ]

    # reading ------------------------------------------------------------

    def _look(self) -> None:
        self._soon.start()

    def _read(self) -> None:
        from desktop.casework.register_pages import Closing

        closing = Closing(sums=dict.fromkeys(self.register.summed, 0))
        self.closing = closing
        desk, chosen, span, language = self.shell.desk, self.register, self.bar.span(), words.language()
        self.hush()
        self.model.show(lambda: lines_of(desk, chosen, span, language, closing), self._grown)

    def _grown(self) -> None:
        closing = self.closing
        if closing is None:
            return
        said = trn("%n lines", self.model.rowCount())
        if closing.struck:
            said = f"{said} · {trn('%n struck out', closing.struck)}"
        self.count.setText(said if self.model.over else f"{said} …")
        sums = [f"{pick(self.register.columns[n].head)}: ₹ {money.show(p)}" for n, p in closing.sums.items()]
        self.sums.setText(" · ".join(sums) if self.model.over else "")
        if self.model.rowCount() and not self.view.currentIndex().isValid():
            self.view.selectRow(0)

    def _open(self, at: int, _column: int) -> None:
        row = self.model.row(at)
        if row and row.opens:
            self.shell.go(Route("case", (row.opens,)))

    def _choose_columns(self) -> None:
        self.columns.open(self.view.mapToGlobal(self.view.rect().topLeft()))

    # going out ----------------------------------------------------------

    def print(self) -> None:
        """Set the register in type, volume by volume, and print it."""
        from dataclasses import replace

        desk, chosen, span = self.shell.desk, self.register, self.bar.span()

        def work(tell: Tell) -> bytes:
            from desktop.casework.register_pages import print_register

            watched = replace(desk, press=Watched(desk.press, tell))
            return print_register(watched, chosen, span)[0]

        self.out.start(tr("Setting the register in type"), tr("{n} volumes"), work, self._printed)

    def _printed(self, pdf: bytes) -> None:
        from desktop.ui.printer import print_papers

        if print_papers(self.shell.room, self, [pdf], self.heading.full):
            self.say(Band(tr("Sent to the printer"), tone="fine", drawing="check"))

    def save(self) -> None:
        """Save the register as a spreadsheet."""
        from desktop.ui.printer import ask_path

        path = ask_path(self, self.heading.full, "xlsx")
        if path is None:
            return
        desk, chosen, span, language = self.shell.desk, self.register, self.bar.span(), words.language()
        save_table = self.shell.room.save_table

        def work(tell: Tell) -> tuple[Path, int]:
            from desktop.casework.register_pages import Closing, note_reading, register_table

            closing = Closing()
            rows = counted(register_table(desk, chosen, span, language, closing), tell)
            lines = save_table(path, chosen.name, rows, chosen.summed)
            note_reading(desk, chosen, span, closing, "exported")
            return path, lines

        self.out.start(tr("Saving the table"), tr("{n} lines"), work, lambda done: self.say(saved(*done)))


class Watched:
    """A press that tells of every paper it sets, so that a long run can be followed and stopped."""

    def __init__(self, press: Any, tell: Tell) -> None:
        self._press, self._tell, self._n = press, tell, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._press, name)

    def print(self, order: Any) -> Any:
        """One paper."""
        self._step()
        return self._press.print(order)

    def print_run(self, orders: Any) -> bytes:
        """Several papers, told one by one."""
        found: bytes = self._press.print_run(self._each(orders))
        return found

    def _each(self, orders: Any) -> Iterator[Any]:
        for order in orders:
            self._step()
            yield order

    def _step(self) -> None:
        self._n += 1
        self._tell(self._n)


def counted(rows: Iterator[Any], tell: Tell) -> Iterator[Any]:
    """The same rows, told of as they pass."""
    for n, row in enumerate(rows):
        tell(n)
        yield row


def saved(path: Path, lines: int) -> Band:
    """What is said of a table that was saved."""
    return Band(trn("%n lines are saved", lines), str(path), tone="fine", drawing="check")


def lines_of(desk: Desk, chosen: Register, span: Any, language: str, closing: Closing) -> Iterator[Row]:
    """The lines of a register as the table shows them; `closing` counts them as they pass."""
    from desktop.casework.register_pages import in_language, need_reader
    from desktop.casework.registers import read_register

    need_reader(desk, chosen)
    for each in read_register(desk, chosen, span):
        closing.add(each)
        yield Row(tuple(in_language(cell, language) for cell in each.cells), each.case, each.struck)
