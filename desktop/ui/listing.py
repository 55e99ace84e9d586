"""A list that is worked with the keyboard: arrows, Enter opens, typing goes to the search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from desktop.ui.asks import LINE, Line, LinesDelegate, LinesModel
from desktop.ui.page import Route
from desktop.ui.theme import XS

AT_ONCE = 60  # lines that are given their places in one go, more than a window shows


class Listing(QListView):
    """Lines to choose from; `opened` gets the line chosen, `typed` the first letter typed while the list has the focus."""

    def __init__(self, name: str, opened: Callable[[Line], None], typed: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self.setViewportMargins(0, XS, 0, XS)
        self._lines = LinesModel()
        self.setModel(self._lines)
        self.setItemDelegate(LinesDelegate(self))
        self.setAccessibleName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(False)
        self.setLayoutMode(QListView.LayoutMode.Batched)  # a thousand lines at once hold the screen up
        self.setMouseTracking(True)
        self._opened, self._typed = opened, typed
        self.clicked.connect(self._open)

    def put(self, lines: list[Line], at: int | None = None) -> None:
        """Show these, at the line `at` or else keeping the place."""
        at = self.currentIndex().row() if at is None else at
        self._lines.put(lines)
        self._settle(max(at, 0))

    def open_first(self) -> None:
        """Open the first line, if there is one."""
        if first := next((each for each in self._lines.lines if each.route), None):
            self._opened(first)

    def open_best(self, sought: str) -> None:
        """Open the line that was sought; where several are left, go among them instead."""
        left = [each for each in self._lines.lines if each.route]
        called = [each for each in left if each.text.casefold() == sought.strip().casefold()] or left
        if sought.strip() and len({str(each.route) for each in called}) == 1 and called[0].route:
            self._opened(called[0])
        else:
            self.setFocus()

    def open_group(self) -> bool:
        """Open the list of the group in which one is; False where it leads to none."""
        lines, at = self._lines.lines, self.currentIndex().row()
        head = next((each for each in reversed(lines[: at + 1]) if each.route is None), None)
        if head is None or head.leads is None:
            return False
        self._opened(replace(head, route=head.leads))
        return True

    def beside(self, by: int) -> Route | None:
        """Go to the line before or after that opens something, and say what it opens; None at the end."""
        lines, at = self._lines.lines, self.currentIndex().row()
        order = range(at + 1, len(lines)) if by > 0 else range(at - 1, -1, -1)
        found = next((n for n in order if lines[n].route), None)
        if found is None:
            return None
        self._settle(found)
        return lines[found].route

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
            return
        plain = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if self._typed and not plain and event.text().strip() and event.text().isprintable():
            self._typed(event.text())
            return
        if (
            event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up)
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self._leap(1 if event.key() == Qt.Key.Key_Down else -1)
            return
        if event.key() == Qt.Key.Key_Right and not plain and self.open_group():
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
            if to := line.route or line.leads:
                self._opened(replace(line, route=to))

    def _leap(self, by: int) -> None:
        """To the first line of the group after, or of this one or the one before."""
        lines, at = self._lines.lines, self.currentIndex().row()
        firsts = [n for n, each in enumerate(lines) if each.route and (not n or lines[n - 1].route is None)]
        found = [n for n in firsts if n > at] if by > 0 else [n for n in reversed(firsts) if n < at]
        if found:
            self._settle(found[0])

    def _settle(self, at: int) -> None:
        lines = self._lines.lines
        order = [*range(min(at, len(lines)), len(lines)), *range(min(at, len(lines)) - 1, -1, -1)]
        found = next((n for n in order if lines[n].route), None)
        if found is not None:
            self.setBatchSize(found + AT_ONCE)  # a line that has no place yet can't be gone to
            self.selectionModel().setCurrentIndex(
                self._lines.index(found), QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
