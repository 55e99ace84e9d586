"""Every provision as one JSON object, for whoever wants to check the law or use it elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from desktop.law.model import Act, AppealRoute, Length, Period, Provision
from desktop.law.packs import Law
from desktop.law.sections import listed


def lines(law: Law, acts: tuple[str, ...] = ()) -> Iterator[str]:
    """One line of JSON per provision, in the order of the packs; of the Acts named, or of all."""
    for id in acts or law.acts:
        act = law.act(id)
        for row in act.provisions():
            yield json.dumps(fields(act, row), ensure_ascii=False)


def fields(act: Act, row: Provision) -> dict[str, Any]:
    """A provision as plain values: money in rupees, null where the Act is silent.

    `delegate` is the row's own or the authority that the Act's delegation gives the actor's power to;
    `appeal_routes` are those by kind of body, from the Act's appeal sections.
    """
    return {
        "id": row.id,
        "act": row.act,
        "section": row.section,
        "sub": row.sub or None,
        "heading": row.heading,
        "instruments": list(row.instruments),
        "actor": row.actor or None,
        "delegate": row.delegate or delegates(act, row) or None,
        "addressee": row.addressee or None,
        "periods": [_period(period) for period in row.periods],
        "prior_approval": list(row.prior_approval),
        "publication": row.publication or None,
        "service": row.service or None,
        "documents": list(row.documents),
        "grounds": list(row.grounds),
        "fine": _fine(row),
        "appeal": {"forum": row.appeal.forum or None, "within": _within(row.appeal.within)} if row.appeal else None,
        "recovery": row.recovery or None,
        "compensation": row.compensation or None,
        "amounts": [
            {"name": a.name, "value": a.value, "unit": a.unit or None, "basis": a.basis or None} for a in row.amounts
        ],
        "deemed": row.deemed or None,
        "exceptions": list(row.exceptions),
        "in_force_from": row.in_force_from.isoformat() if row.in_force_from else None,
        "procedure": row.procedure or None,
        "appeal_routes": [_route(route) for route in act.appeals if listed(route.sections, row.section, row.sub)],
    }


def delegates(act: Act, row: Provision) -> str:
    """Who exercises the actor's power by the Act's own lists; two names where it gives the power twice."""
    given = [d.to for d in act.delegation if d.giver == row.actor and listed(d.sections, row.section, row.sub)]
    return " or ".join(dict.fromkeys(given))


def _period(period: Period) -> dict[str, Any]:
    return {
        "name": period.name,
        "length": period.length,
        "unit": period.unit.value if period.unit else None,
        "bound": period.bound.value,
        "starts_from": period.starts_from or None,
        "on_expiry": period.on_expiry or None,
        "set_by": period.set_by or None,
    }


def _fine(row: Provision) -> dict[str, Any] | None:
    if row.fine is None:
        return None
    fine = row.fine
    return {"max": fine.max, "min": fine.min, "daily_max": fine.daily_max, "other": fine.other or None}


def _within(within: Length | None) -> dict[str, Any] | None:
    return {"length": within.length, "unit": within.unit.value} if within else None


def _route(route: AppealRoute) -> dict[str, Any]:
    return {
        "section": route.section,
        "bodies": list(route.bodies),
        "against": list(route.against),
        "forum": route.forum,
        "within": _within(route.within),
    }
