"""The shapes that the law repeats, read from resources/procedures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from desktop.law.files import PROCEDURES, cache_folder, compiled
from desktop.law.model import Words


@dataclass(frozen=True, slots=True)
class ShapeAct:
    """One act of a procedure.

    `gives` is the event it brings about. It is offered under provisions with one of the instruments in `when` (any
    if empty) that have, if named, a period `started_by` or `stopped_by` an event; under a general provision of the
    Act where the section lacks the instrument it `needs`. It must follow every event in `after` and one of
    `after_any`, and none of `not_after`; it `waits` until the time given to those named has run, `unless` one of
    these events has come first. `within`: it has a last day; `silence`: too late once silence has decided;
    `decides`: offered too under an order that the body must make within a time from the application; `alone`: not
    offered beside these instruments, nor where such an order decides. `guarded`: offered only under a guard; `demolition`: the stage a guard of demolitions watches.
    """

    act: str
    by: str
    gives: str
    when: frozenset[str] = frozenset()
    needs: str = ""
    started_by: str = ""
    stopped_by: str = ""
    after: tuple[str, ...] = ()
    after_any: tuple[str, ...] = ()
    not_after: tuple[str, ...] = ()
    waits: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    within: bool = False
    approval: bool = False
    asks: bool = False
    silence: bool = False
    notice_first: bool = False
    stayed: bool = False
    guarded: bool = False
    again: bool = False
    daylight: bool = False
    decides: bool = False
    alone: frozenset[str] = frozenset()
    demolition: str = ""
    paper: str = ""
    guard: str = "provision"
    under: frozenset[str] = frozenset()
    not_under: frozenset[str] = frozenset()
    also_under: frozenset[str] = frozenset()
    after_under: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    also_gives: tuple[str, ...] = ()
    power_of: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Shape:
    """A procedure: its name in each language and its acts in their order."""

    id: str
    title: Words
    acts: tuple[ShapeAct, ...]


@cache
def shapes() -> Mapping[str, Shape]:
    """The procedures by their key. Raises `PackError` if a file of theirs is not right."""
    from desktop.law.compile import checked

    files = sorted(PROCEDURES.glob("*.yaml"))
    raw = compiled("procedures", files, lambda: [checked(path, "procedure") for path in files], cache_folder())
    return {each["id"]: Shape(each["id"], each["title"], tuple(map(_act, each["acts"]))) for each in raw}


_SETS = ("when", "alone", "under", "not_under", "also_under")


def _act(raw: Mapping[str, Any]) -> ShapeAct:
    lists = {key: tuple(value) for key, value in raw.items() if isinstance(value, list)}
    sets = {key: frozenset(raw[key]) for key in _SETS if key in raw}
    after = {id: tuple(events) for id, events in raw.get("after_under", {}).items()}
    return ShapeAct(**{**raw, **lists, **sets, "after_under": after})
