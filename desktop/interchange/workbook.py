"""An .xlsx workbook read as a stream: values only, whatever its size, and nothing in it is ever carried out.

Formulas give the value they had when the file was saved; one that has none is `Trouble`. A cell merged down over
several rows gives its value in each. Entities, bombs, passwords and damage are refused with a reason.
"""

from __future__ import annotations

import contextlib
import posixpath
import zipfile
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any
from xml.parsers import expat

from desktop.core import archives
from desktop.core.errors import FieldError
from desktop.interchange.cells import COLUMNS_MOST, ROWS_MOST, Row, Trouble, Value, bad_file, need_few_rows, number_of
from desktop.interchange.workbook_parts import (
    DEEPEST,
    LONGEST_TAG,
    LONGEST_TEXT,
    MOST_CELLS,
    MOST_MERGES,
    MOST_SHEETS,
    MOST_STYLES,
    Merges,
    Strings,
    need_room,
    whole,
)

MOST_BYTES = 400 * 1024 * 1024  # unpacked; a sheet of a million empty rows has about 60 MB
_MOST_RATIO = 400
_CHUNK = 1 << 16
_DATES = frozenset((*range(14, 23), *range(27, 37), *range(45, 48), *range(50, 59)))


class Workbook:
    """An open workbook; use it in a `with`, as it keeps a temporary file while open."""

    def __init__(self, path: Path) -> None:
        self._zip = _opened(path)
        self._close = contextlib.ExitStack()
        self._close.callback(self._zip.close)
        try:
            self.sheets, self._paths, self._epoch = self._contents()
            self._dated = self._date_styles()
            self._strings = Strings(self._close)
            self._read_strings()
        except BaseException:
            self._close.close()
            raise

    def __enter__(self) -> Workbook:
        return self

    def __exit__(self, *why: object) -> None:
        self._close.close()

    def sheet(self, name: str = "") -> Sheet:
        """The sheet called `name`, or the first. Raises `FieldError` if there is none."""
        wanted = name or self.sheets[0]
        if wanted not in self._paths:
            raise bad_file(f"There is no sheet '{name}'; there are {', '.join(self.sheets)}.", "sheet")
        return Sheet(self, wanted)

    def _contents(self) -> tuple[tuple[str, ...], dict[str, str], date]:
        targets: dict[str, str] = {}
        found: list[tuple[str, str]] = []
        epoch = date(1899, 12, 30)

        def relation(tag: str, at: dict[str, str]) -> None:
            if tag == "Relationship":
                need_room(len(targets), MOST_SHEETS)
                targets[at.get("Id", "")] = posixpath.normpath(posixpath.join("/xl", at.get("Target", ""))).lstrip(
                    "/"
                )

        def book(tag: str, at: dict[str, str]) -> None:
            nonlocal epoch
            if tag == "sheet":
                need_room(len(found), MOST_SHEETS)
                found.append((at.get("name", ""), next((v for k, v in at.items() if k.endswith(":id")), "")))
            if tag == "workbookPr" and at.get("date1904", "0").lower() in ("1", "true"):
                epoch = date(1904, 1, 1)

        self._walk("xl/_rels/workbook.xml.rels", relation)
        self._walk("xl/workbook.xml", book)
        paths = {name: targets[id] for name, id in found if "worksheets/" in targets.get(id, "")}
        if not paths:
            raise bad_file("This workbook has no sheet with cells.", "no_sheet")
        return tuple(paths), paths, epoch

    def _date_styles(self) -> tuple[bool, ...]:
        formats: dict[str, bool] = {}
        styles: list[bool] = []
        inside = False

        def style(tag: str, at: dict[str, str]) -> None:
            nonlocal inside
            if tag == "numFmt":
                need_room(len(formats), MOST_STYLES)
                formats[at.get("numFmtId", "")] = _is_date(at.get("formatCode", ""))
            elif tag in ("cellXfs", "cellStyleXfs"):
                inside = tag == "cellXfs"
            elif tag == "xf" and inside:
                id = at.get("numFmtId", "0")
                need_room(len(styles), MOST_STYLES)
                styles.append(formats.get(id, whole(id) in _DATES))

        if "xl/styles.xml" in self._zip.namelist():
            self._walk("xl/styles.xml", style)
        return tuple(styles)

    def _read_strings(self) -> None:
        if "xl/sharedStrings.xml" not in self._zip.namelist():
            return
        text: list[str] = []
        state = {"t": 0, "phonetic": 0, "long": 0}

        def start(tag: str, at: dict[str, str]) -> None:
            if tag == "si":
                text.clear()
                state["long"] = 0
            elif tag == "rPh":
                state["phonetic"] = 1
            elif tag == "t":
                state["t"] = not state["phonetic"]

        def end(tag: str) -> None:
            if tag == "si":
                self._strings.add("".join(text))
            elif tag == "rPh":
                state["phonetic"] = 0
            elif tag == "t":
                state["t"] = 0

        def data(piece: str) -> None:
            if state["t"]:
                text.append(piece)
                state["long"] += len(piece)
                need_room(state["long"], LONGEST_TEXT)

        self._walk("xl/sharedStrings.xml", start, end, data)

    def _walk(
        self,
        part: str,
        start: Callable[[str, dict[str, str]], None],
        end: Callable[[str], None] | None = None,
        data: Callable[[str], None] | None = None,
    ) -> None:
        for _ in self._parse(part, start, end, data):
            pass

    def _parse(
        self,
        part: str,
        start: Callable[[str, dict[str, str]], None],
        end: Callable[[str], None] | None = None,
        data: Callable[[str], None] | None = None,
    ) -> Iterator[None]:
        """Parse `part`, pausing after each chunk so that what was found can be handed on."""
        parser = expat.ParserCreate()
        parser.buffer_text = True
        depth = fed = 0

        def begin(tag: str, at: dict[str, str]) -> None:
            nonlocal depth
            depth += 1
            need_room(depth, DEEPEST)
            start(tag.rpartition(":")[2], at)

        def finish(tag: str) -> None:
            nonlocal depth
            depth -= 1
            if end is not None:
                end(tag.rpartition(":")[2])

        parser.StartElementHandler, parser.EndElementHandler = begin, finish
        parser.StartDoctypeDeclHandler = _no_doctype
        if data is not None:
            parser.CharacterDataHandler = data
        try:
            for chunk in self.chunks(part):
                parser.Parse(chunk, False)
                fed += len(chunk)
                need_room(fed - parser.CurrentByteIndex, LONGEST_TAG)
                yield
            parser.Parse(b"", True)
        except (expat.ExpatError, LookupError, ValueError) as error:  # the two: a code that expat does not know
            raise _damaged(part, error) from error
        yield

    def chunks(self, part: str) -> Iterator[bytes]:
        """The bytes of a part, piece by piece. Raises `FieldError` if they can't be unpacked."""
        try:
            with self._zip.open(part) as stream:
                while chunk := stream.read(_CHUNK):
                    yield chunk
        except archives.FAULTS as error:
            raise _damaged(part, error) from error


class Sheet:
    """One sheet of a workbook."""

    def __init__(self, book: Workbook, name: str) -> None:
        self._book, self.name = book, name
        self._part = book._paths[name]

    def rows(self) -> Iterator[Row]:
        """The rows that hold something, in order."""
        downward = Merges(self._merges())
        reader = _CellReader(self._book)
        for _ in self._book._parse(self._part, reader.start, reader.end, reader.data):
            for row in reader.take():
                if filled := downward.fill(row):
                    yield filled

    def _merges(self) -> list[tuple[int, int, int]]:
        """(column, first row, last row) of each cell merged over several rows, by the column where it begins."""
        found: list[tuple[int, int, int]] = []

        def merge(tag: str, at: dict[str, str]) -> None:
            if tag == "mergeCell":
                first, _, last = at.get("ref", "").partition(":")
                (left, top), (_, bottom) = _place(first), _place(last or first)
                need_room(len(found), MOST_MERGES)
                if bottom > top:
                    found.append((left, top, bottom))

        if self._mentions(b"mergeCell "):
            self._book._walk(self._part, merge)
        return found

    def _mentions(self, word: bytes) -> bool:
        rest = b""
        for chunk in self._book.chunks(self._part):
            if word in rest + chunk:
                return True
            rest = chunk[-len(word) :]
        return False


class _CellReader:
    """Collects rows from the events of a sheet's XML."""

    def __init__(self, book: Workbook) -> None:
        self._book = book
        self._rows: list[Row] = []
        self._cells: dict[int, Value] = {}
        self._row = self._column = self._begun = self._filled = self._long = self._count = 0
        self._kind = self._style = ""
        self._formula = self._take = False
        self._text: list[str] = []

    def start(self, tag: str, at: dict[str, str]) -> None:
        if tag == "row":
            told = whole(at.get("r", ""))
            self._row = self._row + 1 if told < 0 else told
            self._column = self._count = 0
            self._begun += 1
            if max(self._row, self._begun) > ROWS_MOST:
                raise bad_file("This sheet has more rows than a spreadsheet can have.", "rows_many")
        elif tag == "c":
            self._column = _place(at["r"])[0] if at.get("r") else self._column + 1
            self._count += 1
            need_room(self._count, MOST_CELLS)
            self._kind, self._style, self._formula = at.get("t", "n"), at.get("s", "0"), False
            self._text.clear()
            self._long = 0
        elif tag == "f":
            self._formula = True
        self._take = tag in ("v", "t")

    def data(self, piece: str) -> None:
        if self._take:
            self._text.append(piece)
            self._long += len(piece)
            need_room(self._long, LONGEST_TEXT)

    def end(self, tag: str) -> None:
        self._take = False
        if tag == "c" and (self._text or self._formula):
            if self._column > COLUMNS_MOST:
                raise bad_file(f"This sheet has more than {COLUMNS_MOST} columns with values.", "columns")
            value = self._value("".join(self._text))
            if value != "":
                self._cells[self._column] = value
        elif tag == "row" and self._cells:
            self._filled += 1
            need_few_rows(self._filled)
            self._rows.append(Row(self._row, self._cells))
            self._cells = {}

    def take(self) -> list[Row]:
        rows, self._rows = self._rows, []
        return rows

    def _value(self, text: str) -> Value:
        if self._formula and not text:
            return Trouble("a formula without a value; open the file in a spreadsheet, save it and try again")
        if self._kind == "s":
            return self._book._strings.get(text)
        if self._kind in ("str", "inlineStr"):
            return text
        if self._kind == "b":
            return text == "1"
        if self._kind == "e":
            return Trouble(f"an error of the spreadsheet ({text})")
        if self._kind == "d":
            return text[:10]
        return self._number(text)

    def _number(self, text: str) -> Value:
        try:
            number = float(text)
        except ValueError:
            return Trouble(f"'{text}' is no number")
        if number in (float("inf"), float("-inf")) or number != number:
            return Trouble(f"'{text}' is no number")
        style = max(whole(self._style), 0)
        if style < len(self._book._dated) and self._book._dated[style]:
            return _moment(number, self._book._epoch)
        return Decimal(repr(number)) if number % 1 else Decimal(int(number))


def _opened(path: Path) -> zipfile.ZipFile:
    with path.open("rb") as stream:
        start = stream.read(8)
    if start.startswith(b"\xd0\xcf\x11\xe0"):
        raise bad_file(
            "This is an old .xls file or is locked by a password. Save it as .xlsx without one.", "old_or_locked"
        )
    if not start.startswith(b"PK"):
        raise bad_file("This is not an .xlsx workbook. Save it as .xlsx or .csv.", "not_xlsx")
    try:
        with path.open("rb") as stream:
            archives.need_few_members(stream, path.name)
        opened = zipfile.ZipFile(path)
        archives.need_plain(opened)
    except archives.FAULTS as error:
        raise bad_file(f"This workbook is damaged ({error}).", "book_damaged") from error
    sizes = [(each.file_size, max(each.compress_size, 1), each.flag_bits) for each in opened.infolist()]
    if any(flags & 1 for _, _, flags in sizes):
        opened.close()
        raise bad_file("This workbook is locked by a password. Save it without one.", "old_or_locked")
    if sum(size for size, _, _ in sizes) > MOST_BYTES or any(
        size > 1 << 24 and size / packed > _MOST_RATIO for size, packed, _ in sizes
    ):
        opened.close()
        raise bad_file("This file unpacks to far more than a register can hold; it is not read.", "bomb")
    if "xl/workbook.xml" not in opened.namelist():
        opened.close()
        raise bad_file("This is not an .xlsx workbook. Save it as .xlsx or .csv.", "not_xlsx")
    return opened


def _damaged(part: str, error: Exception) -> FieldError:
    return bad_file(f"This workbook is damaged ({part}: {error}). Open it and save it anew.", "book_damaged")


def _no_doctype(*_: Any) -> None:
    raise bad_file("This workbook carries a document type, which no spreadsheet writes; it is not read.", "doctype")


def _place(reference: str) -> tuple[int, int]:
    name = reference.rstrip("0123456789").replace("$", "")
    row = reference[len(reference.rstrip("0123456789")) :]
    return (number_of(name) if name.isascii() and name.isalpha() and len(name) <= 3 else 0), max(whole(row), 0)


def _is_date(code: str) -> bool:
    bare = ""
    quoted = False
    for letter in code.partition(";")[0]:
        quoted = not quoted if letter == '"' else quoted
        bare += "" if quoted else letter
    while "[" in bare and "]" in bare:
        bare = bare[: bare.index("[")] + bare[bare.index("]") + 1 :]
    return any(letter in "dyDYmMhH" for letter in bare) and "0" not in bare.replace(".0", "").replace(".00", "")


def _moment(number: float, epoch: date) -> Value:
    if 0 <= number < 1:
        minutes = round(number * 1440)
        return f"{minutes // 60:02d}:{minutes % 60:02d}"
    days = int(number)
    if epoch.year == 1899 and 0 < days < 60:
        days += 1  # the spreadsheet counts a 29 February 1900 that never was
    try:
        return date.fromordinal(epoch.toordinal() + days)
    except (ValueError, OverflowError):
        return Trouble("a date outside the calendar")
