"""Small wordings that papers need in each language: a section cited, a measure, what an officer says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.core.text import clean
from desktop.law.words import cited

Said = str | dict[str, str]
UNITS = {
    "metre": {"en": "m", "hi": "मी."},
    "square_metre": {"en": "sq m", "hi": "वर्ग मी."},
}


def cite_words(section: str) -> dict[str, str]:
    """A section as a paper cites it: section 187(8) proviso (b), धारा 187(8) परन्तुक (ख)."""
    return {"en": f"section {section}", "hi": f"धारा {cited(section, 'hi')}"}


def measure(value: str, unit: str) -> dict[str, str]:
    """A measure with its unit: 0.90 m, 0.90 मी."""
    return {lang: f"{value} {word}" for lang, word in UNITS[unit].items()}


def said(value: object) -> Said:
    """What was written, cleaned: one text, or one for each language where it was written in several."""
    if isinstance(value, Mapping):
        return {str(lang): clean(str(text)) for lang, text in value.items() if clean(str(text))}
    return clean(str(value))


def numbered(parts: Sequence[Said]) -> Said:
    """Several sayings as one, numbered (1), (2) …; in each language where any was written in several."""
    languages = sorted({lang for part in parts if isinstance(part, dict) for lang in part})
    if not languages:
        return _joined([str(part) for part in parts])
    return {lang: _joined([part[lang] if isinstance(part, dict) else part for part in parts]) for lang in languages}


def _joined(texts: Sequence[str]) -> str:
    return texts[0] if len(texts) == 1 else " ".join(f"({n}) {text}" for n, text in enumerate(texts, 1))
