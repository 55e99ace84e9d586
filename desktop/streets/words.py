"""The words of plans, statements and findings, from `resources/locale/streets.yaml`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from desktop.core.errors import PackError
from desktop.law.files import LOCALE, cache_folder, compiled, read_yaml


@cache
def catalogue() -> Mapping[str, Mapping[str, str]]:
    """All phrases by key and language."""
    path = LOCALE / "streets.yaml"
    read: Mapping[str, Mapping[str, str]] = compiled("streets", [path], lambda: read_yaml(path), cache_folder())
    return read


def phrase(key: str, languages: Sequence[str] = ("en", "hi", "mr", "pa", "ta"), **fill: Any) -> dict[str, str]:
    """A phrase in each language, filled. Raises `PackError` for an unknown key or language."""
    words = catalogue().get(key)
    if words is None or any(language not in words for language in languages):
        raise PackError(f"streets.yaml has no '{key}' in {', '.join(languages)}", code="text", key=key)
    return {language: words[language].format_map(_by_language(fill, language)) for language in languages}


def _by_language(fill: Mapping[str, Any], language: str) -> dict[str, str]:
    return {k: str(v.get(language, "")) if isinstance(v, Mapping) else str(v) for k, v in fill.items()}


def said(words: Mapping[str, str], languages: Sequence[str]) -> str:
    """A phrase in the paper's languages on one line, each once: मार्ग / Street."""
    return " / ".join(dict.fromkeys(words[language] for language in languages if words.get(language)))


def one(key: str, languages: Sequence[str]) -> str:
    """A phrase of the catalogue on one line."""
    return said(phrase(key, languages), languages)
