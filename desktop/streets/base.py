"""The base line of a street: chainage along it, offsets square to it; left is positive, right negative."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property

import numpy as np
from shapely.geometry import LineString
from shapely.geometry import Point as Spot

from desktop.core.errors import FieldError
from desktop.streets.shape import Point, Ring, show_point

SLACK = 0.01  # metres beyond an end that taping allows
NIGH = 1e-6  # metres from a bend that count as at it
REACH = 500.0  # metres; no street is wider
MOST_STRETCH = 2.0  # at a turn of 120°


class Base:
    """A base line through `points` (metres, in the direction of its chainage).

    An offset at a bend is set out midway between the two sides and is its distance from both, so equal offsets make
    a line parallel to the base. A base line that turns back by more than 120° is refused.
    """

    def __init__(self, points: Sequence[Point]) -> None:
        self.points: Ring = tuple(points)
        self.line = LineString(self.points)
        self.length = float(self.line.length)
        for n in range(1, len(self.points) - 1):
            if _stretch(_unit(*self.points[n - 1 : n + 1]), _unit(*self.points[n : n + 2])) > MOST_STRETCH:
                raise FieldError(
                    "base",
                    f"The base line turns back sharply at its point {n + 1}, {show_point(*self.points[n])}. Offsets "
                    "there would cross; use two base lines.",
                    code="base_sharp",
                    point=n + 1,
                )

    @cached_property
    def _marks(self) -> list[float]:
        """The chainage of each point."""
        steps = [math.dist(a, b) for a, b in zip(self.points, self.points[1:], strict=False)]
        return [0.0, *np.cumsum(steps).tolist()]

    @property
    def bends(self) -> list[float]:
        """The chainages of its points, ends included."""
        return list(self._marks)

    def at(self, chainage: float, field: str = "chainage") -> tuple[Point, Point]:
        """The point at `chainage` and what one metre of offset to the left adds to it.

        Raises `FieldError` on `field` beyond the ends.
        """
        if not -SLACK <= chainage <= self.length + SLACK:
            raise FieldError(
                field,
                f"Chainage {chainage:.2f} m is beyond the base line, which runs from 0 to {self.length:.2f} m.",
                code="chainage",
                chainage=chainage,
            )
        s, last = min(max(chainage, 0.0), self.length), len(self.points) - 2
        n = min(int(np.searchsorted(self._marks, s, side="right")) - 1, last)
        a, b = self.points[n], self.points[n + 1]
        along = s - self._marks[n]
        t = along / (self._marks[n + 1] - self._marks[n])
        dx, dy = _unit(a, b)
        left = (-dy, dx)
        before = n - 1 if along <= NIGH else n + 1 if self._marks[n + 1] - s <= NIGH else -1
        if 0 <= before <= last:
            left = _mitre((dx, dy), _unit(self.points[before], self.points[before + 1]))
        return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), left

    def place(self, chainage: float, offset: float, field: str = "chainage") -> Point:
        """The point `offset` metres to the left (positive) or right (negative) at `chainage`."""
        (x, y), (lx, ly) = self.at(chainage, field)
        return x + lx * offset, y + ly * offset

    def locate(self, point: Point) -> tuple[float, float]:
        """Chainage and offset of the nearest point of the base line; positive to its left."""
        s = float(self.line.project(Spot(point)))
        (x, y), (lx, ly) = self.at(s)
        side = lx * (point[0] - x) + ly * (point[1] - y)
        return s, math.copysign(math.hypot(point[0] - x, point[1] - y), side)

    def meets(self, chainage: float, other: LineString, side: int, reach: float = REACH) -> float | None:
        """The offset (not negative) at which the square at `chainage` first meets `other` on that side, if it does.

        `side` is 1 for left and -1 for right.
        """
        (x, y), (lx, ly) = self.at(chainage)
        square = LineString([(x, y), (x + lx * side * reach, y + ly * side * reach)])
        met = square.intersection(other)
        if met.is_empty:
            return None
        return float(met.distance(Spot(x, y))) / math.hypot(lx, ly)


def _stretch(a: Point, b: Point) -> float:
    half = math.sqrt(max((1 + a[0] * b[0] + a[1] * b[1]) / 2, 0.0))  # cosine of half the turn
    return 1 / half if half > 0 else math.inf


def _mitre(a: Point, b: Point) -> Point:
    """What one metre of offset adds at a bend between directions `a` and `b`."""
    x, y = -(a[1] + b[1]), a[0] + b[0]
    long, stretch = math.hypot(x, y), _stretch(a, b)
    return x / long * stretch, y / long * stretch


def _unit(a: Point, b: Point) -> Point:
    long = math.dist(a, b)
    return (b[0] - a[0]) / long, (b[1] - a[1]) / long
