"""Numbers and rupees as the window says them: grouped the Indian way, the sign before the rupees."""

from __future__ import annotations

import re

import pytest

from desktop.ui import catalogue, words
from desktop.ui.bits import keycap, label


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


def test_the_screen_shows_the_digits_that_the_office_writes(qapp: object) -> None:
    words.show_language("mr")
    words.tell_digits(True)
    try:
        assert words.shown("03-02-2027 · ₹ 12,34,567.50 · 187(8)") == "०३-०२-२०२७ · ₹ १२,३४,५६७.५० · १८७(८)"
        assert words.shown("S/2026/12 of 3") == "S/2026/12 of ३", "a number with letters is found as it stands"
        said = label("12")
        assert said.text() == "१२"
        said.setText("13")
        assert said.text() == "१३"
        assert keycap("1").text() == "1", "the key has what is printed on it"
        assert words.day("2027-02-03") == "03-02-2027", "what is typed, kept and exported"
        words.show_language("en")
        assert words.shown("12") == "12"
    finally:
        words.show_language("en")
        words.tell_digits(False)
