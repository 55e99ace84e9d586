"""A sheet that lies over the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QFrame, QWidget
from shiboken6 import isValid

from desktop.ui import theme
from desktop.ui.theme import L


class Overlay(QFrame):
    """A sheet over the page; Esc puts it away."""

    def __init__(self, over: QWidget, width: int) -> None:
        super().__init__(over)
        self.setProperty("role", "card")
        self.setObjectName("overlay")
        c = theme.now().colours
        self.setStyleSheet(f"QFrame#overlay {{ border: 1px solid {c.line}; }}")
        self._over, self._width = over, width
        self._before: QWidget | None = None
        self.hide()

    def open(self) -> None:
        """Show it near the top of the page."""
        for other in self._over.findChildren(Overlay):
            if other is not self and other.isVisible():
                other.close_it()
        self._before = self.window().focusWidget()
        self._place()
        self._over.installEventFilter(self)
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The sheet stays within what it lies over, whatever size that takes."""
        if event.type() == QEvent.Type.Resize and watched is self._over:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        width = min(self._width, self._over.width() - 2 * L)
        height = min(
            self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height(),
            self._over.height() - 3 * L,  # its lower edge stays in sight
        )
        self.setGeometry((self._over.width() - width) // 2, L * 2, width, max(height, 120))

    def close_it(self, *, give_back: bool = True) -> None:
        """Put it away and give the focus back to where it was."""
        self.hide()
        if give_back and self._before and isValid(self._before):
            self._before.setFocus()
        self.deleteLater()
