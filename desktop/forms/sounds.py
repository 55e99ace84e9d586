"""Words by their sound, in any script: Harpreet, Harprit and हरप्रीत are one; and slips of the hand in writing them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

_SOUNDS = (
    ("chh", "C"), ("ch", "C"), ("ph", "f"), ("sh", "s"), ("th", "t"), ("dh", "d"), ("bh", "b"), ("kh", "k"),
    ("gh", "g"), ("jh", "j"), ("ck", "k"), ("ce", "se"), ("ci", "si"), ("c", "k"), ("w", "v"), ("z", "j"), ("q", "k"),
    ("x", "ks"), ("y", "i"),
)  # fmt: skip
_VIRAMA, _NASAL = "\u094d", "N"
_HEARD = {
    "a": "अआ", "i": "इईय", "u": "उऊ", "e": "एऐऍ", "o": "ओऔऑ", "r": "ऋृरऱ", "k": "कख", "g": "गघ", "n": "ङञणनऩ", "C": "चछ",
    "j": "जझ", "t": "टठतथ", "d": "डढदध", "p": "प", "f": "फ", "b": "बभ", "m": "म", "l": "लळऴ", "v": "व", "s": "शषस", "h": "ह",
    _NASAL: "ंँ", _VIRAMA: _VIRAMA, "": "ािीुूेैोौॉॅ़ः",
}  # fmt: skip
_GURMUKHI, _TAMIL = 0x100, 0x280  # the blocks of the scripts lie side by side, letter beside letter
_LETTERS = {
    ord(letter) + block: heard
    for block in (0, _GURMUKHI, _TAMIL)
    for heard, letters in _HEARD.items()
    for letter in letters
}
_LETTERS |= {0x0A70: _NASAL, 0x0A71: "", 0x0BC6: "", 0x0BCA: "", 0x0B8E: "e", 0x0B92: "o"}
_VOICED = {"k": "g", "t": "d", "p": "b", "C": "s"}  # as Tamil speaks them between vowels
_AFTER_N = re.compile(f"([nm]){_VIRAMA}([ktp])")
_TWICE, _JOINED = re.compile(r"(.)\1+"), re.compile(rf"(.){_VIRAMA}\1")
_LABIAL = re.compile(f"{_NASAL}(?=[pfbm])")
_VOWELS = re.compile("[aeiouh]")
_LEAST, _LEAST_HEARD, _ONE_SLIP = 3, 2, 4  # letters, and sounds, from which on a likeness or one slip is believed


@lru_cache(maxsize=200_000)
def sound(word: str) -> str:
    """A word by its sound, in any script: first letter and consonants, so that suchna, soochana and सूचना are one."""
    plain = word.casefold()
    if word.isascii():
        for written, heard in _SOUNDS:
            plain = plain.replace(written, heard)
        plain = _TWICE.sub(r"\1", plain)
    else:
        plain = _spoken(plain)
    return plain[:1] + _VOWELS.sub("", plain[1:])


def _spoken(word: str) -> str:
    """A word of an Indian script letter by letter: a whole list of names would wait for its spelling in Latin."""
    plain = unicodedata.normalize("NFD", word).replace("ज्ञ", "ग").translate(_LETTERS)
    if "\u0b80" <= word[0] <= "\u0bff":
        plain = _AFTER_N.sub(lambda found: found[1] + _VOICED[found[2]], _tamil(plain))
    plain = _LABIAL.sub("m", plain).replace(f"{_NASAL}h", "ng").replace(_NASAL, "n")  # सिंह is Singh
    return _JOINED.sub(r"\1", plain).replace(_VIRAMA, "")


def _tamil(plain: str) -> str:
    """Tamil writes k and g, t and d, p and b alike: hard at the beginning and where doubled, soft elsewhere."""
    soft = (at > 0 and plain[at - 1] != _VIRAMA and plain[at + 1 : at + 2] != _VIRAMA for at in range(len(plain)))
    return "".join(_VOICED.get(char, char) if heard else char for char, heard in zip(plain, soft, strict=True))


def alike(word: str, among: Iterable[str], most: int) -> list[str]:
    """Of the words `among`, those that sound like `word` or begin so, or else those with a slip; at most `most`.

    A word of less than three letters, or with but one sound, is like none.
    """
    heard = sound(word)
    if len(word) < _LEAST or len(heard) < _LEAST_HEARD:
        return []
    same: list[str] = []
    begun: list[str] = []
    near: list[str] = []
    for each in among:
        told = sound(each)
        if told == heard:
            same.append(each)
        elif len(heard) >= _LEAST and told.startswith(heard):
            begun.append(each)
        elif len(heard) >= _ONE_SLIP and abs(len(told) - len(heard)) < _LEAST_HEARD and slipped(heard, told, 1):
            near.append(each)
    return (same or begun or near)[:most]


def slipped(word: str, meant: str, slips: int) -> bool:
    """Whether `word` is the beginning of `meant` but for a letter wrong, missing, too many or in its neighbour's place."""
    if word[0] != meant[:1] or len(meant) < len(word) - slips:
        return False
    return any(_apart(word, meant[: len(word) + by]) <= slips for by in range(-slips, slips + 1))


def _apart(one: str, other: str) -> int:
    """By how many slips two words differ; two letters that changed places are one."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for n, letter in enumerate(one, 1):
        earlier, before, row = before, row, [n]
        for m, against in enumerate(other, 1):
            cost = min(before[m] + 1, row[m - 1] + 1, before[m - 1] + (letter != against))
            if n > 1 and m > 1 and letter == other[m - 2] and one[n - 2] == against:
                cost = min(cost, earlier[m - 2] + 1)
            row.append(cost)
    return row[-1]
