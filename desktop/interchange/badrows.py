"""Rows that could not be brought, written out so that they can be corrected and brought again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, time
from decimal import Decimal
from pathlib import Path

from desktop.interchange.cells import Row, Trouble, Value
from desktop.interchange.lines import Problem

ROW, WRONG = "Row in the first file", "What is wrong"


class BadRows:
    """An .xlsx with the register's own columns and, after them, the old row number and what is wrong.

    Texts are written as texts: nothing in it is a formula. The file appears only when it is whole.
    """

    def __init__(self, path: Path, headers: Mapping[int, str]) -> None:
        from xlsxwriter import Workbook  # only when a row is bad is a file written

        self._path, self._part = path, path.with_suffix(".part.xlsx")
        options = {"constant_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
        self._book = Workbook(str(self._part), {**options, "strings_to_numbers": False})
        self._sheet = self._book.add_worksheet("Register")
        self._day = self._book.add_format({"num_format": "dd-mm-yyyy"})
        own = {column: text for column, text in headers.items() if text not in (ROW, WRONG)}
        self._columns = list(own)
        self._next = 1
        for place, text in enumerate((*own.values(), ROW, WRONG)):
            self._sheet.write_string(0, place, text)

    def __enter__(self) -> BadRows:
        return self

    def __exit__(self, *why: object) -> None:
        self._book.close()
        if self._next > 1 and why[0] is None:
            self._part.replace(self._path)
        else:
            self._part.unlink(missing_ok=True)

    def add(self, row: Row, problems: tuple[Problem, ...]) -> None:
        """Write one row as it was read, with its problems."""
        for place, column in enumerate(self._columns):
            if column in row.cells:
                self._write(place, row.cells[column])
        self._sheet.write_number(self._next, len(self._columns), row.number)
        told = "; ".join(f"{p.header or p.field}: {p.text}" for p in problems)
        self._sheet.write_string(self._next, len(self._columns) + 1, told[:32_000])
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
