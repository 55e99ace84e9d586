"""Faults of the packs that no schema sees: coverage, references, bindings, titles, tests, numbers without a source."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from fractions import Fraction
from pathlib import Path
from typing import Any

from desktop.law.examples import Example, answers_for, fault, read_examples
from desktop.law.files import ACTS, read_yaml
from desktop.law.guards import guards
from desktop.law.model import Act, Provision
from desktop.law.packs import Law, is_pack, load
from desktop.law.sections import covers, path
from desktop.law.shapes import shapes

FREE = frozenset(
    {"duty", "prohibition", "exception", "bye_law", "budget", "audit"}
)  # instruments that need no procedure


def faults(folder: Path = ACTS, coverage: Path | None = None, numbers: Path | None = None) -> Iterator[str]:
    """Every fault of the packs under `folder`, one line each.

    `coverage` is the list of provisions that must all be there; `numbers` the folder with the index of every number
    of the texts. Raises `PackError` where a pack can't be read at all.
    """
    law = load(folder)
    if coverage:
        yield from _coverage(law, coverage)
    yield from _guards(law)
    yield from _named_in_shapes(law)
    for id in law.acts:
        act = law.act(id)
        for said in (*_references(act), *_bindings(act), *_titles(act)):
            yield f"{act.pack} {said}"
        home = next(path for path in sorted(folder.iterdir()) if is_pack(path) and path.name.startswith(id))
        for said in (*_examples(act, read_examples(home)), *_words(act, home)):
            yield f"{act.pack} {said}"
        if numbers:
            for said in _numbers(act, read_numbers(numbers / f"{id}.csv")):
                yield f"{act.pack} {said}"


def _words(act: Act, home: Path) -> Iterator[str]:
    """Words in other languages for what the pack no longer says."""
    own = set(_strings(asdict(act)))
    for file in sorted(home.glob("words.*.yaml")):
        for english in read_yaml(file).keys() - own:
            yield f"{file.name}: '{english[:60]}' stands nowhere in the pack"


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _strings(inner)


def _coverage(law: Law, listed: Path) -> Iterator[str]:
    with listed.open(encoding="utf-8", newline="") as file:
        wanted = {row["id"]: row for row in csv.DictReader(file)}
    held = {row.id: row for id in law.acts for row in law.act(id).provisions()}
    for id in wanted.keys() - held.keys():
        yield f"{id}: in the coverage list and in no pack"
    for id in held.keys() - wanted.keys():
        yield f"{id}: in a pack and not in the coverage list"
    for id in sorted(wanted.keys() & held.keys()):
        row, entry = held[id], wanted[id]
        if (row.section, row.sub, set(row.instruments)) != (
            entry["section"],
            entry["sub"],
            set(entry["instruments"].split()),
        ):
            yield f"{id}: section, sub or instruments differ from the coverage list"


def _guards(law: Law) -> Iterator[str]:
    for guard in guards():
        for id in sorted(guard.applies_to):
            act = id.partition(":")[0]
            if act in law.acts and id not in law.act(act):
                yield f"{guard.id}: applies to {id}, which does not exist"


def _named_in_shapes(law: Law) -> Iterator[str]:
    """A provision that a procedure names must be one of its Act, and bound to that very procedure."""
    for shape in shapes().values():
        for step in shape.acts:
            for id in sorted({*step.under, *step.not_under, *step.also_under, *step.after_under, *step.power_of}):
                act = id.partition(":")[0]
                if act not in law.acts:
                    continue
                if id not in law.act(act) or law.act(act).provision(id).procedure != shape.id:
                    yield f"{shape.id}: '{step.act}' names {id}, which is not of this procedure"


def _references(act: Act) -> Iterator[str]:
    for where, id in _named_provisions(act):
        if id not in act:
            yield f"{where}: names {id}, which does not exist"
    cited = [row.cite for row in act.provisions()]
    for where, section in _named_sections(act):
        if not any(covers(section, cite) or covers(cite, section) for cite in cited):
            yield f"{where}: names section {section}, which no provision has"


def _named_provisions(act: Act) -> Iterator[tuple[str, str]]:
    for effect in act.effects:
        for id in (*effect.clocks, *filter(None, [effect.provision])):
            yield "effects", id
    for id, silence in act.silence.items():
        yield "silence", id
        yield "silence", silence.by
    for id, name in act.cases:
        yield "cases", id
        if id in act and all(period.name != name for period in act.provision(id).periods):
            yield "cases", f"{id}/{name}"
    for id in act.defaults.values():
        yield "defaults", id
    for row in act.provisions():
        for period in row.periods:
            for key in (period.starts, *period.stops):
                if "@" in key:
                    yield row.id, key.partition("@")[2]


def _named_sections(act: Act) -> Iterator[tuple[str, str]]:
    for given in act.delegation:
        for section in (given.source, *given.sections):
            yield f"delegation {given.source}", section
    for route in act.appeals:
        for section in (route.section, *route.sections):
            yield f"appeal {route.section}", section
    for held in act.held_back:
        for section in (held.section, *held.sections):
            yield f"held back {held.section}", section


def _bindings(act: Act) -> Iterator[str]:
    for row in act.provisions():
        if not row.procedure and set(row.instruments) - FREE:
            yield f"{row.id}: has {', '.join(sorted(set(row.instruments) - FREE))} and no procedure"
        if row.procedure and row.procedure not in shapes():
            yield f"{row.id}: procedure '{row.procedure}' does not exist"


def _titles(act: Act) -> Iterator[str]:
    words = {"title": act.title, "short": act.short}
    words |= {f"body {key}": value for key, value in act.bodies.items()}
    words |= {f"authority {key}": value for key, value in act.authorities.items()}
    for what, titles in words.items():
        for language in act.languages:
            if language not in titles:
                yield f"{what}: has no words in '{language}'"
    known = {titles["en"] for titles in act.authorities.values()}
    named = [("appeal", route.forum) for route in act.appeals]
    named += [("delegation", given.to) for given in act.delegation if given.sections]
    for what, title in named:
        if title not in known:
            yield f"{what}: '{title}' is not among the authorities, so it has no words in other languages"


def _examples(act: Act, examples: list[Example]) -> Iterator[str]:
    tried: dict[str, list[Example]] = {}
    for example in examples:
        if said := fault(act, example):
            yield f"tests/{example.file} {example.provision}: {said}"
        tried.setdefault(example.provision, []).append(example)
    for row in act.provisions():
        yield from _untried(row, tried.get(row.id, []))
    for route in act.appeals:
        if route.within and not _route_tried(act, route.section, examples):
            yield f"appeal {route.section}: no test tries it"


def _untried(row: Provision, examples: list[Example]) -> Iterator[str]:
    for period in row.periods:
        if period.length is not None and not any(answers_for(each, period) for each in examples):
            yield f"{row.id}: no test tries the period '{period.name}' ({period.length} {period.unit} {period.bound})"
    kinds = {each.kind for each in examples}
    if row.deemed and "deemed" not in kinds:
        yield f"{row.id}: no test tries the deemed effect"
    if (
        row.fine
        and "fine" not in kinds
        and any(v is not None for v in (row.fine.max, row.fine.daily_max, row.fine.min))
    ):
        yield f"{row.id}: no test tries the fine"
    amounts = {(each.values["value"], each.values["unit"]) for each in examples if each.kind == "amount"}
    for amount in row.amounts:
        if amount.value is not None and (amount.value, amount.unit) not in amounts:
            yield f"{row.id}: no test tries the amount '{amount.name}' ({amount.value} {amount.unit})"


def _route_tried(act: Act, section: str, examples: Iterable[Example]) -> bool:
    wanted = path(section)
    for each in examples:
        if each.kind == "appeal" and each.provision in act:
            row = act.provision(each.provision)
            if path(f"{row.section} {row.sub}") == wanted or path(each.section) == wanted:
                return True
    return False


def read_numbers(index: Path) -> Mapping[str, set[Fraction]]:
    """The numbers that the text of each section holds, from the index kept as test data."""
    found: dict[str, set[Fraction]] = {}
    with index.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            found.setdefault(row["section"], set()).add(Fraction(row["number"]))
    return found


def _numbers(act: Act, index: Mapping[str, set[Fraction]]) -> Iterator[str]:
    for row in act.provisions():
        for what, value in _numbers_of(row):
            if Fraction(str(value)) not in index.get(row.section, set()):
                yield f"{row.id}: {what} is {value}, which section {row.section} does not hold"
    for route in act.appeals:
        section = path(route.section)[0]
        if route.within and Fraction(route.within.length) not in index.get(section, set()):
            yield f"appeal {route.section}: {route.within.length} is not in section {section}"


def _numbers_of(row: Provision) -> Iterator[tuple[str, Any]]:
    for period in row.periods:
        if period.length is not None:
            yield f"the period '{period.name}'", period.length
    if row.fine:
        for key in ("max", "min", "daily_max"):
            if getattr(row.fine, key) is not None:
                yield f"the fine's {key}", getattr(row.fine, key)
    if row.appeal and row.appeal.within:
        yield "the time of appeal", row.appeal.within.length
    for amount in row.amounts:
        if amount.value is not None:
            yield f"the amount '{amount.name}'", amount.value
