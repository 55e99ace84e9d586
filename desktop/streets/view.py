"""One sheet's window on the ground: where a point falls on the paper, what is cut off, and where there is room for words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import shapely
from shapely import affinity
from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from desktop.core.drawing import Hatch, Mark, Path, Ring, Stroke, Text
from desktop.streets.shape import Point

LETTER = 0.54  # of the em: the width of an average letter or figure
Colour = tuple[float, float, float]


@dataclass
class View:
    """A window `width` by `height` mm with its corner at (`left`, `low`), looking at `centre` turned by `turn` radians.

    `scale` is the denominator. Words already put down are remembered, so that later ones keep off them.
    """

    left: float
    low: float
    width: float
    height: float
    scale: int
    centre: Point
    turn: float
    marks: list[Mark] = field(default_factory=list)
    taken: list[Polygon] = field(default_factory=list)

    @property
    def per_metre(self) -> float:
        """Millimetres of paper for a metre of ground."""
        return 1000 / self.scale

    @cached_property
    def ground(self) -> Polygon:
        """The window on the ground."""
        w, h = self.width / self.per_metre / 2, self.height / self.per_metre / 2
        shape = affinity.rotate(box(-w, -h, w, h), self.turn, origin=(0, 0), use_radians=True)
        return affinity.translate(shape, *self.centre)

    def paper(self, point: Point) -> Point:
        """Where a point of the ground falls on the sheet (mm)."""
        x, y = point[0] - self.centre[0], point[1] - self.centre[1]
        cos, sin = math.cos(-self.turn), math.sin(-self.turn)
        return (
            self.left + self.width / 2 + (x * cos - y * sin) * self.per_metre,
            self.low + self.height / 2 + (x * sin + y * cos) * self.per_metre,
        )

    def ring(self, points: Sequence[Sequence[float]]) -> Ring:
        """A line on the sheet, to a hundredth of a millimetre."""
        return tuple((round(x, 2), round(y, 2)) for x, y in (self.paper((p[0], p[1])) for p in points))

    def draw(self, shape: BaseGeometry, stroke: Stroke | None, fill: Colour | None = None) -> None:
        """Draw a shape as far as the window shows it: areas filled, sides cut at the frame left open."""
        if fill is not None:
            for area in _areas(shape.intersection(self.ground)):
                self.marks.append(Path(self.ring(area.exterior.coords), None, closed=True, fill=fill))
        if stroke is not None:
            edge = shape.boundary if shape.geom_type in ("Polygon", "MultiPolygon") else shape
            for line in _lines(edge.intersection(self.ground)):
                self.marks.append(Path(self.ring(line.coords), stroke))

    def hatch(self, shape: BaseGeometry, angle: float, gap: float, stroke: Stroke) -> None:
        """Hatch the areas of a shape that the window shows."""
        for area in _areas(shape.intersection(self.ground)):
            rings = (self.ring(area.exterior.coords), *(self.ring(hole.coords) for hole in area.interiors))
            self.marks.append(Hatch(rings, angle, gap, stroke))

    def sees(self, point: Point) -> bool:
        """Whether a point of the ground is in the window."""
        return bool(self.ground.covers(shapely.Point(point)))

    def write(
        self,
        places: Sequence[tuple[Point, float]],
        text: str,
        size: float,
        *,
        must: bool = False,
        bold: bool = False,
        language: str = "en",
        colour: Colour = (0.0, 0.0, 0.0),
    ) -> bool:
        """Put words at the first of `places` (point on the sheet, angle in degrees) where nothing stands yet.

        With `must` they go to the first place anyway. Tells whether they were put.
        """
        frame = box(self.left, self.low, self.left + self.width, self.low + self.height)
        long = LETTER * size * len(text) + 0.6
        for number, (at, angle) in enumerate(places):
            upright = (angle + 90) % 180 - 90  # never on its head
            ground = affinity.rotate(
                box(at[0] - long / 2, at[1] - size * 0.6, at[0] + long / 2, at[1] + size * 0.6), upright, origin=at
            )
            free = frame.covers(ground) and not any(ground.intersects(other) for other in self.taken)
            last = must and number == len(places) - 1
            if free or last:
                spot = at if free else places[0][0]
                self.taken.append(ground)
                self.marks.append(
                    Text((round(spot[0], 2), round(spot[1], 2)), text, size, round(upright, 2), "centre", language, bold,
                         halo=True, colour=colour)
                )  # fmt: skip
                return True
        return False


def _areas(shape: BaseGeometry) -> list[Polygon]:
    if shape.geom_type == "Polygon":
        return [] if shape.is_empty else [shape]
    return [area for each in getattr(shape, "geoms", ()) for area in _areas(each)]


def _lines(shape: BaseGeometry) -> list[LineString]:
    if shape.geom_type in ("LineString", "LinearRing"):
        return [] if shape.is_empty else [shape]
    merged = shapely.line_merge(shape) if shape.geom_type == "MultiLineString" else shape
    if merged.geom_type == "LineString":
        return [merged]
    return [line for each in getattr(merged, "geoms", ()) for line in _lines(each)]
