"""Words become HarfBuzz's own glyphs, in one font a fragment, or are refused."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import uharfbuzz as hb

from desktop.core.errors import PaperError
from desktop.printing import guard
from desktop.printing.fonts import FONTS, face, read_face
from desktop.printing.scripts import SCRIPT_OF_LANGUAGE, script_runs
from desktop.printing.shaping import shape_word, space
from tests.printing.conftest import SENTENCES
from tests.printing.test_text_layer import made_up


def placed(word: str, language: str, bold: bool) -> list[tuple[int, float, int]]:
    """(glyph, x, y) of every glyph with ink, from the word's beginning, in font units."""
    pen, out = 0.0, []
    for fragment in shape_word(word, language, bold).fragments:
        for cluster in fragment.clusters:
            out += [(glyph, pen + x, y) for glyph, x, y in cluster.glyphs]
            pen += cluster.advance
    return out


@cache
def fresh(name: str) -> hb.Font:
    """A font read by HarfBuzz itself."""
    return hb.Font(hb.Face((FONTS / f"{name}.ttf").read_bytes()))


def harfbuzz(word: str, language: str, bold: bool) -> list[tuple[int, float, int]]:
    """The same from HarfBuzz alone, for a word of one script."""
    chosen = face(SCRIPT_OF_LANGUAGE[language], bold)
    buffer = hb.Buffer()
    buffer.add_str(word)
    buffer.direction, buffer.script, buffer.language = "ltr", chosen.script, language
    hb.shape(fresh(chosen.name), buffer)
    pen, out = 0.0, []
    for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
        if chosen.outline(info.codepoint):
            out.append((info.codepoint, pen + position.x_offset, position.y_offset))
        pen += position.x_advance
    return out


@pytest.mark.parametrize("language", list(SENTENCES))
@pytest.mark.parametrize("bold", [False, True])
def test_glyphs_and_positions_are_harfbuzz_own(language: str, bold: bool) -> None:
    for word in SENTENCES[language].split():
        fragments = shape_word(word, language, bold).fragments
        if len(fragments) == 1:
            assert placed(word, language, bold) == harfbuzz(word, language, bold), word


@pytest.mark.parametrize("language", list(SENTENCES))
def test_clusters_give_the_word_back(language: str) -> None:
    for word in SENTENCES[language].split():
        assert shape_word(word, language).text == word


def test_a_word_of_two_scripts_changes_font_only_between_fragments() -> None:
    word = shape_word("CMO/नगर(देशमुख,)ward7@बाड़ी", "hi")
    pieces = [(f.face.script, "".join(c.text for c in f.clusters)) for f in word.fragments]
    assert pieces == [("Latn", "CMO/"), ("Deva", "नगर(देशमुख,)"), ("Latn", "ward7@"), ("Deva", "बाड़ी")]


def test_signs_follow_the_letter_before_them_and_digits_the_paragraph() -> None:
    assert script_runs("(वर्ग", "Latn") == [("Deva", "(वर्ग")]
    assert script_runs("187(8)", "Deva") == [("Deva", "187(8)")]
    assert script_runs("ਧਾਰਾ।", "Latn") == [("Guru", "ਧਾਰਾ।")]


def test_marathi_has_its_own_forms() -> None:
    assert placed("शहरातील", "mr", False) != placed("शहरातील", "hi", False)


@pytest.mark.parametrize("word", ["😀", "नगर😀", "עברית", "Ω漢"])
def test_a_character_without_a_glyph_is_refused_by_name(word: str) -> None:
    with pytest.raises(PaperError) as caught:
        shape_word(word, "hi")
    assert caught.value.code == "glyph_missing"
    assert f"U+{ord(str(caught.value.params['char'])):04X}" in caught.value.message


@pytest.mark.parametrize(
    ("word", "language"),
    [("ि", "hi"), ("ंक", "mr"), ("ऽि", "hi"), ("ੀ", "pa"), ("ੱਕ", "pa"), ("ா१", "ta"), ("x\0y", "hi")],
)
def test_a_sign_without_its_letter_is_refused_and_not_drawn_on_a_dotted_circle(word: str, language: str) -> None:
    with pytest.raises(PaperError) as caught:
        shape_word(word, language)
    assert caught.value.code == "glyph_missing"
    assert shape_word("◌ि", "hi").text == "◌ि"


def test_joiners_stay_in_the_text() -> None:
    assert shape_word("र्\u200dय", "hi").text == "र्\u200dय"


def test_a_missing_or_damaged_font_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PaperError, match=r"Nothing\.ttf"):
        read_face(tmp_path / "Nothing.ttf", "Deva", False)
    cut = tmp_path / "Cut.ttf"
    cut.write_bytes((FONTS / "NotoSerifTamil-Regular.ttf").read_bytes()[:3000])
    with pytest.raises(PaperError, match="damaged"):
        read_face(cut, "Taml", False)


def test_the_guard_passes_here_and_refuses_a_wrong_glyph(monkeypatch: pytest.MonkeyPatch) -> None:
    guard.check_scripts()
    monkeypatch.setattr(guard, "_KNOWN", (("hi", "द्वितीय", (1, 2, 3)),))
    with pytest.raises(PaperError) as caught:
        guard.check_scripts()
    assert caught.value.code == "shaping_wrong"


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Nothing is remembered before or after."""
    for remembered in (face, shape_word, space):
        remembered.cache_clear()
    yield
    for remembered in (face, shape_word, space):
        remembered.cache_clear()


@pytest.mark.usefixtures("forgotten")
def test_the_guard_refuses_without_uharfbuzz(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uharfbuzz", None)
    with pytest.raises(PaperError) as caught:
        guard.check_scripts()
    assert caught.value.code == "no_shaper"


HELD_OUT = {
    "hi": "श्रृंखला द्वितीय निर्माणकर्त्री क़ानून ढ़ाई कर्त्तव्य ङ्क्ष द्ध्र ट्ठ ह्न हृदय रू त्र्य उद्घाटन षट्कोण क्‍ष ॐ १२३/४५",
    "mr": "मुख्याधिकाऱ्यांनी ऱ्हास कुऱ्हाड क्लृप्ती ॲड. पऱ्या ॲम्ब्युलन्स ज्ञानेश्वर लक्ष्मी प्रशस्ती",
    "pa": "ਸ੍ਰੀ ਜ਼ਿਲ੍ਹਾ ਉਨ੍ਹਾਂ ਸ੍ਵੈ ਹੱਕ ਮੁੰਡਾ ਨੂੰ ਗੁੱਸਾ ਪੜ੍ਹ ਟ੍ਰੈਫ਼ਿਕ ੴ ਦ੍ਵਾਰਾ ਗ਼ਲਤ",
    "ta": "ஸ்ரீ க்ஷேத்திரம் கௌரவம் லை னை ணை ஸ்ரீனிவாசன் ஹௌஸ் ௧௨௩ ஒளவை ஐயா",
}


@pytest.mark.parametrize("language", list(HELD_OUT))
@pytest.mark.parametrize("bold", [False, True])
def test_a_corpus_of_words_is_set_as_harfbuzz_sets_it_in_one_font_and_without_a_gap(
    language: str, bold: bool
) -> None:
    words = [*HELD_OUT[language].split(), *made_up(language, 1250)]
    for word in words:
        shaped = shape_word(word, language, bold)
        assert len(shaped.fragments) == 1 and shaped.text == word, word
        glyphs = placed(word, language, bold)
        assert glyphs == harfbuzz(word, language, bold), word
        assert all(glyph for glyph, _, _ in glyphs), word
