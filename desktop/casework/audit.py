"""Audit objections (`py-1973` ss. 206-212): each a case, with its clocks, answers, certified sums and appeals.

The days all come from the pack: remedy and report forthwith (207), remarks in three months (208), payment and
application to the Director in fourteen days (210, 211), appeal to the District court in a month (210(3)).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.file import CaseFile
from desktop.casework.gate import SIGNERS, need_day
from desktop.casework.ledger import moved
from desktop.casework.money import Due, dues, need_paise
from desktop.casework.notices import any_of
from desktop.casework.office import Office
from desktop.casework.ports import Draft, Filter
from desktop.casework.ruling import act_of, clocks_on, posts
from desktop.casework.wording import Said, local_language, said, words
from desktop.core.dates import show as show_day
from desktop.core.errors import FieldError, LawError, PowerError
from desktop.core.ids import uuid7
from desktop.core.text import clean


@dataclass(frozen=True, slots=True)
class Start:
    """How an objection begins: under which provision, by what event, and the provisions whose clocks it starts."""

    provision: str
    event: str
    governs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """What may follow: under which provision, by what event, after which steps, and whose act it is.

    `within` names the provision whose clock must not have run out; `paid` asks for the certified sum to be paid first.
    """

    provision: str
    event: str
    after: tuple[str, ...]
    by: str = ""
    within: str = ""
    paid: bool = False


STARTS = {
    "irregularity": Start("py-1973:206:2(a)", "report.received", ("py-1973:206:2(a)", "py-1973:207:main.1")),
    "loss": Start("py-1973:206:2(c)", "report.received", ("py-1973:206:2(c)", "py-1973:207:main.1")),
    "final_statement": Start("py-1973:206:2(d)", "report.received", ("py-1973:206:2(d)", "py-1973:208:main")),
    "certificate": Start(
        "py-1973:209:2", "order.served", ("py-1973:209:2", "py-1973:210:1.1", "py-1973:211:main", "py-1973:212:main")
    ),
}
STEPS = {
    "remedy": Step("py-1973:207:main.1", "audit.remedied", ("irregularity", "loss"), "Commissioner"),
    "tell_council": Step("py-1973:207:main.2", "audit.reported", ("remedy",), "Commissioner"),
    "remarks": Step("py-1973:208:main", "reference.made", ("final_statement",), "Council"),
    "apply_director": Step("py-1973:210:1.1", "appeal.received", ("certificate",), within="py-1973:210:1.1"),
    "director_order": Step("py-1973:210:1.2", "order.served", ("apply_director",), "Director"),
    "call_in": Step("py-1973:210:2", "notice.served", ("director_order",), "Commissioner"),
    "appeal_court": Step(
        "py-1973:210:3.1", "appeal.received", ("director_order",), within="py-1973:210:3.1", paid=True
    ),
    "court_order": Step("py-1973:210:3.2", "appeal.decided", ("appeal_court",), "District court"),
    "waive": Step("py-1973:212:main", "due.remitted", ("certificate",), "Government"),
}
_SETS_SUM = ("director_order", "court_order")  # these may fix another sum


def receive(desk: Desk, told: Mapping[str, Any]) -> Done:
    """Enter what came from the auditors as a case: what (irregularity, loss, final_statement, certificate), day, number,
    says; for a certificate also paise and person (name per language), and from then on what he owes is a due.

    Raises `LawError` under an Act that has no such audit, `FieldError` for what is missing.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "clerk", "accounts", *SIGNERS)
    what, day, says = str(told.get("what", "")), told.get("day") or today, said(told.get("says", ""))
    if what not in STARTS:
        raise FieldError("what", f"From the auditors come: {', '.join(STARTS)}.", code="choice", text=what)
    start = STARTS[what]
    act = desk.act(office, day)
    if start.provision not in act:
        raise LawError("The Act of this office says nothing of such an audit.", section="", code="not_given")
    if not isinstance(day, date) or day > today:
        raise FieldError("day", "This can't be on a day still to come.", code="future")
    for name, value in (("says", says), ("number", clean(str(told.get("number", ""))))):
        if not any_of(value):
            raise FieldError(name, "Write the number of the auditors' paper and what it says.", code="required")
    row, case = act.provision(start.provision), uuid7()
    with desk.store.writing(me.id) as tx:
        number, numbers = take_number(tx, series(office, desk.store.device, "AU", "", today))
        data: dict[str, Any] = {
            "kind": "audit",
            "act": office.act,
            "provision": row.id,
            "governs": list(start.governs),
            "number": number,
            "numbers": numbers,
            "event": start.event,
            "source": "audit",
            "step": what,
            "paper_number": clean(str(told["number"])),
            "section": row.cite,
            "fields": _fields(office, told, says),
        }
        if what == "certificate":
            data |= _certified(told, case)
        entry = tx.add(Draft(f"case:{case}", "case.opened", day, data, act.pack))
    return Done(case, (entry,))


def _fields(office: Office, told: Mapping[str, Any], says: Said) -> dict[str, Any]:
    person = said(told.get("person", ""))
    parties: list[dict[str, Any]] = []
    if any_of(person):
        name = person if isinstance(person, dict) else {local_language(office.languages): person, "en": person}
        parties = [{"role": "charged", "name": {"en": next(iter(name.values())), **name}}]
    return {"parties": parties, "premises": {}, "details": {"description": says}}


def _certified(told: Mapping[str, Any], case: str) -> dict[str, Any]:
    paise, payer = need_paise(told.get("paise")), said(told.get("person", ""))
    if not any_of(payer):
        raise FieldError("person", "Name from whom the sum is certified to be due.", code="required")
    name = f"surcharge/{case}"
    kept = {"due": name, "paise": paise, "payer": payer, "purpose": dict(words("heads")["surcharge"])}
    return {**kept, "postings": moved((f"due/{name}", paise), ("demand/surcharge", -paise))}


def step(desk: Desk, case: str, what: str, told: Mapping[str, Any]) -> Done:
    """Go one step on with an audit objection: day, says, number; by_order_of where another authority acts.

    A sum fixed anew (paise, with `director_order` and `court_order`) or let go (`waive`) changes the due. Raises
    `LawError` naming the section (too early, too late, done already), `PowerError`, `FieldError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    if what not in STEPS:
        raise FieldError("what", f"Steps are {', '.join(STEPS)}.", code="choice", text=what)
    one, day, says = STEPS[what], told.get("day") or today, said(told.get("says", ""))
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        act = act_of(desk, file)
        if one.provision not in act or file.kind != "audit":
            raise LawError("This is no audit objection.", section=file.provision, code="not_given")
        row = act.provision(one.provision)
        need_day(file, row, day, today)
        _need_order(desk, office, file, what, one, row.cite, day)
        power = _power(desk, one, row.cite, day, told)
        if not any_of(says):
            raise FieldError("says", "Write what was done, in the words that stand in the file.", code="required")
        due = next((d for d in dues(file).values() if d.head == "surcharge"), None)
        if one.paid and due and due.open > 0:
            raise LawError(
                f"Under section {row.cite} the sum claimed is deposited first.",
                section=row.cite,
                code="not_deposited",
            )
        data = {"provision": row.id, "section": row.cite, "event": one.event, "step": what, "says": says}
        data |= {"act": what, "paper_number": clean(str(told.get("number", ""))), **power}
        data |= _sum(what, due, told)
        entry = tx.add(Draft(f"case:{case}", "audit.step", day, data, file.pack))
    return Done(case, (entry,))


def _steps_of(file: CaseFile) -> dict[str, str]:
    """Every step of the objection so far with its day."""
    return {str(e.data["step"]): e.day for e in file.entries if e.data.get("step")}


def _need_order(desk: Desk, office: Office, file: CaseFile, what: str, one: Step, section: str, day: date) -> None:
    known = _steps_of(file)
    if what in known:
        done = show_day(date.fromisoformat(known[what]))
        raise LawError(f"Under section {section} this was done on {done} already.", section=section, code="done")
    before = [known[each] for each in one.after if each in known]
    if not before:
        named = " or ".join(one.after)
        raise LawError(f"Under section {section} this comes after: {named}.", section=section, code="too_early")
    first = date.fromisoformat(max(before))
    if day < first:
        message = f"Under section {section} this is not before {show_day(first)}."
        raise LawError(message, section=section, first_day=first, code="too_early")
    if not one.within:
        return
    for clock in clocks_on(desk, office, file, day):
        if clock.provision == one.within and clock.last_day and day > clock.last_day:
            raise LawError(
                f"The time under section {section} ran out on {show_day(clock.last_day)}.",
                section=section,
                code="too_late",
            )


def _power(desk: Desk, one: Step, section: str, day: date, told: Mapping[str, Any]) -> dict[str, Any]:
    """Who does a step: an authority of this office himself, or the paper of one outside it."""
    office, me = desk.office(), desk.me()
    if not one.by:
        need_role(me, day, "clerk", "accounts", *SIGNERS)
        return {}
    if any(held.authority == one.by and held.on(day) for held in posts(me)):
        return {"made_by": one.by, "power": section}
    if office.holder(one.by, day):
        raise PowerError(f"Section {section} is for the {one.by}.", section=section, authority=one.by)
    need_role(me, day, *SIGNERS)
    paper = told.get("by_order_of") or {}
    dated = paper.get("dated")
    if paper.get("authority") != one.by or not clean(str(paper.get("number", ""))) or not isinstance(dated, date):
        raise PowerError(
            f"Section {section} is for the {one.by}; record its paper: authority, number and date.",
            section=section,
            code="power_paper",
            authority=one.by,
        )
    kept = {"authority": one.by, "number": clean(str(paper["number"])), "dated": dated.isoformat()}
    return {"made_by": one.by, "power": section, "by_order_of": kept}


def _sum(what: str, due: Due | None, told: Mapping[str, Any]) -> dict[str, Any]:
    """What a step does to the certified sum: another is fixed, or (part of) it is let go. Raises `FieldError`."""
    if due is None or (what not in _SETS_SUM and what != "waive") or (told.get("paise") is None and what != "waive"):
        return {}
    paise = told.get("paise")
    if what == "waive":
        change = need_paise(paise)
    elif type(paise) is int and paise >= 0:
        change = due.demanded - due.remitted - paise  # what is let go; minus where more is fixed
    else:
        raise FieldError("paise", "Give the sum that was fixed.", code="amount")
    if change > due.open and what == "waive":
        raise FieldError("paise", "More than is open can't be let go.", code="overpaid")
    account = f"due/{due.name}"
    less = moved((account, -change), ("remit/surcharge", change))
    more = moved((account, -change), ("demand/surcharge", change))
    return {"due": due.name, "paise": paise, "postings": less if change > 0 else more}


def waiting(desk: Desk, case: str, day: date) -> list[str]:
    """The steps of an audit objection that are open on `day`, in the order of the Act."""
    office, file = desk.office(), desk.case(case)
    act, found = act_of(desk, file), []
    for what, one in STEPS.items():
        try:
            _need_order(desk, office, file, what, one, act.provision(one.provision).cite, day)
        except LawError:
            continue
        found.append(what)
    return found


@dataclass(frozen=True, slots=True)
class Objection:
    """A paper of the auditors as it stands: `what` it was, its last step, the steps now open, and the next last day."""

    case: str
    number: str
    day: str
    what: str
    paper: str
    says: Said
    person: Said
    last: str
    waiting: tuple[str, ...]
    by: date | None
    open: int


def objections(desk: Desk) -> list[Objection]:
    """Every paper of the auditors that the office has, the newest first."""
    found, after = [], ""
    while True:
        page = desk.store.page(Filter(kind="audit"), "updated", after)
        found += [_objection(desk, row.case) for row in page.rows]
        after = page.after
        if not after:
            return sorted(found, key=lambda each: (each.day, each.number), reverse=True)


def _objection(desk: Desk, case: str) -> Objection:
    file, today = desk.case(case), desk.today()
    opened = file.entries[0].data
    steps = list(_steps_of(file))
    last = [c.last_day for c in clocks_on(desk, desk.office(), file, today) if c.last_day and c.state == "running"]
    owed = sum(due.open for due in dues(file).values())
    parties = opened["fields"]["parties"]
    return Objection(
        case=case,
        number=file.number,
        day=file.entries[0].day,
        what=str(opened["step"]),
        paper=str(opened["paper_number"]),
        says=opened["fields"]["details"]["description"],
        person=parties[0]["name"] if parties else "",
        last=steps[-1],
        waiting=tuple(waiting(desk, case, today)),
        by=min(last, default=None),
        open=owed,
    )
