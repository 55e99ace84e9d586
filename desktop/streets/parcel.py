"""Parcels, and the buildings and outworks that stand on them, as shapes in their street's frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from shapely.geometry import Polygon

from desktop.core.errors import FieldError
from desktop.streets.shape import Ring, metres, micrometres, ring

BUILDING, EXTERNAL = "building", "external"
WHATS = (BUILDING, EXTERNAL)


@dataclass(frozen=True)
class Structure:
    """A building, or a structure external to one (verandah, platform, step, wall): outline and height above ground (m)."""

    id: str
    what: str
    name: str
    ring: Ring
    height: float | None = None

    @cached_property
    def shape(self) -> Polygon:
        """Its outline."""
        return Polygon(self.ring)


@dataclass(frozen=True)
class Parcel:
    """A parcel of land. `owner` is by language; `vests` is '' for private land, else government or municipality.

    `book` holds what the field book said of its closing (see `book_record`), empty for an imported one.
    """

    id: str
    number: str
    ring: Ring
    holes: tuple[Ring, ...] = ()
    owner: Mapping[str, str] = field(default_factory=dict)
    structures: tuple[Structure, ...] = ()
    vests: str = ""
    book: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def shape(self) -> Polygon:
        """Its outline with holes."""
        return Polygon(self.ring, self.holes)


def need_inside(parcel: Parcel) -> None:
    """Refuse a structure that lies wholly off its parcel: it was put to the wrong number or place."""
    for each in parcel.structures:
        if not each.shape.intersects(parcel.shape):
            x, y = each.ring[0]
            raise FieldError(
                f"parcel {parcel.number}",
                f"{each.name or each.what} of parcel {parcel.number} lies wholly outside the parcel, at E {x:.2f} N {y:.2f}.",
                code="structure_outside",
                x=x,
                y=y,
            )


def to_entry(parcel: Parcel, frame: int, source: Mapping[str, Any]) -> dict[str, Any]:
    """The parcel as an entry keeps it: corners in whole micrometres, and where it came from."""
    return {
        "parcel": parcel.id,
        "number": parcel.number,
        "owner": dict(parcel.owner),
        "vests": parcel.vests,
        "frame": frame,
        "ring": micrometres(parcel.ring),
        "holes": [micrometres(hole) for hole in parcel.holes],
        "structures": [
            {
                "id": each.id,
                "what": each.what,
                "name": each.name,
                "ring": micrometres(each.ring),
                "height": None if each.height is None else round(each.height * 1000),
            }
            for each in parcel.structures
        ],
        "book": dict(parcel.book),
        "source": dict(source),
    }


def of_entry(data: Mapping[str, Any]) -> Parcel:
    """The parcel that an entry keeps."""
    return Parcel(
        id=data["parcel"],
        number=data["number"],
        ring=metres(data["ring"]),
        holes=tuple(metres(hole) for hole in data.get("holes", ())),
        owner=data.get("owner", {}),
        structures=tuple(structure_of(each) for each in data.get("structures", ())),
        vests=data.get("vests", ""),
        book=data.get("book", {}),
    )


def structure_of(data: Mapping[str, Any]) -> Structure:
    """The structure that an entry keeps."""
    height = data.get("height")
    return Structure(
        data["id"],
        data["what"],
        data.get("name", ""),
        metres(data["ring"]),
        None if height is None else height / 1000,
    )


def of_entries(parcels: Mapping[str, Mapping[str, Any]], frame: int) -> list[Parcel]:
    """The parcels of a street that were measured in `frame`, by number."""
    made = [of_entry(data) for data in parcels.values() if data["frame"] == frame]
    return sorted(made, key=lambda parcel: number_key(parcel.number))


def number_key(number: str) -> tuple[tuple[int, int, str], ...]:
    """Numbers as people sort them: 2 before 10, 14/2 before 14/10."""
    parts: list[str] = [""]
    for char in number:
        if parts[-1] and char.isdigit() != parts[-1][-1].isdigit():
            parts.append("")
        parts[-1] += char
    return tuple((0, int(p), "") if p.isdigit() else (1, 0, p.casefold()) for p in parts)


def outline(points: Sequence[Sequence[float]], what: str) -> Ring:
    """The corners of a parcel or structure typed or sketched, checked. Raises `FieldError`, saying where."""
    return ring(points, what).points
