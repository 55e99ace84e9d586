"""Expenses shared between owners by frontage or as settled, and spread over instalments with the Act's interest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Any

from desktop.casework.desk import Desk, Done
from desktop.casework.dues import Demand, need_provision, power_for, read, write
from desktop.casework.file import CaseFile
from desktop.casework.gate import need_maker
from desktop.casework.ledger import moved
from desktop.casework.money import due_in, dues, need_paise
from desktop.casework.ports import Draft
from desktop.casework.ruling import act_of
from desktop.casework.tariff import number
from desktop.core.errors import FieldError, LawError
from desktop.core.money import show
from desktop.law import charges
from desktop.law.model import Act, Provision, Unit
from desktop.law.periods import add
from desktop.law.sections import covers
from desktop.law.shapes import ShapeAct

DECLARE = ShapeAct("spread", "body", "declaration.published")


def shared(total: int, owners: list[Mapping[str, Any]], by: str) -> list[int]:
    """What each owner owes of `total` paise: by `frontage` (metres), or as `settled` (each with his paise).

    Raises `FieldError` where a frontage is missing or what was settled does not come to the whole.
    """
    if by == "frontage":
        return charges.apportion(total, [number(owner.get("frontage", 0), "owners") for owner in owners])
    if by != "settled":
        raise FieldError("by", "It is shared by frontage, or as settled.", code="choice", text=by)
    parts = [need_paise(owner.get("paise"), "owners") for owner in owners]
    if sum(parts) != total:
        message = f"The shares must come to the expense, ₹ {show(total)}."
        raise FieldError("owners", message, code="sum", amount=show(total))
    return parts


def demand_shares(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Demand from every owner his share of an expense, all in one step: provision, paise, by, says, days, owners.

    An owner has payer, address and frontage or paise. Where the case records what the works cost, the shares come to
    that. Raises `FieldError`, `LawError` (shared already), `PowerError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        row = act_of(desk, file).provision(need_provision(desk, file, told))
        total = need_paise(told.get("paise"))
        _need_whole(file, row, total)
        owners = list(told.get("owners", ()))
        if not owners:
            raise FieldError("owners", "Name every owner.", code="required")
        power = power_for(desk, office, me, row, "expenses", today, told)
        entries = []
        for owner, paise in zip(owners, shared(total, owners, str(told.get("by", ""))), strict=True):
            if paise:
                item = {"says": told.get("says", ""), "paise": paise}
                asked = read(file, {**told, **owner, "head": "expenses", "items": [item]})
                entries.append(write(tx, desk, office, me, file, row, _as_share(asked, told, owner), power))
    return Done(case, tuple(entries), tuple(p["id"] for e in entries for p in e.data["papers"]))


def _as_share(asked: Demand, told: Mapping[str, Any], owner: Mapping[str, Any]) -> Demand:
    kept = {"shared": str(told.get("by", "")), "of": told["paise"]}
    if owner.get("frontage"):
        kept["frontage"] = str(owner["frontage"])
    return replace(asked, kept=kept)


def _need_whole(file: CaseFile, row: Provision, total: int) -> None:
    shares = [d for d in dues(file).values() if d.told.get("shared") and d.told.get("provision") == row.id]
    if shares:
        raise LawError(f"The expense was shared under section {row.cite} already.", section=row.cite, code="done")
    spent = sum(d["paise"] for d in file.deeds if d.get("act") == "carry_out_works" and d["entry"] not in file.void)
    if spent and total != spent:
        message = f"The shares must come to the expense, ₹ {show(spent)}."
        raise FieldError("paise", message, code="sum", amount=show(spent))


def interest_on(act: Act, section: str) -> tuple[Provision, Decimal]:
    """The provision by which money due under a section is paid in instalments with interest, and the yearly per cent.

    Raises `LawError` where the Act gives no instalments for it.
    """
    for way in act.recovery:
        if way.get("interest") and any(covers(each, section) for each in way["sections"]):
            wanted = str(way["section"])
            for row in act.provisions():
                if row.cite == wanted:
                    return row, Decimal(str(way["interest"]["value"]))
    raise LawError(
        f"The Act gives no instalments with interest for what is due under section {section}.",
        section=section,
        code="no_instalments",
    )


def spread_due(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Spread what is open of a due over equal instalments with the Act's interest: due, count, per_year, first.

    The Council declares it; its paper is named in `by_order_of` where the Council sits outside this office. `first` is
    the day on which the first instalment falls due. Raises `LawError`, `FieldError`, `PowerError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        due = due_in(dues(file), str(told.get("due", "")))
        row, percent = interest_on(act_of(desk, file), str(due.told.get("section", "")))
        power = need_maker(desk, office, me, row, DECLARE, today, told)
        if due.falls:
            raise LawError(f"It is spread already under section {row.cite}.", section=row.cite, code="done")
        if due.open <= 0 or due.pending:
            raise FieldError(
                "due", "Nothing is open of it, or a cheque on it is not realised yet.", code="nothing_open"
            )
        first, per_year = told.get("first"), told.get("per_year")
        if not isinstance(first, date) or first <= today:
            raise FieldError("first", "The first instalment falls due on a day still to come.", code="future_day")
        if per_year not in (1, 2, 4, 12):
            raise FieldError("per_year", "There are 1, 2, 4 or 12 instalments a year.", code="instalments")
        parts = charges.instalments(due.open, percent, _count(told), int(per_year))
        later = [add(first, 12 // int(per_year) * n, Unit.MONTH) for n in range(1, len(parts))]
        days = [day.isoformat() for day in (first, *later)]
        lines: list[tuple[str, int] | tuple[str, int, str]] = [
            (f"due/{due.name}", -due.open),
            (f"demand/{due.head}", due.open),
        ]
        for part, day in zip(parts, days, strict=True):
            lines += [(f"due/{due.name}", part.principal, day), (f"demand/{due.head}", -part.principal, day)]
            interest = f"due/interest/{due.name.partition('/')[2]}"
            lines += [(interest, part.interest, day), ("demand/interest", -part.interest, day)]
        plan = [
            {"number": part.number, "day": day, "principal": part.principal, "interest": part.interest}
            for part, day in zip(parts, days, strict=True)
        ]
        data: dict[str, Any] = {
            "due": due.name,
            "payer": due.told.get("payer", ""),
            "instalments": plan,
            "percent": str(percent),
            "provision": row.id,
            "section": row.cite,
            "event": "declaration.published",
            "power": power.source,
            "authority": due.told.get("authority", ""),
            "postings": moved(*lines),
        }
        if power.paper:
            data["by_order_of"] = dict(power.paper)
        entry = tx.add(Draft(f"case:{case}", "due.spread", today, data, file.pack))
    return Done(case, (entry,))


def _count(told: Mapping[str, Any]) -> int:
    count = told.get("count")
    if type(count) is not int or not 1 <= count <= 240:
        raise FieldError("count", "Give the number of instalments.", code="instalments")
    return count
