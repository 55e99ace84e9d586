"""Laying a line and entering a survey: what is measured here goes into casework's acts as plain figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done
from desktop.casework.street import SIDES, Street
from desktop.casework.street_proposals import propose
from desktop.casework.streets import enter_parcels, street_of, survey_street
from desktop.core.errors import FieldError
from desktop.streets import parcel as parcels
from desktop.streets.base import Base
from desktop.streets.cut import overlaps
from desktop.streets.frame import Frame
from desktop.streets.line import StreetLine, effect, from_points, from_table, of_plan, standing, to_plan
from desktop.streets.parcel import Parcel
from desktop.streets.shape import metres, micrometres
from desktop.streets.sorting import Sorted
from desktop.streets.statement import Least, Statement, make_statement

MOST_NOTES = 20


def base_of(street: Street) -> Base:
    """The street's base line. Raises `FieldError` where it has none yet."""
    if not street.base:
        raise FieldError(
            "base", "This street has no base line yet; enter or import one first, along its middle or one edge.",
            code="base_missing",
        )  # fmt: skip
    return Base(metres(street.base))


def place_of(street: Street) -> tuple[float, float] | None:
    """Longitude and latitude of the street, where it is on the map."""
    if not street.base or not street.frame:
        return None
    x, y = metres(street.base)[0]
    return Frame(street.frame).degrees(x, y)


def line_plan(street: Street, kind: str, lines: Sequence[StreetLine], day: date) -> dict[str, Any]:
    """What `propose` wants of a line: its points, and what it does to the lines in force and to the width that day."""
    if len({line.side for line in lines}) != len(lines):
        raise FieldError("lines", "There are two lines on one side of the base line.", code="line_sides")
    held = {side: standing(street, kind, side, day) for side in SIDES}
    width = street.on("width", day)
    found = effect({line.side: line for line in lines}, held, None if width is None else width / 1000)
    against = sorted({line.id for side in SIDES for line, _ in street.in_force(kind, side, day)})
    return {
        "kind": kind,
        "frame": street.frame,
        "base": micrometres(lines[0].base.points),
        "lines": [to_plan(line) for line in lines],
        "effect": found.to_json(),
        "against": against,
    }


def propose_line(
    desk: Desk,
    street: str,
    kind: str,
    lines: Sequence[StreetLine],
    source: Mapping[str, Any],
    day: date | None = None,
) -> Done:
    """Propose lines for a street, measured against what holds on the day. Raises as `propose` does."""
    state, on = street_of(desk, street), day or desk.today()
    return propose(desk, street, "line", {**line_plan(state, kind, lines, on), "source": dict(source)}, on)


def lines_of_table(street: Street, sides: Mapping[str, Sequence[tuple[float, float]]]) -> list[StreetLine]:
    """Lines from a table of offsets by side."""
    base = base_of(street)
    return [from_table(base, side, rows) for side, rows in sides.items()]


def lines_of_file(street: Street, found: Sorted) -> list[StreetLine]:
    """Lines from the points of a file, checked against the street's base line."""
    base = base_of(street)
    return [from_points(base, points, f"line {n}") for n, (points, _) in enumerate(found.lines, 1)]


def enter_base(
    desk: Desk, street: str, frame: Frame, points: Sequence[tuple[float, float]], source: Mapping[str, Any]
) -> Done:
    """Give the street its base line in `frame`."""
    Base(points)
    return survey_street(desk, street, frame.epsg, micrometres(points), source)


def enter_survey(desk: Desk, street: str, found: Sequence[Parcel], frame: Frame, source: Mapping[str, Any]) -> Done:
    """Enter parcels; one whose number the street has already becomes its next version.

    Raises `FieldError` where the survey is in another frame than the street.
    """
    state = street_of(desk, street)
    if state.base and state.frame != frame.epsg:
        raise FieldError(
            "frame", "The parcels are measured in another frame than the street's base line.", code="frame"
        )
    known = {data["number"]: id for id, data in state.parcels.items()}
    named = [replace(each, id=known.get(each.number, each.id)) for each in found]
    return enter_parcels(desk, street, [parcels.to_entry(each, frame.epsg, source) for each in named])


def survey_notes(found: Sequence[Parcel]) -> list[str]:
    """Parcels of a survey that lie over each other, by how much and where; the greatest first, not all of many."""
    over = sorted(overlaps(found), key=lambda o: -o.area)
    notes = [
        f"Parcels {o.first.number} and {o.second.number} lie over each other by {o.area:.2f} m² near "
        f"E {o.at[0]:.2f} N {o.at[1]:.2f}."
        for o in over[:MOST_NOTES]
    ]
    if len(over) > MOST_NOTES:
        notes.append(f"{len(over) - MOST_NOTES} more pairs of parcels lie over each other.")
    return notes


def statement_of(
    street: Street, lines: Sequence[StreetLine], least: Least | None = None, frame: int | None = None
) -> Statement:
    """The statement of lands for lines over the street's parcels of the same frame."""
    here = street.frame if frame is None else frame
    return make_statement(lines, parcels.of_entries(street.parcels, here), Frame(here), least)


def statement_of_proposal(street: Street, proposal: str, least: Least | None = None) -> Statement:
    """The statement of lands for what a proposal draws."""
    plan = street.proposals[proposal].plan
    return statement_of(street, of_plan(plan), least, plan["frame"])
