"""Dates as an office writes them: dd-mm-yyyy on paper and screen, ISO in the store."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, timedelta

from desktop.core.errors import FieldError
from desktop.core.text import clean, latin_digits

_BETWEEN = r"\s*[-./,।\u2010-\u2015\s]\s*"
_PARTS = re.compile(rf"^(\d{{1,2}}){_BETWEEN}(\d{{1,2}}){_BETWEEN}(\d{{4}}|\d{{2}})\.?$")
_PACKED = re.compile(r"^(\d{2})(\d{2})(\d{4}|\d{2})$")
_YEAR_FIRST = re.compile(rf"^(\d{{4}}){_BETWEEN}(\d{{1,2}}){_BETWEEN}(\d{{1,2}})$")
_NAMED = re.compile(r"^(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]*([^\d\s.,/-]+)[\s.,/-]*(\d{4}|\d{2})$")
_NAMED_FIRST = re.compile(r"^([^\d\s.,/-]+)[\s.,/-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]+(\d{4}|\d{2})$")
_DAY_MONTH = re.compile(rf"^(\d{{1,2}}){_BETWEEN}(\d{{1,2}})\.?$")
_DAY_NAMED = re.compile(r"^(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]*([^\d\s.,/-]+)$")
_GAP = re.compile(r"^([+\u2212-])\s*(\d{1,3})$")
_DAY = re.compile(r"^(\d{1,2})(?:st|nd|rd|th)?$")
_SAID_DAYS = {
    0: "today t आज aaj aj ਅੱਜ இன்று",
    -1: "yesterday ਬੀਤਿਆ நேற்று",
    1: "tomorrow நாளை",
}  # कल, काल and ਕੱਲ੍ਹ are both the day before and the day after: they are left out
_GAP_OF = {word: gap for gap, said in _SAID_DAYS.items() for word in said.split()}
_FIRST_YEAR, _LAST_YEAR = 1800, 2199  # 0027 and 9999 are slips of the hand
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


def show(day: date) -> str:
    """`day` as dd-mm-yyyy."""
    return f"{day.day:02d}-{day.month:02d}-{day.year:04d}"


def parts(text: str) -> tuple[int, int, str] | None:
    """Day, month, and the year as written (two or four figures) of a date in `text`; None if it is not one's shape.

    The day comes first, or the year (2027-02-03); a month may be named in any of five languages; digits are those of
    any Indian script.
    """
    plain = latin_digits(clean(text)).lower()
    if found := _YEAR_FIRST.match(plain):
        return int(found[3]), int(found[2]), found[1]
    if found := _PARTS.match(plain) or _PACKED.match(plain):
        return int(found[1]), int(found[2]), found[3]
    if (found := _NAMED.match(plain)) and found[2] in _MONTH_OF:
        return int(found[1]), _MONTH_OF[found[2]], found[3]
    if (found := _NAMED_FIRST.match(plain)) and found[1] in _MONTH_OF:
        return int(found[2]), _MONTH_OF[found[1]], found[3]
    return None


def parse(text: str, field: str) -> date:
    """The date in `text` (3.2.27, 030227, 03-02-2027, 2027-02-03, 3 Feb 2027, digits of any Indian script).

    A two-figure year is of this century. Raises `FieldError` on `field` for anything else.
    """
    found = parts(text)
    if found is None:
        raise FieldError(field, f"'{text}' is not a date; write it as 03-02-2027", code="date_shape", text=text)
    return made(found[0], found[1], int(found[2]) + (2000 if len(found[2]) == 2 else 0), text, field)


def near(text: str, today: date, *, past: bool = False) -> date | None:
    """The day meant by what names no year: 5-3, 5 March, 5, today, आज, +7 (so many days on) or -7; of the days of that
    name the nearest to `today`; with `past` the last one that is not still to come.

    None for anything else, and for a day that no month or year near by has.
    """
    plain = latin_digits(clean(text)).lower()
    if plain in _GAP_OF:
        return today + timedelta(days=_GAP_OF[plain])
    if gap := _GAP.match(plain):
        return today + timedelta(days=int(gap[2]) if gap[1] == "+" else -int(gap[2]))
    if alone := _DAY.match(plain):
        months = (date.fromordinal(today.replace(day=1).toordinal() + by) for by in (-32, -1, 0, 31))
        return _nearest((_or_none(each.year, each.month, int(alone[1])) for each in months), today, past)
    found = _DAY_MONTH.match(plain) or _DAY_NAMED.match(plain)
    if not found:
        return None
    month = int(found[2]) if found[2].isdecimal() else _MONTH_OF.get(found[2], 0)
    days = (_or_none(year, month, int(found[1])) for year in (today.year - 1, today.year, today.year + 1))
    return _nearest(days, today, past)


def _nearest(days: Iterable[date | None], today: date, past: bool) -> date | None:
    fitting = (day for day in days if day and not (past and day > today))
    return min(fitting, key=lambda day: abs((day - today).days), default=None)


def _or_none(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def made(day: int, month: int, year: int, text: str, field: str) -> date:
    """The date of these three, which stood in `text`. Raises `FieldError` on `field` if there is no such day."""
    try:
        told = date(year, month, day)
    except ValueError:
        raise FieldError(
            field, f"'{text}' is no day of the calendar; check day and month", code="date_no_day", text=text
        ) from None
    if not _FIRST_YEAR <= year <= _LAST_YEAR:
        raise FieldError(field, f"'{text}' is not a date; write it as 03-02-2027", code="date_shape", text=text)
    return told


def financial_year(day: date) -> str:
    """The financial year of `day`, from 1 April, as 2026-27."""
    first = day.year if day.month >= 4 else day.year - 1
    return f"{first}-{(first + 1) % 100:02d}"
