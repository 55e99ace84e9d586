"""From the plain values of a compiled pack to the model's frozen ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any

from desktop.law.model import (
    Amount,
    AppealRoute,
    Bound,
    Delegation,
    Doubt,
    Effect,
    Fine,
    Length,
    Period,
    Provision,
    RowAppeal,
    ServiceRule,
    Unit,
    cite,
)

Raw = Mapping[str, Any]


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
        periods=tuple(map(_period, raw.get("periods") or ())),
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


def _period(raw: Raw) -> Period:
    return Period(
        name=raw["name"],
        length=raw["length"],
        unit=Unit(raw["unit"]) if raw["unit"] else None,
        bound=Bound(raw["bound"]),
        starts_from=raw.get("starts_from") or "",
        starts=raw.get("starts") or "none",
        stops=_texts(raw, "stops"),
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


def delegations(rows: Iterable[Raw]) -> tuple[Delegation, ...]:
    """The Act's delegation lists."""
    return tuple(
        Delegation(
            row["source"],
            row["from"],
            row["to"],
            _texts(row, "bodies"),
            _texts(row, "sections"),
            row.get("condition") or "",
        )
        for row in rows
    )


def service_rules(rows: Iterable[Raw]) -> tuple[ServiceRule, ...]:
    """The Act's ladders of service."""
    return tuple(ServiceRule(row["section"], row["for"], tuple(row["modes"])) for row in rows)


def appeal_routes(rows: Iterable[Raw]) -> tuple[AppealRoute, ...]:
    """The Act's routes of appeal."""
    return tuple(
        AppealRoute(
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
        for row in rows
    )


def doubts(rows: Iterable[Raw]) -> tuple[Doubt, ...]:
    """The contradictions and silences that the pack tells of."""
    return tuple(
        Doubt(
            tuple(row["sections"]),
            row.get("doubt") or row["text"],
            tuple((choice["section"], choice["means"]) for choice in row.get("choices") or ()),
        )
        for row in rows
    )


def effects(rows: Iterable[Raw]) -> tuple[Effect, ...]:
    """What events under one provision do to the clocks of another."""
    return tuple(
        Effect(
            row["on"],
            row.get("provision") or "",
            row["does"],
            tuple(row["clocks"]),
            row["section"],
            row.get("since") or "",
        )
        for row in rows
    )
