"""Check what was typed against a form: every fault named at its field, nothing cut, nothing half taken."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import Any

from desktop.core import dates, money
from desktop.core.errors import FieldError, FieldErrors
from desktop.core.text import clean, latin_digits, ungroup
from desktop.forms import units
from desktop.forms.definition import Field, Form
from desktop.forms.expression import evaluate, truth

_INTEGER, _DECIMAL = re.compile("-?[0-9]{1,15}"), re.compile(r"-?([0-9]{1,15}\.?[0-9]{0,20}|\.[0-9]{1,20})")
_CLEANED = 10  # times a field's length: what is longer is not even cleaned, which takes its time
CHECK_ANSWERS = ("pass", "fail", "not_seen", "no_entry")
TYPED = "_typed"  # beside an area or length that was typed in another unit stands what was typed


@dataclass(slots=True)
class _Reading:
    today: date
    local: Mapping[str, Decimal]
    faults: list[FieldError] = field(default_factory=list)


def check(
    form: Form, answers: Mapping[str, Any], today: date, local: Mapping[str, Decimal] | None = None
) -> dict[str, Any]:
    """The answers as the store keeps them: text clean and in NFC, dates ISO, money in paise, numbers as typed.

    Digits of any Indian script are understood, and text keeps the digits it was typed in. An area or length may be
    typed in another unit ("2 guntha"): it is kept in the field's unit, and `<field>_typed` keeps what was typed;
    `local` gives square metres for units that differ by place (bigha). Answers to fields that do not apply
    (`relevant`) are left out. Raises `FieldErrors` with every fault; unknown answers are a fault too.
    """
    reading = _Reading(today, local or {})
    kept = _check_fields(form.fields, answers, reading, "")
    if reading.faults:
        raise FieldErrors(reading.faults)
    return kept


def _check_fields(
    fields: tuple[Field, ...], answers: Mapping[str, Any], reading: _Reading, where: str
) -> dict[str, Any]:
    known = {each.name for each in fields} | {each.name + TYPED for each in fields if each.unit in units.BASES}
    for name in answers:
        if name not in known:
            reading.faults.append(FieldError(where + name, "This form has no such field.", code="unknown_field"))
    kept: dict[str, Any] = {}
    typed: dict[str, Any] = {}
    for each in fields:
        if each.type == "note" or (each.relevant and not truth(evaluate(each.relevant, typed, "", reading.today))):
            continue
        raw = answers.get(each.name, "")
        try:
            value = _check_one(each, raw, typed, reading, where)
        except FieldError as fault:
            reading.faults.append(fault)
            continue
        typed[each.name] = Decimal(value) / 100 if each.type == "money" and value != "" else value
        if value in ("", [], None):
            continue
        kept[each.name] = value.isoformat() if isinstance(value, date) else value
        if also := answers.get(each.name + TYPED) or units.typed_otherwise(each.unit, raw):
            kept[each.name + TYPED] = clean(str(also))
    return kept


def _check_one(each: Field, raw: Any, typed: Mapping[str, Any], reading: _Reading, where: str) -> Any:
    name = where + each.name
    if each.calculation:
        return _settle(each, evaluate(each.calculation, typed, "", reading.today))
    if each.type == "repeat":
        return _check_repeat(each, raw, reading, name)
    if raw in ("", [], None) or (isinstance(raw, str) and not clean(raw)):
        if each.required:
            raise FieldError(name, "This must be filled in.", code="required")
        return [] if each.type == "select_multiple" else ""
    value = _read(each, raw, name, reading)
    own = Decimal(value) / 100 if each.type == "money" else value
    own = Decimal(value) if each.type == "decimal" else own
    if each.constraint and not truth(evaluate(each.constraint, typed, own, reading.today)):
        message = each.constraint_message.get("en", "This value is not allowed here.")
        raise FieldError(name, message, code="constraint", messages=dict(each.constraint_message))
    return value


def _settle(each: Field, value: Any) -> Any:
    """A calculated value as a typed one of the field's type would be kept."""
    if value in ("", None):
        return ""
    if each.type == "money":
        return round(Decimal(str(value)) * 100)
    if each.type == "integer":
        return int(Decimal(str(value)))
    return value if isinstance(value, date) else str(value)


def _check_repeat(each: Field, raw: Any, reading: _Reading, name: str) -> list[dict[str, Any]]:
    rows = raw if isinstance(raw, list) else []
    if each.required and not rows:
        raise FieldError(name, "At least one line is needed.", code="required")
    if not all(isinstance(row, Mapping) for row in rows):
        raise FieldError(name, "Each line holds its answers by their fields.", code="shape")
    return [_check_fields(each.fields, row, reading, f"{name}.{n}.") for n, row in enumerate(rows, 1)]


def _read(each: Field, raw: Any, name: str, reading: _Reading) -> Any:
    if each.type == "date":
        return raw if isinstance(raw, date) else dates.parse(str(raw), name)
    if each.type == "money":
        return raw if isinstance(raw, int) else money.parse(str(raw), name)
    if each.type == "decimal" and units.typed_otherwise(each.unit, raw):
        return str(units.read(str(raw), each.unit, name, reading.local).value)
    if each.type in ("integer", "decimal"):
        return _read_number(each, str(raw), name)
    if each.type in ("select_one", "check"):
        return _read_choice(each, str(raw), name)
    if each.type in ("file", "select_multiple"):
        told = [raw] if isinstance(raw, str) and each.type == "file" else raw
        if not isinstance(told, list | tuple):
            raise FieldError(name, "A list is wanted here.", code="shape")
        return [clean(str(v)) if each.type == "file" else _read_choice(each, str(v), name) for v in told]
    text = str(raw)
    text = clean(text) if len(text) <= _CLEANED * each.length else text
    if len(text) > each.length:
        raise FieldError(
            name,
            f"This has {len(text)} characters; at most {each.length} are kept. Shorten it, or attach a paper.",
            code="too_long",
            count=len(text),
            most=each.length,
        )
    return text


def _read_number(each: Field, raw: str, name: str) -> int | str:
    plain = ungroup(latin_digits(clean(raw)))
    if each.type == "integer":
        if _INTEGER.fullmatch(plain):
            return int(plain)
        raise FieldError(name, f"'{raw}' is not a whole number.", code="integer", text=raw)
    if _DECIMAL.fullmatch(plain):
        return str(Decimal(plain))
    raise FieldError(name, f"'{raw}' is not a number; write it as 12.5", code="decimal", text=raw)


def _read_choice(each: Field, raw: str, name: str) -> str:
    allowed = CHECK_ANSWERS if each.type == "check" else each.choices
    if isinstance(allowed, str) or raw in allowed:
        return raw  # an office's own list (@wards) is checked by casework, which knows the office
    raise FieldError(name, f"'{raw}' is not one of the choices.", code="choice", text=raw)
