"""Complaints, cases of the office's own motion, old files, likely duplicates, links, transfers; any form of an Act."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from desktop.casework import intake, links, notices, opening
from desktop.casework.ports import Filter
from desktop.core.errors import FieldError, FieldErrors, NagardeskError, PowerError
from desktop.law.model import Fact
from tests.casework.ward import Ward

SUSPECTED = "mp-1961:194:2b"
TOLD: dict[str, Any] = {
    "received_on": "2026-09-01",
    "complainant_name": "श्री गुप्त सूचक Gupt Suchak",
    "complainant_phone": "0700011111",
    "applicant_local": "श्री हरि सिंह",
    "applicant_latin": "Shri Hari Singh",
    "ward": "27",
    "house": "55",
    "landmark": "कुएँ के पास",
    "description": "मार्ग के ऊपर छज्जा निकाला है।",
}


def complain(ward: Ward, day: str = "2026-09-01", **changed: Any) -> Any:
    """A complaint handed in on a day."""
    answers = {**TOLD, "received_on": day, **{k: v for k, v in changed.items() if k != "tie_to"}}
    return opening.receive_complaint(ward.on(day, "clerk"), SUSPECTED, answers, tie_to=changed.get("tie_to", ""))


def test_the_complainant_stands_in_no_list_no_search_and_on_no_paper(ward: Ward) -> None:
    done = complain(ward)
    file = ward.program.desk.case(done.case)
    assert (file.source, file.kind, len(file.complaints)) == ("complaint", "complaint", 1)
    assert file.complaints[0]["name"].endswith("Suchak")
    store = ward.program.store
    assert store.page(Filter(text="Suchak")).rows == [] and store.page(Filter(text="0700011111")).rows == []
    assert [r.case for r in store.page(Filter(text="Hari")).rows] == [done.case]
    draft = notices.draft_notice(
        ward.on("2026-09-02", "clerk"), done.case, SUSPECTED, days=10, facts=["छज्जा 0.9 मी."], requirement="हटाएँ"
    )
    notices.issue_notice(ward.on("2026-09-02", "cmo"), done.case, draft.entries[0].data["notice"])
    (paper,) = ward.program.desk.case(done.case).papers
    text = ward.text_of(paper)
    assert "ShriHariSingh" in text and "Suchak" not in text and "सूचक" not in text


def test_a_repeat_complaint_is_tied_to_the_open_case(ward: Ward) -> None:
    done = complain(ward)
    again = complain(ward, "2026-09-05", complainant_name="Another", tie_to=done.case)
    assert again.case == done.case
    assert [c["name"] for c in ward.program.desk.case(done.case).complaints][1] == "Another"
    assert ward.program.store.count(Filter()) == 1
    with pytest.raises(FieldError):
        complain(ward, "2026-08-20", tie_to=done.case)


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"complainant_name": ""}, "complainant_name"),
        ({"ward": "999"}, "ward"),
        ({"applicant_latin": ""}, "applicant_latin"),
        ({"description": ""}, "description"),
        ({"received_on": "2026-09-02"}, "received_on"),
    ],
)
def test_a_complaint_is_whole(ward: Ward, changed: dict[str, Any], named: str) -> None:
    with pytest.raises(FieldErrors) as refused:
        opening.receive_complaint(ward.on("2026-09-01", "clerk"), SUSPECTED, {**TOLD, **changed})
    assert {e.field for e in refused.value.errors} == {named}


def own_motion() -> dict[str, Any]:
    """Answers of a case of the office's own motion."""
    return {k: v for k, v in TOLD.items() if not k.startswith("complainant")}


def test_the_office_opens_a_case_of_its_own_motion_on_its_day(ward: Ward) -> None:
    with pytest.raises(PowerError):
        opening.open_suo_motu(ward.on("2026-09-01", "clerk"), SUSPECTED, own_motion())
    with pytest.raises(FieldError):
        opening.open_suo_motu(ward.on("2026-09-02", "inspector"), SUSPECTED, own_motion())
    with pytest.raises(FieldError) as unknown:
        opening.open_suo_motu(ward.on("2026-09-01", "inspector"), "mp-1961:9999", own_motion())
    assert unknown.value.field == "provision"
    done = opening.open_suo_motu(ward.on("2026-09-01", "inspector"), SUSPECTED, own_motion())
    assert ward.program.desk.case(done.case).source == "suo_motu"


def test_an_old_file_is_marked_and_its_days_are_checked_against_each_other(ward: Ward) -> None:
    answers = {**own_motion(), "received_on": "2021-03-01", "old_number": "41/2021"}
    papers = [
        {"event": "notice.issued", "provision": SUSPECTED, "dated": date(2021, 4, 1), "number": "N/7"},
        {"event": "notice.served", "provision": SUSPECTED, "dated": date(2021, 4, 9)},
    ]
    desk = ward.on("2026-09-01", "clerk")
    with pytest.raises(FieldErrors) as wrong:
        opening.enter_old_file(desk, SUSPECTED, answers, papers[::-1])
    assert {e.field for e in wrong.value.errors} == {"papers.1.dated"}
    with pytest.raises(FieldErrors):
        opening.enter_old_file(desk, SUSPECTED, answers, [{**papers[0], "dated": date(2021, 2, 1)}])
    with pytest.raises(FieldErrors):
        opening.enter_old_file(desk, SUSPECTED, answers, [{**papers[0], "event": "coffee.made"}])
    done = opening.enter_old_file(desk, SUSPECTED, answers, papers)
    file = ward.program.desk.case(done.case)
    assert file.back_entry and file.opened_on == date(2021, 3, 1) and file.papers == []
    assert [(f.event, f.day) for f in file.facts[1:]] == [
        ("notice.issued", date(2021, 4, 1)),
        ("notice.served", date(2021, 4, 9)),
    ]
    assert all(isinstance(f, Fact) for f in file.facts)


def test_likely_duplicates_are_shown_before_saving(ward: Ward) -> None:
    done = complain(ward)
    same = links.likely(ward.desk("clerk"), "complaint", {**TOLD, "complainant_name": "Other"})
    assert [(x.row.case, x.why, x.same_kind) for x in same] == [(done.case, "both", True)]
    name = links.likely(
        ward.desk("clerk"), "building_notice", {**TOLD, "house": "9", "applicant_latin": "Sri Hari Sing"}
    )
    assert [(x.why, x.same_kind) for x in name] == [("name", False)]
    place = links.likely(
        ward.desk("clerk"), "complaint", {"ward": "27", "house": "५५", "applicant_latin": "Somebody"}
    )
    assert [x.why for x in place] in (["premises"], [])  # the index finds numbers as they were typed
    assert links.likely(ward.desk("clerk"), "complaint", {"ward": "28", "house": "55"}) == []


def test_linked_cases_say_so_on_both_files(ward: Ward) -> None:
    one, two = complain(ward).case, complain(ward).case
    desk = ward.desk("clerk")
    links.link(desk, one, two, "precedes")
    assert [(k["other"], k["relation"]) for k in ward.program.desk.case(two).links] == [(one, "follows")]
    for other, relation in ((two, "precedes"), (one, "same_matter"), (two, "cousin_of")):
        with pytest.raises(FieldError):
            links.link(desk, one, other, relation)


def test_a_case_goes_to_another_ward_with_its_reason(ward: Ward) -> None:
    case = complain(ward).case
    number = ward.program.desk.case(case).number
    for to, reason in (("999", "boundary"), ("28", " ")):
        with pytest.raises(FieldError):
            opening.transfer(ward.desk("cmo"), case, to, reason)
    with pytest.raises(NagardeskError):
        opening.transfer(ward.desk("cmo"), case, "27", "boundary")
    with pytest.raises(PowerError):
        opening.transfer(ward.desk("clerk"), case, "28", "boundary")
    opening.transfer(ward.desk("cmo"), case, "28", "the house lies in ward 28")
    assert ward.program.store.row(case).ward == "28"  # type: ignore[union-attr]
    assert ward.program.desk.case(case).number == number


def test_a_form_of_another_act_is_refused(ward: Ward) -> None:
    with pytest.raises(FieldErrors) as other:
        intake.receive_application(ward.on("2026-09-01", "clerk"), "pb_building", {})
    assert "form" in {e.field for e in other.value.errors}
