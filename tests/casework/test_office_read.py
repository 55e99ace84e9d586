"""The office is read anew when an entry of it has come, whoever wrote it, and only then."""

from __future__ import annotations

from datetime import date

import pytest

from desktop.casework import accounts
from desktop.casework.accounts import set_value
from desktop.casework.office import fold_office, stored_office
from desktop.casework.ruling import overlay
from desktop.core.errors import FieldError, PackError
from desktop.law.model import Length, Unit
from desktop.law.overlays import check_setting, office_overlay
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


def test_of_two_times_of_one_order_the_one_entered_later_counts(ward: Ward) -> None:
    desk, key = ward.desk("admin"), "period.mp-1961:187:8b"
    for length in (100, 10):  # the first was a slip
        set_value(desk, key, {"length": length, "unit": "day"}, "Order 7", date(2026, 4, 1))
    found = overlay(desk.office()).period("mp-1961:187:8b", "", desk.today())
    assert found is not None and found[0] == Length(10, Unit.DAY)


def test_what_is_held_is_the_newest_order_s_and_of_one_order_what_was_entered_last(ward: Ward) -> None:
    desk, fee = ward.desk("admin"), "fee.mp-1961:194:1"
    for paise, dated in ((100, 10), (200, 20), (300, 20), (400, 15), (500, 30)):
        set_value(desk, fee, paise, "Bye-law 4", date(2026, 3, dated))
    office = desk.office()
    held = {day: getattr(office.held(fee, date(2026, 3, day)), "value", None) for day in (9, 10, 16, 20, 30)}
    assert held == {9: None, 10: 100, 16: 400, 20: 300, 30: 500}


def test_a_long_time_that_an_older_program_took_is_read() -> None:
    told = {"key": "period.x", "value": {"length": 40_000, "unit": "day"}, "authority": "a", "dated": "2026-04-01"}
    found = office_overlay({"values": [told]}).period("x", "", FAIR)
    assert found is not None and found[0].length == 40_000
    with pytest.raises(PackError):
        check_setting("period.x", told["value"])
