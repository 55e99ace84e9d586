"""Hindi typed in a font that draws Devanagari on Latin keys: recognised, converted, and offered for approval.

Kruti Dev 010 and DevLys 010 (the same keys) are converted; other such fonts (Chanakya and its kin) are recognised as
foreign and never passed for text. Nothing here stores anything: a person looks at the proposal first.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from desktop.core.errors import FieldError
from desktop.core.text import clean

TABLES = Path(__file__).resolve().parents[2] / "resources" / "legacy"
ODDS = TABLES / "kruti_dev_010.odds.tsv"
FONTS = {"kruti_dev_010": "Kruti Dev 010", "devlys_010": "DevLys 010"}
UNKNOWN = "unknown"
_VIRAMA, _I, _STROKE = "्", "ि", "ा"
_BASE = re.compile("[\u0915-\u0939\u0958-\u095f]")
_VOWELS = re.compile("[\u0904-\u0914]")
_ORPHAN = re.compile("(^|[\\s(])[\u093c-\u094d\u0901-\u0903]|[\u093e-\u094c]{2}|[\u093e-\u094c]\u094d")
_FOREIGN = re.compile(r"[\u00a1-\u00ff\u0152-\u0178\u0192\u02c6\u02dc\u2013-\u2044\u2122]")
_ENOUGH, _EACH = 5.0, 0.8  # log2 odds in all, and on average for each pair of keys
_INDIC = re.compile(r"[\u0900-\u0dff]")


@dataclass(frozen=True, slots=True)
class Proposal:
    """A text that seems to be in a legacy font: which (`unknown` if we can't convert it), and what it would read."""

    font: str
    text: str


def convert(text: str, font: str = "kruti_dev_010") -> str:
    """`text` in a legacy font as Unicode. Raises `FieldError` for a font we have no table of."""
    if font not in FONTS:
        raise FieldError("font", f"There is no table for the font '{font}'.", code="font")
    writer = _Writer()
    table, longest = _table("kruti_dev_010")
    at = 0
    while at < len(text):
        size = next((n for n in range(longest, 0, -1) if text[at : at + n] in table), 0)
        writer.put(table[text[at : at + size]] if size else text[at])
        at += size or 1
    return clean(writer.finish())


@cache
def _table(name: str) -> tuple[dict[str, str], int]:
    lines = (TABLES / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    table = dict(line.split("\t") for line in lines if "\t" in line)
    return table, max(len(key) for key in table)


class _Writer:
    """Puts what the keys drew, left to right, into the order in which Unicode writes it."""

    def __init__(self) -> None:
        self._out: list[str] = []  # finished syllables and other text
        self._cluster = ""  # half letters, letter and what is joined below it
        self._signs = ""  # vowel signs and dots of that letter
        self._reph = self._short_i = False

    def put(self, drawn: str) -> None:
        if drawn.startswith("<i>"):
            self._flush()
            self._short_i = True
            if drawn != "<i>":
                self.put(drawn[3:])
        elif drawn.startswith("<reph>"):
            self._reph = True
            self._signs += drawn[6:]
        elif drawn in ("<ra>", "<ya>"):
            self._cluster += _VIRAMA + ("र" if drawn == "<ra>" else "य")
        elif drawn == "<nukta>":
            self._cluster += "़"
        elif drawn == _STROKE and self._cluster.endswith(_VIRAMA):
            self._cluster = self._cluster[:-1]
        elif _BASE.match(drawn):
            self._letter(drawn)
        elif unicodedata.category(drawn[0]).startswith("M"):
            self._sign(drawn)
        else:
            self._flush()
            self._cluster = drawn if _VOWELS.match(drawn) else ""
            self._out += [] if self._cluster else [drawn]

    def _letter(self, drawn: str) -> None:
        if self._cluster and not self._cluster.endswith(_VIRAMA):
            self._flush()
        letter, sign = (drawn[:-1], drawn[-1]) if drawn[-1] in "ाृुू" else (drawn, "")
        self._cluster += letter
        self._signs += sign

    def _sign(self, drawn: str) -> None:
        if drawn == _VIRAMA and not self._signs:
            self._cluster += drawn
        else:
            self._signs += drawn

    def _flush(self) -> None:
        if self._cluster or self._signs or self._reph or self._short_i:
            head = "र" + _VIRAMA if self._reph else ""
            self._out.append(head + self._cluster + (_I if self._short_i else "") + self._signs)
        self._cluster = self._signs = ""
        self._reph = self._short_i = False

    def finish(self) -> str:
        self._flush()
        return "".join(self._out).replace("ंा", "ां")


def is_plain(text: str) -> bool:
    """Whether nothing in `text` can be keys of a legacy font: it has Indian letters, or no letters at all."""
    return bool(_INDIC.search(text)) or not re.search("[A-Za-z\u00a1-\u00ff]", text)


def pairs(word: str) -> list[str]:
    """The pairs of neighbouring keys of a word, with ^ before and $ after it and 0 for any digit."""
    keys = "^" + re.sub("[0-9]", "0", word) + "$"
    return [keys[n : n + 2] for n in range(len(keys) - 1)]


@cache
def _odds() -> dict[str, float]:
    lines = ODDS.read_text(encoding="utf-8").splitlines()
    return {pair: float(told) for pair, _, told in (line.rpartition("\t") for line in lines) if pair}


def recognise(text: str) -> Proposal | None:
    """What `text` would read if it is in a legacy font, or None if it is plain text.

    The pairs of keys are weighed against English; a reading that is no Devanagari spelling is not proposed.
    """
    plain = text.strip()
    if len(plain) < 2 or _INDIC.search(plain):
        return None
    found = [pair for word in plain.split() for pair in pairs(word)]
    weight = sum(_odds().get(pair, 0.0) for pair in found)
    if weight >= _ENOUGH and weight >= _EACH * len(found):
        reading = convert(plain)
        if not _ORPHAN.search(reading) and _INDIC.search(reading):
            return Proposal("kruti_dev_010", reading)
    letters = [c for c in plain if c.isalpha() or _FOREIGN.match(c)]
    if len(letters) >= 4 and sum(bool(_FOREIGN.match(c)) for c in letters) > 0.3 * len(letters):
        return Proposal(UNKNOWN, "")
    return None
