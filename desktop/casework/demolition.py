"""What the directions on demolitions ask for beyond the Act, step by step, each recorded with its day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.ports import Draft
from desktop.casework.ruling import act_of, overlay
from desktop.casework.told import distinct, need_shapes
from desktop.casework.wording import said
from desktop.core.dates import show
from desktop.core.errors import FieldError
from desktop.core.text import clean
from desktop.law import guards
from desktop.law.guards import Guard, Missing

GUARD_EVENTS = ("intimation.sent", "portal.posted", "inspection.reported", "video.arranged", "guard.excepted")


def guards_over(desk: Desk, file: CaseFile) -> tuple[list[Guard], list[Missing]]:
    """The directions that stand over the notices of a case today, and what they still ask for."""
    today, act, office = desk.today(), act_of(desk, file), overlay(desk.office())
    rows = [act.provision(notice.provision) for notice in file.notices.values() if notice.provision in act]
    found = {g.id: g for row in rows for g in guards.standing(row, file.facts, office, today)}
    gaps = [gap for g in found.values() for gap in guards.missing(g, "execute", file.facts, today)]
    done = {fact.event for fact in file.facts}
    asked = ((g, step) for g in found.values() for step in g.steps if step.before == "never")
    gaps += [Missing(g, step, None) for g, step in asked if not done & set(step.met_by)]
    return list(found.values()), gaps


def meet_guard(desk: Desk, case: str, event: str, told: Mapping[str, Any]) -> Done:
    """Record a step that the directions on demolitions ask for beyond the Act.

    `event` is intimation.sent (to the Collector), portal.posted, inspection.reported (with two panchas) or
    video.arranged, on `told["day"]`; or guard.excepted with guard, exception and reason.
    """
    need_shapes(told)
    me, today = desk.me(), desk.today()
    day = told.get("day") or today
    if event not in GUARD_EVENTS:
        raise FieldError("event", f"Choose one of {', '.join(GUARD_EVENTS)}.", code="event")
    if day > today:
        raise FieldError("day", "This can't be on a day still to come.", code="future")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        roles = ("officer", "head") if event == "guard.excepted" else ("clerk", "inspector", "officer", "head")
        need_role(me, day, *roles)
        if file.opened_on and day < file.opened_on:
            opened = show(file.opened_on)
            raise FieldError("day", f"The case was opened on {opened}.", code="before_receipt", date=opened)
        data: dict[str, Any] = {"act": "meet_guard", "says": said(told.get("says", ""))}
        if event == "guard.excepted":
            data |= {k: clean(str(told.get(k, ""))) for k in ("guard", "exception", "reason")}
            _need_exception(data)
        if event == "inspection.reported":
            data["witnesses"] = [dict(w) for w in told.get("witnesses", ()) if said(w.get("name", ""))]
            if distinct(data["witnesses"]) < 2:
                raise FieldError("witnesses", "Two panchas sign the report; name both.", code="panchas")
        if about := told.get("about"):
            if about not in file.notices:
                raise FieldError("about", "There is no such notice in this case.", code="notice_missing")
            data["notice"] = about
        entry = tx.add(Draft(f"case:{case}", event, day, data, file.pack))
    return Done(case, (entry,))


def _need_exception(data: Mapping[str, Any]) -> None:
    """Raise `FieldError` unless one of the exceptions that the directions themselves make is named, with the reason."""
    if not all(data[k] for k in ("guard", "exception", "reason")):
        raise FieldError("reason", "Name the guard, the exception and the reason.", code="required")
    known = {guard.id: guard.exceptions for guard in guards.guards()}
    if data["guard"] not in known:
        raise FieldError("guard", f"The directions are: {', '.join(known)}.", code="guard")
    if data["exception"] not in known[data["guard"]]:
        raise FieldError("exception", f"Choose one of {', '.join(known[data['guard']])}.", code="exception")
