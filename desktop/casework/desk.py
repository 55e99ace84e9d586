"""The desk: the officer who acts, with store, law and press at hand; handed to every act, reached from nowhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from desktop.casework.case import CaseFile, fold_case
from desktop.casework.office import Office, Officer, office_on
from desktop.casework.ports import Autograph, Draft, Press, Store, Writing
from desktop.core import clock as clocks
from desktop.core.dates import financial_year
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, NagardeskError, PowerError
from desktop.law.model import Act
from desktop.law.packs import Law

Seal = Callable[[Mapping[str, str]], str]
Look = Callable[[bytes, str], Mapping[str, Any]]


def blind(content: bytes, name: str) -> Mapping[str, Any]:
    """Stands where nobody can look at files: none is taken."""
    raise FieldError("file", f"{name} can't be looked at here; add it from the window.", code="blind")


@dataclass(frozen=True, slots=True)
class Done:
    """What an act changed: the case, the entries written and the ids of papers issued."""

    case: str
    entries: tuple[Entry, ...] = ()
    papers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Desk:
    """Where an act is done.

    `officer` is the id of who is signed in; `seal` signs the facts of a paper with the device's key and returns the
    text of its QR code; `look` says what a file is by its content, or refuses it with a `FieldError`;
    `autograph` is the certificate by which the officer signs digitally, if he does.
    """

    store: Store
    press: Press
    law: Law
    clock: clocks.Clock
    seal: Seal
    officer: str
    languages: tuple[str, ...] = field(default=())
    look: Look = blind
    autograph: Autograph | None = None

    def as_officer(self, officer: str) -> Desk:
        """The same desk with another person at it, who has not brought a certificate yet."""
        return replace(self, officer=officer, autograph=None)

    def with_autograph(self, autograph: Autograph | None) -> Desk:
        """The same desk, where papers are signed digitally too."""
        return replace(self, autograph=autograph)

    def today(self) -> date:
        """Today's civil date in India."""
        return clocks.today(self.clock)

    def office(self) -> Office:
        """The office as it stands today."""
        return office_on(self.store, self.today())

    def me(self) -> Officer:
        """The officer at the desk."""
        return self.office().officer(self.officer)

    def act(self, office: Office, day: date) -> Act:
        """The Act pack of the office in force on `day`."""
        return self.law.act(office.act, day)

    def case(self, case: str) -> CaseFile:
        """The case file. Raises `NagardeskError` if there is none with this id."""
        return _file(case, self.store.entries(f"case:{case}"))

    def open_case(self, tx: Writing, case: str) -> CaseFile:
        """The case file inside a transaction, so that nothing changes between the check and the act."""
        return _file(case, tx.entries(f"case:{case}"))


def _file(case: str, entries: list[Entry]) -> CaseFile:
    if not entries:
        raise NagardeskError("There is no such case on this PC.", code="case_missing", case=case)
    return fold_case(case, entries)


def need_role(officer: Officer, day: date, *roles: str) -> None:
    """Raise `PowerError` unless the officer has one of `roles` and holds his post on `day`."""
    post = officer.post(day)
    if post is None:
        raise PowerError("This person does not hold a post in the office on that day.", section="", code="post")
    if not set(roles) & set(post.roles):
        raise PowerError(
            f"This needs the role {' or '.join(roles)}; the person signed in has {', '.join(post.roles)}.",
            section="",
            code="role",
        )


def series(office: Office, device: str, subject: str, ward: str, day: date) -> str:
    """The device's own number series: `<body>/<ward>-<device>/<subject>/<financial year>`."""
    return f"{office.code}/{ward or '0'}-{device_code(device)}/{subject}/{financial_year(day)}"


def device_code(device: str) -> str:
    """Four letters that stand for this device in numbers on paper, from the random part of its id."""
    number = int(device.replace("-", "")[-5:], 16)
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    return "".join(letters[number >> shift & 31] for shift in (15, 10, 5, 0))


def take_number(tx: Writing, name: str) -> tuple[str, list[list[Any]]]:
    """The next number of series `name` as it stands on paper, and what the entry keeps so that counters rebuild."""
    number = tx.next_number(name)
    return f"{name}/{number}", [[name, number]]


def case_draft(case: str, kind: str, day: date, file: CaseFile | None, data: dict[str, Any], pack: str) -> Draft:
    """An entry about a case, made under the law of the case's day."""
    return Draft(subject=f"case:{case}", kind=kind, day=day, data=data, pack=file.pack if file else pack)
