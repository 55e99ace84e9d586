"""A table that paints itself in one go.

Qt would call a delegate for every cell and take Python up anew each time, a thousand times for a screenful; while another
thread works in Python, each of these times waits for it. Here Python is taken up once, and let go some twenty times.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTableView

from desktop.ui import theme
from desktop.ui.theme import S

# Said once: to join flags takes long.
AT_LEFT, AT_RIGHT = (
    int(side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
    for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a cell shows: a line of text, its colour's token and how it stands."""

    text: str
    tint: str = "ink"
    bold: bool = False
    struck: bool = False
    right: bool = False


class PaintedTable(QTableView):
    """`drawn` says what a cell shows; `mark_row` and `mark_cell` draw what stands out on what is chosen."""

    def drawn(self, row: int, column: int) -> Drawn:
        """What a cell shows."""
        raise NotImplementedError

    def mark_row(self, painter: QPainter, rect: QRect) -> None:
        """Draw over the ground of a chosen row; `rect` is its first column."""

    def mark_cell(self, painter: QPainter, rect: QRect) -> None:
        """Draw around the current cell, while the table has the focus."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.model() is None:  # it goes before its table
            return
        painter, area = QPainter(self.viewport()), event.rect()
        rows, columns = self._rows(area), self._columns(area)
        places = [
            (row, column, QRect(left, top, wide, tall)) for row, top, tall in rows for column, left, wide in columns
        ]
        self._ground(painter, places)
        lines: dict[tuple[bool, bool], list[tuple[QRect, str, Drawn]]] = {}
        for row, column, rect in places:
            shown, inner = self.drawn(row, column), rect.adjusted(S, 0, -S, 0)
            text = theme.elided(shown.text, inner.width(), bold=shown.bold)
            lines.setdefault((shown.bold, shown.struck), []).append((inner, text, shown))
        for (bold, struck), several in lines.items():  # a font at a time: Qt lets Python go at each
            painter.setFont(self._font(bold=bold, struck=struck))
            for inner, text, shown in several:
                painter.setPen(theme.colour(shown.tint))
                painter.drawText(inner, AT_RIGHT if shown.right else AT_LEFT, text)
        if self.hasFocus():
            current = self.currentIndex()
            for rect in (rect for row, column, rect in places if (row, column) == (current.row(), current.column())):
                self.mark_cell(painter, rect)
        painter.end()

    def _ground(self, painter: QPainter, places: Sequence[tuple[int, int, QRect]]) -> None:
        """What is chosen, and a hair under each row."""
        chosen = [
            (each.top(), each.bottom(), each.left(), each.right()) for each in self.selectionModel().selection()
        ]
        focus, soft, hair = self.hasFocus(), theme.colour("accent_soft"), QPen(theme.colour("hair"), 1)
        for row, column, rect in places:
            if any(a <= row <= b and c <= column <= d for a, b, c, d in chosen):
                painter.fillRect(rect, soft)
                if column == 0 and focus:
                    self.mark_row(painter, rect)
        painter.setPen(hair)
        for _, _, rect in places:
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    @staticmethod
    def _font(*, bold: bool, struck: bool) -> QFont:
        font = theme.font(theme.now().body, bold=bold)
        if struck:
            font = QFont(font)
            font.setStrikeOut(True)
        return font

    def _columns(self, area: QRect) -> list[tuple[int, int, int]]:
        """The columns in sight of an area, each with its left edge and width in pixels."""
        head, found = self.horizontalHeader(), []
        for column in range(head.count()):
            left, wide = self.columnViewportPosition(column), self.columnWidth(column)
            if wide and left <= area.right() and left + wide > area.left():
                found.append((column, left, wide))
        return found

    def _rows(self, area: QRect) -> list[tuple[int, int, int]]:
        """The rows in sight of an area, each with its upper edge and height in pixels."""
        first, last = self.rowAt(area.top()), self.rowAt(area.bottom())
        if first < 0:
            return []
        last = last if last >= 0 else self.model().rowCount() - 1
        return [(row, self.rowViewportPosition(row), self.rowHeight(row)) for row in range(first, last + 1)]
