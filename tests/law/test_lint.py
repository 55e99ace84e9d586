"""`nagardesk law lint` finds planted faults, and the numbers of the packs are those of the texts."""

from __future__ import annotations

import shutil
from fractions import Fraction
from pathlib import Path

import pytest

from desktop.law.files import ACTS
from desktop.law.lint import faults, read_numbers

HERE = Path(__file__).parent
SAMPLE = HERE / "sample"


@pytest.fixture
def packs(tmp_path):
    """The sample packs, to spoil."""
    return Path(shutil.copytree(SAMPLE, tmp_path / "packs"))


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "mp-1961/effects.yaml",
            'clocks: ["mp-1961:187:6a"]',
            'clocks: ["mp-1961:187:6z"]',
            "effects: names mp-1961:187:6z",
        ),
        (
            "mp-1961/effects.yaml",
            '{provision: "mp-1961:187:6b"',
            '{provision: "mp-1961:187:9z"',
            "silence: names mp-1961:187:9z",
        ),
        (
            "pb-1976/effects.yaml",
            "period: sanction or refusal,",
            "period: no such period,",
            "cases: names pb-1976:263:1/no such",
        ),
        ("mp-1961/act.yaml", 'sections: ["183(5)", "184"', 'sections: ["999", "184"', "names section 999"),
        ("mp-1961/act.yaml", "forum: Appeal Committee", "forum: Grand Committee", "'Grand Committee' is not among"),
        (
            "mp-1961/act.yaml",
            "council: {en: Council, hi: परिषद्}",
            "council: {en: Council}",
            "authority council: has no words in 'hi'",
        ),
        (
            "rj-2009/provisions/line.yaml",
            "  procedure: show_cause\n",
            "",
            "rj-2009:183:4b: has notice, order, removal and no procedure",
        ),
        (
            "mp-1961/provisions/building.yaml",
            "stops: [order.made], runs_for: body, on_expiry: the work may go ahead}\n  - {name: work",
            'stops: ["order.made@mp-1961:1:x"], runs_for: body, on_expiry: the work may go ahead}\n  - {name: work',
            "names mp-1961:1:x",
        ),
    ],
)
def test_a_planted_fault_is_found(packs, file, old, new, said):
    assert not [line for line in faults(packs) if said in line]
    spoil(packs / file, old, new)
    assert [line for line in faults(packs) if said in line]


def test_what_no_test_tries_is_named_until_a_test_tries_it(packs):
    before = [line for line in faults(packs) if "no test" in line]
    before = [line for line in before if "mp-1961:187:6b" in line or "appeal 307(1)(a)" in line]
    assert len(before) == 3  # a period, a deemed effect, a route
    (packs / "mp-1961" / "tests").mkdir()
    (packs / "mp-1961" / "tests" / "silence.yaml").write_text(
        """
tests:
- {situation: The particulars came on 31 January and nothing was heard., provision: "mp-1961:187:6b", section: "187(6)(b)", kind: period, length: 1, unit: month, bound: at_most, from: 2026-01-31, expect: 2026-02-28}
- situation: A month after the particulars the work may go ahead.
  provision: "mp-1961:187:6b"
  section: "187(6)(b)"
  kind: deemed
  facts: [{event: particulars.received, day: 2026-01-31}]
  on: 2026-03-01
- {situation: An order of the President on a verandah., provision: "mp-1961:184:1a", section: "307(1)(a)", kind: appeal, made_by: President, body: municipal_council, forum: Council, length: 30, unit: day, from: 2026-10-06, expect: 2026-11-05}
""",
        "utf-8",
    )
    after = [line for line in faults(packs) if "no test" in line]
    assert not [line for line in after if "mp-1961:187:6b" in line or "appeal 307(1)(a)" in line]
    spoil(packs / "mp-1961" / "tests" / "silence.yaml", "expect: 2026-11-05", "expect: 2026-11-06")
    assert [line for line in faults(packs) if "expected 2026-11-06" in line]


def test_a_number_that_the_text_does_not_hold_is_named(packs):
    assert not [line for line in faults(packs, numbers=HERE / "numbers") if "does not hold" in line]
    spoil(
        packs / "mp-1961" / "provisions" / "streets.yaml",
        "name: notice of removal, length: 15",
        "name: notice of removal, length: 21",
    )
    assert [
        line
        for line in faults(packs, numbers=HERE / "numbers")
        if "185:2: the period 'notice of removal' is 21" in line
    ]


def test_the_index_holds_figures_words_and_fractions():
    index = read_numbers(HERE / "numbers" / "mp-1961.csv")
    assert {Fraction(1), Fraction(100)} <= index["187"]
    assert {Fraction(30), Fraction(45), Fraction(350), Fraction(60)} <= index["187-A"]
    assert Fraction(25, 4) in index["298"]
    assert not {Fraction(31), Fraction(13)} & index["187"]


def test_every_provision_of_the_list_is_in_a_pack():
    assert not [
        line for line in faults(ACTS, HERE / "coverage.csv") if "coverage list" in line or "in no pack" in line
    ]


def test_nothing_dangles_in_the_shipped_packs_and_every_number_has_its_source():
    found = list(faults(ACTS, HERE / "coverage.csv", HERE / "numbers"))
    assert not [line for line in found if "no test tries" not in line and "tests/" not in line]


def test_the_command_says_how_many_and_fails(nagardesk, packs):
    spoil(packs / "rj-2009" / "provisions" / "line.yaml", "  procedure: show_cause\n", "")
    code, lines, err = nagardesk("law", "lint", "--packs", packs)
    assert (code, err) == (1, "")
    assert lines[-1] == f"{len(lines) - 1} faults"
    (packs / "rj-2009" / "act.yaml").write_text("id: [", "utf-8")
    code, lines, err = nagardesk("law", "lint", "--packs", packs)
    assert (code, lines) == (2, []) and "act.yaml" in err
