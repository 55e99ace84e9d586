"""Small wordings that papers need in each language: a section cited, a measure, a sentence, what an officer says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from typing import Any

from desktop.core.dates import show
from desktop.core.text import clean
from desktop.law.files import RESOURCES, cache_folder, compiled, read_yaml
from desktop.law.words import LANGUAGES, cited

Said = str | dict[str, str]
_WORDS = RESOURCES / "casework" / "words.yaml"
SCRIPTS = {"hi": "devanagari", "mr": "devanagari", "pa": "gurmukhi", "ta": "tamil"}  # in which names are written


@cache
def words(group: str) -> dict[str, Any]:
    """The words of a group of resources/casework/words.yaml, by key and language."""
    found: dict[str, Any] = compiled("casework", [_WORDS], lambda: read_yaml(_WORDS), cache_folder())[group]
    return found


def kind_words(kind: str) -> dict[str, str]:
    """What a kind of paper is called in each language."""
    return dict(words("kinds")[kind])


def cite_words(section: str) -> dict[str, str]:
    """A section as a paper cites it: section 187(8) proviso (b), धारा 187(8) परन्तुक (ख)."""
    return {lang: text.format(section=cited(section, lang)) for lang, text in words("section").items()}


def sentence(key: str, **filled: object) -> dict[str, str]:
    """A sentence of the words in every language; what fills it is one text, a day, or words by language."""
    return {
        lang: text.format(**{name: _in(value, lang) for name, value in filled.items()})
        for lang, text in words("sentences")[key].items()
    }


def _in(value: object, language: str) -> str:
    if isinstance(value, date):
        return show(value)
    if isinstance(value, Mapping):
        return str(value.get(language) or value.get("en") or next(iter(value.values()), ""))
    return str(value)


def measure(value: str, unit: str) -> dict[str, str]:
    """A measure with its unit: 0.90 m, 0.90 मी."""
    return {lang: f"{value} {word}" for lang, word in words("units")[unit].items()}


def said(value: object) -> Said:
    """What was written, cleaned: one text, or one for each language where it was written in several."""
    if isinstance(value, Mapping):
        return {str(lang): clean(str(text)) for lang, text in value.items() if clean(str(text))}
    return clean(str(value))


def spread(value: Said) -> dict[str, str]:
    """A saying for every language of papers: what was written once stands as it was written in all of them."""
    return {lang: _in(value, lang) for lang in LANGUAGES}


def numbered(parts: Sequence[Said]) -> Said:
    """Several sayings as one, numbered (1), (2) …; in each language where any was written in several."""
    languages = sorted({lang for part in parts if isinstance(part, dict) for lang in part})
    if not languages:
        return _joined([str(part) for part in parts])
    return {lang: _joined([part[lang] if isinstance(part, dict) else part for part in parts]) for lang in languages}


def _joined(texts: Sequence[str]) -> str:
    return texts[0] if len(texts) == 1 else " ".join(f"({n}) {text}" for n, text in enumerate(texts, 1))


def local_language(languages: Sequence[str]) -> str:
    """The office's own language beside English, in which a clerk types names."""
    return next((lang for lang in languages if lang != "en"), "en")
