"""Labels in their places, and registers whose sums are carried from page to page."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from desktop.core.errors import PaperError
from desktop.printing.labels import LAYOUTS, Label, render_labels
from desktop.printing.press import NoticePress
from desktop.printing.proof import place_of, read_text
from desktop.printing.specimen import specimens
from desktop.printing.styles import MM, PAGES
from tests.printing.conftest import pdftotext

NAME = "श्रीमती सुनीता देशमुख"
LABEL = Label(((NAME, "hi"), ("House No. 14, Station Road", "en")), code="NP-BARI/07-A3/187/2026-27/00012")
REGISTER = dict(specimens(("sample",), ("register_page",)))["register_page-en-sample"]


@pytest.mark.parametrize("layout", sorted(LAYOUTS))
def test_a_label_lies_in_its_place(layout: str) -> None:
    shape = LAYOUTS[layout]
    last = shape.across * shape.down
    pdf, pages = render_labels([LABEL], layout, first=last)
    assert pages == 1
    _, x, top = place_of(pdf, NAME)
    right = shape.left + shape.across * shape.width + (shape.across - 1) * shape.gap_x
    bottom = shape.top + shape.down * shape.height
    assert right - shape.width < x / MM < right
    assert bottom - shape.height < (PAGES["a4"][1] - top) / MM < bottom


def test_labels_flow_over_sheets_and_keep_their_words() -> None:
    labels = [Label(((f"File {n}", "en"), (NAME, "hi"))) for n in range(30)]
    pdf, pages = render_labels(labels, "3x8")
    assert pages == 2
    assert read_text(pdf).splitlines() == [text for label in labels for text, _ in label.lines]


def test_a_label_that_does_not_fit_or_has_no_place_is_told() -> None:
    for labels, layout, first in (
        ([Label((("long " * 200, "en"),))], "3x8", 1),
        ([LABEL], "9x9", 1),
        ([LABEL], "3x8", 25),
        ([], "3x8", 1),
    ):
        with pytest.raises(PaperError):
            render_labels(labels, layout, first)


def with_entries(count: int) -> Any:
    some = list(REGISTER.values["entries"])  # type: ignore[arg-type]
    entries = [{**some[n % 3], "c1": str(n + 1)} for n in range(count)]
    return replace(REGISTER, values={**REGISTER.values, "entries": entries})


def test_sums_are_carried_over_and_brought_forward_and_struck_entries_do_not_count() -> None:
    printed = NoticePress().print(with_entries(90))
    assert "37,515" in printed.text.splitlines()  # 30 times 1,200.50 and 50; the second of three entries is struck
    pages = [pdftotext(printed.pdf, "-layout", "-f", str(n), "-l", str(n)) for n in range(1, printed.pages + 1)]
    carried = [line.split()[-1] for page in pages for line in page.splitlines() if "Carried over" in line]
    brought = [line.split()[-1] for page in pages for line in page.splitlines() if "Brought forward" in line]
    assert carried == brought == ["7,503", "17,507", "27,511"]
    assert read_text(printed.pdf) == printed.text
    assert "Carried over" not in printed.text


def test_a_register_of_one_page_carries_nothing() -> None:
    printed = NoticePress().print(with_entries(3))
    assert "Carried over" not in pdftotext(printed.pdf)
    assert "1,250.50" in printed.text and "Total" in printed.text


def test_a_sum_that_is_no_money_is_told() -> None:
    entries = [{"c1": "1", "c5": "much"}]
    with pytest.raises(PaperError, match="'much'"):
        NoticePress().print(replace(REGISTER, values={**REGISTER.values, "entries": entries}))


def test_a_register_with_too_many_columns_is_refused() -> None:
    columns = [{"head": "A"}] * 15
    with pytest.raises(PaperError, match="at most 14"):
        NoticePress().print(replace(REGISTER, values={**REGISTER.values, "columns": columns}))
