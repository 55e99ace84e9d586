"""Form and checklist definitions in the vocabulary of XLSForm, read from `resources/forms/*.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from desktop.core.errors import PackError

FORMS = Path(__file__).resolve().parents[2] / "resources" / "forms"
TYPES = frozenset(
    {
        "text",
        "integer",
        "decimal",
        "money",
        "date",
        "select_one",
        "select_multiple",
        "file",
        "note",
        "check",
        "repeat",
    }
)
_FIELD_KEYS = frozenset(
    {
        "name",
        "type",
        "label",
        "hint",
        "required",
        "relevant",
        "constraint",
        "constraint_message",
        "choices",
        "calculation",
        "appearance",
        "default",
        "unit",
        "fields",
        "provision",
        "length",
        "finding",
    }
)


@dataclass(frozen=True, slots=True)
class Field:
    """One question.

    `type` is one of TYPES; `check` is a checklist item answered pass, fail, not_seen or no_entry, and its
    `provision` is the power that answers a failed item and
    `finding` says in each language what was found; `choices` maps a value to its label per language (or names the
    office's list with `@wards`); `length` is the longest text kept (characters); `fields` belong to a repeat.
    """

    name: str
    type: str
    label: Mapping[str, str]
    hint: Mapping[str, str] = field(default_factory=dict)
    required: bool = False
    relevant: str = ""
    constraint: str = ""
    constraint_message: Mapping[str, str] = field(default_factory=dict)
    choices: Mapping[str, Mapping[str, str]] | str = field(default_factory=dict)
    calculation: str = ""
    appearance: str = ""
    default: str = ""
    unit: str = ""
    provision: str = ""
    finding: Mapping[str, str] = field(default_factory=dict)
    length: int = 20_000
    fields: tuple[Field, ...] = ()

    def choice(self, value: str) -> dict[str, str]:
        """The label of a choice per language; the value itself where the list is the office's own."""
        return dict(self.choices[value]) if isinstance(self.choices, Mapping) else {"en": value}


@dataclass(frozen=True, slots=True)
class Form:
    """A form: its name, version, title per language, the provision it serves, and its fields in order.

    `clock` is the provision whose period an application starts for the body, and `series` the subject in its number.
    """

    name: str
    version: str
    title: Mapping[str, str]
    fields: tuple[Field, ...]
    provision: str = ""
    kind: str = "form"
    clock: str = ""
    series: str = ""

    def field(self, name: str) -> Field:
        """The field called `name`; raises KeyError."""
        for each in self.fields:
            if each.name == name:
                return each
        raise KeyError(name)


@cache
def load(name: str, folder: Path = FORMS) -> Form:
    """The form `name`. Raises `PackError` naming the file and the field that is wrong."""
    path = folder / f"{name}.yaml"
    if not path.is_file():
        raise PackError(f"There is no form '{name}'.", code="form_missing", name=name)
    from ruamel.yaml import YAML  # read on first use: it is not needed to start

    raw = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
    return read(raw, path.name)


def read(raw: Mapping[str, Any], source: str) -> Form:
    """The form in `raw`; `source` names it in errors."""
    fields = tuple(_field(each, source) for each in raw["fields"])
    names = [each.name for each in fields]
    if twice := {n for n in names if names.count(n) > 1}:
        raise PackError(f"{source}: the field {sorted(twice)[0]} is there twice.", code="form")
    return Form(
        name=raw["name"],
        version=str(raw["version"]),
        title=raw["title"],
        fields=fields,
        provision=raw.get("provision", ""),
        kind=raw.get("kind", "form"),
        clock=raw.get("clock", ""),
        series=raw.get("series", ""),
    )


def _field(raw: Mapping[str, Any], source: str) -> Field:
    if unknown := set(raw) - _FIELD_KEYS:
        raise PackError(f"{source}: {raw.get('name')} has an unknown key {sorted(unknown)[0]}.", code="form")
    if raw.get("type") not in TYPES:
        raise PackError(f"{source}: {raw.get('name')} has no type that we know.", code="form")
    inner = tuple(_field(each, source) for each in raw.get("fields", ()))
    return Field(**{**raw, "fields": inner})
