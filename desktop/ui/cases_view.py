"""The table of cases: one line a case, worked with the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from desktop.ui import theme, words
from desktop.ui.cases_model import ROW, CasesModel
from desktop.ui.law_words import STATUS, STATUS_TONE
from desktop.ui.theme import S
from desktop.ui.words import tr

WIDTHS = (216, 270, 260, 168, 96, 110)
WIDEST = 196  # no column takes more for its words
PREMISES = 2  # takes what is left
# Where room is short, columns give of theirs in this order, down to so much: number and last day stay in sight longest.
GIVING = (
    *((1, 190), (PREMISES, 140), (3, 150), (1, 130), (0, 188), (PREMISES, 40), (3, 96), (1, 110), (4, 88)),
    *((0, 120), (5, 96)),
)


ONE_LINE = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)  # said once: to join flags takes long


class CasesDelegate(QStyledItemDelegate):
    """Draws a cell: the number and what presses stand out, the rest is quiet."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.fillRect(option.rect, theme.colour("accent_soft"))
            if index.column() == 0 and option.widget and option.widget.hasFocus():
                painter.fillRect(
                    QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), theme.colour("accent")
                )
        painter.setPen(QPen(theme.colour("hair"), 1))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        row, model, column = index.data(ROW), index.model(), index.column()
        if row is None:
            self._text(painter, option.rect, "…", "muted")
            return
        text = model.text(row, column)
        tint, bold = "ink", False
        if column == 0 and row.flags:
            tint = "soon"
        elif column == 1:
            bold = True
        elif column in (2, 4):
            tint = "muted"
        elif column == 3:
            tint = STATUS_TONE.get(row.status, "ink")
        elif column == 5:
            left = model.days_left(row)
            tint = "late" if left is not None and left < 0 else "soon" if left is not None and left <= 7 else "ink"
            bold = tint != "ink"
        self._text(painter, option.rect, text, tint, bold=bold)

    def _text(self, painter: QPainter, rect: QRect, text: str, tint: str, *, bold: bool = False) -> None:
        painter.setFont(theme.font(theme.now().body, bold=bold))
        painter.setPen(theme.colour(tint))
        inner = rect.adjusted(S, 0, -S, 0)
        painter.drawText(inner, ONE_LINE, theme.elided(text, inner.width(), bold=bold))


class CasesView(QTableView):
    """Enter opens, letters go where the page sends them."""

    def __init__(self, model: CasesModel, opened: Callable[[str], None]) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(CasesDelegate(self))
        self._opened = opened
        self._given = [self._wide(column, width) for column, width in enumerate(WIDTHS)]
        self.filling = False
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(theme.now().row + 2)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setMinimumSectionSize(theme.now().px(40))  # the least that GIVING leaves of a column
        head.setSectionsMovable(True)
        for column, width in enumerate(self._given):
            self.setColumnWidth(column, width)
        head.setSectionResizeMode(PREMISES, QHeaderView.ResizeMode.Stretch)
        self.doubleClicked.connect(lambda index: self._open(index.row()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns as wide as there is room, but for those that the clerk has drawn himself."""
        super().resizeEvent(event)
        if self.model() is None:  # it goes before its view
            return
        self.filling = True  # what the table gives itself is not kept as the clerk's own
        now = self._fitted(event.size().width())
        for column, (before, after) in enumerate(zip(self._given, now, strict=True)):
            if column != PREMISES and self.columnWidth(column) == before:
                self.setColumnWidth(column, after)
        self._given = now
        self.filling = False

    def _fitted(self, room: int) -> list[int]:
        """The widths of the columns that are shown, so that they stand side by side in `room` pixels if they can."""
        widths = [self._wide(column, width) for column, width in enumerate(WIDTHS)]
        over = sum(width for column, width in enumerate(widths) if not self.isColumnHidden(column)) - room
        for column, least in GIVING:
            if not self.isColumnHidden(column):
                given = max(0, min(over, widths[column] - theme.now().px(least)))
                widths[column] -= given
                over -= given
        return widths

    def _wide(self, column: int, plain: int) -> int:
        """A column's width in pixels: as planned, or what its words need in this language, up to a limit."""
        longest = {3: [tr(text) for text in STATUS.values()], 5: [words.left(days) for days in (99, 1, 0, -1, -99)]}
        head = str(self.model().headerData(column, Qt.Orientation.Horizontal))
        metrics = QFontMetrics(theme.font(theme.now().body, bold=True))
        needed = max(metrics.horizontalAdvance(text) for text in (head, *longest.get(column, ()))) + 2 * S + 4
        return max(theme.now().px(plain), min(needed, theme.now().px(WIDEST)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_current()
        elif event.key() == Qt.Key.Key_Home:
            self.selectRow(0)
        elif event.key() == Qt.Key.Key_End:
            self.selectRow(self.model().rowCount() - 1)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            super().keyPressEvent(event)
        elif event.text().isprintable() and event.text() and not event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def open_current(self) -> None:
        """Open the case that is selected."""
        self._open(self.currentIndex().row())

    def chosen(self) -> list[str]:
        """The cases that are selected, in the order of the list."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [row.case for at in rows if (row := self.model().row(at))]

    def _open(self, at: int) -> None:
        row = self.model().row(at) if at >= 0 else None
        if row:
            self._opened(row.case)
