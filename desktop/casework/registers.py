"""The registers of an office as data: which entries make their lines, what each column says, what is added up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from desktop.casework.book_words import Span, book
from desktop.casework.counter import is_receipt
from desktop.casework.desk import Desk
from desktop.casework.ports import Wanted
from desktop.casework.register_cells import CELLS, Cell, Reading
from desktop.casework.wording import spread
from desktop.core.errors import FieldError
from desktop.law.words import LANGUAGES

_DEED = "deed.done"  # the kind of entries whose event has a shape of its own in the case


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its head in each language, the cell that fills it, its share of the width, whether it is added up."""

    cell: str
    head: Mapping[str, str]
    share: float
    summed: bool = False


@dataclass(frozen=True, slots=True)
class Register:
    """A register; `office_only` ones hold what stands on no paper that leaves the office."""

    name: str
    title: Mapping[str, str]
    columns: tuple[Column, ...]
    kinds: tuple[str, ...]
    order: str
    office_only: bool
    corrections: bool
    rules: Mapping[str, Any]

    @property
    def summed(self) -> tuple[int, ...]:
        """The places of the columns that are added up."""
        return tuple(n for n, column in enumerate(self.columns) if column.summed)


@dataclass(frozen=True, slots=True)
class RegisterLine:
    """One line: what each column says (paise in columns that are added up), whether it is struck out, and the receipt
    that it is about, if it takes money."""

    case: str
    entry: str
    cells: tuple[Cell, ...]
    struck: bool
    receipt: str = ""


def register_names() -> tuple[str, ...]:
    """The names of all registers, in the order in which an office lists them."""
    return tuple(book("registers"))


@cache
def register(name: str) -> Register:
    """The register of this name. Raises `FieldError` if there is none."""
    raw = book("registers").get(name)
    if raw is None:
        raise FieldError(
            "register", f"There is no register '{name}'; there are {', '.join(register_names())}.", code="no_book"
        )
    sums = raw.get("sums", ())
    columns = tuple(_column(told, sums) for told in raw["columns"])
    events = raw.get("events", ())
    kinds = tuple(raw.get("kinds") or (*events, _DEED))
    return Register(
        name,
        spread(raw["title"]),
        columns,
        kinds,
        raw.get("order", "number"),
        raw.get("office_only", False),
        raw.get("corrections", False),
        raw,
    )


def _column(told: str, sums: list[str]) -> Column:
    cell, _, head = told.partition(":")
    words = book("heads")[head or cell]
    return Column(cell, {lang: words[lang] for lang in LANGUAGES}, words["share"], cell in sums)


def read_register(desk: Desk, chosen: Register, span: Span) -> Iterator[RegisterLine]:
    """The lines of a register in their order, one at a time; memory does not grow with their number."""
    wanted = Wanted(chosen.kinds, span.since, span.until, span.ward, chosen.order, chosen.corrections)
    reading = Reading(desk, span)
    number = 0
    for line in desk.store.lines(wanted):
        reading.turn_to(line)
        if not _belongs(chosen, reading):
            continue
        number += 1
        reading.number = number
        cells = tuple(CELLS[column.cell](reading) for column in chosen.columns)
        yield RegisterLine(
            line.row.case if line.row else "",
            line.entry.id,
            cells,
            bool(line.corrected and not chosen.corrections),
            str(line.entry.data["receipt"]) if is_receipt(line.entry) else "",
        )


def _belongs(chosen: Register, reading: Reading) -> bool:
    """Whether an entry of the right kind is a line of this register."""
    rules, data, entry = chosen.rules, reading.data, reading.entry
    act = data.get("act", "")
    if not reading.in_ward() or ("events" in rules and not {reading.event, entry.kind} & set(rules["events"])):
        return False
    if act in rules.get("without_acts", ()) or entry.kind in rules.get("without_kinds", ()):
        return False
    if "acts" in rules and act not in rules["acts"]:
        return False
    if rules.get("papers") and not data.get("papers"):
        return False
    if rules.get("opening") and not data.get("number"):
        return False
    if rules.get("demolition") and not reading.demolishes():
        return False
    return _of_law(rules, reading)


def _of_law(rules: Mapping[str, Any], reading: Reading) -> bool:
    """Whether the entry's provision is of the procedures and instruments that the register is for."""
    if not {"procedures", "instruments", "without_instruments"} & set(rules):
        return True
    row = reading.provision()
    if row is None:
        return "without_instruments" in rules
    if "procedures" in rules and row.procedure not in rules["procedures"]:
        return False
    if "instruments" in rules and not set(rules["instruments"]) & set(row.instruments):
        return False
    return not set(rules.get("without_instruments", ())) & set(row.instruments)
