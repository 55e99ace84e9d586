"""Every situation beside every pack is answered as a lawyer expects."""

from __future__ import annotations

import pytest

from desktop.law.examples import Example, fault, read_examples
from desktop.law.files import ACTS
from desktop.law.packs import is_pack, load

LAW = load()
FOLDERS = [path for path in sorted(ACTS.iterdir()) if is_pack(path)]
EXAMPLES = [(folder.name, example) for folder in FOLDERS for example in read_examples(folder)]


@pytest.mark.parametrize(
    ("act", "example"), EXAMPLES, ids=[f"{e.provision}-{e.kind}-{n}" for n, (_, e) in enumerate(EXAMPLES)]
)
def test_situation(act, example):
    assert fault(LAW.act(act), example) == "", example.situation


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (
            {
                "kind": "period",
                "length": 2,
                "unit": "month",
                "bound": "at_most",
                "from": "2026-01-31",
                "expect": "2026-03-31",
            },
            "no period of 2 month",
        ),
        (
            {
                "kind": "period",
                "length": 1,
                "unit": "month",
                "bound": "at_most",
                "from": "2026-01-31",
                "expect": "2026-03-01",
            },
            "expected 2026-03-01",
        ),
        ({"kind": "fine", "max": 5}, "no fine"),
        ({"kind": "amount", "value": 5, "unit": "foot"}, "no amount of 5 foot"),
        ({"kind": "appeal", "forum": "Collector"}, "no appeal in this row"),
        (
            {"kind": "appeal", "forum": "King", "made_by": "Chief Municipal Officer", "body": "municipal_council"},
            "expected King",
        ),
        ({"kind": "signer", "body": "nagar_panchayat", "authority": "President"}, "expected President"),
        ({"kind": "clock", "facts": [], "on": "2026-01-01", "state": "running"}, "no such clock"),
        ({"kind": "deemed", "facts": [], "on": "2026-01-01"}, "expected True"),
    ],
)
def test_a_wrong_expectation_fails(mp, values, said):
    example = Example("x.yaml", "a situation", "mp-1961:187:6a", "187(6)(a)", values["kind"], values)
    assert said in fault(mp, example)


def test_the_example_in_the_pack_guide_is_true(tmp_path):
    guide = (ACTS.parents[1] / "docs" / "law-packs.md").read_text("utf-8")
    block = next(part for part in guide.split("```yaml\n")[1:] if part.startswith("tests:")).partition("```")[0]
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "guide.yaml").write_text(block, "utf-8")
    examples = read_examples(tmp_path)
    assert examples
    for example in examples:
        assert fault(LAW.act(example.provision.partition(":")[0]), example) == ""
