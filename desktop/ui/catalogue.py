"""Keep the catalogues of the screen: gather every sentence from the source, bring the .ts files up to date, compile.

Run as `python -m desktop.ui.catalogue` after a sentence was added or changed; translators fill the .ts files in
`resources/locale` with Qt Linguist. A sentence is what stands in `tr("…")`, `trn("…", n)` or `mark("…")`.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from desktop.ui.of_qt import OF_QT

UI = Path(__file__).resolve().parent
LOCALE = UI.parents[1] / "resources" / "locale"
CONTEXT = "screen"
LANGUAGES = ("en", "hi", "mr", "pa", "ta")
PLURALS = 2


@cache
def sentences() -> Mapping[str, bool]:
    """Every sentence of the screen, and whether it has forms for a number."""
    found: dict[str, bool] = {}
    for path in sorted(UI.rglob("*.py")):
        for text, plural in _in_file(path):
            found[text] = found.get(text, False) or plural
    return found


def _in_file(path: Path) -> Iterator[tuple[str, bool]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in ("tr", "trn", "mark"):
            continue
        first = node.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value, name == "trn"
        elif name == "mark":
            raise SystemExit(f"{path}:{node.lineno}: mark() takes a sentence as it is")


def read(path: Path, context: str = CONTEXT) -> dict[str, list[str]]:
    """The translations of a .ts file in a context, by sentence."""
    if not path.is_file():
        return {}
    found: dict[str, list[str]] = {}
    contexts = [each for each in ET.parse(path).iter("context") if each.findtext("name") == context]
    for message in (message for each in contexts for message in each.iter("message")):
        source, translation = message.findtext("source") or "", message.find("translation")
        if translation is not None:
            forms = [form.text or "" for form in translation.iter("numerusform")]
            found[source] = forms or [translation.text or ""]
    return found


def write(path: Path, language: str, known: dict[str, list[str]]) -> int:
    """Write the .ts file with every sentence there is, and what it has for Qt; gives how many still lack a translation."""
    of_qt = {} if language == "en" else {name: read(path, name) for name in OF_QT}
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    lacking = 0
    own = sentences()
    for text, plural in sorted(own.items()):
        if language == "en" and not plural:
            continue
        forms = known.get(text, [])
        message = ET.SubElement(context, "message", {"numerus": "yes"} if plural else {})
        ET.SubElement(message, "source").text = text
        translation = ET.SubElement(message, "translation")
        if plural:
            forms = (forms + [""] * PLURALS)[:PLURALS]
            for form in forms:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = forms[0] if forms else ""
        if not forms or not all(forms):
            translation.set("type", "unfinished")
            lacking += 1
    for name, kept in of_qt.items():
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for text in OF_QT[name]:
            message = ET.SubElement(context, "message")
            ET.SubElement(message, "source").text = text
            told = (kept.get(text) or [""])[0]
            translation = ET.SubElement(message, "translation", {} if told else {"type": "unfinished"})
            translation.text = told
            lacking += not told
    ET.indent(root)
    body = ET.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")
    return lacking


def compile_ts(path: Path) -> Path:
    """The .qm beside the .ts, made by Qt's own lrelease."""
    import PySide6

    tool = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    target, made = path.with_suffix(".qm"), path.with_suffix(".qm.new")
    subprocess.run([str(tool), "-silent", str(path), "-qm", str(made)], check=True)
    made.replace(target)  # a window that is open has the old one mapped, and would fall if it were written over
    return target


def main() -> int:
    """Bring every catalogue up to date, a new language's from nothing; 1 if a sentence lacks its translation."""
    lacking = 0
    for language in LANGUAGES:
        path = LOCALE / f"screen.{language}.ts"
        missing = write(path, language, read(path))
        compile_ts(path)
        sys.stdout.write(f"{path.name}: {missing} without a translation\n")
        lacking += missing
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
