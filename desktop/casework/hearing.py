"""Cause shown in answer to a notice, and the hearing with its minutes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from desktop.casework.case import CaseFile, Notice
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.inspection import read_hour
from desktop.casework.intake import premises_text
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft
from desktop.casework.ruling import need_power
from desktop.casework.wording import Said, cite_words, said, sentence
from desktop.core.errors import FieldError, LawError
from desktop.core.ids import uuid7


def receive_cause(desk: Desk, case: str, notice: str, received_on: date, pleas: Sequence[Said]) -> Done:
    """Record the cause shown against a notice, plea by plea; a late one is taken in and marked late by its date."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "clerk", "officer", "head")
    shown = [{"id": uuid7(), "text": said(p)} for p in pleas if said(p)]
    if not shown:
        raise FieldError("pleas", "Write what cause is shown, one plea a line.", code="required")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        served = served_notice(file, notice)
        _need_order(received_on, served, today)
        data = {"notice": notice, "provision": served.provision, "pleas": shown}
        entry = tx.add(Draft(f"case:{case}", "cause.shown", received_on, data, file.pack))
    return Done(case, (entry,))


def record_hearing(desk: Desk, case: str, notice: str, minutes: Mapping[str, Any]) -> Done:
    """Record a hearing and print its minutes.

    `minutes` holds day (date), hour, place, present as `{name, capacity}` and said as `{who, says}`. The hearing is held by the officer
    whose notice it is; it can't be before the notice is served.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    day = minutes.get("day")
    if not isinstance(day, date):
        raise FieldError("day", "Write the day of the hearing.", code="required")
    hour = read_hour(str(minutes.get("hour", "")), "hour")
    if not said(minutes.get("place", "")):
        raise FieldError("place", "This must be filled in.", code="required")
    present = _rows(minutes, "present", "name", "capacity")
    spoken = _rows(minutes, "said", "who", "says")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        served = served_notice(file, notice)
        need_power(desk, office, me, served.provision, day)
        _need_order(day, served, today)
        number, numbers = take_number(
            tx, series(office, desk.store.device, "HR", file.fields["premises"]["ward"], day)
        )
        sheet = Sheet(
            template="hearing_minutes",
            title={"hi": "सुनवाई कार्यवृत्त", "en": "Minutes of hearing"},
            file_number=file.number,
            number=number,
            day=day,
            addressee=served.data["addressee"]["en"],
            section=desk.law.provision(served.provision).cite,
            values={
                "matter": _matter(desk, served),
                "premises": premises_text(file.fields["premises"]),
                "hearing_on": day,
                "time": f"{hour:%H:%M}",
                "place": said(minutes["place"]),
                "present": present,
                "said": spoken,
                "outcome": minutes.get("outcome") or OUTCOME,
            },
        )
        paper = freeze(tx, desk, office, me, sheet)
        data = {
            "notice": notice,
            "provision": served.provision,
            "number": number,
            "numbers": numbers,
            "hour": f"{hour:%H:%M}",
            "place": said(minutes["place"]),
            "present": present,
            "said": spoken,
            "papers": [paper],
        }
        entry = tx.add(Draft(f"case:{case}", "hearing.held", day, data, file.pack))
    return Done(case, (entry,), (paper["id"],))


OUTCOME = sentence("heard")


def _matter(desk: Desk, served: Notice) -> dict[str, str]:
    return sentence("matter", number=served.number, section=cite_words(desk.law.provision(served.provision).cite))


def _rows(minutes: Mapping[str, Any], name: str, first: str, second: str) -> list[dict[str, Said]]:
    rows = [{k: said(row.get(k, "")) for k in (first, second)} for row in minutes.get(name, ())]
    rows = [row for row in rows if row[first] and row[second]]
    if not rows:
        raise FieldError(name, "At least one line is needed here.", code="required")
    return rows


def served_notice(file: CaseFile, notice: str) -> Notice:
    """The notice, which must have been served. Raises `LawError`: its period runs from service."""
    found = file.notices.get(notice)
    if found is None or found.served_on is None:
        raise LawError(
            "The notice is not served yet; its period runs from service.", section="294", code="not_served"
        )
    return found


def _need_order(day: date, served: Notice, today: date) -> None:
    if day > today:
        raise FieldError("day", "This can't be on a day still to come.", code="future")
    if served.served_on and day < served.served_on:
        raise FieldError(
            "day", f"The notice was served on {served.served_on:%d-%m-%Y}; this comes after.", code="order"
        )
