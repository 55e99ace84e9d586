"""`nagardesk paper`: specimens, verification, text and lint, as typed."""

from __future__ import annotations

import argparse
import hashlib
import json
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from desktop.printing import commands
from desktop.printing.commands import Known
from desktop.printing.press import NoticePress
from desktop.printing.proof import read_text
from desktop.printing.reprint import reprint
from desktop.printing.seal import Seal, seal_text
from desktop.printing.source import digest
from desktop.printing.specimen import specimens

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = KEY.public_key().public_bytes_raw()
PRESS = NoticePress()
ORDER = dict(specimens(("sample",), ("receipt",)))["receipt-hi+en-sample"]
SEAL = Seal("NP/1", "receipt", "", "Sunita", date(2027, 2, 3), None, digest(PRESS.source_text(ORDER)))
CODE = seal_text(SEAL, KEY, PUBLIC)
PDF = PRESS.print(replace(ORDER, qr=CODE)).pdf
KEPT = hashlib.sha256(PDF).hexdigest()
OFFICE = Known([PUBLIC], lambda sha256: sha256 == KEPT)


class Ran:
    """What a command printed and how it ended."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *words: str, office: Known | None = None) -> None:
        parser = argparse.ArgumentParser()
        commands.add_arguments(parser.add_subparsers(), lambda _: office)
        options = parser.parse_args(["paper", *words])
        self.code: int = options.run(options)
        self.out, self.err = capsys.readouterr()

    @property
    def json(self) -> Any:
        """The object it printed."""
        return json.loads(self.out)


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    """The receipt as a file."""
    path = tmp_path / "receipt.pdf"
    path.write_bytes(PDF)
    return path


def test_a_code_is_verified_with_the_office_s_keys(capsys: pytest.CaptureFixture[str]) -> None:
    good = Ran(capsys, "verify", CODE, "--json", office=OFFICE)
    assert good.code == 0 and good.json["genuine"] and good.json["file_number"] == "NP/1"
    changed = CODE[:60] + ("A" if CODE[60] != "A" else "B") + CODE[61:]
    bad = Ran(capsys, "verify", changed, office=OFFICE)
    assert bad.code == 1 and "changed" in bad.out


def test_keys_may_come_from_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    keys = tmp_path / "keys.txt"
    keys.write_text(f"# devices\nA3 {PUBLIC.hex()}\n", encoding="utf-8")
    assert Ran(capsys, "verify", CODE, "--keys", str(keys)).code == 0
    keys.write_text("A3 12ab\n", encoding="utf-8")
    short = Ran(capsys, "verify", CODE, "--keys", str(keys))
    assert short.code == 2 and "line 1" in short.err
    none = Ran(capsys, "verify", CODE)
    assert none.code == 2 and "public keys" in none.err


def test_a_paper_is_verified_by_its_code_words_and_bytes(capsys: pytest.CaptureFixture[str], paper: Path) -> None:
    good = Ran(capsys, "verify", str(paper), "--json", office=OFFICE)
    assert good.code == 0
    assert (good.json["text_agrees"], good.json["held"], good.json["sha256"]) == (True, True, KEPT)
    paper.write_bytes(reprint(PDF, 3, ("hi", "en")))
    copy = Ran(capsys, "verify", str(paper), "--json", office=OFFICE)
    assert copy.code == 0 and copy.json["copies"] == 3 and copy.json["sha256"] == KEPT


def test_an_altered_or_foreign_paper_is_told(capsys: pytest.CaptureFixture[str], paper: Path) -> None:
    other = PRESS.print(replace(ORDER, qr=CODE, values={**ORDER.values, "amount": 999900})).pdf
    paper.write_bytes(other)
    altered = Ran(capsys, "verify", str(paper), office=OFFICE)
    assert altered.code == 1 and "altered" in altered.out
    paper.write_bytes(PDF + b"\n% more")
    unknown = Ran(capsys, "verify", str(paper), office=OFFICE)
    assert unknown.code == 1 and "has not issued" in unknown.out
    paper.write_bytes(b"no paper")
    assert Ran(capsys, "verify", str(paper), office=OFFICE).code == 2
    assert Ran(capsys, "verify", str(paper.parent / "none.pdf"), office=OFFICE).code == 2


def test_the_text_of_a_paper_is_printed(capsys: pytest.CaptureFixture[str], paper: Path) -> None:
    ran = Ran(capsys, "text", str(paper))
    assert ran.code == 0 and ran.out == read_text(PDF) + "\n"


def test_specimens_by_template_and_by_provision(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = Ran(capsys, "specimen", "--template", "hearing_notice", "--size", "least", "--out", str(tmp_path), "--json")
    assert ran.code == 0 and ran.json["papers"] == len(list(tmp_path.glob("hearing_notice*.pdf"))) > 3
    ran = Ran(capsys, "specimen", "--provision", "ga-1968:175:2", "--out", str(tmp_path / "of"), "--json")
    assert {row["template"] for row in ran.json["files"]} == {"permission", "acknowledgement", "order", "notice"}
    none = Ran(capsys, "specimen", "--provision", "ga-1968:175:1", "--out", str(tmp_path))
    assert none.code == 2 and "no paper" in none.err
    assert Ran(capsys, "specimen", "--template", "poem", "--out", str(tmp_path)).code == 2


def test_lint_tells_what_lacks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    clean = Ran(capsys, "lint", "--act", "ga-1968")
    assert (clean.code, clean.out) == (0, "no faults\n")
    monkeypatch.setattr("desktop.printing.lint.matters", lambda act: {})
    lacking = Ran(capsys, "lint", "--act", "rj-2009", "--json")
    assert lacking.code == 1
    assert {gap["provision"] for gap in lacking.json["lacking"]} >= {"rj-2009:183:4a", "rj-2009:183:5"}


def test_own_words_that_reach_no_paper_or_lack_a_language_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from desktop.printing import lint
    from desktop.printing.notices import Wording, wordings

    own = wordings("mp-1961")["mp-1961:187:8b", "notice"]
    broken = Wording(own.provision, "1", "notice", {}, {**own.pieces, "required": {"en": "Repair it."}, "more": {}})
    nowhere, unheard = (
        Wording("mp-1961:999", "1", "notice", {}, own.pieces),
        Wording("mp-1961:187:8b", "1", "no", {}, {}),
    )
    idle = Wording("mp-1961:221:1", "1", "notice", {}, {k: v for k, v in own.pieces.items() if k != "time"})
    given = dict(enumerate((broken, nowhere, unheard, idle)))
    monkeypatch.setattr(lint, "wordings", lambda act: given if act == "mp-1961" else {})
    named = list(lint.faults("mp-1961"))
    for line in (
        "mp-1961:187:8b: required of notice lacks hi",
        "mp-1961:187:8b: notice has no place for more",
        "mp-1961:999: not a provision of mp-1961",
        "mp-1961:187:8b: there is no paper 'no'",
        "mp-1961:221:1: brings no notice about",
        "mp-1961:221:1: notice lacks time",
    ):
        assert line in named
