"""Dates as an office writes them: dd-mm-yyyy on paper and screen, ISO in the store."""

from __future__ import annotations

import re
from datetime import date

from desktop.core.errors import FieldError
from desktop.core.text import clean, latin_digits

_PARTS = re.compile(r"^(\d{1,2})\s*[-./ ]\s*(\d{1,2})\s*[-./ ]\s*(\d{4}|\d{2})$")
_PACKED = re.compile(r"^(\d{2})(\d{2})(\d{4}|\d{2})$")
_ISO = re.compile(r"^(\d{4})-(\d{2})-(\d{2})$")


def show(day: date) -> str:
    """`day` as dd-mm-yyyy."""
    return f"{day.day:02d}-{day.month:02d}-{day.year:04d}"


def parse(text: str, field: str) -> date:
    """The date in `text` (3.2.27, 030227, 03-02-2027, 2027-02-03, digits of any Indian script).

    A two-figure year is of this century. Raises `FieldError` on `field` for anything else.
    """
    plain = latin_digits(clean(text))
    if iso := _ISO.match(plain):
        year, month, day = iso.groups()
    elif parts := _PARTS.match(plain) or _PACKED.match(plain):
        day, month, year = parts.groups()
    else:
        raise FieldError(field, f"'{text}' is not a date; write it as 03-02-2027", code="date_shape", text=text)
    full = int(year) + 2000 if len(year) == 2 else int(year)
    try:
        return date(full, int(month), int(day))
    except ValueError:
        raise FieldError(
            field, f"'{text}' is no day of the calendar; check day and month", code="date_no_day", text=text
        ) from None


def financial_year(day: date) -> str:
    """The financial year of `day`, from 1 April, as 2026-27."""
    first = day.year if day.month >= 4 else day.year - 1
    return f"{first}-{(first + 1) % 100:02d}"
