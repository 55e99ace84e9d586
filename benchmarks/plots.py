"""What the store does as cases grow, drawn from the rows in results.md: `scale.svg` beside it.

    python -m benchmarks.plots

Both axes are logarithmic: a line that stays level costs no more at a million cases than at ten thousand.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

from reportlab.graphics import renderSVG
from reportlab.graphics.charts.axes import LogXValueAxis, LogYValueAxis
from reportlab.graphics.charts.legends import Legend
from reportlab.graphics.charts.lineplots import LinePlot
from reportlab.graphics.shapes import Drawing, String
from reportlab.lib import colors

RESULTS = Path(__file__).with_name("results.md")
PLOT = Path(__file__).with_name("scale.svg")
Line = list[tuple[float, float]]
INKS = [colors.HexColor(each) for each in ("#1b5e8c", "#b3541e", "#4a7c3a", "#7a3b7a", "#8a6d00", "#444444")]
CHARTS: dict[str, tuple[str, Sequence[str]]] = {
    "What a clerk waits for, ms": (
        "ms",
        (
            "keystroke, Latin, 95th percentile",
            "keystroke, Devanagari, 95th percentile",
            "page of 100 at any depth, 95th percentile",
            "save an entry, median",
            "open a case, 95th percentile",
            "open the store, first page",
        ),
    ),
    "Memory and disk, MB": ("MB", ("memory at work in the store", "disk, lists and words and all")),
}
_ROW = re.compile(r"^\| (?P<path>.+), (?P<cases>[\d,]+) cases \| (?P<ours>[\d,.]+) (?P<unit>\S+) \|")


def lines_of(results: str) -> Mapping[tuple[str, str], Line]:
    """(path, unit) → its points (cases, figure), from a table of results."""
    found: dict[tuple[str, str], Line] = defaultdict(list)
    for each in filter(None, map(_ROW.match, results.splitlines())):
        point = (_number(each["cases"]), _number(each["ours"]))
        found[each["path"], each["unit"]].append(point)
    return {key: sorted(points) for key, points in found.items() if len(points) > 1}


def draw(results: str) -> Drawing:
    """One drawing with a chart for each of CHARTS.

    Raises:
        LookupError: a line of a chart is not among the results at two sizes.
    """
    lines = lines_of(results)
    drawing = Drawing(860, 340)
    for n, (title, (unit, paths)) in enumerate(CHARTS.items()):
        missing = [path for path in paths if (path, unit) not in lines]
        if missing:
            raise LookupError(
                f"results.md has no two sizes of: {'; '.join(missing)}. Run `python -m benchmarks` first."
            )
        _chart(drawing, 430 * n, title, {path: lines[path, unit] for path in paths})
    return drawing


def _chart(drawing: Drawing, left: int, title: str, lines: Mapping[str, Line]) -> None:
    plot = LinePlot()
    plot.x, plot.y, plot.width, plot.height = left + 50, 120, 350, 185
    plot.data = list(lines.values())
    plot.xValueAxis, plot.yValueAxis = LogXValueAxis(), LogYValueAxis()
    plot.xValueAxis.labelTextFormat = lambda cases: f"{cases:,.0f}"
    plot.yValueAxis.labelTextFormat = lambda figure: f"{figure:,g}"
    plot.yValueAxis.visibleGrid, plot.yValueAxis.gridStrokeColor = True, colors.HexColor("#dddddd")
    for n, ink in zip(range(len(lines)), INKS, strict=False):
        plot.lines[n].strokeColor, plot.lines[n].strokeWidth = ink, 2
    legend = Legend()
    legend.x, legend.y, legend.fontName, legend.fontSize = left + 50, 90, "Helvetica", 9
    legend.alignment, legend.columnMaximum, legend.dy, legend.deltay = "right", 6, 5, 12
    legend.colorNamePairs = list(zip(INKS, lines, strict=False))
    drawing.add(plot)
    drawing.add(legend)
    drawing.add(String(left + 50, 318, title, fontName="Helvetica-Bold", fontSize=11))
    drawing.add(String(left + 372, 96, "cases", fontName="Helvetica", fontSize=9))


def _number(text: str) -> float:
    return float(text.replace(",", ""))


def main() -> int:
    """Draw it; returns 1 with a line where the results lack a size."""
    try:
        drawing = draw(RESULTS.read_text(encoding="utf-8"))
    except LookupError as error:
        print(error.args[0], file=sys.stderr)
        return 1
    renderSVG.drawToFile(drawing, str(PLOT), autoclose="svg")
    print(f"wrote {PLOT.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
