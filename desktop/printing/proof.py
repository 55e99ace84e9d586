"""Papers read back: the text layer, the code, and whether they agree."""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from desktop.core.errors import PaperError
from desktop.printing import apart
from desktop.printing.raster import opened
from desktop.printing.reprint import is_our_copy, original_of
from desktop.printing.seal import PREFIX, Seal, open_seal
from desktop.printing.source import digest


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a file proves.

    `text` is its text layer; `seal` what its code says, if the code is genuine; `text_agrees` whether the text is
    the one that was sealed; `sha256` the hash of the original bytes (a copy mark apart) and `bytes_agree` whether
    they are the stored ones (None if no hash was given to compare); `copies` how many copy marks it bears; `fault`
    says in a sentence what is wrong, or ''.
    """

    text: str
    seal: Seal | None
    text_agrees: bool
    sha256: str
    bytes_agree: bool | None
    copies: int
    fault: str


def read_text(pdf: bytes) -> str:
    """The text layer as the paper's source text: one paragraph a line, without page numbers and marks."""
    paragraphs: dict[int, list[str]] = {}
    with opened(pdf) as document:
        for page in document:
            layer = page.get_textpage()
            for order, text in _pieces(page, layer):
                paragraphs.setdefault(order, []).append(text)
            layer.close()
    return "\n".join(" ".join("".join(pieces).split()) for _, pieces in sorted(paragraphs.items()))


def place_of(pdf: bytes, says: str) -> tuple[int, float, float]:
    """The page (from 0), the middle and the top of the last paragraph that says exactly this, in points.

    Raises `PaperError` if none does.
    """
    with opened(pdf) as document:
        for number in reversed(range(len(document))):
            page = document[number]
            layer = page.get_textpage()
            found: dict[int, list[tuple[str, tuple[float, ...]]]] = {}
            for order, text, bounds in _placed(page, layer):
                found.setdefault(order, []).append((text, bounds))
            layer.close()
            for _, pieces in sorted(found.items(), reverse=True):
                if " ".join("".join(text for text, _ in pieces).split()) == " ".join(says.split()):
                    boxes = [box for _, box in pieces]
                    middle = (min(box[0] for box in boxes) + max(box[2] for box in boxes)) / 2
                    return number, middle, max(box[3] for box in boxes)
    raise PaperError(f"The paper does not say '{says}'", code="no_place")


def code_of(pdf: bytes) -> str:
    """The QR text that the paper carries in its metadata beside the drawn code; '' if it has none."""
    with opened(pdf) as document:
        text = str(document.get_metadata_value("Keywords"))
    return text if text.startswith(PREFIX) else ""


def verify_file(pdf: bytes, public_keys: Iterable[bytes], stored_sha256: str = "") -> Verdict:
    """Read a paper back and compare its text with its code, and its bytes with the stored hash if that is known.

    The code vouches for the words. That the page looks as it did, too, only the hash of its bytes can prove.
    """
    original, copies = original_of(pdf)
    sha256 = hashlib.sha256(original).hexdigest()
    bytes_agree = sha256 == stored_sha256 if stored_sha256 else None
    text, code = apart.read(pdf)
    seal, fault = None, ""
    try:
        seal = open_seal(code, public_keys) if code else None
        fault = "" if code else "The paper bears no code"
    except PaperError as error:
        fault = error.message
    agrees = seal is not None and seal.text_sha256 == digest(text)
    if seal is not None and not agrees:
        fault = "The words of the paper are not those that were sealed; the paper was altered"
    elif bytes_agree is False:
        fault = "The file is not the one that was issued; its bytes differ"
    elif not fault and not is_our_copy(pdf):
        fault = "More was added to the paper than a copy mark; what it shows may not be what was issued"
    return Verdict(text, seal, agrees, sha256, bytes_agree, copies, fault)


def _pieces(page: Any, layer: Any) -> list[tuple[int, str]]:
    """(place among the paragraphs, text) of every text object that is part of the paper's own text."""
    return [(order, text) for order, text, _ in _placed(page, layer)]


def _placed(page: Any, layer: Any) -> list[tuple[int, str, tuple[float, ...]]]:
    """The same with the box of each: left, bottom, right, top."""
    import pypdfium2.raw as raw

    found = []
    for n in range(raw.FPDFPage_CountObjects(page)):
        thing = raw.FPDFPage_GetObject(page, n)
        if raw.FPDFPageObj_GetType(thing) == raw.FPDF_PAGEOBJ_TEXT:
            order = _order(raw, thing)
            if order:
                found.append((order, _text(raw, thing, layer), _box(raw, thing)))
    return found


def _box(raw: Any, thing: Any) -> tuple[float, ...]:
    sides = [ctypes.c_float() for _ in range(4)]
    raw.FPDFPageObj_GetBounds(thing, *(ctypes.byref(side) for side in sides))
    return tuple(side.value for side in sides)


def _order(raw: Any, thing: Any) -> int:
    """The paragraph's number in the mark around a text object; 0 if it has none."""
    value = ctypes.c_int(0)
    for n in range(raw.FPDFPageObj_CountMarks(thing)):
        mark = raw.FPDFPageObj_GetMark(thing, n)
        if raw.FPDFPageObjMark_GetParamIntValue(mark, b"Nr", ctypes.byref(value)):
            return value.value
    return 0


def _text(raw: Any, thing: Any, layer: Any) -> str:
    length = raw.FPDFTextObj_GetText(thing, layer, None, 0)
    buffer = ctypes.create_string_buffer(length)
    raw.FPDFTextObj_GetText(thing, layer, ctypes.cast(buffer, ctypes.POINTER(raw.FPDF_WCHAR)), length)
    return buffer.raw[: length - 2].decode("utf-16-le")
