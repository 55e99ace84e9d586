"""Colours keep their contrast; words keep their forms."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont
from PySide6.QtWidgets import QApplication

from desktop.ui import theme, words
from desktop.ui.theme import DARK, LIGHT, Colours


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_every_text_has_four_and_a_half_to_one_on_every_ground_it_stands_on(colours: Colours) -> None:
    for ground in (colours.desk, colours.sheet, colours.well):
        for text in (colours.ink, colours.muted, colours.accent, colours.late, colours.soon, colours.fine):
            assert theme.contrast(text, ground) >= 4.5, (text, ground)
    pairs = [
        (colours.on_accent, colours.accent),
        (colours.accent, colours.accent_soft),
        (colours.ink, colours.accent_soft),
        (colours.muted, colours.accent_soft),
        (colours.late, colours.late_soft),
        (colours.ink, colours.late_soft),
        (colours.soon, colours.soon_soft),
        (colours.ink, colours.soon_soft),
        (colours.fine, colours.fine_soft),
        (colours.ink, colours.fine_soft),
        (colours.ink, colours.hair),
        (colours.sheet, colours.ink),
    ]
    for text, ground in pairs:
        assert theme.contrast(text, ground) >= 4.5, (text, ground)
    for edge in (colours.line, colours.accent):
        for ground in (colours.sheet, colours.well, colours.desk):
            assert theme.contrast(edge, ground) >= 3, (edge, ground)


def test_days_left_say_over_only_after_the_last_day(qapp: object) -> None:
    words.show_language("en")
    assert words.left(1) == "1 day left"
    assert words.left(0) == "last day today"
    assert words.left(-1) == "1 day over"
    assert words.left(-2) == "2 days over"
    assert words.left(None) == ""


def test_what_is_said_in_several_languages_is_picked_by_the_screen(qapp: object) -> None:
    words.show_language("hi")
    assert words.pick({"en": "Ward", "hi": "वार्ड"}) == "वार्ड"
    assert words.pick({"en": "Ward"}) == "Ward"
    assert words.pick({"hi": "", "en": ""}) == ""
    assert words.weekday(date(2026, 10, 12)) == "सोमवार"
    words.show_language("en")
    assert words.pick({"hi": "वार्ड"}) == "वार्ड"
    assert words.moment("2026-10-12T20:15:00.000000Z") == "13-10-2026 01:45"


def test_each_language_is_offered_in_letters_that_we_bring(qapp: QApplication) -> None:
    theme.load_fonts()
    ours = {family for one in range(50) for family in QFontDatabase.applicationFontFamilies(one)}
    assert set(theme.SANS) - {"Noto Sans"} <= ours
    faces = [QRawFont.fromFont(QFont(family)) for family in theme.SANS if family in ours]
    for name in words.LANGUAGES.values():
        missing = [letter for letter in name if not any(face.supportsCharacter(ord(letter)) for face in faces)]
        assert not missing, name


def test_a_number_that_has_no_room_keeps_its_end_and_words_their_beginning(qapp: object) -> None:
    assert theme.elided("SNP/27-VAAF/BN/2026-27/14", 120).endswith("/14")
    assert theme.elided("SNP/27-VAAF/BN/2026-27/14", 120).startswith("SNP")
    assert theme.elided("பெறப்பட்டது", 40).endswith("…")
    assert theme.elided("Notice of intention to build", 100).endswith("…")
