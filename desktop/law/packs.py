"""Act packs: read, checked, compiled once, and handed out by the day they are in force."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from desktop.core.errors import PackError
from desktop.law.build import appeal_routes, delegations, doubts, effects, provision, service_rules
from desktop.law.files import ACTS, cache_folder, compiled
from desktop.law.model import AppealRoute, Delegation, Doubt, Effect, Period, Provision, ServiceRule

Words = Mapping[str, str]
Plan = tuple[tuple[Provision, Period], ...]


class Act:
    """One version of one Act; its provisions are built when first asked for."""

    def __init__(self, raw: Mapping[str, Any]) -> None:
        head: Mapping[str, Any] = raw["act"]
        self._rows: Mapping[str, Mapping[str, Any]] = raw["provisions"]
        self._built: dict[str, Provision] = {}
        self.id: str = head["id"]
        self.version: str = head["version"]
        self.title: Words = head["title"]
        self.short: Words = head["short"]
        self.languages: tuple[str, ...] = tuple(head["languages"])
        self.bodies: Mapping[str, Words] = head["bodies"]
        self.authorities: Mapping[str, Words] = head["authorities"]
        since = head.get("in_force_from")
        self.in_force_from: date | None = date.fromisoformat(since) if since else None
        self.stay: Mapping[str, Any] | None = head.get("stay")
        self.recovery: tuple[Mapping[str, Any], ...] = tuple(head.get("recovery") or ())
        self.delegation: tuple[Delegation, ...] = delegations(head.get("delegation") or ())
        self.service: tuple[ServiceRule, ...] = service_rules(head.get("service") or ())
        self.appeals: tuple[AppealRoute, ...] = appeal_routes(head.get("appeals") or ())
        self.doubts: tuple[Doubt, ...] = doubts(head.get("doubts") or ())
        answers: Mapping[str, Any] = raw.get("effects") or {}
        self.silence: Mapping[str, str] = answers.get("silence") or {}
        self._asleep: tuple[Mapping[str, Any], ...] = tuple(answers.get("asleep") or ())
        self._plans: dict[tuple[str, ...], Plan] = {}
        self._touching: dict[tuple[str, str, str, str], frozenset[str]] = {}
        self._effects: dict[str, tuple[Effect, ...]] = {}
        for effect in effects(answers.get("effects") or ()):
            for clock in effect.clocks:
                self._effects[clock] = (*self._effects.get(clock, ()), effect)

    @property
    def pack(self) -> str:
        """Act and version as an entry keeps them: mp-1961@2026.1."""
        return f"{self.id}@{self.version}"

    @property
    def ids(self) -> Iterable[str]:
        """The ids of all provisions, in the order of the pack."""
        return self._rows.keys()

    def __contains__(self, id: object) -> bool:
        return id in self._rows

    def provision(self, id: str) -> Provision:
        """The provision under `id`. Raises `PackError` if the pack has none."""
        if (built := self._built.get(id)) is None:
            if id not in self._rows:
                raise PackError(f"{self.pack} has no provision '{id}'", code="provision", id=id)
            built = self._built[id] = provision(self.id, self._rows[id])
        return built

    def provisions(self) -> Iterator[Provision]:
        """All provisions, in the order of the pack."""
        return (self.provision(id) for id in self._rows)

    def section(self, section: str) -> list[Provision]:
        """The provisions of a section, such as "187"."""
        return [self.provision(id) for id, row in self._rows.items() if row["section"] == section]

    def periods_of(self, provisions: tuple[str, ...]) -> Plan:
        """Each period that an event can start, with its provision; remembered, as cases of a kind share it."""
        if (plan := self._plans.get(provisions)) is None:
            rows = [self.provision(id) for id in provisions]
            plan = tuple((row, period) for row in rows for period in row.periods if period.starts != "none")
            self._plans[provisions] = plan
        return plan

    def touched_by(self, plan: Plan, events: set[str]) -> list[int]:
        """The places in a plan whose periods any of these events starts, stops or otherwise touches."""
        return [n for n, (row, period) in enumerate(plan) if not events.isdisjoint(self._events(row, period))]

    def _events(self, row: Provision, period: Period) -> frozenset[str]:
        key = (row.id, period.name, period.starts, period.bound)
        if (found := self._touching.get(key)) is None:
            effects = (effect.on for effect in self.effects_on(row.id))
            keys = (key.partition("@")[0] for key in (period.starts, *period.stops))
            found = self._touching[key] = frozenset((*keys, *effects))
        return found

    def effects_on(self, provision: str) -> tuple[Effect, ...]:
        """What events under other provisions do to the clocks of this one."""
        return self._effects.get(provision, ())

    def asleep(self, body: str, notified: Container[str] = ()) -> frozenset[str]:
        """The sections that have no effect in this kind of body until notified, less those that were."""
        rules = [rule for rule in self._asleep if body in rule["bodies"]]
        return frozenset(s for rule in rules for s in rule["sections"] if s not in notified)

    def doubts_on(self, *sections: str) -> list[Doubt]:
        """The doubts that name any of these sections (as the pack cites them)."""
        return [doubt for doubt in self.doubts if set(doubt.sections) & set(sections)]


class Law:
    """Every Act at hand, in every version installed."""

    def __init__(self, acts: Iterable[Act]) -> None:
        self._versions: dict[str, list[Act]] = {}
        for act in acts:
            self._versions.setdefault(act.id, []).append(act)
        for versions in self._versions.values():
            versions.sort(key=lambda act: (act.in_force_from or date.min, _number(act.version)))

    @property
    def acts(self) -> tuple[str, ...]:
        """The ids of the Acts at hand."""
        return tuple(sorted(self._versions))

    def act(self, id: str, day: date | None = None) -> Act:
        """The version of an Act in force on `day`, or the newest. Raises `PackError` if there is none."""
        versions = self._versions.get(id, [])
        if day is not None:
            versions = [act for act in versions if (act.in_force_from or date.min) <= day]
        if not versions:
            raise PackError(f"there is no Act '{id}' here in force on that day", code="act", act=id)
        return versions[-1]

    def version(self, pack: str) -> Act:
        """The very version an entry was made under, "mp-1961@2026.1". Raises `PackError` if it is not here."""
        id, _, version = pack.partition("@")
        for act in self._versions.get(id, []):
            if act.version == version:
                return act
        raise PackError(f"the law pack {pack} is not on this PC; install it", code="pack_missing", pack=pack)

    def provision(self, id: str, day: date | None = None) -> Provision:
        """The provision under a coverage id, as in force on `day`."""
        return self.act(id.partition(":")[0], day).provision(id)


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def load(folder: Path = ACTS, *, installed: Path | None = None, cache: Path | None = None) -> Law:
    """Read every pack under `folder` (the program's own) and `installed` (verified ones).

    `cache` defaults to the user's cache folder. Raises `PackError` naming the file and the place of a fault.
    """
    folders = [path for base in (folder, installed) if base for path in sorted(base.glob("*/")) if is_pack(path)]
    return Law(read_pack(path, cache or cache_folder()) for path in folders)


def is_pack(folder: Path) -> bool:
    """Whether a folder holds an Act pack."""
    return (folder / "act.yaml").is_file()


def pack_files(folder: Path) -> list[Path]:
    """The files that make up a pack's law, in order: act.yaml, effects.yaml if any, the provisions."""
    heads = [folder / name for name in ("act.yaml", "effects.yaml") if (folder / name).is_file()]
    return [*heads, *sorted((folder / "provisions").glob("*.yaml"))]


def read_pack(folder: Path, cache: Path | None = None) -> Act:
    """Read one pack; without a `cache` it is checked and compiled anew."""

    def build() -> Any:
        from desktop.law.compile import compile_pack

        return compile_pack(folder)

    return Act(compiled(f"act-{folder.name}", pack_files(folder), build, cache))
