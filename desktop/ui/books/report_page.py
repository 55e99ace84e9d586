"""A report to look at: bars above, the table beneath; a bar or a number leads to its cases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from desktop.ui.bits import card, label
from desktop.ui.books.behind import behind, label_text
from desktop.ui.books.return_page import FiguresPage
from desktop.ui.chart import Bar, BarChart, Part
from desktop.ui.page import Route, Shell
from desktop.ui.theme import M
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.book_words import Span
    from desktop.casework.returns import Figures

# What the bars of a report are, and the parts of each: the rest of what it goes by is added up.
SHAPES = {
    "pendency": ("ward", "age"),
    "money": ("month", "what"),
    "notices": ("state", "outcome"),
    "clocks": ("month", "outcome"),
}
ORDER = {"outcome": ("met", "late", "running", "open", "missed"), "what": ("demand", "receipt")}


class ReportPage(FiguresPage):
    """The chart has the focus first; Tab goes to the table."""

    kind = "report"

    def __init__(self, shell: Shell, route: Route) -> None:
        from desktop.casework.book_words import book

        self.report = route.args[0]
        super().__init__(shell, route, pick(book("returns")["reports"][self.report]["title"]))
        self.chart: BarChart | None = None

    def figures(self, span: Span) -> list[Figures]:
        from desktop.casework.returns import read_report

        return [read_report(self.shell.desk, self.report, span)]

    def orders(self, desk: Any, found: list[Figures], span: Span) -> Any:
        from desktop.casework.return_pages import report_order

        return (report_order(desk, each, span) for each in found)

    def parts(self, found: list[Figures], office: Any) -> list[QWidget]:
        self.chart = None
        if not found:
            return []
        made: list[QWidget] = []
        if found[0].rows:
            self.chart = self._chart(found[0], office)
            keys = tr("Arrows go from bar to bar, Enter shows the cases.")
            made.append(card(self.chart, label(keys, "small"), gap=M))
        return [*made, self.table(found[0], office)]

    def first_table(self) -> None:
        """The chart comes before the table."""
        if self.chart:
            self.chart.setFocus()
        else:
            super().first_table()

    def _chart(self, figures: Figures, office: Any) -> BarChart:
        by, of = SHAPES[self.report]
        paise = "paise" in figures.columns
        sums: dict[str, dict[str, int]] = {}
        for row in figures.rows:
            labels = dict(zip(figures.by, row.labels, strict=True))
            number = row.figures[figures.columns.index("paise" if paise else "number")]
            of_bar = sums.setdefault(labels[by], {})
            of_bar[labels[of]] = of_bar.get(labels[of], 0) + number
        keys = sorted({key for each in sums.values() for key in each}, key=lambda key: _rank(of, key))
        legend = [(key, label_text(office, of, key)) for key in keys]
        bars = [
            Bar(key, label_text(office, by, key), tuple(Part(k, parts.get(k, 0)) for k in keys))
            for key, parts in sorted(sums.items(), key=lambda item: _rank(by, item[0]))
        ]
        title = pick(figures.title)
        return BarChart(title, bars, legend, self._open_part, side=self.report == "money", paise=paise)

    def _open_part(self, bar: str, part: str) -> None:
        by, of = SHAPES[self.report]
        self.shell.go(behind("report", self.report, "number", self.bar.span(), {by: bar, of: part}))


def _rank(by: str, key: str) -> tuple[int, int, str]:
    """Where a key stands: in its own order, numbers by size, the rest by letter."""
    order = ORDER.get(by, ())
    if key in order:
        return order.index(key), 0, key
    return len(order), int(key) if key.isdecimal() else 0, key
