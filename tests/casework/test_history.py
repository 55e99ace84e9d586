"""Whatever lawful history a file has: the rebuilt store is the lived one, numbers have no gap, no act lies outside its window."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.casework import hearing, inspection, intake, notices, orders, scrutiny, service, settle
from desktop.casework.case import CaseFile
from desktop.casework.ruling import clocks_of
from desktop.core.errors import NagardeskError
from tests.casework.ward import Ward

MOVES = (
    "demand",
    "particulars",
    "inspect",
    "draft",
    "issue",
    "serve",
    "post",
    "returned",
    "affix",
    "cause",
    "fix",
    "adjourn",
    "hear",
    "choose",
    "order",
    "field",
)
LOGINS = st.sampled_from(["clerk", "inspector", "cmo", "president"])
DEEPER = min(20, int(os.environ.get("NAGARDESK_FUZZ", "1")))  # `make fuzz` lives twenty times as many
moves = st.tuples(st.sampled_from(MOVES), st.integers(0, 9), LOGINS, st.integers(-2, 2))


class Life:
    """One file lived move by move; what casework refuses leaves no trace."""

    def __init__(self, ward: Ward) -> None:
        self.ward = ward
        self.day = date(2026, 8, 31)
        done = intake.receive_application(ward.on("2026-08-31", "clerk"), "building_notice", ward.answers())
        self.case = done.case
        self.done: list[str] = []

    def file(self) -> CaseFile:
        """The case as it stands."""
        return self.ward.program.desk.case(self.case)

    def move(self, what: str, days: int, login: str, off: int) -> None:
        """Let days pass, then try the move by whoever sits there; `off` shifts the day it is said to have happened."""
        self.day += timedelta(days=days)
        desk = self.ward.on(self.day.isoformat(), login)
        before = self.ward.entries()
        try:
            self._moves()[what](desk, self.day + timedelta(days=off))
            self.done.append(what)
        except NagardeskError:
            assert self.ward.entries() == before

    def _moves(self) -> dict[str, Callable[[Any, date], object]]:
        case, file = self.case, self.file()
        notice = next((n.id for n in reversed(file.notices.values()) if n.kind == "notice"), "none")
        told: dict[str, Any] = {"hour": "11:00", "place": "कार्यालय"}
        witnesses = [{"name": "क", "address": "1"}, {"name": "ख", "address": "2"}]
        people = {"present": [{"name": "क", "capacity": "ख"}], "said": [{"who": "क", "says": "ख"}]}
        pleas = [p["id"] for c in file.causes for p in c["pleas"]]
        finding = next(iter(file.findings), "")
        order = self.ward.order(answers=dict.fromkeys(pleas, "विचार किया गया"))

        def attempt(mode: str, outcome: str) -> Callable[[Any, date], object]:
            said = {**told, "mode": mode, "outcome": outcome, "witnesses": witnesses}
            return lambda desk, day: service.record_attempt(desk, case, notice, {**said, "day": day})

        return {
            "demand": lambda desk, day: scrutiny.demand_particulars(desk, case, ["नक्शा"], 15),
            "particulars": lambda desk, day: scrutiny.receive_particulars(desk, case, day, ["नक्शा"]),
            "inspect": lambda desk, day: inspection.record_inspection(
                desk, case, self.ward.visit(inspected_on=day.isoformat())
            ),
            "draft": lambda desk, day: notices.draft_notice(desk, case, "mp-1961:187:8b", finding=finding, days=7),
            "issue": lambda desk, day: notices.issue_notice(desk, case, notice),
            "serve": attempt("tender", "served"),
            "post": attempt("post", "served"),
            "returned": attempt("post", "returned"),
            "affix": attempt("affix", "affixed"),
            "cause": lambda desk, day: hearing.receive_cause(desk, case, notice, day, ["कारण"]),
            "fix": lambda desk, day: hearing.fix_hearing(desk, case, notice, day, "11:00", "कार्यालय"),
            "adjourn": lambda desk, day: hearing.adjourn(desk, case, notice, day, "11:00", "कार्यालय", "अनुपस्थित"),
            "hear": lambda desk, day: hearing.record_hearing(desk, case, notice, {**told, **people, "day": day}),
            "choose": lambda desk, day: [
                orders.choose(desk, case, d.id, d.choices[0], "पाठ") for d in orders.doubts_of(desk, case)
            ],
            "order": lambda desk, day: orders.make_order(desk, case, notice, order),
            "field": lambda desk, day: settle.set_field(desk, case, "enclosures", ["site_plan"], "सुधार"),
        }


# The way a file usually goes; an example leaves it anywhere.
USUAL = [
    ("demand", 3, "cmo", 0),
    ("particulars", 5, "clerk", 0),
    ("inspect", 4, "inspector", 0),
    ("draft", 1, "clerk", 0),
    ("issue", 0, "cmo", 0),
    ("serve", 1, "inspector", 0),
    ("cause", 4, "clerk", 0),
    ("hear", 2, "cmo", 0),
    ("choose", 1, "cmo", 0),
    ("order", 0, "cmo", 0),
]


@settings(max_examples=6 * DEEPER, deadline=None, suppress_health_check=list(HealthCheck))
@given(history=st.lists(moves, max_size=25), begun=st.integers(0, len(USUAL)))
def test_every_lawful_history_keeps_the_law(ward: Ward, history: list[Any], begun: int) -> None:
    """One office for all examples: each is a file of its own in it."""
    life = Life(ward)
    for each in [*USUAL[:begun], *history]:
        life.move(*each)
    file = life.file()
    _windows(file)
    _numbers(ward)
    for clock in clocks_of(ward.desk("cmo"), file):
        assert clock.started_by in {f.id for f in file.facts} or clock.started_by.startswith("silence:")
    store = ward.program.store
    lived = store.dump_projections()
    store.rebuild()
    assert store.dump_projections() == lived


def _windows(file: CaseFile) -> None:
    """Nothing counts that came before what it needs, or after what ends it."""
    for notice in file.notices.values():
        if notice.served_on and notice.issued_on:
            assert notice.served_on >= notice.issued_on
        if notice.kind == "order":
            shown_on = file.notices[notice.data["on_notice"]]
            served = shown_on.served_on or date.max
            reopened = any(e.kind == "service.reopened" for e in file.entries)
            assert reopened or (notice.issued_on and notice.issued_on >= served)
    for order in file.orders:
        made = next(n for n, e in enumerate(file.entries) if e.id == order["entry"])
        before = {e.id for e in file.entries[:made]}
        shown = [c for c in file.causes if c["notice"] == order["on_notice"] and c["entry"] in before]
        pleas = [p for c in shown for p in c["pleas"]]
        assert all(p["id"] in order["answers"] for p in pleas)
    standing = [o["on_notice"] for o in file.orders if o["entry"] not in file.void]
    assert len(standing) == len(set(standing))
    opened = file.opened_on or date.max
    assert all(f.day >= opened for f in file.facts)


def _numbers(ward: Ward) -> None:
    """Every series of the device runs 1, 2, 3 … without a gap and without a double."""
    taken: dict[str, list[int]] = {}
    store = ward.program.store
    for entry in store.own_after(0, 1_000_000):
        for series, number in entry.data.get("numbers", ()):
            taken.setdefault(series, []).append(number)
    for numbers in taken.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_the_usual_way_leads_to_the_order(ward: Ward) -> None:
    life = Life(ward)
    for each in USUAL:
        life.move(*each)
    assert life.done == [name for name, *_ in USUAL]
