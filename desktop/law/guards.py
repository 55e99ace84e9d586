"""What a court or another law asks beyond the Act before a step may be taken: the demolition directions of 2024."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from desktop.law.clocks import Clock
from desktop.law.files import OVERLAYS, cache_folder, compiled
from desktop.law.model import Act, Bound, Fact, Length, Provision, Unit, Words
from desktop.law.overlays import Office
from desktop.law.periods import Reckoned, Step, reckon

_BEFORE = {"order": ("order",), "execute": ("order", "execute")}


@dataclass(frozen=True, slots=True)
class GuardStep:
    """One thing a guard asks for.

    `before` is order, execute or never (asked for, but nothing waits for it); it is met by one of the events
    `met_by`, by service in one of `modes`, or by `wait` having run from the event it names. `pending` is the event
    from which it stands as an act to be done at once, with `letter` the paper to carry by hand.
    """

    key: str
    before: str
    title: Words
    met_by: tuple[str, ...]
    modes: tuple[str, ...]
    witnesses: int
    pending: str
    letter: str
    wait: tuple[str, Length] | None


@dataclass(frozen=True, slots=True)
class Guard:
    """A set of steps that stand before an order or its execution under the provisions it applies to."""

    id: str
    title: Words
    source: str
    since: date
    applies_to: frozenset[str]
    exceptions: Mapping[str, Words]
    steps: tuple[GuardStep, ...]


@dataclass(frozen=True, slots=True)
class Missing:
    """A step of a guard that has not been taken; `first_day` is given where only time is missing."""

    guard: Guard
    step: GuardStep
    first_day: date | None


@cache
def guards() -> tuple[Guard, ...]:
    """The guards the program knows. Raises `PackError` if a file of theirs is not right."""
    from desktop.law.compile import checked

    files = sorted(OVERLAYS.glob("*.yaml"))
    raw = compiled("guards", files, lambda: [checked(path, "guard") for path in files], cache_folder())
    return tuple(map(_guard, raw))


def _guard(raw: Mapping[str, Any]) -> Guard:
    return Guard(
        id=raw["id"],
        title=raw["title"],
        source=raw["source"],
        since=date.fromisoformat(raw["in_force_from"]),
        applies_to=frozenset(raw["applies_to"]),
        exceptions={each["key"]: each["title"] for each in raw["exceptions"]},
        steps=tuple(map(_step, raw["steps"])),
    )


def _step(raw: Mapping[str, Any]) -> GuardStep:
    wait = raw.get("wait")
    return GuardStep(
        key=raw["key"],
        before=raw["before"],
        title=raw["title"],
        met_by=tuple(raw.get("met_by", ())),
        modes=tuple(raw.get("modes", ())),
        witnesses=raw.get("witnesses", 0),
        pending=raw.get("pending", ""),
        letter=raw.get("letter", ""),
        wait=(wait["starts"], Length(wait["length"], Unit(wait["unit"]))) if wait else None,
    )


def standing(row: Provision, facts: Iterable[Fact], office: Office, day: date) -> list[Guard]:
    """The guards that stand over a provision on `day`.

    A guard falls away where the office has switched it off with a reason, where the case records one of its
    exceptions (a fact `guard.excepted` with `guard`, `exception` and `reason`), or where the paper itself says that
    nothing is to be demolished (`demolition` false in its data).
    """
    known = list(facts)
    if any(fact.data.get("demolition") is False for fact in known):
        return []
    return [
        guard
        for guard in guards()
        if row.id in guard.applies_to
        and guard.since <= day
        and not office.guard_off(guard.id, day)
        and not any(_excepts(guard, fact) for fact in known)
    ]


def _excepts(guard: Guard, fact: Fact) -> bool:
    named = fact.data.get("guard") == guard.id and fact.data.get("exception") in guard.exceptions
    return fact.event == "guard.excepted" and named and bool(fact.text("reason"))


def missing(guard: Guard, stage: str, facts: Sequence[Fact], day: date) -> list[Missing]:
    """What a guard still asks for before `stage` (order or execute) on `day`, in its own order."""
    wanted = [step for step in guard.steps if step.before in _BEFORE[stage]]
    return [gap for step in wanted if (gap := _gap(guard, step, facts, day))]


def _gap(guard: Guard, step: GuardStep, facts: Sequence[Fact], day: date) -> Missing | None:
    if step.wait is None:
        return None if _met(step, facts) else Missing(guard, step, None)
    first = _waited(step, facts)
    if first is not None and first.day is not None and first.day <= day:
        return None
    return Missing(guard, step, first.day if first else None)


def _met(step: GuardStep, facts: Sequence[Fact]) -> Fact | None:
    for fact in facts:
        modes = fact.data.get("modes") or [fact.data.get("mode")]
        if step.modes and fact.event in ("notice.served", "service.attempted") and set(step.modes) & set(modes):
            return fact
        if fact.event in step.met_by and len(fact.data.get("witnesses", ())) >= step.witnesses:
            return fact
    return None


def _waited(step: GuardStep, facts: Sequence[Fact]) -> Reckoned | None:
    """The first day after the wait, from the latest service."""
    if step.wait is None:
        return None
    event, length = step.wait
    days = [fact.day for fact in facts if fact.event == event]
    return reckon(max(days), length.length, length.unit, Bound.AT_LEAST) if days else None


def shortest(
    act: Act, provision: str, facts: Iterable[Fact], office: Office, day: date, begins: str = "notice.served"
) -> tuple[Length, Guard] | None:
    """The shortest time a paper may give under the guards that stand, whatever less the Act would allow.

    `begins` is the service from which it runs: notice.served or order.served.
    """
    found = [
        (step.wait[1], guard)
        for guard in standing(act.provision(provision), facts, office, day)
        for step in guard.steps
        if step.wait and step.wait[0] == begins
    ]
    return max(found, key=lambda each: each[0].length) if found else None


def guard_clocks(
    act: Act, provisions: Iterable[str], facts: Sequence[Fact], today: date, office: Office
) -> list[Clock]:
    """The guards' own clocks: how long to wait, and what is to be done at once and is not done yet."""
    found: dict[tuple[str, str], Clock] = {}
    for id in provisions:
        row = act.provision(id)
        mine = [f for f in facts if f.day <= today and f.data.get("provision", id) == id]
        for guard in standing(row, mine, office, today):
            for step in guard.steps:
                if clock := _clock(guard, step, mine, today):
                    found.setdefault((guard.id, step.key), clock)
    return list(found.values())


def _clock(guard: Guard, step: GuardStep, facts: Sequence[Fact], today: date) -> Clock | None:
    event = step.wait[0] if step.wait else step.pending
    begun = [fact for fact in facts if fact.event == event]
    if not event or not begun:
        return None
    start = begun[-1]
    waited = _waited(step, facts)
    done = None if waited else _met(step, facts)
    over = today >= waited.day if waited and waited.day else today > start.day
    began = Step("began", {"event": event, "day": start.day, "section": guard.source})
    return Clock(
        name=step.key,
        provision=guard.id,
        section=guard.source,
        starts=start.day,
        started_by=start.id,
        length=step.wait[1].length if step.wait else None,
        unit=step.wait[1].unit if step.wait else None,
        bound=Bound.AT_LEAST if step.wait else Bound.AT_MOST,
        last_day=None if waited else start.day,
        first_day=waited.day if waited else None,
        state="met" if done and done.day <= start.day else "expired" if over else "running",
        runs_for="nobody" if step.wait else "body",
        steps=(began, *waited.steps) if waited else (began, Step("at_once", {"day": start.day})),
        met_on=done.day if done else None,
    )
