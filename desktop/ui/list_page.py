"""A list of any kind of thing: searched, narrowed, sorted, printed, saved; Enter opens what a line stands for."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from desktop.core import money
from desktop.ui import list_out, theme, words
from desktop.ui.bits import Band, button, card, column, empty, focus_button, label, line
from desktop.ui.columns import Columns
from desktop.ui.flow import Flow
from desktop.ui.grid import Cell, GridModel, GridView, Head
from desktop.ui.list_lines import Found, Lines, folded
from desktop.ui.lists import Asked, Item, kind_of
from desktop.ui.menu import Menu
from desktop.ui.page import Command, Route, Shell
from desktop.ui.span_page import Act, SpanPage
from desktop.ui.theme import XS, L, M, S
from desktop.ui.words import mark, tr, trn

SLICE = 0.04  # seconds of reading before others in the lane have their turn
MOST = 40  # values of a column to narrow by


class ListPage(SpanPage):
    """Digits do what stands above; F narrows, O sorts, C chooses columns, X saves, Ctrl+P prints; Esc clears."""

    def __init__(self, shell: Shell, route: Route) -> None:
        self.kind = kind_of(route)
        self.spans, self.ahead = self.kind.spans, self.kind.ahead
        heads = [Head(tr(c.text), c.width, number=c.number, money=c.money) for c in self.kind.columns]
        self.model = GridModel(heads)
        self.view = GridView(tr(self.kind.title), self.model, self._open)
        self.view.setMinimumHeight(2 * theme.now().row + 4 if theme.is_large() else 160)
        super().__init__(shell, route, tr(self.kind.title), below=self.view)
        self.finds = tr("Search in this list")
        self.lines = Lines(self.kind.columns)
        self.over = False
        self._turn = self._seen = 0  # of the reading; how many lines there were when they were last shown
        self.chips = Flow(gap=S)
        self._chip_box = QWidget()
        self._chip_box.setLayout(self.chips)
        self._chip_box.hide()
        self.lines.tab = next((a.removeprefix("tab=") for a in route.args if a.startswith("tab=")), "")
        if self.bar and (days := [a.removeprefix("day=") for a in route.args if a.startswith("day=")]):
            self.bar.put(date.fromisoformat(days[0]), date.fromisoformat(days[-1]))
        self.columns = Columns(self.view, shell.memory, f"list.{route.page}")
        self.tabs = QButtonGroup(self)
        self.body.insertWidget(1 if self.spans else 0, self._bar())
        self.body.insertWidget(2 if self.spans else 1, self._chip_box)
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
        """Narrowed, sorted, the columns chosen; saved and printed."""
        narrows = [(tr("Filter"), self._open_filters, "F", "open")] if self._narrows() else []
        return [
            *narrows,
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

    @property
    def shown(self) -> list[Item]:
        """The lines that are shown."""
        return self.lines.shown

    def narrowing(self) -> str:
        return self.lines.narrowing()

    def narrow_as(self, told: str) -> None:
        self.lines.narrow_as(told)
        if self.lines.tab not in self.kind.tabs:
            self.lines.tab = ""
        self._show_order()

    def first_focus(self) -> None:
        self.view.setFocus()

    def search(self, text: str) -> bool:
        self.lines.text = text
        self._put()
        return True

    def searched(self) -> None:
        """Into what was found, or straight to the only line."""
        if self.over and self.lines.text.strip() and len(self.shown) == 1 and self.shown[0].route:
            self.shell.go(self.shown[0].route)
        else:
            self.first_focus()

    def beside(self, by: int) -> Route | None:
        at = self.view.currentIndex().row() + by
        if not 0 <= at < len(self.shown) or self.shown[at].route is None:
            return None
        self.view.selectRow(at)
        return self.shown[at].route

    def escape(self) -> bool:
        """Esc clears all that narrows first."""
        if not self.lines.text and not self.lines.tab and not self.lines.narrowed:
            return super().escape()
        self.clear()
        return True

    def clear(self) -> None:
        """Every line again."""
        self.lines.narrowed.clear()
        self._empty_search()
        self.turn("")

    def leave(self) -> None:
        self._turn += 1  # no more is read

    def _empty_search(self) -> None:
        self.lines.text = ""
        if frame := getattr(self.shell, "frame", None):
            frame.search.put("")

    # reading -------------------------------------------------------------

    def look(self) -> None:
        """Read the list, a slice at a time, so that other reads come between."""
        self._turn += 1
        turn, desk, asked, kind = self._turn, self.shell.desk, self._asked(), self.kind
        held: list[Iterator[Found]] = []
        self.over = False

        def draw() -> tuple[list[Found], bool, tuple[str, str] | None]:
            names = None
            if not held:
                named = kind.named(desk, asked) if kind.named else tr(kind.title)
                names = (named, kind.says(desk, asked) if kind.says else "")
                held.append(iter(folded(kind.read(desk, asked))))
            until, items = time.monotonic() + SLICE, []
            for item in held[0] if turn == self._turn else ():
                items.append(item)
                if time.monotonic() > until:
                    return items, False, names
            return items, True, names

        def here(came: tuple[list[Found], bool, tuple[str, str] | None]) -> None:
            items, over, names = came
            if turn != self._turn:
                return
            if names:
                self.lines.empty()
                if any(names[1:]) or kind.named:
                    self.name(*names)
            self.lines.add(items)
            self.over = over
            if over or names or len(self.lines) > 2 * self._seen:
                self._put()
            else:
                self._count()
            if over:
                self._told()
            else:
                self.read(draw, here)

        self.read(draw, here)

    def _asked(self) -> Asked:
        args = tuple(each for each in self.route.args if not each.startswith(("tab=", "day=")))
        today = self.shell.desk.today()
        span = self.bar.span() if self.bar else None
        return Asked(args, span.since if span else today, span.until if span else today, self.shell.room)

    def _told(self) -> None:
        if told := self.shell.take_told(self.route.args[0] if self.route.args else self.route.page):
            self.say(Band(told.text, tone="fine", drawing="check"))

    def _put(self) -> None:
        self._seen = len(self.lines)
        self.lines.put()
        found = self.shown
        at = self.view.currentIndex().row()
        held = self.view.hasFocus()
        self.model.put(found)
        self.view.setVisible(bool(found))
        self.none.setVisible(not found)
        if found:
            self.view.selectRow(min(max(at, 0), len(found) - 1))
        if held or self.hasFocus():
            (self.view if found else self).setFocus()
        if not self.lines and self.over and held:
            focus_button(self.doing)  # what fills an empty list
        self._count()
        self._draw_chips()
        self.sums.setText(" · ".join(filter(None, map(self._sum, range(len(self.kind.columns))))))
        for each in self.tabs.buttons():
            tab = each.property("tab")
            each.setChecked(tab == self.lines.tab)
            count = self.lines.count(tab)
            name = dict(self._all_tabs())[tab]
            each.setText(f"{tr(name)}  {money.group(count)}" if count else tr(name))

    def _count(self) -> None:
        said = trn("%n lines", len(self.shown))
        self.count.setText(said if self.over else f"{said} …")

    def _draw_chips(self) -> None:
        """What narrows the list, beside its tabs; each goes by a click, all by Esc."""
        empty(self.chips)
        active = [
            (f"{self.model.heads[at].text}: {self._value(at, value)}", at)
            for at, value in self.lines.narrowed.items()
        ]
        active += [(f"“{self.lines.text.strip()}”", -1)] if self.lines.text.strip() else []
        for text, at in active:
            chip = button(text, partial(self._drop, at), kind="chip", drawing="close")
            chip.setToolTip(tr("Take this filter away"))
            self.chips.addWidget(chip)
        if len(active) > 1:
            self.chips.addWidget(button(tr("Clear all"), self.clear, kind="link", keys="Esc"))
        self._chip_box.setVisible(bool(active))

    def _drop(self, at: int) -> None:
        self.lines.narrowed.pop(at, None)
        if at < 0:
            self._empty_search()
        self._put()
        self.first_focus()

    def _value(self, at: int, value: Cell) -> str:
        return self.model.shown(value, at) or "—"

    def _sum(self, at: int) -> str:
        """What a column of money comes to, with its name; '' for nothing."""
        total = self.lines.total(at)
        name = tr(self.kind.columns[at].text).replace("(₹)", "").replace("₹", "").strip()
        return f"{name}: {words.rupees(total)}" if total else ""

    # what is pressed -----------------------------------------------------

    def turn(self, tab: str) -> None:
        """Narrow to a tab; '' is all."""
        self.lines.tab = tab
        self._put()
        (self.view if self.shown else self).setFocus()

    def sort(self, at: int) -> None:
        """Sort by a column; a second time the other way round."""
        self.lines.sort(at)
        self._show_order()
        self._put()

    def _show_order(self) -> None:
        if self.lines.order >= 0:
            down, head = self.lines.down, self.view.horizontalHeader()
            head.setSortIndicatorShown(True)
            order = Qt.SortOrder.DescendingOrder if down else Qt.SortOrder.AscendingOrder
            head.setSortIndicator(self.lines.order, order)

    def _bind(self) -> None:
        keys: dict[str, Callable[[], object]] = {
            str(n): partial(self._do, n) for n in range(1, len(self.kind.deeds) + 1)
        }
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
        self.doing, made = QWidget(), QWidget()
        self.doing.setLayout(deeds)
        parts = [part for part, there in ((self.doing, self.kind.deeds), (flow, self.kind.tabs)) if there]
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
        self.turn(names[(names.index(self.lines.tab) + by) % len(names)])

    def _open(self, at: int, _column: int) -> None:
        if at < len(self.shown) and (route := self.shown[at].route):
            self.shell.go(route)

    def narrow(self, at: int, value: Cell) -> None:
        """Narrow to one value of a column."""
        self.lines.narrowed[at] = value
        self._put()
        (self.view if self.shown else self).setFocus()

    def _narrows(self) -> list[int]:
        """The columns by whose values the list can be narrowed; [-1] where there are tabs alone."""
        found = [n for n, each in enumerate(self.kind.columns) if each.narrow]
        return found or ([-1] if self.kind.tabs else [])

    def _open_filters(self) -> None:
        self.filters().exec(self.view.mapToGlobal(self.view.rect().topLeft()))

    def filters(self) -> Menu:
        """The tabs, and the values of each column that narrows."""
        menu = Menu(self)
        for tab, text in self._all_tabs():
            menu.add(tr(text), partial(self.turn, tab), chosen=tab == self.lines.tab)
        for at in (n for n in self._narrows() if n >= 0):
            values = self.lines.values(at)
            inner = Menu(menu, numbered=False)
            inner.setTitle(self.model.heads[at].text)
            inner.setEnabled(len(values) > 1)
            menu.addMenu(inner)
            for value in values[:MOST]:
                inner.add(self._value(at, value), partial(self.narrow, at, value))
        return menu

    def _open_orders(self) -> None:
        menu = Menu(self)
        for n, head in enumerate(self.model.heads):
            menu.add(head.text, partial(self.sort, n), chosen=n == self.lines.order)
        menu.exec(self.view.mapToGlobal(self.view.rect().topLeft()))

    def _choose_columns(self) -> None:
        self.columns.open(self.view.mapToGlobal(self.view.rect().topLeft()))

    # going out -----------------------------------------------------------

    def whole(self) -> bool:
        """Whether the list is read to its end; where not, it is said, for half a list must not go out."""
        if not self.over:
            self.say(Band(tr("The list is still being read. Wait until its end."), drawing="clock"))
        return self.over

    def print(self) -> None:
        """Print the lines shown, with the columns shown, as a working sheet."""
        if self.whole():
            list_out.print_lines(self)

    def print_papers(self) -> None:
        """The papers of the lines shown as one job."""
        list_out.print_papers(self)

    def save(self) -> None:
        """Save the lines shown, with the columns shown, as a spreadsheet."""
        self.save_as("xlsx", *list_out.table(self))

    def save_as(self, ending: str, rows: Iterable[Sequence[Cell]], money: Sequence[int] = ()) -> None:
        """Save rows (heads first) in a file that is asked for, once the list is read to its end."""
        if self.whole():
            list_out.save_as(self, ending, rows, money)
