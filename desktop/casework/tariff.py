"""Fees and rates that the office has set by bye-law or order, as in force on a day; nothing here is a figure of its own.

A table is a flat amount in paise, or rows `{upto, paise}` by a measure, with `{upto, paise, each, per}` for `each`
paise more for every `per` of the measure (a part counting in full) above the row before; the last row may be open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from math import ceil
from typing import Any

from desktop.casework import accounts
from desktop.casework.desk import Desk, Done
from desktop.core.errors import FieldError, LawError


@dataclass(frozen=True, slots=True)
class Fee:
    """A fee in paise with the bye-law or order that fixes it and its date (ISO)."""

    paise: int
    authority: str
    dated: str


def set_fee(desk: Desk, provision: str, table: Any, authority: str, dated: date, paper: str = "") -> Done:
    """Set the fee of a provision from a day on, with the bye-law or order that fixes it; earlier days keep theirs.

    Raises `FieldError` for a table that can't be read, and `PowerError` for anyone but head or administrator.
    """
    if provision not in desk.act(desk.office(), dated):
        raise FieldError("provision", f"The Act has no provision '{provision}'.", code="provision")
    _check(table)
    return accounts.set_value(desk, f"fee.{provision}", table, authority, dated, paper)


def set_rate(desk: Desk, key: str, paise: int, authority: str, dated: date, paper: str = "") -> Done:
    """Set a rate that others fix, such as `land.<locality>` (paise for a square metre, by the Collector of stamps)."""
    if type(paise) is not int or paise <= 0:
        raise FieldError("paise", "Give the rate, above nothing.", code="amount")
    return accounts.set_value(desk, f"rate.{key}", paise, authority, dated, paper)


def fee_of(desk: Desk, provision: str, day: date, measure: Any = None) -> Fee:
    """The fee of a provision on `day`, for a measure where the table goes by one.

    Raises `NagardeskError` (not_set) where the office has set none for that day, `FieldError` for a measure that is
    missing or beyond the table.
    """
    setting = desk.office().setting(f"fee.{provision}", day)
    return Fee(_amount(setting.value, measure), setting.authority, setting.dated)


def rate_of(desk: Desk, key: str, day: date) -> Fee:
    """A rate as set for `day`. Raises `NagardeskError` (not_set) where there is none."""
    setting = desk.office().setting(f"rate.{key}", day)
    return Fee(int(setting.value), setting.authority, setting.dated)


def fees_on(desk: Desk, day: date) -> list[dict[str, Any]]:
    """Every fee and rate in force on `day`: key, value, authority, dated; those that come later marked `later`."""
    office, found = desk.office(), []
    for key in sorted({s.key for s in office.settings if s.key.startswith(("fee.", "rate."))}):
        for setting in (s for s in office.settings if s.key == key):
            later = setting.dated > day.isoformat()
            if later or setting == office.setting(key, day):
                told = {"key": key, "value": setting.value, "authority": setting.authority}
                found.append({**told, "dated": setting.dated, "later": later})
    return found


def number(told: Any, field: str) -> Decimal:
    """A measure above zero. Raises `FieldError`."""
    try:
        value = Decimal(str(told))
    except InvalidOperation:
        value = Decimal(0)
    if not value.is_finite() or value <= 0:
        raise FieldError(field, "Give a measure above zero.", code="measure")
    return value


def _amount(table: Any, measure: Any) -> int:
    if isinstance(table, int):
        return table
    value, below = Fraction(number(measure, "measure")), Fraction(0)
    for row in table:
        upto = Fraction(str(row["upto"])) if row.get("upto") is not None else None
        if upto is None or value <= upto:
            more = ceil((value - below) / Fraction(str(row["per"]))) * int(row["each"]) if row.get("each") else 0
            return int(row.get("paise", 0)) + more
        below = upto
    raise FieldError("measure", f"The table of fees ends at {below}; have it completed.", code="beyond_table")


def _check(table: Any) -> None:
    if type(table) is int and table > 0:
        return
    if not isinstance(table, Sequence) or isinstance(table, str) or not table:
        raise FieldError("table", "Give an amount in paise, or rows by a measure.", code="fee_table")
    below: Fraction | None = Fraction(0)
    for row in table:
        if not isinstance(row, Mapping) or below is None or not _is_row(row):
            message = "A row has upto and paise (or each and per); only the last is open."
            raise FieldError("table", message, code="fee_table")
        upto = Fraction(str(row["upto"])) if row.get("upto") is not None else None
        if upto is not None and upto <= below:
            raise FieldError("table", "The rows rise from the smallest measure.", code="fee_table")
        below = upto


def _is_row(row: Mapping[str, Any]) -> bool:
    amounts = [row[key] for key in ("paise", "each") if key in row]
    if not amounts or any(type(a) is not int or a < 0 for a in amounts) or ("each" in row) != ("per" in row):
        return False
    try:
        measures = [Fraction(str(row[key])) for key in ("upto", "per") if row.get(key) is not None]
    except ValueError:
        return False
    return all(m > 0 for m in measures)


def need_rate(desk: Desk, key: str, day: date, section: str) -> Fee:
    """A rate that a section rests on. Raises `LawError` naming the section where it is not set."""
    if desk.office().held(f"rate.{key}", day) is None:
        raise LawError(
            f"Section {section} reckons by a rate that is not entered for this place and day (rate.{key}). Enter it "
            "with the order that fixes it.",
            section=section,
            code="rate_not_set",
        )
    return rate_of(desk, key, day)
