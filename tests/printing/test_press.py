"""Orders become papers: placeholders, translations, marks, metadata, the same bytes each time."""

from __future__ import annotations

import base64
import io
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pypdf
import pytest
from PIL import Image

from desktop.casework.ports import PaperOrder, Press
from desktop.core.errors import PaperError
from desktop.printing.press import NoticePress
from desktop.printing.proof import read_text
from desktop.printing.specimen import print_specimens, specimens
from tests.printing.conftest import pdftotext, pypdf_text

PRESS: Press = NoticePress()
ORDERS = dict(specimens(("sample",)))
SET = [name for name, order in ORDERS.items() if len(order.languages) == 2 or order.template in ("notice", "order")]
NOTICE = ORDERS["notice-mp-1961-187-8b-hi+en-sample"]


def with_value(order: PaperOrder, **values: Any) -> PaperOrder:
    return replace(order, values={**order.values, **values})


def without(order: PaperOrder, name: str) -> PaperOrder:
    return replace(order, values={key: value for key, value in order.values.items() if key != name})


@pytest.mark.parametrize("name", SET)
def test_the_text_layer_is_the_source_text(name: str) -> None:
    printed = PRESS.print(ORDERS[name])
    assert printed.text == PRESS.source_text(ORDERS[name])
    assert read_text(printed.pdf) == printed.text


@pytest.mark.parametrize("size", ["long", "least"])
def test_long_and_least_data_lose_nothing(size: str) -> None:
    chosen: dict[tuple[object, ...], list[tuple[str, PaperOrder]]] = {}
    for name, order in specimens((size,)):
        if order.languages in (("hi",), ("mr", "en")):
            chosen.setdefault((order.template, order.languages), []).append((name, order))
    for each in chosen.values():  # of each paper the first provision's and the last's; `make fuzz` takes every one
        for name, order in each if "NAGARDESK_FUZZ" in os.environ else [each[0], *each[1:][-1:]]:
            printed = PRESS.print(order)
            assert read_text(printed.pdf) == printed.text, name
            short = order.template in ("receipt", "photograph", "panchnama_form")
            assert printed.pages > 1 or size == "least" or short, name


def test_an_empty_or_missing_value_stops_the_issue_and_names_itself() -> None:
    for broken in (without(NOTICE, "addressee"), with_value(NOTICE, addressee="  "), with_value(NOTICE, findings=[])):
        with pytest.raises(PaperError) as caught:
            PRESS.print(broken)
        assert caught.value.code == "placeholder_empty"
        assert caught.value.params["template"] == "notice"
        assert str(caught.value.params["placeholder"]) in caught.value.message


def test_a_value_that_only_some_words_need_is_missed_there() -> None:
    with pytest.raises(PaperError, match="'requirement'"):
        PRESS.print(without(ORDERS["notice-mp-1961-194-2b-hi+en-sample"], "requirement"))


def test_an_unknown_value_is_refused_also_inside_a_row() -> None:
    with pytest.raises(PaperError, match="'addresee'"):
        PRESS.print(with_value(NOTICE, addresee="x"))
    with pytest.raises(PaperError, match="'mesure' in row findings 1"):
        PRESS.print(with_value(NOTICE, findings=[{"says": "x", "mesure": "1 m"}]))


def test_a_value_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(PaperError, match="'days' as number"):
        PRESS.print(with_value(NOTICE, days="fifteen"))


def test_a_missing_translation_stops_the_issue() -> None:
    with pytest.raises(PaperError) as caught:
        PRESS.print(with_value(NOTICE, addressee={"hi": "श्री क"}))
    assert caught.value.code == "translation"
    with pytest.raises(PaperError) as caught:
        PRESS.print(replace(NOTICE, languages=("fr",)))
    assert caught.value.code == "language"


def test_unknown_template_provision_mark_and_page_are_refused() -> None:
    for broken, code in (
        (replace(NOTICE, template="../letter"), "no_template"),
        (replace(NOTICE, provision=""), "no_wording"),
        (replace(NOTICE, provision="mp-1961:1:1"), "no_wording"),
        (replace(NOTICE, mark="secret"), "mark"),
        (replace(NOTICE, letterhead={**NOTICE.letterhead, "page": "a3"}), "page"),
        (replace(NOTICE, letterhead={}), "placeholder_empty"),
        (replace(NOTICE, file_number=""), "placeholder_empty"),
    ):
        with pytest.raises(PaperError) as caught:
            PRESS.print(broken)
        assert caught.value.code == code


def test_a_glyph_that_no_font_has_stops_the_issue() -> None:
    with pytest.raises(PaperError) as caught:
        PRESS.print(with_value(NOTICE, addressee="श्री क 😀"))
    assert caught.value.code == "glyph_missing"


def test_what_values_bring_is_never_markup_or_a_placeholder() -> None:
    printed = PRESS.print(with_value(NOTICE, addressee="A **B** {days} <i>'\"\\ (क)"))
    assert "A **B** {days} <i>'\"\\ (क)" in printed.text
    assert read_text(printed.pdf) == printed.text


def test_a_draft_may_lack_its_number_and_bears_a_watermark() -> None:
    draft = PRESS.print(replace(NOTICE, mark="draft", file_number=""))
    assert "प्रारूप" in pypdf_text(draft.pdf)
    assert "प्रारूप" not in draft.text
    assert read_text(draft.pdf) == draft.text


def test_mark_and_code_do_not_change_the_source_text() -> None:
    plain = PRESS.source_text(replace(NOTICE, qr="", mark=""))
    for mark in ("draft", "practice", "copy", "office", "pasting", "draft pasting"):
        assert PRESS.print(replace(NOTICE, qr="", mark=mark)).text == plain


def test_a_pasting_copy_is_set_large() -> None:
    usual, pasting = PRESS.print(NOTICE), PRESS.print(replace(NOTICE, mark="pasting"))
    assert pasting.pages > usual.pages
    assert pasting.text == usual.text
    assert largest_body(pasting.pdf) > 20


def largest_body(pdf: bytes) -> float:
    """The commonest type size on the second page, in points."""
    stream = pypdf.PdfReader(io.BytesIO(pdf)).pages[1].get_contents()
    assert stream is not None
    words = stream.get_data().split()
    sizes = [float(words[n - 1]) for n, word in enumerate(words) if word == b"Tf"]
    return max(set(sizes), key=sizes.count)


def test_a_paper_is_tagged_in_reading_order_with_its_languages() -> None:
    printed = PRESS.print(NOTICE)
    root = pypdf.PdfReader(io.BytesIO(printed.pdf)).trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"]  # type: ignore[index]
    leaves = list(leaves_of(root["/StructTreeRoot"]["/K"]))  # type: ignore[index]
    assert len(leaves) == len(printed.text.split("\n"))
    assert {language for _, language in leaves} == {"hi-IN", "en-IN"}
    assert [role for role, _ in leaves if role == "H1"] == ["H1", "H1"]


def leaves_of(node: Any) -> Iterator[tuple[str, str]]:
    """(role, language) of every paragraph below a node of the structure tree."""
    node = node.get_object()
    if "/Lang" in node:
        yield node["/S"][1:], node["/Lang"]
    else:
        kids = node["/K"].get_object()
        for kid in kids if isinstance(kids, list) else [kids]:
            yield from leaves_of(kid)


def test_specimens_are_printed_into_a_folder(tmp_path: Path) -> None:
    rows = print_specimens(tmp_path, specimens(("least",), ("receipt", "notice")))
    assert {row["template"] for row in rows} == {"receipt", "notice"}
    assert {language for row in rows for language in row["languages"]} == {"en", "hi", "mr", "pa", "ta"}
    assert all((tmp_path / row["file"]).read_bytes().startswith(b"%PDF") for row in rows)


def test_the_language_belongs_to_the_paper() -> None:
    hindi = ORDERS["notice-mp-1961-187-8b-hi-sample"]
    before = PRESS.print(hindi)
    PRESS.print(ORDERS["notice-mp-1961-187-8b-en-sample"])
    assert PRESS.print(hindi).pdf == before.pdf


def test_metadata_page_size_and_foot() -> None:
    printed = PRESS.print(replace(NOTICE, letterhead={**NOTICE.letterhead, "page": "legal"}))
    reader = pypdf.PdfReader(io.BytesIO(printed.pdf))
    assert reader.metadata is not None
    assert reader.metadata.title == "कारण बताओ सूचना"
    assert reader.metadata.subject == NOTICE.file_number
    assert reader.trailer["/Root"]["/Lang"] == "hi-IN"  # type: ignore[index]
    assert [round(float(side) / 72 * 25.4) for side in reader.pages[0].mediabox[2:]] == [216, 356]
    text = pdftotext(printed.pdf)
    assert f"Page 1 of {printed.pages}" in text
    assert f"पृष्ठ {printed.pages}, कुल {printed.pages}" in text
    assert text.count(NOTICE.file_number) >= printed.pages + 2


def test_the_same_order_gives_the_same_bytes_even_in_another_process(root: Path) -> None:
    here = PRESS.print(NOTICE)
    assert PRESS.print(NOTICE) == here
    code = (
        "from desktop.printing.press import NoticePress; from desktop.printing.specimen import specimens; "
        "orders = specimens(('sample',), ('notice',)); "
        "order = next(order for name, order in orders if name == 'notice-mp-1961-187-8b-hi+en-sample'); "
        "print(NoticePress().print(order).sha256)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == here.sha256


def test_a_column_that_nothing_stands_in_is_left_out() -> None:
    bare = [{"says": {"hi": "नींव", "en": "Foundation"}}]
    assert "Measure" in PRESS.source_text(NOTICE)
    assert "Measure" not in PRESS.source_text(with_value(NOTICE, findings=bare))


def test_a_very_long_file_number_stays_whole_in_the_foot() -> None:
    number = "NP-BARI/07-A3/187/2026-27/00012/" + "/".join(f"annexure-{n}" for n in range(20))
    printed = PRESS.print(replace(NOTICE, file_number=number))
    assert pypdf_text(printed.pdf).count(number) >= printed.pages


def test_an_emblem_is_printed_and_a_damaged_one_refused() -> None:
    target = io.BytesIO()
    Image.new("RGB", (40, 40), (10, 60, 120)).save(target, "PNG")
    head = {**NOTICE.letterhead, "emblem": base64.b64encode(target.getvalue()).decode()}
    printed = PRESS.print(replace(NOTICE, letterhead=head))
    assert len(pypdf.PdfReader(io.BytesIO(printed.pdf)).pages[0].images) == 1
    assert printed.text == PRESS.source_text(NOTICE)
    with pytest.raises(PaperError, match="emblem"):
        PRESS.print(replace(NOTICE, letterhead={**head, "emblem": "bm90IGEgcGljdHVyZQ=="}))
