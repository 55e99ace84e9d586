"""The map: pan, zoom, choose and measure, by mouse or by keyboard with the cross in the middle."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.core.ground import Ground, Point, Shape, area_of, length_of
from desktop.ui import theme
from desktop.ui.map.index import GroundIndex
from desktop.ui.map.paint import NAMES, draw_bar, draw_chosen, draw_ground, draw_north
from desktop.ui.page import later
from desktop.ui.words import tr

STEP = 60  # pixels that an arrow moves the map
CLOSER = 1.5
NEAR = 8  # pixels within which a line or a case is met
EDGE = 28
QUICK = 0.012  # seconds; a picture that takes no longer is drawn for every frame
MOST, LEAST = 400.0, 0.0005  # pixels a metre
ARROWS = {
    Qt.Key.Key_Left: (1, 0),
    Qt.Key.Key_Right: (-1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class MapView(QWidget):
    """Shows a ground. `chosen` tells of a shape picked (None: nothing there), `opened` that it shall be opened,
    `spotted` of a point put down while `sketching`, `said` of what stands in the line below."""

    chosen = Signal(object)
    opened = Signal(object)
    spotted = Signal(float, float)
    said = Signal(str)

    def __init__(self, name: str, least: int = 220) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(least)
        self.setMouseTracking(True)
        self.index = GroundIndex(Ground())
        self.size_of_metre = 1.0
        self.centre = QPointF(0, 0)
        self.shape: Shape | None = None
        self.sketching = self.measuring = False
        self.trail: list[Point] = []
        self.shown = 0
        self._fitted = False
        self._took = 0.0
        self._cache: QPixmap | None = None
        self._cached = (QPointF(), 1.0)
        self._grip: QPoint | None = None
        self._moved = False
        self._sharpen = later(70, self._forget, self)

    # what is shown -----------------------------------------------------

    def put(self, index: GroundIndex, *, keep: bool = False) -> None:
        """Show a ground made ready by `GroundIndex`; `keep` leaves place and scale as they are."""
        before = self.index.origin
        self.index, self.shape = index, None
        if keep and self._fitted:
            self.centre += QPointF(before[0] - index.origin[0], before[1] - index.origin[1])
        else:
            self.fit()
        self._forget()

    def fit(self, box: QRectF | None = None) -> None:
        """Show all of it, or all of a box."""
        whole = box or self.index.whole
        room = QRectF(0, 0, max(self.width() - 2 * EDGE, 40), max(self.height() - 2 * EDGE, 40))
        size = min(room.width() / max(whole.width(), 0.5), room.height() / max(whole.height(), 0.5))
        self.size_of_metre = min(max(size, LEAST), MOST)
        self.centre = whole.center()
        self._fitted = True
        self._forget()

    def fit_kinds(self, kinds: Iterable[str]) -> None:
        """Show all shapes of these kinds with some ground around them; all of it where there are none."""
        found = [s.box() for s in self.index.ground.shapes if s.kind in kinds]
        if not found:
            self.fit()
            return
        x0, y0 = self.index.origin
        west, south = min(b[0] for b in found) - x0, min(b[1] for b in found) - y0
        east, north = max(b[2] for b in found) - x0, max(b[3] for b in found) - y0
        self.fit(QRectF(west, south, east - west, north - south).adjusted(-8, -8, 8, 8))

    def choose(self, shape: Shape | None, *, go: bool = False) -> None:
        """Choose a shape; `go` brings it into the middle."""
        self.shape = shape
        if shape and go:
            x, y = shape.middle()
            self.centre = QPointF(x - self.index.origin[0], y - self.index.origin[1])
            self._forget()
        self.update()
        self.chosen.emit(shape)
        self.said.emit(told(shape) if shape else tr("Nothing there"))

    def measure(self, on: bool) -> None:
        """Begin or end measuring; each point put down adds to the length."""
        self.measuring, self.trail = on, []
        self.said.emit(tr("Put points with Space or the mouse; Backspace takes the last away") if on else "")
        self.update()

    # places --------------------------------------------------------------

    def transform(self) -> QTransform:
        """From metres counted from the origin to pixels."""
        way = QTransform()
        way.translate(self.width() / 2, self.height() / 2)
        way.scale(self.size_of_metre, -self.size_of_metre)
        way.translate(-self.centre.x(), -self.centre.y())
        return way

    def ground_at(self, spot: QPointF) -> Point:
        """The point of the ground under a pixel (m in the frame)."""
        found = self.transform().inverted()[0].map(spot)
        return found.x() + self.index.origin[0], found.y() + self.index.origin[1]

    def window_box(self) -> QRectF:
        """What is in sight, in metres from the origin."""
        w, h = self.width() / self.size_of_metre, self.height() / self.size_of_metre
        return QRectF(self.centre.x() - w / 2, self.centre.y() - h / 2, w, h)

    def _zoom(self, by: float, at: QPointF | None = None) -> None:
        spot = at or QPointF(self.width() / 2, self.height() / 2)
        before = self.transform().inverted()[0].map(spot)
        self.size_of_metre = min(max(self.size_of_metre * by, LEAST), MOST)
        self.centre += before - self.transform().inverted()[0].map(spot)
        self._moving()

    def _pan(self, dx: float, dy: float) -> None:
        self.centre += QPointF(-dx, dy) / self.size_of_metre
        self._moving()

    def _moving(self) -> None:
        """While it moves, the last picture moves with it and a sharp one follows at rest; a quick one is drawn anew."""
        if self._took < QUICK:
            self._forget()
            return
        self._sharpen.start()
        self.update()

    def _forget(self) -> None:
        self._sharpen.stop()
        self._cache = None
        self.update()

    # drawing ---------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._cache is None:
            self._cache = self.picture()
            self._cached = (QPointF(self.centre), self.size_of_metre)
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("sheet"))
        centre, size = self._cached
        times = self.size_of_metre / size
        corner = QPointF(centre.x() - self.width() / size / 2, centre.y() + self.height() / size / 2)
        spot = self.transform().map(corner)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, times != 1)
        painter.drawPixmap(
            QRectF(spot.x(), spot.y(), self.width() * times, self.height() * times),
            self._cache,
            QRectF(self._cache.rect()),
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_over(painter)
        painter.end()

    def picture(self) -> QPixmap:
        """The ground as it stands, drawn anew."""
        start, ratio = time.perf_counter(), self.devicePixelRatioF()
        made = QPixmap(self.size() * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(theme.colour("sheet"))
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.shown = draw_ground(painter, self.index, self.transform(), self.window_box(), self.size_of_metre)
        painter.end()
        self._took = time.perf_counter() - start
        return made

    def _draw_over(self, painter: QPainter) -> None:
        way = self.transform()
        if self.shape:
            draw_chosen(painter, self.index, self.shape, way)
        if self.trail:
            x0, y0 = self.index.origin
            points = way.map(QPolygonF([QPointF(x - x0, y - y0) for x, y in self.trail]))
            painter.setPen(QPen(theme.colour("late"), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(points)
            for n in range(points.count()):
                painter.drawEllipse(points.at(n), 4, 4)
        draw_bar(painter, QPointF(self.width() - 16, self.height() - 14), self.size_of_metre)
        draw_north(painter, QPointF(self.width() - 20, 14))
        if self.hasFocus():
            middle = QPointF(self.width() / 2, self.height() / 2)
            painter.setPen(QPen(theme.colour("ink"), 1.2))
            for a, b in (((-9, 0), (-3, 0)), ((3, 0), (9, 0)), ((0, -9), (0, -3)), ((0, 3), (0, 9))):
                painter.drawLine(middle + QPointF(*a), middle + QPointF(*b))
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def sizeHint(self) -> QSize:
        return QSize(560, 360)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() < 60:
            self.fit()
        self._forget()

    # hands -------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        middle = QPointF(self.width() / 2, self.height() / 2)
        acts: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Plus: lambda: self._zoom(CLOSER),
            Qt.Key.Key_Equal: lambda: self._zoom(CLOSER),
            Qt.Key.Key_Minus: lambda: self._zoom(1 / CLOSER),
            Qt.Key.Key_Home: self.fit,
            Qt.Key.Key_Space: lambda: self._put_down(middle),
            Qt.Key.Key_N: lambda: self.choose_next(1),
            Qt.Key.Key_B: lambda: self.choose_next(-1),
            Qt.Key.Key_M: lambda: self.measure(not self.measuring),
            Qt.Key.Key_Backspace: self._take_back,
        }
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if key in ARROWS and plain:
            self._pan(*(STEP * way for way in ARROWS[key]))
        elif key in acts and plain:
            acts[key]()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.shape and plain:
            self.opened.emit(self.shape)
        else:
            super().keyPressEvent(event)

    def choose_next(self, way: int) -> None:
        """Choose the next of what can be opened, from west to east: cases, lines, then the parcels in sight."""
        found = [s for s in self.index.ground.shapes if s.kind in ("case", "line", "proposed")]
        parcels = list(self.index.within(self.window_box()))[:500] if self.index.mean * self.size_of_metre > 6 else []
        order = [*sorted(found, key=lambda s: s.middle()), *sorted(parcels, key=lambda s: s.middle())]
        if order:
            at = order.index(self.shape) + way if self.shape in order else 0
            self.choose(order[at % len(order)], go=True)

    def _put_down(self, spot: QPointF) -> None:
        place = self.ground_at(spot)
        if self.sketching:
            self.spotted.emit(*place)
        elif self.measuring:
            self.trail.append(place)
            self._tell_measure()
            self.update()
        else:
            found = self.index.at(place, NEAR / self.size_of_metre)
            self.choose(found[0] if found else None)

    def _take_back(self) -> None:
        if self.trail:
            self.trail.pop()
            self._tell_measure()
            self.update()

    def _tell_measure(self) -> None:
        long = tr("{length} m", length=f"{length_of(self.trail):,.2f}")
        wide = tr("{area} m² inside", area=f"{area_of(self.trail):,.2f}") if len(self.trail) > 2 else ""
        self.said.emit(" · ".join(part for part in (long, wide) if part))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._grip, self._moved = event.position().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._grip is not None and (self._moved or (here - self._grip).manhattanLength() > 4):
            step = here - self._grip
            self._grip, self._moved = here, True
            self._pan(step.x(), step.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None and not self._moved:
            self._put_down(event.position())
        self._grip = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.shape and not (self.sketching or self.measuring):
            self.opened.emit(self.shape)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._zoom(1.2 ** (event.angleDelta().y() / 120), event.position())
        event.accept()


def told(shape: Shape) -> str:
    """What is said of a shape when it is chosen."""
    return " · ".join(part for part in (tr(NAMES[shape.kind]), shape.label, shape.about) if part)
