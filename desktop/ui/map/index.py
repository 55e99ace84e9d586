"""Shapes of the ground made ready to be drawn and chosen: cells by place, each with its outlines as one path."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop.core.ground import Ground, Point, Shape, distance, holds

A_CELL = 150  # parcels that a cell holds on the average
MASS = ("parcel",)  # kinds that come in tens of thousands


@dataclass
class Cell:
    """A square of the ground: the parcels whose middle lies in it, as outlines and as points."""

    numbers: list[int] = field(default_factory=list)
    outlines: QPainterPath = field(default_factory=QPainterPath)
    middles: QPolygonF = field(default_factory=QPolygonF)
    box: QRectF = field(default_factory=QRectF)


class GroundIndex:
    """A ground with its cells; coordinates are counted from `origin`, north up, so that large ones lose nothing."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        boxes = [shape.box() for shape in ground.shapes]
        west = min((b[0] for b in boxes), default=0.0)
        south = min((b[1] for b in boxes), default=0.0)
        east = max((b[2] for b in boxes), default=1.0)
        north = max((b[3] for b in boxes), default=1.0)
        self.origin: Point = (west, south)
        self.whole = QRectF(0, 0, max(east - west, 1.0), max(north - south, 1.0))
        mass = [n for n, shape in enumerate(ground.shapes) if shape.kind in MASS]
        self.few = [n for n, shape in enumerate(ground.shapes) if shape.kind not in MASS]
        self._boxes = boxes
        across = max(1, round(math.sqrt(len(mass) / A_CELL)))
        self.side = max(self.whole.width(), self.whole.height()) / across
        self.cells: dict[tuple[int, int], Cell] = {}
        self.mean = self._mean_size(mass)
        for n in mass:
            self._put(n)

    def _mean_size(self, mass: list[int]) -> float:
        """How long and wide a parcel is on the average (m)."""
        sizes = [max(self._boxes[n][2] - self._boxes[n][0], self._boxes[n][3] - self._boxes[n][1]) for n in mass]
        return sum(sizes) / len(sizes) if sizes else 0.0

    def _put(self, n: int) -> None:
        shape, (west, south, east, north) = self.ground.shapes[n], self._boxes[n]
        x, y = (west + east) / 2 - self.origin[0], (south + north) / 2 - self.origin[1]
        cell = self.cells.setdefault((int(x // self.side), int(y // self.side)), Cell())
        cell.numbers.append(n)
        polygon = self.polygon(shape)
        cell.outlines.addPolygon(polygon)
        cell.outlines.closeSubpath()
        cell.middles.append(QPointF(x, y))
        around = QRectF(west - self.origin[0], south - self.origin[1], east - west, north - south)
        cell.box = cell.box.united(around) if len(cell.numbers) > 1 else around

    def polygon(self, shape: Shape) -> QPolygonF:
        """The points of a shape, counted from the origin."""
        x0, y0 = self.origin
        return QPolygonF([QPointF(x - x0, y - y0) for x, y in shape.points])

    def seen(self, window: QRectF) -> list[Cell]:
        """The cells that a window (metres from the origin) shows."""
        return [cell for cell in self.cells.values() if cell.box.intersects(window)]

    def within(self, window: QRectF) -> Iterator[Shape]:
        """The parcels whose box a window shows."""
        for cell in self.seen(window):
            for n in cell.numbers:
                west, south, east, north = self._boxes[n]
                box = QRectF(west - self.origin[0], south - self.origin[1], east - west, north - south)
                if box.intersects(window):
                    yield self.ground.shapes[n]

    def at(self, spot: Point, near: float) -> list[Shape]:
        """What lies at a point of the ground, what is on top first; a line counts within `near` metres."""
        found = [self.ground.shapes[n] for n in reversed(self.few) if self._hit(n, spot, near)]
        window = QRectF(spot[0] - self.origin[0] - 0.01, spot[1] - self.origin[1] - 0.01, 0.02, 0.02)
        parcels = [shape for shape in self.within(window) if holds(shape.points, spot)]
        tops = [s for s in found if s.kind != "ward"]
        return [*tops, *parcels, *(s for s in found if s.kind == "ward")]

    def _hit(self, n: int, spot: Point, near: float) -> bool:
        shape, (west, south, east, north) = self.ground.shapes[n], self._boxes[n]
        if not (west - near <= spot[0] <= east + near and south - near <= spot[1] <= north + near):
            return False
        return holds(shape.points, spot) if shape.closed else distance(shape.points, spot) <= near
