"""A form as an XLSForm workbook (.xlsx) and back, so that a town edits its checklist in a spreadsheet.

The workbook is a proper XLSForm: ODK Collect opens it. What XLSForm has no word for (provisions, findings, units,
money, titles in each language) stands in columns named `nagardesk_…`, which other programs pass over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Any

from desktop.core.errors import PackError
from desktop.core.text import clean
from desktop.forms.definition import CHECK_WORDS, LENGTH, Field, Form, read
from desktop.forms.expression import evaluate
from desktop.forms.naming import name_local, unnamed
from desktop.forms.validation import CHECK_ANSWERS
from desktop.interchange.cells import Trouble, Value
from desktop.interchange.outbook import out_book
from desktop.interchange.workbook import Workbook

Words = Mapping[str, str]
LANGUAGES = {"en": "English (en)", "hi": "हिन्दी (hi)", "mr": "मराठी (mr)", "pa": "ਪੰਜਾਬੀ (pa)", "ta": "தமிழ் (ta)"}
_OFFICE, _CHECK = "office_", "nagardesk_check"
_HEAD = ("kind", "provision", "clock", "series", "event")
_DEEPEST, _MOST_CHOICES = 20, 20_000  # groups within groups; choices of all lists
_CASE = "nagardesk_case::"
_PICTURES = {"photo": ("image", ""), "sketch": ("image", "draw")}
_SKIPPED = frozenset(
    {"start", "end", "today", "deviceid", "username", "phonenumber", "audit", "simserial", "subscriberid"}
)
_AS_THEY_ARE = frozenset({"text", "integer", "decimal", "date", "note", "file"})


def write(form: Form, path: Path, lists: Mapping[str, Mapping[str, Words]] | None = None) -> None:
    """Write `form` as an XLSForm in the languages of its title.

    `lists` gives the office's own choices (`@wards`); without them a stand-in is written.
    """
    codes = [code for code in LANGUAGES if code in form.title]
    with out_book(path) as book:
        survey = [*_rows(form.fields, codes)]
        _fill(book.add_worksheet("survey"), _columns(survey), survey)
        choices = [*_choice_rows(form.fields, codes, lists or {}, set())]
        _fill(book.add_worksheet("choices"), _columns(choices) or ["list_name", "name", "label"], choices)
        settings = {"form_title": form.title.get("en", form.name), "form_id": form.name, "version": form.version}
        settings |= {"default_language": LANGUAGES[codes[0]]} if codes else {}
        settings |= {f"nagardesk_{key}": getattr(form, key) for key in _HEAD}
        settings |= {f"{_CASE}{kind}": told for kind, told in form.cases.items()}
        settings |= {f"nagardesk_title::{LANGUAGES[code]}": form.title[code] for code in codes}
        _fill(book.add_worksheet("settings"), list(settings), [settings])


def _fill(sheet: Any, columns: list[str], rows: list[dict[str, str]]) -> None:
    for place, name in enumerate(columns):
        sheet.write_string(0, place, name)
        for n, row in enumerate(rows, 1):
            if row.get(name):
                sheet.write_string(n, place, row[name])
    sheet.freeze_panes(1, 0)


def _columns(rows: list[dict[str, str]]) -> list[str]:
    return list(dict.fromkeys(key for row in rows for key in row))


def _rows(fields: tuple[Field, ...], codes: list[str]) -> Iterator[dict[str, str]]:
    for each in fields:
        row = {"type": _type(each), "name": each.name}
        for key, words in (
            ("label", each.label),
            ("hint", each.hint),
            ("constraint_message", each.constraint_message),
        ):
            row |= _translated(key, words, codes)
        row |= {"required": "yes" if each.required else "", "relevant": each.relevant, "constraint": each.constraint}
        row |= {"calculation": each.calculation, "readonly": "yes" if each.calculation else ""}
        row |= {"parameters": "max-pixels=2048" if each.appearance in _PICTURES else ""}
        row |= {"appearance": _PICTURES.get(each.appearance, ("", each.appearance))[1], "default": each.default}
        row |= {"nagardesk_type": _own_type(each), "nagardesk_unit": each.unit, "nagardesk_provision": each.provision}
        row |= {"nagardesk_length": str(each.length) if each.length != LENGTH else ""}
        yield row | _translated("nagardesk_finding", each.finding, codes)
        if each.type == "repeat":
            yield from _rows(each.fields, codes)
            yield {"type": "end_repeat", "name": each.name}


def _translated(key: str, words: Words, codes: list[str]) -> dict[str, str]:
    return {f"{key}::{LANGUAGES[code]}": name_local(words.get(code, ""), code) for code in codes}


def _type(each: Field) -> str:
    if each.type in ("select_one", "select_multiple"):
        return f"{each.type} {_list_name(each)}"
    if each.type == "file":
        return _PICTURES.get(each.appearance, ("file", ""))[0]
    return {"check": f"select_one {_CHECK}", "repeat": "begin_repeat", "money": "decimal"}.get(each.type, each.type)


def _own_type(each: Field) -> str:
    return each.appearance if each.appearance in _PICTURES else "money" if each.type == "money" else ""


def _list_name(each: Field) -> str:
    return _OFFICE + each.choices[1:] if isinstance(each.choices, str) else f"{each.name}_choices"


def _choice_rows(
    fields: tuple[Field, ...], codes: list[str], lists: Mapping[str, Mapping[str, Words]], done: set[str]
) -> Iterator[dict[str, str]]:
    for each in fields:
        choices: Mapping[str, Words] = {}
        name = _CHECK if each.type == "check" else _list_name(each)
        if each.type == "check":
            choices = CHECK_WORDS
        elif isinstance(each.choices, str):
            choices = lists.get(each.choices) or {"office": dict.fromkeys(codes, "(the office's own list)")}
        elif each.choices:
            choices = each.choices
        if choices and name not in done:
            done.add(name)
            for value, words in choices.items():
                yield {"list_name": name, "name": value} | _translated("label", words, codes)
        yield from _choice_rows(each.fields, codes, lists, done)


def load(path: Path) -> Form:
    """The form in an XLSForm workbook. Raises `PackError` naming the sheet, the row and what is not understood."""
    with Workbook(path) as book:
        tables = {name.strip().lower(): _table(book, name) for name in book.sheets}
    if "survey" not in tables:
        raise PackError(f"{path.name} is no XLSForm: it has no sheet 'survey'.", code="xlsform")
    settings = next((row for _, row in tables.get("settings", [])), {})
    lists: dict[str, dict[str, Words]] = {}
    if len(tables.get("choices", [])) > _MOST_CHOICES:
        raise PackError(f"choices: there are more than {_MOST_CHOICES:,}; nobody finds one of them.", code="xlsform")
    for number, row in tables.get("choices", []):
        name = row.get("list_name") or row.get("list name", "")
        if not name or not row.get("name"):
            raise PackError(f"choices, row {number}: a choice has a list_name and a name.", code="xlsform")
        lists.setdefault(name, {})[row["name"]] = _words(row, "label")
    survey = iter(tables["survey"])
    title = _words(settings, "nagardesk_title") or {"en": settings.get("form_title", path.stem)}
    raw: dict[str, Any] = {key: settings.get(f"nagardesk_{key}", "") for key in _HEAD}
    raw["cases"] = {key.removeprefix(_CASE): told for key, told in settings.items() if key.startswith(_CASE) and told}
    raw |= {"name": settings.get("form_id") or settings.get("id_string") or path.stem}
    if not re.fullmatch(r"\w{1,80}", raw["name"], re.ASCII):
        raise PackError(f"settings: the form_id '{raw['name']}' has letters, digits and _ only.", code="xlsform")
    raw |= {"version": settings.get("version", "1"), "kind": raw["kind"] or "checklist"}
    return read({**raw, "title": title, "fields": _fields(survey, lists, "")}, path.name)


def _table(book: Workbook, name: str) -> list[tuple[int, dict[str, str]]]:
    rows = book.sheet(name).rows()
    first = next(rows, None)
    if first is None:
        return []
    headers = {column: clean(_text(value)) for column, value in first.cells.items()}
    return [(r.number, {headers[c]: clean(_text(v)) for c, v in r.cells.items() if c in headers}) for r in rows]


def _text(value: Value) -> str:
    if isinstance(value, Trouble):
        raise PackError(f"A cell holds {value.text}.", code="xlsform")
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _fields(
    survey: Iterator[tuple[int, dict[str, str]]],
    lists: Mapping[str, Mapping[str, Words]],
    within: str,
    depth: int = 0,
) -> list[dict[str, Any]]:
    if depth > _DEEPEST:
        raise PackError(f"survey: '{within}' lies in more than {_DEEPEST} groups.", code="xlsform")
    fields: list[dict[str, Any]] = []
    for number, row in survey:
        kind, _, rest = row.get("type", "").replace(" repeat", "_repeat").replace(" group", "_group").partition(" ")
        if kind in ("", *_SKIPPED):
            continue
        if kind in ("end_repeat", "end_group"):
            return fields
        if kind == "begin_group":
            fields += [
                _under(each, row.get("relevant", ""))
                for each in _fields(survey, lists, row.get("name", ""), depth + 1)
            ]
            continue
        field = _one(number, kind, rest.strip(), row, lists)
        if kind == "begin_repeat":
            field["fields"] = _fields(survey, lists, field["name"], depth + 1)
        fields.append(field)
    if within:
        raise PackError(f"survey: '{within}' is begun and not ended.", code="xlsform")
    return fields


def _under(field: dict[str, Any], relevant: str) -> dict[str, Any]:
    """A question of a group is asked only where the group is."""
    both = " and ".join(f"({each})" for each in (relevant, field.get("relevant", "")) if each)
    return {**field, "relevant": both} if relevant else field


def _one(
    number: int, kind: str, rest: str, row: dict[str, str], lists: Mapping[str, Mapping[str, Words]]
) -> dict[str, Any]:
    raw: dict[str, Any] = {"name": row.get("name", ""), "label": _words(row, "label")}
    raw |= {key: words for key in ("hint", "constraint_message") if (words := _words(row, key))}
    raw |= {
        key: row[key] for key in ("relevant", "constraint", "calculation", "appearance", "default") if row.get(key)
    }
    if row.get("required", "").lower() in ("yes", "true", "true()", "1"):
        raw["required"] = True
    if finding := _words(row, "nagardesk_finding"):
        raw["finding"] = finding
    raw |= {key: row[f"nagardesk_{key}"] for key in ("unit", "provision") if row.get(f"nagardesk_{key}")}
    if (length := row.get("nagardesk_length", "")).isdecimal():
        raw["length"] = int(length)
    raw |= _typed(number, kind, rest, row, lists)
    for key in ("relevant", "constraint", "calculation"):
        try:
            evaluate(raw.get(key, "''"), {}, "", date(2000, 1, 1))
        except PackError as error:
            raise PackError(f"survey, row {number}, {key}: {error.message}", code="xlsform") from error
    if not re.fullmatch(r"[A-Za-z_][\w-]*", raw["name"], re.ASCII):
        raise PackError(f"survey, row {number}: '{raw['name']}' is not a name for a question.", code="xlsform")
    return raw


def _typed(
    number: int, kind: str, rest: str, row: dict[str, str], lists: Mapping[str, Mapping[str, Words]]
) -> dict[str, Any]:
    own = row.get("nagardesk_type", "")
    if (kind == "select_one" and rest == _CHECK) or (
        kind == "select_one" and set(lists.get(rest, ())) == set(CHECK_ANSWERS)
    ):
        return {"type": "check"}
    if kind in ("select_one", "select_multiple"):
        if rest not in lists:
            raise PackError(f"survey, row {number}: there is no list of choices '{rest}'.", code="xlsform")
        return {"type": kind, "choices": "@" + rest[len(_OFFICE) :] if rest.startswith(_OFFICE) else lists[rest]}
    if kind == "image" or own in _PICTURES:
        return {"type": "file", "appearance": own if own in _PICTURES else "photo"}
    if own == "money":
        return {"type": "money"}
    if kind == "calculate":
        return {"type": "text", "label": _words(row, "label") or {"en": row.get("name", "")}}
    if kind == "begin_repeat":
        return {"type": "repeat"}
    if kind in _AS_THEY_ARE:
        return {"type": kind}
    raise PackError(f"survey, row {number}: questions of the type '{kind}' are not known here.", code="xlsform")


def _words(row: Mapping[str, str], key: str) -> dict[str, str]:
    """The texts of `label`, `label::English (en)`, `label::hi` … by language."""
    found: dict[str, str] = {}
    for header, text in row.items():
        name, _, language = header.partition("::")
        if name.strip() == key and text:
            code = re.search(r"\(?\b(en|hi|mr|pa|ta)\)?$", language.strip())
            spoken = code[1] if code else "en"
            found[spoken] = unnamed(text, spoken)
    return found
