"""Registers, returns and reports of the office, to choose from."""

from __future__ import annotations

from desktop.ui.asks import Line
from desktop.ui.listing import Listing
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.words import pick, tr


class BooksPage(Page):
    """One line each; typing narrows it, Enter opens."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.finds = tr("Search a register or report")
        self.name(tr("Registers and reports"))
        self.text = ""
        self.list = Listing(tr("Registers and reports"), lambda each: shell.go(each.route), self._narrow)
        self.body.addWidget(self.list, 1)

    def load(self) -> None:
        """Show what there is."""
        self._put()

    def first_focus(self) -> None:
        self.list.setFocus()

    def search(self, text: str) -> bool:
        self.text = text
        self._put()
        return True

    def escape(self) -> bool:
        if not self.text:
            return False
        self.search("")
        frame = getattr(self.shell, "frame", None)
        if frame:
            frame.search.put("")
        return True

    def commands(self) -> list[Command]:
        group = tr("Registers and reports")
        return [
            Command(each.text, lambda r=each.route: self.shell.go(r), "", group, each.drawing)
            for each in _lines()
            if each.route
        ]

    def _narrow(self, letter: str) -> None:
        frame = getattr(self.shell, "frame", None)
        if frame:
            frame.search.setFocus()
            frame.search.insert(letter)
            self.search(frame.search.text())

    def _put(self) -> None:
        wanted = self.text.casefold().split()
        found, shown = _lines(), []
        for line in found:
            if line.route is None or all(word in line.text.casefold() for word in wanted):
                shown.append(line)
        kept = [e for n, e in enumerate(shown) if e.route or (n + 1 < len(shown) and shown[n + 1].route)]
        self.list.put(kept)


def _lines() -> list[Line]:
    from desktop.casework.book_words import book
    from desktop.casework.registers import register, register_names

    told = book("returns")
    reports = [
        Line(pick(each["title"]), "", "", "", "", "books", Route("report", (k,)))
        for k, each in told["reports"].items()
    ]
    returns = [
        Line(pick(title), "", "", "", "", "notices", Route("return", (k,))) for k, title in told["returns"].items()
    ]
    returns.append(Line(tr("Demand, collection and balance"), "", "", "", "", "paper", Route("statement")))
    returns.append(Line(tr("Licences"), "", "", "", "", "sign", Route("licences")))
    registers = []
    for name in register_names():
        chosen = register(name)
        only = tr("stays in the office") if chosen.office_only else ""
        registers.append(Line(pick(chosen.title), "", "", "", only, "cases", Route("register", (name,))))
    parts = ((tr("Reports"), reports), (tr("Returns and statements"), returns), (tr("Registers"), registers))
    lines: list[Line] = []
    for title, each in parts:
        lines += [Line(title, right=str(len(each))), *each]
    return lines
