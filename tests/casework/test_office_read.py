"""The office is read anew when an entry of it has come, whoever wrote it, and only then."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from desktop.casework import accounts
from desktop.casework.accounts import set_up, set_value
from desktop.casework.office import fold_office, stored_office
from desktop.casework.ruling import overlay
from desktop.core.clock import FixedClock
from desktop.core.errors import FieldError
from desktop.store.store import Store
from tests.casework.conftest import Open
from tests.casework.ward import Ward

FAIR = date(2026, 11, 20)


def test_what_the_office_declares_counts_at_once(ward: Ward) -> None:
    desk = ward.on("2026-10-12", "cmo")
    before = stored_office(ward.program.store)
    assert stored_office(ward.program.store) is before, "nothing came"
    assert not before.is_closed(FAIR)
    accounts.declare_holiday(desk, FAIR, {"en": "Fair"})
    assert desk.office().is_closed(FAIR)
    assert not before.is_closed(FAIR), "what was read stays as it was"


def test_what_another_pc_declared_counts_when_it_has_come(ward: Ward, open_ward: Open) -> None:
    other = open_ward("second")
    assert not stored_office(other.program.store).is_closed(FAIR)
    accounts.declare_holiday(ward.on("2026-10-12", "cmo"), FAIR, {"en": "Fair"})
    other.take_from(ward)
    now = stored_office(other.program.store)
    assert now.is_closed(FAIR)
    entries = other.program.store.entries(f"office:{other.program.store.office}")
    assert now == fold_office(other.program.store.office, entries)


def test_the_office_of_a_day_is_made_once_and_is_of_that_day(ward: Ward) -> None:
    later = ward.on("2031-10-12", "cmo").office()
    desk = ward.on("2026-10-12", "cmo")
    before = desk.office()
    assert desk.office() is before, "nothing came"
    assert before is not later and before == stored_office(ward.program.store).on(desk.today())
    accounts.declare_holiday(desk, FAIR, {"en": "Fair"})
    assert desk.office().is_closed(FAIR) and not before.is_closed(FAIR)
    assert overlay(desk.office()) is overlay(desk.office()) and FAIR in overlay(desk.office())
    assert FAIR not in overlay(before)


@pytest.mark.parametrize("key", ["period.mp-1961:187:8b", "rule_off.none"])
@pytest.mark.parametrize("length", [10**9, 36_526, 0, -1, "x", None])
def test_a_value_that_no_clock_could_read_is_refused_and_changes_nothing(
    ward: Ward, key: str, length: object
) -> None:
    desk = ward.desk("admin")
    before = desk.office()
    with pytest.raises(FieldError) as refused:
        set_value(desk, key, {"length": length, "unit": "day"}, "Order 7", date(2026, 4, 1))
    assert refused.value.field == ("length" if key.startswith("period") else "value")
    assert desk.office() == before


def test_a_plan_with_such_a_value_founds_no_office(tmp_path: Path) -> None:
    plan = {
        "officers": [],
        "settings": [{"key": "period.x", "value": {"length": 10**9, "unit": "year"}, "authority": "a", "dated": "2026-04-01"}],
    }  # fmt: skip
    store = Store.open(tmp_path / "data", office="ward-1", clock=FixedClock(datetime(2026, 4, 1, tzinfo=UTC)), projector=lambda *_: None, state=tmp_path / "pc")  # fmt: skip
    with pytest.raises(FieldError):
        set_up(store, date(2026, 4, 1), plan)
    assert not store.entries("office:ward-1")
    store.close()
