"""What may be done next, what is too early, too late or barred, and by which section."""

from __future__ import annotations

from datetime import date

import pytest

from desktop.law.model import Fact
from desktop.law.overlays import Office, office_overlay
from desktop.law.procedures import next_acts, tell
from desktop.law.shapes import shapes
from desktop.law.words import LANGUAGES, catalogue

BUILDING = [f"mp-1961:187:{sub}" for sub in ("2", "3-decision", "5a", "5b", "6a", "6b", "7")]
SHOW_CAUSE = ["mp-1961:187:8b", "mp-1961:187:8-removal"]
ALTER = {"demolition": False}


def d(text: str) -> date:
    return date.fromisoformat(text)


def fact(event: str, day: str, **data: object) -> Fact:
    return Fact(event, d(day), f"{event}/{day}/{data.get('about', '')}", data)


def acts(act, rows, facts, day, office=None, body="nagar_panchayat"):
    found = next_acts(act, rows, facts, d(day), office or Office(), body)
    return {(each.act, each.provision.rpartition(":")[2]): each for each in found}


def status(found):
    return {key: each.status for key, each in found.items()}


def test_there_are_fifteen_shapes_each_act_named_in_every_language():
    assert len(shapes()) == 15
    for shape in shapes().values():
        assert set(shape.title) == set(LANGUAGES)
        for step in shape.acts:
            assert {step.gives, *step.also_gives} <= set(catalogue("en")["events"])
            for language in LANGUAGES:
                assert catalogue(language)["acts"][step.act]


def test_every_act_of_the_catalogue_belongs_to_a_shape():
    used = {step.act for shape in shapes().values() for step in shape.acts}
    assert used == set(catalogue("en")["acts"])


def test_before_the_application_nothing_can_be_decided(mp):
    found = acts(mp, BUILDING, [], "2026-01-15")
    assert found["receive_application", "2"].status == "open"
    grant = found["grant", "3-decision"]
    assert (grant.status, grant.reason, grant.first_day) == ("too_early", "after", None)
    assert "receipt of the application" in tell(grant, "en")


def test_the_demand_is_open_for_a_month_and_then_too_late(mp):
    facts = [fact("application.received", "2026-01-15", provision="mp-1961:187:2")]
    demand = acts(mp, BUILDING, facts, "2026-02-15")["demand_particulars", "5b"]
    assert (demand.status, demand.last_day, demand.section) == ("open", d("2026-02-15"), "187(5)(b)")
    late = acts(mp, BUILDING, facts, "2026-02-16")
    assert late["demand_particulars", "5b"].status == "too_late"
    assert late["demand_particulars", "5b"].last_day == d("2026-02-15")
    grant = late["refuse", "3-decision"]
    assert (grant.status, grant.section, grant.reason) == ("too_late", "187(6)(a)", "silence")
    assert "15-02-2026" in tell(grant, "en")


def test_what_is_done_is_offered_no_more(mp):
    facts = [
        fact("application.received", "2026-01-15"),
        fact("permission.granted", "2026-02-01", provision="mp-1961:187:3-decision"),
    ]
    found = acts(mp, BUILDING, facts, "2026-02-10")
    assert not {("grant", "3-decision"), ("refuse", "3-decision"), ("demand_particulars", "5b")} & found.keys()
    begin = found["begin_work", "7"]
    assert (begin.status, begin.last_day) == ("open", d("2027-02-01"))


def test_no_order_while_cause_may_still_be_shown_unless_it_was(mp):
    served = fact(
        "notice.served",
        "2026-02-03",
        provision="mp-1961:187:8b",
        about="n1",
        set={"": {"length": 7, "unit": "day"}},
        **ALTER,
    )
    facts = [fact("notice.issued", "2026-02-01", provision="mp-1961:187:8b", about="n1"), served]
    order = acts(mp, SHOW_CAUSE, facts, "2026-02-10")["make_order", "8-removal"]
    assert (order.status, order.reason, order.first_day) == ("too_early", "time_runs", d("2026-02-11"))
    assert order.section == "187(8) proviso (b)"
    assert acts(mp, SHOW_CAUSE, facts, "2026-02-11")["make_order", "8-removal"].status == "open"
    shown = [*facts, fact("cause.shown", "2026-02-05", about="n1")]
    assert acts(mp, SHOW_CAUSE, shown, "2026-02-06")["make_order", "8-removal"].status == "open"


def test_a_time_that_nobody_set_bars_the_next_step(mp):
    facts = [
        fact("notice.issued", "2026-02-01", provision="mp-1961:194:2b", about="n1", **ALTER),
        fact("notice.served", "2026-02-03", provision="mp-1961:194:2b", about="n1"),
    ]
    execute = acts(mp, ["mp-1961:194:2b"], facts, "2026-06-01")["execute_in_default", "2b"]
    assert (execute.status, execute.reason) == ("barred", "not_set")


def test_default_stay_and_its_end(mp):
    notice = {"provision": "mp-1961:194:2b", "about": "n1", "set": {"": {"length": 10, "unit": "day"}}}
    facts = [
        fact("notice.issued", "2026-02-01", **notice, **ALTER),
        fact("notice.served", "2026-02-03", **notice),
        fact("appeal.received", "2026-02-05", about="n1"),
    ]
    rows = ["mp-1961:194:2b"]
    assert acts(mp, rows, facts, "2026-02-13")["execute_in_default", "2b"].first_day == d("2026-02-14")
    assert acts(mp, rows, facts, "2026-02-14")["execute_in_default", "2b"].status == "open"  # an appeal stays nothing
    facts.append(fact("stay.made", "2026-02-12", about="n1"))
    stayed = acts(mp, rows, facts, "2026-02-20")["execute_in_default", "2b"]
    assert (stayed.status, stayed.section, stayed.reason) == ("barred", "309(4)", "stayed")
    facts.append(fact("stay.ended", "2026-02-20", about="n1"))
    again = acts(mp, rows, facts, "2026-02-21")["execute_in_default", "2b"]
    assert (again.status, again.first_day) == ("too_early", d("2026-02-23"))


def test_each_notice_goes_on_by_itself(mp):
    facts = []
    for about, served in (("n1", "2026-02-03"), ("n2", "2026-02-10")):
        notice = {"provision": "mp-1961:194:2b", "about": about, "set": {"": {"length": 7, "unit": "day"}}, **ALTER}
        facts += [fact("notice.issued", "2026-02-01", **notice), fact("notice.served", served, **notice)]
    facts.append(fact("removal.made", "2026-02-12", about="n1"))
    found = [
        a
        for a in next_acts(mp, ["mp-1961:194:2b"], facts, d("2026-02-12"), Office())
        if a.act == "execute_in_default"
    ]
    assert [(a.about, a.status, a.first_day) for a in found] == [("n2", "too_early", d("2026-02-18"))]


def test_the_line_waits_for_the_notice_and_the_government(mp):
    rows = ["mp-1961:183:1"]
    facts = [fact("notice.posted", "2026-01-31", provision="mp-1961:183:1")]
    declare = acts(mp, rows, facts, "2026-02-28")["declare", "1"]
    assert (declare.status, declare.reason) == ("barred", "approval")
    assert "State Government" in tell(declare, "en")
    facts.append(fact("approval.received", "2026-02-20"))
    declare = acts(mp, rows, facts, "2026-02-28")["declare", "1"]
    assert (declare.status, declare.first_day) == ("too_early", d("2026-03-01"))
    assert acts(mp, rows, facts, "2026-03-01")["declare", "1"].status == "open"


def test_a_section_asleep_bars_its_acts(mp):
    found = acts(mp, ["mp-1961:180:1"], [], "2026-02-01")
    assert {(a.status, a.reason, a.section) for a in found.values()} == {("barred", "asleep", "305")}
    assert (
        acts(mp, ["mp-1961:180:1"], [], "2026-02-01", body="municipal_council")["issue_notice", "1"].status == "open"
    )


def test_where_the_act_gives_no_power_in_default_the_act_is_barred(mp):
    facts = [
        fact("notice.issued", "2026-02-01", provision="mp-1961:180:1"),
        fact("notice.served", "2026-02-02", provision="mp-1961:180:1", set={"": {"length": 5, "unit": "day"}}),
    ]
    execute = acts(mp, ["mp-1961:180:1"], facts, "2026-03-01", body="municipal_council")["execute_in_default", "1"]
    assert (execute.status, execute.reason) == ("barred", "no_power")


def test_after_the_commissioner_s_silence_a_reference(law):
    py = law.act("py-1973")
    rows = list(py.ids)
    facts = [fact("application.received", "2026-01-10")]
    refer = acts(py, rows, facts, "2026-02-09", body="municipality")["refer_after_silence", "2"]
    assert (refer.status, refer.first_day) == ("too_early", d("2026-02-10"))
    assert acts(py, rows, facts, "2026-02-10", body="municipality")["refer_after_silence", "2"].status == "open"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told(mp, language):
    facts = [fact("application.received", "2026-01-15")]
    for found in (
        *acts(mp, BUILDING, facts, "2026-02-16").values(),
        *acts(mp, SHOW_CAUSE, [], "2026-02-16").values(),
    ):
        assert bool(tell(found, language)) is bool(found.reason)


def test_a_holiday_moves_what_is_done_in_the_office(mp):
    office = office_overlay({"closed": ["2026-02-10"]})
    facts = [
        fact("notice.issued", "2026-02-01", provision="mp-1961:187:8b", about="n1", **ALTER),
        fact(
            "notice.served",
            "2026-02-03",
            provision="mp-1961:187:8b",
            about="n1",
            set={"": {"length": 7, "unit": "day"}},
        ),
    ]
    order = acts(mp, SHOW_CAUSE, facts, "2026-02-10", office)["make_order", "8-removal"]
    assert order.first_day == d("2026-02-12")
