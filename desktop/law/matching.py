"""Which facts of a case count for which provision."""

from __future__ import annotations

from typing import NamedTuple

from desktop.law.model import Act, Fact, Period, Provision

_OWN = {
    "notice": {"notice", "requisition", "street_notice", "public_notice"},
    "order": {"order", "permission", "sanction", "licence", "declaration", "requisition"},
}
_PAPERS = {"notice", "order", "demand", "permission", "licence"}
_ACROSS = {"permission", "completion"}  # procedures whose sections answer for one another


class Planned(NamedTuple):
    """A period that an event can start, with what can be known of it before any case is looked at.

    `start` is the event that starts it and `stops` those that meet it, each with its key and whether every such fact
    of a case counts; `in_office`: somebody else must do it in an office, so it may be done on the next open day.
    """

    row: Provision
    period: Period
    start: str
    any_start: bool
    stops: tuple[tuple[str, str, bool], ...]
    in_office: bool


OFFICE_ACTS = frozenset(
    {
        "application.received",
        "particulars.received",
        "fee.paid",
        "objection.received",
        "cause.shown",
        "payment.made",
        "reference.made",
        "completion.notified",
        "account.submitted",
        "report.received",
        "appeal.received",
    }
)


def plan(act: Act, provisions: tuple[str, ...]) -> tuple[Planned, ...]:
    """Every period of these provisions that an event can start; remembered, as cases of a kind share it."""
    if (found := act.plans.get(provisions)) is None:
        rows = [act.provision(id) for id in provisions]
        found = tuple(_planned(act, row, each) for row in rows for each in row.periods if each.starts != "none")
        act.plans[provisions] = found
    return found


def touched(act: Act, provisions: tuple[str, ...], events: frozenset[str]) -> tuple[int, ...]:
    """The places in the plan whose periods any of these events starts, stops or otherwise touches."""
    if (found := act.plans.get((provisions, events))) is None:
        found = tuple(n for n, each in enumerate(plan(act, provisions)) if not events.isdisjoint(_events(act, each)))
        act.plans[provisions, events] = found
    return found


def _planned(act: Act, row: Provision, period: Period) -> Planned:
    stops = tuple((key.partition("@")[0], key, _any(key)) for key in period.stops)
    any_start = _any(period.starts) and (row.id, period.name) not in act.cases
    others = period.runs_for in ("citizen", "addressee")
    done_there = "appeal" in row.instruments or any(event in OFFICE_ACTS for event, _, _ in stops)
    return Planned(row, period, period.starts.partition("@")[0], any_start, stops, others and done_there)


def _any(key: str) -> bool:
    """Whether every fact of this event counts, whatever it was done under."""
    return "@" not in key and key != "event.happened" and key.partition(".")[0] not in _PAPERS


def _events(act: Act, planned: Planned) -> frozenset[str]:
    keys = [event for event, _, _ in planned.stops]
    return frozenset((planned.start, *keys, *(effect.on for effect in act.effects_on(planned.row.id))))


def starts(act: Act, fact: Fact, row: Provision, period: Period) -> bool:
    """Whether `fact` starts `period` of `row`.

    A paper starts the clocks of its own provision; what no event key names starts only the provision that it names.
    A period that the notice itself sets, or that an order starts, belongs to the very row that the paper was made
    under, if that row makes such papers.
    """
    event, _, wanted = period.starts.partition("@")
    if fact.event != event or not _of_the_case(act, fact, row, period):
        return False
    if wanted or event == "event.happened":
        return fact.data.get("provision") == (wanted or row.id)
    family = event.partition(".")[0]
    made = fact.data.get("provision")
    own = family in _OWN and not _OWN[family].isdisjoint(row.instruments)
    if own and made and made != row.id and (family == "order" or period.set_by == "notice"):
        return False
    return belongs(act, fact, row)


def stops(act: Act, fact: Fact, row: Provision, key: str) -> bool:
    """Whether `fact` is the event `key` that meets or ends a period of `row`."""
    event, _, wanted = key.partition("@")
    if fact.event != event:
        return False
    if wanted or event == "event.happened":
        return fact.data.get("provision") == (wanted or row.id)
    return belongs(act, fact, row)


def _of_the_case(act: Act, fact: Fact, row: Provision, period: Period) -> bool:
    """Whether the period is for this kind of case; where the fact does not tell its kind, every period runs."""
    if not act.cases or (row.id, period.name) not in act.cases or "case" not in fact.data:
        return True
    kind, applies = act.cases[row.id, period.name]
    return (kind in fact.data["case"]) is applies


def belongs(act: Act, fact: Fact, row: Provision) -> bool:
    """Whether a fact concerns the matter of a provision at all.

    Papers concern their own provision and those of the same section and procedure; other facts concern the case.
    """
    family = fact.event.partition(".")[0]
    made = fact.data.get("provision")
    if not made or made == row.id or family not in _PAPERS:
        return True
    if made not in act:
        return False
    if "appeal" in row.instruments and family in _OWN:
        return True
    maker = act.provision(made)
    if row.procedure and maker.procedure:
        same = row.procedure == maker.procedure
        return same and (maker.section == row.section or row.procedure in _ACROSS)
    return maker.section == row.section
