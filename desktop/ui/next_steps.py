"""What may come next in a case, in the order an office does it; the law's word on each stands with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from desktop.ui.case_view import Step, open_notices
from desktop.ui.page import Route
from desktop.ui.words import mark

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile, Notice
    from desktop.casework.desk import Desk
    from desktop.casework.office import Office, Officer
    from desktop.law.procedures import NextAct

NAMES = {
    "settle": mark("Settle what two devices said"),
    "sign": mark("Read and sign the notice"),
    "serve": mark("Record service"),
    "serve_order": mark("Record service of the order"),
    "notice": mark("Draft a notice on the finding"),
    "cause": mark("Receive cause shown"),
    "hearing": mark("Record the hearing"),
    "choose": mark("Decide how the Act is read"),
    "order": mark("Make the order"),
    "receive": mark("Receive the particulars"),
    "demand": mark("Demand further particulars"),
    "inspect": mark("Record an inspection"),
    "checklist": mark("Print the checklist"),
}
DRAWINGS = {
    "settle": "settle",
    "sign": "sign",
    "serve": "serve",
    "serve_order": "serve",
    "notice": "draft",
    "cause": "person",
    "hearing": "hearings",
    "choose": "law",
    "order": "law",
    "receive": "paper",
    "demand": "paper",
    "inspect": "inspections",
    "checklist": "print",
}
EVENTS = {
    "demand": "particulars.demanded",
    "receive": "particulars.received",
    "inspect": "inspection.made",
    "notice": "notice.issued",
    "sign": "notice.issued",
    "serve": "notice.served",
    "serve_order": "order.served",
    "cause": "cause.shown",
    "hearing": "hearing.held",
    "order": "order.made",
}


def steps_of(
    desk: Desk, office: Office, file: CaseFile, me: Officer, acts: Sequence[NextAct], today: date, language: str
) -> list[Step]:
    """The steps of this case that have a page, the most pressing kind first, each with the law's answer."""
    found = [Step("settle", each.field, Route("settle", (file.id, each.field))) for each in file.unsettled]
    found += _papers(desk, office, file, me, today)
    found += _findings(file)
    found += _answers(desk, office, file, me, today)
    found += _scrutiny(desk, office, file, me, today)
    return [_as_law_says(step, acts, language) for step in found]


def _papers(desk: Desk, office: Office, file: CaseFile, me: Officer, today: date) -> Iterator[Step]:
    for notice in open_notices(file):
        if notice.state == "drafted":
            other = _other_signer(desk, office, notice.provision, me, today)
            yield Step("sign", notice.provision, Route("sign", (file.id, notice.id)), authority=other)
    for notice in open_notices(file):
        if notice.state == "issued":
            name = "serve_order" if notice.kind == "order" else "serve"
            yield Step(name, notice.provision, Route("serve", (file.id, notice.id)))


def _findings(file: CaseFile) -> Iterator[Step]:
    answered = {n.finding for n in open_notices(file)}
    for finding in file.findings.values():
        if finding["id"] not in answered:
            yield Step("notice", finding["provision"], Route("notice", (file.id, finding["id"])))


def _other_signer(desk: Desk, office: Office, provision: str, me: Officer, today: date) -> str:
    """Who signs under a provision, where the person at the desk is not the one."""
    from desktop.casework.ruling import signer_of

    authority = signer_of(desk, office, provision, today).authority
    return "" if authority == me.authority else authority


def _answers(desk: Desk, office: Office, file: CaseFile, me: Officer, today: date) -> Iterator[Step]:
    from desktop.casework.orders import CONFORM, doubts_of

    ordered = {order["on_notice"] for order in file.orders}
    for notice in open_notices(file):
        if _asks_cause(desk, notice) and notice.served_on and notice.id not in ordered:
            last = "choose" if doubts_of(desk, file.id) else "order"
            for name in (last, "hearing", "cause") if _was_heard(file, notice) else ("cause", "hearing", last):
                provision = {"hearing": notice.provision, "order": CONFORM}.get(name, "")
                other = _other_signer(desk, office, provision, me, today) if provision else ""
                yield Step(name, notice.provision, Route(name, (file.id, notice.id)), authority=other)


def _asks_cause(desk: Desk, notice: Notice) -> bool:
    return desk.law.provision(notice.provision).procedure == "show_cause"


def _was_heard(file: CaseFile, notice: Notice) -> bool:
    return any(h["notice"] == notice.id for h in file.hearings)


def _scrutiny(desk: Desk, office: Office, file: CaseFile, me: Officer, today: date) -> Iterator[Step]:
    from desktop.casework.scrutiny import DEMAND

    events = [f.event for f in file.facts if f.event.startswith("particulars.")]
    if events and events[-1] == "particulars.demanded":
        yield Step("receive", "", Route("receive", (file.id,)))
    elif not file.orders:
        yield Step(
            "demand", "", Route("demand", (file.id,)), authority=_other_signer(desk, office, DEMAND, me, today)
        )
    yield Step("inspect", "", Route("inspect", (file.id,)))
    yield Step("checklist", "", Route("checklist", (file.id,)))


def _as_law_says(step: Step, acts: Sequence[NextAct], language: str) -> Step:
    """The step with the law's answer, where the law speaks of it."""
    event, notice = EVENTS.get(step.name, ""), step.route.args[1] if step.route and len(step.route.args) > 1 else ""
    spoken = [a for a in acts if event and a.event == event and _is_about(a, step, notice)]
    if not spoken or any(a.status == "open" for a in spoken):
        return step
    told = spoken[0]
    return replace(
        step,
        status=told.status,
        section=told.section,
        reason=reason_text(told, language),
        day=told.first_day or told.last_day,
    )


def _is_about(act: NextAct, step: Step, notice: str) -> bool:
    return (not step.what or act.provision == step.what) and act.about in ("", notice)


def reason_text(act: NextAct, language: str) -> str:
    """Why an act stands as it does, in a language; '' if there is nothing to say."""
    from desktop.law.words import say

    return say(language, "reasons", act.reason, act.reason_params) if act.reason else ""
