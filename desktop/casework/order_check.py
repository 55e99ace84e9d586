"""An order looked over before it is signed: everything that stands in the way at once, and what the officer should see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from desktop.casework import orders
from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.casework.gate import PLAIN_ORDER, gives, need_maker, step_of
from desktop.casework.ruling import act_of, appeal_of, overlay
from desktop.core.dates import show
from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError, PowerError
from desktop.law import guards
from desktop.law.model import Provision


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing about an order: a `fault` bars the signature, a `caution` is for the officer to weigh.

    `field` is the field it concerns ('' for the whole), `section` the one that says so, `first_day` the first day on
    which it would be lawful where time alone is in the way.
    """

    kind: str
    message: str
    code: str = ""
    field: str = ""
    section: str = ""
    first_day: date | None = None


def examine(desk: Desk, case: str, notice: str, order: Mapping[str, Any]) -> list[Remark]:
    """Every fault of an order on a notice as it would be made today, then the cautions; nothing is written."""
    file = desk.case(case)
    found: list[Remark] = []
    kept: dict[str, Any] = {}

    def check(what: Callable[[], Any]) -> None:
        try:
            kept.update(what() or {})
        except FieldErrors as faults:
            found.extend(_fault(each) for each in faults.errors)
        except NagardeskError as fault:
            found.append(_fault(fault))

    check(lambda: orders.need_first(desk, file, notice))
    check(lambda: orders.lint(desk, file, notice, order))
    provision = kept.get("provision") or order.get("provision") or orders.order_provision(desk, file, notice)
    act = act_of(desk, file)
    if provision not in act or notice not in file.notices:
        return found
    row = act.provision(provision)
    check(lambda: _power(desk, row, order))
    if kept:
        has = "make_order" if gives(row, "make_order") else ""
        check(lambda: orders.need_lawful(desk, desk.office(), file, notice, kept, row, has, desk.today()))
        check(lambda: _appeal(desk, file, row))
        found += _cautions(desk, file, row, kept)
    return list(dict.fromkeys(found))


def _fault(error: NagardeskError) -> Remark:
    field = error.field if isinstance(error, FieldError) else ""
    first = error.first_day if isinstance(error, LawError) else None
    section = error.section if isinstance(error, LawError | PowerError) else str(error.params.get("section", ""))
    return Remark("fault", error.message, error.code, field, section, first)


def _power(desk: Desk, row: Provision, order: Mapping[str, Any]) -> None:
    step = step_of(row, "make_order") if gives(row, "make_order") else PLAIN_ORDER
    need_maker(desk, desk.office(), desk.me(), row, step, desk.today(), order)


def _appeal(desk: Desk, file: CaseFile, row: Provision) -> None:
    orders.decided(file, appeal_of(desk, file, row.id, desk.me().authority, desk.today()))


def _cautions(desk: Desk, file: CaseFile, row: Provision, kept: Mapping[str, Any]) -> Iterator[Remark]:
    """Where the time to comply and other times do not go together: the later day is the one that counts."""
    days, today = kept["days"], desk.today()
    if days is None:
        return
    comply = today + timedelta(days=days)
    appeal = appeal_of(desk, file, row.id, desk.me().authority, today)
    if appeal and appeal.last_day and comply < appeal.last_day:
        yield Remark(
            "caution",
            f"The time to comply ends before the appeal's last day, {show(appeal.last_day)}.",
            "appeal_later",
            "days",
            appeal.section,
        )
    found = guards.shortest(act_of(desk, file), row.id, file.facts, overlay(desk.office()), today, "order.served")
    if kept["demolition"] and found and days < found[0].length:  # only where the Act's own time ends before
        yield Remark(
            "caution",
            f"Nothing may be pulled down before {found[0].length} days from service, whatever less the order gives.",
            "guard_later",
            "days",
            found[1].source,
        )
