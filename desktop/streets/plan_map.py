"""The ground of a plan: grid, parcels, buildings, base line with chainage, lines, hatching, and measured dimensions."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

import shapely
from shapely.geometry import LineString

from desktop.core.drawing import Path, Stroke
from desktop.streets.line import SIDE, StreetLine
from desktop.streets.parcel import EXTERNAL
from desktop.streets.shape import Point
from desktop.streets.statement import cents
from desktop.streets.view import View

if TYPE_CHECKING:
    from desktop.streets.plan import Plan

RED, GREY, PALE, BLUE = (0.78, 0.05, 0.05), (0.55, 0.55, 0.55), (0.91, 0.91, 0.91), (0.1, 0.25, 0.6)
LINE = Stroke(0.5, (), RED)
BEFORE = Stroke(0.35, (2.4, 1.2), BLUE)
BASE = Stroke(0.22, (6.0, 1.2, 0.8, 1.2))
PARCEL = Stroke(0.2)
BUILDING = Stroke(0.25)
OUTWORK = Stroke(0.2, (0.9, 0.6))
GRID = Stroke(0.09, (), (0.72, 0.72, 0.72))
HATCH = Stroke(0.12, (), RED)
DIMENSION = Stroke(0.13, (), BLUE)
GRID_STEP = {200: 10, 500: 25, 1000: 50}  # metres
TICK_STEP = {200: 10, 500: 20, 1000: 50}
SMALL, PLAIN = 2.0, 2.6  # mm


def draw_map(view: View, plan: Plan, stretch: tuple[float, float]) -> None:
    """Everything inside the window, from the ground up."""
    if not plan.frame.local:
        _draw_grid(view)
    for parcel in plan.parcels:
        if parcel.shape.intersects(view.ground):
            view.draw(parcel.shape, PARCEL)
            for each in parcel.structures:
                outwork = each.what == EXTERNAL
                view.draw(each.shape, OUTWORK if outwork else BUILDING, None if outwork else PALE)
    for cut in plan.statement.cuts:
        view.hatch(cut.within_shape, 45, 1.5, HATCH)
        for standing in cut.standing:
            view.hatch(standing.shape, 135, 0.9, HATCH)
    view.draw(plan.base.line, BASE)
    for line in plan.before:
        view.draw(line.line, BEFORE)
    for line in plan.lines:
        view.draw(line.line, LINE)
    _draw_chainage(view, plan)
    _draw_widths(view, plan, stretch)
    _draw_measures(view, plan)
    _draw_numbers(view, plan)


def _draw_grid(view: View) -> None:
    """Lines of the grid with their eastings and northings at the window's edge."""
    step = GRID_STEP[view.scale]
    low_x, low_y, high_x, high_y = view.ground.bounds
    for axis, low, high in ((0, low_x, high_x), (1, low_y, high_y)):
        for value in range(math.ceil(low / step) * step, math.floor(high) + 1, step):
            ends = [(value, low_y), (value, high_y)] if axis == 0 else [(low_x, value), (high_x, value)]
            seen = LineString(ends).intersection(view.ground)
            if seen.is_empty or seen.geom_type != "LineString" or seen.length < step / 4:
                continue
            view.draw(seen, GRID)
            a, b = (view.paper(end) for end in seen.coords)
            angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
            long = math.dist(a, b)
            spots = [
                ((a[0] + (b[0] - a[0]) * t / long, a[1] + (b[1] - a[1]) * t / long), angle) for t in (9.0, long - 9.0)
            ]
            view.write(spots, f"{'E' if axis == 0 else 'N'} {value}", 1.7, colour=GREY)


def _draw_chainage(view: View, plan: Plan) -> None:
    """Ticks along the base line with their chainage."""
    step = TICK_STEP[view.scale]
    low, high = plan.span
    first = math.ceil(low / step) * step
    for chainage in sorted({round(low, 2), *map(float, range(first, math.floor(high) + 1, step)), round(high, 2)}):
        (x, y), (lx, ly) = plan.base.at(chainage)
        if not view.sees((x, y)):
            continue
        reach = 1.2 / view.per_metre
        tick = view.ring([(x + lx * reach, y + ly * reach), (x - lx * reach, y - ly * reach)])
        view.marks.append(Path(tick, Stroke(0.2)))
        px, py = view.paper((x, y))
        text = f"{chainage:.0f}" if chainage == int(chainage) else f"{chainage:.2f}"
        view.write([((px, py - 2.4), 0), ((px, py + 2.4), 0)], text, 1.8)


def _draw_widths(view: View, plan: Plan, stretch: tuple[float, float]) -> None:
    """The width between both lines, or the offset of one, drawn across the street here and there."""
    low, high = stretch
    count = max(2, round((high - low) * view.per_metre / 45))
    for n in range(count):
        chainage = low + (high - low) * (n + 0.5) / count
        offsets = {line.side: value for line in plan.lines if (value := line.offset(chainage)) is not None}
        if not offsets:
            continue
        ends = [plan.base.place(chainage, offset * SIDE[side]) for side, offset in offsets.items()]
        if len(ends) == 1:
            ends.append(plan.base.at(chainage)[0])
        text = f"{cents(sum(offsets.values()))}"
        _dimension(view, ends[0], ends[1], text)


def _dimension(view: View, a: Point, b: Point, text: str) -> None:
    """A measured line with its ticks and figure."""
    if not (view.sees(a) and view.sees(b)):
        return
    pa, pb = view.paper(a), view.paper(b)
    long = math.dist(pa, pb)
    if long < 1e-6:
        return
    ux, uy = (pb[0] - pa[0]) / long, (pb[1] - pa[1]) / long
    marks = [Path((pa, pb), DIMENSION)]
    for x, y in (pa, pb):
        slash = ((x - (ux - uy) * 0.7, y - (uy + ux) * 0.7), (x + (ux - uy) * 0.7, y + (uy + ux) * 0.7))
        marks.append(Path(slash, Stroke(0.25, (), BLUE)))
    angle = math.degrees(math.atan2(uy, ux))
    spots = [
        ((pa[0] + ux * long * t - uy * off, pa[1] + uy * long * t + ux * off), angle)
        for t in (0.28, 0.72, 0.5)
        for off in (1.5, -1.5)
    ]
    if view.write(spots, text, SMALL, colour=BLUE):
        view.marks += marks


def _draw_measures(view: View, plan: Plan) -> None:
    """For each parcel its new front along the line, and how far it and what stands on it reach over the line."""
    for cut in plan.statement.cuts:
        for line in plan.lines:
            for front in _pieces(line.line.intersection(cut.parcel.shape)):
                _write_front(view, line, front)
        for line in plan.lines:
            for shape, depth in [(cut.within_shape, cut.depth), *((s.shape, s.projects) for s in cut.standing)]:
                _write_depth(view, line, shape, depth)


def _write_front(view: View, line: StreetLine, front: LineString) -> None:
    if front.length < 0.05:
        return
    middle = front.interpolate(0.5, normalized=True)
    a, b = view.paper(front.coords[0]), view.paper(front.coords[-1])
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    spot = view.paper((middle.x, middle.y))
    nx, ny = -math.sin(math.radians(angle)), math.cos(math.radians(angle))
    out = 1 if line.side == "left" else -1
    spots = [((spot[0] + nx * d * out, spot[1] + ny * d * out), angle) for d in (1.9, -1.9, 3.6)]
    view.write(spots, f"{cents(front.length)}", SMALL, colour=RED)


def _write_depth(view: View, line: StreetLine, shape: shapely.Geometry, depth: float) -> None:
    """A short dimension from the line to the farthest corner over it, on the side of that line only."""
    corners = shapely.get_coordinates(shape.intersection(line.strip))
    if depth < 0.02 or not len(corners):
        return
    far = max(corners.tolist(), key=lambda c: line.line.distance(shapely.Point(c)))
    reach = line.line.distance(shapely.Point(far))
    if abs(reach - depth) > 0.005:
        return
    foot = line.line.interpolate(line.line.project(shapely.Point(far)))
    a, b = view.paper((far[0], far[1])), view.paper((foot.x, foot.y))
    view_seen = view.sees((far[0], far[1]))
    if not view_seen:
        return
    away = 1.5 if a[1] > b[1] else -1.5
    text = f"{cents(depth)}"
    spots = [((a[0] + dx, a[1] + away * 1.4), 0.0) for dx in (3.2, -3.2, 6.0, -6.0)]
    spots += [((a[0] + dx, a[1] - away * 1.4), 0.0) for dx in (3.2, -3.2)]
    if view.write(spots, text, 1.7, colour=BLUE):
        view.marks.append(Path((a, b), DIMENSION))


def _draw_numbers(view: View, plan: Plan) -> None:
    """Parcel numbers, and the area within of those that the line touches."""
    within = {cut.parcel.id: cut for cut in plan.statement.cuts}
    for parcel in plan.parcels:
        seen = parcel.shape.intersection(view.ground)
        if seen.is_empty or seen.area < 1:
            continue
        cut = within.get(parcel.id)
        home = seen.difference(cut.within_shape) if cut else seen
        spot = (home if home.area > 1 else seen).representative_point()
        x, y = view.paper((spot.x, spot.y))
        places = [((x, y + d), 0.0) for d in (0.0, 4.0, -4.0, 8.0, -8.0)]
        view.write(places, parcel.number, PLAIN, bold=True, must=True)
        if cut:
            view.write(
                [((px, py - 3.2), 0.0) for (px, py), _ in places], f"{cents(cut.within)} m²", SMALL, colour=RED
            )


def _pieces(shape: shapely.Geometry) -> Iterator[LineString]:
    for each in getattr(shape, "geoms", [shape]):
        if each.geom_type == "LineString" and not each.is_empty:
            yield each
