"""A parcel from a field book: sides and diagonals taped on the ground, closed by triangles, with the error shown.

Each corner is found from two others and two measured lines; lines that were not needed for that are checks, and the
difference between tape and shape is the closing error. The shape is then laid on the map by the corners whose
chainage and offset are known.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from desktop.core.errors import FieldError
from desktop.streets.base import Base
from desktop.streets.shape import Point, Ring, ring

MOST_CORNERS = 60
"""Corners of a parcel that is taped; the search for triangles grows with the fourth power of their number."""
FLAT = 0.05  # metres by which two lines may fall short of the third and still be taken as straight


@dataclass(frozen=True, slots=True)
class Measure:
    """One taped line in metres; `row` is its line in the book."""

    start: str
    end: str
    length: float
    row: int = 0


@dataclass(frozen=True, slots=True)
class Book:
    """What the book says of one parcel: corners in their order, every line measured, and corners set out from the base.

    `stations` holds chainage and offset of corners (left of the base positive). `inward` names corners that point into
    the parcel and were measured from their two neighbours only; lines alone can't tell that.
    """

    parcel: str
    corners: tuple[str, ...]
    measures: tuple[Measure, ...]
    stations: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    inward: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Check:
    """A line that was not needed: taped, worked out from the shape, and the difference (taped less worked out)."""

    start: str
    end: str
    taped: float
    found: float

    @property
    def difference(self) -> float:
        """Taped less worked out, in metres."""
        return self.taped - self.found


@dataclass(frozen=True, slots=True)
class Closed:
    """The parcel's shape in its own frame: the first corner at the origin, the first side along x, the inside left.

    `triangles` are the corners of each and its area by its three lines (m²).
    """

    book: Book
    points: Mapping[str, Point]
    triangles: tuple[tuple[tuple[str, str, str], float], ...]
    checks: tuple[Check, ...]
    area: float
    perimeter: float

    @property
    def error(self) -> float | None:
        """The greatest difference of a check line in metres; None where no line was left to check by."""
        return max((abs(c.difference) for c in self.checks), default=None)

    @property
    def precision(self) -> int | None:
        """The error as one part in so many of the perimeter; None where there is no check or no error at all."""
        return round(self.perimeter / self.error) if self.error and self.error > 1e-9 else None

    @property
    def ring(self) -> Ring:
        """The corners in order."""
        return tuple(self.points[name] for name in self.book.corners)


@dataclass(frozen=True, slots=True)
class Laid:
    """A closed parcel on the map: corners in the street's frame, and how far each station is from its place (m)."""

    ring: Ring
    misfits: Mapping[str, float]


def order_corners(parcel: str, measures: Sequence[Measure], sides: Sequence[Measure] = ()) -> tuple[str, ...]:
    """The corners in the order of the sides: those marked so, or the first lines that follow one another back home.

    Raises `FieldError` where they do not make one closed round.
    """
    chain = list(sides) or _round(measures)
    following = {line.start: line.end for line in chain}
    if len(following) != len(chain) or len(chain) < 3:
        raise _open(parcel, chain)
    corners = [chain[0].start]
    while (after := following.get(corners[-1])) not in (None, corners[0]) and len(corners) <= len(chain):
        corners.append(str(after))
    if after != corners[0] or len(corners) != len(chain):
        raise _open(parcel, chain)
    return tuple(corners)


def close(book: Book) -> Closed:
    """Work out the shape. Raises `FieldError` on the parcel, naming the lines: one missing, a triangle that can't
    close, a length that is none, a shape that crosses itself."""
    if len(book.corners) > MOST_CORNERS:
        raise FieldError(book.parcel, f"Parcel {book.parcel} has {len(book.corners):,} corners; at most {MOST_CORNERS} are worked out "
                         "from taped lines. Bring it as a map file.", code="geometry_many", what=f"parcel {book.parcel}")  # fmt: skip
    known = _lengths(book)
    place = {name: n for n, name in enumerate(book.corners)}
    first, second = book.corners[0], book.corners[1]
    if frozenset((first, second)) not in known:
        raise FieldError(
            book.parcel,
            f"Parcel {book.parcel}: side {first}–{second} is not measured.",
            code="book_side",
            parcel=book.parcel,
            side=f"{first}–{second}",
        )
    points: dict[str, Point] = {first: (0.0, 0.0), second: (known[frozenset((first, second))].length, 0.0)}
    used = {frozenset((first, second))}
    triangles: list[tuple[tuple[str, str, str], float]] = []
    while len(points) < len(place):
        i, j, k = _next(book, known, points, place)
        points[k] = _apex(book, known, points, (i, j, k), place)
        used |= {frozenset((i, k)), frozenset((j, k))}
        lines = (math.dist(points[i], points[j]), known[frozenset((j, k))].length, known[frozenset((i, k))].length)
        triangles.append(((i, j, k), _heron(*lines)))
    corners = [points[name] for name in book.corners]
    shape = ring(corners, f"parcel {book.parcel}")
    checks = tuple(
        Check(line.start, line.end, line.length, math.dist(points[line.start], points[line.end]))
        for key, line in known.items()
        if key not in used
    )
    perimeter = sum(math.dist(a, b) for a, b in itertools.pairwise([*corners, corners[0]]))
    return Closed(book, points, tuple(triangles), checks, _area(shape.points), perimeter)


def lay(closed: Closed, base: Base) -> Laid:
    """Lay the parcel on the map by its stations, turned but never stretched; differences are shared evenly.

    With two stations it lies on the side away from the base line. Raises `FieldError` for fewer than two.
    """
    book = closed.book
    if len(book.stations) < 2:
        raise FieldError(
            book.parcel,
            f"Parcel {book.parcel}: give chainage and offset of two corners at least (its front), so that it can be "
            "laid on the map.",
            code="book_stations",
            parcel=book.parcel,
        )
    targets = {name: base.place(s, o, f"parcel {book.parcel}") for name, (s, o) in book.stations.items()}
    ways = [_fit(closed, targets, mirrored) for mirrored in (False, True)]
    if len(targets) > 2 and abs(ways[0][1] - ways[1][1]) > 1e-6:
        chosen = min(ways, key=lambda way: way[1])[0]
    else:
        chosen = max(ways, key=lambda way: _away(way[0], base))[0]
    misfits = {name: math.dist(chosen[name], spot) for name, spot in targets.items()}
    shape = ring([chosen[name] for name in book.corners], f"parcel {book.parcel}")
    return Laid(shape.points, misfits)


def _round(measures: Sequence[Measure]) -> list[Measure]:
    chain: list[Measure] = []
    for line in measures:
        if chain and line.start != chain[-1].end:
            break
        chain.append(line)
        if line.end == chain[0].start:
            break
    return chain


def _open(parcel: str, chain: Sequence[Measure]) -> FieldError:
    said = ", ".join(f"{line.start}–{line.end}" for line in chain[:12]) + (" …" if len(chain) > 12 else "") or "none"
    return FieldError(
        parcel,
        f"Parcel {parcel}: the sides do not make one closed round (read: {said}). Write them one after the other, "
        "such as A–B, B–C, C–D, D–A, and the diagonals after them.",
        code="book_round",
        parcel=parcel,
    )


def _lengths(book: Book) -> dict[frozenset[str], Measure]:
    known: dict[frozenset[str], Measure] = {}
    for line in book.measures:
        where = f"Parcel {book.parcel}, line {line.start}–{line.end}" + (f" (row {line.row})" if line.row else "")
        if line.start == line.end or not {line.start, line.end} <= set(book.corners):
            raise FieldError(book.parcel, f"{where}: one of its ends is no corner of the parcel.", code="book_corner")
        if not (math.isfinite(line.length) and line.length > 0):
            raise FieldError(book.parcel, f"{where}: {line.length} is no length.", code="book_length")
        key = frozenset((line.start, line.end))
        if key in known and abs(known[key].length - line.length) > 1e-9:
            raise FieldError(
                book.parcel,
                f"{where}: measured twice, {known[key].length:.2f} and {line.length:.2f} m. Keep one, or enter the "
                "mean.",
                code="book_twice",
            )
        known[key] = line
    return known


def _next(
    book: Book, known: Mapping[frozenset[str], Measure], points: Mapping[str, Point], place: Mapping[str, int]
) -> tuple[str, str, str]:
    """The next corner and the two it is found from: a measured triangle first, by lines early in the book."""
    rank = {key: n for n, key in enumerate(known)}
    ways: list[tuple[tuple[bool, int], tuple[str, str, str]]] = []
    for k in (name for name in book.corners if name not in points):
        for i, j in itertools.combinations([name for name in book.corners if name in points], 2):
            ends = (frozenset((i, k)), frozenset((j, k)))
            if ends[0] in known and ends[1] in known:
                between = frozenset((i, j))
                last = max(rank[ends[0]], rank[ends[1]], rank.get(between, 0))
                ways.append(((between not in known, last), (i, j, k)))
    if not ways:
        left = ", ".join(name for name in book.corners if name not in points)
        raise FieldError(
            book.parcel,
            f"Parcel {book.parcel}: corner {left} can't be found; measure a diagonal to it. {len(place)} corners need "
            f"{len(place)} sides and {len(place) - 3} diagonals.",
            code="book_diagonal",
            parcel=book.parcel,
            corner=left,
        )
    return min(ways)[1]


def _apex(
    book: Book,
    known: Mapping[frozenset[str], Measure],
    points: Mapping[str, Point],
    corners: tuple[str, str, str],
    place: Mapping[str, int],
) -> Point:
    """The third corner of a triangle, on the side that the order of the corners says."""
    i, j, k = corners
    a, b, c = math.dist(points[i], points[j]), known[frozenset((i, k))].length, known[frozenset((j, k))].length
    if max(a, b, c) - (a + b + c - max(a, b, c)) > FLAT:
        raise FieldError(
            book.parcel,
            f"Parcel {book.parcel}: triangle {i}–{j}–{k} can't close: its lines are {a:.2f}, {c:.2f} and {b:.2f} m, "
            "and the longest is longer than the two others together. Look at these lines in the book.",
            code="book_triangle",
            parcel=book.parcel,
            corners=f"{i}–{j}–{k}",
        )
    along = (a * a + b * b - c * c) / (2 * a)
    up = math.sqrt(max(b * b - along * along, 0.0))
    turn = sorted((i, j, k), key=place.__getitem__)
    if turn.index(j) != (turn.index(i) + 1) % 3:
        up = -up
    if k in book.inward and {abs(place[i] - place[k]), abs(place[j] - place[k])} <= {1, len(place) - 1}:
        up = -up
    (xi, yi), (xj, yj) = points[i], points[j]
    ux, uy = (xj - xi) / a, (yj - yi) / a
    return xi + ux * along - uy * up, yi + uy * along + ux * up


def _heron(a: float, b: float, c: float) -> float:
    half = (a + b + c) / 2
    return math.sqrt(max(half * (half - a) * (half - b) * (half - c), 0.0))


def _area(points: Ring) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise([*points, points[0]]))) / 2


def _fit(closed: Closed, targets: Mapping[str, Point], mirrored: bool) -> tuple[dict[str, Point], float]:
    """All corners turned and moved so that the stations fall on their places as nearly as they can, and the misfit."""
    flip = -1.0 if mirrored else 1.0
    local = {name: (x, y * flip) for name, (x, y) in closed.points.items()}
    names = list(targets)
    cx, cy = (sum(local[n][axis] for n in names) / len(names) for axis in (0, 1))
    tx, ty = (sum(targets[n][axis] for n in names) / len(names) for axis in (0, 1))
    dot = cross = 0.0
    for n in names:
        (px, py), (qx, qy) = (local[n][0] - cx, local[n][1] - cy), (targets[n][0] - tx, targets[n][1] - ty)
        dot += px * qx + py * qy
        cross += px * qy - py * qx
    long = math.hypot(dot, cross)
    if long < 1e-9:
        raise FieldError(
            closed.book.parcel,
            f"Parcel {closed.book.parcel}: the corners set out from the base line are one and the same place.",
            code="book_stations",
            parcel=closed.book.parcel,
        )
    cos, sin = dot / long, cross / long
    laid = {
        name: (tx + (x - cx) * cos - (y - cy) * sin, ty + (x - cx) * sin + (y - cy) * cos)
        for name, (x, y) in local.items()
    }
    return laid, sum(math.dist(laid[n], targets[n]) ** 2 for n in names)


def _away(laid: Mapping[str, Point], base: Base) -> float:
    """How far the corners lie from the base line on the whole."""
    return sum(abs(base.locate(point)[1]) for point in laid.values())
