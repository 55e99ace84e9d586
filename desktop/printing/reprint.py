"""A reprint: the stored bytes untouched, with a copy mark and count appended as an update to the file.

A PDF may be updated by writing behind its end. The original therefore stands whole at the beginning of every copy,
and its hash can be taken from the copy.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from typing import Any

from desktop.core.errors import PaperError
from desktop.printing.ink import number
from desktop.printing.lines import set_words
from desktop.printing.model import Run
from desktop.printing.shaping import space
from desktop.printing.styles import MM, OUTER

_COPY = {"en": "Copy {n}", "hi": "प्रतिलिपि {n}", "mr": "प्रत {n}", "pa": "ਨਕਲ {n}", "ta": "நகல் {n}"}
_SIZE = 10.5
_END = b"%%EOF\n"
_NOTE = b"% Nagardesk copy "


def reprint(pdf: bytes, count: int, languages: Sequence[str]) -> bytes:
    """The stored paper with the mark "Copy `count`" at the head of every page; `pdf` is the original's bytes."""
    original, copies = original_of(pdf)
    if copies or not pdf.startswith(b"%PDF"):
        raise PaperError("A copy is made from the stored paper, not from another copy", code="copy_of_copy")
    objects = _offsets(original)
    size = len(objects) + 1
    told = [_COPY[language].format(n=count) for language in languages]
    new: dict[int, bytes] = {size: _stream(b"q")}
    pages = [(n, body) for n, body in _bodies(original, objects) if re.search(rb"/Type /Page\b(?!s)", body)]
    for at, (n, body) in enumerate(pages, size + 1):
        width, height = _media(body)
        new[at] = _stream(b"Q q " + _stamp(told, languages, width, height) + b" Q")
        new[n] = re.sub(
            rb"/Contents (\d+) 0 R", rf"/Contents [{size} 0 R \1 0 R {at} 0 R]".encode(), body, count=1
        )  # fmt: skip
    return original + _update(original, new, count)


def original_of(pdf: bytes) -> tuple[bytes, int]:
    """The bytes as first issued, and the count of the copy mark on them (0 for the original itself)."""
    end = pdf.find(_END)
    if end < 0 or not pdf[end + len(_END) :].startswith(_NOTE):
        return pdf, 0
    end += len(_END)
    found = re.match(rb"(\d+)\n", pdf[end + len(_NOTE) :])
    return (pdf[:end], int(found[1])) if found else (pdf, 0)


def _stamp(told: Sequence[str], languages: Sequence[str], width: float, height: float) -> bytes:
    """The mark drawn as outlines, in a thin frame at the right of the head margin: no font has to be added."""
    pen = _Pen()
    x = 0.0
    for text, language in zip(told, languages, strict=True):
        for word in set_words((Run(text, True),), language).words:
            for fragment in word.fragments:
                for cluster in fragment.clusters:
                    for glyph, left, up in cluster.glyphs:
                        pen.origin = (x + left, up)
                        fragment.face.shaper.draw_glyph_with_pen(glyph, pen)
                    x += cluster.advance
            x += space(word.fragments[-1].face).width
        x += 350
    wide = (x - 600) * _SIZE / 1000
    edge, low = width - OUTER - wide - 6, height - 11 * MM
    frame = f"0.6 w {number(edge - 6)} {number(low - 4.5)} {number(wide + 12)} {number(_SIZE + 7)} re S"
    scale = number(_SIZE / 1000)
    moved = f"{scale} 0 0 {scale} {number(edge)} {number(low)} cm"
    return f"/Artifact BMC {frame} {moved} {' '.join(pen.path)} f EMC".encode()


class _Pen:
    """Collects outlines as PDF paths; quadratic curves become cubic ones."""

    def __init__(self) -> None:
        self.origin = (0.0, 0.0)
        self.path: list[str] = []
        self._at = (0.0, 0.0)

    def _put(self, operator: str, *points: tuple[float, float]) -> None:
        x, y = self.origin
        told = " ".join(f"{number(px + x)} {number(py + y)}" for px, py in points)
        self.path.append(f"{told} {operator}".strip())
        if points:
            self._at = points[-1]

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 (names that HarfBuzz calls)
        self._put("m", point)

    def lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._put("l", point)

    def curveTo(self, a: tuple[float, float], b: tuple[float, float], end: tuple[float, float]) -> None:  # noqa: N802
        self._put("c", a, b, end)

    def qCurveTo(self, control: tuple[float, float], end: tuple[float, float]) -> None:  # noqa: N802
        (x0, y0), (x1, y1), (x2, y2) = self._at, control, end
        first = (x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3)
        self._put("c", first, (x2 + (x1 - x2) * 2 / 3, y2 + (y1 - y2) * 2 / 3), end)

    def closePath(self) -> None:  # noqa: N802
        self._put("h")

    def endPath(self) -> None:  # noqa: N802
        self._put("h")


def _offsets(pdf: bytes) -> dict[int, int]:
    """Where each object begins, by the cross-reference table that this program writes."""
    start = re.search(rb"startxref\s+(\d+)\s+%%EOF\s*$", pdf)
    table = re.match(rb"xref\s+0 (\d+)\s+", pdf[int(start[1]) :]) if start else None
    if start is None or table is None:
        raise PaperError("This file is not a paper of this program", code="not_ours")
    first = int(start[1]) + table.end()
    return {n: int(pdf[first + 20 * n : first + 20 * n + 10]) for n in range(1, int(table[1]))}


def _bodies(pdf: bytes, objects: dict[int, int]) -> list[tuple[int, bytes]]:
    found = []
    for n, offset in objects.items():
        begin = pdf.index(b"obj", offset) + 3
        found.append((n, pdf[begin : pdf.index(b"endobj", begin)].strip()))
    return found


def _media(body: bytes) -> tuple[float, float]:
    found = re.search(rb"/MediaBox \[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", body)
    if not found:
        raise PaperError("This file is not a paper of this program", code="not_ours")
    return float(found[1]), float(found[2])


def _stream(content: bytes) -> bytes:
    packed = zlib.compress(content)
    return b"<</Length %d/Filter/FlateDecode>>\nstream\n%s\nendstream" % (len(packed), packed)


def _update(original: bytes, new: dict[int, bytes], count: int) -> bytes:
    """The changed and added objects, their cross-references and a trailer that points back to the original's."""
    out = bytearray(_NOTE + b"%d\n" % count)
    entries: dict[int, int] = {}
    for n, body in sorted(new.items()):
        entries[n] = len(original) + len(out)
        out += b"%d 0 obj\n%s\nendobj\n" % (n, body)
    table = len(original) + len(out)
    out += b"xref\n"
    for n, offset in entries.items():
        out += b"%d 1\n%010d 00000 n \n" % (n, offset)
    previous: Any = re.search(rb"startxref\s+(\d+)\s+%%EOF\s*$", original)
    trailer: Any = re.search(rb"trailer\s*<<(.*?)>>\s*startxref", original, re.DOTALL)
    kept = re.sub(rb"/Size \d+", b"/Size %d" % (max(entries) + 1), trailer[1])
    out += b"trailer\n<<%s/Prev %d\n>>\nstartxref\n%d\n%%%%EOF\n" % (kept, int(previous[1]), table)
    return bytes(out)
