"""What an object of the window keeps under a name of its own is not overwritten by a class made of its class."""

from __future__ import annotations

import ast
from pathlib import Path

UI = Path(__file__).resolve().parents[2] / "desktop" / "ui"


def methods(made: ast.ClassDef) -> set[str]:
    """Names of its methods; to take one over is meant."""
    return {each.name for each in made.body if isinstance(each, ast.FunctionDef)}


def kept(made: ast.ClassDef) -> set[str]:
    """Names with an underscore that it sets on itself when it begins."""
    begins = [each for each in made.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    stored = [node for begin in begins for node in ast.walk(begin) if isinstance(node, ast.Attribute)]
    mine = [each for each in stored if isinstance(each.ctx, ast.Store) and ast.unparse(each.value) == "self"]
    return {each.attr for each in mine if each.attr.startswith("_")}


def test_no_class_takes_a_name_that_the_one_it_is_made_of_keeps() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in UI.rglob("*.py")]
    classes = [each for tree in trees for each in ast.walk(tree) if isinstance(each, ast.ClassDef)]

    def above(made: ast.ClassDef) -> list[ast.ClassDef]:
        bases = {base.id for base in made.bases if isinstance(base, ast.Name)}
        found = [each for each in classes if each.name in bases and each.name != made.name]
        return found + [far for each in found for far in above(each)]

    taken = [
        (made.name, higher.name, name)
        for made in classes
        for higher in above(made)
        for name in (kept(made) & (kept(higher) | methods(higher))) | (methods(made) & kept(higher))
    ]
    assert len(classes) > 100
    assert taken == []
