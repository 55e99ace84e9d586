"""Text as people type it: NFC, without invisible strangers, digits of five scripts understood."""

from __future__ import annotations

import re
import unicodedata

_KEEP = {"\u200c", "\u200d"}  # the joiners belong to Indic spelling
_MOST_MARKS = 12  # on one letter; those of the five scripts carry five at most, and floods of them sort without end
_JOINER_RUN = re.compile("[\u200c\u200d]{2,}")
_SPACES = re.compile(r"[ \t\u00a0\u2000-\u200a\u202f\u205f\u3000]+")
_DIGIT_ZEROS = (0x0966, 0x0A66, 0x0BE6)  # Devanagari, Gurmukhi, Tamil
_TO_LATIN = {zero + n: str(n) for zero in _DIGIT_ZEROS for n in range(10)}
_ZERO_OF = {"hi": 0x0966, "mr": 0x0966, "pa": 0x0A66, "ta": 0x0BE6}
_OWN = {language: str.maketrans({str(n): chr(zero + n) for n in range(10)}) for language, zero in _ZERO_OF.items()}
_COUNTED = re.compile(r"(?<!\S)[^\sA-Za-z]*[0-9][^\sA-Za-z]*(?!\S)")
# Letters of other alphabets that look like Latin ones, and full-width forms.
_LOOKALIKES = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406"
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf"
    "\u0405\u0408\u04bb\u0501\u051b\u051d\u03b1\u03b9\u03bd\u03c1\u0261",
    "aeopcyxijsABEKMHOPCTXIABEZHIKMNOPTYXoSJhdqwaivpg",
)
_GROUPED = re.compile(r"(?<![\d,.])(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?![\d,])")
_WORD = re.compile(r"\w+")
_LATIN = re.compile("[A-Za-z]")
_WIDE = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
# Two signs that look like one letter (the Unicode Standard, tables "do not use"): Devanagari, then Gurmukhi.
_TWO_FOR_ONE = {
    "\u0905\u093e": "\u0906", "\u0905\u094b": "\u0913", "\u0905\u094c": "\u0914", "\u0905\u0949": "\u0911",
    "\u0906\u0947": "\u0913", "\u0906\u0948": "\u0914", "\u0906\u0945": "\u0911", "\u090f\u0947": "\u0910",
    "\u093e\u0947": "\u094b", "\u093e\u0948": "\u094c", "\u093e\u0945": "\u0949",
    "\u0a05\u0a3e": "\u0a06", "\u0a72\u0a3f": "\u0a07", "\u0a72\u0a40": "\u0a08", "\u0a73\u0a41": "\u0a09",
    "\u0a73\u0a42": "\u0a0a", "\u0a72\u0a47": "\u0a0f", "\u0a05\u0a48": "\u0a10", "\u0a73\u0a4b": "\u0a13",
    "\u0a05\u0a4c": "\u0a14",
    "\u0bbe\u0bc6": "\u0bca", "\u0bbe\u0bc7": "\u0bcb",
}  # fmt: skip
_PAIRS = re.compile("|".join(_TWO_FOR_ONE))
# A dot or tippi typed before the vowel sign, or the nukta after it: nothing else draws them as one letter.
_SWAPPED = re.compile(
    "([\u0900-\u0903])([\u093c\u093e-\u094c]+)|([\u093e-\u094c]+)(\u093c)"
    "|([\u0a01-\u0a03\u0a70\u0a71])([\u0a3c\u0a3e-\u0a4c]+)|([\u0a3e-\u0a4c]+)(\u0a3c)"
)


def clean(text: str) -> str:
    """Return `text` in NFC, one space between words, without control, zero-width or bidi characters.

    Look-alikes become what they look like: full-width forms, letters of other alphabets inside a Latin word, and two
    Indian signs that draw one letter; signs that were typed in the wrong order change places, and of a flood of them on
    one letter the first twelve stay. Line breaks stay; digits stay in the script they were typed in.
    """
    if text.isascii() and text.isprintable():
        return _SPACES.sub(" ", text).strip()
    kept = "".join(c for c in text.replace("\r\n", "\n") if c == "\n" or c in "\t" or c in _KEEP or _visible(c))
    kept = _without_floods(kept)
    kept = _JOINER_RUN.sub(lambda m: m.group()[0], kept).translate(_WIDE)
    kept = unicodedata.normalize("NFC", kept)
    kept = _WORD.sub(lambda m: m.group().translate(_LOOKALIKES) if _LATIN.search(m.group()) else m.group(), kept)
    while (once := _SWAPPED.sub(_swap, _PAIRS.sub(lambda m: _TWO_FOR_ONE[m.group()], kept))) != kept:
        kept = once
    lines = (_SPACES.sub(" ", line).strip() for line in kept.split("\n"))
    return _without_floods(unicodedata.normalize("NFC", "\n".join(lines).strip()))


def _without_floods(text: str) -> str:
    """`text` with at most so many marks in a row: all that sorts or moves marks takes the square of their number."""
    if len(text) <= _MOST_MARKS:
        return text
    kept, run = [], 0
    for c in text:
        run = run + 1 if unicodedata.category(c)[0] == "M" else 0
        if run <= _MOST_MARKS:
            kept.append(c)
    return "".join(kept)


def _swap(found: re.Match[str]) -> str:
    first, second = (part for part in found.groups() if part)
    return second + first


def _visible(c: str) -> bool:
    return unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def ungroup(text: str) -> str:
    """Return `text` without the commas that group a number by lakhs or thousands (12,34,567; 1,234,567).

    Any other comma stays: 1,5 may be one and a half, and nobody may take it for fifteen.
    """
    return _GROUPED.sub(lambda m: m.group().replace(",", ""), text)


def latin_digits(text: str) -> str:
    """Return `text` with Devanagari, Gurmukhi and Tamil digits as 0-9."""
    return text.translate(_TO_LATIN)


def own_digits(text: str, language: str) -> str:
    """Return `text` with 0-9 as the digits of `language` (०-९ in Marathi), as many offices write dates and rupees.

    A word with Latin letters in it, such as a file number or an address of the post, keeps its digits; English has none
    of its own.
    """
    own = _OWN.get(language)
    return _COUNTED.sub(lambda m: m.group().translate(own), text) if own else text
