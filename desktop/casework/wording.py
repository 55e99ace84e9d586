"""Small wordings that papers need in each language: a section cited, a measure, an hour."""

from __future__ import annotations

import re

_CLAUSE = re.compile(r"\(([a-z])\)")
_LETTERS = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        [
            "क",
            "ख",
            "ग",
            "घ",
            "ङ",
            "च",
            "छ",
            "ज",
            "झ",
            "ञ",
            "ट",
            "ठ",
            "ड",
            "ढ",
            "ण",
            "त",
            "थ",
            "द",
            "ध",
            "न",
            "प",
            "फ",
            "ब",
            "भ",
            "म",
            "य",
        ],
        strict=True,
    )
)
UNITS = {
    "metre": {"en": "m", "hi": "मी."},
    "square_metre": {"en": "sq m", "hi": "वर्ग मी."},
}


def cite_words(section: str) -> dict[str, str]:
    """A section as a paper cites it: section 187(8) proviso (b), धारा 187(8) परन्तुक (ख)."""
    hindi = _CLAUSE.sub(lambda m: f"({_LETTERS[m[1]]})", section).replace("proviso", "परन्तुक")
    return {"en": f"section {section}", "hi": f"धारा {hindi}"}


def measure(value: str, unit: str) -> dict[str, str]:
    """A measure with its unit: 0.90 m, 0.90 मी."""
    return {lang: f"{value} {word}" for lang, word in UNITS[unit].items()}
