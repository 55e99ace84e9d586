"""A bad shape is refused with the place; what can be put right without loss is, and told."""

from __future__ import annotations

import math
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Polygon

from desktop.core.errors import FieldError
from desktop.streets.shape import metres, micrometres, path, ring


def fault(points, **how) -> FieldError:
    with pytest.raises(FieldError) as caught:
        ring(points, "parcel 12", **how)
    assert caught.value.message.startswith("parcel 12")
    return caught.value


def test_a_bow_tie_names_both_sides_and_the_place():
    found = fault([(0, 0), (10, 0), (0, 10), (10, 10)])
    assert found.code == "geometry_crossing"
    assert "side 2–3 meets side 4–1 at E 5.00 N 5.00" in found.message
    assert (found.params["x"], found.params["y"]) == (5.0, 5.0)


def test_a_crossing_deep_in_a_long_outline_is_found():
    corners = [(math.cos(a) * 50, math.sin(a) * 50) for a in (2 * math.pi * n / 3000 for n in range(3000))]
    corners[1200], corners[1201] = corners[1201], corners[1200]
    found = fault(corners)
    assert "1200" in found.message or "1201" in found.message


def test_an_open_ring_tells_both_ends_and_the_gap():
    found = fault([(0, 0), (10, 0), (10, 10), (0, 10), (0, 3)], repeats=True)
    assert found.code == "geometry_open"
    assert "begins at E 0.00 N 0.00" in found.message and "ends at E 0.00 N 3.00, 3.00 m apart" in found.message


def test_a_gap_of_a_finger_is_closed():
    assert len(ring([(0, 0), (10, 0), (10, 10), (0, 10), (0.02, 0)], "p", repeats=True).points) == 4


@pytest.mark.parametrize(
    ("points", "code"),
    [
        ([], "geometry_empty"),
        ([(0, 0), (1, 1)], "geometry_corners"),
        ([(0, 0), (0, 0), (0, 0)], "geometry_corners"),
        ([(0, 0), (5, 0), (9, 0)], "geometry_flat"),
        ([(0, 0), (10, 0), (5, 0), (5, 5)], "geometry_crossing"),
        ([(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)], "geometry_crossing"),
        ([(0, 0), (math.nan, 0), (4, 4)], "geometry_number"),
        ([(0, 0), (math.inf, 0), (4, 4)], "geometry_number"),
        ([(0, 0), (1e12, 0), (4, 4)], "geometry_number"),
        ([(0, 0), (1,), (4, 4)], "geometry_number"),
    ],
)
def test_shapes_that_are_none(points, code):
    assert fault(points).code == code


def test_repeated_points_and_heights_are_left_out_and_told_with_their_place():
    cleaned = ring([(0, 0, 512.0), (10, 0), (10, 0), (10, 10), (0, 10)], "parcel 3")
    assert cleaned.points == ((0, 0), (10, 0), (10, 10), (0, 10))
    told = " ".join(cleaned.notes)
    assert "heights (Z) at 1 points" in told and "point 3 repeats the one before at E 10.00 N 0.00" in told


def test_a_million_points_are_refused_at_once_with_the_first_of_them():
    many = [(float(n % 1000), float(n // 1000)) for n in range(1_000_000)]
    began = time.monotonic()
    found = fault(many)
    assert found.code == "geometry_many" and "1,000,000" in found.message and "E 0.00 N 0.00" in found.message
    assert time.monotonic() - began < 1


def test_corners_come_out_counter_clockwise_from_the_same_first_one():
    assert ring([(0, 0), (0, 5), (5, 5), (5, 0)], "p").points == ((0, 0), (5, 0), (5, 5), (0, 5))


def test_a_line_that_doubles_back_or_is_one_point_is_refused():
    with pytest.raises(FieldError, match="crosses itself: side 1–2 meets side 3–4"):
        path([(0, 0), (10, 0), (10, 10), (5, -5)], "line")
    with pytest.raises(FieldError, match="one point only"):
        path([(1, 1), (1, 1)], "line")


@given(st.lists(st.tuples(st.integers(-500, 500), st.integers(-500, 500)), max_size=12))
def test_every_outline_is_either_sound_or_refused(points):
    try:
        corners = ring(points, "p").points
    except FieldError as error:
        assert error.code.startswith("geometry_")
        return
    shape = Polygon(corners)
    assert shape.is_valid and shape.area > 0 and shape.exterior.is_ccw


@given(st.lists(st.tuples(st.integers(0, 10**12), st.integers(0, 10**13)), max_size=20))
def test_an_entry_keeps_a_point_exactly(corners):
    kept = [list(corner) for corner in corners]
    assert micrometres(metres(kept)) == kept
