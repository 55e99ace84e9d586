"""What the guide sets in `*stars*` is a name that the window shows, letter by letter, in the language of the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import yaml

from desktop.forms.definition import CHECK_WORDS
from desktop.ui import catalogue, guide

ROOT = guide.DOCS.parent
NAME = re.compile(r"(?<![*\w])\*(?!\*)([^*\n]+)\*(?!\*)")
INSTEAD = {"mr": ("hi", "en")}  # what a text is shown in that does not stand in the window's own language
HOLE = re.compile(r"\{\w+\}|%n")  # what a sentence is filled with; a page may write … for it
LANGUAGES = ("en", "hi", "mr", "pa", "ta")


@cache
def _forms() -> list[Any]:
    """Every form as its file has it."""
    reader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    files = (ROOT / "resources" / "forms").rglob("*.yaml")
    return [yaml.load(path.read_text(encoding="utf-8"), reader) for path in files]


@cache
def names(language: str) -> set[str]:
    """Every sentence of the window in a language, with those that lie in data: forms, acts, registers, menus."""
    own = catalogue.read(catalogue.LOCALE / f"screen.{language}.ts")
    found = {HOLE.sub("…", form) for text in catalogue.sentences() for form in own.get(text, [text])}
    for form in _forms():
        found |= set(_in_language(form, language))
    law = yaml.safe_load((catalogue.LOCALE / f"law.{language}.yaml").read_text(encoding="utf-8"))
    menu = (ROOT / "installer" / "linux").glob("*.desktop")
    found |= {name for path in menu for name in re.findall("^Name=(.+)$", path.read_text("utf-8"), re.MULTILINE)}
    return found | set(_all(law)) | {said[language] for said in CHECK_WORDS.values()}


def _in_language(told: Any, language: str) -> Iterator[str]:
    if isinstance(told, dict):
        text = next((told[each] for each in (language, *INSTEAD.get(language, ("en",))) if each in told), None)
        if isinstance(text, str):
            yield text
        for each in told.values():
            yield from _in_language(each, language)
    elif isinstance(told, list):
        for each in told:
            yield from _in_language(each, language)


def _all(told: Any) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict | list):
        for each in told.values() if isinstance(told, dict) else told:
            yield from _all(each)


CASES = [(language, page) for language in LANGUAGES for page in guide.contents(language) if page.language == language]


@pytest.mark.parametrize(("language", "page"), CASES, ids=[f"{language}-{page.name}" for language, page in CASES])
def test_each_name_is_one_that_the_window_shows(language: str, page: guide.Page) -> None:
    strange = [name for name in NAME.findall(page.text) if name not in names(language)]
    assert not strange


@pytest.mark.parametrize(
    ("language", "page"), [each for each in CASES if each[0] != "en"], ids=lambda each: getattr(each, "name", each)
)
def test_a_translation_names_what_the_english_page_names(language: str, page: guide.Page) -> None:
    english = guide.page(page.name, "en")
    assert english
    counted = [len(NAME.findall(each.text)) for each in (page, english)]
    assert counted[0] == counted[1]
