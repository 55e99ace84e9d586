"""Random but lawful histories over every procedure: each act by casework itself, its refusals leaving no trace."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from desktop.casework import deeds
from desktop.casework.decisions import GRANTS, ORDERS
from desktop.casework.ruling import akin, clocks_of, next_acts_on, provisions_of
from desktop.core.errors import NagardeskError
from desktop.law.packs import Law
from desktop.law.shapes import ShapeAct, shapes
from desktop.walk_case import CaseOnDesk, serves
from desktop.walk_office import WalkOffice, open_office

# One provision of each procedure, with its section's sisters.
PLACES = {
    "appeal": "pb-1976:269:2",
    "apportioned_works": "mp-1961:180:2",
    "completion": "pb-1976:272:2",
    "danger": "pb-1976:274:1",
    "internal": "mp-1961:262:1-rent",
    "permission": "mp-1961:260:1-licence",
    "possession": "pb-1976:234:main",
    "prosecution": "mp-1961:223:2",
    "public_prohibition": "mp-1961:249:1",
    "register": "mp-1961:276:1",
    "removal_without_notice": "pb-1976:252:1",
    "requisition": "mp-1961:183:5b",
    "show_cause": "pb-1976:269:1",
    "stop_work": "pb-1976:270:1",
    "street_proposal": "mp-1961:183:1",
}
BODIES = {"mp-1961": "municipal_council", "pb-1976": "municipal_corporation"}
_GATED = frozenset([*GRANTS, *ORDERS]) - {"make_order"}
moves = st.tuples(
    st.integers(0, 60),
    st.sampled_from(["right", "right", "right", "clerk", "admin"]),
    st.sampled_from([0, 0, 1, 5, 16, 40]),
)


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, law: Law) -> Iterator[dict[str, WalkOffice]]:
    """An office of each of two Acts."""
    folder: Path = tmp_path_factory.mktemp("histories")
    found = {act: open_office(folder, law, law.act(act), body) for act, body in BODIES.items()}
    yield found
    for office in found.values():
        office.program.close()


class Life(CaseOnDesk):
    """A case lived move by move."""

    def steps(self) -> list[tuple[str, ShapeAct]]:
        """Every act of the provision's procedure, under it and its sisters."""
        act = self.office.act
        ids = akin(act, self.row.id)
        return [(id, step) for id in ids for step in shapes()[self.row.procedure].acts]

    def move(self, choice: int, who: str, days: int) -> None:
        """Let days pass, then try one of the acts as somebody; what is refused leaves no entry."""
        self.day += timedelta(days=days)
        store = self.office.program.store
        desk = self.office.at(self.day, "head")
        offered = [
            each
            for id in akin(self.office.act, self.row.id)
            for each in next_acts_on(desk, desk.office(), self.file(), self.day, id)
        ]
        steps = self.steps()
        lawful = [
            (id, s) for id, s in steps if any((a.provision, a.act, a.status) == (id, s.act, "open") for a in offered)
        ]
        chosen = (
            lawful if choice % 3 and lawful else steps
        )  # two moves of three are lawful ones, the third is anything
        id, step = chosen[choice // 3 % len(chosen)]
        row = self.office.act.provision(id)
        may = {each.status for each in offered if (each.provision, each.act) == (id, step.act)}
        if serves(step) and not self.to_serve(row, step):
            return
        try:
            call = self.call(row, step)
        except NagardeskError:
            return
        before = store.stats().entries
        try:
            call(self.office.at(self.day, self.login(row, step) if who == "right" else who), self.day)
        except NagardeskError:
            assert store.stats().entries == before
            return
        assert store.stats().entries > before
        if step.act in _GATED or step.gives not in deeds.ELSEWHERE:
            assert "open" in may, f"{step.act} of {id} was done outside its window"
        assert not (who == "admin" and step.by != "citizen"), f"{step.act} of {id} by the administrator"


@pytest.mark.parametrize("procedure", sorted(PLACES))
@settings(
    max_examples=2,
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
@given(history=st.lists(moves, min_size=8, max_size=11))
def test_a_lawful_history_keeps_the_law(
    two: dict[str, WalkOffice], procedure: str, history: list[tuple[int, str, int]]
) -> None:
    office = two[PLACES[procedure].partition(":")[0]]
    row = office.act.provision(PLACES[procedure])
    assert row.procedure == procedure
    life = Life(office, row, date(2026, 2, 2))
    life.open()
    for each in history:
        life.move(*each)
    file = life.file()
    causes = {fact.id for fact in file.facts}
    for clock in clocks_of(office.at(life.day, "head"), file):
        assert clock.started_by in causes or clock.started_by.startswith("silence:")
        assert clock.provision in provisions_of(office.act, file)
    assert all(f.day >= date(2026, 2, 2) for f in file.facts)
    sales = [d["balance"] for d in file.deeds if d["act"] in ("sell_things", "sell_materials")]
    paid = [d["paise"] for d in file.deeds if d["act"] in ("pay_balance", "hold_balance", "credit_balance")]
    assert sum(paid) in (0, *sales)


def test_every_procedure_is_lived_and_the_rebuilt_store_is_the_lived_one(two: dict[str, WalkOffice]) -> None:
    assert set(PLACES) == set(shapes())
    for office in two.values():
        store = office.program.store
        lived = store.dump_projections()
        store.rebuild()
        assert store.dump_projections() == lived
