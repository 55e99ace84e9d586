"""A drawing (`desktop.core.drawing`) as vector PDF: its lines as paths, its words through `Ink` like every paper's."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable

from desktop.core.drawing import Code, Colour, Drawing, DrawnSheet, Hatch, Path, Ring, Stroke, Text
from desktop.printing.ink import number
from desktop.printing.lines import length, set_words
from desktop.printing.model import Run
from desktop.printing.qr import qr_rows
from desktop.printing.sheet import About, Sheet
from desktop.printing.styles import MM, SIZE, styles

_QUIET = 2  # modules of white around a code
_RISE = 0.34  # of the em: half the height of the capitals


class _Board(Sheet):
    """A canvas without a paper's foot: a drawing says on its own which sheet it is."""

    def _draw_foot(self, about: About, page: int, total: int) -> None:
        """Nothing."""


def render_drawing(drawing: Drawing, mark: str = "") -> bytes:
    """The drawing as PDF, one page a sheet in its own size; the same drawing gives the same bytes.

    `mark` is draft, practice or ''. Raises `PaperError` for a character that no font has.
    """
    target = io.BytesIO()
    first = drawing.sheets[0]
    board = _Board(
        target,
        (first.width * MM, first.height * MM),
        styles(1)["foot"],
        (mark,) if mark else (),
        drawing.languages,
        tagged=False,
    )
    board.begin_paper(About(drawing.title, drawing.number, languages=drawing.languages))
    order = 0
    for sheet in drawing.sheets:
        board.setPageSize((sheet.width * MM, sheet.height * MM))
        board.draw_marks()
        order = _draw_sheet(board, sheet, order)
        board.showPage()
    board.save()
    return target.getvalue()


def _draw_sheet(board: Sheet, sheet: DrawnSheet, order: int) -> int:
    for mark in sheet.marks:
        match mark:
            case Path():
                board.addLiteral(f"/Artifact BMC {_path(mark)} EMC")
            case Hatch():
                board.addLiteral(f"/Artifact BMC {_hatch(mark)} EMC")
            case Text():
                order += 1
                _write(board, mark, order)
            case Code():
                _code(board, mark)
    return order


def _path(path: Path) -> str:
    drawn = [_trace(path.points, path.closed)]
    if path.fill is not None:
        drawn.insert(0, _colour(path.fill, "rg"))
    if path.stroke is not None:
        drawn.insert(0, _stroke(path.stroke))
    ink = {(True, True): "B", (True, False): "f", (False, True): "S"}.get(
        (path.fill is not None, path.stroke is not None), "n"
    )
    return f"q {' '.join(drawn)} {ink} Q"


def _hatch(hatch: Hatch) -> str:
    """Lines over the box around the rings, clipped to them."""
    rings = " ".join(_trace(ring, True) for ring in hatch.rings)
    xs = [x for ring in hatch.rings for x, _ in ring]
    ys = [y for ring in hatch.rings for _, y in ring]
    cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    reach = math.hypot(max(xs) - min(xs), max(ys) - min(ys)) / 2 + hatch.gap
    cos, sin = math.cos(math.radians(hatch.angle)), math.sin(math.radians(hatch.angle))
    # lines stand where they would on the whole sheet, so that neighbours' hatching meets
    middle = -cx * sin + cy * cos
    first = math.ceil((middle - reach) / hatch.gap)
    lines = []
    for n in range(first, math.floor((middle + reach) / hatch.gap) + 1):
        across = n * hatch.gap - middle
        x, y = cx - sin * across, cy + cos * across
        lines.append(_trace(((x - cos * reach, y - sin * reach), (x + cos * reach, y + sin * reach)), False) + " S")
    return f"q {rings} W* n {_stroke(hatch.stroke)} {' '.join(lines)} Q"


def _trace(points: Ring, closed: bool) -> str:
    pairs = [f"{number(x * MM)} {number(y * MM)}" for x, y in points]
    return f"{pairs[0]} m " + "".join(f"{pair} l " for pair in pairs[1:]) + ("h" if closed else "")


def _stroke(stroke: Stroke) -> str:
    dash = " ".join(number(part * MM) for part in stroke.dash)
    return f"{_colour(stroke.colour, 'RG')} {number(stroke.weight * MM)} w 1 j [{dash}] 0 d"


def _colour(colour: Colour, operator: str) -> str:
    return f"{' '.join(number(part) for part in colour)} {operator}"


def _write(board: Sheet, text: Text, order: int) -> None:
    """One line of words at its place, turned and moved to its anchor, set smaller where it would not fit."""
    words = set_words((Run(text.text, text.bold),), text.language).words
    if not words:
        return
    size = text.size * MM * SIZE.get(text.language, 1.0)
    long = length(words, size)
    if text.room and long > text.room * MM:
        size *= text.room * MM / long
        long = text.room * MM
    back = {"start": 0.0, "end": long}.get(text.anchor, long / 2)
    down = size * _RISE if text.anchor == "centre" else 0.0
    cos, sin = math.cos(math.radians(text.angle)), math.sin(math.radians(text.angle))
    x, y = text.at[0] * MM, text.at[1] * MM
    turn = " ".join(map(number, (x, y)))
    place = f"{cos:.5f} {sin:.5f} {-sin:.5f} {cos:.5f} {turn} cm"
    if text.halo:
        box = " ".join(map(number, (-back - size * 0.1, -down - size * 0.16, long + size * 0.2, size * 0.98)))
        board.addLiteral(f"/Artifact BMC q {place} 1 g {box} re f Q EMC")
    board.addLiteral("q")
    board.addLiteral(f"/P<</Nr {order}>>BDC")
    board.addLiteral(f"{place} {_colour(text.colour, 'rg')}")
    board.ink.line(-back, -down, size, words)
    board.close_text()
    board.addLiteral("Q")


def _code(board: Sheet, code: Code) -> None:
    rows = qr_rows(code.text)
    unit = code.side * MM / (len(rows) + 2 * _QUIET)
    x, top = code.at[0] * MM + _QUIET * unit, (code.at[1] + code.side) * MM - _QUIET * unit
    board.boxes(
        [
            (x + a * unit, top - (n + 1) * unit, (b - a) * unit, unit)
            for n, row in enumerate(rows)
            for a, b in _runs(row)
        ]
    )


def _runs(row: str) -> Iterable[tuple[int, int]]:
    """The stretches of dark modules in a row, from and to."""
    begin = -1
    for at, module in enumerate(row + "0"):
        dark = module == "1"
        if dark and begin < 0:
            begin = at
        elif not dark and begin >= 0:
            yield begin, at
            begin = -1
