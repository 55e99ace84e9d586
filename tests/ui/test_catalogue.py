"""The catalogues: complete, compiled from what stands in the .ts files, with every placeholder in its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from desktop.core import errors
from desktop.core.errors import FieldError
from desktop.ui import catalogue, faults, words
from desktop.ui.money.faults import MONEY
from desktop.ui.street.faults import STREETS

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


ACTS = (
    "accounts arrears attachments audit bundle byhand cash_book counter decisions deeds desk dues gate handed_in hearing inspection intake notices "
    "objections office old_registers opening orders payments receipts reckon scrutiny service settle shares statement taking tariff till"
)
# What the window never meets, or what means several things and is told in the law's own words.
APART = {
    *("fields", "constraint", "form", "form_missing", "expression", "roles", "set_up"),
    *("provision", "event", "today", "elsewhere", "no_such_act", "past", "same_ward"),
}


def test_every_error_code_that_the_windows_acts_can_meet_has_its_sentence() -> None:
    root = Path(errors.__file__).parents[1]
    paths = [root / "casework" / f"{name}.py" for name in ACTS.split()]
    paths += [*(root / "forms").glob("*.py"), *(root / "core").glob("*.py")]
    coded = {code for path in paths for code in re.findall(r'code="([a-z_]+)"', path.read_text(encoding="utf-8"))}
    known = {*faults.SENTENCES, *MONEY}
    assert coded - APART <= known, sorted(coded - APART - known)


BY_COMMAND = {"line_which", "officer_wanted", "plan_paper", "plan_scale", "street_which", "text", "which"}


def test_every_error_of_the_streets_has_its_sentence() -> None:
    root = Path(errors.__file__).parents[1]
    paths = [*(root / "streets").glob("*.py"), *(root / "casework").glob("street*.py")]
    coded = {code for path in paths for code in re.findall(r'code="([a-z_]+)"', path.read_text(encoding="utf-8"))}
    assert coded - BY_COMMAND <= {*faults.SENTENCES, *STREETS}, sorted(
        coded - BY_COMMAND - {*faults.SENTENCES, *STREETS}
    )


@pytest.mark.usefixtures("qapp")
def test_a_fault_of_a_field_book_is_told_in_the_language_of_the_screen() -> None:
    words.show_language("hi")
    try:
        said = faults.sentence(FieldError("7", "Parcel 7: side A–B", code="book_side", parcel="7", side="A–B"))
    finally:
        words.show_language("en")
    assert "7" in said and "A–B" in said and "भूखण्ड" in said
