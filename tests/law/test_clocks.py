"""Which periods run in a case, from when, to when, and why."""

from __future__ import annotations

from datetime import date

import pytest

from desktop.law.clocks import clocks
from desktop.law.model import Fact
from desktop.law.overlays import Office, office_overlay
from desktop.law.words import LANGUAGES, cited, explain

BUILDING = [f"mp-1961:187:{sub}" for sub in ("2", "3-decision", "5a", "5b", "6a", "6b", "7", "8a", "8b", "8-removal")]
RECEIVED = "2026-01-15"


def d(text: str) -> date:
    return date.fromisoformat(text)


def fact(event: str, day: str, **data: object) -> Fact:
    return Fact(event, d(day), f"{event}/{day}", data)


def run(act, provisions, facts, today, office=None, body="nagar_panchayat"):
    return {c.name: c for c in clocks(act, provisions, facts, d(today), office or Office(), body)}


def test_the_month_runs_from_receipt_and_is_overdue_only_the_day_after(mp):
    facts = [fact("application.received", RECEIVED, provision="mp-1961:187:2")]
    for today, state in [("2026-01-15", "running"), ("2026-02-15", "running"), ("2026-02-16", "expired")]:
        clock = run(mp, BUILDING, facts, today)["orders passed and served"]
        assert (clock.last_day, clock.state, clock.overdue()) == (d("2026-02-15"), state, state == "expired")
    assert clock.section == "187(6)(a)"
    assert clock.effect == "the work may go ahead as notified"


def test_nothing_runs_before_it_has_begun(mp):
    assert clocks(mp, BUILDING, [fact("application.received", RECEIVED)], d("2026-01-14"), Office()) == []


def test_an_order_passed_but_not_served_does_not_stop_the_month(mp):
    facts = [
        fact("application.received", RECEIVED),
        fact("order.made", "2026-02-10", provision="mp-1961:187:3-decision", about="o1"),
    ]
    assert run(mp, BUILDING, facts, "2026-02-16")["orders passed and served"].state == "expired"
    served = [*facts, fact("order.served", "2026-02-15", provision="mp-1961:187:3-decision", about="o1")]
    assert run(mp, BUILDING, served, "2026-02-16")["orders passed and served"].state == "met"
    late = [*facts, fact("order.served", "2026-02-16", provision="mp-1961:187:3-decision", about="o1")]
    clock = run(mp, BUILDING, late, "2026-02-20")["orders passed and served"]
    assert (clock.state, clock.met_on, clock.overdue()) == ("expired", d("2026-02-16"), False)
    assert clock.effect


def test_a_provisional_order_need_only_be_issued(mp):
    facts = [
        fact("application.received", RECEIVED),
        fact("order.made", "2026-02-15", provision="mp-1961:187:5a", about="p1"),
    ]
    found = run(mp, BUILDING, facts, "2026-03-01")
    assert found["orders passed and served"].state == "met"
    assert found["work held back"].last_day == d("2026-03-15")
    assert found["issuing the provisional order"].state == "met"


def test_an_order_on_another_matter_in_the_case_stops_nothing(mp):
    facts = [
        fact("application.received", RECEIVED),
        fact("order.made", "2026-02-01", provision="mp-1961:187:8-removal", about="r1"),
        fact("order.served", "2026-02-02", provision="mp-1961:187:8-removal", about="r1"),
    ]
    found = run(mp, BUILDING, facts, "2026-02-16")
    assert found["orders passed and served"].state == "expired"
    assert "work held back" not in found


def test_a_demand_stops_the_month_and_the_particulars_begin_a_fresh_one(mp):
    facts = [
        fact("application.received", RECEIVED),
        fact(
            "particulars.demanded", "2026-02-10", provision="mp-1961:187:5b", set={"": {"length": 10, "unit": "day"}}
        ),
    ]
    found = run(mp, BUILDING, facts, "2026-04-01")
    assert found["orders passed and served"].state == "met"
    assert found["answer to the demand"].last_day == d("2026-02-20")
    assert "further orders" not in found
    facts.append(fact("particulars.received", "2026-03-31"))
    found = run(mp, BUILDING, facts, "2026-04-01")
    assert found["further orders"].last_day == d("2026-04-30")
    assert found["orders passed and served"].state == "met"
    facts.append(fact("order.made", "2026-04-30", provision="mp-1961:187:3-decision"))
    assert run(mp, BUILDING, facts, "2026-05-02")["further orders"].state == "met"


def test_fresh_particulars_begin_the_month_afresh_but_undo_no_silence(mp):
    facts = [fact("application.received", RECEIVED), fact("particulars.demanded", "2026-02-10")]
    again = [*facts, fact("particulars.received", "2026-03-01"), fact("particulars.received", "2026-03-20")]
    states = [c.state for c in clocks(mp, ["mp-1961:187:6b"], again, d("2026-03-25"), Office())]
    assert states == ["superseded", "running"]
    late = [*facts, fact("particulars.received", "2026-03-01"), fact("particulars.received", "2026-04-02")]
    first, second = clocks(mp, ["mp-1961:187:6b"], late, d("2026-04-03"), Office())
    assert (first.state, second.state) == ("expired", "running")
    assert first.effect


def test_silence_gives_permission_and_a_year_to_begin(mp):
    facts = [fact("application.received", RECEIVED)]
    assert "beginning the work" not in run(mp, BUILDING, facts, "2026-02-15")
    year = run(mp, BUILDING, facts, "2026-02-16")["beginning the work"]
    assert (year.starts, year.last_day, year.section) == (d("2026-02-16"), d("2027-02-16"), "187(7)")
    begun = [*facts, fact("work.begun", "2026-03-01")]
    assert run(mp, BUILDING, begun, "2027-03-01")["beginning the work"].state == "met"
    granted = [*facts, fact("order.served", "2026-02-01"), fact("permission.granted", "2026-02-01")]
    assert run(mp, BUILDING, granted, "2026-03-01")["beginning the work"].last_day == d("2027-02-01")


def test_the_body_gets_no_day_more_for_a_holiday_but_the_citizen_does(mp):
    office = office_overlay({"closed": [{"day": "2026-02-15", "name": "Fair", "declared": "2026-01-01"}]})
    facts = [
        fact("application.received", RECEIVED),
        fact("notice.served", "2026-02-05", provision="mp-1961:187:8b", set={"": {"length": 10, "unit": "day"}}),
        fact("notice.served", "2026-02-05", provision="mp-1961:194:2b", set={"": {"length": 10, "unit": "day"}}),
    ]
    found = run(mp, [*BUILDING, "mp-1961:194:2b"], facts, "2026-02-06", office)
    assert found["orders passed and served"].last_day == d("2026-02-15")
    assert found["showing cause"].last_day == d("2026-02-16")  # an act to be done in the office
    assert found["removal"].last_day == d("2026-02-15")  # work on a building is not


def test_a_holiday_declared_late_leaves_a_trace(mp):
    notice = [
        fact("notice.served", "2026-02-05", provision="mp-1961:187:8b", set={"": {"length": 10, "unit": "day"}})
    ]
    for declared, traced in [("2026-02-01", False), ("2026-02-10", True)]:
        office = office_overlay({"closed": [{"day": "2026-02-15", "name": "Fair", "declared": declared}]})
        clock = run(mp, BUILDING, notice, "2026-02-12", office)["showing cause"]
        assert clock.last_day == d("2026-02-16")
        assert ("declared_late" in [s.key for s in clock.steps]) is traced


def test_each_notice_has_its_own_clock_from_its_own_service(mp):
    facts = [
        fact(
            "notice.issued",
            "2026-02-01",
            provision="mp-1961:187:8b",
            about="n1",
            set={"": {"length": 7, "unit": "day"}},
        ),
        fact(
            "notice.issued",
            "2026-02-01",
            provision="mp-1961:194:2b",
            about="n2",
            set={"": {"length": 15, "unit": "day"}},
        ),
        fact("notice.served", "2026-02-03", provision="mp-1961:187:8b", about="n1"),
        fact("notice.served", "2026-02-09", provision="mp-1961:194:2b", about="n2"),
        fact("cause.shown", "2026-02-06", about="n1"),
    ]
    found = clocks(mp, [*BUILDING, "mp-1961:194:2b"], facts, d("2026-02-12"), Office())
    assert {(c.provision, c.starts, c.last_day, c.state) for c in found} == {
        ("mp-1961:187:8b", d("2026-02-03"), d("2026-02-10"), "met"),
        ("mp-1961:194:2b", d("2026-02-09"), d("2026-02-24"), "running"),
    }


def test_two_parties_served_on_two_days_have_two_clocks(mp):
    served = {"provision": "mp-1961:194:2b", "about": "n1", "set": {"": {"length": 7, "unit": "day"}}}
    facts = [
        fact("notice.served", "2026-02-03", party="owner", **served),
        fact("notice.served", "2026-02-05", party="occupier", **served),
    ]
    found = clocks(mp, ["mp-1961:194:2b"], facts, d("2026-02-06"), Office())
    assert [(c.last_day, c.state) for c in found] == [(d("2026-02-10"), "running"), (d("2026-02-12"), "running")]


def test_a_time_left_open_is_unset_until_paper_or_office_sets_it(mp):
    facts = [fact("notice.served", "2026-02-03", provision="mp-1961:194:2b")]
    clock = run(mp, ["mp-1961:194:2b"], facts, "2026-06-01")["removal"]
    assert (clock.state, clock.last_day, clock.set_by) == ("unset", None, "notice")
    setting = {"key": "period.mp-1961:194:2b", "value": {"length": 3, "unit": "week"}, "dated": "2026-01-01"}
    office = office_overlay(
        {"values": [{**setting, "authority": "Chief Municipal Officer", "paper": "Order 7/2026"}]}
    )
    clock = run(mp, ["mp-1961:194:2b"], facts, "2026-02-10", office)["removal"]
    assert clock.last_day == d("2026-02-24")
    assert "Order 7/2026" in "\n".join(explain(clock.steps, "en"))
    named = [fact("notice.served", "2026-02-03", provision="mp-1961:194:2b", set={"removal": {"day": "2026-02-20"}})]
    assert run(mp, ["mp-1961:194:2b"], named, "2026-02-10", office)["removal"].last_day == d("2026-02-20")


def test_not_less_than_a_month_before_the_line_is_fixed(mp):
    facts = [fact("notice.posted", "2026-01-31", provision="mp-1961:183:1")]
    clock = run(mp, ["mp-1961:183:1"], facts, "2026-02-28")["notice before the line is fixed"]
    assert (clock.first_day, clock.last_day, clock.state) == (d("2026-03-01"), None, "running")
    assert run(mp, ["mp-1961:183:1"], facts, "2026-03-01")["notice before the line is fixed"].state == "expired"
    assert not clock.overdue()


def test_hours_run_from_the_moment_or_else_from_the_end_of_the_day(mp):
    told = [fact("notice.served", "2026-02-03", provision="mp-1961:302:proviso", moment="2026-02-03T10:30")]
    clock = run(mp, ["mp-1961:302:proviso"], told, "2026-02-03")["notice of entry"]
    assert clock.first_day == d("2026-02-04")
    assert clock.moment is not None and clock.moment.isoformat() == "2026-02-04T10:30:00"
    untold = [fact("notice.served", "2026-02-03", provision="mp-1961:302:proviso")]
    assert run(mp, ["mp-1961:302:proviso"], untold, "2026-02-03")["notice of entry"].first_day == d("2026-02-05")


def test_a_stay_stops_what_it_stops_and_nothing_else(mp):
    facts = [
        fact("application.received", "2026-02-01"),
        fact(
            "notice.served",
            "2026-02-03",
            provision="mp-1961:194:2b",
            about="n1",
            set={"": {"length": 15, "unit": "day"}},
        ),
        fact("appeal.received", "2026-02-06", about="n1"),
    ]
    rows = [*BUILDING, "mp-1961:194:2b"]
    assert run(mp, rows, facts, "2026-02-08")["removal"].last_day == d("2026-02-18")  # an appeal alone stays nothing
    facts.append(fact("stay.made", "2026-02-10", about="n1", section="309(4)"))
    found = run(mp, rows, facts, "2026-02-12")
    assert (found["removal"].state, found["removal"].last_day) == ("suspended", None)
    assert found["orders passed and served"].state == "running"
    facts.append(fact("stay.ended", "2026-02-20", about="n1"))
    assert run(mp, rows, facts, "2026-02-21")["removal"].last_day == d("2026-03-01")  # eleven days do not count


def test_suspended_extended_and_begun_afresh_by_order(mp):
    about = {"provision": "mp-1961:187:7", "section": "187(7)"}
    granted = fact("permission.granted", "2026-01-01")
    suspended = [
        granted,
        fact("clock.suspended", "2026-02-01", **about),
        fact("clock.resumed", "2026-02-10", **about),
    ]
    assert run(mp, BUILDING, suspended, "2026-03-01")["beginning the work"].last_day == d("2027-01-11")
    extended = [granted, fact("clock.extended", "2026-12-01", length=1, unit="month", **about)]
    assert run(mp, BUILDING, extended, "2026-12-02")["beginning the work"].last_day == d("2027-02-01")
    afresh = [granted, fact("clock.restarted", "2026-05-05", **about)]
    assert run(mp, BUILDING, afresh, "2026-12-02")["beginning the work"].last_day == d("2027-05-05")


def test_sanction_withheld_begins_the_sixty_days_afresh(law):
    pb = law.act("pb-1976")
    facts = [fact("application.received", "2026-01-10", case=[])]
    assert run(pb, ["pb-1976:263:1"], facts, "2026-02-01")["sanction or refusal"].last_day == d("2026-03-11")
    facts.append(
        fact("order.served", "2026-02-02", provision="pb-1976:263:1.proviso")
    )  # it holds back, it decides nothing
    facts.append(fact("order.made", "2026-02-01", provision="pb-1976:263:1.proviso", until="2026-04-30"))
    clock = run(pb, ["pb-1976:263:1"], facts, "2026-03-20")["sanction or refusal"]
    assert (clock.last_day, clock.state) == (d("2026-06-29"), "running")
    assert run(pb, ["pb-1976:263:1"], facts, "2026-06-30")["sanction or refusal"].effect == "the sanction is given"


def test_the_time_for_the_copy_is_left_out_of_the_appeal(law):
    rj = law.act("rj-2009")
    facts = [fact("order.made", "2026-01-10", provision="rj-2009:183:4b")]
    assert run(rj, ["rj-2009:183:5"], facts, "2026-01-20")["appeal"].last_day == d("2026-02-09")
    waiting = [*facts, fact("order.copy_applied", "2026-01-12")]
    assert run(rj, ["rj-2009:183:5"], waiting, "2026-01-20")["appeal"].state == "suspended"
    ready = [*waiting, fact("order.copy_ready", "2026-01-21", applied="2026-01-12")]
    assert run(rj, ["rj-2009:183:5"], ready, "2026-01-25")["appeal"].last_day == d("2026-02-19")


def test_after_silence_a_reference_and_after_its_silence_the_permission(law):
    py = law.act("py-1973")
    rows = list(py.ids)
    facts = [fact("application.received", "2026-01-10")]
    assert run(py, rows, facts, "2026-02-10")["decision"].overdue()
    facts.append(fact("reference.made", "2026-02-12"))
    assert run(py, rows, facts, "2026-02-20")["the council's decision"].last_day == d("2026-03-12")
    found = run(py, rows, facts, "2026-03-13")
    assert found["the council's decision"].effect == "the permission is given"
    assert found["finishing"].starts == d("2026-03-13")


def test_each_kind_of_case_has_its_own_period_and_an_unknown_one_has_both(law):
    pb = law.act("pb-1976")
    for case, names in [
        ({"case": []}, {"sanction or refusal"}),
        ({"case": ["re_erection"]}, {"sanction or refusal of a re-erection"}),
        ({}, {"sanction or refusal", "sanction or refusal of a re-erection"}),
    ]:
        found = run(pb, ["pb-1976:263:1"], [fact("application.received", "2026-01-10", **case)], "2026-01-20")
        assert found.keys() == names
        assert all(bool(clock.contradicts) is (len(names) == 2) for clock in found.values())


def test_a_notice_revived_by_silence_begins_the_month_again(mp):
    facts = [
        fact("application.received", RECEIVED, about="a1"),
        fact("order.served", "2026-02-10", provision="mp-1961:187:3-decision"),
        fact("resolution.passed", "2026-02-01"),
    ]
    rows = ["mp-1961:187:6a", "mp-1961:190:b"]
    assert [c.state for c in clocks(mp, rows, facts, d("2026-06-01"), Office())] == ["met", "running"]
    found = clocks(mp, rows, facts, d("2026-06-02"), Office())
    assert [(c.name, c.starts, c.last_day) for c in found if c.state == "running"] == [
        ("orders passed and served", d("2026-06-01"), d("2026-07-01"))
    ]
    bought = [*facts, fact("event.happened", "2026-05-01", provision="mp-1961:190:b")]
    assert [c.state for c in clocks(mp, rows, bought, d("2026-06-02"), Office())] == ["met", "met"]


def test_two_silences_on_one_notice_are_shown_as_contradicting(mp):
    facts = [fact("application.received", RECEIVED)]
    found = run(mp, ["mp-1961:182:3a", "mp-1961:187:6a"], facts, "2026-01-20")
    assert found["orders passed and served"].contradicts == ("mp-1961:182:3a/orders on the lay-out",)
    assert found["orders on the lay-out"].contradicts == ("mp-1961:187:6a/orders passed and served",)
    alone = run(mp, ["mp-1961:187:6a", "mp-1961:187:5b"], facts, "2026-01-20")
    assert not any(clock.contradicts for clock in alone.values())


def test_sections_that_sleep_in_a_nagar_panchayat_have_no_clocks_until_notified(mp):
    facts = [fact("notice.served", "2026-02-03", provision="mp-1961:185:2")]
    assert not run(mp, ["mp-1961:185:2"], facts, "2026-02-05", body="nagar_panchayat")
    assert run(mp, ["mp-1961:185:2"], facts, "2026-02-05", body="municipal_council")
    office = office_overlay(
        {"values": [{"key": "notified.185", "value": True, "dated": "2026-02-04", "authority": "State Government"}]}
    )
    assert run(mp, ["mp-1961:185:2"], facts, "2026-02-05", office, body="nagar_panchayat")


def test_a_rule_switched_off_holds_from_its_day(mp):
    off = {"key": "rule_off.closed_days_rolled", "value": "State Act differs", "authority": "Council"}
    closed = {"weekly_off": [6], "values": [{**off, "dated": "2026-02-01", "paper": "Resolution 4"}]}
    notice = {"provision": "mp-1961:187:8b", "set": {"": {"length": 10, "unit": "day"}}}
    before = [fact("notice.served", "2026-01-15", **notice)]  # ends on Sunday, 25 January
    after = [fact("notice.served", "2026-02-05", **notice)]  # ends on Sunday, 15 February
    office = office_overlay(closed)
    assert run(mp, BUILDING, before, "2026-01-20", office)["showing cause"].last_day == d("2026-01-26")
    assert run(mp, BUILDING, after, "2026-02-10", office)["showing cause"].last_day == d("2026-02-15")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clock_explains_itself(mp, language):
    facts = [fact("application.received", "2026-01-31")]
    clock = run(mp, BUILDING, facts, "2026-03-01")["orders passed and served"]
    said = explain(clock.steps, language)
    assert [s.key for s in clock.steps] == ["began", "excluded_first", "short_month", "ran_out"]
    assert "31-01-2026" in said[0] and cited("187(6)(a)", language) in said[0] and "28-02-2026" in said[2]
