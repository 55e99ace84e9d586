"""Scrutiny: further particulars are demanded and come in; each restarts or stops what the section says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.gate import gives, need_maker, need_open, step_of
from desktop.casework.intake import premises_text
from desktop.casework.notices import ward_of
from desktop.casework.papers import Sheet, freeze_worded, in_own_words
from desktop.casework.ports import Draft
from desktop.casework.ruling import act_of, governed
from desktop.casework.told import need_shapes
from desktop.casework.wording import Said, kind_words, said, sentence
from desktop.core.dates import show
from desktop.core.errors import FieldError, LawError
from desktop.law.model import Provision

DEMAND = "mp-1961:187:5b"


def demand_of(desk: Desk, file: CaseFile) -> Provision:
    """The provision under which further particulars are demanded in this case. Raises `LawError` if there is none."""
    act = act_of(desk, file)
    rows = [act.provision(id) for id in governed(act, file.governs)]
    rows = [row for row in rows if "requisition" in row.instruments and gives(row, "demand_particulars")]
    if rows:
        return next((row for row in rows if any(p.starts == "particulars.demanded" for p in row.periods)), rows[0])
    cite = act.provision(file.provision).cite if file.provision in act else ""
    raise LawError("No section here lets the office demand further particulars.", section=cite, code="not_given")


def demand_particulars(
    desk: Desk,
    case: str,
    items: Sequence[Said],
    days: int | None = None,
    *,
    provision: str = "",
    by_order_of: Mapping[str, Any] | None = None,
) -> Done:
    """Demand further particulars, such as under `mp-1961` s. 187(5)(b) within one month of the receipt of the notice.

    `days` is the time the officer sets for the answer (the Act sets none); `provision` the one that gives the demand
    where the case has several. Raises `PowerError` for an officer without the power and `LawError` when the time for
    it has run out or it was made already.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_shapes({"items": items, "days": days})
    wanted = [said(item) for item in items if said(item)]
    if not wanted:
        raise FieldError("items", "Say which particulars are wanted.", code="required")
    if days is not None and days < 1:
        raise FieldError("days", "The time for the answer is at least one day.", code="days")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        row = act_of(desk, file).provision(provision) if provision else demand_of(desk, file)
        told = {"by_order_of": by_order_of or {}}
        power = need_maker(desk, office, me, row, step_of(row, "demand_particulars"), today, told)
        need_open(desk, office, file, row.id, "demand_particulars", today)
        number, numbers = take_number(tx, series(office, desk.store.device, "PD", ward_of(file), today))
        party = file.applicant()
        values: dict[str, Any] = {
            "addressee": party["name"],
            "address": party.get("address", ""),
            "premises": premises_text(file.fields.get("premises", {})),
            "received_on": file.opened_on or today,
            "particulars": [{"says": item} for item in wanted],
            **({"answer_by": today + timedelta(days=days)} if days else {}),
        }
        sheet = Sheet(
            template="particulars_demand",
            title=kind_words("particulars_demand"),
            file_number=file.number,
            number=number,
            day=today,
            addressee=party["name"]["en"],
            provision=row.id,
            section=row.cite,
            values={k: v for k, v in values.items() if v},
        )
        body = [*wanted, *([sentence("last_day", day=values["answer_by"])] if days else [])]
        own = in_own_words(act_of(desk, file), sheet, "particulars_demand", body)
        data: dict[str, Any] = {
            "provision": row.id,
            "number": number,
            "numbers": numbers,
            "items": wanted,
            "power": power.source,
            "papers": [freeze_worded(tx, desk, office, me, sheet, own)],
        }
        if days:
            name = next((p.name for p in row.periods if p.length is None), "")
            data["set"] = {name: {"length": days, "unit": "day"}}
        entry = tx.add(Draft(f"case:{case}", "particulars.demanded", today, data, file.pack))
    return Done(case, (entry,), (data["papers"][0]["id"],))


def receive_particulars(desk: Desk, case: str, received_on: date, items: Sequence[Said]) -> Done:
    """Record that the particulars demanded came in; under `mp-1961` s. 187(6)(b) a fresh month runs from that day."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "clerk", "officer", "head")
    if received_on > today:
        raise FieldError("received_on", "A paper can't be received on a day still to come.", code="future")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        demands = file.happened("particulars.demanded")
        if not demands:
            raise LawError(
                "No particulars were demanded in this case.", section=demand_of(desk, file).cite, code="no_demand"
            )
        if came := [f for f in file.happened("particulars.received") if f.day >= demands[-1].day]:
            row = act_of(desk, file).provision(demands[-1].data["provision"])
            raise LawError(
                f"The particulars came in on {show(came[0].day)}, and the time runs from then; what comes later is "
                "attached to the case.",
                section=row.cite,
                code="done",
            )
        if received_on < demands[-1].day:
            raise FieldError(
                "received_on",
                f"The demand was made on {demands[-1].day:%d-%m-%Y}; the answer can't be earlier.",
                code="before_demand",
                date=show(demands[-1].day),
            )
        kept: dict[str, Any] = {
            "provision": demands[-1].data["provision"],
            "items": [said(i) for i in items if said(i)],
        }
        entry = tx.add(Draft(f"case:{case}", "particulars.received", received_on, kept, file.pack))
    return Done(case, (entry,))
