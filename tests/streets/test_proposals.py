"""Prescribing a line as each Act has it: every step, its clock from the pack, and what is refused with the section."""

from __future__ import annotations

from datetime import date

import pytest

from desktop.casework.desk import Desk
from desktop.casework.street import Street
from desktop.casework.street_proposals import (
    approve,
    consider,
    decide,
    drop,
    give_notice,
    propose,
    receive_objection,
    wanted,
)
from desktop.casework.streets import change_street, street_of
from desktop.core.errors import FieldError, LawError, NagardeskError, PowerError
from desktop.streets.base import Base
from desktop.streets.laying import propose_line, statement_of_proposal
from desktop.streets.line import from_table, standing
from tests.streets.conftest import make_street, square

BASE = Base(((0.0, 0.0), (100.0, 0.0)))
ORDER = {"number": "Res. 7", "day": "2026-10-01"}
OWNER = {"en": "Smt. Rao"}


def line(desk: Desk, street: str, offset: float, day: date, sides=("left", "right"), span=(0, 100), kind="") -> str:
    """Propose a line at one offset over a span; the proposal's id."""
    lines = [from_table(BASE, side, [(span[0], offset), (span[1], offset)]) for side in sides]
    kind = kind or ("street_alignment" if street_of(desk, street).act == "py-1973" else "regular_line")
    return propose_line(desk, street, kind, lines, {"file": "sketch"}, day).entries[0].data["proposal"]


def refused(call, *args, **how) -> LawError:
    with pytest.raises(LawError) as caught:
        call(*args, **how)
    return caught.value


def held(state: Street, day: date, side: str = "left") -> float | None:
    kind = "street_alignment" if state.act == "py-1973" else "regular_line"
    found = standing(state, kind, side, day)
    return round(found[0].offset(50), 3) if found else None


# Madhya Pradesh, s. 183(1): a month's notice, objections weighed, the State Government's sanction


def test_madhya_pradesh(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk, square("1", 10, 5))
    proposal = line(desk, street, 6, date(2026, 8, 1))
    early = refused(decide, desk, street, proposal, ORDER, date(2026, 10, 1))
    assert early.section == "183(2)" and "not recorded" in early.message
    give_notice(desk, street, proposal, "street", date(2026, 8, 31), where="both ends")
    early = refused(decide, desk, street, proposal, ORDER, date(2026, 9, 30))
    assert (early.section, early.first_day) == ("183(1)", date(2026, 10, 1))  # a month ends on 30-09
    objection = (
        receive_objection(desk, street, proposal, OWNER, "my verandah", date(2026, 9, 15))
        .entries[0]
        .data["objection"]
    )
    assert "not considered" in refused(decide, desk, street, proposal, ORDER, date(2026, 10, 1)).message
    consider(desk, street, proposal, objection, "the verandah is an encroachment", False, date(2026, 9, 28))
    assert "State Government" in refused(decide, desk, street, proposal, ORDER, date(2026, 10, 1)).message
    approve(desk, street, proposal, "mp-1961:183:1", {"number": "F-4/2", "day": "2026-09-25"}, date(2026, 9, 25))
    assert all(w.status == "done" for w in wanted(desk, street_of(desk, street), proposal, date(2026, 10, 1)))
    decide(desk, street, proposal, ORDER, date(2026, 10, 1))
    state = street_of(desk, street)
    assert held(state, date(2026, 9, 30)) is None and held(state, date(2026, 10, 1)) == 6
    assert state.entries[-1].kind == "line.prescribed" and state.entries[-1].data["order"]["number"] == "Res. 7"
    assert next(iter(state.lines.values())).provision == "mp-1961:183:1"


def test_a_sanction_dated_after_the_line_does_not_help(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk)
    proposal = line(desk, street, 6, date(2026, 8, 1))
    give_notice(desk, street, proposal, "street", date(2026, 8, 1))
    approve(desk, street, proposal, "mp-1961:183:1", {"number": "F-4", "day": "2026-10-05"}, date(2026, 10, 5))
    late = refused(decide, desk, street, proposal, ORDER, date(2026, 10, 1))
    assert late.first_day == date(2026, 10, 5)


def prescribe_mp(desk: Desk, street: str, offset: float, day: date, **how) -> str:
    proposal = line(desk, street, offset, day, **how)
    give_notice(desk, street, proposal, "street", day)
    rule = street_of(desk, street).entries[-2].data["provision"]
    approve(desk, street, proposal, rule, {"number": "F", "day": day.isoformat()}, day)
    month = date(day.year, day.month + 1, day.day) if day.month < 12 else day
    decide(desk, street, proposal, ORDER, date.fromordinal(month.toordinal() + 1))
    return proposal


def test_a_line_is_never_edited_only_substituted_and_history_stays(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk)
    prescribe_mp(desk, street, 6, date(2026, 2, 2))
    before = street_of(desk, street).entries
    prescribe_mp(desk, street, 8, date(2026, 5, 4), span=(40, 60))
    state = street_of(desk, street)
    assert state.entries[: len(before)] == before
    fresh = [e for e in state.entries if e.kind == "line.proposed"][1]
    assert fresh.data["fresh"] and fresh.data["provision"] == "mp-1961:183:1-fresh"
    assert [held(state, day) for day in (date(2026, 3, 2), date(2026, 3, 3), date(2026, 6, 4), date(2026, 6, 5))] == [
        None,
        6,
        6,
        8,
    ]
    (whole,) = standing(state, "regular_line", "left", date(2026, 6, 5))
    assert [whole.offset(s) for s in (20, 50, 80)] == pytest.approx([6, 8, 6])
    assert len(state.lines) == 4


def test_a_plan_measured_against_lines_that_changed_since_is_stale(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk)
    waiting = line(desk, street, 7, date(2026, 2, 1))
    prescribe_mp(desk, street, 6, date(2026, 2, 2))
    give_notice(desk, street, waiting, "street", date(2026, 2, 1))
    with pytest.raises(FieldError, match="measure it again"):
        decide(desk, street, waiting, ORDER, date(2026, 5, 1))


# Rajasthan, s. 183(1): the street and the owners told a month before, the notice says by when, map and statement


def test_rajasthan(open_desk):
    desk = open_desk("rj-2009")
    street = make_street(desk, square("1", 10, 5), square("2", 20, 5.5), square("3", 30, 7))
    proposal = line(desk, street, 6, date(2026, 7, 1))
    with pytest.raises(FieldError, match="leaves the time for objections to the notice"):
        give_notice(desk, street, proposal, "street", date(2026, 7, 6))
    give_notice(desk, street, proposal, "street", date(2026, 7, 6), until=date(2026, 8, 20))
    state = street_of(desk, street)
    statement = statement_of_proposal(state, proposal)
    assert [row.number for row in statement.rows] == ["1", "2"]
    from desktop.casework.streets import file_statement
    from desktop.streets.papers import plan_of_line, statement_values

    plan = plan_of_line(desk, state, proposal)
    filed = file_statement(
        desk, street, statement.to_json(), statement_values(plan), b"%PDF map", section="183(1)", proposal=proposal
    )
    paper = filed.entries[0].data["papers"][0]
    assert desk.store.blob(paper["sha256"]).startswith(b"%PDF")
    ids = {row.number: row.parcel for row in statement.rows}
    give_notice(desk, street, proposal, "owners", date(2026, 7, 10), party=ids["1"])
    missing = refused(decide, desk, street, proposal, ORDER, date(2026, 9, 1))
    assert "parcel 2" in missing.message and missing.section.startswith("183(1)")
    give_notice(desk, street, proposal, "owners", date(2026, 7, 31), party=ids["2"])
    early = refused(decide, desk, street, proposal, ORDER, date(2026, 8, 20))
    assert early.first_day == date(2026, 9, 1)  # a month from 31-07 ends on 31-08, both ends left out
    receive_objection(desk, street, proposal, OWNER, "late", date(2026, 8, 21))
    decide(desk, street, proposal, ORDER, date(2026, 9, 1))
    assert held(street_of(desk, street), date(2026, 9, 1)) == 6


def test_rajasthan_wants_map_and_statement_and_waits_for_the_day_the_notice_names(open_desk):
    desk = open_desk("rj-2009")
    street = make_street(desk)
    proposal = line(desk, street, 6, date(2026, 7, 1))
    give_notice(desk, street, proposal, "street", date(2026, 7, 6), until=date(2026, 9, 20))
    give_notice(desk, street, proposal, "owners", date(2026, 7, 6))
    found = {w.key: w for w in wanted(desk, street_of(desk, street), proposal, date(2026, 9, 1))}
    assert found["papers"].status == "wanting" and found["papers"].section == "183(1) proviso (c)"
    assert found["window"].status == "running" and found["window"].last_day == date(
        2026, 9, 21
    )  # the 20th is a Sunday
    assert found["wait:street"].status == "done" and found["wait:street"].steps


def test_in_rajasthan_a_fresh_line_only_widens(open_desk):
    desk = open_desk("rj-2009")
    street = make_street(desk)
    proposal = line(desk, street, 6, date(2026, 1, 2))
    give_notice(desk, street, proposal, "street", date(2026, 1, 2), days=20)
    give_notice(desk, street, proposal, "owners", date(2026, 1, 2))
    from desktop.casework.streets import file_statement
    from desktop.streets.papers import plan_of_line, statement_values

    plan = plan_of_line(desk, street_of(desk, street), proposal)
    file_statement(desk, street, plan.statement.to_json(), statement_values(plan), b"%PDF", proposal=proposal)
    decide(desk, street, proposal, ORDER, date(2026, 3, 2))
    narrower = refused(line, desk, street, 5, date(2026, 4, 1))
    assert narrower.section == "183(1)" and narrower.code == "not_widening"
    assert line(desk, street, 7, date(2026, 4, 1))


# Goa, s. 171: two notices, a month for objections, the Council approves, the Collector if the street gets narrower


def test_goa(open_desk):
    desk = open_desk("ga-1968")
    chief = desk.as_officer("Chief Officer")
    street = make_street(desk)
    proposal = line(desk, street, 6, date(2026, 6, 1))
    give_notice(desk, street, proposal, "public", date(2026, 6, 8))
    give_notice(desk, street, proposal, "street", date(2026, 6, 12))
    early = refused(approve, desk, street, proposal, "ga-1968:171:1", ORDER, date(2026, 7, 12))
    assert (early.section, early.first_day) == (
        "171(2)",
        date(2026, 7, 14),
    )  # 12-07 is a Sunday: delivered until the 13th
    approve(desk, street, proposal, "ga-1968:171:1", ORDER, date(2026, 7, 14))
    with pytest.raises(PowerError, match="Chief Officer"):
        decide(desk, street, proposal, ORDER, date(2026, 7, 20))
    decide(chief, street, proposal, ORDER, date(2026, 7, 20))
    assert held(street_of(desk, street), date(2026, 7, 20)) == 6


def ready_goa(desk: Desk, street: str, offset: float, day: date, **how) -> str:
    proposal = line(desk, street, offset, day, **how)
    give_notice(desk, street, proposal, "public", day)
    give_notice(desk, street, proposal, "street", day)
    return proposal


def test_a_narrower_line_in_goa_needs_the_collector_before_the_council(open_desk):
    """Section 171(5): the register says 14 m, the line leaves 12."""
    desk = open_desk("ga-1968")
    street = make_street(desk, width=14_000)
    proposal = ready_goa(desk, street, 6, date(2026, 6, 1))
    wants = {w.key: w for w in wanted(desk, street_of(desk, street), proposal)}
    assert wants["approval:ga-1968:171:5"].section == "171(5)"
    first = refused(approve, desk, street, proposal, "ga-1968:171:1", ORDER, date(2026, 8, 1))
    assert first.section == "171(5)" and "Collector" in first.message
    approve(desk, street, proposal, "ga-1968:171:5", {"number": "COLL/3", "day": "2026-08-10"}, date(2026, 8, 10))
    late = refused(approve, desk, street, proposal, "ga-1968:171:1", ORDER, date(2026, 8, 9))
    assert late.code == "approval_later"
    approve(desk, street, proposal, "ga-1968:171:1", ORDER, date(2026, 8, 11))
    decide(desk.as_officer("Chief Officer"), street, proposal, ORDER, date(2026, 8, 12))


def test_a_line_moved_to_the_centre_in_goa_needs_the_collector_even_where_the_street_gets_wider(open_desk):
    desk = open_desk("ga-1968")
    chief = desk.as_officer("Chief Officer")
    street = make_street(desk)
    proposal = ready_goa(desk, street, 6, date(2026, 3, 2))
    approve(desk, street, proposal, "ga-1968:171:1", ORDER, date(2026, 5, 1))
    decide(chief, street, proposal, ORDER, date(2026, 5, 2))
    lines = [from_table(BASE, "left", [(0, 5.5), (100, 5.5)]), from_table(BASE, "right", [(0, 8), (100, 8)])]
    fresh = propose_line(desk, street, "regular_line", lines, {}, date(2026, 6, 1)).entries[0].data
    assert fresh["fresh"] and fresh["plan"]["effect"]["shifts"] and not fresh["plan"]["effect"]["narrows"]
    give_notice(desk, street, fresh["proposal"], "public", date(2026, 6, 1))
    give_notice(desk, street, fresh["proposal"], "street", date(2026, 6, 1))
    found = refused(approve, desk, street, fresh["proposal"], "ga-1968:171:4", ORDER, date(2026, 8, 1))
    assert found.section == "171(5)"


def test_one_side_only_is_noted_where_the_act_speaks_of_each_side(open_desk):
    desk = open_desk("ga-1968")
    street = make_street(desk)
    line(desk, street, 6, date(2026, 6, 1), sides=("left",))
    assert street_of(desk, street).entries[-1].data["notes"] == ["one_side"]


# Punjab, s. 231: the first line by bye-laws at once; a new one after public notice, a month, and the Corporation


def test_punjab(open_desk):
    desk = open_desk("pb-1976").as_officer("Commissioner")
    street = make_street(desk)
    with pytest.raises(PowerError):
        decide(desk.as_officer("clerk"), street, line(desk, street, 6, date(2026, 1, 5)), ORDER, date(2026, 1, 6))
    decide(desk, street, next(iter(street_of(desk, street).proposals)), ORDER, date(2026, 1, 6))
    fresh = line(desk, street, 5, date(2026, 2, 1))
    give_notice(desk, street, fresh, "public", date(2026, 2, 10))
    early = refused(approve, desk, street, fresh, "pb-1976:231:1.redefine", ORDER, date(2026, 3, 10))
    assert early.first_day == date(2026, 3, 11) and early.section.startswith("231")
    assert "Corporation" in refused(decide, desk, street, fresh, ORDER, date(2026, 3, 20)).message
    approve(desk, street, fresh, "pb-1976:231:1.redefine", ORDER, date(2026, 3, 11))
    decide(desk, street, fresh, ORDER, date(2026, 3, 20))
    assert held(street_of(desk, street), date(2026, 3, 20)) == 5


# Puducherry, s. 257: a month before the meeting, objections three clear days before it, the Department consulted


def test_puducherry(open_desk):
    desk = open_desk("py-1973")
    street = make_street(desk)
    with pytest.raises(FieldError, match="street_alignment, building_line"):
        line(desk, street, 6, date(2026, 6, 1), kind="regular_line")
    proposal = line(desk, street, 6, date(2026, 6, 1))
    give_notice(desk, street, proposal, "public", date(2026, 6, 10))
    give_notice(desk, street, proposal, "street", date(2026, 6, 12))
    early = refused(decide, desk, street, proposal, ORDER, date(2026, 7, 12))
    assert early.first_day == date(2026, 7, 13) and early.section.startswith("257")
    in_time = (
        receive_objection(desk, street, proposal, OWNER, "four days before", date(2026, 7, 16))
        .entries[0]
        .data["objection"]
    )
    receive_objection(desk, street, proposal, OWNER, "three days before", date(2026, 7, 17))
    assert "16-07-2026" in refused(decide, desk, street, proposal, ORDER, date(2026, 7, 20)).message
    consider(desk, street, proposal, in_time, "no merit", False, date(2026, 7, 20))
    decide(desk, street, proposal, ORDER, date(2026, 7, 20))
    assert held(street_of(desk, street), date(2026, 7, 20)) == 6


def test_puducherry_consults_the_department_that_keeps_the_street(open_desk):
    desk = open_desk("py-1973")
    street = make_street(desk, maintained_by="pwd")
    proposal = line(desk, street, 6, date(2026, 6, 1))
    for key in ("public", "street"):
        give_notice(desk, street, proposal, key, date(2026, 6, 1))
    assert "consultation" in refused(decide, desk, street, proposal, ORDER, date(2026, 8, 1)).message
    approve(
        desk, street, proposal, "py-1973:257:proviso2", {"number": "PWD/1", "day": "2026-07-01"}, date(2026, 7, 1)
    )
    decide(desk, street, proposal, ORDER, date(2026, 8, 1))


def test_an_alignment_and_a_building_line_live_side_by_side(open_desk):
    desk = open_desk("py-1973")
    street = make_street(desk)
    for kind, offset in (("street_alignment", 6.0), ("building_line", 9.0)):
        proposal = line(desk, street, offset, date(2026, 6, 1), kind=kind)
        for key in ("public", "street"):
            give_notice(desk, street, proposal, key, date(2026, 6, 1))
        decide(desk, street, proposal, ORDER, date(2026, 8, 1))
    state = street_of(desk, street)
    assert standing(state, "building_line", "left", date(2026, 8, 1))[0].offset(50) == pytest.approx(9)
    assert held(state, date(2026, 8, 1)) == 6


# Making public, closing, diverting


@pytest.mark.parametrize("act", ["ga-1968", "mp-1961", "py-1973"])
def test_a_private_street_is_made_public_after_a_month_without_objection(open_desk, act):
    desk = open_desk(act)
    street = make_street(desk, status="private")
    proposal = propose(desk, street, "declaration", {}, date(2026, 5, 1)).entries[0].data["proposal"]
    give_notice(desk, street, proposal, "street", date(2026, 5, 4))
    early = refused(decide, desk, street, proposal, ORDER, date(2026, 6, 4))
    assert early.first_day == date(2026, 6, 5)
    decide(desk, street, proposal, ORDER, date(2026, 6, 5))
    state = street_of(desk, street)
    assert state.status == "public" and state.on("status", date(2026, 6, 4)) == "private"


@pytest.mark.parametrize(
    ("act", "rule", "whose"),
    [("ga-1968", "ga-1968:169:2-declare", "Collector"), ("py-1973", "py-1973:256:2.1", "Government")],
)
def test_over_the_owners_objection_another_must_sanction(open_desk, act, rule, whose):
    desk = open_desk(act)
    street = make_street(desk, status="private")
    proposal = propose(desk, street, "declaration", {}, date(2026, 5, 1)).entries[0].data["proposal"]
    give_notice(desk, street, proposal, "street", date(2026, 5, 4))
    heard = (
        receive_objection(desk, street, proposal, OWNER, "no", date(2026, 5, 20), greater_portion=True)
        .entries[0]
        .data
    )
    consider(desk, street, proposal, heard["objection"], "the public uses it", False, date(2026, 6, 5))
    assert whose in refused(decide, desk, street, proposal, ORDER, date(2026, 6, 5)).message
    approve(desk, street, proposal, rule, {"number": "X", "day": "2026-06-06"}, date(2026, 6, 6))
    made = decide(desk, street, proposal, ORDER, date(2026, 6, 7)).entries[0].data
    assert made["provision"] == rule and made["compensation"] == "ask"


def test_in_punjab_one_owner_bars_it(open_desk):
    desk = open_desk("pb-1976").as_officer("Commissioner")
    street = make_street(desk, status="private")
    proposal = propose(desk, street, "declaration", {}, date(2026, 5, 1)).entries[0].data["proposal"]
    give_notice(desk, street, proposal, "street", date(2026, 5, 4))
    receive_objection(desk, street, proposal, OWNER, "no", date(2026, 5, 20), greater_portion=True)
    assert "no power to overrule" in refused(decide, desk, street, proposal, ORDER, date(2026, 7, 1)).message


def test_a_section_that_sleeps_in_a_nagar_panchayat(open_desk):
    desk = open_desk("mp-1961", body="nagar_panchayat")
    street = make_street(desk, status="private")
    asleep = refused(propose, desk, street, "declaration", {}, date(2026, 5, 1))
    assert asleep.section == "305" and "181" in asleep.message


def test_closing_a_street_for_good(open_desk):
    desk = open_desk("ga-1968")
    street = make_street(desk)
    proposal = propose(desk, street, "closing", {}, date(2026, 5, 1)).entries[0].data["proposal"]
    give_notice(desk, street, proposal, "street", date(2026, 5, 4))
    give_notice(desk, street, proposal, "board", date(2026, 5, 6))
    assert refused(decide, desk, street, proposal, ORDER, date(2026, 6, 6)).section == "168(2)"
    decide(desk, street, proposal, ORDER, date(2026, 6, 9))
    assert street_of(desk, street).status == "closed"
    with pytest.raises(FieldError, match="closed"):
        line(desk, street, 6, date(2026, 7, 1))


def test_a_diversion_in_punjab_is_sanctioned_first(open_desk):
    desk = open_desk("pb-1976").as_officer("Commissioner")
    street = make_street(desk)
    proposal = propose(desk, street, "diversion", {}, date(2026, 5, 1)).entries[0].data["proposal"]
    assert refused(decide, desk, street, proposal, ORDER, date(2026, 5, 2)).section == "227(c)"
    approve(desk, street, proposal, "pb-1976:227:c", ORDER, date(2026, 5, 2))
    decide(desk, street, proposal, ORDER, date(2026, 5, 3))
    assert street_of(desk, street).on("course", date(2026, 5, 3)) == "diverted"


def test_rajasthan_s_text_knows_no_closing(open_desk):
    desk = open_desk("rj-2009")
    assert refused(propose, desk, make_street(desk), "closing", {}, date(2026, 5, 1)).code == "no_way"


# What is not asked for is refused


def test_steps_that_are_none(open_desk):
    desk = open_desk("mp-1961")
    street = make_street(desk)
    proposal = line(desk, street, 6, date(2026, 8, 1))
    with pytest.raises(FieldError, match="it asks for: street"):
        give_notice(desk, street, proposal, "public", date(2026, 8, 2))
    with pytest.raises(FieldError, match="older than the proposal"):
        give_notice(desk, street, proposal, "street", date(2026, 7, 31))
    with pytest.raises(FieldError, match="no such approval"):
        approve(desk, street, proposal, "ga-1968:171:5", ORDER, date(2026, 8, 2))
    with pytest.raises(FieldError, match="still to come"):
        decide(desk, street, proposal, ORDER, date(2027, 1, 1))
    with pytest.raises(FieldError):
        receive_objection(desk, street, proposal, OWNER, " ", date(2026, 8, 2))
    drop(desk, street, proposal, "measured anew")
    with pytest.raises(NagardeskError, match="closed"):
        give_notice(desk, street, proposal, "street", date(2026, 8, 2))
    with pytest.raises(FieldError, match="this is for a private street"):
        propose(desk, street, "declaration", {}, date(2026, 8, 1))


def test_a_holiday_moves_the_last_day_for_objections_but_no_wait(open_desk):
    desk = open_desk("ga-1968")
    from desktop.casework.accounts import declare_holiday

    street = make_street(desk)
    proposal = ready_goa(desk, street, 6, date(2026, 6, 8))
    declare_holiday(desk.as_officer("Chief Officer"), date(2026, 7, 8), {"en": "a holiday"})
    window = next(w for w in wanted(desk, street_of(desk, street), proposal, date(2026, 7, 1)) if w.key == "window")
    assert window.last_day == date(2026, 7, 9) and any(step.key == "rolled" for step in window.steps)


def test_width_of_the_register_counts_on_the_day_of_the_proposal(open_desk):
    desk = open_desk("ga-1968")
    street = make_street(desk, width=10_000)
    change_street(desk, street, "width", 14_000, ORDER, date(2026, 7, 1))
    line(desk, street, 6, date(2026, 6, 1))
    assert not street_of(desk, street).entries[-1].data["plan"]["effect"]["narrows"]
    line(desk, street, 6, date(2026, 7, 2))
    assert street_of(desk, street).entries[-1].data["plan"]["effect"]["narrows"]
