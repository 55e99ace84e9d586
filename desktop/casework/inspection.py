"""Inspection: the checklist goes out filled in with the case, and comes back with findings that name their power."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from types import MappingProxyType
from typing import Any

from desktop.casework.attachments import Files, add_files, look_at_files
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.file import CaseFile, Notice
from desktop.casework.intake import premises_text
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft
from desktop.casework.wording import cite_words, local_language
from desktop.core.clock import IST
from desktop.core.dates import show
from desktop.core.errors import FieldError, LawError, PowerError
from desktop.core.ids import uuid7
from desktop.core.text import clean, latin_digits
from desktop.forms.carry import Finding, findings, follow_up
from desktop.forms.definition import Form, load
from desktop.forms.validation import check
from desktop.law.model import Act, Bound, Period, Provision, Unit
from desktop.law.sun import Daylight, daylight

ENTERED = ("vacant", "consent", "notice")
_HOUR = re.compile(r"^(\d{1,2}?)(?:\s*[:.]?\s*([0-5]\d))?\s*(?:([ap])\.?m\.?|बजे|वाजता|baje|ਵਜੇ|மணி|hrs?)?\.?$", re.I)


def print_checklist(desk: Desk, case: str, form: str = "site_inspection", *, again: bool = False) -> Done:
    """Print the checklist for a visit, with the case filled in and room for answers; `again` as in `asked`."""
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "inspector", "clerk", "officer", "head")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        definition = asked(file, form, again=again)
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


def record_inspection(
    desk: Desk,
    case: str,
    answers: Mapping[str, Any],
    form: str = "site_inspection",
    files: Files = MappingProxyType({}),
    *,
    again: bool = False,
    waived: Mapping[str, str] = MappingProxyType({}),
) -> Done:
    """Enter what the inspector found; each failed item that names a power becomes a finding.

    `files` are his photographs and sketches, by the checklist's field; they are kept with the case. `again` is a
    visit that asks only what failed the last time: what holds now is no finding any more, unless a notice rests on
    it. `waived` names failed items that an officer lets pass, each with his reason; they carry nothing over.

    Raises `FieldErrors` for wrong answers, `FieldError` for a day before the case was opened or an hour still to come,
    and `LawError` for an entry outside daylight where the Act lets officers enter only between sunrise and sunset (`mp-1961` s. 302), or
    without the notice that it asks for.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "inspector", "officer", "head")
    definition = asked(desk.case(case), form, again=again)
    kept = check(definition, answers, today, office.land_units(today))
    kept = {name: value for name, value in kept.items() if definition.field_type(name) != "file"}
    _need_waiver(me, waived, kept)
    pictures = look_at_files(desk, files)
    day = date.fromisoformat(kept["inspected_on"])
    hour = past_hour(kept["inspected_at"], "inspected_at", day, desk.clock.now())
    act = desk.act(office, day)
    if general := act.defaults.get(("completion", "inspection")):
        need_daylight(office, day, hour, act.provision(general).cite)
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        need_entry(act, file, desk.law.provision(definition.provision), str(kept.get("entry", "")), day, hour)
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
        data = {
            "form": form,
            "version": definition.version,
            "number": number,
            "numbers": numbers,
            "provision": definition.provision,
            "answers": kept,
            "findings": _findings(definition, kept, waived),
            **({"again": True} if again else {}),
            **({"waived": dict(waived)} if waived else {}),
        }
        entry = tx.add(Draft(f"case:{case}", "inspection.made", day, data, file.pack))
        added = add_files(tx, definition, pictures, entry, local_language(office.languages))
    return Done(case, (entry, *added))


def read_hour(text: str, field: str) -> time:
    """The hour in `text` (14:30, 14.30, 1430, 2.30 pm, 11, १४:३०), Indian time. Raises `FieldError` on `field`."""
    found = _HOUR.match(latin_digits(clean(text)))
    if not found:
        raise FieldError(field, f"'{text}' is not an hour; write it as 14:30", code="hour", text=text)
    hour, half = int(found[1]), (found[3] or "").lower()
    if hour > (12 if half else 23) or (half and not hour):
        raise FieldError(field, f"'{text}' is not an hour; write it as 14:30", code="hour", text=text)
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    return time(hour, int(found[2] or 0))


def past_hour(text: str, field: str, day: object, now: datetime) -> time:
    """The hour of what happened on `day`, as `read_hour`. Raises `FieldError` on `field` where it is still to come."""
    hour, here = read_hour(text, field), now.astimezone(IST)
    if day == here.date() and hour > here.time():
        raise FieldError(
            field,
            f"This can't be at an hour still to come; it is {here:%H:%M} now.",
            code="hour_to_come",
            hour=f"{here:%H:%M}",
        )
    return hour


@dataclass(frozen=True, slots=True)
class Entering:
    """What the Act says of entering a place on `day`.

    `light` is the daylight in which it is lawful, under the provision `hours`; None where the Act or the office's place
    does not fix it. `notice` is the provision that has an occupier told before; '' where none does.
    """

    day: date
    light: Daylight | None
    hours: str
    notice: str


def entering(desk: Desk, provision: str, day: date) -> Entering:
    """What an inspector must know before he goes out on `day` with the checklist of a provision."""
    office = desk.office()
    act = desk.act(office, day)
    general = act.defaults.get(("completion", "inspection"))
    light = None
    if general and office.latitude is not None and office.longitude is not None:
        light = daylight(day, office.latitude, office.longitude)
    notice = entry_notice(act, desk.law.provision(provision))
    return Entering(day, light, general or "", notice[0].id if notice else "")


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


def entry_notice(act: Act, row: Provision | None = None) -> tuple[Provision, Period] | None:
    """The notice that must come before an occupied place is entered: the provision's own, or the Act's general one.

    None where the Act asks for none; `mp-1961` s. 302 asks for 24 hours.
    """
    general = act.defaults.get(("completion", "inspection"))
    rows = [row] if row else []
    rows += [r for r in act.section(act.provision(general).section) if general] if general else []
    for each in rows:
        for period in each.periods:
            if period.starts == "notice.served" and period.bound is Bound.AT_LEAST and "entry" in period.name:
                return each, period
    return None


def need_entry(act: Act, file: CaseFile, row: Provision, entered: str, day: date, hour: time) -> None:
    """How the place was entered: `vacant` (nobody lives there), `consent` of the occupier, or after a `notice`.

    Raises `FieldError` where it is not said though the Act, or the provision itself, asks for the notice, and
    `LawError` where the notice was not served its time before.
    """
    found = entry_notice(act, row)
    if found is None:
        return
    under, period = found
    if entered not in ENTERED:
        message = f"Section {under.cite}: say how the place was entered: {', '.join(ENTERED)}."
        raise FieldError("entry", message, code="required", section=under.cite)
    if entered != "notice":
        return
    served = [n for n in file.notices.values() if n.provision == under.id and n.state == "served"]
    if not served:
        raise LawError(
            f"Section {under.cite} has the occupier told in writing before the place is entered; serve that notice first.",
            section=under.cite,
            code="entry_notice",
        )
    first = min(_entered_from(notice, period) for notice in served)
    if datetime.combine(day, hour) < first:
        raise LawError(
            f"The notice of entry leaves time until {first:%d-%m-%Y %H:%M} (section {under.cite}).",
            section=under.cite,
            first_day=first.date(),
            code="entry_early",
            moment=f"{first:%d-%m-%Y %H:%M}",
        )


def _entered_from(notice: Notice, period: Period) -> datetime:
    """From when the place may be entered after the notice was served."""
    proof = notice.attempts[-1]
    served = datetime.combine(notice.served_on or proof.day, read_hour(proof.at, "hour"))
    if period.unit is Unit.HOUR and period.length:
        return served + timedelta(hours=period.length)
    days = period.length if period.length else (notice.days or 1)
    return datetime.combine(served.date() + timedelta(days=days), time())


def asked(file: CaseFile, form: str, *, again: bool = False) -> Form:
    """The checklist `form`; `again` leaves of it what failed at the last visit with it, and what belongs to that.

    Raises `FieldError` on `form` where no such visit found anything.
    """
    whole = load(form)
    if not again:
        return whole
    failed = failed_last(file, form)
    if not failed:
        raise FieldError("form", "Nothing failed at an earlier visit with this checklist.", code="nothing_failed")
    return follow_up(whole, failed)


def failed_last(file: CaseFile, form: str) -> list[Finding]:
    """What failed at the last visit with a checklist."""
    visits = [visit for visit in file.inspections if visit.get("form") == form]
    found = visits[-1]["findings"] if visits else ()
    return [Finding(each["item"], each["provision"], each["text"]) for each in found]


def _findings(form: Form, kept: Mapping[str, Any], waived: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        {
            "id": uuid7(),
            "item": each.item,
            "provision": each.provision,
            "text": dict(each.text),
            "measures": [{"label": dict(m.label), "value": m.value, "unit": m.unit} for m in each.measures],
            "remark": each.remark,
        }
        for each in findings(form, kept, waived)
        if each.provision
    ]


def _need_waiver(officer: Officer, waived: Mapping[str, str], kept: Mapping[str, Any]) -> None:
    """An item that failed is waived by an officer alone, with his reason."""
    if waived and not {"officer", "head"} & set(officer.roles):
        raise PowerError("An officer waives a finding; the inspector reports it.", section="", code="waiver")
    for item, reason in waived.items():
        if kept.get(item) != "fail" or not clean(reason):
            raise FieldError(item, "Say why this finding is waived.", code="waiver_reason")
