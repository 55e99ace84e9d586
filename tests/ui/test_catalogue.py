"""The catalogues: complete, compiled from what stands in the .ts files, with every placeholder in its place."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLabel, QLineEdit, QPlainTextEdit, QWidget

from desktop.core import errors
from desktop.core.errors import FieldError
from desktop.core.notice import Notice
from desktop.store import notices as store_notices
from desktop.sync.engine import _waits
from desktop.sync.progress import Owed
from desktop.ui import catalogue, faults, words
from desktop.ui.notices import NOTICES
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


@pytest.mark.parametrize("language", ["hi", "mr", "pa", "ta"])
def test_the_menu_of_a_field_speaks_the_language(qtbot: Any, language: str) -> None:
    words.show_language(language)
    try:
        edit, many = QLineEdit("x"), QPlainTextEdit("x")
        qtbot.addWidget(edit)
        qtbot.addWidget(many)
        said = [a.text() for each in (edit, many) for a in each.createStandardContextMenu().actions() if a.text()]
    finally:
        words.show_language("en")
    assert len(said) >= 14
    assert not [text for text in said if re.search("[A-Za-z]{3}", text.partition("\t")[0])], said


@pytest.mark.parametrize("language", ["hi", "mr", "pa", "ta"])
def test_the_dialogs_of_qt_speak_the_language(qtbot: Any, language: str) -> None:
    words.show_language(language)
    try:
        printer = QPrinter()
        files, prints = QFileDialog(), QPrintDialog(printer)
        prints.kept = printer  # Qt's dialog does not keep it alive
        files.setOption(QFileDialog.Option.DontUseNativeDialog)
        for dialog in (files, prints):
            qtbot.addWidget(dialog)
            dialog.show()
        shown = [
            w for d in (files, prints) for w in d.findChildren(QWidget) if isinstance(w, QLabel | QAbstractButton)
        ]
        said = [w.text() for w in shown if w.text()] + [w.toolTip() for w in shown if w.toolTip()]
    finally:
        words.show_language("en")
    assert len(said) >= 30
    units = re.compile(r"\b(PDF|mm|in|pt)\b|[\w./]*/[\w./]*")  # paths and units are the same in every language
    assert not [text for text in said if re.search("[A-Za-z]{2}", units.sub("", text))], said


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", "Smt. Lakshmi"),
        ("hi", "श्रीमती लक्ष्मी"),
        ("mr", "श्रीमती लक्ष्मी"),
        ("pa", "Smt. Lakshmi"),
        ("ta", "Smt. Lakshmi"),
    ],
)
def test_a_name_is_shown_in_the_script_of_the_screen_else_in_latin(language: str, shown: str) -> None:
    words.show_language(language)
    try:
        assert words.in_script("Smt. Lakshmi / श्रीमती लक्ष्मी") == shown
        assert words.in_script("श्रीमती लक्ष्मी") == "श्रीमती लक्ष्मी"
    finally:
        words.show_language("en")


def test_hindi_is_there() -> None:
    assert {"en", "hi"} <= set(words.available())


# Files whose errors only who types a command meets, or who makes a program or a sample ward.
BY_COMMAND = (
    *("cli.py", "console.py", "demo.py", "lint.py", "sample.py", "selftest.py"),
    *("walk.py", "walk_case.py", "walk_office.py", "walker.py", "xlsform.py", "commands.py"),
)
INNER = ("PackError", "PaperError")  # of these kinds a code needs no sentence of its own
TOLD = {"fields", "constraint"}  # by the sentences of the single fields, and by the form's own


@dataclass(frozen=True)
class Called:
    """A call in a file behind the window."""

    path: Path
    node: ast.Call
    name: str

    def named(self, name: str) -> ast.expr | None:
        """What is given under this name."""
        return next((more.value for more in self.node.keywords if more.arg == name), None)


@cache
def _calls() -> tuple[tuple[Called, ...], tuple[tuple[Path, ast.FunctionDef], ...]]:
    """Every call in the files behind the window, and every function there."""
    root = Path(errors.__file__).parents[1]
    paths = [p for p in root.rglob("*.py") if p.relative_to(root).parts[0] != "ui"]
    calls: list[Called] = []
    made: list[tuple[Path, ast.FunctionDef]] = []
    for path in paths:
        if path.name.endswith(BY_COMMAND):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                calls.append(Called(path.relative_to(root), node, name))
            elif isinstance(node, ast.FunctionDef):
                made.append((path.relative_to(root), node))
    return tuple(calls), tuple(made)


def _words(value: ast.expr | None) -> list[str]:
    """The texts that a value can be."""
    if isinstance(value, ast.IfExp):
        return [*_words(value.body), *_words(value.orelse)]
    return [value.value] if isinstance(value, ast.Constant) and isinstance(value.value, str) else []


def _passing() -> dict[str, tuple[int, str, str]]:
    """Functions that take the code of the error they make: where it stands, its name, and what is put before it.

    One of a module's own goes by its path and name.
    """
    found = {}
    for path, made in _calls()[1]:
        names = [each.arg for each in made.args.args if each.arg != "self"]
        for node in ast.walk(made):
            for more in node.keywords if isinstance(node, ast.Call) else ():
                value, before = more.value, ""
                if isinstance(value, ast.JoinedStr) and isinstance(value.values[0], ast.Constant):
                    before, value = str(value.values[0].value), value.values[1].value
                told = more.arg == "code" and ast.unparse(node.func) not in INNER
                if told and isinstance(value, ast.Name) and value.id in names:
                    name = f"{path}:{made.name}" if made.name.startswith("_") else made.name
                    found[name] = (names.index(value.id), value.id, before)
    return found


def _passed() -> set[str]:
    """Every code that is passed to one of those functions as it stands."""
    by, found = _passing(), set()
    for each in _calls()[0]:
        name = f"{each.path}:{each.name}" if each.name.startswith("_") else each.name
        if name in by:
            at, named, before = by[name]
            given = [*each.node.args[at : at + 1], each.named(named)]
            found |= {before + code for value in given for code in _words(value) if code}
    return found


def _refusals() -> set[str]:
    """The codes with which the centre refuses."""
    central = Path(errors.__file__).parents[2] / "central"
    texts = [path.read_text(encoding="utf-8") for path in central.glob("*.py")]
    return {code for text in texts for code in re.findall(r'Refusal\(\s*\d+,\s*"([a-z_]+)"', text)}


def test_every_error_code_that_the_window_can_meet_has_its_sentence() -> None:
    calls = _calls()[0]
    coded = {code for c in calls if ast.unparse(c.node.func) not in INNER for code in _words(c.named("code")) if code}
    passed, refused = _passed(), _refusals()
    assert {"far", "shape", "conditions"} <= coded
    assert {"disk_full", "bomb"} <= passed, "through a function"
    assert {"scope", "busy"} <= refused
    lacking = {code for code in coded | passed | refused if not faults.text_of(code)} - TOLD
    assert not lacking, sorted(lacking)


def test_no_error_that_the_window_can_meet_is_without_a_code() -> None:
    kinds = {"NagardeskError", "FieldError", "LawError", "StoreError", "SyncError", "LineCut"}
    bare = [
        f"{each.path}:{each.node.lineno}" for each in _calls()[0] if each.name in kinds and not each.named("code")
    ]
    assert not bare, bare


def test_every_notice_of_the_store_and_of_the_exchange_has_its_sentence() -> None:
    noted = {*store_notices._CHANGED, *store_notices._BARRED}
    for each in _calls()[0]:
        if each.path.parts[0] != "casework" and each.name in ("Notice", "note"):
            noted |= set(_words(each.node.args[0]))
    assert {"restored", "owed_never", "file_damaged", "clock_back", "backup", "copied"} <= noted
    assert {f"note_{code}" for code in noted} == set(NOTICES)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_notice_is_told_with_all_that_it_knows(language: str) -> None:
    owed = Owed("0192f0c1", "सुधा", 3, 9, "2026-11-29T05:00:00.000000Z", "2026-11-20T05:00:00.000000Z")
    full = Notice("file_kept", "x", {"why": errors.StoreError("it is large", code="file_too_large")})
    words.show_language(language)
    try:
        said, why = faults.sentence(_waits(owed).told()), faults.sentence(full.told())
        inner = words.tr(faults.text_of("file_too_large"))
    finally:
        words.show_language("en")
    assert all(part in said for part in ("3", "9", "सुधा", "92f0c1", "20-11-2026", "29-11-2026"))
    assert "…" not in said.replace("…92f0c1", "") and "{" not in said
    assert inner in why and "it is large" not in why


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
