"""A drawing on sheets of paper: lines, hatches and words in millimetres from the lower left corner of each sheet.

Whoever draws it (a PDF, a screen) needs to know nothing of what it shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Point = tuple[float, float]
Ring = tuple[Point, ...]
Colour = tuple[float, float, float]

BLACK: Colour = (0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Stroke:
    """How a line is drawn: weight in mm, lengths of dashes and gaps in mm (none: unbroken), colour as 0 to 1."""

    weight: float = 0.18
    dash: tuple[float, ...] = ()
    colour: Colour = BLACK


@dataclass(frozen=True, slots=True)
class Path:
    """A line through `points`, back to the first if `closed`; `fill` colours the inside."""

    points: Ring
    stroke: Stroke | None = Stroke()
    closed: bool = False
    fill: Colour | None = None


@dataclass(frozen=True, slots=True)
class Hatch:
    """Parallel lines inside `rings` (the even-odd rule leaves holes), `gap` mm apart at `angle` degrees."""

    rings: tuple[Ring, ...]
    angle: float = 45.0
    gap: float = 1.6
    stroke: Stroke = Stroke(0.13)


@dataclass(frozen=True, slots=True)
class Text:
    """One line of words at `at`, `size` mm high (the em), turned by `angle` degrees about that point.

    `anchor` says which point of the words stands at `at`: start, middle or end of the line on its base, or `centre`
    for the middle of the letters. Where it is longer than `room` mm it is set smaller. `halo` clears the ground
    behind the letters.
    """

    at: Point
    text: str
    size: float = 2.4
    angle: float = 0.0
    anchor: str = "start"
    language: str = "en"
    bold: bool = False
    room: float = 0.0
    halo: bool = False
    colour: Colour = BLACK


@dataclass(frozen=True, slots=True)
class Code:
    """A QR code of `text`, `side` mm wide, with its lower left corner at `at`."""

    at: Point
    side: float
    text: str


Mark = Path | Hatch | Text | Code


@dataclass(frozen=True, slots=True)
class DrawnSheet:
    """One sheet: its size in mm and what stands on it, first to last."""

    width: float
    height: float
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A whole drawing. `title`, `languages` and `number` go into the document's metadata; `about` is for programs."""

    title: str
    languages: tuple[str, ...]
    sheets: tuple[DrawnSheet, ...]
    number: str = ""
    about: Mapping[str, str] = field(default_factory=dict)
