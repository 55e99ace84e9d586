"""Every Act was written down twice; the two agree in every row, and the comparison sees what does not."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.law.packs import load
from tests.law.compare import compare, readings

ACTS = ("ga-1968", "mp-1961", "pb-1976", "py-1973", "rj-2009")


@pytest.fixture(scope="module")
def law():
    return load()


@pytest.mark.parametrize("act", ACTS)
def test_pack_and_second_reading_agree_in_every_row(law, act):
    assert [str(each) for each in compare(law.act(act), readings(act))] == []


def test_every_act_was_read_twice(law):
    assert law.acts == ACTS


@pytest.mark.parametrize(
    ("id", "field", "value"),
    [
        ("mp-1961:187:6a", "periods", [{"length": 2, "unit": "month", "bound": "at_most", "set_by": None}]),
        ("mp-1961:187:6a", "periods", []),
        ("mp-1961:187:5b", "periods", [{"length": 1, "unit": "month", "bound": "at_least", "set_by": None}]),
        ("mp-1961:197:2", "fine", {"max": 250, "min": None, "daily_max": None, "other": None}),
        ("mp-1961:199:0-hedges", "amounts", [{"value": 4, "unit": "foot"}]),
        ("mp-1961:187:1", "prior_approval", ["Collector"]),
        ("mp-1961:187:1", "actor", "person"),
        ("mp-1961:187:7", "actor", "owner"),
        ("mp-1961:317:1", "actor", "Council and President"),
        ("mp-1961:307:1a", "appeal", {"forum": "Council", "length": 15, "unit": "day"}),
        ("mp-1961:187:6a", "deemed", False),
    ],
)
def test_a_field_read_otherwise_is_a_difference(law, id: str, field: str, value: Any):
    read = readings("mp-1961")
    read[id] = {**read[id], field: value}
    found = compare(law.act("mp-1961"), read)
    assert (id, field) in {(each.id, each.field) for each in found}
    assert {each.id for each in found} == {id}


def test_an_open_time_that_only_one_of_the_two_knows_is_a_difference(law):
    read = readings("mp-1961")
    opened = {"length": None, "unit": None, "bound": "at_most", "set_by": "office"}
    read["mp-1961:197:2"] = {**read["mp-1961:197:2"], "periods": [opened]}
    read["mp-1961:179:4"] = {**read["mp-1961:179:4"], "periods": []}
    found = compare(law.act("mp-1961"), read)
    assert [(each.id, each.field) for each in found] == [
        ("mp-1961:179:4", "open time"),
        ("mp-1961:197:2", "open time"),
    ]


def test_the_time_a_silent_notice_sets_is_no_difference(law):
    row = law.provision("mp-1961:194:3")
    assert [each.set_by for each in row.periods] == ["notice"]
    assert readings("mp-1961")["mp-1961:194:3"]["periods"] == []


def test_a_row_missing_on_either_side_is_a_difference(law):
    read = readings("rj-2009")
    read["rj-2009:183:99"] = read.pop("rj-2009:183:1")
    found = compare(law.act("rj-2009"), read)
    assert [(each.id, each.field) for each in found] == [("rj-2009:183:1", "row"), ("rj-2009:183:99", "row")]
