"""How the columns of one register answer the questions of a form: drawn up once, kept as JSON, known again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from desktop.core import given, outfile
from desktop.core.errors import FieldError
from desktop.core.text import clean
from desktop.forms.back_entry import KEY
from desktop.forms.definition import Field, Form
from desktop.forms.naming import named_each_way
from desktop.interchange.cells import Row, Table, bad_file, letters

_MOST = 1 << 20  # bytes of a map
SEARCHED_ROWS = 30  # a title, a stamp and the like may stand above the headers


@dataclass(frozen=True, slots=True)
class Plan:
    """Which column answers which field.

    `columns` goes from a header, as it stands in the file, to a field; `fonts` names the legacy font of a column
    ('none' says that its text is plain); `constants` answers fields for every row; `choices` gives, by field, the
    value that a register's word stands for; `key` lists the fields that tell one line of the register from another
    (none: all its answers do).
    """

    form: str
    register: str = ""
    sheet: str = ""
    encoding: str = ""
    columns: Mapping[str, str] = field(default_factory=dict)
    fonts: Mapping[str, str] = field(default_factory=dict)
    constants: Mapping[str, Any] = field(default_factory=dict)
    choices: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    key: tuple[str, ...] = ()


def save(plan: Plan, path: Path) -> None:
    """Write the plan as JSON, whole or not at all."""
    outfile.write(path, (json.dumps(asdict(plan), ensure_ascii=False, indent=2) + "\n").encode(), "save_map")


def read(path: Path) -> Plan:
    """The plan in a file. Raises `FieldError` on `map` if it is none."""
    try:
        raw = json.loads(given.read_text(path, "map", _MOST))
    except (ValueError, RecursionError) as error:
        raise FieldError("map", f"The map {path.name} can't be read: {error}", code="map") from error
    return from_raw(raw, path.name)


def from_raw(raw: Any, name: str = "") -> Plan:
    """The plan in plain values. Raises `FieldError` on `map` if it is none."""
    known = {each.name for each in fields(Plan)}
    if not isinstance(raw, dict) or not isinstance(raw.get("form"), str):
        raise FieldError("map", f"The map {name} does not name its form.", code="map")
    if strangers := set(raw) - known:
        raise FieldError("map", f"The map {name} has an unknown key '{sorted(strangers)[0]}'.", code="map")
    if wrong := next((key for key, value in raw.items() if not _fits(key, value)), ""):
        raise FieldError("map", f"What the map {name} has under '{wrong}' is of another shape.", code="map")
    return Plan(**{**raw, "key": tuple(raw.get("key", ()))})


def _fits(key: str, value: Any) -> bool:
    """Whether a value of a map is text, a list of texts, or pairs of texts, as its key wants it."""
    if key == "key":
        return isinstance(value, list | tuple) and all(isinstance(each, str) for each in value)
    if key == "constants":
        return isinstance(value, dict)
    if key == "choices":
        return isinstance(value, dict) and all(map(_pairs, value.values()))
    return _pairs(value) if key in ("columns", "fonts") else isinstance(value, str)


def _pairs(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(each, str) for each in value.values())


def signature(headers: Iterable[str]) -> str:
    """A short name for a register's set of headers, under which its plan is remembered."""
    joined = "\n".join(sorted({same(each) for each in headers if same(each)}))
    return hashlib.sha256(joined.encode()).hexdigest()[:16]


def remember(plan: Plan, folder: Path) -> Path:
    """Keep the plan in `folder` for the next register with these headers; returns where."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{plan.form}-{signature(plan.columns)}.json"
    save(plan, path)
    return path


def recall(form: str, headers: Iterable[str], folder: Path) -> Plan | None:
    """The plan kept for `form` whose columns are all among `headers`; the one with most columns first."""
    there = {same(each) for each in headers}
    kept = [read(path) for path in sorted(folder.glob(f"{form}-*.json"))]
    fitting = [plan for plan in kept if plan.columns and {same(each) for each in plan.columns} <= there]
    return max(fitting, key=lambda plan: len(plan.columns), default=None)


def same(header: str) -> str:
    """A header without what may differ from one copy of a register to another."""
    return "".join(c for c in clean(header).casefold() if c.isalnum() or ord(c) > 0x900)


def guess(table: Table, form: Form) -> Plan:
    """A plan from the headers alone: those that read like a field's name or label in any language.

    The row among the first that fits best is taken for the headers; a person looks the plan over.
    """
    names = {same(said): each.name for each in reversed(form.fields) for said in _sayings(each)}
    best: dict[str, str] = {}
    for row in first_rows(table):
        found: dict[str, str] = {}
        for value in row.cells.values():
            wanted = names.get(same(value)) if isinstance(value, str) else None
            if wanted and wanted not in found.values():
                found[clean(str(value))] = wanted
        best = max(best, found, key=len)
    key = KEY if set(KEY) <= set(best.values()) else ()
    return Plan(form=form.name, sheet=table.name, columns=best, key=key)


_SHORT = ((" number", " no"), (" क्रमांक", " क्र"), (" ਨੰਬਰ", " ਨੰ"))  # as headers of registers write it


_USUAL = {  # what registers write at the head of a column, where it is not the form's own word for it
    "old_number": "क्रमांक | क्र | प्रकरण क्रमांक | प्रकरण क्र | नस्ती क्रमांक | पंजी क्रमांक | अ क्र | अनु क्रमांक | Register No | Case No | File No | "
    "Number | No | Sl No | Sr No | S No | ਨੰਬਰ | ਲੜੀ ਨੰਬਰ | எண் | வரிசை எண்",
    "received_on": "दिनांक | तारीख | आवेदन दिनांक | प्राप्ति दिनांक | Date | Date of application | Received | ਮਿਤੀ | தேதி | நாள்",
    "applicant_local": "नाम | आवेदक | आवेदक का नाम | नाव | अर्जदार | अर्जदाराचे नाव | ਨਾਂ | ਨਾਮ | ਬਿਨੈਕਾਰ | பெயர் | விண்ணப்பதாரர்",
    "applicant_latin": "Name | Applicant | Name of applicant | Applicant name | Name of the applicant",
    "relation": "पिता | पिता का नाम | पिता/पति | पति/पिता का नाम | Father | Father's name | Father/Husband | वडिलांचे नाव | ਪਿਤਾ | தந்தை",
    "house": "मकान नं | मकान क्रमांक | House No | Door No | घर क्रमांक | ਮਕਾਨ ਨੰ | கதவு எண்",
    "street": "मोहल्ला | सड़क | Street | Mohalla | गल्ली | ਗਲੀ | தெரு",
}


def _sayings(each: Field) -> list[str]:
    labels = [label for code, text in each.label.items() for label in named_each_way(text, code)]
    bare = [label.partition("(")[0] for label in each.label.values() if len(label.partition("(")[0]) > 3]
    short = [
        label.casefold().replace(long, brief) for label in bare for long, brief in _SHORT if long in label.casefold()
    ]
    return [each.name, *bare, *labels, *short, *_USUAL.get(each.name, "").split(" | ")]


def first_rows(table: Table) -> list[Row]:
    """The rows at the top of a table, among which its headers are."""
    found: list[Row] = []
    for row in table.rows():
        found.append(row)
        if len(found) == SEARCHED_ROWS:
            break
    return found


def headers_in(rows: Sequence[Row], plan: Plan) -> tuple[dict[str, int], list[Row]]:
    """The columns by their headers, and the rows below: the first row with all headers of `plan`, else the fullest."""
    wanted = {same(header) for header in plan.columns}
    fitting = [row for row in rows if wanted and wanted <= {same(str(value)) for value in row.cells.values()}]
    top = fitting[0] if fitting else max(rows, key=lambda row: len(row.cells), default=None)
    if top is None:
        raise bad_file("There is nothing in this file.", "empty")
    headers = {clean(str(value)): column for column, value in sorted(top.cells.items()) if isinstance(value, str)}
    return headers, [row for row in rows if row.number > top.number]


def locate(table: Table, plan: Plan) -> tuple[int, dict[int, str], dict[int, str]]:
    """The row of the headers, the field of each column that is mapped, and all headers by column.

    Raises `FieldError` naming the headers of the plan that the file does not have.
    """
    wanted = {same(header): name for header, name in plan.columns.items()}
    if not wanted:
        raise FieldError("map", "The map has no columns yet.", code="map_empty")
    missing = set(wanted)
    for row in first_rows(table):
        headers = {column: clean(str(value)) for column, value in row.cells.items()}
        found = {column: wanted[same(header)] for column, header in headers.items() if same(header) in wanted}
        absent = set(wanted) - {same(header) for header in headers.values()}
        if not absent:
            return row.number, found, headers
        missing = min(missing, absent, key=len)
    names = [header for header in plan.columns if same(header) in missing]
    raise bad_file(f"No row at the top of the file has the header '{names[0]}' that the map speaks of.", "headers")


def header_of(headers: Mapping[int, str], column: int) -> str:
    """What to call a column: its header, else its letter."""
    return headers.get(column) or letters(column)
