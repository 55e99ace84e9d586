"""What may come next in a case, in the order an office does it; the law's word on each stands with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, Any

from desktop.core.errors import LawError, NagardeskError, PowerError
from desktop.ui.case_view import Step, open_notices
from desktop.ui.faults import sentence
from desktop.ui.money.audit_list import STEPS as AUDIT_STEPS
from desktop.ui.page import Route
from desktop.ui.words import mark, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile, Notice
    from desktop.casework.desk import Desk
    from desktop.casework.office import Office, Officer
    from desktop.law.clocks import Clock
    from desktop.law.procedures import NextAct

NAMES = {
    "settle": mark("Settle what two devices said"),
    "sign": mark("Read and sign the notice"),
    "signed": mark("Record a notice signed on paper"),
    "order_signed": mark("Record an order signed on paper"),
    "decision_signed": mark("Record a decision signed on paper"),
    "serve": mark("Record service"),
    "serve_order": mark("Record service of the order"),
    "notice": mark("Draft a notice on the finding"),
    "draft": mark("Draft a notice"),
    "cause": mark("Receive cause shown"),
    "fix": mark("Fix a hearing"),
    "adjourn": mark("Adjourn the hearing"),
    "hearing": mark("Record the hearing"),
    "choose": mark("Decide how the Act is read"),
    "order": mark("Make the order"),
    "consider": mark("Answer the objection"),
    "decide": mark("Decide on the application"),
    "deemed": mark("State that silence has decided"),
    "receive": mark("Receive the particulars"),
    "demand": mark("Demand further particulars"),
    "inspect": mark("Record an inspection"),
    "checklist": mark("Print the checklist"),
    "attach": mark("Add a scan or photograph"),
    "guard": mark("Directions on demolition"),
    "correct": mark("Correct what was entered"),
    "link": mark("Link with another case"),
    "transfer": mark("Hand the case over to another ward"),
    "grant": mark("Grant or permit"),
    "plot": mark("Measure the plot against the street line"),
    "plot_clear": mark("Record that the plot no longer touches the line"),
    "plot_leave": mark("Give leave to build within the line"),
    "take": mark("Take money"),
    "due_new": mark("Demand money"),
    "undo_double": mark("Undo what was done twice"),
    "compounding": mark("Demand the compounding fee"),
    "penalty": mark("Demand the half-yearly penalty"),
    "fine": mark("Enter a fine of the court"),
    "shares": mark("Share an expense among the owners"),
    **AUDIT_STEPS,
}
DRAWINGS = {
    "settle": "settle",
    "sign": "sign",
    **dict.fromkeys(("signed", "order_signed", "decision_signed"), "paper"),
    "serve": "serve",
    "serve_order": "serve",
    "notice": "draft",
    "draft": "draft",
    "cause": "person",
    "fix": "hearings",
    "adjourn": "hearings",
    "hearing": "hearings",
    "choose": "law",
    "order": "law",
    "consider": "person",
    "decide": "law",
    "deemed": "clock",
    "receive": "paper",
    "demand": "paper",
    "inspect": "inspections",
    "checklist": "print",
    "attach": "plus",
    "guard": "law",
    "correct": "draft",
    "link": "cases",
    "transfer": "place",
    "grant": "law",
    "plot": "place",
    "plot_clear": "place",
    "plot_leave": "law",
    "take": "counter",
    "due_new": "counter",
    "undo_double": "settle",
    **dict.fromkeys(("compounding", "penalty", "fine", "shares"), "counter"),
    **dict.fromkeys(AUDIT_STEPS, "law"),
}
EVENTS = {
    "demand": "particulars.demanded",
    "receive": "particulars.received",
    "inspect": "inspection.made",
    "notice": "notice.issued",
    "sign": "notice.issued",
    "signed": "notice.issued",
    "serve": "notice.served",
    "serve_order": "order.served",
    "cause": "cause.shown",
    "hearing": "hearing.held",
}
_PLAIN = "1234567890ACDEGHIJKMNQRSTUVXYZ"  # the other letters have a use on a case
KEYS = (*_PLAIN, *(f"Shift+{key}" for key in _PLAIN[10:]))  # of the steps of a case, in their order
ON_PAPER = {"sign": "signed", "order": "order_signed", "decide": "decision_signed"}
CASHIERS = ("clerk", "accounts", "officer", "head")
RECORDERS = ("clerk", "officer", "head")
DECISIONS = ("grant", "refuse", "hold_work_back", "allow_occupation", "refuse_occupation")


@dataclass(frozen=True, slots=True)
class Look:
    """What the steps are looked at with: the case, who is at the desk, what the law says on the day."""

    desk: Desk
    office: Office
    file: CaseFile
    me: Officer
    acts: Sequence[NextAct]
    clocks: Sequence[Clock]
    today: date
    language: str

    def other_signer(self, provision: str) -> str:
        """Who signs under a provision, where the person at the desk is not the one; '' if nobody is named."""
        from desktop.casework.ruling import signer_of

        try:
            signer = signer_of(self.desk, self.office, provision, self.today)
        except PowerError:
            return ""
        allowed = {signer.authority, *(authority for authority, _ in signer.also)}
        return "" if self.me.authority in allowed else signer.authority


def keyed(steps: Iterable[Any], keys: Sequence[str] = KEYS) -> list[tuple[str, Any]]:
    """Steps or acts in their order, each with the key that begins it; '' for what comes after the last key."""
    return [(keys[n] if n < len(keys) else "", step) for n, step in enumerate(steps)]


def steps_of(look: Look) -> list[Step]:
    """The steps of a case that have a page, the most pressing kind first, each with the law's answer."""
    file = look.file
    found = [Step("settle", each.field, Route("settle", (file.id, each.field))) for each in file.unsettled]
    found += [
        *_audit(look),
        *_papers(look),
        *_findings(file),
        *_answers(look),
        *_objections(file),
        *_line(look),
        *_decision(look),
        *_dues(look),
        *_scrutiny(look),
    ]
    found += _on_paper(found)
    return [_as_law_says(step, look) for step in found]


def _on_paper(steps: Sequence[Step]) -> list[Step]:
    """What may be signed here may have been signed on paper; these stand last, so that no step's key moves."""
    return [
        replace(step, name=ON_PAPER[step.name], route=Route(ON_PAPER[step.name], step.route.args), authority="")
        for step in steps
        if step.name in ON_PAPER and step.route
    ]


def _dues(look: Look) -> Iterator[Step]:
    """Money to be taken, by who handles cash."""
    from desktop.casework.money import doubled, dues

    if doubled(look.file.entries) and {"accounts", "officer", "head"} & set(look.me.roles):
        yield Step("undo_double", "", Route("undo_double", (look.file.id,)))
    if not set(look.me.roles) & set(CASHIERS):
        return
    for due in dues(look.file).values():
        if due.open > 0:
            yield Step(
                "take", str(due.told.get("provision", "")), Route("take", (look.file.id, *due.name.split("/")))
            )


def _audit(look: Look) -> Iterator[Step]:
    """The steps that are open on a paper of the auditors."""
    if look.file.kind != "audit":
        return
    from desktop.casework.audit import STEPS, waiting

    for name in waiting(look.desk, look.file.id, look.today):
        yield Step(name, STEPS[name].provision, Route("audit_step", (look.file.id, name)))


def _papers(look: Look) -> Iterator[Step]:
    file = look.file
    for notice in open_notices(file):
        if notice.state == "drafted":
            other = look.other_signer(notice.provision)
            yield Step("sign", notice.provision, Route("sign", (file.id, notice.id)), authority=other)
    for notice in open_notices(file):
        if notice.state == "issued":
            name = "serve_order" if notice.kind == "order" else "serve"
            yield Step(name, notice.provision, Route("serve", (file.id, notice.id)))


def _findings(file: CaseFile) -> Iterator[Step]:
    answered = {n.finding for n in open_notices(file)}
    for finding in file.findings.values():
        if finding["id"] not in answered and finding.get("provision"):
            yield Step("notice", finding["provision"], Route("notice", (file.id, finding["id"])))


def _answers(look: Look) -> Iterator[Step]:
    for notice in open_notices(look.file):
        asks = look.desk.law.provision(notice.provision).procedure == "show_cause"
        if asks and notice.kind != "order" and notice.served_on and look.file.order_on(notice.id) is None:
            yield from _answer(look, notice)


def _answer(look: Look, notice: Notice) -> Iterator[Step]:
    from desktop.casework.hearing import sitting
    from desktop.casework.orders import doubts_of, order_provision

    file, made_under = look.file, order_provision(look.desk, look.file, notice.id)
    last = "choose" if _in_doubt(lambda: doubts_of(look.desk, file.id, made_under)) else "order"
    fixed = "adjourn" if sitting(file, notice.id) else "fix"
    heard = any(h["notice"] == notice.id for h in file.hearings)
    for name in (last, "hearing", "cause", fixed) if heard else ("cause", fixed, "hearing", last):
        provision = {"cause": "", "order": made_under}.get(name, notice.provision)
        other = look.other_signer(provision) if provision else ""
        yield Step(name, notice.provision, Route(name, (file.id, notice.id)), authority=other)
    if last == "choose":
        cite = look.desk.law.provision(made_under).cite
        yield Step("order", "", None, status="barred", section=cite, reason=tr("First decide how the Act is read."))


def _in_doubt(ask) -> bool:
    try:
        return bool(ask())
    except NagardeskError:
        return False  # where nobody is named as signing there is no appeal to be in doubt of


def _objections(file: CaseFile) -> Iterator[Step]:
    for objection in file.objections.values():
        if "considered" not in objection:
            yield Step("consider", objection["provision"], Route("consider", (file.id, objection["objection"])))


def _line(look: Look) -> Iterator[Step]:
    """What a street line asks in this case: while it is touched, nothing can be granted."""
    from desktop.casework.street_cases import line_bar

    bar = line_bar(look.file)
    if bar is None:
        return
    case = look.file.id
    yield Step("grant", "", None, status="barred", section=bar.section, reason=sentence(bar))
    yield Step("plot_clear", "", Route("plot_clear", (case,)))
    if bar.code == "line_touched":
        yield Step("plot_leave", "", Route("plot_leave", (case,)))


def _decision(look: Look) -> Iterator[Step]:
    from desktop.casework.ruling import act_of

    file = look.file
    silence = act_of(look.desk, file).silence
    stated = {e.data["provision"] for e in file.entries if e.kind == "deemed.stated"}
    for clock in look.clocks:
        if clock.effect and clock.provision in silence and clock.provision not in stated:
            yield Step("deemed", clock.provision, Route("deemed", (file.id,)))
            return
    open_ones = [a for a in look.acts if a.act in DECISIONS and a.status == "open"]
    if open_ones and not file.orders:
        others = {look.other_signer(each) for each in {a.provision for a in open_ones}}
        yield Step("decide", "", Route("decide", (file.id,)), authority="" if "" in others else sorted(others)[0])


def _scrutiny(look: Look) -> Iterator[Step]:
    from desktop.casework.demolition import guards_over
    from desktop.casework.scrutiny import demand_of

    file = look.file
    events = [f.event for f in file.facts if f.event.startswith("particulars.")]
    if events and events[-1] == "particulars.demanded":
        yield Step("receive", "", Route("receive", (file.id,)))
    elif file.source == "application" and not file.orders:
        try:
            provision = demand_of(look.desk, file).id
            yield Step("demand", "", Route("demand", (file.id,)), authority=look.other_signer(provision))
        except LawError:
            pass  # no section of this matter lets the office demand particulars
    yield from _on_the_spot(look)
    yield Step("attach", "", Route("attach", (file.id,)))
    if guards_over(look.desk, file)[0]:
        yield Step("guard", "", Route("guard", (file.id,)))
    if set(RECORDERS) & set(look.me.roles) and not file.unsettled:
        yield Step("correct", "", Route("correct", (file.id,)))
    if set(look.me.roles) & set(CASHIERS) and file.kind != "audit":
        yield Step("due_new", "", Route("due_new", (file.id,)))
    yield from _reckoned(look)
    yield Step("link", "", Route("link", (file.id,)))
    if {"officer", "head"} & set(look.me.roles) and len(look.office.wards) > 1:
        yield Step("transfer", "", Route("transfer", (file.id,)))


def _reckoned(look: Look) -> Iterator[Step]:
    """Demands that the Act reckons, where what they follow from stands in the case."""
    from desktop.casework.reckon import HALF_YEARLY, SLABS
    from desktop.casework.ruling import act_of, provisions_of

    file = look.file
    if not {"accounts", "officer", "head"} & set(look.me.roles):
        return
    act = act_of(look.desk, file)
    agreed = [act.provision(f.data["provision"]).section for f in file.happened("agreement.made")]
    own = act.provision(file.provision) if file.provision in act else None
    found = {
        "compounding": act.id in SLABS and SLABS[act.id][0] in agreed,
        "penalty": HALF_YEARLY.get(act.id) in provisions_of(act, file),
        "fine": bool(file.happened("conviction")),
        "shares": own is not None and "recovery" in own.instruments,
    }
    for name, there in found.items():
        if there:
            yield Step(name, "", Route(name, (file.id,)))


def _on_the_spot(look: Look) -> Iterator[Step]:
    """A notice, an inspection, the plot: not of what the auditors sent, which is about no place."""
    file = look.file
    if file.kind == "audit":
        return
    if any(a.act == "issue_notice" and a.status == "open" for a in look.acts):
        yield Step("draft", "", Route("notice", (file.id,)))
    yield Step("inspect", "", Route("inspect", (file.id,)))
    yield Step("checklist", "", Route("checklist", (file.id,)))
    if not file.orders and look.desk.store.subjects("street:"):
        yield Step("plot", "", Route("plot", (file.id,)))


def _as_law_says(step: Step, look: Look) -> Step:
    """The step with the law's answer, where the law speaks of it."""
    event, notice = EVENTS.get(step.name, ""), step.route.args[1] if step.route and len(step.route.args) > 1 else ""
    spoken = [a for a in look.acts if event and a.event == event and _is_about(a, step, notice)]
    if not spoken or any(a.status == "open" for a in spoken):
        return step
    told = spoken[0]
    return replace(
        step,
        status=told.status,
        section=told.section,
        reason=reason_text(told, look.language),
        day=told.first_day or told.last_day,
    )


def _is_about(act: NextAct, step: Step, notice: str) -> bool:
    return (not step.what or act.provision == step.what) and act.about in ("", notice)


def reason_text(act: NextAct, language: str) -> str:
    """Why an act stands as it does, in a language; '' if there is nothing to say."""
    from desktop.law.procedures import tell

    return tell(act, language) if act.reason else ""


def act_route(file: CaseFile, act: NextAct) -> Route:
    """The page of an act that the law lets be done now."""
    case, about = file.id, act.about
    notice = file.notices.get(about)
    if act.act == "issue_notice":
        return Route("notice", (case, "", act.provision))
    if act.act in ("serve_notice", "serve_order", "serve_decision") and notice and notice.state == "issued":
        return Route("serve", (case, about))
    if act.act == "record_cause" and notice:
        return Route("cause", (case, about))
    if act.act == "hear" and notice:
        return Route("hearing", (case, about))
    if act.act == "make_order" and notice:
        return Route("order", (case, about))
    if act.act in DECISIONS or act.act == "make_order":
        return Route("decide", (case, act.provision, act.act))
    plain = {"demand_particulars": "demand", "receive_particulars": "receive", "inspect": "inspect"}
    if act.act in plain:
        return Route(plain[act.act], (case,))
    return Route("do", (case, act.provision, act.act, about))
