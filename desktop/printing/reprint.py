"""A reprint: the stored bytes untouched, with a copy mark and count appended as an update to the file.

A PDF may be updated by writing behind its end. The original therefore stands whole at the beginning of every copy,
and its hash can be taken from the copy.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

from desktop.core.errors import PaperError
from desktop.printing.ink import number
from desktop.printing.outlines import outlined
from desktop.printing.styles import MM, OUTER

_COPY = {"en": "Copy {n}", "hi": "प्रतिलिपि {n}", "mr": "प्रत {n}", "pa": "ਨਕਲ {n}", "ta": "நகல் {n}"}
_OFFICE = {
    "en": "Office copy",
    "hi": "कार्यालय प्रति",
    "mr": "कार्यालयीन प्रत",
    "pa": "ਦਫ਼ਤਰੀ ਨਕਲ",
    "ta": "அலுவலக நகல்",
}
_SIZE = 10.5
_END = b"%%EOF\n"
_NOTE = b"% Nagardesk copy "


def reprint(pdf: bytes, count: int, languages: Sequence[str]) -> bytes:
    """The stored paper with the mark "Copy `count`" at the head of every page; `pdf` is the original's bytes."""
    return _marked(pdf, count, [_COPY[language].format(n=count) for language in languages], languages)


def office_copy(pdf: bytes, languages: Sequence[str]) -> bytes:
    """The stored paper with the mark of the office's own copy at the head of every page."""
    return _marked(pdf, 0, [_OFFICE[language] for language in languages], languages)


def _marked(pdf: bytes, count: int, told: Sequence[str], languages: Sequence[str]) -> bytes:
    original, _ = original_of(pdf)
    if original != pdf or not pdf.startswith(b"%PDF"):
        raise PaperError("A copy is made from the stored paper, not from another copy", code="copy_of_copy")
    objects = _offsets(original)
    size = max(objects) + 1
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
    """The bytes as first issued, and the count of the copy mark on them (0 for the original itself and the office's copy)."""
    end = pdf.rfind(_END + _NOTE)
    if end < 0:
        return pdf, 0
    end += len(_END)
    found = re.match(rb"(\d+)\n", pdf[end + len(_NOTE) :])
    return (pdf[:end], int(found[1])) if found else (pdf, 0)


def is_our_copy(pdf: bytes) -> bool:
    """Whether nothing but one of this program's own marks was added behind the original.

    Whatever else is appended could cover what the page says without touching its words.
    """
    original, count = original_of(pdf)
    if original == pdf:
        return True
    if original_of(original)[0] != original:
        return False  # a copy of a copy; this program makes none
    wanted = _COPY if count else _OFFICE
    for languages in (*permutations(wanted, 1), *permutations(wanted, 2)):
        told = [wanted[language].format(n=count) for language in languages]
        if _marked(original, count, told, languages) == pdf:
            return True
    return False


def _stamp(told: Sequence[str], languages: Sequence[str], width: float, height: float) -> bytes:
    """The mark drawn as outlines, in a thin frame at the right of the head margin: no font has to be added."""
    paths, x = [], 0.0
    for text, language in zip(told, languages, strict=True):
        path, x = outlined(text, language, bold=True, x=x)
        paths.append(path)
        x += 350
    wide = (x - 600) * _SIZE / 1000
    edge, low = width - OUTER - wide - 6, height - 11 * MM
    frame = f"0.6 w {number(edge - 6)} {number(low - 4.5)} {number(wide + 12)} {number(_SIZE + 7)} re S"
    scale = number(_SIZE / 1000)
    moved = f"{scale} 0 0 {scale} {number(edge)} {number(low)} cm"
    return f"/Artifact BMC {frame} {moved} {' '.join(paths)} f EMC".encode()


def _offsets(pdf: bytes) -> dict[int, int]:
    """Where each object begins in its newest version, by the chain of cross-reference tables."""
    start = re.search(rb"startxref\s+(\d+)\s+%%EOF\s*$", pdf)
    found: dict[int, int] = {}
    at = int(start[1]) if start else -1
    while at >= 0:
        if pdf[at : at + 4] != b"xref":
            raise PaperError("This file is not a paper of this program", code="not_ours")
        end = pdf.index(b"trailer", at)
        for thing, offset in _table(pdf[at + 4 : end]):
            found.setdefault(thing, offset)
        before = re.search(rb"/Prev (\d+)", pdf[end : pdf.index(b"startxref", end)])
        at = int(before[1]) if before else -1
    if not found:
        raise PaperError("This file is not a paper of this program", code="not_ours")
    return found


def _table(rows: bytes) -> Iterator[tuple[int, int]]:
    """(number, offset) of the objects in use that a table tells of."""
    number = 0
    for words in map(bytes.split, rows.splitlines()):
        if len(words) == 2:
            number = int(words[0])
        elif len(words) == 3:
            if words[2] == b"n":
                yield number, int(words[0])
            number += 1


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
