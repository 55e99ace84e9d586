"""Every page, looked over: nothing is cut off, nothing lacks its translation or its name, Qt has nothing to say."""

from __future__ import annotations

import pytest

from desktop.ui.pages import PAGES
from tests.ui.rare_shots import left_out
from tests.ui.screens import walk


@pytest.mark.parametrize(
    ("language", "dark", "size", "stretched"),
    [("hi", True, (1366, 768), False), ("en", False, (1024, 768), True)],  # the longest sentences in the least room
)
def test_every_page_is_whole(qapp: object, language: str, dark: bool, size: tuple[int, int], stretched: bool) -> None:
    assert walk(None, language, dark, (size,), stretched=stretched) == []


def test_a_page_or_a_sheet_that_a_walk_leaves_out_is_named() -> None:
    sheets = {"Palette", "Shortcuts", "Preview", "HelpOver", "SketchPad"}
    assert left_out(set(PAGES) - {"care"}, sheets - {"HelpOver"}) == ["care", "HelpOver"]
