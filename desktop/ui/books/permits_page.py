"""Permits as open data (BLDS): the days chosen, what goes out looked at first, saved as the file that is published."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING

from desktop.ui import words
from desktop.ui.list_page import ListPage
from desktop.ui.lists import Asked, Column, Item, Kind
from desktop.ui.page import Route
from desktop.ui.span_bar import SPANS
from desktop.ui.span_page import Act
from desktop.ui.words import mark, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from desktop.casework.desk import Desk
    from desktop.ui.grid import Cell

# The columns of the list, by the field of the specification that each shows.
FIELDS = (
    "PermitNum",
    "Description",
    "OriginalAddress1",
    "AppliedDate",
    "StatusCurrent",
    "StatusDate",
    "WorkClass",
    "PermitClass",
)
DAYS = ("AppliedDate", "StatusDate")
STATES = {
    "pending": mark("pending"),
    "sanctioned": mark("granted"),
    "deemed": mark("deemed granted"),
    "refused": mark("refused"),
    "completed": mark("completed"),
}


def permit_items(desk: Desk, asked: Asked) -> Iterator[Item]:
    """The applications of the days, as they are read."""
    from desktop.casework.permits import permits_with_cases

    for case, each in permits_with_cases(desk, _span(asked)):
        cells = tuple(_said(name, each[name]) for name in FIELDS)
        yield Item(cells, Route("case", (case,)), (each["StatusCurrent"],), " ".join(each.values()))


def _span(asked: Asked):
    from desktop.casework.book_words import Span

    return Span(asked.since, asked.until, "")


def _said(name: str, value: str) -> str:
    if name in DAYS:
        return words.day(date.fromisoformat(value)) if value else ""
    return tr(STATES[value]) if name == "StatusCurrent" else value


PERMITS = Kind(
    title=mark("Permits as open data"),
    columns=(
        Column(mark("Number"), 196),
        Column(mark("Kind"), 200, narrow=True),
        Column(mark("Ward"), 150, narrow=True),
        Column(mark("Received"), 98, day=True),
        Column(mark("State"), 120),
        Column(mark("Since"), 98, day=True),
        Column(mark("Work"), 90, narrow=True),
        Column(mark("Use"), 110, narrow=True),
    ),
    read=permit_items,
    tabs=STATES,
    spans=SPANS,
    says=lambda desk, asked: tr("Of the premises only the ward is told, of the applicant nothing."),
    none=mark("No application for a permit was received in these days."),
)


class PermitsPage(ListPage):
    """S saves the applications shown as the file that is published; the list itself is printed and saved like any other."""

    def acts(self) -> list[Act]:
        """The open-data file before all else."""
        return [(tr("Save as open data (.csv)"), self.publish, "S", "serve"), *super().acts()]

    def publish(self) -> None:
        """Save the applications shown with all fields of the specification."""
        from desktop.casework.permits import COLUMNS, permits

        desk, asked, wanted = self.shell.desk, self._asked(), {each.cells[0] for each in self.shown}

        def rows() -> Iterator[Sequence[Cell]]:
            yield COLUMNS
            for each in permits(desk, _span(asked)):
                if each["PermitNum"] in wanted:
                    yield [each[column] for column in COLUMNS]

        self.save_as("csv", rows())
