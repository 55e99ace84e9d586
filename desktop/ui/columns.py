"""Columns of a table as the clerk wants them: shown or not, in which order, how wide; kept on this PC."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QPoint, Qt
from PySide6.QtWidgets import QTableView

from desktop.ui.memory import Memory
from desktop.ui.menu import Menu
from desktop.ui.words import tr


class Columns:
    """Keeps the head of one table under a name; `must` columns can't be put away."""

    def __init__(self, view: QTableView, memory: Memory, name: str, must: tuple[int, ...] = (0,)) -> None:
        self._view, self._memory, self._must = view, memory, must
        self._key = f"columns.{name}.{view.model().columnCount()}"
        head = view.horizontalHeader()
        head.setSectionsMovable(True)
        self._plain = head.saveState()
        if kept := memory.text(self._key):
            head.restoreState(QByteArray.fromBase64(kept.encode()))
        head.sectionMoved.connect(lambda *_: self._keep())
        head.sectionResized.connect(lambda *_: self._resized())

    def shown(self) -> list[int]:
        """The columns that are shown, in the order in which they stand."""
        head = self._view.horizontalHeader()
        order = (head.logicalIndex(at) for at in range(head.count()))
        return [column for column in order if not head.isSectionHidden(column)]

    def open(self, at: QPoint) -> None:
        """A menu in which each column is put away or brought back."""
        menu = self.menu()
        menu.exec(at)

    def menu(self) -> Menu:
        """The menu itself."""
        head, model = self._view.horizontalHeader(), self._view.model()
        menu = Menu(self._view)
        for at in range(head.count()):
            column = head.logicalIndex(at)
            shown = not head.isSectionHidden(column)
            said = str(model.headerData(column, Qt.Orientation.Horizontal))
            action = menu.add(said, lambda: None, chosen=shown)
            action.setEnabled(column not in self._must)
            action.toggled.connect(lambda on, c=column: self.put(c, shown=on))
        menu.addSeparator()
        menu.add(tr("All columns as they were"), self.reset)
        return menu

    def put(self, column: int, *, shown: bool) -> None:
        """Show a column, or put it away."""
        self._view.setColumnHidden(column, not shown)
        self._keep()

    def reset(self) -> None:
        """Every column in its first order and width."""
        self._view.horizontalHeader().restoreState(self._plain)
        for column in range(self._view.model().columnCount()):
            self._view.setColumnHidden(column, False)
        self._memory.keep(self._key, "")

    def _resized(self) -> None:
        """Keep a width that the clerk has drawn, not one that a table gave itself."""
        if self._view.isVisible() and not getattr(self._view, "filling", False):
            self._keep()

    def _keep(self) -> None:
        state = self._view.horizontalHeader().saveState().toBase64()
        self._memory.keep(self._key, bytes(state.data()).decode("ascii"))
