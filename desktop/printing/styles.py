"""Sizes, leading and spacing of everything on a paper, in points."""

from __future__ import annotations

from dataclasses import dataclass, replace

MM = 72 / 25.4
PAGES = {"a4": (210 * MM, 297 * MM), "legal": (216 * MM, 356 * MM), "foolscap": (8.5 * 72, 13.5 * 72)}
BINDING, OUTER, TOP, BOTTOM = 30 * MM, 17 * MM, 15 * MM, 20 * MM  # left, right, head and foot margins
GUTTER = 7 * MM  # between the two languages of a pair
SIZE = {"hi": 1.1, "mr": 1.1, "pa": 1.08, "ta": 0.95}  # so that the scripts look alike beside Latin
PASTING = 2.1  # a pasting copy is read from two metres


@dataclass(frozen=True, slots=True)
class Style:
    """How a paragraph is set; `align` is left, right, centre or justify."""

    size: float
    leading: float
    bold: bool = False
    align: str = "left"
    before: float = 0.0
    after: float = 0.0

    def times(self, scale: float) -> Style:
        """The same style larger or smaller."""
        return replace(
            self, size=self.size * scale, leading=self.leading * scale,
            before=self.before * scale, after=self.after * scale,
        )  # fmt: skip

    def tight(self, level: int) -> Style:
        """Closer together, and from level 2 on a little smaller."""
        size, leading, space = _TIGHT[level]
        return replace(
            self, size=self.size * size, leading=max(self.leading * leading, self.size * size * _LEAST),
            before=self.before * space, after=self.after * space,
        )  # fmt: skip


# Times size, leading, space around; even the last leaves body text of 9 points and Hindi of 10.
_TIGHT = {1: (1.0, 0.97, 0.75), 2: (0.97, 0.92, 0.5), 3: (0.93, 0.86, 0.3)}
LEVELS = tuple(_TIGHT)
_LEAST = 1.32  # times the size: closer, signs above and below the line of Devanagari would touch
RAGGED = frozenset(("ta",))  # words too long for justified lines
_COMMON = {
    "office": Style(17, 27, bold=True, align="centre"),
    "office2": Style(12.5, 18, bold=True, align="centre"),
    "office_line": Style(9, 13, align="centre"),
    "title": Style(14, 21, bold=True, align="centre", before=8),
    "title2": Style(11.5, 16.5, bold=True, align="centre"),
    "law": Style(9.6, 14.4, align="centre", after=1),
    "power": Style(8.6, 12.6, align="centre"),
    "small": Style(8.4, 12.2, after=2),
    "copies": Style(8.4, 12.2, bold=True, before=12, after=1),
    "label": Style(8.8, 13),
    "value": Style(9.8, 13.6),
    "head": Style(8.6, 12.2, bold=True),
    "head2": Style(8, 11.2, bold=True),
    "cell": Style(9.2, 13),
    "cell2": Style(8.8, 12.4),
    "sign": Style(10, 14.4, bold=True, align="centre"),
    "sign2": Style(9.4, 13.4, align="centre"),
    "caption": Style(7.2, 9.8, align="centre"),
    "foot": Style(7.8, 10),
}
_SINGLE = {
    "body": Style(11, 16.4, align="justify", after=6),
    "to": Style(10.6, 15.2, before=8),
    "name": Style(10.6, 15.2, bold=True),
    "address": Style(10.6, 15.2),
    "matter": Style(11, 16.4, before=7, after=7),
    "strong": Style(11, 16.4, bold=True, after=6),
    "centre": Style(11, 16.4, align="centre", after=6),
    "part": Style(11, 16.4, bold=True, before=9, after=2.5),
    "split": Style(10, 14.4),
}
_PAIR = {
    "body": Style(9.7, 14.6, after=5.5),
    "to": Style(9.7, 14.4, before=8),
    "name": Style(9.7, 14.4, bold=True),
    "address": Style(9.7, 14.4),
    "matter": Style(9.7, 14.6, before=6, after=6),
    "strong": Style(9.7, 14.6, bold=True, after=5.5),
    "centre": Style(9.7, 14.6, align="centre", after=5.5),
    "part": Style(10, 14.8, bold=True, before=8, after=2),
    "split": Style(9.4, 13.6),
}

_MODEST = ("office", "office2", "office_line", "split", "law", "power", "caption")  # grow half as much when pasted


def styles(languages: int, scale: float = 1.0, tight: int = 0) -> dict[str, Style]:
    """The styles of a paper in one or two languages, larger by `scale`; `tight` (1 to 3) saves height."""
    chosen = {**_COMMON, **(_SINGLE if languages == 1 else _PAIR)}
    if tight:
        chosen = {name: style.tight(tight) for name, style in chosen.items()}
    return {name: style.times((1 + scale) / 2 if name in _MODEST else scale) for name, style in chosen.items()}
