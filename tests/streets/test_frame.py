"""The right zone, degrees the right way round, and a wrong grid told with its place."""

from __future__ import annotations

import math

import numpy as np
import pytest
from pyproj import Geod

from desktop.core.errors import FieldError
from desktop.streets.frame import Frame, degrees_of, frame_of, need_near, to_frame

CITIES = {  # longitude, latitude, UTM zone
    "Jaipur": (75.79, 26.91, 43),
    "Panaji": (73.83, 15.49, 43),
    "Bhopal": (77.41, 23.26, 43),
    "Ludhiana": (75.86, 30.90, 43),
    "Puducherry": (79.81, 11.94, 44),
    "Guwahati": (91.74, 26.14, 46),
    "Dwarka": (68.97, 22.24, 42),
}


def points(*pairs) -> np.ndarray:
    return np.array(pairs, dtype=float)


@pytest.mark.parametrize("city", CITIES)
def test_each_city_is_in_its_zone(city):
    lon, lat, zone = CITIES[city]
    assert frame_of(lon, lat) == Frame(32600 + zone)
    assert frame_of(lon, lat).zone == zone


@pytest.mark.parametrize("city", CITIES)
def test_there_and_back_within_a_tenth_of_a_millimetre_and_the_scale_is_the_grid_s(city):
    lon, lat, zone = CITIES[city]
    frame = Frame(32600 + zone)
    (x, y), (x2, y2) = to_frame(points((lon, lat), (lon + 0.001, lat)), frame)
    back = frame.degrees(float(x), float(y))
    assert back == pytest.approx((lon, lat), abs=1e-9)
    ground = Geod(ellps="WGS84").inv(lon, lat, lon + 0.001, lat)[2]
    assert math.hypot(x2 - x, y2 - y) / ground == pytest.approx(frame.scale(float(x), float(y)), abs=2e-6)


def test_a_local_frame_has_no_place_and_no_scale():
    assert Frame(0).local and Frame(0).scale(3.0, 4.0) == 1.0
    with pytest.raises(ValueError):
        Frame(0).degrees(0, 0)


@pytest.mark.parametrize(
    ("given", "grid", "code", "says"),
    [
        (points((23.21976, 77.390512), (23.2, 77.4)), "4326", "grid_swapped", "23.219760, 77.390512"),
        (points((77.4, 23.2), (0, 0)), "4326", "grid_place", "point 2"),
        (points((744581.3, 2569886.0)), "4326", "grid_place", "metres, not degrees"),
        (points((77.4, 23.2)), "32643", "grid_zone", "degrees read as metres"),
        (points((744581.3, 2569886.0)), "32648", "grid_zone", "744581.30, 2569886.00"),
        (points((1.0, 2.0)), "nonsense", "grid_unknown", "nonsense"),
    ],
)
def test_a_wrong_grid_is_told_with_its_point(given, grid, code, says):
    with pytest.raises(FieldError) as caught:
        degrees_of(given, grid, "map.geojson")
    assert caught.value.code == code and says in caught.value.message


def test_a_neighbouring_zone_is_noticed_by_the_street_and_the_right_one_named():
    given = points((744581.3, 2569886.0))
    degrees = degrees_of(given, "32644", "map.dxf")
    with pytest.raises(FieldError, match="In UTM zone 43") as caught:
        need_near(degrees, (77.39, 23.22), given, "32644", "map.dxf")
    assert caught.value.code == "grid_far"


def test_another_datum_is_brought_to_wgs_84():
    lon, lat = degrees_of(points((77.39, 23.22)), "4146", "old.shp")[0]  # Kalianpur 1975
    away = Geod(ellps="WGS84").inv(77.39, 23.22, lon, lat)[2]
    assert 10 < away < 500
