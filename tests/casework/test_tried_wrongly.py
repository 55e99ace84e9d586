"""What people try that can't be: wrong shapes, one witness twice, days that are past, choices the Act does not leave."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from desktop import case_acts
from desktop.casework import decisions, deeds, demolition, hearing, money, notices, orders, scrutiny
from desktop.casework.book_words import Span
from desktop.casework.registers import read_register, register
from desktop.casework.ruling import next_acts
from desktop.casework.told import need_shapes
from desktop.core.errors import FieldError, FieldErrors, LawError
from desktop.walk_office import WalkOffice
from tests.casework.place import SAID, WITNESSES, Place
from tests.casework.test_further_acts import decide, do, refused, told

CMO, COMMISSIONER = "chief_municipal_officer", "commissioner"
NOTICED, REMOVAL = "mp-1961:187:8b", "mp-1961:187:8-removal"
LONG = "क" * 30_000
Offices = dict[str, WalkOffice]


def met(place: Place, notice: str) -> None:
    """What the directions on demolitions ask for before an order."""
    place.serve(notice, mode="post", outcome="posted", postal="RL 1")
    place.serve(notice, mode="affix", outcome="affixed", witnesses=WITNESSES)
    demolition.meet_guard(place.desk("clerk"), place.case, "intimation.sent", {})


def ordered(place: Place, officer: str, notice: str, provision: str, **more: Any) -> Any:
    """The order on a notice today."""
    order = {"provision": provision, "facts": "f", "reasons": "r", "operative": "o", "days": 15, **more}
    return orders.make_order(place.desk(officer), place.case, notice, order)


# Shapes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("day", "silly"),
        ("day", date(1066, 10, 14)),
        ("received_on", 5),
        ("until", "2026-02-30"),
        ("paise", 1.5),
        ("paise", True),
        ("paise", 10**20),
        ("days", 10**9),
        ("days", "10"),
        ("witnesses", "A, B"),
        ("witnesses", [None]),
        ("pleas", "one text"),
        ("by_order_of", "Council"),
        ("by_order_of", {"authority": "Council", "number": "1", "dated": "0000"}),
        ("ink", 7),
        ("set", {"": {"length": 0, "unit": "day"}}),
        ("set", {"": {"day": "never"}}),
        ("facts", 3),
        ("says", ["a"]),
        ("says", {"en": LONG}),
        ("place", {"en": None}),
    ],
)
def test_what_has_a_wrong_shape_is_refused_by_its_field(key: str, value: Any) -> None:
    with pytest.raises(FieldError) as wrong:
        need_shapes({key: value})
    assert wrong.value.field == key


def test_several_wrong_shapes_are_told_at_once_and_right_ones_pass() -> None:
    with pytest.raises(FieldErrors) as wrong:
        need_shapes({"day": "x", "paise": "y"})
    assert [each.field for each in wrong.value.errors] == ["day", "paise"]
    right = {"day": date(2024, 2, 29), "paise": 1, "days": 15, "witnesses": WITNESSES, "says": SAID, "facts": [SAID]}
    need_shapes({**right, "until": "2024-02-29", "set": {"": {"length": 15, "unit": "day"}}, "by_order_of": {}})


def test_the_commands_refuse_them_before_anything_is_done(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open(NOTICED)
    refusal = refused(FieldError, lambda p: case_acts.do("cause", p.desk("clerk"), p.case, {"pleas": "abc"}), place)
    assert refusal.field == "pleas"
    with pytest.raises(FieldError):
        notices.draft_to(place.desk("clerk"), place.case, NOTICED, (), facts=[SAID], days=True)
    with pytest.raises(FieldError):
        scrutiny.demand_particulars(place.desk(CMO), place.case, [SAID], 10**9)


# Service, hearing, choices -----------------------------------------------------------------------


def test_one_witness_is_not_two_and_a_letter_comes_back_once(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open(NOTICED)
    notice = place.notice(NOTICED, CMO, days=15)
    place.serve(notice, outcome="refused")
    refused_twice = [WITNESSES[0], dict(WITNESSES[0])]
    with pytest.raises(FieldErrors, match="two witnesses"):
        place.serve(notice, mode="affix", outcome="affixed", witnesses=refused_twice)
    place.serve(notice, mode="post", outcome="posted")
    place.serve(notice, mode="post", outcome="returned")
    with pytest.raises(FieldErrors, match="came back before"):
        place.serve(notice, mode="post", outcome="returned")
    place.serve(notice, mode="post", outcome="posted")
    place.serve(notice, mode="post", outcome="returned")
    with pytest.raises(FieldError, match="name both"):
        demolition.meet_guard(place.desk("clerk"), place.case, "inspection.reported", {"witnesses": refused_twice})


def test_a_hearing_is_not_adjourned_into_the_past_nor_into_another_century_nor_held_twice(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open(NOTICED)
    notice = place.notice(NOTICED, CMO, days=15)
    place.serve(notice)
    place.later(1)

    def fix(day: date) -> Any:
        return hearing.fix_hearing(place.desk(CMO), place.case, notice, day, "11:00", "office")

    def put_off(day: date) -> Any:
        return hearing.adjourn(place.desk(CMO), place.case, notice, day, "11:00", "office", "asked for")

    with pytest.raises(FieldError, match="more than a year away"):
        fix(date(2999, 1, 2))
    fixed = place.day + timedelta(days=8)
    fix(fixed)
    place.later(13)
    with pytest.raises(FieldError) as past:
        put_off(fixed + timedelta(days=1))
    assert past.value.params["day"] == place.day
    put_off(place.day)
    place.hear(notice, CMO)
    with pytest.raises(FieldError, match="recorded already"):
        place.hear(notice, CMO)


def test_only_what_the_act_leaves_open_can_be_chosen(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open(NOTICED)
    desk = place.desk(CMO)
    known = next(d for d in place.office.act.doubts if d.choices)
    with pytest.raises(FieldError, match="no such question"):
        orders.choose(desk, place.case, "nothing", "yes", "because")
    with pytest.raises(FieldError) as wrong:
        orders.choose(desk, place.case, known.id, "bananas", "because")
    assert wrong.value.field == "choice" and known.choices[0] in wrong.value.message
    orders.choose(desk, place.case, known.id, known.choices[0], "because")


def test_the_directions_on_demolitions_know_their_own_exceptions(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open(NOTICED)
    for wrong in ({"guard": "x"}, {"exception": "y"}, {}):
        given = {"guard": "sc-demolition-2024", "exception": "x", "reason": "because", **wrong}
        with pytest.raises(FieldError):
            demolition.meet_guard(place.desk("head"), place.case, "guard.excepted", given)
    with pytest.raises(FieldError, match="no such notice"):
        demolition.meet_guard(place.desk("clerk"), place.case, "intimation.sent", {"about": "x"})
    place.later(3)
    place.open(NOTICED)
    with pytest.raises(FieldError, match="case was opened"):
        demolition.meet_guard(
            place.desk("clerk"), place.case, "intimation.sent", {"day": place.day - timedelta(days=1)}
        )


# Orders and what follows ---------------------------------------------------------------------------


def test_a_demolition_order_gives_the_directions_days_and_is_carried_out_after_them(places: Offices) -> None:
    place = Place(places["pb-1976"])
    notice_of, order_of, default = "pb-1976:269:1.proviso1", "pb-1976:269:1", "pb-1976:269:6.default"
    place.open(notice_of)
    notice = place.notice(notice_of, COMMISSIONER, days=15, demolition=True)
    place.serve(notice)
    met(place, notice)
    place.later(16)
    place.hear(notice, COMMISSIONER)
    for days, words in ((4, "at least 5"), (14, "at least 15 days"), (16, "5 to 15")):
        with pytest.raises(FieldErrors, match=words):
            ordered(place, COMMISSIONER, notice, order_of, days=days)
    made = ordered(place, COMMISSIONER, notice, order_of, days=15)
    paper = next(p for p in place.file().papers if p.id == made.papers[0])
    text = place.office.program.store.blob(paper.text_sha256).decode()
    assert "within 15 days from the service of this order" in text
    place.serve(place.file().orders[-1]["notice"])
    for event in ("inspection.reported", "video.arranged"):
        demolition.meet_guard(place.desk("clerk"), place.case, event, {"witnesses": WITNESSES})
    place.later(15)
    early = refused(LawError, do, place, COMMISSIONER, default, "execute_in_default")
    assert early.first_day == place.day + timedelta(days=1)
    place.later(1)
    do(place, COMMISSIONER, default, "execute_in_default")


def test_a_refusal_is_appealed_from_and_the_order_made_anew_again(places: Offices) -> None:
    place = Place(places["mp-1961"])
    decision = "mp-1961:187:3-decision"
    place.open("mp-1961:187:2")
    do(place, "clerk", "mp-1961:187:2", "receive_application")
    place.later(3)
    by = {"by_order_of": {"authority": "Collector", "number": "3", "dated": place.day}}

    def appealed(outcome: str) -> None:
        made = decide(place, CMO, decision, "refuse").entries[0].data
        assert made["appeal"]["provision"] == "mp-1961:308:1d"
        under = made["appeal"]["provision"]
        do(place, "clerk", under, "file_appeal", by=SAID)
        refused(LawError, do, place, "clerk", under, "file_appeal", by=SAID)
        do(place, "head", under, "order_stay", **by)
        stayed = [a for a in next_acts(place.desk("head"), place.file()) if a.reason == "stayed"]
        assert stayed
        refused(FieldErrors, do, place, "head", under, "decide_appeal", outcome=outcome, order="none", **by)
        do(place, "head", under, "decide_appeal", outcome=outcome, **by)
        assert not [a for a in next_acts(place.desk("head"), place.file()) if a.reason == "stayed"]

    appealed("remanded")
    appealed("confirmed")
    refused(LawError, decide, place, CMO, decision, "refuse")


def test_particulars_come_in_once_and_start_their_month_once(places: Offices) -> None:
    place = Place(places["mp-1961"])
    place.open("mp-1961:187:2")
    do(place, "clerk", "mp-1961:187:2", "receive_application")
    scrutiny.demand_particulars(place.desk(CMO), place.case, [SAID])
    place.later(2)
    scrutiny.receive_particulars(place.desk("clerk"), place.case, place.day, [SAID])
    place.later(5)
    again = refused(LawError, lambda p: scrutiny.receive_particulars(p.desk("clerk"), p.case, p.day, [SAID]), place)
    assert again.section == "187(5)(b)"


# Sales and compounding -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("charges", "demanded", "left", "expenses"),
    [(None, 0, 50_000, 0), (30_000, 0, 20_000, 0), (30_000, 20_000, 20_000, 20_000), (60_000, 0, 0, 0)],
)
def test_what_a_sale_leaves_is_held_until_it_is_paid(
    places: Offices, charges: int | None, demanded: int, left: int, expenses: int
) -> None:
    place, who, balance = Place(places["pb-1976"]), COMMISSIONER, "pb-1976:252:2.balance"
    place.open("pb-1976:248:b")
    do(place, who, "pb-1976:248:b", "remove_at_once", inventory=[SAID])
    if demanded:
        do(place, who, "pb-1976:252:1", "demand_expenses", paise=demanded, days=15)
    refused(FieldErrors, do, place, who, "pb-1976:252:1", "announce_sale", on=date(2999, 1, 1))
    given = {} if charges is None else {"charges": charges}
    sold = do(place, who, "pb-1976:252:1", "sell_things", paise=50_000, **given)
    assert place.file().papers[-1].kind == "sale_account" and sold.entries[0].data["balance"] == left
    held = f"held/{place.case}"
    assert place.office.program.store.balances(held) == ({held: -left} if left else {})
    assert all(due.open == 0 for due in money.dues(place.file()).values())
    paid = {due.head: due.paid for due in money.dues(place.file()).values()}
    assert paid.get("expenses", 0) == expenses and sum(paid.values()) == min(charges or 0, 50_000)
    for line in read_register(place.desk("head"), register("dues"), Span(place.day, place.day)) if demanded else ():
        cells = {c.cell: v for c, v in zip(register("dues").columns, line.cells, strict=True)}
        assert (cells["paid"], cells["balance"]) == (expenses, demanded - expenses) or line.case != place.case
    if not left:
        refused(FieldErrors, do, place, "clerk", balance, "claim_balance", by=SAID)
        return
    do(place, "clerk", balance, "claim_balance", by=SAID)
    do(place, who, balance, "pay_balance", paise=left)
    assert place.office.program.store.balances(held) == {}


def test_every_condition_of_compounding_is_confirmed_by_its_number(places: Offices) -> None:
    place, under = Place(places["mp-1961"]), "mp-1961:187-A:power"
    place.open(under)
    whole = list(range(1, 9))
    for confirmed in (None, [], "all", [1, 2, 3, 5, 6, 7, 8], [True, *whole[1:]]):
        wrong = refused(FieldErrors, do, place, "head", under, "compound", confirmed=confirmed)
        assert "187-A" in wrong.errors[0].message
    assert "4. not in a parking area" in str(
        refused(FieldErrors, do, place, "head", under, "compound", confirmed=[1, 2, 3, 5, 6, 7, 8]).message
    )
    refused(FieldErrors, do, place, "head", "mp-1961:187-A:fee", "compound")
    with pytest.raises(FieldErrors, match="187-A"):
        decisions.decide(place.desk("head"), place.case, under, "compound", told())
    done = deeds.record(place.desk("head"), place.case, under, "compound", told(confirmed=whole))
    assert len(done.entries[0].data["confirmed"]) == 8
