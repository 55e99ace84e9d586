"""A page of some days: the days above, what they hold below; printed, saved, and each act of it in the palette."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.ui.bits import Band, Scroll, button, column
from desktop.ui.grid import GridView
from desktop.ui.outing import Outing, Tell
from desktop.ui.page import Command, Page, Route, Shell, later
from desktop.ui.span_bar import SPANS, SpanBar
from desktop.ui.theme import M
from desktop.ui.words import tr, trn

Act = tuple[str, Callable[[], object], str, str]  # name, act, key, drawing


class SpanPage(Page):
    """What the pages of books, statements, registers, returns and reports have in common.

    A subclass reads in `look` and shows what it read; `acts` are its buttons, keys and commands.
    """

    spans: tuple[str, ...] = SPANS
    wards = False
    ahead = False  # whether it is looked at for days to come
    bar: SpanBar | None = None

    def __init__(self, shell: Shell, route: Route, title: str, below: QWidget | None = None) -> None:
        super().__init__(shell, route)
        self.name(title)
        self.out = Outing(self)
        self.area = Scroll()
        self._soon = later(0, self.look, self)
        if self.spans:
            self.bar = SpanBar(self, self._soon.start, self.spans, wards=self.wards, ahead=self.ahead)
            self.body.addWidget(self.bar)
        self.body.addWidget(below or self.area, 1)
        for text, act, keys, drawing in self.acts():
            kind = "primary" if keys == "Ctrl+P" else ""
            self.actions.addWidget(button(text, act, keys=keys, drawing=drawing, kind=kind))
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def acts(self) -> list[Act]:
        """What can be done with the page."""
        return [(tr("Save as .xlsx"), self.save, "X", "paper"), (tr("Print"), self.print, "Ctrl+P", "print")]

    def look(self) -> None:
        """Read what the page shows."""
        raise NotImplementedError

    def print(self) -> None:
        """Print what is shown."""
        raise NotImplementedError

    def save(self) -> None:
        """Save what is shown as a spreadsheet."""
        raise NotImplementedError

    def load(self) -> None:
        """Read what the page shows."""
        self._soon.start()

    def escape(self) -> bool:
        return bool(self.bar and self.bar.clear())

    def commands(self) -> list[Command]:
        return [Command(text, act, keys, self.heading.full, drawing) for text, act, keys, drawing in self.acts()]

    def first_focus(self) -> None:
        self.setFocus()

    def put(self, parts: Sequence[Any]) -> None:
        """Show these one under the other; the focus stays on the page where it was."""
        had = self.area.widget()
        focused = self.hasFocus() or bool(had and had.isAncestorOf(self.window().focusWidget() or self))
        inner = QWidget()
        inner.setLayout(column(*parts, -1, gap=M))
        self.area.setWidget(inner)
        if focused:
            self.first_table()

    def first_table(self) -> None:
        """Put the focus into the first table."""
        inner = self.area.widget()
        views = inner.findChildren(GridView) if inner else []
        if views:
            views[0].setFocus()

    def printed(self, pdf: bytes) -> None:
        """Hand what was set in type to the printer, and say so."""
        from desktop.ui.printer import print_papers

        if print_papers(self.shell.room, self, [pdf], self.heading.full):
            self.say(Band(tr("Sent to the printer"), tone="fine", drawing="check"))

    def save_rows(self, name: str, rows: Sequence[Sequence[Any]], money: Sequence[int]) -> None:
        """Save a table (heads first) whose columns `money` hold paise, in a file that is asked for."""
        from desktop.ui.printer import ask_path

        if len(rows) < 2:
            self.say(nothing_to_save())
            return
        path = ask_path(self, self.heading.full, "xlsx")
        if path is not None:
            save = self.shell.room.save_table
            self.run("io", lambda: save(path, name, rows, money), lambda lines: self.say(saved(path, lines)))


def nothing_to_save() -> Band:
    """What is said where a list has no line, instead of writing a file without one."""
    return Band(tr("There is nothing to save; no file was written."), drawing="warning")


def saved(path: Path, lines: int) -> Band:
    """What is said of a table that was saved."""
    return Band(trn("%n lines are saved", lines), str(path), tone="fine", drawing="check")


def counted(rows: Iterator[Any], tell: Tell) -> Iterator[Any]:
    """The same rows, told of as they pass."""
    for n, row in enumerate(rows):
        tell(n)
        yield row
