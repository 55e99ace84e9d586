"""The job under section 187: each act too early, too late, by the wrong officer, twice, and with bad input."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

import pytest

from desktop.casework import accounts, hearing, inspection, intake, notices, orders, scrutiny, service
from desktop.casework.office import Officer, fold_office
from desktop.casework.ruling import clocks_of
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError, PowerError
from tests.casework.ward import Ward


def faults(refused: pytest.ExceptionInfo[FieldErrors]) -> set[str]:
    """The fields that were named."""
    return {each.field for each in refused.value.errors}


# The application --------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"received_on": "1.9.26"}, {"received_on"}),  # the day after
        ({"ward": "999"}, {"ward"}),
        ({"house": "", "khasra": ""}, {"house"}),
        ({"enclosures": ["photograph"]}, {"enclosures"}),
        ({"applicant_local": " ", "plot_area": "-3", "storeys": "much"}, {"applicant_local", "plot_area", "storeys"}),
        ({"shoe_size": "9"}, {"shoe_size"}),
    ],
)
def test_every_fault_of_an_application_is_named_and_nothing_is_saved(
    ward: Ward, changed: dict[str, Any], named: set[str]
) -> None:
    desk, before = ward.on("2026-08-31", "clerk"), ward.entries()
    with pytest.raises(FieldErrors) as refused:
        intake.receive_application(desk, "building_notice", ward.answers(**changed))
    assert faults(refused) == named
    assert ward.entries() == before


def test_an_application_is_taken_in_by_a_clerk_who_holds_his_post(ward: Ward) -> None:
    with pytest.raises(PowerError) as refused:
        intake.receive_application(ward.on("2026-08-31", "inspector"), "building_notice", ward.answers())
    assert "clerk" in refused.value.message
    with pytest.raises(PowerError):
        intake.receive_application(ward.on("2020-03-31", "clerk"), "building_notice", ward.answers())


def test_acknowledgement_and_receipt_say_what_the_file_says(ward: Ward) -> None:
    done = intake.receive_application(ward.on("2026-08-31", "clerk"), "building_notice", ward.answers())
    file = ward.file()
    acknowledgement, receipt = file.papers
    assert done.papers == (acknowledgement.id, receipt.id)
    text = ward.text_of(acknowledgement)
    assert file.number in text and "30-09-2026" in text and "Smt.LakshmiDeshmukh" in text
    assert "500" in ward.text_of(receipt)
    assert file.payments[0]["paise"] == 50000


def test_a_paper_that_cannot_be_made_leaves_no_entry_and_no_number(ward: Ward) -> None:
    desk, before = ward.on("2026-08-31", "clerk"), ward.entries()
    with pytest.raises(NagardeskError):
        intake.receive_application(desk, "building_notice", ward.answers(applicant_latin="A \U0001f3e0"))
    assert ward.entries() == before
    intake.receive_application(desk, "building_notice", ward.answers())
    intake.receive_application(desk, "building_notice", ward.answers())
    numbers = sorted(row.number for row in ward.program.store.page(intake_filter()).rows)
    assert [n.rpartition("/")[2] for n in numbers] == ["1", "2"]


def intake_filter() -> Any:
    """Every case."""
    from desktop.casework.ports import Filter

    return Filter()


# Scrutiny ----------------------------------------------------------------------


def test_particulars_can_be_demanded_for_a_month_and_no_longer(ward: Ward) -> None:
    case = ward.until("further particulars demanded")
    with pytest.raises(LawError) as refused:
        scrutiny.demand_particulars(ward.on("2026-10-01", "cmo"), case, ["drainage plan"])
    assert refused.value.section == "187(5)(b)"
    assert "30-09-2026" in refused.value.message
    with pytest.raises(PowerError) as wrong:
        scrutiny.demand_particulars(ward.on("2026-09-30", "clerk"), case, ["drainage plan"])
    assert "Chief Municipal Officer" in wrong.value.message
    with pytest.raises(FieldError):
        scrutiny.demand_particulars(ward.on("2026-09-30", "cmo"), case, ["  "])
    scrutiny.demand_particulars(ward.on("2026-09-30", "cmo"), case, ["drainage plan"])
    with pytest.raises(LawError):
        scrutiny.demand_particulars(ward.on("2026-09-30", "cmo"), case, ["drainage plan"])


def test_a_demand_is_not_made_before_there_is_an_application(ward: Ward) -> None:
    case = ward.until("further particulars demanded")
    with pytest.raises(LawError) as refused:
        scrutiny.demand_particulars(ward.on("2026-08-30", "cmo"), case, ["drainage plan"])
    assert refused.value.first_day == date(2026, 8, 31)


def test_particulars_come_in_after_they_were_demanded_and_not_tomorrow(ward: Ward) -> None:
    case = ward.until("further particulars demanded")
    with pytest.raises(LawError):
        scrutiny.receive_particulars(ward.on("2026-09-05", "clerk"), case, date(2026, 9, 5), ["plan"])
    ward.until("particulars received")
    for day in (date(2026, 9, 9), date(2026, 9, 19)):
        with pytest.raises(FieldError):
            scrutiny.receive_particulars(ward.on("2026-09-18", "clerk"), case, day, ["plan"])


# Inspection --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"inspected_on": "30.8.26"}, FieldError),  # before the file was opened
        ({"inspected_on": "23.9.26"}, FieldErrors),  # tomorrow
        ({"inspected_at": "4.30"}, LawError),  # before sunrise
        ({"inspected_at": "21:00"}, LawError),
        ({"inspected_at": "25:00"}, FieldError),
        ({"not_begun": "perhaps"}, FieldErrors),
        ({"begun_extent": ""}, FieldErrors),
    ],
)
def test_an_inspection_is_made_in_daylight_on_a_day_that_can_be(
    ward: Ward, changed: dict[str, Any], error: type[NagardeskError]
) -> None:
    case = ward.until("inspection recorded")
    before = ward.entries()
    with pytest.raises(error):
        inspection.record_inspection(ward.on("2026-09-22", "inspector", 22), case, ward.visit(**changed))
    assert ward.entries() == before


def test_a_clerk_does_not_inspect_and_every_finding_names_its_power(ward: Ward) -> None:
    case = ward.until("inspection recorded")
    with pytest.raises(PowerError):
        inspection.record_inspection(ward.on("2026-09-22", "clerk", 15), case, ward.visit())
    inspection.record_inspection(ward.on("2026-09-22", "inspector", 15), case, ward.visit())
    assert [f["provision"] for f in ward.file().findings.values()] == ["mp-1961:187:8b", "mp-1961:194:2b"]


# Notices -----------------------------------------------------------------------


def test_a_notice_states_a_time_where_the_act_leaves_it_open(ward: Ward) -> None:
    case = ward.until("notice drafted, mp-1961:187:8b")
    desk = ward.on("2026-09-23", "clerk")
    for days in (None, 0, -1, 4000):
        with pytest.raises(FieldError) as refused:
            notices.draft_notice(desk, case, "mp-1961:187:8b", days=days)
        assert refused.value.field == "days"
    with pytest.raises(FieldError) as stranger:
        notices.draft_notice(desk, case, "mp-1961:187:8b", days=7, finding="not in the case")
    assert stranger.value.field == "finding"


def test_who_drafts_does_not_sign_and_only_the_empowered_officer_signs_once(ward: Ward) -> None:
    case = ward.until("notice issued, mp-1961:187:8b")
    notice = ward.notice()
    with pytest.raises(PowerError) as wrong:
        notices.issue_notice(ward.on("2026-09-23", "president"), case, notice)
    assert "187" in wrong.value.message and "Chief Municipal Officer" in wrong.value.message
    own = notices.draft_notice(ward.on("2026-09-23", "cmo"), case, "mp-1961:187:8b", days=7)
    with pytest.raises(PowerError) as maker:
        notices.issue_notice(ward.on("2026-09-23", "cmo"), case, own.entries[0].data["notice"])
    assert maker.value.code == "maker_checker"
    notices.issue_notice(ward.on("2026-09-23", "cmo"), case, notice)
    with pytest.raises(NagardeskError) as twice:
        notices.issue_notice(ward.on("2026-09-23", "cmo"), case, notice)
    assert twice.value.code == "issued"
    with pytest.raises(NagardeskError):
        notices.withdraw_draft(ward.on("2026-09-23", "clerk"), case, notice, "wrong date")


def test_one_officer_may_do_both_by_a_recorded_order(ward: Ward) -> None:
    case = ward.until("notice issued, mp-1961:187:8b")
    finding = next(iter(ward.file().findings))
    own = notices.draft_notice(ward.on("2026-09-23", "cmo"), case, "mp-1961:187:8b", days=7, finding=finding)
    accounts.set_value(ward.desk("admin"), "one_officer", True, "Order 7 of the Collector", date(2026, 9, 24))
    with pytest.raises(PowerError):  # the order is of the day after
        notices.issue_notice(ward.on("2026-09-23", "cmo"), case, own.entries[0].data["notice"])
    notices.issue_notice(ward.on("2026-09-24", "cmo"), case, own.entries[0].data["notice"])


def test_an_officer_signs_only_while_he_holds_the_post(ward: Ward) -> None:
    case = ward.until("notice issued, mp-1961:187:8b")
    office = ward.program.desk.office()
    cmo = office.by_login("cmo")
    assert cmo
    gone = {"id": cmo.id, "login": "cmo", "name": cmo.name, "designation": cmo.designation, "roles": cmo.roles}
    gone |= {"authority": cmo.authority, "held_from": cmo.held_from, "held_to": "2026-09-22"}
    accounts.appoint(ward.desk("admin"), gone)
    with pytest.raises(PowerError):
        notices.issue_notice(ward.on("2026-09-23", "cmo"), case, ward.notice())


def test_a_post_to_come_leaves_the_one_of_today_and_takes_its_place_on_its_day(ward: Ward) -> None:
    case = ward.until("notice issued, mp-1961:187:8b")
    cmo = ward.program.desk.office().by_login("cmo")
    assert cmo
    moved = {"id": cmo.id, "login": "cmo", "name": cmo.name, "designation": cmo.designation, "roles": ["inspector"]}
    moved |= {"held_from": "2026-09-24", "secret": cmo.secret}
    accounts.appoint(ward.desk("admin"), moved)
    notices.issue_notice(ward.on("2026-09-23", "cmo"), case, ward.notice())
    after = ward.on("2026-09-24", "cmo").me()
    assert (after.authority, after.roles) == ("", ("inspector",)) and after.posts[0].held_to == "2026-09-23"
    with pytest.raises(PowerError):
        accounts.set_value(ward.on("2026-09-24", "cmo"), "one_officer", True, "Order 7", date(2026, 9, 24))
    accounts.appoint(ward.desk("admin"), moved | {"corrects": "2026-09-24", "held_from": "2026-10-01"})
    assert ward.on("2026-09-24", "cmo").me().authority == cmo.authority
    with pytest.raises(FieldError):
        accounts.appoint(ward.desk("admin"), moved | {"held_to": "2026-09-01"})


def test_nobody_leaves_the_office_without_anybody_who_may_change_it(ward: Ward) -> None:
    office, admin = ward.program.desk.office(), ward.desk("admin")
    heads = [each for each in office.officers if {"administrator", "head"} & set(each.roles)]

    def gone(who: Officer) -> None:
        told = {"id": who.id, "login": who.login, "name": who.name, "designation": who.designation}
        told |= {"roles": who.roles, "authority": who.authority, "secret": who.secret, "held_from": who.held_from}
        accounts.appoint(admin, told | {"held_to": "2026-01-01"})

    for each in heads:
        if each.login != "admin":
            gone(each)
    with pytest.raises(FieldError) as refused:
        gone(next(each for each in heads if each.login == "admin"))
    assert refused.value.code == "office_unled"
    assert admin.me().roles == ("administrator",)  # nothing was written


def _appointed(n: int, first: str, last: str) -> Entry:
    data = {"id": "a", "login": "a", "name": {}, "designation": {}, "authority": "", "roles": ["clerk"], "secret": ""}
    told = {**data, "held_from": first, "held_to": last}
    return Entry(str(n), "d", n + 1, "", "2026-01-01", "o", "", "office:o", "officer.appointed", told)


def test_of_any_posts_one_at_most_is_held_on_a_day() -> None:
    def posts(*spans: tuple[str, str]) -> list[tuple[str, str]]:
        entries = [_appointed(n, *span) for n, span in enumerate(spans)]
        return [(p.held_from, p.held_to) for p in fold_office("o", entries).officers[0].posts]

    assert posts(("2026-01-01", ""), ("2026-06-01", "")) == [("2026-01-01", "2026-05-31"), ("2026-06-01", "")]
    assert posts(("2026-06-01", ""), ("2026-01-01", "")) == [("2026-01-01", "2026-05-31"), ("2026-06-01", "")]
    assert posts(("2026-01-01", "2026-02-01"), ("2026-06-01", ""))[0] == ("2026-01-01", "2026-02-01")
    assert posts(("2026-01-01", ""), ("2026-01-01", "2026-03-01")) == [("2026-01-01", "2026-03-01")]


def test_an_issued_notice_is_frozen_with_its_number_and_section(ward: Ward) -> None:
    ward.until("service, attempt 1, mp-1961:187:8b")
    notice = ward.file().notices[ward.notice()]
    paper = next(p for p in ward.file().papers if p.id == notice.paper)
    text = ward.text_of(paper)
    assert notice.number in text and "187(8)" in text and "SunitaRao" in text
    with pytest.raises(NagardeskError):
        notices.withdraw_draft(ward.on("2026-09-24", "clerk"), ward.case, notice.id, "second thoughts")


# Service -----------------------------------------------------------------------


WITNESSES = [{"name": "श्री गोपाल यादव", "address": "15"}, {"name": "श्रीमती शांति बाई", "address": "18"}]


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"day": date(2026, 9, 22)}, {"day"}),  # before the issue
        ({"day": date(2026, 9, 25)}, {"day"}),  # tomorrow
        ({"mode": "pigeon"}, {"mode"}),
        ({"mode": "post", "outcome": "affixed"}, {"outcome"}),
        ({"hour": "noon", "place": ""}, {"hour", "place"}),
        ({"mode": "affix", "outcome": "affixed"}, {"mode", "witnesses"}),
        ({"mode": "affix", "outcome": "affixed", "witnesses": WITNESSES}, {"mode"}),  # nothing tried before
    ],
)
def test_an_attempt_at_service_is_told_in_full(ward: Ward, changed: dict[str, Any], named: set[str]) -> None:
    case = ward.until("service, attempt 1, mp-1961:187:8b")
    before = ward.entries()
    with pytest.raises(FieldErrors) as refused:
        service.record_attempt(
            ward.on("2026-09-24", "inspector"), case, ward.notice(), ward.attempt("2026-09-24", **changed)
        )
    assert faults(refused) == named
    assert ward.entries() == before


def test_a_notice_is_served_once_and_only_after_its_issue(ward: Ward) -> None:
    case = ward.until("notice issued, mp-1961:187:8b")
    attempt = ward.attempt("2026-09-24")
    with pytest.raises(NagardeskError) as early:
        service.record_attempt(ward.on("2026-09-24", "inspector"), case, ward.notice(), attempt)
    assert early.value.code == "not_issued"
    ward.until("service, attempt 1, mp-1961:187:8b")
    with pytest.raises(PowerError):
        service.record_attempt(ward.on("2026-09-24", "admin"), case, ward.notice(), attempt)
    service.record_attempt(ward.on("2026-09-24", "inspector"), case, ward.notice(), attempt)
    with pytest.raises(NagardeskError) as twice:
        service.record_attempt(ward.on("2026-09-24", "inspector"), case, ward.notice(), attempt)
    assert twice.value.code == "served"


def test_the_period_runs_from_service_and_not_from_the_paper(ward: Ward) -> None:
    ward.until("cause shown")
    clock = next(c for c in clocks_of(ward.desk("cmo"), ward.file()) if c.section == "187(8) proviso (b)")
    assert (clock.starts, clock.last_day) == (date(2026, 9, 25), date(2026, 10, 3))  # 2 October is a holiday


# Cause, hearing, order -----------------------------------------------------------


def test_cause_is_shown_after_service_and_before_the_order(ward: Ward) -> None:
    case = ward.until("service, attempt 1, mp-1961:187:8b")
    with pytest.raises(LawError):
        hearing.receive_cause(ward.on("2026-09-24", "clerk"), case, ward.notice(), date(2026, 9, 24), ["a plea"])
    ward.until("cause shown")
    for day in (date(2026, 9, 24), date(2026, 10, 2)):
        with pytest.raises(FieldError):
            hearing.receive_cause(ward.on("2026-10-01", "clerk"), case, ward.notice(), day, ["a plea"])
    with pytest.raises(FieldError):
        hearing.receive_cause(ward.on("2026-10-01", "clerk"), case, ward.notice(), date(2026, 10, 1), [" "])
    for each in ward.steps():
        if not each.done(ward.file()):
            each.do()
    with pytest.raises(LawError) as late:
        hearing.receive_cause(ward.on("2026-10-07", "clerk"), case, ward.notice(), date(2026, 10, 7), ["too late"])
    assert late.value.section == "187(8) proviso (b)"


def minutes(ward: Ward, **changed: Any) -> Mapping[str, Any]:
    """The sample's minutes."""
    return {**ward.plan["hearing"], "day": date(2026, 10, 5), **changed}


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"day": date(2026, 9, 24)}, FieldError),
        ({"day": date(2026, 10, 6)}, FieldError),
        ({"day": "5.10.26"}, FieldError),
        ({"hour": "26"}, FieldError),
        ({"place": ""}, FieldError),
        ({"present": []}, FieldError),
        ({"said": [{"who": "", "says": "nothing"}]}, FieldError),
    ],
)
def test_minutes_are_whole_and_of_a_day_that_can_be(
    ward: Ward, changed: dict[str, Any], error: type[NagardeskError]
) -> None:
    case = ward.until("hearing minuted")
    with pytest.raises(error):
        hearing.record_hearing(ward.on("2026-10-05", "cmo"), case, ward.notice(), minutes(ward, **changed))


def test_the_hearing_is_held_by_the_officer_whose_notice_it_is(ward: Ward) -> None:
    case = ward.until("hearing minuted")
    with pytest.raises(PowerError):
        hearing.record_hearing(ward.on("2026-10-05", "president"), case, ward.notice(), minutes(ward))


def test_no_order_while_the_time_to_show_cause_runs(ward: Ward) -> None:
    case = ward.until("cause shown")
    ward.on("2026-10-03", "cmo")
    for doubt in orders.doubts_of(ward.desk("cmo"), case):
        orders.choose(ward.desk("cmo"), case, doubt.id, doubt.choices[0], "as listed")
    with pytest.raises(LawError) as refused:
        orders.make_order(ward.desk("cmo"), case, ward.notice(), ward.order(answers={}))
    assert (refused.value.section, refused.value.first_day) == ("187(8) proviso (b)", date(2026, 10, 4))
    orders.make_order(ward.on("2026-10-04", "cmo"), case, ward.notice(), ward.order(answers={}))


def test_an_order_answers_every_plea_gives_reasons_and_waits_for_the_choice(ward: Ward) -> None:
    case = ward.until("doubt about the appeal decided")
    desk = ward.on("2026-10-06", "cmo")
    with pytest.raises(LawError) as undecided:
        orders.make_order(desk, case, ward.notice(), ward.order())
    assert undecided.value.code == "doubt"
    with pytest.raises(FieldError):
        orders.choose(desk, case, "x", "y", " ")
    ward.until("order made")
    with pytest.raises(FieldErrors) as bad:
        orders.make_order(
            ward.on("2026-10-06", "cmo"), case, ward.notice(), ward.order(reasons="", answers={}, days=0)
        )
    assert {f.partition(".")[0] for f in faults(bad)} == {"reasons", "answers", "days"}
    with pytest.raises(PowerError):
        orders.make_order(ward.on("2026-10-06", "president"), case, ward.notice(), ward.order())


def test_an_order_is_made_once_and_says_where_to_appeal_and_until_when(ward: Ward) -> None:
    case = ward.until("order made")
    orders.make_order(ward.on("2026-10-06", "cmo"), case, ward.notice(), ward.order())
    text = ward.text_of(ward.file().papers[-1])
    assert "05-11-2026" in text and "section308" in text and "Collector" in text
    with pytest.raises(NagardeskError) as twice:
        orders.make_order(ward.on("2026-10-07", "cmo"), case, ward.notice(), ward.order())
    assert "OR/2026-27/1" in twice.value.message
    with pytest.raises(NagardeskError):
        hearing.record_hearing(
            ward.on("2026-10-07", "cmo"), case, ward.notice(), minutes(ward, day=date(2026, 10, 7))
        )


def test_an_order_on_a_notice_that_is_not_served_is_refused(ward: Ward) -> None:
    case = ward.until("service, attempt 1, mp-1961:187:8b")
    make: list[Callable[[], object]] = [
        lambda: orders.make_order(ward.on("2026-09-24", "cmo"), case, ward.notice(), ward.order()),
        lambda: orders.make_order(ward.on("2026-09-24", "cmo"), case, "no such notice", ward.order()),
    ]
    for each in make:
        with pytest.raises(LawError):
            each()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        *(("14.30", "14:30"), ("1430", "14:30"), ("२.३० pm", "14:30"), ("2:30 P.M.", "14:30"), ("11", "11:00")),
        *(("930", "09:30"), ("12 am", "00:00"), ("12 pm", "12:00"), ("११ बजे", "11:00"), ("11 30", "11:30")),
    ],
)
def test_an_hour_is_understood_as_people_write_it(text: str, told: str) -> None:
    assert f"{inspection.read_hour(text, 'hour'):%H:%M}" == told


@pytest.mark.parametrize("text", ["", "25", "24:00", "13 pm", "0 am", "11:60", "noon", "2.5", "11:30:00"])
def test_what_is_no_hour_names_its_field(text: str) -> None:
    with pytest.raises(FieldError) as refused:
        inspection.read_hour(text, "hour")
    assert refused.value.field == "hour"
