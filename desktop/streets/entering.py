"""A file of any kind brought to a street: read, checked, told in figures, and entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from desktop.casework.desk import Desk
from desktop.casework.street import Street, fold_street
from desktop.casework.street_ways import kinds_of
from desktop.casework.streets import street_of
from desktop.core.errors import FieldError
from desktop.core.ids import uuid7
from desktop.streets.base import Base
from desktop.streets.fieldbook import Closed
from desktop.streets.frame import LOCAL, Frame
from desktop.streets.laying import enter_base, enter_survey, place_of, propose_line, survey_notes
from desktop.streets.line import StreetLine, from_points, from_table
from desktop.streets.parcel import Parcel, outline
from desktop.streets.plan import Plan
from desktop.streets.read_table import Table, books, offsets, points, read_table
from desktop.streets.reading import read_survey
from desktop.streets.shape import Ring, metres
from desktop.streets.sorting import Sorted, book_parcel, sort_out
from desktop.streets.statement import cents, make_statement
from desktop.streets.survey import LINE, POINT, Feature, Survey, bring_in


@dataclass
class Read:
    """What a file brought: the frame, base line, lines and parcels, field books closed, notes, and its name and hash."""

    frame: Frame
    base: Base | None = None
    base_is_new: bool = False
    lines: list[StreetLine] = field(default_factory=list)
    parcels: list[Parcel] = field(default_factory=list)
    closed: dict[str, Closed] = field(default_factory=dict)
    laid: bool = True
    notes: list[str] = field(default_factory=list)
    source: dict[str, str] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """Everything in plain figures, lengths in m and areas in m²."""
        return {
            "file": self.source.get("file", ""),
            "sha256": self.source.get("sha256", ""),
            "epsg": self.frame.epsg,
            "base_length": float(cents(self.base.length)) if self.base else None,
            "lines": [
                {"side": line.side, "from": float(cents(line.span[0])), "to": float(cents(line.span[1])),
                 "length": float(cents(line.line.length))}
                for line in self.lines
            ],
            "parcels": [self._parcel(each) for each in self.parcels],
            "notes": self.notes,
        }  # fmt: skip

    def _parcel(self, parcel: Parcel) -> dict[str, Any]:
        closed = self.closed.get(parcel.number)
        told: dict[str, Any] = {
            "number": parcel.number,
            "area": float(cents(closed.area if closed else parcel.shape.area)),
            "corners": len(parcel.ring),
            "structures": [
                {"name": s.name, "what": s.what, "area": float(cents(s.shape.area))} for s in parcel.structures
            ],
        }
        if closed:
            told["perimeter"] = float(cents(closed.perimeter))
            told["closing_error"] = None if closed.error is None else round(closed.error, 3)
            told["precision"] = closed.precision
            told["checks"] = [
                {"line": f"{c.start}-{c.end}", "taped": round(c.taped, 3), "found": round(c.found, 3),
                 "difference": round(c.difference, 3)}
                for c in closed.checks
            ]  # fmt: skip
            told["triangles"] = [
                {"corners": "-".join(names), "area": round(area, 3)} for names, area in closed.triangles
            ]
        return told


def read(source: Path, street: Street, *, role: str = "", said: str = "", spare: bool = False) -> Read:
    """Read a file for a street (one without a base line takes the file's). Raises `FieldError`, saying what and where.

    With `spare` a shape that is wrong is left out with a note, for maps of whole wards that others drew.
    """
    if source.suffix.lower() == ".csv":
        table = read_table(source)
        if table.kind == "points":
            survey = _survey_of_points(table, said, role)
            return _read_map(survey, street, role, "", spare)
        return of_table(table, street)
    return _read_map(read_survey(source), street, role, said, spare)


def _read_map(survey: Survey, street: Street, role: str, said: str, spare: bool) -> Read:
    frame = Frame(street.frame) if street.base else None
    found = sort_out(bring_in(survey, frame=frame, said=said, near=place_of(street), spare=spare), role, spare=spare)
    base = Base(found.base) if found.base else Base(metres(street.base)) if street.base else None
    if found.base and street.base:
        found.notes.append("The file brings a base line of its own; it takes the place of the street's from now on.")
    made = Read(found.frame, base, bool(found.base), notes=found.notes + survey_notes(found.parcels))
    made.source = {"file": survey.name, "sha256": survey.sha256}
    made.parcels = found.parcels
    made.lines = _lines(base, found)
    return made


def _lines(base: Base | None, found: Sorted) -> list[StreetLine]:
    if found.lines and base is None:
        raise FieldError(
            "base", "There are lines, but no base line to lay them by; bring one in first.", code="base_missing"
        )
    return [from_points(base, points, f"line {n}") for n, (points, _) in enumerate(found.lines, 1)] if base else []


def of_table(table: Table, street: Street) -> Read:
    """What a table of offsets or a field book brings to a street. Raises `FieldError` naming the row."""
    base = Base(metres(street.base)) if street.base else None
    frame = Frame(street.frame if base else LOCAL)
    made = _of_offsets(table, base, frame) if table.kind == "offsets" else _of_books(table, base, frame)
    made.source = {"file": table.name, "sha256": table.sha256}
    return made


def _of_offsets(table: Table, base: Base | None, frame: Frame) -> Read:
    """Lines by a table; a street without a base line gets a straight one as long as the table, in its own frame."""
    sides = offsets(table)
    made = Read(
        frame, base or Base([(0.0, 0.0), (max(s for rows in sides.values() for s, _ in rows), 0.0)]), base is None
    )
    if made.base_is_new:
        made.notes.append("The street had no base line; the table's is laid straight, in a frame of its own.")
    made.lines = [from_table(made.base, side, rows) for side, rows in sides.items() if made.base]
    return made


def _of_books(table: Table, base: Base | None, frame: Frame) -> Read:
    made = Read(frame, base, laid=base is not None)
    for booked in books(table):
        parcel, closed = book_parcel(booked, base)
        made.parcels.append(parcel)
        if closed:
            made.closed[parcel.number] = closed
            if closed.error is None:
                made.notes.append(f"Parcel {parcel.number}: no line was left to check by; measure one diagonal more.")
    if base is None:
        made.notes.append("The street has no base line, so the parcels are worked out but not laid on the map.")
    else:
        made.notes += survey_notes(made.parcels)
    return made


def _survey_of_points(table: Table, said: str, role: str) -> Survey:
    """A list of points as a survey: areas by parcel and structure, or one line where no parcel is named."""
    unit, groups = points(table)
    grid = "4326" if unit == "degrees" else said
    features = []
    for (parcel, structure), spots in groups.items():
        what = f"parcel {parcel} {structure}".strip() if parcel else table.name
        attributes = {"number": parcel, "parcel": parcel, "name": structure, "role": "building" if structure else ""}
        if parcel:
            if len(spots) > 2:
                spots = [*spots, spots[0]] if spots[0] != spots[-1] else spots
            features.append(Feature("area", (spots,), attributes, what))
        else:
            features.append(Feature(LINE if len(spots) > 1 else POINT, (spots,), {"role": role or "base"}, what))
    return Survey(tuple(features), grid, (), table.name, table.sha256)


def enter(desk: Desk, street: str, found: Read, kind: str = "") -> dict[str, Any]:
    """Enter what a file brought: base line, parcels, and a proposal for its lines. Tells the ids of what was made.

    Raises `FieldError` for parcels that are not laid on the map.
    """
    done: dict[str, Any] = {"street": street}
    if found.parcels and not found.laid:
        raise FieldError(
            "base", "Give the street its base line first; then the field book can be laid on it.", code="base_missing"
        )
    if found.base_is_new and found.base:
        enter_base(desk, street, found.frame, found.base.points, found.source)
    if found.parcels:
        enter_survey(desk, street, found.parcels, found.frame, found.source)
    if found.lines:
        state = street_of(desk, street)
        chosen = kind or kinds_of(state.act)[0]
        made = propose_line(desk, street, chosen, found.lines, found.source)
        done["proposal"] = made.entries[0].data["proposal"]
        done["effect"] = {
            k: made.entries[0].data["plan"]["effect"][k] for k in ("narrows", "shifts", "widens", "assumed")
        }
    return done


def describe(found: Read, done: dict[str, Any]) -> str:
    """What a file brought, in lines for a person."""
    told = found.to_json()
    lines = [f"{told['file']}: EPSG {told['epsg'] or 'local'}, base line {told['base_length'] or '—'} m"]
    lines += [f"line on the {line['side']}: chainage {line['from']} to {line['to']} m" for line in told["lines"]]
    for each in told["parcels"]:
        closing = ""
        if "closing_error" in each:
            error = each["closing_error"]
            closing = (
                ", no check line"
                if error is None
                else f", closing error {error:.3f} m (1 in {each['precision'] or '—'})"
            )
        lines.append(f"parcel {each['number']}: {each['area']:.2f} m²{closing}")
    lines += [f"note: {note}" for note in told["notes"]]
    lines += [f"{key}: {value}" for key, value in done.items()]
    return "\n".join(lines)


def plan_of_file(source: Path, field_books: Sequence[Path], said: str, languages: tuple[str, ...], day: date) -> Plan:
    """The plan of a file that holds base line, line and parcels, with field books beside it; nothing is saved."""
    nothing = fold_street("", ())
    found = read(source, nothing, said=said)
    if found.base is None or not found.lines:
        raise FieldError(
            "line", f"{source.name} needs a base line and a line (role base and line).", code="line_missing"
        )
    parcels = list(found.parcels)
    for book in field_books:
        for booked in books(read_table(book)):
            parcel, _ = book_parcel(booked, found.base)
            parcels = [*(p for p in parcels if p.number != parcel.number), parcel]
    statement = make_statement(found.lines, parcels, found.frame)
    return Plan(
        street=dict.fromkeys(languages, source.stem),
        ward="",
        office=dict.fromkeys(languages, source.name),
        act=dict.fromkeys(languages, "—"),
        section="",
        kind="regular_line",
        state="proposed",
        base=found.base,
        lines=tuple(found.lines),
        before=(),
        parcels=tuple(parcels),
        statement=statement,
        frame=found.frame,
        day=day,
        languages=languages,
    )


def sketched(street: Street, number: str, corners: Sequence[Sequence[float]]) -> Parcel:
    """A parcel sketched on screen or typed corner by corner, in metres of the street's frame."""
    ring: Ring = outline(corners, f"parcel {number}")
    return Parcel(uuid7(), number, ring)
