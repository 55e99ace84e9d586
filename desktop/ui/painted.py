"""A table that paints itself in one go.

Qt would call a delegate for every cell and take Python up anew each time, a thousand times for a screenful; while another
thread works in Python, each of these times waits for it. Here Python is taken up once, and let go some twenty times.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QStaticText, QTransform
from PySide6.QtWidgets import QTableView

from desktop.ui import theme, words
from desktop.ui.theme import S


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a cell shows: a line of text, its colour's token and how it stands."""

    text: str
    tint: str = "ink"
    bold: bool = False
    struck: bool = False
    right: bool = False


@cache
def _font(size: int, bold: bool, struck: bool) -> QFont:
    font = QFont(theme.font(size, bold=bold))
    font.setStrikeOut(struck)
    return font


@lru_cache(maxsize=4_000)  # what is in sight is painted again and again; to lay a line out takes most of the time
def _laid(text: str, size: int, bold: bool, struck: bool) -> tuple[QStaticText, float, float]:
    """A line of text laid out in a font, with its width and height."""
    made = QStaticText(" ".join(text.splitlines()))  # of an old register a cell may hold several
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
    made.prepare(QTransform(), _font(size, bold, struck))
    return made, made.size().width(), made.size().height()


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
        fonts: dict[tuple[bool, bool], list[tuple[str, QPointF, QStaticText]]] = {}
        size = theme.now().body
        for row, column, rect in places:
            shown, inner = self.drawn(row, column), QRectF(rect.adjusted(S, 0, -S, 0))
            text = theme.elided(words.shown(shown.text), int(inner.width()), bold=shown.bold)
            laid, wide, tall = _laid(text, size, shown.bold, shown.struck)
            left = inner.right() - wide if shown.right else inner.left()
            at = QPointF(left, inner.top() + (inner.height() - tall) // 2)
            fonts.setdefault((shown.bold, shown.struck), []).append((shown.tint, at, laid))
        for (bold, struck), several in fonts.items():  # a font at a time: Qt lets Python go at each
            painter.setFont(_font(size, bold, struck))
            for tint, at, laid in several:
                painter.setPen(theme.colour(tint))
                painter.drawStaticText(at, laid)
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
        edges: dict[int, list[int]] = {}
        for _, _, rect in places:
            edges.setdefault(rect.bottom(), []).extend((rect.left(), rect.right()))
        for bottom, across in edges.items():
            painter.drawLine(min(across), bottom, max(across), bottom)

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
