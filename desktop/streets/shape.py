"""Corners and lines as they come in: cleaned where nothing is lost, refused where the shape is wrong, saying where.

Inside this package a point is (x, y) in metres of its street's frame; entries keep whole micrometres.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPoint, Polygon

from desktop.core.errors import FieldError

_PLACE = re.compile(r"^(.*)\[(\S+) (\S+)\]$")

Point = tuple[float, float]
Ring = tuple[Point, ...]
Say = Callable[[int], str]

MOST_POINTS = 20_000  # of one line or parcel: a traced screen or a scan, not a survey
FARTHEST = 1e8  # metres; no frame of ours has such a number
SAME = 0.001  # two points closer than this (m) are one
CLOSES = 0.05  # a ring whose ends are this near (m) is closed for the surveyor
LEAST_AREA = 0.01  # m²
_MOST_PAIRS = 10_000  # of shapes that lie over each other, besides the neighbours of each
_AT_ONCE, _MOST_LOOKS = 8, 500_000  # sides looked at together, and pairs of sides looked at in all: seconds


@dataclass(frozen=True, slots=True)
class Cleaned:
    """Points that are right, and notes on what was left out of the source, each with its place."""

    points: Ring
    notes: tuple[str, ...]


def metres(corners: Iterable[Sequence[int]]) -> Ring:
    """Points in metres from the whole micrometres of an entry."""
    return tuple((x / 1e6, y / 1e6) for x, y in corners)


def micrometres(points: Iterable[Point]) -> list[list[int]]:
    """Points as an entry keeps them: whole micrometres."""
    return [[round(x * 1e6), round(y * 1e6)] for x, y in points]


def ring(points: Sequence[Sequence[float]], what: str, *, repeats: bool = False, say: Say | None = None) -> Cleaned:
    """The corners of a parcel or building, counter-clockwise, the first not repeated.

    `repeats` tells that the source must repeat the first corner at the end (map files do). `say` words the place of
    a point by its number in the source, from 0. Raises `FieldError` on `what`, saying where: too many points, a
    number that is none, an open or crossing ring, fewer than three corners, no area.
    """
    told = say or _teller(points)
    kept, notes = _clean(points, what, told)
    if repeats:
        kept = _closed(kept, what, told)
    elif len(kept) > 1 and _apart(kept[0][1], kept[-1][1]) <= SAME:
        kept = kept[:-1]
    if len(kept) < 3:
        raise _wrong(
            what, f"has {len(kept)} different corners; an area needs three. See {told(0)}.", "corners", kept, 0
        )
    corners = tuple(point for _, point in kept)
    shape = Polygon(corners)
    if MultiPoint(corners).convex_hull.area < LEAST_AREA:
        raise _wrong(
            what, f"encloses no area: all its corners lie on one line near {told(kept[0][0])}.", "flat", kept, 0
        )
    if not shape.is_valid:
        raise _crossing(what, kept, told, closed=True)
    if not shape.exterior.is_ccw:
        corners = (corners[0], *reversed(corners[1:]))
    return Cleaned(corners, tuple(notes))


def path(points: Sequence[Sequence[float]], what: str, *, say: Say | None = None) -> Cleaned:
    """The points of a line in their order. Raises `FieldError` on `what`, saying where, as `ring` does."""
    told = say or _teller(points)
    kept, notes = _clean(points, what, told)
    if len(kept) < 2:
        raise _wrong(what, f"has one point only, {told(0)}; a line needs two.", "points", kept, 0)
    if not LineString([point for _, point in kept]).is_simple:
        raise _crossing(what, kept, told, closed=False)
    return Cleaned(tuple(point for _, point in kept), tuple(notes))


Kept = list[tuple[int, Point]]


def _clean(points: Sequence[Sequence[float]], what: str, told: Say) -> tuple[Kept, list[str]]:
    """Points with their numbers in the source: numbers checked, heights dropped, repeated neighbours kept once."""
    if not points:
        raise FieldError(what, f"{what} has no points.", code="geometry_empty", what=what)
    if len(points) > MOST_POINTS:
        raise FieldError(
            what,
            f"{what} has {len(points):,} points, from {told(0)} on; a line or parcel has at most {MOST_POINTS:,}. "
            "Take the surveyed corners, not a traced or scanned outline.",
            code="geometry_many",
            what=what,
        )
    kept: Kept = []
    twice: list[int] = []
    heights = 0
    for n, given in enumerate(points):
        if len(given) < 2:
            raise _bad(what, n, "has no second coordinate")
        x, y = float(given[0]), float(given[1])
        if not (math.isfinite(x) and math.isfinite(y)) or max(abs(x), abs(y)) > FARTHEST:
            raise _bad(what, n, f"is no place: {given[0]}, {given[1]}")
        heights += len(given) > 2
        if kept and _apart(kept[-1][1], (x, y)) <= SAME:
            twice.append(n)
            continue
        kept.append((n, (x, y)))
    notes = []
    if heights:
        notes.append(f"{what}: heights (Z) at {heights} points were left out; lines are drawn on the level.")
    if twice:
        more = f" and {len(twice) - 1} more" if len(twice) > 1 else ""
        notes.append(f"{what}: point {twice[0] + 1}{more} repeats the one before at {told(twice[0])}; kept once.")
    return kept, notes


def _closed(kept: Kept, what: str, told: Say) -> Kept:
    gap = _apart(kept[0][1], kept[-1][1])
    if len(kept) > 1 and gap > CLOSES:
        raise FieldError(
            what,
            f"{what} is open: it begins at {told(kept[0][0])} and ends at {told(kept[-1][0])}, {gap:.2f} m apart. "
            "Bring the last point back to the first.",
            code="geometry_open",
            what=what,
            x=kept[-1][1][0],
            y=kept[-1][1][1],
        )
    return kept[:-1] if len(kept) > 1 else kept


def _crossing(what: str, kept: Kept, told: Say, *, closed: bool) -> FieldError:
    """The error that names the two sides which cross or touch, and the place."""
    points = [point for _, point in kept]
    sides = list(zip(points, [*points[1:], points[0]], strict=True)) if closed else list(itertools.pairwise(points))
    number = [n + 1 for n, _ in kept]
    found = _first_crossing(sides, closed)
    if found is None and not closed:
        return _wrong(what, f"crosses itself, from {told(kept[0][0])} on.", "crossing", kept, 0)
    if found is None:  # GEOS calls it wrong for another reason; its own words hold the place
        reason, (x, y) = unsound(Polygon(points))
        return _wrong(what, f"is not a sound shape: {reason} at {show_point(x, y)}.", "unsound", kept, 0)
    i, j, (x, y) = found
    ends = [number[i], number[(i + 1) % len(number)], number[j], number[(j + 1) % len(number)]]
    does = "turns back over itself" if ends[1] == ends[2] or ends[3] == ends[0] else "crosses itself"
    return FieldError(
        what,
        f"{what} {does}: side {ends[0]}–{ends[1]} meets side {ends[2]}–{ends[3]} at {show_point(x, y)}, near "
        f"{told(kept[i][0])}. Put the corners in the order in which they follow each other on the ground.",
        code="geometry_crossing",
        what=what,
        x=x,
        y=y,
    )


def pairs(tree: shapely.STRtree, shapes: Sequence[Any], what: str) -> list[tuple[int, int]]:
    """The places of shapes and of those in the tree that meet them. Raises `FieldError` where nearly all meet all."""
    found: list[tuple[int, int]] = []
    for begin in range(0, len(shapes), _AT_ONCE):
        left, right = tree.query(shapes[begin : begin + _AT_ONCE], predicate="intersects")
        found += zip((left + begin).tolist(), right.tolist(), strict=True)
        if len(found) > _MOST_PAIRS + 50 * len(shapes):
            raise FieldError(
                what,
                f"The shapes of {what} lie over each other too often to be told apart.",
                code="geometry_many",
                what=what,
            )
    return found


def _first_crossing(sides: list[tuple[Point, Point]], closed: bool) -> tuple[int, int, Point] | None:
    """The first two sides that meet, and where; None where they are not found among as many pairs as time allows."""
    lines = shapely.linestrings(np.array(sides))
    tree, looks = shapely.STRtree(lines), 0
    for begin in range(0, len(sides), _AT_ONCE):
        left, right = tree.query(lines[begin : begin + _AT_ONCE])
        left = left + begin
        looks += len(left)
        left, right = left[right > left], right[right > left]
        meets = shapely.intersects(lines[left], lines[right])
        for i, j in sorted(zip(left[meets].tolist(), right[meets].tolist(), strict=True)):
            neighbours = j == i + 1 or (closed and i == 0 and j == len(sides) - 1)
            meet = shapely.intersection(lines[i], lines[j])
            if neighbours and meet.geom_type == "Point":
                continue
            spot = meet.representative_point() if meet.geom_type != "Point" else meet
            return i, j, (spot.x, spot.y)
        if looks > _MOST_LOOKS:
            break
    return None


def _wrong(what: str, says: str, code: str, kept: Kept, at: int) -> FieldError:
    x, y = kept[at][1]
    return FieldError(what, f"{what} {says}", code=f"geometry_{code}", what=what, x=x, y=y)


def _bad(what: str, n: int, says: str) -> FieldError:
    return FieldError(what, f"{what}: point {n + 1} {says}.", code="geometry_number", what=what, point=n + 1)


def _apart(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def _teller(points: Sequence[Sequence[float]]) -> Say:
    return lambda n: show_point(points[n][0], points[n][1])


def unsound(shape: Polygon) -> tuple[str, Point]:
    """Why GEOS calls a shape invalid, and where."""
    reason = str(shapely.is_valid_reason(shape))
    found = _PLACE.match(reason)
    if not found:
        return reason, (float(shape.bounds[0]), float(shape.bounds[1]))
    return found[1].lower(), (float(found[2]), float(found[3]))


def show_point(x: float, y: float) -> str:
    """A place in metres, as messages show it: E 745123.45 N 2569876.12."""
    return f"E {x:.2f} N {y:.2f}"
