"""What a case brings to returns and reports: its receipt and end, its clocks, notices, orders, money; from its file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta
from typing import Any

from desktop.casework.decisions import GRANTS, REFUSALS
from desktop.casework.deed_asks import SALES
from desktop.casework.file import CaseFile, Notice
from desktop.casework.ledger import postings
from desktop.casework.ports import Mark
from desktop.core.entry import Entry
from desktop.law.clocks import Clock
from desktop.law.model import Act, Bound, Fact

APPLIED = "application"
_ENDS = {
    "work.completed": "complied",
    "removal.made": "carried_out",
    "possession.taken": "carried_out",
    "conviction": "convicted",
    "declaration.published": "declared",
}
DEMANDS, RECEIPT = ("demand.served", "due.demanded"), "receipt.issued"
_BOUND = ("body", "authority", "addressee")  # what a citizen may do in his time he may also leave
_PAID_ON_DEMAND = ("release_things", "pay_demand")


def marks_of(act: Act, file: CaseFile, clocks: Sequence[Clock]) -> tuple[Mark, ...]:
    """The marks of a case under the Act of its day; `clocks` are all of its clocks, whatever day they are seen from."""
    found: list[Mark] = []
    how, day, last = _end(act, file, clocks)
    found.append(Mark("matter", _iso(file.opened_on), how, file.status, met=_iso(day)))
    if file.source == APPLIED and day:
        found.append(Mark("decision", _iso(day), how, last=_iso(last)))
    found += _clock_marks(clocks)
    for notice in file.notices.values():
        if notice.issued_on and notice.kind != "order":
            found += _notice_marks(file, notice, clocks)
    for order in file.orders:
        kind = "demolition" if order.get("demolition") else order.get("act", "make_order")
        found.append(Mark("order", order["day"], kind, "void" if order["entry"] in file.void else "stands"))
    found += _deed_marks(file)
    found += [
        Mark("receipt", paid["day"], "fee", paise=paid["paise"]) for paid in file.payments if _counts(file, paid)
    ]
    found += _money_marks(file)
    return tuple(found)


def _iso(day: date | None) -> str:
    return day.isoformat() if day else ""


def _counts(file: CaseFile, told: Mapping[str, Any]) -> bool:
    return told["entry"] not in file.void


def _end(act: Act, file: CaseFile, clocks: Sequence[Clock]) -> tuple[str, date | None, date | None]:
    """How the case was disposed of, when, and the last day that silence let pass.

    An application ends by its decision or by silence, other cases by what was done.
    """
    ends: list[tuple[date, str, date | None]] = []
    if file.source == APPLIED:
        for told in (*file.deeds, *file.orders):
            if _counts(file, told) and told.get("act") in (*GRANTS, *REFUSALS):
                how = "sanctioned" if told["act"] in GRANTS else "refused"
                ends.append((date.fromisoformat(told["day"]), how, None))
        for clock in clocks:
            if clock.provision in act.silence and clock.last_day and not _kept(clock):
                effect = clock.last_day + timedelta(days=not act.silence[clock.provision].on_last_day)
                ends.append((effect, "deemed", clock.last_day))
    else:
        ends = [(fact.day, _ENDS[fact.event], None) for fact in file.facts if fact.event in _ENDS]
        ends += [
            (date.fromisoformat(deed["day"]), "compounded", None)
            for deed in file.deeds
            if deed.get("act") == "compound" and _counts(file, deed)
        ]
    first = min(ends, key=lambda end: end[0], default=None)
    return (first[1], first[0], first[2]) if first else ("", None, None)


def _kept(clock: Clock) -> bool:
    return clock.met_on is not None and clock.last_day is not None and clock.met_on <= clock.last_day


def _clock_marks(clocks: Sequence[Clock]) -> Iterator[Mark]:
    """Every last day once: an Act that says the same time in several sections still sets one."""
    seen: set[tuple[str, str, str, str]] = set()
    for clock in clocks:
        if clock.runs_for not in _BOUND or clock.bound is Bound.AT_LEAST or clock.state == "superseded":
            continue
        last, met = _iso(clock.last_day), _iso(clock.met_on)
        told = (clock.started_by, clock.runs_for, last, met)
        if last and told not in seen:
            seen.add(told)
            yield Mark("clock", last, clock.provision, clock.runs_for, last, met)


def _notice_marks(file: CaseFile, notice: Notice, clocks: Sequence[Clock]) -> Iterator[Mark]:
    """The notice from its issue, its service, and the time it gives its addressee."""
    running = [c for c in clocks if c.started_by == notice.served_by and c.runs_for == "addressee" and c.last_day]
    clock = max(running, key=lambda c: c.last_day or date.min) if notice.served_by and running else None
    last = _iso(clock.last_day) if clock else ""
    state, day = outcome(file, notice)
    yield Mark("notice", _iso(notice.issued_on), notice.provision, state, last, _iso(day))
    if notice.served_on:
        yield Mark("service", _iso(notice.served_on), notice.provision, notice.attempts[-1].mode)
    if clock:
        done = [d for d in (clock.met_on, day if state == "complied" else None) if d]
        yield Mark("compliance", last, notice.provision, state, last, _iso(min(done)) if done else "")


def outcome(file: CaseFile, notice: Notice) -> tuple[str, date | None]:
    """What became of a notice (complied, carried_out, ordered, served, unserved, set_aside), and when it ended."""
    for event, state in (("work.completed", "complied"), ("removal.made", "carried_out")):
        for fact in file.happened(event):
            if _is_about(fact, notice):
                return state, fact.day
    if order := file.order_on(notice.id):
        return "ordered", date.fromisoformat(order["day"])
    return {"issued": "unserved"}.get(notice.state, notice.state), None


def _is_about(fact: Fact, notice: Notice) -> bool:
    about = fact.data.get("about")
    return about == notice.id if about else fact.data.get("provision") == notice.provision


def _deed_marks(file: CaseFile) -> Iterator[Mark]:
    for deed in file.deeds:
        if not _counts(file, deed):
            continue
        act, day, event = deed.get("act", ""), deed["day"], deed.get("event", deed["kind"])
        paise = deed.get("paise", 0)
        if event == "removal.made":
            yield Mark("removal", day, act, "demolition" if _demolished(file, deed) else "removal")
        elif act in ("complain", "record_conviction", "compound"):
            yield Mark("prosecution", day, act, paise=paise)
        elif event in ("appeal.received", "appeal.decided"):
            yield Mark("appeal", day, event, str(deed.get("outcome", "")))
        elif act == "demand_expenses":
            yield Mark("demand", day, deed["provision"], paise=paise)
        elif act == "collect_fee" or act in _PAID_ON_DEMAND:
            yield Mark("receipt", day, "dues" if act in _PAID_ON_DEMAND else "fee", paise=paise)


def _money_marks(file: CaseFile) -> Iterator[Mark]:
    """Demands and receipts that are entries of their own; a receipt on what was demanded is collection, not a fee."""
    demanded = {due_of(file, entry) for entry in file.entries if entry.kind in DEMANDS}
    for entry in file.entries:
        if entry.id in file.void:
            continue
        if entry.kind == "due.demanded":
            yield Mark("demand", entry.day, entry.data["provision"], paise=entry.data["paise"])
        elif entry.kind == RECEIPT:
            key = "dues" if due_of(file, entry) in demanded else "fee"
            yield Mark("receipt", entry.day, key, paise=entry.data["paise"])
        elif paise := paid_by_sale(entry, f"expenses/{file.id}"):
            yield Mark("receipt", entry.day, "dues", paise=paise)


def paid_by_sale(entry: Entry, due: str) -> int:
    """What the charges of a sale paid of a due that was demanded before it."""
    if entry.data.get("act") not in SALES:
        return 0
    return -sum(line.paise for line in postings(entry) if line.account == f"due/{due}" and line.paise < 0)


def due_of(file: CaseFile, entry: Entry) -> str:
    """The due that an entry demands or pays; expenses of a procedure are one due of the case."""
    return str(entry.data.get("due") or f"expenses/{file.id}")


def paid_on(file: CaseFile, demand: Entry) -> int:
    """What was paid on a demand, in paise: earlier demands of the same due are paid first."""
    due = due_of(file, demand)
    standing = [e for e in file.entries if e.id not in file.void and due_of(file, e) == due]
    deeds = [e for e in standing if e.kind == RECEIPT or e.data.get("act") in _PAID_ON_DEMAND]
    left = sum(int(e.data.get("paise", 0)) for e in deeds)
    left += sum(paid_by_sale(e, due) for e in file.entries if e.id not in file.void)
    for other in standing:
        if other.id == demand.id:
            break
        left -= int(other.data.get("paise", 0)) if other.kind in DEMANDS else 0
    return min(max(left, 0), int(demand.data.get("paise", 0)))


def _demolished(file: CaseFile, deed: Mapping[str, Any]) -> bool:
    """Whether a removal was a demolition: by itself, or by the notice or order that it carries out."""
    about = deed.get("notice", "")
    said = [deed.get("demolition"), *(o.get("demolition") for o in file.orders if about in ("", o.get("on_notice")))]
    if notice := file.notices.get(about):
        said.append(notice.data.get("demolition"))
    return any(said)
