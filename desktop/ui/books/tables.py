"""Figures of a return or report as a table whose numbers lead to their cases."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from desktop.ui.books.behind import label_text
from desktop.ui.grid import GridModel, GridView, Head, Row
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.returns import Figures

Opened = Callable[["Figures", int, str], None]
WIDE = {"kind": 220, "ward": 190, "what": 180, "state": 240, "outcome": 200, "age": 130, "month": 120}


class FiguresModel(GridModel):
    """A table of figures with its sums below; `links` tells whether its numbers lead anywhere."""

    def __init__(self, figures: Figures, office: Any, *, links: bool = True) -> None:
        from desktop.casework.return_pages import head_words

        by = [Head(pick(head_words(name)), WIDE.get(name, 160)) for name in figures.by]
        columns = [
            Head(pick(head_words(name)), 96, number=True, money=figures.paise or name == "paise")
            for name in figures.columns
        ]
        rows = [
            Row(
                (
                    *(label_text(office, name, key) for name, key in zip(figures.by, row.labels, strict=True)),
                    *row.figures,
                )
            )
            for row in figures.rows
        ]
        rows += [Row(cells, strong=True) for cells in _totals(figures, office)]
        super().__init__([*by, *columns], rows)
        self.figures, self._links = figures, links

    def is_link(self, at: int, column: int) -> bool:
        """A number that is not a sum and not nothing."""
        row, by = self.row(at), len(self.figures.by)
        return bool(self._links and row and not row.strong and column >= by and row.cells[column])


def _totals(figures: Figures, office: Any) -> list[tuple[str | int, ...]]:
    """The sums below: one line, or one for each thing where unlike things stand in one table."""
    blank = ("",) * (len(figures.by) - 1)
    if not figures.rows:
        return []
    if figures.by[0] != "what":
        return [(tr("Total"), *blank, *figures.total())]
    found: dict[str, list[int]] = {}
    for row in figures.rows:
        before = found.get(row.labels[0], [0] * len(row.figures))
        found[row.labels[0]] = [a + b for a, b in zip(before, row.figures, strict=True)]
    named = {key: f"{tr('Total')}: {label_text(office, 'what', key)}" for key in found}
    return [(named[key], *blank, *sums) for key, sums in found.items()]


def figures_view(title: str, figures: Figures, office: Any, opened: Opened, *, links: bool = True) -> GridView:
    """The table; `opened` gets the figures, the place of the line and the name of the column."""
    model = FiguresModel(figures, office, links=links)

    def open_cell(at: int, column: int) -> None:
        if model.is_link(at, column):
            opened(figures, at, figures.columns[column - len(figures.by)])

    made = GridView(title, model, open_cell, by_cell=True)
    made.fit_rows()
    if model.rowCount():
        made.setCurrentIndex(model.index(0, len(figures.by)))
    return made
