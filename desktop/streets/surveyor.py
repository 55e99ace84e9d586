"""What the window asks of the streets: drawn as one types, read, measured, printed and entered."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

from desktop.casework.desk import Desk, Done
from desktop.casework.ports import PaperOrder
from desktop.casework.street import SIDES, Street, fold_street
from desktop.casework.street_cases import place_case, set_paid
from desktop.casework.street_forward import set_forward
from desktop.casework.street_law import paying_of
from desktop.casework.street_notices import preview_notice, print_notice
from desktop.casework.street_ways import kinds_of
from desktop.casework.streets import file_statement, record_line, street_of
from desktop.core import money
from desktop.core.drawing import Drawing
from desktop.core.errors import FieldError
from desktop.core.ground import Ground, Shape
from desktop.core.text import clean, latin_digits, ungroup
from desktop.streets import entering, scene
from desktop.streets import parcel as parcels
from desktop.streets.base import Base
from desktop.streets.consequences import front_of, stop_case
from desktop.streets.cut import cut, cut_all
from desktop.streets.frame import LOCAL, Frame
from desktop.streets.layer import enter_layer, take_parcels
from desktop.streets.laying import base_of, enter_base, line_plan, propose_line
from desktop.streets.line import StreetLine, from_table, standing
from desktop.streets.papers import notice_values, plan_of_line, statement_values
from desktop.streets.plan import Plan, draw_plan
from desktop.streets.read_table import table_of
from desktop.streets.shape import path
from desktop.streets.share import Piece, percent, taken_down
from desktop.streets.statement import cents
from desktop.streets.worth import Land, Sum, Worth, compensation, price

BOOK_HEADS = (
    "parcel",
    "what",
    "from",
    "to",
    "length",
    "corner",
    "chainage",
    "offset",
    "structure",
    "height",
    "owner",
    "note",
)


@dataclass(frozen=True, slots=True)
class Seen:
    """What was read or drawn: figures as plain data, and the ground it makes; nothing is saved yet."""

    figures: Mapping[str, Any]
    ground: Ground


class Surveyor:
    """`draw` makes a drawing into PDF."""

    def __init__(self, draw: Callable[[Drawing], bytes]) -> None:
        self._draw = draw

    # the map ---------------------------------------------------------------

    def office_ground(self, desk: Desk) -> Ground:
        """See `scene.office_ground`."""
        return scene.office_ground(desk)

    def street_ground(self, desk: Desk, street: str, line: str = "") -> Ground:
        """See `scene.street_ground`."""
        return scene.street_ground(desk, street, line)

    def case_ground(self, desk: Desk, case: str) -> Ground | None:
        """See `scene.case_ground`."""
        return scene.case_ground(desk, case)

    # what comes in -----------------------------------------------------------

    def read_file(self, desk: Desk, street: str, path: Path, role: str, grid: str) -> Seen:
        """Read a map file or table for a street. Raises `FieldError`, saying what and where."""
        state = street_of(desk, street)
        found = entering.read(path, state, role=role, said=grid)
        shapes = scene.drawn_parcels(found.parcels) if found.laid else []
        if found.base:
            shapes.append(Shape("base", tuple(found.base.points)))
        return Seen(found.to_json(), Ground(found.frame.epsg, (*shapes, *scene.drawn_lines(found.lines))))

    def enter_file(self, desk: Desk, street: str, path: Path, role: str, grid: str, kind: str) -> Done:
        """Read it again and enter what it brings."""
        found = entering.read(path, street_of(desk, street), role=role, said=grid)
        entering.enter(desk, street, found, kind)
        return Done("")

    def read_book(self, desk: Desk, street: str, rows: Sequence[Mapping[str, str]]) -> Seen:
        """Close field books typed row by row (heads as in a field book's table)."""
        found = self._booked(desk, street, rows)
        shapes = scene.drawn_parcels(found.parcels) if found.laid else []
        return Seen(found.to_json(), Ground(found.frame.epsg, tuple(shapes)))

    def enter_book(self, desk: Desk, street: str, rows: Sequence[Mapping[str, str]]) -> Done:
        """Enter the parcels of field books typed row by row."""
        entering.enter(desk, street, self._booked(desk, street, rows))
        return Done("")

    def _booked(self, desk: Desk, street: str, rows: Sequence[Mapping[str, str]]) -> entering.Read:
        out = io.StringIO()
        writer = csv.DictWriter(out, BOOK_HEADS, extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)
        return entering.of_table(table_of(out.getvalue().encode(), "typed"), street_of(desk, street))

    def take(self, desk: Desk, street: str, layer: str, reach: float) -> Done:
        """Take the parcels near a street from the map of a ward."""
        return take_parcels(desk, street, layer, reach)

    def enter_layer(self, desk: Desk, name: str, path: Path, grid: str) -> Done:
        """Keep the parcels of a file as the map of a ward."""
        found = entering.read(path, fold_street("", ()), role="parcel", said=grid, spare=True)
        return enter_layer(desk, name, found.parcels, found.frame, {**found.source, "notes": found.notes})

    def lay_base(self, desk: Desk, street: str, points: Sequence[tuple[float, float]], length: float) -> Done:
        """Give a street its base line: points sketched in the office's frame, or a straight one of a length."""
        if points:
            frame = Frame(scene.office_ground(desk).frame)
            made = Base(_line_of(points))
        elif length >= 1:
            frame, made = Frame(LOCAL), Base(((0.0, 0.0), (length, 0.0)))
        else:
            raise FieldError(
                "length", "Write its length in metres, or put its points on the map.", code="base_length"
            )
        return enter_base(desk, street, frame, made.points, {"file": "sketch"})

    # drawing a line ------------------------------------------------------------

    def station(self, desk: Desk, street: str, x: float, y: float) -> tuple[float, float]:
        """Chainage and offset of a point of the ground, left positive (m)."""
        return base_of(street_of(desk, street)).locate((x, y))

    def draw_line(self, desk: Desk, street: str, kind: str, rows: Sequence[Mapping[str, str]], day: date) -> Seen:
        """The line of a table as far as it is typed, with what it does to the street."""
        state = street_of(desk, street)
        lines = self._lines(state, rows)
        chosen = kind or kinds_of(state.act)[0]
        effect = line_plan(state, chosen, lines, day)["effect"]
        return Seen({"effect": effect}, Ground(state.frame, tuple(self._cut(state, lines))))

    def propose(self, desk: Desk, street: str, kind: str, rows: Sequence[Mapping[str, str]]) -> Done:
        """Propose the line of a table."""
        state = street_of(desk, street)
        return propose_line(desk, street, kind or kinds_of(state.act)[0], self._lines(state, rows), {"file": "table"})

    def record(
        self,
        desk: Desk,
        street: str,
        kind: str,
        rows: Sequence[Mapping[str, str]],
        order: Mapping[str, str],
        day: date,
    ) -> Done:
        """Record a line that was prescribed before this program came."""
        state = street_of(desk, street)
        plan = line_plan(state, kind or kinds_of(state.act)[0], self._lines(state, rows), day)
        return record_line(desk, street, {**plan, "source": {"file": "table"}}, order, day)

    def _lines(self, state: Street, rows: Sequence[Mapping[str, str]]) -> list[StreetLine]:
        base = base_of(state)
        sides: dict[str, list[tuple[float, float]]] = {"left": [], "right": []}
        for n, row in enumerate(rows, 1):
            for side in sides:
                if row.get(side):
                    sides[side].append((_metres(row.get("chainage", ""), n), _metres(row[side], n)))
        found = {side: rows for side, rows in sides.items() if rows}
        if not found:
            raise FieldError("rows", "Write chainage and offset of two points at least.", code="line_rows")
        return [from_table(base, side, rows) for side, rows in found.items()]

    def _cut(self, state: Street, lines: Sequence[StreetLine]) -> list[Shape]:
        made = scene.drawn_lines(lines)
        for each in cut_all(lines, parcels.of_entries(state.parcels, state.frame)):
            made += scene.areas(each.within_shape, "within", each.parcel.id, f"{each.within:.2f} m²")
        return made

    # papers ----------------------------------------------------------------------

    def statement(self, desk: Desk, street: str, line: str) -> Mapping[str, Any]:
        """The statement of lands of a line or proposal as plain figures, with its kind, state and section."""
        plan = plan_of_line(desk, street_of(desk, street), line)
        low, high = plan.span
        about = {
            "kind": plan.kind,
            "state": plan.state,
            "section": plan.section,
            "span": [round(low, 2), round(high, 2)],
        }
        return {**plan.statement.to_json(), **about}

    def statement_pdf(self, desk: Desk, street: str, line: str) -> bytes:
        """The statement set in type, marked as a draft."""
        state = street_of(desk, street)
        plan = plan_of_line(desk, state, line)
        return desk.press.print(_statement_order(desk, state, plan)).pdf

    def plan_pdf(self, desk: Desk, street: str, line: str, scale: int | None, paper: str) -> bytes:
        """The plan to scale as PDF; without a scale, the largest that takes few sheets."""
        return self._draw(draw_plan(plan_of_line(desk, street_of(desk, street), line), scale, paper))

    def file_papers(self, desk: Desk, street: str, line: str) -> Done:
        """File map and statement of a line or proposal under a number."""
        state = street_of(desk, street)
        plan = plan_of_line(desk, state, line)
        proposal = line if line in state.proposals else ""
        drawn = self._draw(draw_plan(plan))
        return file_statement(
            desk,
            street,
            plan.statement.to_json(),
            statement_values(plan),
            drawn,
            section=plan.section,
            proposal=proposal,
        )

    def notice_pdf(self, desk: Desk, street: str, proposal: str, key: str, party: str, until: date | None) -> bytes:
        """The notice of a proposal as it would be printed, marked as a draft."""
        values = notice_values(desk, street_of(desk, street), proposal, party, until)
        return preview_notice(desk, street, proposal, key, values)

    def print_notice(self, desk: Desk, street: str, proposal: str, key: str, party: str, until: date | None) -> Done:
        """Print it under a number and keep it."""
        return print_notice(
            desk, street, proposal, key, notice_values(desk, street_of(desk, street), proposal, party, until)
        )

    # what follows ------------------------------------------------------------------

    def share_down(
        self, desk: Desk, case: str, measure: str, parts: Sequence[Mapping[str, str]]
    ) -> list[dict[str, Any]]:
        """How much of a building is down as the case's Act measures it: one row for each provision that asks.

        `parts` are name, whole and down; `measure` is cubic, superficial or posts. Each row has section, measure, share,
        exceeds (None: the officer decides) and the figures.
        """
        pieces = [
            Piece(str(row.get("name") or n), _amount(row.get("whole", ""), n), _amount(row.get("down", ""), n))
            for n, row in enumerate(parts, 1)
        ]
        act = desk.law.version(desk.case(case).pack)
        found = [share for share in taken_down(act, {measure: pieces}) if share.measure == measure]
        return [
            {"section": s.section, "measure": s.measure, "share": percent(s.share), "exceeds": s.exceeds,
             "threshold": percent(s.threshold), "figures": list(s.figures)}
            for s in found
        ]  # fmt: skip

    def measure_case(
        self, desk: Desk, case: str, street: str, parcel: str, *, share: Sequence[str] = (), **how: bool
    ) -> Done:
        """Place a case on a parcel and measure it against the lines in force; a touch is recorded and stops the case."""
        placed = place_case(desk, case, street, parcel)
        return stop_case(desk, case, street, parcel, share=share, **how) or placed

    def land_within(self, desk: Desk, street: str, parcel: str) -> str:
        """The land of a parcel within the lines in force (m², two decimals)."""
        state = street_of(desk, street)
        lines = scene.standing_lines(state, desk.today())
        return str(cents(cut(lines, parcels.of_entry(state.parcels[parcel])).within)) if lines else "0.00"

    def work_out(self, desk: Desk, street: str, kind: str, heads: Mapping[str, Any]) -> Mapping[str, Any]:
        """Compensation and betterment for a parcel, every figure shown; nothing is saved.

        `heads` holds area (m²), rate (paise for each m²), source, and the sums building, expense, fall, rise (paise),
        each with the paper under `<head>_source`, and exempt.
        """
        state = street_of(desk, street)
        act = desk.law.version(state.pack)
        land = []
        if heads.get("rate"):
            area = _square_metres(heads.get("area", ""))
            land = [Land("land within the line", area, int(heads.get("rate", 0)), str(heads.get("source", "")))]
        sums = {
            key: [Sum(key, int(heads[key]), str(heads.get(f"{key}_source", "")))] if heads.get(key) else []
            for key in ("building", "expense", "fall", "rise")
        }
        return _plain(compensation(act, paying_of(act, kind), land=land, exempt=bool(heads.get("exempt")), **sums))

    def forward(self, desk: Desk, street: str, parcel: str, how: str, heads: Mapping[str, Any]) -> Mapping[str, Any]:
        """The land up to the line before the building of a parcel that stands back, and its price; nothing is saved.

        `how` is permit or require; `heads` holds area (m²; measured if empty), rate (paise for each m²) and source.
        Gives section, price_section, area, building and the price as `worth`. Raises `LawError` where the Act knows no
        such thing and `FieldError` where no building of the parcel stands back.
        """
        state = street_of(desk, street)
        act = desk.law.version(state.pack)
        kind, day = kinds_of(act.id)[0], desk.today()
        lines = [line for side in SIDES for line in standing(state, kind, side, day)]
        found = front_of(act, lines, parcels.of_entry(state.parcels[parcel]), how)
        area = _square_metres(heads.get("area") or found.area)
        worth: Mapping[str, Any] = {}
        if found.price_provision and heads.get("rate"):
            strip = Land("land up to the line", area, int(heads["rate"]), str(heads.get("source", "")))
            worth = _plain(price(act, found.price_provision, strip))
        priced = act.provision(found.price_provision).cite if found.price_provision else ""
        return {"section": found.section, "price_section": priced, "area": str(found.area), "worth": worth}

    def keep_forward(
        self,
        desk: Desk,
        street: str,
        parcel: str,
        how: str,
        heads: Mapping[str, Any],
        order: Mapping[str, str],
        day: date,
    ) -> Done:
        """Enter that the building may or must come forward, with the land and its price."""
        found = self.forward(desk, street, parcel, how, heads)
        area = str(heads.get("area") or found["area"])
        return set_forward(desk, street, parcel, how, day, area=area, order=order, worth=found["worth"])

    def keep_worth(self, desk: Desk, street: str, parcel: str, kind: str, heads: Mapping[str, Any]) -> Done:
        """Keep the working with the street."""
        return set_paid(desk, street, parcel, self.work_out(desk, street, kind, heads))


def _plain(made: Worth) -> Mapping[str, Any]:
    figures = [{**asdict(f), "shown": money.show(f.paise)} for f in made.figures]
    return {**asdict(made), "figures": figures, "notes": list(made.notes)}


def _statement_order(desk: Desk, state: Street, plan: Plan) -> PaperOrder:
    dots = dict.fromkeys(plan.languages, "………………")
    return PaperOrder(
        template="statement_of_lands",
        languages=plan.languages,
        act="",
        values={**statement_values(plan), "date": plan.day, "officer": dots, "designation": dots},
        letterhead=dict(desk.office().letterhead),
        file_number=state.number or state.id,
        mark="draft",
    )


def _number(told: Any) -> Decimal:
    """What was typed as a number. Raises `InvalidOperation` for anything else, infinity and "nan" too."""
    number = Decimal(ungroup(latin_digits(clean(str(told)))))
    if not number.is_finite():
        raise InvalidOperation
    return number


def _amount(text: str, row: int) -> Decimal:
    try:
        return _number(text) if clean(str(text)) else Decimal(0)
    except InvalidOperation:
        raise FieldError("parts", f"Row {row}: '{text}' is no number.", code="share") from None


def _square_metres(told: Any) -> Decimal:
    try:
        area = _number(told)
    except InvalidOperation:
        area = Decimal(0)
    if area <= 0:
        raise FieldError(
            "area", "No land of this parcel lies within a line in force; write the area taken (m²).", code="no_land"
        )
    return area


def _metres(text: str, row: int) -> float:
    try:
        return float(_number(text))
    except InvalidOperation:
        raise FieldError(
            "rows", f"Row {row}: '{text}' is no length in metres.", code="line_offset", row=row
        ) from None


def _line_of(points: Sequence[tuple[float, float]]) -> Sequence[tuple[float, float]]:
    return path(points, "the base line").points
