"""Registered post that came back: which notice, to whom, when, and what became of it since; Enter opens the case."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.ui import words
from desktop.ui.law_words import provision_text
from desktop.ui.lists import Asked, Column, Item, Kind, every_word
from desktop.ui.page import Route
from desktop.ui.span_bar import SPANS
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk

STATES = {"issued": mark("to serve again"), "served": mark("served since"), "over": mark("withdrawn or set aside")}


def returned_items(desk: Desk, asked: Asked) -> Iterator[Item]:
    """The letters that came back in these days, by day."""
    from desktop.casework.outward import came_back

    for each in came_back(desk, asked.since, asked.until):
        state = each.state if each.state in ("issued", "served") else "over"
        name = pick(each.name)
        cells = (
            words.day(each.day),
            each.number,
            name,
            each.ward,
            provision_text(desk.law, each.provision),
            each.postal,
            each.file_number,
            tr(STATES[state]),
        )
        route = Route("serve", (each.case, each.notice)) if state == "issued" else Route("case", (each.case,))
        yield Item(cells, route, (state,), every_word(each.name))


RETURNED = Kind(
    title=mark("Returned post"),
    columns=(
        Column(mark("Came back"), 100, day=True),
        Column(mark("Notice"), 190),
        Column(mark("Addressee"), 220),
        Column(mark("Ward"), 70, narrow=True),
        Column(mark("Section"), 240, narrow=True),
        Column(mark("Postal number"), 130),
        Column(mark("Case"), 190),
        Column(mark("State"), 120),
    ),
    read=returned_items,
    tabs=STATES,
    spans=SPANS,
    none=mark("No letter came back in these days."),
)
