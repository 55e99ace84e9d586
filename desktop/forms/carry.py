"""What a checklist leaves behind: failed items become findings, and findings the checklist of the next visit.

Passed items carry nothing over, nor do items not seen, without entry, or waived by an officer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from desktop.forms.definition import Field, Form
from desktop.forms.expression import references


@dataclass(frozen=True, slots=True)
class Measured:
    """A number that belongs to a finding, with its unit."""

    name: str
    label: Mapping[str, str]
    value: str
    unit: str


@dataclass(frozen=True, slots=True)
class Finding:
    """A failed item: what was found, in each language, and the provision that answers it ('' where none does)."""

    item: str
    provision: str
    text: Mapping[str, str]
    measures: tuple[Measured, ...] = ()
    remark: str = ""


def findings(form: Form, answers: Mapping[str, Any], waived: Collection[str] = ()) -> tuple[Finding, ...]:
    """The findings in kept answers, in the form's order. An item's measurements are the fields asked only because
    it failed; those without a unit make the remark.
    """
    failed = (f for f in form.fields if f.type == "check" and answers.get(f.name) == "fail" and f.name not in waived)
    return tuple(_finding(form, item, answers) for item in failed)


def _finding(form: Form, item: Field, answers: Mapping[str, Any]) -> Finding:
    about = [f for f in followers(form, item.name) if f.name in answers and f.type not in ("file", "repeat")]
    measures = tuple(Measured(f.name, dict(f.label), str(answers[f.name]), f.unit) for f in about if f.unit)
    remark = "; ".join(str(answers[f.name]) for f in about if not f.unit)
    return Finding(item.name, item.provision, dict(item.finding or item.label), measures, remark)


def followers(form: Form, item: str) -> list[Field]:
    """The fields that are asked because of `item`."""
    return [f for f in form.fields if f.relevant and item in references(f.relevant)]


def follow_up(form: Form, found: Iterable[Finding]) -> Form:
    """The checklist of the next visit: the frame of `form` with the failed items alone and what belongs to them."""
    items = {each.item for each in found}
    return replace(form, fields=tuple(f for f in form.fields if _stays(f, items)))


def _stays(field: Field, items: set[str]) -> bool:
    if field.type == "check":
        return field.name in items
    return not field.relevant or bool(items & references(field.relevant))
