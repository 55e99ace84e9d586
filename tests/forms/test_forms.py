"""Forms read as data, and what is typed into them."""

from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.errors import FieldErrors, PackError
from desktop.forms.definition import load, read
from desktop.forms.expression import evaluate
from desktop.forms.validation import check

TODAY = date(2026, 11, 30)
GOOD: dict[str, Any] = {
    "received_on": "30.11.26",
    "applicant_local": "श्रीमती देशमुख",
    "applicant_latin": "Smt. O'Deshmukh \U0001f600",
    "address": "वार्ड २७",
    "owner": "owner",
    "ward": "27",
    "house": "१४/२",
    "landmark": "शाला",
    "work": "add",
    "purpose": "residential",
    "storeys": "२",
    "plot_area": "120.50",
    "fee_paid": "५००",
    "fee_mode": "cash",
}


def faults(answers: dict[str, Any], form: str = "building_notice") -> dict[str, str]:
    with pytest.raises(FieldErrors) as found:
        check(load(form), answers, TODAY)
    return {e.field: e.code for e in found.value.errors}


def test_a_whole_form_is_kept_as_typed() -> None:
    kept = check(load("building_notice"), GOOD, TODAY)
    assert kept["received_on"] == "2026-11-30"
    assert kept["house"] == "१४/२"  # digits stay as typed in text
    assert (kept["storeys"], kept["plot_area"], kept["fee_paid"]) == (2, "120.50", 50000)
    assert kept["applicant_latin"] == "Smt. O'Deshmukh \U0001f600"


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("received_on", "1.12.26", "constraint"),
        ("received_on", "31.2.26", "date_no_day"),
        ("landmark", "  \u200b ", "required"),
        ("storeys", "two", "integer"),
        ("storeys", "0", "constraint"),
        ("plot_area", "-3", "constraint"),
        ("plot_area", "12x", "decimal"),
        ("fee_paid", "free", "money"),
        ("work", "demolish", "choice"),
        ("description", "क" * 20_001, "too_long"),
    ],
)
def test_each_fault_is_named_at_its_field(field: str, value: str, code: str) -> None:
    assert faults({**GOOD, field: value}) == {field: code}


def test_ten_thousand_characters_are_kept_whole() -> None:
    text = "नक्शा " * 1666 + "अंत."
    assert check(load("building_notice"), {**GOOD, "description": text}, TODAY)["description"] == text


def test_an_unknown_answer_is_a_fault() -> None:
    assert faults({**GOOD, "drop table": "x"}) == {"drop table": "unknown_field"}


def test_what_does_not_apply_is_not_asked_nor_kept() -> None:
    checks = dict.fromkeys(("plot_matches", "not_begun", "within_line", "no_projection", "drainage"), "pass")
    visit = {"inspected_on": "30.11.26", "inspected_at": "11:30", "present": "x", **checks}
    assert "begun_extent" not in check(load("site_inspection"), {**visit, "begun_extent": "walls"}, TODAY)
    assert faults({**visit, "not_begun": "fail"}, "site_inspection") == {"begun_extent": "required"}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("1 + 2 * 3", Decimal(7)),
        ("(1 + 2) * 3", Decimal(9)),
        (". >= 1 and . <= 60", True),
        ("${a} = 'fail' or ${b} = 'x'", True),
        ("selected(${list}, 'two')", True),
        ("not(${empty} > 3)", True),
        ("10 div 0", ""),
        ("today() > '2026-01-01'", True),
        ("if(${a} = 'fail', 'yes', 'no')", "yes"),
        ("string-length('नक्शा')", Decimal(5)),
        ("-3 + 5", Decimal(2)),
        ("coalesce(${b}, 'none')", "none"),
        ("contains('गली नम्बर २', 'नम्बर')", True),
        ("regex('11.30', '[0-2]?[0-9][.:][0-5][0-9]')", True),
        ("regex('11.3', '[0-2]?[0-9][.:][0-5][0-9]')", False),
    ],
)
def test_expressions(source: str, expected: object) -> None:
    values = {"a": "fail", "b": "", "list": ["one", "two"], "empty": ""}
    assert evaluate(source, values, Decimal(7), TODAY) == expected


@pytest.mark.parametrize(
    "source",
    [
        "regex('a', '(a+)+')",
        "regex('a', '(')",
        "__import__('os')",
        "1 +",
        "open('x')",
        "${a}.__class__",
        "(" * 100 + "1" + ")" * 100,
        "'open",
        "a b",
    ],
)
def test_what_is_no_expression_is_refused(source: str) -> None:
    with pytest.raises(PackError):
        evaluate(source, {}, "", TODAY)


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(source: str) -> None:
    try:
        evaluate(source, {}, "", TODAY)
    except PackError as error:
        assert error.message


def test_a_form_with_a_double_or_unknown_key_is_refused() -> None:
    field = {"name": "a", "type": "text", "label": {"en": "A"}}
    head = {"name": "x", "version": "1", "title": {"en": "X"}}
    with pytest.raises(PackError, match="twice"):
        read({**head, "fields": [field, field]}, "x.yaml")
    with pytest.raises(PackError, match="unknown key"):
        read({**head, "fields": [{**field, "colour": "red"}]}, "x.yaml")
