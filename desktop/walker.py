"""One provision on its way through its procedure, each act refused a day early and to the wrong officer first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

from desktop.casework import deeds, demolition, hearing, notices, objections, opening, orders, service
from desktop.casework.case import CaseFile
from desktop.casework.decisions import GRANTS, decide
from desktop.casework.desk import Desk, Done
from desktop.casework.gate import step_of
from desktop.casework.ruling import akin, next_acts_on, overlay, signer_of
from desktop.casework.scrutiny import demand_particulars, receive_particulars
from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError, PowerError
from desktop.law import guards
from desktop.law.model import Provision
from desktop.law.procedures import NextAct
from desktop.law.sections import path
from desktop.law.shapes import ShapeAct, shapes
from desktop.walk_office import WalkOffice

BARE = frozenset(["duty", "prohibition", "exception", "bye_law", "budget", "audit"])
_MOST_STEPS = 24


@dataclass
class Walk:
    """How far a provision was walked: acts done, papers made, refusals met, and what failed.

    `within` is the sister provision whose acts it was walked with, where it has none of its own.
    """

    provision: str
    acts: list[str] = field(default_factory=list)
    papers: int = 0
    own_words: int = 0
    early: int = 0
    wrong: int = 0
    failed: str = ""
    within: str = ""


@dataclass
class Walker:
    """One provision on its way; `day` is today in its case."""

    office: WalkOffice
    row: Provision
    day: date
    walk: Walk
    case: str = ""
    last: date = date.min

    # What the case is ---------------------------------------------------------

    def file(self) -> CaseFile:
        """The case as it stands."""
        return self.office.program.desk.case(self.case)

    def run(self) -> Walk:
        """Open the case and go on until the procedure holds no further act of the provision."""
        self.open()
        if not self.found(self.row.id, self.day):
            self._lean_on_sister()
        for _ in range(_MOST_STEPS):
            step = self.choose()
            if step is None:
                break
            self.do(self.row, step)
        own = [a for a in self.walk.acts if not a.startswith("(")]
        if not own:
            self.walk.failed = "no act of the provision could be done"
        elif not self.walk.early:
            self.walk.failed = "no act was refused a day early"
        elif not self.walk.wrong:
            self.walk.failed = "no act was refused to the wrong officer"
        return self.walk

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

    def _lean_on_sister(self) -> None:
        """A provision that only adds to its section's procedure (papers, conditions, manner) is walked with the whole."""
        for id in akin(self.office.act, self.row.id):
            if self.found(id, self.day):
                self.row = self.office.act.provision(id)
                self.walk.within = id
                return

    # What comes next ------------------------------------------------------------

    def found(self, provision: str, day: date) -> list[NextAct]:
        """The acts the procedure holds under a provision on a day."""
        desk = self.office.at(day, "head")
        return next_acts_on(desk, desk.office(), self.file(), day, provision)

    def choose(self) -> ShapeAct | None:
        """The next act of the provision itself, after bringing about what it waits for."""
        for step in self._steps(self.row):
            if self._skips(self.row, step):
                continue
            found = next((a for a in self.found(self.row.id, self.day) if a.act == step.act), None)
            if found is None:
                continue
            if self._ready(self.row, step, found):
                return step
        return None

    def _steps(self, row: Provision) -> tuple[ShapeAct, ...]:
        return shapes()[row.procedure].acts if row.procedure else ()

    def _skips(self, row: Provision, step: ShapeAct) -> bool:
        """Acts already walked, and the gentler end where the provision can be carried out in default."""
        if step.act in self.walk.acts:
            return True
        if step.act in ("serve_decision", "refuse", "refuse_occupation", "end_stay") and set(self.walk.acts) & set(
            GRANTS
        ):
            return True
        names = {s.act for s in self._steps(row)}
        default = "execute_in_default" in names and "removal" in row.instruments
        return step.act == "release_things" or (step.act == "comply" and default)

    def _ready(self, row: Provision, step: ShapeAct, found: NextAct) -> bool:
        """Whether the act can be done, after waiting or doing what stands before it."""
        for _ in range(16):
            if found.status == "open":
                return not _serves(step) or bool(self._to_serve(row, step))
            if not self._clear(row, step, found):
                return False
            again = next((a for a in self.found(row.id, self.day) if a.act == step.act), None)
            if again is None or (again, self.day) == (found, self.last):
                return False
            self.last, found = self.day, again
        return False

    def _clear(self, row: Provision, step: ShapeAct, found: NextAct) -> bool:
        """Take one thing out of the way of an act: time, an event before it, an approval, a guard's step."""
        if found.status == "too_late":
            return False
        if found.first_day and found.reason in ("time_runs", "guard"):
            self.day = found.first_day
            return True
        if found.reason == "after":
            return self._bring(row, str(found.reason_params["event"]), by_paper=not _serves(step))
        if found.reason == "approval":
            return self._try(row, "ask_approval") or self._enter(row, "approval.received")
        if found.reason == "guard":
            return self._guard(str(found.reason_params["step"]))
        return False

    def _bring(self, row: Provision, event: str, by_paper: bool = True) -> bool:
        """Bring an event about by the act of this provision or of a sister that gives it; else by an old paper."""
        for id in akin(self.office.act, row.id):
            sister = self.office.act.provision(id)
            for step in self._steps(sister):
                if step.gives != event or (id == self.row.id and step.act in self.walk.acts):
                    continue
                found = next((a for a in self.found(id, self.day) if a.act == step.act), None)
                if found is None or not self._ready(sister, step, found):
                    continue
                self.do(sister, step)
                return True
        return by_paper and self._enter(row, event)

    def _enter(self, row: Provision, event: str) -> bool:
        """Enter what another office did before, as an old paper in this file."""
        told = {"event": event, "provision": row.id, "dated": self.day, "number": "1", "says": self.office.words()}
        if any(f.event == event for f in self.file().facts):
            return False
        opening.add_old_paper(self.office.at(self.day, "clerk"), self.case, told)
        self.walk.acts.append(f"({event})")
        return True

    def _try(self, row: Provision, act: str) -> bool:
        found = next((a for a in self.found(row.id, self.day) if a.act == act and a.status == "open"), None)
        if found is None or act in self.walk.acts:
            return False
        self.do(row, step_of(row, act))
        return True

    def _guard(self, key: str) -> bool:
        """Take a step that the directions on demolitions ask for."""
        events = {"collector_intimation": "intimation.sent", "inspection_report": "inspection.reported"}
        events |= {"video": "video.arranged"}
        if key in events:
            told = {"day": self.day, "witnesses": self._panchas(), "says": self.office.words()}
            demolition.meet_guard(self.office.at(self.day, "clerk"), self.case, events[key], told)
            return True
        if key == "personal_hearing":
            return self._try(self.row, "hear") or self._bring(self.row, "hearing.held")
        if key in ("registered_post", "affixed"):
            return self._serve_again("post" if key == "registered_post" else "affix")
        if key == "reasoned_order":
            return self._bring(self.row, "order.made")
        if key == "time_after_order":
            return self._bring(self.row, "order.served")
        return False

    def _serve_again(self, mode: str) -> bool:
        served = [n for n in self.file().notices.values() if n.state == "served" and n.kind != "order"]
        if not served:
            return self._enter(self.row, "notice.served")
        attempt = self._attempt(mode, "posted" if mode == "post" else "affixed")
        service.record_attempt(self.office.at(self.day, "inspector"), self.case, served[-1].id, attempt)
        return True

    # Doing it ---------------------------------------------------------------------

    def do(self, row: Provision, step: ShapeAct) -> None:
        """Do an act today, after casework refused it the day before and to the wrong officer."""
        act = self._call(row, step)
        self._refused(row, step, act)
        try:
            done = act(self.office.at(self.day, self._login(row, step)), self.day)
        except LawError as early:
            if early.first_day is None or early.first_day <= self.day:
                raise
            self.day = early.first_day
            self._refused(row, step, act)
            done = act(self.office.at(self.day, self._login(row, step)), self.day)
        own = row.id == self.row.id
        self.walk.acts.append(step.act if own else f"({row.id} {step.act})")
        if own:
            self._read(done)

    def _refused(self, row: Provision, step: ShapeAct, act: Callable[[Desk, date], Done]) -> None:
        own = row.id == self.row.id
        early = self.day - timedelta(days=1)
        lawful = self._lawful_on(row, step, early)  # then another act of the provision must show the refusal
        if not lawful and _refuses(
            lambda: act(self.office.at(early, self._login(row, step)), early), LawError, FieldError
        ):
            self.walk.early += own
        wrong = "admin" if step.by == "citizen" or _serves(step) or step.asks else "clerk"
        if not _refuses(lambda: act(self.office.at(self.day, wrong), self.day), PowerError):
            raise NagardeskError(f"{step.act} was let through by the wrong officer", code="walk")
        self.walk.wrong += own

    def _lawful_on(self, row: Provision, step: ShapeAct, day: date) -> bool:
        opened = self.file().opened_on or self.day
        return day >= opened and any(a.act == step.act and a.status == "open" for a in self.found(row.id, day))

    def _read(self, done: Done) -> None:
        """Every paper of the act cites the section; minutes of a hearing cite the sister under which notice was given."""
        made = {p.id: p for p in self.file().papers}
        for id in done.papers:
            raw = next(p for e in done.entries for p in e.data.get("papers", ()) if p["id"] == id)
            text = self.office.program.store.blob(made[id].text_sha256).decode()
            cites = [self.office.act.provision(each).cite for each in akin(self.office.act, self.row.id)]
            if not any(_cites(text, cite) for cite in cites):
                raise NagardeskError(f"the paper {made[id].kind} does not cite section {self.row.cite}", code="walk")
            self.walk.papers += 1
            self.walk.own_words += bool(raw.get("own_words"))

    def _login(self, row: Provision, step: ShapeAct) -> str:
        if step.by == "citizen" or step.asks:
            return "clerk"
        if _serves(step):
            return "inspector"
        if step.act == "hear" and (notice := self._notice(row)):
            row = self.office.act.provision(self.file().notices[notice].provision)
        held = {a.lower().replace(" ", "_") for a in self.office.plan["holders"][self.office.act.id]}
        return next((login for login in held if login == self._authority(row).lower().replace(" ", "_")), "head")

    def _authority(self, row: Provision) -> str:
        """Who signs under the provision, by delegation or itself; '' where it names nobody."""
        desk = self.office.at(self.day, "head")
        try:
            signer = signer_of(desk, desk.office(), row.id, self.day)
        except PowerError:
            return ""
        held = self.office.plan["holders"][self.office.act.id]
        also = [authority for authority, _ in signer.also if authority in held]
        return signer.authority if signer.authority in held or not also else also[0]

    def _paper(self, row: Provision, authority: str = "") -> dict[str, Any]:
        return {"authority": authority or self._authority(row), "number": "14", "dated": self.day}

    def _call(self, row: Provision, step: ShapeAct) -> Callable[[Desk, date], Done]:
        """The call of casework that does this act; it is made by whoever sits at the desk, on the day given."""
        case, words = self.case, self.office.words()
        by = {"by_order_of": self._paper(row)}
        if step.gives == "notice.issued":
            return self._issue(row, by)
        if _serves(step):
            return self._serve(row, step)
        if step.act in ("order_vacation", "hold_work_back", *GRANTS, "refuse", "refuse_occupation"):
            told = {"operative": words, "reasons": words, "grounds": [1], "to": self.office.party(), **by}
            return lambda desk, day: decide(desk, case, row.id, step.act, told)
        notice = self._notice(row)
        if step.act == "make_order":
            if notice and row.procedure in ("show_cause", "requisition"):
                return self._order(row, notice, by)
            told = {"operative": words, "reasons": words, "to": self.office.party(), **by}
            return lambda desk, day: decide(desk, case, row.id, "make_order", told)
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

    def _issue(self, row: Provision, by: dict[str, Any]) -> Callable[[Desk, date], Done]:
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
        )
        notice = drafted.entries[0].data["notice"]
        return lambda desk, day: notices.issue_notice(desk, case, notice, **by)

    def _days(self, row: Provision) -> int | None:
        """A time the section lets the officer set, and long enough for the directions on demolitions."""
        if ranges := notices.ranges(row):
            return ranges[0][1]
        if not notices.open_time(row) and any(p.length and p.runs_for == "addressee" for p in row.periods):
            return None
        desk = self.office.at(self.day, "head")
        guarded = guards.shortest(self.office.act, row.id, [], overlay(desk.office()), self.day)
        return guarded[0].length if guarded else 15

    def _serve(self, row: Provision, step: ShapeAct) -> Callable[[Desk, date], Done]:
        case, paper = self.case, self._to_serve(row, step)
        attempt = self._attempt("tender", "served")
        return lambda desk, day: service.record_attempt(desk, case, paper, {**attempt, "day": day})

    def _to_serve(self, row: Provision, step: ShapeAct) -> str:
        """The paper under the provision that waits to be served; '' if there is none."""
        order = step.gives == "order.served"
        waiting = [n for n in self.file().notices.values() if n.state == "issued" and (n.kind == "order") == order]
        for ids in ({row.id}, set(akin(self.office.act, row.id))):
            if mine := [n.id for n in waiting if n.provision in ids]:
                return mine[-1]
        return ""

    def _attempt(self, mode: str, outcome: str) -> dict[str, Any]:
        told = {"mode": mode, "outcome": outcome, "day": self.day, "hour": "11:30", "place": self.office.words()}
        return {**told, "witnesses": self._panchas()}

    def _panchas(self) -> list[dict[str, Any]]:
        return [{"name": self.office.party(), "address": "15"}, {"name": self.office.party(), "address": "18"}]

    def _notice(self, row: Provision) -> str:
        ids = set(akin(self.office.act, row.id))
        served = [n for n in self.file().notices.values() if n.state == "served" and n.kind != "order"]
        return next((n.id for n in reversed(served) if n.provision in ids), "")

    def _order(self, row: Provision, notice: str, by: dict[str, Any]) -> Callable[[Desk, date], Done]:
        words, case = self.office.words(), self.case
        pleas = [p["id"] for c in self.file().causes for p in c["pleas"]]
        demolishes = any(row.id in guard.applies_to for guard in guards.guards())
        order: dict[str, Any] = {"provision": row.id, "facts": words, "reasons": words, "operative": words}
        order |= {"answers": dict.fromkeys(pleas, words), "days": self._days(row), "demolition": demolishes, **by}
        for doubt in orders.doubts_of(self.office.at(self.day, "head"), case, row.id) if self._authority(row) else ():
            chosen = doubt.choices[0] if doubt.choices else doubt.text
            orders.choose(self.office.at(self.day, "head"), case, doubt.id, chosen, self.office.plan["words"]["en"])
        return lambda desk, day: orders.make_order(desk, case, notice, order)

    def _deed(self, row: Provision, step: ShapeAct, by: dict[str, Any]) -> Callable[[Desk, date], Done]:
        told: dict[str, Any] = {"says": self.office.words(), "to": self.office.party(), "hour": "12:00", **by}
        told |= {"place": self.office.words(), "witnesses": self._panchas(), "video": self.office.words()}
        told |= {
            "channels": ["street", "office"],
            "paise": 50_000,
            "days": 15,
            "by": self.office.party(),
            "mode": "cash",
        }
        told |= {
            "court": self.office.words(),
            "text": self.office.words(),
            "outcome": "confirmed",
            "about": self._notice(row),
        }
        if step.asks:
            told["by_order_of"] = self._paper(row, row.prior_approval[0])
        if step.by == "authority" and not self._authority(row) and row.appeal:
            told["by_order_of"] = self._paper(row, row.appeal.forum)
        spent = sum(d["paise"] for d in self.file().deeds if d["act"] == "carry_out_works")
        told["shares"] = [{"name": self.office.party(), "paise": spent}]
        case = self.case
        if step.act == "consider_objections":
            self._consider(row)
        return lambda desk, day: deeds.record(desk, case, row.id, step.act, {**told, "day": day})

    def _consider(self, row: Provision) -> None:
        for id, each in self.file().objections.items():
            if "considered" not in each:
                under = self.office.act.provision(each["provision"])
                desk = self.office.at(self.day, self._login(under, step_of(row, "consider_objections")))
                objections.consider(desk, self.case, id, self.office.words(), False, by_order_of=self._paper(under))


def _cites(text: str, cite: str) -> bool:
    """Whether a paper cites a section, if need be by its numbers alone: a wording may say clause (a) of the proviso."""
    section, *parts = path(cite)
    return cite in text or f"{section}{''.join(f'({part})' for part in parts)}" in text


def _serves(step: ShapeAct) -> bool:
    """Whether an act is the service of a paper made before it."""
    return step.gives in ("notice.served", "order.served") and step.guard == "service" and step.act != "tell_owner"


def _refuses(act: Callable[[], object], *errors: type[NagardeskError]) -> bool:
    """Whether casework refuses the act with one of these errors; another refusal is a fault of the walk."""
    try:
        act()
    except FieldErrors as fault:
        return FieldError in errors and all(each.field == "day" for each in fault.errors)
    except errors as error:
        return not isinstance(error, LawError) or bool(error.section)
    return False
