"""Any of the five Acts: its forms, decisions, several addressees, publications, approvals, demolition, recovery, appeal."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from desktop.casework import (
    decisions,
    deeds,
    demolition,
    hearing,
    intake,
    notice_days,
    notices,
    objections,
    orders,
    service,
)
from desktop.casework.money import owed
from desktop.casework.ruling import clocks_of
from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError, PowerError
from desktop.forms.definition import Field, heads, load
from desktop.law import packs
from desktop.walk_office import WalkOffice
from tests.casework.place import DAY, SAID, WITNESSES, Place


def answer(field: Field) -> Any:
    """Something that a field takes."""
    if isinstance(field.choices, str):
        return "1" if field.choices == "@wards" else []
    if field.choices:
        first = next(iter(field.choices))
        return [first] if field.type == "select_multiple" else first
    plain = {"date": DAY.isoformat(), "integer": "2", "decimal": "1.5", "money": "0", "file": "", "text": "Some"}
    if field.type == "repeat":
        return [{each.name: answer(each) for each in field.fields if each.type != "note"}]
    return plain[field.type]


def applied(place: Place, form: str, **chosen: str) -> str:
    """An application by a form with every question answered, some of them as `chosen`."""
    fields = [f for f in load(form).fields if f.type != "note" and not f.calculation]
    answers = {f.name: answer(f) for f in fields} | chosen
    place.case = intake.receive_application(
        place.desk("clerk"), form, {k: v for k, v in answers.items() if v != ""}
    ).case
    return place.case


PACKS = packs.load()
CLOCKED = [h.name for h in heads("", "application") if h.clock and PACKS.provision(h.clock).periods]


@pytest.mark.parametrize("form", CLOCKED)
def test_every_form_whose_receipt_starts_a_clock_is_taken_in_and_its_clock_runs(
    places: dict[str, WalkOffice], form: str
) -> None:
    definition = load(form)
    place = Place(places[definition.act])
    applied(place, form)
    file = place.file()
    clocks = [c for c in clocks_of(place.desk("clerk"), file) if c.provision == definition.clock]
    assert clocks and clocks[0].starts == DAY
    assert place.office.program.store.blob(file.papers[0].sha256).startswith(b"%PDF")
    source = place.office.program.store.blob(file.papers[0].text_sha256).decode()
    assert place.office.act.provision(definition.provision).section in source


# Decisions -------------------------------------------------------------------


def decision(**changed: Any) -> dict[str, Any]:
    """A decision with everything in it."""
    return {"operative": SAID, "reasons": SAID, **changed}


@pytest.mark.parametrize(
    ("act", "form", "provision", "source"),
    [
        ("pb-1976", "pb_building", "pb-1976:262:2", "262(2)"),
        ("py-1973", "py_building", "py-1973:295:main", "297(1)"),
        ("py-1973", "py_hut", "py-1973:307:main", "309(1)"),
    ],
)
def test_a_refusal_rests_on_the_listed_grounds_alone(
    places: dict[str, WalkOffice], act: str, form: str, provision: str, source: str
) -> None:
    place = Place(places[act])
    case = applied(place, form)
    for grounds in ([], [0], [99]):
        with pytest.raises(FieldErrors) as refused:
            decisions.decide(place.desk("commissioner"), case, provision, "refuse", decision(grounds=grounds))
        assert [e.field for e in refused.value.errors] == ["grounds"]
        assert source in refused.value.errors[0].message
    with pytest.raises(FieldErrors) as unreasoned:
        decisions.decide(place.desk("commissioner"), case, provision, "refuse", decision(reasons="", grounds=[1]))
    assert [e.field for e in unreasoned.value.errors] == ["reasons"]
    with pytest.raises(PowerError):
        decisions.decide(place.desk("head"), case, provision, "refuse", decision(grounds=[1]))
    decisions.decide(place.desk("commissioner"), case, provision, "refuse", decision(grounds=[1]))
    with pytest.raises(LawError):
        decisions.decide(place.desk("commissioner"), case, provision, "refuse", decision(grounds=[1]))
    assert place.file().orders[0]["grounds"] == [1]


def test_after_silence_a_refusal_is_barred_and_the_statement_is_given(places: dict[str, WalkOffice]) -> None:
    place = Place(places["pb-1976"])
    case = applied(place, "pb_building")
    clock = next(c for c in clocks_of(place.desk("clerk"), place.file()) if c.provision == "pb-1976:263:1")
    assert clock.last_day
    with pytest.raises(LawError) as early:
        decisions.state_deemed(place.desk("clerk"), case)
    assert (early.value.section, early.value.first_day) == ("263(1)", clock.last_day + timedelta(days=1))
    place.day = clock.last_day + timedelta(days=1)
    with pytest.raises(LawError) as late:
        decisions.decide(place.desk("commissioner"), case, "pb-1976:262:2", "refuse", decision(grounds=[1]))
    assert (late.value.section, late.value.code) == ("263(1)", "silence")
    decisions.state_deemed(place.desk("clerk"), case)
    with pytest.raises(LawError):
        decisions.state_deemed(place.desk("clerk"), case)
    paper = place.file().papers[-1]
    source = place.office.program.store.blob(paper.text_sha256).decode()
    assert paper.kind == "deemed" and f"{clock.last_day:%d-%m-%Y}" in source


# Notices ---------------------------------------------------------------------------


def test_several_addressees_are_served_each_on_his_own(places: dict[str, WalkOffice]) -> None:
    place = Place(places["mp-1961"])
    case = place.open("mp-1961:194:2b")
    owners = [{"name": {"hi": f"स्वामी {n}", "en": f"Owner {n}"}, "address": f"house {n}"} for n in (1, 2, 3)]
    draft = notices.draft_to(
        place.desk("clerk"), case, "mp-1961:194:2b", owners, days=10, facts=[SAID], requirement=SAID
    )
    group = draft.entries[0].data["group"]
    with pytest.raises(PowerError):
        notices.issue_group(place.desk("head"), case, group)
    issued = notices.issue_group(place.desk("chief_municipal_officer"), case, group)
    assert len(issued.papers) == 3
    ids = [e.data["notice"] for e in issued.entries]
    place.later(1)
    place.serve(ids[0])
    place.later(5)
    place.serve(ids[2])
    file = place.file()
    assert [file.notices[n].state for n in ids] == ["served", "issued", "served"]
    clocks = [c for c in clocks_of(place.desk("clerk"), file) if c.provision == "mp-1961:194:2b"]
    assert sorted(c.last_day for c in clocks if c.last_day) == [DAY + timedelta(days=11), DAY + timedelta(days=16)]
    assert {c.state for c in clocks} == {"running"}


def test_a_letter_that_comes_back_opens_the_service_again(places: dict[str, WalkOffice]) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:187:8b")
    notice = place.notice("mp-1961:187:8b", "chief_municipal_officer", days=7)
    place.later(3)
    place.serve(notice, mode="post", outcome="served", postal="RL 1")
    hearing.receive_cause(place.desk("clerk"), place.case, notice, place.day, ["a plea"])
    place.later(2)
    back = {"mode": "post", "outcome": "returned", "hour": "10:00", "place": "post office"}
    service.record_attempt(place.desk("clerk"), place.case, notice, {**back, "day": place.day})
    file = place.file()
    assert file.notices[notice].state == "issued" and not file.happened("notice.served")
    assert not [c for c in clocks_of(place.desk("clerk"), file) if c.provision == "mp-1961:187:8b"]
    assert next(e for e in file.entries if e.kind == "service.reopened").data["relied"]
    with pytest.raises(LawError):
        orders.make_order(place.desk("chief_municipal_officer"), place.case, notice, {})
    place.serve(notice)
    assert place.file().notices[notice].served_on == place.day
    with pytest.raises(NagardeskError):  # the post no longer proves it, so its return changes nothing
        service.record_attempt(place.desk("clerk"), place.case, notice, {**back, "day": place.day})


def test_a_range_of_days_in_the_act_binds_the_officer(places: dict[str, WalkOffice]) -> None:
    place = Place(places["pb-1976"])
    place.open("pb-1976:269:1.proviso1")
    row = place.office.act.provision("pb-1976:269:1")
    (least, most), *_ = notice_days.ranges(row)
    assert (least, most) == (5, 15)
    for days in (4, 16):
        with pytest.raises(FieldError) as refused:
            notice_days.need_days(row, days)
        assert "269(1)" in refused.value.message
    notice_days.need_days(row, 5)


# Hearings ----------------------------------------------------------------------------


def test_an_adjourned_hearing_stays_adjourned(places: dict[str, WalkOffice]) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:187:8b")
    cmo = "chief_municipal_officer"
    notice = place.notice("mp-1961:187:8b", cmo, days=7)
    with pytest.raises(LawError):
        hearing.fix_hearing(place.desk(cmo), place.case, notice, DAY + timedelta(days=9), "11:00", "office")
    place.serve(notice)
    for day in (DAY - timedelta(days=1), date(2026, 2, 8)):  # past; a Sunday
        with pytest.raises(FieldError):
            hearing.fix_hearing(place.desk(cmo), place.case, notice, day, "11:00", "office")
    with pytest.raises(NagardeskError):
        hearing.adjourn(place.desk(cmo), place.case, notice, DAY, "11:00", "office", "absent")
    with pytest.raises(PowerError):
        hearing.fix_hearing(place.desk("clerk"), place.case, notice, DAY + timedelta(days=9), "11:00", "office")
    hearing.fix_hearing(place.desk(cmo), place.case, notice, DAY + timedelta(days=9), "11:00", "office")
    with pytest.raises(NagardeskError):
        hearing.fix_hearing(place.desk(cmo), place.case, notice, DAY + timedelta(days=10), "11:00", "office")
    place.later(9)
    with pytest.raises(FieldError):
        hearing.adjourn(place.desk(cmo), place.case, notice, DAY + timedelta(days=14), "11:00", "office", " ")
    hearing.adjourn(place.desk(cmo), place.case, notice, DAY + timedelta(days=14), "11:00", "office", "absent")
    with pytest.raises(FieldError) as elsewhen:
        place.hear(notice, cmo)
    assert "16-02-2026" in elsewhen.value.message
    place.later(5)
    place.hear(notice, cmo)
    assert hearing.sitting(place.file(), notice) is None


# Demolition, recovery, appeal ------------------------------------------------------------


def test_a_demolition_waits_for_everything_the_directions_ask_for(places: dict[str, WalkOffice]) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:187:8b")
    cmo = "chief_municipal_officer"
    with pytest.raises(FieldError) as short:
        notices.draft_notice(place.desk("clerk"), place.case, "mp-1961:187:8b", days=7, demolition=True)
    assert "15 days" in short.value.message
    notice = place.notice("mp-1961:187:8b", cmo, days=15, demolition=True)
    place.serve(notice, mode="post", outcome="posted", postal="RL 2")
    place.serve(notice, mode="affix", outcome="affixed", witnesses=WITNESSES)
    order = {"provision": "mp-1961:187:8-removal", "facts": "f", "reasons": "r", "operative": "o", "days": 20}
    for doubt in orders.doubts_of(place.desk(cmo), place.case, "mp-1961:187:8-removal"):
        orders.choose(place.desk(cmo), place.case, doubt.id, doubt.choices[0], "as listed")
    place.later(16)
    refused = []
    steps = (
        lambda: demolition.meet_guard(place.desk("clerk"), place.case, "intimation.sent", {"day": place.day}),
        lambda: place.hear(notice, cmo),
    )
    for step in steps:
        with pytest.raises(LawError) as error:
            orders.make_order(place.desk(cmo), place.case, notice, order)
        refused.append(error.value.section)
        step()
    assert all("Supreme Court" in section for section in refused)
    orders.make_order(place.desk(cmo), place.case, notice, order)
    paper = place.file().orders[-1]["notice"]
    place.serve(paper)
    told = {"says": "pulled down", "hour": "11:00", "place": "there", "witnesses": WITNESSES, "about": notice}
    with pytest.raises(LawError) as report:
        deeds.record(place.desk(cmo), place.case, "mp-1961:187:8-removal", "execute_in_default", told)
    assert "two panchas" in report.value.message
    with pytest.raises(FieldError):
        demolition.meet_guard(place.desk("clerk"), place.case, "inspection.reported", {"witnesses": WITNESSES[:1]})
    demolition.meet_guard(place.desk("clerk"), place.case, "inspection.reported", {"witnesses": WITNESSES})
    demolition.meet_guard(place.desk("clerk"), place.case, "video.arranged", {})
    with pytest.raises(LawError) as early:
        deeds.record(place.desk(cmo), place.case, "mp-1961:187:8-removal", "execute_in_default", told)
    assert early.value.first_day == place.day + timedelta(days=16)
    place.later(16)
    with pytest.raises(FieldErrors) as bare:
        deeds.record(place.desk(cmo), place.case, "mp-1961:187:8-removal", "execute_in_default", {"about": notice})
    assert {e.field for e in bare.value.errors} == {"says", "hour", "place", "witnesses"}
    deeds.record(place.desk(cmo), place.case, "mp-1961:187:8-removal", "execute_in_default", told)
    demand: dict[str, Any] = {"says": "expenses", "paise": 250_000, "about": notice}
    with pytest.raises(FieldErrors) as timeless:
        deeds.record(place.desk(cmo), place.case, "mp-1961:187:8-removal", "demand_expenses", demand)
    assert [e.field for e in timeless.value.errors] == ["days"]
    demand["days"] = 15
    deeds.record(place.desk(cmo), place.case, "mp-1961:187:8-removal", "demand_expenses", demand)
    account = owed(place.file())
    assert (account.demanded, account.paid, account.owed) == (250_000, 0, 250_000)


def test_an_appeal_stays_the_order_and_a_remand_reopens_the_matter(places: dict[str, WalkOffice]) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:187:8b")
    cmo = "chief_municipal_officer"
    notice = place.notice("mp-1961:187:8b", cmo, days=7)
    place.serve(notice)
    place.later(9)
    for doubt in orders.doubts_of(place.desk(cmo), place.case):
        orders.choose(place.desk(cmo), place.case, doubt.id, doubt.choices[0], "as listed")
    order = {"facts": "f", "reasons": "r", "operative": "o", "days": 20}
    orders.make_order(place.desk(cmo), place.case, notice, order)
    route = place.file().orders[-1]["appeal"]
    assert route["forum"] == "Collector"
    appeal = route["provision"]
    told: dict[str, Any] = {"says": "appeal filed", "about": notice}
    deeds.record(place.desk("clerk"), place.case, appeal, "file_appeal", told)
    decided = {**told, "says": "sent back", "outcome": "remanded"}
    with pytest.raises(PowerError):
        deeds.record(place.desk("head"), place.case, appeal, "decide_appeal", decided)
    signer = place.office.act.provision(appeal)
    paper = {"authority": signer.actor or "Collector", "number": "A/3", "dated": place.day}
    with pytest.raises(FieldErrors):
        by = {"by_order_of": paper, "says": "x", "outcome": "perhaps", "about": notice}
        deeds.record(place.desk("head"), place.case, appeal, "decide_appeal", by)
    deeds.record(place.desk("head"), place.case, appeal, "decide_appeal", {**decided, "by_order_of": paper})
    file = place.file()
    assert file.order_on(notice) is None and file.status == "served"
    place.later(1)
    orders.make_order(place.desk(cmo), place.case, notice, order)
    assert len(place.file().orders) == 2 and place.file().order_on(notice)


# What is made public, and what others must agree to ---------------------------------------


def test_objections_are_considered_one_by_one_before_the_declaration(places: dict[str, WalkOffice]) -> None:
    place = Place(places["ga-1968"])
    row = "ga-1968:168:2-notice"
    place.open(row)
    case = place.case
    officer = "chief_officer"
    told: dict[str, Any] = {"says": SAID, "channels": ["street", "office"]}
    with pytest.raises(PowerError):
        deeds.record(place.desk("head"), case, row, "post_proposal", told)
    with pytest.raises(FieldErrors):
        deeds.record(place.desk(officer), case, row, "post_proposal", {**told, "channels": ["pigeon"]})
    deeds.record(place.desk(officer), case, row, "post_proposal", told)
    for n in (1, 2):
        objection = {"says": SAID, "by": f"Objector {n}", "text": "it harms me"}
        deeds.record(place.desk("clerk"), case, row, "receive_objection", objection)
    council = {"authority": "Council", "number": "Res. 4", "dated": DAY}
    weighing, closing = "ga-1968:168:2-objections", {"says": SAID, "by_order_of": council}
    with pytest.raises(LawError) as left:
        deeds.record(place.desk("head"), case, weighing, "consider_objections", closing)
    assert left.value.code == "not_considered"
    for id in place.file().objections:
        with pytest.raises(PowerError):
            objections.consider(place.desk("clerk"), case, id, "weighed", False)
        objections.consider(place.desk(officer), case, id, "weighed", False)
        with pytest.raises(LawError):
            objections.consider(place.desk(officer), case, id, "again", True)
    deeds.record(place.desk("head"), case, weighing, "consider_objections", closing)
    assert all("considered" in o for o in place.file().objections.values())


def test_an_approval_is_the_named_authoritys_and_bars_the_act_until_it_is_there(
    places: dict[str, WalkOffice],
) -> None:
    place = Place(places["ga-1968"])
    row = place.office.act.provision("ga-1968:171:4")
    place.open(row.id)
    wrong = {"says": SAID, "by_order_of": {"authority": "Collector of stamps", "number": "1", "dated": DAY}}
    right = {"says": SAID, "by_order_of": {"authority": row.prior_approval[0], "number": "1", "dated": DAY}}
    notice = {"says": SAID, "channels": ["street"]}
    deeds.record(place.desk("chief_officer"), place.case, row.id, "post_proposal", notice)
    with pytest.raises(LawError) as barred:
        deeds.record(place.desk("chief_officer"), place.case, row.id, "declare", notice)
    assert (barred.value.section, barred.value.code) == ("171(4)", "law_approval")
    with pytest.raises(PowerError):
        deeds.record(place.desk("clerk"), place.case, row.id, "ask_approval", wrong)
    deeds.record(place.desk("clerk"), place.case, row.id, "ask_approval", right)
    with pytest.raises(LawError):
        deeds.record(place.desk("clerk"), place.case, row.id, "ask_approval", right)


@pytest.mark.parametrize(
    ("form", "work", "days"),
    [("pb_building", "erect", 60), ("pb_building", "rebuild", 30), ("pb_alteration", "", 60)],
)
def test_thirty_days_run_for_a_re_erection_alone(
    places: dict[str, WalkOffice], form: str, work: str, days: int
) -> None:
    place = Place(places["pb-1976"])
    applied(place, form, **({"work": work} if work else {}))
    running = [c for c in clocks_of(place.desk("clerk"), place.file()) if c.provision == "pb-1976:263:1"]
    assert [c.last_day for c in running] == [DAY + timedelta(days=days)]
    source = place.office.program.store.blob(place.file().papers[0].text_sha256).decode()
    assert f"{DAY + timedelta(days=days):%d-%m-%Y}" in source
