"""What is wrong with the forms that ship or that a town has made: said by form and field, before anyone opens one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Protocol

from desktop.core.errors import PackError
from desktop.forms.definition import FORMS, KINDS, PARTS, Field, Form, form_files, load
from desktop.forms.expression import evaluate, references
from desktop.forms.validation import TYPED

LANGUAGES = ("en", "hi", "mr", "pa", "ta")
UNITS = frozenset(
    [
        "metre",
        "millimetre",
        "square_metre",
        "litre",
        "kilogram",
        "hour",
        "percent",
        "person",
        "horse_power",
        "rupee",
        "day",
        "year",
        "tree",
        "animal",
    ]
)
EVENTS = frozenset({"", "objection.received", "cause.shown", "completion.notified", "reference.made"})
OFFICE_LISTS = frozenset({"@wards", "@enclosures", "@streets", "@officers"})
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_SERIES = re.compile(r"[A-Z]{2}")


class ActFacts(Protocol):
    """What the forms need to know of an Act: the languages of its papers, and whether it has a provision."""

    @property
    def languages(self) -> tuple[str, ...]:
        """Languages of its papers, the official one first."""
        ...

    def __contains__(self, id: object) -> bool:
        """Whether the Act has a provision under this id."""
        ...


@dataclass(frozen=True, slots=True)
class Fault:
    """Something to put right: in which form, at which field ('' for the form itself), and what."""

    form: str
    field: str
    text: str

    def __str__(self) -> str:
        return f"{self.form}: {self.field + ': ' if self.field else ''}{self.text}"


def lint_folder(acts: Mapping[str, ActFacts], folder: Path = FORMS) -> list[Fault]:
    """The faults of all forms under `folder`, and the parts that no form includes."""
    faults: list[Fault] = []
    files = form_files(folder)
    stems = [path.stem for path in files]
    faults += [
        Fault(stem, "", "there are two files of this name") for stem in {s for s in stems if stems.count(s) > 1}
    ]
    for path in files:
        try:
            form = load(path.stem, folder)
        except (PackError, KeyError, TypeError, AttributeError) as error:
            faults.append(Fault(path.stem, "", f"can't be read: {error}"))
            continue
        if form.name != path.stem:
            faults.append(Fault(path.stem, "", f"names itself '{form.name}'"))
        faults += lint(form, acts)
    return faults + _unused_parts(files, folder)


def _unused_parts(files: Iterable[Path], folder: Path) -> list[Fault]:
    used = {"back_entry"} | {
        name for path in files for name in re.findall(r"^- include: (\w+)", path.read_text("utf-8", "replace"), re.M)
    }
    parts = sorted((folder / PARTS).glob("*.yaml"))
    return [
        Fault(f"{PARTS}/{path.stem}", "", "no form includes this part") for path in parts if path.stem not in used
    ]


def lint(form: Form, acts: Mapping[str, ActFacts]) -> list[Fault]:
    """The faults of one form."""
    act = acts.get(form.act)
    needed = tuple(dict.fromkeys(("en", "hi", *(act.languages if act else LANGUAGES))))
    said = [*_head(form, act), *_words("title", form.title, needed)]
    faults = [Fault(form.name, "", text) for text in said]
    known: set[str] = set()
    for field in form.fields:
        faults += [Fault(form.name, field.name, text) for text in _field(field, form, act, needed, known)]
        known.add(field.name)
    return faults


def _head(form: Form, act: ActFacts | None) -> Iterator[str]:
    if form.kind not in KINDS:
        yield f"'{form.kind}' is no kind of form"
    if form.provision and act is None:
        yield f"there is no Act '{form.act}'"
    if form.event not in EVENTS:
        yield f"'{form.event}' is no event that a form brings into a case"
    for id in (form.provision, form.clock):
        if id and act is not None and id not in act:
            yield f"the Act has no provision '{id}'"
    names = {field.name for field in form.fields}
    if form.kind == "application":
        if not form.provision:
            yield "an application names the provision it is made under"
        if not _SERIES.fullmatch(form.series):
            yield "an application has a series of two capital letters"
        if strangers := {"received_on", "applicant_local", "applicant_latin"} - names:
            yield f"an application asks for {', '.join(sorted(strangers))}"
    if form.kind == "checklist":
        if not any(field.type == "check" for field in form.fields):
            yield "a checklist has something to check"
        if strangers := {"inspected_on", "inspected_at", "present"} - names:
            yield f"a checklist asks for {', '.join(sorted(strangers))}"
    yield from _twice(form.fields)


def _twice(fields: tuple[Field, ...]) -> Iterator[str]:
    labels = [field.label.get("en", "") for field in fields if field.label and not field.relevant]
    yield from (
        f"two fields are both called '{label}'" for label in sorted({x for x in labels if labels.count(x) > 1})
    )


def _field(field: Field, form: Form, act: ActFacts | None, needed: tuple[str, ...], known: set[str]) -> Iterator[str]:
    if not _NAME.fullmatch(field.name) or field.name.endswith(TYPED):
        yield "the name has letters, digits and _ only, and does not end in _typed"
    yield from _words("label", field.label, needed)
    for key, words in (("hint", field.hint), ("constraint_message", field.constraint_message)):
        if words:
            yield from _words(key, words, needed)
    yield from _expressions(field, known)
    yield from _choices(field, needed)
    yield from _kind(field, act, needed)
    inner: set[str] = set(known)
    for each in field.fields:
        yield from (f"{each.name}: {text}" for text in _field(each, form, act, needed, inner))
        inner.add(each.name)


def _words(key: str, words: Mapping[str, Any], needed: tuple[str, ...]) -> Iterator[str]:
    if strangers := set(words) - set(LANGUAGES):
        yield f"the {key} has '{sorted(map(str, strangers))[0]}', which is no language (quote a text that has a comma)"
    if missing := [code for code in needed if not isinstance(words.get(code), str) or not str(words[code]).strip()]:
        yield f"the {key} is not in {', '.join(missing)}"


def _expressions(field: Field, known: set[str]) -> Iterator[str]:
    for key in ("relevant", "constraint", "calculation"):
        source = getattr(field, key)
        if not source:
            continue
        try:
            evaluate(source, {}, "", date(2000, 1, 1))
        except PackError as error:
            yield f"{key}: {error.message}"
            continue
        if strangers := references(source) - known:
            yield f"the {key} speaks of {sorted(strangers)[0]}, which does not come before it"
    if field.constraint and not field.constraint_message:
        yield "a constraint needs a constraint_message"


def _choices(field: Field, needed: tuple[str, ...]) -> Iterator[str]:
    choices, asks = field.choices, field.type in ("select_one", "select_multiple")
    if bool(choices) != asks:
        yield "choices belong to select_one and select_multiple, and these need them"
    if isinstance(choices, str):
        if choices not in OFFICE_LISTS:
            yield f"'{choices}' is no list that an office keeps"
        return
    for value, words in choices.items():
        if not re.fullmatch(r"[A-Za-z0-9_]+", str(value)):
            yield f"the choice '{value}' has letters, digits and _ only"
        yield from _words(f"choice '{value}'", words, needed)
    if field.default and asks and field.default not in choices:
        yield f"the default '{field.default}' is not one of the choices"
    for code in needed:
        said = [words.get(code) for words in choices.values()]
        if len(set(said)) < len(said):
            yield f"two choices read the same in {code}"


def _kind(field: Field, act: ActFacts | None, needed: tuple[str, ...]) -> Iterator[str]:
    if field.unit and field.unit not in UNITS:
        yield f"'{field.unit}' is no unit we know"
    if (field.type == "repeat") != bool(field.fields):
        yield "fields belong to a repeat, and a repeat needs them"
    if field.type != "check" and (field.provision or field.finding):
        yield "only a check has a provision and a finding"
    if field.provision and not field.finding:
        yield "a check that names a provision says in its finding what was found"
    if field.finding:
        yield from _words("finding", field.finding, needed)
    if field.provision and act is not None and field.provision not in act:
        yield f"the Act has no provision '{field.provision}'"
