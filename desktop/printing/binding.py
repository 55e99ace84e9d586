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
from desktop.printing.sheet import About, Sheet
from desktop.printing.styles import MM, styles

_STAMP = 8.5  # points
_HEAD = 9 * MM  # from the upper edge


def bind(parts: Sequence[BundlePart], says: Mapping[str, str]) -> bytes:
    """See `desktop.casework.ports.Press.bind`. Raises `PaperError` naming the part that can't be read."""
    pages = [_pages(part) for part in parts]
    sizes = [size for part, pdf in zip(parts, pages, strict=True) for size in _sizes(part, pdf)]
    return apart.joined(pages, _stamps(sizes, says), [(part.name, part.content) for part in parts if part.name])


def part_pages(part: BundlePart) -> int:
    """How many pages a part takes: a picture stands on the sheet that tells of it, where there is room below."""
    return apart.page_count(_pages(part))


def _pages(part: BundlePart) -> bytes:
    """The part as PDF pages."""
    return apart.mounted(part.content, part.under, part.name) if part.under else part.content


def _sizes(part: BundlePart, pdf: bytes) -> list[tuple[float, float]]:
    """Those of its pages, each of which was loaded alone, so that the part that can't be is known."""
    try:
        return apart.page_sizes(pdf)
    except PaperError as error:
        raise PaperError(f"{part.name}: {error.message}" if part.name else error.message, code=error.code) from None


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
