"""Which days and which ward a table is of: stepped with Alt and the arrows, kept for the next table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QWidget

from desktop.core.errors import FieldError
from desktop.ui import words
from desktop.ui.amounts import typed_day
from desktop.ui.bits import button, label, line
from desktop.ui.fields import LineEdit
from desktop.ui.flow import Flow
from desktop.ui.menu import Menu
from desktop.ui.page import Page
from desktop.ui.theme import S, now
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.book_words import Span

KINDS = {
    "day": mark("Day"),
    "month": mark("Month"),
    "quarter": mark("Quarter"),
    "year": mark("Financial year"),
    "days": mark("Own days"),
}
SPANS = ("month", "quarter", "year", "days")
MONTHS = {"month": 1, "quarter": 3, "year": 12}


def first_of(kind: str, day: date) -> date:
    """The first day of the month, quarter or financial year (from April) in which `day` lies."""
    back = {"month": 0, "quarter": (day.month - 1) % 3, "year": (day.month - 4) % 12}[kind]
    return add_months(day.replace(day=1), -back)


def add_months(first: date, months: int) -> date:
    """The first of a month so many months on."""
    year, month = divmod(first.year * 12 + first.month - 1 + months, 12)
    return date(year, month + 1, 1)


class SpanBar(QWidget):
    """The days as buttons and two fields; `changed` is called whenever another span is chosen. Only where `ahead` may a
    day typed without its year be one to come."""

    def __init__(
        self,
        page: Page,
        changed: Callable[[], None],
        kinds: Sequence[str] = SPANS,
        *,
        wards: bool = True,
        ahead: bool = False,
    ) -> None:
        super().__init__()
        self._page, self._changed, self._ahead = page, changed, ahead
        self._today = page.shell.desk.today()
        memory = page.shell.memory
        self._kept = f"span.{kinds[0]}"
        kept = memory.text(self._kept)
        self.kind = kept if kept in kinds else kinds[0]
        self.ward = ""
        self.since, self.until = self._today, self._today
        self._wards: list[Mapping[str, Any]] = []
        self._group = QButtonGroup(self)
        flow = Flow(gap=S)
        for each in kinds:
            tab = button(
                tr(KINDS[each]), lambda k=each: self._choose(k), kind="tab", keys="F2" if each == "days" else ""
            )
            tab.setCheckable(True)
            tab.setProperty("span", each)
            self._group.addButton(tab)
            flow.addWidget(tab)
        self.back = button("", lambda: self.step(-1), kind="link", drawing="back", hint=tr("Before"), keys="Alt+←")
        self.on = button("", lambda: self.step(1), kind="link", drawing="next", hint=tr("After"), keys="Alt+→")
        self.says = label("", "strong")
        self.says.setMinimumHeight(now().row - 8)
        self.first, self.last = self._field(tr("From")), self._field(tr("To"))
        for each in (self.back, self.says, self.on, self.first, self.last):
            flow.addWidget(each)
        self.of_ward = button(tr("All wards"), self._open_wards, kind="link", drawing="place", keys="F")
        flow.addWidget(self.of_ward)
        self.setLayout(line(flow))
        self.of_ward.setVisible(wards)
        keys: dict[str, Callable[[], object]] = {"Alt+Left": lambda: self.step(-1), "Alt+Right": lambda: self.step(1)}
        if "days" in kinds:
            keys |= {"F2": self._own_days, "Alt+F2": self._own_days}  # as the books of accounts that clerks know
        if wards:
            keys["F"] = self._open_wards
            page.read(page.shell.desk.office, self._know_wards)
        for each, act in keys.items():
            shortcut = QShortcut(QKeySequence(each), page)
            shortcut.activated.connect(act)
        self._begin()

    def span(self) -> Span:
        """The days and the ward chosen."""
        from desktop.casework.book_words import Span

        return Span(self.since, self.until, self.ward)

    def put(self, since: date, until: date, ward: str = "") -> None:
        """Show a span without telling of a change."""
        self.since, self.until, self.ward = since, until, ward
        if since == until:
            self.kind = "day"
        self._show()

    def step(self, by: int) -> None:
        """One period on or back; own days move by their own length."""
        if self.kind in MONTHS:
            self.since = add_months(self.since, by * MONTHS[self.kind])
            self._close()
        else:
            gap = (self.until - self.since) + timedelta(days=1)
            self.since, self.until = self.since + by * gap, self.until + by * gap
        self._show()
        self._changed()

    def set_ward(self, ward: str) -> None:
        """Of one ward, or of all ('')."""
        self.ward = ward
        self._show()
        self._changed()

    def clear(self) -> bool:
        """Take the ward away; False where none was chosen."""
        if not self.ward:
            return False
        self.set_ward("")
        return True

    def _begin(self) -> None:
        if self.kind in MONTHS:
            self.since = first_of(self.kind, self._today)
            self._close()
        elif self.kind == "day":
            self.since = self.until = self._today
        else:
            self.since, self.until = first_of("month", self._today), self._today
        self._show()

    def _close(self) -> None:
        self.until = add_months(self.since, MONTHS[self.kind]) - timedelta(days=1)

    def _choose(self, kind: str, *, keep: bool = True) -> None:
        self.kind = kind
        if keep:
            self._page.shell.memory.keep(self._kept, kind)
        if kind in MONTHS:
            self.since = first_of(kind, min(self.until, self._today))
            self._close()
        elif kind == "day":
            self.since = self.until = min(self.until, self._today)
        self._show()
        self._changed()
        if kind == "days":
            self.first.setFocus()

    def _own_days(self) -> None:
        """Go and type the days."""
        self._choose("days", keep=False)  # asked for once by a key, it is not how the next table begins

    def _field(self, name: str) -> LineEdit:
        edit = LineEdit(self._typed, self._typed)
        edit.setAccessibleName(name)
        edit.setPlaceholderText(name)
        edit.setFixedWidth(now().px(112))
        return edit

    def _typed(self) -> None:
        """Take what was typed as days, once both are some and in order."""
        try:
            since, until = (typed_day(each, self._today, past=not self._ahead) for each in (self.first, self.last))
        except FieldError:
            return
        if since <= until and (since, until) != (self.since, self.until):
            self.since, self.until = since, until
            self._show()
            self._changed()

    def _show(self) -> None:
        for each in self._group.buttons():
            each.setChecked(each.property("span") == self.kind)
        own = self.kind == "days"
        days = dict.fromkeys((words.day(self.since), words.day(self.until)))
        self.says.setText(" – ".join(days))
        self.says.setVisible(not own)
        for field, day in ((self.first, self.since), (self.last, self.until)):
            field.setVisible(own)
            field.setText(words.day(day))
        named = next((w for w in self._wards if str(w["number"]) == self.ward), None)
        text = f"{self.ward} {pick(named.get('name'))}".strip() if named else self.ward
        self.of_ward.setText(tr("Ward {number}", number=text) if self.ward else tr("All wards"))

    def _know_wards(self, office: Any) -> None:
        self._wards = list(office.wards)
        self._show()

    def _open_wards(self) -> None:
        menu = Menu(self, numbered=False)
        menu.add(tr("All wards"), lambda: self.set_ward(""))
        for ward in self._wards:
            number = str(ward["number"])
            menu.add(f"{number}  {pick(ward.get('name'))}", lambda n=number: self.set_ward(n))
        menu.exec(self.of_ward.mapToGlobal(self.of_ward.rect().bottomLeft()))
