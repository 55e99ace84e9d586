"""How blocks lie on pages: repeated heads, endings, rows over a page's end, sane pictures."""

from __future__ import annotations

import io

import pypdf

from desktop.printing.layout import render, render_all, render_run
from desktop.printing.model import Block, Column, Facts, Heading, Paper, Paragraph, Run, Said, Signature, Table
from desktop.printing.proof import read_text
from desktop.printing.raster import page_count, page_picture
from desktop.printing.source import source_text
from tests.printing.conftest import pdftotext, picture_of

SENTENCE = "परिषद् की लिखित अनुमति के बिना कोई निर्माण आरम्भ न किया जाए। "
ENGLISH = "No building may be begun without the written sanction of the Council. "


def said(hindi: str, english: str = "") -> Said:
    return {"hi": (Run(hindi),), "en": (Run(english),)} if english else {"hi": (Run(hindi),)}


def paper(*blocks: Block) -> Paper:
    return Paper("परीक्षण", ("hi", "en"), "T/1", blocks)


def pages_of(pdf: bytes) -> list[str]:
    return [page.extract_text() for page in pypdf.PdfReader(io.BytesIO(pdf)).pages]


def test_a_table_repeats_its_head_on_each_page_but_not_in_the_text() -> None:
    columns = (Column(said("क्रमांक")), Column(said("विवरण"), 4))
    rows = tuple((said(str(n)), said(SENTENCE)) for n in range(1, 121))
    made = paper(Table(columns, rows))
    pdf, pages = render(made)
    assert pages > 2
    assert all("विवरण" in page for page in pages_of(pdf))
    assert read_text(pdf) == source_text(made)


def test_a_row_longer_than_a_page_goes_on_on_the_next() -> None:
    long = " ".join(f"{n}. {SENTENCE}" for n in range(1, 200))
    made = paper(
        Table((Column(said("क")), Column(said("ख"), 3)), ((said("एक"), said(long)), (said("दो"), said("अन्त"))))
    )
    pdf, pages = render(made)
    assert pages > 1
    assert read_text(pdf) == source_text(made)


def test_a_pair_flows_over_pages_side_by_side() -> None:
    made = paper(*(Paragraph(said(SENTENCE * 40, ENGLISH * 40), f"{n}.") for n in range(1, 4)))
    pdf, pages = render(made)
    assert pages > 1
    assert "परिषद्" in pages_of(pdf)[0] and "Council" in pages_of(pdf)[0]
    assert read_text(pdf) == source_text(made)


def test_a_signature_never_stands_alone_on_a_page() -> None:
    signature = Signature((said("राम प्रकाश वर्मा"), said("मुख्य नगरपालिका अधिकारी")), said("मुहर"))
    for lines in range(20, 60):
        blocks = (
            *(Paragraph(said(f"{n}. {SENTENCE}")) for n in range(lines)),
            Paragraph(said("अन्तिम " * 80)),
            signature,
        )
        pdf, _ = render(paper(*blocks))
        last = pages_of(pdf)[-1]
        assert "वर्मा" in last
        assert "अन्तिम" in last


def test_a_heading_stays_with_what_follows() -> None:
    for lines in range(25, 60):
        blocks = [Paragraph(said(f"{n}. {SENTENCE}")) for n in range(lines)]
        rows = tuple((said(str(n)),) for n in range(60))
        pdf, _ = render(paper(*blocks, Heading(said("शीर्षक", "Heading")), Table((Column(said("क्रमांक")),), rows)))
        page = next(page for page in pages_of(pdf) if "शीर्षक" in page)
        assert "क्रमांक" in page


def test_no_word_of_a_table_head_is_broken() -> None:
    columns = (Column(said("क्रमांक", "Number"), 0.1), Column(said("विवरण", "Particulars"), 9))
    pdf, _ = render(paper(Table(columns, ((said("1"), said("एक")),))))
    assert {"क्रमांक", "Number"} <= set(pdftotext(pdf).split())


def test_ten_thousand_characters_are_printed_whole() -> None:
    made = paper(Facts(((said("विवरण", "Description"), said((SENTENCE * 200)[:10_000])),)))
    pdf, pages = render(made)
    assert pages > 1
    assert read_text(pdf) == source_text(made)


def test_many_papers_in_one_document_share_their_fonts() -> None:
    one = paper(Heading(said("सूचना", "Notice"), 1), Paragraph(said(SENTENCE, ENGLISH)))
    single, _ = render(one)
    many, pages = render_all([one] * 50)
    assert pages == 50
    assert all("Page 1 of 1" in page for page in pages_of(many))
    assert read_text(many) == "\n".join([source_text(one)] * 50)
    assert len(many) / 50 < len(single) / 8


def test_pages_become_pictures_with_ink_inside_the_margins_only() -> None:
    pdf, _ = render(
        paper(Heading(said("सूचना", "Notice"), 1), *(Paragraph(said(SENTENCE * 3, ENGLISH * 3)) for _ in range(6)))
    )
    assert page_count(pdf) == 1
    image = picture_of(pdf, 0, 72).convert("L")
    assert image.size in {(595, 842), (596, 842)}
    dark = image.point(lambda value: 255 if value < 128 else 0)
    left, top, right, bottom = dark.getbbox() or (0, 0, 0, 0)
    assert left >= 84 and right <= 596 - 47 and top >= 42 and bottom <= 842 - 25
    share = sum(image.point(lambda value: int(value < 128)).get_flattened_data()) / (image.width * image.height)
    assert 0.01 < share < 0.2
    picture = page_picture(pdf, 0, 72)
    assert len(picture.pixels) == picture.stride * picture.height


def test_a_long_run_comes_out_as_several_documents_and_every_paper_once() -> None:
    papers = [paper(Paragraph(said(f"Notice number {n}"))) for n in range(7)]
    made = list(render_run(papers, most=3))
    assert [pages for _, pages in made] == [3, 3, 1]
    told = [line for pdf, _ in made for line in read_text(pdf).split("\n")]
    assert told == [f"Notice number {n}" for n in range(7)]
