"""Lines by chainage and offset, put together over their stretches, and what a new one does to the street."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Point

from desktop.core.errors import FieldError
from desktop.streets.base import Base
from desktop.streets.cut import cut
from desktop.streets.line import StreetLine, compose, effect, from_points, from_table, part
from tests.streets.conftest import square

BENT = Base(((0.0, 0.0), (100.0, 0.0), (180.0, 60.0)))


def test_left_is_left_and_right_is_right(base):
    assert base.place(30, 6) == (30, 6) and base.place(30, -6) == (30, -6)
    assert base.locate((30, -4)) == (30, -4)
    assert BENT.place(150, 5) == pytest.approx((140 - 3, 30 + 4))


def test_equal_offsets_round_a_bend_make_a_parallel_line():
    for side in ("left", "right"):
        line = from_table(BENT, side, [(0, 6), (100, 6), (200, 6)])
        for share in (0.1, 0.3, 0.5, 0.7, 0.9):
            spot = line.line.interpolate(share, normalized=True)
            inner = BENT.line.distance(Point(spot))
            assert inner == pytest.approx(6, abs=0.36) and inner >= 6 - 1e-9
        assert line.offset(100) == pytest.approx(6)
        assert line.offset(60) == pytest.approx(6)


def test_the_strip_of_a_straight_line_is_a_trapezium(base):
    assert from_table(base, "left", [(0, 5), (100, 7)]).strip.area == pytest.approx(600)


def test_points_on_the_other_way_round_are_turned(base):
    line = from_points(base, [(90, -6), (10, -5)])
    assert line.side == "right" and line.points[0] == (10, -5) and line.span == pytest.approx((10, 90))


@pytest.mark.parametrize(
    ("points", "code", "says"),
    [
        ([(0, 5), (50, -5), (100, 5)], "line_crosses", "E 75.00 N 0.00"),
        ([(0, 0), (100, 5)], "line_crosses", "E 0.00"),
        ([(10, 5), (10.1, 30)], "line_short", "E 10.00"),
        ([(0, 5), (60, 5), (20, 9), (100, 9)], "line_back", "E 60.00 N 5.00"),
    ],
)
def test_a_line_that_cannot_be_tells_where(base, points, code, says):
    with pytest.raises(FieldError) as caught:
        from_points(base, points)
    assert caught.value.code == code and says in caught.value.message


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ([(0, 5)], "line_rows"),
        ([(0, 5), (0, 6), (10, 5)], "line_twice"),
        ([(0, 5), (10, -5)], "line_offset"),
        ([(0, 5), (10, 0)], "line_offset"),
        ([(0, 5), (101, 5)], "chainage"),
    ],
)
def test_a_table_that_cannot_be(base, rows, code):
    with pytest.raises(FieldError) as caught:
        from_table(base, "left", rows)
    assert caught.value.code == code


def test_a_base_line_that_turns_back_is_refused():
    with pytest.raises(FieldError, match="turns back sharply at its point 2"):
        Base(((0, 0), (50, 0), (5, 10)))


def test_a_fresh_line_over_a_part_takes_only_its_part(base):
    old = from_table(base, "left", [(0, 6), (100, 6)])
    new = from_table(base, "left", [(40, 8), (60, 8)])
    (whole,) = compose([(old, (0, 40_000)), (new, (40_000, 60_000)), (old, (60_000, 100_000))])
    assert [whole.offset(s) for s in (20, 50, 80)] == pytest.approx([6, 8, 6])
    assert whole.strip.area == pytest.approx(6 * 100 + 2 * 20)
    apart = compose([(old, (0, 30_000)), (old, (70_000, 100_000))])
    assert [line.span for line in apart] == [pytest.approx((0, 30)), pytest.approx((70, 100))]


def told(base, new, held=None, width=None):
    lines = {side: from_table(base, side, rows) for side, rows in new.items()}
    before = {side: [from_table(base, side, rows)] for side, rows in (held or {}).items()}
    found = effect(lines, before, width)
    return found.narrows, found.shifts, found.widens


WIDE = [(0, 6), (100, 6)]


@pytest.mark.parametrize(
    ("new", "held", "width", "says"),
    [
        ({"left": WIDE, "right": WIDE}, None, 10.0, (False, False, True)),
        ({"left": WIDE, "right": WIDE}, None, 12.0, (False, False, False)),
        ({"left": WIDE, "right": WIDE}, None, 12.5, (True, False, False)),
        ({"left": [(0, 6), (100, 5.9)]}, {"left": WIDE, "right": WIDE}, 8.0, (True, True, False)),
        ({"left": [(0, 6), (50, 7), (100, 6)]}, {"left": WIDE, "right": WIDE}, None, (False, False, True)),
        ({"left": [(0, 6), (50, 7), (100, 5)]}, {"left": WIDE, "right": WIDE}, None, (True, True, True)),
        (
            {"left": [(0, 7), (100, 7)], "right": [(0, 5), (100, 5)]},
            {"left": WIDE, "right": WIDE},
            None,
            (False, True, True),
        ),
        ({"left": [(40, 5), (60, 5)]}, {"left": WIDE, "right": WIDE}, None, (True, True, False)),
        ({"left": [(0, 4), (100, 4)]}, None, 10.0, (True, False, False)),
        ({"left": WIDE}, None, None, (False, False, False)),
        ({"left": [(0, 6.002), (100, 5.998)]}, {"left": WIDE}, None, (False, False, False)),
    ],
)
def test_what_a_line_does_to_the_street(base, new, held, width, says):
    assert told(base, new, held, width) == says


def test_a_dip_between_two_wide_ends_is_noticed(base):
    """The old line bulges where the new one is straight: only at that bend is it narrower."""
    held = {"left": [(0, 6), (47, 9), (100, 6)], "right": WIDE}
    found = effect(
        {"left": from_table(base, "left", [(0, 8), (100, 8)])},
        {s: [from_table(base, s, r)] for s, r in held.items()},
        None,
    )
    assert found.shifts and found.widens
    assert any(
        s == pytest.approx(47) and before == pytest.approx(9) and after == pytest.approx(8)
        for s, _, before, after in found.rows
    )


def test_a_half_width_is_assumed_and_said_so(base):
    found = effect({"left": from_table(base, "left", WIDE)}, {}, 10.0)
    assert found.assumed and found.widths[0][1:] == (10.0, 11.0)


offsets = st.lists(st.floats(2, 12), min_size=2, max_size=6)


@given(offsets)
def test_a_line_and_its_mirror_agree(rows):
    """What a line takes on the left, its mirror takes on the right of the mirrored base line."""
    step = 180 / (len(rows) - 1)
    table = [(n * step, value) for n, value in enumerate(rows)]
    mirror = Base([(x, -y) for x, y in BENT.points])
    left, right = from_table(BENT, "left", table), from_table(mirror, "right", table)
    assert left.strip.area == pytest.approx(right.strip.area)
    plot = square("1", 20, 4)
    other = plot.__class__(plot.id, "1", tuple((x, -y) for x, y in plot.ring))
    one, two = cut([left], plot), cut([right], other)
    assert (one.within, one.left, one.frontage, one.depth) == pytest.approx(
        (two.within, two.left, two.frontage, two.depth)
    )


@given(st.lists(st.floats(2, 12), min_size=3, max_size=3), st.floats(0, 60), st.floats(120, 180))
def test_a_part_lies_on_its_line(rows, low, high):
    line = from_table(BENT, "left", list(zip((0, 100, 200), rows, strict=True)))
    piece: StreetLine = part(line, low, high)
    assert line.line.buffer(1e-6).covers(piece.line)
    assert piece.offset(low + 1) == pytest.approx(line.offset(low + 1))
    assert piece.offset(high - 1) == pytest.approx(line.offset(high - 1))


def test_offsets_that_cross_in_the_crook_of_a_bend_are_refused():
    sharp = Base(((0, 0), (100, 0), (92, 60)))
    with pytest.raises(FieldError, match=r"folds over itself|crosses itself"):
        from_table(sharp, "left", [(0, 30), (90, 30), (110, 30), (160, 30)])
