"""A drawing as PDF: lines where they were put, hatching inside its ring, words at their anchor, turned and fitted."""

from __future__ import annotations

import pypdfium2
import pytest
from PIL import Image

from desktop.core.drawing import Code, Drawing, DrawnSheet, Hatch, Path, Stroke, Text
from desktop.core.errors import PaperError
from desktop.printing.drawing import render_drawing
from tests.printing.conftest import pdftotext

SCALE = 72 / 25.4 * 2  # pixels a millimetre in the pictures here


def picture(*marks, size=(100.0, 80.0)) -> Image.Image:
    pdf = render_drawing(Drawing("t", ("en",), (DrawnSheet(*size, marks),)))
    return pypdfium2.PdfDocument(pdf)[0].render(scale=2).to_pil().convert("L")


def at(image: Image.Image, x: float, y: float) -> int:
    """The grey at a place in mm from the lower left: 0 black, 255 white."""
    return image.getpixel((round(x * SCALE), image.size[1] - 1 - round(y * SCALE)))


def ink(image: Image.Image) -> tuple[float, float, float, float]:
    """The box around everything drawn, in mm: left, low, right, top."""
    left, top, right, low = image.point(lambda v: 255 if v < 200 else 0).getbbox()
    return left / SCALE, (image.size[1] - low) / SCALE, right / SCALE, (image.size[1] - top) / SCALE


def test_a_line_stands_where_it_was_put():
    image = picture(Path(((10, 20), (90, 20)), Stroke(1.0)))
    assert ink(image) == pytest.approx((10, 19.5, 90, 20.5), abs=0.3)


def test_a_fill_with_and_without_a_side():
    ring = ((10, 10), (30, 10), (30, 30), (10, 30))
    image = picture(
        Path(ring, None, closed=True, fill=(0.0, 0.0, 0.0)),
        Path(tuple((x + 40, y) for x, y in ring), Stroke(0.5), closed=True),
    )
    assert at(image, 20, 20) == 0 and at(image, 60, 20) == 255 and at(image, 50, 20) < 128


def test_hatching_stays_in_its_ring_and_out_of_its_hole():
    outer = ((10, 10), (70, 10), (70, 70), (10, 70))
    hole = ((30, 30), (50, 30), (50, 50), (30, 50))
    image = picture(Hatch((outer, hole), 45, 2.0, Stroke(0.4)))
    assert ink(image) == pytest.approx((10, 10, 70, 70), abs=0.4)
    inside = image.crop(
        (round(32 * SCALE), image.size[1] - round(48 * SCALE), round(48 * SCALE), image.size[1] - round(32 * SCALE))
    )
    assert inside.getextrema() == (255, 255)
    assert min(at(image, 20, y / 10) for y in range(150, 250)) < 128


@pytest.mark.parametrize(("anchor", "middle"), [("start", None), ("middle", 50.0), ("end", None), ("centre", 50.0)])
def test_words_stand_by_their_anchor(anchor, middle):
    left, low, right, top = ink(picture(Text((50, 40), "HHHHH", 6.0, anchor=anchor)))
    if anchor == "start":
        assert left == pytest.approx(50, abs=0.5)
    if anchor == "end":
        assert right == pytest.approx(50, abs=0.5)
    if middle:
        assert (left + right) / 2 == pytest.approx(middle, abs=0.5)
    if anchor == "centre":
        assert (low + top) / 2 == pytest.approx(40, abs=0.5)
    else:
        assert low == pytest.approx(40, abs=0.4)


def test_turned_words_go_up():
    left, low, right, top = ink(picture(Text((50, 40), "HHHHH", 6.0, angle=90)))
    assert low == pytest.approx(40, abs=0.5) and right == pytest.approx(50, abs=0.5) and top - low > right - left


def test_words_too_long_for_their_room_are_set_smaller():
    left, _, right, _ = ink(picture(Text((10, 40), "A title far too long for the room it has", 6.0, room=30)))
    assert right - left == pytest.approx(30, abs=1)


def test_a_halo_clears_the_line_behind_the_words():
    line = Path(((0, 41.2), (100, 41.2)), Stroke(0.6))
    assert at(picture(line, Text((50, 40), "I I", 6.0, anchor="middle")), 50, 41.2) < 128
    cleared = picture(line, Text((50, 40), "I I", 6.0, anchor="middle", halo=True))
    assert at(cleared, 50, 41.2) > 200 and at(cleared, 90, 41.2) < 128


def test_text_comes_back_in_order_and_a_missing_letter_is_refused():
    words = ("मार्ग का मानचित्र", "Scale 1:500", "தெரு")
    marks = tuple(
        Text((5, 60 - 10 * n), word, 4.0, language=lang)
        for n, (word, lang) in enumerate(zip(words, ("hi", "en", "ta"), strict=True))
    )
    pdf = render_drawing(Drawing("t", ("hi", "en"), (DrawnSheet(100, 80, marks),)))
    assert [line for line in pdftotext(pdf).splitlines() if line.strip()] == list(words)
    with pytest.raises(PaperError):
        render_drawing(Drawing("t", ("en",), (DrawnSheet(100, 80, (Text((5, 5), "漢"),)),)))


def test_sheets_of_different_sizes_and_a_draft_s_mark():
    sheets = (DrawnSheet(210, 297, ()), DrawnSheet(420, 297, (Code((10, 10), 30, "NGD1.x"),)))
    document = pypdfium2.PdfDocument(render_drawing(Drawing("t", ("en",), sheets), "draft"))
    assert [round(page.get_size()[0] / 72 * 25.4) for page in document] == [210, 420]
    assert "DRAFT" in document[0].get_textpage().get_text_range()
    image = document[1].render(scale=2).to_pil().convert("L")
    dark = sum(at(image, x, y) < 100 for x in range(12, 39) for y in range(12, 39))
    assert 200 < dark < 550
