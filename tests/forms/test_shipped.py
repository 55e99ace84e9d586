"""The forms that ship: every one without a fault, and every kind of application and inspection there."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from desktop.core.errors import FieldErrors, PackError
from desktop.forms.back_entry import back_entry
from desktop.forms.definition import FORMS, Field, Form, form_files, heads, load, part, read
from desktop.forms.lint import lint, lint_folder
from desktop.forms.validation import check
from desktop.forms.writing import as_raw, to_yaml
from tests.forms.acts import packs

TODAY = date(2026, 11, 30)
NAMES = [path.stem for path in form_files()]


def test_no_form_that_ships_has_a_fault() -> None:
    assert [str(fault) for fault in lint_folder(packs())] == []


def test_heads_tell_what_the_forms_are() -> None:
    for head in heads():
        form = load(head.name)
        assert (head.title, head.provision, head.kind, head.clock, head.series, head.event) == (
            form.title,
            form.provision,
            form.kind,
            form.clock,
            form.series,
            form.event,
        )
    assert {head.act for head in heads(act="ga-1968")} <= {"ga-1968", ""}
    assert {head.kind for head in heads(kind="checklist")} == {"checklist"}


@pytest.mark.parametrize(
    ("act", "words"),
    [
        ("mp-1961", "building hut well layout|lay_out projection street_use building_material road_opening hoarding"),
        ("mp-1961", "work_beside drain septic completion food dairy market slaughter trade removed_goods objection"),
        ("mp-1961", "appeal copy cause compensation colonizer birth death"),
        (
            "ga-1968",
            "festival building_material projection private_street road_opening hawker handcart objection cause",
        ),
        ("pb-1976", "building alteration lay_out arcade projection street_use road_opening scaffold completion"),
        ("pb-1976", "change_of_use appeal removed_goods register objection cause build_in_line"),
        ("py-1973", "site building hut private_street projection arcade hoarding road_opening well water drain"),
        ("py-1973", "completion change_of_use objection cause compensation reference"),
        ("rj-2009", "objection appeal copy papers"),
    ],
)
def test_every_kind_of_application_has_its_form(act: str, words: str) -> None:
    there = [head.name for head in heads(act=act, kind="application")]
    for word in words.split():
        assert any(any(one in name for one in word.split("|")) for name in there), (act, word)


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (
            "mp-1961",
            "site line progress completion encroachment projection danger drainage water nuisance trade dairy",
        ),
        ("mp-1961", "market slaughter compliance demolition"),
        ("ga-1968", "line encroachment projection private_street compliance"),
        ("pb-1976", "site line progress completion encroachment projection danger compliance demolition street"),
        ("py-1973", "site line progress completion encroachment projection danger drainage water nuisance market"),
        ("py-1973", "compliance demolition"),
        ("rj-2009", "line compliance demolition"),
    ],
)
def test_every_inspection_has_its_checklist(act: str, words: str) -> None:
    there = [head.name for head in heads(act=act, kind="checklist")]
    for word in words.split():
        assert any(word in name for name in there), (act, word)


def test_what_comes_into_a_running_case_says_so() -> None:
    for head in heads(kind="application"):
        wanted = {"objection": "objection.received", "cause": "cause.shown", "completion": "completion.notified"}
        for word, event in wanted.items():
            if f"_{word}" in head.name:
                assert head.event == event, head.name


def answer(field: Field) -> Any:
    """An answer that a careful clerk could give."""
    if field.type in ("select_one", "select_multiple"):
        values = ["1"] if isinstance(field.choices, str) else list(field.choices)
        return values[:1] if field.type == "select_multiple" else field.default or values[0]
    if field.type == "repeat":
        return [{each.name: answer(each) for each in field.fields if not each.calculation}]
    days = {"from_on": "1.12.26", "to_on": "5.12.26", "begins_on": "2.12.26", "until": "31.3.27"}
    plain = {
        "date": days.get(field.name, "30.11.26"),
        "integer": "2",
        "decimal": "2.5",
        "money": "500",
        "check": "pass",
    }
    text = "11.30" if "hour" in field.name or field.name == "inspected_at" else "वार्ड २७"
    return plain.get(field.type, text if field.length >= 5 else "1")


@pytest.mark.parametrize("name", NAMES)
def test_each_form_takes_a_full_set_of_answers_and_names_each_gap(name: str) -> None:
    form = load(name)
    answers = {each.name: answer(each) for each in form.fields if not each.calculation and each.type != "note"}
    kept = check(form, answers, TODAY)
    asked = [each.name for each in form.fields if each.required and not each.relevant]
    assert set(asked) <= set(kept)
    with pytest.raises(FieldErrors) as gaps:
        check(form, {}, TODAY)
    assert {fault.field for fault in gaps.value.errors} == set(asked)


@pytest.mark.parametrize("name", NAMES[::7])
def test_a_form_written_out_reads_the_same(name: str, tmp_path: Path) -> None:
    form = load(name)
    assert read(as_raw(form), name) == form
    (tmp_path / f"{name}.yaml").write_text(to_yaml(form), encoding="utf-8")
    assert load(name, tmp_path) == form


def test_an_old_register_forces_only_the_day() -> None:
    form = back_entry(load("building_notice"))
    kept = check(form, {"received_on": "3.2.27", "old_number": "14/98", "applicant_local": "राम"}, date(2027, 3, 1))
    assert kept == {"received_on": "2027-02-03", "old_number": "14/98", "applicant_local": "राम"}
    assert [f.name for f in part("back_entry")] == [f.name for f in form.fields][: len(part("back_entry"))]


def made(**changes: Any) -> Form:
    """A small form with changes in its only question."""
    field = {"name": "a", "type": "text", "label": {"en": "A", "hi": "अ", "mr": "अ", "pa": "ਅ", "ta": "அ"}}
    return read({"name": "x", "version": "1", "title": field["label"], "fields": [{**field, **changes}]}, "x")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, ""),
        ({"label": {"en": "A"}}, "the label is not in hi, mr, pa, ta"),
        ({"label": {"en": "Son", "daughter": None, "hi": "अ", "mr": "अ", "pa": "ਅ", "ta": "அ"}}, "no language"),
        ({"relevant": "${b} = 1"}, "speaks of b, which does not come before it"),
        ({"constraint": ". >"}, "constraint: The expression"),
        ({"constraint": ". = 'x'"}, "needs a constraint_message"),
        ({"type": "select_one"}, "choices belong to select_one"),
        ({"type": "select_one", "choices": "@cats"}, "no list that an office keeps"),
        ({"type": "select_one", "choices": {"a b": {}}}, "letters, digits and _ only"),
        ({"unit": "furlong"}, "no unit we know"),
        ({"provision": "mp-1961:187:2"}, "only a check has a provision"),
        ({"name": "plot_typed"}, "does not end in _typed"),
        ({"type": "repeat"}, "a repeat needs them"),
    ],
)
def test_lint_tells_what_is_wrong(changes: dict[str, Any], said: str) -> None:
    faults = [str(fault) for fault in lint(made(**changes), packs())]
    assert any(said in fault for fault in faults) if said else faults == []


def test_lint_tells_of_a_provision_that_is_not_there() -> None:
    form = load("mp_layout")
    raw = as_raw(form) | {"provision": "mp-1961:999:1", "series": "x"}
    told = [fault.text for fault in lint(read(raw, "x"), packs())]
    assert "the Act has no provision 'mp-1961:999:1'" in told
    assert "an application has a series of two capital letters" in told


def test_a_folder_with_broken_files_is_told_file_by_file(tmp_path: Path) -> None:
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "idle.yaml").write_text("fields: []\n", encoding="utf-8")
    (tmp_path / "bad.yaml").write_text("name: [\n", encoding="utf-8")
    (tmp_path / "gap.yaml").write_text(
        'name: gap\nversion: "1"\ntitle: {en: G}\nfields:\n- include: none\n', encoding="utf-8"
    )
    told = {fault.form: fault.text for fault in lint_folder(packs(), tmp_path)}
    assert "is not YAML" in told["bad"]
    assert "there is no part 'none'" in told["gap"]
    assert told["parts/idle"] == "no form includes this part"


@pytest.mark.parametrize(
    ("include", "said"),
    [
        ({"include": "applicant", "only": ["nobody"]}, "has no field nobody"),
        ({"include": "applicant", "extra": 1}, "unknown key extra"),
        ({"include": "nowhere"}, "no part 'nowhere'"),
    ],
)
def test_an_include_that_fits_nothing_is_refused(include: dict[str, Any], said: str) -> None:
    with pytest.raises(PackError, match=said):
        read({"name": "x", "version": "1", "title": {}, "fields": [include]}, "x", FORMS / "parts")


def test_a_part_may_be_thinned_and_changed() -> None:
    include = {"include": "applicant", "only": ["address", "phone"], "set": {"phone": {"required": True}}}
    form = read({"name": "x", "version": "1", "title": {}, "fields": [include]}, "x")
    assert [(f.name, f.required) for f in form.fields] == [("address", True), ("phone", True)]
