"""The street as its entries tell it: what it is called, its class and width, its lines by date, proposals, parcels.

Corners are whole micrometres of the street's frame, `[[x, y], …]`; nothing here measures anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from desktop.core.entry import Entry
from desktop.law.model import Fact

SIDES = ("left", "right")
LINE_KINDS = ("regular_line", "street_alignment", "building_line")
STATUSES = ("public", "private", "projected")
Span = tuple[int, int]  # chainages in mm, from and to


@dataclass(frozen=True, slots=True)
class Change:
    """One dated change of a street: what (`name`, `width`, `status` …), the new value, and the order that fixed it."""

    what: str
    value: Any
    day: date
    order: Mapping[str, str]
    provision: str
    entry: str


@dataclass(frozen=True, slots=True)
class Line:
    """One side of one version of a line. `points` run with the chainage of `base`, which is kept with it.

    `since` is the day from which it holds; `span` the chainages (mm) it was laid over; `order` the order that fixed it.
    """

    id: str
    kind: str
    side: str
    points: tuple[tuple[int, int], ...]
    base: tuple[tuple[int, int], ...]
    frame: int
    span: Span
    since: date
    order: Mapping[str, str]
    provision: str
    entry: str


@dataclass(frozen=True, slots=True)
class Given:
    """One notice of a proposal: which of those the Act asks for, the day it was put up, published or served."""

    key: str
    provision: str
    day: date
    entry: str
    data: Mapping[str, Any]


@dataclass
class Objection:
    """An objection or suggestion, and how it was considered ('' while it was not)."""

    id: str
    by: Mapping[str, str]
    text: str
    received: date
    greater_portion: bool = False
    finding: str = ""
    accepted: bool = False
    considered: date | None = None


@dataclass
class Proposal:
    """Something proposed for a street and brought through the Act's steps.

    `matter` is line, declaration, closing or diversion; `state` open, done or dropped; `plan` what was proposed.
    """

    id: str
    matter: str
    plan: Mapping[str, Any]
    fresh: bool
    day: date
    entry: str
    pack: str
    state: str = "open"
    notices: list[Given] = field(default_factory=list)
    objections: dict[str, Objection] = field(default_factory=dict)
    approvals: list[Mapping[str, Any]] = field(default_factory=list)
    papers: list[Mapping[str, Any]] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)


@dataclass
class Street:
    """Everything about one street, worked out from its entries; `plots` tells the parcel number of a case."""

    id: str
    office: str = ""
    pack: str = ""
    act: str = ""
    name: Mapping[str, str] = field(default_factory=dict)
    number: str = ""
    status: str = "public"
    ward: str = ""
    frame: int = 0
    base: tuple[tuple[int, int], ...] = ()
    facts_of: dict[str, Any] = field(default_factory=dict)
    history: list[Change] = field(default_factory=list)
    lines: dict[str, Line] = field(default_factory=dict)
    proposals: dict[str, Proposal] = field(default_factory=dict)
    parcels: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    statements: list[Mapping[str, Any]] = field(default_factory=list)
    agreements: dict[str, dict[str, Any]] = field(default_factory=dict)
    possessions: list[Mapping[str, Any]] = field(default_factory=list)
    inspections: list[Mapping[str, Any]] = field(default_factory=list)
    workings: list[Mapping[str, Any]] = field(default_factory=list)
    plots: dict[str, str] = field(default_factory=dict)
    facts: list[Fact] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

    def on(self, what: str, day: date) -> Any:
        """The value of `what` (name, number, status, width, class, maintained_by …) on a day; None before its first."""
        held = [change for change in self.history if change.what == what and change.day <= day]
        return max(enumerate(held), key=lambda pair: (pair[1].day, pair[0]))[1].value if held else None

    def in_force(self, kind: str, side: str, day: date) -> list[tuple[Line, Span]]:
        """The lines of a kind on one side that hold on `day`, each with the stretch of chainage over which it does.

        A later line takes the place of an earlier one over its own stretch only; the rest of the earlier one stands.
        """
        versions = [v for v in self.lines.values() if v.kind == kind and v.side == side and v.since <= day]
        ordered = sorted(enumerate(versions), key=lambda pair: (pair[1].since, pair[0]), reverse=True)
        taken: list[Span] = []
        held: list[tuple[Line, Span]] = []
        for _, line in ordered:
            held += [(line, span) for span in _without(line.span, taken)]
            taken.append(line.span)
        return sorted(held, key=lambda pair: pair[1])


def _without(span: Span, taken: Iterable[Span]) -> list[Span]:
    """What is left of a stretch once others are taken out of it."""
    left = [span]
    for a, b in taken:
        left = [(low, high) for x, y in left for low, high in ((x, min(y, a)), (max(x, b), y)) if low < high]
    return left


def fold_street(street: str, entries: Iterable[Entry]) -> Street:
    """The street from all its entries in order (instant, device, number)."""
    state = Street(id=street)
    for entry in entries:
        state.entries.append(entry)
        _note_fact(state, entry)
        step = _STEPS.get(entry.kind)
        if step:
            step(state, entry)
    return state


def _note_fact(state: Street, entry: Entry) -> None:
    event = entry.data.get("event")
    if not event:
        return
    keys = ("provision", "set", "party", "about", "until")
    fact = Fact(event, _day(entry), entry.id, {k: entry.data[k] for k in keys if k in entry.data})
    state.facts.append(fact)
    proposal = state.proposals.get(entry.data.get("proposal", ""))
    if proposal:
        proposal.facts.append(fact)


def _day(entry: Entry) -> date:
    return date.fromisoformat(entry.day)


def _change(state: Street, entry: Entry, what: str, value: Any) -> None:
    data = entry.data
    state.history.append(Change(what, value, _day(entry), data.get("order", {}), data.get("provision", ""), entry.id))
    if what in ("name", "number", "status", "ward"):
        setattr(state, what, value)
    else:
        state.facts_of[what] = value


def _enter(state: Street, entry: Entry) -> None:
    state.office, state.pack, state.act = entry.office, entry.pack, entry.data["act"]
    for what, value in entry.data["facts"].items():
        _change(state, entry, what, value)


def _survey(state: Street, entry: Entry) -> None:
    state.frame = entry.data["frame"]
    state.base = _corners(entry.data["base"])


def _name(state: Street, entry: Entry) -> None:
    for what in ("name", "number"):
        if entry.data.get(what):
            _change(state, entry, what, entry.data[what])


def _alter(state: Street, entry: Entry) -> None:
    _change(state, entry, entry.data["what"], entry.data["value"])


def _propose(state: Street, entry: Entry) -> None:
    data = entry.data
    state.proposals[data["proposal"]] = Proposal(
        data["proposal"], data["matter"], data["plan"], bool(data.get("fresh")), _day(entry), entry.id, entry.pack
    )


def _give(state: Street, entry: Entry) -> None:
    data = entry.data
    given = Given(data["key"], data["provision"], _day(entry), entry.id, data)
    state.proposals[data["proposal"]].notices.append(given)


def _object(state: Street, entry: Entry) -> None:
    data = entry.data
    state.proposals[data["proposal"]].objections[data["objection"]] = Objection(
        data["objection"], data["by"], data["text"], _day(entry), bool(data.get("greater_portion"))
    )


def _consider(state: Street, entry: Entry) -> None:
    data = entry.data
    objection = state.proposals[data["proposal"]].objections[data["objection"]]
    objection.finding, objection.accepted, objection.considered = data["finding"], data["accepted"], _day(entry)


def _approve(state: Street, entry: Entry) -> None:
    state.proposals[entry.data["proposal"]].approvals.append({**entry.data, "day": entry.day, "entry": entry.id})


def _paper(state: Street, entry: Entry) -> None:
    kept = {**entry.data, "day": entry.day, "entry": entry.id}
    state.statements.append(kept)
    if entry.data.get("proposal"):
        state.proposals[entry.data["proposal"]].papers.append(kept)


def _drop(state: Street, entry: Entry) -> None:
    state.proposals[entry.data["proposal"]].state = "dropped"


def _prescribe(state: Street, entry: Entry) -> None:
    proposal = state.proposals[entry.data["proposal"]]
    proposal.state = "done"
    _lay(state, entry, proposal.plan)


def _record(state: Street, entry: Entry) -> None:
    _lay(state, entry, entry.data["plan"])


def _lay(state: Street, entry: Entry, plan: Mapping[str, Any]) -> None:
    for side in plan["lines"]:
        state.lines[side["id"]] = Line(
            id=side["id"],
            kind=plan["kind"],
            side=side["side"],
            points=_corners(side["points"]),
            base=_corners(plan["base"]),
            frame=plan["frame"],
            span=(side["span"][0], side["span"][1]),
            since=_day(entry),
            order=entry.data["order"],
            provision=entry.data["provision"],
            entry=entry.id,
        )


def _decide(status: str) -> Callable[[Street, Entry], None]:
    def step(state: Street, entry: Entry) -> None:
        state.proposals[entry.data["proposal"]].state = "done"
        _change(state, entry, "status" if status else "course", status or "diverted")

    return step


def _parcel(state: Street, entry: Entry) -> None:
    state.parcels[entry.data["parcel"]] = {**entry.data, "day": entry.day, "entry": entry.id}


def _agree(state: Street, entry: Entry) -> None:
    state.agreements[entry.data["agreement"]] = {**entry.data, "day": entry.day, "deposits": [], "removal": ""}


def _deposit(state: Street, entry: Entry) -> None:
    state.agreements[entry.data["agreement"]]["deposits"].append({**entry.data, "day": entry.day})


def _call(state: Street, entry: Entry) -> None:
    state.agreements[entry.data["agreement"]]["removal"] = entry.day


def _possess(state: Street, entry: Entry) -> None:
    state.possessions.append({**entry.data, "day": entry.day, "entry": entry.id})


def _inspect(state: Street, entry: Entry) -> None:
    state.inspections.append({**entry.data, "day": entry.day})


def _reckon(state: Street, entry: Entry) -> None:
    state.workings.append({**entry.data, "day": entry.day, "entry": entry.id})


def _place(state: Street, entry: Entry) -> None:
    state.plots[entry.data["case"]] = entry.data["parcel"]


def _corners(raw: Iterable[Iterable[int]]) -> tuple[tuple[int, int], ...]:
    return tuple((int(x), int(y)) for x, y in raw)


_MATTERS = ("line", "declaration", "closing", "diversion")
_STEPS: dict[str, Callable[[Street, Entry], None]] = {
    "street.entered": _enter,
    "street.surveyed": _survey,
    "street.named": _name,
    "street.changed": _alter,
    **{f"{matter}.proposed": _propose for matter in _MATTERS},
    **{f"{matter}.noticed": _give for matter in _MATTERS},
    **{f"{matter}.objection": _object for matter in _MATTERS},
    **{f"{matter}.considered": _consider for matter in _MATTERS},
    **{f"{matter}.approved": _approve for matter in _MATTERS},
    **{f"{matter}.dropped": _drop for matter in _MATTERS},
    "line.prescribed": _prescribe,
    "line.recorded": _record,
    "declaration.made": _decide("public"),
    "closing.made": _decide("closed"),
    "diversion.made": _decide(""),
    "statement.filed": _paper,
    "parcel.entered": _parcel,
    "agreement.made": _agree,
    "deposit.made": _deposit,
    "removal.called": _call,
    "possession.taken": _possess,
    "register.inspected": _inspect,
    "compensation.reckoned": _reckon,
    "plot.placed": _place,
}
