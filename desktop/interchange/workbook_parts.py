"""What a workbook is held to, and the parts of it that are kept while it is read: shared texts, merged cells."""

from __future__ import annotations

import contextlib
from array import array
from tempfile import TemporaryFile
from typing import IO

from desktop.interchange.cells import Row, Trouble, Value, bad_file

# More than any spreadsheet can write, or writes; each would otherwise fill the memory from a small file.
MOST_TEXTS = 8_000_000
LONGEST_TEXT = 100_000  # characters; a cell of a spreadsheet holds 32,767
MOST_STYLES = 70_000
MOST_MERGES = 200_000
MOST_SHEETS = 2_000
MOST_CELLS = 40_000  # in one row; a spreadsheet has 16,384 columns
DEEPEST = 200  # elements in elements
LONGEST_TAG = 1 << 20  # bytes; the parser begins it anew with every piece


class Merges:
    """Hands the value of a cell merged downward to the rows below it."""

    def __init__(self, merges: list[tuple[int, int, int]]) -> None:
        self._by_row: dict[int, list[tuple[int, int]]] = {}
        for column, first, last in merges:
            self._by_row.setdefault(first, []).append((column, last))
        self._live: dict[int, tuple[int, Value]] = {}

    def fill(self, row: Row) -> Row | None:
        if not self._by_row and not self._live:
            return row
        cells = dict(row.cells)
        for column, (last, value) in list(self._live.items()):
            if row.number > last:
                del self._live[column]
            else:
                cells.setdefault(column, value)
        for column, last in self._by_row.pop(row.number, ()):
            if column in cells:
                self._live[column] = (last, cells[column])
        return Row(row.number, cells)


class Strings:
    """The workbook's shared texts, kept in a temporary file so that memory does not grow with them."""

    def __init__(self, close: contextlib.ExitStack) -> None:
        self._file: IO[bytes] = close.enter_context(TemporaryFile())  # noqa: SIM115 - the stack closes it
        self._ends = array("Q", [0])
        self._near: dict[str, str] = {}

    def add(self, text: str) -> None:
        need_room(len(self._ends), MOST_TEXTS)
        raw = text.encode("utf-8", "replace")
        self._file.write(raw)
        self._ends.append(self._ends[-1] + len(raw))

    def get(self, index: str) -> Value:
        if (known := self._near.get(index)) is not None:
            return known
        place = whole(index)
        if not 0 <= place < len(self._ends) - 1:
            return Trouble("a text that is missing from the file")
        self._file.seek(self._ends[place])
        text = self._file.read(self._ends[place + 1] - self._ends[place]).decode("utf-8")
        if len(self._near) < 20_000:
            self._near[index] = text
        return text


def whole(text: str) -> int:
    """A number of a row, style or text; -1 for what is none, and a number past all of them for one that has no end."""
    return -1 if not text.isdecimal() else int(text) if len(text) < 10 else 10**9


def need_room(count: int, most: int) -> None:
    """Raise `FieldError` for more than a spreadsheet can hold."""
    if count > most:
        raise bad_file("This workbook holds more than a spreadsheet can; it is not read.", "bomb")
