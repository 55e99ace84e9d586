"""Whose hand signs: the officer at the desk today, or one who signed a print in ink, whose scan and hour are kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, need_role
from desktop.casework.file import CaseFile
from desktop.casework.gate import CLERKS
from desktop.casework.inspection import past_hour
from desktop.casework.office import Office, Officer
from desktop.core.dates import show
from desktop.core.errors import FieldError, PowerError


@dataclass(frozen=True, slots=True)
class Hand:
    """Who signs and on which day; `record` is what the entry keeps of a signature in ink."""

    officer: Officer
    day: date
    record: Mapping[str, Any] = field(default_factory=dict)


def hand_of(desk: Desk, office: Office, file: CaseFile, ink: Mapping[str, Any] | None) -> Hand:
    """The hand that signs; `ink` holds officer (id), day, hour and scan (the SHA-256 of an attachment of the case).

    The staff records a signature in ink; power and time are looked at for the one who signed and for that day. Raises
    `FieldError` for what is missing or for a day or an hour to come, `PowerError` for a person without a post.
    """
    me, today = desk.me(), desk.today()
    if not ink:
        return Hand(me, today)
    need_role(me, today, *CLERKS)
    officer = office.officer(str(ink.get("officer", "")))
    day = ink.get("day")
    if not isinstance(day, date) or day > today:
        raise FieldError("ink.day", "Write the day on which it was signed; it can't be still to come.", code="future")
    if file.opened_on and day < file.opened_on:
        raise FieldError("ink.day", f"The case was opened on {show(file.opened_on)}.", code="order")
    hour = past_hour(str(ink.get("hour", "")), "ink.hour", day, desk.clock.now())
    scan = str(ink.get("scan", ""))
    if all(held["sha256"] != scan for held in file.attachments):
        raise FieldError("ink.scan", "Add the scan of the signed print to the case first.", code="required")
    record = {"signed_by": officer.id, "ink": {"hour": f"{hour:%H:%M}", "scan_sha256": scan, "recorded_by": me.id}}
    return Hand(officer, day, record)


def need_checker(office: Office, hand: Hand, drafted_by: str) -> None:
    """Raise `PowerError` where maker and checker are one, unless an order of the office says that they may be."""
    if drafted_by != hand.officer.id or office.may_check_himself(hand.day):
        return
    raise PowerError(
        "Who drafts a notice does not sign it. Let another person draft it, or record the order by which one officer "
        "may do both (Settings, one_officer).",
        section="",
        code="maker_checker",
    )
