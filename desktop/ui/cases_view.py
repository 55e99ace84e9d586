"""The table of cases: one line a case, worked with the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from desktop.ui import theme, words
from desktop.ui.cases_model import CasesModel
from desktop.ui.law_words import STATUS, STATUS_TONE
from desktop.ui.painted import Drawn, PaintedTable
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


class CasesView(PaintedTable):
    """Enter opens, letters go where the page sends them; the number and what presses stand out, the rest is quiet."""

    def __init__(self, model: CasesModel, opened: Callable[[str], None]) -> None:
        super().__init__()
        self.setModel(model)
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

    def drawn(self, row: int, column: int) -> Drawn:
        """What a cell shows; … while the row is on its way."""
        model: CasesModel = self.model()
        case = model.row(row)
        if case is None:
            return Drawn("…", "muted")
        tint, bold = "ink", column == 1
        if column == 0 and case.flags:
            tint = "soon"
        elif column in (2, 4):
            tint = "muted"
        elif column == 3:
            tint = STATUS_TONE.get(case.status, "ink")
        elif column == 5:
            left = model.days_left(case)
            tint = "late" if left is not None and left < 0 else "soon" if left is not None and left <= 7 else "ink"
            bold = tint != "ink"
        return Drawn(model.text(case, column), tint, bold)

    def mark_row(self, painter: QPainter, rect: QRect) -> None:
        """A bar at the edge of what is chosen."""
        painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), theme.colour("accent"))

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
