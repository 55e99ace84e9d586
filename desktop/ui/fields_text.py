"""The fields of a case as words: parties, premises, details, enclosures, fee; and what differs between two values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.ui import words
from desktop.ui.words import day, mark, pick, tr

FIELDS = {
    "parties": mark("Parties"),
    "premises": mark("Premises"),
    "details": mark("Details of the work"),
    "enclosures": mark("Enclosures"),
    "fee": mark("Fee"),
}
PARTS = {
    "ward": mark("Ward"),
    "house": mark("House number"),
    "khasra": mark("Khasra number"),
    "street": mark("Street"),
    "landmark": mark("Landmark"),
    "work": mark("What is intended"),
    "purpose": mark("Use of the building"),
    "storeys": mark("Storeys"),
    "plot_area": mark("Plot area (sq m)"),
    "description": mark("Description of the work"),
    "name": mark("Name"),
    "address": mark("Address"),
    "relation": mark("Son, daughter or wife of"),
    "phone": mark("Telephone"),
    "standing": mark("The applicant is"),
    "mode": mark("Paid by"),
    "paise": mark("Fee paid"),
}


def field_name(name: str) -> str:
    """The name of a field of the case."""
    if name.startswith("order/"):
        return tr("Which order stands")
    return tr(FIELDS[name]) if name in FIELDS else name


def part_name(name: str) -> str:
    """The name of one part of a field."""
    return tr(PARTS[name]) if name in PARTS else name


def parts_text(value: Any) -> list[tuple[str, str]]:
    """The parts of a field's value, as (name, text); empty ones are left out."""
    if isinstance(value, Mapping):
        return [(part_name(k), one_text(k, v)) for k, v in value.items() if k != "ward_name" and one_text(k, v)]
    return [("", one_text("", value))]


def one_text(name: str, value: Any) -> str:
    """One part as text."""
    if name == "paise":
        return words.rupees(value)
    if isinstance(value, Mapping):
        return pick(value)
    if isinstance(value, list):
        return ", ".join(one_text("", v) for v in value)
    return str(value)


def choice_text(form: Any, field: str, value: str) -> str:
    """The label of a choice of the form under which the case came in; the value itself where there is none."""
    found = next((each for each in form.fields if each.name == field), None)
    choices = found.choices if found else {}
    return pick(choices[value]) if isinstance(choices, Mapping) and value in choices else value


def detail_rows(form: Any, details: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What the form asked beside people and place, under its own labels."""
    fields = {each.name: each for each in form.fields}
    rows = []
    for name, value in details.items():
        if value in ("", [], None) or name.endswith("_typed"):
            continue
        field = fields.get(name)
        label = pick(field.label) if field else part_name(name)
        rows.append((label, _detail_text(form, field, name, value)))
    return rows


def _detail_text(form: Any, field: Any, name: str, value: Any) -> str:
    kind = field.type if field else "text"
    if kind == "money":
        return words.rupees(value)
    if kind == "date":
        return day(value)
    if isinstance(value, list):
        rows = [choice_text(form, name, each) if isinstance(each, str) else row_text(field, each) for each in value]
        return "\n".join(rows)
    return pick(value) if isinstance(value, Mapping) else choice_text(form, name, str(value))


def row_text(field: Any, row: Mapping[str, Any]) -> str:
    """One line of a repeated part."""
    labels = {each.name: pick(each.label) for each in field.fields} if field else {}
    return ", ".join(f"{labels.get(k, k)}: {one_text(k, v)}" for k, v in row.items() if v not in ("", [], None))


def differences(values: list[Any]) -> list[list[tuple[str, str]]]:
    """For each value, only the parts in which the values differ."""
    if not all(isinstance(v, Mapping) for v in values):
        return [parts_text(v) for v in values]
    names = [k for k in values[0] if any(v.get(k) != values[0].get(k) for v in values)]
    return [[(part_name(k), one_text(k, v.get(k, ""))) for k in names if k != "ward_name"] for v in values]
