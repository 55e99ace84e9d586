"""What the Act reckons: slabs with their overlaps and gaps, half-yearly penalty, shares, instalments, grants, audit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from desktop.casework import audit, deeds, dues, payments, receipts, reckon, shares, statement, tariff
from desktop.casework.money import dues as dues_in
from desktop.casework.money_of_deeds import money_of
from desktop.casework.ruling import clocks_of
from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError, PowerError
from desktop.law.packs import Law
from desktop.walk_office import open_office
from tests.casework.test_acts import SAID, Place

Open = Callable[[str], Place]
COUNCIL = {"authority": "Council", "number": "R-7", "dated": date(2026, 1, 30)}
ASK = {"use": "non-residential", "plot": "220", "area": "10", "locality": "bazaar", "payer": "A", "days": 15}


@pytest.fixture
def place(tmp_path: Path, law: Law) -> Iterator[Open]:
    """Opens the sample office of an Act."""
    opened: list[Place] = []

    def open_one(act_id: str) -> Place:
        act = law.act(act_id, date(2026, 2, 2))
        opened.append(Place(open_office(tmp_path, law, act, next(iter(act.bodies)))))
        return opened[-1]

    yield open_one
    for each in opened:
        each.office.program.close()


def zero(here: Place) -> None:
    """The whole ledger sums to zero."""
    assert sum(here.office.program.store.balances("").values()) == 0


def holder(here: Place, authority: str) -> str:
    """The login of who holds an authority in the sample office; '' if nobody does."""
    found = here.office.program.desk.office().holder(authority, here.day)
    return found.login if found else ""


def compounded(here: Place) -> str:
    """A case in which the offence of building without permission was compounded; who may demand the fee."""
    here.open("mp-1961:187-A:power")
    tariff.set_rate(here.desk("admin"), "land.bazaar", 1_000_00, "Collector of stamps 2026", here.day)
    told = {"says": SAID, "to": here.office.party(), "day": here.day}
    with pytest.raises(LawError) as early:
        reckon.demand_compounding(here.desk("chief_municipal_officer"), here.case, ASK)
    assert (early.value.section, early.value.code) == ("187-A", "not_compounded")
    deeds.record(
        here.desk("head"), here.case, "mp-1961:187-A:power", "compound", {**told, "confirmed": [*range(1, 9)]}
    )
    return "chief_municipal_officer"


def test_slabs_that_overlap_are_put_to_the_officer_with_the_section(place: Open) -> None:
    here = place("mp-1961")
    officer = compounded(here)
    with pytest.raises(LawError, match="More than one slab of section 187-A") as doubt:
        reckon.demand_compounding(here.desk(officer), here.case, ASK)
    assert doubt.value.params["choices"] == {
        "187-A first proviso (a)": 300_000,
        "187-A first proviso (c)": 450_000,
    }
    named = {**ASK, "slab": "187-A first proviso (a)"}
    with pytest.raises(LawError, match="with the reason"):
        reckon.demand_compounding(here.desk(officer), here.case, named)
    with pytest.raises(PowerError) as wrong:
        reckon.demand_compounding(here.desk("head"), here.case, {**named, "reason": "x"})
    assert wrong.value.section.startswith("306")
    done = reckon.demand_compounding(
        here.desk(officer), here.case, {**named, "reason": "the lower, as 187-A is read"}
    )
    data = done.entries[0].data
    assert (data["paise"], data["doubt"], len(data["choices"])) == (300_000, "compounding-fee-overlap", 2)
    with pytest.raises(LawError, match="demanded already"):
        reckon.demand_compounding(here.desk(officer), here.case, {**named, "reason": "x"})
    told = {"says": SAID, "to": here.office.party(), "day": here.day}
    with pytest.raises(FieldErrors, match="Only"):
        deeds.record(here.desk("clerk"), here.case, "mp-1961:187-A:power", "collect_fee", {**told, "paise": 300_001})
    deeds.record(here.desk("clerk"), here.case, "mp-1961:187-A:power", "collect_fee", {**told, "paise": 300_000})
    assert dues_in(here.file())[data["due"]].open == 0
    zero(here)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"plot": "90"}, "no_slab"),
        ({"locality": "elsewhere"}, "rate_not_set"),
    ],
)
def test_a_gap_of_the_slabs_gives_no_fee(place: Open, change: dict[str, str], code: str) -> None:
    here = place("mp-1961")
    officer = compounded(here)
    with pytest.raises(LawError) as refused:
        reckon.demand_compounding(here.desk(officer), here.case, {**ASK, **change})
    assert (refused.value.section, refused.value.code) == ("187-A", code)
    with pytest.raises(FieldError):
        reckon.demand_compounding(here.desk(officer), here.case, {**ASK, "area": "-1"})


def test_the_half_yearly_penalty_counts_floors_and_parts(place: Open) -> None:
    here = place("py-1973")
    here.open("py-1973:315:1")
    ask: dict[str, Any] = {"floors": ["150", "80.5"], "since": date(2025, 5, 1), "says": SAID, "days": 15}
    assert reckon.penalty(here.desk("clerk"), here.case, ask).paise == 3 * 2 * 5_000
    with pytest.raises(PowerError):
        reckon.demand_penalty(here.desk("clerk"), here.case, {**ask, "until": here.day})
    commissioner = holder(here, "Commissioner")
    with pytest.raises(LawError, match="at most ₹ 300") as above:
        reckon.demand_penalty(here.desk(commissioner), here.case, {**ask, "paise": 30_001})
    assert above.value.section == "315(1)"
    with pytest.raises(FieldError):
        reckon.penalty(here.desk("clerk"), here.case, {**ask, "since": date(2026, 2, 3)})
    done = reckon.demand_penalty(here.desk(commissioner), here.case, ask)
    assert done.entries[0].data["reckoned"][0]["halves"] == 2
    with pytest.raises(LawError, match="demanded up to 02-02-2026 already"):
        reckon.demand_penalty(here.desk(commissioner), here.case, ask)
    here.later(200)
    reckon.demand_penalty(here.desk(commissioner), here.case, {**ask, "since": date(2026, 2, 3)})
    due = str(done.entries[0].data["due"])
    dues.serve(here.desk("clerk"), here.case, {"due": due, "how": "tendered"})
    here.later(15)
    with pytest.raises(LawError) as early:
        dues.recover(here.desk(commissioner), here.case, {"due": due})
    assert (early.value.first_day, early.value.section) == (date(2026, 9, 6), "315(2)")
    here.later(1)
    entry = dues.recover(here.desk(commissioner), here.case, {"due": due}).entries[0]
    assert (entry.data["section"], entry.data["how"]) == ("315(2)", "in the same manner as the property tax")
    zero(here)


def test_an_expense_is_shared_by_frontage_or_as_settled(place: Open) -> None:
    here = place("mp-1961")
    here.open("mp-1961:298:1b")
    owners = [{"payer": "A", "frontage": "10"}, {"payer": "B", "frontage": "5.5"}, {"payer": "C", "frontage": "7"}]
    ask: dict[str, Any] = {"provision": "mp-1961:298:1b", "paise": 100_001, "says": SAID, "days": 30}
    ask |= {"owners": owners, "by": "frontage", "by_order_of": COUNCIL}
    with pytest.raises(PowerError):
        shares.demand_shares(here.desk("clerk"), here.case, ask)
    settled = [{"payer": "A", "paise": 60_000}, {"payer": "B", "paise": 40_000}]
    with pytest.raises(FieldError, match="must come to the expense, ₹ 1,000"):
        shares.demand_shares(here.desk("head"), here.case, {**ask, "owners": settled, "by": "settled"})
    with pytest.raises(FieldError, match="by frontage, or as settled"):
        shares.demand_shares(here.desk("head"), here.case, {**ask, "by": "guess"})
    done = shares.demand_shares(here.desk("head"), here.case, ask)
    assert [e.data["paise"] for e in done.entries] == [44_445, 24_445, 31_111]
    with pytest.raises(LawError, match="shared under section"):
        shares.demand_shares(here.desk("head"), here.case, ask)
    zero(here)


def test_improvement_expenses_are_spread_with_the_acts_interest(place: Open) -> None:
    here = place("mp-1961")
    here.open("mp-1961:187:3-conditions")
    told = {"head": "expenses", "provision": "mp-1961:187:3-conditions", "days": 30, "payer": "A"}
    told |= {"items": [{"says": SAID, "paise": 100_000}]}
    due = str(dues.demand(here.desk("chief_municipal_officer"), here.case, told).entries[0].data["due"])
    ask: dict[str, Any] = {"due": due, "count": 4, "per_year": 2, "first": date(2026, 8, 1), "by_order_of": COUNCIL}
    with pytest.raises(PowerError):
        shares.spread_due(here.desk("clerk"), here.case, ask)
    for change in ({"count": 0}, {"per_year": 3}, {"first": here.day}):
        with pytest.raises(FieldError):
            shares.spread_due(here.desk("head"), here.case, {**ask, **change})
    done = shares.spread_due(here.desk("head"), here.case, ask)
    plan = done.entries[0].data["instalments"]
    assert [(p["day"], p["principal"], p["interest"]) for p in plan] == [
        ("2026-08-01", 25_000, 3_125),
        ("2027-02-01", 25_000, 2_344),
        ("2027-08-01", 25_000, 1_563),
        ("2028-02-01", 25_000, 781),
    ]
    found = dues_in(here.file())
    assert found[due].fallen(date(2026, 8, 1)) == 25_000 and found[due].open == 100_000
    assert sum(d.open for d in found.values()) == 107_813
    with pytest.raises(LawError, match="spread already") as twice:
        shares.spread_due(here.desk("head"), here.case, ask)
    assert twice.value.section == "298(1)(b)"
    year = statement.statement(here.desk("head"), date(2026, 2, 1), date(2027, 2, 1))
    assert year.proved and {x.head: x.balance for x in year.lines} == {"expenses": 50_000, "interest": 5_469}
    receipts.receive(here.desk("clerk"), here.case, {"due": due, "paise": 30_000})
    assert dues_in(here.file())[due].fallen(date(2026, 8, 1)) == 0
    zero(here)


def test_where_the_act_gives_no_instalments_none_are_made(place: Open) -> None:
    here = place("py-1973")
    here.open("py-1973:315:1")
    ask = {"floors": ["150"], "since": date(2025, 5, 1), "says": SAID, "days": 15}
    commissioner = holder(here, "Commissioner")
    due = str(reckon.demand_penalty(here.desk(commissioner), here.case, ask).entries[0].data["due"])
    with pytest.raises(LawError, match="no instalments") as refused:
        shares.spread_due(here.desk(commissioner), here.case, {"due": due, "count": 2, "per_year": 2})
    assert refused.value.section == "315(1)"


def test_a_fine_is_the_courts_and_goes_on_by_the_day(place: Open) -> None:
    here = place("mp-1961")
    rows = [r for r in here.office.act.provisions() if r.fine and r.fine.daily_max and r.fine.max]
    row = next(r for r in rows if r.procedure == "prosecution")
    assert row.fine and row.fine.max and row.fine.daily_max
    here.open(row.id)
    once, daily = int(row.fine.max * 100), int(row.fine.daily_max * 100)
    ask: dict[str, Any] = {"provision": row.id, "paise": once, "says": SAID, "days": 15, "court": "Magistrate"}
    with pytest.raises(LawError, match="No conviction") as none:
        reckon.demand_fine(here.desk("head"), here.case, ask)
    assert none.value.section == row.cite
    told: dict[str, Any] = {"says": SAID, "to": here.office.party(), "court": SAID, "paise": once}
    for act in ("record_offence", "complain", "record_conviction"):
        here.later(1)
        deeds.record(here.desk("head"), here.case, row.id, act, {**told, "day": here.day})
    convicted = here.day
    here.later(10)
    with pytest.raises(FieldError, match="court"):
        reckon.demand_fine(here.desk("head"), here.case, {**ask, "court": ""})
    with pytest.raises(PowerError):
        reckon.demand_fine(here.desk("inspector"), here.case, ask)
    most = once + 10 * daily
    with pytest.raises(LawError, match="at most") as above:
        reckon.demand_fine(here.desk("head"), here.case, {**ask, "paise": most + 1, "until": here.day})
    assert above.value.code == "above_highest"
    with pytest.raises(LawError, match="at most"):
        reckon.demand_fine(here.desk("head"), here.case, {**ask, "paise": once + 1})
    data = reckon.demand_fine(here.desk("head"), here.case, {**ask, "paise": most, "until": here.day}).entries[0].data
    assert data["reckoned"][1]["days"] == (here.day - convicted).days == 10
    zero(here)


def paying(**more: Any) -> dict[str, Any]:
    """A payment by cheque for lamps."""
    return {"paise": 40_000, "to_whom": "Lamp dealer", "says": "lamps", "mode": "cheque", "reference": "77", **more}


def test_nothing_is_paid_without_a_grant_that_is_large_enough(place: Open) -> None:
    here = place("py-1973")
    with pytest.raises(LawError) as none:
        payments.pay(here.desk("head"), "", paying(grant="lighting"))
    assert (none.value.section, none.value.code) == ("195", "no_grant")
    with pytest.raises(PowerError):
        payments.set_grant(here.desk("clerk"), "lighting", "2025-26", 50_000, "Resolution 3", here.day)
    with pytest.raises(FieldError):
        payments.set_grant(here.desk("head"), "lighting", "2024-25", 50_000, "Resolution 3", here.day)
    payments.set_grant(here.desk("head"), "lighting", "2025-26", 50_000, "Resolution 3", here.day)
    with pytest.raises(PowerError):
        payments.pay(here.desk("clerk"), "", paying(grant="lighting"))
    paid = payments.pay(here.desk("head"), "", paying(grant="lighting"))
    with pytest.raises(LawError, match="only ₹ 100 are left") as spent:
        payments.pay(here.desk("head"), "", paying(grant="lighting", paise=10_001))
    assert spent.value.code == "grant_spent"
    assert payments.grants(here.desk("head"), "2025-26")["lighting"].left == 10_000
    assert paid.papers and paid.entries[0].data["papers"][0]["kind"] == "voucher"
    with pytest.raises(FieldError, match=r"\(a\) to \(j\)"):
        payments.pay(here.desk("head"), "", paying(exempt="k"))
    payments.pay(here.desk("head"), "", paying(exempt="a"))
    urgent = payments.pay(here.desk("head"), "", paying(exempt="e")).entries[0]
    assert [e.id for e in payments.to_report(here.desk("head"), "2025-26")] == [urgent.id]
    with pytest.raises(FieldError, match="reported after"):
        payments.report_payment(here.desk("head"), urgent.id, date(2026, 2, 1), "C-9")
    payments.report_payment(here.desk("head"), urgent.id, here.day, "C-9")
    with pytest.raises(FieldError, match="No such payment waits"):
        payments.report_payment(here.desk("head"), urgent.id, here.day, "C-9")
    with pytest.raises(FieldError, match="in cash are held"):
        payments.pay(here.desk("head"), "", paying(exempt="b", mode="cash"))
    zero(here)


def certificate(here: Place) -> str:
    """The auditors certified ₹ 2,000 to be due from a person."""
    told: dict[str, Any] = {"what": "certificate", "number": "AC/4", "says": "sum not accounted for", "day": here.day}
    with pytest.raises(FieldError, match="Name from whom"):
        audit.receive(here.desk("clerk"), {**told, "paise": 200_000})
    done = audit.receive(here.desk("clerk"), {**told, "paise": 200_000, "person": "Store keeper"})
    here.case = done.case
    return f"surcharge/{done.case}"


def test_a_certified_sum_is_paid_or_taken_to_the_director_in_fourteen_days(place: Open) -> None:
    here = place("py-1973")
    due = certificate(here)
    last = {c.provision: c.last_day for c in clocks_of(here.desk("clerk"), here.file()) if c.last_day}
    assert last["py-1973:211:main"] == last["py-1973:210:1.1"] == date(2026, 2, 16)
    told = {"says": "aggrieved", "number": "A-1"}
    with pytest.raises(LawError, match="comes after: apply_director"):
        audit.step(here.desk("head"), here.case, "director_order", told)
    here.later(15)
    with pytest.raises(LawError, match="ran out on 16-02-2026") as late:
        audit.step(here.desk("clerk"), here.case, "apply_director", told)
    assert late.value.section == "210(1)"
    here.later(-1)
    assert audit.waiting(here.desk("clerk"), here.case, here.day) == ["apply_director", "waive"]
    audit.step(here.desk("clerk"), here.case, "apply_director", told)
    with pytest.raises(LawError, match="already"):
        audit.step(here.desk("clerk"), here.case, "apply_director", told)
    director = {"authority": "Director", "number": "D-2", "dated": here.day}
    with pytest.raises(PowerError, match="for the Director"):
        audit.step(here.desk("head"), here.case, "director_order", told)
    more = {**told, "by_order_of": director, "paise": 150_000}
    audit.step(here.desk("head"), here.case, "director_order", more)
    assert dues_in(here.file())[due].open == 150_000
    with pytest.raises(LawError, match="deposited first"):
        audit.step(here.desk("clerk"), here.case, "appeal_court", told)
    receipts.receive(here.desk("clerk"), here.case, {"due": due, "paise": 150_000})
    assert here.file().happened("payment.made")
    audit.step(here.desk("clerk"), here.case, "appeal_court", told)
    zero(here)


def test_the_government_may_let_a_certified_sum_go(place: Open) -> None:
    here = place("py-1973")
    due = certificate(here)
    paper = {"authority": "Government", "number": "G-1", "dated": here.day}
    told = {"says": "waived", "by_order_of": paper}
    with pytest.raises(FieldError, match="More than is open"):
        audit.step(here.desk("head"), here.case, "waive", {**told, "paise": 200_001})
    audit.step(here.desk("head"), here.case, "waive", {**told, "paise": 200_000})
    assert dues_in(here.file())[due].open == 0
    zero(here)


def test_remarks_on_the_final_statement_have_three_months(place: Open) -> None:
    here = place("py-1973")
    told = {"what": "final_statement", "number": "FS/1", "says": "final statement of the audit"}
    here.case = audit.receive(here.desk("clerk"), told).case
    (clock,) = [c for c in clocks_of(here.desk("clerk"), here.file()) if c.provision == "py-1973:208:main"]
    assert (clock.last_day, clock.section) == (date(2026, 5, 2), "208")
    audit.step(here.desk("head"), here.case, "remarks", {"says": "remarks", "by_order_of": COUNCIL})
    states = {c.provision: c.state for c in clocks_of(here.desk("clerk"), here.file())}
    assert states["py-1973:208:main"] == "met"
    here.case = audit.receive(here.desk("clerk"), {**told, "what": "irregularity"}).case
    with pytest.raises(LawError, match="comes after: remedy"):
        audit.step(here.desk("head"), here.case, "tell_council", {"says": "x"})


def test_an_act_without_such_an_audit_refuses_it(place: Open) -> None:
    here = place("mp-1961")
    with pytest.raises(LawError, match="nothing of such an audit"):
        audit.receive(here.desk("clerk"), {"what": "loss", "number": "1", "says": "x"})
    with pytest.raises(NagardeskError):
        audit.receive(here.desk("clerk"), {"what": "gossip", "number": "1", "says": "x"})


def test_a_sale_keeps_what_is_left_of_the_price_for_the_owner(place: Open) -> None:
    here = place("mp-1961")
    file, desk = here.office.program.desk.case(here.open("mp-1961:187-A:power")), here.desk("head")
    row = here.office.act.provision("mp-1961:187-A:power")
    told: dict[str, Any] = {"mode": "cash", "charges": 30_000}
    sold = money_of(desk, desk.me(), file, row, "sell_things", 50_000, told, here.day)
    lines = {(account, paise) for account, paise in sold["postings"]}
    assert (f"held/{file.id}", -20_000) in lines and ("demand/sale", -30_000) in lines
    for act, other in (("pay_balance", ("bank", -20_000)), ("credit_balance", ("demand/sale", -20_000))):
        left = money_of(desk, desk.me(), file, row, act, 20_000, {}, here.day)["postings"]
        assert [f"held/{file.id}", 20_000] in left and list(other) in left and sum(p for _, p in left) == 0
    paid = money_of(desk, desk.me(), file, row, "pay_compensation", 700, {}, here.day)
    assert paid["postings"][0] == ["bank", -700]
    with pytest.raises(FieldErrors, match="in cash are held"):
        money_of(desk, desk.me(), file, row, "pay_compensation", 700, {"mode": "cash", "source": "till"}, here.day)
