"""Numbers, money and dates in words, as papers in each language write them."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

from desktop.printing.yamlfile import NOTICES, load

_CRORE, _LAKH, _THOUSAND = 10_000_000, 100_000, 1_000
_RUPEES = {  # whole rupees, what joins the paise to them, the end
    "en": ("Rupees {r}", " and paise {p}", " only"),
    "hi": ("रुपये {r}", " एवं {p} पैसे", " मात्र"),
    "mr": ("रुपये {r}", " आणि {p} पैसे", " फक्त"),
    "pa": ("ਰੁਪਏ {r}", " ਅਤੇ {p} ਪੈਸੇ", " ਸਿਰਫ਼"),
    "ta": ("ரூபாய் {r}", " மற்றும் {p} பைசா", " மட்டும்"),
}


@lru_cache(maxsize=32)
def _words(kind: str, language: str) -> list[str]:
    text: str = load(NOTICES / "numbers.yaml")[kind][language]
    return text.split()


@lru_cache(maxsize=2)
def _tamil_pairs(kind: str) -> list[list[str]]:
    """Pairs of a word alone and before more."""
    pairs: list[list[str]] = load(NOTICES / "numbers.yaml")[kind]
    return pairs


def long_date(day: date, language: str) -> str:
    """`day` with the month's name: 3 फ़रवरी 2027."""
    return f"{day.day} {_words('months', language)[day.month - 1]} {day.year}"


def rupees_in_words(paise: int, language: str) -> str:
    """An amount in words, for receipts and demands: रुपये एक हज़ार दो सौ मात्र. `paise` is not negative."""
    rupees, rest = divmod(paise, 100)
    whole, part, end = _RUPEES[language]
    told = whole.format(r=in_words(rupees, language))
    return told + (part.format(p=in_words(rest, language)) if rest else "") + end


def in_words(number: int, language: str) -> str:
    """A whole number in words, counted in thousands, lakhs and crores."""
    if number < 0:
        raise ValueError(number)
    if number == 0:
        return _words("units", language)[0]
    return _tamil(number) if language == "ta" else _counted(number, language)


def _counted(number: int, language: str) -> str:
    words: list[str] = []
    for size, scale in ((_CRORE, 0), (_LAKH, 1), (_THOUSAND, 2)):
        count, number = divmod(number, size)
        if count:
            words.append(f"{_counted(count, language)} {_words('scales', language)[scale]}")
    hundreds, number = divmod(number, 100)
    if hundreds:
        if language == "mr":
            words.append(
                "शंभर" if hundreds == 1 and not number and not words else _words("units", "mr")[hundreds] + "शे"
            )
        else:
            words.append(f"{_words('units', language)[hundreds]} {_words('scales', language)[3]}")
    if number:
        if language == "en" and words:
            words.append("and")
        words.append(_below_hundred(number, language))
    return " ".join(words)


def _below_hundred(number: int, language: str) -> str:
    if language != "en" or number < 20:
        return _words("units", language)[number]
    tens, ones = divmod(number, 10)
    name = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")[tens - 2]
    return f"{name}-{_words('units', 'en')[ones]}" if ones else name


def _tamil(number: int) -> str:
    """Tamil joins a number to what follows it: ஆயிரம் alone, ஆயிரத்து before more."""
    words: list[str] = []
    for size, alone, joined in (
        (_CRORE, "கோடி", "கோடியே"),
        (_LAKH, "லட்சம்", "லட்சத்து"),
        (_THOUSAND, "ஆயிரம்", "ஆயிரத்து"),
    ):
        count, number = divmod(number, size)
        if count:
            one = "ஒரு" if size != _THOUSAND else ""
            words += [one if count == 1 else _tamil(count), joined if number else alone]
    hundreds, number = divmod(number, 100)
    if hundreds:
        words.append(_tamil_pairs("tamil_hundreds")[hundreds - 1][1 if number else 0])
    if number:
        words.append(_tamil_below_hundred(number))
    return " ".join(word for word in words if word)


def _tamil_below_hundred(number: int) -> str:
    if number < 20:
        return _words("units", "ta")[number]
    tens, ones = divmod(number, 10)
    alone, joined = _tamil_pairs("tamil_tens")[tens - 2]
    return f"{joined} {_words('units', 'ta')[ones]}" if ones else alone
