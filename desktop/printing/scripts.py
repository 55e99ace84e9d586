"""Which script each character belongs to, so that text can be cut where its font must change."""

from __future__ import annotations

import unicodedata

SCRIPT_OF_LANGUAGE = {"en": "Latn", "hi": "Deva", "mr": "Deva", "pa": "Guru", "ta": "Taml"}
_BLOCKS = (
    (0x0900, 0x0963, "Deva"),
    (0x0966, 0x097F, "Deva"),
    (0x0A01, 0x0A7F, "Guru"),
    (0x0B80, 0x0BFF, "Taml"),
    (0x1CD0, 0x1CFF, "Deva"),
    (0xA8E0, 0xA8FF, "Deva"),
)


def script_of(char: str) -> str:
    """The script of a character: Deva, Guru, Taml, Latn, or '' for what any script uses (digits, signs, danda)."""
    point = ord(char)
    for first, last, script in _BLOCKS:
        if first <= point <= last:
            return script
    category = unicodedata.category(char)
    return "Latn" if category[0] == "L" else ""


def script_runs(word: str, home: str) -> list[tuple[str, str]]:
    """Cut `word` into (script, text) runs.

    What any script uses goes with the letter before it, at the beginning with the letter after it; a word without
    letters belongs to `home`, the script of the paragraph's language.
    """
    runs: list[tuple[str, str]] = []
    current, begin = "", 0
    for at, char in enumerate(word):
        script = script_of(char)
        if not script or script == current:
            continue
        if current:
            runs.append((current, word[begin:at]))
            begin = at
        current = script
    runs.append((current or home, word[begin:]))
    return runs
