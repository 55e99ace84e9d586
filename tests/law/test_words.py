"""The law speaks all five languages alike."""

from __future__ import annotations

import string

import pytest

from desktop.core.errors import PackError
from desktop.law.packs import load
from desktop.law.words import LANGUAGES, catalogue, pack_words, say


def _texts(language):
    for group, keys in catalogue(language).items():
        for key, text in keys.items():
            yield f"{group}.{key}", text


@pytest.mark.parametrize("language", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_has_the_same_texts_with_the_same_blanks(language):
    english, other = dict(_texts("en")), dict(_texts(language))
    assert english.keys() == other.keys()
    for key, text in english.items():
        if isinstance(text, str):
            blanks = [{name for _, name, _, _ in string.Formatter().parse(t) if name} for t in (text, other[key])]
            assert blanks[0] == blanks[1], key
        else:
            assert len(other[key]) == len(text) == 2


def test_a_text_that_is_not_there_is_named():
    with pytest.raises(PackError, match="nothing_of_the_kind"):
        say("en", "steps", "nothing_of_the_kind")
    with pytest.raises(PackError, match="'fr'"):
        catalogue("fr")


def test_a_pack_says_its_headings_in_the_language_of_the_place() -> None:
    said = pack_words("mr")
    assert said["Making new streets with their tunnels and bridges"] == "बोगदे व पुलांसह नवे रस्ते करणे"
    law = load()
    for pack, language in (
        ("ga-1968", "mr"),
        ("mp-1961", "hi"),
        ("pb-1976", "pa"),
        ("py-1973", "ta"),
        ("rj-2009", "hi"),
    ):
        rows = law.act(pack).provisions()
        texts = {text for row in rows for text in (row.heading, *(p.name for p in row.periods), *row.grounds) if text}
        assert texts <= pack_words(language).keys()


def test_what_an_office_of_the_sample_meets_every_day_is_said_in_every_language() -> None:
    rows = [row for section in ("187", "194") for row in load().act("mp-1961").section(section)]
    names = {text for row in rows for text in (row.heading, *(p.name for p in row.periods)) if text}
    for language in ("hi", "ta", "pa"):
        assert names - pack_words(language).keys() == set(), language
