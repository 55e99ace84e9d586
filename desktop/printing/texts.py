"""The words of papers in one language, as a legal reader and the head of office read them before they are issued."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from desktop.core.errors import FieldError
from desktop.printing.yamlfile import NOTICES, load

_OWN = {"ga-1968": "mr", "mp-1961": "hi", "pb-1976": "pa", "py-1973": "ta", "rj-2009": "hi"}
LANGUAGES = ("en", "hi", "mr", "pa", "ta")
UNSURE = NOTICES / "unsure.yaml"


@dataclass(frozen=True, slots=True)
class Worded:
    """One text: the file and the place in it, its English, and its words in the language."""

    file: str
    place: str
    english: str
    words: str


@dataclass(frozen=True, slots=True)
class Unsure:
    """A wording of which nobody is sure yet: the language, the words, what they are to say, and the doubt."""

    language: str
    words: str
    meant: str
    why: str


def files(language: str) -> list[Path]:
    """The files that hold words in a language. Raises `FieldError` for a language of no papers."""
    if language not in LANGUAGES:
        raise FieldError("language", f"Papers are made in {', '.join(LANGUAGES)}.", code="language")
    shared = [path for path in sorted(NOTICES.glob("*.yaml")) if path.stem not in ("specimens", "unsure")]
    shared += sorted((NOTICES / "general").glob("*.yaml"))
    acts = [act for act, own in _OWN.items() if language in ("en", own)]
    return shared + [path for act in acts for part in ("texts", "matters") for path in _of(part, act)]


def _of(part: str, act: str) -> list[Path]:
    return sorted((NOTICES / part / act).glob("*.yaml"))


@cache
def edition(language: str) -> str:
    """The digest of all that holds words in a language: another digest means that something was changed."""
    told = hashlib.sha256()
    for path in files(language):
        told.update(path.relative_to(NOTICES).as_posix().encode() + b"\0" + path.read_bytes())
    return told.hexdigest()


@cache
def unsure(language: str = "") -> tuple[Unsure, ...]:
    """What stays unsure in a language, or in all."""
    told = [Unsure(**each) for each in load(UNSURE)["unsure"]]
    return tuple(each for each in told if language in ("", each.language))


def texts(language: str) -> Iterator[Worded]:
    """Every text of papers in a language beside its English, file by file."""
    for path in files(language):
        name = path.relative_to(NOTICES).as_posix()
        for place, said in _sayings(load(path), ()):
            if language in said:
                yield Worded(name, place, str(said.get("en", "")), str(said[language]))


def _sayings(told: Any, place: tuple[str, ...]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The mappings of language to text in a file, each with the keys that lead to it."""
    if isinstance(told, dict):
        if set(told) & set(LANGUAGES) and all(not isinstance(told[key], dict) for key in set(told) & set(LANGUAGES)):
            yield ".".join(place), told
            return
        for key, value in told.items():
            yield from _sayings(value, (*place, str(key)))
    elif isinstance(told, list):
        for n, value in enumerate(told, 1):
            yield from _sayings(value, (*place, str(n)))
