"""The catalogues: complete, compiled from what stands in the .ts files, with every placeholder in its place."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from desktop.core import errors
from desktop.core.errors import FieldError
from desktop.ui import catalogue, faults, words
from desktop.ui.seldom import SELDOM

PLACES = re.compile(r"\{\w+\}|%n")
LANGUAGES = [each for each in catalogue.LANGUAGES if (catalogue.LOCALE / f"screen.{each}.ts").is_file()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_sentence_and_every_placeholder(language: str) -> None:
    kept = catalogue.read(catalogue.LOCALE / f"screen.{language}.ts")
    for text, plural in catalogue.sentences().items():
        if language == "en" and not plural:
            continue
        assert kept.get(text) and all(kept[text]), f"no {language} for “{text}”"
        for form in kept[text]:
            assert sorted(PLACES.findall(form)) == sorted(PLACES.findall(text)), f"{language}: “{text}” → “{form}”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_compiled_is_what_was_translated(language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(catalogue.LOCALE / f"screen.{language}.qm"))
    for text, forms in catalogue.read(catalogue.LOCALE / f"screen.{language}.ts").items():
        if len(forms) == 1:
            assert translator.translate(catalogue.CONTEXT, text) == forms[0]
        else:
            assert translator.translate(catalogue.CONTEXT, text, "", 1) == forms[0]
            assert translator.translate(catalogue.CONTEXT, text, "", 5) == forms[1]


def test_hindi_is_there() -> None:
    assert {"en", "hi"} <= set(words.available())


# Files whose errors only who types a command meets, or who makes a program or a sample ward.
BY_COMMAND = (
    *("cli.py", "demo.py", "lint.py", "sample.py", "selftest.py"),
    *("walk.py", "walk_case.py", "walk_office.py", "walker.py", "xlsform.py", "commands.py"),
)
INNER = ("PackError", "PaperError")  # of these kinds a code needs no sentence of its own
TOLD = {"fields", "constraint"}  # told by the sentences of the single fields, and by the form's own


def _coded(path: Path) -> Iterator[tuple[str, str]]:
    """Every code that stands in a file as it is, with the error it belongs to."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for more in node.keywords if isinstance(node, ast.Call) else ():
            if more.arg == "code" and isinstance(more.value, ast.Constant) and isinstance(more.value.value, str):
                yield more.value.value, ast.unparse(node.func)


def _refusals() -> set[str]:
    """The codes with which the centre refuses."""
    central = Path(errors.__file__).parents[2] / "central"
    texts = [path.read_text(encoding="utf-8") for path in central.glob("*.py")]
    return {code for text in texts for code in re.findall(r'Refusal\(\s*\d+,\s*"([a-z_]+)"', text)}


def test_every_error_code_that_the_window_can_meet_has_its_sentence() -> None:
    root = Path(errors.__file__).parents[1]
    paths = [
        p for p in root.rglob("*.py") if p.relative_to(root).parts[0] != "ui" and not p.name.endswith(BY_COMMAND)
    ]
    coded = {code for path in paths for code, kind in _coded(path) if code and kind not in INNER}
    refused = _refusals()
    assert {"far", "shape", "conditions"} <= coded
    assert {"scope", "busy"} <= refused
    lacking = {code for code in coded | refused if not faults.text_of(code)} - TOLD
    assert not lacking, sorted(lacking)


def test_no_sentence_stands_for_a_code_that_is_gone() -> None:
    root = Path(errors.__file__).parents[1]
    texts = " ".join(p.read_text(encoding="utf-8") for p in root.rglob("*.py") if p.name != "seldom.py")
    gone = {code for code in SELDOM if f'"{code}"' not in texts} - _refusals()
    assert not gone, sorted(gone)


@pytest.mark.usefixtures("qapp")
def test_an_error_without_a_sentence_of_its_own_is_told_by_its_kind() -> None:
    words.show_language("hi")
    try:
        said = faults.sentence(errors.PackError("act.yaml: line 7", code="pack_yaml"))
    finally:
        words.show_language("en")
    assert "act.yaml: line 7" in said and not said.startswith("act.yaml")


@pytest.mark.usefixtures("qapp")
def test_several_faults_at_once_are_told_one_by_one() -> None:
    both = errors.FieldErrors([FieldError("a", "One thing", code="x"), FieldError("b", "Another.", code="y")])
    assert faults.sentence(both) == "One thing. Another."


@pytest.mark.usefixtures("qapp")
def test_a_fault_of_a_field_book_is_told_in_the_language_of_the_screen() -> None:
    words.show_language("hi")
    try:
        said = faults.sentence(FieldError("7", "Parcel 7: side A–B", code="book_side", parcel="7", side="A–B"))
    finally:
        words.show_language("en")
    assert "7" in said and "A–B" in said and "भूखण्ड" in said
