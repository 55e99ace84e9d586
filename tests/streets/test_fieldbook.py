"""Parcels from sides and diagonals, against areas worked by hand."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import Polygon

from desktop.core.errors import FieldError
from desktop.streets.base import Base
from desktop.streets.fieldbook import Book, Closed, Measure, close, lay, order_corners
from desktop.streets.sorting import book_record


def book(lines: str, stations=None, inward=()) -> Book:
    """`AB 13 BC 14 CA 15`: each line by its ends and length."""
    words = lines.split()
    measures = tuple(
        Measure(ends[0], ends[1], float(length), n)
        for n, (ends, length) in enumerate(zip(words[::2], words[1::2], strict=True), 2)
    )
    return Book("12", order_corners("12", measures), measures, stations or {}, frozenset(inward))


def fault(lines: str, stations=None) -> FieldError:
    with pytest.raises(FieldError) as caught:
        close(book(lines, stations))
    return caught.value


@pytest.mark.parametrize(
    ("lines", "area"),
    [
        ("AB 13 BC 14 CA 15", 84.0),  # Heron: s 21, √(21·8·7·6)
        ("AB 3 BC 4 CA 5", 6.0),
        ("AB 12 BC 9 CD 12 DA 9 AC 15", 108.0),  # two right triangles of 54
        ("AB 13 BC 14 CD 14 DA 13 AC 15", 168.0),  # a kite of two 84s
        ("AB 20 BC 15 CD 7 DA 24 AC 25", 150.0 + 84.0),  # right triangles on one diagonal of 25
        ("AB 5 BC 5 CD 5 DA 5 BD 6", 24.0),  # a rhombus of diagonals 6 and 8
        (
            "AB 10 BC 10 CD 7.8102 DE 7.8102 EA 10 AD 6.4031 BD 6.4031",
            70.0,
        ),  # a square with a notch of 30 cut into it
    ],
)
def test_areas_worked_by_hand(lines, area):
    assert close(book(lines)).area == pytest.approx(area, abs=0.01)


def test_the_second_diagonal_checks_and_its_error_is_shown():
    closed = close(book("AB 12 BC 9 CD 12 DA 9 AC 15 BD 15.04"))
    assert closed.area == pytest.approx(108)
    (check,) = closed.checks
    assert (check.start, check.end) == ("B", "D")
    assert check.difference == pytest.approx(0.04) and closed.error == pytest.approx(0.04)
    assert closed.precision == round(42 / 0.04)
    assert [area for _, area in closed.triangles] == pytest.approx([54, 54])
    record = book_record(closed, 0.0)
    assert record["error"] == 40 and record["checks"] == [["B", "D", 15040, 15000]]


def test_without_a_line_to_spare_the_error_is_not_known():
    closed = close(book("AB 12 BC 9 CD 12 DA 9 AC 15"))
    assert closed.error is None and closed.precision is None


def test_the_first_diagonal_of_the_book_is_the_one_reckoned_by():
    one = close(book("AB 12 BC 9 CD 12 DA 9 AC 15 BD 15.10"))
    other = close(book("AB 12 BC 9 CD 12 DA 9 BD 15.10 AC 15"))
    assert one.area == pytest.approx(108) and {c.start + c.end for c in one.checks} == {"BD"}
    assert {c.start + c.end for c in other.checks} == {"AC"} and other.area != pytest.approx(one.area, abs=1e-3)


def test_a_corner_pointing_inward_from_its_neighbours_only():
    lines = "AB 10 BC 10 CD 6.403 DE 6.403 EA 10 CE 10 BE 14.142"
    assert close(book(lines)).area == pytest.approx(120, abs=0.05)  # a house with its gable out: 100 + 20
    assert close(book(lines, inward=("D",))).area == pytest.approx(80, abs=0.05)


def test_a_triangle_that_cannot_close_names_its_lines():
    found = fault("AB 12 BC 9 CD 2 DA 9 AC 15")
    assert found.code == "book_triangle" and "triangle A–C–D" in found.message and "15.00" in found.message


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("AB 12 BC 9 CD 12 DA 9", "book_diagonal"),
        ("AB 12 BC 0 CA 9", "book_length"),
        ("AB 12 BC 9 CA 15 AB 13", "book_twice"),
        ("AB 12 BC 9 CA 15 AX 13", "book_corner"),
        ("AB nan BC 9 CA 15", "book_length"),
    ],
)
def test_a_book_with_a_fault_says_which(lines, code):
    found = fault(lines)
    assert found.code == code and "12" in found.message


def test_sides_that_do_not_come_home():
    with pytest.raises(FieldError, match="do not make one closed round"):
        book("AB 12 BC 9 CD 12")
    with pytest.raises(FieldError, match="do not make one closed round"):
        book("AB 12 BA 12")


@pytest.mark.parametrize("side", [1, -1])
def test_a_parcel_is_laid_away_from_the_base_line(side):
    stations = {"A": (10.0, side * 6.0), "B": (22.0, side * 6.0)}
    laid = lay(close(book("AB 12 BC 20 CD 12 DA 20 AC 23.324", stations)), Base(((0, 0), (100, 0))))
    shape = Polygon(laid.ring)
    assert shape.area == pytest.approx(240, abs=0.01)
    low, high = sorted((side * 6.0, side * 26.0))
    assert shape.bounds == pytest.approx((10, low, 22, high), abs=0.01)


def test_a_station_that_does_not_fit_is_shared_and_told():
    stations = {"A": (10.0, 6.0), "B": (22.06, 6.0)}
    found = lay(close(book("AB 12 BC 20 CD 12 DA 20 AC 23.324", stations)), Base(((0, 0), (100, 0))))
    assert found.misfits == pytest.approx({"A": 0.03, "B": 0.03})


def test_three_stations_decide_the_side_they_lie_on():
    """A parcel across the base line: its third station says which way round it is."""
    stations = {"A": (10.0, -3.0), "B": (22.0, -3.0), "C": (22.0, 17.0)}
    found = lay(close(book("AB 12 BC 20 CD 12 DA 20 AC 23.324", stations)), Base(((0, 0), (100, 0))))
    assert Polygon(found.ring).bounds == pytest.approx((10, -3, 22, 17), abs=0.01)


@pytest.mark.parametrize("stations", [{}, {"A": (1.0, 6.0)}, {"A": (5.0, 6.0), "B": (5.0, 6.0)}])
def test_too_few_stations(stations):
    with pytest.raises(FieldError) as caught:
        lay(close(book("AB 12 BC 9 CD 12 DA 9 AC 15", stations)), Base(((0, 0), (100, 0))))
    assert caught.value.code == "book_stations"


convex = st.lists(st.floats(0.15, 1.0), min_size=3, max_size=7)


@settings(max_examples=60, deadline=None)
@given(convex, st.floats(8, 60))
def test_any_convex_plot_comes_back_from_its_lines(steps, size):
    """Corners on a circle at uneven steps; all lines from the first corner are measured."""
    turn, angles = sum(steps) * 1.1, []
    for n in range(len(steps)):
        angles.append(2 * math.pi * sum(steps[:n]) / turn)
    corners = {chr(65 + n): (size * math.cos(a), size * math.sin(a)) for n, a in enumerate(angles)}
    names = list(corners)
    pairs = [(a, names[(n + 1) % len(names)]) for n, a in enumerate(names)]
    pairs += [(names[0], name) for name in names[2:-1]]
    measures = tuple(Measure(a, b, math.dist(corners[a], corners[b])) for a, b in pairs)
    closed: Closed = close(Book("9", order_corners("9", measures), measures))
    assert closed.area == pytest.approx(Polygon(list(corners.values())).area, rel=1e-6)
    assert closed.perimeter == pytest.approx(sum(m.length for m in measures[: len(names)]), rel=1e-6)
