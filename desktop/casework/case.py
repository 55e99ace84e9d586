"""The case as its entries tell it: what it is, its papers, notices and their service, findings, hearings, orders."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from desktop.core.entry import Entry
from desktop.law.model import Fact


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper once issued: frozen bytes (`sha256`) and the source text they were set from (`text_sha256`)."""

    id: str
    kind: str
    title: Mapping[str, str]
    number: str
    provision: str
    languages: tuple[str, ...]
    sha256: str
    text_sha256: str
    pages: int
    template_version: str
    issued_on: date
    signed_by: str
    entry: str
    addressee: str = ""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt at service: `outcome` is served, refused, not_found, affixed, posted, returned."""

    entry: str
    day: date
    mode: str
    outcome: str
    at: str
    place: str
    met: str
    by: str
    witnesses: tuple[Mapping[str, str], ...]
    remarks: str


@dataclass
class Notice:
    """A notice or order that has to be served: from draft to proof of service.

    `state` is drafted, issued, served or withdrawn; `days` the time the officer set (None where the Act fixes it);
    `served_on` the day from which its period runs.
    """

    id: str
    provision: str
    kind: str
    addressee: str
    finding: str
    days: int | None
    state: str = "drafted"
    number: str = ""
    drafted_by: str = ""
    signed_by: str = ""
    issued_on: date | None = None
    served_on: date | None = None
    attempts: list[Attempt] = field(default_factory=list)
    paper: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A field about which two devices said different things without having seen each other."""

    field: str
    said: tuple[tuple[str, Any, str], ...]  # (entry id, value, officer)


@dataclass
class CaseFile:
    """Everything about one case, worked out from its entries."""

    id: str
    number: str = ""
    kind: str = ""
    office: str = ""
    act: str = ""
    pack: str = ""
    opened_on: date | None = None
    fields: dict[str, Any] = field(default_factory=dict)
    unsettled: list[Unsettled] = field(default_factory=list)
    papers: list[Paper] = field(default_factory=list)
    notices: dict[str, Notice] = field(default_factory=dict)
    inspections: list[Mapping[str, Any]] = field(default_factory=list)
    findings: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    causes: list[Mapping[str, Any]] = field(default_factory=list)
    hearings: list[Mapping[str, Any]] = field(default_factory=list)
    orders: list[Mapping[str, Any]] = field(default_factory=list)
    choices: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    payments: list[Mapping[str, Any]] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

    @property
    def status(self) -> str:
        """Where the case stands: the key of its last step."""
        if self.orders:
            return "ordered"
        if any(n.state == "served" for n in self.notices.values()):
            return "served"
        if any(n.state == "issued" for n in self.notices.values()):
            return "to_serve"
        if self.notices:
            return "drafted"
        if self.findings:
            return "findings"
        if self.facts and self.facts[-1].event == "particulars.demanded":
            return "particulars"
        return "received"

    def applicant(self) -> Mapping[str, Any]:
        """The first party; empty if there is none."""
        parties = self.fields.get("parties") or [{}]
        return dict(parties[0])


def fold_case(case: str, entries: Iterable[Entry]) -> CaseFile:
    """The case from all its entries in order (instant, device, number)."""
    file = CaseFile(id=case)
    heads: dict[str, list[tuple[Entry, Any]]] = {}
    for entry in entries:
        file.entries.append(entry)
        for name, value in entry.data.get("fields", {}).items():
            heads[name] = [h for h in heads.get(name, []) if not _has_seen(entry, h[0])] + [(entry, value)]
        for paper in entry.data.get("papers", ()):
            file.papers.append(_paper(paper, entry))
        _note_fact(file, entry)
        step = _STEPS.get(entry.kind)
        if step:
            step(file, entry)
    for name, said in heads.items():
        file.fields[name] = said[-1][1]
        if any(value != said[0][1] for _, value in said):
            file.unsettled.append(Unsettled(name, tuple((e.id, v, e.officer) for e, v in said)))
    return file


def _has_seen(later: Entry, earlier: Entry) -> bool:
    if later.device == earlier.device:
        return True
    return any(device == earlier.device and seq >= earlier.seq for device, seq in later.after)


def _paper(raw: Mapping[str, Any], entry: Entry) -> Paper:
    known = {k: raw[k] for k in Paper.__slots__ if k in raw}
    known.update(languages=tuple(raw["languages"]), issued_on=date.fromisoformat(entry.day), entry=entry.id)
    return Paper(**known)


def _note_fact(file: CaseFile, entry: Entry) -> None:
    data = {k: v for k, v in entry.data.items() if k in _LAW_KEYS}
    if "notice" in entry.data:
        data["about"] = entry.data["notice"]
    file.facts.append(Fact(entry.data.get("event", entry.kind), date.fromisoformat(entry.day), entry.id, data))


def _open(file: CaseFile, entry: Entry) -> None:
    file.number = entry.data["number"]
    file.kind = entry.data["kind"]
    file.act = entry.data["act"]
    file.pack = entry.pack
    file.office = entry.office
    file.opened_on = date.fromisoformat(entry.day)


def _inspect(file: CaseFile, entry: Entry) -> None:
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
    )


def _issue(file: CaseFile, entry: Entry) -> None:
    notice = file.notices[entry.data["notice"]]
    notice.state = "issued"
    notice.number = entry.data["number"]
    notice.signed_by = entry.officer
    notice.issued_on = date.fromisoformat(entry.day)
    notice.paper = entry.data["papers"][0]["id"]


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


def _show_cause(file: CaseFile, entry: Entry) -> None:
    file.causes.append({**entry.data, "entry": entry.id, "day": entry.day})


def _hear(file: CaseFile, entry: Entry) -> None:
    file.hearings.append({**entry.data, "entry": entry.id, "day": entry.day})


def _order(file: CaseFile, entry: Entry) -> None:
    file.orders.append({**entry.data, "entry": entry.id, "day": entry.day, "officer": entry.officer})
    file.notices[entry.data["notice"]] = Notice(
        id=entry.data["notice"],
        provision=entry.data["provision"],
        kind="order",
        addressee=entry.data["addressee"],
        finding="",
        days=entry.data.get("days"),
        state="issued",
        number=entry.data["number"],
        signed_by=entry.officer,
        issued_on=date.fromisoformat(entry.day),
        paper=entry.data["papers"][0]["id"],
        data=entry.data,
    )


def _choose(file: CaseFile, entry: Entry) -> None:
    file.choices[entry.data["doubt"]] = {**entry.data, "entry": entry.id, "officer": entry.officer}


def _pay(file: CaseFile, entry: Entry) -> None:
    file.payments.append({**entry.data, "entry": entry.id, "day": entry.day})


_LAW_KEYS = frozenset({"provision", "set", "party", "made_by", "until", "applied", "received_on"})
_STEPS: dict[str, Callable[[CaseFile, Entry], None]] = {
    "application.received": _open,
    "inspection.made": _inspect,
    "line.touched": _inspect,
    "notice.drafted": _draft,
    "notice.issued": _issue,
    "notice.withdrawn": _withdraw,
    "service.attempted": _attempt,
    "notice.served": _serve,
    "cause.shown": _show_cause,
    "hearing.held": _hear,
    "order.made": _order,
    "choice.made": _choose,
    "fee.paid": _pay,
}
