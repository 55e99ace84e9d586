"""What a cell of a spreadsheet may hold, and a text made safe to be opened in one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Protocol

from desktop.core.errors import FieldError

COLUMNS_MOST = 512
ROWS_MOST = 1_048_576
ROWS_READ = 250_000
"""Rows of a sheet that are read: twice what the largest old register holds, and some seconds."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A cell whose value can't be known: `text` says why."""

    text: str


Value = str | Decimal | date | bool | Trouble


@dataclass(frozen=True, slots=True)
class Row:
    """A row that holds something: its number in the file (from 1) and its cells by column (from 1)."""

    number: int
    cells: Mapping[int, Value]


class Table(Protocol):
    """A sheet or a CSV file, read row by row; rows without anything in them are left out."""

    @property
    def name(self) -> str:
        """The sheet's name, or '' for a CSV file."""
        ...

    def rows(self) -> Iterator[Row]:
        """The rows from the first; may be asked for again."""
        ...


def bad_file(message: str, code: str = "file") -> FieldError:
    """The error for a file that can't be read."""
    return FieldError("file", message, code=code)


def need_few_rows(count: int) -> None:
    """Raise `FieldError` for more rows than are read."""
    if count > ROWS_READ:
        raise bad_file(f"This file has more than {ROWS_READ:,} rows. Bring it in parts.", "rows_many")


def letters(column: int) -> str:
    """The name of a column: 1 is A, 27 is AA."""
    name = ""
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(65 + rest) + name
    return name


def number_of(name: str) -> int:
    """The column that `letters` names."""
    total = 0
    for letter in name.upper():
        total = total * 26 + ord(letter) - 64
    return total


def inert(text: str) -> str:
    """`text` so that no spreadsheet takes it for a formula: an apostrophe before = + - @, tab or a line's end.

    A plain number keeps its sign.
    """
    if text[:1] in ("=", "+", "-", "@", "\t", "\r", "\n") and not text.lstrip("+-").replace(".", "", 1).isdecimal():
        return "'" + text
    return text
