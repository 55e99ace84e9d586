"""What may be done next in a case, what is too early, too late or barred, and by which section."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta

from desktop.law.clocks import Clock, clocks, derived
from desktop.law.guards import Guard, guards, missing, standing
from desktop.law.matching import belongs
from desktop.law.model import Act, Bound, Fact, Period, Provision
from desktop.law.overlays import Office
from desktop.law.periods import Param
from desktop.law.shapes import ShapeAct, shapes
from desktop.law.words import say

_RANK = {"open": 0, "too_early": 1, "barred": 2, "too_late": 3}


@dataclass(frozen=True, slots=True)
class NextAct:
    """One act of the procedure that a provision is bound to, as it stands on the day asked for.

    `status` is open, too_early, too_late or barred; `section` the one that opens or bars it; `first_day` the first
    day on which it may be done, if time alone is in the way; `last_day` the last, if it has one. `reason` is a text
    key of the catalogue's group `reasons` ('' if there is nothing to say), filled by `reason_params`. `event` is
    the fact it brings about, `paper` the kind of paper it needs, `about` the notice it goes on with.
    """

    act: str
    provision: str
    status: str
    section: str
    first_day: date | None = None
    last_day: date | None = None
    reason: str = ""
    reason_params: Mapping[str, Param] = field(default_factory=dict)
    paper: str = ""
    event: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class _Matter:
    """A provision in a case: its own facts (of one notice, where there are several), clocks and guards.

    `done` are the events that somebody brought about, `come_about` those of silence too; `others` are the clocks of
    the same procedure under other sections.
    """

    act: Act
    row: Provision
    group: Sequence[Provision]
    about: str
    facts: Sequence[Fact]
    done: frozenset[str]
    come_about: frozenset[str]
    clocks: Sequence[Clock]
    others: Sequence[Clock]
    guards: Sequence[Guard]
    office: Office
    day: date
    asleep: str


def next_acts(
    act: Act, provisions: Iterable[str], facts: Sequence[Fact], day: date, office: Office, body: str = ""
) -> list[NextAct]:
    """The acts that the procedures of these provisions still hold, the open ones first."""
    ids = tuple(provisions)
    running = clocks(act, ids, facts, day, office, body)
    known = [fact for fact in [*facts, *derived(act, running)] if fact.day <= day]
    found: list[NextAct] = []
    rows = [act.provision(id) for id in ids]
    for row in rows:
        if row.procedure:
            for matter in _matters(act, row, rows, known, running, office, day, body):
                found += [judged for step in shapes()[row.procedure].acts if (judged := _judge(matter, step))]
    return sorted(found, key=lambda each: _RANK[each.status])


def tell(found: NextAct, language: str) -> str:
    """Why the act stands as it does, as a sentence; '' where there is nothing to say."""
    if not found.reason:
        return ""
    params = dict(found.reason_params)
    if found.reason == "guard":
        guard = next(each for each in guards() if each.id == params["guard"])
        step = next(each for each in guard.steps if each.key == params["step"])
        params |= {"guard": guard.title[language], "step": step.title[language]}
    return say(language, "reasons", found.reason, params)


def _matters(
    act: Act,
    row: Provision,
    rows: Sequence[Provision],
    facts: Sequence[Fact],
    running: Sequence[Clock],
    office: Office,
    day: date,
    body: str,
) -> list[_Matter]:
    """One matter for each notice under the section, or a single one where there is none yet."""
    group = [other for other in rows if (other.section, other.procedure) == (row.section, row.procedure)]
    mine = [fact for fact in facts if belongs(act, fact, row)]
    notices = dict.fromkeys(f.text("about") for f in mine if f.event == "notice.issued" and f.data.get("about"))
    others = dict.fromkeys(f.text("about") for f in facts if f.event == "notice.issued" and f.data.get("about"))
    asleep = _asleep(act, row, office, day, body)
    named = {p.starts.partition("@")[2] for other in group for p in other.periods if "@" in p.starts}
    elsewhere = {fact.id for fact in facts if fact.data.get("provision") in named}
    akin = {other.id for other in rows if other.procedure == row.procedure and other.section != row.section}
    found = []
    for about in notices or [""]:
        own = [f for f in mine if f.data.get("about") in (None, about) or f.text("about") not in others]
        if not notices:  # what was done under this section upon the notice of another, as an order on cause shown
            own = [f for f in mine if f in own or f.data.get("provision") == row.id]
        own = _since_new_order(own) if row.procedure == "appeal" else own
        started = {fact.id for fact in own} | elsewhere
        ids = {other.id for other in group}
        found.append(
            _Matter(
                act=act,
                row=row,
                group=group,
                about=about,
                facts=own,
                done=frozenset(fact.event for fact in own if not fact.data.get("deemed")),
                come_about=frozenset(fact.event for fact in own),
                clocks=[c for c in running if c.provision in ids and c.started_by in started],
                others=[c for c in running if c.provision in akin],
                guards=standing(row, own, office, day),
                office=office,
                day=day,
                asleep=asleep,
            )
        )
    return found


def _since_new_order(facts: Sequence[Fact]) -> list[Fact]:
    """The facts that count for an appeal: an order made after an appeal was decided can be appealed from itself."""
    ended = max((n for n, fact in enumerate(facts) if fact.event == "appeal.decided"), default=len(facts))
    anew = next((n for n, fact in enumerate(facts) if n > ended and fact.event == "order.made"), 0)
    return list(facts[anew:])


def _asleep(act: Act, row: Provision, office: Office, day: date, body: str) -> str:
    if not body or row.section not in act.asleep(body, office.notified_on(day)):
        return ""
    return next(held.section for held in act.held_back if row.section in held.sections)


def _judge(matter: _Matter, step: ShapeAct) -> NextAct | None:
    """The act as it stands, or None where it is done, past, or not of this provision."""
    row = _power(matter, step)
    if row is None or _past(matter, step):
        return None
    section = _section(matter, row, step)
    plain = NextAct(step.act, matter.row.id, "open", section, paper=step.paper, event=step.gives, about=matter.about)
    in_the_way = list(_obstacles(matter, row, step, plain))
    if not in_the_way:
        last = _last_day(matter, step)
        said = "daylight" if step.daylight else ""
        return replace(plain, last_day=last, reason=said)
    worst = max(in_the_way, key=lambda each: _RANK[each.status])
    days = [each.first_day for each in in_the_way if each.first_day]
    return replace(worst, first_day=max(days) if days and worst.status == "too_early" else None)


def _power(matter: _Matter, step: ShapeAct) -> Provision | None:
    """The provision that the act is done under: this one, or a general one of the Act; None if neither."""
    row = matter.row
    periods = row.periods
    if row.id in step.not_under or (step.under and row.id not in step.under):
        return None
    if row.id in step.also_under:
        return row
    if step.started_by and not any(p.starts.partition("@")[0] == step.started_by for p in periods):
        return None
    if step.stopped_by and not any(_stops(p, step.stopped_by) for p in periods):
        return None
    if step.guarded and not matter.guards:
        return None
    if step.asks and not row.prior_approval:
        return None
    if step.alone and (_decides(row) or _holds_back(row) or not step.alone.isdisjoint(row.instruments)):
        return None
    if not step.when or not step.when.isdisjoint(row.instruments) or (step.decides and _decides(row)):
        return row
    if not step.needs or any(step.needs in other.instruments for other in matter.group):
        return None
    if shapes()[row.procedure].acts[0].when.isdisjoint(row.instruments):
        return None
    general = matter.act.defaults.get((row.procedure, step.needs))
    return matter.act.provision(general) if general else row


def _decides(row: Provision) -> bool:
    """Whether a provision is the order on an application: the body has a time for it from the receipt."""
    starts = {p.starts.partition("@")[0] for p in row.periods if p.runs_for in ("body", "authority")}
    return "order" in row.instruments and "application.received" in starts and not _holds_back(row)


def _holds_back(row: Provision) -> bool:
    """Whether the order of a provision only holds something back for a time that begins with it."""
    return any(p.starts.partition("@")[0] == "order.made" for p in row.periods)


def _past(matter: _Matter, step: ShapeAct) -> bool:
    if not matter.done.isdisjoint(step.not_after):
        return True
    return not step.again and step.gives in matter.done


def _section(matter: _Matter, row: Provision, step: ShapeAct) -> str:
    act = matter.act
    if step.guard == "service" and act.service:
        return act.service[0].section
    if step.guard == "stay" and act.stay and act.stay.get("section"):
        return str(act.stay["section"])
    general = act.defaults.get((row.procedure, "inspection"))
    if step.guard == "entry" and general:
        return act.provision(general).cite
    return row.cite


def _obstacles(matter: _Matter, power: Provision, step: ShapeAct, plain: NextAct) -> Iterable[NextAct]:
    if matter.asleep:
        yield replace(
            plain, status="barred", section=matter.asleep, reason="asleep", reason_params={"section": matter.asleep}
        )
    if step.needs and step.when.isdisjoint(power.instruments):
        yield replace(plain, status="barred", reason="no_power", reason_params={"section": plain.section})
    yield from _sequence(matter, step, plain)
    yield from _silence(matter, step, plain)
    yield from _time_over(matter, step, plain)
    yield from _stay(matter, step, plain)
    yield from _time_running(matter, step, plain)
    yield from _approval(matter, step, plain)
    yield from _guard(matter, step, plain)


def _sequence(matter: _Matter, step: ShapeAct, plain: NextAct) -> Iterable[NextAct]:
    first = (*step.after, *step.after_under.get(matter.row.id, ()))
    lacking = [event for event in first if event not in matter.come_about]
    if step.after_any and matter.come_about.isdisjoint(step.after_any):
        lacking.append(step.after_any[0])
    if step.notice_first and any("notice" in other.instruments for other in matter.group):
        lacking += [event for event in ("notice.served",) if event not in matter.done]
    if lacking:
        yield replace(plain, status="too_early", reason="after", reason_params={"event": lacking[0]})


def _silence(matter: _Matter, step: ShapeAct, plain: NextAct) -> Iterable[NextAct]:
    if not step.silence:
        return
    references = [clock for clock in matter.others if _starts(matter, clock, "reference.made")]
    for clock in (*matter.clocks, *references):
        if clock.effect and clock.last_day:
            params: dict[str, Param] = {"day": clock.last_day, "section": clock.section}
            yield replace(
                plain,
                status="too_late",
                section=clock.section,
                last_day=clock.last_day,
                reason="silence",
                reason_params=params,
            )
            return


def _starts(matter: _Matter, clock: Clock, event: str) -> bool:
    return any(p.name == clock.name and p.starts == event for p in matter.act.provision(clock.provision).periods)


def _stops(period: Period, event: str) -> bool:
    """Whether an event ends the period, whatever provision it must be made under."""
    return any(stop.partition("@")[0] == event for stop in period.stops)


def _own_clocks(matter: _Matter, step: ShapeAct) -> list[Clock]:
    """The clocks that this very act would meet, those of the provision itself first."""
    rows = {row.id: row for row in matter.group}
    found = [
        clock
        for clock in matter.clocks
        if clock.bound is not Bound.AT_LEAST
        and any(p.name == clock.name and _stops(p, step.gives) for p in rows[clock.provision].periods)
    ]
    return sorted(found, key=lambda clock: clock.provision != matter.row.id)


def _last_day(matter: _Matter, step: ShapeAct) -> date | None:
    days = [c.last_day for c in _own_clocks(matter, step) if c.state == "running" and c.last_day]
    return min(days) if days else None


def _time_over(matter: _Matter, step: ShapeAct, plain: NextAct) -> Iterable[NextAct]:
    if not step.within:
        return
    own = _own_clocks(matter, step)
    if own and all(clock.overdue() for clock in own):
        last = max(clock.last_day for clock in own if clock.last_day)
        params: dict[str, Param] = {"day": last, "section": own[0].section}
        yield replace(
            plain, status="too_late", section=own[0].section, last_day=last, reason="too_late", reason_params=params
        )


def _time_running(matter: _Matter, step: ShapeAct, plain: NextAct) -> Iterable[NextAct]:
    """The times of others that must run first; a cause already shown ends the wait for the addressee, not a notice's."""
    spared = not matter.done.isdisjoint(step.unless)
    waited_for = (
        matter.others if "body" in step.waits else matter.clocks
    )  # a reference follows another section's silence
    for clock in waited_for:
        if clock.runs_for not in step.waits or (spared and clock.runs_for != "nobody"):
            continue
        params: dict[str, Param] = {"section": clock.section}
        if clock.state == "suspended":
            yield replace(
                plain, status="barred", section=clock.section, reason="standing_still", reason_params=params
            )
        elif clock.state == "unset":
            yield replace(plain, status="barred", section=clock.section, reason="not_set", reason_params=params)
        elif clock.state == "running":
            last = clock.last_day or matter.day
            first = clock.first_day or last + timedelta(days=1)
            yield replace(
                plain,
                status="too_early",
                section=clock.section,
                first_day=first,
                reason="time_runs",
                reason_params={**params, "day": first - timedelta(days=1)},
            )


def _approval(matter: _Matter, step: ShapeAct, plain: NextAct) -> Iterable[NextAct]:
    needed = [who for who in matter.row.prior_approval if who != matter.row.actor]
    if step.approval and needed and "approval.received" not in matter.done:
        yield replace(
            plain,
            status="barred",
            reason="approval",
            reason_params={"who": ", ".join(needed), "section": plain.section},
        )


def _stay(matter: _Matter, step: ShapeAct, plain: NextAct) -> Iterable[NextAct]:
    stays = [fact for fact in matter.facts if fact.event == "stay.made"]
    if not step.stayed or not stays:
        return
    since = matter.facts[matter.facts.index(stays[-1]) + 1 :]
    over = ("stay.ended", "appeal.decided")  # a stay lasts as long as the appeal in which it was ordered
    if any(fact.event in over for fact in since):
        return
    section = stays[-1].text("section") or str((matter.act.stay or {}).get("section") or plain.section)
    yield replace(
        plain,
        status="barred",
        section=section,
        reason="stayed",
        reason_params={"day": stays[-1].day, "section": section},
    )


def _guard(matter: _Matter, step: ShapeAct, plain: NextAct) -> Iterable[NextAct]:
    if not step.demolition:
        return
    for guard in matter.guards:
        for gap in missing(guard, step.demolition, matter.facts, matter.day):
            yield replace(
                plain,
                status="too_early" if gap.first_day else "barred",
                section=guard.source,
                first_day=gap.first_day,
                reason="guard",
                reason_params={"guard": guard.id, "step": gap.step.key},
            )
