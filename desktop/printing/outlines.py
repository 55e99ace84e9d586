"""Words as outlines: for what is put onto a finished paper, where no font can be added any more."""

from __future__ import annotations

from desktop.printing.ink import number
from desktop.printing.lines import set_words
from desktop.printing.model import Run
from desktop.printing.shaping import space


def outlined(text: str, language: str, bold: bool = False, x: float = 0.0) -> tuple[str, float]:
    """A text as PDF path operators in thousandths of its size, from `x`; and where the next word would begin."""
    pen = _Pen()
    for word in set_words((Run(text, bold),), language).words:
        for fragment in word.fragments:
            for cluster in fragment.clusters:
                for glyph, left, up in cluster.glyphs:
                    pen.origin = (x + left, up)
                    fragment.face.shaper.draw_glyph_with_pen(glyph, pen)
                x += cluster.advance
        x += space(word.fragments[-1].face).width
    return " ".join(pen.path), x


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
