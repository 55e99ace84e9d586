"""Flowables for ReportLab's frames: paragraphs, pairs, endings and spaces, all drawn through `Ink`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reportlab.platypus import Flowable

from desktop.core.turns import turn
from desktop.printing.lines import Line, Words, balanced, break_lines, set_words
from desktop.printing.model import Run, Runs
from desktop.printing.styles import RAGGED, SIZE, Style
from desktop.printing.tags import Place

_INDENT = 2.1  # ems that a numbered paragraph hangs in
_LEAST = 2  # lines of a paragraph that may stand alone at the foot or head of a page


class Text(Flowable):  # type: ignore[misc]
    """A paragraph in one language. `order` is its place among the paper's paragraphs; a part split off keeps it.

    `role` and `place` say what it is to a screen reader: a paragraph or heading, and the groups around it.
    """

    def __init__(
        self, runs: Runs, language: str, style: Style, order: int, label: str = "", role: str = "P", place: Place = ()
    ) -> None:
        super().__init__()
        self.role, self.place = role, place
        self.style, self.language, self.order = style, language, order
        self.size = style.size * SIZE.get(language, 1.0)
        self.words = set_words(runs, language, style.bold)
        self.label = set_words((Run(label),), language, style.bold) if label else Words((), frozenset())
        self.indent = _INDENT * style.size if label else 0.0
        self.lines: list[Line] = []
        self.given = -1.0
        self.last = True
        self.drawn = False
        self.spaceBefore, self.spaceAfter = style.before, style.after

    @property
    def least(self) -> float:
        """The width of its widest word, in points."""
        return max((word.width for word in self.words.words), default=0.0) * self.size / 1000 + self.indent

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """Break into lines; the height is whole lines."""
        if self.given < 0 or (self.last and abs(self.given - width) > 0.01):
            fill = balanced if self.style.align == "centre" else break_lines
            self.lines, self.given = fill(self.words, self.size, width - self.indent), width
        self.width, self.height = width, len(self.lines) * self.style.leading
        return width, self.height

    def split(self, width: float, height: float) -> list[Flowable]:
        """Two parts of at least two lines each, or nothing if it can't be."""
        self.wrap(width, height)
        fit = min(int((height + 0.01) / self.style.leading), len(self.lines) - _LEAST)
        return [self.part(0, fit), self.part(fit, len(self.lines))] if fit >= _LEAST else []

    def part(self, begin: int, end: int) -> Text:
        """Some of its lines as a paragraph of its own."""
        part = Text.__new__(Text)
        part.__dict__.update(self.__dict__)
        part.lines = self.lines[begin:end]
        part.last = self.last and end == len(self.lines)
        part.label = self.label if begin == 0 else Words((), frozenset())
        part.given = self.given
        part.height = len(part.lines) * self.style.leading
        if end < len(self.lines):
            part.spaceAfter = 0
        return part

    def draw(self) -> None:
        """Write the lines; drawn a second time (a repeated table head) it is no longer part of the text."""
        turn()
        canvas, style = self.canv, self.style
        canvas.open_text(self)
        self.drawn = True
        y = self.height - style.leading + (style.leading - style.size) / 2 + style.size * 0.22
        if self.label.words:
            canvas.ink.line(0, y, self.size, self.label.words, end=" ")
        room = self.width - self.indent
        for n, line in enumerate(self.lines):
            x, stretch = self.indent, 0.0
            if style.align == "centre":
                x += (room - line.width) / 2
            elif style.align == "right":
                x += room - line.width
            elif style.align == "justify" and self.language not in RAGGED and line.end and len(line.words) > 1:
                stretch = min((room - line.width) / (len(line.words) - 1), style.size * 0.6)
            canvas.ink.line(x, y - n * style.leading, self.size, line.words, stretch, line.end)
        canvas.close_text()


class Stack(Flowable):  # type: ignore[misc]
    """Flowables one above the other that may be split between or inside them; the content of a cell or column."""

    def __init__(self, parts: Sequence[Any], gap: float = 0.0) -> None:
        super().__init__()
        self.parts, self.gap = list(parts), gap
        if parts:
            self.spaceBefore, self.spaceAfter = parts[0].getSpaceBefore(), parts[-1].getSpaceAfter()

    @property
    def least(self) -> float:
        """The width of the widest word in it, in points."""
        return max((float(part.least) for part in self.parts), default=0.0)

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """The heights added up."""
        heights = [part.wrap(width, height)[1] for part in self.parts]
        self.width, self.height = width, sum(heights) + self.gap * max(len(heights) - 1, 0)
        return width, self.height

    def split(self, width: float, height: float) -> list[Flowable]:
        """What fits, and the rest."""
        room, fit = height, []
        for n, part in enumerate(self.parts):
            tall = part.wrap(width, room)[1]
            if tall <= room + 0.01:
                fit.append(part)
                room -= tall + self.gap
                continue
            pieces = part.split(width, room)
            if pieces:
                return [Stack([*fit, pieces[0]], self.gap), Stack([*pieces[1:], *self.parts[n + 1 :]], self.gap)]
            return [Stack(fit, self.gap), Stack(self.parts[n:], self.gap)] if fit else []
        return [self]

    def draw(self) -> None:
        """Draw the parts downwards."""
        y = self.height
        for part in self.parts:
            y -= part.height
            part.drawOn(self.canv, 0, y)
            y -= self.gap


class Inline(Flowable):  # type: ignore[misc]
    """The same short thing in two languages on one line with a hairline between; one below the other if too wide."""

    _GAP = 1.1  # ems on either side of the hairline

    def __init__(self, parts: Sequence[Text]) -> None:
        super().__init__()
        self.parts, self.stack = list(parts), Stack(parts)
        self.spaceBefore, self.spaceAfter = self.stack.spaceBefore, self.stack.spaceAfter

    @property
    def least(self) -> float:
        """The width of the widest word in it, in points."""
        return self.stack.least

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """One line if both fit into it."""
        self.width = width
        self.wide = [self._alone(part) for part in self.parts]
        self.gap = self._GAP * self.parts[0].style.size
        self.one = sum(self.wide) + 2 * self.gap * (len(self.parts) - 1) <= width
        if not self.one:
            self.height = self.stack.wrap(width, height)[1]
            return width, self.height
        for part, wide in zip(self.parts, self.wide, strict=True):
            part.wrap(wide + 0.1, height)
        self.height = max(part.height for part in self.parts)
        return width, self.height

    def _alone(self, text: Text) -> float:
        text.wrap(1e6, 1e6)
        return text.lines[0].width + text.indent if text.lines else 0.0

    def split(self, width: float, height: float) -> list[Flowable]:
        """A line is never split; a stack may be."""
        self.wrap(width, height)
        return [] if self.one else self.stack.split(width, height)

    def draw(self) -> None:
        """From left to right, on one ground, as the first part is aligned."""
        if not self.one:
            self.stack.drawOn(self.canv, 0, 0)
            return
        whole = sum(self.wide) + 2 * self.gap * (len(self.parts) - 1)
        x = {"centre": (self.width - whole) / 2, "right": self.width - whole}.get(self.parts[0].style.align, 0.0)
        for n, (part, wide) in enumerate(zip(self.parts, self.wide, strict=True)):
            if n:
                self.canv.strokes([(x - self.gap, self.height * 0.2, x - self.gap, self.height * 0.8, 0.35)])
            part.drawOn(self.canv, x, (self.height - part.height) / 2)
            x += wide + 2 * self.gap


class Pair(Flowable):  # type: ignore[misc]
    """The same paragraph in two languages side by side, on one grid of lines."""

    def __init__(self, sides: Sequence[Any], gutter: float) -> None:
        super().__init__()
        self.sides, self.gutter = list(sides), gutter
        self.spaceBefore, self.spaceAfter = sides[0].spaceBefore, sides[0].spaceAfter

    def _side(self, width: float) -> float:
        return (width - self.gutter) / len(self.sides)

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """As high as the longer side."""
        heights = [side.wrap(self._side(width), height)[1] for side in self.sides]
        self.width, self.height = width, max(heights)
        return width, self.height

    def split(self, width: float, height: float) -> list[Flowable]:
        """Split both sides at the same line; a side that ends before it is left out of the rest."""
        side = self._side(width)
        self.wrap(width, height)
        longest = max(self.sides, key=lambda s: s.height)
        leading = longest.style.leading
        fit = min(int((height + 0.01) / leading), len(longest.lines) - _LEAST)
        while any(len(text.lines) - fit == 1 for text in self.sides):
            fit -= 1  # the shorter side, too, takes two lines over or none
        if fit < _LEAST:
            return []
        heads, tails = [], []
        for text in self.sides:
            text.wrap(side, height)
            heads.append(text.part(0, min(fit, len(text.lines))))
            tails.append(text.part(min(fit, len(text.lines)), len(text.lines)))
        first, rest = Pair(heads, self.gutter), Pair(tails, self.gutter)
        first.spaceAfter = 0
        return [first, rest]

    def draw(self) -> None:
        """Each side from the same top."""
        side = self._side(self.width)
        for n, text in enumerate(self.sides):
            if text.lines:
                text.drawOn(self.canv, n * (side + self.gutter), self.height - text.height)


class Headed(Flowable):  # type: ignore[misc]
    """Headings with what follows them, of which at least a part stays on their page."""

    def __init__(self, heads: Sequence[Any], body: Any) -> None:
        super().__init__()
        self.heads, self.body = Stack(heads), body
        self.spaceBefore, self.spaceAfter = self.heads.spaceBefore, body.getSpaceAfter()

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """Both heights and the space between."""
        self.gap = max(self.heads.spaceAfter, self.body.getSpaceBefore())
        above = self.heads.wrap(width, height)[1] + self.gap
        self.width, self.height = width, above + self.body.wrap(width, height)[1]
        return width, self.height

    def split(self, width: float, height: float) -> list[Flowable]:
        """The headings with the first part of the body, and its rest."""
        self.wrap(width, height)
        pieces = self.body.split(width, height - self.heads.height - self.gap)
        return [Headed(self.heads.parts, pieces[0]), *pieces[1:]] if len(pieces) > 1 else []

    def draw(self) -> None:
        """The headings, then the body."""
        self.heads.drawOn(self.canv, 0, self.height - self.heads.height)
        self.body.drawOn(self.canv, 0, 0)


class Ending(Flowable):  # type: ignore[misc]
    """A signature with the words before it; on a new page it takes at least two lines of them along."""

    def __init__(self, before: Any, signature: Any, gap: float) -> None:
        super().__init__()
        self.before, self.signature, self.gap = before, signature, gap
        self.spaceBefore, self.spaceAfter = before.getSpaceBefore(), gap

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """Both heights and the gap."""
        above = self.before.wrap(width, height)[1]
        self.width, self.height = width, above + self.gap + self.signature.wrap(width, height)[1]
        return width, self.height

    def split(self, width: float, height: float) -> list[Flowable]:
        """Leave what fits of the words and take the rest over with the signature."""
        self.wrap(width, height)
        if self.height <= height:
            return [self]
        pieces = self.before.split(width, min(height, self.before.height - 1))
        return [pieces[0], Ending(pieces[1], self.signature, self.gap)] if len(pieces) == 2 else []

    def draw(self) -> None:
        """The words, then the signature."""
        self.before.drawOn(self.canv, 0, self.height - self.before.height)
        self.signature.drawOn(self.canv, 0, 0)


class Stroke(Flowable):  # type: ignore[misc]
    """A rule across the width; `double` sets a thick one over a thin one, as below a letterhead."""

    def __init__(self, weight: float = 0.5, double: bool = False, before: float = 3, after: float = 5) -> None:
        super().__init__()
        self.weight, self.double = weight, double
        self.spaceBefore, self.spaceAfter = before, after

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """The full width."""
        self.width, self.height = width, 3.0 if self.double else self.weight
        return width, self.height

    def draw(self) -> None:
        """One or two strokes."""
        strokes = [(2.4, 1.4), (0, 0.4)] if self.double else [(0, self.weight)]
        self.canv.strokes([(0, y, self.width, y, weight) for y, weight in strokes])
