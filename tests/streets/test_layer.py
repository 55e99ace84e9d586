"""The map of a ward: kept whole under its hash, found by place, and taken from into a street; quick with 50,000."""

from __future__ import annotations

import time
import zlib

import pytest

from desktop.casework.streets import street_of
from desktop.core.errors import FieldError
from desktop.streets.base import Base
from desktop.streets.frame import Frame
from desktop.streets.layer import Layer, enter_layer, open_layer, pack, take_parcels, unpack
from tests.streets.conftest import house, make_street, square

PLOTS = [square(str(n), n * 10, 5.0, structures=(house(6, n * 10 + 1),) if n % 2 else ()) for n in range(10)]


def test_a_layer_comes_back_as_it_was_and_the_same_bytes_for_the_same_parcels():
    content = pack(Layer(PLOTS, Frame(0)))
    assert content == pack(Layer(PLOTS, Frame(0)))
    back = unpack(content, 0)
    assert [(p.number, p.ring, p.structures) for p in back.parcels] == [
        (p.number, p.ring, p.structures) for p in PLOTS
    ]


def test_what_a_window_shows_and_what_lies_under_a_point():
    layer = Layer(PLOTS, Frame(0))
    assert [p.number for p in layer.inside(12, 0, 28, 100)] == ["1", "2"]
    assert [p.number for p in layer.at(35, 10)] == ["3"] and layer.at(35, 1) == []
    assert [p.number for p in layer.parcels_along(Base(((0, 0), (20, 0))), 5.5)] == ["0", "1", "2"]
    assert Layer([], Frame(0)).at(0, 0) == []


def test_the_newest_of_a_name_is_the_one_taken_from(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk)
    enter_layer(desk, "Ward 27", PLOTS[:2], Frame(0), {"file": "old"})
    enter_layer(desk, "Ward 27", PLOTS, Frame(0), {"file": "new"})
    assert len(open_layer(desk, "Ward 27").parcels) == 10
    take_parcels(desk, street, "Ward 27", 5.5)
    assert len(street_of(desk, street).parcels) == 10
    take_parcels(desk, street, "Ward 27", 5.5)
    state = street_of(desk, street)
    assert len(state.parcels) == 10 and sum(e.kind == "parcel.entered" for e in state.entries) == 20
    with pytest.raises(FieldError, match="there are: Ward 27"):
        open_layer(desk, "Ward 6")
    with pytest.raises(FieldError, match="comes within 2 m"):
        take_parcels(desk, street, "Ward 27", 2)


def test_a_layer_in_another_frame_is_not_mixed_in(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk)
    enter_layer(desk, "Ward 27", PLOTS, Frame(32643), {})
    with pytest.raises(FieldError, match="different frames"):
        take_parcels(desk, street, "Ward 27", 50)
    with pytest.raises(FieldError, match="no parcels"):
        enter_layer(desk, "x", [], Frame(0), {})


@pytest.mark.parametrize("content", [b"nonsense", zlib.compress(b"{"), zlib.compress(b"x")[:-3]])
def test_a_damaged_layer_says_so(content):
    with pytest.raises(FieldError, match="damaged"):
        unpack(content, 0)


def test_fifty_thousand_parcels_are_kept_opened_and_looked_into_quickly(open_desk):
    desk = open_desk("mp-1961")
    plots = [square(str(n), n % 250 * 10, 5 + n // 250 * 20) for n in range(50_000)]
    began = time.process_time()
    enter_layer(desk, "Ward 27", plots, Frame(0), {})
    layer = open_layer(desk, "Ward 27")
    assert len(layer.inside(0, 0, 100, 100)) == 10 * 5 + 5
    assert time.process_time() - began < 20
    began = time.process_time()
    for n in range(200):
        layer.at(n * 12.3, n * 19.7 + 7)
        layer.inside(n * 10, n * 10, n * 10 + 200, n * 10 + 100)
    assert time.process_time() - began < 2
