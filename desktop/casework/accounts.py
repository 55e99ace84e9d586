"""Setting the office up, appointing officers, what the office sets, and signing in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from datetime import date
from typing import TYPE_CHECKING, Any

from desktop.casework.acceptance import acceptance
from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.office import CHANGEABLE, ROLES, Office, Officer, appointed, stored_office
from desktop.casework.ports import Draft, Store
from desktop.core.dates import show
from desktop.core.errors import FieldError, NagardeskError, PackError
from desktop.core.ids import uuid7
from desktop.core.text import clean
from desktop.law.overlays import check_setting

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SYSTEM = "system"


def set_up(store: Store, day: date, plan: Mapping[str, Any]) -> Office:
    """Write the office's first entries from `plan` (see resources/sample/office.yaml): body, officers, settings.

    `accepted` in a plan are languages whose texts a fictitious head accepts, for samples and exercises; the plan of
    a real office holds none. Raises `NagardeskError` if the office is set up already.
    """
    subject = f"office:{store.office}"
    with store.writing(SYSTEM) as tx:
        if tx.entries(subject):
            raise NagardeskError("This office is set up already; change it under Settings.", code="set_up")
        office = {k: v for k, v in plan.items() if k not in ("officers", "settings", "holidays", "accepted")}
        tx.add(Draft(subject, "office.set_up", day, office))
        for officer in plan["officers"]:
            tx.add(Draft(subject, "officer.appointed", day, _appointment(officer)))
        for setting in plan.get("settings", ()):
            tx.add(Draft(subject, "value.set", day, dict(setting)))
        for holiday in plan.get("holidays", ()):
            tx.add(Draft(subject, "holiday.declared", date.fromisoformat(holiday["day"]), {"name": holiday["name"]}))
        for language in plan.get("accepted", ()):
            tx.add(acceptance(store.office, day, language, "", SYSTEM))
    return stored_office(store)


def plan_of(office: Office) -> dict[str, Any]:
    """The plan by which an office like this one, with its officers and their passwords, can be set up elsewhere."""
    plain = ("act", "body_kind", "body", "code", "letterhead", "latitude", "longitude", "practice")
    plan: dict[str, Any] = {name: getattr(office, name) for name in plain}
    plan |= {name: list(getattr(office, name)) for name in ("languages", "wards", "weekly_off")}
    plan["officers"] = [{**asdict(who), **asdict(post)} for who in office.officers for post in who.entered]
    plan["settings"] = [asdict(each) for each in office.settings]
    plan["holidays"] = [{"day": day, "name": name} for day, name in office.holidays.items()]
    return plan


def _appointment(raw: Mapping[str, Any]) -> dict[str, Any]:
    if set(raw["roles"]) - set(ROLES):
        raise FieldError("roles", f"Roles are {', '.join(ROLES)}.", code="roles")
    told = {
        "id": raw.get("id") or uuid7(),
        "login": clean(raw["login"]),
        "name": raw["name"],
        "designation": raw["designation"],
        "authority": raw.get("authority", ""),
        "roles": list(raw["roles"]),
        "held_from": str(raw["held_from"]),
        "held_to": str(raw.get("held_to", "")),
        "secret": seal_password(raw["password"]) if raw.get("password") else raw.get("secret", ""),
    }
    return told | ({"corrects": str(raw["corrects"])} if raw.get("corrects") else {})


def appoint(desk: Desk, officer: Mapping[str, Any]) -> Done:
    """Appoint an officer, give him another post from its day on, or correct a post, his name or password.

    An `id` that is known adds a post to that officer: it ends the one before on the day before it begins. `corrects`
    is the first day of a post whose place it takes instead. Raises `FieldError` for a last day before the first, and
    where whoever changes himself would leave the office without anybody who may change it.
    """
    me, today = desk.me(), desk.today()
    if officer.get("held_to") and str(officer["held_to"]) < str(officer["held_from"]):
        raise FieldError("held_to", "The last day in the post lies before the first.", code="held_to")
    need_role(me, today, "administrator", "head")
    with desk.store.writing(me.id) as tx:
        entry = tx.add(Draft(f"office:{desk.store.office}", "officer.appointed", today, _appointment(officer)))
        after = appointed(desk.office(), entry)
        if not any(
            {"administrator", "head"} & set(who.on(today).roles) for who in after.officers if who.holds(today)
        ):
            raise unled("held_from")
    return Done("", (entry,))


def unled(field: str) -> FieldError:
    """The fault of an office that nobody could change today."""
    return FieldError(
        field,
        "Nobody could change the office today: neither a head of office nor an administrator would hold a post. "
        "Correct the day or the roles, or appoint another first.",
        code="office_unled",
    )


def change_office(desk: Desk, changes: Mapping[str, Any], authority: str, dated: date) -> Done:
    """Change what the office was set up with (`CHANGEABLE`), by an order with its date; papers issued stay as they are.

    Raises `FieldError` for what can't be changed so, or has nothing in it.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "administrator", "head")
    if not clean(authority):
        raise FieldError("authority", "Name the order by which this is changed.", code="required")
    for name, value in changes.items():
        if name not in CHANGEABLE or not value:
            raise FieldError(name, "This can't be changed so.", code="office_change")
    data = {**changes, "authority": clean(authority), "dated": dated.isoformat()}
    with desk.store.writing(me.id) as tx:
        entry = tx.add(Draft(f"office:{desk.store.office}", "office.changed", today, data))
    return Done("", (entry,))


def set_value(desk: Desk, key: str, value: Any, authority: str, dated: date, paper: str = "") -> Done:
    """Set what the Act leaves to the office, with the bye-law or order that fixes it and its date.

    Raises `FieldError` for a value that the law could not read: every clock would stop at it.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "administrator", "head")
    if not clean(authority):
        raise FieldError("authority", "Name the bye-law, rule or order that fixes this value.", code="required")
    need_readable(key, value)
    data = {"key": key, "value": value, "authority": clean(authority), "dated": dated.isoformat(), "paper": paper}
    with desk.store.writing(me.id) as tx:
        entry = tx.add(Draft(f"office:{desk.store.office}", "value.set", today, data))
    return Done("", (entry,))


def need_readable(key: str, value: Any) -> None:
    """Raise `FieldError` for a value that no clock could reckon by."""
    if not value:  # an empty one ends what was set
        return
    try:
        check_setting(key, value)
    except PackError as fault:
        field = "length" if fault.code == "office_period" else "value"
        raise FieldError(field, fault.message, code=fault.code, key=key) from None


def declare_holiday(desk: Desk, day: date, name: Mapping[str, str]) -> Done:
    """Declare a day on which the office is closed; open clocks that fall on it move, served papers keep their dates."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "administrator", "head")
    with desk.store.writing(me.id) as tx:
        entry = tx.add(Draft(f"office:{desk.store.office}", "holiday.declared", day, {"name": dict(name)}))
    return Done("", (entry,))


def withdraw_holiday(desk: Desk, day: date, authority: str) -> Done:
    """A holiday is not one after all (the moon was seen a day later); clocks move back, served papers keep their dates.

    Raises `FieldError` for a day that was not declared.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "administrator", "head")
    if day.isoformat() not in desk.office().holidays:
        raise FieldError("day", "No holiday was declared for this day.", code="no_holiday")
    if not clean(authority):
        raise FieldError("authority", "Name the order by which this is changed.", code="required")
    data = {"name": {}, "withdrawn": True, "authority": clean(authority)}
    with desk.store.writing(me.id) as tx:
        entry = tx.add(Draft(f"office:{desk.store.office}", "holiday.declared", day, data))
    return Done("", (entry,))


def register_device(store: Store, public_key: str, day: date) -> None:
    """Keep this device's public key (hex) with the office, once, so that any PC can check its papers without a line."""
    subject = f"office:{store.office}"
    office = stored_office(store)
    if office.act and office.device_keys.get(store.device) != public_key:
        with store.writing(SYSTEM) as tx:
            tx.add(Draft(subject, "device.registered", day, {"device": store.device, "public_key": public_key}))


def seal_password(password: str) -> str:
    """The argon2 hash under which a password is kept. Raises `FieldError` for one that is too short."""
    if len(password) < 8:
        raise FieldError("password", "A password has at least eight characters.", code="password")
    return hasher().hash(password)


def hasher() -> PasswordHasher:
    """What passwords are hashed and checked with, at the cost that argon2's makers advise."""
    from argon2 import PasswordHasher  # only sign-in needs it

    return PasswordHasher()


def sign_in(store: Store, login: str, password: str, today: date) -> Officer:
    """The officer who signs in. Raises `NagardeskError` (the same for an unknown name and a wrong password)."""
    from argon2.exceptions import VerificationError

    office = stored_office(store)
    officer = office.by_login(clean(login))
    wrong = NagardeskError("This name and password do not go together.", code="sign_in")
    if officer is None or not officer.secret:
        raise wrong
    try:
        hasher().verify(officer.secret, password)
    except VerificationError:
        raise wrong from None
    if not officer.holds(today):  # often a PC whose clock fell back to its first day
        raise NagardeskError(
            f"You hold no office on {show(today)}, which is today by this PC's clock. If it is wrong, set date and time "
            "right; if not, ask the administrator.",
            code="sign_in_day",
            day=today,
        )
    return officer.on(today)
