"""Every other page in the five languages by turns: nothing is cut off, nothing lacks its translation or its name."""

from __future__ import annotations

from tests.ui.screens import SIZES, walk

LOW, WIDE = SIZES
TURNS = [("hi", True, LOW), ("ta", False, LOW), ("mr", True, WIDE), ("pa", False, LOW), ("ta", True, LOW)]


def test_every_other_page_is_whole_in_the_languages_by_turns(qapp: object) -> None:
    """`make screens` goes through every page in every language, in both colours and sizes."""
    assert walk(None, "hi", True, (LOW,), turns=TURNS) == []


def test_the_pages_of_a_day_are_whole_in_the_longest_language_at_the_largest_type(qapp: object) -> None:
    only = ("list", "case", "new", "inspect", "notice", "serve", "order", "counter", "sync")
    assert walk(None, "ta", False, (LOW,), 200, only=only) == []
