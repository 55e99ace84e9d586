"""Parcels cut by a street line: what lies within it, what is left, and what of the buildings stands over it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import shapely
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from desktop.streets.line import StreetLine
from desktop.streets.parcel import Parcel, Structure
from desktop.streets.shape import pairs

TOUCH = 0.005  # m²; below this a parcel is not touched: half of the least figure shown
FEELS = 0.001  # metres


@dataclass(frozen=True, slots=True)
class Standing:
    """What of one structure stands within the line: areas in m², depth over the line and length along it in m.

    `volume` and `volume_within` (m³) are None where its height is not known.
    """

    structure: Structure
    whole: float
    within: float
    projects: float
    along: float
    shape: BaseGeometry

    @property
    def volume(self) -> float | None:
        """Its content above the ground."""
        return None if self.structure.height is None else self.whole * self.structure.height

    @property
    def volume_within(self) -> float | None:
        """The content of the part within the line."""
        return None if self.structure.height is None else self.within * self.structure.height


@dataclass(frozen=True, slots=True)
class Cut:
    """One parcel cut by a street's lines; areas in m², lengths in m.

    `side` is left, right, or both where the street runs through it.
    `frontage` is the length of the line inside the parcel, its new front; `depth` how far the parcel reaches over the
    line; `open` the land within that no building stands on; `usable` the width of the greatest circle in what is
    left; `pieces` how many pieces are left.
    """

    parcel: Parcel
    side: str
    whole: float
    within: float
    left: float
    frontage: float
    depth: float
    open: float
    pieces: int
    usable: float
    standing: tuple[Standing, ...]
    within_shape: BaseGeometry
    left_shape: BaseGeometry


@dataclass(frozen=True, slots=True)
class Overlap:
    """Two parcels of the survey that claim the same land (m²), and where."""

    first: Parcel
    second: Parcel
    area: float
    at: tuple[float, float]


def cut_all(lines: Sequence[StreetLine], parcels: Sequence[Parcel]) -> list[Cut]:
    """Every parcel that any of the lines touches, in the order given. Untouched parcels are left out."""
    if not parcels:
        return []
    tree = shapely.STRtree([parcel.shape for parcel in parcels])
    near = {n for line in lines for n in tree.query(line.strip, predicate="intersects").tolist()}
    made = [cut(lines, parcels[n]) for n in sorted(near)]
    return [each for each in made if each.within > TOUCH or any(s.within > TOUCH for s in each.standing)]


def cut(lines: Sequence[StreetLine], parcel: Parcel) -> Cut:
    """One parcel cut by the lines of a street; one through which a new street runs is cut on both sides."""
    shape = parcel.shape
    met = [line for line in lines if _areas(shape.intersection(line.strip)).area > 0]
    strip = shapely.union_all([line.strip for line in met])
    within, left = _areas(shape.intersection(strip)), _areas(shape.difference(strip))
    standing = tuple(_stand(lines, each) for each in parcel.structures)
    built = shapely.union_all([s.shape for s in standing if s.structure.what == "building"])
    kept = _pieces(left)
    return Cut(
        parcel=parcel,
        side="both" if len({line.side for line in met}) == 2 else next((line.side for line in met), ""),
        whole=shape.area,
        within=within.area,
        left=left.area,
        frontage=sum(line.line.intersection(shape).length for line in met),
        depth=max((_reach(line, within) for line in met), default=0.0),
        open=within.difference(built).area,
        pieces=len(kept),
        usable=max((_usable(piece) for piece in kept), default=0.0),
        standing=tuple(s for s in standing if s.within > TOUCH),
        within_shape=within,
        left_shape=left,
    )


def overlaps(parcels: Sequence[Parcel]) -> list[Overlap]:
    """Pairs of parcels that lie over each other by more than the least figure shown."""
    if not parcels:
        return []
    shapes = [parcel.shape for parcel in parcels]
    tree = shapely.STRtree(shapes)
    found = []
    for i, j in sorted((i, j) for i, j in pairs(tree, shapes, "the survey") if i < j):
        shared = _areas(shapes[i].intersection(shapes[j]))
        if shared.area > 2 * TOUCH:
            spot = shared.representative_point()
            found.append(Overlap(parcels[i], parcels[j], shared.area, (spot.x, spot.y)))
    return found


def outside(lines: Iterable[StreetLine], parcels: Iterable[Parcel]) -> float:
    """The land of the strips that no parcel claims (m²): the street itself, and what was not surveyed."""
    strip = shapely.union_all([line.strip for line in lines])
    claimed = shapely.union_all([parcel.shape for parcel in parcels])
    return float(strip.difference(claimed).area)


def strips(lines: Iterable[StreetLine]) -> float:
    """The land between base line and lines (m²)."""
    return float(shapely.union_all([line.strip for line in lines]).area)


def ahead(line: StreetLine, shape: Polygon) -> tuple[BaseGeometry, float]:
    """The land between a building's front and the line before it, where the building stands back, and its area.

    The front is taken square to the base line over the building's own length along it.
    """
    reach = [line.base.locate(corner) for corner in shape.exterior.coords]
    low, high = min(s for s, _ in reach), max(s for s, _ in reach)
    low, high = max(low, line.span[0]), min(high, line.span[1])
    if high - low < FEELS:
        return Polygon(), 0.0
    sign = 1 if line.side == "left" else -1
    steps = sorted(
        {low, high, *(s for s in [*line.bends, *line.base.bends, *(s for s, _ in reach)] if low < s < high)}
    )
    front, near = [], []
    for s in steps:
        at = min(max(s, low + FEELS), high - FEELS)
        wall, ahead_of = line.base.meets(at, shape, sign), line.offset(at)
        if wall is None or ahead_of is None:
            continue
        front.append(line.base.place(at, sign * max(wall, ahead_of)))
        near.append(line.base.place(at, sign * ahead_of))
    if len(front) < 2:
        return Polygon(), 0.0
    land = _areas(shapely.make_valid(Polygon([*near, *reversed(front)])))
    return land, float(land.area)


def _stand(lines: Sequence[StreetLine], structure: Structure) -> Standing:
    strip = shapely.union_all([line.strip for line in lines])
    within = _areas(structure.shape.intersection(strip))
    return Standing(
        structure=structure,
        whole=structure.shape.area,
        within=within.area,
        projects=max((_reach(line, within) for line in lines), default=0.0),
        along=max((_along(line, within) for line in lines), default=0.0),
        shape=within,
    )


def _reach(line: StreetLine, within: BaseGeometry) -> float:
    """The greatest distance from the line of any corner of what lies within it on its own side."""
    corners = shapely.get_coordinates(_areas(within.intersection(line.strip)))
    return float(shapely.distance(line.line, shapely.points(corners)).max()) if len(corners) else 0.0


def _along(line: StreetLine, within: BaseGeometry) -> float:
    """The length along the line over which something lies within it."""
    corners = shapely.get_coordinates(_areas(within.intersection(line.strip)))
    if not len(corners):
        return 0.0
    places = shapely.line_locate_point(line.line, shapely.points(corners))
    return float(places.max() - places.min())


def _areas(shape: BaseGeometry) -> BaseGeometry:
    """Only the areas of a shape: a shared side or corner is no land."""
    if shape.geom_type in ("Polygon", "MultiPolygon"):
        return shape
    return MultiPolygon(_pieces(shape))


def _pieces(shape: BaseGeometry) -> list[Polygon]:
    """The pieces of land in a shape that are more than nothing."""
    found: list[Any] = []
    for each in getattr(shape, "geoms", [shape]):
        if each.geom_type == "Polygon" and each.area > TOUCH:
            found.append(each)
        elif each.geom_type in ("MultiPolygon", "GeometryCollection"):
            found += _pieces(each)
    return found


def _usable(piece: Polygon) -> float:
    """The width of the greatest circle inside a piece, to a centimetre."""
    return 2 * float(shapely.maximum_inscribed_circle(piece, tolerance=0.01).length)
