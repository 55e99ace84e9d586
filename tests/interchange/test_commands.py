"""The commands without a screen."""

import argparse
import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from desktop.forms.definition import Form, load
from desktop.interchange.commands import Tools, add_arguments, run
from tests.forms.acts import packs

TODAY = date(2026, 11, 30)
REGISTER = "क्रमांक,Received on,आवेदक,Ward\n1,3.2.98,श्री राम,27\n2,soon,श्री श्याम,27\n"


def call(tools: Tools, *words: str) -> int:
    parser = argparse.ArgumentParser(prog="nagardesk")
    add_arguments(parser.add_subparsers(required=True))
    return run(parser.parse_args(words), tools)


@pytest.fixture
def register(tmp_path: Path) -> Path:
    path = tmp_path / "r.csv"
    path.write_text(REGISTER, encoding="utf-8")
    return path


def test_a_register_is_looked_at_mapped_and_brought(
    register: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept: dict[str, Mapping[str, Any]] = {}
    tools = Tools(
        TODAY,
        save=lambda form, register, lines: kept.update(lines) or len(lines),
        seen=kept.__contains__,
        plans=tmp_path / "maps",
    )
    words = ("import", "register", str(register), "--kind", "building_notice", "--json")
    assert call(tools, *words, "--save-map", str(tmp_path / "m.json")) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["dry_run"], told["saved"], told["bad"], kept) == (True, 0, 1, {})
    assert told["problems"][0]["column"] == "B"
    bad = tmp_path / "bad.xlsx"
    assert call(tools, *words, "--map", str(tmp_path / "m.json"), "--bad", str(bad)) == 1
    assert (json.loads(capsys.readouterr().out)["saved"], len(kept), bad.is_file()) == (1, 1, True)
    assert call(tools, *words) == 1  # the map is remembered now
    assert json.loads(capsys.readouterr().out)["already"] == 1


def test_problems_are_told_in_lines_too(register: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(Tools(TODAY), "import", "register", str(register), "--kind", "building_notice", "--dry-run") == 1
    out = capsys.readouterr().out
    assert "row 3, column B (Received on): 'soon' is not a date" in out
    assert out.endswith("1 bad. Nothing was saved.\n")


def test_bad_input_is_said_and_not_thrown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "none.xlsx")
    assert call(Tools(TODAY), "import", "register", missing, "--kind", "building_notice", "--json") == 2
    assert json.loads(capsys.readouterr().out)["code"] == "missing"
    assert call(Tools(TODAY), "import", "register", missing, "--kind", "no_such_form") == 2
    assert call(Tools(TODAY), "form", "xlsform", "export", "building_notice", "--out", "/no/such/folder/x.xlsx") == 2
    assert call(Tools(TODAY), "form", "preview", "building_notice", "--out", "x.png") == 2
    assert "needs the window" in capsys.readouterr().err


def test_a_map_for_another_form_is_refused(register: Path, tmp_path: Path) -> None:
    (tmp_path / "m.json").write_text('{"form": "mp_layout", "columns": {"Ward": "ward"}}', encoding="utf-8")
    words = ("import", "register", str(register), "--kind", "building_notice", "--map", str(tmp_path / "m.json"))
    assert call(Tools(TODAY), *words) == 2


def test_form_lint_finds_nothing_in_what_ships(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(Tools(TODAY, acts=packs), "form", "lint") == 0
    assert capsys.readouterr().out == "no faults\n"


def test_form_lint_tells_faults_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.yaml").write_text('name: x\nversion: "1"\ntitle: {en: X}\nfields: []\n', encoding="utf-8")
    assert call(Tools(TODAY, acts=packs), "form", "lint", "--folder", str(tmp_path), "--json") == 1
    assert json.loads(capsys.readouterr().out)["faults"][0]["form"] == "x"


def test_a_form_goes_out_and_comes_back_as_yaml(tmp_path: Path) -> None:
    out = tmp_path / "f.xlsx"
    assert call(Tools(TODAY), "form", "xlsform", "export", "mp_projection_inspection", "--out", str(out)) == 0
    assert call(Tools(TODAY), "form", "xlsform", "import", str(out), "--out", str(tmp_path / "own")) == 0
    back = load("mp_projection_inspection", tmp_path / "own")
    assert [f.name for f in back.fields] == [f.name for f in load("mp_projection_inspection").fields]


def test_a_preview_is_drawn_by_whoever_can(tmp_path: Path) -> None:
    drawn: list[tuple[str, str, Path]] = []

    def render(form: Form, language: str, out: Path) -> None:
        drawn.append((form.name, language, out))

    target = tmp_path / "p.png"
    words = ("form", "preview", "building_notice", "--out", str(target), "--language", "hi")
    assert call(Tools(TODAY, render=render), *words) == 0
    assert drawn == [("building_notice", "hi", target)]
