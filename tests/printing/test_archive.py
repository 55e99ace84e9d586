"""Papers keep to PDF/A-2u: what the format asks and forbids, read from the files as they are written."""

from __future__ import annotations

import io
import re
import struct
from typing import Any

import pypdf
import pytest
from PIL import ImageCms

from desktop.printing.archive import colours
from desktop.printing.compose import compose
from desktop.printing.layout import render_all
from desktop.printing.press import NoticePress
from desktop.printing.specimen import specimens

ORDERS = dict(specimens(("sample",)))
NAMES = [
    "notice-mp-1961-194-2b-hi+en-sample",
    "notice-ga-1968-172-1b-mr-sample",
    "return_of_service-pa+en-sample",
    "notice-py-1973-274-1-ta+en-sample",
    "register_page-hi+en-sample",
]
FORBIDDEN = (
    b"/JavaScript",
    b"/JS",
    b"/Launch",
    b"/LZWDecode",
    b"/Encrypt",
    b"/EmbeddedFile",
    b"/RichMedia",
    b"/OCGs",
)


@pytest.fixture(scope="module", params=NAMES)
def pdf(request: pytest.FixtureRequest) -> bytes:
    """A paper of each script."""
    return NoticePress().print(ORDERS[request.param]).pdf


def test_every_stream_ends_on_a_line_of_its_own_and_is_as_long_as_it_says(pdf: bytes) -> None:
    found = 0
    for begin in re.finditer(rb"/Length (\d+)[^>]*>>\nstream\n", pdf):
        end = begin.end() + int(begin[1])
        assert pdf[end : end + 11] == b"\nendstream\n"
        found += 1
    assert found == pdf.count(b"\nendstream\n") > 3


def test_nothing_forbidden_and_all_that_is_asked(pdf: bytes) -> None:
    assert pdf.startswith(b"%PDF-1.7\n%") and all(byte > 127 for byte in pdf[10:14])
    written = re.sub(rb"\nstream\n.*?\nendstream\n", b"", pdf, flags=re.DOTALL)
    assert not any(re.search(word + rb"[\s/<(\[]", written) for word in FORBIDDEN)
    reader = pypdf.PdfReader(io.BytesIO(pdf))
    root: Any = reader.trailer["/Root"]
    intent = root["/OutputIntents"][0]
    assert intent["/S"] == "/GTS_PDFA1" and intent["/DestOutputProfile"]["/N"] == 3
    assert len(reader.trailer["/ID"]) == 2 and root["/Lang"]  # type: ignore[arg-type]
    assert "/Filter" not in root["/Metadata"]


def test_the_metadata_say_the_same_in_both_places(pdf: bytes) -> None:
    reader = pypdf.PdfReader(io.BytesIO(pdf))
    xmp, info = reader.xmp_metadata, reader.metadata
    assert xmp is not None and info is not None
    packet = reader.trailer["/Root"]["/Metadata"].get_data().decode()  # type: ignore[index]
    assert "<pdfaid:part>2</pdfaid:part><pdfaid:conformance>U</pdfaid:conformance>" in packet
    assert xmp.dc_title == {"x-default": info.title}
    assert xmp.dc_creator == [info.author]
    assert xmp.dc_description == {"x-default": info.subject}
    assert (xmp.pdf_keywords, xmp.pdf_producer, xmp.xmp_creator_tool) == (
        info["/Keywords"],
        info.producer,
        info.creator,
    )


def test_every_font_is_in_the_file_with_its_widths_and_the_text_of_every_code(pdf: bytes) -> None:
    reader = pypdf.PdfReader(io.BytesIO(pdf))
    fonts: Any = reader.pages[0]["/Resources"]["/Font"]  # type: ignore[index]
    for font in fonts.values():
        face = font["/DescendantFonts"][0]
        file = face["/FontDescriptor"]["/FontFile2"].get_data()
        widths, upem = advances(file)
        told = [float(width) for width in face["/W"][1]]
        assert face["/CIDToGIDMap"] == "/Identity" and face["/W"][0] == 0
        assert all(abs(w * 1000 / upem - said) < 1 for w, said in zip(widths, told, strict=False))
        told_texts = font["/ToUnicode"].get_data().split(b"endcodespacerange")[1]
        texts = re.findall(rb"<([0-9a-f]{4})><([0-9a-f]+)>", told_texts)
        assert len(texts) == len(told) - 1
        assert not any(text in (b"0000", b"feff", b"fffe") for _, text in texts)


def advances(file: bytes) -> tuple[list[int], int]:
    """The advances of a TrueType file and its units to the em."""
    tables = {}
    for n in range(struct.unpack_from(">H", file, 4)[0]):
        tag, _, offset, length = struct.unpack_from(">4sLLL", file, 12 + 16 * n)
        tables[tag] = file[offset : offset + length]
    count = struct.unpack_from(">H", tables[b"hhea"], 34)[0]
    return list(struct.unpack_from(">" + "Hh" * count, tables[b"hmtx"])[::2]), struct.unpack_from(
        ">H", tables[b"head"], 18
    )[0]


def test_the_profile_is_one_and_costs_a_print_run_little() -> None:
    assert len(colours()) < 600
    assert ImageCms.getProfileName(ImageCms.ImageCmsProfile(io.BytesIO(colours()))).strip() == "sRGB"
    paper = compose(ORDERS[NAMES[0]])[0]
    run, pages = render_all([paper] * 40)
    assert run.count(b"/OutputIntents") == run.count(b"<pdfaid:part>") == 1
    assert len(run) / pages <= 5 * 1024
