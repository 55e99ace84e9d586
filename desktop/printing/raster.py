"""Pages as pictures, through PDFium: for the preview on screen, and for looking at specimens."""

from __future__ import annotations

import ctypes
import mmap
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from desktop.core.errors import PaperError
from desktop.core.picture import Picture

_pdfium = threading.Lock()  # PDFium may be used by one thread at a time


MOST_PIXELS = 64_000_000
"""Largest picture of a page; A3 at 400 dpi has 31 million."""


@contextmanager
def opened(pdf: bytes) -> Iterator[Any]:
    """The PDFium document, while no other thread uses PDFium. Raises `PaperError` if the bytes are no PDF."""
    import pypdfium2

    with _pdfium:
        try:
            document = pypdfium2.PdfDocument(pdf)
        except pypdfium2.PdfiumError as error:
            raise PaperError(f"This file is not a PDF that can be read ({error})", code="not_pdf") from error
        try:
            yield document
        except pypdfium2.PdfiumError as error:
            raise PaperError(f"This PDF is damaged ({error})", code="pdf_damaged") from error
        finally:
            document.close()


def page_count(pdf: bytes) -> int:
    """How many pages a PDF has."""
    with opened(pdf) as document:
        return len(document)


def page_size(pdf: bytes, page: int) -> tuple[float, float]:
    """The width and height of page `page` (from 0), in points."""
    with opened(pdf) as document:
        width, height = document[page].get_size()
        return float(width), float(height)


def page_picture(pdf: bytes, page: int, dpi: float = 96) -> Picture:
    """Page `page` (from 0) at `dpi`."""
    with opened(pdf) as document:
        drawn = _render(document, page, dpi)
        drawn.close()  # of PDFium's, while it is ours alone; the pixels stay
        return Picture(drawn.width, drawn.height, drawn.stride, memoryview(drawn.buffer).cast("B"))


def _render(document: Any, page: int, dpi: float) -> Any:
    if not 0 <= page < len(document):
        raise PaperError(f"There is no page {page + 1} in this paper of {len(document)}", code="no_page")
    sheet = document[page]
    width, height = (max(side * dpi / 72, 1) for side in sheet.get_size())
    fit = min(1.0, (MOST_PIXELS / (width * height)) ** 0.5)  # a page may call itself a kilometre wide
    return sheet.render(scale=fit * dpi / 72, rev_byteorder=False, prefer_bgrx=True, bitmap_maker=_blank)


def _blank(width: int, height: int, *, format: int, rev_byteorder: bool) -> Any:
    """Pixels in memory that the system clears as it is used: memory that is cleared when it is asked for keeps Python's
    lock for a sheet of 35 MB so long that the screen would be seen to stand still."""
    from pypdfium2 import PdfBitmap

    size = width * height * 4
    buffer = (ctypes.c_ubyte * size).from_buffer(mmap.mmap(-1, size))
    return PdfBitmap.new_native(width, height, format, rev_byteorder, buffer=buffer)
