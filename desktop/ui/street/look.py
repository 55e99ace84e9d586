"""What the page of a street shows, read in one go off the screen's thread."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop.ui.map.index import GroundIndex
from desktop.ui.page import Route, Shell
from desktop.ui.words import mark

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.casework.street import Line, Proposal, Street
    from desktop.casework.street_steps import Want

ACTS = {
    "street_base": mark("Give it a base line"),
    "street_import": mark("Import a map file or table"),
    "street_book": mark("Enter parcels by sides and diagonals"),
    "street_take": mark("Take parcels from the map of the ward"),
    "street_line": mark("Draw a line by chainage and offset"),
    "street_declaration": mark("Propose to make it public"),
    "street_closing": mark("Propose to close it"),
    "street_diversion": mark("Propose to divert it"),
    "street_name": mark("Give a name or number"),
    "street_change": mark("Correct or change the register"),
    "street_possess": mark("Take possession of land within the line"),
    "street_worth": mark("Work out compensation and betterment"),
    "street_agree": mark("Enter an owner's agreement"),
    "street_deposit": mark("Enter a deposit"),
    "street_remove": mark("Call for removal under an agreement"),
    "street_inspect": mark("Record an inspection of the register"),
}
DRAWINGS = {
    "street_base": "plus",
    "street_import": "open",
    "street_book": "draft",
    "street_take": "place",
    "street_line": "sign",
    "street_possess": "law",
    "street_worth": "law",
    "street_agree": "paper",
    "street_deposit": "paper",
    "street_remove": "notices",
    "street_inspect": "person",
    "street_name": "draft",
    "street_change": "draft",
}


@dataclass(frozen=True, slots=True)
class StreetView:
    """One street on one day: its lines that hold, its open proposals with their steps, what may be done, its map."""

    state: Street
    held: tuple[Line, ...]
    proposals: tuple[tuple[Proposal, tuple[Want, ...]], ...]
    acts: tuple[Route, ...]
    index: GroundIndex


def look(shell: Shell, street: str) -> StreetView:
    """Read a street whole."""
    from desktop.casework.street import SIDES
    from desktop.casework.street_proposals import wanted
    from desktop.casework.street_ways import kinds_of
    from desktop.casework.streets import layers, street_of

    desk = shell.desk
    state, today = street_of(desk, street), desk.today()
    held = {
        line.id: line
        for kind in kinds_of(state.act)
        for side in SIDES
        for line, _ in state.in_force(kind, side, today)
    }
    proposals = tuple(
        (p, tuple(wanted(desk, state, p.id)) if p.state == "open" else ()) for p in state.proposals.values()
    )
    acts = tuple(Route(name, args) for name, args in _acts(desk, state, bool(layers(desk))))
    return StreetView(
        state, tuple(held.values()), proposals, acts, GroundIndex(shell.room.streets.street_ground(desk, street))
    )


def _acts(desk: Desk, state: Street, layered: bool) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What may be done with a street as it stands, in the order an office does it."""
    from desktop.casework.street_law import TAKINGS, UNDERTAKINGS
    from desktop.casework.street_ways import WAYS

    me = (state.id,)
    if not state.base:
        yield "street_base", me
    yield "street_import", me
    if state.base:
        yield "street_book", me
        if state.frame and layered:
            yield "street_take", me
        if state.status in ("public", "projected"):
            yield "street_line", me
    for matter, status in (("declaration", "private"), ("closing", "public"), ("diversion", "public")):
        if state.status == status and (state.act, matter) in WAYS:
            yield f"street_{matter}", me
    yield "street_name", me
    yield "street_change", me
    if state.lines and state.parcels and any(act == state.act for act, _ in TAKINGS):
        yield "street_possess", me
        yield "street_worth", me
    if state.act in UNDERTAKINGS and state.parcels:
        yield "street_agree", me
        if state.agreements:
            yield "street_deposit", me
            yield "street_remove", me
    if state.lines or state.proposals:
        yield "street_inspect", me


def want_route(state: Street, proposal: Proposal, want: Want) -> Route | None:
    """The page of a step that is still to do; None where only time must pass."""
    kind, _, rest = want.key.partition(":")
    about = (state.id, proposal.id)
    if want.status not in ("wanting", "running"):
        return None
    if kind == "notice":
        return Route("street_notice", (*about, rest))
    if kind == "papers":
        return Route("street_papers", about)
    if kind == "objection":
        return Route("street_consider", (*about, rest))
    if kind in ("approval", "consultation"):
        return Route("street_approve", (*about, want.provision))
    return Route("street_object", about) if kind == "window" and want.status == "running" else None
