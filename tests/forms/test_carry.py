"""What a checklist carries over: failed items, with their measurements; nothing else."""

from datetime import date

from desktop.forms.carry import findings, follow_up
from desktop.forms.definition import load
from desktop.forms.validation import check

TODAY = date(2026, 11, 30)
VISIT = {"inspected_on": "30.11.26", "inspected_at": "11:30", "present": "x"}


def answered(**failed: str) -> dict[str, str]:
    form = load("mp_projection_inspection")
    passes = {f.name: "pass" for f in form.fields if f.type == "check"}
    return check(form, {**VISIT, **passes, **failed}, TODAY)


def test_only_failed_items_become_findings_and_bring_their_measurements() -> None:
    kept = answered(no_projection="fail", street_projection="3 ft", street_height="3.10", gutters="not_seen")
    (found,) = findings(load("mp_projection_inspection"), kept)
    assert (found.item, found.provision) == ("no_projection", "mp-1961:194:2b")
    assert [(m.name, m.value, m.unit) for m in found.measures] == [
        ("street_projection", "0.91", "metre"),
        ("street_height", "3.10", "metre"),
    ]
    assert kept["street_projection_typed"] == "3 ft"
    assert found.text["hi"].endswith("।")


def test_passed_not_seen_no_entry_and_waived_items_carry_nothing() -> None:
    form = load("mp_projection_inspection")
    assert findings(form, answered(gutters="not_seen", no_hindrance="no_entry")) == ()
    failed = answered(gutters="fail", no_hindrance="fail")
    assert [f.item for f in findings(form, failed)] == ["no_hindrance", "gutters"]
    assert [f.item for f in findings(form, failed, waived={"gutters"})] == ["no_hindrance"]


def test_the_next_visit_asks_only_about_what_failed() -> None:
    form = load("mp_projection_inspection")
    found = findings(form, answered(no_projection="fail", street_projection="0.9", street_height="3"))
    asked = [f.name for f in follow_up(form, found).fields]
    assert "no_projection" in asked and "street_projection" in asked and "inspected_on" in asked
    assert "gutters" not in asked and "no_hindrance" not in asked


def test_text_that_belongs_to_a_failed_item_is_its_remark() -> None:
    form = load("site_inspection")
    passes = {f.name: "pass" for f in form.fields if f.type == "check"}
    kept = check(form, {**VISIT, **passes, "not_begun": "fail", "begun_extent": "नींव तक"}, TODAY)
    (found,) = findings(form, kept)
    assert (found.remark, found.measures) == ("नींव तक", ())
