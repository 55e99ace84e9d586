"""A list of money: searched, narrowed by its tabs, sorted, printed, saved; Enter opens what a line stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from desktop.core import money
from desktop.ui import words
from desktop.ui.bits import Band, Flow, button, card, column, label, line
from desktop.ui.columns import Columns
from desktop.ui.grid import Cell, GridModel, GridView, Head, Row
from desktop.ui.menu import Menu
from desktop.ui.page import Command, Route, Shell
from desktop.ui.span_page import Act, SpanPage
from desktop.ui.theme import XS, L, M, S
from desktop.ui.words import mark, tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Desk

PIXELS = 60  # of a column's width to one share of a printed line


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name, its width in pixels, and whether it holds paise (added up, or not), a number or a day."""

    text: str
    width: int = 120
    money: bool = False
    number: bool = False
    day: bool = False
    summed: bool = True


@dataclass(frozen=True, slots=True)
class Item:
    """A line: its cells, where Enter leads, the tabs it stands under, what else a search finds it by, and the paper that
    it is printed by (its case and id), if there is one."""

    cells: tuple[Cell, ...]
    route: Route | None = None
    tabs: tuple[str, ...] = ()
    find: str = ""
    struck: bool = False
    paper: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """What a list is read for: what the route names, and the days where the list has days."""

    args: tuple[str, ...]
    since: date
    until: date


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that can be done from a list; `along` takes what the route names with it, `days` the days shown."""

    text: str
    drawing: str
    page: str
    along: bool = False
    days: bool = False


@dataclass(frozen=True, slots=True)
class Kind:
    """What a list is. `read` gives its lines in the read lane; `says` what stands under its title for what was asked;
    `prints` that its lines have papers, which P prints in one job."""

    title: str
    columns: tuple[Column, ...]
    read: Callable[[Desk, Asked], Sequence[Item]]
    tabs: Mapping[str, str] = field(default_factory=dict)
    spans: tuple[str, ...] = ()
    deeds: tuple[Deed, ...] = ()
    says: Callable[[Desk, Asked], str] | None = None
    none: str = mark("Nothing here.")
    prints: bool = False


KINDS = {
    "dues": "desktop.ui.money.dues_list:DUES",
    "made_of": "desktop.ui.money.made_of:MADE_OF",
    "payments": "desktop.ui.money.payments_list:PAYMENTS",
    "grants": "desktop.ui.money.payments_list:GRANTS",
    "audit": "desktop.ui.money.audit_list:AUDIT",
    "hand_books": "desktop.ui.money.hand_list:BOOKS",
    "hand_book": "desktop.ui.money.hand_list:SHEETS",
    "fees": "desktop.ui.money.fees_list:FEES",
    "licences": "desktop.ui.books.licences_list:LICENCES",
    "sittings": "desktop.ui.books.day_lists:SITTINGS",
    "entered": "desktop.ui.books.day_lists:ENTERED",
}


class ListPage(SpanPage):
    """Digits do what stands above; F narrows, O sorts, C chooses columns, X saves, Ctrl+P prints; Esc clears."""

    def __init__(self, shell: Shell, route: Route) -> None:
        module, _, name = KINDS[route.page].partition(":")
        self.kind: Kind = getattr(import_module(module), name)
        self.spans = self.kind.spans
        heads = [Head(tr(c.text), c.width, number=c.number, money=c.money) for c in self.kind.columns]
        self.model = GridModel(heads)
        self.view = GridView(tr(self.kind.title), self.model, self._open)
        self.view.setMinimumHeight(160)
        super().__init__(shell, route, tr(self.kind.title), below=self.view)
        self.finds = tr("Search in this list")
        self.items: list[Item] = []
        self.shown: list[Item] = []
        self.text, self.order, self.down = "", -1, False
        self.tab = next((a.removeprefix("tab=") for a in route.args if a.startswith("tab=")), "")
        if self.bar and (days := [a.removeprefix("day=") for a in route.args if a.startswith("day=")]):
            self.bar.put(date.fromisoformat(days[0]), date.fromisoformat(days[-1]))
        self.columns = Columns(self.view, shell.memory, f"list.{route.page}")
        self.tabs = QButtonGroup(self)
        self.body.insertWidget(1 if self.spans else 0, self._bar())
        self.none = QWidget()
        self.none.setLayout(column(card(label(tr(self.kind.none), "muted", wrap=True)), -1))
        self.body.addWidget(self.none, 1)
        self.count, self.sums = label("", "muted"), label("", "strong")
        self.body.addLayout(line(self.count, self.sums, -1, gap=L))
        self.none.hide()
        head = self.view.horizontalHeader()
        head.setSectionsClickable(True)
        head.sectionClicked.connect(self.sort)
        self._bind()

    # what the window asks ---------------------------------------------

    def acts(self) -> list[Act]:
        """The columns chosen; saved and printed."""
        return [
            (tr("Sort"), self._open_orders, "O", "open"),
            (tr("Columns"), self._choose_columns, "C", "open"),
            *([(tr("Print these papers"), self.print_papers, "P", "paper")] if self.kind.prints else []),
            *super().acts(),
        ]

    def commands(self) -> list[Command]:
        group = self.heading.full
        found = [
            Command(tr(each.text), partial(self._do, n), str(n), group, each.drawing)
            for n, each in enumerate(self.kind.deeds, 1)
        ]
        found += super().commands()
        found += [Command(tr(text), partial(self.turn, tab), "", group, "cases") for tab, text in self._all_tabs()]
        return found + [
            Command(tr("Sort by {column}", column=head.text), partial(self.sort, n), "", group, "open")
            for n, head in enumerate(self.model.heads)
        ]

    def first_focus(self) -> None:
        self.view.setFocus()

    def search(self, text: str) -> bool:
        self.text = text
        self._put()
        return True

    def beside(self, by: int) -> Route | None:
        at = self.view.currentIndex().row() + by
        if not 0 <= at < len(self.shown) or self.shown[at].route is None:
            return None
        self.view.selectRow(at)
        return self.shown[at].route

    def escape(self) -> bool:
        if not self.text and not self.tab:
            return super().escape()
        frame = getattr(self.shell, "frame", None)
        if frame:
            frame.search.put("")
        self.text = ""
        self.turn("")
        return True

    # reading -------------------------------------------------------------

    def look(self) -> None:
        """Read the list."""
        desk, asked, kind = self.shell.desk, self._asked(), self.kind

        def read() -> tuple[Sequence[Item], str]:
            return kind.read(desk, asked), kind.says(desk, asked) if kind.says else ""

        self.read(read, lambda seen: self._show(*seen))

    def _asked(self) -> Asked:
        args = tuple(each for each in self.route.args if not each.startswith(("tab=", "day=")))
        today = self.shell.desk.today()
        span = self.bar.span() if self.bar else None
        return Asked(args, span.since if span else today, span.until if span else today)

    def _show(self, items: Sequence[Item], says: str) -> None:
        self.items = list(items)
        if says:
            self.name(tr(self.kind.title), says)
        self._put()
        if told := self.shell.take_told(self.route.args[0] if self.route.args else self.route.page):
            self.say(Band(told.text, tone="fine", drawing="check"))

    def _put(self) -> None:
        wanted = self.text.casefold().split()
        found = [each for each in self.items if not self.tab or self.tab in each.tabs]
        if wanted:
            found = [each for each in found if all(word in _found_by(each) for word in wanted)]
        if self.order >= 0:
            found.sort(key=lambda each: self._key(each), reverse=self.down)
        self.shown = found
        at = self.view.currentIndex().row()
        held = self.view.hasFocus()
        self.model.put([Row(each.cells, struck=each.struck) for each in found])
        self.view.setVisible(bool(found))
        self.none.setVisible(not found)
        if found:
            self.view.selectRow(min(max(at, 0), len(found) - 1))
        if held or self.hasFocus():
            (self.view if found else self).setFocus()
        self.count.setText(trn("%n lines", len(found)))
        self.sums.setText(" · ".join(filter(None, map(self._sum, range(len(self.kind.columns))))))
        for each in self.tabs.buttons():
            tab = each.property("tab")
            each.setChecked(tab == self.tab)
            count = sum(1 for item in self.items if not tab or tab in item.tabs)
            name = dict(self._all_tabs())[tab]
            each.setText(f"{tr(name)}  {money.group(count)}" if count else tr(name))

    def _sum(self, at: int) -> str:
        """What a column of money comes to, with its name; '' for nothing."""
        of = self.kind.columns[at]
        total = sum(cell for each in self.shown if of.money and isinstance(cell := each.cells[at], int))
        name = tr(of.text).replace("(₹)", "").replace("₹", "").strip()
        return f"{name}: ₹ {money.show(total)}" if total and of.summed else ""

    def _key(self, each: Item) -> tuple[int, Any]:
        """What a line is sorted by: numbers by size, days by the calendar, words by letter; what is empty comes last."""
        cell = each.cells[self.order]
        if isinstance(cell, int):
            return (0, cell)
        if self.kind.columns[self.order].day:
            return (1, cell.split("-")[::-1]) if cell else (2, [])
        return (1, cell.casefold()) if cell else (2, "")

    # what is pressed -----------------------------------------------------

    def turn(self, tab: str) -> None:
        """Narrow to a tab; '' is all."""
        self.tab = tab
        self._put()
        (self.view if self.shown else self).setFocus()

    def sort(self, at: int) -> None:
        """Sort by a column; a second time the other way round."""
        self.down = self.order == at and not self.down
        self.order = at
        head = self.view.horizontalHeader()
        head.setSortIndicatorShown(True)
        head.setSortIndicator(at, Qt.SortOrder.DescendingOrder if self.down else Qt.SortOrder.AscendingOrder)
        self._put()

    def _bind(self) -> None:
        keys: dict[str, Callable[[], object]] = {
            str(n): partial(self._do, n) for n in range(1, len(self.kind.deeds) + 1)
        }
        if self.kind.tabs:
            keys["F"] = self._open_tabs
        if self.kind.tabs and not self.spans:
            keys |= {"Alt+Left": partial(self._step, -1), "Alt+Right": partial(self._step, 1)}
        for each, act in keys.items():
            QShortcut(QKeySequence(each), self).activated.connect(act)

    def _bar(self) -> QWidget:
        """What can be done, and the tabs."""
        flow = Flow(gap=XS)
        keys = "F" if self.spans else "Alt+← Alt+→"
        for tab, text in self._all_tabs():
            made = button(tr(text), partial(self.turn, tab), kind="tab", keys=keys)
            made.setCheckable(True)
            made.setProperty("tab", tab)
            self.tabs.addButton(made)
            flow.addWidget(made)
        deeds = Flow(gap=S)
        for each in self._deed_buttons():
            deeds.addWidget(each)
        made = QWidget()
        parts = [part for part, there in ((deeds, self.kind.deeds), (flow, self.kind.tabs)) if there]
        made.setLayout(column(*parts, gap=M))
        if not parts:
            made.hide()
        return made

    def _deed_buttons(self) -> list[QPushButton]:
        return [
            button(f"{n}  {tr(each.text)}", partial(self._do, n), drawing=each.drawing, keys=str(n))
            for n, each in enumerate(self.kind.deeds, 1)
        ]

    def _all_tabs(self) -> list[tuple[str, str]]:
        return [("", mark("All")), *self.kind.tabs.items()] if self.kind.tabs else []

    def _do(self, number: int) -> None:
        deed = self.kind.deeds[number - 1]
        asked = self._asked()
        days = (asked.since.isoformat(), asked.until.isoformat()) if deed.days else ()
        self.shell.go(Route(deed.page, (*days, *(asked.args if deed.along else ()))))

    def _step(self, by: int) -> None:
        names = [tab for tab, _ in self._all_tabs()]
        self.turn(names[(names.index(self.tab) + by) % len(names)])

    def _open(self, at: int, _column: int) -> None:
        if at < len(self.shown) and (route := self.shown[at].route):
            self.shell.go(route)

    def _open_tabs(self) -> None:
        menu = Menu(self)
        for tab, text in self._all_tabs():
            menu.add(tr(text), partial(self.turn, tab), chosen=tab == self.tab)
        menu.exec(self.view.mapToGlobal(self.view.rect().topLeft()))

    def _open_orders(self) -> None:
        menu = Menu(self)
        for n, head in enumerate(self.model.heads):
            menu.add(head.text, partial(self.sort, n), chosen=n == self.order)
        menu.exec(self.view.mapToGlobal(self.view.rect().topLeft()))

    def _choose_columns(self) -> None:
        self.columns.open(self.view.mapToGlobal(self.view.rect().topLeft()))

    # going out -----------------------------------------------------------

    def print(self) -> None:
        """Print the lines shown, with the columns shown, as a working sheet."""
        desk, language, shown = self.shell.desk, words.language(), self.columns.shown()
        columns = [(self.model.heads[n].text, self._share(n), self._adds_up(n)) for n in shown]
        rows = [tuple(self._printed_cell(each, n) for n in shown) for each in self.shown]
        title, under = self.heading.full, self.under.full

        def work() -> bytes:
            from desktop.casework.sheets import table_order

            return desk.press.print(table_order(desk, title, columns, rows, period=under, languages=(language,))).pdf

        self.run("io", work, self.printed)

    def print_papers(self) -> None:
        """The papers of the lines shown as one job."""
        from desktop.casework.printjobs import Piece, take_pieces

        desk, papers = self.shell.desk, [each.paper for each in self.shown if each.paper]

        def take() -> list[Piece]:
            return [piece for case, paper in papers for piece in take_pieces(desk, case, [paper])]

        if papers:
            self.shell.prints.order(self, "batch", f"{self.heading.full} · {len(papers)}", take)

    def _printed_cell(self, each: Item, at: int) -> Cell:
        cell = each.cells[at]
        return cell if isinstance(cell, str) or self._adds_up(at) else self.model.shown(cell, at)

    def _adds_up(self, at: int) -> bool:
        return self.kind.columns[at].money and self.kind.columns[at].summed

    def _share(self, at: int) -> int:
        return max(1, round(self.kind.columns[at].width / PIXELS))

    def save(self) -> None:
        """Save the lines shown, with the columns shown, as a spreadsheet."""
        shown = self.columns.shown()
        rows: list[list[Cell]] = [[self.model.heads[n].text for n in shown]]
        rows += [[each.cells[n] for n in shown] for each in self.shown]
        self.save_rows(self.route.page, rows, [at for at, n in enumerate(shown) if self.model.heads[n].money])


def _found_by(each: Item) -> str:
    cells = " ".join(cell if isinstance(cell, str) else money.show(cell) for cell in each.cells)
    return f"{cells} {each.find}".casefold()


def every_word(*said: Any) -> str:
    """All that is said in any language, for a search."""
    return " ".join(" ".join(map(str, s.values())) if isinstance(s, Mapping) else str(s or "") for s in said)
