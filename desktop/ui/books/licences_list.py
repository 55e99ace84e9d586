"""The licences of the office as they stand today: kind, holder, until when; Enter opens the case."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.ui import words
from desktop.ui.law_words import provision_text
from desktop.ui.lists import Asked, Column, Item, Kind, every_word
from desktop.ui.page import Route
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk

STATES = {
    "in_force": mark("in force"),
    "suspended": mark("suspended"),
    "expired": mark("expired"),
    "withdrawn": mark("withdrawn"),
}


def licence_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """The licences as they stand today."""
    from desktop.casework.licences import licences_of

    found = []
    for case, licence in licences_of(desk, desk.today()):
        cells = (
            licence.number,
            pick(licence.holder),
            provision_text(desk.law, licence.provision),
            words.day(licence.since),
            words.day(licence.until),
            tr(STATES[licence.state]),
        )
        found.append(Item(cells, Route("case", (case,)), (licence.state,), every_word(licence.holder)))
    return found


LICENCES = Kind(
    title=mark("Licences"),
    columns=(
        Column(mark("Number"), 200),
        Column(mark("Holder"), 230),
        Column(mark("Section"), 320),
        Column(mark("Since"), 100, day=True),
        Column(mark("Until"), 100, day=True),
        Column(mark("State"), 110),
    ),
    read=licence_items,
    tabs=STATES,
    says=lambda desk, asked: words.day(desk.today()),
    none=mark("No licence here."),
)
