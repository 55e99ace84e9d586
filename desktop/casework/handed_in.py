"""What comes to the counter by a form: a case of its own, or a step in the case that runs, as the form's event says."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType
from typing import Any

from desktop.casework.attachments import Files, add_files, look_at_files
from desktop.casework.case import CaseFile
from desktop.casework.deeds import record
from desktop.casework.desk import Desk, Done
from desktop.casework.hearing import receive_cause
from desktop.casework.intake import check_application, receive_application
from desktop.casework.ports import Filter
from desktop.casework.wording import local_language
from desktop.core.errors import FieldError
from desktop.core.text import clean, latin_digits
from desktop.forms.definition import load


def receive(desk: Desk, form: str, answers: Mapping[str, Any], files: Files = MappingProxyType({})) -> Done:
    """Take in what a form tells, with the scans that came with it.

    Cause shown goes into the case of the notice whose number it names; an objection into the case whose number, or
    that of one of its papers, stands in it. Everything else, and an objection that names no case, opens a case. Raises
    as `receive_application` does, and `FieldError` on `notice_number` for a notice that the office does not know.
    """
    event = load(form).event
    if event == "cause.shown":
        return _cause(desk, form, check_application(desk, form, answers), files)
    if event == "objection.received" and (case := _named(desk, str(answers.get("against", "")))):
        return _objection(desk, case, form, check_application(desk, form, answers), files)
    return receive_application(desk, form, answers, files)


def _cause(desk: Desk, form: str, kept: Mapping[str, Any], files: Files) -> Done:
    number = str(kept["notice_number"])
    for file in _cases(desk, number):
        for notice in file.notices.values():
            if notice.number and _same(notice.number, number):
                pleas = [row["plea"] for row in kept["pleas"]]
                day = date.fromisoformat(kept["received_on"])
                return receive_cause(desk, file.id, notice.id, day, pleas, {"form": form, "answers": kept}, files)
    message = f"No notice {number} is in this office. Copy its number from the notice, or find its case."
    raise FieldError("notice_number", message, code="notice_unknown", number=number)


def _objection(desk: Desk, case: str, form: str, kept: Mapping[str, Any], files: Files) -> Done:
    definition, language = load(form), local_language(desk.office().languages)
    told: dict[str, Any] = {
        "day": date.fromisoformat(kept["received_on"]),
        "by": {language: kept["applicant_local"], "en": kept["applicant_latin"]},
        "says": dict(definition.title),
        "text": kept["objection"],
        "form": form,
        "answers": kept,
    }
    scans = look_at_files(desk, files)
    done = record(desk, case, definition.provision, "receive_objection", told)
    with desk.store.writing(desk.officer) as tx:
        added = add_files(tx, definition, scans, done.entries[0], language)
    return Done(case, (*done.entries, *added), done.papers)


def _named(desk: Desk, text: str) -> str:
    """The case of which a number stands in `text`; '' if none does."""
    for word in clean(text).replace(",", " ").replace(";", " ").split():
        for file in _cases(desk, word) if "/" in word else ():
            if any(_same(number, word) for number in (file.number, *(paper.number for paper in file.papers))):
                return file.id
    return ""


def _cases(desk: Desk, number: str) -> list[CaseFile]:
    return [desk.case(row.case) for row in desk.store.page(Filter(text=latin_digits(number)), size=10).rows]


def _same(one: str, other: str) -> bool:
    return _bare(one) == _bare(other)


def _bare(number: str) -> str:
    return "".join(latin_digits(number).casefold().split())
