"""Registers, returns and reports of the office, to choose from."""

from __future__ import annotations

from desktop.ui.asks import Line
from desktop.ui.listing import Listing
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.words import mark, pick, tr

MONEY = (
    (mark("Demand, collection and balance"), "paper", "statement"),
    (mark("Arrears by age"), "today", "arrears"),
    (mark("Dues and recovery"), "cases", "dues"),
    (mark("Cash book"), "paper", "cash_book"),
    (mark("Money paid out"), "counter", "payments"),
    (mark("Budget-grants"), "books", "grants"),
    (mark("Fees and rates"), "books", "fees"),
    (mark("Audit objections"), "law", "audit"),
    (mark("Books written by hand"), "draft", "hand_books"),
)
LISTS = (
    (mark("Licences"), "sign", "licences"),
    (mark("Returned post"), "serve", "returned"),
    (mark("Plans of lines"), "street", "plans"),
    (mark("Officers"), "person", "officers"),
    (mark("What the office has set"), "law", "values"),
    (mark("Sticks sent and received"), "device", "sticks"),
    (mark("Left half done"), "draft", "drafts"),
)


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

    def searched(self) -> None:
        self.list.open_best(self.text)

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
            for each in lines_of_books()
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
        found, shown = lines_of_books(), []
        for line in found:
            if line.route is None or all(word in line.text.casefold() for word in wanted):
                shown.append(line)
        kept = [e for n, e in enumerate(shown) if e.route or (n + 1 < len(shown) and shown[n + 1].route)]
        self.list.put(kept)


def lines_of_books() -> list[Line]:
    """Reports, returns, lists and registers, each part under its heading."""
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
    returns.append(Line(tr("Permits as open data"), "", "", "", "", "books", Route("permits")))
    lists = [Line(tr(text), "", "", "", "", drawing, Route(page)) for text, drawing, page in LISTS]
    accounts = [Line(tr(text), "", "", "", "", drawing, Route(page)) for text, drawing, page in MONEY]
    registers = []
    for name in register_names():
        chosen = register(name)
        only = tr("stays in the office") if chosen.office_only else ""
        registers.append(Line(pick(chosen.title), "", "", "", only, "cases", Route("register", (name,))))
    parts = (
        (tr("Reports"), reports),
        (tr("Returns and statements"), returns),
        (tr("Money"), accounts),
        (tr("Lists"), lists),
        (tr("Registers"), registers),
    )
    lines: list[Line] = []
    for title, each in parts:
        lines += [Line(title, right=str(len(each))), *each]
    return lines
