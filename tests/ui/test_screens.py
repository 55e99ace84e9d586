"""Every page, looked over: nothing is cut off, nothing lacks its translation or its name, Qt has nothing to say."""

from __future__ import annotations

import pytest

from tests.ui.screens import walk


@pytest.mark.parametrize(("language", "dark", "stretched"), [("hi", True, False), ("en", False, True)])
def test_every_page_is_whole(qapp: object, language: str, dark: bool, stretched: bool) -> None:
    assert walk(None, language, dark, (1366, 768), stretched=stretched) == []
