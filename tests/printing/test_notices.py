"""The files of `resources/notices` are whole: languages, placeholders, pieces, samples, list."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from desktop.core.errors import PackError
from desktop.law.model import Unit
from desktop.law.shapes import shapes
from desktop.printing import catalogue, notices, yamlfile
from desktop.printing.matters import _BY_INSTRUMENT
from desktop.printing.notices import NOTICES, general_wordings, phrases, template, template_names, wordings
from desktop.printing.standing import STANDING, load_times
from desktop.printing.yamlfile import load, read

LANGUAGES = {"en", "hi", "mr", "pa", "ta"}
PLACE = re.compile(r"\{([a-z_0-9]+)(?:\|[a-z]+)?\}")
ACTS = sorted(path.name for path in (NOTICES / "texts").iterdir())


def texts(node: Any) -> Iterator[dict[str, str]]:
    """Every mapping of languages to texts below `node`."""
    if isinstance(node, dict):
        if LANGUAGES & set(node):
            yield {key: text for key, text in node.items() if key in LANGUAGES}
        else:
            for value in node.values():
                yield from texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from texts(value)


def used(node: Any) -> set[str]:
    """Every placeholder below `node`."""
    if isinstance(node, str):
        return set(PLACE.findall(node))
    if isinstance(node, dict):
        return set().union(*map(used, node.values()))
    return set().union(*map(used, node)) if isinstance(node, list) else set()


def conditions_of(node: Any) -> set[str]:
    """Every value that a block below `node` depends on or takes its rows from."""
    if isinstance(node, list):
        return set().union(*map(conditions_of, node))
    if not isinstance(node, dict):
        return set()
    found = set().union(*map(conditions_of, node.values()))
    for key in ("when", "unless", "any", "each", "table", "checks", "hands_of", "register", "columns"):
        told = node.get(key, [])
        found |= {told} if isinstance(told, str) else {name for name in told if isinstance(name, str)}
    return found


def phrases_of(node: Any) -> list[dict[str, str]]:
    """The shared phrases that `node` names."""
    return [phrases()[name] for name in re.findall(r"'phrase': '(\w+)'", str(node))]


@pytest.mark.parametrize("name", template_names())
def test_a_template_speaks_all_five_languages_with_the_same_placeholders(name: str) -> None:
    data = load(NOTICES / f"{name}.yaml")
    for said in texts([data["title"], data["blocks"]]):
        assert set(said) == LANGUAGES, said
        assert len({frozenset(PLACE.findall(text)) for text in said.values()}) == 1, said
        assert len({text.count("**") for text in said.values()}) == 1, said


@pytest.mark.parametrize("name", template_names())
def test_a_template_uses_only_what_it_needs_and_all_of_it(name: str) -> None:
    chosen = template(name)
    columns = {column for need in chosen.needs.values() for column in need.columns}
    data = load(NOTICES / f"{name}.yaml")
    assert data["template"] == name
    known = set(chosen.needs) | columns | {"file_number"}
    assert used(chosen.blocks) <= known | set(STANDING)
    conditions = conditions_of(chosen.blocks)
    assert conditions <= set(chosen.needs) | set(STANDING)
    pieces: list[Any] = [w.pieces for act in ACTS for (_, used_by), w in wordings(act).items() if used_by == name]
    pieces += [each.pieces for each in general_wordings(name)[1]]
    everywhere = used(chosen.blocks) | conditions | used(pieces) | used(phrases_of([chosen.blocks, pieces]))
    standing = {"date", "officer", "designation", "addressee", "address", "question", "answer", "remark"}
    assert set(chosen.needs) - everywhere - standing == set()


@pytest.mark.parametrize("act", ACTS)
def test_wordings_fill_their_template_in_both_languages_of_the_act(act: str) -> None:
    for (provision, name), words in wordings(act).items():
        chosen = template(name)
        required = {piece for piece, optional in chosen.pieces.items() if not optional}
        assert required <= set(words.pieces) <= set(chosen.pieces), provision
        languages = {frozenset(said) for said in texts(words.pieces)}
        assert len(languages) == 1 and "en" in next(iter(languages)), provision
        known = set(chosen.needs) | set(words.needs) | {"file_number"}
        for said in texts(words.pieces):
            assert len({frozenset(PLACE.findall(text)) for text in said.values()}) == 1, said
            assert set(PLACE.findall(said["en"])) <= known, said


GENERAL = sorted(path.stem for path in (NOTICES / "general").glob("*.yaml"))


@pytest.mark.parametrize("name", GENERAL)
def test_general_wordings_speak_all_languages_and_fill_their_template(name: str) -> None:
    chosen, told = template(name), general_wordings(name)[1]
    known = set(chosen.needs) | set(STANDING) | {"file_number"}
    pieces = [each.pieces for each in told]
    assert {piece for piece, optional in chosen.pieces.items() if not optional} <= set(told[0].pieces)
    assert all(set(each) <= set(chosen.pieces) for each in pieces)
    assert conditions_of(pieces) <= known
    for said in texts(pieces):
        assert set(said) == LANGUAGES, said
        assert len({frozenset(PLACE.findall(text)) for text in said.values()}) == 1, said
        assert len({text.count("**") for text in said.values()}) == 1, said
        assert set(PLACE.findall(said["en"])) <= known, said
    for each in told:
        assert each.procedures <= set(shapes()) and each.instruments <= set(_BY_INSTRUMENT)


def test_times_are_in_every_language_and_unit() -> None:
    for forms in load_times().values():
        assert set(forms) == {str(unit) for unit in Unit}
        for said in forms.values():
            assert set(said) == LANGUAGES
            assert all(len(text) == 2 and all("{n}" in each for each in text) for text in said.values())


def test_phrases_are_in_every_language() -> None:
    for name, said in phrases().items():
        assert set(said) == LANGUAGES, name


def test_every_template_and_provision_has_samples() -> None:
    samples = read(NOTICES / "specimens.yaml")["templates"]
    assert sorted(samples) == template_names()
    for name in template_names():
        assert sorted(samples[name].get("provisions", [])) == catalogue.worded(name)


def test_the_readme_lists_the_templates_as_they_are() -> None:
    text = (NOTICES / "README.md").read_text(encoding="utf-8")
    assert text.split(catalogue.BEGIN)[1].strip() == catalogue.catalogue().strip()
    assert catalogue.STANDING_BEGIN + catalogue.standing_values() + catalogue.STANDING_END in text


def test_a_damaged_file_names_itself(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad.yaml").write_text("blocks: [", encoding="utf-8")
    (tmp_path / "odd.yaml").write_text(
        "{version: '1', says: x, title: {en: x}, needs: {a: {kind: colour, says: y}}, blocks: []}", encoding="utf-8"
    )
    monkeypatch.setattr(notices, "NOTICES", tmp_path)
    notices.template.cache_clear()
    with pytest.raises(PackError, match=r"bad\.yaml"):
        template("bad")
    with pytest.raises(PackError, match="colour"):
        template("odd")
    with pytest.raises(PackError, match=r"none\.yaml"):
        yamlfile.load(tmp_path / "none.yaml")
    notices.template.cache_clear()
