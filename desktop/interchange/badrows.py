"""Rows that could not be brought, written out so that they can be corrected and brought again."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from datetime import date, datetime, time
from decimal import Decimal
from pathlib import Path
from typing import Any

from desktop.interchange.cells import Row, Trouble, Value
from desktop.interchange.lines import Problem
from desktop.interchange.outbook import out_book

ROW, WRONG = "Row in the first file", "What is wrong"


class BadRows:
    """An .xlsx with the register's own columns and, after them, the old row number and what is wrong.

    Its sheet is named as the register's own, so that the same map fits it. Texts are written as texts: nothing in it
    is a formula. The file is made when the first bad row comes.
    """

    def __init__(self, path: Path, headers: Mapping[int, str], sheet: str = "") -> None:
        self._path, self._name = path, sheet or "Register"
        self._own = {column: text for column, text in headers.items() if text not in (ROW, WRONG)}
        self._close = ExitStack()
        self._sheet: Any = None
        self._next = 0

    def __enter__(self) -> BadRows:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: Any) -> None:
        self._close.__exit__(kind, error, trace)

    def _begin(self) -> None:
        book = self._close.enter_context(out_book(self._path, constant_memory=True))
        self._sheet = book.add_worksheet(self._name)
        self._day = book.add_format({"num_format": "dd-mm-yyyy"})
        for place, text in enumerate((*self._own.values(), ROW, WRONG)):
            self._sheet.write_string(0, place, text)
        self._next = 1

    def add(self, row: Row, problems: tuple[Problem, ...]) -> None:
        """Write one row as it was read, with its problems."""
        if not self._next:
            self._begin()
        for place, column in enumerate(self._own):
            if column in row.cells:
                self._write(place, row.cells[column])
        self._sheet.write_number(self._next, len(self._own), row.number)
        told = "; ".join(f"{p.header or p.field}: {p.text}" for p in problems)
        self._sheet.write_string(self._next, len(self._own) + 1, told[:32_000])
        self._next += 1

    def _write(self, place: int, value: Value) -> None:
        if isinstance(value, bool):
            self._sheet.write_boolean(self._next, place, value)
        elif isinstance(value, Decimal):
            self._sheet.write_number(self._next, place, float(value))
        elif isinstance(value, date):
            self._sheet.write_datetime(self._next, place, datetime.combine(value, time()), self._day)
        elif not isinstance(value, Trouble):
            self._sheet.write_string(self._next, place, value[:32_767])
