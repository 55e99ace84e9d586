"""The files of `resources/notices` are whole: languages, placeholders, pieces, samples, list."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from desktop.core.errors import PackError
from desktop.printing import catalogue, notices, yamlfile
from desktop.printing.notices import NOTICES, phrases, template, template_names, wordings
from desktop.printing.yamlfile import load

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
    assert used(chosen.blocks) <= known
    conditions = set(re.findall(r"'(?:when|unless|each|table|checks|hands_of)': '(\w+)'", str(chosen.blocks)))
    assert conditions <= set(chosen.needs)
    pieces = [w.pieces for act in ACTS for (_, used_by), w in wordings(act).items() if used_by == name]
    everywhere = used(chosen.blocks) | conditions | used(pieces)
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


def test_phrases_are_in_every_language() -> None:
    for name, said in phrases().items():
        assert set(said) == LANGUAGES, name


def test_every_template_and_provision_has_samples() -> None:
    samples = load(NOTICES / "specimens.yaml")["templates"]
    assert sorted(samples) == template_names()
    for name in template_names():
        assert sorted(samples[name].get("provisions", [])) == catalogue.worded(name)


def test_the_readme_lists_the_templates_as_they_are() -> None:
    text = (NOTICES / "README.md").read_text(encoding="utf-8")
    assert text.split(catalogue.BEGIN)[1].strip() == catalogue.catalogue().strip()


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
