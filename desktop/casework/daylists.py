"""What the office does by days: the hearings fixed for some days, and what was entered on some days, by whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk, Done
from desktop.casework.hearing import adjourn, sitting
from desktop.casework.outward import touched
from desktop.casework.ports import Wanted
from desktop.casework.wording import Said
from desktop.core.clock import civil_day, parse_instant
from desktop.core.dates import show
from desktop.core.entry import Entry
from desktop.core.errors import NagardeskError

BEFORE = timedelta(
    days=730
)  # as long before its day a hearing is looked for; `need_near` lets none be fixed farther off
FIXED = ("notice.issued", "hearing.fixed", "hearing.adjourned")  # a notice may call to the hearing itself


@dataclass(frozen=True, slots=True)
class Sitting:
    """A hearing that stands: its case, the notice, and `told`, what was fixed (on, hour, place, number, papers)."""

    file: CaseFile
    notice: str
    told: Mapping[str, Any]


def sittings(desk: Desk, since: date, until: date) -> list[Sitting]:
    """The hearings that stand fixed from `since` to `until` (both included) and are not held, by day and hour."""
    days = (since.isoformat(), until.isoformat())
    asked = dict.fromkeys(
        (line.entry.subject.removeprefix("case:"), str(line.entry.data.get("notice", "")))
        for line in desk.store.lines(Wanted(FIXED, since - BEFORE, desk.today()))
        if days[0] <= str((line.entry.data.get("hearing") or line.entry.data).get("on", "")) <= days[1]
    )
    found = []
    for case, notice in asked:
        file = desk.case(case)
        told = sitting(file, notice)
        if told and days[0] <= told["on"] <= days[1] and file.order_on(notice) is None:
            found.append(Sitting(file, notice, told))
    return sorted(found, key=lambda each: (each.told["on"], each.told["hour"], each.file.number))


def adjourn_all(
    desk: Desk, since: date, until: date, day: date, reason: Said
) -> tuple[list[Done], list[tuple[Sitting, NagardeskError]]]:
    """Adjourn each hearing of these days to `day`, at its own hour and place and for one reason, each with its notice.

    Gives what was done and what was refused, each with its reason: a hearing that can't be adjourned stays as it is and
    holds up no other. Raises `NagardeskError` where no hearing stands fixed for these days.
    """
    standing = sittings(desk, since, until)
    if not standing:
        named = " – ".join(dict.fromkeys((show(since), show(until))))
        raise NagardeskError(f"No hearing is fixed for {named}.", code="no_hearings", days=named)
    done, refused = [], []
    for each in standing:
        try:
            told = each.told
            done.append(adjourn(desk, each.file.id, each.notice, day, told["hour"], told["place"], reason))
        except NagardeskError as error:
            refused.append((each, error))
    return done, refused


def entered(desk: Desk, since: date, until: date) -> Iterator[tuple[CaseFile, Entry]]:
    """What was entered in cases from `since` to `until` by India's calendar, whatever day it is about; case by case."""
    for case in touched(desk, since):
        file = desk.case(case)
        for entry in file.entries:
            if since <= civil_day(parse_instant(entry.at)) <= until:
                yield file, entry
