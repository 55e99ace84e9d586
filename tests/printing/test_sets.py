"""The set of a paper: each copy from what was frozen at issue, in the words that were sealed."""

from __future__ import annotations

import io
from dataclasses import asdict, replace

import pypdf
import pytest

from desktop.casework.papers import plain
from desktop.core.dates import show
from desktop.core.entry import canonical
from desktop.core.errors import PaperError
from desktop.printing.press import NoticePress
from desktop.printing.proof import code_of, read_text
from desktop.printing.reprint import original_of
from desktop.printing.sets import copy_of, stored_order
from desktop.printing.specimen import specimens

ORDERS = dict(specimens(("sample",)))
NAMES = ["notice-mp-1961-187-8b-hi+en-sample", "return_of_service-pa+en-sample", "order-ga-1968-171-1-mr-sample"]


def kept(name: str) -> tuple[bytes, bytes, str, str]:
    """A paper as it is frozen: its bytes, what it was made from, the hash of its words, its words."""
    order = ORDERS[name]
    printed = NoticePress().print(order)
    return printed.pdf, canonical(plain(asdict(replace(order, qr="")))), printed.text_sha256, printed.text


@pytest.mark.parametrize("name", NAMES)
def test_each_copy_has_the_words_that_were_sealed(name: str) -> None:
    pdf, order, digest, text = kept(name)
    assert copy_of(pdf, order, digest, "") == pdf
    office, second = copy_of(pdf, order, digest, "office"), copy_of(pdf, order, digest, "copy:2")
    assert original_of(office) == (pdf, 0) and original_of(second) == (pdf, 2)
    large = copy_of(pdf, order, digest, "pasting")
    assert read_text(large) == read_text(office) == text
    assert code_of(large) == code_of(pdf)
    assert len(pypdf.PdfReader(io.BytesIO(large)).pages) > len(pypdf.PdfReader(io.BytesIO(pdf)).pages)


@pytest.mark.parametrize("name", [NAMES[0], NAMES[2], "public_notice-ga-1968-168-2-notice-mr-sample"])
def test_a_blank_panchnama_goes_along_with_what_is_known_of_the_paper(name: str) -> None:
    pdf, order, digest, _ = kept(name)
    made = copy_of(pdf, order, digest, "panchnama")
    text, told = read_text(made), ORDERS[name]
    assert code_of(made) == "" and len(pypdf.PdfReader(io.BytesIO(made)).pages) == 1
    assert text.count("……………………") >= 10
    number = told.values.get("number") or told.file_number
    assert str(number) in text and show(told.values["date"]) in text
    assert [word for word in ("पंच:", "पता:", "पत्ता:") if word in text]


def test_what_was_kept_is_the_order_again() -> None:
    order = replace(ORDERS[NAMES[1]], qr="")
    assert stored_order(canonical(plain(asdict(order)))).values == order.values


def test_a_copy_in_large_type_is_refused_when_the_wordings_have_changed() -> None:
    pdf, order, _, _ = kept(NAMES[0])
    with pytest.raises(PaperError, match="have changed since"):
        copy_of(pdf, order, "0" * 64, "pasting")
    with pytest.raises(PaperError, match="no copy 'blue'"):
        copy_of(pdf, order, "0" * 64, "blue")
