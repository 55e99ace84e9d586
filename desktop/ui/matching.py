"""What a person means who types a few words: by their letters, by another word for it, by their sound, or with a slip."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from desktop.core.text import latin_digits
from desktop.forms.sounds import slipped, sound

WHOLE, WORD, BEGINS, OTHERWISE, WITHIN, SOUNDS, SLIPS = range(7)
SURE = WITHIN  # up to here the letters themselves say so
FILLERS = frozenset(
    [
        "a",
        "an",
        "the",
        "to",
        "of",
        "for",
        "in",
        "on",
        "at",
        "and",
        "or",
        "how",
        "do",
        "does",
        "can",
        "i",
        "my",
        "me",
        "we",
        "please",
        "what",
        "where",
        "is",
        "it",
        "with",
        "by",
        "into",
        "from",
        "का",
        "के",
        "की",
        "को",
        "में",
        "से",
        "पर",
        "और",
        "है",
        "हैं",
        "करें",
        "करना",
        "करो",
        "कैसे",
        "मेरा",
        "चा",
        "ची",
        "चे",
        "ला",
        "ਦਾ",
        "ਦੇ",
        "ਦੀ",
        "ਨੂੰ",
        "ਕਰੋ",
        "ka",
        "ke",
        "ki",
        "ko",
        "me",
        "mein",
        "se",
        "par",
        "kare",
        "karen",
        "karna",
        "karo",
        "kaise",
        "hai",
    ]
)
_WORD = re.compile(r"[^\W_]+(?:[\u0900-\u0dff\u200c\u200d]+[^\W_]*)*")
_LEAST_SOUND, _ONE_SLIP, _TWO_SLIPS = 3, 4, 8  # letters from which on a sound, one slip, two slips are believed


def split(text: str) -> list[str]:
    """The words of a text, digits in Latin figures, without case."""
    return _WORD.findall(latin_digits(unicodedata.normalize("NFC", text)).casefold())


def asked(text: str) -> list[str]:
    """The words that were typed, without those that say nothing unless they are all there is."""
    found = split(text)
    return [word for word in found if word not in FILLERS] or found


def rank(wanted: list[str], name: str, otherwise: str = "") -> int | None:
    """How well a thing called `name`, with other words for it, fits all words typed: WHOLE best; None if it doesn't."""
    if not wanted:
        return WHOLE
    if " ".join(split(name)).startswith(" ".join(wanted)):
        return WHOLE
    found = [_rank(word, name, otherwise) for word in wanted]
    return None if None in found else max(each for each in found if each is not None)


@lru_cache(maxsize=50_000)
def _rank(word: str, name: str, otherwise: str) -> int | None:
    named, others = _words(name), _words(otherwise)
    if word in named:
        return WORD
    if any(each.startswith(word) for each in named):
        return BEGINS
    if any(each.startswith(word) for each in others):
        return OTHERWISE
    if len(word) > 1 and word in name.casefold():
        return WITHIN
    heard = sound(word)
    sounds = [sound(each) for each in (*named, *others)] if len(word) >= _LEAST_SOUND and len(heard) > 1 else []
    if heard in sounds or (len(heard) >= _LEAST_SOUND and any(each.startswith(heard) for each in sounds)):
        return SOUNDS
    slips = 2 if len(word) >= _TWO_SLIPS else 1 if len(word) >= _ONE_SLIP else 0
    if slips and any(slipped(word, each, slips) for each in (*named, *others)):
        return SLIPS
    return None


@lru_cache(maxsize=20_000)
def _words(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(split(text)))
