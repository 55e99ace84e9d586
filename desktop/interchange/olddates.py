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
_SHORT_YEAR = re.compile(r"(?<!\d)\d{2}$")


def read_date(value: str | Decimal | date, field: str, today: date) -> date:
    """The date in a register's cell: day first; a month may be named in any of five languages; a time is left off.

    A year of two figures is the latest one that is not after `today`: a register holds what has happened. Raises
    `FieldError` on `field`; a bare number in an unformatted cell is refused unless it reads as ddmmyyyy.
    """
    if isinstance(value, date):
        return value
    text = f"{value:08f}".partition(".")[0] if isinstance(value, Decimal) else value
    plain = _TIME.sub("", latin_digits(clean(text)).lower()).strip()
    if isinstance(value, Decimal) and len(plain) not in (7, 8):
        raise FieldError(
            field, f"'{value}' is a number, not a date; give the column a date format", code="date_shape"
        )
    day = _named(plain, field) or dates.parse(
        _day_first(plain.zfill(8) if plain.isdecimal() and len(plain) == 7 else plain), field
    )
    short = _SHORT_YEAR.search(plain) and not _YEAR_FIRST.match(plain) and not re.fullmatch(r"\d{8}", plain)
    if short and day > today:
        day = date(day.year - 100, day.month, min(day.day, 28) if day.month == 2 else day.day)
    return day


def _day_first(plain: str) -> str:
    if found := _YEAR_FIRST.match(plain):
        year, month, day = found.groups()
        return f"{year}-{int(month):02d}-{int(day):02d}"
    return plain


def _named(plain: str, field: str) -> date | None:
    if found := _NAMED.match(plain):
        day, month, year = found.groups()
    elif found := _NAMED_FIRST.match(plain):
        month, day, year = found.groups()
    else:
        return None
    number = _MONTH_OF.get(month)
    return dates.parse(f"{day}-{number}-{year}", field) if number else None
