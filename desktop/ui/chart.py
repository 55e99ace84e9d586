"""Bars drawn by us: each part has a pattern beside its colour and its number in words; arrows go from part to part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QBrush,
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.core import money
from desktop.ui import theme, words
from desktop.ui.bits import plain_tip
from desktop.ui.theme import XS, L, M, S

# A part's ground and the pattern over it, by its place; two parts never differ by colour alone.
LOOKS: tuple[tuple[str, Qt.BrushStyle], ...] = (
    ("accent", Qt.BrushStyle.SolidPattern),
    ("accent_soft", Qt.BrushStyle.BDiagPattern),
    ("soon_soft", Qt.BrushStyle.Dense5Pattern),
    ("late_soft", Qt.BrushStyle.FDiagPattern),
    ("fine_soft", Qt.BrushStyle.CrossPattern),
    ("hair", Qt.BrushStyle.HorPattern),
    ("sheet", Qt.BrushStyle.VerPattern),
    ("late", Qt.BrushStyle.SolidPattern),
)
INKS = {
    "accent_soft": "accent",
    "soon_soft": "soon",
    "late_soft": "late",
    "fine_soft": "fine",
    "hair": "ink",
    "sheet": "ink",
}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a bar: its key among the parts, and its number (paise where the chart is of money)."""

    key: str
    number: int


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: its key, its name and its parts, in the order of the legend."""

    key: str
    name: str
    parts: tuple[Part, ...]


class BarChart(QWidget):
    """Bars from left to right, one under the other; parts behind one another, or one under another where `side`."""

    def __init__(
        self,
        title: str,
        bars: Sequence[Bar],
        legend: Sequence[tuple[str, str]],
        opened: Callable[[str, str], None],
        *,
        side: bool = False,
        paise: bool = False,
    ) -> None:
        super().__init__()
        self.bars, self.legend, self._opened = list(bars), list(legend), opened
        self._side, self._paise = side, paise
        self._title = title
        self._at = 0
        self._places: list[tuple[QRect, str, str, int]] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(title)
        self.setAccessibleDescription(self.told())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self._look = {key: n for n, (key, _) in enumerate(self.legend)}

    def told(self) -> str:
        """The whole chart in words, for who does not see it."""
        names = dict(self.legend)
        said = [
            f"{bar.name}: " + ", ".join(f"{names[p.key]} {self.number(p.number)}" for p in bar.parts if p.number)
            for bar in self.bars
        ]
        return "; ".join(said)

    def number(self, value: int) -> str:
        """A number as it stands beside its part."""
        return words.rupees(value) if self._paise else money.group(value)

    def current(self) -> tuple[str, str] | None:
        """The keys of the bar and the part that the arrows are at."""
        parts = self._parts()
        return (parts[self._at][0], parts[self._at][1]) if parts else None

    def _parts(self) -> list[tuple[str, str, str, int]]:
        names = dict(self.legend)
        return [(b.key, p.key, f"{b.name}, {names[p.key]}", p.number) for b in self.bars for p in b.parts if p.number]

    # size ------------------------------------------------------------

    def _line(self) -> int:
        shown = theme.now()
        return shown.body + 10

    def _bar_height(self, bar: Bar) -> int:
        lines = max(1, len([p for p in bar.parts if p.number])) if self._side else 1
        return lines * self._line() + S

    def sizeHint(self) -> QSize:
        return QSize(480, self._legend_height(self.width() or 800) + sum(self._bar_height(b) for b in self.bars) + L)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.sizeHint().height())

    def resizeEvent(self, event: object) -> None:
        self.updateGeometry()

    def _legend_places(self, wide: int) -> list[tuple[int, int, str, str]]:
        metrics = QFontMetrics(theme.font(theme.now().small))
        x, y, places = 0, 0, []
        for key, name in ((key, words.shown(name)) for key, name in self.legend):
            width = metrics.horizontalAdvance(name) + 30 + L
            if x and x + width > wide:
                x, y = 0, y + theme.now().small + 12
            places.append((x, y, key, name))
            x += width
        return places

    def _legend_height(self, wide: int) -> int:
        places = self._legend_places(wide)
        return (places[-1][1] if places else 0) + theme.now().small + 12 + S

    # drawing ----------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        self._places = []
        self._draw_legend(painter)
        self._draw_bars(painter)
        self._draw_focus(painter)
        painter.end()

    def _draw_legend(self, painter: QPainter) -> None:
        painter.setFont(theme.font(theme.now().small))
        tall = theme.now().small + 4
        for x, y, key, name in self._legend_places(self.width()):
            self._fill(painter, QRect(x, y + 2, 22, tall - 2), key)
            painter.setPen(theme.colour("ink"))
            painter.drawText(QRect(x + 30, y, self.width(), tall + 2), Qt.AlignmentFlag.AlignVCenter, name)

    def _draw_bars(self, painter: QPainter) -> None:
        font = theme.font(theme.now().body)
        painter.setFont(font)
        metrics = QFontMetrics(font)
        left = min(
            max((metrics.horizontalAdvance(words.shown(b.name)) for b in self.bars), default=0) + M + 4,
            self.width() // 3,
        )
        room = self.width() - left - metrics.horizontalAdvance(self.number(self._longest())) - L
        scale = room / max(self._longest(), 1)
        y = self._legend_height(self.width())
        for bar in self.bars:
            tall = self._bar_height(bar) - S
            name = metrics.elidedText(words.shown(bar.name), Qt.TextElideMode.ElideRight, left - M)
            painter.setPen(theme.colour("ink"))
            painter.drawText(QRect(0, y, left - M, self._line()), Qt.AlignmentFlag.AlignVCenter, name)
            self._draw_bar(painter, bar, QRect(left, y, room, tall), scale)
            y += tall + S

    def _draw_bar(self, painter: QPainter, bar: Bar, place: QRect, scale: float) -> None:
        x, y, line = place.left(), place.top(), self._line()
        metrics = QFontMetrics(painter.font())
        for part in (p for p in bar.parts if p.number):
            wide = max(3, round(abs(part.number) * scale))
            rect = QRect(x, y + 2, wide, line - 4)
            self._fill(painter, rect, part.key)
            self._places.append((rect, bar.key, part.key, part.number))
            said = words.shown(self.number(part.number))
            if self._side:
                painter.setPen(theme.colour("ink"))
                painter.drawText(QRect(x + wide + XS, y, 400, line), Qt.AlignmentFlag.AlignVCenter, said)
                y += line
            else:
                self._write_in(painter, rect, said, metrics)
                x += wide
        if not self._side:
            total = words.shown(self.number(sum(p.number for p in bar.parts)))
            painter.setPen(theme.colour("ink"))
            painter.drawText(QRect(x + XS + 2, place.top(), 400, line), Qt.AlignmentFlag.AlignVCenter, total)

    def _write_in(self, painter: QPainter, rect: QRect, said: str, metrics: QFontMetrics) -> None:
        """The number of a part within it, on a plain ground so that the pattern does not run through it."""
        wide = metrics.horizontalAdvance(said) + XS
        if wide + XS > rect.width():
            return
        ground = QRect(rect.center().x() - wide // 2, rect.top() + 2, wide, rect.height() - 4)
        painter.fillRect(ground, theme.colour("sheet"))
        painter.setPen(theme.colour("ink"))
        painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, said)

    def _fill(self, painter: QPainter, rect: QRect, key: str) -> None:
        ground, pattern = LOOKS[self._look[key] % len(LOOKS)]
        painter.fillRect(rect, theme.colour(ground))
        ink: QColor = theme.colour(INKS.get(ground, ground))
        if pattern != Qt.BrushStyle.SolidPattern:
            painter.fillRect(rect, QBrush(ink, pattern))
        painter.setPen(QPen(ink, 1))
        painter.drawRect(rect.adjusted(0, 0, -1, -1))

    def _draw_focus(self, painter: QPainter) -> None:
        if self.hasFocus() and self._at < len(self._places):
            painter.setPen(QPen(theme.colour("ink"), 3))
            painter.drawRect(self._places[self._at][0].adjusted(-2, -2, 1, 1))

    def _longest(self) -> int:
        if self._side:
            return max((abs(p.number) for b in self.bars for p in b.parts), default=1)
        return max((sum(abs(p.number) for p in b.parts) for b in self.bars), default=1)

    # keys and mouse -----------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        parts = self._parts()
        keys = Qt.Key
        if not parts:
            super().keyPressEvent(event)
        elif event.key() in (keys.Key_Return, keys.Key_Enter):
            self._opened(parts[self._at][0], parts[self._at][1])
        elif event.key() in (keys.Key_Left, keys.Key_Right, keys.Key_Home, keys.Key_End):
            step = {keys.Key_Left: self._at - 1, keys.Key_Right: self._at + 1, keys.Key_Home: 0}
            self._go(step.get(event.key(), len(parts) - 1))
        elif event.key() in (keys.Key_Up, keys.Key_Down):
            self._go(self._next_bar(parts, 1 if event.key() == keys.Key_Down else -1))
        else:
            super().keyPressEvent(event)

    def _next_bar(self, parts: list[tuple[str, str, str, int]], way: int) -> int:
        at = self._at
        while 0 <= at < len(parts) and parts[at][0] == parts[self._at][0]:
            at += way
        return at

    def _go(self, at: int) -> None:
        parts = self._parts()
        self._at = min(max(at, 0), len(parts) - 1)
        _, _, named, number = parts[self._at]
        self.setAccessibleDescription(f"{named}: {self.number(number)}")
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.setToolTip(plain_tip(f"{named}: {self.number(number)}"))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for rect, bar, part, _ in self._places:
            if rect.contains(event.position().toPoint()):
                self._opened(bar, part)
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = next((n for n, p in enumerate(self._places) if p[0].contains(event.position().toPoint())), None)
        self.setCursor(Qt.CursorShape.PointingHandCursor if at is not None else Qt.CursorShape.ArrowCursor)
        if at is not None:
            _, _, named, number = self._parts()[at]
            self.setToolTip(plain_tip(f"{named}: {self.number(number)}"))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setAccessibleDescription(self.told())
        self.update()
