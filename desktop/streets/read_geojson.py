"""GeoJSON, read without trust: shapes of every kind, nested collections, a grid if the file names one."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NoReturn

from desktop.core.errors import FieldError
from desktop.streets.survey import (
    AREA,
    LINE,
    MOST_ATTRIBUTES,
    MOST_FEATURES,
    MOST_TOTAL,
    POINT,
    Feature,
    Survey,
    attribute_text,
    digest,
    few,
    load_bytes,
    need_size,
    too_many,
)

DEGREES = "OGC:CRS84"  # what GeoJSON is in where it says nothing
_DEPTH = 8  # collections in collections
_MOST_MARKS = {
    b"[": MOST_TOTAL + 3 * MOST_FEATURES,
    b"{": 6 * MOST_FEATURES,
    b",": 4 * MOST_TOTAL,
}  # of a file that is read
_NAMES = ("number", "parcel", "khasra", "plot", "survey_no", "ward_number", "ward_no", "name", "id")


def read(source: Path) -> Survey:
    """The features of a GeoJSON file. Raises `FieldError` with the feature's number for what is wrong."""
    content = load_bytes(source)
    if any(content.count(mark) > most for mark, most in _MOST_MARKS.items()):
        raise too_many(source.name)
    try:
        data = json.loads(content.decode("utf-8-sig"), parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise FieldError(
            "file", f"{source.name} is not UTF-8 text (byte {error.start}).", code="file_text"
        ) from error
    except json.JSONDecodeError as error:
        raise FieldError(
            "file", f"{source.name} is not sound JSON: line {error.lineno}, column {error.colno}.", code="file_json"
        ) from error
    except RecursionError as error:
        raise FieldError("file", f"{source.name} nests brackets without end.", code="file_json") from error
    except ValueError as error:  # a number that is none, or with too many figures
        raise FieldError(
            "file", f"{source.name} holds a number that can't be read ({error}).", code="file_json"
        ) from error
    if not isinstance(data, dict):
        raise _wrong(source.name, "the file", "is no GeoJSON object")
    features = tuple(itertools.islice(_features(data, source.name), MOST_FEATURES + 1))
    if len(features) > MOST_FEATURES:
        raise too_many(source.name)
    return Survey(features, _grid(data, source.name), _without_shape(data, source.name), source.name, digest(content))


def _without_shape(data: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """A note on each feature that has no geometry."""
    found = data.get("features")
    found = found if isinstance(found, list) else []
    bare = [n for n, each in enumerate(found, 1) if isinstance(each, dict) and each.get("geometry") is None]
    return few([f"{name}: feature {n} has no geometry; left out." for n in bare])


def _no_constant(text: str) -> NoReturn:
    raise ValueError(text)


def _features(data: Mapping[str, Any], name: str) -> Iterator[Feature]:
    kind = data.get("type")
    if kind == "FeatureCollection":
        found = data.get("features")
        if not isinstance(found, list):
            raise _wrong(name, "the collection", "has no list of features")
        for n, feature in enumerate(found, 1):
            yield from _feature(feature, n, name)
    elif kind == "Feature":
        yield from _feature(data, 1, name)
    else:
        yield from _geometry(data, {}, "feature 1", name, 0)


def _feature(data: Any, n: int, name: str) -> Iterator[Feature]:
    if not isinstance(data, dict):
        raise _wrong(name, f"feature {n}", "is no object")
    raw = data.get("properties") or {}
    if not isinstance(raw, dict) or len(raw) > MOST_ATTRIBUTES:
        raise _wrong(name, f"feature {n}", "has properties that are no object, or too many")
    attributes = {str(k)[:60]: attribute_text(v) for k, v in raw.items() if not isinstance(v, dict | list)}
    lower = {key.casefold(): value for key, value in attributes.items()}
    label = next((lower[k] for k in _NAMES if lower.get(k)), attribute_text(data.get("id")))
    what = f"feature {n}" + (f" ({label})" if label else "")
    if data.get("geometry") is not None:
        yield from _geometry(data["geometry"], attributes, what, name, 0)


def _geometry(data: Any, attributes: Mapping[str, str], what: str, name: str, depth: int) -> Iterator[Feature]:
    if not isinstance(data, dict) or depth > _DEPTH:
        raise _wrong(name, what, "has a geometry that can't be read")
    kind, raw = data.get("type"), data.get("coordinates")
    if kind == "GeometryCollection":
        inner = data.get("geometries")
        if not isinstance(inner, list):
            raise _wrong(name, what, "has a collection without geometries")
        for each in inner:
            yield from _geometry(each, attributes, what, name, depth + 1)
        return
    if not isinstance(raw, list):
        raise _wrong(name, what, f"has no coordinates ({kind!r})")
    many = {"MultiPoint": "Point", "MultiLineString": "LineString", "MultiPolygon": "Polygon"}
    if kind in many:
        for n, part in enumerate(raw, 1):
            one = {"type": many[kind], "coordinates": part}
            yield from _geometry(one, attributes, f"{what}, part {n}" if len(raw) > 1 else what, name, depth + 1)
    elif kind == "Point":
        yield Feature(POINT, ((_pair(raw, what, name),),), attributes, what)
    elif kind == "LineString":
        yield Feature(LINE, (_points(raw, what, name),), attributes, what)
    elif kind == "Polygon":
        yield Feature(AREA, tuple(_points(ring, what, name) for ring in raw), attributes, what)
        if not raw:
            raise _wrong(name, what, "has no rings")
    else:
        raise _wrong(name, what, f"has the unknown kind {str(kind)[:40]!r}")


def _points(raw: Any, what: str, name: str) -> list[tuple[float, ...]]:
    if not isinstance(raw, list) or not raw:
        raise _wrong(name, what, "has no list of points")
    need_size(len(raw), what, name, _pair(raw[0], what, name))
    return [_pair(point, what, name, n) for n, point in enumerate(raw, 1)]


def _pair(raw: Any, what: str, name: str, n: int = 1) -> tuple[float, ...]:
    if not isinstance(raw, list) or len(raw) < 2 or not all(_number(v) for v in raw[:3]):
        raise _wrong(name, f"{what}, point {n},", "is no pair of numbers")
    return tuple(float(v) for v in raw[:3])


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e15


def _grid(data: Mapping[str, Any], name: str) -> str:
    """The grid of the old `crs` member, or degrees."""
    crs = data.get("crs")
    if crs is None:
        return DEGREES
    told = crs.get("properties", {}).get("name") if isinstance(crs, dict) else None
    if not isinstance(told, str):
        raise _wrong(name, "its crs", "can't be read; leave it out for degrees")
    return told if told == "local" or not told.upper().endswith("CRS84") else DEGREES


def _wrong(name: str, what: str, says: str) -> FieldError:
    return FieldError(what, f"{name}: {what} {says}.", code="file_geojson", what=what)
