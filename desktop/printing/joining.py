"""PDFs joined and pictures laid on sheets, in the child that `apart` keeps: what other PCs and citizens made is opened here."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from desktop.core.errors import PaperError
from desktop.printing.raster import opened
from desktop.printing.styles import BINDING, MM, OUTER

_PICTURE = (BINDING, 30 * MM, 135 * MM)  # left, foot and height of the room for a picture, below what tells of it
_SIDE = 2000  # pixels of a picture's longer side in print; the file itself lies in the PDF whole


def joined(pages: Sequence[bytes], stamps: bytes, attached: Sequence[tuple[str, bytes]]) -> bytes:
    """The PDFs one after the other, page n of `stamps` over page n, with files attached by their names.

    Raises `PaperError`.
    """
    import pypdfium2

    with opened(pages[0]) as bound:
        for pdf in pages[1:]:
            _append(pypdfium2, bound, pdf)
        _stamp(pypdfium2, bound, stamps)
        for name, content in attached:
            bound.new_attachment(name).set_data(content)
        target = io.BytesIO()
        bound.save(target)
    return target.getvalue()


def mounted(content: bytes, under: bytes, name: str) -> bytes:
    """The picture on its sheet as large as the room allows, or on a page of its own where the words need the room.

    Raises `PaperError` with the picture's name.
    """
    import pypdfium2

    image, width, height = _jpeg(content, name)
    with opened(under) as document:
        left, foot, tall = _PICTURE
        page = document[len(document) - 1]
        if _lowest(page, foot) < foot + tall:
            page = document.new_page(page.get_width(), page.get_height())
        scale = min((page.get_width() - left - OUTER) / width, tall / height)
        picture = pypdfium2.PdfImage.new(document)
        picture.load_jpeg(image, pages=[page], inline=True)
        picture.set_matrix(pypdfium2.PdfMatrix().scale(width * scale, height * scale).translate(left, foot))
        page.insert_obj(picture)
        page.gen_content()
        target = io.BytesIO()
        document.save(target)
    return target.getvalue()


def _lowest(page: Any, foot: float) -> float:
    """How far down the words of a page come, what runs at its foot apart."""
    from pypdfium2.raw import FPDF_PAGEOBJ_TEXT

    lows = [float(thing.get_bounds()[1]) for thing in page.get_objects([FPDF_PAGEOBJ_TEXT])]
    return min((low for low in lows if low > foot), default=float(page.get_height()))


def _jpeg(content: bytes, name: str) -> tuple[io.BytesIO, int, int]:
    """The picture as JPEG upright and no larger than print needs."""
    from PIL import Image, ImageOps

    try:
        with Image.open(io.BytesIO(content)) as opened_image:
            image = ImageOps.exif_transpose(opened_image).convert("RGB")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise PaperError(
            f"The picture {name} can't be read: it is none, or damaged", code="picture", name=name
        ) from error
    image.thumbnail((_SIDE, _SIDE))
    target = io.BytesIO()
    image.save(target, "JPEG", quality=85)
    target.seek(0)
    return target, image.width, image.height


def _append(pypdfium2: Any, bound: Any, pdf: bytes) -> None:
    source = pypdfium2.PdfDocument(pdf)
    try:
        bound.import_pages(source)
    finally:
        source.close()


def _stamp(pypdfium2: Any, bound: Any, stamps: bytes) -> None:
    """Lay each page of `stamps` over the page of the same number; what stood there stays as it was."""
    source = pypdfium2.PdfDocument(stamps)
    try:
        for n in range(len(bound)):
            page = bound[n]
            page.insert_obj(source.page_as_xobject(n, bound).as_pageobject())
            page.gen_content()
            page.close()
    finally:
        source.close()
