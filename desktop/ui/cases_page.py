"""The lists of cases: all of them, or those at one step; search as typed, filters that show themselves."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, replace
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QPushButton, QWidget

from desktop.core import money
from desktop.core.kept import parsed
from desktop.ui import theme, words
from desktop.ui.bits import button, card, column, empty, label, line, scrolled
from desktop.ui.cases_model import CasesModel
from desktop.ui.cases_view import CasesView
from desktop.ui.columns import Columns
from desktop.ui.flow import Flow
from desktop.ui.law_words import STATUS, status_text
from desktop.ui.menu import Menu
from desktop.ui.outing import Outing
from desktop.ui.page import Command, Page, Route, Shell, later
from desktop.ui.theme import XS, M, S
from desktop.ui.words import mark, pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.ports import Filter

SCOPES: dict[str, tuple[str, tuple[str, ...]]] = {
    "cases": (mark("Cases"), ("", *STATUS)),
    "applications": (mark("Applications"), ("received", "particulars", "decided")),
    "inspections": (mark("Inspections"), ("received", "findings")),
    "notices": (mark("Notices"), ("drafted", "to_serve")),
    "hearings": (mark("Hearings"), ("served", "ordered")),
}
TABS = {("inspections", "received"): mark("To visit"), ("hearings", "served"): mark("Cause and hearing")}
KEPT = ("status", "ward", "kind", "due_by", "flag")  # of what narrows a list; what was typed is kept nowhere
DUE = {"overdue": -1, "today": 0, "week": 7, "month": 31}  # what a list may begin with: the days until the last day
ORDERS = {
    "updated": mark("Last changed first"),
    "received": mark("Received last first"),
    "due": mark("Due first"),
    "number": mark("By number"),
}


class CasesPage(Page):
    """One list with its tabs, chips and order."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.scope, *step = route.args  # a step of the scope at which the list begins and a ward, or "settle"
        title, self.statuses = SCOPES[self.scope]
        self._first = {"status": self.statuses[0]}
        if step == ["settle"]:
            self._first["flag"] = "to_settle"
        elif step and step[0] in DUE:
            self._first["due_by"] = self._day(DUE[step[0]])
        elif step:
            self._first |= dict(zip(("status", "ward"), step, strict=False))
        self.name(tr(title))
        self._filter: Filter | None = None
        self._open_only = False
        self._lost = False  # whether the list had the keyboard when it went out of sight
        self._fresh = len(route.args) == 1
        self._order = "due" if self.scope in ("applications", "inspections", "hearings") else "updated"
        self._plain = (self._limits(), self._order)
        self._wards: list[Any] = []
        store = shell.desk.store
        self.model = CasesModel(store, self.read, shell.desk.today(), self)
        self.view = CasesView(self.model, lambda case: shell.go(Route("case", (case,))))
        self.view.setAccessibleName(tr(title))
        self.number = label("", "muted")
        self.chips = Flow()
        self.narrow = button(tr("Filter"), self._open_filters, kind="link", drawing="open", keys="F")
        self.order = button("", self._open_orders, kind="link", drawing="open", keys="O")
        self._tab_line = self._tabs()
        self.body.addWidget(self._tab_line)
        self.body.addLayout(self._bar())
        self.body.addWidget(self.view, 1)
        self.view.selectionModel().selectionChanged.connect(lambda *_: self._count())
        self.none = nothing_here(self)
        self.body.addWidget(self.none, 1)
        self._typed = later(0, self._show, self)
        self.columns = Columns(self.view, shell.memory, "cases")
        self.out = Outing(self)
        for text, act, keys, drawing in self._acts():
            self.actions.addWidget(button(text, act, drawing=drawing, keys=keys))
        for key, act in (
            ("F", self._open_filters),
            ("O", self._open_orders),
            *((keys, act) for _, act, keys, _ in self._acts()),
        ):
            QShortcut(QKeySequence(key), self.view).activated.connect(act)
        for key, by in (("Alt+Left", -1), ("Alt+Right", 1)):
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda by=by: self._step(by))

    # what the window asks ---------------------------------------------

    def load(self) -> None:
        """Read tabs' numbers and the list."""
        from desktop.casework.ports import Filter

        if self._filter is None:
            self._filter = Filter(**self._first)
            self.read(self.shell.desk.office, self._know_wards)
        store = self.shell.desk.store
        self.read(lambda: [store.count(Filter(status=each)) for each in self.statuses], self._number_tabs)
        self._show()

    def first_focus(self) -> None:
        self.view.setFocus()
        if self.model.rowCount() and not self.view.currentIndex().isValid():
            self.view.selectRow(0)

    def search(self, text: str) -> bool:
        """What is typed above is searched here; across all steps when nothing else was chosen."""
        status = "" if text.strip() else self._filter.status if self._filter else ""
        self._change(text=text, sounds="", status=status)
        return True

    def searched(self) -> None:
        """Open the only case that was found, as soon as it is."""
        self.first_focus()
        self._open_only = bool(self._active().get("text")) and not self._active().get("sounds")
        if not self._typed.isActive() and not self.waiting():
            self._take_only()

    def beside(self, by: int) -> Route | None:
        at = self.view.currentIndex().row() + by
        row = self.model.row(at) if 0 <= at < self.model.rowCount() else None
        if row is None:
            return None
        self.view.selectRow(at)
        return Route("case", (row.case,))

    def narrowing(self) -> str:
        limits = self._limits()
        if (limits, self._order) == self._plain:
            return ""
        if due := limits.get("due_by"):
            # In days from today: on another day it means that.
            limits["due_by"] = (date.fromisoformat(due) - self.shell.desk.today()).days
        return json.dumps([limits, self._order])

    def narrow_as(self, told: str) -> None:
        try:
            limits, order = parsed(told)
            kept = {name: str(limits.get(name, "")) for name in KEPT}
            kept["due_by"] = self._day(int(kept["due_by"])) if kept["due_by"] else ""
        except (ValueError, TypeError, AttributeError, OverflowError):
            return
        if kept["status"] in self.statuses and str(order) in ORDERS:
            self._first, self._order, self._fresh = kept, order, False
            for each in self._tab_buttons:
                each.setChecked(each.property("status") == kept["status"])

    def _limits(self) -> dict[str, Any]:
        told = {name: getattr(self._filter, name) for name in KEPT} if self._filter else self._first
        return {name: value for name, value in told.items() if value}

    def escape(self) -> bool:
        """Esc clears the filters first."""
        if self._filter is None or not self._active():
            return False
        self.clear()
        return True

    def commands(self) -> list[Command]:
        group = tr("List")
        found = [Command(tr(text), lambda o=key: self._sort(o), "", group, "open") for key, text in ORDERS.items()]
        found += [Command(text, act, keys, group, drawing) for text, act, keys, drawing in self._acts()]
        found.append(Command(tr("Overdue"), lambda: self._change(due_by=self._day(-1)), "", group, "clock"))
        found.append(Command(tr("Due in seven days"), lambda: self._change(due_by=self._day(7)), "", group, "clock"))
        found.append(Command(tr("To be settled"), lambda: self._change(flag="to_settle"), "", group, "settle"))
        return found

    def _take_only(self) -> None:
        wanted, self._open_only = self._open_only, False
        if wanted and self.model.total == 1:
            self.view.open_current()

    # going out ---------------------------------------------------------

    def _acts(self) -> list[tuple[str, Callable[[], None], str, str]]:
        from desktop.ui import bulk

        found = [
            (tr("Columns"), self._choose_columns, "C", "open"),
            (tr("Save as .xlsx"), self.save, "X", "paper"),
            (tr("Print the newest papers"), lambda: bulk.print_newest(self, self.view.chosen()), "P", "print"),
        ]
        if self.scope == "inspections":
            visit = lambda: bulk.print_checklists(self, self.view.chosen())  # noqa: E731
            found.append((tr("Print the checklists"), visit, "K", "inspections"))
        return found

    def _choose_columns(self) -> None:
        self.columns.open(self.view.mapToGlobal(self.view.rect().topLeft()))

    def save(self) -> None:
        """Save the list as it is filtered, sorted and shown, as a spreadsheet."""
        from desktop.ui import bulk

        if self._filter is not None:
            bulk.save_list(self, self._filter, self._order)

    # inside ------------------------------------------------------------

    def _show(self) -> None:
        wanted = self._filter
        if wanted is None:
            return
        self._draw_chips()
        self.order.setText(tr(ORDERS[self._order]))
        self.order.setEnabled(not wanted.text.strip())
        at = self.view.currentIndex().row()
        self.model.show(wanted, self._order, lambda: self._here(at))

    def _here(self, at: int) -> None:
        total = self.model.total
        if not total and self._try_sounds():
            return
        self._count()
        self._lost = (self._lost or self.view.hasFocus()) and not isinstance(self.window().focusWidget(), QLineEdit)
        if not total and self._lost:
            self.setFocus()  # else it goes to the button beside the list
        self.view.setVisible(total > 0)
        self.none.setVisible(total == 0)
        if total and self._lost:  # the keyboard comes back to a list that was empty for a while
            self._lost = False
            self.view.setFocus()
        if total:
            self.view.selectRow(min(max(at, 0), total - 1))
        if not self._typed.isActive():
            self._take_only()

    def _try_sounds(self) -> bool:
        """Where nothing is written as it was typed, look for what sounds like it; whether that is begun."""
        wanted = self._filter
        if wanted is None or not wanted.text.strip() or self._typed.isActive():
            return False
        if wanted.sounds:
            self._filter = replace(wanted, sounds="")
            self._draw_chips()
            return False
        self._open_only = False  # a likeness is looked at before it is opened
        self._change(sounds="yes")
        return True

    def _count(self) -> None:
        """How many there are, and how many of them are chosen for an act on several."""
        chosen = len(self.view.selectionModel().selectedRows())
        several = trn("%n chosen", chosen) if chosen > 1 else ""
        self.number.setText(" · ".join(p for p in (trn("%n cases", self.model.total), several) if p))

    def _change(self, **limits: str) -> None:
        if self._filter is None:
            from desktop.casework.ports import Filter

            self._filter = Filter(**self._first)
        self._filter = replace(self._filter, **limits)
        for each in self._tab_buttons:
            each.setChecked(each.property("status") == self._filter.status)
        self.view.clearSelection()
        self._typed.start()

    def clear(self) -> None:
        """Every case again."""
        self._change(text="", sounds="", ward="", kind="", due_by="", flag="", status=self.statuses[0])
        frame = getattr(self.shell, "frame", None)
        if frame:
            frame.search.put("")

    def _active(self) -> dict[str, str]:
        wanted = self._filter
        active = (
            {f.name: getattr(wanted, f.name) for f in fields(wanted) if getattr(wanted, f.name)} if wanted else {}
        )
        active.pop("status", None)
        return active

    def _sort(self, order: str) -> None:
        self._order = order
        self._show()

    def _tabs(self):
        group = QButtonGroup(self)
        row = Flow(gap=XS)
        self._tab_buttons: list[QPushButton] = []
        for status in self.statuses:
            each = button("", lambda s=status: self._change(status=s), kind="tab", keys="Alt+← Alt+→")
            each.setCheckable(True)
            each.setProperty("status", status)
            each.setText(self._tab_name(status))
            each.setChecked(status == self._first["status"])
            group.addButton(each)
            self._tab_buttons.append(each)
            row.addWidget(each)
        holder = QWidget()
        holder.setLayout(row)
        return holder

    def _tab_name(self, status: str) -> str:
        named = TABS.get((self.scope, status))
        return tr(named) if named else status_text(status) if status else tr("All")

    def _number_tabs(self, numbers: list[int]) -> None:
        for each, n in zip(self._tab_buttons, numbers, strict=True):
            name = self._tab_name(each.property("status"))
            each.setText(f"{name}  {money.group(n)}" if n else name)
            each.setAccessibleName(f"{name}: {n}")
        self._begin_where_there_is_something(numbers)

    def _begin_where_there_is_something(self, numbers: list[int]) -> None:
        """A list that was just opened begins at the first step that has a case, if its first has none."""
        fresh, self._fresh = self._fresh, False
        filled = [status for status, n in zip(self.statuses, numbers, strict=True) if n]
        if fresh and filled and self._filter and not self._active() and self._filter.status not in filled:
            self._change(status=filled[0])

    def _bar(self):
        holder = QWidget()
        holder.setLayout(self.chips)
        if theme.is_large():  # the filters would stand one below another between the others
            return column(line(self.number, -1, self.narrow, self.order, gap=M), holder, gap=XS)
        bar = line(self.number, holder, self.narrow, self.order, gap=M)
        bar.setStretch(1, 1)
        return bar

    def _draw_chips(self) -> None:
        empty(self.chips)
        for name, value in self._active().items():
            chip = button(
                self._chip_text(name, value), lambda n=name: self._drop_chip(n), kind="chip", drawing="close"
            )
            chip.setToolTip(tr("Take this filter away"))
            self.chips.addWidget(chip)
        if len(self._active()) > 1:
            self.chips.addWidget(button(tr("Clear all"), self.clear, kind="link", keys="Esc"))

    def _step(self, by: int) -> None:
        """The step before or after, as the tabs stand."""
        at = self.statuses.index(self._filter.status) if self._filter and self._filter.status in self.statuses else 0
        self._change(status=self.statuses[(at + by) % len(self.statuses)])
        self.view.setFocus()

    def _drop_chip(self, name: str) -> None:
        if name == "text":
            frame = getattr(self.shell, "frame", None)
            if frame:
                frame.search.put("")
        self._change(**({"text": "", "sounds": ""} if name == "sounds" else {name: ""}))
        self.view.setFocus()

    def _chip_text(self, name: str, value: str) -> str:
        if name == "ward":
            return tr("Ward {number}", number=value)
        if name == "due_by":
            return tr("Due by {day}", day=words.day(value))
        if name == "flag":
            return tr("To be settled")
        if name == "sounds":
            return tr("what sounds like it")
        return f"“{value}”" if name == "text" else value

    def _day(self, days: int) -> str:
        return (self.shell.desk.today() + timedelta(days=days)).isoformat()

    def _know_wards(self, office: Any) -> None:
        self._wards = list(office.wards)

    def _open_filters(self) -> None:
        menu = Menu(self)
        menu.add(tr("Overdue"), lambda: self._change(due_by=self._day(-1)))
        menu.add(tr("Last day today or before"), lambda: self._change(due_by=self._day(0)))
        menu.add(tr("Due in seven days"), lambda: self._change(due_by=self._day(7)))
        menu.add(tr("Due in a month"), lambda: self._change(due_by=self._day(31)))
        menu.add(tr("To be settled"), lambda: self._change(flag="to_settle"))
        menu.add(f"{tr('Ward')} …", self._open_wards)
        menu.exec(self.narrow.mapToGlobal(self.narrow.rect().bottomLeft()))

    def _open_wards(self) -> None:
        menu = Menu(self, numbered=False)
        for ward in self._wards:
            number, name = str(ward["number"]), pick(ward.get("name"))
            menu.add(f"{number}  {name}", lambda w=number: self._change(ward=w))
        menu.exec(self.narrow.mapToGlobal(self.narrow.rect().bottomLeft()))

    def _open_orders(self) -> None:
        menu = Menu(self)
        for key, text in ORDERS.items():
            menu.add(tr(text), lambda o=key: self._sort(o), chosen=key == self._order)
        menu.exec(self.order.mapToGlobal(self.order.rect().bottomLeft()))


def nothing_here(page: CasesPage) -> QWidget:
    """What stands in the place of a list without a case."""
    ways = Flow()
    for each in (
        button(tr("Clear all"), page.clear, kind="link", keys="Esc"),
        button(
            tr("New application"), lambda: page.shell.go(Route("forms")), kind="link", drawing="plus", keys="Ctrl+N"
        ),
    ):
        ways.addWidget(each)
    sheet = card(
        label(tr("No case here"), "lead"),
        label(tr("Nothing matches. Clear the filters with Esc, or search with other words."), "muted", wrap=True),
        ways,
        gap=S,
    )
    sheet.setMaximumWidth(theme.now().px(560))
    inner = QWidget()
    inner.setLayout(column(M, line(sheet, -1), -1))
    made = scrolled(inner)  # what stands above leaves little room where type is large
    made.hide()
    return made
