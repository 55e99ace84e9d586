"""Compensation, betterment and prices worked out on paper: every figure with its quantity, rate and source.

Money is whole paise; area times rate is rounded once, halves up. Rates and values are the office's, each with the paper
it comes from; shares are the Act's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import TypeVar

from desktop.casework.street_law import Paying
from desktop.core import money
from desktop.core.errors import FieldError
from desktop.core.text import clean
from desktop.law.model import Act


@dataclass(frozen=True, slots=True)
class Land:
    """A piece of land at a rate: area in m² (two decimals), paise for each m², and where the rate comes from."""

    name: str
    area: Decimal
    rate: int
    source: str


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum that somebody assessed, in paise, and the paper that says so."""

    name: str
    paise: int
    source: str


T = TypeVar("T", Land, Sum)


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the working: what, by how much at which rate, and the paise it adds (or takes away)."""

    key: str
    name: str
    paise: int
    section: str
    working: str
    source: str = ""


@dataclass(frozen=True, slots=True)
class Worth:
    """The working and its result: `pay` goes to the owner, `recover` comes from him (paise; one of them is 0)."""

    provision: str
    section: str
    figures: tuple[Figure, ...]
    pay: int
    recover: int
    notes: tuple[str, ...]


def value_of(land: Land) -> int:
    """Area times rate in paise, halves up. Raises `FieldError` for an area or rate that is none, or no source."""
    if land.area <= 0 or land.area != land.area.quantize(Decimal("0.01")) or land.rate < 0:
        raise FieldError(
            land.name, f"{land.name}: {land.area} m² at {land.rate} paise can't be reckoned.", code="worth"
        )
    _need_source(land.name, land.source)
    return int((land.area * land.rate).quantize(Decimal(1), ROUND_HALF_UP))


def compensation(
    act: Act,
    rule: Paying,
    *,
    land: Sequence[Land] = (),
    building: Sequence[Sum] = (),
    expense: Sequence[Sum] = (),
    fall: Sequence[Sum] = (),
    rise: Sequence[Sum] = (),
    exempt: bool = False,
) -> Worth:
    """What the owner is paid, or pays, under a rule of `street_law.PAYING`.

    `fall` and `rise` are changes in the value of what is left to him. `exempt` says that the building is under the
    notice for which the Act pays nothing. Raises `FieldError` for a head that the Act does not know.
    """
    row = act.provision(rule.provision)
    figures = [
        Figure("land", each.name, value_of(each), row.cite,
               f"{each.area} m² × ₹ {money.show(each.rate)}", each.source)
        for each in _allowed(rule, "land", land, row.cite)
    ]  # fmt: skip
    notes = []
    if exempt and building:
        exception = act.provision(rule.exempt).exceptions[0] if rule.exempt else ""
        if not exception:
            raise FieldError("exempt", f"Section {row.cite} knows no such exception.", code="worth_exempt")
        notes.append(f"Section {row.cite}: nothing for {exception}.")
        building = ()
    for key, sums, sign in (
        ("building", building, 1),
        ("expense", expense, 1),
        ("fall", fall, 1),
        ("rise", rise, -1),
    ):
        figures += [_sum(key, each, sign, row.cite) for each in _allowed(rule, key, sums, row.cite)]
    loss = sum(f.paise for f in figures if f.paise > 0)
    gain = -sum(f.paise for f in figures if f.paise < 0)
    pay, recover = max(loss - gain, 0), 0
    if gain > loss and rule.betterment:
        betterment = act.provision(rule.betterment)
        share = Fraction(str(betterment.amounts[0].value))
        recover = _rounded((gain - loss) * share)
        working = f"(₹ {money.show(gain)} − ₹ {money.show(loss)}) × {betterment.amounts[0].value}"
        figures.append(Figure("betterment", betterment.heading, -recover, betterment.cite, working))
    elif gain > loss:
        notes.append(
            f"Section {row.cite}: the rise is greater than the loss; nothing is paid, and nothing is recovered."
        )
    if rule.dispute:
        notes.append(f"If the owner does not agree, section {rule.dispute} settles it.")
    return Worth(row.id, row.cite, tuple(figures), pay, recover, tuple(notes))


def price(act: Act, provision: str, land: Land) -> Worth:
    """The price of the body's land that a building set forward takes in; the Act leaves the rate to the body."""
    row = act.provision(provision)
    paise = value_of(land)
    working = f"{land.area} m² × ₹ {money.show(land.rate)}"
    return Worth(row.id, row.cite, (Figure("price", land.name, paise, row.cite, working, land.source),), 0, paise, ())


def _allowed(rule: Paying, key: str, given: Sequence[T], section: str) -> Sequence[T]:
    if given and key not in rule.counts:
        raise FieldError(
            key, f"Section {section} does not take this into account: {key}.", code="worth_head", key=key
        )
    return given


def _sum(key: str, given: Sum, sign: int, section: str) -> Figure:
    if given.paise < 0:
        raise FieldError(given.name, f"{given.name}: write the sum without a sign.", code="worth_sign")
    _need_source(given.name, given.source)
    return Figure(key, given.name, sign * given.paise, section, f"₹ {money.show(given.paise)}", given.source)


def _need_source(name: str, source: str) -> None:
    if not clean(source):
        raise FieldError(name, f"{name}: name the paper that the figure comes from.", code="worth_source")


def _rounded(value: Fraction) -> int:
    return int((value * 2 + 1) // 2)
