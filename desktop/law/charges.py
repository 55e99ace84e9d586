"""What is owed: fines at their highest, compounding fees, half-yearly penalties, interest, shares; whole paise.

Every number comes from the pack's provision; an amount that does not come out even is rounded to the nearer paisa,
and shares always add up to the whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from fractions import Fraction
from math import ceil, floor

from desktop.core.errors import FieldError
from desktop.core.money import show
from desktop.law.model import Act, Doubt, Provision, Unit
from desktop.law.periods import Param, Step, add

USES = ("residential", "non-residential")


@dataclass(frozen=True, slots=True)
class Charge:
    """An amount in paise, the provision it comes from, and how it was worked out."""

    paise: int
    provision: str
    section: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Compounding:
    """Every fee that the slabs give for a plot; more than one, or none, is a doubt for the officer."""

    fees: tuple[Charge, ...]
    doubt: Doubt | None


@dataclass(frozen=True, slots=True)
class Instalment:
    """One instalment in paise: part of the principal, and interest on what was still owed."""

    number: int
    principal: int
    interest: int

    @property
    def total(self) -> int:
        """What is paid."""
        return self.principal + self.interest


def to_paise(rupees: int | float | Decimal) -> int:
    """Rupees of a pack as paise."""
    return round_half_up(Fraction(str(rupees)) * 100)


def round_half_up(amount: Fraction) -> int:
    """To the nearer whole; a half goes up."""
    return floor(amount + Fraction(1, 2))


def highest_fine(row: Provision, convicted: date | None = None, until: date | None = None) -> Charge:
    """The highest fine under a provision; with the day of the first conviction and the last day on which the offence
    went on, the daily fine for each day after the conviction is added. Raises `FieldError` if there is no fine.
    """
    if row.fine is None:
        raise FieldError("provision", f"Section {row.cite} lays down no fine.", code="no_fine")
    total, steps = 0, []
    if row.fine.max is not None:
        total = to_paise(row.fine.max)
        steps.append(Step("fine_highest", {"amount": show(total), "section": row.cite}))
    if row.fine.daily_max is not None and convicted and until and until > convicted:
        days, daily = (until - convicted).days, to_paise(row.fine.daily_max)
        total += days * daily
        told: dict[str, Param] = {
            "days": days,
            "rate": show(daily),
            "first": convicted + timedelta(days=1),
            "last": until,
        }
        steps.append(Step("fine_daily", {**told, "amount": show(days * daily), "section": row.cite}))
    return Charge(total, row.id, row.cite, tuple(steps))


def compounding_fee(act: Act, section: str, use: str, plot: Decimal, area: Decimal, rate_paise: int) -> Compounding:
    """The fees that the slabs of `section` give for compounding.

    `use` is residential or non-residential, `plot` and the unauthorised `area` are in square metres, `rate_paise` is
    the rate of sale of land per square metre. Raises `FieldError` for a use or a measure that can't be.
    """
    if use not in USES:
        raise FieldError("use", "Choose residential or non-residential.", code="use")
    for field, value in (("plot", plot), ("area", area)):
        if value <= 0:
            raise FieldError(field, "Give an area above zero, in square metres.", code="area")
    fees = []
    for row in act.section(section):
        percent = _percent(row, use)
        if percent is not None and _in_slab(row, plot):
            amount = round_half_up(Fraction(area) * rate_paise * percent / 100)
            told = {"percent": _plain(percent), "area": str(area), "rate": show(rate_paise), "amount": show(amount)}
            fees.append(Charge(amount, row.id, row.cite, (Step("slab", {**told, "section": row.cite}),)))
    different = {fee.paise for fee in fees}
    return Compounding(tuple(fees), _slab_doubt(section, fees) if len(different) != 1 else None)


def _percent(row: Provision, use: str) -> Fraction | None:
    for amount in row.amounts:
        for_use = "non-residential" if "non-residential" in amount.name else "residential"
        if (
            amount.unit == "percent"
            and amount.value is not None
            and amount.name.endswith("residential")
            and use == for_use
        ):
            return Fraction(str(amount.value))
    return None


def _in_slab(row: Provision, plot: Decimal) -> bool:
    for amount in row.amounts:
        if amount.unit != "square_metre" or amount.value is None:
            continue
        limit = Decimal(str(amount.value))
        if (amount.basis == "least" and plot < limit) or (amount.basis == "more than" and plot <= limit):
            return False
        if amount.basis == "most" and plot > limit:
            return False
    return True


def _slab_doubt(section: str, fees: Sequence[Charge]) -> Doubt:
    if not fees:
        return Doubt((section,), f"No slab of section {section} covers this plot and use.")
    cited = tuple(fee.section for fee in fees)
    choices = tuple(f"{fee.section}: {show(fee.paise)}" for fee in fees)
    return Doubt(cited, f"More than one slab of section {section} covers this plot, at different rates.", choices)


def half_yearly_penalty(row: Provision, floors: Sequence[Decimal], since: date, until: date) -> Charge:
    """The highest penalty by half-years and area, a part of either counted in full, each floor by itself.

    `floors` are the areas in square metres of each floor built or altered, `since` the day from which the penalty
    was directed, `until` the last day counted (both included). Raises `FieldError` for dates or areas that can't be.
    """
    if until < since:
        raise FieldError("until", "The last day can't be before the first.", code="before_start")
    if not floors or any(area <= 0 for area in floors):
        raise FieldError("floors", "Give the area of each floor, above zero, in square metres.", code="area")
    rate = next(a.value for a in row.amounts if a.unit == "rupee" and a.value is not None)
    each = next(a.value for a in row.amounts if a.unit == "square_metre" and a.value is not None)
    units = sum(ceil(Fraction(area) / Fraction(str(each))) for area in floors)
    halves = 1
    while add(since, halves, Unit.HALF_YEAR) <= until:
        halves += 1
    total = units * halves * to_paise(rate)
    told: dict[str, Param] = {"units": units, "halves": halves, "rate": show(to_paise(rate)), "amount": show(total)}
    return Charge(total, row.id, row.cite, (Step("half_years", {**told, "section": row.cite}),))


def instalments(principal: int, percent: int | float | Decimal, count: int, per_year: int) -> list[Instalment]:
    """Equal instalments of `principal` paise with simple yearly interest on what is still owed, `per_year` a year.

    The parts of the principal add up to it exactly. Raises `FieldError` for numbers that can't be.
    """
    if principal <= 0 or count < 1 or per_year < 1:
        raise FieldError("count", "Give an amount, and at least one instalment in a year.", code="instalments")
    yearly = Fraction(str(percent)) / 100
    owed, found = principal, []
    for number, part in enumerate(apportion(principal, [1] * count), 1):
        interest = round_half_up(owed * yearly / per_year)
        found.append(Instalment(number, part, interest))
        owed -= part
    return found


def apportion(total: int, weights: Sequence[int | Decimal]) -> list[int]:
    """`total` paise shared by weights such as frontages; the parts add up to it exactly.

    The paise left over go to the largest remainders, the earlier first. Raises `FieldError` without a weight.
    """
    parts = [Fraction(weight) for weight in weights]
    if total < 0 or not parts or min(parts) < 0 or sum(parts) == 0:
        raise FieldError("frontages", "Give every frontage, and at least one above zero.", code="frontages")
    exact = [total * part / sum(parts) for part in parts]
    shares = [floor(share) for share in exact]
    by_remainder = sorted(range(len(parts)), key=lambda n: (shares[n] - exact[n], n))
    for n in by_remainder[: total - sum(shares)]:
        shares[n] += 1
    return shares


def _plain(number: Fraction) -> str:
    return str(int(number)) if number.denominator == 1 else str(float(number))
