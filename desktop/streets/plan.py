"""The plan of a line to scale, on as many sheets as the street needs, as a drawing in millimetres of paper."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from desktop.core.drawing import Drawing, DrawnSheet, Path, Stroke
from desktop.core.errors import FieldError
from desktop.streets.base import Base
from desktop.streets.frame import Frame
from desktop.streets.line import StreetLine
from desktop.streets.parcel import Parcel
from desktop.streets.plan_map import draw_map
from desktop.streets.plan_title import draw_title
from desktop.streets.statement import Statement
from desktop.streets.view import View
from desktop.streets.words import one, said

SCALES = (200, 500, 1000)
PAPERS = {"a4": (297.0, 210.0), "a3": (420.0, 297.0)}
BINDING, EDGE = 20.0, 8.0  # mm
COLUMN = {"a4": 74.0, "a3": 92.0}  # mm for the title
LAP = 0.88  # of a window's length before the next sheet begins
MOST_SHEETS = 60
EASY = 3  # sheets that a plan takes before the next smaller scale is chosen


@dataclass(frozen=True)
class Plan:
    """What a plan shows. `state` is proposed or prescribed; `before` are the lines in force until now.

    `act` and `office` and `street` are words by language; `order` number and day of what fixes the line.
    """

    street: Mapping[str, str]
    ward: str
    office: Mapping[str, str]
    act: Mapping[str, str]
    section: str
    kind: str
    state: str
    base: Base
    lines: tuple[StreetLine, ...]
    before: tuple[StreetLine, ...]
    parcels: tuple[Parcel, ...]
    statement: Statement
    frame: Frame
    day: date
    number: str = ""
    order: Mapping[str, str] = field(default_factory=dict)
    languages: tuple[str, ...] = ("en",)

    @property
    def span(self) -> tuple[float, float]:
        """The chainages that the plan covers."""
        spans = [line.span for line in self.lines]
        return min(a for a, _ in spans), max(b for _, b in spans)


def draw_plan(plan: Plan, scale: int | None = None, paper: str = "a4") -> Drawing:
    """The plan at 1:200, 1:500 or 1:1000 on A4 or A3 across; without a scale, the largest that takes few sheets.

    Raises `FieldError` for another scale or paper, and where it would take too many sheets.
    """
    if paper not in PAPERS:
        raise FieldError("paper", f"A plan is on {' or '.join(PAPERS)}.", code="plan_paper")
    if scale is not None and scale not in SCALES:
        raise FieldError("scale", f"A plan is at 1:{', 1:'.join(map(str, SCALES))}.", code="plan_scale")
    if not plan.lines:
        raise FieldError("line", "There is no line to draw.", code="line_none")
    chosen = scale or next((s for s in SCALES if len(_stretches(plan, s, paper)) <= EASY), SCALES[-1])
    stretches = _stretches(plan, chosen, paper)
    if len(stretches) > MOST_SHEETS:
        raise FieldError(
            "scale",
            f"At 1:{chosen} this street takes {len(stretches)} sheets; choose a smaller scale.",
            code="plan_sheets",
        )
    sheets = [_sheet(plan, chosen, paper, n, stretches) for n in range(len(stretches))]
    title = f"{one('plan', plan.languages)}: {said(plan.street, plan.languages)}, 1:{chosen}"
    return Drawing(title, plan.languages, tuple(sheets), plan.number, {"scale": str(chosen), "paper": paper})


def _window(paper: str) -> tuple[float, float, float, float]:
    width, height = PAPERS[paper]
    return BINDING, EDGE, width - BINDING - EDGE - COLUMN[paper], height - 2 * EDGE


def _stretches(plan: Plan, scale: int, paper: str) -> list[tuple[float, float]]:
    """The chainages of each sheet, equal and overlapping, so that no parcel is cut on both sheets alike."""
    low, high = plan.span
    room = _window(paper)[2] * scale / 1000
    count = max(1, math.ceil((high - low) / (room * LAP) - 1e-9))
    step = (high - low) / count
    return [(low + n * step, low + (n + 1) * step) for n in range(count)]


def _sheet(plan: Plan, scale: int, paper: str, n: int, stretches: Sequence[tuple[float, float]]) -> DrawnSheet:
    low, high = stretches[n]
    (x0, y0), (x1, y1) = plan.base.at(low)[0], plan.base.at(high)[0]
    left, foot, wide, tall = _window(paper)
    view = View(left, foot, wide, tall, scale, ((x0 + x1) / 2, (y0 + y1) / 2), math.atan2(y1 - y0, x1 - x0))
    draw_map(view, plan, (low, high))
    width, height = PAPERS[paper]
    frame = ((left, foot), (left + wide, foot), (left + wide, foot + tall), (left, foot + tall))
    column = (left + wide, foot, COLUMN[paper], tall)
    marks = [*view.marks, Path(frame, Stroke(0.5), closed=True), *draw_title(plan, view, column, n, len(stretches))]
    return DrawnSheet(width, height, tuple(marks))
