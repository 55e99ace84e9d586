"""The gate every act passes: what the procedure says of it on its day, and who may do it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, need_role
from desktop.casework.file import CaseFile
from desktop.casework.office import Office, Officer
from desktop.casework.ruling import act_of, next_acts_on, posts, signer_of
from desktop.core.dates import show
from desktop.core.errors import FieldError, LawError, PowerError
from desktop.core.text import clean
from desktop.law import procedures
from desktop.law.model import Fact, Provision
from desktop.law.procedures import NextAct
from desktop.law.shapes import ShapeAct, shapes
from desktop.law.words import LANGUAGES

CLERKS = ("clerk", "inspector", "officer", "head")
SIGNERS = ("officer", "head")
# Under a provision whose procedure has no such act of its own.
PLAIN_NOTICE = ShapeAct("issue_notice", "body", "notice.issued")
PLAIN_ORDER = ShapeAct("make_order", "body", "order.made")
PLAIN_HEARING = ShapeAct("hear", "body", "hearing.held")


@dataclass(frozen=True, slots=True)
class Power:
    """By what an act is done: the `source` section, the `authority`, and the paper of an authority outside the office."""

    authority: str
    source: str
    paper: Mapping[str, str]


def step_of(row: Provision, act: str) -> ShapeAct:
    """The act as its procedure has it. Raises `LawError` if the provision's procedure has no such act."""
    for step in shapes()[row.procedure].acts if row.procedure else ():
        if step.act == act:
            return step
    raise LawError(f"Section {row.cite} has no act '{act}' in its procedure.", section=row.cite, code="no_such_act")


def need_day(file: CaseFile, row: Provision, day: date, today: date) -> None:
    """Raise unless `day` lies between the opening of the case and today; in a back-entered file it may lie before."""
    if day > today:
        raise FieldError("day", "This can't be on a day still to come.", code="future")
    if file.opened_on and day < file.opened_on:
        raise LawError(
            f"The case was opened on {show(file.opened_on)}; under section {row.cite} nothing is done before that day.",
            section=row.cite,
            first_day=file.opened_on,
            code="before_case",
            date=show(file.opened_on),
        )


def need_open(
    desk: Desk,
    office: Office,
    file: CaseFile,
    provision: str,
    act: str,
    day: date,
    about: str = "",
    supposing: Sequence[Fact] = (),
) -> NextAct:
    """The act, open on `day` in the matter of the notice `about` (any where it is '').

    `supposing` are facts that the act itself would bring, such as an order that says nothing is demolished.
    Raises `LawError` with the section that stands in the way and, where time alone does, the first lawful day.
    """
    row = act_of(desk, file).provision(provision)
    step = step_of(row, act)
    need_day(file, row, day, desk.today())
    known = replace(file, facts=[*file.facts, *supposing])
    found = _choose(next_acts_on(desk, office, known, day, provision), act, about)
    if found is None:
        raise _absent(file, row, step, about)
    if found.status != "open":
        raise _in_the_way(file, row, found)
    return found


def gives(row: Provision, act: str) -> bool:
    """Whether the procedure of a provision has an act at all."""
    return bool(row.procedure) and any(step.act == act for step in shapes()[row.procedure].acts)


def _choose(found: list[NextAct], act: str, about: str) -> NextAct | None:
    mine = [each for each in found if each.act == act]
    exact = [each for each in mine if about and each.about == about]
    general = [each for each in mine if not each.about]
    return next(iter(exact or (general if about else mine)), None)


def _absent(file: CaseFile, row: Provision, step: ShapeAct, about: str) -> LawError:
    """Why an act is not offered: it is done, something later is, or the section does not have it."""
    for event in (step.gives, *step.not_after):
        happened = [f for f in file.happened(event) if not about or f.data.get("about") in (None, about)]
        if happened and (event != step.gives or not step.again):
            last = happened[-1]
            return LawError(
                f"Under section {row.cite} this comes too late: {_name(event)} was on {show(last.day)}.",
                section=row.cite,
                code="done" if event == step.gives else "past",
            )
    return LawError(f"Section {row.cite} does not give this act.", section=row.cite, code="not_given")


def _name(event: str) -> str:
    from desktop.law.words import catalogue

    return str(catalogue("en")["events"].get(event, event))


def _in_the_way(file: CaseFile, row: Provision, found: NextAct) -> LawError:
    first = found.first_day
    if found.reason == "after" and first is None:  # known already, though it came later than the day asked for
        event = str(found.reason_params["event"])
        first = min((f.day for f in file.happened(event)), default=None)
    why = procedures.tell(found, "en")
    from_day = f" The first day on which it may be done is {show(first)}." if first else ""
    refused = LawError(
        f"{why} (Section {found.section}.){from_day}",
        section=found.section,
        first_day=first,
        code=f"law_{found.reason or found.status}",
    )
    refused.params["messages"] = {lang: procedures.tell(found, lang) for lang in LANGUAGES}
    return refused


def need_maker(
    desk: Desk, office: Office, me: Officer, row: Provision, step: ShapeAct, day: date, told: Mapping[str, Any]
) -> Power:
    """By what power `me` does or records the act on `day`.

    What a citizen does is recorded by the staff. What the body or an authority does is done by who holds the power on
    that day; of an authority outside the office (a Council's resolution, a Collector's order) its paper is recorded:
    `told["by_order_of"]` with authority, number and dated. Raises `PowerError` naming the power that is missing.
    """
    if step.by == "citizen":
        need_role(me, day, *CLERKS)
        return Power("", "", {})
    if other := step.power_of.get(row.id):
        row = desk.act(office, day).provision(other)
    if step.by == "court" or (row.procedure == "prosecution" and not _held(office, row.actor, day)):
        need_role(me, day, *SIGNERS)
        return Power(row.actor, row.cite, _paper(told))
    try:
        signer = signer_of(desk, office, row.id, day)
    except PowerError as fault:
        if fault.code != "no_actor":
            raise
        need_role(me, day, *SIGNERS)
        return Power("", row.cite, _paper(told))
    allowed = dict([(signer.authority, signer.source), *signer.also])
    if row.appeal and step.by == "authority":
        allowed.setdefault(row.appeal.forum, row.cite)
    mine = next((p.authority for p in posts(me) if p.authority in allowed and p.on(day)), None)
    if mine:
        return Power(mine, allowed[mine], _paper(told))
    return _outside(office, me, row, allowed, day, told)


def _held(office: Office, authority: str, day: date) -> bool:
    return office.holder(authority, day) is not None


def _outside(
    office: Office, me: Officer, row: Provision, allowed: Mapping[str, str], day: date, told: Mapping[str, Any]
) -> Power:
    paper = _paper(told)
    named, (first, source) = paper.get("authority", ""), next(iter(allowed.items()))
    if named not in allowed or _held(office, named, day):
        holder = "" if _held(office, first, day) else " Record its paper: authority, number and date."
        raise PowerError(
            f"Section {row.cite} is for the {first} (section {source}); the person signed in does not hold that power "
            f"on {day:%d-%m-%Y}.{holder}",
            section=source,
            code="power" if _held(office, first, day) else "power_paper",
            authority=first,
        )
    need_role(me, day, *SIGNERS)
    if not paper.get("number") or not paper.get("dated"):
        raise FieldError("by_order_of", "Give the number and the date of the authority's paper.", code="required")
    if paper["dated"] > day.isoformat():
        raise FieldError(
            "by_order_of", "The authority's paper can't be later than what is done on it.", code="paper_later"
        )
    return Power(named, allowed[named], paper)


def _paper(told: Mapping[str, Any]) -> dict[str, str]:
    raw = told.get("by_order_of") or {}
    dated = raw.get("dated", "")
    kept = {key: clean(str(raw.get(key, ""))) for key in ("authority", "number")}
    return {**kept, "dated": dated.isoformat() if isinstance(dated, date) else str(dated)} if raw else {}
