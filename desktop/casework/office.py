"""The office as its own entries tell it: body, wards, officers and their powers, what it has set, holidays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal
from typing import Any

from desktop.core.entry import Entry
from desktop.core.errors import NagardeskError, PowerError
from desktop.forms.units import LOCAL
from desktop.law.overlays import SATURDAYS

CHANGEABLE = ("body", "code", "languages", "wards", "letterhead", "weekly_off")
ROLES = ("clerk", "inspector", "accounts", "officer", "head", "administrator")


@dataclass(frozen=True, slots=True)
class Officer:
    """A person of the office.

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

    def holds(self, day: date) -> bool:
        """Whether he holds his post on `day`."""
        return self.held_from <= day.isoformat() and (not self.held_to or day.isoformat() <= self.held_to)


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
        return next((each for each in self.officers if each.authority == authority and each.holds(day)), None)

    def setting(self, key: str, day: date) -> Setting:
        """What the office has set for `key` as in force on `day`.

        Raises `NagardeskError` if nothing is set: the Act leaves it open, so the program never guesses.
        """
        found = [s for s in self.settings if s.key == key and s.dated <= day.isoformat()]
        if not found:
            raise NagardeskError(
                f"The office has not set '{key}'. Enter it under Settings with the bye-law or order that fixes it.",
                code="not_set",
                key=key,
            )
        return max(reversed(found), key=lambda s: s.dated)  # of two of one date the later entry corrects the other

    def may_check_himself(self, day: date) -> bool:
        """Whether an order of the office lets one officer be maker and checker on `day` (setting `one_officer`)."""
        return any(s.key == "one_officer" and s.dated <= day.isoformat() for s in self.settings)

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


def _appoint(state: Office, entry: Entry) -> Office:
    data = {**entry.data, "roles": tuple(entry.data["roles"])}
    officer = Officer(**data)
    others = tuple(each for each in state.officers if each.id != officer.id)
    return replace(state, officers=(*others, officer))


def _set_value(state: Office, entry: Entry) -> Office:
    return replace(state, settings=(*state.settings, Setting(**entry.data)))


def _declare_holiday(state: Office, entry: Entry) -> Office:
    return replace(state, holidays={**state.holidays, entry.day: entry.data["name"]})


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
    "officer.appointed": _appoint,
    "texts.accepted": _accept,
    "value.set": _set_value,
    "holiday.declared": _declare_holiday,
}
