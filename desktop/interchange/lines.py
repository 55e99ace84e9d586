"""One line of a register at a time: its cells read as answers, every problem named by row and column."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

from desktop.core import dates
from desktop.core.errors import FieldError, FieldErrors
from desktop.core.text import clean, latin_digits
from desktop.forms import legacy_fonts
from desktop.forms.back_entry import NAMES, line_key
from desktop.forms.definition import Field, Form
from desktop.forms.olddates import read_date
from desktop.forms.validation import check
from desktop.interchange.cells import Row, Table, Trouble, Value, letters
from desktop.interchange.plan import Plan, header_of, locate, same


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong in a cell: the file's row, the column's letter and header ('' where no column answers)."""

    row: int
    column: str
    header: str
    field: str
    text: str
    code: str
    params: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a register as read: `answers` ready for the store if there is no problem; `key` tells it from others."""

    row: Row
    key: str
    answers: Mapping[str, Any]
    problems: tuple[Problem, ...] = ()


@dataclass(slots=True)
class Reader:
    """Reads the lines of one register by a plan.

    `form` is the form of a back entry; `lists` holds the office's own lists (`@wards`), `local` its units of land.
    """

    table: Table
    plan: Plan
    form: Form
    today: date
    lists: Mapping[str, Collection[str]] = field(default_factory=dict)
    local: Mapping[str, Decimal] = field(default_factory=dict)
    headers: Mapping[int, str] = field(default_factory=dict)
    _columns: dict[int, Field] = field(default_factory=dict)
    _start: int = 0

    def __post_init__(self) -> None:
        fields = {each.name: each for each in self.form.fields}
        if strangers := {*self.plan.columns.values(), *self.plan.constants, *self.plan.key} - set(fields):
            raise FieldError("map", f"The form {self.form.name} has no field '{sorted(strangers)[0]}'.", code="map")
        if barred := [n for n in self.plan.columns.values() if fields[n].type in ("repeat", "file", "note")]:
            raise FieldError("map", f"A column can't answer '{barred[0]}'.", code="map")
        for font in self.plan.fonts.values():
            if font != "none" and font not in legacy_fonts.FONTS:
                raise FieldError("map", f"There is no table for the font '{font}'.", code="font")
        self._start, columns, self.headers = locate(self.table, self.plan)
        self._columns = {column: fields[name] for column, name in columns.items()}

    def lines(self) -> Iterator[Line]:
        """Each row below the headers that holds something in a mapped column."""
        for row in self.table.rows():
            if row.number > self._start and any(column in row.cells for column in self._columns):
                yield self._line(row)

    def _line(self, row: Row) -> Line:
        answers: dict[str, Any] = dict(self.plan.constants)
        faults: list[FieldError] = []
        for column, each in self._columns.items():
            if column not in row.cells:
                continue
            try:
                answers[each.name] = self._answer(each, row.cells[column], column)
            except FieldError as fault:
                faults.append(fault)
        kept = self._checked(answers, faults)
        problems = tuple(self._problem(row, fault) for fault in faults)
        return Line(row, self._key(kept or answers), {} if problems else kept, problems)

    def _checked(self, answers: Mapping[str, Any], faults: list[FieldError]) -> dict[str, Any]:
        told = {fault.field for fault in faults}
        kept: dict[str, Any] = {}
        try:
            kept = check(self.form, answers, self.today, self.local)
        except FieldErrors as found:
            faults += [fault for fault in found.errors if fault.field not in told]
        names = {each.name for each in self.form.fields}
        if names >= set(NAMES) and not any(answers.get(n) for n in NAMES) and not told & set(NAMES):
            faults.append(FieldError(NAMES[0], "There is no name in this line.", code="required"))
        for each in self.form.fields:
            if isinstance(each.choices, str) and (known := self.lists.get(each.choices)) is not None:
                given = kept.get(each.name) or ([] if each.name in told else answers.get(each.name, []))
                for value in given if isinstance(given, list) else [given]:
                    if value not in known:
                        faults.append(FieldError(each.name, f"The office has no '{value}'.", code="office_list"))
        return kept

    def _answer(self, each: Field, value: Value, column: int) -> Any:
        if isinstance(value, Trouble):
            raise FieldError(each.name, f"This cell holds {value.text}.", code="cell")
        if each.type == "date":
            return read_date(plain(value) if isinstance(value, bool) else value, each.name, self.today)
        if each.type == "money" and isinstance(value, Decimal):
            return int((value * 100).to_integral_value(ROUND_HALF_UP))
        text = self._text(each, plain(value), column)
        if each.type in ("select_one", "check"):
            return self._choice(each, text)
        if each.type == "select_multiple":
            return [
                self._choice(each, one) for one in text.replace(";", ",").replace("\n", ",").split(",") if one.strip()
            ]
        return text

    def _text(self, each: Field, text: str, column: int) -> str:
        font = next((f for header, f in self.plan.fonts.items() if same(header) == same(self.headers[column])), "")
        if font in legacy_fonts.FONTS and not legacy_fonts.is_plain(text):
            return legacy_fonts.convert(text, font)
        if not font and (found := legacy_fonts.recognise(text)):
            reading = f"; in Kruti Dev it reads '{found.text}'" if found.text else ""
            raise FieldError(
                each.name,
                f"'{text}' seems to be typed in a legacy Hindi font{reading}. Name the column's font in the map, or "
                "'none' if the text is right.",
                code="legacy_font",
                font=found.font,
                reading=found.text,
            )
        return text

    def _choice(self, each: Field, text: str) -> str:
        said = same(latin_digits(text))
        for word, value in self.plan.choices.get(each.name, {}).items():
            if same(latin_digits(word)) == said:
                return value
        if isinstance(each.choices, str):
            return latin_digits(clean(text))
        for value, labels in each.choices.items():
            if said in (same(value), *(same(label) for label in labels.values())):
                return value
        return clean(text)

    def _problem(self, row: Row, fault: FieldError) -> Problem:
        name = fault.field.partition(".")[0]
        column = next((c for c, each in self._columns.items() if each.name == name), 0)
        header = header_of(self.headers, column) if column else ""
        return Problem(row.number, letters(column), header, fault.field, fault.message, fault.code, fault.params)

    def _key(self, answers: Mapping[str, Any]) -> str:
        return line_key(self.form.name, self.plan.register, self.plan.key, answers)


def plain(value: Value) -> str:
    """A cell as text: dates as an office writes them, numbers without a tail of zeros."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Decimal):
        return f"{value:f}"
    if isinstance(value, date):
        return dates.show(value)
    return value if isinstance(value, str) else ""
