"""A .csv file read as a stream, in whichever encoding an office's programs wrote it."""

from __future__ import annotations

import codecs
import csv
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from desktop.interchange.cells import COLUMNS_MOST, Row, bad_file, need_few_rows

LONGEST_CELL = 100_000
LONGEST_LINE = 4_000_000
ENCODINGS = ("utf-8", "utf-16", "cp1252")
_BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


class CsvFile:
    """A CSV file; `encoding` '' finds out by itself: a byte order mark, else UTF-8, else Windows 1252.

    Windows 1252 is what text in a legacy Hindi font comes in.
    """

    name = ""

    def __init__(self, path: Path, encoding: str = "") -> None:
        self._path = path
        self.encoding = encoding or _encoding(path)
        self.delimiter = self._delimiter()

    def rows(self) -> Iterator[Row]:
        """The rows that hold something, in order. Raises `FieldError` where the file can't be read on."""
        csv.field_size_limit(LONGEST_CELL)
        with self._path.open(encoding=self.encoding, newline="") as stream:
            lines = csv.reader(_lines(stream), delimiter=self.delimiter)
            before = 0
            try:
                for count, cells in enumerate(lines, 1):
                    need_few_rows(count)
                    if len(cells) > COLUMNS_MOST:
                        raise bad_file(f"Line {before + 1} has more than {COLUMNS_MOST} columns.", "columns")
                    kept = {n: text for n, text in enumerate(cells, 1) if text.strip()}
                    if kept:
                        yield Row(before + 1, kept)
                    before = lines.line_num
            except UnicodeError as error:
                raise bad_file(
                    f"From line {before + 1} on this file is not {self.encoding}: {error}. Save it as UTF-8.",
                    "encoding",
                ) from error
            except csv.Error as error:
                raise bad_file(
                    f"Line {before + 1} can't be read ({error}); a quotation mark may be missing there.", "csv"
                ) from error

    def _delimiter(self) -> str:
        try:
            with self._path.open(encoding=self.encoding, newline="") as stream:
                first = "".join(stream.readline(LONGEST_CELL) for _ in range(30))
        except (UnicodeError, LookupError) as error:
            raise bad_file(f"This file is not {self.encoding}: {error}. Save it as UTF-8.", "encoding") from error
        if "\0" in first:
            raise bad_file("This is not a text file; save the register as .xlsx or as .csv in UTF-8.", "not_text")
        return max(",;\t|", key=first.count)


def _lines(stream: TextIO) -> Iterator[str]:
    """The lines of a file, none of them longer than a row can be: a file without an end of line is not taken whole."""
    while line := stream.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE:
            raise csv.Error("it is longer than a register's line can be")
        yield line


def _encoding(path: Path) -> str:
    decoder = codecs.getincrementaldecoder("utf-8")()
    with path.open("rb") as stream:
        start = stream.read(4)
        for mark, name in _BOMS:
            if start.startswith(mark):
                return name
        stream.seek(0)
        try:
            while chunk := stream.read(1 << 20):
                decoder.decode(chunk)
            decoder.decode(b"", True)
        except UnicodeDecodeError:
            return "cp1252"
    return "utf-8"
