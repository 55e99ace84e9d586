"""A piece of ground as shapes in metres of one grid, for whoever shows it; `kind` and `state` tell what each is."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

Point = tuple[float, float]

KINDS = ("ward", "parcel", "within", "building", "external", "base", "before", "proposed", "line", "case", "fault")
"""In the order in which they lie over each other."""


@dataclass(frozen=True, slots=True)
class Shape:
    """One thing on the ground: an area (`closed`), a line, or a single point.

    `id` names what it shows (a parcel, a line, a case), `label` stands beside it, `about` is said of it when it is
    chosen; `state` is the status of a case.
    """

    kind: str
    points: tuple[Point, ...]
    closed: bool = False
    id: str = ""
    label: str = ""
    state: str = ""
    about: str = ""

    def box(self) -> tuple[float, float, float, float]:
        """West, south, east and north of it (m)."""
        xs, ys = [p[0] for p in self.points], [p[1] for p in self.points]
        return min(xs), min(ys), max(xs), max(ys)

    def middle(self) -> Point:
        """The middle of its box."""
        west, south, east, north = self.box()
        return (west + east) / 2, (south + north) / 2


@dataclass(frozen=True, slots=True)
class Ground:
    """Shapes in one frame: EPSG number of a UTM zone, or 0 for a street's own base line."""

    frame: int = 0
    shapes: tuple[Shape, ...] = ()


def length_of(points: Sequence[Point]) -> float:
    """The length of a line through points (m)."""
    return math.fsum(math.dist(a, b) for a, b in itertools.pairwise(points))


def area_of(points: Sequence[Point]) -> float:
    """The area inside a ring (m²), whichever way it runs."""
    if len(points) < 3:
        return 0.0
    x0, y0 = points[0]  # from a corner, so that large coordinates lose nothing
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return abs(sum((a[0] - x0) * (b[1] - y0) - (b[0] - x0) * (a[1] - y0) for a, b in pairs)) / 2


def holds(points: Sequence[Point], spot: Point) -> bool:
    """Whether a ring holds a point."""
    x, y = spot
    inside = False
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def distance(points: Sequence[Point], spot: Point) -> float:
    """How far a point is from a line through points (m)."""
    if len(points) == 1:
        return length_of((points[0], spot))
    return min(_from_side(a, b, spot) for a, b in itertools.pairwise(points))


def _from_side(a: Point, b: Point, spot: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    t = min(max(((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / long, 0.0), 1.0) if long else 0.0
    return length_of(((a[0] + dx * t, a[1] + dy * t), spot))
