"""Letting or making a building come forward to a line, and the price of the body's land that it takes in."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.ports import Draft
from desktop.casework.ruling import need_power
from desktop.casework.street_cases import CLERKS
from desktop.casework.street_law import FORWARD
from desktop.casework.street_ways import BODIES
from desktop.casework.streets import need_order, need_past, open_street
from desktop.core.errors import FieldError, LawError


def ways_forward(act: str) -> dict[str, bool]:
    """What an Act knows of it: permit and require, each with whether a price is taken for the body's land."""
    return {how: bool(priced) for (each, how), (_, priced) in FORWARD.items() if each == act}


def set_forward(
    desk: Desk,
    street: str,
    parcel: str,
    how: str,
    day: date,
    *,
    area: str,
    order: Mapping[str, str],
    worth: Mapping[str, Any] | None = None,
) -> Done:
    """Record that the building on a parcel may (`permit`) or must (`require`) come forward to the line.

    `area` is the measured land up to the line (m²), `worth` its price as plain figures of `desktop.streets.worth`.
    Raises `LawError` where the Act knows no such thing, and `FieldError` for an unknown parcel.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    need_past(day, today)
    act = desk.act(office, day)
    if (act.id, how) not in FORWARD:
        raise LawError("The Act does not speak of this setting forward.", section="", code="no_forward")
    row = act.provision(FORWARD[act.id, how][0])
    data: dict[str, Any] = {"parcel": parcel, "how": how, "area": area, "provision": row.id}
    data |= {"order": need_order(order), "worth": dict(worth or {})}
    with desk.store.writing(me.id) as tx:
        if parcel not in open_street(tx, street).parcels:
            raise FieldError("parcel", "The street has no such parcel.", code="parcel_missing")
        if row.actor and row.actor not in BODIES:
            data["power"] = need_power(desk, office, me, row.id, day).source
        entry = tx.add(Draft(f"street:{street}", "building.set_forward", day, data, act.pack))
    return Done("", (entry,))
