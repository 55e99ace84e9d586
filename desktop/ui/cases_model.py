"""A window over the list of cases: pages come as they are looked at, and go again; never all in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from desktop.ui import words
from desktop.ui.law_words import status_text
from desktop.ui.words import mark, tr

if TYPE_CHECKING:
    from desktop.casework.ports import CaseRow, Filter, Page

SIZE = 200
KEEP = 24
COLUMNS = (mark("Number"), mark("Applicant"), mark("Premises"), mark("Status"), mark("Received"), mark("Due"))

Fetch = Callable[[Callable[[], Any], Callable[[Any], None]], None]


class Rows(Protocol):
    """The store, as far as a list needs it."""

    def page(self, filter: Filter, order: str = "updated", after: str = "", size: int = 100) -> Page:
        """A page of cases by keyset."""
        ...

    def place(self, filter: Filter, order: str, at: int, total: int) -> str:
        """The place from which row `at` can be read at once."""
        ...

    def count(self, filter: Filter) -> int:
        """How many cases match."""
        ...


class CasesModel(QAbstractTableModel):
    """Rows by keyset.

    The place of a page is known from the page before it, or asked of the store at a leap; rows are dropped when they
    are far from sight. One page is under way at a time, and always the one looked at last.
    """

    def __init__(self, store: Rows, fetch: Fetch, today: date, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._fetch, self._today = store, fetch, today
        self._filter: Filter | None = None
        self._order = "updated"
        self._round = 0
        self._total = 0
        self._places: dict[int, str] = {0: ""}
        self._pages: OrderedDict[int, list[CaseRow]] = OrderedDict()
        self._wanted: int | None = None
        self._under_way = False

    @property
    def total(self) -> int:
        """How many cases match."""
        return self._total

    def show(self, wanted: Filter, order: str, then: Callable[[], None]) -> None:
        """Show other cases; `then` is called when the first page is here."""
        self._round += 1
        turn, store = self._round, self._store

        def look() -> tuple[int, Page]:
            return store.count(wanted), store.page(wanted, order, "", SIZE)

        def here(found: tuple[int, Page]) -> None:
            if turn != self._round:
                return
            self.beginResetModel()
            self._filter, self._order = wanted, order
            self._total, page = found
            self._places, self._pages = {0: ""}, OrderedDict()
            self._wanted, self._under_way = None, False
            self._take(0, page)
            self.endResetModel()
            then()

        self._fetch(look, here)

    def in_memory(self) -> int:
        """How many rows are held now."""
        return sum(len(rows) for rows in self._pages.values())

    def row(self, at: int) -> CaseRow | None:
        """The case in a row, or None while it is on its way."""
        rows = self._pages.get(at // SIZE)
        if rows is None:
            self._want(at // SIZE)
            return None
        self._wanted = at // SIZE  # a leap to elsewhere is off once the clerk looks here
        self._pages.move_to_end(at // SIZE)
        return rows[at % SIZE] if at % SIZE < len(rows) else None

    def _want(self, page: int) -> None:
        self._wanted = page
        if not self._under_way:
            self._step()

    def _step(self) -> None:
        at = self._wanted
        if at is None or self._filter is None or at in self._pages:
            return
        turn, wanted, order, store, total = self._round, self._filter, self._order, self._store, self._total
        known = self._places.get(at)
        self._under_way = True

        def look() -> Page:
            place = store.place(wanted, order, at * SIZE, total) if known is None else known
            return store.page(wanted, order, place, SIZE)

        def here(found: Page) -> None:
            if turn != self._round:
                return
            self._under_way = False
            self._take(at, found)
            first, last = at * SIZE, min((at + 1) * SIZE, self._total) - 1
            self.dataChanged.emit(self.index(first, 0), self.index(max(first, last), len(COLUMNS) - 1))
            if self._wanted is not None and self._wanted not in self._pages:
                self._step()

        self._fetch(look, here)

    def _take(self, at: int, page: Page) -> None:
        self._pages[at] = page.rows
        self._pages.move_to_end(at)
        while len(self._pages) > KEEP:
            self._pages.popitem(last=False)
        if page.after:
            self._places[at + 1] = page.after

    # what Qt asks -----------------------------------------------------

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._total

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole and way == Qt.Orientation.Horizontal:
            return tr(COLUMNS[section])
        return None

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        tip = Qt.ItemDataRole.ToolTipRole  # a column may be too narrow for its words
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, tip):
            return None
        row = self.row(index.row())
        return "…" if row is None else self.text(row, index.column())

    def text(self, row: CaseRow, column: int) -> str:
        """What stands in a column."""
        if column == 0:
            return row.number
        if column == 1:
            return words.in_script(row.title)
        if column == 2:
            return row.premises
        if column == 3:
            return status_text(row.status)
        if column == 4:
            return words.day(row.received)
        return words.left(self.days_left(row))

    def days_left(self, row: CaseRow) -> int | None:
        """Days to the next last day; None if there is none."""
        return (date.fromisoformat(row.due) - self._today).days if row.due else None
