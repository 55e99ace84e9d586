"""The street register, and the plans of its lines: proposed, in force, substituted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.ui import words
from desktop.ui.lists import Asked, Column, Deed, Item, Kind, every_word
from desktop.ui.page import Route
from desktop.ui.street.said import KINDS, SIDES, STATUS, metres, names, order_text, value_text
from desktop.ui.words import mark, tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.casework.street import Line, Proposal, Street

STATES = {
    "open": mark("proposed"),
    "in_force": mark("in force"),
    "substituted": mark("substituted"),
    "dropped": mark("given up"),
}


def street_items(desk: Desk, asked: Asked) -> Iterator[Item]:
    """Every street of the register, by ward and name."""
    from desktop.casework.streets import register

    for row in register(desk):
        cells = (
            names(row.name),
            row.number,
            row.ward,
            metres(row.width),
            row.street_class,
            value_text("maintained_by", row.maintained_by),
            tr(STATUS.get(row.status, row.status)),
            len(row.lines) or "",
            row.open_proposals or "",
        )
        tabs = (row.status, *(("proposed",) if row.open_proposals else ()))
        yield Item(cells, Route("street", (row.id,)), tabs, every_word(row.name))


def plan_items(desk: Desk, asked: Asked) -> Iterator[Item]:
    """Every line that was proposed or prescribed, of every street, each with its statement of lands and plan."""
    from desktop.casework.street import LINE_KINDS
    from desktop.casework.streets import street_of

    today = desk.today()
    for subject in desk.store.subjects("street:"):
        state = street_of(desk, subject.removeprefix("street:"))
        held = {
            line.id
            for kind in LINE_KINDS
            for side in ("left", "right")
            for line, _ in state.in_force(kind, side, today)
        }
        for proposal in state.proposals.values():
            if proposal.matter == "line" and proposal.state in ("open", "dropped"):
                yield _plan(state, proposal.id, _proposed(desk, proposal), proposal.state)
        for line in state.lines.values():
            yield _plan(state, line.id, _prescribed(desk, line), "in_force" if line.id in held else "substituted")


def _proposed(desk: Desk, proposal: Proposal) -> tuple[str, str, str, str]:
    sides = dict.fromkeys(tr(SIDES[each["side"]]) for each in proposal.plan.get("lines", ()) if "side" in each)
    return (tr(KINDS[proposal.plan["kind"]]), ", ".join(sides), words.day(proposal.day), "")


def _prescribed(desk: Desk, line: Line) -> tuple[str, str, str, str]:
    return (tr(KINDS[line.kind]), tr(SIDES[line.side]), words.day(line.since), order_text(line.order))


def _plan(state: Street, about: str, told: Sequence[str], tab: str) -> Item:
    what, side, day, order = told
    cells = (names(state.name), state.number, state.ward, what, side, tr(STATES[tab]), day, order)
    return Item(cells, Route("street_papers", (state.id, about)), (tab,), every_word(state.name))


STREETS = Kind(
    title=mark("Street register"),
    columns=(
        Column(mark("Name"), 260),
        Column(mark("Number"), 80),
        Column(mark("Ward"), 70, narrow=True),
        Column(mark("Width (m)"), 90),
        Column(mark("Class"), 120, narrow=True),
        Column(mark("Maintained by"), 170, narrow=True),
        Column(mark("Status"), 96, narrow=True),
        Column(mark("Lines in force"), 96, number=True),
        Column(mark("Proposals open"), 104, number=True),
    ),
    read=street_items,
    tabs={**STATUS, "proposed": mark("Proposals open")},
    deeds=(
        Deed(mark("Enter a street"), "plus", "street_new"),
        Deed(mark("Map"), "place", "map"),
        Deed(mark("Import the map of a ward"), "open", "street_layer"),
        Deed(mark("Plans of lines"), "street", "plans"),
    ),
    says=lambda desk, asked: trn("%n streets", len(desk.store.subjects("street:"))),
    none=mark("No street here. Enter the street first; then give it its base line and parcels, and draw the line."),
)
PLANS = Kind(
    title=mark("Plans of lines"),
    columns=(
        Column(mark("Street"), 260),
        Column(mark("Number"), 80),
        Column(mark("Ward"), 70, narrow=True),
        Column(mark("Line"), 150, narrow=True),
        Column(mark("Side"), 130, narrow=True),
        Column(mark("State"), 110),
        Column(mark("Since"), 100, day=True),
        Column(mark("Order"), 200),
    ),
    read=plan_items,
    tabs=STATES,
    none=mark("No line is proposed or prescribed yet."),
)
