"""Plans to scale: a metre of ground is so many millimetres of paper, everything named is on the sheet, nothing outside."""

from __future__ import annotations

import io
import math
from dataclasses import replace
from datetime import date

import pypdfium2
import pytest

from desktop.core.drawing import Drawing, Hatch, Path, Text
from desktop.core.errors import FieldError
from desktop.printing.drawing import render_drawing
from desktop.streets.base import Base
from desktop.streets.entering import plan_of_file
from desktop.streets.frame import Frame
from desktop.streets.line import from_table
from desktop.streets.plan import PAPERS, SCALES, Plan, draw_plan
from desktop.streets.plan_map import BASE, BEFORE, LINE, PARCEL
from desktop.streets.statement import make_statement
from tests.printing.conftest import pdftotext
from tests.streets.conftest import SAMPLE, house, square

WORDS = {
    "en": "Tulsidas Marg",
    "hi": "तुलसीदास मार्ग",
    "mr": "तुलसीदास मार्ग",
    "pa": "ਤੁਲਸੀਦਾਸ ਮਾਰਗ",
    "ta": "துளசிதாஸ் தெரு",
}


@pytest.fixture(scope="module")
def sample() -> Plan:
    plan = plan_of_file(
        SAMPLE / "street.geojson", [SAMPLE / "street-fieldbook.csv"], "", ("hi", "en"), date(2026, 9, 1)
    )
    return replace(plan, street=WORDS, office=WORDS, act=WORDS, section="183(1)", ward="27", number="SP/1")


def straight(length: float, *, before: bool = False, languages=("en",)) -> Plan:
    """A straight street in its own frame, with one plot over the line."""
    base = Base(((0.0, 0.0), (length, 0.0)))
    lines = tuple(from_table(base, side, [(0, 6), (length, 6)]) for side in ("left", "right"))
    plots = (square("1", 10, 4.5, deep=12.0, structures=(house(5.0, 11),)),)
    held = (from_table(base, "left", [(0, 5), (length, 5)]),) if before else ()
    statement = make_statement(lines, plots, Frame(0))
    return Plan(WORDS, "27", WORDS, WORDS, "183(1)", "regular_line", "proposed", base, lines, held, plots, statement, Frame(0),
                date(2026, 9, 1), "SP/1", {}, languages)  # fmt: skip


def paths(drawing: Drawing, stroke) -> list[Path]:
    return [
        mark for sheet in drawing.sheets for mark in sheet.marks if isinstance(mark, Path) and mark.stroke == stroke
    ]


def texts(drawing: Drawing, sheet: int = 0) -> list[str]:
    return [mark.text for mark in drawing.sheets[sheet].marks if isinstance(mark, Text)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("scale", SCALES)
def test_a_metre_on_the_ground_is_its_scale_on_paper(scale, paper):
    drawing = draw_plan(straight(30.0), scale, paper)
    (plot,) = [path for path in paths(drawing, PARCEL) if len(path.points) == 5]
    sides = [math.dist(a, b) for a, b in zip(plot.points, plot.points[1:], strict=False)]
    assert max(sides) == pytest.approx(12_000 / scale, abs=0.03) and min(sides) == pytest.approx(
        10_000 / scale, abs=0.03
    )
    lines = paths(drawing, LINE)
    assert len(lines) >= 2 and any(abs(math.dist(p.points[0], p.points[-1]) - 30_000 / scale) < 0.03 for p in lines)
    assert (drawing.sheets[0].width, drawing.sheets[0].height) == PAPERS[paper]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("scale", SCALES)
def test_everything_stays_on_the_sheet(sample, scale, paper):
    for sheet in draw_plan(sample, scale, paper).sheets:
        for mark in sheet.marks:
            spots = (
                [mark.at]
                if isinstance(mark, Text)
                else mark.points
                if isinstance(mark, Path)
                else [p for r in mark.rings for p in r]
            )
            assert all(19.9 <= x <= sheet.width - 7.9 and 7.9 <= y <= sheet.height - 7.9 for x, y in spots), mark


def test_the_sheet_says_what_it_must(sample):
    said = " | ".join(texts(draw_plan(sample, 500)))
    for word in ("नियमित रेखा", "Regular line (proposed)", "183(1)", "1:500 · 1 / 2", "01-09-2026", "SP/1", "EPSG 32643", "Legend", "उ",
                 "Base line with chainage", "Land within the line", "Drawn by", "E 744", "N 25695", "20 m", "12.04"):  # fmt: skip
        assert word in said, word


def test_every_measure_of_the_statement_is_on_some_sheet(sample):
    drawing = draw_plan(sample, 200, "a3")
    said = {text for n in range(len(drawing.sheets)) for text in texts(drawing, n)}
    for row in sample.statement.rows:
        assert (
            row.number in said and f"{row.within} m²" in said and f"{row.frontage}" in said and f"{row.depth}" in said
        )
        assert all(f"{each.projects}" in said for each in row.structures)


def test_land_within_is_hatched_one_way_and_buildings_within_the_other(sample):
    hatches = [m for s in draw_plan(sample, 1000).sheets for m in s.marks if isinstance(m, Hatch)]
    within = sum(len(row.structures) for row in sample.statement.rows)
    assert sum(h.angle == 45 for h in hatches) == len(sample.statement.rows) + 1  # and the sample of the legend
    assert sum(h.angle == 135 for h in hatches) == within + 1


def test_the_line_in_force_is_drawn_and_explained_only_where_there_is_one():
    assert paths(draw_plan(straight(30, before=True), 200), BEFORE) and "Line in force until now" in texts(
        draw_plan(straight(30, before=True))
    )
    assert not paths(draw_plan(straight(30), 200), BEFORE) and "Line in force until now" not in texts(
        draw_plan(straight(30))
    )


def test_a_long_street_goes_over_several_sheets_that_cover_it_all():
    drawing = draw_plan(straight(300.0), 200)
    assert len(drawing.sheets) == math.ceil(300 / (195 * 0.2 * 0.88))
    drawn = sum(math.dist(p.points[0], p.points[-1]) for p in paths(drawing, BASE) if p.points[0][0] < 222) * 0.2
    assert drawn >= 300
    ticks = {text for n in range(len(drawing.sheets)) for text in texts(drawing, n)}
    assert {str(n) for n in range(0, 301, 10)} <= ticks


def test_the_scale_is_chosen_so_that_the_sheets_stay_few():
    assert [draw_plan(straight(length)).about["scale"] for length in (60.0, 240.0, 900.0)] == ["200", "500", "1000"]
    with pytest.raises(FieldError, match="choose a smaller scale"):
        draw_plan(straight(9000.0), 200)


@pytest.mark.parametrize(("scale", "paper"), [(250, "a4"), (500, "a2")])
def test_other_scales_and_papers_are_refused(scale, paper):
    with pytest.raises(FieldError):
        draw_plan(straight(30), scale, paper)


def test_north_points_north_on_a_turned_sheet():
    """A street that runs north: the sheet is turned a quarter, so north is to the right."""
    base = Base(((744_000.0, 2_569_000.0), (744_000.0, 2_569_030.0)))
    lines = (from_table(base, "left", [(0, 6), (30, 6)]),)
    frame = Frame(32643)
    plan = replace(
        straight(30), base=base, lines=lines, parcels=(), frame=frame, statement=make_statement(lines, [], frame)
    )
    marks = draw_plan(plan, 200).sheets[0].marks
    letter = next(m for m in marks if isinstance(m, Text) and m.text == "N")
    arrow = next(m for m in marks if isinstance(m, Path) and m.fill == (0.0, 0.0, 0.0) and len(m.points) == 3)
    assert letter.at[0] > max(x for x, _ in arrow.points) and abs(letter.at[1] - arrow.points[0][1]) < 0.1


def test_a_street_without_a_map_claims_no_north_and_no_grid():
    said = texts(draw_plan(straight(30), 200))
    assert "N" not in said and not any(word.startswith("E ") for word in said)
    assert "own base line, not on the map" in said


def test_words_do_not_stand_on_each_other(sample):
    from shapely.geometry import box

    for sheet in draw_plan(sample, 500).sheets:
        boxes = [box(m.at[0] - 0.2 * m.size * len(m.text), m.at[1] - m.size * 0.3, m.at[0] + 0.2 * m.size * len(m.text), m.at[1] + m.size * 0.3)
                 for m in sheet.marks if isinstance(m, Text) and m.halo and abs(m.angle) < 5]  # fmt: skip
        crowded = sum(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[:n])
        assert crowded == 0


@pytest.mark.parametrize("language", WORDS)
def test_a_plan_prints_in_every_language_as_vectors_at_its_size(language):
    languages = (language,) if language == "en" else (language, "en")
    drawing = draw_plan(straight(60.0, before=True, languages=languages), 500, "a3")
    pdf = render_drawing(drawing)
    assert pdf == render_drawing(drawing)
    document = pypdfium2.PdfDocument(pdf)
    assert len(document) == len(drawing.sheets)
    assert document[0].get_size() == pytest.approx((420 / 25.4 * 72, 297 / 25.4 * 72), abs=0.1)
    said = pdftotext(pdf)
    for word in (WORDS[language], "1:500 · 1 / 1", "12.00", "15.00 m²"):
        assert word in said, word
    assert b"/Subtype /Image" not in pdf


def test_the_sheet_carries_ink_where_the_land_is_and_none_in_the_margin(sample):
    pdf = render_drawing(draw_plan(sample, 500))
    picture = pypdfium2.PdfDocument(pdf)[0].render(scale=2).to_pil().convert("RGB")
    wide, high = picture.size
    assert picture.crop((0, 0, round(18 / 297 * wide), high)).getcolors() == [
        (round(18 / 297 * wide) * high, (255, 255, 255))
    ]
    red = sum(n for n, (r, g, b) in picture.getcolors(1 << 24) if r > 150 and g < 90 and b < 90)
    assert red > 2000
    target = io.BytesIO()
    picture.save(target, "PNG")
    assert len(target.getvalue()) > 20_000
