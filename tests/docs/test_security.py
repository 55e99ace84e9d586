"""Each line of the threat model in `docs/security.md` names a test that is there, and files with personal data have rights."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.test_reliability import cases_in, every_test

ROOT = Path(__file__).resolve().parents[2]
TOLD = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
MODEL = TOLD.partition("## Who might do harm")[2].partition("\n## ")[0]
THREATS = [
    line.strip("|").split("|") for line in MODEL.splitlines() if line.startswith("| ") and "threat" not in line[:10]
]
NAMED = re.findall(r"`(tests/[\w./]+\.py)`((?:[,:]? \*[^*]+\*)*)", TOLD)


@pytest.mark.parametrize("cells", THREATS, ids=lambda cells: cells[0].strip()[:30])
def test_each_threat_names_a_test_for_what_is_done(cells: list[str]) -> None:
    what, done, left, shown = (cell.strip() for cell in cells)
    assert what and done and left
    assert re.search(r"`tests/[\w./]+\.py`|reliability\.md", shown), f"{what}: what shows it?"


@pytest.mark.parametrize(("file", "cases"), NAMED, ids=[f"{file[6:]} {cases[:30]}" for file, cases in NAMED])
def test_every_test_that_is_named_is_there(file: str, cases: str) -> None:
    held = cases_in(ROOT / file)
    assert held
    for case in re.findall(r"\*([^*]+)\*", cases):
        assert case in held | every_test() and case in held, f"{file} has no test '{case}'"
