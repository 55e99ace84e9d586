"""What the auditors sent: each paper with its last step, what comes next and by when; Enter opens the case."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.ui import words
from desktop.ui.lists import Asked, Column, Deed, Item, Kind, every_word
from desktop.ui.page import Route
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk

STARTS = {
    "irregularity": mark("Irregularity"),
    "loss": mark("Loss or waste"),
    "final_statement": mark("Final statement"),
    "certificate": mark("Certificate of a sum due"),
}
STEPS = {
    "remedy": mark("Irregularity put right"),
    "tell_council": mark("Council told"),
    "remarks": mark("Remarks of the Council"),
    "apply_director": mark("Application to the Director"),
    "director_order": mark("Order of the Director"),
    "call_in": mark("Call for the sum"),
    "appeal_court": mark("Appeal to the District court"),
    "court_order": mark("Order of the court"),
    "waive": mark("Sum let go by the Government"),
}


def step_text(name: str) -> str:
    """What came from the auditors, or what was done on it."""
    return tr({**STARTS, **STEPS}.get(name, name))


def audit_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """Every audit case of the office."""
    from desktop.casework.audit import objections

    found = []
    for each in objections(desk):
        cells = (
            each.number,
            words.day(each.day),
            step_text(each.what),
            each.paper,
            pick(each.says),
            step_text(each.last) if each.last != each.what else "",
            ", ".join(step_text(name) for name in each.waiting),
            words.day(each.by),
            each.open or "",
        )
        tabs = (("open",) if each.waiting or each.open else ("ended",)) + ((each.what,))
        found.append(Item(cells, Route("case", (each.case,)), tabs, every_word(each.says, each.person)))
    return found


AUDIT = Kind(
    title=mark("Audit objections"),
    columns=(
        Column(mark("Number"), 200),
        Column(mark("Came on"), 98, day=True),
        Column(mark("From the auditors"), 156),
        Column(mark("Their number"), 92),
        Column(mark("What it says"), 130),
        Column(mark("Done last"), 120),
        Column(mark("What may come next"), 140),
        Column(mark("Last day"), 98, day=True),
        Column(mark("Open ₹"), 80, money=True),
    ),
    read=audit_items,
    tabs={"open": mark("Open"), "ended": mark("Ended"), **STARTS},
    deeds=(Deed(mark("Enter what the auditors sent"), "plus", "audit_new"),),
    none=mark("Nothing from the auditors is entered here."),
)
