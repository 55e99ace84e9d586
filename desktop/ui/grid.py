"""A table of figures or lines: numbers at the right, rupees grouped, struck lines struck; worked with the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QRect, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView

from desktop.core import money
from desktop.ui import theme
from desktop.ui.bits import plain_tip
from desktop.ui.painted import Drawn, PaintedTable
from desktop.ui.theme import M

Cell = str | int


@dataclass(frozen=True, slots=True)
class Head:
    """A column: its name, whether it holds numbers or paise, and its width in pixels at plain type size."""

    text: str
    width: int = 120
    number: bool = False
    money: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A line: its cells, what it opens ('' for nothing), whether it is struck out or a sum."""

    cells: tuple[Cell, ...]
    opens: str = ""
    struck: bool = False
    strong: bool = False


class GridModel(QAbstractTableModel):
    """Lines held in memory; `row` is what a longer one does otherwise."""

    def __init__(self, heads: Sequence[Head], rows: Sequence[Row] = ()) -> None:
        super().__init__()
        self.heads = list(heads)
        self._rows = list(rows)

    def put(self, rows: Sequence[Row]) -> None:
        """Show these."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def row(self, at: int) -> Row | None:
        """The line in this place; None while it is on its way."""
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def text(self, at: int, column: int) -> str:
        """What a cell says."""
        row = self.row(at)
        if row is None:
            return "…"
        return self.shown(row.cells[column], column) if column < len(row.cells) else ""

    def shown(self, cell: Cell, column: int) -> str:
        """What a cell of a column says: rupees and numbers grouped."""
        if isinstance(cell, str):
            return cell
        return money.show(cell) if self.heads[column].money else money.group(cell)

    def is_link(self, at: int, column: int) -> bool:
        """Whether a number leads to what stands behind it."""
        return False

    # what Qt asks -----------------------------------------------------

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.heads)

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if way != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section].text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if self._right(section) else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(index.row(), index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.heads[index.column()].text}: {self.text(index.row(), index.column())}"
        if role == Qt.ItemDataRole.ToolTipRole:
            text = self.text(index.row(), index.column())
            return plain_tip(text) if len(text) > 12 else None
        return None

    def _right(self, column: int) -> bool:
        return self.heads[column].number or self.heads[column].money


class LinkedModel(GridModel):
    """A table of money in which every amount that is not nothing leads to what it is made of, sums too."""

    def is_link(self, at: int, column: int) -> bool:
        """An amount that is not nothing."""
        row = self.row(at)
        return bool(row and self.heads[column].money and row.cells[column])


class GridView(PaintedTable):
    """Enter opens a line or a cell; `by_cell` lets the arrows go from number to number."""

    def __init__(
        self, name: str, model: GridModel, opened: Callable[[int, int], None], *, by_cell: bool = False
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setModel(model)
        self._opened = opened
        behave = QAbstractItemView.SelectionBehavior
        self.setSelectionBehavior(behave.SelectItems if by_cell else behave.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.now().row + 2)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setMinimumSectionSize(48)
        metrics = QFontMetrics(theme.font(theme.now().small, bold=True))
        for column, each in enumerate(model.heads):
            self.setColumnWidth(column, max(theme.now().px(each.width), metrics.horizontalAdvance(each.text) + 2 * M))
        self.filling = False
        self._own = [self.columnWidth(column) for column in range(len(model.heads))]
        head.sectionResized.connect(self._drawn)
        self.doubleClicked.connect(lambda index: self._opened(index.row(), index.column()))

    def drawn(self, row: int, column: int) -> Drawn:
        """What a cell shows."""
        model: GridModel = self.model()
        line, head = model.row(row), model.heads[column]
        strong, struck = bool(line and line.strong), bool(line and line.struck)
        tint = "accent" if model.is_link(row, column) else "muted" if struck else "ink"
        return Drawn(model.text(row, column).replace("\n", " · "), tint, strong, struck, head.number or head.money)

    def mark_cell(self, painter: QPainter, rect: QRect) -> None:
        """A frame around the cell that Enter opens."""
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.drawRect(rect.adjusted(1, 1, -2, -2))

    def fit_rows(self, most: int = 40) -> None:
        """As tall as its lines, so that the page scrolls and not the table."""
        count = min(self.model().rowCount(), most)
        self.setFixedHeight(self.horizontalHeader().sizeHint().height() + count * (theme.now().row + 2) + M)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fill()

    def fill(self) -> None:
        """Share what room is left among the columns, each by its own width; never make one narrower than that."""
        head = self.horizontalHeader()
        shown = [column for column in range(head.count()) if not head.isSectionHidden(column)]
        wide, room = sum(self._own[column] for column in shown), self.viewport().width()
        if not wide:
            return
        self.filling = True
        for column in shown:
            head.resizeSection(column, self._own[column] * max(room, wide) // wide)
        self.filling = False

    def _drawn(self, column: int, _before: int, width: int) -> None:
        """A width that the clerk gave a column is its own from now on."""
        if not self.filling and width:
            self._own[column] = width

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if index.isValid():
                self._opened(index.row(), index.column())
        elif event.text().isprintable() and event.text() and not event.modifiers():
            event.ignore()  # a letter is the page's
        elif event.key() == Qt.Key.Key_Home:
            self.selectRow(0)
        elif event.key() == Qt.Key.Key_End:
            self.selectRow(self.model().rowCount() - 1)
        else:
            super().keyPressEvent(event)
