"""The case as its entries tell it: what it is, its papers, notices and their service, findings, hearings, orders."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import Any

from desktop.casework.file import DECIDED, ORDERED, Attempt, CaseFile, Notice, Paper, Unsettled
from desktop.core.entry import Entry
from desktop.law.model import Fact

__all__ = ["Attempt", "CaseFile", "Notice", "Paper", "Unsettled", "fold_case"]


def fold_case(case: str, entries: Iterable[Entry]) -> CaseFile:
    """The case from all its entries in order (instant, device, number)."""
    file = CaseFile(id=case)
    facts: list[tuple[str, Fact]] = []
    heads: dict[str, list[tuple[Entry, Any]]] = {}
    for entry in entries:
        file.entries.append(entry)
        for name, value in (*entry.data.get("fields", {}).items(), *_decision(entry.kind, entry.data)):
            heads[name] = [h for h in heads.get(name, []) if not _has_seen(entry, h[0])] + [(entry, value)]
        for paper in entry.data.get("papers", ()):
            file.papers.append(_paper(paper, entry))
        facts += [(entry.id, fact) for fact in _facts_of(file, entry)]
        if entry.kind not in _ON_A_NOTICE or entry.data["notice"] in file.notices:
            _STEPS.get(entry.kind, _deed)(file, entry)
    file.facts = [fact for id, fact in facts if id not in file.void]
    for name, said in heads.items():
        if not name.startswith(ORDERED):
            file.fields[name] = said[-1][1]
        if any(value != said[0][1] for _, value in said):
            file.unsettled.append(Unsettled(name, tuple((e.id, v, e.officer) for e, v in said)))
    return file


def _decision(kind: str, data: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What an order or decision decides, with its number: two PCs that had not heard of each other may differ in it."""
    if data.get("number") and (kind == "order.made" or data.get("act") in DECIDED):
        return [(f"{ORDERED}{data.get('on_notice') or data.get('provision', '')}", str(data["number"]))]
    return []


def _settle(file: CaseFile, entry: Entry) -> None:
    """Of two orders in one matter the one that was named stands; the other counts no more, nor does its service."""
    for name, number in entry.data["fields"].items():
        for made in (*file.orders, *file.deeds) if name.startswith(ORDERED) else ():
            if (name, str(made.get("number"))) in _decision(made.get("kind", "order.made"), made) and made[
                "number"
            ] != number:
                served = file.notices.get(made.get("notice", ""))
                file.void |= {made["entry"], served.served_by if served else ""} - {""}
                if served:
                    served.state = "set_aside"


def _has_seen(later: Entry, earlier: Entry) -> bool:
    if later.device == earlier.device:
        return True
    return any(device == earlier.device and seq >= earlier.seq for device, seq in later.after)


def _paper(raw: Mapping[str, Any], entry: Entry) -> Paper:
    known = {k: raw[k] for k in Paper.__slots__ if k in raw}
    known.update(languages=tuple(raw["languages"]), issued_on=date.fromisoformat(entry.day), entry=entry.id)
    return Paper(**known)


def _facts_of(file: CaseFile, entry: Entry) -> list[Fact]:
    """What an entry means to the law: its own kind, or the events it names."""
    data = {k: v for k, v in entry.data.items() if k in _LAW_KEYS}
    if about := entry.data.get("on_notice") or entry.data.get("notice"):
        notice = file.notices.get(about)
        data["about"] = notice.matter() if notice else about
    events = entry.data.get("events") or [entry.data.get("event", entry.kind)]
    return [Fact(event, date.fromisoformat(entry.day), entry.id, data) for event in events]


def _open(file: CaseFile, entry: Entry) -> None:
    if file.number:
        return _again(file, entry)
    file.number = entry.data["number"]
    file.kind = entry.data["kind"]
    file.act = entry.data["act"]
    file.pack = entry.pack
    file.office = entry.office
    file.opened_on = date.fromisoformat(entry.day)
    file.provision = entry.data["provision"]
    file.governs = tuple(entry.data.get("governs") or [file.provision])
    file.source = entry.data.get("source", "application")
    file.back_entry = bool(entry.data.get("back_entry"))
    if entry.data.get("complainant"):
        _again(file, entry)
    return None


def _again(file: CaseFile, entry: Entry) -> None:
    """A further paper of the kind that opens cases: a repeat complaint, or an application within the case."""
    if entry.data.get("complainant"):
        file.complaints.append({**entry.data["complainant"], "entry": entry.id, "day": entry.day})
    else:
        file.deeds.append(_told(entry))


def _told(entry: Entry) -> dict[str, Any]:
    return {**entry.data, "entry": entry.id, "day": entry.day, "officer": entry.officer, "kind": entry.kind}


def _inspect(file: CaseFile, entry: Entry) -> None:
    if entry.data.get("again"):  # the visit tells anew what failed before, save what a notice rests on already
        rested = {notice.finding for notice in file.notices.values()}
        earlier = [i for i in file.inspections if i.get("form") == entry.data["form"]]
        for finding in (f for visit in earlier for f in visit["findings"] if f["id"] not in rested):
            file.findings.pop(finding["id"], None)
    file.inspections.append({**entry.data, "entry": entry.id, "day": entry.day})
    for finding in entry.data.get("findings", ()):
        file.findings[finding["id"]] = finding


def _draft(file: CaseFile, entry: Entry) -> None:
    data = entry.data
    file.notices[data["notice"]] = Notice(
        id=data["notice"],
        provision=data["provision"],
        kind=data["kind"],
        addressee=data["addressee"],
        finding=data.get("finding", ""),
        days=data.get("days"),
        drafted_by=entry.officer,
        data=data,
        group=data.get("group", ""),
    )


def _issue(file: CaseFile, entry: Entry) -> None:
    """Two PCs that issued one draft without knowing of each other made two papers; the first is the notice."""
    notice = file.notices[entry.data["notice"]]
    if notice.number:
        return
    notice.state = "issued"
    notice.number = entry.data["number"]
    notice.signed_by = entry.data.get("signed_by") or entry.officer
    notice.issued_on = date.fromisoformat(entry.day)
    notice.paper = entry.data["papers"][0]["id"]
    if called := entry.data.get("hearing"):
        file.sittings.append({**called, "notice": notice.id, "entry": entry.id, "day": entry.day})


def _withdraw(file: CaseFile, entry: Entry) -> None:
    file.notices[entry.data["notice"]].state = "withdrawn"


def _attempt(file: CaseFile, entry: Entry) -> None:
    data = entry.data
    file.notices[data["notice"]].attempts.append(
        Attempt(
            entry=entry.id,
            day=date.fromisoformat(entry.day),
            mode=data["mode"],
            outcome=data["outcome"],
            at=data["at"],
            place=data["place"],
            met=data.get("met", ""),
            by=data["by"],
            witnesses=tuple(data.get("witnesses", ())),
            remarks=data.get("remarks", ""),
        )
    )


def _serve(file: CaseFile, entry: Entry) -> None:
    notice = file.notices[entry.data["notice"]]
    notice.state = "served"
    notice.served_on = date.fromisoformat(entry.day)
    notice.served_by = entry.id


def _reopen(file: CaseFile, entry: Entry) -> None:
    """Service that failed after all: the notice is to be served again, and what ran from it no longer runs."""
    notice = file.notices[entry.data["notice"]]
    file.void.add(notice.served_by)
    notice.state, notice.served_on, notice.served_by = "issued", None, ""


def _show_cause(file: CaseFile, entry: Entry) -> None:
    file.causes.append({**entry.data, "entry": entry.id, "day": entry.day})


def _hear(file: CaseFile, entry: Entry) -> None:
    file.hearings.append({**entry.data, "entry": entry.id, "day": entry.day})


def _order(file: CaseFile, entry: Entry) -> None:
    file.orders.append({**entry.data, "entry": entry.id, "day": entry.day, "officer": entry.officer})
    file.notices[entry.data["notice"]] = _ordered(entry)


def _ordered(entry: Entry) -> Notice:
    return Notice(
        id=entry.data["notice"],
        provision=entry.data["provision"],
        kind="order",
        addressee=entry.data["addressee"],
        finding="",
        days=entry.data.get("days"),
        state="issued",
        number=entry.data["number"],
        signed_by=entry.data.get("signed_by") or entry.officer,
        issued_on=date.fromisoformat(entry.day),
        paper=entry.data["papers"][0]["id"] if entry.data.get("papers") else "",
        data=entry.data,
    )


def _draft_order(file: CaseFile, entry: Entry) -> None:
    file.order_drafts[entry.data["draft"]] = _told(entry)


def _rule(file: CaseFile, entry: Entry) -> None:
    """A ruling that is served like an order though it decides no notice; lifting a stop undoes the stop."""
    file.deeds.append(_told(entry))
    data = entry.data
    if data.get("to_serve"):
        file.notices[data["notice"]] = _ordered(entry)
    if entry.kind == "order.lifted":
        stops = [o for o in file.orders if o.get("act") == "stop_work" and o["provision"] == data["provision"]]
        file.void |= {o["entry"] for o in stops}
        file.void |= {file.notices[o["notice"]].served_by for o in stops} - {""}


def _choose(file: CaseFile, entry: Entry) -> None:
    file.choices[entry.data["doubt"]] = {**entry.data, "entry": entry.id, "officer": entry.officer}


def _attach(file: CaseFile, entry: Entry) -> None:
    file.attachments.append({**entry.data, "entry": entry.id, "day": entry.day})


def _pay(file: CaseFile, entry: Entry) -> None:
    file.payments.append({**entry.data, "entry": entry.id, "day": entry.day})


def _fix(file: CaseFile, entry: Entry) -> None:
    file.sittings.append(_told(entry))


def _object(file: CaseFile, entry: Entry) -> None:
    if "objection" in entry.data:
        file.objections[entry.data["objection"]] = _told(entry)


def _consider(file: CaseFile, entry: Entry) -> None:
    known = file.objections[entry.data["objection"]]
    file.objections[entry.data["objection"]] = {**known, "considered": _told(entry)}


def _link(file: CaseFile, entry: Entry) -> None:
    file.links.append(_told(entry))


def _appealed(file: CaseFile, entry: Entry) -> None:
    """An appeal decided: an order set aside or sent back counts no more, with the service of it."""
    file.deeds.append(_told(entry))
    if entry.data.get("outcome") not in ("set_aside", "remanded"):
        return
    for order in file.orders:
        if order["notice"] == entry.data.get("order"):
            file.void |= {order["entry"], file.notices[order["notice"]].served_by} - {""}
            file.notices[order["notice"]].state = "set_aside"


def _undo(file: CaseFile, entry: Entry) -> None:
    file.void.add(entry.corrects)


def _deed(file: CaseFile, entry: Entry) -> None:
    if "act" in entry.data:
        file.deeds.append(_told(entry))


_LAW_KEYS = frozenset(
    [
        "provision",
        "set",
        "party",
        "made_by",
        "until",
        "applied",
        "received_on",
        "mode",
        "modes",
        "witnesses",
        "demolition",
        "guard",
        "exception",
        "reason",
        "section",
        "case",
        "moment",
        "name",
    ]
)
# Rulings that an office makes besides orders: each has a paper, and most are served.
RULINGS = (
    "permission.revoked",
    "permission.ended",
    "licence.renewed",
    "licence.suspended",
    "licence.restored",
    "licence.withdrawn",
    "order.provisional",
    "order.lifted",
    "watch.posted",
    "occupation.restored",
)
# What another PC did to a notice may arrive before the notice itself.
_ON_A_NOTICE = frozenset(
    ["notice.issued", "notice.withdrawn", "service.attempted", "notice.served", "service.reopened"]
)


def _print(file: CaseFile, entry: Entry) -> None:
    for told in entry.data["printed"]:
        file.printed[told["paper"]] = max(told["copy"], file.printed.get(told["paper"], 0))


_STEPS: dict[str, Callable[[CaseFile, Entry], None]] = {
    "attachment.added": _attach,
    "application.received": _open,
    "complaint.received": _open,
    "case.opened": _open,
    "case.linked": _link,
    "inspection.made": _inspect,
    "line.touched": _inspect,
    "notice.drafted": _draft,
    "notice.issued": _issue,
    "notice.withdrawn": _withdraw,
    "service.attempted": _attempt,
    "notice.served": _serve,
    "service.reopened": _reopen,
    "cause.shown": _show_cause,
    "hearing.fixed": _fix,
    "hearing.adjourned": _fix,
    "hearing.held": _hear,
    "objection.received": _object,
    "objection.considered": _consider,
    "order.drafted": _draft_order,
    "order.made": _order,
    "paper.printed": _print,
    "appeal.decided": _appealed,
    **dict.fromkeys(RULINGS, _rule),
    "choice.made": _choose,
    "field.set": _settle,
    "fee.paid": _pay,
    "entry.undone": _undo,
    "receipt.cancelled": _undo,
    "cheque.dishonoured": _undo,
}
