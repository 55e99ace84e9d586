"""DXF drawings by ezdxf: lines, polylines and points of the model space, with their layer; arcs drawn out to 5 mm."""

from __future__ import annotations

import io
import itertools
import struct
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ezdxf import recover
from ezdxf.lldxf.const import DXFError
from ezdxf.path import make_path

from desktop.core.errors import FieldError
from desktop.streets.shape import FARTHEST, MOST_POINTS
from desktop.streets.survey import (
    AREA,
    LINE,
    MOST_TOTAL,
    POINT,
    Feature,
    Survey,
    attribute_text,
    digest,
    load_bytes,
    need_size,
    too_many,
)

_METRES = {0: 1.0, 1: 0.0254, 2: 0.3048, 4: 0.001, 5: 0.01, 6: 1.0, 7: 1000.0}  # by the drawing's $INSUNITS
_MOST_LINES, _MOST_BINARY = 600_000, 4_000_000  # lines of a drawing, bytes of a binary one: seconds of reading
_BINARY = b"AutoCAD Binary DXF"
_SAG = 0.005  # metres between an arc and its chords
_DRAWN = ("LWPOLYLINE", "POLYLINE", "LINE", "ARC", "CIRCLE", "SPLINE", "ELLIPSE")
_SILENT = {"TEXT", "MTEXT", "DIMENSION", "HATCH", "VIEWPORT", "LEADER", "ATTDEF"}


def read(source: Path) -> Survey:
    """The shapes of a DXF drawing; a closed polyline is an area. A drawing names no grid, so the clerk must.

    Raises `FieldError` for a damaged file, naming the handle of an entity that can't be read.
    """
    content = load_bytes(source)
    if content.count(b"\n") > _MOST_LINES or (content.startswith(_BINARY) and len(content) > _MOST_BINARY):
        raise too_many(source.name)
    try:
        document, auditor = recover.read(io.BytesIO(content))
    except (DXFError, OSError, struct.error, ValueError, KeyError, IndexError, TypeError, AttributeError,
            RecursionError, OverflowError) as error:  # fmt: skip
        raise FieldError("file", f"{source.name} is damaged or no DXF drawing ({error}).", code="file_dxf") from error
    units = document.header.get("$INSUNITS", 0)
    if units not in _METRES:
        raise FieldError(
            "file",
            f"{source.name} is drawn in units that are not read ({str(units)[:20]}); draw it in metres.",
            code="file_units",
        )
    notes = []
    if units == 0:
        notes.append(f"{source.name} does not say its unit; it is read as metres.")
    elif units != 6:
        notes.append(f"{source.name} is drawn in another unit; 1 of it is read as {_METRES[units]} m.")
    if auditor.errors:
        notes.append(f"{source.name}: {len(auditor.errors)} faults of the drawing were put right or left out.")
    left: Counter[str] = Counter()
    features = tuple(_features(document, _METRES[units], left, source.name))
    shown = {kind: n for kind, n in left.items() if kind not in _SILENT}
    if shown:
        notes.append(
            f"{source.name}: left out " + ", ".join(f"{n} {kind}" for kind, n in sorted(shown.items())) + "."
        )
    return Survey(features, "", tuple(notes), source.name, digest(content))


def _features(document: Any, unit: float, left: Counter[str], name: str) -> Iterator[Feature]:
    total = 0
    for entity in document.modelspace():
        kind = entity.dxftype()
        layer = attribute_text(entity.dxf.get("layer", ""))
        what = f"{kind.lower()} {entity.dxf.handle} on layer {layer}"
        if kind == "POINT":
            if not entity.dxf.hasattr("location"):
                left[kind] += 1
                continue
            spot = entity.dxf.location
            yield Feature(POINT, (((spot.x * unit, spot.y * unit),),), {"layer": layer}, what)
            continue
        if kind not in _DRAWN:
            left[kind] += 1
            continue
        points, closed = _points(entity, unit, what, name)
        total += len(points)
        if total > 2 * MOST_TOTAL:
            raise FieldError("file", f"{name} has too many points, at {what}.", code="file_many")
        if len(points) < 2:
            left[kind] += 1
        elif closed:
            yield Feature(AREA, ([*points, points[0]],), {"layer": layer}, what)
        else:
            yield Feature(LINE, (points,), {"layer": layer}, what)


def _points(entity: Any, unit: float, what: str, name: str) -> tuple[list[tuple[float, ...]], bool]:
    """The points of an entity in metres, with a height only where it has one, and whether it is closed."""
    try:
        drawn = make_path(entity)
        corners = drawn.control_vertices()
        if not all(
            max(abs(p.x), abs(p.y), abs(p.z)) * unit <= FARTHEST and p.x == p.x and p.y == p.y for p in corners
        ):
            raise ValueError("it lies beyond any place")
        curved = itertools.islice(drawn.flattening(_SAG / unit, segments=4), MOST_POINTS + 1)
        raw = list(curved) if drawn.has_curves else corners
    except (
        DXFError,
        TypeError,
        ValueError,
        ZeroDivisionError,
        OverflowError,
        IndexError,
        AttributeError,
        RecursionError,
    ) as error:
        raise FieldError(what, f"{name}: {what} can't be read ({error}).", code="file_dxf") from error
    points: list[tuple[float, ...]] = [
        (p.x * unit, p.y * unit, p.z * unit) if p.z else (p.x * unit, p.y * unit) for p in raw
    ]
    if points:
        need_size(len(points), what, name, points[0])
    closed = (
        bool(getattr(entity, "closed", False) or getattr(entity, "is_closed", False)) or entity.dxftype() == "CIRCLE"
    )
    ends_meet = len(points) > 3 and abs(points[0][0] - points[-1][0]) + abs(points[0][1] - points[-1][1]) < 1e-6
    return (points[:-1] if ends_meet else points), closed or ends_meet
