"""A return: its tables for a month or a quarter; a number leads to its cases."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from desktop.ui import words
from desktop.ui.bits import Band, card, label
from desktop.ui.books.behind import behind
from desktop.ui.books.register_page import Watched
from desktop.ui.books.tables import figures_view
from desktop.ui.outing import Tell
from desktop.ui.page import Route, Shell
from desktop.ui.span_page import SpanPage
from desktop.ui.theme import S
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.book_words import Span
    from desktop.casework.returns import Figures

SPANS = {"monthly": "month", "quarterly": "quarter"}


class FiguresPage(SpanPage):
    """What returns and reports have in common: days and ward above, tables below, print and save."""

    wards = True

    def __init__(self, shell: Shell, route: Route, title: str) -> None:
        super().__init__(shell, route, title)
        self.found: list[Figures] = []

    def figures(self, span: Span) -> list[Figures]:
        """The tables, in the read lane."""
        raise NotImplementedError

    def orders(self, desk: Any, found: list[Figures], span: Span) -> Any:
        """The papers, in the lane for what is long."""
        raise NotImplementedError

    def parts(self, found: list[Figures], office: Any) -> list[QWidget]:
        """What stands on the page."""
        raise NotImplementedError

    def look(self) -> None:
        """Read the figures of the days chosen."""
        span, desk = self.bar.span(), self.shell.desk
        self.hush()
        self.run("read", lambda: (self.figures(span), desk.office()), lambda seen: self._show(*seen), self._nothing)

    def _nothing(self, error: Exception) -> None:
        self._show([], None)
        self.tell(error)

    def _show(self, found: list[Figures], office: Any) -> None:
        self.found = found
        self.put(self.parts(found, office))

    def table(self, figures: Figures, office: Any) -> QWidget:
        """A table under its title."""
        title = pick(figures.title)
        if not figures.rows:
            return card(label(title, "heading", wrap=True), label(tr("Nothing in these days."), "muted"), gap=S)
        return card(
            label(title, "heading", wrap=True),
            figures_view(title, figures, office, self._open, links=self.links),
            gap=S,
        )

    links = True

    def _open(self, figures: Figures, at: int, name: str) -> None:
        labels = dict(zip(figures.by, figures.rows[at].labels, strict=True))
        self.shell.go(behind(self.kind, figures.name, name, self.bar.span(), labels))

    kind = "return"

    def print(self) -> None:
        """Set the tables in type and print them."""
        from dataclasses import replace

        desk, span, found = self.shell.desk, self.bar.span(), self.found

        def work(tell: Tell) -> bytes:
            watched = replace(desk, press=Watched(desk.press, tell))
            return watched.press.print_run(self.orders(watched, found, span))

        self.out.start(tr("Setting the tables in type"), tr("{n} tables"), work, self.printed)

    def save(self) -> None:
        """Save the tables as one spreadsheet, a sheet each."""
        from desktop.ui.printer import ask_path

        path = ask_path(self, self.heading.full, "xlsx")
        if path is None:
            return
        desk, found, language, save = self.shell.desk, self.found, words.language(), self.shell.room.save_sheets

        def work(tell: Tell) -> Path:
            from desktop.casework.return_pages import figures_rows

            save(path, [(t.name, figures_rows(desk, t, language), money_columns(t)) for t in found])
            return path

        told = tr("The tables are saved")
        done = lambda where: self.say(Band(told, str(where), tone="fine", drawing="check"))  # noqa: E731
        self.out.start(tr("Saving the table"), "", work, done)


def money_columns(figures: Figures) -> tuple[int, ...]:
    """The columns of a table, from 0, that hold paise."""
    first = len(figures.by)
    return tuple(first + n for n, name in enumerate(figures.columns) if figures.paise or name == "paise")


class ReturnPage(FiguresPage):
    """The monthly or quarterly return."""

    def __init__(self, shell: Shell, route: Route) -> None:
        from desktop.casework.book_words import book

        self.which = route.args[0]
        self.spans = (SPANS[self.which],)
        super().__init__(shell, route, pick(book("returns")["returns"][self.which]))

    def figures(self, span: Span) -> list[Figures]:
        from desktop.casework.returns import read_return

        return read_return(self.shell.desk, span)

    def orders(self, desk: Any, found: list[Figures], span: Span) -> Any:
        from desktop.casework.return_pages import return_orders

        return return_orders(desk, self.which, span)

    def parts(self, found: list[Figures], office: Any) -> list[QWidget]:
        return [self.table(each, office) for each in found]
