"""Tables: hairlines between rows, a head that is repeated on each page, rows that may run over a page's end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from reportlab.platypus import Flowable

from desktop.printing.flow import Stack, Text

_PAD_X, PAD_Y = 4.0, 2.6  # points around what stands in a cell
_HAIR, _HEAVY = 0.35, 0.7
SPLIT_OVER = 160.0  # a row taller than this (points) may be split between pages

Row = Sequence[Any]  # one flowable for each column


class Struck(tuple[Any, ...]):
    """A row that is struck through."""

    __slots__ = ()


class Grid(Flowable):  # type: ignore[misc]
    """A table of flowables. `shares` divide the width; `tall` is the least height of a row; `ruled` draws columns."""

    def __init__(
        self, shares: Sequence[float], rows: Sequence[Row], head: Row | None = None, tall: float = 0.0,
        ruled: bool = False, open_top: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self.shares, self.rows, self.head, self.tall = list(shares), list(rows), head, tall
        self.ruled, self.open_top = ruled, open_top
        self.spaceBefore, self.spaceAfter = 5.0, 8.0

    def _widths(self, width: float) -> list[float]:
        """Shares of the width, but no column so narrow that a word of its head would be broken."""
        least = [cell.least + 2 * _PAD_X + 0.1 for cell in self.head] if self.head else [0.0] * len(self.shares)
        whole = sum(self.shares)
        wide = [width * share / whole for share in self.shares]
        short = sum(max(need - has, 0.0) for need, has in zip(least, wide, strict=True))
        spare = sum(max(has - need, 0.0) for need, has in zip(least, wide, strict=True))
        if not short or short > spare:
            return wide
        give = short / spare
        return [has - (has - need) * give if has > need else need for need, has in zip(least, wide, strict=True)]

    def _height(self, row: Row, widths: Sequence[float], least: float = 0.0) -> float:
        inner = [cell.wrap(w - 2 * _PAD_X, 1e6)[1] for cell, w in zip(row, widths, strict=True)]
        return max(float(max(inner)) + 2 * PAD_Y, least)

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """The head's height and the rows' together."""
        widths = self._widths(width)
        self.head_height = self._height(self.head, widths) if self.head else 0.0
        self.heights = [self._height(row, widths, self.tall) for row in self.rows]
        self.width, self.height = width, self.head_height + sum(self.heights)
        return width, self.height

    def split(self, width: float, height: float) -> list[Flowable]:
        """The rows that fit, and a table of the rest under the same head."""
        self.wrap(width, height)
        room, fit = height - self.head_height, 0
        while fit < len(self.rows) and self.heights[fit] <= room:
            room -= self.heights[fit]
            fit += 1
        first, rest = self.rows[:fit], self.rows[fit:]
        if rest and self.heights[fit] > SPLIT_OVER:
            pieces = self._split_row(rest[0], self._widths(width), room - 2 * PAD_Y)
            if pieces:
                first, rest = [*first, pieces[0]], [pieces[1], *rest[1:]]
        if not first:
            return []
        parts = [self._like(first), self._like(rest)] if rest else [self]
        parts[0].spaceAfter = 0.0 if rest else self.spaceAfter
        return parts

    def _like(self, rows: Sequence[Row]) -> Grid:
        return Grid(self.shares, rows, self.head, self.tall, self.ruled, self.open_top)

    def _split_row(self, row: Row, widths: Sequence[float], room: float) -> tuple[Row, Row] | None:
        first, rest = [], []
        for cell, width in zip(row, widths, strict=True):
            inner = width - 2 * _PAD_X
            whole = cell.wrap(inner, room)[1] <= room
            pieces = [cell, Stack([])] if whole else cell.split(inner, room)
            if len(pieces) < 2:
                return None
            first.append(pieces[0])
            rest.append(pieces[1])
        return (Struck(first), Struck(rest)) if isinstance(row, Struck) else (first, rest)

    def draw(self) -> None:
        """Cells in reading order, then the lines."""
        widths = self._widths(self.width)
        y = self.height
        lines = [] if self.open_top else [(0.0, y, self.width, y, _HEAVY)]
        if self.head:
            self._draw_row(self.head, widths, y, self.head_height)
            y -= self.head_height
            lines.append((0.0, y, self.width, y, _HEAVY if not self.ruled else _HAIR))
        for row, tall in zip(self.rows, self.heights, strict=True):
            self._draw_row(row, widths, y, tall)
            y -= tall
            lines.append((0.0, y, self.width, y, _HAIR))
        if not self.open_top:
            lines[-1] = (0.0, 0.0, self.width, 0.0, _HEAVY)
        if self.ruled:
            x = 0.0
            for width in [0.0, *widths]:
                x += width
                lines.append((x, 0.0, x, self.height, _HAIR))
        self.canv.strokes(lines)

    def _draw_row(self, row: Row, widths: Sequence[float], top: float, tall: float) -> None:
        x = 0.0
        for cell, width in zip(row, widths, strict=True):
            cell.drawOn(self.canv, x + _PAD_X, top - PAD_Y - cell.height)
            if isinstance(row, Struck) and cell.parts:
                self.canv.strokes(list(self._strike(cell, x + _PAD_X, top - PAD_Y, width - 2 * _PAD_X)))
            x += width

    def _strike(
        self, cell: Stack, x: float, y: float, room: float
    ) -> Iterator[tuple[float, float, float, float, float]]:
        """A stroke through every line of a cell."""
        for text in cell.parts:
            if not isinstance(text, Text):  # two languages on one line
                yield x, y - text.height / 2, x + room, y - text.height / 2, _HEAVY
                continue
            for n, line in enumerate(text.lines):
                left = x + room - line.width if text.style.align == "right" else x
                middle = y - (n + 0.52) * text.style.leading
                yield left, middle, left + line.width, middle, _HEAVY
            y -= text.height
