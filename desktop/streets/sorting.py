"""Which shape of a file is what: base line, street line, parcel, building or outwork; by attribute, layer or kind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import shapely
from shapely.geometry import Polygon

from desktop.core.errors import FieldError
from desktop.core.ids import uuid7
from desktop.core.text import latin_digits
from desktop.streets.base import Base
from desktop.streets.fieldbook import Closed, close, lay
from desktop.streets.frame import Frame
from desktop.streets.parcel import BUILDING, EXTERNAL, Parcel, Structure, need_inside
from desktop.streets.read_table import Booked
from desktop.streets.shape import Point, Ring, pairs, ring
from desktop.streets.survey import AREA, LINE, Brought, Shape

ROLES: Mapping[str, frozenset[str]] = {
    "base": frozenset({"base", "base line", "baseline", "centre line", "centreline", "center line", "centerline", "axis"}),
    "line": frozenset({"line", "regular line", "street line", "street alignment", "alignment", "building line"}),
    "parcel": frozenset({"parcel", "parcels", "plot", "plots", "khasra", "land"}),
    BUILDING: frozenset({"building", "buildings", "house"}),
    EXTERNAL: frozenset({"external", "outwork", "verandah", "veranda", "platform", "step", "steps", "wall", "compound wall",
                         "balcony", "fence", "hedge", "stairs", "projection"}),
}  # fmt: skip
_SAYS = ("role", "layer", "kind", "type", "class", "what")
_NUMBER = (
    "number",
    "parcel",
    "parcel_no",
    "plot",
    "plot_no",
    "khasra",
    "khasra_no",
    "survey_no",
    "ward_number",
    "ward_no",
    "name",
    "id",
)
_MOST_HEIGHT = 200.0  # metres


@dataclass
class Sorted:
    """What a file holds for one street. `lines` are points with the side or kind the file gives them, if it does."""

    frame: Frame
    base: Ring = ()
    lines: list[tuple[Ring, str]] = field(default_factory=list)
    parcels: list[Parcel] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    closed: dict[str, Closed] = field(default_factory=dict)


def sort_out(brought: Brought, role: str = "", *, spare: bool = False) -> Sorted:
    """Give each shape its part. `role` (base, line, parcel) is for files whose shapes do not say.

    With `spare` a number may stand twice: the map of a ward has land in several pieces.

    Raises `FieldError` for two base lines, two parcels of one number, a structure on no parcel, a shape without a part.
    """
    made = Sorted(brought.frame, notes=list(brought.notes))
    structures: list[tuple[Shape, str]] = []
    by_number: dict[str, str] = {}
    for shape in brought.shapes:
        part = _part(shape) or role
        if shape.kind == AREA and part in ("", "parcel"):
            parcel = _parcel(shape, len(made.parcels) + 1)
            if parcel.number in by_number and not spare:
                raise FieldError(
                    shape.what,
                    f"Parcel {parcel.number} stands twice in the file: {by_number[parcel.number]} and {shape.what}.",
                    code="parcel_twice",
                )
            by_number[parcel.number] = shape.what
            made.parcels.append(parcel)
        elif shape.kind == AREA and part in (BUILDING, EXTERNAL):
            structures.append((shape, part))
        elif shape.kind == LINE and part == "base":
            if made.base:
                raise FieldError(
                    shape.what, f"A second base line: {shape.what}. A street has one.", code="base_twice"
                )
            made.base = shape.rings[0]
        elif shape.kind == LINE and part == "line":
            made.lines.append((shape.rings[0], shape.attributes.get("side", "")))
        else:
            made.notes.append(
                f"{shape.what} ({shape.kind}) was left out: it does not say what it is ({', '.join(ROLES)})."
            )
    if not (made.base or made.lines or made.parcels or structures):
        raise FieldError(
            "role",
            f"Nothing in the file says what it is: {made.notes[-1]} Say it with an attribute role or layer, or for the "
            "whole file.",
            code="role_wanted",
        )
    if structures:
        made.parcels = _with_structures(made.parcels, structures)
    return made


def _part(shape: Shape) -> str:
    told = [shape.attributes[k].casefold().replace("_", " ") for k in shape.attributes if k.casefold() in _SAYS]
    return next((role for word in told for role, words in ROLES.items() if word in words), "")


def _get(attributes: Mapping[str, str], names: Sequence[str]) -> str:
    lower = {key.casefold(): value for key, value in attributes.items()}
    return next((lower[name] for name in names if lower.get(name)), "")


def _parcel(shape: Shape, n: int) -> Parcel:
    attributes = shape.attributes
    owner = {
        lang: attributes[f"owner_{lang}"]
        for lang in ("hi", "mr", "pa", "ta", "en")
        if attributes.get(f"owner_{lang}")
    }
    if not owner and _get(attributes, ("owner",)):
        owner = {"en": _get(attributes, ("owner",))}
    return Parcel(
        id=uuid7(),
        number=_get(attributes, _NUMBER) or str(n),
        ring=shape.rings[0],
        holes=shape.rings[1:],
        owner=owner,
        vests=_get(attributes, ("vests", "vested_in")),
    )


def _with_structures(parcels: list[Parcel], structures: Sequence[tuple[Shape, str]]) -> list[Parcel]:
    """Each structure on the parcel it names, or on the one it overlaps most."""
    if not parcels:
        raise FieldError(
            structures[0][0].what, "The file has buildings but no parcels for them.", code="structure_parcel"
        )
    numbers = {parcel.number: n for n, parcel in enumerate(parcels)}
    named = [_get(shape.attributes, ("parcel", "of", "plot", "on")) for shape, _ in structures]
    tree = shapely.STRtree([parcel.shape for parcel in parcels])
    lost = [n for n, name in enumerate(named) if name not in numbers]
    outlines = [Polygon(structures[n][0].rings[0]) for n in lost]
    near: dict[int, list[tuple[float, int]]] = {}
    for n, home in pairs(tree, outlines, "the file"):
        near.setdefault(lost[n], []).append((parcels[home].shape.intersection(outlines[n]).area, -home))
    added: dict[int, list[Structure]] = {}
    for n, (shape, what) in enumerate(structures):
        if n not in near and named[n] not in numbers:
            x, y = shape.rings[0][0]
            raise FieldError(
                shape.what,
                f"{shape.what} stands on no parcel, at E {x:.2f} N {y:.2f}.",
                code="structure_parcel",
                x=x,
                y=y,
            )
        home = numbers[named[n]] if named[n] in numbers else -max(near[n])[1]
        name = _get(shape.attributes, ("name", "label")) or what
        structure = Structure(uuid7(), what, name, shape.rings[0], _height(shape))
        added.setdefault(home, []).append(structure)
    return [replace(parcel, structures=tuple(added.get(n, ()))) for n, parcel in enumerate(parcels)]


def _height(shape: Shape) -> float | None:
    told = latin_digits(_get(shape.attributes, ("height", "height_m")))
    if not told:
        return None
    try:
        height = float(told)
    except ValueError:
        height = -1.0
    if not 0 < height <= _MOST_HEIGHT:
        raise FieldError(shape.what, f"{shape.what}: height '{told}' is no height in metres.", code="height")
    return height


def book_parcel(booked: Booked, base: Base | None, language: str = "en") -> tuple[Parcel, Closed | None]:
    """A parcel from its field book, laid on the map if the base line is known and the book has its stations.

    A parcel without taped lines is taken from its stations alone. Without a base line the shape stays in a frame of its
    own, for its area only. Raises `FieldError` naming the parcel and the lines.
    """
    book = booked.book
    closed = close(book) if book.measures else None
    if closed is None:
        if base is None:
            raise FieldError(f"parcel {book.parcel}", f"Parcel {book.parcel} has no taped lines, and there is no base "
                             "line to set its corners out from.", code="book_stations", parcel=book.parcel)  # fmt: skip
        corners = [base.place(s, o, f"parcel {book.parcel}") for s, o in book.stations.values()]
        outline, misfit = ring(corners, f"parcel {book.parcel}").points, 0.0
    elif base is None:
        outline, misfit = ring(closed.ring, f"parcel {book.parcel}").points, 0.0
    else:
        laid = lay(closed, base)
        outline, misfit = laid.ring, max(laid.misfits.values())
    owner = {language: booked.owner} if booked.owner else {}
    structures = tuple(_booked_structures(booked, base)) if base else ()
    parcel = Parcel(uuid7(), book.parcel, outline, (), owner, structures, book=book_record(closed, misfit))
    need_inside(parcel)
    return parcel, closed


def _booked_structures(booked: Booked, base: Base) -> list[Structure]:
    made = []
    for name, (what, height, corners) in booked.structures.items():
        field_name = f"{name} of parcel {booked.book.parcel}"
        spots: list[Point] = [base.place(c.chainage, c.offset, field_name) for c in corners]
        made.append(Structure(uuid7(), what, name, ring(spots, field_name).points, height))
    return made


def book_record(closed: Closed | None, misfit: float) -> dict[str, object]:
    """What an entry keeps of a field book: every line as taped (mm), the checks, the error and its share; {} for none."""
    if closed is None:
        return {}
    return {
        "corners": list(closed.book.corners),
        "measures": [[m.start, m.end, round(m.length * 1000)] for m in closed.book.measures],
        "stations": {name: [round(s * 1000), round(o * 1000)] for name, (s, o) in closed.book.stations.items()},
        "triangles": [[*names, round(area, 4)] for names, area in closed.triangles],
        "checks": [[c.start, c.end, round(c.taped * 1000), round(c.found * 1000)] for c in closed.checks],
        "area": round(closed.area, 4),
        "perimeter": round(closed.perimeter * 1000),
        "error": None if closed.error is None else round(closed.error * 1000),
        "precision": closed.precision,
        "misfit": round(misfit * 1000),
    }
