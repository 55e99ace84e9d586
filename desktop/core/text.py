"""Text as people type it: NFC, without invisible strangers, digits of five scripts understood."""

from __future__ import annotations

import re
import unicodedata

_KEEP = {"\u200c", "\u200d"}  # the joiners belong to Indic spelling
_JOINER_RUN = re.compile("[\u200c\u200d]{2,}")
_SPACES = re.compile(r"[ \t\u00a0\u2000-\u200a\u202f\u205f\u3000]+")
_DIGIT_ZEROS = (0x0966, 0x0A66, 0x0BE6)  # Devanagari, Gurmukhi, Tamil
_TO_LATIN = {zero + n: str(n) for zero in _DIGIT_ZEROS for n in range(10)}


def clean(text: str) -> str:
    """Return `text` in NFC, one space between words, without control, zero-width or bidi characters.

    Line breaks stay; digits stay in the script they were typed in.
    """
    kept = "".join(c for c in text.replace("\r\n", "\n") if c == "\n" or c in "\t" or c in _KEEP or _visible(c))
    kept = _JOINER_RUN.sub(lambda m: m.group()[0], kept)
    lines = (_SPACES.sub(" ", line).strip() for line in kept.split("\n"))
    return unicodedata.normalize("NFC", "\n".join(lines).strip())


def _visible(c: str) -> bool:
    return unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def latin_digits(text: str) -> str:
    """Return `text` with Devanagari, Gurmukhi and Tamil digits as 0-9."""
    return text.translate(_TO_LATIN)
