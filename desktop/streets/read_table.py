"""Tables of a survey (.csv): offsets from the base line, field books, and lists of points, told apart by their heads.

Commas, semicolons or tabs; digits of any Indian script; a decimal comma where the columns are not parted by commas.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from desktop.core.errors import FieldError
from desktop.core.text import clean, latin_digits, ungroup
from desktop.streets.fieldbook import Book, Measure, order_corners
from desktop.streets.survey import digest, load_bytes

MOST_ROWS, MOST_HEADS, MOST_BOOKS = 200_000, 200, 5000
UNITS = {"m": 1.0, "ft": 0.3048, "link": 0.201168}  # metres; a Gunter's link is 7.92 inches
HEADS = {
    "parcel": (
        "parcel",
        "plot",
        "khasra",
        "khasra no",
        "survey no",
        "parcel no",
        "plot no",
        "भूखण्ड",
        "खसरा",
        "खसरा क्र.",
    ),
    "from": ("from", "start", "से", "पासून"),
    "to": ("to", "end", "तक", "पर्यंत"),
    "length": ("length", "distance", "taped", "length m", "length (m)", "m", "लम्बाई", "लंबाई", "लांबी"),
    "what": ("what", "kind", "type", "line", "प्रकार"),
    "corner": ("corner", "point", "station", "कोना", "बिन्दु"),
    "chainage": ("chainage", "chainage m", "chainage (m)", "ch", "चेनेज", "साखळी"),
    "offset": ("offset", "offset m", "offset (m)"),
    "left": ("left", "left offset", "offset left", "बाएँ", "बायाँ", "डावे"),
    "right": ("right", "right offset", "offset right", "दाएँ", "दायाँ", "उजवे"),
    "side": ("side", "ओर", "बाजू"),
    "easting": ("easting", "east", "e", "x"),
    "northing": ("northing", "north", "n", "y"),
    "longitude": ("longitude", "lon", "long", "lng"),
    "latitude": ("latitude", "lat"),
    "structure": ("structure", "building", "भवन"),
    "height": ("height", "height m", "height (m)", "ऊँचाई"),
    "owner": ("owner", "name of owner", "स्वामी", "मालक"),
    "unit": ("unit", "units"),
    "note": ("note", "remark", "remarks", "टिप्पणी"),
}


@dataclass(frozen=True, slots=True)
class Row:
    """One row under known heads; `number` is its line in the file."""

    number: int
    cells: Mapping[str, str]

    def get(self, head: str) -> str:
        """The cell under a head, or ''."""
        return self.cells.get(head, "")


@dataclass(frozen=True, slots=True)
class Table:
    """A table read: its heads as we know them, and its rows. `kind` is offsets, book or points."""

    kind: str
    rows: tuple[Row, ...]
    name: str
    sha256: str
    decimal_comma: bool = False

    def number(self, row: Row, head: str) -> float:
        """The number in a cell. Raises `FieldError` naming row and column."""
        text = latin_digits(row.get(head)).replace(" ", "").replace("\u2212", "-")
        plain = text.replace(",", ".") if self.decimal_comma else ungroup(text)
        try:
            value = float(plain)
        except ValueError:
            value = math.nan
        if not math.isfinite(value):
            raise FieldError(
                head,
                f"{self.name}, row {row.number}, {head}: '{row.get(head)[:60]}' is no number.",
                code="table_number",
                row=row.number,
                head=head,
            )
        return value


@dataclass(frozen=True, slots=True)
class Corner:
    """A corner of a structure set out from the base line (m)."""

    chainage: float
    offset: float


@dataclass
class Booked:
    """What a field book file says of one parcel: its book, owner, and structures by name (what, height, corners)."""

    book: Book
    owner: str = ""
    structures: dict[str, tuple[str, float | None, list[Corner]]] = field(default_factory=dict)


def read_table(source: Path) -> Table:
    """Read a .csv table. Raises `FieldError` for one that can't be read or whose heads say nothing we know."""
    return table_of(load_bytes(source), source.name)


def table_of(content: bytes, name: str) -> Table:
    """The same from its bytes; `name` is what messages call it."""
    text = _decoded(content, name)
    ends, parted = text.count("\n") + text.count("\r"), sum(map(text.count, ",;\t"))
    if ends > 2 * MOST_ROWS or parted > 20 * MOST_ROWS:  # before each is laid out in memory
        raise FieldError(
            "file",
            f"{name} is larger than any survey's table; at most {MOST_ROWS:,} rows are read.",
            code="file_many",
        )
    head = text.partition("\n")[0]
    delimiter = max(",;\t", key=head.count)
    try:
        lines = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=False)) or [[]]
    except csv.Error as error:
        raise FieldError("file", f"{name} is no table: {error}.", code="file_text") from error
    if len(lines) > MOST_ROWS:
        raise FieldError("file", f"{name} has {len(lines):,} rows; at most {MOST_ROWS:,} are read.", code="file_many")
    if len(lines[0]) > MOST_HEADS:
        raise FieldError(
            "file", f"{name} has {len(lines[0]):,} columns; at most {MOST_HEADS} are read.", code="file_many"
        )
    heads = [_head(cell) for cell in lines[0]]
    rows = []
    for number, cells in enumerate(lines[1:], 2):
        kept = {h: clean(c) for h, c in zip(heads, cells, strict=False) if h and clean(c)}
        if kept and not clean(cells[0]).startswith("#"):
            rows.append(Row(number, kept))
    return Table(_kind(heads, name), tuple(rows), name, digest(content), delimiter != ",")


def _decoded(content: bytes, name: str) -> str:
    encoding = "utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as error:
        raise FieldError(
            "file", f"{name} is not UTF-8 text (byte {error.start}); save it as CSV UTF-8.", code="file_text"
        ) from error
    if "\0" in text:
        raise FieldError("file", f"{name} is no text.", code="file_text")
    return text


def _head(cell: str) -> str:
    told = clean(cell).casefold().replace("_", " ")
    return next((name for name, words in HEADS.items() if told in words), "")


def _kind(heads: Sequence[str], name: str) -> str:
    known = set(heads)
    if {"from", "to", "length"} <= known:
        return "book"
    if "chainage" in known and known & {"offset", "left", "right"}:
        return "book" if known & {"parcel", "structure"} else "offsets"
    if {"easting", "northing"} <= known or {"longitude", "latitude"} <= known:
        return "points"
    raise FieldError(
        "file",
        f"{name}: the heads of its columns are not known. Offsets: chainage, left, right. Field book: parcel, from, to, "
        "length, corner, chainage, offset. Points: easting, northing (or longitude, latitude), parcel.",
        code="table_heads",
    )


def offsets(table: Table) -> dict[str, list[tuple[float, float]]]:
    """Chainage and offset (m, without sign) by side. A signed offset counts left as positive.

    Raises `FieldError` naming the row.
    """
    sides: dict[str, list[tuple[float, float]]] = {"left": [], "right": []}
    for row in table.rows:
        chainage = table.number(row, "chainage")
        for side in ("left", "right"):
            if row.get(side):
                sides[side].append((chainage, abs(table.number(row, side))))
        if row.get("offset"):
            offset = table.number(row, "offset")
            told = _side(row.get("side"), row, table.name) or ("left" if offset > 0 else "right")
            sides[told].append((chainage, abs(offset)))
    found = {side: rows for side, rows in sides.items() if rows}
    if not found:
        raise FieldError("file", f"{table.name} has no row with an offset.", code="table_empty")
    return found


def _side(told: str, row: Row, name: str) -> str:
    word = told.casefold()
    if not word:
        return ""
    for side, words in (("left", ("left", "l", *HEADS["left"])), ("right", ("right", "r", *HEADS["right"]))):
        if word in words:
            return side
    raise FieldError(
        "side", f"{name}, row {row.number}: '{told}' is neither left nor right.", code="table_side", row=row.number
    )


def books(table: Table) -> list[Booked]:
    """The parcels of a field book, in the order of the file.

    A row is a line (from, to, length, in m unless `unit` says ft or link), a corner set out from the base line
    (corner, chainage, offset: left positive, or `side`), or a corner of a structure. Raises `FieldError` naming the row.
    """
    grouped: dict[str, list[Row]] = {}
    for row in table.rows:
        number = row.get("parcel")
        if not number:
            raise FieldError(
                "parcel", f"{table.name}, row {row.number}: which parcel is it?", code="table_parcel", row=row.number
            )
        grouped.setdefault(number, []).append(row)
    if len(grouped) > MOST_BOOKS:
        raise FieldError(
            "file",
            f"{table.name} has {len(grouped):,} parcels; at most {MOST_BOOKS:,} are worked out at once.",
            code="file_many",
        )
    return [_booked(table, number, rows) for number, rows in grouped.items()]


def _booked(table: Table, number: str, rows: Sequence[Row]) -> Booked:
    measures: list[Measure] = []
    sides: list[Measure] = []
    stations: dict[str, tuple[float, float]] = {}
    inward: set[str] = set()
    made = Booked(Book(number, (), ()))
    for row in rows:
        made.owner = row.get("owner") or made.owner
        if row.get("structure"):
            _structure(table, row, made)
        elif row.get("from") or row.get("to"):
            line = Measure(row.get("from"), row.get("to"), _taped(table, row), row.number)
            measures.append(line)
            if row.get("what").casefold() in ("side", "भुजा", "बाजू"):
                sides.append(line)
        elif row.get("corner"):
            stations[row.get("corner")] = _station(table, row)
        if row.get("note").casefold() == "inward" and row.get("corner"):
            inward.add(row.get("corner"))
    corners = order_corners(number, measures, sides) if measures else tuple(stations)
    made.book = Book(number, corners, tuple(measures), stations, frozenset(inward))
    return made


def _taped(table: Table, row: Row) -> float:
    unit = row.get("unit").casefold() or "m"
    if unit not in UNITS:
        raise FieldError(
            "unit",
            f"{table.name}, row {row.number}: use m, ft or link, not '{unit}'.",
            code="table_unit",
            row=row.number,
        )
    return table.number(row, "length") * UNITS[unit]


def _station(table: Table, row: Row) -> tuple[float, float]:
    offset = table.number(row, "offset")
    side = _side(row.get("side"), row, table.name)
    return table.number(row, "chainage"), abs(offset) * (1 if side == "left" else -1) if side else offset


def _structure(table: Table, row: Row, made: Booked) -> None:
    name = row.get("structure")
    what = "external" if row.get("what").casefold() in ("external", "outwork", "बाह्य") else "building"
    height = table.number(row, "height") if row.get("height") else None
    held = made.structures.setdefault(name, (what, height, []))
    if row.get("chainage"):
        held[2].append(Corner(*_station(table, row)))


def points(table: Table) -> tuple[str, dict[tuple[str, str], list[tuple[float, float]]]]:
    """Points in the order of the file by (parcel, structure), and whether they are in metres or degrees."""
    degrees = all(row.get("longitude") for row in table.rows)
    heads = ("longitude", "latitude") if degrees else ("easting", "northing")
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for row in table.rows:
        key = (row.get("parcel"), row.get("structure"))
        found.setdefault(key, []).append((table.number(row, heads[0]), table.number(row, heads[1])))
    return ("degrees" if degrees else "metres"), found
