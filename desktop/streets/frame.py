"""The frame in which a street is measured: a UTM zone of WGS 84, or the street's own base line where there is no map.

Degrees and other grids are brought in here once; a latitude before a longitude, a place outside India or a wrong zone
is refused with the place.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import pyproj
from numpy.typing import NDArray

from desktop.core.errors import FieldError
from desktop.core.text import clean

LOCAL = 0
WGS84 = 4326
WEST, EAST, SOUTH, NORTH = 67.0, 98.0, 6.0, 38.0  # degrees; a box around India
NEAR = 50_000.0  # metres; a municipality is smaller than this
_LONGEST = 20_000  # letters of a WKT
BEYOND = 4.5  # degrees from the middle of a zone; half a zone and the usual overlap

Array = NDArray[np.float64]

pyproj.network.set_network_enabled(False)  # type: ignore[attr-defined]  # its own way to go off line


@dataclass(frozen=True, slots=True)
class Frame:
    """`epsg` is 32642 to 32647 (UTM zones 42 to 47 north), or 0 for a frame of the street's own."""

    epsg: int

    @property
    def local(self) -> bool:
        """Whether it is the street's own frame, with no place on the map."""
        return self.epsg == LOCAL

    @property
    def zone(self) -> int:
        """The UTM zone; 0 for a local frame."""
        return self.epsg - 32600 if self.epsg else 0

    def degrees(self, x: float, y: float) -> tuple[float, float]:
        """Longitude and latitude of a point; a local frame has none (ValueError)."""
        if self.local:
            raise ValueError("a local frame has no longitude and latitude")
        lon, lat = _transformer(f"EPSG:{self.epsg}", f"EPSG:{WGS84}").transform(x, y)
        return float(lon), float(lat)

    def scale(self, x: float, y: float) -> float:
        """Length on the grid for a length of 1 on the ground (at sea level); exactly 1 in a local frame."""
        if self.local:
            return 1.0
        return float(pyproj.Proj(self.epsg).get_factors(*self.degrees(x, y)).meridional_scale)


def frame_of(longitude: float, latitude: float) -> Frame:
    """The UTM frame of a place. Raises `FieldError` for one outside India."""
    _in_india(longitude, latitude, "the place")
    return Frame(32600 + int((longitude + 180) // 6) + 1)


@lru_cache(maxsize=32)
def _transformer(source: str, target: str) -> pyproj.Transformer:
    return pyproj.Transformer.from_crs(source, target, always_xy=True)


@lru_cache(maxsize=64)
def grid(text: str) -> pyproj.CRS:
    """A grid from an EPSG number, a WKT or an OGC name. Raises `FieldError` for one that PROJ does not know."""
    try:
        if len(text) > _LONGEST or text.lstrip().startswith(("+", "{")):  # PROJ's own languages, which name files
            raise ValueError(text[:80])
        return pyproj.CRS.from_user_input(int(text) if text.isdecimal() and len(text) < 10 else text)
    except (pyproj.exceptions.CRSError, ValueError, OverflowError):
        raise FieldError(
            "grid",
            f"The grid '{clean(text[:80])}' is not known here. Give its EPSG number, such as 32643 for UTM zone 43 north.",
            code="grid_unknown",
        ) from None


def degrees_of(points: Array, source: str, what: str) -> Array:
    """Points of a file as longitude and latitude. `source` is as for `grid`.

    Raises `FieldError` for swapped degrees and for the first point outside India, naming it by `what` and number.
    """
    crs = grid(source)
    if crs.is_geographic:
        _check_degrees(points, what)
        if crs.to_epsg() == WGS84 or "CRS84" in crs.to_wkt():
            return points
    try:
        lon, lat = _transformer(crs.to_wkt(), f"EPSG:{WGS84}").transform(points[:, 0], points[:, 1])
    except pyproj.exceptions.ProjError:
        raise FieldError(
            "grid", f"The grid of {what} can't be brought to the earth's.", code="grid_unknown"
        ) from None
    found = np.column_stack([lon, lat])
    if not crs.is_geographic:
        _check_zone(points, found, crs, what)
    return found


def to_frame(degrees: Array, frame: Frame) -> Array:
    """Longitudes and latitudes as metres in `frame`."""
    x, y = _transformer(f"EPSG:{WGS84}", f"EPSG:{frame.epsg}").transform(degrees[:, 0], degrees[:, 1])
    return np.column_stack([x, y])


def need_near(degrees: Array, near: tuple[float, float], given: Array, source: str, what: str) -> None:
    """Refuse a file that lies far from `near` (longitude, latitude), telling how far and which zone would fit."""
    far = _distance(tuple(degrees.mean(axis=0)), near)
    if far <= NEAR:
        return
    hint = _fitting_zone(given, near) if not grid(source).is_geographic else ""
    x, y = given[0]
    raise FieldError(
        "grid",
        f"{what} lies {far / 1000:,.0f} km from the street; its first point is {x:.2f}, {y:.2f}. {hint}"
        "Check the grid or zone of the file.",
        code="grid_far",
        x=float(x),
        y=float(y),
    )


def _check_degrees(points: Array, what: str) -> None:
    x, y = points[:, 0], points[:, 1]
    if _inside(y, x).all() and not _inside(x, y).any():
        raise FieldError(
            "grid",
            f"{what} has latitude before longitude: its first point reads {x[0]:.6f}, {y[0]:.6f}, where longitude "
            f"(67 to 98 in India) must come first. Swap the two columns and read it again.",
            code="grid_swapped",
            x=float(x[0]),
            y=float(y[0]),
        )
    wrong = np.flatnonzero(~_inside(x, y))
    if wrong.size:
        n = int(wrong[0])
        kind = "metres, not degrees" if max(abs(x[n]), abs(y[n])) > 360 else "outside India"
        if _inside(y[n : n + 1], x[n : n + 1]).all():
            kind = "outside India: it has latitude before longitude"
        raise FieldError(
            "grid",
            f"{what}: point {n + 1} of the file ({x[n]:.6f}, {y[n]:.6f}) is {kind}. "
            "If the file is in metres, say in which grid (EPSG number).",
            code="grid_place",
            x=float(x[n]),
            y=float(y[n]),
            point=n + 1,
        )


def _check_zone(points: Array, degrees: Array, crs: pyproj.CRS, what: str) -> None:
    lon, lat = degrees[:, 0], degrees[:, 1]
    zone = crs.utm_zone
    wrong = ~_inside(lon, lat)
    if zone:
        middle = int(zone.rstrip("NS")) * 6 - 183
        wrong |= np.abs(lon - middle) > BEYOND
    found = np.flatnonzero(wrong)
    if found.size:
        n = int(found[0])
        x, y = points[n]
        there = f"longitude {lon[n]:.2f}, latitude {lat[n]:.2f}" if math.isfinite(lon[n]) else "no place on Earth"
        raise FieldError(
            "grid",
            f"{what}: point {n + 1} of the file ({x:.2f}, {y:.2f}) would be at {there} in {crs.name}. That is the "
            "wrong zone or grid, or degrees read as metres.",
            code="grid_zone",
            x=float(x),
            y=float(y),
            point=n + 1,
        )


def _fitting_zone(given: Array, near: tuple[float, float]) -> str:
    middle = given.mean(axis=0)
    for zone in range(42, 48):
        lon, lat = _transformer(f"EPSG:{32600 + zone}", f"EPSG:{WGS84}").transform(*middle)
        if math.isfinite(lon) and _distance((lon, lat), near) <= NEAR:
            return f"In UTM zone {zone} (EPSG {32600 + zone}) it would lie near the street. "
    return ""


def _inside(lon: Array, lat: Array) -> NDArray[np.bool_]:
    return (lon >= WEST) & (lon <= EAST) & (lat >= SOUTH) & (lat <= NORTH)


def _in_india(lon: float, lat: float, what: str) -> None:
    _check_degrees(np.array([[lon, lat]]), what)


def _distance(a: Sequence[float], b: Sequence[float]) -> float:
    lon1, lat1, lon2, lat2 = map(math.radians, (a[0], a[1], b[0], b[1]))
    half = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * 6_371_000 * math.asin(math.sqrt(min(1.0, half)))
