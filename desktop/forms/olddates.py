"""Dates as old registers write them, beyond what a clerk types today."""

from __future__ import annotations

import re
from datetime import date
from decimal import Decimal

from desktop.core import dates
from desktop.core.errors import FieldError
from desktop.core.text import clean, latin_digits

_MONTHS = (
    "jan january जनवरी जन जानेवारी ਜਨਵਰੀ சனவரி ஜனவரி",
    "feb february फरवरी फ़रवरी फर फेब्रुवारी ਫ਼ਰਵਰੀ ਫਰਵਰੀ பிப்ரவரி",
    "mar march मार्च ਮਾਰਚ மார்ச்",
    "apr april अप्रैल एप्रिल अप्रेल ਅਪ੍ਰੈਲ ஏப்ரல்",
    "may मई मे ਮਈ மே",
    "jun june जून ਜੂਨ சூன் ஜூன்",
    "jul july जुलाई जुलै ਜੁਲਾਈ சூலை ஜூலை",
    "aug august अगस्त ऑगस्ट ਅਗਸਤ ஆகஸ்ட் ஆகஸ்டு",
    "sep sept september सितम्बर सितंबर सप्टेंबर ਸਤੰਬਰ செப்டம்பர்",
    "oct october अक्टूबर अक्तूबर ऑक्टोबर ਅਕਤੂਬਰ அக்டோபர்",
    "nov november नवम्बर नवंबर नोव्हेंबर ਨਵੰਬਰ நவம்பர்",
    "dec december दिसम्बर दिसंबर डिसेंबर ਦਸੰਬਰ டிசம்பர்",
)
_MONTH_OF = {name: number for number, names in enumerate(_MONTHS, 1) for name in names.split()}
_NAMED = re.compile(r"^(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]*([^\d\s.,/-]+)[\s.,/-]*(\d{4}|\d{2})$")
_NAMED_FIRST = re.compile(r"^([^\d\s.,/-]+)[\s.,/-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]+(\d{4}|\d{2})$")
_YEAR_FIRST = re.compile(r"^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$")
_TIME = re.compile(r"[ t]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]m)?z?$")
_PLAIN = re.compile(r"^(\d{1,2})\s*[-./\s]\s*(\d{1,2})\s*[-./\s]\s*(\d{4}|\d{2})$")
_PACKED = re.compile(r"^(\d{2})(\d{2})(\d{4}|\d{2})$")


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
    found = _parts(plain)
    if found is None:
        return dates.parse(plain, field)
    day, month, year = int(found[0]), int(found[1]), int(found[2])
    if len(found[2]) == 2:
        year += 1900 if (2000 + year, month, day) > (today.year, today.month, today.day) else 2000
    return dates.parse(f"{day}-{month}-{year:04d}", field)


def _parts(plain: str) -> tuple[str, str, str] | None:
    """Day, month and year as written, the month as a number."""
    if found := _YEAR_FIRST.match(plain):
        return found[3], found[2], found[1]
    if found := _PLAIN.match(plain) or _PACKED.match(plain):
        return found[1], found[2], found[3]
    if (found := _NAMED.match(plain)) and found[2] in _MONTH_OF:
        return found[1], str(_MONTH_OF[found[2]]), found[3]
    if (found := _NAMED_FIRST.match(plain)) and found[1] in _MONTH_OF:
        return found[2], str(_MONTH_OF[found[1]]), found[3]
    return None
