"""The office as its own entries tell it: body, wards, officers and their powers, what it has set, holidays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from datetime import date, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from desktop.core.entry import Entry
from desktop.core.errors import NagardeskError, PowerError
from desktop.forms.units import LOCAL
from desktop.law.overlays import SATURDAYS

if TYPE_CHECKING:
    from desktop.casework.ports import Store

OWN_DIGITS = "own"  # under `digits` of a letterhead: figures in the digits of each language
CHANGEABLE = ("body", "code", "languages", "wards", "letterhead", "weekly_off")
ENDABLE = ("guard_off.", "rule_off.", "notified.", "one_officer")
"""Settings that stand until a later one of the same key, with nothing as its value, ends them."""
ROLES = ("clerk", "inspector", "accounts", "officer", "head", "administrator")


@dataclass(frozen=True, slots=True)
class Post:
    """What an officer is from `held_from` to `held_to` (both included; '' is open)."""

    designation: Mapping[str, str]
    authority: str
    roles: tuple[str, ...]
    held_from: str
    held_to: str = ""

    def holds(self, day: str) -> bool:
        """Whether `day` (as ISO text) lies in it."""
        return self.held_from <= day and (not self.held_to or day <= self.held_to)


@dataclass(frozen=True, slots=True)
class Officer:
    """A person of the office in one of his posts (`on` gives the one of a day); `entered` holds all of them by their first day.

    `name` and `designation` are per language; `authority` is the Act's own word for the authority he is (`Chief
    Municipal Officer`), or '' for staff; he holds it from `held_from` to `held_to` (both included; '' is open).
    """

    id: str
    login: str
    name: Mapping[str, str]
    designation: Mapping[str, str]
    authority: str
    roles: tuple[str, ...]
    held_from: str
    held_to: str = ""
    secret: str = ""
    entered: tuple[Post, ...] = ()

    @property
    def posts(self) -> tuple[Post, ...]:
        """His posts by date; one ends at the latest on the day before the next: no two at once, none comes back."""
        ends = [(date.fromisoformat(each.held_from) - timedelta(1)).isoformat() for each in self.entered[1:]]
        until = [min(end, each.held_to or end) for each, end in zip(self.entered, ends, strict=False)]
        past = (replace(each, held_to=end) for each, end in zip(self.entered, until, strict=False))
        return (*past, *self.entered[-1:])

    def post(self, day: date) -> Post | None:
        """The post that he holds on `day`."""
        return next((each for each in self.posts if each.holds(day.isoformat())), None)

    def holds(self, day: date) -> bool:
        """Whether he holds a post on `day`."""
        return self.post(day) is not None

    def on(self, day: date) -> Officer:
        """The same person as he stands on `day`; without a post then, in the one that comes next, or else the last."""
        coming = (each for each in self.posts if each.held_from > day.isoformat())
        post = self.post(day) or next(coming, None) or self.posts[-1]
        return _in_post(self, post)


@dataclass(frozen=True, slots=True)
class Setting:
    """A value the office has set where the Act leaves it open: with its authority, date and paper; `until` its last day."""

    key: str
    value: Any
    authority: str
    dated: str
    paper: str = ""
    until: str = ""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The texts of a language as the head of office accepted them: `edition` is their digest, `by` his id."""

    edition: str
    day: str
    by: str


@dataclass(frozen=True, slots=True)
class Office:
    """The office on the day its last entry was made."""

    id: str
    act: str = ""
    body_kind: str = ""
    body: Mapping[str, str] = field(default_factory=dict)
    code: str = ""
    languages: tuple[str, ...] = ("hi", "en")
    wards: tuple[Mapping[str, Any], ...] = ()
    letterhead: Mapping[str, Any] = field(default_factory=dict)
    latitude: float | None = None
    longitude: float | None = None
    practice: bool = False
    officers: tuple[Officer, ...] = ()
    settings: tuple[Setting, ...] = ()
    holidays: Mapping[str, str] = field(default_factory=dict)
    device_keys: Mapping[str, str] = field(default_factory=dict)
    accepted: Mapping[str, Accepted] = field(default_factory=dict)
    weekly_off: tuple[int | str, ...] = (6,)

    @property
    def own_digits(self) -> bool:
        """Whether the office writes figures in the digits of each language, १२३ in Marathi."""
        return self.letterhead.get("digits") == OWN_DIGITS

    def officer(self, officer: str) -> Officer:
        """The officer with this id. Raises `PowerError` if the office has none such."""
        for each in self.officers:
            if each.id == officer:
                return each
        raise PowerError("This person is not in the office's list of officers.", section="", code="officer_unknown")

    def by_login(self, login: str) -> Officer | None:
        """The officer who signs in as `login`."""
        return next((each for each in self.officers if each.login == login), None)

    def holder(self, authority: str, day: date) -> Officer | None:
        """Who holds `authority` on `day`."""
        found = ((each, each.post(day)) for each in self.officers)
        return next((each.on(day) for each, post in found if post and post.authority == authority), None)

    def on(self, day: date) -> Office:
        """The same office with each officer in his post of `day`."""
        return replace(self, officers=tuple(each.on(day) for each in self.officers))

    def setting(self, key: str, day: date) -> Setting:
        """What the office has set for `key` as in force on `day`.

        Raises `NagardeskError` if nothing is set: the Act leaves it open, so the program never guesses.
        """
        found = self.held(key, day)
        if found is None:
            raise NagardeskError(
                f"The office has not set '{key}'. Enter it under Settings with the bye-law or order that fixes it.",
                code="not_set",
                key=key,
            )
        return found

    def held(self, key: str, day: date) -> Setting | None:
        """What the office has set for `key` as in force on `day`, if it has set anything."""
        found = [s for s in self.settings if s.key == key and s.dated <= day.isoformat()]
        return max(
            reversed(found), key=lambda s: s.dated, default=None
        )  # of two of one date the later corrects the other

    def may_check_himself(self, day: date) -> bool:
        """Whether an order of the office lets one officer be maker and checker on `day` (setting `one_officer`)."""
        return "one_officer" in self.standing(day)

    def standing(self, day: date) -> frozenset[str]:
        """The keys of what stands on `day` until an order ends it: rules and directions put aside, and their like."""
        dated = [s for s in self.settings if s.key.startswith(ENDABLE) and s.dated <= day.isoformat()]
        last = {s.key: s for s in sorted(dated, key=lambda s: s.dated)}
        return frozenset(key for key, s in last.items() if s.value and (not s.until or day.isoformat() <= s.until))

    def ward(self, number: str) -> Mapping[str, Any] | None:
        """The ward with this number."""
        return next((w for w in self.wards if str(w["number"]) == number), None)

    def lists(self) -> dict[str, dict[str, Any]]:
        """The office's own choices by the name that forms give them: value to label in each language."""
        return {"@wards": {str(ward["number"]): ward["name"] for ward in self.wards}}

    def land_units(self, day: date) -> dict[str, Decimal]:
        """Square metres of the local units of land (bigha …) as the office has set them (`land_unit.bigha`) by `day`."""
        keys = {f"land_unit.{unit}": unit for unit in LOCAL}
        known = {each.key for each in self.settings if each.key in keys and each.dated <= day.isoformat()}
        return {keys[key]: Decimal(str(self.setting(key, day).value)) for key in sorted(known)}

    def is_closed(self, day: date) -> bool:
        """Whether the office is closed on `day` (weekly off, a Saturday of the month, or a holiday)."""
        if day.weekday() in self.weekly_off or day.isoformat() in self.holidays:
            return True
        return day.weekday() == 5 and any(SATURDAYS.get(str(off)) == (day.day + 6) // 7 for off in self.weekly_off)


_READ: WeakKeyDictionary[Store, tuple[tuple[int, int], Office]] = WeakKeyDictionary()
_ON: WeakKeyDictionary[Store, tuple[Office, date, Office]] = WeakKeyDictionary()


def stored_office(store: Store) -> Office:
    """The office of a store by its entries, which are read anew only when one has come: each page asks several times."""
    subject = f"office:{store.office}"
    mark = store.mark(subject)  # before the entries: one that comes between is seen the next time
    kept = _READ.get(store)
    if kept is None or kept[0] != mark:
        kept = _READ[store] = (mark, fold_office(store.office, store.entries(subject)))
    return kept[1]


def office_on(store: Store, day: date) -> Office:
    """The office of a store with each officer in his post of `day`; the same one until an entry comes."""
    office = stored_office(store)
    kept = _ON.get(store)
    if kept is None or kept[0] is not office or kept[1] != day:
        kept = _ON[store] = (office, day, office.on(day))
    return kept[2]


def fold_office(office: str, entries: Iterable[Entry]) -> Office:
    """The office from all entries of its subject, in order."""
    state = Office(id=office)
    for entry in entries:
        apply = _APPLY.get(entry.kind)
        if apply:
            state = apply(state, entry)
    return state


def _set_up(state: Office, entry: Entry) -> Office:
    data = entry.data
    return replace(
        state,
        act=data["act"],
        body_kind=data["body_kind"],
        body=data["body"],
        code=data["code"],
        languages=tuple(data["languages"]),
        wards=tuple(data["wards"]),
        letterhead=data["letterhead"],
        latitude=data.get("latitude"),
        longitude=data.get("longitude"),
        practice=data.get("practice", False),
        weekly_off=tuple(data.get("weekly_off", (6,))),
    )


def appointed(state: Office, entry: Entry) -> Office:
    """The office with what an `officer.appointed` says: a post more, or one put right."""
    data = {**entry.data, "roles": tuple(entry.data["roles"])}
    corrected = data.pop("corrects", "")
    post = Post(**{each.name: data[each.name] for each in fields(Post)})
    known = next((each for each in state.officers if each.id == data["id"]), None)
    kept = [each for each in known.entered if each.held_from not in (corrected, post.held_from)] if known else []
    officer = Officer(**data, entered=tuple(sorted([*kept, post], key=lambda each: each.held_from)))
    return replace(state, officers=(*(each for each in state.officers if each.id != officer.id), officer))


def _in_post(officer: Officer, post: Post) -> Officer:
    return replace(officer, **{each.name: getattr(post, each.name) for each in fields(Post)})


def _set_value(state: Office, entry: Entry) -> Office:
    return replace(state, settings=(*state.settings, Setting(**entry.data)))


def _declare_holiday(state: Office, entry: Entry) -> Office:
    others = {day: name for day, name in state.holidays.items() if day != entry.day}
    own = {} if entry.data.get("withdrawn") else {entry.day: entry.data["name"]}
    return replace(state, holidays={**others, **own})


def _change(state: Office, entry: Entry) -> Office:
    changed: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in entry.data.items()
        if name in CHANGEABLE
    }
    return replace(state, **changed)


def _register_device(state: Office, entry: Entry) -> Office:
    return replace(state, device_keys={**state.device_keys, entry.data["device"]: entry.data["public_key"]})


def _accept(state: Office, entry: Entry) -> Office:
    data = entry.data
    told = Accepted(data["edition"], entry.day, data["by"])
    return replace(state, accepted={**state.accepted, data["language"]: told})


_APPLY = {
    "device.registered": _register_device,
    "office.set_up": _set_up,
    "office.changed": _change,
    "officer.appointed": appointed,
    "texts.accepted": _accept,
    "value.set": _set_value,
    "holiday.declared": _declare_holiday,
}
