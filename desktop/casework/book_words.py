"""What registers, returns and the court bundle share: their files, their words in each language, the days they span."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from desktop.core.dates import show
from desktop.core.errors import FieldError
from desktop.law.files import RESOURCES, cache_folder, compiled, read_yaml
from desktop.law.words import LANGUAGES

_FOLDER = RESOURCES / "registers"


@cache
def book(name: str) -> dict[str, Any]:
    """A file of resources/registers: registers, heads, words, returns."""
    path = _FOLDER / f"{name}.yaml"
    found: dict[str, Any] = compiled(f"registers-{name}", [path], lambda: read_yaml(path), cache_folder())
    return found


def book_words(group: str) -> dict[str, dict[str, str]]:
    """The words of a group of resources/registers/words.yaml, by key and language."""
    found: dict[str, dict[str, str]] = book("words")[group]
    return found


def book_sentence(key: str, **filled: object) -> dict[str, str]:
    """A sentence of registers and returns in every language; what fills it is one text, a day, or words by language."""

    def in_language(value: object, language: str) -> str:
        if isinstance(value, date):
            return show(value)
        return str(value[language]) if isinstance(value, Mapping) else str(value)

    texts = book_words("sentences")[key]
    return {lang: texts[lang].format(**{k: in_language(v, lang) for k, v in filled.items()}) for lang in LANGUAGES}


@dataclass(frozen=True, slots=True)
class Span:
    """The days of a register or return, both included, and the ward ('' for all)."""

    since: date
    until: date
    ward: str = ""

    def __post_init__(self) -> None:
        if self.until < self.since:
            raise FieldError("to", "The last day lies before the first.", code="order")

    def says(self) -> dict[str, str]:
        """The span in words."""
        days = book_sentence("period", since=self.since, until=self.until)
        if not self.ward:
            return days
        ward = book_sentence("of_ward", ward=self.ward)
        return {lang: f"{days[lang]}, {ward[lang]}" for lang in LANGUAGES}
