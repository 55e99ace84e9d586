"""By whose power an act is done: the officer's own, or the paper of an authority outside the office."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.core.errors import PowerError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.pieces import ask, ask_past

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.law.model import Provision
    from desktop.law.shapes import ShapeAct


@dataclass(frozen=True, slots=True)
class Power:
    """Who may do an act: the Act's words for those allowed, the section, whether one of them sits in this office.

    `staff` means that the staff records it, for it is somebody else's act; nobody signs then.
    """

    allowed: tuple[str, ...] = ()
    source: str = ""
    inside: bool = True
    staff: bool = False

    def mine(self, authority: str) -> bool:
        """Whether the holder of `authority` may do it himself."""
        return self.staff or authority in self.allowed


def power_of(desk: Desk, row: Provision, step: ShapeAct) -> Power:
    """The power that an act of a provision needs in this office today."""
    from desktop.casework.ruling import signer_of

    office, today = desk.office(), desk.today()
    if step.by == "citizen":
        return Power(staff=True)
    if step.asks:
        return Power(tuple(row.prior_approval), row.cite, inside=False)
    if step.by == "court":
        return Power((row.actor,) if row.actor else (), row.cite, inside=False)
    try:
        signer = signer_of(desk, office, row.id, today)
    except PowerError:
        return Power(source=row.cite, staff=True)
    allowed = [signer.authority, *(authority for authority, _ in signer.also)]
    if row.appeal and step.by == "authority":
        allowed.append(row.appeal.forum)
    inside = any(office.holder(authority, today) for authority in allowed)
    return Power(tuple(dict.fromkeys(allowed)), signer.source, inside)


def paper_fields(power: Power) -> Sequence[Field]:
    """What is asked of the authority's paper, where nobody in this office holds the power."""
    if power.inside or power.staff or not power.allowed:
        return ()
    return order_of(power.allowed)


def order_of(authorities: Sequence[str]) -> Sequence[Field]:
    """What is asked of the paper of one of these authorities; of one that is written in where none is named."""
    choices = {each: {words.language(): words.known(each)} for each in authorities}
    text = words.mark("By whose paper")
    named = (
        ask("by_authority", "select_one", text, required=True, choices=choices)
        if choices
        else ask("by_authority", "text", text, required=True, length=200)
    )
    return (
        named,
        ask("by_number", "text", words.mark("Number of that paper"), required=True, length=200),
        ask_past("by_dated", words.mark("Date of that paper"), required=True),
    )


def paper_told(answers: Mapping[str, Any]) -> dict[str, Any]:
    """The authority's paper, as casework takes it; empty where none was asked for."""
    if not answers.get("by_authority"):
        return {}
    dated = dates.parse(answers["by_dated"], "by_dated")
    paper = {"authority": answers["by_authority"], "number": answers["by_number"], "dated": dated.isoformat()}
    return {"by_order_of": paper}
