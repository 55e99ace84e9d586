"""What comes by a form goes where the form's event says; what was typed and scanned stays with it."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from desktop.casework import handed_in, inspection
from desktop.casework.ports import Filter
from desktop.core.errors import FieldError, FieldErrors, PowerError
from desktop.forms.definition import load
from tests.casework.ward import Ward


def picture(colour: str = "red") -> bytes:
    made = io.BytesIO()
    Image.new("RGB", (40, 30), colour).save(made, "PNG")
    return made.getvalue()


def cause(ward: Ward, number: str, **more: Any) -> dict[str, Any]:
    """The answers of the form of cause shown, about the notice with a number."""
    told = {
        k: v
        for k, v in ward.answers().items()
        if k in ("applicant_local", "applicant_latin", "address", "ward", "house", "landmark")
    }
    told |= {"received_on": ward.plan["cause"]["day"], "notice_number": number, "signed_by": "self", "hearing": "no"}
    told |= {"notice_on": ward.plan["notices_on"], "pleas": [{"plea": "सूचना नहीं मिली"}, {"plea": "निर्माण पुराना है"}]}
    return {**told, **more}


def test_cause_shown_by_its_form_goes_into_the_case_of_the_notice(ward: Ward) -> None:
    case = ward.until("cause shown")
    desk = ward.on(ward.plan["cause"]["day"], "clerk")
    number = ward.file().notices[ward.notice()].number
    done = handed_in.receive(
        desk, "mp_cause", cause(ward, f" {number.lower()} "), {"scan": [("answer.png", picture())]}
    )
    assert (done.case, desk.store.count(Filter())) == (case, 1)
    file = ward.file()
    assert file.causes[0]["day"] == ward.plan["cause"]["day"]
    assert [plea["text"] for plea in file.causes[0]["pleas"]] == ["सूचना नहीं मिली", "निर्माण पुराना है"]
    assert (file.causes[0]["form"], file.causes[0]["answers"]["signed_by"]) == ("mp_cause", "self")
    assert [(a["field"], a["about"]) for a in file.attachments] == [("scan", file.causes[0]["entry"])]


def test_cause_against_a_notice_that_is_not_here_is_told_at_its_field(ward: Ward) -> None:
    ward.until("cause shown")
    desk = ward.on(ward.plan["cause"]["day"], "clerk")
    with pytest.raises(FieldError) as found:
        handed_in.receive(desk, "mp_cause", cause(ward, "SNP/27-XXXX/NT/2026-27/99"))
    assert (found.value.field, found.value.code) == ("notice_number", "notice_unknown")


def test_an_objection_that_names_no_case_opens_one_and_is_an_objection_to_the_law(ward: Ward) -> None:
    desk = ward.on("2026-09-01", "clerk")
    told = {k: v for k, v in cause(ward, "").items() if k not in ("notice_number", "notice_on", "pleas", "signed_by")}
    told |= {"received_on": "2026-09-01", "against": "line of the station road", "objection": "मेरा मकान रेखा में आता है"}
    told["owner"] = "owner"
    done = handed_in.receive(desk, "mp_objection_line", told)
    file = desk.case(done.case)
    assert [fact.event for fact in file.facts] == ["objection.received"]


def test_what_was_typed_in_another_unit_stays_beside_the_square_metres(ward: Ward) -> None:
    desk = ward.on("2026-08-31", "clerk")
    done = handed_in.receive(desk, "building_notice", ward.answers(plot_area="2 guntha"))
    details = desk.case(done.case).fields["details"]
    assert (details["plot_area"], details["plot_area_typed"]) == ("202.34", "2 guntha")


def test_photographs_of_an_inspection_are_kept_with_it(ward: Ward) -> None:
    case = ward.until("inspection recorded")
    day = ward.plan["inspection"]["day"]
    desk = ward.on(day, "inspector")
    told = {"inspected_on": day, "inspected_at": "11.30", "present": "स्वामी", "entry": "vacant"}
    form = load("mp_work_in_progress")
    told |= {f.name: "pass" for f in form.fields if f.type == "check"}
    held = {"photo": [("front.png", picture()), ("back.png", picture("blue")), ("again.png", picture())]}
    inspection.record_inspection(desk, case, told, form.name, held)
    file = ward.file()
    assert {a["name"] for a in file.attachments} == {"again.png", "back.png"}
    assert all(desk.store.blob(a["sha256"]) for a in file.attachments)
    assert file.attachments[0]["title"] == "छायाचित्र"


def visit(ward: Ward, day: str, answers: dict[str, str], **more: Any) -> None:
    told = {"inspected_on": day, "inspected_at": "11.30", "present": "स्वामी", "entry": "vacant", **answers}
    inspection.record_inspection(ward.on(day, more.pop("login", "inspector")), ward.case, told, **more)


def test_the_next_visit_asks_what_failed_and_takes_away_what_holds_now(ward: Ward) -> None:
    ward.until("inspection recorded")
    passes = {f.name: "pass" for f in load("site_inspection").fields if f.type == "check"}
    failed = {"not_begun": "fail", "begun_extent": "नींव", "within_line": "fail", "line_projection": "2 ft"}
    visit(ward, "2026-09-20", {**passes, **failed})
    assert [f["measures"][0]["value"] for f in ward.file().findings.values() if f["measures"]] == ["0.61"]
    names = [f.name for f in inspection.asked(ward.file(), "site_inspection", again=True).fields if f.type == "check"]
    assert names == ["not_begun", "within_line"]
    visit(ward, "2026-09-21", {**failed, "within_line": "pass", "line_projection": ""}, again=True)
    assert [f["item"] for f in ward.file().findings.values()] == ["not_begun"]


def test_a_waived_item_carries_nothing_and_only_an_officer_waives(ward: Ward) -> None:
    ward.until("inspection recorded")
    passes = {f.name: "pass" for f in load("site_inspection").fields if f.type == "check"}
    failed = {**passes, "not_begun": "fail", "begun_extent": "नींव"}
    with pytest.raises(PowerError):
        visit(ward, "2026-09-20", failed, waived={"not_begun": "अनुमति आज दी गई"})
    with pytest.raises(FieldError):
        visit(ward, "2026-09-20", failed, waived={"not_begun": " "}, login="cmo")
    visit(ward, "2026-09-20", failed, waived={"not_begun": "अनुमति आज दी गई"}, login="cmo")
    assert ward.file().findings == {} and ward.file().inspections[-1]["waived"] == {"not_begun": "अनुमति आज दी गई"}


def test_a_broken_scan_refuses_the_whole_at_its_field_and_nothing_is_saved(ward: Ward) -> None:
    desk = ward.on("2026-08-31", "clerk")
    held = {"scan": [("plan.pdf", b"%PDF-1.7 cut"), ("plan.exe", b"MZ")]}
    with pytest.raises(FieldErrors) as found:
        handed_in.receive(desk, "building_notice", ward.answers(), held)
    assert [(e.field, e.code) for e in found.value.errors] == [("scan", "broken"), ("scan", "kind")]
    assert desk.store.count(Filter()) == 0
