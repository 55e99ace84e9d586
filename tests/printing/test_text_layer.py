"""What was typed comes back from the page, in every language and reader."""

from __future__ import annotations

import io
import random
import unicodedata

import pypdf
import pytest

from desktop.printing.layout import render
from desktop.printing.model import Column as TableColumn
from desktop.printing.model import Paper, Paragraph, Run, Table
from desktop.printing.proof import read_text
from desktop.printing.source import source_text
from tests.printing.conftest import SENTENCES, pdftotext, pypdf_text

READERS = {
    "pdftotext": pdftotext,
    "pdftotext -raw": lambda pdf: pdftotext(pdf, "-raw"),
    "pypdf": pypdf_text,
}


def paper(*blocks: object, language: str = "hi") -> Paper:
    return Paper("Test", (language,), "T/1", blocks)  # type: ignore[arg-type]


@pytest.mark.parametrize("reader", list(READERS))
@pytest.mark.parametrize("language", list(SENTENCES))
@pytest.mark.parametrize("style", ["body", "strong"])
def test_every_word_comes_back_in_order(reader: str, language: str, style: str) -> None:
    sentence = SENTENCES[language]
    pdf, _ = render(paper(Paragraph({language: (Run(sentence),)}, style=style), language=language))
    got = READERS[reader](pdf).split()
    want = sentence.split()
    assert got[: len(want)] == want


@pytest.mark.parametrize("reader", list(READERS))
def test_bold_inside_a_word_and_a_sentence(reader: str) -> None:
    runs = (
        Run("अन्तिम तिथि "),
        Run("18-02-2027", True),
        Run(" है; "),
        Run("वि", True),
        Run("द्युत् CMO"),
        Run("/नगर", True),
    )
    pdf, _ = render(paper(Paragraph({"hi": runs})))
    assert READERS[reader](pdf).split()[:7] == ["अन्तिम", "तिथि", "18-02-2027", "है;", "विद्युत्", "CMO/नगर", "पृष्ठ"]


def test_table_cells_heads_and_foot_go_through_the_same_door() -> None:
    cells = tuple(({"hi": (Run(f"क्रमांक {n}"),)}, {"ta": (Run("கொடுக்கப்பட்ட"),)}) for n in range(3))
    columns = (TableColumn({"hi": (Run("प्रविष्टि"),)}), TableColumn({"ta": (Run("ஸ்ரீ"),)}))
    made = paper(Table(columns, cells))
    pdf, _ = render(made)
    words = pdftotext(pdf).split()
    assert sorted(words) == sorted([*source_text(made).split(), "पृष्ठ", "1,", "कुल", "1"])


def test_only_fonts_of_our_own_are_named() -> None:
    pdf, _ = render(paper(Paragraph({"hi": (Run("नगर Ward"),)})))
    fonts = pypdf.PdfReader(io.BytesIO(pdf)).pages[0]["/Resources"]["/Font"]
    names = sorted(str(font.get_object()["/BaseFont"]) for font in fonts.values())
    assert len(names) == 2
    assert all("+NotoSerif" in name for name in names)


def test_a_letter_kept_from_joining_is_printed_and_read_back() -> None:
    pdf, _ = render(paper(Paragraph({"hi": (Run("क्\u200cष और र्\u200dय"),)})))
    assert "क्\u200cष और र्\u200dय" in read_text(pdf)


def test_a_word_too_long_for_its_cell_breaks_between_clusters() -> None:
    word = "अतिविशिष्टनिर्माणकर्त्रीसमितिप्रबन्धकारिणीसभाध्यक्षमहोदयाकार्यालयपरिसरनिरीक्षणप्रतिवेदन"
    columns = tuple(TableColumn({"hi": (Run("१"),)}, share) for share in (1, 9))
    made = paper(Table(columns, (({"hi": (Run(word),)}, {"hi": (Run("२"),)}),)))
    lines = [line.strip() for line in pdftotext(render(made)[0], "-raw").split("\n")]
    parts = [line for line in lines if line and line in word]
    assert len(parts) > 3
    assert "".join(parts) == word
    assert all(unicodedata.category(part[0]) == "Lo" and part[-1] != "\u094d" for part in parts)


@pytest.mark.parametrize("number", ["NP-BARI/03-A7/187/2026-27/00012-REVISED-FOR-THE-SECOND-TIME/ANNEXURE-IV"])
def test_a_long_number_breaks_after_its_strokes(number: str) -> None:
    columns = tuple(TableColumn({"en": (Run("a"),)}, share) for share in (1, 6))
    made = paper(Table(columns, (({"en": (Run(number),)}, {"en": (Run("b"),)}),)), language="en")
    lines = [line.strip() for line in pdftotext(render(made)[0], "-raw").split("\n")]
    parts = [line for line in lines if line and line in number]
    assert "".join(parts) == number
    assert all(part[-1] in "/-" for part in parts[:-1])


LETTERS = {  # consonants, signs, the sign that joins two consonants
    "hi": ("कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह", "ािीुूृेैोौंँः", "्"),
    "mr": ("कखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहळऱ", "ािीुूृेैोौंॅॉ", "्"),
    "pa": ("ਕਖਗਘਙਚਛਜਝਞਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹੜ", "ਾਿੀੁੂੇੈੋੌੰਂੱ", "੍"),
    "ta": ("கஙசஜஞடணதநபமயரலவழளறனஷஸஹ", "ாிீுூெேைொோௌ்", ""),
}


def made_up(language: str, count: int) -> list[str]:
    """Words of random consonants, conjuncts and signs; the same each time."""
    chance = random.Random(language)
    consonants, signs, joiner = LETTERS[language]
    words = []
    for _ in range(count):
        word = ""
        for _ in range(chance.randint(1, 4)):
            word += chance.choice(consonants)
            if joiner and chance.random() < 0.3:
                word += joiner + chance.choice("ਰਹਵ" if language == "pa" else consonants)
            if chance.random() < 0.6:
                word += chance.choice(signs)
        words.append(word)
    return words


@pytest.mark.parametrize("language", list(LETTERS))
def test_hundreds_of_made_up_words_come_back_over_many_lines(language: str) -> None:
    words = made_up(language, 400)
    pdf, _ = render(paper(Paragraph({language: (Run(" ".join(words)),)}), language=language))
    for reader in READERS.values():
        assert reader(pdf).split()[:400] == words
