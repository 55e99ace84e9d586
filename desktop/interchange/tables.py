"""Tables that go out: a sheet or a CSV file, whole or not at all, with nothing in it that a spreadsheet would carry out."""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from desktop.core.errors import FieldError
from desktop.core.outfile import whole
from desktop.interchange.cells import ROWS_MOST, inert
from desktop.interchange.outbook import out_book

ENDINGS = (".xlsx", ".csv")
_WIDTH = 18


def write_table(path: Path, name: str, rows: Iterable[Sequence[Any]], money: Collection[int] = ()) -> int:
    """Write rows (heads first) to an .xlsx or .csv file, one row in memory at a time; returns how many lines.

    `money` are the columns (from 0) that hold paise; they go out as rupees. Raises `FieldError` for another ending or
    for more rows than a sheet holds.
    """
    if path.suffix == ".xlsx":
        return _write_sheet(path, name, rows, money)
    if path.suffix == ".csv":
        return _write_csv(path, rows, money)
    raise FieldError("out", f"A table is written as {' or '.join(ENDINGS)}.", code="ending")


def write_sheets(path: Path, tables: Iterable[tuple[str, Iterable[Sequence[Any]], Collection[int]]]) -> None:
    """Write several tables (name, rows, columns of money) as the sheets of one .xlsx file."""
    if path.suffix != ".xlsx":
        raise FieldError("out", "Several tables are written as .xlsx.", code="ending")
    with out_book(path, constant_memory=True) as book:
        for name, rows, money in tables:
            _fill(book, name, rows, money)


def _write_sheet(path: Path, name: str, rows: Iterable[Sequence[Any]], money: Collection[int]) -> int:
    with out_book(path, constant_memory=True) as book:
        return _fill(book, name, rows, money)


def _fill(book: Any, name: str, rows: Iterable[Sequence[Any]], money: Collection[int]) -> int:
    head, rupees = book.add_format({"bold": True, "text_wrap": True}), book.add_format({"num_format": "#,##0.00"})
    sheet, lines = book.add_worksheet(name[:31]), -1
    sheet.freeze_panes(1, 0)
    for lines, row in enumerate(rows):
        if lines >= ROWS_MOST:
            raise FieldError("out", "A sheet holds no more rows; take a shorter period or .csv.", code="rows")
        if lines == 0:
            sheet.set_column(0, len(row), _WIDTH)
        for column, value in enumerate(row):
            if lines == 0:
                sheet.write_string(0, column, str(value), head)
            elif isinstance(value, int) and column in money:
                sheet.write_number(lines, column, value / 100, rupees)
            elif isinstance(value, int):
                sheet.write_number(lines, column, value)
            elif value:
                sheet.write_string(lines, column, str(value))
    return max(lines, 0)


def _write_csv(path: Path, rows: Iterable[Sequence[Any]], money: Collection[int]) -> int:
    lines = -1
    with whole(path) as part, part.open("w", encoding="utf-8-sig", newline="") as stream:
        writer = csv.writer(stream)
        for lines, row in enumerate(rows):
            writer.writerow([_text(value, lines > 0 and column in money) for column, value in enumerate(row)])
    return max(lines, 0)


def _text(value: Any, is_money: bool) -> str:
    if is_money and isinstance(value, int):
        rupees, paise = divmod(abs(value), 100)
        return f"{'-' if value < 0 else ''}{rupees}.{paise:02d}"
    return inert(str(value))


def as_rows(columns: Sequence[str], lines: Iterable[Mapping[str, Any]]) -> Iterable[Sequence[Any]]:
    """The heads, then each mapping in the order of the columns."""
    yield list(columns)
    for line in lines:
        yield [line[column] for column in columns]
