"""Placeholders filled with values, in each language of the paper."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from desktop.core import dates, money
from desktop.core.errors import PaperError
from desktop.printing import numerals
from desktop.printing.model import Run, Runs, Said
from desktop.printing.notices import Need

_PLACE = re.compile(r"\{([a-z_][a-z0-9_]*)(?:\|([a-z]+))?\}")
_BOLD = "**"
_STOPS = ".।"


class Filler:
    """The values of one paper, checked against what its template needs; turns texts into what is said."""

    def __init__(self, paper: str, languages: tuple[str, ...], needs: Mapping[str, Need], values: Mapping[str, Any]):
        self.paper, self.languages, self.needs, self.values = paper, languages, needs, dict(values)
        self.kinds = {name: need.kind for name, need in needs.items()}
        for name in self.values:
            if name not in needs:
                raise self._error(f"has no place for '{name}'", "placeholder_unknown", name)
        for name, need in needs.items():
            if self.has(name):
                self._check(name, need, self.values[name])
            elif not need.optional:
                raise self._error(f"needs '{name}' ({need.says}), which is empty", "placeholder_empty", name)

    def has(self, name: str) -> bool:
        """Whether there is a value of that name that isn't empty."""
        return not _empty(self.values.get(name))

    def rows(self, name: str) -> list[Filler]:
        """For each row of a table, the same values with those of the row beside them."""
        columns = {column: kind for column, (kind, _) in self.needs[name].columns.items()}
        return [self._with(row, columns) for row in self.values.get(name) or ()]

    def _with(self, row: Mapping[str, Any], columns: Mapping[str, str]) -> Filler:
        other = Filler.__new__(Filler)
        other.paper, other.languages, other.needs = self.paper, self.languages, self.needs
        other.values = {**self.values, **row}
        other.kinds = {**self.kinds, **columns}
        return other

    def said(self, texts: Mapping[str, str]) -> Said:
        """`texts` by language, with placeholders filled; once only if all languages say the same."""
        told: dict[str, Runs] = {}
        for language in self.languages:
            if language not in texts:
                raise self._error(f"has no text in '{language}' for '{next(iter(texts.values()))}'", "translation")
            told[language] = self._runs(texts[language], language)
        first, *others = told.values()
        return {self.languages[0]: first} if all(other == first for other in others) else told

    def value(self, name: str) -> Said:
        """One value by itself, in each language."""
        return self.said(dict.fromkeys(self.languages, f"{{{name}}}"))

    def _runs(self, text: str, language: str) -> Runs:
        """Text with `**bold**` parts; what values bring is never read as markup."""
        parts = (_PLACE.sub(lambda m: self._fitted(m, language), p) for p in text.split(_BOLD))
        runs = [Run(unicodedata.normalize("NFC", part), n % 2 == 1) for n, part in enumerate(parts)]
        return tuple(run for run in runs if run.text)

    def _fitted(self, place: re.Match[str], language: str) -> str:
        """A value in its place; its own full stop gives way to one that stands behind the place."""
        told = self._fill(place[1], place[2] or "", language)
        follows = place.string[place.end() : place.end() + 1]
        return told[:-1] if follows and follows in _STOPS and told[-1:] in _STOPS else told

    def _fill(self, name: str, form: str, language: str) -> str:
        value = self.values.get(name)
        if name not in self.kinds:
            raise self._error(f"has an unknown placeholder '{name}'", "placeholder_unknown", name)
        if isinstance(value, Mapping):
            if language not in value:
                raise self._error(f"has no text in '{language}' for '{name}'", "translation", name)
            value = value[language]
        if _empty(value):
            raise self._error(f"needs '{name}', which is empty", "placeholder_empty", name)
        return self._show(name, value, form, language)

    def _show(self, name: str, value: Any, form: str, language: str) -> str:
        match self.kinds[name], form, value:
            case "date", "", date():
                return dates.show(value)
            case "date", "long", date():
                return numerals.long_date(value, language)
            case "money", "" | "money", int():
                return money.show(value)
            case "money", "words", int():
                return numerals.rupees_in_words(value, language)
            case "number" | "text", "", int() | str():
                return str(value).strip()
            case _:
                raise self._error(f"can't show '{name}' as '{form or 'text'}'", "placeholder_kind", name)

    def _check(self, name: str, need: Need, value: Any) -> None:
        fits = {
            "text": isinstance(value, str | Mapping) or (isinstance(value, int) and not isinstance(value, bool)),
            "number": isinstance(value, int) and not isinstance(value, bool),
            "money": isinstance(value, int) and not isinstance(value, bool),
            "date": isinstance(value, date),
            "rows": isinstance(value, Sequence) and not isinstance(value, str),
        }
        if not fits[need.kind]:
            raise self._error(f"needs '{name}' as {need.kind}, not {value!r}", "placeholder_kind", name)
        if need.kind == "rows":
            for at, row in enumerate(value, 1):
                self._check_row(f"{name} {at}", need, row)

    def _check_row(self, name: str, need: Need, row: Mapping[str, Any]) -> None:
        for column in row:
            if column not in need.columns:
                raise self._error(f"has no place for '{column}' in row {name}", "placeholder_unknown", column)
        for column, (kind, optional) in need.columns.items():
            if _empty(row.get(column)):
                if not optional:
                    raise self._error(f"needs '{column}' in row {name}, which is empty", "placeholder_empty", column)
            else:
                self._check(f"{name}: {column}", Need(kind, ""), row[column])

    def _error(self, says: str, code: str, name: str = "") -> PaperError:
        return PaperError(f"The paper '{self.paper}' {says}", code=code, template=self.paper, placeholder=name)


def _empty(value: Any) -> bool:
    """Nothing, blank text, no rows, or blank in some language; zero is a value."""
    if isinstance(value, str):
        return not value.strip()
    if isinstance(value, Mapping):
        return not value or any(_empty(text) for text in value.values())
    return value is None or (isinstance(value, Sequence) and not value)
