"""A case on the desk of a sample office: every act of a procedure as the call of casework that does it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from desktop.casework import deed_asks, deeds, hearing, notice_days, notices, objections, opening, orders, service
from desktop.casework.case import CaseFile
from desktop.casework.decisions import GRANTS, REFUSALS, RULINGS, decide
from desktop.casework.desk import Desk, Done
from desktop.casework.gate import step_of
from desktop.casework.ruling import akin, overlay, signer_of
from desktop.casework.scrutiny import demand_particulars, receive_particulars
from desktop.core.errors import PowerError
from desktop.law import guards
from desktop.law.model import Bound, Provision, Unit
from desktop.law.shapes import ShapeAct
from desktop.walk_office import WalkOffice

Act = Callable[[Desk, date], Done]
DECIDED = frozenset(["order_vacation", "hold_work_back", *GRANTS, *REFUSALS, *RULINGS])


@dataclass
class CaseOnDesk:
    """One case of a sample office; `day` is today in it and `row` the provision it is about."""

    office: WalkOffice
    row: Provision
    day: date
    case: str = ""

    def file(self) -> CaseFile:
        """The case as it stands."""
        return self.office.program.desk.case(self.case)

    def open(self) -> None:
        """Open the case under the provision on its first day."""
        party, languages = self.office.party(), self.office.languages
        local = next((lang for lang in languages if lang != "en"), "en")
        answers = {
            "received_on": self.day.isoformat(),
            "applicant_local": party[local],
            "applicant_latin": party["en"],
            "address": self.office.plan["party"]["en"]["address"],
            "ward": "1",
            "house": "7",
            "landmark": self.office.plan["body"]["en"],
            "description": self.office.plan["words"]["en"],
        }
        done = opening.open_suo_motu(self.office.at(self.day, "head"), self.row.id, answers)
        self.case = done.case

    # Who does it ------------------------------------------------------------------

    def login(self, row: Provision, step: ShapeAct) -> str:
        """Who may do the act, as he signs in."""
        if step.by == "citizen" or step.asks:
            return "clerk"
        if serves(step):
            return "inspector"
        if step.act == "hear" and (notice := self.notice(row)):
            row = self.office.act.provision(self.file().notices[notice].provision)
        if other := step.power_of.get(row.id):
            row = self.office.act.provision(other)
        held = {a.lower().replace(" ", "_") for a in self.office.plan["holders"][self.office.act.id]}
        return next((login for login in held if login == self.authority(row).lower().replace(" ", "_")), "head")

    def authority(self, row: Provision) -> str:
        """Who signs under the provision, by delegation or itself; '' where it names nobody."""
        desk = self.office.at(self.day, "head")
        try:
            signer = signer_of(desk, desk.office(), row.id, self.day)
        except PowerError:
            return ""
        held = self.office.plan["holders"][self.office.act.id]
        also = [authority for authority, _ in signer.also if authority in held]
        return signer.authority if signer.authority in held or not also else also[0]

    def paper(self, row: Provision, authority: str = "") -> dict[str, Any]:
        """The paper of an authority outside the office."""
        return {"authority": authority or self.authority(row), "number": "14", "dated": self.day}

    # Doing it ---------------------------------------------------------------------

    def call(self, row: Provision, step: ShapeAct) -> Act:
        """The call of casework that does this act; it is made by whoever sits at the desk, on the day given."""
        case, words = self.case, self.office.words()
        by = {"by_order_of": self.paper(row)}
        if step.gives == "notice.issued":
            return self._issue(row, by)
        if serves(step):
            return self._serve(row, step)
        decision: dict[str, Any] = {
            "operative": words,
            "reasons": words,
            "grounds": [1],
            "to": self.office.party(),
            **by,
        }
        decision |= {"days": 15} if notice_days.open_time(row) else {}
        if step.act in DECIDED:
            return lambda desk, day: decide(desk, case, row.id, step.act, decision)
        notice = self.notice(row)
        if step.act == "make_order":
            if notice and row.procedure in ("show_cause", "requisition"):
                return self._order(row, notice, by)
            return lambda desk, day: decide(desk, case, row.id, "make_order", decision)
        if step.act == "record_cause" and notice:
            return lambda desk, day: hearing.receive_cause(desk, case, notice, day, [words])
        if step.act == "hear" and notice:
            minutes = {
                "hour": "12:00",
                "place": words,
                "present": [{"name": self.office.party(), "capacity": words}],
                "said": [{"who": self.office.party(), "says": words}],
                **by,
            }
            return lambda desk, day: hearing.record_hearing(desk, case, notice, {**minutes, "day": day})
        if step.act == "demand_particulars":
            days = 15 if any(p.length is None for p in row.periods) else None
            return lambda desk, day: demand_particulars(desk, case, [words], days, provision=row.id, **by)
        if step.act == "receive_particulars":
            return lambda desk, day: receive_particulars(desk, case, day, [words])
        return self._deed(row, step, by)

    def _issue(self, row: Provision, by: dict[str, Any]) -> Act:
        days = self._days(row)
        words, case = self.office.words(), self.case
        drafted = notices.draft_notice(
            self.office.at(self.day, "inspector"),
            case,
            row.id,
            addressee=self.office.party(),
            days=days,
            requirement=words,
            facts=[words],
            hearing=self._summons(row),
        )
        notice = drafted.entries[0].data["notice"]
        return lambda desk, day: notices.issue_notice(desk, case, notice, **by)

    def _summons(self, row: Provision) -> dict[str, Any] | None:
        """The day to which the notice calls, where the section has it call."""
        if not notice_days.called(row):
            return None
        day = self.office.next_open(self.day + timedelta(days=10))
        return {"day": day, "hour": "12:00", "place": self.office.words()}

    def _days(self, row: Provision) -> int | None:
        """A time the section lets the officer set, and long enough for the directions on demolitions."""
        if ranges := notice_days.ranges(row):
            return ranges[0][1]
        fixed = [p for p in row.periods if p.length and p.runs_for == "addressee" and p.unit is not Unit.HALF_YEAR]
        if fixed and not notice_days.open_time(row):
            return None
        desk = self.office.at(self.day, "head")
        guarded = guards.shortest(self.office.act, row.id, [], overlay(desk.office()), self.day)
        least = [notice_days.least_days(p, self.day) for p in row.periods if p.bound is Bound.AT_LEAST]
        return max([guarded[0].length if guarded else 15, *least])

    def _serve(self, row: Provision, step: ShapeAct) -> Act:
        case, paper = self.case, self.to_serve(row, step)
        attempt = self.attempt("tender", "served")
        return lambda desk, day: service.record_attempt(desk, case, paper, {**attempt, "day": day})

    def to_serve(self, row: Provision, step: ShapeAct) -> str:
        """The paper under the provision that waits to be served; '' if there is none."""
        order = step.gives == "order.served"
        issued = [n for n in self.file().notices.values() if n.state == "issued" and not n.data.get("to_serve")]
        waiting = [n for n in issued if (n.kind == "order") == order]
        for ids in ({row.id}, set(akin(self.office.act, row.id))):
            if mine := [n.id for n in waiting if n.provision in ids]:
                return mine[-1]
        return ""

    def attempt(self, mode: str, outcome: str) -> dict[str, Any]:
        told = {"mode": mode, "outcome": outcome, "day": self.day, "hour": "11:30", "place": self.office.words()}
        return {**told, "witnesses": self.panchas()}

    def panchas(self) -> list[dict[str, Any]]:
        return [{"name": self.office.party(), "address": "15"}, {"name": self.office.party(), "address": "18"}]

    def notice(self, row: Provision) -> str:
        ids = set(akin(self.office.act, row.id))
        served = [n for n in self.file().notices.values() if n.state == "served" and n.kind != "order"]
        return next((n.id for n in reversed(served) if n.provision in ids), "")

    def _order(self, row: Provision, notice: str, by: dict[str, Any]) -> Act:
        words, case = self.office.words(), self.case
        pleas = [p["id"] for c in self.file().causes for p in c["pleas"]]
        demolishes = any(row.id in guard.applies_to for guard in guards.guards())
        order: dict[str, Any] = {"provision": row.id, "facts": words, "reasons": words, "operative": words}
        order |= {"answers": dict.fromkeys(pleas, words), "days": self._days(row), "demolition": demolishes, **by}
        for doubt in orders.doubts_of(self.office.at(self.day, "head"), case, row.id) if self.authority(row) else ():
            chosen = doubt.choices[0] if doubt.choices else doubt.text
            orders.choose(self.office.at(self.day, "head"), case, doubt.id, chosen, self.office.plan["words"]["en"])
        return lambda desk, day: orders.make_order(desk, case, notice, order)

    def _deed(self, row: Provision, step: ShapeAct, by: dict[str, Any]) -> Act:
        told = {**self._told(), **by, "about": self.notice(row)}
        if step.asks and row.prior_approval:
            told["by_order_of"] = self.paper(row, row.prior_approval[0])
        if step.by == "authority" and not self.authority(row) and row.appeal:
            told["by_order_of"] = self.paper(row, row.appeal.forum)
        if step.act in deed_asks.BALANCES:
            sale = next((d for d in reversed(self.file().deeds) if d["act"] in deed_asks.SALES), None)
            told["paise"] = sale["balance"] if sale else 1
        case = self.case
        if step.act == "consider_objections":
            self._consider(row)
        return lambda desk, day: deeds.record(desk, case, row.id, step.act, {**told, "day": day})

    def _told(self) -> dict[str, Any]:
        """What any deed may ask for."""
        words, party = self.office.words(), self.office.party()
        spent = sum(d["paise"] for d in self.file().deeds if d["act"] == "carry_out_works")
        told = dict.fromkeys(("says", "place", "video", "court", "text", "kept_at", "source"), words)
        return {
            **told,
            **dict.fromkeys(("to", "by", "who", "buyer"), party),
            "hour": "12:00",
            "witnesses": self.panchas(),
            "inventory": [words],
            "channels": ["street", "office"],
            "paise": 50_000,
            "charges": 10_000,
            "days": 15,
            "mode": "cash",
            "outcome": "confirmed",
            "complied": False,
            "confirmed": list(range(1, 9)),
            "entry": "consent",
            "on": self.day + timedelta(days=7),
            "particulars": [{"name": words, "value": words}],
            "shares": [{"name": party, "paise": spent}],
        }

    def _consider(self, row: Provision) -> None:
        for id, each in self.file().objections.items():
            if "considered" not in each:
                under = self.office.act.provision(each["provision"])
                desk = self.office.at(self.day, self.login(under, step_of(row, "consider_objections")))
                objections.consider(desk, self.case, id, self.office.words(), False, by_order_of=self.paper(under))


def serves(step: ShapeAct) -> bool:
    """Whether an act is the service of a paper made before it."""
    return step.gives in ("notice.served", "order.served") and step.guard == "service" and step.act != "tell_owner"
