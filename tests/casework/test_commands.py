"""`nagardesk case …` and `nagardesk law walk`: the same acts and refusals, told to a script."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from time_machine import travel

from desktop import cli
from desktop.demo import BEGIN
from tests.casework.test_openings import SUSPECTED, TOLD


@pytest.fixture
def folder(tmp_path: Path, founded: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sample office's data folder, as a script finds it."""
    shutil.copytree(founded, tmp_path / "office")
    monkeypatch.setenv("NAGARDESK_PASSWORD", "sundarpur-clerk")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state-home"))
    return tmp_path / "office" / "data"


def call(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> tuple[int, Any]:
    """The exit code and what was said as JSON."""
    code = cli.main(["--data", str(folder), "case", *words, "--json"])
    return code, json.loads(capsys.readouterr().out.splitlines()[-1])


def test_a_complaint_goes_in_and_is_found_again_without_the_complainant(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with travel(BEGIN.replace(month=9), tick=True):
        told = json.dumps({"provision": SUSPECTED, "answers": TOLD})
        code, done = call(capsys, folder, "complain", "--as", "clerk", "--told", told)
        assert code == 0 and "complainant" not in json.dumps(done)
        code, shown = call(capsys, folder, "show", done["case"], "--as", "clerk")
        assert (code, shown["source"], shown["complaints"]) == (0, "complaint", 1)
        assert "Suchak" not in json.dumps(shown, ensure_ascii=False)
        _, likely = call(
            capsys, folder, "likely", "--as", "clerk", "--told", json.dumps({"form": "complaint", "answers": TOLD})
        )
        assert [(row["case"], row["why"]) for row in likely] == [(done["case"], "both")]
        _, acts = call(capsys, folder, "next", shown["number"], "--as", "clerk")
        assert any(a["act"] == "issue_notice" and a["status"] == "open" for a in acts)


def test_a_refusal_names_its_section_and_the_first_lawful_day(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with travel(BEGIN.replace(month=9), tick=True):
        told = json.dumps({"provision": SUSPECTED, "answers": TOLD})
        _, done = call(capsys, folder, "complain", "--as", "clerk", "--told", told)
        deed = json.dumps({"provision": SUSPECTED, "act": "comply", "says": "removed", "day": "2026-08-20"})
        code, refused = call(capsys, folder, "do", done["case"], "--as", "clerk", "--told", deed)
        assert (code, refused["error"], refused["section"]) == (1, "LawError", "194(2)(b)")
        assert refused["first_day"] == "2026-09-01"
        code, bad = call(capsys, folder, "complain", "--as", "clerk", "--told", "{}")
        assert (code, bad["fields"][0]["field"]) == (1, "provision")
        code, bad = call(capsys, folder, "complain", "--as", "clerk", "--told", "[1")
        assert (code, bad["code"]) == (1, "json")
        code, unknown = call(capsys, folder, "list", "--as", "nobody")
        assert (code, unknown["code"]) == (1, "sign_in")


def test_the_smallest_act_walks_and_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["law", "walk", "--act", "rj-2009", "--out", str(tmp_path / "out")])
    lines = capsys.readouterr().out.splitlines()
    told = json.loads(lines[-1])
    assert (told["provisions"], told["with_instrument"]) == (14, 9)
    assert (code, told["walked"], told["failed"], told["own_words"]) == (0, 9, [], 0)
    assert told["papers"] > 9 and len(lines) == 11
    walks = json.loads((tmp_path / "out" / "walk.json").read_text(encoding="utf-8"))
    assert all(w["early"] and w["wrong"] for w in walks if not w["failed"])


def test_an_unknown_act_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["law", "walk", "--act", "xx-1900"]) == 2
    assert "xx-1900" in capsys.readouterr().err
