"""Who may sign, and who hears the appeal."""

from __future__ import annotations

from datetime import date

import pytest

from desktop.core.errors import PowerError
from desktop.law.appeals import appeal
from desktop.law.model import Fact
from desktop.law.overlays import Office, office_overlay
from desktop.law.powers import Held, check_power, signer

DAY = date(2026, 10, 6)
CMO, PRESIDENT = "Chief Municipal Officer", "President"


def made(provision: str, day: date = DAY, **data: object) -> list[Fact]:
    return [Fact("order.made", day, "o", {"provision": provision, **data})]


@pytest.mark.parametrize(
    ("provision", "authority", "source", "own"),
    [
        ("mp-1961:187:8b", CMO, "187(8) proviso (b)", True),
        ("mp-1961:187:3-decision", CMO, "306(b)", False),
        ("mp-1961:194:2b", CMO, "306(b)", False),
        ("mp-1961:184:1a", PRESIDENT, "306(a)", False),
        ("mp-1961:183:1", "Council", "183(1)", True),  # only 183(5) is delegated
        ("mp-1961:182:2-provisional", "Council", "182(2)", True),
    ],
)
def test_the_power_and_where_it_comes_from(mp, provision, authority, source, own):
    for body in ("municipal_council", "nagar_panchayat"):
        found = signer(mp, provision, body)
        assert (found.authority, found.source, found.own, found.doubt) == (authority, source, own, None)


def test_a_power_given_twice_is_a_doubt_that_the_office_can_settle(mp):
    found = signer(mp, "mp-1961:185:2", "municipal_council")
    assert {found.authority, *(a for a, _ in found.also)} == {CMO, PRESIDENT}
    assert found.doubt is not None and found.doubt.id == "power-185"
    choice = {"key": "choice.power-185", "authority": "Council", "dated": "2026-01-01", "paper": "Resolution 9"}
    for said, authority in [("the Chief Municipal Officer signs", CMO), ("the President signs", PRESIDENT)]:
        office = office_overlay({"values": [{**choice, "value": said}]})
        assert signer(mp, "mp-1961:185:2", "municipal_council", office=office, day=DAY).authority == authority


def test_a_section_asleep_gives_no_power_until_notified(mp):
    with pytest.raises(PowerError, match="305") as caught:
        signer(mp, "mp-1961:180:1", "nagar_panchayat")
    assert caught.value.section == "305"
    notified = {"key": "notified.180", "value": True, "authority": "State Government", "dated": "2026-02-04"}
    office = office_overlay({"values": [notified]})
    assert signer(mp, "mp-1961:180:1", "nagar_panchayat", office=office, day=DAY).source == "306(b)"
    with pytest.raises(PowerError):
        signer(mp, "mp-1961:180:1", "nagar_panchayat", office=office, day=date(2026, 2, 3))


def test_a_delegation_by_the_office_s_own_order_holds_in_its_time(law):
    pb = law.act("pb-1976")
    given = {
        "key": "delegation.buildings",
        "value": {"from": "Commissioner", "to": "Joint Commissioner", "sections": ["269"]},
        "authority": "Commissioner",
        "paper": "Order 11 of 2026",
        "dated": "2026-04-01",
        "until": "2026-12-31",
    }
    office = office_overlay({"values": [given]})
    found = signer(pb, "pb-1976:269:1", "municipal_corporation", office=office, day=DAY)
    assert (found.authority, found.source) == ("Joint Commissioner", "Order 11 of 2026")
    later = signer(pb, "pb-1976:269:1", "municipal_corporation", office=office, day=date(2027, 1, 1))
    assert (later.authority, later.own) == ("Commissioner", True)


def test_nobody_signs_under_a_power_he_did_not_hold_on_that_day(mp):
    cmo = [Held(CMO, date(2026, 1, 1), date(2026, 10, 5))]
    assert check_power(mp, "mp-1961:194:2b", "nagar_panchayat", cmo, date(2026, 10, 5)).source == "306(b)"
    for day, held in [(DAY, cmo), (date(2025, 12, 31), cmo), (DAY, [Held(PRESIDENT, date(2026, 1, 1))])]:
        with pytest.raises(PowerError, match=r"306\(b\)"):
            check_power(mp, "mp-1961:194:2b", "nagar_panchayat", held, day)
    both = check_power(mp, "mp-1961:185:2", "municipal_council", [Held(PRESIDENT, date(2026, 1, 1))], DAY)
    assert both.source == "306(a)"


@pytest.mark.parametrize(
    ("provision", "made_by", "body", "forum", "section"),
    [
        ("mp-1961:194:2b", CMO, "nagar_panchayat", "Collector", "308(1)(c)"),
        ("mp-1961:194:2b", CMO, "municipal_council", "Appeal Committee", "307(1)(b)"),
        ("mp-1961:184:1a", PRESIDENT, "municipal_council", "Council", "307(1)(a)"),
        ("mp-1961:184:1a", PRESIDENT, "nagar_panchayat", "Collector", "308(1)(b)"),
        ("mp-1961:187:8a", CMO, "municipal_council", "Appeal Committee", "307(1)(b)"),
        ("mp-1961:187:3-decision", CMO, "nagar_panchayat", "Collector", "308(1)(d)"),
    ],
)
def test_the_forum_depends_on_the_body_and_on_who_made_the_order(mp, provision, made_by, body, forum, section):
    found = appeal(mp, provision, made_by, body, made(provision), Office())
    assert found is not None
    assert (found.forum, found.section, found.doubts) == (forum, section, ())
    assert found.within is not None and found.within.length == 30
    assert found.last_day == date(2026, 11, 5)


def test_an_order_under_187_in_a_nagar_panchayat_goes_to_the_collector_with_a_doubt(mp):
    found = appeal(mp, "mp-1961:187:8a", CMO, "nagar_panchayat", made("mp-1961:187:8a"), Office())
    assert found is not None
    assert (found.forum, found.section, found.last_day) == ("Collector", "308", date(2026, 11, 5))
    assert [doubt.id for doubt in found.doubts] == ["appeal-187"]
    assert len(found.doubts[0].choices) == 2


def test_a_doubt_that_the_pack_does_not_tell_is_found(mp):
    found = appeal(mp, "mp-1961:194:2b", PRESIDENT, "nagar_panchayat", made("mp-1961:194:2b"), Office())
    assert found is not None and found.forum == "Collector"
    assert "308(1)(c)" in found.doubts[0].text and PRESIDENT in found.doubts[0].text


def test_the_last_day_moves_past_closed_days(mp):
    office = office_overlay({"closed": ["2026-11-05", "2026-11-06"], "weekly_off": [5, 6]})
    found = appeal(mp, "mp-1961:194:2b", CMO, "nagar_panchayat", made("mp-1961:194:2b"), office)
    assert found is not None and found.last_day == date(2026, 11, 9)
    assert [step.key for step in found.steps] == ["began", "excluded_first", "counted", "rolled"]


def test_no_appeal_is_invented(mp):
    assert appeal(mp, "mp-1961:182:2-provisional", "Council", "municipal_council", made(""), Office()) is None


def test_the_time_for_the_copy_is_left_out(law):
    rj = law.act("rj-2009")
    facts = made("rj-2009:183:4b")
    found = appeal(rj, "rj-2009:183:4b", "Municipality", "municipality", facts, Office())
    assert found is not None and (found.forum, found.last_day) == ("Collector", date(2026, 11, 5))
    facts += [
        Fact("order.copy_applied", date(2026, 10, 8)),
        Fact("order.copy_ready", date(2026, 10, 12), "", {"applied": "2026-10-08"}),
    ]
    found = appeal(rj, "rj-2009:183:4b", "Municipality", "municipality", facts, Office())
    assert found is not None and found.last_day == date(2026, 11, 10)


def test_an_appeal_without_a_time_of_its_own_runs_for_the_time_the_order_named(law):
    pb = law.act("pb-1976")
    open_time = appeal(pb, "pb-1976:269:1", "Commissioner", "municipal_corporation", made("pb-1976:269:1"), Office())
    assert open_time is not None and (open_time.within, open_time.last_day) == (None, None)
    named = made("pb-1976:269:1", set={"demolition": {"length": 15, "unit": "day"}})
    found = appeal(pb, "pb-1976:269:1", "Commissioner", "municipal_corporation", named, Office())
    assert found is not None and found.last_day == date(2026, 10, 21)
