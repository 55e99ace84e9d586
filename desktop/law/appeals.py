"""Who hears the appeal from an order, by which section, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from desktop.law.model import Act, AppealRoute, Doubt, Fact, Length, Provision, Unit
from desktop.law.overlays import Office
from desktop.law.periods import Step, Stop, reckon
from desktop.law.sections import covers, listed, path

_GRANTS = {"permission", "licence"}


@dataclass(frozen=True, slots=True)
class Appeal:
    """An appeal as an order prints it.

    `section` gives the forum; where the Act is in doubt about the clause it is the section alone, and `doubts` go to
    the officer. `within` is None where the Act leaves the time open; `last_day` is None without it or before the
    event that `starts` it. `excludes` tells what time is left out of the count.
    """

    forum: str
    section: str
    within: Length | None
    starts: str
    last_day: date | None
    steps: tuple[Step, ...]
    doubts: tuple[Doubt, ...] = ()
    excludes: str = ""


def appeal(act: Act, provision: str, made_by: str, body: str, facts: Sequence[Fact], office: Office) -> Appeal | None:
    """The appeal from an order made under `provision` by `made_by` in this kind of body; None if the Act gives none.

    `facts` hold the order's making and service, and the time of its copy. An appeal is filed in an office, so a last
    day on which the office is closed moves to the next open one.
    """
    row = act.provision(provision)
    routes = [r for r in act.appeals if not r.bodies or body in r.bodies]
    if route := _own_route(row, routes, made_by):
        return _until(row, route, (), facts, office)
    others = [r for r in routes if listed(r.sections, row.section, row.sub)]
    if others:
        doubt = _doubt(act, row, others, made_by)
        plain = replace(others[0], section=path(others[0].section)[0])
        return _until(row, plain, (doubt,), facts, office)
    return _row_appeal(act, row, facts, office)


def _own_route(row: Provision, routes: list[AppealRoute], made_by: str) -> AppealRoute | None:
    """The route that lists the section under the very authority, else the one for orders on a licence or permission."""
    mine = [r for r in routes if made_by in r.against]
    for route in mine:
        if listed(route.sections, row.section, row.sub):
            return route
    if _GRANTS.isdisjoint(row.instruments):
        return None
    return next((r for r in mine if not r.sections and "licence or permission" in r.orders), None)


def _doubt(act: Act, row: Provision, others: list[AppealRoute], made_by: str) -> Doubt:
    cited = {r.section for r in others}
    for doubt in act.doubts:
        if cited & set(doubt.sections) and any(covers(s, row.cite) for s in doubt.sections if s not in cited):
            return doubt
    named = ", ".join(sorted(cited))
    whose = " or ".join(others[0].against)
    return Doubt(
        (row.section, *sorted(cited)),
        f"Section {named} lists {row.section} for orders of the {whose}; this one is made by the {made_by}.",
    )


def _row_appeal(act: Act, row: Provision, facts: Sequence[Fact], office: Office) -> Appeal | None:
    """The appeal that a sibling provision of the same section gives, in an Act without routes for it."""
    for other in act.section(row.section):
        if other.appeal and "appeal" in other.instruments and other.id != row.id:
            starts = next((p.starts for p in other.periods if p.starts.startswith("order.")), "order.made")
            route = AppealRoute(other.cite, (), (), (), other.appeal.forum, other.appeal.within, starts)
            return _until(row, route, (), facts, office)
    return None


def _until(
    row: Provision, route: AppealRoute, doubts: tuple[Doubt, ...], facts: Sequence[Fact], office: Office
) -> Appeal:
    start = next((f for f in reversed(facts) if f.event == route.starts and _same(f, row)), None)
    within = route.within or (_named_in_order(start) if start else None)
    found = Appeal(route.forum, route.section, within, route.starts, None, (), doubts, route.excludes)
    if start is None or within is None or within.unit is Unit.HOUR:
        return found
    stopped = _copy_time(facts, route) if route.excludes else []
    off = office.rules_off_on(start.day)
    reckoned = reckon(start.day, within.length, within.unit, closed=office, stopped=stopped, off=off)
    began = Step("began", {"event": start.event, "day": start.day, "section": route.section})
    return replace(found, last_day=reckoned.day, steps=(began, *reckoned.steps))


def _same(fact: Fact, row: Provision) -> bool:
    made = fact.data.get("provision")
    return not made or made == row.id


def _named_in_order(start: Fact) -> Length | None:
    """The time the order itself set, where the Act lets the appeal run for that time."""
    for told in (start.data.get("set") or {}).values():
        if told.get("length"):
            return Length(int(told["length"]), Unit(told["unit"]))
    return None


def _copy_time(facts: Sequence[Fact], route: AppealRoute) -> list[Stop]:
    asked = [f for f in facts if f.event == "order.copy_applied"]
    ready = [f for f in facts if f.event == "order.copy_ready"]
    found = [
        Stop(date.fromisoformat(f.text("applied") or f.day.isoformat()), f.day, "copy", route.section) for f in ready
    ]
    waiting = [f for f in asked if not any(r.day >= f.day for r in ready)]
    return found + [Stop(f.day, None, "copy", route.section) for f in waiting]
