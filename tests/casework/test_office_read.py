"""The office is read anew when an entry of it has come, whoever wrote it, and only then."""

from __future__ import annotations

from datetime import date

from desktop.casework import accounts
from desktop.casework.office import fold_office, stored_office
from desktop.casework.ruling import overlay
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
