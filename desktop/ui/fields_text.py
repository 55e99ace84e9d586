"""The fields of a case as words: parties, premises, details, enclosures, fee; and what differs between two values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.core import money
from desktop.ui.words import mark, pick, tr

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
        return f"₹ {money.show(value)}"
    if isinstance(value, Mapping):
        return pick(value)
    if isinstance(value, list):
        return ", ".join(one_text("", v) for v in value)
    return str(value)


def choice_text(form: Any, field: str, value: str) -> str:
    """The label of a choice of the form under which the case came in; the value itself where there is none."""
    choices = form.field(field).choices
    return pick(choices[value]) if isinstance(choices, Mapping) and value in choices else value


def differences(values: list[Any]) -> list[list[tuple[str, str]]]:
    """For each value, only the parts in which the values differ."""
    if not all(isinstance(v, Mapping) for v in values):
        return [parts_text(v) for v in values]
    names = [k for k in values[0] if any(v.get(k) != values[0].get(k) for v in values)]
    return [[(part_name(k), one_text(k, v.get(k, ""))) for k in names if k != "ward_name"] for v in values]
