"""Scrutiny: further particulars are demanded and come in; each restarts or stops what the section says."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.intake import premises_text
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft
from desktop.casework.ruling import clocks_on, need_power
from desktop.casework.wording import Said, said
from desktop.core.errors import FieldError, LawError

DEMAND = "mp-1961:187:5b"


def demand_particulars(desk: Desk, case: str, items: Sequence[Said], days: int | None = None) -> Done:
    """Demand further particulars under `mp-1961` s. 187(5)(b), within one month of the receipt of the notice.

    `days` is the time the officer sets for the answer (the Act sets none). Raises `PowerError` for an officer
    without the power and `LawError` when the month has run out.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    wanted = [said(item) for item in items if said(item)]
    if not wanted:
        raise FieldError("items", "Say which particulars are wanted.", code="required")
    if days is not None and days < 1:
        raise FieldError("days", "The time for the answer is at least one day.", code="days")
    signer = need_power(desk, office, me, DEMAND, today)
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        clock = next(c for c in clocks_on(desk, office, file, today) if c.provision == DEMAND and c.last_day)
        if clock.last_day and today > clock.last_day:
            raise LawError(
                f"Particulars could be demanded until {clock.last_day:%d-%m-%Y} (section {clock.section}); that day "
                "is past, and no demand can be made now.",
                section=clock.section,
                code="too_late",
            )
        ward = file.fields["premises"]["ward"]
        number, numbers = take_number(tx, series(office, desk.store.device, "PD", ward, today))
        party = file.applicant()
        sheet = Sheet(
            template="particulars_demand",
            title={"hi": "अतिरिक्त विवरण की माँग", "en": "Demand for further particulars"},
            file_number=file.number,
            number=number,
            day=today,
            addressee=party["name"]["en"],
            provision=DEMAND,
            section=desk.law.provision(DEMAND).cite,
            values={
                "addressee": party["name"],
                "address": party["address"],
                "premises": premises_text(file.fields["premises"]),
                "received_on": file.opened_on or today,
                "particulars": [{"says": item} for item in wanted],
                **({"answer_by": today + timedelta(days=days)} if days else {}),
            },
        )
        data: dict[str, Any] = {
            "provision": DEMAND,
            "number": number,
            "numbers": numbers,
            "items": wanted,
            "power": signer.source,
            "papers": [freeze(tx, desk, office, me, sheet)],
        }
        if days:
            data["set"] = {"answer to the demand": {"length": days, "unit": "day"}}
        entry = tx.add(Draft(f"case:{case}", "particulars.demanded", today, data, file.pack))
    return Done(case, (entry,), (data["papers"][0]["id"],))


def receive_particulars(desk: Desk, case: str, received_on: date, items: Sequence[Said]) -> Done:
    """Record that the particulars demanded came in; a fresh month runs from that day, `mp-1961` s. 187(6)(b)."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "clerk", "officer", "head")
    if received_on > today:
        raise FieldError("received_on", "A paper can't be received on a day still to come.", code="future")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        demands = [f for f in file.facts if f.event == "particulars.demanded"]
        if not demands:
            raise LawError("No particulars were demanded in this case.", section="187(5)(b)", code="no_demand")
        if received_on < demands[-1].day:
            raise FieldError(
                "received_on",
                f"The demand was made on {demands[-1].day:%d-%m-%Y}; the answer can't be earlier.",
                code="before_demand",
            )
        kept: dict[str, Any] = {"provision": DEMAND, "items": [said(i) for i in items if said(i)]}
        entry = tx.add(Draft(f"case:{case}", "particulars.received", received_on, kept, file.pack))
    return Done(case, (entry,))
