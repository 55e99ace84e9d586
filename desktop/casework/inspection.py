"""Inspection: the checklist goes out filled in with the case, and comes back with findings that name their power."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, time
from typing import Any

from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.intake import premises_text
from desktop.casework.office import Office
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft
from desktop.casework.wording import cite_words
from desktop.core.dates import show
from desktop.core.errors import FieldError, LawError
from desktop.core.ids import uuid7
from desktop.core.text import latin_digits
from desktop.forms.definition import Field, Form, load
from desktop.forms.validation import check
from desktop.law.sun import daylight

_HOUR = re.compile(r"^([01]?\d|2[0-3])[:.]([0-5]\d)$")


def print_checklist(desk: Desk, case: str, form: str = "site_inspection") -> Done:
    """Print the checklist for a visit, with the case filled in and room for answers."""
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "inspector", "clerk", "officer", "head")
    definition = load(form)
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        sheet = Sheet(
            template="checklist",
            title=definition.title,
            file_number=file.number,
            number=file.number,
            day=today,
            addressee="",
            section=desk.law.provision(definition.provision).cite,
            values={
                "case": dict(load(file.kind).title),
                "section": cite_words(desk.law.provision(definition.provision).cite),
                "premises": premises_text(file.fields.get("premises", {})),
                **({"applicant": file.applicant()["name"]} if file.applicant().get("name") else {}),
                "questions": [{"question": dict(each.label)} for each in definition.fields if each.type == "check"],
            },
        )
        data: dict[str, Any] = {
            "form": form,
            "version": definition.version,
            "papers": [freeze(tx, desk, office, me, sheet)],
        }
        entry = tx.add(Draft(f"case:{case}", "checklist.printed", today, data, file.pack))
    return Done(case, (entry,), (data["papers"][0]["id"],))


def record_inspection(desk: Desk, case: str, answers: Mapping[str, Any], form: str = "site_inspection") -> Done:
    """Enter what the inspector found; each failed item that names a power becomes a finding.

    Raises `FieldErrors` for wrong answers, `FieldError` for a day before the case was opened, and `LawError` for an
    entry outside daylight where the Act lets officers enter only between sunrise and sunset (`mp-1961` s. 302).
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "inspector", "officer", "head")
    definition = load(form)
    kept = check(definition, answers, today)
    day = date.fromisoformat(kept["inspected_on"])
    hour = read_hour(kept["inspected_at"], "inspected_at")
    act = desk.act(office, day)
    if general := act.defaults.get(("completion", "inspection")):
        need_daylight(office, day, hour, act.provision(general).cite)
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        if file.opened_on and day < file.opened_on:
            raise FieldError(
                "inspected_on",
                f"The case was opened on {file.opened_on:%d-%m-%Y}; an inspection can't be earlier.",
                code="before_receipt",
                date=show(file.opened_on),
            )
        number, numbers = take_number(
            tx, series(office, desk.store.device, "IN", str(file.fields.get("premises", {}).get("ward", "")), day)
        )
        findings = [_finding(definition, each, kept) for each in definition.fields if kept.get(each.name) == "fail"]
        data = {
            "form": form,
            "version": definition.version,
            "number": number,
            "numbers": numbers,
            "provision": definition.provision,
            "answers": kept,
            "findings": [f for f in findings if f["provision"]],
        }
        entry = tx.add(Draft(f"case:{case}", "inspection.made", day, data, file.pack))
    return Done(case, (entry,))


def read_hour(text: str, field: str) -> time:
    """The hour in `text` (14:30, 14.30, १४:३०), Indian time. Raises `FieldError` on `field`."""
    found = _HOUR.match(latin_digits(text))
    if not found:
        raise FieldError(field, f"'{text}' is not an hour; write it as 14:30", code="hour", text=text)
    return time(int(found[1]), int(found[2]))


def need_daylight(office: Office, day: date, hour: time, section: str) -> None:
    """Raise `LawError` for an entry outside daylight at the office's place; nothing where it has no place set."""
    if office.latitude is None or office.longitude is None:
        return
    light = daylight(day, office.latitude, office.longitude)
    if not light.sunrise.time() <= hour <= light.sunset.time():
        raise LawError(
            f"Entry is lawful between sunrise ({light.sunrise:%H:%M}) and sunset ({light.sunset:%H:%M}) on that day.",
            section=section,
            code="daylight",
            hour=f"{light.sunrise:%H:%M}",
            hour2=f"{light.sunset:%H:%M}",
        )


def _finding(definition: Form, each: Field, kept: Mapping[str, Any]) -> dict[str, Any]:
    about = [f for f in definition.fields if f"${{{each.name}}}" in f.relevant and f.name in kept]
    return {
        "id": uuid7(),
        "item": each.name,
        "provision": each.provision,
        "text": dict(each.finding),
        "measures": [{"label": dict(f.label), "value": kept[f.name], "unit": f.unit} for f in about if f.unit],
        "remark": "; ".join(str(kept[f.name]) for f in about if not f.unit),
    }
