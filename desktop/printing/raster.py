"""Pages as pictures, through PDFium: for the preview on screen, and for looking at specimens."""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from desktop.core.errors import PaperError

_pdfium = threading.Lock()  # PDFium may be used by one thread at a time


MOST_PIXELS = 64_000_000
"""Largest picture of a page; A3 at 400 dpi has 31 million."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A page as pixels: four bytes each (blue, green, red, unused), rows from the top, `stride` bytes apart."""

    width: int
    height: int
    stride: int
    pixels: bytes


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
    """Page `page` (from 0) at `dpi`, for a screen."""
    with opened(pdf) as document:
        bitmap = _render(document, page, dpi)
        return Picture(bitmap.width, bitmap.height, bitmap.stride, bytes(bitmap.buffer))


def page_png(pdf: bytes, page: int, dpi: float = 96) -> bytes:
    """Page `page` (from 0) at `dpi`, as a PNG file."""
    with opened(pdf) as document:
        image = _render(document, page, dpi).to_pil().convert("RGB")
    target = io.BytesIO()
    image.save(target, "PNG")
    return target.getvalue()


def _render(document: Any, page: int, dpi: float) -> Any:
    if not 0 <= page < len(document):
        raise PaperError(f"There is no page {page + 1} in this paper of {len(document)}", code="no_page")
    sheet = document[page]
    width, height = (max(side * dpi / 72, 1) for side in sheet.get_size())
    fit = min(1.0, (MOST_PIXELS / (width * height)) ** 0.5)  # a page may call itself a kilometre wide
    return sheet.render(scale=fit * dpi / 72, rev_byteorder=False, prefer_bgrx=True)
