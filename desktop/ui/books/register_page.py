"""A register: its lines for some days and a ward, its sums, on paper or as a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.ui import words
from desktop.ui.bits import label, line
from desktop.ui.columns import Columns
from desktop.ui.grid import GridView, Head, Row
from desktop.ui.long_model import LongModel
from desktop.ui.outing import Tell
from desktop.ui.page import Route, Shell, later
from desktop.ui.span_page import Act, SpanPage, counted, nothing_to_save, saved
from desktop.ui.theme import L
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.casework.register_pages import Closing
    from desktop.casework.registers import Register

PAUSE = 250  # milliseconds after the last letter until it is searched
PIXELS = 92  # of a column's share of the width
LONG = {"number": 200, "file": 200}  # numbers are read whole


class RegisterPage(SpanPage):
    """Enter opens the receipt or case of a line; Ctrl+P prints, X saves, C chooses the columns."""

    wards = True

    def __init__(self, shell: Shell, route: Route) -> None:
        from desktop.casework.registers import register

        self.register: Register = register(route.args[0])
        self.closing: Closing | None = None
        heads = [
            Head(pick(c.head), LONG.get(c.cell, max(64, round(c.share * PIXELS))), money=c.summed)
            for c in self.register.columns
        ]
        self.model = LongModel(heads, self.read)
        self.view = GridView(pick(self.register.title), self.model, self._open)
        super().__init__(shell, route, pick(self.register.title), below=self.view)
        self.finds, self.text = tr("Search in this register"), ""
        self._typed = later(PAUSE, self.look, self)
        self.columns = Columns(self.view, shell.memory, f"register.{self.register.name}")
        self.count = label("", "muted")
        self.sums = label("", "strong")
        self.body.addLayout(line(self.count, self.sums, -1, gap=L))

    def leave(self) -> None:
        self.model.stop()

    def first_focus(self) -> None:
        self.view.setFocus()

    def acts(self) -> list[Act]:
        """The columns chosen; saved and printed."""
        return [(tr("Columns"), self._choose_columns, "C", "open"), *super().acts()]

    # reading ------------------------------------------------------------

    def search(self, text: str) -> bool:
        """Only lines with these words are shown; the register is printed and saved whole, for only so it adds up."""
        if text.split() != self.text.split():
            self.text = text
            self._typed.start()
        return True

    def escape(self) -> bool:
        """Esc takes the search away first."""
        if not self.text:
            return super().escape()
        if frame := getattr(self.shell, "frame", None):
            frame.search.put("")
        self.search("")
        return True

    def look(self) -> None:
        """Read the lines of the days chosen."""
        from desktop.casework.register_pages import Closing

        closing = Closing(sums=dict.fromkeys(self.register.summed, 0))
        self.closing = closing
        desk, chosen, span, language = self.shell.desk, self.register, self.bar.span(), words.language()
        self.hush()
        wanted = self.text.casefold().split()
        self.model.show(lambda: fitting(lines_of(desk, chosen, span, language, closing), wanted), self._grown)

    def _grown(self) -> None:
        closing = self.closing
        if closing is None:
            return
        said = trn("%n lines", self.model.rowCount())
        if closing.struck:
            said = f"{said} · {trn('%n struck out', closing.struck)}"
        if self.text.strip():
            said = f"“{self.text.strip()}” · {said}"
        self.count.setText(said if self.model.over else f"{said} …")
        sums = [f"{pick(self.register.columns[n].head)}: {words.rupees(p)}" for n, p in closing.sums.items()]
        self.sums.setText(" · ".join(sums) if self.model.over else "")
        if self.model.rowCount() and not self.view.currentIndex().isValid():
            self.view.selectRow(0)

    def _open(self, at: int, _column: int) -> None:
        row = self.model.row(at)
        if row and row.opens:
            self.shell.go(Route.read(row.opens))

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

        self.out.start(tr("Setting the register in type"), tr("{n} volumes"), work, self.printed)

    def save(self) -> None:
        """Save the register as a spreadsheet."""
        from desktop.ui.printer import ask_path

        if self.model.over and not self.model.rowCount() and not self.text.strip():
            self.say(nothing_to_save())
            return
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


def fitting(rows: Iterator[Row], wanted: list[str]) -> Iterator[Row]:
    """The lines in which every one of these words stands."""
    for row in rows:
        if not wanted or all(word in " ".join(map(str, row.cells)).casefold() for word in wanted):
            yield row


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


def lines_of(desk: Desk, chosen: Register, span: Any, language: str, closing: Closing) -> Iterator[Row]:
    """The lines of a register as the table shows them; `closing` counts them as they pass."""
    from desktop.casework.register_pages import in_language, need_reader
    from desktop.casework.registers import read_register

    need_reader(desk, chosen)
    for each in read_register(desk, chosen, span):
        closing.add(each)
        opens = f"receipt/{each.receipt}/{each.case}" if each.receipt else f"case/{each.case}" if each.case else ""
        yield Row(tuple(in_language(cell, language) for cell in each.cells), opens, each.struck)
