"""A paper on the screen, page under page, drawn in the io lane as it comes into sight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.core.picture import Picture
from desktop.ui import theme
from desktop.ui.bits import column, empty, line, scrolled
from desktop.ui.page import later
from desktop.ui.room import Room
from desktop.ui.theme import M

Run = Callable[[str, Callable[[], Any], Callable[[Any], None]], None]
WIDEST = 900
SHAPE = 297 / 210


def image_of(picture: Picture) -> QImage:
    """The picture for Qt, which looks at its pixels where they lie: keep it while the image is used."""
    return QImage(picture.pixels, picture.width, picture.height, picture.stride, QImage.Format.Format_RGB32)


class PaperView(QWidget):
    """Shows PDF bytes; `run` puts work into a lane."""

    def __init__(self, room: Room, run: Run) -> None:
        super().__init__()
        self._room, self._run = room, run
        self._pdf = b""
        self._round = 0
        self.percent = 100
        self.pages: list[QLabel] = []
        self.inner = column(gap=M, margins=(0, 0, 0, M))
        holder = QWidget()
        holder.setLayout(line(-1, self.inner, -1))
        self.area = scrolled(holder)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.area)
        self.setLayout(column(self.area))
        self._redraw = later(120, self._draw, self)

    @property
    def pdf(self) -> bytes:
        """The bytes shown."""
        return self._pdf

    def show_pdf(self, pdf: bytes) -> None:
        """Show another paper."""
        self._pdf = pdf
        room = self._room
        self._run("io", lambda: room.page_count(pdf), self._counted)

    def zoom(self, percent: int) -> None:
        """Larger or smaller, 50 to 300 percent of the width at hand."""
        self.percent = min(max(percent, 50), 300)
        self._draw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._redraw.start()

    def _counted(self, count: int) -> None:
        empty(self.inner)
        self.pages = []
        for n in range(count):
            page = QLabel()
            page.setAlignment(Qt.AlignmentFlag.AlignCenter)
            page.setAccessibleName(f"{n + 1} / {count}")
            page.setStyleSheet(f"background: white; border: 1px solid {theme.now().colours.hair};")
            self.pages.append(page)
            self.inner.addWidget(page)
        self.inner.addStretch(1)
        self._draw()

    def _width(self) -> int:
        room = max(min(self.area.viewport().width() - 4, WIDEST), 240)
        return round(room * self.percent / 100)

    def _draw(self) -> None:
        if not self._pdf or not self.pages:
            return
        self._round += 1
        turn, width, ratio = self._round, self._width(), self.devicePixelRatioF()
        room, pdf = self._room, self._pdf
        for n, page in enumerate(self.pages):
            page.setFixedSize(QSize(width, page.height() if page.pixmap() else round(width * SHAPE)))
            self._run(
                "io",
                lambda n=n: room.page_picture(pdf, n, round(width * ratio)),
                lambda drawn, p=page: self._put(turn, p, drawn, ratio),
            )

    def _put(self, turn: int, page: QLabel, picture: Picture, ratio: float) -> None:
        if turn != self._round:
            return
        drawn = QPixmap.fromImage(image_of(picture))
        drawn.setDevicePixelRatio(ratio)
        page.setPixmap(drawn)
        page.setFixedSize(drawn.deviceIndependentSize().toSize() + QSize(2, 2))
