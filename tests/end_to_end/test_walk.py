"""`nagardesk law walk`: every provision of an Act to an end, with papers that cite it."""

from __future__ import annotations

from pathlib import Path

from desktop import walk


def test_every_provision_of_the_smallest_act_is_walked(tmp_path: Path) -> None:
    lines: list[str] = []
    told = walk.run("rj-2009", tmp_path, lines.append)
    assert (told["walked"], told["failed"], told["own_words"]) == (told["with_instrument"], [], 0)
    assert told["with_instrument"] == 9 and told["papers"] > 9
    assert (tmp_path / "walk.json").exists() and len(lines) == 10
