"""The Supreme Court's directions guard every demolition."""

from __future__ import annotations

from datetime import date

import pytest

from desktop.law.guards import guard_clocks, guards, shortest
from desktop.law.model import Fact, Length, Unit
from desktop.law.overlays import Office, office_overlay
from desktop.law.packs import load
from desktop.law.procedures import next_acts, tell
from desktop.law.words import LANGUAGES

GUARD = "in-sc-2024-demolition"
ROWS = ["mp-1961:187:8b", "mp-1961:187:8-removal"]


def d(text: str) -> date:
    return date.fromisoformat(text)


def fact(event: str, day: str, **data: object) -> Fact:
    return Fact(event, d(day), f"{event}/{day}", {"about": "n1", **data})


def served(day: str = "2026-02-03", days: int = 7) -> list[Fact]:
    notice = {"provision": "mp-1961:187:8b", "set": {"": {"length": days, "unit": "day"}}}
    return [
        fact("notice.issued", "2026-02-01", **notice),
        fact("notice.served", day, modes=["registered_post", "affix"], **notice),
        fact("intimation.sent", day),
        fact("hearing.held", "2026-02-15"),
    ]


def act_of(mp, facts, day, name="make_order", office=None):
    found = next_acts(mp, ROWS, facts, d(day), office or Office(), "nagar_panchayat")
    return next(each for each in found if (each.act, each.provision) == (name, "mp-1961:187:8-removal"))


def test_fifteen_days_from_receipt_even_where_the_notice_gave_less(mp):
    order = act_of(mp, served(), "2026-02-18")
    assert (order.status, order.first_day, order.reason_params["step"]) == (
        "too_early",
        d("2026-02-19"),
        "time_to_answer",
    )
    assert act_of(mp, served(), "2026-02-19").status == "open"


def test_the_longer_time_of_the_notice_prevails(mp):
    facts = [f for f in served(days=30) if f.event != "hearing.held"] + [fact("hearing.held", "2026-03-04")]
    assert act_of(mp, facts, "2026-03-05").status == "open"
    unheard = [f for f in facts if f.event != "hearing.held"]
    order = act_of(mp, unheard, "2026-03-05")
    assert (order.status, order.reason_params["step"]) == ("barred", "personal_hearing")


@pytest.mark.parametrize(
    ("left_out", "step"),
    [("notice.served", None), ("intimation.sent", "collector_intimation"), ("hearing.held", "personal_hearing")],
)
def test_each_step_is_asked_for(mp, left_out, step):
    order = act_of(mp, [f for f in served() if f.event != left_out], "2026-03-01")
    assert order.status in ("barred", "too_early")
    if step:
        assert order.reason_params == {"guard": GUARD, "step": step}


def test_registered_post_and_affixture_are_both_asked_for(mp):
    for modes, step in [(["tender"], "registered_post"), (["registered_post"], "affixed")]:
        facts = [
            f
            if f.event != "notice.served"
            else fact(
                "notice.served",
                "2026-02-03",
                provision="mp-1961:187:8b",
                modes=modes,
                set={"": {"length": 7, "unit": "day"}},
            )
            for f in served()
        ]
        assert act_of(mp, facts, "2026-03-01").reason_params["step"] == step


def test_before_execution_fifteen_more_days_the_report_and_the_video(mp):
    facts = [
        *served(),
        fact("order.made", "2026-02-20", provision="mp-1961:187:8-removal"),
        fact("order.served", "2026-02-22", provision="mp-1961:187:8-removal"),
    ]
    steps = []
    for more in (
        fact("inspection.reported", "2026-03-01", witnesses=["A", "B"]),
        fact("video.arranged", "2026-03-02"),
    ):
        execute = act_of(mp, facts, "2026-03-10", "execute_in_default")
        steps.append((execute.status, execute.reason_params["step"]))
        facts.append(more)
    assert steps == [("barred", "inspection_report"), ("barred", "video")]
    early = act_of(mp, facts, "2026-03-09", "execute_in_default")
    assert (early.status, early.first_day) == ("too_early", d("2026-03-10"))
    assert act_of(mp, facts, "2026-03-10", "execute_in_default").status == "open"


def test_one_witness_is_not_two(mp):
    facts = [*served(), fact("order.made", "2026-02-20"), fact("order.served", "2026-02-22")]
    facts += [fact("inspection.reported", "2026-03-01", witnesses=["A"]), fact("video.arranged", "2026-03-02")]
    assert act_of(mp, facts, "2026-03-20", "execute_in_default").reason_params["step"] == "inspection_report"


@pytest.mark.parametrize("exception", ["public_place", "court_order"])
def test_the_two_exceptions_and_only_with_a_reason(mp, exception):
    facts = [f for f in served() if f.event.startswith("notice.")]
    excepted = {"guard": GUARD, "exception": exception}
    without = [*facts, fact("guard.excepted", "2026-02-04", **excepted)]
    assert act_of(mp, without, "2026-02-11").status != "open"
    given = [*facts, fact("guard.excepted", "2026-02-04", reason="stands on the footpath", **excepted)]
    assert act_of(mp, given, "2026-02-11").status == "open"
    other = [*facts, fact("guard.excepted", "2026-02-04", guard=GUARD, exception="urgent", reason="urgent")]
    assert act_of(mp, other, "2026-02-11").status != "open"


def test_switched_off_by_the_office_with_a_reason_and_for_its_time(mp):
    facts = [f for f in served() if f.event.startswith("notice.")]
    off = {"key": f"guard_off.{GUARD}", "value": "stayed by a later judgment", "authority": "Council"}
    office = office_overlay({"values": [{**off, "dated": "2026-02-01", "until": "2026-02-11", "paper": "Res. 3"}]})
    assert act_of(mp, facts, "2026-02-11", office=office).status == "open"
    assert act_of(mp, facts, "2026-02-12", office=office).status != "open"


def test_a_notice_that_asks_only_for_alteration_is_not_a_demolition(mp):
    facts = [fact("notice.issued", "2026-02-01", provision="mp-1961:187:8b", demolition=False), *served()[1:2]]
    assert act_of(mp, facts, "2026-02-11").status == "open"


def test_before_the_judgment_there_was_no_guard(mp):
    facts = [
        fact("notice.issued", "2024-10-01", provision="mp-1961:187:8b"),
        fact("notice.served", "2024-10-02", provision="mp-1961:187:8b", set={"": {"length": 7, "unit": "day"}}),
    ]
    assert act_of(mp, facts, "2024-11-12").status == "open"
    assert act_of(mp, facts, "2024-11-13").status != "open"


def test_fifteen_days_is_the_shortest_time_also_where_the_act_says_five(law):
    pb = law.act("pb-1976")
    found = shortest(pb, "pb-1976:269:1", [], Office(), d("2026-02-01"))
    assert found is not None and found[0] == Length(15, Unit.DAY)
    assert shortest(pb, "pb-1976:269:1", [], Office(), d("2024-01-01")) is None
    order = {"provision": "pb-1976:269:1", "set": {"": {"length": 5, "unit": "day"}}}
    facts = [fact("order.served", "2026-02-01", **order)]
    waits = {c.name: c.first_day for c in guard_clocks(pb, ["pb-1976:269:1"], facts, d("2026-02-02"), Office())}
    assert waits == {"time_after_order": d("2026-02-17")}


def test_what_a_line_that_is_down_delays_is_pending_with_its_own_clock(mp):
    facts = served()[:2]
    found = {c.name: c for c in guard_clocks(mp, ROWS, facts, d("2026-02-03"), Office())}
    assert {"collector_intimation", "portal", "time_to_answer"} == found.keys()
    assert (found["portal"].state, found["portal"].last_day) == ("running", d("2026-02-03"))
    later = {c.name: c for c in guard_clocks(mp, ROWS, facts, d("2026-02-04"), Office())}
    assert later["collector_intimation"].overdue()
    sent = [*facts, fact("intimation.sent", "2026-02-05")]
    later = {c.name: c for c in guard_clocks(mp, ROWS, sent, d("2026-02-06"), Office())}
    assert not later["collector_intimation"].overdue() and later["portal"].overdue()


def test_the_guard_names_provisions_that_exist_and_speaks_every_language(mp):
    packs = load()
    for guard in guards():
        assert set(guard.title) == set(LANGUAGES)
        for id in guard.applies_to:
            assert packs.provision(id).id == id
    order = act_of(mp, served()[:2], "2026-03-01")
    for language in LANGUAGES:
        assert guards()[0].title[language] in tell(order, language)
