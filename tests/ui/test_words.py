"""Numbers and rupees as the window says them: grouped the Indian way, the sign before the rupees."""

from __future__ import annotations

import re

import pytest

from desktop.ui import catalogue, words


@pytest.fixture(params=list(words.LANGUAGES))
def language(request: pytest.FixtureRequest, qapp: object):
    yield words.show_language(request.param)
    words.show_language("en")


def test_a_count_is_grouped_in_every_language(language: str) -> None:
    for n, said in ((1, "1"), (999, "999"), (3026, "3,026"), (12_34_567, "12,34,567")):
        found = words.trn("%n cases", n)
        assert said in found and re.findall(r"[\d,]+", found) == [said], found


def test_rupees_owed_the_other_way_have_their_sign_before_them(language: str) -> None:
    assert words.rupees(-10_000_00) == "−₹ 10,000"
    assert words.rupees(12_34_567_50) == "₹ 12,34,567.50"
    said = words.tr("Demanded ₹ {demanded}, paid ₹ {paid}", demanded="500", paid="-10,000")
    assert "−₹ 10,000" in said and "₹ 500" in said and "₹ -" not in said


def test_no_page_puts_the_rupees_before_a_sign_or_groups_by_thousands() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in catalogue.UI.rglob("*.py") if path.name != "words.py"}
    assert [str(p) for p, text in texts.items() if re.search(r"₹ \{\w*\.?show\(|:,\}", text)] == []
