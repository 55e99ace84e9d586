"""The clocks of a case: which periods run, from when, to when, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from desktop.law.matching import Planned, plan, starts, touched
from desktop.law.model import Act, Bound, Fact, Period, Provision, Unit
from desktop.law.overlays import Office
from desktop.law.periods import Step
from desktop.law.reckoning import (
    Case,
    Run,
    closing_steps,
    later_start,
    met,
    open_case,
    open_run,
    reckon_period,
    since_day,
    state_of,
)
from desktop.law.sections import path

_LAST_ROUNDS = 4  # silence may start a clock whose silence starts another; no Act goes deeper


@dataclass(frozen=True, slots=True)
class Clock:
    """One period of a provision in one case, as it stands on the day asked for.

    `last_day` is given for a longest or fixed period, `first_day` for a shortest one; both are None while it stands
    still or has not been set. `state`: running; met (done in time); expired (time has run out, though it may have
    been done late on `met_on`); suspended; superseded (a later event began it afresh); unset (the time is left to
    `set_by` and has not been set). A clock is expired from the day after its last day. `effect` is what the law
    takes to have happened because it ran out. `moment` is given for periods counted in hours.
    """

    name: str
    provision: str
    section: str
    starts: date
    started_by: str
    length: int | None
    unit: Unit | None
    bound: Bound
    last_day: date | None
    first_day: date | None
    state: str
    runs_for: str
    steps: tuple[Step, ...]
    on_expiry: str = ""
    effect: str = ""
    set_by: str = ""
    met_on: date | None = None
    moment: datetime | None = None
    contradicts: tuple[str, ...] = ()

    def overdue(self) -> bool:
        """Whether its time has run out and nobody has done it since."""
        return self.state == "expired" and self.bound is not Bound.AT_LEAST and self.met_on is None


def clocks(
    act: Act, provisions: Iterable[str], facts: Sequence[Fact], today: date, office: Office, body: str = ""
) -> list[Clock]:
    """The clocks of a case on `today` under the provisions that govern it, in the order of the provisions.

    `body` is the kind of local body ('' if it makes no difference): provisions that are not in force for it have no
    clocks. What silence brings about (a permission deemed given) starts further clocks.
    """
    asleep = act.asleep(body, office.notified_on(today)) if body else frozenset()
    ids = tuple(provisions)
    planned = plan(act, ids)
    known = list(facts)
    fresh = known
    found: dict[int, list[Clock]] = {}
    for _ in range(_LAST_ROUNDS):
        known.sort(key=lambda fact: fact.day)
        case = open_case(act, office, today, known)
        moved = touched(act, ids, frozenset([fact.event for fact in fresh]))
        for n in moved:
            each = planned[n]
            if each.start in case.by_event and each.row.section not in asleep:
                found[n] = _clocks_of(case, each)
        silent = derived(act, (clock for n in moved for clock in found.get(n, ())))
        fresh = [fact for fact in silent if fact.day <= today and fact not in known]
        if not fresh:
            break
        known = known + fresh
    standing = [clock for n in sorted(found) for clock in found[n]]
    return _contradicting(act, standing) if len(standing) > 1 else standing


def derived(act: Act, found: Iterable[Clock]) -> list[Fact]:
    """What silence brought about: one fact for each clock whose running out the law counts as an act."""
    return [
        Fact(
            silence.event,
            clock.last_day if silence.on_last_day else clock.last_day + timedelta(days=1),
            f"silence:{clock.provision}:{clock.started_by}",
            {"provision": silence.by, "deemed": True},
        )
        for clock in found
        if clock.effect and clock.last_day and (silence := act.silence.get(clock.provision))
    ]


def _clocks_of(case: Case, planned: Planned) -> list[Clock]:
    begun = case.by_event[planned.start]
    if not planned.any_start:
        begun = [fact for fact in begun if starts(case.act, fact, planned.row, planned.period)]
    if not begun:
        return []
    run = open_run(case, planned)
    return [_clock(run, fact, begun) for fact in begun]


def _clock(run: Run, start: Fact, begun: Sequence[Fact]) -> Clock:
    row, period = run.row, run.period
    since, steps = since_day(run, start)
    length, reckoned, moment, told = reckon_period(run, start, since)
    steps += told
    done = met(run, start, begun, steps)
    later = later_start(start, begun)
    state, met_on = state_of(run.case.today, period.bound, reckoned, done, later)
    steps += closing_steps(period.bound, reckoned, done, later if state == "superseded" else None, state)
    day = reckoned.day if reckoned else None
    return Clock(
        name=period.name,
        provision=row.id,
        section=row.cite,
        starts=since,
        started_by=start.id,
        length=length.length if length else None,
        unit=length.unit if length else None,
        bound=period.bound,
        last_day=None if period.bound is Bound.AT_LEAST else day,
        first_day=day if period.bound is Bound.AT_LEAST else None,
        state=state,
        runs_for=period.runs_for,
        steps=tuple(steps),
        on_expiry=period.on_expiry,
        effect=_effect(run.case.act, row, period, state, met_on),
        set_by=period.set_by,
        met_on=met_on,
        moment=moment,
    )


def _effect(act: Act, row: Provision, period: Period, state: str, met_on: date | None) -> str:
    """What the law takes to have happened: what the body does late comes too late, what others do late may not."""
    if state != "expired" or period.bound is not Bound.AT_MOST:
        return ""
    if met_on and period.runs_for not in ("body", "authority"):
        return ""
    silence = act.silence.get(row.id)
    return act.provision(silence.by).deemed if silence else row.deemed


def _contradicting(act: Act, found: list[Clock]) -> list[Clock]:
    """Mark clocks that can't both be kept: two ends of one silence, or a shortest time past a longest one."""
    live = [(i, clock) for i, clock in enumerate(found) if clock.state in ("running", "expired", "suspended")]
    named: dict[int, list[str]] = {}
    for n, (i, one) in enumerate(live):
        for j, other in live[n + 1 :]:
            if _two_silences(act, one, other) or _never_lawful(one, other) or _never_lawful(other, one):
                named.setdefault(i, []).append(f"{other.provision}/{other.name}")
                named.setdefault(j, []).append(f"{one.provision}/{one.name}")
    if not named:
        return found
    return [replace(clock, contradicts=tuple(named.get(i, ()))) for i, clock in enumerate(found)]


def _two_silences(act: Act, one: Clock, other: Clock) -> bool:
    """Two times for the body's answer, each with an effect of its own, that do not end on the same day."""
    if one.bound is not Bound.AT_MOST or other.bound is not Bound.AT_MOST or one.last_day == other.last_day:
        return False
    if one.runs_for != "body" or other.runs_for != "body":
        return False
    rows = act.provision(one.provision), act.provision(other.provision)
    related = one.started_by == other.started_by or rows[0].section == rows[1].section
    return related and bool(rows[0].deemed) and bool(rows[1].deemed)


def _never_lawful(wait: Clock, limit: Clock) -> bool:
    """A shortest time that ends only after the body's longest time under the same section."""
    if wait.bound is not Bound.AT_LEAST or limit.bound is not Bound.AT_MOST or limit.runs_for != "body":
        return False
    if wait.runs_for not in ("nobody", "body") or path(wait.section)[0] != path(limit.section)[0]:
        return False
    return wait.first_day is not None and limit.last_day is not None and wait.first_day > limit.last_day
