"""Sections as the Acts and the coverage list write them, brought to one shape so that lists can be matched."""

from __future__ import annotations

import re
from functools import lru_cache

_SECTION = re.compile(r"^\s*(?:[Ss]ections?\s+)?(\d+(?:\s*-\s*[A-Z]\b)?)(.*)$")
_PART = re.compile(r"^[\s.,:-]*\(?(\d{1,3}|[a-z](?![a-z])|[ivx]+(?![a-z]))\)?")


@lru_cache(maxsize=8192)
def path(text: str) -> tuple[str, ...]:
    """The parts of a cited section: "183(5)(a)" gives ("183", "5", "a"); words such as a proviso end it."""
    found = _SECTION.match(text)
    if not found:
        return (text.strip(),)
    parts, rest = [found[1].replace(" ", "")], found[2]
    while part := _PART.match(rest):
        parts.append(part[1])
        rest = rest[part.end() :]
    return tuple(parts)


def covers(listed: str, cited: str) -> bool:
    """Whether a section in an Act's list takes in a cited one: "183(5)" takes in "183(5)(a)", not the reverse."""
    short, long = path(listed), path(cited)
    return long[: len(short)] == short


def listed(sections: tuple[str, ...], section: str, sub: str) -> bool:
    """Whether any of an Act's listed sections takes in the provision at `section` and `sub`."""
    cited = f"{section} {sub}"
    return any(covers(entry, cited) for entry in sections)
