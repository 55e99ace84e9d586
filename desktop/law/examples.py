"""The situations beside each pack that a lawyer can read, and whether the pack answers them as expected."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Any

from desktop.law.appeals import appeal
from desktop.law.clocks import Clock, clocks
from desktop.law.model import Act, Bound, Fact, Length, Period, Provision, Unit
from desktop.law.overlays import Office, office_overlay
from desktop.law.periods import reckon, reckon_hours
from desktop.law.powers import signer


@dataclass(frozen=True, slots=True)
class Example:
    """One situation: the provision, what kind of answer is asked for, and the rest of its values."""

    file: str
    situation: str
    provision: str
    section: str
    kind: str
    values: Mapping[str, Any]


def read_examples(folder: Path) -> list[Example]:
    """All situations beside the pack in `folder`. Raises `PackError` naming the file and the place of a fault."""
    from desktop.law.compile import checked

    found = []
    for path in sorted((folder / "tests").glob("*.yaml")):
        for row in checked(path, "tests")["tests"]:
            named = {key: row[key] for key in ("situation", "provision", "section", "kind")}
            found.append(Example(file=path.name, values=row, **named))
    return found


def fault(act: Act, example: Example) -> str:
    """How the pack's answer differs from the expected one; '' if it does not."""
    if example.provision not in act:
        return f"there is no provision {example.provision}"
    return _KINDS[example.kind](act, act.provision(example.provision), example.values)


def _differs(what: str, found: object, expected: object) -> str:
    return "" if found == expected else f"{what} is {found}, expected {expected}"


def _period(act: Act, row: Provision, values: Mapping[str, Any]) -> str:
    wanted = (values["length"], values["unit"], values["bound"])
    same = [p for p in row.periods if (p.length, p.unit, p.bound) == wanted and values.get("name", p.name) == p.name]
    if not same:
        told = ", ".join(f"{p.length} {p.unit} {p.bound}" for p in row.periods) or "none"
        return f"no period of {wanted[0]} {wanted[1]} {wanted[2]}; the pack has {told}"
    return _differs(
        "the day",
        _end(Length(values["length"], Unit(values["unit"])), Bound(values["bound"]), values),
        values["expect"],
    )


def _end(length: Length, bound: Bound, values: Mapping[str, Any]) -> str:
    closed = frozenset(date.fromisoformat(day) for day in values.get("closed", ()))
    if length.unit is Unit.HOUR:
        at = reckon_hours(datetime.fromisoformat(values["from"]), length.length, bound, closed=closed).at
        return at.isoformat(timespec="seconds" if values["from"].count(":") > 1 else "minutes")
    return str(reckon(date.fromisoformat(values["from"]), length.length, length.unit, bound, closed=closed).day)


def _fine(act: Act, row: Provision, values: Mapping[str, Any]) -> str:
    if row.fine is None:
        return "the pack has no fine"
    asked = [key for key in ("max", "min", "daily_max") if key in values]
    if not asked:
        return "" if row.fine.other else "nothing of the fine is expected"
    return "; ".join(filter(None, (_differs(key, getattr(row.fine, key), values[key]) for key in asked)))


def _amount(act: Act, row: Provision, values: Mapping[str, Any]) -> str:
    wanted = (values["value"], values["unit"])
    if any((a.value, a.unit) == wanted and values.get("name", a.name) == a.name for a in row.amounts):
        return ""
    told = ", ".join(f"{a.value} {a.unit}" for a in row.amounts) or "none"
    return f"no amount of {wanted[0]} {wanted[1]}; the pack has {told}"


def _deemed(act: Act, row: Provision, values: Mapping[str, Any]) -> str:
    if "facts" in values:
        arisen = any(clock.effect for clock in _clocks(act, row, values))
        return _differs("the effect", arisen, values.get("expect", True))
    return "" if row.deemed else "the pack has no deemed effect"


def _appeal(act: Act, row: Provision, values: Mapping[str, Any]) -> str:
    within = _asked_length(values)
    if "made_by" in values:
        day = date.fromisoformat(values["from"]) if "from" in values else date.min
        facts = [Fact(event, day, event, {"provision": row.id}) for event in ("order.made", "order.served")]
        office = office_overlay({"closed": values.get("closed", [])})
        found = appeal(act, row.id, values["made_by"], values.get("body", ""), facts, office)
        if found is None:
            return "the pack has no appeal"
        told = [_differs("the forum", found.forum, values["forum"]), _differs("the time", found.within, within)]
        if "expect" in values:
            told.append(_differs("the last day", str(found.last_day), values["expect"]))
        return "; ".join(filter(None, told))
    if row.appeal is None:
        return "the pack has no appeal in this row"
    told = [_differs("the forum", row.appeal.forum, values["forum"]), _differs("the time", row.appeal.within, within)]
    if within and "expect" in values:
        told.append(_differs("the last day", _end(within, Bound.AT_MOST, values), values["expect"]))
    return "; ".join(filter(None, told))


def _asked_length(values: Mapping[str, Any]) -> Length | None:
    return Length(values["length"], Unit(values["unit"])) if "length" in values else None


def _signer(act: Act, row: Provision, values: Mapping[str, Any]) -> str:
    found = signer(act, row.id, values["body"])
    told = [_differs("the authority", found.authority, values["authority"])]
    if "source" in values:
        told.append(_differs("the source", found.source, values["source"]))
    return "; ".join(filter(None, told))


def _clock(act: Act, row: Provision, values: Mapping[str, Any]) -> str:
    found = [c for c in _clocks(act, row, values) if values.get("name", c.name) == c.name]
    if not found:
        return "no such clock runs"
    clock = found[-1]
    told = [_differs("the state", clock.state, values["state"])]
    if "expect" in values:
        told.append(_differs("the day", str(clock.last_day or clock.first_day), values["expect"]))
    return "; ".join(filter(None, told))


def _clocks(act: Act, row: Provision, values: Mapping[str, Any]) -> list[Clock]:
    facts = [
        Fact(
            f["event"],
            date.fromisoformat(f["day"]),
            str(n),
            {k: v for k, v in f.items() if k not in ("event", "day")},
        )
        for n, f in enumerate(values["facts"])
    ]
    office = office_overlay({"closed": values.get("closed", [])})
    rows = [row.id, *values.get("with", ())]
    found = clocks(act, rows, facts, date.fromisoformat(values["on"]), office or Office(), values.get("body", ""))
    return [clock for clock in found if clock.provision == row.id]


_KINDS: Mapping[str, Callable[[Act, Provision, Mapping[str, Any]], str]] = {
    "period": _period,
    "fine": _fine,
    "amount": _amount,
    "deemed": _deemed,
    "appeal": _appeal,
    "signer": _signer,
    "clock": _clock,
}


def answers_for(example: Example, period: Period) -> bool:
    """Whether the situation tries this very period."""
    values = example.values
    if example.kind not in ("period", "appeal", "clock") or values.get("name", period.name) != period.name:
        return False
    if example.kind == "clock":
        return True
    wanted = (values.get("length"), values.get("unit"), values.get("bound", "at_most"))
    return (period.length, period.unit, period.bound) == wanted
