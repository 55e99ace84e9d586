"""Papers of an office that writes the digits of its language: every figure of them, the pages' and the sums' too."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from desktop.casework.ports import PaperOrder
from desktop.core.text import latin_digits
from desktop.printing.press import NoticePress
from desktop.printing.proof import read_text
from desktop.printing.specimen import specimens
from tests.printing.conftest import pdftotext

PRESS = NoticePress()
ORDERS = dict(specimens(("sample",)))
FIGURES = re.compile(r"(?<!\S)[^\sA-Za-z]*[0-9][^\sA-Za-z]*(?!\S)")


def own(order: PaperOrder) -> PaperOrder:
    return replace(order, letterhead={**order.letterhead, "digits": "own"})


@pytest.mark.parametrize("language", ["hi", "mr", "pa", "ta"])
def test_a_paper_in_one_language_has_no_other_digits_but_in_numbers_with_latin_letters(language: str) -> None:
    orders = [order for order in ORDERS.values() if order.languages == (language,)]
    assert len(orders) > 3
    for order in orders[::4]:
        plain, printed = PRESS.print(order), PRESS.print(own(order))
        assert FIGURES.search(plain.text) and not FIGURES.search(printed.text)
        assert latin_digits(printed.text) == latin_digits(plain.text), "nothing but the digits differs"
        assert read_text(printed.pdf) == printed.text
        assert (order.file_number in printed.text) == (order.file_number in plain.text), "as it is found by"


def test_of_two_languages_each_has_its_own_and_what_stands_once_keeps_those_both_read() -> None:
    order = own(ORDERS["notice-mp-1961-187-8b-hi+en-sample"])
    printed = PRESS.print(order)
    assert re.search("[०-९]", printed.text) and re.search(r"section \d", printed.text)
    lines = printed.text.splitlines()
    assert [line for line in lines if re.search(r"\d\d-\d\d-\d{4}", line) and not re.search("[०-९]", line)]
    assert read_text(printed.pdf) == printed.text


def test_pages_and_sums_carried_over_are_counted_in_them() -> None:
    order = own(ORDERS["register_page-mr-sample"])
    some = list(order.values["entries"])  # type: ignore[arg-type]
    entries = [{**some[n % 3], "c1": str(n + 1)} for n in range(90)]
    printed = PRESS.print(replace(order, values={**order.values, "entries": entries}))
    text = pdftotext(printed.pdf, "-layout")
    assert "७,५०३" in text and "7,503" not in text
    assert f"पृष्ठ १, एकूण {'०१२३४५६७८९'[printed.pages]}" in text


def test_an_office_that_says_nothing_writes_0_to_9() -> None:
    order = ORDERS["register_page-mr-sample"]
    latin = replace(order, letterhead={**order.letterhead, "digits": "latin"})
    assert PRESS.print(latin).text == PRESS.print(order).text
    assert not re.search("[०-९]", PRESS.print(latin).text)
