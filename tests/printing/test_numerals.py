"""Numbers, money and dates in words."""

from __future__ import annotations

from datetime import date

import pytest

from desktop.printing.numerals import in_words, long_date, rupees_in_words


@pytest.mark.parametrize(
    ("language", "number", "words"),
    [
        ("en", 0, "zero"),
        ("en", 1_21_015, "one lakh twenty-one thousand and fifteen"),
        ("hi", 99, "निन्यानवे"),
        ("hi", 1_23_45_678, "एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर"),
        ("mr", 100, "शंभर"),
        ("mr", 1_115, "एक हजार एकशे पंधरा"),
        ("pa", 1_200, "ਇੱਕ ਹਜ਼ਾਰ ਦੋ ਸੌ"),
        ("ta", 1_250, "ஆயிரத்து இருநூற்று ஐம்பது"),
        ("ta", 1_00_000, "ஒரு லட்சம்"),
    ],
)
def test_whole_numbers(language: str, number: int, words: str) -> None:
    assert in_words(number, language) == words


@pytest.mark.parametrize("language", ["en", "hi", "mr", "pa", "ta"])
def test_each_number_below_a_hundred_has_its_own_words(language: str) -> None:
    words = [in_words(n, language) for n in range(100)]
    assert len(set(words)) == 100
    assert all(word.strip() for word in words)


def test_rupees() -> None:
    assert rupees_in_words(1_200_00, "hi") == "रुपये एक हज़ार दो सौ मात्र"
    assert rupees_in_words(1_250_50, "en") == "Rupees one thousand two hundred and fifty and paise fifty only"


def test_dates() -> None:
    assert long_date(date(2027, 2, 3), "hi") == "3 फ़रवरी 2027"
    assert long_date(date(2027, 12, 31), "ta") == "31 டிசம்பர் 2027"
