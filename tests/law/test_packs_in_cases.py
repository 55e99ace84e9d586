"""The periods of the Acts' own packs in the course of a case: what starts, meets and does not meet them."""

from __future__ import annotations

from datetime import date

import pytest

from desktop.law.clocks import Clock, clocks
from desktop.law.model import Fact
from desktop.law.overlays import Office, office_overlay
from desktop.law.packs import load

LAY_OUT = [f"mp-1961:182:{sub}" for sub in ("1", "1-approve", "2-provisional", "2-particulars", "3a", "3b")]
BUILDING = [
    f"mp-1961:187:{sub}"
    for sub in ("2", "3-decision", "3-conditions", "5a", "5b", "6a", "6b", "7", "8b", "8-removal")
]


@pytest.fixture(scope="module")
def law():
    return load()


def fact(event: str, day: str, provision: str = "") -> Fact:
    return Fact(event, date.fromisoformat(day), f"{event}/{day}", {"provision": provision} if provision else {})


def state(
    law, provisions: list[str], wanted: str, facts: list[Fact], today: str, office: Office | None = None
) -> Clock:
    act = law.act(wanted.partition(":")[0])
    found = clocks(act, provisions, facts, date.fromisoformat(today), office or Office())
    return next(clock for clock in found if clock.provision == wanted)


@pytest.mark.parametrize(
    ("event", "provision"),
    [
        ("order.served", "mp-1961:187:3-decision"),
        ("order.served", "mp-1961:187:3-conditions"),
        ("order.served", "mp-1961:190:0-refuse"),
        ("order.made", "mp-1961:187:5a"),
        ("particulars.demanded", "mp-1961:187:5b"),
    ],
)
def test_the_month_for_a_notice_to_build_is_met(law, event, provision):
    facts = [fact("application.received", "2027-01-31", "mp-1961:187:2"), fact(event, "2027-02-28", provision)]
    clock = state(law, BUILDING, "mp-1961:187:6a", facts, "2027-03-01")
    assert (clock.state, clock.last_day) == ("met", date(2027, 2, 28))


@pytest.mark.parametrize(
    ("event", "provision"),
    [
        ("order.made", "mp-1961:187:3-decision"),
        ("order.made", "mp-1961:187:8-removal"),
        ("order.served", "mp-1961:187:8-removal"),
        ("order.served", "mp-1961:187:5a"),
        ("order.served", "mp-1961:187:4-revoke"),
        ("particulars.demanded", "mp-1961:182:2-particulars"),
        ("notice.served", "mp-1961:187:8b"),
    ],
)
def test_nothing_else_in_the_case_meets_it(law, event, provision):
    facts = [fact("application.received", "2027-01-31", "mp-1961:187:2"), fact(event, "2027-02-10", provision)]
    clock = state(law, BUILDING, "mp-1961:187:6a", facts, "2027-03-01")
    assert (clock.state, clock.met_on) == ("expired", None)
    assert clock.effect


def test_further_orders_meet_the_month_after_the_particulars(law):
    facts = [
        fact("application.received", "2026-11-10", "mp-1961:187:2"),
        fact("particulars.demanded", "2026-11-20", "mp-1961:187:5b"),
        fact("particulars.received", "2026-11-30"),
        fact("order.made", "2026-12-05", "mp-1961:187:8-removal"),
    ]
    assert state(law, BUILDING, "mp-1961:187:6b", facts, "2026-12-31").state == "expired"
    facts.append(fact("order.made", "2026-12-30", "mp-1961:187:3-decision"))
    assert state(law, BUILDING, "mp-1961:187:6b", facts, "2026-12-31").state == "met"


@pytest.mark.parametrize(
    ("event", "provision", "expected"),
    [
        ("order.served", "mp-1961:182:1-approve", "met"),
        ("order.made", "mp-1961:182:2-provisional", "met"),
        ("particulars.demanded", "mp-1961:182:2-particulars", "met"),
        ("order.made", "mp-1961:182:1-approve", "expired"),
        ("order.served", "mp-1961:187:3-decision", "expired"),
        ("particulars.demanded", "mp-1961:187:5b", "expired"),
    ],
)
def test_two_months_for_a_lay_out(law, event, provision, expected):
    facts = [fact("application.received", "2026-12-31", "mp-1961:182:1"), fact(event, "2027-01-15", provision)]
    clock = state(law, LAY_OUT, "mp-1961:182:3a", facts, "2027-03-01")
    assert (clock.state, clock.last_day) == (expected, date(2027, 2, 28))


def test_work_is_commenced_within_a_year_of_the_entitlement(law):
    facts = [
        fact("application.received", "2027-02-01", "mp-1961:187:2"),
        fact("permission.granted", "2027-02-28", "mp-1961:187:3-decision"),
        fact("order.served", "2027-02-28", "mp-1961:187:3-decision"),
    ]
    clock = state(law, BUILDING, "mp-1961:187:7", facts, "2028-02-29")
    assert (clock.starts, clock.last_day, clock.state) == (date(2027, 2, 28), date(2028, 2, 28), "expired")
    facts.append(fact("work.begun", "2028-02-28"))
    assert state(law, BUILDING, "mp-1961:187:7", facts, "2028-02-29").state == "met"


def test_the_council_steps_in_once_the_three_days_are_over(law):
    rows = ["mp-1961:221:2", "mp-1961:221:2-default"]
    facts = [fact("notice.served", "2026-07-10", "mp-1961:221:2")]
    assert state(law, rows, "mp-1961:221:2", facts, "2026-07-13").last_day == date(2026, 7, 13)
    assert state(law, rows, "mp-1961:221:2-default", facts, "2026-07-13").first_day == date(2026, 7, 14)


@pytest.mark.parametrize(
    ("wanted", "event"),
    [
        ("ga-1968:168:2-objections", "notice.published"),
        ("mp-1961:181:1-intention", "notice.posted"),
        ("pb-1976:225:2.proviso", "notice.published"),
        ("py-1973:256:1.2", "notice.posted"),
    ],
)
def test_one_objection_does_not_end_the_month_of_the_others(law, wanted, event):
    closed = office_overlay({"closed": ["2026-06-30"]})
    facts = [fact(event, "2026-05-30"), fact("objection.received", "2026-06-05")]
    clock = state(law, [wanted], wanted, facts, "2026-06-10", closed)
    assert (clock.state, clock.met_on, clock.last_day) == ("running", None, date(2026, 7, 1))


def test_the_one_who_was_asked_has_objected_when_he_has(law):
    facts = [
        fact("notice.served", "2026-05-30", "mp-1961:229:1-notice"),
        fact("objection.received", "2026-06-05"),
    ]
    rows = ["mp-1961:229:1-notice", "mp-1961:229:1-order"]
    assert state(law, rows, "mp-1961:229:1-notice", facts, "2026-06-10").state == "met"
