"""What `docs/reliability.md` names as its proof is there: every test file, and every test that it names in italics."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOLD = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
FILES = sorted(set(re.findall(r"`(tests(?:/[\w.]+)*)`", TOLD)))
MODULES = sorted(set(re.findall(r"`python -m (tests\.[\w.]+)", TOLD)))
SHOWN = "\n".join(line.rsplit("|", 2)[1] for line in TOLD.splitlines() if line.startswith("|"))
NAMES = re.findall(r"(?<![\w*])\*([a-z][^*\n]+)\*(?!\*)", SHOWN)


def cases_in(path: Path) -> set[str]:
    """The names of the tests in a file, as sentences."""
    found = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {each.name[5:].replace("_", " ") for each in found if isinstance(each, ast.FunctionDef)
            and each.name.startswith("test_")}  # fmt: skip


@cache
def every_test() -> frozenset[str]:
    """The names of all tests there are."""
    names = (
        re.findall(r"^ *def test_(\w+)", path.read_text("utf-8"), re.M)
        for path in (ROOT / "tests").rglob("test_*.py")
    )
    return frozenset(name.replace("_", " ") for found in names for name in found)


def rows() -> list[list[str]]:
    """The rows of the tables, cell by cell."""
    lines = [line.strip("|").split("|") for line in TOLD.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in cells] for cells in lines if not set("".join(cells)) <= set("- ")]


@pytest.mark.parametrize("name", FILES)
def test_every_file_that_is_named_is_there_and_has_tests(name: str) -> None:
    path = ROOT / name
    found = sorted(path.glob("test_*.py")) if path.is_dir() else [path]
    assert found and all(each.is_file() for each in found)
    assert any(cases_in(each) for each in found), name


@pytest.mark.parametrize("name", MODULES)
def test_every_module_that_is_named_can_be_run(name: str) -> None:
    assert "__main__" in (ROOT / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_every_test_that_is_named_is_there(name: str) -> None:
    wanted = name.replace("…", "").replace(",", "").strip().lower()
    assert any(said == wanted or ("…" in name and said.startswith(wanted)) for said in every_test()), name


def test_every_promise_names_how_it_is_tried() -> None:
    found = rows()
    assert len(found) > 30 and {len(row) for row in found} == {3}
    for row in found[1:]:
        assert "`tests" in row[2] or "*" in row[2] or "the same" in row[2] or row[2] == "shown by", row[0]
