"""What a line brings: the stop with its section, possession after clear days, undertakings, shares, money."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from fractions import Fraction

import pytest

from desktop.casework.desk import Desk
from desktop.casework.notices import draft_notice
from desktop.casework.ports import Draft
from desktop.casework.street_cases import (
    call_removal,
    clear_touch,
    line_bar,
    make_agreement,
    make_deposit,
    need_line_free,
    permit_within,
    set_paid,
    take_possession,
    wall_clock,
)
from desktop.casework.street_law import paying_of
from desktop.casework.streets import record_line, street_of
from desktop.core.errors import FieldError, LawError, PowerError
from desktop.core.ids import uuid7
from desktop.streets.consequences import forward, stop_case, touch_of, touched_streets
from desktop.streets.laying import line_plan
from desktop.streets.line import from_table
from desktop.streets.parcel import Parcel
from desktop.streets.share import Piece, percent, taken_down
from desktop.streets.surveyor import Surveyor
from desktop.streets.worth import Land, Sum, compensation, price, value_of
from tests.streets.conftest import house, make_street, square

ORDER = {"number": "Res. 7", "day": "2026-10-01"}
PLOT = square(
    "4", 10, 4.5, structures=(house(5.0, 11), house(4.8, 12, 4, 0.2, id="v", what="external", name="verandah"))
)


def lined(desk: Desk, base, *parcels: Parcel, kind: str = "", offset: float = 6.0, street: str = "") -> str:
    """A street with a line in force since 1980 on its left."""
    street = street or make_street(desk, *parcels)
    chosen = kind or ("street_alignment" if desk.office().act == "py-1973" else "regular_line")
    plan = line_plan(
        street_of(desk, street), chosen, [from_table(base, "left", [(0, offset), (100, offset)])], date(2026, 1, 1)
    )
    record_line(head(desk), street, plan, {"number": "1", "day": "1980-01-01"}, date(1980, 1, 1))
    return street


def head(desk: Desk) -> Desk:
    """The desk with the head of the office at it."""
    return desk.as_officer(desk.office().officers[-1].id)


def open_case(desk: Desk, kind: str = "building_notice") -> str:
    """A bare application at the counter."""
    case = uuid7()
    act = desk.act(desk.office(), desk.today())
    data = {"kind": kind, "act": act.id, "number": "SP/1", "provision": "", "fields": {
        "parties": [{"role": "applicant", "name": {"en": "Smt. Rao"}}], "premises": {"ward": "27"}}}  # fmt: skip
    with desk.store.writing("clerk") as tx:
        tx.add(Draft(f"case:{case}", "application.received", date(2026, 10, 1), data, act.pack))
    return case


@pytest.mark.parametrize(
    ("act", "section", "permission"),
    [
        ("rj-2009", "183(3)", ""),
        ("mp-1961", "183(3)(i)", ""),
        ("ga-1968", "171(6)(a)", "ga-1968:171:6a-permission"),
        ("pb-1976", "231(3)", "pb-1976:231:3"),
        ("py-1973", "258(1)", ""),
    ],
)
def test_an_application_whose_plot_touches_the_line_is_stopped_with_the_section(
    open_desk, base, act, section, permission
):
    desk = open_desk(act)
    street, case = lined(desk, base, PLOT), open_case(desk)
    need_line_free(desk.case(case))
    stop_case(desk, case, street, "4")
    file = desk.case(case)
    with pytest.raises(LawError) as caught:
        need_line_free(file)
    assert (
        caught.value.section.replace(" ", "") == section
        and "15.00 m²" in caught.value.message
        and "1.50 m" in caught.value.message
    )
    touch = file.entries[-1].data
    assert touch["permission"] == permission and (touch["within"], touch["depth"]) == ("15.00", "1.50")


def test_a_plot_behind_the_line_is_not_stopped(open_desk, base):
    desk = open_desk("mp-1961")
    street, case = lined(desk, base, square("4", 10, 6.0)), open_case(desk)
    assert stop_case(desk, case, street, "4") is None and line_bar(desk.case(case)) is None
    with pytest.raises(FieldError, match="no parcel 5"):
        stop_case(desk, case, street, "5")


def test_an_absolute_ban_knows_no_leave_and_a_changed_plan_lifts_it(open_desk, base):
    desk = open_desk("mp-1961")
    street, case = lined(desk, base, PLOT), open_case(desk)
    stop_case(desk, case, street, "4")
    with pytest.raises(LawError, match="forbids it outright"):
        permit_within(head(desk), case, "why not")
    clear_touch(desk.as_officer("inspector"), case, "the plan was drawn back to the line")
    need_line_free(desk.case(case))


def test_in_goa_the_chief_officer_may_give_leave_and_nobody_else(open_desk, base):
    desk = open_desk("ga-1968")
    street, case = lined(desk, base, PLOT), open_case(desk)
    stop_case(desk, case, street, "4")
    with pytest.raises(PowerError):
        permit_within(desk, case, "a shed for a year")
    permit_within(desk.as_officer("Chief Officer"), case, "a shed for a year")
    need_line_free(desk.case(case))
    stop_case(desk, case, street, "4")
    assert line_bar(desk.case(case)) is not None  # measured again, it needs leave again


def test_in_punjab_the_ban_itself_names_who_permits(open_desk, base):
    desk = open_desk("pb-1976")
    street, case = lined(desk, base, PLOT), open_case(desk)
    stop_case(desk, case, street, "4")
    with pytest.raises(PowerError, match="Commissioner"):
        permit_within(desk, case, "a wall")
    permit_within(desk.as_officer("Commissioner"), case, "a wall")
    need_line_free(desk.case(case))


def test_in_puducherry_the_strip_behind_the_alignment_needs_leave(open_desk, base):
    desk = open_desk("py-1973")
    behind = square("4", 10, 7.0)
    street = lined(desk, base, behind)
    lined(desk, base, kind="building_line", offset=9.0, street=street)
    act = desk.act(desk.office(), desk.today())
    touch = touch_of(street_of(desk, street), act, behind, desk.today())
    assert touch and (touch.kind, touch.section, touch.permission) == ("building_line", "258(2)", "py-1973:258:2")
    assert touch.cut.within == pytest.approx(20)


def test_in_goa_the_bye_laws_strip_behind_the_line_counts(open_desk, base):
    strip = {
        "key": "amount.ga-1968:171:6a",
        "value": 1.5,
        "authority": "bye-law 9",
        "dated": "2020-01-01",
        "paper": "",
    }
    desk = open_desk("ga-1968", settings=(strip,))
    street, case = lined(desk, base, square("4", 10, 7.0)), open_case(desk)
    done = stop_case(desk, case, street, "4")
    assert done and done.entries[0].data["within"] == "5.00"


def test_the_notice_gets_the_measured_encroachment(open_desk, base):
    desk = open_desk("mp-1961")
    street, case = lined(desk, base, PLOT), open_case(desk)
    stop_case(desk, case, street, "4", new_work=False)
    file = desk.case(case)
    (finding,) = file.findings.values()
    assert finding["provision"] == "mp-1961:184:1a" and "1.20" in finding["text"]["hi"]
    assert [(m["label"]["en"], m["value"], m["unit"]) for m in finding["measures"]] == [
        ("Greatest distance over the line", "1.20", "m"),
        ("Length along the line", "4.00", "m"),
        ("Area within the line", "0.80", "m²"),
    ]
    draft_notice(desk, case, "mp-1961:184:1a", finding=finding["id"], days=15)
    assert desk.case(case).notices


@pytest.mark.parametrize(
    ("act", "how", "provisions"),
    [
        ("ga-1968", {}, ["ga-1968:172:1b", "ga-1968:172:1a-i"]),
        ("ga-1968", {"mostly_down": True}, ["ga-1968:172:1a-ii", "ga-1968:172:1a-i"]),
        ("pb-1976", {}, ["pb-1976:233:1", "pb-1976:234:main"]),
        ("py-1973", {"mostly_down": True}, ["py-1973:259:1(a)"]),
        ("rj-2009", {"new_work": True}, ["rj-2009:183:4b", "rj-2009:183:4b"]),
        ("rj-2009", {}, []),
    ],
)
def test_each_act_answers_in_its_own_way(open_desk, base, act, how, provisions):
    desk = open_desk(act)
    street, case = lined(desk, base, PLOT), open_case(desk)
    done = stop_case(desk, case, street, "4", **how)
    assert [f["provision"] for f in done.entries[0].data["findings"]] == provisions


def test_every_street_that_a_plot_touches_is_found(open_desk, base):
    desk = open_desk("mp-1961")
    lined(desk, base)
    lined(desk, base, offset=4.0)
    office = desk.office()
    found = touched_streets(desk, office, PLOT, 0, desk.today())
    assert len(found) == 1 and found[0].cut.within == pytest.approx(15)


# Possession


def test_goa_waits_thirty_clear_days(open_desk, base):
    desk = open_desk("ga-1968")
    street = lined(desk, base, PLOT)
    how = {"area": "15.00", "order": ORDER, "served": date(2026, 9, 1)}
    with pytest.raises(LawError) as caught:
        take_possession(desk, street, "p4", "open", date(2026, 10, 1), **how)
    assert caught.value.section == "172(4)" and caught.value.first_day == date(2026, 10, 2)  # 30 clear days between
    done = take_possession(desk, street, "p4", "open", date(2026, 10, 2), **how).entries[0].data
    assert "vests in the Council" in done["deemed"] and done["first_day"] == "2026-10-02"
    assert street_of(desk, street).possessions[0]["area"] == "15.00"


def test_punjab_waits_seven_clear_days_and_the_commissioner_takes(open_desk, base):
    desk = open_desk("pb-1976")
    street = lined(desk, base, PLOT)
    how = {"area": "15.00", "order": ORDER, "served": date(2026, 9, 1)}
    commissioner = desk.as_officer("Commissioner")
    with pytest.raises(LawError) as caught:
        take_possession(commissioner, street, "p4", "external", date(2026, 9, 8), **how)
    assert caught.value.section == "234" and caught.value.first_day == date(2026, 9, 9)
    with pytest.raises(LawError, match="notice to the owner first"):
        take_possession(commissioner, street, "p4", "open", date(2026, 9, 9), area="1", order=ORDER)
    with pytest.raises(PowerError):
        take_possession(desk, street, "p4", "external", date(2026, 9, 9), **how)
    take_possession(commissioner, street, "p4", "external", date(2026, 9, 9), **how)
    take_possession(commissioner, street, "p4", "bare", date(2026, 9, 9), area="8.00", order=ORDER)
    assert street_of(desk, street).possessions[1]["vests"] == "pb-1976:232:3"


@pytest.mark.parametrize(
    ("act", "section", "whose"), [("ga-1968", "172(4)", "Collector"), ("pb-1976", "234 proviso", "Government")]
)
def test_government_land_is_asked_for(open_desk, base, act, section, whose):
    desk = head(open_desk(act))
    street = lined(desk, base, square("4", 10, 4.5, vests="government"))
    with pytest.raises(FieldError, match="is the Government's"):
        take_possession(
            desk, street, "p4", "open", date(2026, 10, 5), area="15", order=ORDER, served=date(2026, 9, 1)
        )
    with pytest.raises(LawError, match=whose) as caught:
        take_possession(desk, street, "p4", "government", date(2026, 10, 5), area="15", order=ORDER)
    assert caught.value.section == section
    late = {"number": "C/1", "day": "2026-10-06"}
    with pytest.raises(LawError, match="dated after"):
        take_possession(desk, street, "p4", "government", date(2026, 10, 5), area="15", order=ORDER, approval=late)
    take_possession(desk, street, "p4", "government", date(2026, 10, 6), area="15", order=ORDER, approval=late)


def test_a_useless_remainder_is_taken_at_the_owner_s_request_only(open_desk, base):
    desk = open_desk("pb-1976").as_officer("Commissioner")
    street = lined(desk, base, PLOT)
    with pytest.raises(LawError, match="request"):
        take_possession(desk, street, "p4", "remainder", date(2026, 9, 9), area="20", order=ORDER)
    take_possession(
        desk, street, "p4", "remainder", date(2026, 9, 9), area="20", order=ORDER, request=date(2026, 9, 1)
    )


@pytest.mark.parametrize(
    ("act", "kind"), [("rj-2009", "open"), ("rj-2009", "bare"), ("mp-1961", "remainder"), ("py-1973", "government")]
)
def test_where_the_act_gives_no_power_nothing_is_taken(open_desk, base, act, kind):
    desk = head(open_desk(act))
    with pytest.raises(LawError, match="gives no power"):
        take_possession(desk, lined(desk, base, PLOT), "p4", kind, date(2026, 9, 9), area="1", order=ORDER)


def test_in_madhya_pradesh_open_land_vests_by_the_line_itself(open_desk, base):
    desk = open_desk("mp-1961")
    street = lined(desk, base, PLOT)
    done = take_possession(desk, street, "p4", "open", date(2026, 9, 9), area="7.00", order=ORDER).entries[0].data
    assert done["provision"] == "mp-1961:183:3ii" and "vests in the Council" in done["deemed"]


# Undertakings, pb-1976 s. 231(4) to (7)


def test_an_owner_s_agreement_its_deposit_and_the_call(open_desk, base):
    desk = open_desk("pb-1976")
    street = lined(desk, base, PLOT)
    commissioner = desk.as_officer("Commissioner")
    how = (
        {"en": "Smt. Kaur"},
        {"number": "R-55", "day": "2026-09-02"},
        ["no compensation on removal"],
        date(2026, 9, 3),
    )
    with pytest.raises(PowerError):
        make_agreement(desk, street, "p4", *how)
    with pytest.raises(FieldError, match="number and the date"):
        make_agreement(commissioner, street, "p4", how[0], {"number": ""}, how[2], how[3])
    agreement = make_agreement(commissioner, street, "p4", *how).entries[0].data["agreement"]
    make_deposit(desk, street, agreement, 2_500_000, "RC/9", date(2026, 9, 4))
    call_removal(commissioner, street, agreement, "the street is widened", date(2026, 11, 1))
    held = street_of(desk, street).agreements[agreement]
    assert (held["deposits"][0]["paise"], held["removal"], held["registered"]["number"]) == (
        2_500_000,
        "2026-11-01",
        "R-55",
    )
    assert (
        held["registration"] == "pb-1976:231:7"
        and "successors" in held["deemed"]
        and held["register"] == "pb-1976:231:5.b"
    )


def test_other_acts_know_no_such_agreement(open_desk, base):
    desk = open_desk("mp-1961")
    with pytest.raises(LawError, match="no such agreement"):
        make_agreement(head(desk), lined(desk, base, PLOT), "p4", {}, ORDER, ["x"], date(2026, 9, 3))


def test_a_boundary_wall_after_sixty_days_without_steps(open_desk, base):
    desk = open_desk("pb-1976")
    case = open_case(desk)
    clock = wall_clock(desk, desk.case(case))
    assert clock and clock.last_day == date(2026, 11, 30) and clock.state == "running"
    assert wall_clock(desk, desk.case(case), date(2026, 12, 1)).state == "expired"
    other = open_desk("mp-1961")
    assert wall_clock(other, other.case(open_case(other))) is None


# Setting forward


def test_setting_forward_measures_the_land_and_prices_it(law, base):
    act = law.act("ga-1968")
    line = from_table(base, "left", [(0, 6), (100, 6)])
    found = forward(act, line, house(8.5, 20), "permit")
    assert (found.provision, found.section) == ("ga-1968:173:1a", "173(1)(a)")
    assert found.area == pytest.approx(Decimal("20.00"), abs=Decimal("0.02"))
    priced = price(
        act, found.price_provision, Land("strip", Decimal("20.00"), 1_250_050, "Collector's guideline 2026-27")
    )
    assert (priced.recover, priced.pay, priced.section) == (25_001_000, 0, "173(2)")
    with pytest.raises(LawError, match="does not stand behind"):
        forward(act, line, house(5.0, 20), "permit")
    with pytest.raises(LawError):
        forward(law.act("rj-2009"), line, house(8.5, 20), "permit")


BEHIND = square("4", 10, 4.5, structures=(house(8.5, 20),))


@pytest.mark.parametrize(("act", "how", "priced"), [("ga-1968", "permit", True), ("mp-1961", "permit", False)])
def test_a_building_is_let_forward_with_its_price_in_the_register(open_desk, base, act, how, priced):
    desk = open_desk(act)
    surveyor = Surveyor(None)  # nothing is printed
    street = lined(desk, base, BEHIND)
    found = surveyor.forward(desk, street, BEHIND.id, how, {})
    assert found["area"] == "20.00" and bool(found["price_section"]) is priced
    heads = {"rate": 100_000, "source": "Resolution 4"}
    done = surveyor.keep_forward(head(desk), street, BEHIND.id, how, heads, ORDER, date(2026, 9, 3))
    assert done.entries[0].kind == "building.set_forward"
    kept = street_of(desk, street).forwards[0]
    assert kept["worth"].get("recover", 0) == (2_000_000 if priced else 0) and kept["area"] == "20.00"


def test_only_what_the_act_knows_and_what_stands_back_comes_forward(open_desk, base):
    surveyor = Surveyor(None)
    desk = open_desk("mp-1961")
    with pytest.raises(LawError, match="does not speak"):
        surveyor.forward(desk, lined(desk, base, BEHIND), BEHIND.id, "require", {})
    with pytest.raises(LawError, match="behind a line"):
        surveyor.forward(desk, lined(desk, base, PLOT), PLOT.id, "permit", {})


# Shares taken down


def cubic(whole: str, down: str) -> dict:
    return {"cubic": [Piece("house", Decimal(whole), Decimal(down))]}


@pytest.mark.parametrize(("down", "exceeds"), [("120.00", False), ("120.01", True), ("0", False), ("240", True)])
@pytest.mark.parametrize(("act", "provision"), [("pb-1976", "pb-1976:232:1"), ("py-1973", "py-1973:259:1(a)")])
def test_more_than_half_is_more_than_half(law, act, provision, down, exceeds):
    share = next(s for s in taken_down(law.act(act), cubic("240", down)) if s.provision == provision)
    assert share.exceeds is exceeds and share.threshold == Fraction(1, 2)
    assert share.figures[-1] == f"{down} of 240 m³ = {percent(share.share)}"


def test_punjab_measures_content_walls_and_posts_each_by_itself(law):
    pieces = {
        **cubic("240", "100"),
        "superficial": [Piece("front", Decimal(30), Decimal(30)), Piece("back", Decimal(30), Decimal(1))],
        "posts": [Piece("posts", Decimal(8), Decimal(4))],
    }
    shares = {(s.provision, s.measure): (s.exceeds, s.level) for s in taken_down(law.act("pb-1976"), pieces)}
    assert shares == {
        ("pb-1976:232:1", "cubic"): (False, "ground"),
        ("pb-1976:257:b", "cubic"): (False, "plinth"),
        ("pb-1976:257:b", "superficial"): (True, "plinth"),
        ("pb-1976:257:b", "posts"): (False, "plinth"),
        ("pb-1976:260:1", "superficial"): (True, "plinth"),
    }


def test_where_the_act_names_no_measure_and_they_differ_the_officer_decides(law):
    agree = {**cubic("240", "200"), "superficial": [Piece("walls", Decimal(60), Decimal(50))]}
    differ = {**cubic("240", "200"), "superficial": [Piece("walls", Decimal(60), Decimal(10))]}
    assert {s.exceeds for s in taken_down(law.act("mp-1961"), agree)} == {True}
    assert {s.exceeds for s in taken_down(law.act("mp-1961"), differ)} == {None}
    assert {s.provision for s in taken_down(law.act("ga-1968"), agree)} == {"ga-1968:172:1a-ii", "ga-1968:173:1b"}
    assert taken_down(law.act("rj-2009"), agree) == []


def test_more_down_than_there_was_is_refused(law):
    with pytest.raises(FieldError, match="241 of 240 m³"):
        taken_down(law.act("pb-1976"), cubic("240", "241"))


def test_just_under_a_half_never_reads_as_a_half():
    assert percent(Fraction(1, 2)) == "50.00 %" and percent(Fraction(49_999, 100_000)) == "49.99… %"


# Money


def land(area: str, rate: int) -> list[Land]:
    return [Land("strip", Decimal(area), rate, "guideline 2026-27")]


def sums(*paise: int) -> list[Sum]:
    return [Sum(f"item {n}", p, "valuer's report") for n, p in enumerate(paise)]


@pytest.mark.parametrize(
    ("area", "rate", "paise"), [("9.57", 1_250_050, 11_962_979), ("0.01", 50, 1), ("0.01", 49, 0), ("10.00", 0, 0)]
)
def test_area_times_rate_in_whole_paise(area, rate, paise):
    assert value_of(land(area, rate)[0]) == paise  # 9.57 × 12,500.50 = 1,19,629.785: halves up


def test_punjab_takes_half_of_what_the_gain_exceeds_the_loss_by(law):
    act = law.act("pb-1976")
    rule = paying_of(act, "set_back")
    gained = compensation(act, rule, land=land("10.00", 1_000_00), expense=sums(50_000_00), rise=sums(2_51_000_01))
    assert gained.pay == 0 and gained.recover == 95_500_01  # half of 1,91,000.01
    assert gained.figures[-1].section.startswith("237(1)") and "× 0.5" in gained.figures[-1].working
    lost = compensation(
        act, rule, land=land("10.00", 10_000_00), building=sums(5_000_00), fall=sums(1_000_00), rise=sums(6_000_00)
    )
    assert (lost.pay, lost.recover) == (1_00_000_00, 0)
    assert [f.paise for f in lost.figures] == [1_00_000_00, 5_000_00, 1_000_00, -6_000_00]
    assert lost.pay == sum(f.paise for f in lost.figures)


def test_madhya_pradesh_regards_the_benefit_but_recovers_nothing(law):
    act = law.act("mp-1961")
    found = compensation(act, paying_of(act, "open"), land=land("7.00", 1_000_00), rise=sums(9_000_00))
    assert (found.pay, found.recover) == (0, 0) and any("303" in note for note in found.notes)
    with pytest.raises(FieldError, match="does not take this into account: building"):
        compensation(act, paying_of(act, "open"), building=sums(1))


def test_puducherry_pays_direct_damage_and_no_rise_is_set_off(law):
    act = law.act("py-1973")
    rule = paying_of(act, "set_back")
    assert compensation(act, rule, land=land("7.00", 1_000_00), fall=sums(500_00)).pay == 7_500_00
    with pytest.raises(FieldError):
        compensation(act, rule, rise=sums(1))


def test_goa_pays_nothing_for_a_building_under_the_dangerous_buildings_notice(law):
    act = law.act("ga-1968")
    rule = paying_of(act, "set_back")
    found = compensation(act, rule, land=land("7.00", 1_000_00), building=sums(90_000_00), exempt=True)
    assert found.pay == 7_000_00 and "190(1)" in found.notes[0]
    assert compensation(act, rule, land=land("7.00", 1_000_00), building=sums(90_000_00)).pay == 97_000_00
    punjab = law.act("pb-1976")
    with pytest.raises(FieldError, match="no such exception"):
        compensation(punjab, paying_of(punjab, "set_back"), building=sums(1), exempt=True)


def test_rajasthan_s_text_pays_nothing_and_says_so(law):
    with pytest.raises(LawError, match="says nothing of payment"):
        paying_of(law.act("rj-2009"), "set_back")


@pytest.mark.parametrize(
    "bad",
    [
        Land("x", Decimal("0"), 1, "s"),
        Land("x", Decimal("1.005"), 1, "s"),
        Land("x", Decimal("1"), -1, "s"),
        Land("x", Decimal("1"), 1, " "),
    ],
)
def test_a_figure_without_measure_or_source_is_refused(bad):
    with pytest.raises(FieldError):
        value_of(bad)


def test_a_working_is_kept_with_the_street(open_desk, base):
    desk = open_desk("mp-1961")
    street = lined(desk, base, PLOT)
    set_paid(desk, street, "p4", {"provision": "mp-1961:183:4", "pay": 700_00})
    assert street_of(desk, street).workings[0]["worth"]["pay"] == 700_00
