"""Cause shown in answer to a notice, and the hearing: fixed, adjourned, held with its minutes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from types import MappingProxyType
from typing import Any

from desktop.casework.attachments import Files, add_files, look_at_files
from desktop.casework.case import CaseFile, Notice
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.gate import PLAIN_HEARING, gives, need_maker, need_open, step_of
from desktop.casework.inspection import past_hour, read_hour
from desktop.casework.intake import premises_text
from desktop.casework.notices import address_of, any_of, ward_of
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft
from desktop.casework.ruling import act_of, clocks_on
from desktop.casework.told import need_near, need_shapes
from desktop.casework.wording import Said, cite_words, kind_words, local_language, said, sentence, spread
from desktop.core.dates import show
from desktop.core.errors import FieldError, LawError, NagardeskError
from desktop.core.ids import uuid7
from desktop.forms.definition import load
from desktop.law.model import Bound

OUTCOME = sentence("heard")


def receive_cause(
    desk: Desk,
    case: str,
    notice: str,
    received_on: date,
    pleas: Sequence[Said],
    by_form: Mapping[str, Any] = MappingProxyType({}),
    files: Files = MappingProxyType({}),
) -> Done:
    """Record the cause shown against a notice, plea by plea; a late one is taken in and marked late by its date.

    `by_form` is the form it came by with its answers, `files` are the scans that came with it.

    Once the order is made no cause can be shown against the notice any more; the appeal is the way then.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "clerk", "officer", "head")
    languages, scans = desk.office().languages, look_at_files(desk, files)
    shown = [{"id": uuid7(), "text": said(p)} for p in pleas if said(p)]
    if not shown:
        raise FieldError("pleas", "Write what cause is shown, one plea a line.", code="required")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        served = served_notice(desk, file, notice)
        _need_order(received_on, served, today)
        _need_no_order(desk, file, served)
        data = {"notice": notice, "provision": served.provision, "pleas": shown, **by_form}
        entry = tx.add(Draft(f"case:{case}", "cause.shown", received_on, data, file.pack))
        added = add_files(tx, load(by_form["form"]), scans, entry, local_language(languages)) if scans else []
    return Done(case, (entry, *added))


def fix_hearing(desk: Desk, case: str, notice: str, day: date, hour: str, place: Said) -> Done:
    """Fix the day of a hearing and print its notice; a day that is fixed stays until it is adjourned or held.

    Raises `FieldError` for a day that is past and `LawError` for one before the addressee's shortest time has run.
    """
    return _sit(desk, case, notice, "hearing.fixed", day, hour, place, "")


def adjourn(desk: Desk, case: str, notice: str, day: date, hour: str, place: Said, reason: Said) -> Done:
    """Adjourn the hearing that is fixed to a later day, with the reason; the day it was fixed for is closed."""
    if not said(reason):
        raise FieldError("reason", "Say why the hearing is adjourned; it stands in the order-sheet.", code="required")
    return _sit(desk, case, notice, "hearing.adjourned", day, hour, place, reason)


def _sit(desk: Desk, case: str, notice: str, kind: str, day: date, hour: str, place: Said, reason: Said) -> Done:
    office, me, today = desk.office(), desk.me(), desk.today()
    at = f"{read_hour(hour, 'hour'):%H:%M}"
    if not said(place):
        raise FieldError("place", "This must be filled in.", code="required")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        served = served_notice(desk, file, notice)
        _need_no_order(desk, file, served)
        standing = sitting(file, notice)
        if kind == "hearing.adjourned" and standing is None:
            raise NagardeskError("No hearing is fixed that could be adjourned.", code="no_hearing")
        if kind == "hearing.fixed" and standing is not None:
            stands = show(date.fromisoformat(standing["on"]))
            raise NagardeskError(
                f"A hearing is fixed for {stands} already; adjourn it.", code="hearing_fixed", date=stands
            )
        earliest = (
            max(today, date.fromordinal(date.fromisoformat(standing["on"]).toordinal() + 1)) if standing else today
        )
        if day < earliest:
            raise FieldError("day", f"The hearing can't be before {show(earliest)}.", code="past", day=earliest)
        need_near(day, today, "day")
        if office.is_closed(day):
            raise FieldError(
                "day", f"The office is closed on {show(day)}; fix another day.", code="closed", date=show(day)
            )
        _need_shortest(desk, office, file, served, day)
        _need_hearer(desk, office, file, me, served, today)
        values: dict[str, Any] = {
            "addressee": served.data["addressee"],
            "address": address_of(file, served),
            "notice_number": served.number,
            "notice_date": served.issued_on,
            "hearing_on": day,
            "hearing_at": {lang: f"{at}, {text}" for lang, text in spread(said(place)).items()},
            "put_off_from": earliest if standing else None,
            "put_off_for": said(reason),
        }
        number, numbers = take_number(tx, series(office, desk.store.device, "HN", ward_of(file), today))
        sheet = Sheet(
            template="hearing_notice",
            title=kind_words("hearing_notice"),
            file_number=file.number,
            number=number,
            day=today,
            addressee=served.data["addressee"]["en"],
            provision=served.provision,
            section=act_of(desk, file).provision(served.provision).cite,
            values={k: v for k, v in values.items() if any_of(v)},
        )
        data: dict[str, Any] = {
            "notice": notice,
            "provision": served.provision,
            "number": number,
            "numbers": numbers,
            "on": day.isoformat(),
            "hour": at,
            "place": said(place),
            "reason": said(reason),
            "papers": [freeze(tx, desk, office, me, sheet)],
        }
        entry = tx.add(Draft(f"case:{case}", kind, today, data, file.pack))
    return Done(case, (entry,), (data["papers"][0]["id"],))


def sitting(file: CaseFile, notice: str) -> Mapping[str, Any] | None:
    """The hearing on a notice that is fixed and not yet held; an adjourned day is the day it was adjourned to."""
    fixed = [s for s in file.sittings if s["notice"] == notice]
    held = {h["day"] for h in file.hearings if h["notice"] == notice}
    return fixed[-1] if fixed and fixed[-1]["on"] not in held else None


def record_hearing(desk: Desk, case: str, notice: str, minutes: Mapping[str, Any]) -> Done:
    """Record a hearing and print its minutes.

    `minutes` holds day (date), hour, place, present as `{name, capacity}` and said as `{who, says}`; outcome and
    next_on if there is more to say; by_order_of names the paper where another authority heard. The hearing is held
    by the officer whose notice it is; it can't be before the notice is served, nor on another day than the one fixed.
    """
    need_shapes(minutes)
    office, me, today = desk.office(), desk.me(), desk.today()
    day = minutes.get("day")
    if not isinstance(day, date):
        raise FieldError("day", "Write the day of the hearing.", code="required")
    hour = past_hour(str(minutes.get("hour", "")), "hour", day, desk.clock.now())
    if not said(minutes.get("place", "")):
        raise FieldError("place", "This must be filled in.", code="required")
    present = _rows(minutes, "present", "name", "capacity")
    spoken = _rows(minutes, "said", "who", "says")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        served = served_notice(desk, file, notice)
        _need_hearer(desk, office, file, me, served, day, minutes)
        _need_order(day, served, today)
        _need_no_order(desk, file, served)
        _need_fixed_day(file, notice, day)
        _need_once(file, served, day)
        row = act_of(desk, file).provision(served.provision)
        if gives(row, "hear") and not file.order_on(notice):
            _need_open_hearing(desk, office, file, served, day)
        number, numbers = take_number(tx, series(office, desk.store.device, "HR", ward_of(file), day))
        sheet = Sheet(
            template="hearing_minutes",
            title=kind_words("hearing_minutes"),
            file_number=file.number,
            number=number,
            day=day,
            addressee=served.data["addressee"]["en"],
            section=row.cite,
            values={
                "matter": sentence("matter", number=served.number, section=cite_words(row.cite)),
                "premises": premises_text(file.fields.get("premises", {})),
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


def _need_open_hearing(desk: Desk, office: Office, file: CaseFile, served: Notice, day: date) -> None:
    """A second sitting is no second hearing to the procedure, and no procedure forbids hearing somebody."""
    if any(h["notice"] == served.id for h in file.hearings):
        return
    try:
        need_open(desk, office, file, served.provision, "hear", day, served.matter())
    except LawError as refused:
        if refused.code != "not_given":
            raise


def _need_once(file: CaseFile, served: Notice, day: date) -> None:
    """One sitting a day: what was said later the same day belongs into the same minutes."""
    if any(h["notice"] == served.id and h["day"] == day.isoformat() for h in file.hearings):
        raise FieldError("day", f"The hearing of {show(day)} is recorded already.", code="heard", date=show(day))


def _need_fixed_day(file: CaseFile, notice: str, day: date) -> None:
    stands = sitting(file, notice)
    if stands and stands["on"] != day.isoformat():
        on = show(date.fromisoformat(stands["on"]))
        raise FieldError(
            "day", f"The hearing stands fixed for {on}; adjourn it to hold it on another day.", code="fixed", date=on
        )


def _need_shortest(desk: Desk, office: Office, file: CaseFile, served: Notice, day: date) -> None:
    """The day is not earlier than the law allows: a shortest time given to the addressee must have run."""
    for clock in clocks_on(desk, office, file, desk.today()):
        waits = (
            clock.bound is Bound.AT_LEAST and clock.runs_for == "addressee" and clock.provision == served.provision
        )
        if waits and clock.first_day and day < clock.first_day:
            raise LawError(
                f"He has until {show(clock.first_day)}; the hearing can be from that day.",
                section=clock.section,
                first_day=clock.first_day,
                code="shortest",
            )


def _need_hearer(
    desk: Desk,
    office: Office,
    file: CaseFile,
    me: Officer,
    served: Notice,
    day: date,
    told: Mapping[str, Any] | None = None,
) -> None:
    row = act_of(desk, file).provision(served.provision)
    step = step_of(row, "hear") if gives(row, "hear") else PLAIN_HEARING
    need_maker(desk, office, me, row, step, day, told or served.data)


def _rows(minutes: Mapping[str, Any], name: str, first: str, second: str) -> list[dict[str, Said]]:
    rows = [{k: said(row.get(k, "")) for k in (first, second)} for row in minutes.get(name, ())]
    rows = [row for row in rows if row[first] and row[second]]
    if not rows:
        raise FieldError(name, "At least one line is needed here.", code="required")
    return rows


def served_notice(desk: Desk, file: CaseFile, notice: str) -> Notice:
    """The notice, which must have been served. Raises `LawError`: its period runs from service."""
    found = file.notices.get(notice)
    if found is None or found.served_on is None:
        act = act_of(desk, file)
        raise LawError(
            "The notice is not served yet; its period runs from service.",
            section=act.service[0].section if act.service else "",
            code="not_served",
        )
    return found


def _need_no_order(desk: Desk, file: CaseFile, served: Notice) -> None:
    if order := file.order_on(served.id):
        cite = act_of(desk, file).provision(served.provision).cite
        raise LawError(
            f"The order on this notice was made on {show(date.fromisoformat(order['day']))} ({order['number']}); "
            "what is still to be said belongs to the appeal.",
            section=cite,
            code="ordered",
        )


def _need_order(day: date, served: Notice, today: date) -> None:
    if day > today:
        raise FieldError("day", "This can't be on a day still to come.", code="future")
    if served.served_on and day < served.served_on:
        raise FieldError(
            "day",
            f"The notice was served on {served.served_on:%d-%m-%Y}; this comes after.",
            code="order",
            date=show(served.served_on),
        )
