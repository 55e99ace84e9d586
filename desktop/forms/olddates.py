"""Dates as old registers write them, beyond what a clerk types today."""

from __future__ import annotations

import re
from datetime import date
from decimal import Decimal

from desktop.core import dates
from desktop.core.errors import FieldError
from desktop.core.text import clean, latin_digits

_TIME = re.compile(r"[ t]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]m)?z?$")


def read_date(value: str | Decimal | date, field: str, today: date) -> date:
    """The date in a register's cell: day first; a month may be named in any of five languages; a time is left off.

    A year of two figures is the latest one that is not after `today`: a register holds what has happened. Raises
    `FieldError` on `field`; a bare number in an unformatted cell is refused unless it reads as ddmmyyyy.
    """
    if isinstance(value, date):
        return value
    text = f"{value:f}".zfill(8) if isinstance(value, Decimal) else value
    plain = _TIME.sub("", latin_digits(clean(text)).lower()).strip()
    if isinstance(value, Decimal) and not re.fullmatch(r"\d{8}", plain):
        raise FieldError(
            field, f"'{value}' is a number, not a date; give the column a date format", code="date_shape"
        )
    found = dates.parts(plain)
    if found is None:
        return dates.parse(str(value), field)
    day, month, year = found[0], found[1], int(found[2])
    if len(found[2]) == 2:
        year += 1900 if (2000 + year, month, day) > (today.year, today.month, today.day) else 2000
    return dates.made(day, month, year, str(value), field)
