"""Things side by side that go on in a new line where the room ends."""

from __future__ import annotations

from PySide6 import QtCore
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem

from desktop.ui.theme import S


class Flow(QLayout):
    """Lays things side by side and goes on in a new line where the room ends."""

    def __init__(self, gap: int = S, *, one_line: bool = False) -> None:
        super().__init__()
        self.items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}  # by width, until something in it changes: Qt asks again and again
        self.gap, self.one_line = gap, one_line  # whether it would like to be one line where there is room
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self.items.append(item)

    def count(self) -> int:
        return len(self.items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self.items[index] if 0 <= index < len(self.items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self.items.pop(index) if 0 <= index < len(self.items) else None

    def expandingDirections(self) -> QtCore.Qt.Orientation:
        return QtCore.Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._lay(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def sizeHint(self) -> QSize:
        least = self.minimumSize()
        shown = [item.sizeHint().width() for item in self.items if not item.isEmpty()]
        if not (self.one_line and shown):
            return least
        return QSize(sum(shown) + self.gap * (len(shown) - 1), least.height())

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self.items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _lay(self, rect: QRect, *, move: bool) -> int:
        x, y, tallest = rect.x(), rect.y(), 0
        for item in self.items:
            if item.isEmpty():
                continue
            hint = item.sizeHint()
            width = min(hint.width(), rect.width())
            if x > rect.x() and x + width > rect.right() + 1:
                x, y, tallest = rect.x(), y + tallest + self.gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), QSize(width, hint.height())))
            x += width + self.gap
            tallest = max(tallest, hint.height())
        return y + tallest - rect.y()
