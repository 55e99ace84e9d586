"""What the map shows of the office, of one street and of the plot of a case, as shapes in metres."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

import numpy as np
from shapely.geometry.base import BaseGeometry

from desktop.casework.desk import Desk
from desktop.casework.street import SIDES, Street
from desktop.casework.street_cases import plot_of
from desktop.casework.street_ways import kinds_of
from desktop.casework.streets import layers, street_of
from desktop.core.errors import FieldError, NagardeskError
from desktop.core.ground import Ground, Shape
from desktop.streets import parcel as parcels
from desktop.streets.cut import cut_all
from desktop.streets.frame import Frame, degrees_of, to_frame
from desktop.streets.layer import open_layer
from desktop.streets.line import StreetLine, of_entry, of_plan, standing
from desktop.streets.parcel import Parcel
from desktop.streets.shape import Point, metres

WARDS = "wards"  # the layer of this name holds the wards of the office
AROUND = 60.0  # metres of ground around the plot of a case


def office_ground(desk: Desk) -> Ground:
    """Wards, parcels, streets with their lines, and the cases placed on them, in the frame most of them are in."""
    streets = [street_of(desk, subject.removeprefix("street:")) for subject in desk.store.subjects("street:")]
    kept = {each.name: each for each in layers(desk)}
    frames = [s.frame for s in streets if s.frame] + [each.frame for each in kept.values() if each.frame]
    if not frames:
        return Ground()
    frame = max(sorted(set(frames)), key=frames.count)
    shapes: list[Shape] = []
    for each in kept.values():
        layer = open_layer(desk, each.name)
        kind = "ward" if each.name.casefold() == WARDS else "parcel"
        drawn = [_of_parcel(p, kind) for p in layer.parcels]
        shapes += moved(drawn, layer.frame.epsg, frame)
    day = desk.today()
    for state in (s for s in streets if s.frame):
        drawn = [*_of_street(state, day), *_cases(desk, state)]
        shapes += moved(drawn, state.frame, frame)
    return Ground(frame, tuple(shapes))


def street_ground(desk: Desk, street: str, line: str = "") -> Ground:
    """One street; with the id of a proposal or line, what lies within that one is hatched."""
    state = street_of(desk, street)
    drawn = [*_of_street(state, desk.today())]
    lines = lines_under(state, line) if line else standing_lines(state, desk.today())
    surveyed = parcels.of_entries(state.parcels, state.frame)
    for made in cut_all(lines, surveyed) if lines else ():
        drawn += areas(made.within_shape, "within", made.parcel.id, f"{made.within:.2f} m²")
    return Ground(state.frame, (*drawn, *_cases(desk, state)))


def case_ground(desk: Desk, case: str) -> Ground | None:
    """The plot of a case with its street and neighbours; None while nobody has said which parcel it is."""
    street, number = plot_of(desk.case(case))
    if not street:
        return None
    state = street_of(desk, street)
    plot = next((p for p in state.parcels.values() if p["number"] == number and p["frame"] == state.frame), None)
    if plot is None:
        return None
    whole = street_ground(desk, street)
    west, south, east, north = Shape("parcel", metres(plot["ring"])).box()
    window = (west - AROUND, south - AROUND, east + AROUND, north + AROUND)
    near = [s for s in whole.shapes if _meets(s.box(), window) and not (s.kind == "case" and s.id != case)]
    return Ground(whole.frame, tuple(near))


def lines_under(state: Street, line: str) -> list[StreetLine]:
    """The lines of a proposal, or those laid together with a line, by the id of either."""
    if line in state.proposals:
        return of_plan(state.proposals[line].plan)
    if line in state.lines:
        return [of_entry(each) for each in state.lines.values() if each.entry == state.lines[line].entry]
    raise FieldError("line", "This street has no line or proposal under that id.", code="line_missing", line=line)


def moved(shapes: Sequence[Shape], source: int, target: int) -> list[Shape]:
    """Shapes brought from one UTM zone into another."""
    if source == target or not shapes:
        return list(shapes)
    flat = np.array([point for shape in shapes for point in shape.points])
    brought = to_frame(degrees_of(flat, str(source), "the map"), Frame(target)).tolist()
    made, at = [], 0
    for shape in shapes:
        points = tuple((float(x), float(y)) for x, y in brought[at : at + len(shape.points)])
        made.append(Shape(shape.kind, points, shape.closed, shape.id, shape.label, shape.state, shape.about))
        at += len(shape.points)
    return made


def drawn_lines(lines: Sequence[StreetLine], kind: str = "proposed", id: str = "") -> list[Shape]:
    """Lines as shapes."""
    return [Shape(kind, tuple(line.points), id=id) for line in lines]


def drawn_parcels(found: Sequence[Parcel]) -> list[Shape]:
    """Parcels with what stands on them as shapes."""
    return [shape for each in found for shape in (_of_parcel(each, "parcel"), *_buildings(each))]


def standing_lines(state: Street, day: date) -> list[StreetLine]:
    """Every line of a street in force on a day."""
    kinds = kinds_of(state.act) if state.act else ()
    return [line for kind in kinds for side in SIDES for line in standing(state, kind, side, day)]


def _of_street(state: Street, day: date) -> Iterator[Shape]:
    """A street's parcels, base line, lines in force and open proposals."""
    yield from drawn_parcels(parcels.of_entries(state.parcels, state.frame))
    name = " / ".join(dict.fromkeys(v for v in state.name.values() if v))
    if state.base:
        yield Shape("base", metres(state.base), id=state.id, about=name)
    for line in standing_lines(state, day):
        yield Shape("line", tuple(line.points), id=state.id, label=name)
    for proposal in state.proposals.values():
        if proposal.state == "open" and proposal.matter == "line" and proposal.plan["frame"] == state.frame:
            yield from (
                Shape("proposed", tuple(line.points), id=state.id, about=name) for line in of_plan(proposal.plan)
            )


def _of_parcel(each: Parcel, kind: str) -> Shape:
    owner = " / ".join(dict.fromkeys(v for v in each.owner.values() if v))
    about = " · ".join(p for p in (owner, f"{each.shape.area:,.2f} m²" if kind == "parcel" else "") if p)
    return Shape(kind, tuple(each.ring), True, each.id, each.number, about=about)


def _buildings(each: Parcel) -> Iterator[Shape]:
    for s in each.structures:
        yield Shape(s.what, tuple(s.ring), True, s.id, s.name, about=f"{s.shape.area:,.2f} m²")


def _cases(desk: Desk, state: Street) -> Iterator[Shape]:
    """The cases placed on a street's parcels."""
    by_number = {data["number"]: data for data in state.parcels.values() if data["frame"] == state.frame}
    for case, number in state.plots.items():
        if number not in by_number:
            continue
        try:
            file = desk.case(case)
        except NagardeskError:  # it comes with the next exchange
            continue
        spot = parcels.of_entry(by_number[number]).shape.representative_point()
        names: Any = file.applicant().get("name", {})
        who = " / ".join(dict.fromkeys(str(v) for v in names.values() if v))
        yield Shape("case", ((spot.x, spot.y),), id=case, label=file.number, state=file.status, about=who)


def areas(shape: BaseGeometry, kind: str, id: str, about: str) -> list[Shape]:
    """The areas of a shape, each as a shape of the map."""
    pieces = [shape] if shape.geom_type == "Polygon" else list(getattr(shape, "geoms", ()))
    return [
        Shape(kind, _ring(p), True, id, about=about) for p in pieces if p.geom_type == "Polygon" and not p.is_empty
    ]


def _ring(area: Any) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y, *_ in area.exterior.coords[:-1])


def _meets(box: tuple[float, float, float, float], window: tuple[float, float, float, float]) -> bool:
    return box[0] <= window[2] and box[2] >= window[0] and box[1] <= window[3] and box[3] >= window[1]
