"""A paper over the page, to be read before it is signed."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.ui.bits import button, column, label, line
from desktop.ui.overlay import Overlay
from desktop.ui.paper_view import PaperView, Run
from desktop.ui.room import Room
from desktop.ui.theme import L, M
from desktop.ui.words import tr


class Preview(Overlay):
    """Esc puts it away."""

    def __init__(self, over: QWidget, room: Room, run: Run, pdf: bytes) -> None:
        super().__init__(over, 860)
        self.view = PaperView(room, run)
        said = label(tr("Preview; nothing is issued yet"), "heading", wrap=True)
        top = line(said, button(tr("Close"), self.close_it, keys="Esc"), gap=M)
        top.setStretch(0, 1)
        layout = column(top, self.view, gap=M, margins=(L, M, L, M))
        layout.setStretch(1, 1)
        self.setLayout(layout)
        self._pdf = pdf

    def open(self) -> None:
        """Show it over the whole page."""
        super().open()
        self.view.show_pdf(self._pdf)
        self.view.setFocus()

    def _place(self) -> None:
        """A paper takes the whole height of what it lies over."""
        width = min(self._width, self._over.width() - 2 * L)
        self.setGeometry((self._over.width() - width) // 2, L, width, self._over.height() - 2 * L)
