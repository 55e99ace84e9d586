"""A street line on one side of its base line: laid, put together over its stretches, compared, and its strip."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from shapely.geometry import LineString, Polygon
from shapely.ops import substring

from desktop.casework.street import Line, Span, Street
from desktop.core.errors import FieldError
from desktop.streets.base import Base
from desktop.streets.shape import Point, Ring, metres, micrometres, path, show_point, unsound

SIDE = {"left": 1, "right": -1}
FEELS = 0.005  # metres; a difference that no tape shows
BACK = 0.5  # metres that a line may seem to run back in the crook of a bend


@dataclass(frozen=True)
class StreetLine:
    """A line through `points` (metres, with the chainage of `base`) on its left or right."""

    base: Base
    side: str
    points: Ring

    @cached_property
    def line(self) -> LineString:
        """The line as a shape."""
        return LineString(self.points)

    @cached_property
    def span(self) -> tuple[float, float]:
        """The chainages over which it runs."""
        return self.base.locate(self.points[0])[0], self.base.locate(self.points[-1])[0]

    @cached_property
    def strip(self) -> Polygon:
        """The land between base line and line."""
        along = substring(self.base.line, *self.span)
        return Polygon([*self.points, *reversed(list(along.coords))])

    @property
    def bends(self) -> list[float]:
        """The chainages of its points."""
        return [self.base.locate(point)[0] for point in self.points]

    def offset(self, chainage: float) -> float | None:
        """How far it is from the base line at `chainage` (m); None where it does not run."""
        found = self.base.meets(chainage, self.line, SIDE[self.side])
        if found is None:  # at its very end the square may pass it by a hair
            for end, point in zip(self.span, (self.points[0], self.points[-1]), strict=True):
                if abs(end - chainage) <= FEELS:
                    return abs(self.base.locate(point)[1])
        return found


def from_table(base: Base, side: str, rows: Sequence[tuple[float, float]]) -> StreetLine:
    """A line by chainage and offset (m, the offset without sign), in order of chainage.

    Raises `FieldError` naming the row: fewer than two, one chainage twice, an offset that is none, a bend too sharp.
    """
    ordered = sorted(rows)
    if len(ordered) < 2:
        raise FieldError("rows", "A line needs two rows of chainage and offset at least.", code="line_rows")
    for n, (chainage, offset) in enumerate(ordered, 1):
        if not 0 < offset < 500:
            raise FieldError(
                "offset",
                f"Row {n}, chainage {chainage:.2f}: {offset} is no offset in metres.",
                code="line_offset",
                row=n,
            )
        if n > 1 and chainage - ordered[n - 2][0] < FEELS:
            raise FieldError(
                "chainage",
                f"Chainage {chainage:.2f} stands twice in the table.",
                code="line_twice",
                chainage=f"{chainage:.2f}",
            )
    points = [base.place(chainage, offset * SIDE[side]) for chainage, offset in ordered]
    return _sound(StreetLine(base, side, path(points, f"the line on the {side}").points))


def from_points(base: Base, points: Sequence[Sequence[float]], what: str = "the line") -> StreetLine:
    """A line by its points (m), on whichever side of the base line they lie, turned to run with the chainage.

    Raises `FieldError`, saying where, for a line that crosses or touches the base line or doubles back along it.
    """
    cleaned = path(points, what).points
    places = [base.locate(point) for point in cleaned]
    crosses = LineString(cleaned).intersection(base.line)
    sides = {offset > 0 for _, offset in places}
    if not crosses.is_empty or len(sides) > 1:
        spot = crosses.representative_point() if not crosses.is_empty else LineString(cleaned).interpolate(0)
        raise FieldError(
            what,
            f"{what} crosses the base line near {show_point(spot.x, spot.y)}; a street line lies on one side of it.",
            code="line_crosses",
            x=spot.x,
            y=spot.y,
        )
    if places[0][0] > places[-1][0]:
        cleaned, places = tuple(reversed(cleaned)), places[::-1]
    for n in range(1, len(places)):
        if places[n][0] < places[n - 1][0] - BACK:
            raise FieldError(
                what,
                f"{what} turns back along the street at {show_point(*cleaned[n - 1])}, chainage {places[n - 1][0]:.2f} m.",
                code="line_back",
                x=cleaned[n - 1][0],
                y=cleaned[n - 1][1],
            )
    return _sound(StreetLine(base, "left" if sides == {True} else "right", cleaned))


def _sound(line: StreetLine) -> StreetLine:
    """The line, if its strip is one sound area. Raises `FieldError` where it folds back over the base line."""
    if line.span[1] - line.span[0] < 0.5:
        x, y = line.points[0]
        raise FieldError(
            "line", f"The line does not run along the base line; see {show_point(x, y)}.", code="line_short", x=x, y=y
        )
    if not line.strip.is_valid:
        reason, (x, y) = unsound(line.strip)
        raise FieldError(
            "line",
            f"The line on the {line.side} folds over itself or the base line at {show_point(x, y)} ({reason}). Look at "
            "the offsets there.",
            code="line_folds",
            x=x,
            y=y,
        )
    return line


def to_plan(line: StreetLine) -> dict[str, Any]:
    """The line as an entry keeps it: side, points in whole micrometres, span in whole millimetres."""
    low, high = line.span
    return {"side": line.side, "points": micrometres(line.points), "span": [round(low * 1000), round(high * 1000)]}


def of_entry(line: Line) -> StreetLine:
    """The line that an entry keeps."""
    return StreetLine(Base(metres(line.base)), line.side, metres(line.points))


def of_plan(plan: Mapping[str, Any]) -> list[StreetLine]:
    """The lines of a proposal."""
    base = Base(metres(plan["base"]))
    return [StreetLine(base, each["side"], metres(each["points"])) for each in plan["lines"]]


def standing(street: Street, kind: str, side: str, day: Any) -> list[StreetLine]:
    """The line in force on a day, one piece for each unbroken stretch, put together from its versions.

    Versions laid on another base line stand as they are.
    """
    return compose([(of_entry(line), span) for line, span in street.in_force(kind, side, day)])


def compose(pieces: Iterable[tuple[StreetLine, Span]]) -> list[StreetLine]:
    """Pieces with their stretches (mm) put together; neighbours on one base line become one line."""
    made: list[StreetLine] = []
    for line, (low, high) in pieces:
        cut = part(line, low / 1000, high / 1000)
        joined = made and made[-1].base.points == cut.base.points and abs(made[-1].span[1] - cut.span[0]) < FEELS
        if joined:
            points = path([*made[-1].points, *cut.points], "the line").points
            made[-1] = StreetLine(cut.base, cut.side, points)
        else:
            made.append(cut)
    return made


def part(line: StreetLine, low: float, high: float) -> StreetLine:
    """The stretch of a line between two chainages (m)."""
    first, last = line.span
    if low <= first + FEELS and high >= last - FEELS:
        return line
    inner = [p for p, s in zip(line.points, line.bends, strict=True) if low + FEELS < s < high - FEELS]
    ends: list[Point] = []
    for chainage in (max(low, first), min(high, last)):
        offset = line.offset(chainage)
        ends.append(line.base.place(chainage, (offset or 0.0) * SIDE[line.side]))
    return StreetLine(line.base, line.side, (ends[0], *inner, ends[1]))


@dataclass(frozen=True, slots=True)
class Effect:
    """What a proposed line does to the street.

    `narrows` tells that the street becomes narrower somewhere, `shifts` that a line moves towards its centre, `widens`
    that it takes in more land somewhere. `rows` are chainage, side, offset before and after; `widths` chainage, width
    before and after (m). `assumed` tells that a side without a line was taken as half the width of the register.
    """

    narrows: bool
    shifts: bool
    widens: bool
    rows: tuple[tuple[float, str, float, float], ...]
    widths: tuple[tuple[float, float, float], ...]
    assumed: bool

    def to_json(self) -> dict[str, Any]:
        """As an entry keeps it, lengths in whole millimetres."""
        return {
            "narrows": self.narrows,
            "shifts": self.shifts,
            "widens": self.widens,
            "assumed": self.assumed,
            "rows": [[round(s * 1000), side, round(a * 1000), round(b * 1000)] for s, side, a, b in self.rows],
            "widths": [[round(v * 1000) for v in row] for row in self.widths],
        }


def effect(
    proposed: Mapping[str, StreetLine], held: Mapping[str, Sequence[StreetLine]], width: float | None
) -> Effect:
    """What `proposed` lines (by side) do against those `held` (by side) and the width of the register (m, or None).

    Looked at wherever a line or the base bends; between these places offsets change evenly.
    """
    base = next(iter(proposed.values())).base
    rows: list[tuple[float, str, float, float]] = []
    widths: list[tuple[float, float, float]] = []
    assumed = False
    for chainage in _stations(base, proposed, held):
        after = {side: line.offset(chainage) for side, line in proposed.items()}
        before = {side: _offset(held.get(side, ()), chainage) for side in SIDE}
        rows += [
            (chainage, side, before[side] or 0.0, new)
            for side, new in after.items()
            if new is not None and before[side] is not None
        ]
        old = _width(before, width)
        new = _width({s: before[s] if after.get(s) is None else after[s] for s in SIDE}, width)
        if old and new and any(v is not None for v in after.values()):
            widths.append((chainage, old[0], new[0]))
            assumed |= old[1] or new[1]
    return Effect(
        narrows=any(b < a - FEELS for _, a, b in widths),
        shifts=any(b < a - FEELS for _, _, a, b in rows),
        widens=any(b > a + FEELS for _, _, a, b in rows) or any(b > a + FEELS for _, a, b in widths),
        rows=tuple(rows),
        widths=tuple(widths),
        assumed=assumed,
    )


def _stations(
    base: Base, proposed: Mapping[str, StreetLine], held: Mapping[str, Sequence[StreetLine]]
) -> list[float]:
    """Every chainage at which something bends, and those a finger's breadth beside each end of an old piece."""
    lines = [
        *proposed.values(),
        *(line for lines in held.values() for line in lines if line.base.points == base.points),
    ]
    spans = [line.span for line in proposed.values()]
    low, high = min(a for a, _ in spans), max(b for _, b in spans)
    found = {round(s, 3) for line in lines for s in line.bends} | {round(s, 3) for s in base.bends}
    found |= {s + d for line in lines for s in line.span for d in (-0.02, 0.02)}
    return sorted(s for s in found if low <= s <= high)


def _offset(lines: Sequence[StreetLine], chainage: float) -> float | None:
    found = [offset for line in lines if (offset := _beside(line, chainage)) is not None]
    return found[0] if found else None


def _beside(line: StreetLine, chainage: float) -> float | None:
    low, high = line.span
    return line.offset(chainage) if low - FEELS <= chainage <= high + FEELS else None


def _width(offsets: Mapping[str, float | None], width: float | None) -> tuple[float, bool] | None:
    """The width from both offsets; a side without a line counts half the register's width, and says so."""
    known = [offset for offset in offsets.values() if offset is not None]
    if len(known) == 2:
        return sum(known), False
    if width is None:
        return None
    return (known[0] + width / 2, True) if known else (width, False)
