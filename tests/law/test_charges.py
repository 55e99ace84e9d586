"""What is owed, to the paisa."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.errors import FieldError
from desktop.law.charges import (
    apportion,
    compounding_fee,
    half_yearly_penalty,
    highest_fine,
    instalments,
)
from desktop.law.packs import load
from desktop.law.words import LANGUAGES, explain

LAW = load()
MP, PY = LAW.act("mp-1961"), LAW.act("py-1973")


def test_the_highest_fine_and_each_day_after_the_conviction():
    row = MP.provision("mp-1961:183:6")  # up to 500, and up to 10 for every day after the first conviction
    assert highest_fine(row).paise == 500_00
    found = highest_fine(row, date(2026, 3, 1), date(2026, 3, 31))
    assert found.paise == 500_00 + 30 * 10_00
    assert highest_fine(row, date(2026, 3, 1), date(2026, 3, 1)).paise == 500_00
    for language in LANGUAGES:
        assert "800" not in explain(found.steps, language)[0] and "300" in explain(found.steps, language)[1]


def test_a_section_with_a_daily_fine_only():
    row = MP.provision("mp-1961:187:8-penalty")
    assert highest_fine(row).paise == 0
    assert highest_fine(row, date(2026, 3, 1), date(2026, 3, 11)).paise == 10 * 100_00
    with pytest.raises(FieldError, match=r"187\(2\)"):
        highest_fine(MP.provision("mp-1961:187:2"))


@pytest.mark.parametrize(
    ("use", "plot", "percents"),
    [
        ("residential", "99.99", []),
        ("residential", "100", [20]),
        ("residential", "200", [20]),
        ("residential", "200.01", [30]),
        ("residential", "350", [30]),
        ("residential", "350.5", [40]),
        ("non-residential", "99", []),
        ("non-residential", "150", [30, 30]),
        ("non-residential", "220", [30, 45]),
        ("non-residential", "250", [30, 45]),
        ("non-residential", "251", [45]),
        ("non-residential", "351", [60]),
    ],
)
def test_compounding_by_slab_with_overlaps_and_gaps_told(use, plot, percents):
    found = compounding_fee(MP, "187-A", use, Decimal(plot), Decimal("12.5"), 8000_00)
    assert [fee.paise for fee in found.fees] == [percent * 1000_00 for percent in percents]
    assert (found.doubt is not None) is (len(set(percents)) != 1)
    if percents == [30, 45]:
        assert found.doubt is not None and len(found.doubt.choices) == 2


def test_compounding_refuses_what_can_t_be():
    for use, plot, area in [("shop", "150", "10"), ("residential", "0", "10"), ("residential", "150", "-1")]:
        with pytest.raises(FieldError):
            compounding_fee(MP, "187-A", use, Decimal(plot), Decimal(area), 100)


@pytest.mark.parametrize(
    ("floors", "until", "rupees"),
    [
        (["100"], "2026-04-01", 50),
        (["100"], "2026-09-30", 50),
        (["100"], "2026-10-01", 100),
        (["100.01"], "2026-04-01", 100),
        (["60", "60"], "2026-04-01", 100),  # each floor by itself
        (["250", "120"], "2027-04-01", 5 * 3 * 50),
    ],
)
def test_penalty_for_every_half_year_and_hundred_square_metres_or_part(floors, until, rupees):
    row = PY.provision("py-1973:315:1")
    found = half_yearly_penalty(row, [Decimal(f) for f in floors], date(2026, 4, 1), date.fromisoformat(until))
    assert found.paise == rupees * 100


def test_penalty_refuses_what_can_t_be():
    row = PY.provision("py-1973:315:1")
    with pytest.raises(FieldError):
        half_yearly_penalty(row, [Decimal(100)], date(2026, 4, 1), date(2026, 3, 31))
    with pytest.raises(FieldError):
        half_yearly_penalty(row, [], date(2026, 4, 1), date(2026, 5, 1))


def test_interest_on_improvement_expenses():
    row = MP.provision("mp-1961:298:1b")
    rate = next(amount.value for amount in row.amounts if amount.unit == "percent")
    assert rate is not None
    found = instalments(10_000_00, rate, 4, 2)  # four half-yearly instalments at 6¼ per cent a year
    assert [each.principal for each in found] == [2_500_00] * 4
    assert [each.interest for each in found] == [312_50, 234_38, 156_25, 78_13]
    assert found[0].total == 2_812_50
    with pytest.raises(FieldError):
        instalments(0, rate, 4, 2)


def test_shares_by_frontage():
    assert apportion(100_00, [10, 10, 10]) == [33_34, 33_33, 33_33]
    assert apportion(1, [Decimal("3.5"), Decimal("6.5")]) == [0, 1]
    for weights in ([], [0, 0], [5, -1]):
        with pytest.raises(FieldError):
            apportion(100, weights)


@given(st.integers(0, 10**9), st.lists(st.decimals(0, 500, places=2), min_size=1, max_size=30))
def test_shares_always_add_up_and_are_within_a_paisa(total, weights):
    if sum(weights) == 0:
        return
    shares = apportion(total, weights)
    assert sum(shares) == total
    for share, weight in zip(shares, weights, strict=True):
        assert abs(share - Decimal(total) * weight / sum(weights)) < 1


@given(st.integers(1, 10**9), st.integers(1, 60), st.integers(1, 12))
def test_instalments_pay_the_whole_and_interest_falls(principal, count, per_year):
    found = instalments(principal, 6.25, count, per_year)
    assert sum(each.principal for each in found) == principal
    assert [each.interest for each in found] == sorted((each.interest for each in found), reverse=True)
