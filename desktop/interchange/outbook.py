"""A workbook written so that it appears whole or not at all, and holds nothing that a spreadsheet would carry out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from desktop.core.outfile import whole

_OPTIONS = {"strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False}


@contextmanager
def out_book(path: Path, constant_memory: bool = False) -> Iterator[Any]:
    """A new .xlsx to write to; it takes its place when the `with` ends well. Raises `FieldError` where it can't be written."""
    from xlsxwriter import Workbook  # only when something goes out
    from xlsxwriter.exceptions import XlsxFileError

    with whole(path) as part:
        part.touch()
        try:
            book = Workbook(str(part), {**_OPTIONS, "constant_memory": constant_memory})
            try:
                yield book
            finally:
                book.close()
        except XlsxFileError as error:
            raise OSError(0, str(error), str(path)) from error
