"""What was typed in earlier cases and may be meant again: people, streets, landmarks, in either script."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.casework.ports import Filter
from desktop.casework.wording import SCRIPTS, local_language
from desktop.core.text import clean
from desktop.forms import names

LOOKED_AT = 12  # cases for each way of writing
Known = tuple[str, dict[str, str]]  # what a list shows, and the answers it stands for


def known(desk: Desk, field: str, text: str) -> list[Known]:
    """People for the fields of a name, else the values of that field of the premises, that resemble `text`.

    A complainant is never among them.
    """
    languages = desk.office().languages
    ways = _ways(text, local_language(languages))
    found: dict[str, Known] = {}
    for file in _files(desk, ways):
        told = _person(file, local_language(languages)) if field.startswith("applicant_") else _place(file, field)
        if told and any(way.casefold() in told[0].casefold() for way in ways):
            found.setdefault(told[0].casefold(), told)
    return list(found.values())


def _ways(text: str, language: str) -> list[str]:
    plain = clean(text)
    local = names.from_latin(plain, SCRIPTS[language]) if language in SCRIPTS else plain
    return list(dict.fromkeys(way for way in (plain, names.to_latin(plain), local) if way))


def _files(desk: Desk, ways: list[str]) -> Iterator[CaseFile]:
    seen: set[str] = set()
    for way in ways:
        for row in desk.store.page(Filter(text=way), size=LOOKED_AT).rows:
            if row.case not in seen:
                seen.add(row.case)
                yield desk.case(row.case)


def _person(file: CaseFile, language: str) -> Known | None:
    party = file.applicant()
    said: dict[str, Any] = party.get("name", {})
    if not said:
        return None
    answers = {"applicant_local": said.get(language, ""), "applicant_latin": said.get("en", "")}
    answers |= {key: str(party.get(key, "")) for key in ("relation", "address", "phone")}
    shown = " / ".join(dict.fromkeys(name for name in said.values() if name))
    rest = ", ".join(answers[key] for key in ("relation", "address") if answers[key])
    return " · ".join(part for part in (shown, rest.replace("\n", ", ")) if part), answers


def _place(file: CaseFile, field: str) -> Known | None:
    value = str(file.fields.get("premises", {}).get(field, ""))
    return (value, {field: value}) if value else None
