"""What a case is made of: its papers, notices with their service, and everything its entries tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from desktop.casework.wording import Said
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
    order_sha256: str = ""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One attempt at service: `outcome` is served, refused, not_found, affixed, posted, returned."""

    entry: str
    day: date
    mode: str
    outcome: str
    at: str
    place: Said
    met: Said
    by: str
    witnesses: tuple[Mapping[str, str], ...]
    remarks: str


@dataclass
class Notice:
    """A notice or order that has to be served: from draft to proof of service.

    `state` is drafted, issued, served or withdrawn; `days` the time the officer set (None where the Act fixes it);
    `served_on` the day from which its period runs and `served_by` the entry that proves it; notices that went out
    together to several addressees share a `group`.
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
    group: str = ""
    served_by: str = ""

    def matter(self) -> str:
        """The notice whose matter this paper goes on with: for an order the notice it was made on."""
        return str(self.data.get("on_notice") or self.id)


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A field about which two devices said different things without having seen each other."""

    field: str
    said: tuple[tuple[str, Any, str], ...]  # (entry id, value, officer)


ORDERED = "order/"  # before the notice or provision, the name of a matter that two orders decided
DECIDED = ("grant", "refuse", "allow_occupation", "refuse_occupation", "state_deemed")


@dataclass
class CaseFile:
    """Everything about one case, worked out from its entries.

    `provision` is the one it was opened under and `governs` those whose sections rule it; `source` tells how it came
    (application, complaint, suo_motu, old_file, register); `void` holds the entries that a later one has undone, such as
    a service that failed after all or an order set aside in appeal: they stand in the note sheet and count no more.
    `printed` tells of each paper that came out the count of its last copy (0: only the paper itself).
    """

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
    order_drafts: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    choices: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    payments: list[Mapping[str, Any]] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    provision: str = ""
    governs: tuple[str, ...] = ()
    source: str = ""
    back_entry: bool = False
    complaints: list[Mapping[str, Any]] = field(default_factory=list)
    links: list[Mapping[str, Any]] = field(default_factory=list)
    deeds: list[Mapping[str, Any]] = field(default_factory=list)
    sittings: list[Mapping[str, Any]] = field(default_factory=list)
    objections: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    attachments: list[Mapping[str, Any]] = field(default_factory=list)
    void: set[str] = field(default_factory=set)
    printed: dict[str, int] = field(default_factory=dict)

    @property
    def status(self) -> str:
        """Where the case stands: the key of its last step."""
        if any(order["entry"] not in self.void for order in self.orders):
            return "ordered"
        if any(n.state == "served" for n in self.notices.values()):
            return "served"
        if any(n.state == "issued" for n in self.notices.values()):
            return "to_serve"
        if self.notices:
            return "drafted"
        if self.findings:
            return "findings"
        if any(deed.get("act") in DECIDED and deed["entry"] not in self.void for deed in self.deeds):
            return "decided"
        if self.facts and self.facts[-1].event == "particulars.demanded":
            return "particulars"
        return "received" if self.source != "register" or self._outcome() == "open" else "decided"

    def _outcome(self) -> str:
        """What became of it, as the old register tells."""
        return str(self.fields.get("details", {}).get("outcome", ""))

    def order_on(self, notice: str) -> Mapping[str, Any] | None:
        """The order that stands on a notice."""
        found = [o for o in self.orders if o.get("on_notice") == notice and o["entry"] not in self.void]
        return found[-1] if found else None

    def happened(self, event: str) -> list[Fact]:
        """The facts of an event that count, in their order."""
        return [fact for fact in self.facts if fact.event == event]

    def applicant(self) -> Mapping[str, Any]:
        """The first party; empty if there is none."""
        parties = self.fields.get("parties") or [{}]
        return dict(parties[0])
