"""The title column of a plan's sheet: whose plan of what, scale, sheet, legend, north, scale bar, places to sign."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.core.dates import show
from desktop.core.drawing import Hatch, Mark, Path, Ring, Stroke, Text
from desktop.streets import plan_map as look
from desktop.streets.view import View
from desktop.streets.words import one, phrase, said

if TYPE_CHECKING:
    from desktop.streets.plan import Plan

PAD = 3.0
LEADING = 3.0  # mm between the lines of the legend
THIN, RULE = Stroke(0.5), Stroke(0.18)
BAR = {200: (5, 4), 500: (10, 4), 1000: (20, 4)}  # metres of a field of the scale bar, and how many
Box = tuple[float, float, float, float]


def draw_title(plan: Plan, view: View, column: Box, n: int, total: int) -> list[Mark]:
    """The marks of the column `(left, low, width, height)` in mm for sheet `n` (from 0) of `total`."""
    left, low, width, height = column
    frame = ((left, low), (left + width, low), (left + width, low + height), (left, low + height))
    marks: list[Mark] = [Path(frame, THIN, closed=True)]
    y = low + height - 8
    inner = width - 2 * PAD
    for text, size, bold in _heads(plan):
        marks.append(
            Text(
                (left + width / 2, y), text, size, anchor="middle", language=plan.languages[0], bold=bold, room=inner
            )
        )
        y -= size * 1.75
    y -= 2.5
    for label, value in _facts(plan, view, n, total):
        marks.append(Path(((left, y + 4.6), (left + width, y + 4.6)), RULE))
        marks.append(Text((left + PAD, y + 1.9), label, 1.9, language=plan.languages[0], room=inner))
        marks.append(Text((left + PAD, y - 1.4), value, 2.5, language=plan.languages[0], bold=True, room=inner))
        y -= 7.9
    marks.append(Path(((left, y + 4.6), (left + width, y + 4.6)), RULE))
    marks += _legend(plan, left + PAD, y + 1.4, inner)
    marks += _scale_bar(plan, view, left + PAD, low + 29)
    if not plan.frame.local:  # a base line of its own does not know where north is
        marks += _north(view, left + width - PAD - 7, low + 33, plan.languages[0])
    marks += _hands(plan, column)
    return marks


def _heads(plan: Plan) -> list[tuple[str, float, bool]]:
    kind = phrase(plan.kind, plan.languages)
    state = phrase(plan.state, plan.languages)
    heads = [
        (plan.office[lang], 3.4 if k == 0 else 2.7, True)
        for k, lang in enumerate(plan.languages)
        if plan.office.get(lang)
    ]
    heads += [(f"{one('plan', (lang,))}: {kind[lang]} ({state[lang]})", 3.0, True) for lang in plan.languages]
    return heads


def _facts(plan: Plan, view: View, n: int, total: int) -> Iterator[tuple[str, str]]:
    languages = plan.languages
    ward = f", {one('ward', languages)} {plan.ward}" if plan.ward else ""
    yield one("street", languages), said(plan.street, languages) + ward
    yield (
        one("section", languages),
        f"{said(plan.act, languages)}, {plan.section}" if plan.section else said(plan.act, languages),
    )
    yield f"{one('scale', languages)} · {one('sheet', languages)}", f"1:{view.scale} · {n + 1} / {total}"
    yield f"{one('date', languages)} · {one('number', languages)}", f"{show(plan.day)} · {plan.number or '—'}"
    if plan.order:
        yield one("order", languages), f"{plan.order.get('number', '')}, {_day(plan.order.get('day', ''))}"
    grid = one("local_frame", languages)
    if not plan.frame.local:
        grid = f"UTM {plan.frame.zone} N, WGS 84 (EPSG {plan.frame.epsg}), × {plan.statement.scale}"
    yield f"{one('grid', languages)} · {one('metres', languages)}", grid
    yield one("area_within", languages), f"{plan.statement.within} m² ({len(plan.statement.rows)})"


def _day(text: str) -> str:
    year, _, rest = text.partition("-")
    month, _, day = rest.partition("-")
    return f"{day}-{month}-{year}" if day else text


def _legend(plan: Plan, x: float, y: float, width: float) -> list[Mark]:
    languages = plan.languages
    marks: list[Mark] = [Text((x, y), one("legend", languages), 2.3, bold=True, language=languages[0])]
    y -= 4.6
    for key, sample in _samples(plan):
        low = y - (LEADING * (len(languages) - 1)) / 2
        marks += sample(x, low)
        for n, language in enumerate(languages):
            text = phrase(key, (language,))[language]
            if key == plan.kind:
                text = f"{text} ({phrase(plan.state, (language,))[language]})"
            marks.append(Text((x + 13, y - 0.8 - n * LEADING), text, 2.0, language=language, room=width - 13))
        y -= LEADING * len(languages) + 1.3
    return marks


def _samples(plan: Plan) -> list[tuple[str, _Sample]]:
    samples: list[tuple[str, _Sample]] = [(plan.kind, _Sample(stroke=look.LINE))]
    if plan.before:
        samples.append(("line_before", _Sample(stroke=look.BEFORE)))
    samples += [
        ("base", _Sample(stroke=look.BASE)),
        ("parcel", _Sample(stroke=look.PARCEL, box=True)),
        ("building", _Sample(stroke=look.BUILDING, box=True, fill=look.PALE)),
        ("external", _Sample(stroke=look.OUTWORK, box=True)),
        ("within", _Sample(box=True, hatch=(45, 1.5))),
        ("building_within", _Sample(box=True, hatch=(135, 0.9))),
    ]
    return samples


class _Sample:
    """A sample of how something is drawn."""

    def __init__(
        self,
        stroke: Stroke | None = None,
        box: bool = False,
        fill: tuple[float, float, float] | None = None,
        hatch: tuple[float, float] | None = None,
    ) -> None:
        self.stroke, self.box, self.fill, self.hatch = stroke, box, fill, hatch

    def __call__(self, x: float, y: float) -> list[Mark]:
        """Its marks, with the middle of the line at height `y`."""
        ring: Ring = ((x, y - 1.4), (x + 10, y - 1.4), (x + 10, y + 1.4), (x, y + 1.4))
        if self.hatch:
            return [Hatch((ring,), self.hatch[0], self.hatch[1], look.HATCH)]
        if self.box:
            return [Path(ring, self.stroke, closed=True, fill=self.fill)]
        return [Path(((x, y), (x + 10, y)), self.stroke)]


def _scale_bar(plan: Plan, view: View, x: float, y: float) -> list[Mark]:
    metres, count = BAR[view.scale]
    step = metres * view.per_metre
    step, count = (step, count) if step * count < 55 else (step, 2)
    marks: list[Mark] = []
    for k in range(count):
        ring: Ring = (
            (x + k * step, y),
            (x + (k + 1) * step, y),
            (x + (k + 1) * step, y + 1.3),
            (x + k * step, y + 1.3),
        )
        marks.append(Path(ring, Stroke(0.15), closed=True, fill=(0.0, 0.0, 0.0) if k % 2 == 0 else None))
    for k in range(count + 1):
        unit = " m" if k == count else ""
        marks.append(Text((x + k * step, y + 2.2), f"{k * metres}{unit}", 1.9, anchor="middle"))
    return marks


def _north(view: View, x: float, y: float, language: str) -> list[Mark]:
    """An arrow to grid north: the window is turned, so is the arrow."""
    angle = math.pi / 2 - view.turn

    def at(along: float, across: float) -> tuple[float, float]:
        return (
            x + math.cos(angle) * along - math.sin(angle) * across,
            y + math.sin(angle) * along + math.cos(angle) * across,
        )

    half: Ring = (at(7, 0), at(-6, 2.4), at(-4, 0))
    other: Ring = (at(7, 0), at(-6, -2.4), at(-4, 0))
    return [
        Path(half, Stroke(0.2), closed=True, fill=(0.0, 0.0, 0.0)),
        Path(other, Stroke(0.2), closed=True),
        Text(at(9.4, 0), one("north", (language,)), 3.0, anchor="centre", bold=True, language=language),
    ]


def _hands(plan: Plan, column: Sequence[float]) -> list[Mark]:
    left, low, width, _ = column
    half = width / 2
    marks: list[Mark] = [
        Path(((left, low + 16), (left + width, low + 16)), RULE),
        Path(((left + half, low), (left + half, low + 16)), RULE),
    ]
    for k, key in enumerate(("drawn_by", "checked_by")):
        text = one(key, plan.languages)
        marks.append(
            Text((left + k * half + PAD, low + 1.8), text, 1.9, language=plan.languages[0], room=half - 2 * PAD)
        )
    return marks
