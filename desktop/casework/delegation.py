"""Powers passed on by order: who passes which sections to whom, from when to when, by which paper."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.office import Office
from desktop.casework.ports import Draft
from desktop.casework.ruling import overlay
from desktop.core.errors import FieldError, FieldErrors
from desktop.core.text import clean
from desktop.law.model import Act
from desktop.law.sections import listed


@dataclass(frozen=True, slots=True)
class Delegation:
    """A delegation as it holds on a day: the sections that `giver` passes to `taker` by the order `paper`."""

    giver: str
    taker: str
    sections: tuple[str, ...]
    paper: str


def delegate(desk: Desk, told: Mapping[str, Any]) -> Done:
    """Record an order by which an authority passes powers on.

    `told` holds from and to (authorities in the Act's own words), sections (as 187 or 183(5)), authority (the section
    or rule that lets it be done), dated (from when), until (its last day, if it has one), paper (number of the order)
    and name (another order of the same name replaces this one). Raises `FieldErrors` with every fault.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "administrator", "head")
    act = desk.act(office, today)
    faults: list[FieldError] = []
    giver, taker = (_authority(act, told, key, faults) for key in ("from", "to"))
    sections = [clean(str(each)) for each in told.get("sections", ()) if clean(str(each))]
    faults += _sections(act, giver, sections)
    if giver and giver == taker:
        faults.append(FieldError("to", "A power is passed to another than its holder.", code="same"))
    for key, message in (
        ("authority", "Name the section or rule under which it is passed on."),
        ("paper", "Give the number of the order."),
    ):
        if not clean(str(told.get(key, ""))):
            faults.append(FieldError(key, message, code="required"))
    dated, until = told.get("dated"), told.get("until")
    if not isinstance(dated, date):
        faults.append(FieldError("dated", "Write the day from which it holds.", code="required"))
    elif until and (not isinstance(until, date) or until < dated):
        faults.append(FieldError("until", "It can't end before it begins.", code="order"))
    if faults or not isinstance(dated, date):
        raise FieldErrors(faults)
    paper = clean(str(told["paper"]))
    data: dict[str, Any] = {
        "key": f"delegation.{clean(str(told.get('name', ''))) or paper}",
        "value": {"from": giver, "to": taker, "sections": sections},
        "authority": clean(str(told["authority"])),
        "dated": dated.isoformat(),
        "paper": paper,
    }
    if isinstance(until, date):
        data["until"] = until.isoformat()
    with desk.store.writing(me.id) as tx:
        entry = tx.add(Draft(f"office:{desk.store.office}", "value.set", today, data))
    return Done("", (entry,))


def _authority(act: Act, told: Mapping[str, Any], key: str, faults: list[FieldError]) -> str:
    name = clean(str(told.get(key, "")))
    known = [titles["en"] for titles in act.authorities.values()]
    if name not in known:
        faults.append(FieldError(key, f"The Act knows no '{name}'; it knows {', '.join(known)}.", code="authority"))
    return name


def _sections(act: Act, giver: str, sections: Sequence[str]) -> list[FieldError]:
    """A fault for every section under which the giver has no power that could be passed on."""
    if not sections:
        return [FieldError("sections", "Name the sections that are passed on.", code="required")]
    mine = [row for row in act.provisions() if row.actor == giver]
    wrong = [each for each in sections if not any(listed((each,), row.section, row.sub) for row in mine)]
    if not wrong:
        return []
    message = f"The Act gives the {giver} no power under section {', '.join(wrong)}."
    return [FieldError("sections", message, code="sections")]


def delegations(office: Office, day: date) -> list[Delegation]:
    """The delegations by the office's own orders that hold on `day`; those of the Act itself stand in its pack."""
    return [Delegation(d.giver, d.to, d.sections, d.source) for d in overlay(office).delegated(day)]
