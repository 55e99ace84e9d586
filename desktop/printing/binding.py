"""Papers bound into one PDF: their pages as they were issued, one page number running through, their bytes attached."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from desktop.casework.ports import BundlePart
from desktop.core.errors import PaperError
from desktop.printing import apart
from desktop.printing.ink import number
from desktop.printing.lines import length, set_words
from desktop.printing.model import Run
from desktop.printing.raster import opened
from desktop.printing.sheet import About, Sheet
from desktop.printing.styles import BINDING, MM, OUTER, styles

_STAMP = 8.5  # points
_HEAD = 9 * MM  # from the upper edge
_PICTURE = (BINDING, 30 * MM, 135 * MM)  # left, foot and height of the room for a picture, below what tells of it
_SIDE = 2000  # pixels of a picture's longer side in print; the file itself lies in the PDF whole


def bind(parts: Sequence[BundlePart], says: Mapping[str, str]) -> bytes:
    """See `desktop.casework.ports.Press.bind`. Raises `PaperError` naming the part that can't be read."""
    import pypdfium2

    pages = [_pages(part) for part in parts]
    # Another PC may have made them: proven apart first.
    sizes = [size for pdf in pages for size in apart.page_sizes(pdf)]
    with opened(pages[0]) as bound:  # the lock is held as long as PDFium works
        for pdf in pages[1:]:
            _append(pypdfium2, bound, pdf)
        _stamp(pypdfium2, bound, _stamps(sizes, says))
        for part in parts:
            if part.name:
                bound.new_attachment(part.name).set_data(part.content)
        target = io.BytesIO()
        bound.save(target)
    return target.getvalue()


def _append(pypdfium2: Any, bound: Any, pdf: bytes) -> None:
    source = pypdfium2.PdfDocument(pdf)
    try:
        bound.import_pages(source)
    finally:
        source.close()


def _pages(part: BundlePart) -> bytes:
    """The part as PDF pages."""
    return _mounted(part) if part.under else part.content


def part_pages(part: BundlePart) -> int:
    """How many pages a part takes: a picture stands on the sheet that tells of it, where there is room below."""
    return apart.page_count(_pages(part))


def _mounted(part: BundlePart) -> bytes:
    """The picture on its sheet as large as the room allows, or on a page of its own where the words need the room."""
    import pypdfium2

    image, width, height = _jpeg(part)
    with opened(part.under) as document:
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


def _jpeg(part: BundlePart) -> tuple[io.BytesIO, int, int]:
    """The picture as JPEG upright and no larger than print needs."""
    from PIL import Image, ImageOps, UnidentifiedImageError

    try:
        with Image.open(io.BytesIO(part.content)) as opened_image:
            image = ImageOps.exif_transpose(opened_image).convert("RGB")
    except (UnidentifiedImageError, OSError) as error:
        raise PaperError(
            f"The picture {part.name} can't be read ({error})", code="picture", name=part.name
        ) from error
    image.thumbnail((_SIDE, _SIDE))
    target = io.BytesIO()
    image.save(target, "JPEG", quality=85)
    target.seek(0)
    return target, image.width, image.height


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


def _stamps(sizes: Sequence[tuple[float, float]], says: Mapping[str, str]) -> bytes:
    """One page for each, empty but for its number in the bundle."""
    target = io.BytesIO()
    board = Sheet(target, sizes[0], styles(1)["foot"], (), tuple(says), tagged=False, foot=False)
    board.begin_paper(About("", languages=tuple(says)))
    for n, size in enumerate(sizes, 1):
        board.setPageSize(size)
        _draw(board, size, list(_words(says, n, len(sizes))))
        board.showPage()
    board.save()
    return target.getvalue()


def _words(says: Mapping[str, str], n: int, total: int) -> Iterator[Any]:
    for language, text in says.items():
        yield from set_words((Run(text.format(n=n, total=total), True),), language).words


def _draw(board: Sheet, size: tuple[float, float], words: Sequence[Any]) -> None:
    x, y = 8 * MM, size[1] - _HEAD
    frame = " ".join(map(number, (x - 5, y - 4, length(words, _STAMP) + 10, _STAMP + 6)))
    board.addLiteral(f"/Artifact BMC 0.6 w {frame} re S")
    board.ink.line(x, y, _STAMP, words)
    board.addLiteral("EMC")
