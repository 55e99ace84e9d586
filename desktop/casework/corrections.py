"""What was entered wrongly is put right by a new entry, one answer at a time; the old one stays readable."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk, Done
from desktop.casework.intake import ELSEWHERE, PARTY, PREMISES, kept_value, premises_of
from desktop.casework.settle import set_field
from desktop.casework.wording import local_language
from desktop.core.errors import FieldError, FieldErrors
from desktop.forms.definition import Field, Form, load
from desktop.forms.validation import TYPED, check

_NEVER = frozenset(
    ["received_on", "fee_paid", "fee_mode", "case_kinds"]
)  # the law's day, the money and the procedure
_NO_ANSWER = ("note", "file")


def correctable(file: CaseFile) -> tuple[Field, ...]:
    """The fields of the form of a case whose answers may be corrected."""
    fields = load(file.kind).fields if file.kind else ()
    return tuple(
        each
        for each in fields
        if each.type not in _NO_ANSWER
        and each.name not in _NEVER
        and not each.calculation
        and _place(each.name, file)
    )


def answers_of(file: CaseFile, language: str) -> dict[str, Any]:
    """What stands in the case now, under the names of the form's fields; `language` is the office's own."""
    return {each.name: _answer(file, each.name, language) for each in correctable(file)}


def correct(desk: Desk, case: str, name: str, answer: Any, reason: str) -> Done:
    """Put the answer to the form's field `name` right, with the reason, which stands in the note sheet.

    Raises `FieldError` for an answer that the form would not take, for one that changes nothing, and where no reason
    is given.
    """
    office, file = desk.office(), desk.case(case)
    language = local_language(office.languages)
    field = next((each for each in correctable(file) if each.name == name), None)
    if field is None:
        raise FieldError("field", "This can't be corrected here.", code="unknown_field")
    answers = answers_of(file, language)
    kept = _checked(desk, file, {**answers, name: answer}, name)
    top = _place(name, file)
    value = deepcopy(file.fields[top])
    if top == "parties":
        _put_party(value[0], name, kept.get(name, ""), language)
    elif top == "premises":
        told = {**value, name: kept.get(name, "")}
        value = premises_of(office, told) if name == "ward" else told
        if name == "ward" and office.ward(str(told["ward"])) is None:
            raise FieldError(name, "This office has no such ward.", code="ward")
    elif top == "enclosures":
        value = kept.get(name, [])
    else:
        value = {k: v for k, v in value.items() if k != name + TYPED}
        value |= {name: kept.get(name, "")} | {k: v for k, v in kept.items() if k == name + TYPED}
    if value == file.fields[top]:
        raise FieldError(name, "This is what stands there already.", code="unchanged")
    return set_field(desk, case, top, value, reason)


def _place(name: str, file: CaseFile) -> str:
    """The field of the case in which an answer is kept; '' where this case has none for it."""
    if name in PARTY:
        return "parties" if file.fields.get("parties") else ""
    found = "premises" if name in PREMISES else "enclosures" if name == "enclosures" else "details"
    return found if found in file.fields and (found != "details" or name not in ELSEWHERE) else ""


def _answer(file: CaseFile, name: str, language: str) -> Any:
    party = file.applicant()
    if name in ("applicant_local", "applicant_latin"):
        return party.get("name", {}).get("en" if name == "applicant_latin" else language, "")
    if name in PARTY:
        return party.get("standing" if name == "owner" else name, "")
    if name == "enclosures":
        return file.fields.get("enclosures", [])
    held = file.fields.get("premises" if name in PREMISES else "details", {})
    return held.get(name + TYPED) or held.get(name, "")


def _put_party(party: dict[str, Any], name: str, value: Any, language: str) -> None:
    if name in ("applicant_local", "applicant_latin"):
        party["name"] = {**party.get("name", {}), ("en" if name == "applicant_latin" else language): value}
    else:
        party["standing" if name == "owner" else name] = value


def _checked(desk: Desk, file: CaseFile, answers: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The answers as they are kept, `name` having passed the form's own check; old answers that no longer do go by."""
    today = desk.today()
    asked = [replace(each, relevant="") for each in correctable(file) if each.name == name or answers[each.name]]
    asked = [each if each.name == name else replace(each, required=False, constraint="") for each in asked]
    if file.opened_on:
        asked.insert(0, Field("received_on", "date", {}))
        answers = {**answers, "received_on": file.opened_on}
    while True:
        told = {each.name: answers[each.name] for each in asked}
        try:
            kept = check(Form(file.kind, "1", {}, tuple(asked)), told, today, desk.office().land_units(today))
            return {key: kept_value(value) for key, value in kept.items()}
        except FieldErrors as refused:
            own = [fault for fault in refused.errors if fault.field.partition(".")[0] == name]
            if own:
                raise FieldErrors(own) from None
            wrong = {fault.field.partition(".")[0] for fault in refused.errors}
            asked = [each for each in asked if each.name not in wrong]
