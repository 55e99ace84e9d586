"""Form and checklist definitions in the vocabulary of XLSForm, read from `resources/forms/**/*.yaml`.

A form may take in a block that others share: `- include: applicant` puts the fields of `parts/applicant.yaml` in that
place; `only` and `without` name fields to keep or leave, and `set` changes keys of a field, as `set: {phone: {required: true}}`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from desktop.core import yamltext
from desktop.core.errors import PackError

FORMS = Path(__file__).resolve().parents[2] / "resources" / "forms"
PARTS = "parts"
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
CHECK_WORDS: Mapping[str, Mapping[str, str]] = {  # an item says what should be so: yes, it is; no, it is not
    "pass": {"en": "yes", "hi": "हाँ", "mr": "होय", "pa": "ਹਾਂ", "ta": "ஆம்"},
    "fail": {"en": "no", "hi": "नहीं", "mr": "नाही", "pa": "ਨਹੀਂ", "ta": "இல்லை"},
    "not_seen": {"en": "not seen", "hi": "नहीं देखा", "mr": "पाहिले नाही", "pa": "ਵੇਖਿਆ ਨਹੀਂ", "ta": "பார்க்கவில்லை"},
    "no_entry": {"en": "no entry", "hi": "प्रवेश नहीं", "mr": "प्रवेश नाही", "pa": "ਦਾਖ਼ਲਾ ਨਹੀਂ", "ta": "நுழைவு இல்லை"},
}
LENGTH = 20_000
KINDS = ("application", "checklist", "register", "form")
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
_INCLUDE_KEYS = frozenset({"include", "only", "without", "set"})


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
    length: int = LENGTH
    fields: tuple[Field, ...] = ()

    def choice(self, value: str) -> dict[str, str]:
        """The label of a choice per language; the value itself where the list is the office's own."""
        return dict(self.choices[value]) if isinstance(self.choices, Mapping) else {"en": value}


@dataclass(frozen=True, slots=True)
class Form:
    """A form: its name, version, title per language, the provision it serves, and its fields in order.

    `clock` is the provision whose period an application starts for the body, and `series` the subject in its number;
    `event` is what its receipt is in the case (`objection.received`, `cause.shown` …), '' for an application. `cases`
    are the kinds of case for which a period of the Act alone runs or does not, each with the expression that tells it.
    """

    name: str
    version: str
    title: Mapping[str, str]
    fields: tuple[Field, ...]
    provision: str = ""
    kind: str = "form"
    clock: str = ""
    series: str = ""
    event: str = ""
    cases: Mapping[str, str] = field(default_factory=dict)

    @property
    def act(self) -> str:
        """The id of the Act it serves, or '' for a form of every Act."""
        return self.provision.partition(":")[0]

    def kinds(self, answers: Mapping[str, Any], today: date) -> list[str] | None:
        """Of which kinds the case is by these answers; None where the form does not tell them apart."""
        from desktop.forms.expression import evaluate, truth

        return (
            [kind for kind, told in self.cases.items() if truth(evaluate(told, answers, "", today))]
            if self.cases
            else None
        )

    def field(self, name: str) -> Field:
        """The field called `name`; raises KeyError."""
        for each in self.fields:
            if each.name == name:
                return each
        raise KeyError(name)

    def field_type(self, name: str) -> str:
        """The type of the field called `name`; '' for an answer that stands beside one (`plot_area_typed`)."""
        return next((each.type for each in self.fields if each.name == name), "")


@dataclass(frozen=True, slots=True)
class Head:
    """What a list of forms shows: a form without its fields."""

    name: str
    version: str
    title: Mapping[str, str]
    provision: str
    kind: str
    clock: str
    series: str
    event: str

    @property
    def act(self) -> str:
        """The id of the Act it serves, or '' for a form of every Act."""
        return self.provision.partition(":")[0]


def form_files(folder: Path = FORMS) -> list[Path]:
    """The files of all forms, in order of name; parts are not forms."""
    found = (path for path in folder.rglob("*.yaml") if path.parent.name != PARTS)
    return sorted(found, key=lambda path: path.stem)


@cache
def heads(act: str = "", kind: str = "", folder: Path = FORMS) -> tuple[Head, ...]:
    """The forms of an Act (with those of every Act) and of a kind, in order of name; '' asks for all.

    Only the lines above `fields:` are read, so a list of all forms opens without reading the forms.
    """
    found = (_head(path) for path in form_files(folder))
    return tuple(h for h in found if (not act or h.act in (act, "")) and (not kind or h.kind == kind))


def _head(path: Path) -> Head:
    above = _text(path).partition("\nfields:")[0]
    raw = _yaml(above, path.name)
    optional = {key: raw.get(key, "") for key in ("provision", "clock", "series", "event")}
    return Head(raw["name"], str(raw["version"]), raw["title"], kind=raw.get("kind", "form"), **optional)


@cache
def load(name: str, folder: Path = FORMS) -> Form:
    """The form `name`. Raises `PackError` naming the file and the field that is wrong."""
    path = next((p for p in form_files(folder) if p.stem == name), None)
    if path is None:
        raise PackError(f"There is no form '{name}'.", code="form_missing", name=name)
    return read(_yaml(_text(path), path.name), path.name, folder / PARTS)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise PackError(f"{path.name} is not written in UTF-8.", code="form") from error


def _yaml(text: str, source: str) -> Any:
    from ruamel.yaml.error import YAMLError  # read on first use: it is not needed to start

    try:
        return yamltext.parse(text)
    except (YAMLError, ValueError) as error:
        raise PackError(f"{source} is not YAML: {error}", code="form") from error


def read(raw: Mapping[str, Any], source: str, parts: Path = FORMS / PARTS) -> Form:
    """The form in `raw`; `source` names it in errors, `parts` is where shared blocks lie. Raises `PackError`."""
    try:
        return _form(raw, source, parts)
    except (KeyError, TypeError, AttributeError, ValueError, RecursionError) as error:
        raise PackError(f"{source} is not laid out as a form is: {error!r}", code="form") from error


def _form(raw: Mapping[str, Any], source: str, parts: Path) -> Form:
    fields = tuple(_field(each, source) for each in _with_parts(raw["fields"], source, parts))
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
        cases=raw.get("cases", {}),
        clock=raw.get("clock", ""),
        series=raw.get("series", ""),
        event=raw.get("event", ""),
    )


def _with_parts(raw: list[Mapping[str, Any]], source: str, parts: Path) -> Iterator[Mapping[str, Any]]:
    for each in raw:
        if "include" in each:
            yield from _included(each, source, parts)
        else:
            yield each


def _included(raw: Mapping[str, Any], source: str, parts: Path) -> Iterator[Mapping[str, Any]]:
    if unknown := set(raw) - _INCLUDE_KEYS:
        raise PackError(f"{source}: an include has an unknown key {sorted(unknown)[0]}.", code="form")
    if not (parts / f"{raw['include']}.yaml").is_file():
        raise PackError(f"{source}: there is no part '{raw['include']}'.", code="form")
    fields = _part(raw["include"], parts)
    only, without, changes = raw.get("only"), raw.get("without", ()), raw.get("set", {})
    if strangers := {*(only or ()), *without, *changes} - {each["name"] for each in fields}:
        raise PackError(f"{source}: the part {raw['include']} has no field {sorted(strangers)[0]}.", code="form")
    for each in fields:
        if (only is None or each["name"] in only) and each["name"] not in without:
            yield {**each, **changes.get(each["name"], {})}


@cache
def _part(name: str, parts: Path) -> tuple[Mapping[str, Any], ...]:
    path = parts / f"{name}.yaml"
    return tuple(_yaml(_text(path), path.name)["fields"])


def part(name: str, folder: Path = FORMS) -> tuple[Field, ...]:
    """The fields of a shared block. Raises `PackError` if there is none of this name."""
    if not (folder / PARTS / f"{name}.yaml").is_file():
        raise PackError(f"There is no part '{name}'.", code="form_missing", name=name)
    return tuple(_field(each, name) for each in _part(name, folder / PARTS))


def _field(raw: Mapping[str, Any], source: str) -> Field:
    if unknown := set(raw) - _FIELD_KEYS:
        raise PackError(f"{source}: {raw.get('name')} has an unknown key {sorted(unknown)[0]}.", code="form")
    if raw.get("type") not in TYPES:
        raise PackError(f"{source}: {raw.get('name')} has no type that we know.", code="form")
    inner = tuple(_field(each, source) for each in raw.get("fields", ()))
    return Field(**{**raw, "fields": inner})
