"""One provision on its way through its procedure, each act refused a day early and to the wrong officer first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, timedelta

from desktop.casework import demolition, hearing, licences, opening, service
from desktop.casework.decisions import GRANTS
from desktop.casework.desk import Desk, Done
from desktop.casework.gate import step_of
from desktop.casework.ruling import akin, next_acts_on
from desktop.core.errors import FieldError, FieldErrors, LawError, NagardeskError, PowerError
from desktop.law.model import Provision
from desktop.law.procedures import NextAct
from desktop.law.sections import path
from desktop.law.shapes import ShapeAct, shapes
from desktop.walk_case import CaseOnDesk, serves

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
class Walker(CaseOnDesk):
    """One provision on its way."""

    walk: Walk = field(default_factory=lambda: Walk(""))
    last: date = date.min

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
                return not serves(step) or bool(self.to_serve(row, step))
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
            return self._bring(row, str(found.reason_params["event"]), by_paper=not serves(step))
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
            told = {"day": self.day, "witnesses": self.panchas(), "says": self.office.words()}
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
            return self._bring(self.row, "notice.served")
        attempt = self.attempt(mode, "posted" if mode == "post" else "affixed")
        service.record_attempt(self.office.at(self.day, "inspector"), self.case, served[-1].id, attempt)
        return True

    # Doing it ---------------------------------------------------------------------

    def do(self, row: Provision, step: ShapeAct) -> None:
        """Do an act today, after casework refused it the day before and to the wrong officer."""
        if "licence" in step.act:
            self._license(row)
        if step.act == "hear" and (stands := hearing.sitting(self.file(), self.notice(row))):
            self.day = max(self.day, date.fromisoformat(stands["on"]))
        act = self.call(row, step)
        self._refused(row, step, act)
        try:
            done = act(self.office.at(self.day, self.login(row, step)), self.day)
        except LawError as early:
            if early.first_day is None or early.first_day <= self.day:
                raise
            self.day = early.first_day
            self._refused(row, step, act)
            done = act(self.office.at(self.day, self.login(row, step)), self.day)
        own = row.id == self.row.id
        self.walk.acts.append(step.act if own else f"({row.id} {step.act})")
        if own:
            self._read(done)

    def _license(self, row: Provision) -> None:
        """An act on a licence needs one: it is granted in the same case, under the provision that grants its kind."""
        act = self.office.act
        kind = next((k for k in licences.kinds(act.id) if k.concerns(row.id)), None)
        if kind is None or licences.licence_on(act, self.file(), self.day):
            return
        giver = act.provision(kind.grant[0])
        for step in (step_of(giver, "receive_application"), step_of(giver, "grant")):
            found = next(a for a in self.found(giver.id, self.day) if a.act == step.act)
            if self._ready(giver, step, found):
                self.do(giver, step)

    def _refused(self, row: Provision, step: ShapeAct, act: Callable[[Desk, date], Done]) -> None:
        own = row.id == self.row.id
        early = self.day - timedelta(days=1)
        lawful = self._lawful_on(row, step, early)  # then another act of the provision must show the refusal
        if not lawful and _refuses(
            lambda: act(self.office.at(early, self.login(row, step)), early), LawError, FieldError
        ):
            self.walk.early += own
        wrong = "admin" if step.by == "citizen" or serves(step) or step.asks else "clerk"
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


def _cites(text: str, cite: str) -> bool:
    """Whether a paper cites a section, if need be by its numbers alone: a wording may say clause (a) of the proviso."""
    section, *parts = path(cite)
    return cite in text or f"{section}{''.join(f'({part})' for part in parts)}" in text


def _refuses(act: Callable[[], object], *errors: type[NagardeskError]) -> bool:
    """Whether casework refuses the act with one of these errors; another refusal is a fault of the walk."""
    try:
        act()
    except FieldErrors as fault:
        return FieldError in errors and all(each.field == "day" for each in fault.errors)
    except errors as error:
        return not isinstance(error, LawError) or bool(error.section)
    return False
