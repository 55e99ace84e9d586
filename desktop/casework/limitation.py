"""Times within which a matter must be brought: a prosecution from its offence, a review from its order."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.core.dates import show
from desktop.core.errors import LawError
from desktop.law.model import Act, Bound, Period, Provision
from desktop.law.periods import reckon

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile

OFFENCES = ("offence.committed", "offence.known")


@lru_cache(maxsize=16)
def limits(act: Act) -> tuple[tuple[Provision, Period], ...]:
    """The Act's general times for a complaint to the court, such as `mp-1961` s. 313(1)."""
    return tuple(
        (row, period)
        for row in act.provisions()
        for period in row.periods
        if period.starts in OFFENCES and "complaint.made" in period.stops and period.bound is Bound.AT_MOST
    )


def need_prosecutable(act: Act, file: CaseFile, under: Provision, day: date) -> None:
    """Raise `LawError` where the complaint comes after the Act's limitation.

    It runs from the offence, or, where its date is not known or it goes on, from the day it became known.
    """
    facts = [f for f in file.facts if f.event in OFFENCES and f.data.get("provision", under.id) == under.id]
    begun = max(facts, key=lambda fact: fact.day, default=None)
    for row, period in limits(act):
        if begun is None or period.starts != begun.event or not period.length or not period.unit:
            continue
        last = reckon(begun.day, period.length, period.unit, period.bound).day
        if last and day > last:
            raise LawError(
                f"The complaint to the court could be made until {show(last)} (section {row.cite}); it comes too late.",
                section=row.cite,
                code="limitation",
            )


def need_reviewable(file: CaseFile, row: Provision, order: str, day: date, private: bool) -> None:
    """Raise `LawError` unless the order can be looked at again under `row` (`mp-1961` s. 332).

    It must stand, no appeal against it may be pending, and on a right between private persons the application keeps
    the time that the section gives.
    """
    made = next((o for o in file.orders if o["notice"] == order and o["entry"] not in file.void), None)
    if made is None:
        raise LawError("There is no such order that stands in this case.", section=row.cite, code="no_order")
    appealed = [f.event for f in file.facts if f.event in ("appeal.received", "appeal.decided")]
    if appealed and appealed[-1] == "appeal.received":
        message = "An appeal against the order is pending; it is not reviewed meanwhile."
        raise LawError(message, section=row.cite, code="appeal_pending")
    period = next((p for p in row.periods if p.starts == "order.made" and p.length and p.unit), None)
    if not private or period is None or not period.length or not period.unit:
        return
    last = reckon(date.fromisoformat(made["day"]), period.length, period.unit, period.bound).day
    if last and day > last:
        raise LawError(
            f"A review could be applied for until {show(last)} (section {row.cite}).",
            section=row.cite,
            code="limitation",
        )


def need_after_announced(file: CaseFile, row: Provision, day: date) -> None:
    """Raise `LawError` for a sale before the day for which its auction was last announced."""
    told = [d for d in file.deeds if d.get("act") == "announce_sale" and d["entry"] not in file.void]
    if told and day < (on := date.fromisoformat(told[-1]["on"])):
        raise LawError(
            f"The auction is announced for {show(on)}; the things are sold from that day.",
            section=row.cite,
            first_day=on,
            code="announced",
        )
