"""How each thing on the map is drawn: by line, hatch and sign, so that no colour is needed to tell them apart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from desktop.core.ground import Shape
from desktop.ui import theme
from desktop.ui.map.index import GroundIndex
from desktop.ui.words import mark

AS_POINTS = 2.5  # pixels; smaller parcels are points
AS_PATHS = 9.0  # pixels; smaller parcels are not smoothed
NUMBERED = 34.0  # pixels; parcels this large bear their number
MOST_NUMBERS = 300

NAMES = {
    "line": mark("Line in force"),
    "proposed": mark("Proposed line"),
    "before": mark("Line until now"),
    "base": mark("Base line"),
    "parcel": mark("Parcel"),
    "within": mark("Land within the line"),
    "building": mark("Building"),
    "external": mark("Outwork"),
    "ward": mark("Ward"),
    "case": mark("Case"),
    "fault": mark("Here it is wrong"),
}
SIGNS = {
    "received": "circle",
    "particulars": "circle",
    "findings": "diamond",
    "drafted": "triangle",
    "to_serve": "triangle",
    "served": "triangle_down",
    "ordered": "square",
    "decided": "square",
}


def pen(kind: str, *, chosen: bool = False) -> QPen:
    """The pen of a kind of shape; its width does not change with the scale."""
    ink, width, way = {
        "ward": ("muted", 1.6, Qt.PenStyle.DashDotDotLine),
        "parcel": ("line", 1.0, Qt.PenStyle.SolidLine),
        "within": ("late", 1.0, Qt.PenStyle.SolidLine),
        "building": ("muted", 1.0, Qt.PenStyle.SolidLine),
        "external": ("muted", 1.0, Qt.PenStyle.DotLine),
        "base": ("ink", 1.2, Qt.PenStyle.DashDotLine),
        "before": ("muted", 1.8, Qt.PenStyle.DotLine),
        "proposed": ("accent", 2.4, Qt.PenStyle.DashLine),
        "line": ("accent", 2.8, Qt.PenStyle.SolidLine),
        "case": ("ink", 1.6, Qt.PenStyle.SolidLine),
        "fault": ("late", 2.4, Qt.PenStyle.SolidLine),
    }[kind]
    made = QPen(theme.colour("accent" if chosen else ink), width + (1.6 if chosen else 0), way)
    made.setCosmetic(True)
    return made


def brush(kind: str) -> QBrush:
    """The inside of a kind of shape: buildings and land within the line are hatched."""
    if kind == "within":
        return QBrush(theme.colour("late"), Qt.BrushStyle.BDiagPattern)
    if kind == "building":
        return QBrush(theme.colour("muted"), Qt.BrushStyle.Dense6Pattern)
    return QBrush(Qt.BrushStyle.NoBrush)


def draw_ground(painter: QPainter, index: GroundIndex, way: QTransform, window: QRectF, size: float) -> int:
    """Draw what `window` shows under the transform `way` (`size` pixels a metre); gives how many parcels it showed."""
    count = _draw_parcels(painter, index, way, window, size)
    for n in index.few:
        shape = index.ground.shapes[n]
        if shape.kind not in ("case", "fault"):
            _draw_few(painter, index, shape, way, window, size)
    for n in index.few:
        shape = index.ground.shapes[n]
        if shape.kind in ("case", "fault"):
            spot = way.map(_centre(index, shape))
            draw_sign(
                painter, spot, SIGNS.get(shape.state, "circle") if shape.kind == "case" else "cross", shape.kind
            )
            if size > 1.2:
                _write(painter, spot + QPointF(12, 4), shape.label, "ink")
    return count


def _draw_parcels(painter: QPainter, index: GroundIndex, way: QTransform, window: QRectF, size: float) -> int:
    cells = index.seen(window)
    seen = sum(len(cell.numbers) for cell in cells)
    pixels = index.mean * size
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, pixels >= AS_PATHS and seen < 4000)
    painter.setTransform(way)
    painter.setPen(pen("parcel"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for cell in cells:
        if pixels < AS_POINTS:
            painter.drawPoints(cell.middles)
        else:
            painter.drawPath(cell.outlines)
    painter.restore()
    if pixels >= NUMBERED and seen < 6000:
        for n, shape in enumerate(index.within(window)):
            if n > MOST_NUMBERS:
                break
            spot = way.map(_centre(index, shape))
            _write(painter, spot, shape.label, "muted", middle=True)
    return seen


def _draw_few(
    painter: QPainter, index: GroundIndex, shape: Shape, way: QTransform, window: QRectF, size: float
) -> None:
    polygon = way.map(index.polygon(shape))
    painter.setPen(pen(shape.kind))
    painter.setBrush(brush(shape.kind))
    if shape.closed:
        painter.drawPolygon(polygon)
    else:
        painter.drawPolyline(polygon)
    if shape.kind == "base":
        _draw_ticks(painter, polygon)
    if not shape.label or shape.kind in ("building", "external", "within"):
        return
    if shape.kind == "ward":
        _write(painter, way.map(_centre(index, shape)), shape.label, "muted", middle=True, bold=True)
    elif size > 0.4 and polygon.count():
        _write(painter, polygon.at(polygon.count() // 2) + QPointF(8, -8), shape.label, "accent", bold=True)


def _draw_ticks(painter: QPainter, polygon: QPolygonF) -> None:
    """The ends of a base line, 0 where its chainage begins."""
    painter.setBrush(theme.colour("sheet"))
    for n in (0, polygon.count() - 1):
        painter.drawEllipse(polygon.at(n), 3.5, 3.5)
    _write(painter, polygon.at(0) + QPointF(-14, 14), "0", "ink")


def draw_sign(painter: QPainter, spot: QPointF, sign: str, kind: str = "case") -> None:
    """The sign of a case: its outline tells the state, so that it is known without colour."""
    r, path = 6.5, QPainterPath()
    if sign == "circle":
        path.addEllipse(spot, r, r)
    elif sign == "square":
        path.addRect(spot.x() - r + 1, spot.y() - r + 1, 2 * r - 2, 2 * r - 2)
    elif sign == "cross":
        path.moveTo(spot + QPointF(-r, -r))
        path.lineTo(spot + QPointF(r, r))
        path.moveTo(spot + QPointF(-r, r))
        path.lineTo(spot + QPointF(r, -r))
    else:
        corners = {"triangle": ((0, -r), (r, r), (-r, r)), "triangle_down": ((0, r), (r, -r), (-r, -r))}
        for n, (x, y) in enumerate(corners.get(sign, ((0, -r), (r, 0), (0, r), (-r, 0)))):
            (path.lineTo if n else path.moveTo)(spot + QPointF(x, y))
        path.closeSubpath()
    painter.setPen(pen(kind))
    painter.setBrush(Qt.BrushStyle.NoBrush if sign == "cross" else theme.colour("sheet"))
    painter.drawPath(path)


def draw_chosen(painter: QPainter, index: GroundIndex, shape: Shape, way: QTransform) -> None:
    """The shape chosen, over everything else."""
    polygon = way.map(index.polygon(shape))
    painter.setPen(pen(shape.kind, chosen=True))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if len(shape.points) == 1:
        painter.drawEllipse(polygon.at(0), 11, 11)
    elif shape.closed:
        painter.drawPolygon(polygon)
    else:
        painter.drawPolyline(polygon)


def draw_bar(painter: QPainter, corner: QPointF, size: float) -> None:
    """The scale bar, of a round length between 60 and 160 pixels, and the arrow to the north."""
    metres = next((m for e in range(-1, 6) for m in (10**e, 2 * 10**e, 5 * 10**e) if m * size >= 60), 1)
    long = metres * size
    painter.setPen(QPen(theme.colour("ink"), 1.6))
    left = corner - QPointF(long, 0)
    for a, b in ((left, corner), (left, left - QPointF(0, 6)), (corner, corner - QPointF(0, 6))):
        painter.drawLine(a, b)
    text = f"{metres / 1000:g} km" if metres >= 1000 else f"{metres:g} m"
    _write(painter, (left + corner) / 2 - QPointF(0, 10), text, "ink", middle=True)


def draw_north(painter: QPainter, spot: QPointF) -> None:
    """The arrow to the north."""
    painter.setPen(QPen(theme.colour("ink"), 1.4))
    painter.setBrush(theme.colour("ink"))
    painter.drawPolygon(QPolygonF([spot, spot + QPointF(5, 16), spot + QPointF(0, 12), spot + QPointF(-5, 16)]))
    _write(painter, spot + QPointF(0, 26), "N", "ink", middle=True)


def _centre(index: GroundIndex, shape: Shape) -> QPointF:
    x, y = shape.middle()
    return QPointF(x - index.origin[0], y - index.origin[1])


def _write(
    painter: QPainter, spot: QPointF, text: str, tint: str, *, middle: bool = False, bold: bool = False
) -> None:
    """Words with the ground cleared behind their letters."""
    face = theme.font(theme.now().small, bold=bold)
    painter.setFont(face)
    metrics = QFontMetricsF(face)
    at = spot - QPointF(metrics.horizontalAdvance(text) / 2, -metrics.ascent() / 2 + 1) if middle else spot
    painter.setPen(theme.colour("sheet"))
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        painter.drawText(at + QPointF(dx, dy), text)
    painter.setPen(theme.colour(tint))
    painter.drawText(at, text)
