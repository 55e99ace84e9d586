"""What the desk refused, by the fields of a page that it is about."""

from __future__ import annotations

from typing import Any

from desktop.core.errors import FieldError, FieldErrors, PaperError
from desktop.core.text import clean


def field_faults(error: Exception, answers: dict[str, Any]) -> list[FieldError]:
    """The faults of an error at their fields; none where it is about the act as a whole."""
    if isinstance(error, FieldErrors):
        return error.errors
    if isinstance(error, PaperError):
        return _shapeless(error, answers)
    return [error] if isinstance(error, FieldError) else []


def _shapeless(error: PaperError, answers: dict[str, Any]) -> list[FieldError]:
    """A letter that no font of the papers has, told at each field in which it was typed."""
    char = str(error.params.get("char", "")) if error.code == "glyph_missing" else ""
    said = f"No font of the papers has '{char}'. Take it out, or write the word with another letter."
    found = [name for name, value in answers.items() if char and _holds(value, char)]
    return [FieldError(name, said, code="glyph_here", char=char) for name in found]


def _holds(value: Any, char: str) -> bool:
    if isinstance(value, dict):
        return any(_holds(each, char) for each in value.values())
    if isinstance(value, list):
        return any(_holds(each, char) for each in value)
    return isinstance(value, str) and char in clean(value)
