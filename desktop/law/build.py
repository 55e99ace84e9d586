"""From the plain values of a compiled pack to the model's frozen ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from desktop.law.model import (
    Act,
    Amount,
    AppealRoute,
    Bound,
    Delegation,
    Doubt,
    Effect,
    Fine,
    HeldBack,
    Length,
    Period,
    Provision,
    RowAppeal,
    ServiceRule,
    Silence,
    Unit,
    cite,
)

Raw = Mapping[str, Any]
# An application that opens a case is never the one by which an appeal or a complaint is filed.
_FILED = (("appeal", "order.", "appeal.received"), ("prosecution", "offence.", "complaint.made"))


def provision(act: str, raw: Raw) -> Provision:
    """A provision of the Act `act` from its row in the compiled pack."""
    since = raw.get("in_force_from")
    return Provision(
        id=raw["id"],
        act=act,
        section=raw["section"],
        sub=raw.get("sub") or "",
        heading=raw["heading"],
        instruments=tuple(raw["instruments"]),
        cite=cite(raw["section"], raw.get("sub") or ""),
        chapter=raw.get("chapter") or "",
        actor=raw.get("actor") or "",
        delegate=raw.get("delegate") or "",
        addressee=raw.get("addressee") or "",
        periods=tuple(_period(each, raw["instruments"]) for each in raw.get("periods") or ()),
        prior_approval=_texts(raw, "prior_approval"),
        publication=raw.get("publication") or "",
        service=raw.get("service") or "",
        documents=_texts(raw, "documents"),
        grounds=_texts(raw, "grounds"),
        fine=_fine(raw.get("fine")),
        appeal=_row_appeal(raw.get("appeal")),
        recovery=raw.get("recovery") or "",
        compensation=raw.get("compensation") or "",
        amounts=tuple(map(_amount, raw.get("amounts") or ())),
        deemed=raw.get("deemed") or "",
        exceptions=_texts(raw, "exceptions"),
        in_force_from=date.fromisoformat(since) if since else None,
        procedure=raw.get("procedure") or "",
        notes=_texts(raw, "notes"),
    )


def _texts(raw: Raw, key: str) -> tuple[str, ...]:
    return tuple(raw.get(key) or ())


def _period(raw: Raw, instruments: Sequence[str]) -> Period:
    stops = _texts(raw, "stops")
    begun = raw.get("starts") or ""
    for instrument, family, filed in _FILED:
        if instrument in instruments and begun.startswith(family):
            stops = (*(key for key in stops if key != "application.received"), filed)
    return Period(
        name=raw["name"],
        length=raw["length"],
        unit=Unit(raw["unit"]) if raw["unit"] else None,
        bound=Bound(raw["bound"]),
        starts_from=raw.get("starts_from") or "",
        starts=raw.get("starts") or "none",
        stops=stops,
        runs_for=raw.get("runs_for") or "nobody",
        on_expiry=raw.get("on_expiry") or "",
        set_by=raw.get("set_by") or "",
    )


def _fine(raw: Raw | None) -> Fine | None:
    if raw is None:
        return None
    return Fine(raw.get("max"), raw.get("min"), raw.get("daily_max"), raw.get("other") or "")


def _row_appeal(raw: Raw | None) -> RowAppeal | None:
    return RowAppeal(raw["forum"] or "", _within(raw.get("within"))) if raw else None


def _within(raw: Raw | None) -> Length | None:
    return Length(raw["length"], Unit(raw["unit"])) if raw and raw["length"] and raw["unit"] else None


def _amount(raw: Raw) -> Amount:
    return Amount(raw["name"], raw["value"], raw["unit"] or "", raw.get("basis") or "")


def act(raw: Raw) -> Act:
    """An Act from its compiled pack."""
    head: Raw = raw["act"]
    since = head.get("in_force_from")
    answers: Raw = raw.get("effects") or {}
    return Act(
        id=head["id"],
        version=head["version"],
        title=head["title"],
        short=head["short"],
        languages=tuple(head["languages"]),
        bodies=head["bodies"],
        authorities=head["authorities"],
        in_force_from=date.fromisoformat(since) if since else None,
        delegation=tuple(map(_delegation, head.get("delegation") or ())),
        held_back=tuple(map(_held_back, head.get("held_back") or ())),
        service=tuple(map(_service_rule, head.get("service") or ())),
        appeals=tuple(map(_appeal_route, head.get("appeals") or ())),
        stay=head.get("stay"),
        recovery=tuple(head.get("recovery") or ()),
        doubts=tuple(map(_doubt, head.get("doubts") or ())),
        effects=tuple(map(_effect, answers.get("effects") or ())),
        silence={row["provision"]: _silence(row) for row in answers.get("silence") or ()},
        cases={(c["provision"], c["period"]): (c["case"], c["applies"]) for c in answers.get("cases") or ()},
        defaults={(d["procedure"], d["instrument"]): d["provision"] for d in answers.get("defaults") or ()},
        rows=raw["provisions"],
        make=provision,
    )


def _delegation(row: Raw) -> Delegation:
    bodies, sections = _texts(row, "bodies"), _texts(row, "sections")
    return Delegation(row["source"], row["from"], row["to"], bodies, sections, row.get("condition") or "")


def _held_back(row: Raw) -> HeldBack:
    return HeldBack(row["section"], _texts(row, "bodies"), _texts(row, "sections"))


def _service_rule(row: Raw) -> ServiceRule:
    return ServiceRule(row["section"], row["for"], tuple(row["modes"]))


def _appeal_route(row: Raw) -> AppealRoute:
    return AppealRoute(
        section=row["section"],
        bodies=_texts(row, "bodies"),
        against=_texts(row, "against"),
        sections=_texts(row, "sections"),
        forum=row["forum"],
        within=_within(row.get("within")),
        starts=row.get("from") or "order.made",
        orders=row.get("orders") or "",
        excludes=row.get("excludes") or "",
    )


def _doubt(row: Raw) -> Doubt:
    said = row.get("doubt") or row["text"]
    return Doubt(_texts(row, "sections"), said, _texts(row, "choices"), row.get("id") or "")


def _effect(row: Raw) -> Effect:
    provision, since = row.get("provision") or "", row.get("since") or ""
    return Effect(row["on"], provision, row["does"], tuple(row["clocks"]), row["section"], since)


def _silence(row: Raw) -> Silence:
    return Silence(row["event"], row.get("by") or row["provision"], row.get("when") == "last_day")
