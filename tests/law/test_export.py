"""`nagardesk law export`, line by line."""

from __future__ import annotations

import json
from pathlib import Path

SAMPLE = Path(__file__).parent / "sample"
FIELDS = [
    "id",
    "act",
    "section",
    "sub",
    "heading",
    "instruments",
    "actor",
    "delegate",
    "addressee",
    "periods",
    "prior_approval",
    "publication",
    "service",
    "documents",
    "grounds",
    "fine",
    "appeal",
    "recovery",
    "compensation",
    "amounts",
    "deemed",
    "exceptions",
    "in_force_from",
    "procedure",
]


def export(nagardesk, *words):
    code, lines, err = nagardesk("law", "export", "--format", "jsonl", "--packs", SAMPLE, *words)
    assert (code, err) == (0, "")
    return {row["id"]: row for row in map(json.loads, lines)}


def test_every_provision_with_every_field(nagardesk, law):
    rows = export(nagardesk)
    assert len(rows) == sum(len(list(law.act(id).ids)) for id in law.acts)
    for row in rows.values():
        assert [key for key in row if key != "appeal_routes"] == FIELDS


def test_one_act(nagardesk):
    assert {row["act"] for row in export(nagardesk, "--act", "rj-2009").values()} == {"rj-2009"}
    code, lines, err = nagardesk("law", "export", "--packs", SAMPLE, "--act", "xx-1900")
    assert (code, lines) == (2, []) and "xx-1900" in err


def test_what_the_act_says_and_where_it_is_silent(nagardesk):
    rows = export(nagardesk)
    row = rows["mp-1961:187:5b"]
    assert row["periods"][0] == {
        "name": "demand for particulars",
        "length": 1,
        "unit": "month",
        "bound": "at_most",
        "starts_from": "receipt of the notice",
        "on_expiry": "the work may go ahead",
        "set_by": None,
    }
    assert (row["periods"][1]["length"], row["periods"][1]["unit"], row["periods"][1]["set_by"]) == (
        None,
        None,
        "notice",
    )
    assert (row["sub"], row["fine"], row["appeal"], row["in_force_from"]) == ("(5)(b)", None, None, None)
    assert rows["rj-2009:183:5"]["appeal"] == {"forum": "Collector", "within": {"length": 30, "unit": "day"}}
    assert rows["mp-1961:183:1"]["prior_approval"] == ["State Government"]


def test_the_delegate_comes_from_the_act_s_lists(nagardesk):
    rows = export(nagardesk)
    assert rows["mp-1961:187:3-decision"]["delegate"] == "Chief Municipal Officer"
    assert rows["mp-1961:184:1a"]["delegate"] == "President"
    assert rows["mp-1961:185:2"]["delegate"] == "President or Chief Municipal Officer"
    assert rows["mp-1961:183:1"]["delegate"] is None  # only sub-section (5) is listed
    assert rows["mp-1961:187:8b"]["delegate"] is None  # the officer's own power


def test_the_appeal_routes_by_body(nagardesk):
    routes = export(nagardesk)["mp-1961:194:2b"]["appeal_routes"]
    assert [(r["section"], r["bodies"], r["forum"]) for r in routes] == [
        ("307(1)(b)", ["municipal_council"], "Appeal Committee"),
        ("308(1)(c)", ["nagar_panchayat"], "Collector"),
    ]
