"""Sheets of labels, for files and envelopes, and address sheets for envelopes with a window."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reportlab.platypus import BaseDocTemplate, Flowable, Frame, PageBreak, PageTemplate

from desktop.casework.outward import Sent
from desktop.core.errors import PaperError
from desktop.printing.figures import Code
from desktop.printing.flow import Stack, Text
from desktop.printing.model import Run
from desktop.printing.sheet import About, Sheet, Start
from desktop.printing.styles import MM, PAGES, Style, styles

_PAD = 3 * MM
_SIZES = (11.0, 10.0, 9.0, 8.0, 7.0)  # a label's text is set smaller until it fits
_LANGUAGE = "en"


@dataclass(frozen=True, slots=True)
class Label:
    """What stands on one label: lines of which the first is bold, each with its language; a code's text, or ''."""

    lines: tuple[tuple[str, str], ...]
    code: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where labels lie on an A4 sheet, in millimetres from the top left: `across` × `down` of them."""

    across: int
    down: int
    width: float
    height: float
    left: float
    top: float
    gap_x: float = 0.0
    gap_y: float = 0.0


LAYOUTS: Mapping[str, Layout] = {
    "3x8": Layout(3, 8, 70, 37, 0, 0.5),
    "2x8": Layout(2, 8, 99, 33.9, 4.7, 12.9, gap_x=2.6),
    "2x4": Layout(2, 4, 99, 67.7, 4.7, 13, gap_x=2.6),
    "window": Layout(1, 1, 90, 45, 20, 45),  # behind the window of a DL envelope
}


def labels_of(papers: Sequence[Sent], language: str) -> list[Label]:
    """A label for each paper that went out: addressee, address and the paper's number, in `language` if it is there."""
    made = []
    for each in papers:
        spoken = language if each.name.get(language) else "en"
        address = each.address.get(spoken, "") if isinstance(each.address, dict) else each.address
        lines = [(each.name[spoken], spoken), *((line, spoken) for line in address.splitlines() if line.strip())]
        made.append(Label((*lines, (each.paper.number or each.file_number, _LANGUAGE))))
    return made


def render_labels(labels: Sequence[Label], layout: str, first: int = 1) -> tuple[bytes, int]:
    """The labels as PDF bytes and its number of pages; `first` skips places already used on the first sheet.

    Raises `PaperError` for an unknown layout or place, and for a label whose text does not fit.
    """
    if layout not in LAYOUTS:
        raise PaperError(f"There is no sheet of labels '{layout}'; choose {', '.join(LAYOUTS)}", code="labels")
    shape = LAYOUTS[layout]
    places = shape.across * shape.down
    if not 1 <= first <= places or not labels:
        raise PaperError(f"Begin at a place from 1 to {places}, with at least one label", code="label_place")
    filled: list[Label | None] = [None] * (first - 1) + list(labels)
    sheets = [filled[at : at + places] for at in range(0, len(filled), places)]
    languages = tuple(dict.fromkeys(language for label in labels for _, language in label.lines)) or (_LANGUAGE,)
    made: list[Sheet] = []
    target = io.BytesIO()

    def make(*_: Any, **__: Any) -> Sheet:
        made.append(Sheet(target, PAGES["a4"], styles(1)["foot"], (), languages, tagged=False, foot=False))
        return made[0]

    story: list[Any] = [Start(About(title="Labels", languages=languages))]
    order = 0
    for n, sheet in enumerate(sheets):
        boxes = [_box(label, shape, order := order + 100) if label else None for label in sheet]
        story += [PageBreak()] * bool(n) + [_Sheetful(boxes, shape)]
    width, height = PAGES["a4"]
    frame = Frame(0, 0, width, height, leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0)
    document = BaseDocTemplate(target, pagesize=PAGES["a4"], invariant=1)
    document.addPageTemplates([PageTemplate(frames=[frame])])
    document.build(story, canvasmaker=make)
    return target.getvalue(), made[0].pages


def _box(label: Label, shape: Layout, order: int) -> tuple[Any, Any]:
    """The text of a label in the largest size that fits, and its code."""
    height = shape.height * MM - 2 * _PAD
    code = Code(label.code, min(height, 24 * MM)) if label.code else None
    width = shape.width * MM - 2 * _PAD - (code.side + _PAD if code else 0)
    for size in _SIZES:
        parts = [
            Text((Run(text, n == 0),), language, Style(size, size * 1.42), order + n)
            for n, (text, language) in enumerate(label.lines)
        ]
        stack = Stack(parts)
        if stack.wrap(width, height)[1] <= height and stack.least <= width:
            return stack, code
    raise PaperError(f"The label '{label.lines[0][0]}' does not fit; shorten it", code="label_full")


class _Sheetful(Flowable):  # type: ignore[misc]
    """One sheet of labels, each in its place."""

    def __init__(self, boxes: Sequence[tuple[Any, Any] | None], shape: Layout) -> None:
        super().__init__()
        self.boxes, self.shape = boxes, shape

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """The whole sheet."""
        self.width, self.height = width, height
        return width, height

    def draw(self) -> None:
        """Row by row."""
        shape = self.shape
        for at, box in enumerate(self.boxes):
            if box is None:
                continue
            row, column = divmod(at, shape.across)
            x = (shape.left + column * (shape.width + shape.gap_x)) * MM + _PAD
            top = self.height - (shape.top + row * (shape.height + shape.gap_y)) * MM - _PAD
            text, code = box
            text.drawOn(self.canv, x, top - text.height)
            if code:
                code.wrap(code.side, code.side)
                right = x + shape.width * MM - 2 * _PAD - code.side
                code.drawOn(self.canv, right, top - code.side)
