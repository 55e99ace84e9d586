"""A list that is worked with the keyboard: arrows, Enter opens, typing goes to the search."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from desktop.ui.asks import LINE, Line, LinesDelegate, LinesModel


class Listing(QListView):
    """Lines to choose from; `opened` gets the line chosen."""

    def __init__(self, name: str, opened: Callable[[Line], None]) -> None:
        super().__init__()
        self._lines = LinesModel()
        self.setModel(self._lines)
        self.setItemDelegate(LinesDelegate(self))
        self.setAccessibleName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(False)
        self.setMouseTracking(True)
        self._opened = opened
        self.clicked.connect(self._open)

    def put(self, lines: list[Line]) -> None:
        """Show these, keeping the place."""
        at = self.currentIndex().row()
        self._lines.put(lines)
        self._settle(max(at, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
            return
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Up and self.currentIndex().row() <= 1:
            self.scrollToTop()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.currentIndex().row() == before:
            self._settle(0 if event.key() == Qt.Key.Key_Home else self._lines.rowCount() - 1)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            line: Line = index.data(LINE)
            if line.route:
                self._opened(line)

    def _settle(self, at: int) -> None:
        lines = self._lines.lines
        order = [*range(min(at, len(lines)), len(lines)), *range(min(at, len(lines)) - 1, -1, -1)]
        found = next((n for n in order if lines[n].route), None)
        if found is not None:
            self.selectionModel().setCurrentIndex(
                self._lines.index(found), QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
