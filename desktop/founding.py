"""A new office from a plan: the YAML file that an administrator fills in once, checked before anything is written."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from desktop.app import Program
from desktop.casework import accounts
from desktop.casework.office import OWN_DIGITS, ROLES
from desktop.core import given, yamltext
from desktop.core.clock import today
from desktop.core.errors import FieldError, FieldErrors, NagardeskError
from desktop.law.model import Act
from desktop.law.packs import Law

EXAMPLE = Path(__file__).resolve().parents[1] / "resources" / "sample" / "new-office.yaml"
Words = dict[str, str]
_PLAIN = "abcdefghijkmnpqrstuvwxyz23456789"  # of passwords that are made up: 60 bits in twelve
_MOST = 256 << 10  # bytes of a plan; one of a hundred wards and officers has 40 thousand


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class _Ward(_Part):
    number: str = Field(min_length=1, coerce_numbers_to_str=True)
    name: Words


class _Officer(_Part):
    login: str = Field(pattern=r"^[a-z0-9._-]{2,40}$")
    password: str = ""
    name: Words
    designation: Words
    authority: str = ""
    roles: list[str] = Field(min_length=1)
    held_from: date
    held_to: date | None = None

    def holds(self, day: date) -> bool:
        """Whether he holds his post on `day`."""
        return self.held_from <= day and (self.held_to is None or day <= self.held_to)

    @field_validator("roles")
    @classmethod
    def _known(cls, roles: list[str]) -> list[str]:
        if strange := sorted(set(roles) - set(ROLES)):
            raise ValueError(f"{strange[0]} is no role; roles are {', '.join(ROLES)}")
        return roles


class _Setting(_Part):
    key: str
    value: Any
    authority: str = Field(min_length=1)
    dated: date
    paper: str = ""


class _Holiday(_Part):
    day: date
    name: str | Words


HEAD = ("name", "office", "address", "contact", "digits", "page", "emblem")
HEAD_CHOICES = {"digits": ("latin", OWN_DIGITS), "page": ("a4", "legal", "foolscap")}


class Plan(_Part):
    """What an office is on its first day; see resources/sample/new-office.yaml."""

    act: str
    body_kind: str
    body: Words
    code: str = Field(pattern=r"^[A-Z0-9]{2,8}$")
    languages: list[str] = Field(min_length=1, max_length=2)
    latitude: float | None = Field(default=None, ge=6, le=38)
    longitude: float | None = Field(default=None, ge=68, le=98)
    weekly_off: list[int | Literal["second_saturday", "fourth_saturday"]] = [6]
    letterhead: dict[str, Words | str]
    wards: list[_Ward] = Field(min_length=1)
    officers: list[_Officer] = Field(min_length=1)
    settings: list[_Setting] = []
    holidays: list[_Holiday] = []
    practice: bool = False


def found(program: Program, told: Path | Mapping[str, Any]) -> dict[str, str]:
    """Found the office of an empty data folder by a plan; gives the passwords that were made up, by login.

    `told` is the plan's file or, from the window's set-up, the plan itself.

    Raises `FieldErrors` with every fault of the plan, or `NagardeskError` if there is an office already.
    """
    day = today(program.desk.clock)
    plan = check(program.desk.law, told, day)
    made = {officer.login: _password() for officer in plan.officers if not officer.password}
    raw = plan.model_dump(mode="json", exclude_none=True)
    for officer in raw["officers"]:
        officer["password"] = officer["password"] or made[officer["login"]]
    accounts.set_up(program.store, day, raw)
    accounts.register_device(program.store, program.store.signer.public.hex(), day)
    return made


def _password() -> str:
    """A password that is read off and typed: no letter or figure in it is taken for another."""
    return "-".join("".join(secrets.choice(_PLAIN) for _ in range(4)) for _ in range(3))


def check(law: Law, told: Path | Mapping[str, Any], day: date) -> Plan:
    """The plan, if its Act and itself bear out all that it says on `day`. Raises `FieldErrors` with every fault."""
    plan = read(told) if isinstance(told, Path) else _plan(told)
    if faults := _faults(plan, law.act(plan.act) if plan.act in law.acts else None, day):
        raise FieldErrors(faults)
    return plan


def read(path: Path) -> Plan:
    """The plan in a YAML file. Raises `NagardeskError` where it can't be read, `FieldErrors` for what is wrong in it."""
    from ruamel.yaml.error import YAMLError

    try:
        raw = yamltext.parse(given.read_text(path, "plan", _MOST))
    except (ValueError, YAMLError) as error:
        raise NagardeskError(f"{path.name} is no plan: {str(error).splitlines()[0]}", code="plan") from None
    if not isinstance(raw, Mapping):
        raise NagardeskError(f"{path.name} is no plan; `nagardesk office example` prints one.", code="plan")
    return _plan(raw)


def _plan(raw: Mapping[str, Any]) -> Plan:
    try:
        return Plan.model_validate(raw)
    except ValidationError as error:
        told = [(".".join(map(str, each["loc"])), each["msg"]) for each in error.errors()]
        raise FieldErrors([FieldError(field, message, code="plan") for field, message in told]) from None


def _faults(plan: Plan, act: Act | None, day: date) -> list[FieldError]:
    """What the plan says that its Act, or itself, does not bear out."""
    if act is None:
        return [FieldError("act", f"There is no Act {plan.act!r} here.", code="plan")]
    faults = []
    if plan.body_kind not in act.bodies:
        faults.append(("body_kind", f"The Act has {', '.join(act.bodies)}, not {plan.body_kind!r}."))
    known = {words["en"] for words in act.authorities.values()}
    logins = [officer.login for officer in plan.officers]
    for n, officer in enumerate(plan.officers):
        if officer.authority and officer.authority not in known:
            faults.append((f"officers.{n}.authority", f"The Act knows no authority {officer.authority!r}."))
        if officer.password and len(officer.password) < 8:
            faults.append(
                (f"officers.{n}.password", "A password has at least eight characters; leave it out for one.")
            )
        if logins.count(officer.login) > 1:
            faults.append((f"officers.{n}.login", f"Two officers sign in as {officer.login!r}."))
    if not any("administrator" in officer.roles for officer in plan.officers):
        faults.append(("officers", "One officer must be administrator, or nobody can change the office."))
    numbers = [ward.number for ward in plan.wards]
    faults += [("wards", f"There are two wards {n!r}.") for n in sorted(set(numbers)) if numbers.count(n) > 1]
    for n, setting in enumerate(plan.settings):
        if setting.value in (None, ""):
            faults.append((f"settings.{n}.value", "Say the value, or leave the setting out."))
        try:
            accounts.need_readable(setting.key, setting.value)
        except FieldError as fault:
            faults.append((f"settings.{n}.value", fault.message))
    named = {"body": plan.body, "letterhead.name": plan.letterhead.get("name", {})}
    for field, words in named.items():
        if lacking := [lang for lang in plan.languages if isinstance(words, Mapping) and not words.get(lang)]:
            faults.append((field, f"The text in {lacking[0]!r} is missing."))
    faults += [
        (f"letterhead.{name}", f"No line of the letterhead is called {name!r}; there are {', '.join(HEAD)}.")
        for name in plan.letterhead
        if name not in HEAD
    ]
    faults += [
        (f"letterhead.{name}", f"There is no {name} {told!r}; choose {', '.join(HEAD_CHOICES[name])}.")
        for name, told in plan.letterhead.items()
        if name in HEAD_CHOICES and told not in HEAD_CHOICES[name]
    ]
    return [FieldError(field, message, code="plan") for field, message in faults] + _nobody(plan, day)


def _nobody(plan: Plan, day: date) -> list[FieldError]:
    """An office into which nobody who may change it can sign in on its first day would be locked for good."""
    heads = [n for n, each in enumerate(plan.officers) if {"administrator", "head"} & set(each.roles)]
    if not heads or any(plan.officers[n].holds(day) for n in heads):
        return []
    return [accounts.unled(f"officers.{n}.held_from") for n in heads]
