"""The shapes of what an act is told: days are days, lists are lists, money is whole paise; looked at before anything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

from desktop.core.errors import FieldError, FieldErrors
from desktop.law.model import Unit

MOST_TEXT = 20_000  # letters in one saying; more is a file, which is attached
MOST_PAISE = 10**15  # a sum above ten lakh crore rupees is a slip, and no ledger holds it
_FIRST_YEAR = 1800
_FAR = 366
_DAYS = ("day", "received_on", "dated", "on", "committed_on", "since")
_KEPT_DAYS = ("until", "from", "applied")  # an entry keeps them as they were told, so they may come as text
_MAPPINGS = ("by_order_of", "ink", "hearing", "answers", "set")
_ROWS = ("witnesses", "present", "said", "shares", "particulars", "addressees")
_LISTS = ("channels", "inventory", "conditions", "grounds", "pleas", "items")
_NUMBERS = ("paise", "charges")
_MOST_DAYS = 36_500
_WORDS = (
    "says",
    "reasons",
    "operative",
    "place",
    "to",
    "by",
    "who",
    "court",
    "text",
    "remarks",
    "requirement",
    "reason",
)
Told = Mapping[str, Any]


def need_shapes(told: Told, *free: str) -> None:
    """Raise `FieldError`, or `FieldErrors` for several, naming what in `told` has a wrong shape; `free` may have any.

    A key that is missing or None is no fault here: what an act needs it asks for itself.
    """
    faults = [
        FieldError(key, message, code="shape")
        for key, value in told.items()
        if value is not None and key not in free and (message := _wrong(key, value))
    ]
    if faults:
        raise faults[0] if len(faults) == 1 else FieldErrors(faults)


def need_near(day: date, today: date, field: str) -> None:
    """Raise `FieldError` for a day to come that lies further off than a year: a slip of the pen in its year."""
    if (day - today).days > _FAR:
        raise FieldError(field, f"{day:%d-%m-%Y} is more than a year away; look at the year again.", code="far")


def distinct(people: Sequence[Told]) -> int:
    """How many different people are named, each by name and address."""
    return len({repr((each.get("name"), each.get("address", ""))).casefold() for each in people})


def _wrong(key: str, value: Any) -> str:
    """What is wrong with the value under a key; '' if nothing."""
    for keys, fits, message in _SHAPES:
        if key in keys and not fits(value):
            return message
    return "This is longer than a paper holds; attach it as a file." if _length(value) > MOST_TEXT else ""


def _length(value: Any) -> int:
    if isinstance(value, Mapping):
        return max((_length(each) for each in value.values()), default=0)
    return len(value) if isinstance(value, str) else 0


def _is_day(value: Any) -> bool:
    return isinstance(value, date) and value.year >= _FIRST_YEAR


def _is_number(value: Any) -> bool:
    return type(value) is int and abs(value) <= MOST_PAISE


def _are_rows(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(each, Mapping) for each in value)


def _are_said(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(each, str | int | Mapping) for each in value)


def _is_said(value: Any) -> bool:
    texts = value.values() if isinstance(value, Mapping) else (value,)
    return all(isinstance(each, str) for each in texts)


def _are_times(value: Any) -> bool:
    """Times as a paper sets them: a length with its unit, or a last day, by the name of the period."""
    return isinstance(value, Mapping) and all(isinstance(each, Mapping) and _is_time(each) for each in value.values())


def _is_time(each: Told) -> bool:
    if "day" in each:
        try:
            return bool(date.fromisoformat(str(each["day"])))
        except ValueError:
            return False
    return type(each.get("length")) is int and each["length"] > 0 and each.get("unit") in {u.value for u in Unit}


def _is_paper(value: Any) -> bool:
    """The paper of an authority; its date, where it is told, is a day."""
    dated = value.get("dated", "") if isinstance(value, Mapping) else None
    if isinstance(dated, date) or dated == "":
        return True
    try:
        return isinstance(dated, str) and bool(date.fromisoformat(dated))
    except ValueError:
        return False


def _is_kept_day(value: Any) -> bool:
    if isinstance(value, date) or value == "":
        return value == "" or _is_day(value)
    try:
        return isinstance(value, str) and _is_day(date.fromisoformat(value))
    except ValueError:
        return False


_SHAPES: tuple[tuple[tuple[str, ...], Callable[[Any], bool], str], ...] = (
    (_DAYS, _is_day, "Write a day of the calendar."),
    (_KEPT_DAYS, _is_kept_day, "Write a day of the calendar."),
    (("days",), lambda value: type(value) is int and abs(value) <= _MOST_DAYS, "Give a number of days."),
    (("by_order_of",), _is_paper, "Give the authority, the number and the date of its paper."),
    (_MAPPINGS, lambda value: isinstance(value, Mapping), "This has parts of its own; give each by its name."),
    (("set",), _are_times, "Set a length with its unit, or a last day."),
    (_ROWS, _are_rows, "Give a list, each with its own parts."),
    (("facts",), lambda value: _is_said(value) or _are_said(value), "Write what was found, one thing a line."),
    (_LISTS, _are_said, "Give a list, one thing a line."),
    (_NUMBERS, _is_number, "Give a whole number that an account can hold."),
    (_WORDS, _is_said, "Write words, or words in each language."),
)
