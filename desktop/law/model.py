"""What a law pack says, as frozen values; built lazily from the compiled pack."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from typing import Any

from desktop.core.errors import PackError

Words = Mapping[str, str]


class Unit(StrEnum):
    """In what an Act counts time."""

    HOUR = "hour"
    DAY = "day"
    CLEAR_DAY = "clear_day"
    WEEK = "week"
    MONTH = "month"
    HALF_YEAR = "half_year"
    YEAR = "year"


class Bound(StrEnum):
    """Whether a period is a fixed term, a shortest or a longest one."""

    EXACTLY = "exactly"
    AT_LEAST = "at_least"
    AT_MOST = "at_most"


@dataclass(frozen=True, slots=True)
class Length:
    """A length of time, such as 30 days."""

    length: int
    unit: Unit


@dataclass(frozen=True, slots=True)
class Period:
    """One period of a provision.

    `length` and `unit` are None where the Act leaves the time open; `set_by` then says to whom (office, notice,
    bye_law, government, authority, court). `starts` and `stops` are event keys; a stop may name the provision it
    must come from (`order.made@mp-1961:187:5a`). `runs_for` is who must act in it: body, addressee, citizen,
    authority or nobody.
    """

    name: str
    length: int | None
    unit: Unit | None
    bound: Bound
    starts_from: str
    starts: str
    stops: tuple[str, ...]
    runs_for: str
    on_expiry: str
    set_by: str


@dataclass(frozen=True, slots=True)
class Fine:
    """Fines in rupees as the Act gives them; `other` is imprisonment, forfeiture and the like."""

    max: int | None
    min: int | None
    daily_max: int | None
    other: str


@dataclass(frozen=True, slots=True)
class RowAppeal:
    """An appeal that the provision itself gives."""

    forum: str
    within: Length | None


@dataclass(frozen=True, slots=True)
class Amount:
    """A number of the Act that is no period and no fine: a distance, a share, a fee, a rate."""

    name: str
    value: int | float | None
    unit: str
    basis: str


@dataclass(frozen=True, slots=True)
class Provision:
    """One row of the coverage list with every fact its text gives; empty text and tuples where it is silent.

    `cite` is the section as a paper cites it: 187(5)(b).
    """

    id: str
    act: str
    section: str
    sub: str
    heading: str
    instruments: tuple[str, ...]
    cite: str
    chapter: str = ""
    actor: str = ""
    delegate: str = ""
    addressee: str = ""
    periods: tuple[Period, ...] = ()
    prior_approval: tuple[str, ...] = ()
    publication: str = ""
    service: str = ""
    documents: tuple[str, ...] = ()
    grounds: tuple[str, ...] = ()
    fine: Fine | None = None
    appeal: RowAppeal | None = None
    recovery: str = ""
    compensation: str = ""
    amounts: tuple[Amount, ...] = ()
    deemed: str = ""
    exceptions: tuple[str, ...] = ()
    in_force_from: date | None = None
    procedure: str = ""
    notes: tuple[str, ...] = ()


_PIECE = re.compile(r"\((?:\d+[a-z]?|[a-z]{1,6})\)|\d+|[A-Za-z]+|[ .,-]")
_CITED_WORDS = frozenset({"proviso", "first", "second", "third", "last", "part", "and", "Explanation"})
_CLAUSE = re.compile(r"[a-z]|[ivxl]+")


def cite(section: str, sub: str) -> str:
    """Section and sub-section as a paper cites them: 187(8) proviso (a), 308(1)(b), 355(2)(xxxiii).

    The coverage list writes some as `1b`, `2-xxxiii` or `3.2`; words of its own that only tell rows apart are left out.
    """
    if sub.startswith("("):
        return section + sub
    if sub.count(" ") > 3:
        return f"{section}, {sub}"
    told, before = section, ""
    for piece in _PIECE.findall(sub):
        if piece[0] == "(":
            told += piece if not told.endswith(("proviso", "part", "Explanation")) else f" {piece}"
        elif piece.isdigit():
            told += f"({piece})" if before == "" else ""
        elif piece in _CITED_WORDS:
            told += f" {piece}"
        elif _CLAUSE.fullmatch(piece) and (before == "" or before.isdigit() or before == "-"):
            told += f"({piece})"
        before = piece
    return told


@dataclass(frozen=True, slots=True)
class Delegation:
    """Powers of one authority that another exercises, in the kinds of body named (empty: all)."""

    source: str
    giver: str
    to: str
    bodies: tuple[str, ...]
    sections: tuple[str, ...]
    condition: str = ""


@dataclass(frozen=True, slots=True)
class ServiceRule:
    """One ladder of service: `whom` it is for and its modes in their order, each `{mode, condition}`."""

    section: str
    whom: str
    modes: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True)
class AppealRoute:
    """Where an appeal from an order goes.

    `against` holds the authorities whose orders it covers and `sections` those they were made under; a route with
    no sections covers the `orders` it names ("licence_or_permission") or, with neither, every order.
    """

    section: str
    bodies: tuple[str, ...]
    against: tuple[str, ...]
    sections: tuple[str, ...]
    forum: str
    within: Length | None
    starts: str
    orders: str = ""
    excludes: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """What an event does to clocks beyond meeting them.

    `on` is an event key, `provision` the one it must have been made under ('' for any); `does` is stop, restart,
    suspend, resume or exclude; `clocks` are the provisions whose periods it touches; `since` names the date in the
    fact's data from which a restarted period runs ('' for the day of the fact).
    """

    on: str
    provision: str
    does: str
    clocks: tuple[str, ...]
    section: str
    since: str = ""


@dataclass(frozen=True, slots=True)
class Silence:
    """What the law takes to have happened when a provision's clock runs out: `event`, by the section of `by`.

    It happens on the day after the last day, or on the last day itself (`on_last_day`).
    """

    event: str
    by: str
    on_last_day: bool


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened in a case, as the clocks see it.

    `event` is a key of docs/law-packs.md; `id` names the entry it comes from. `data` may hold `provision` (the
    coverage id it was done under), `about` (the id of the notice, order or application it concerns), `party`,
    `set` (periods fixed by the paper: `{name: {"length": 7, "unit": "day"}}` or `{name: {"day": "2026-12-01"}}`),
    `case` (what kind of case it is, where the Act gives kinds of case different periods: a list of keys), `moment`,
    `until`, `applied`, `made_by` and whatever an effect's `since` names; dates in it are ISO text.
    """

    event: str
    day: date
    id: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)

    def text(self, key: str) -> str:
        """The text under `key` of its data, or ''."""
        found = self.data.get(key)
        return found if isinstance(found, str) else ""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A contradiction or silence of the Act that the officer decides; his choice is an entry.

    `id` is the pack's own name for it, or '' for one that the program found; `choices` are the readings open to him.
    """

    sections: tuple[str, ...]
    text: str
    choices: tuple[str, ...] = ()
    id: str = ""


@dataclass(frozen=True, slots=True)
class HeldBack:
    """Sections that have no effect in some kinds of body until the Government notifies them."""

    section: str
    bodies: tuple[str, ...]
    sections: tuple[str, ...]


@dataclass(eq=False)
class Act:
    """One version of one Act; its provisions are built when first asked for.

    `title`, `short`, `bodies` and `authorities` hold words by language. `cases` holds, by provision and period, the
    kind of case that the period is for (True) or not for (False); `defaults`, by procedure and instrument, the general
    provision that steps in where a section gives no power of its own; `plans` is what matching.py remembers.
    """

    id: str
    version: str
    title: Words
    short: Words
    languages: tuple[str, ...]
    bodies: Mapping[str, Words]
    authorities: Mapping[str, Words]
    in_force_from: date | None
    delegation: tuple[Delegation, ...]
    held_back: tuple[HeldBack, ...]
    service: tuple[ServiceRule, ...]
    appeals: tuple[AppealRoute, ...]
    stay: Mapping[str, Any] | None
    recovery: tuple[Mapping[str, Any], ...]
    doubts: tuple[Doubt, ...]
    effects: tuple[Effect, ...]
    silence: Mapping[str, Silence]
    cases: Mapping[tuple[str, str], tuple[str, bool]]
    defaults: Mapping[tuple[str, str], str]
    rows: Mapping[str, Mapping[str, Any]]
    make: Callable[[str, Mapping[str, Any]], Provision]
    _built: dict[str, Provision] = field(default_factory=dict)
    plans: dict[Any, Any] = field(default_factory=dict)
    _effects: dict[str, tuple[Effect, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Sort the effects by the clock they touch."""
        for effect in self.effects:
            for clock in effect.clocks:
                self._effects[clock] = (*self._effects.get(clock, ()), effect)

    @property
    def pack(self) -> str:
        """Act and version as an entry keeps them: mp-1961@2026.1."""
        return f"{self.id}@{self.version}"

    @property
    def ids(self) -> Iterable[str]:
        """The ids of all provisions, in the order of the pack."""
        return self.rows.keys()

    def __contains__(self, id: object) -> bool:
        return id in self.rows

    def provision(self, id: str) -> Provision:
        """The provision under `id`. Raises `PackError` if the pack has none."""
        if (built := self._built.get(id)) is None:
            if id not in self.rows:
                raise PackError(f"{self.pack} has no provision '{id}'", code="provision", id=id)
            built = self._built[id] = self.make(self.id, self.rows[id])
        return built

    def provisions(self) -> Iterator[Provision]:
        """All provisions, in the order of the pack."""
        return (self.provision(id) for id in self.rows)

    def section(self, section: str) -> list[Provision]:
        """The provisions of a section, such as "187"."""
        return [self.provision(id) for id, row in self.rows.items() if row["section"] == section]

    def authority(self, title: str) -> Words:
        """The words in each language for an authority that the Act calls `title` in English."""
        return next((words for words in self.authorities.values() if words["en"] == title), {"en": title})

    def effects_on(self, provision: str) -> tuple[Effect, ...]:
        """What events under other provisions do to the clocks of this one."""
        return self._effects.get(provision, ())

    def asleep(self, body: str, notified: Container[str] = ()) -> frozenset[str]:
        """The sections that have no effect in this kind of body until notified, less those that were."""
        rules = [rule for rule in self.held_back if body in rule.bodies]
        return frozenset(s for rule in rules for s in rule.sections if s not in notified)
