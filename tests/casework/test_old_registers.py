"""Lines of old registers become cases: once, searchable, marked as entered late, with no clock that runs."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from desktop.casework import old_registers as registers
from desktop.casework.desk import Desk
from desktop.casework.ports import Filter
from desktop.casework.ruling import clocks_of
from desktop.core.errors import FieldErrors, PowerError
from tests.casework.ward import Ward

KEY = ("old_number",)


def line(n: int, **more: Any) -> tuple[str, dict[str, Any]]:
    told = {
        "old_number": f"{n}/98",
        "received_on": "3.2.1998",
        "applicant_local": "श्रीमती लक्ष्मी देशमुख",
        "ward": "27",
        "plot_area": "1200 sq ft",
        "outcome": "granted",
        **more,
    }
    return registers.key_of("building_notice", "पंजी", KEY, told), told


def enter(desk: Desk, *lines: tuple[str, dict[str, Any]]) -> int:
    return len(registers.enter_lines(desk, "building_notice", "पंजी", lines).entries)


def test_a_line_is_a_case_that_is_found_by_its_old_number_and_in_both_scripts(ward: Ward) -> None:
    desk = ward.desk("clerk")
    key, told = line(7)
    assert enter(desk, (key, told)) == 1
    file = desk.case(registers.case_of(desk, key))
    assert (file.source, file.back_entry, file.status, file.opened_on) == (
        "register",
        True,
        "decided",
        date(1998, 2, 3),
    )
    assert file.fields["details"]["plot_area"] == "111.48"
    assert file.fields["details"]["plot_area_typed"] == "1200 sq ft"
    assert file.applicant()["name"]["en"] == "Smt. Lakshmi Deshmukh"
    assert file.entries[0].data["proposed"] == ["applicant_latin"]
    assert (file.papers, clocks_of(desk, file)) == ([], [])
    for text in ("7/98", "Lakshmi", "लक्ष्मी"):
        assert [row.case for row in desk.store.page(Filter(text=text)).rows] == [file.id], text


def test_a_line_brought_again_is_passed_over_whatever_figures_it_is_written_in(ward: Ward) -> None:
    desk = ward.desk("clerk")
    assert enter(desk, line(1), line(2)) == 2
    again = line(2)[1] | {"old_number": "२/९८"}
    same = registers.key_of("building_notice", "पंजी", KEY, again)
    assert enter(desk, (same, again), line(3), line(3)) == 1
    assert registers.is_brought(desk, line(3)[0]) and not registers.is_brought(desk, line(4)[0])
    assert desk.store.count(Filter()) == 3


def test_a_line_that_is_still_open_has_its_clock(ward: Ward) -> None:
    desk = ward.desk("clerk")
    key, told = line(1, outcome="open", received_on=desk.today().isoformat())
    enter(desk, (key, told))
    file = desk.case(registers.case_of(desk, key))
    assert file.status == "received"
    assert [clock.provision for clock in clocks_of(desk, file) if clock.state == "running"]


def test_nothing_is_saved_where_one_line_is_wrong_and_each_fault_names_its_line(ward: Ward) -> None:
    desk = ward.desk("clerk")
    with pytest.raises(FieldErrors) as found:
        enter(desk, line(1), line(2, ward="999"), line(3, applicant_local="", received_on="31.2.98"))
    assert {(e.field, e.code) for e in found.value.errors} == {
        ("2.ward", "office_list"),
        ("3.applicant_local", "required"),
        ("3.received_on", "date_no_day"),
    }
    assert desk.store.count(Filter()) == 0


def test_who_may_not_take_in_applications_brings_no_register(ward: Ward) -> None:
    with pytest.raises(PowerError):
        enter(ward.desk("inspector"), line(1))
