"""What comes after an order, a removal, an offence or a licence: too early, too late, by the wrong officer, twice."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pypdfium2
import pytest

from desktop.casework import (
    accounts,
    attachments,
    decisions,
    deeds,
    delegation,
    licences,
    notices,
    order_check,
    orders,
)
from desktop.casework.limitation import need_prosecutable
from desktop.casework.ruling import act_of, clocks_of
from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError, PowerError
from desktop.walk_office import WalkOffice
from tests.casework.place import DAY, SAID, WITNESSES, Place

CMO = "chief_municipal_officer"
Offices = dict[str, WalkOffice]


def told(**more: Any) -> dict[str, Any]:
    """What a decision or a deed is told at the least."""
    return {"says": SAID, "operative": SAID, "reasons": SAID, "to": dict(SAID), **more}


def on_the_spot(**more: Any) -> dict[str, Any]:
    """What is told of something done on the spot."""
    return told(hour="11:00", place=SAID, witnesses=WITNESSES, **more)


def decide(place: Place, login: str, provision: str, act: str, **more: Any) -> Any:
    """A decision today."""
    return decisions.decide(place.desk(login), place.case, provision, act, told(**more))


def do(place: Place, login: str, provision: str, act: str, **more: Any) -> Any:
    """A deed today."""
    return deeds.record(place.desk(login), place.case, provision, act, on_the_spot(**more))


def refused(error: type[NagardeskError], call: Any, *args: Any, **more: Any) -> Any:
    """The refusal of a call, which leaves no entry."""
    place: Place = args[0]
    before = place.office.program.store.stats().entries
    with pytest.raises(error) as found:
        call(*args, **more)
    assert place.office.program.store.stats().entries == before
    return found.value


# Stopping work -----------------------------------------------------------------------------


def test_work_is_stopped_with_police_watch_and_cost_and_the_stop_is_lifted(places: Offices) -> None:
    place, who = Place(places["pb-1976"]), "commissioner"
    place.open("pb-1976:270:1")
    assert refused(PowerError, decide, place, "clerk", "pb-1976:270:1", "stop_work").section == "270(1)"
    refused(FieldErrors, decide, place, who, "pb-1976:270:1", "stop_work", reasons="")
    done = decide(place, who, "pb-1976:270:1", "stop_work")
    assert refused(LawError, decide, place, who, "pb-1976:270:1", "stop_work").section == "270(1)"
    early = refused(LawError, do, place, who, "pb-1976:270:2", "ask_police", on=place.day)
    assert early.section == "270(2)"
    place.serve(done.entries[0].data["notice"])
    refused(LawError, decide, place, who, "pb-1976:270:3", "post_watch")  # the police come first
    refused(FieldErrors, do, place, who, "pb-1976:270:2", "ask_police", to="")
    do(place, who, "pb-1976:270:2", "ask_police", on=place.day + timedelta(days=1))
    do(place, who, "pb-1976:270:2", "remove_people")
    decide(place, who, "pb-1976:270:3", "post_watch")
    refused(LawError, decide, place, who, "pb-1976:270:3", "post_watch")
    do(place, who, "pb-1976:270:4", "demand_expenses", paise=500_000, days=15)
    decide(place, who, "pb-1976:270:1", "lift_stop")
    assert not place.file().happened("order.made")
    refused(LawError, do, place, who, "pb-1976:270:2", "ask_police", on=place.day)


def test_after_the_order_an_inspection_says_whether_it_was_obeyed(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:183:5b")
    notice = place.notice("mp-1961:183:5b", "president", days=20)
    early = refused(
        LawError, do, place, "president", "mp-1961:183:5b", "inspect_compliance", entry="vacant", complied=True
    )
    assert early.section
    place.serve(notice)
    place.later(1)
    refused(FieldErrors, do, place, "president", "mp-1961:183:5b", "inspect_compliance", entry="vacant")
    refused(PowerError, do, place, "clerk", "mp-1961:183:5b", "inspect_compliance", entry="vacant", complied=True)
    unsaid = refused(FieldError, do, place, "president", "mp-1961:183:5b", "inspect_compliance", complied=False)
    assert unsaid.field == "entry"
    do(place, "president", "mp-1961:183:5b", "inspect_compliance", entry="vacant", complied=False)
    assert not place.file().happened("work.completed")
    do(place, "president", "mp-1961:183:5b", "inspect_compliance", entry="vacant", complied=True)
    refused(LawError, do, place, "president", "mp-1961:183:5b", "inspect_compliance", entry="vacant", complied=True)
    refused(LawError, do, place, "president", "mp-1961:183:5b", "execute_in_default")
    paper = place.file().papers[-1]
    assert paper.kind == "inspection_report"


# Permission taken back -----------------------------------------------------------------------


def test_a_permission_is_taken_back_only_before_work_has_begun(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:187:2")
    refused(LawError, decide, place, CMO, "mp-1961:187:4-revoke", "revoke")  # nothing was granted
    do(place, "clerk", "mp-1961:187:2", "receive_application")
    decide(place, CMO, "mp-1961:187:3-decision", "grant")
    refused(PowerError, decide, place, "head", "mp-1961:187:4-revoke", "revoke", by_order_of={})
    refused(FieldErrors, decide, place, CMO, "mp-1961:187:4-revoke", "revoke", reasons=" ")
    done = decide(place, CMO, "mp-1961:187:4-revoke", "revoke")
    refused(LawError, decide, place, CMO, "mp-1961:187:4-revoke", "revoke")
    place.serve(done.entries[0].data["notice"])
    assert place.file().happened("ruling.served") and not place.file().happened("order.served")
    refused(LawError, do, place, "clerk", "mp-1961:187:7", "begin_work")
    other = Place(places["mp-1961"])
    other.open("mp-1961:187:2")
    do(other, "clerk", "mp-1961:187:2", "receive_application")
    decide(other, CMO, "mp-1961:187:3-decision", "grant")
    do(other, "clerk", "mp-1961:187:7", "begin_work")
    assert refused(LawError, decide, other, CMO, "mp-1961:187:4-revoke", "revoke").code == "past"


# Removal, auction, what is left ---------------------------------------------------------------


def test_things_are_sold_on_the_announced_day_and_the_balance_claimed_in_the_year(places: Offices) -> None:
    place, who = Place(places["pb-1976"]), "commissioner"
    place.open("pb-1976:248:b")
    done = do(place, who, "pb-1976:248:b", "remove_at_once", inventory=[SAID], kept_at=SAID)
    assert [p.kind for p in place.file().papers[-2:]] == ["panchnama", "removal_inventory"] and len(done.papers) == 2
    refused(FieldErrors, do, place, who, "pb-1976:252:1", "announce_sale", on=place.day)
    on = place.day + timedelta(days=10)
    do(place, who, "pb-1976:252:1", "announce_sale", on=on)
    early = refused(LawError, do, place, who, "pb-1976:252:1", "sell_things", paise=90_000, charges=30_000)
    assert early.first_day == on
    place.later(10)
    refused(PowerError, do, place, "clerk", "pb-1976:252:1", "sell_things", paise=90_000)
    do(place, who, "pb-1976:252:1", "sell_things", paise=90_000, charges=30_000, buyer=SAID)
    refused(LawError, do, place, who, "pb-1976:252:1", "sell_things", paise=90_000)
    running = refused(LawError, do, place, who, "pb-1976:252:2.balance", "credit_balance", paise=60_000)
    last = date(place.day.year + 1, place.day.month, place.day.day)
    assert running.first_day == last + timedelta(days=1)
    place.day = last
    do(place, "clerk", "pb-1976:252:2.balance", "claim_balance", by=SAID)
    refused(LawError, do, place, "clerk", "pb-1976:252:2.balance", "claim_balance", by=SAID)
    wrong = refused(FieldErrors, do, place, who, "pb-1976:252:2.balance", "pay_balance", paise=90_000)
    assert "₹ 600;" in wrong.errors[0].message
    do(place, who, "pb-1976:252:2.balance", "pay_balance", paise=60_000)
    refused(LawError, do, place, who, "pb-1976:252:2.balance", "credit_balance", paise=60_000)


def test_after_the_year_the_balance_is_credited_and_no_claim_taken(places: Offices) -> None:
    place, who = Place(places["pb-1976"]), "commissioner"
    place.open("pb-1976:248:b")
    do(place, who, "pb-1976:248:b", "remove_at_once", inventory=[SAID])
    do(place, who, "pb-1976:252:1", "sell_things", paise=90_000, charges=30_000)
    place.later(366)
    late = refused(LawError, do, place, "clerk", "pb-1976:252:2.balance", "claim_balance", by=SAID)
    assert "252(2)" in late.section
    do(place, who, "pb-1976:252:2.balance", "credit_balance", paise=60_000)
    refused(LawError, do, place, who, "pb-1976:252:2.balance", "credit_balance", paise=60_000)


# Offences -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("committed", "last"), [(DAY - timedelta(days=40), date(2026, 12, 24)), (None, date(2027, 2, 2))]
)
def test_a_prosecution_keeps_its_limitation(places: Offices, committed: date | None, last: date) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:223:2")
    more = {"committed_on": committed} if committed else {"continuing": True}
    refused(LawError, do, place, "head", "mp-1961:223:2", "complain", court=SAID)
    refused(FieldErrors, do, place, "head", "mp-1961:223:2", "record_offence", committed_on=DAY + timedelta(days=1))
    do(place, "head", "mp-1961:223:2", "record_offence", **more)
    refused(LawError, do, place, "head", "mp-1961:223:2", "record_offence", **more)
    clocks = [c for c in clocks_of(place.desk("head"), place.file()) if c.section.startswith("313")]
    assert [c.last_day for c in clocks] == [last]
    place.day = last + timedelta(days=1)
    late = refused(LawError, do, place, "head", "mp-1961:223:2", "complain", court=SAID)
    assert late.code == "limitation" and late.section.startswith("313(1)")
    act, file = place.office.act, place.file()
    need_prosecutable(act, file, act.provision("mp-1961:223:2"), last)
    place.day = last
    do(place, "head", "mp-1961:223:2", "complain", court=SAID)


def test_the_court_closes_a_market_only_when_it_is_asked_after_conviction(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:260:2")
    for act in ("record_offence", "complain"):
        refused(LawError, do, place, "head", "mp-1961:260:3-close", "ask_court")
        do(place, "head", "mp-1961:260:2", act, court=SAID)
    do(place, "head", "mp-1961:260:2", "record_conviction", paise=50_000)
    refused(LawError, do, place, "head", "mp-1961:260:3-close", "record_court_order")
    do(place, "head", "mp-1961:260:3-close", "ask_court", court=SAID)
    refused(PowerError, do, place, "clerk", "mp-1961:260:3-close", "record_court_order")
    do(place, "head", "mp-1961:260:3-close", "record_court_order")
    refused(LawError, do, place, "head", "mp-1961:260:3-close", "record_court_order")


def test_who_compounds_and_pays_is_not_complained_of(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:317:1")
    paper = {"by_order_of": {"authority": "Council", "number": "14", "dated": DAY}}
    refused(LawError, do, place, "clerk", "mp-1961:317:1", "collect_fee", paise=100_000)
    refused(PowerError, do, place, "clerk", "mp-1961:317:1", "compound")
    do(place, "head", "mp-1961:317:1", "compound", **paper)
    refused(LawError, do, place, "head", "mp-1961:317:1", "compound", **paper)
    do(place, "clerk", "mp-1961:317:1", "collect_fee", paise=100_000)
    refused(LawError, do, place, "clerk", "mp-1961:317:1", "collect_fee", paise=100_000)
    do(place, "head", "mp-1961:223:2", "record_offence")
    refused(LawError, do, place, "head", "mp-1961:223:2", "complain", court=SAID)


def test_a_review_is_of_an_order_that_stands_and_in_its_time(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:247:3")
    review = ("mp-1961:332:1", "apply_for_review")
    assert refused(LawError, do, place, "clerk", *review, by=SAID).code == "no_order"
    paper = {"by_order_of": {"authority": "Council", "number": "14", "dated": DAY}}
    order = decide(place, "head", "mp-1961:247:3", "make_order", **paper).entries[0].data["notice"]
    place.later(91)
    late = refused(LawError, do, place, "clerk", *review, by=SAID, order=order, private=True)
    assert (late.section, late.code) == ("332(1)", "limitation")
    place.later(-1)
    refused(PowerError, do, place, "admin", *review, by=SAID, order=order, private=True)
    do(place, "clerk", *review, by=SAID, order=order, private=True)
    refused(LawError, do, place, "clerk", *review, by=SAID, order=order)


# Danger, vacating, reinstating ----------------------------------------------------------------


def test_people_leave_by_order_are_brought_out_by_the_police_and_let_back(places: Offices) -> None:
    place, who = Place(places["pb-1976"]), "commissioner"
    place.open("pb-1976:274:1")
    refused(LawError, do, place, who, "pb-1976:274:2", "remove_people")
    done = decide(place, who, "pb-1976:274:1", "order_vacation")
    refused(LawError, decide, place, who, "pb-1976:274:1", "order_vacation")
    refused(LawError, do, place, who, "pb-1976:274:2", "ask_police", on=place.day)
    place.serve(done.entries[0].data["notice"])
    do(place, who, "pb-1976:274:2", "ask_police", on=place.day)
    do(place, who, "pb-1976:274:2", "remove_people")
    refused(LawError, decide, place, who, "pb-1976:274:3", "reinstate")
    do(place, "clerk", "pb-1976:274:3", "apply_to_return", by=SAID)
    refused(PowerError, decide, place, "head", "pb-1976:274:3", "reinstate", by_order_of={})
    decide(place, who, "pb-1976:274:3", "reinstate")
    refused(LawError, decide, place, who, "pb-1976:274:3", "reinstate")


def test_the_owner_s_days_run_before_the_body_makes_a_building_safe(places: Offices) -> None:
    place, who = Place(places["pb-1976"]), "commissioner"
    place.open("pb-1976:273:2")
    done = decide(place, who, "pb-1976:273:2", "make_order", days=20, demolition=False)
    refused(LawError, do, place, who, "pb-1976:273:5", "execute_in_default")
    place.serve(done.entries[0].data["notice"])
    early = refused(LawError, do, place, who, "pb-1976:273:5", "execute_in_default")
    assert early.first_day == place.day + timedelta(days=21)
    place.later(21)
    do(place, who, "pb-1976:273:5", "execute_in_default", who=SAID, till="17:30", video=SAID)
    refused(LawError, do, place, who, "pb-1976:273:5", "execute_in_default")


def test_a_provisional_order_goes_before_its_notice_and_is_confirmed(places: Offices) -> None:
    place, who = Place(places["py-1973"]), "commissioner"
    place.open("py-1973:314:1.1")
    draft = notices.draft_notice(
        place.desk("clerk"), place.case, "py-1973:314:2", days=20, facts=[SAID], requirement=SAID
    )
    notice = draft.entries[0].data["notice"]
    refused(LawError, _issue, place, who, notice)
    done = decide(place, who, "py-1973:314:1.1", "provisional_order")
    refused(LawError, decide, place, who, "py-1973:314:1.1", "provisional_order")
    place.serve(done.entries[0].data["notice"])
    _issue(place, who, notice)
    refused(LawError, decide, place, who, "py-1973:314:3", "make_order")
    barred = refused(LawError, do, place, who, "py-1973:314:1.1", "execute_in_default")
    assert barred.section  # the service of a provisional order lets nothing be carried out


def _issue(place: Place, login: str, notice: str, **more: Any) -> Any:
    return notices.issue_notice(place.desk(login), place.case, notice, **more)


# Licences -------------------------------------------------------------------------------------


def licensed(place: Place, provision: str, login: str, **more: Any) -> None:
    """A case with a licence granted today."""
    place.open(provision)
    do(place, "clerk", provision, "receive_application")
    decide(place, login, provision, "grant", **more)


def state(place: Place, day: date | None = None) -> str:
    """How the licence stands."""
    file = place.file()
    found = licences.licence_on(act_of(place.desk("head"), file), file, day or place.day)
    return found.state if found else ""


def test_a_market_licence_lives_suspended_restored_withdrawn(places: Offices) -> None:
    place, paper = Place(places["mp-1961"]), {"authority": "Council", "number": "14", "dated": DAY}
    more = {"by_order_of": paper}
    row = "mp-1961:260:1-licence"
    place.open(row)
    assert refused(LawError, decide, place, "head", row, "withdraw_licence", **more).section
    do(place, "clerk", row, "receive_application")
    refused(FieldError, decide, place, "head", row, "grant", until=DAY - timedelta(days=1), **more)
    decide(place, "head", row, "grant", until=date(2026, 3, 31), **more)
    assert place.file().papers[-1].kind == "licence" and state(place) == "in_force"
    assert refused(LawError, decide, place, "head", row, "restore_licence", **more).section == "260(1)"
    refused(PowerError, decide, place, "clerk", row, "suspend_licence")
    place.later(3)
    decide(place, "head", row, "suspend_licence", **more)
    assert (state(place), state(place, DAY)) == ("suspended", "in_force")
    twice = refused(LawError, decide, place, "head", row, "suspend_licence", **more)
    assert twice.code == "licence_state" and "05-02-2026" in twice.message
    decide(place, "head", row, "restore_licence", **more)
    assert state(place, date(2026, 4, 1)) == "expired"
    place.day = date(2026, 4, 2)
    refused(LawError, decide, place, "head", row, "withdraw_licence", **more)  # it has run out of itself
    decide(place, "head", row, "renew_licence", until=date(2027, 3, 31), **more)
    assert state(place) == "in_force"
    decide(place, "head", row, "withdraw_licence", **more)
    assert state(place) == "withdrawn"
    refused(LawError, decide, place, "head", row, "renew_licence", until=date(2027, 3, 31), **more)
    found = dict(licences.licences_of(place.desk("head"), place.day, "market"))
    assert found[place.case].state == "withdrawn"


def test_a_whistle_licence_is_withdrawn_on_a_month_s_notice_or_for_a_breach(places: Offices) -> None:
    place = Place(places["mp-1961"])
    licensed(place, "mp-1961:285:1", CMO)
    with pytest.raises(FieldError) as short:
        notices.draft_notice(place.desk("clerk"), place.case, "mp-1961:285:2", days=20, facts=[SAID])
    assert short.value.params["section"] == "285(2)"
    draft = notices.draft_notice(place.desk("clerk"), place.case, "mp-1961:285:2", days=28, facts=[SAID])
    refused(LawError, decide, place, CMO, "mp-1961:285:2", "withdraw_licence")
    notice = draft.entries[0].data["notice"]
    notices.issue_notice(place.desk(CMO), place.case, notice)
    place.serve(notice)
    early = refused(LawError, decide, place, CMO, "mp-1961:285:2", "withdraw_licence")
    assert (early.section, early.first_day) == ("285(2)", date(2026, 3, 3))
    place.day = date(2026, 3, 3)
    decide(place, CMO, "mp-1961:285:2", "withdraw_licence")
    assert state(place) == "withdrawn"
    other = Place(places["mp-1961"])
    licensed(other, "mp-1961:285:1", CMO)
    decide(other, CMO, "mp-1961:285:2", "withdraw_for_breach")
    assert state(other) == "withdrawn"
    refused(LawError, decide, other, CMO, "mp-1961:285:2", "withdraw_for_breach")


def test_a_bathing_place_s_licence_holds_a_year_and_no_longer(places: Offices) -> None:
    more = {"by_order_of": {"authority": "Council", "number": "14", "dated": DAY}}
    place = Place(places["mp-1961"])
    place.open("mp-1961:247:2-licence")
    do(place, "clerk", "mp-1961:247:2-licence", "receive_application")
    long = refused(
        FieldError, decide, place, "head", "mp-1961:247:2-licence", "grant", until=date(2028, 1, 1), **more
    )
    assert "247(2)" in long.message
    decide(place, "head", "mp-1961:247:2-licence", "grant", **more)
    assert state(place, date(2027, 2, 2)) == "in_force" and state(place, date(2027, 2, 3)) == "expired"


def test_a_projection_is_cleared_without_notice_only_when_its_licence_has_run_out(places: Offices) -> None:
    place, who = Place(places["py-1973"]), "commissioner"
    council = {"by_order_of": {"authority": "Council", "number": "14", "dated": DAY}}
    licensed(place, "py-1973:275:1.1", who, until=date(2026, 3, 31), **council)
    early = refused(LawError, do, place, who, "py-1973:275:7", "remove_at_once")
    assert (early.section, early.first_day) == ("275(7)", date(2026, 4, 1))
    place.day = date(2026, 4, 1)
    assert state(place) == "expired"
    do(place, who, "py-1973:275:7", "remove_at_once")


# The office's day --------------------------------------------------------------------------------


def _scan(place: Place) -> str:
    from io import BytesIO

    from reportlab.pdfgen.canvas import Canvas

    page = BytesIO()
    canvas = Canvas(page)
    canvas.drawString(72, 720, place.case)
    canvas.save()
    done = attachments.attach(place.desk("clerk"), place.case, page.getvalue(), "scan.pdf", "signed print")
    return str(done.entries[0].data["sha256"])


def test_a_draft_signed_in_ink_elsewhere_is_recorded_with_its_scan_and_hour(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:187:8b")
    draft = notices.draft_notice(
        place.desk("clerk"), place.case, "mp-1961:187:8b", days=7, facts=[SAID], requirement=SAID
    )
    notice, ids = draft.entries[0].data["notice"], place.office.ids
    place.later(2)
    signed = {"officer": ids[CMO], "day": DAY + timedelta(days=1), "hour": "16:20", "scan": _scan(place)}
    for change in (
        {"scan": "0" * 64},
        {"hour": "25"},
        {"day": place.day + timedelta(days=1)},
        {"day": DAY - timedelta(days=1)},
    ):
        refused(FieldError, _issue, place, "clerk", notice, ink={**signed, **change})
    refused(PowerError, _issue, place, "clerk", notice, ink={**signed, "officer": ids["inspector"]})
    refused(PowerError, _issue, place, "admin", notice, ink=signed)
    _issue(place, "clerk", notice, ink=signed)
    held = place.file().notices[notice]
    assert (held.signed_by, held.issued_on) == (ids[CMO], DAY + timedelta(days=1))
    kept = place.file().entries[-1].data["ink"]
    assert kept == {"hour": "16:20", "scan_sha256": signed["scan"], "recorded_by": ids["clerk"]}
    refused(NagardeskError, _issue, place, "clerk", notice, ink=signed)


def test_a_notice_for_ink_is_printed_clean_until_it_is_issued(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:187:8b")
    draft = notices.draft_notice(
        place.desk("clerk"), place.case, "mp-1961:187:8b", days=7, facts=[SAID], requirement=SAID
    )
    notice, desk = draft.entries[0].data["notice"], place.desk("clerk")
    marked, clean = (show(desk, place.case, notice).pdf for show in (notices.preview_notice, notices.fair_copy))
    assert "DRAFT" in _words(marked) and "DRAFT" not in _words(clean)
    assert "………………" in _words(clean), "where the number is written in"
    _issue(place, CMO, notice)
    with pytest.raises(NagardeskError, match="already issued"):
        notices.fair_copy(desk, place.case, notice)


def _words(pdf: bytes) -> str:
    with pypdfium2.PdfDocument(pdf) as document:
        return str(document[0].get_textpage().get_text_range())


def test_an_order_is_drafted_looked_over_and_signed_by_another(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:187:8b")
    notice = place.notice("mp-1961:187:8b", CMO, days=7)
    order = {"facts": SAID, "reasons": SAID, "operative": SAID, "days": 10}
    refused(LawError, _draft_order, place, "clerk", notice, order)  # not served yet
    place.serve(notice)
    refused(FieldErrors, _draft_order, place, "clerk", notice, {**order, "reasons": ""})
    wrong = refused(FieldErrors, _draft_order, place, "clerk", notice, {**order, "provision": "mp-1961:223:3"})
    assert (wrong.errors[0].field, wrong.errors[0].params["made"]) == ("provision", "187(8) proviso (b)")
    draft = _draft_order(place, "clerk", notice, order).entries[0].data["draft"]
    found = order_check.examine(place.desk("clerk"), place.case, notice, {"draft": draft, **order})
    faults = {each.code for each in found if each.kind == "fault"}
    assert {"too_early", "doubt"} <= faults and any(isinstance(each.first_day, date) for each in found)
    place.later(8)
    for doubt in orders.doubts_of(place.desk(CMO), place.case):
        orders.choose(place.desk(CMO), place.case, doubt.id, doubt.choices[0], "as listed")
    looked = order_check.examine(place.desk(CMO), place.case, notice, order)
    assert [each for each in looked if each.kind == "fault"] == []
    assert {each.code for each in looked} <= {"appeal_later"}
    refused(FieldError, _make_order, place, CMO, notice, {"draft": "none"})
    done = _make_order(place, CMO, notice, {"draft": draft})
    assert done.entries[0].data["reasons"] == SAID
    refused(LawError, _make_order, place, CMO, notice, {"draft": draft})


def _draft_order(place: Place, login: str, notice: str, order: dict[str, Any]) -> Any:
    return orders.draft_order(place.desk(login), place.case, notice, order)


def _make_order(place: Place, login: str, notice: str, order: dict[str, Any]) -> Any:
    return orders.make_order(place.desk(login), place.case, notice, order)


def test_a_draft_of_one_s_own_is_not_signed(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:187:8b")
    notice = place.notice("mp-1961:187:8b", CMO, days=7)
    place.serve(notice)
    order = {"facts": SAID, "reasons": SAID, "operative": SAID, "days": 10}
    draft = _draft_order(place, CMO, notice, order).entries[0].data["draft"]
    assert refused(PowerError, _make_order, place, CMO, notice, {"draft": draft}).code == "maker_checker"


# Powers passed on -----------------------------------------------------------------------------


def test_a_power_is_passed_on_by_order_from_its_day_to_its_end(tmp_path: Any, law: Any) -> None:
    from desktop.walk_office import open_office

    office = open_office(tmp_path, law, law.act("pb-1976"), "municipal_corporation")
    place = Place(office)
    joint = next(
        t["en"]
        for t in office.act.authorities.values()
        if t["en"] not in ("Commissioner",) and "Commissioner" in t["en"]
    )
    order = {"from": "Commissioner", "to": joint, "sections": ["270"], "authority": "391", "paper": "Order 11"}
    order |= {"dated": DAY + timedelta(days=2), "until": DAY + timedelta(days=20)}
    someone = {"login": "joint", "name": {"pa": "ਸਿੰਘ", "en": "Singh"}, "designation": {"pa": joint, "en": joint}}
    someone |= {"authority": joint, "roles": ["officer"], "held_from": "2020-04-01"}
    office.ids["joint"] = str(accounts.appoint(place.desk("admin"), someone).entries[0].data["id"])
    with pytest.raises(PowerError):
        delegation.delegate(place.desk("clerk"), order)
    for change in ({"to": "Nobody"}, {"sections": ["9999"]}, {"sections": []}, {"paper": ""}, {"until": DAY}):
        with pytest.raises(FieldErrors):
            delegation.delegate(place.desk("admin"), {**order, **change})
    delegation.delegate(place.desk("admin"), order)
    place.open("pb-1976:270:1")
    early = refused(PowerError, decide, place, "joint", "pb-1976:270:1", "stop_work", by_order_of={})
    assert "Commissioner" in early.message and early.section == "270(1)"
    place.later(2)
    assert [d.taker for d in delegation.delegations(place.desk("admin").office(), place.day)] == [joint]
    done = decide(place, "joint", "pb-1976:270:1", "stop_work")
    assert done.entries[0].data["power"] == "Order 11"
    decide(place, "commissioner", "pb-1976:270:1", "lift_stop")  # who passes a power on keeps it
    place.later(30)
    refused(PowerError, decide, place, "joint", "pb-1976:270:1", "stop_work", by_order_of={})
    office.program.close()
