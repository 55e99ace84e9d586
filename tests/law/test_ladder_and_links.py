"""Service mode by mode, and provisions found from others and by their words."""

from __future__ import annotations

from desktop.law.ladder import open_modes, rule_for
from desktop.law.links import linked, search
from desktop.law.packs import load

MP = load().act("mp-1961")


def modes(whom, failed=()):
    rule = rule_for(MP, whom)
    assert rule is not None
    return [mode.mode for mode in open_modes(rule, failed)]


def test_the_ladder_of_section_294_rung_by_rung():
    assert modes("named_person") == ["tender"]
    assert modes("named_person", ["tender"]) == ["leave_at_abode", "tender_to_family"]
    assert modes("named_person", ["tender", "leave_at_abode"]) == ["tender_to_family"]
    assert modes("named_person", ["tender", "leave_at_abode", "tender_to_family"]) == ["registered_post"]
    assert modes("named_person", ["tender", "leave_at_abode", "tender_to_family", "registered_post"]) == ["affix"]
    assert modes("named_person", ["affix"]) == ["tender"]  # the last resort does not come first
    assert modes("owner_or_occupier", ["tender"]) == ["tender_to_family"]


def test_a_mode_tells_its_section_and_condition():
    rule = rule_for(MP, "named_person")
    assert rule is not None
    last = open_modes(rule, [m["mode"] for m in rule.modes if m["mode"] != "affix"])[-1]
    assert (last.mode, last.section, last.clause) == ("affix", "294(1)", "d")
    assert "other means" in last.condition
    assert rule_for(MP, "nobody") is None


def test_what_is_read_with_a_provision():
    found = [row.id for row in linked(MP, ["mp-1961:187:8b"])]
    assert found.index("mp-1961:187:8-penalty") < found.index("mp-1961:306:b")
    assert "mp-1961:187:8b" not in found


def test_found_by_words_and_by_section():
    assert "mp-1961:187:5b" in [row.id for row in search(MP, "further partic")]
    assert "mp-1961:187:5b" in [row.id for row in search(MP, "187(5)(b)")]
    assert {row.section for row in search(MP, "187 prosecution")} == {"187"}
    assert search(MP, "  ") == []
