"""The ladder of service: which ways of serving a paper are open, given those that were tried."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from desktop.law.model import Act, ServiceRule


@dataclass(frozen=True, slots=True)
class Mode:
    """A way of serving a paper: `condition` says when it is open, `section` and `clause` where the Act gives it."""

    mode: str
    section: str
    clause: str
    to: str
    condition: str


def rule_for(act: Act, whom: str) -> ServiceRule | None:
    """The Act's ladder for somebody: named_person, owner_or_occupier, public …"""
    return next((rule for rule in act.service if rule.whom == whom), None)


def open_modes(rule: ServiceRule, failed: Collection[str] = ()) -> list[Mode]:
    """The ways that are open when those in `failed` were tried, or could not be had.

    The rungs follow one another: the next one opens when every way of the one before has failed.
    """
    found: list[Mode] = []
    for rung in _rungs(rule):
        found += rung
        if not all(mode.mode in failed for mode in rung):
            break
    return [mode for mode in found if mode.mode not in failed]


def _rungs(rule: ServiceRule) -> list[list[Mode]]:
    """The modes by their clause, in order; a mode without a clause is a rung of its own."""
    rungs: list[list[Mode]] = []
    for raw in rule.modes:
        clause = str(raw.get("clause") or "")
        mode = Mode(raw["mode"], rule.section, clause, str(raw.get("to") or ""), str(raw.get("condition") or ""))
        if rungs and clause and rungs[-1][0].clause == clause:
            rungs[-1].append(mode)
        else:
            rungs.append([mode])
    return rungs
