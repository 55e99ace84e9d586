"""The life of a licence: granted, renewed, suspended, withdrawn, expired of itself; and how it stands on a day."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.casework.ports import Filter
from desktop.casework.ruling import act_of
from desktop.core.dates import show
from desktop.core.errors import FieldError, LawError
from desktop.law.files import RESOURCES, cache_folder, compiled, read_yaml
from desktop.law.model import Act, Bound, Provision
from desktop.law.periods import reckon

STATES = ("in_force", "suspended", "expired", "withdrawn")
_GIVEN = ("grant", "renew_licence")
_CHANGES = {"suspend_licence": "suspended", "restore_licence": "in_force"} | dict.fromkeys(
    ("withdraw_licence", "withdraw_for_breach"), "withdrawn"
)
# Which states a licence may be in for an act on it.
_NEEDS = {
    "renew_licence": ("in_force", "suspended", "expired"),
    "suspend_licence": ("in_force",),
    "restore_licence": ("suspended",),
    "withdraw_licence": ("in_force", "suspended"),
    "withdraw_for_breach": ("in_force", "suspended"),
}


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of licence: the provisions under which it is granted, suspended and withdrawn."""

    id: str
    grant: tuple[str, ...]
    suspend: tuple[str, ...]
    withdraw: tuple[str, ...]

    def concerns(self, provision: str) -> bool:
        """Whether a provision grants, suspends or withdraws this kind."""
        return provision in (*self.grant, *self.suspend, *self.withdraw)


@dataclass(frozen=True, slots=True)
class Licence:
    """A licence as it stands on a day.

    `state` is one of `STATES`; `until` its last day (None: it names none, and the Act gives no term); `section`
    the one under which it got this state and `changed_on` when.
    """

    kind: str
    provision: str
    number: str
    holder: Mapping[str, str]
    since: date
    until: date | None
    state: str
    section: str
    changed_on: date


@cache
def kinds(act: str) -> tuple[Kind, ...]:
    """The kinds of licence that an Act knows."""
    path = RESOURCES / "casework" / "licences.yaml"
    found = compiled("licences", [path], lambda: read_yaml(path), cache_folder())["licences"]
    return tuple(
        Kind(raw["id"], *(tuple(raw.get(key, ())) for key in ("grant", "suspend", "withdraw")))
        for raw in found
        if raw["act"] == act
    )


def licence_on(act: Act, file: CaseFile, day: date) -> Licence | None:
    """The licence of a case as it stands on `day`; None where none was granted by then."""
    found: Licence | None = None
    for deed in file.deeds:
        on = date.fromisoformat(deed["day"])
        if deed["entry"] in file.void or on > day or deed.get("provision") not in act:
            continue
        row = act.provision(deed["provision"])
        if deed.get("act") in _GIVEN and (kind := _kind(act, row)):
            found = _given(deed, row, kind, on, found)
        elif found and deed.get("act") in _CHANGES:
            found = replace(found, state=_CHANGES[deed["act"]], section=row.cite, changed_on=on)
    if found and found.until and day > found.until and found.state != "withdrawn":
        cite = act.provision(found.provision).cite
        return replace(found, state="expired", section=cite, changed_on=found.until + timedelta(days=1))
    return found


def _kind(act: Act, row: Provision) -> str:
    """The kind that a provision grants; any other provision with a licence grants simply a licence."""
    named = next((kind.id for kind in kinds(act.id) if row.id in kind.grant), "")
    return named or ("licence" if "licence" in row.instruments else "")


def _given(deed: Mapping[str, Any], row: Provision, kind: str, on: date, before: Licence | None) -> Licence:
    until = date.fromisoformat(deed["until"]) if deed.get("until") else own_term(row, on)
    since = before.since if before else on
    return Licence(kind, row.id, deed["number"], deed["addressee"], since, until, "in_force", row.cite, on)


def own_term(row: Provision, on: date) -> date | None:
    """The last day of a licence granted on `on` by the section's own term, such as the year of `mp-1961` s. 247(2)."""
    for period in row.periods:
        if (
            period.starts == "licence.granted"
            and period.length
            and period.unit
            and period.bound is not Bound.AT_LEAST
        ):
            return reckon(on, period.length, period.unit, period.bound).day
    return None


def open_terms(act: Act, row: Provision) -> list[str]:
    """The names of the periods that begin with the grant under `row` and whose length the grant itself sets."""
    begun = [f"{event}@{row.id}" for event in ("licence.granted", "permission.granted")]
    return [
        period.name
        for other in act.provisions()
        for period in other.periods
        if period.length is None and (period.starts in begun or (other is row and period.starts == "licence.granted"))
    ]


def need_state(act: Act, file: CaseFile, row: Provision, what: str, day: date) -> None:
    """Raise `LawError` unless the licence stands so on `day` that the act `what` can touch it."""
    if what not in _NEEDS:
        return
    found = licence_on(act, file, day)
    if found is None:
        raise LawError("No licence was granted in this case.", section=row.cite, code="no_licence")
    if found.state not in _NEEDS[what]:
        raise LawError(
            f"The licence is {found.state.replace('_', ' ')} since {show(found.changed_on)} (section {found.section}).",
            section=row.cite,
            code="licence_state",
        )


def term(act: Act, row: Provision, today: date, until: object) -> dict[str, Any]:
    """What the entry of a grant keeps of its last day, with the periods it sets.

    Raises `FieldError` for a last day before today, or beyond the term that the section gives.
    """
    if not until:
        return {}
    if not isinstance(until, date) or until < today:
        raise FieldError("until", "The last day can't be before the grant.", code="order")
    own = own_term(row, today)
    if own and until > own:
        message = f"Section {row.cite} gives it until {show(own)}; no longer."
        raise FieldError("until", message, code="term", section=row.cite)
    kept: dict[str, Any] = {"until": until.isoformat()}
    if names := open_terms(act, row):
        kept["set"] = {name: {"day": until.isoformat()} for name in names}
    return kept


def licences_of(desk: Desk, day: date, kind: str = "") -> Iterator[tuple[str, Licence]]:
    """Every licence of the office as it stands on `day`, with its case; `kind` keeps those of one kind."""
    after = ""
    while True:
        page = desk.store.page(Filter(), order="number", after=after)
        for row in page.rows:
            file = desk.case(row.case)
            found = licence_on(act_of(desk, file), file, day)
            if found and kind in ("", found.kind):
                yield file.id, found
        if not page.after:
            return
        after = page.after
