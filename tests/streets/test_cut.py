"""Parcels cut by the line: areas add up, buildings over it are measured, and fifty thousand are quick."""

from __future__ import annotations

import time
from decimal import Decimal

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely.geometry import Polygon

from desktop.core.errors import FieldError
from desktop.streets.base import Base
from desktop.streets.cut import ahead, cut, cut_all, overlaps
from desktop.streets.frame import Frame
from desktop.streets.line import from_table
from desktop.streets.parcel import Parcel, number_key
from desktop.streets.statement import Least, cents, make_statement
from tests.streets.conftest import house, square

BASE = Base(((0.0, 0.0), (100.0, 0.0)))
LEFT = from_table(BASE, "left", [(0, 6), (100, 6)])
RIGHT = from_table(BASE, "right", [(0, 6), (100, 6)])


def test_a_plot_worked_by_hand():
    made = cut(
        [LEFT], square("1", 10, 4.5, structures=(house(5.0, 11), house(4.8, 12, 4, 0.2, id="v", what="external")))
    )
    assert (made.whole, made.within, made.left) == pytest.approx((200, 15, 185))
    assert (made.frontage, made.depth, made.open) == pytest.approx((10, 1.5, 15 - 8))
    building, verandah = made.standing
    assert (building.within, building.projects, building.along) == pytest.approx((8, 1.0, 8))
    assert (building.volume, building.volume_within) == pytest.approx((240, 24))
    assert (verandah.within, verandah.projects, verandah.along) == pytest.approx((0.8, 1.2, 4))
    assert (made.pieces, made.usable) == (1, pytest.approx(10, abs=0.02))


def test_a_slanting_line_worked_by_hand():
    line = from_table(BASE, "left", [(0, 5), (100, 15)])  # 0.1 in 1
    made = cut([line], square("1", 10, 5))
    assert made.within == pytest.approx((1 + 2) / 2 * 10)
    assert made.frontage == pytest.approx((10**2 + 1) ** 0.5)


def test_a_plot_behind_the_line_or_only_touching_it_is_not_in_the_list():
    assert cut_all([LEFT], [square("1", 0, 6), square("2", 20, 7), square("3", 40, 5.99)])[0].parcel.number == "3"


def test_a_new_street_through_a_plot_cuts_it_on_both_sides():
    plot = Parcel("p", "1", ((20, -30), (40, -30), (40, 40), (20, 40)))
    made = cut([LEFT, RIGHT], plot)
    assert made.side == "both" and made.pieces == 2
    assert (made.within, made.left, made.frontage) == pytest.approx((240, 1160, 40))
    proof = make_statement([LEFT, RIGHT], [plot], Frame(0)).proofs[1]
    assert proof.difference == 0


def test_a_hole_is_no_land():
    plot = Parcel("p", "1", ((0, 4), (20, 4), (20, 24), (0, 24)), holes=(((5, 4.5), (5, 5.5), (10, 5.5), (10, 4.5)),))
    made = cut([LEFT], plot)
    assert (made.whole, made.within) == pytest.approx((395, 35))


def test_plots_over_each_other_are_told_with_the_place():
    (found,) = overlaps([square("1", 0, 5), square("2", 9, 5), square("3", 19, 5)])
    assert (found.first.number, found.second.number) == ("1", "2")
    assert found.area == pytest.approx(20) and 9 < found.at[0] < 10
    statement = make_statement([LEFT], [square("1", 0, 5), square("2", 9, 5)], Frame(0))
    assert "lie over each other by 20.00 m²" in statement.to_json()["notes"][0]
    assert dict(statement.proofs[1].parts)["claimed_twice"] == Decimal("-1.00")
    assert statement.proofs[1].difference == 0


corner = st.tuples(st.integers(100, 9900), st.integers(50, 3000)).map(lambda c: (c[0] / 100, c[1] / 100))
rows = st.lists(st.integers(200, 1500), min_size=2, max_size=7)


@given(st.lists(corner, min_size=3, max_size=8, unique=True), rows)
def test_within_and_left_are_the_whole_for_any_plot_and_line(corners, offsets):
    shape = Polygon(corners)
    assume(shape.is_valid and shape.area > 1)
    step = 100 / (len(offsets) - 1)
    line = from_table(BASE, "left", [(n * step, value / 100) for n, value in enumerate(offsets)])
    plot = Parcel("p", "1", tuple(corners))
    made = cut([line], plot)
    assert made.within + made.left == pytest.approx(made.whole, abs=1e-6)
    statement = make_statement([line], [plot], Frame(0))
    for row in statement.rows:
        assert row.within + row.left == row.whole and row.left >= Decimal("-0.01")
    assert all(proof.difference == 0 for proof in statement.proofs)


@given(st.lists(st.integers(300, 1500), min_size=2, max_size=9))
def test_plots_side_by_side_take_up_the_whole_strip(offsets):
    """Plots that cover the street's side from its middle on: what they lose is the strip, to the last square centimetre."""
    step = 100 / (len(offsets) - 1)
    line = from_table(BASE, "left", [(n * step, value / 100) for n, value in enumerate(offsets)])
    plots = [square(str(n), n * 10, 0.0) for n in range(10)]
    statement = make_statement([line], plots, Frame(0))
    assert sum(each.within for each in statement.cuts) == pytest.approx(line.strip.area, abs=1e-6)
    strip = statement.proofs[1]
    assert "no_parcel" not in dict(strip.parts) and strip.difference == 0
    assert sum(value for _, value in strip.parts) == strip.total


def test_the_columns_add_up_as_printed():
    plots = [square(str(n), n * 3.333, 5.123 + n * 0.0171, 3.333) for n in range(29)]
    statement = make_statement([LEFT], plots, Frame(0))
    assert sum(row.within for row in statement.rows) == statement.within
    assert sum(row.left for row in statement.rows) == statement.left
    assert statement.within + statement.left == statement.whole


@pytest.mark.parametrize(
    ("value", "shown"), [(0.005, "0.01"), (1.005, "1.01"), (2.675, "2.68"), (1e-9, "0.00"), (-1e-9, "0.00")]
)
def test_halves_go_up_whatever_a_float_makes_of_them(value, shown):
    assert str(cents(value)) == shown


def test_what_is_left_is_judged_by_what_the_office_has_set():
    plots = [square("1", 0, 5, deep=6), square("2", 10, 5), square("3", 20, 5, deep=1), square("4", 30, 5, deep=2.5)]
    told = {
        r.number: r.remainder for r in make_statement([LEFT], plots, Frame(0), Least(30.0, 3.0, "bye-law 22")).rows
    }
    assert told == {"1": "fit", "2": "fit", "3": "none", "4": "unfit"}
    assert {r.remainder for r in make_statement([LEFT], plots[:2], Frame(0)).rows} == {"unset"}


def test_land_before_a_building_that_stands_back():
    _, area = ahead(LEFT, house(8.5, 20).shape)
    assert area == pytest.approx(8 * 2.5, abs=0.02)
    assert ahead(LEFT, house(5.0, 20).shape)[1] == pytest.approx(0, abs=1e-6)
    assert ahead(RIGHT, Polygon([(20, -9), (28, -9), (28, -20), (20, -20)]))[1] == pytest.approx(24, abs=0.03)


def test_fifty_thousand_parcels_are_quick():
    base = Base(((0.0, 0.0), (2500.0, 0.0)))
    line = from_table(base, "left", [(0, 6), (2500, 6)])
    plots = [square(str(n), n % 250 * 10, 5 + n // 250 * 20) for n in range(50_000)]
    began = time.process_time()
    statement = make_statement([line], plots, Frame(0))
    assert time.process_time() - began < 6
    assert len(statement.rows) == 250 and statement.within == 2500


def test_numbers_in_the_order_of_people():
    numbers = ["10", "2", "14/10", "14/2", "2A", "B", "112/3"]
    assert sorted(numbers, key=number_key) == ["2", "2A", "10", "14/2", "14/10", "112/3", "B"]


def test_no_line_is_no_statement():
    with pytest.raises(FieldError):
        make_statement([], [], Frame(0))
