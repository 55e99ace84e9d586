"""Shapefiles by pyshp, from a .zip with its parts or a .shp with its neighbours; never unpacked to disk."""

from __future__ import annotations

import io
import itertools
import struct
import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import shapefile
import shapely

from desktop.core.errors import FieldError
from desktop.streets.survey import (
    AREA,
    LINE,
    MOST_FEATURES,
    POINT,
    Feature,
    Survey,
    attribute_text,
    digest,
    load_bytes,
    members,
    need_size,
    too_many,
)

PARTS = (".shp", ".dbf", ".prj", ".cpg")  # the .shx tells only where what the .shp says itself begins
_KINDS = {1: POINT, 8: POINT, 3: LINE, 5: AREA}  # the type without its Z or M
_BEGINS = struct.pack(">i", 9994)
_HEAD, _WITH_PARTS = 100, (3, 5)  # bytes before the first record; lines and areas, without their Z or M
_NAMES = ("number", "parcel", "khasra", "plot", "survey_no", "name", "id")


def read_zip(source: Path) -> Survey:
    """The shapefile inside a .zip archive."""
    content = load_bytes(source)
    return _survey(members(content, source.name, PARTS), source.name, digest(content))


def read_folder(source: Path) -> Survey:
    """A .shp with the .dbf and .prj that lie beside it under the same name."""
    parts = {".shp": load_bytes(source)}
    for ending in PARTS[1:]:
        beside = [p for p in (source.with_suffix(ending), source.with_suffix(ending.upper())) if p.is_file()]
        if beside:
            parts[ending] = load_bytes(beside[0])
    return _survey(parts, source.name, digest(parts[".shp"]))


def _survey(parts: Mapping[str, bytes], name: str, sha256: str) -> Survey:
    if ".shp" not in parts:
        raise FieldError("file", f"{name} holds no .shp file.", code="file_shape")
    notes = (
        [] if ".dbf" in parts else [f"{name}: there is no .dbf beside it, so the shapes have no numbers or names."]
    )
    try:
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            features = tuple(_features(parts, name))
    except (shapefile.ShapefileException, struct.error, ValueError, IndexError, KeyError, TypeError, OverflowError,
            EOFError, MemoryError, AssertionError) as error:  # fmt: skip
        raise FieldError("file", f"{name} is damaged or no shapefile ({error}).", code="file_shape") from error
    notes += sorted({f"{name}: {each.message}." for each in told})
    return Survey(features, _grid(parts), tuple(notes), name, sha256)


def _grid(parts: Mapping[str, bytes]) -> str:
    return parts.get(".prj", b"").decode("utf-8", "replace").strip("\ufeff \r\n\t\0")


def _count(shp: bytes) -> int:
    """How many records a .shp holds, each as long as it says. Raises ValueError: pyshp would read one for ever."""
    if len(shp) < _HEAD or not shp.startswith(_BEGINS):
        raise ValueError("it does not begin as one")
    at, count = _HEAD, 0
    while at + 8 <= len(shp):
        words = struct.unpack_from(">i", shp, at + 4)[0]
        end = at + 8 + 2 * words
        if words < 2 or end > len(shp):
            raise ValueError(f"shape {count + 1} is not as long as it says")
        if struct.unpack_from("<i", shp, at + 8)[0] % 10 in _WITH_PARTS:
            inner = struct.unpack_from("<2i", shp, at + 44) if words >= 22 else (-1, -1)
            if min(inner) < 0 or 4 * inner[0] + 16 * inner[1] > 2 * words - 44:
                raise ValueError(f"shape {count + 1} does not hold the points that it says")
        at, count = end, count + 1
    return count


def _features(parts: Mapping[str, bytes], name: str) -> Iterator[Feature]:
    count = _count(parts[".shp"])
    if count > MOST_FEATURES:
        raise too_many(name)
    files = {ending[1:]: io.BytesIO(parts[ending]) for ending in (".shp", ".dbf") if ending in parts}
    encoding = parts.get(".cpg", b"utf-8").decode("ascii", "replace").strip() or "utf-8"
    with shapefile.Reader(**files, encoding=_codec(encoding), encodingErrors="replace") as reader:
        for n in range(count):
            record = reader.record(n) if ".dbf" in parts else None  # None also for a row that the .dbf lacks
            yield from _feature(reader.shape(n), record.as_dict() if record else {}, n + 1, name)


def _codec(told: str) -> str:
    try:
        "".encode(told)
    except LookupError:
        return "utf-8"
    return told


def _feature(shape: Any, record: Mapping[str, Any], n: int, name: str) -> Iterator[Feature]:
    attributes = {str(key): attribute_text(value) for key, value in record.items()}
    label = next((attributes[k] for k in attributes if k.casefold() in _NAMES and attributes[k]), "")
    what = f"shape {n}" + (f" ({label})" if label else "")
    if shape.shapeType == 0:
        return
    kind = _KINDS.get(shape.shapeType % 10)
    if kind is None:
        raise FieldError(
            what, f"{name}: {what} is of a kind that is not read ({shape.shapeTypeName}).", code="file_shape"
        )
    if shape.points:
        need_size(len(shape.points), what, name, shape.points[0])
    points = [tuple(point[:2]) for point in shape.points]
    if shape.shapeType in (11, 13, 15, 18):
        points = [(x, y, z) for (x, y), z in zip(points, shape.z, strict=False)]
    if kind == POINT:
        for point in points:
            yield Feature(POINT, ((point,),), attributes, what)
        return
    starts = [*shape.parts, len(points)]
    rings = [points[a:b] for a, b in itertools.pairwise(starts)]
    if not rings or not all(rings):
        raise FieldError(what, f"{name}: {what} has no points.", code="file_shape")
    groups = [[ring] for ring in rings] if kind == LINE else _with_holes(rings)
    for number, group in enumerate(groups, 1):
        part = f"{what}, part {number}" if len(groups) > 1 else what
        yield Feature(kind, tuple(group), attributes, part)


def _with_holes(rings: list[list[Any]]) -> list[list[list[Any]]]:
    """Outlines (clockwise in a shapefile) with the holes that lie in them."""
    holes = [ring for ring in rings if _is_hole(ring)]
    if len(holes) == len(rings):
        return [[ring] for ring in rings]
    groups = [[ring] for ring in rings if not _is_hole(ring)]
    solid = [shapely.Polygon([p[:2] for p in group[0]]).buffer(0) if len(group[0]) > 3 else None for group in groups]
    tree = shapely.STRtree([each for each in solid if each is not None])
    at = [n for n, each in enumerate(solid) if each is not None]
    for hole in holes:
        spot = shapely.Point(hole[0][:2])
        home = min(tree.query(spot, predicate="covered_by").tolist(), default=None)
        if home is None:
            groups.append([hole])
        else:
            groups[at[home]].append(hole)
    return groups


def _is_hole(ring: list[Any]) -> bool:
    x0, y0 = ring[0][:2]
    twice = sum((a[0] - x0) * (b[1] - y0) - (b[0] - x0) * (a[1] - y0) for a, b in itertools.pairwise(ring))
    return bool(twice > 0)
