"""The register: names by the Act's procedure, history by date, old lines, inspection on its fee; the real store."""

from __future__ import annotations

from datetime import date

import pytest

from desktop.casework.street import fold_street
from desktop.casework.streets import (
    change_street,
    enter_street,
    find_street,
    inspect_register,
    name_street,
    record_line,
    register,
    street_of,
)
from desktop.core.errors import FieldError, LawError, NagardeskError, PowerError
from desktop.streets.laying import line_plan
from desktop.streets.line import from_table, standing
from tests.streets.conftest import make_street, square

ORDER = {"number": "Res. 7", "day": "2026-03-01"}


def test_a_street_and_its_history(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk)
    change_street(desk, street, "width", 9_500, {"number": "Res. 2", "day": "1-6-2026"}, date(2026, 6, 1))
    change_street(desk, street, "maintained_by", "pwd", ORDER, date(2026, 9, 1))
    state = street_of(desk, street)
    assert [state.on("width", date(2026, m, 1)) for m in (5, 6, 11)] == [10_000, 9_500, 9_500]
    assert state.on("width", date(2025, 1, 1)) is None and state.on("maintained_by", date(2026, 8, 31)) is None
    (row,) = register(desk)
    assert (row.name, row.width, row.maintained_by, row.status) == ({"en": "Tulsidas Marg"}, 9_500, "pwd", "public")
    assert register(desk, date(2026, 7, 1))[0].maintained_by == "" and register(desk, date(2025, 12, 1)) == []
    (narrowed,) = [change for change in state.history if change.value == 9_500]
    assert narrowed.order == {"number": "Res. 2", "day": "2026-06-01"} and narrowed.day == date(2026, 6, 1)


def test_the_same_entries_give_the_same_street(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk, square("1", 0, 5))
    entries = desk.store.entries(f"street:{street}")
    assert fold_street(street, entries) == fold_street(street, list(entries))
    assert [e.kind for e in entries] == ["street.entered", "street.surveyed", "parcel.entered"]


def test_a_street_is_found_by_number_name_or_its_beginning(open_desk):
    desk = open_desk("mp-1961")
    first = make_street(desk, number="S-14")
    enter_street(desk, {"name": {"hi": "गांधी मार्ग", "en": "Gandhi Marg"}})
    assert find_street(desk, "s-14").id == find_street(desk, "tulsi").id == first
    assert find_street(desk, "गांधी मार्ग").name["en"] == "Gandhi Marg"
    with pytest.raises(FieldError, match="no street 'x'"):
        find_street(desk, "x")


@pytest.mark.parametrize(
    ("facts", "field"),
    [
        ({"name": {"en": "  "}}, "name"),
        ({"name": {"en": "A"}, "status": "royal"}, "status"),
        ({"name": {"en": "A"}, "width": 12}, "width"),
        ({"name": {"en": "A"}, "colour": "x"}, "colour"),
    ],
)
def test_a_street_with_a_fault_is_not_entered(open_desk, facts, field):
    desk = open_desk("mp-1961")
    with pytest.raises(FieldError) as caught:
        enter_street(desk, facts)
    assert caught.value.field == field and register(desk) == []


def test_nothing_is_dated_ahead_and_every_change_has_its_order(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk)
    with pytest.raises(FieldError, match="still to come"):
        change_street(desk, street, "width", 9_000, ORDER, date(2026, 12, 1))
    with pytest.raises(FieldError, match="number and the date"):
        change_street(desk, street, "width", 9_000, {"number": "7"}, date(2026, 11, 1))
    with pytest.raises(NagardeskError):
        street_of(desk, "no-such")


def test_a_name_in_puducherry_needs_the_government_first(open_desk):
    desk = open_desk("py-1973")
    street = make_street(desk)
    with pytest.raises(LawError, match="282") as caught:
        name_street(desk, street, {"en": "Bharathi Street"}, "", ORDER, date(2026, 4, 1))
    assert caught.value.section.startswith("282") and "Government" in caught.value.message
    late = {"number": "G.O. 9", "day": "2026-04-02"}
    with pytest.raises(LawError) as caught:
        name_street(desk, street, {"en": "Bharathi Street"}, "", ORDER, date(2026, 4, 1), late)
    assert caught.value.first_day == date(2026, 4, 2)
    name_street(desk, street, {"en": "Bharathi Street"}, "12", ORDER, date(2026, 4, 2), late)
    state = street_of(desk, street)
    assert (state.name, state.number, state.on("name", date(2026, 4, 1))) == (
        {"en": "Bharathi Street"},
        "12",
        {"en": "Tulsidas Marg"},
    )
    assert state.entries[-1].data["provision"] == "py-1973:282:1.1"
    name_street(desk, street, {"en": "Kamaraj Street"}, "", ORDER, date(2026, 5, 2), late)
    assert street_of(desk, street).entries[-1].data["provision"] == "py-1973:282:1.2"


def test_in_punjab_the_commissioner_names_with_the_corporation_s_sanction(open_desk):
    desk = open_desk("pb-1976")
    street = make_street(desk)
    sanction = {"number": "Res. 3", "day": "2026-03-20"}
    with pytest.raises(PowerError):
        name_street(desk, street, {"en": "Mall Road"}, "", ORDER, date(2026, 4, 1), sanction)
    commissioner = desk.as_officer("Commissioner")
    with pytest.raises(LawError, match="Corporation"):
        name_street(commissioner, street, {"en": "Mall Road"}, "", ORDER, date(2026, 4, 1))
    name_street(commissioner, street, {"en": "Mall Road"}, "", ORDER, date(2026, 4, 1), sanction)
    assert street_of(desk, street).name == {"en": "Mall Road"}


@pytest.mark.parametrize("act", ["ga-1968", "mp-1961", "rj-2009"])
def test_elsewhere_the_body_s_resolution_is_enough(open_desk, act):
    desk = open_desk(act)
    street = make_street(desk)
    name_street(desk, street, {"en": "New Road"}, "5", ORDER, date(2026, 4, 1))
    assert street_of(desk, street).on("number", date(2026, 4, 1)) == "5"


def test_an_old_line_stands_with_its_order_and_in_punjab_as_if_defined(open_desk, base):
    desk = open_desk("pb-1976").as_officer("Commissioner")
    street = make_street(desk)
    plan = line_plan(
        street_of(desk, street), "regular_line", [from_table(base, "left", [(0, 6), (100, 6)])], date(2026, 5, 1)
    )
    record_line(desk, street, plan, {"number": "P.W. 88", "day": "1961-05-01"}, date(1961, 5, 1))
    state = street_of(desk, street)
    assert state.entries[-1].data["provision"] == "pb-1976:231:1.proviso2"
    assert standing(state, "regular_line", "left", date(1961, 4, 30)) == []
    assert standing(state, "regular_line", "left", date(2026, 5, 1))[0].offset(50) == pytest.approx(6)


def test_who_looks_into_the_register_pays_what_the_office_set(open_desk):
    fee = {"key": "fee.pb-1976:231:6", "value": 2000, "authority": "Res. 3", "dated": "2020-01-01", "paper": ""}
    desk = open_desk("pb-1976", settings=(fee,))
    street = make_street(desk)
    with pytest.raises(FieldError, match=r"20\.00 rupees"):
        inspect_register(desk, street, "Shri Singh")
    inspect_register(desk, street, "Shri Singh", 2000)
    assert street_of(desk, street).inspections[0]["provision"] == "pb-1976:231:6"


def test_where_the_papers_are_open_to_everyone_nothing_is_taken(open_desk):
    desk = open_desk("rj-2009")
    street = make_street(desk)
    inspect_register(desk, street, "Shri Meena")
    with pytest.raises(FieldError):
        inspect_register(desk, street, "Shri Meena", 100)


def test_a_fee_that_nobody_set_is_not_guessed(open_desk):
    desk = open_desk("pb-1976")
    street = make_street(desk)
    with pytest.raises(NagardeskError, match="has not set"):
        inspect_register(desk, street, "Shri Singh")


def test_a_projected_street_narrower_than_the_act_likes_is_noted(open_desk):
    desk = open_desk("py-1973")
    street = make_street(desk, status="projected", width=9_000)
    note = street_of(desk, street).entries[0].data["notes"]
    assert any("12 metre" in line for line in note) and not any("6 metre" in line for line in note)


def test_the_wrong_people_change_nothing(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk)
    with pytest.raises(PowerError):
        change_street(desk.as_officer("inspector"), street, "width", 9_000, ORDER, date(2026, 4, 1))
