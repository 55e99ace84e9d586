"""Duties, prohibitions, exceptions and bye-law powers, found from the cases they govern and by their words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from desktop.law.model import Act, Provision

_NUMBER = r"\d+(?:-[A-Z])?"
_CITED = re.compile(rf"\b[Ss]ections?\s+((?:{_NUMBER}|\(\w+\)|,|\s|and\b|or\b|to\b)+)")


def linked(act: Act, provisions: Iterable[str]) -> list[Provision]:
    """Provisions to be read with these: the others of their sections, then those whose words cite their sections."""
    given = set(provisions)
    sections = {act.provision(id).section for id in given}
    beside, citing = [], []
    for row in act.provisions():
        if row.id in given:
            continue
        if row.section in sections:
            beside.append(row)
        elif sections & cited(row):
            citing.append(row)
    return beside + citing


def cited(row: Provision) -> set[str]:
    """The sections that a provision's own words name."""
    said = (row.heading, row.service, row.recovery, row.deemed, *row.grounds, *row.exceptions, *row.notes)
    lists = [found for text in said for found in _CITED.findall(text)]
    return {section for each in lists for section in re.findall(rf"(?<!\(){_NUMBER}(?!\))", each)}


def search(act: Act, text: str) -> list[Provision]:
    """Provisions that hold every word of `text` as the beginning of a word in their section, heading or instruments."""
    wanted = text.lower().split()
    return [row for row in act.provisions() if wanted and all(_begins(word, row) for word in wanted)]


def _begins(word: str, row: Provision) -> bool:
    held = re.findall(r"[\w-]+", f"{row.section} {row.heading} {' '.join(row.instruments)}".lower())
    return any(each.startswith(word) for each in held) or row.cite.startswith(word)
