"""The time that a paper gives: what the section leaves to the officer, its least and its most, and the directions'."""

from __future__ import annotations

from datetime import date

from desktop.casework.desk import Desk
from desktop.casework.file import CaseFile
from desktop.casework.ruling import act_of, overlay
from desktop.core.errors import FieldError
from desktop.law import guards
from desktop.law.model import Bound, Period, Provision, Unit
from desktop.law.periods import reckon

DAYS = (Unit.DAY, Unit.CLEAR_DAY)
_FROM_PAPER = ("notice.issued", "notice.served", "order.made", "order.served")
_OTHERS = ("addressee", "nobody")


def open_time(provision: Provision) -> str:
    """The name of the period that the Act leaves to the notice or the office, or '' where it fixes every time."""
    for period in provision.periods:
        if period.length is None and period.set_by in ("notice", "office"):
            return period.name
    return ""


def called(provision: Provision) -> str:
    """The name of the period in which the notice calls the addressee to attend on a day that it names, or ''."""
    for period in provision.periods:
        if period.set_by == "notice" and period.runs_for == "addressee" and "hearing.held" in period.stops:
            return period.name
    return ""


def need_days(row: Provision, days: int | None, today: date | None = None) -> None:
    """Raise `FieldError` unless `days` is a time that the section lets the officer set.

    A least time in months is looked at from `today`, where it is given.
    """
    if open_time(row) and days is None and not called(row):
        raise FieldError(
            "days",
            f"Section {row.cite} fixes no time; set the number of days that is reasonable here.",
            code="days_open",
            section=row.cite,
        )
    if days is not None and not (type(days) is int and 1 <= days <= 3650):
        raise FieldError("days", "Set a time of at least one day, counted from service.", code="days")
    if days is not None:
        _need_least(row, days, today)
    for least, most in ranges(row):
        if days is None or not least <= days <= most:
            message = f"Section {row.cite} wants a time of {least} to {most} days; set one of them."
            raise FieldError("days", message, code="days_range", section=row.cite)


def _need_least(row: Provision, days: int, today: date | None) -> None:
    """The days must reach the least time that the section gives from the service of the paper."""
    for period in row.periods:
        shortest = period.bound is Bound.AT_LEAST and period.starts.partition("@")[0] in _FROM_PAPER
        if shortest and period.runs_for in _OTHERS and days < (least := least_days(period, today)):
            message = f"Section {row.cite} gives at least {least} days; set no less."
            raise FieldError("days", message, code="days_least", section=row.cite, least=str(least))


def least_days(period: Period, today: date | None) -> int:
    """How many days a least time comes to, counted from `today`; 0 where it is none of days or months."""
    if not period.length or not period.unit or period.unit is Unit.HOUR:
        return 0
    if period.unit in DAYS:
        return period.length
    last = reckon(today, period.length, period.unit).day if today else None
    return (last - today).days if last and today else 0


def ranges(row: Provision) -> list[tuple[int, int]]:
    """The shortest and longest days between which the Act lets the paper choose."""
    fixed = [p for p in row.periods if p.length and p.unit in DAYS and p.runs_for == "addressee"]
    least = {p.name: p.length for p in fixed if p.bound is Bound.AT_LEAST}
    most = {p.name: p.length for p in fixed if p.bound is Bound.AT_MOST}
    return [(least[name] or 1, most[name] or 1) for name in least.keys() & most.keys()]


def need_guarded_days(desk: Desk, file: CaseFile, row: Provision, days: int | None, today: date, begins: str) -> None:
    """Raise `FieldError` where a paper that pulls something down gives less than the directions on demolitions do.

    `begins` is the service from which the days run. Where the Act itself ends the time before, its own last day
    stands on the paper, and the directions hold the execution back until their later day.
    """
    if days is None:
        return
    found = guards.shortest(act_of(desk, file), row.id, file.facts, overlay(desk.office()), today, begins)
    most = min((most for _, most in ranges(row)), default=None)
    if found and days < (found[0].length if most is None else min(found[0].length, most)):
        message = f"Where something is to be pulled down, {found[1].source} wants at least {found[0].length} days."
        raise FieldError("days", message, code="days_guard", section=found[1].source)
