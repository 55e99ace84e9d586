"""Areas and lengths as people say them, turned into square metres and metres with the conversion shown.

Only factors that are the same everywhere are here: the foot is 0.3048 m exactly, the acre 43,560 square feet, and
guntha, cent, kanal and marla are 1/40, 1/100, 1/8 and 1/160 of an acre. Bigha, biswa, katha, ground and kuzhi differ
from State to State and town to town: the office sets its own, and until then they are refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from desktop.core.errors import FieldError
from desktop.core.text import clean, latin_digits, ungroup

_FOOT = Decimal("0.3048")
_ACRE = 43_560 * _FOOT * _FOOT
AREAS: Mapping[str, Decimal] = {
    "square_metre": Decimal(1),
    "square_foot": _FOOT * _FOOT,
    "square_yard": 9 * _FOOT * _FOOT,
    "acre": _ACRE,
    "hectare": Decimal(10_000),
    "are": Decimal(100),
    "guntha": _ACRE / 40,
    "cent": _ACRE / 100,
    "kanal": _ACRE / 8,
    "marla": _ACRE / 160,
}
LENGTHS: Mapping[str, Decimal] = {
    "metre": Decimal(1),
    "centimetre": Decimal("0.01"),
    "foot": _FOOT,
    "inch": _FOOT / 12,
    "yard": 3 * _FOOT,
}
LOCAL = ("bigha", "biswa", "katha", "ground", "kuzhi")
BASES = ("square_metre", "metre")

_AREA_WORDS = {
    "square_metre": "sq m|sqm|sq mt|sq mts|sq mtr|sq mtrs|sqmtr|sq meter|sq meters|sq metre|sq metres|square metre|"
    "square metres|square meter|square meters|वर्ग मीटर|वर्गमीटर|व मी|चौ मीटर|चौ मी|"
    "चौरस मीटर|ਵਰਗ ਮੀਟਰ|ਵ ਮੀ|ச மீ|ச மீட்டர்|சதுர மீட்டர்",
    "square_foot": "sq ft|sqft|sq fts|sft|sq feet|sq foot|square feet|square foot|वर्ग फुट|वर्गफुट|वर्ग फीट|वर्ग फ़ीट|वर्ग फूट|व फु|चौ फुट|चौ फूट|चौरस फूट|"
    "ਵਰਗ ਫੁੱਟ|ਵਰਗ ਫੁਟ|ਵ ਫੁ|ச அடி|சதுர அடி",
    "square_yard": "sq yd|sq yds|sqyd|sqyds|sq yard|sq yards|square yard|square yards|sq gaj|gaj|वर्ग गज|गज|चौ यार्ड|ਵਰਗ ਗਜ਼|ਗਜ਼|சதுர கஜம்",
    "acre": "acre|acres|ac|एकड़|एकड|एकर|ਏਕੜ|ஏக்கர்",
    "hectare": "hectare|hectares|ha|हेक्टेयर|हेक्टर|ਹੈਕਟੇਅਰ|ஹெக்டேர்",
    "are": "are|ares|आर|ஏர்",
    "guntha": "guntha|gunthas|gunta|guntas|गुंठा|गुंठे|गुण्ठा|ਗੁੰਠਾ|குண்டா",
    "cent": "cent|cents|सेंट|ਸੈਂਟ|சென்ட்|சென்ட்டு",
    "kanal": "kanal|kanals|कनाल|ਕਨਾਲ|கனால்",
    "marla": "marla|marlas|मरला|ਮਰਲਾ|ਮਰਲੇ|மர்லா",
    "bigha": "bigha|bighas|बीघा|बीघे|बिघा|ਵਿੱਘਾ|ਬਿਘਾ|பிகா",
    "biswa": "biswa|biswas|बिस्वा|ਬਿਸਵਾ|பிஸ்வா",
    "katha": "katha|kattha|कट्ठा|कठ्ठा|ਕੱਠਾ|கத்தா",
    "ground": "ground|grounds|ग्राउंड|ਗਰਾਊਂਡ|கிரவுண்ட்|மனை",
    "kuzhi": "kuzhi|kuli|कुझी|ਕੁਜ਼ੀ|குழி",
}
_LENGTH_WORDS = {
    "metre": "m|mt|mts|mtr|mtrs|meter|metre|meters|metres|मीटर|मी|ਮੀਟਰ|மீ|மீட்டர்",
    "centimetre": "cm|centimetre|centimeter|सेमी|से मी|सेंटीमीटर|ਸੈਂਟੀਮੀਟਰ|செ மீ|சென்டிமீட்டர்",
    "foot": "'|ft|fts|rft|foot|feet|फुट|फीट|फ़ीट|फूट|ਫੁੱਟ|அடி",
    "inch": '"|in|inch|inches|इंच|ਇੰਚ|அங்குலம்',
    "yard": "yd|yard|yards|gaj|गज|यार्ड|ਗਜ਼|கஜம்",
}
_AREA_OF = {word: unit for unit, words in _AREA_WORDS.items() for word in words.split("|")}
_LENGTH_OF = {word: unit for unit, words in _LENGTH_WORDS.items() for word in words.split("|")}
_PAIR = re.compile(r"(\d+(?:\.\d+)?)\s*([^\d\s][^\d]*?)\s*(?=\d|$)")
_SIDES = re.compile(r"^(\d.*?)\s*(?:[x×*]|\bby\b)\s*(\d[^x×*]*)$")
_BARE = re.compile(r"\d+(\.\d+)?")
_MARKS = str.maketrans({"’": "'", "‘": "'", "′": "'", "”": '"', "“": '"', "″": '"'})
_SQUARE = re.compile(r"(?<![a-z])(m|ft|yd)[²2](?![\d.])")
_FRACTIONS = {"½": "1/2", "¼": "1/4", "¾": "3/4"}
_FRACTION = re.compile(r"(?<![\d./-])(?:(\d+)[ -])?(\d)/([248])(?![\d/])")
_MOST = Decimal(10) ** 15  # more than the Earth has; longer numbers are slips of the hand
_HUNDREDTH = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class Measure:
    """An area in square metres or a length in metres, to two places; `typed` is what was written."""

    value: Decimal
    typed: str
    base: str

    @property
    def shown(self) -> str:
        """The conversion in one line: 2 guntha = 202.34 m²."""
        return f"{self.typed} = {self.value} {'m²' if self.base == 'square_metre' else 'm'}"


def typed_otherwise(base: str, raw: Any) -> str:
    """What was typed, if it is an area or length with a unit of its own; else ''."""
    if base not in BASES or not isinstance(raw, str):
        return ""
    plain = ungroup(latin_digits(clean(raw)))
    return "" if re.fullmatch(r"-?[\d.]*", plain) else clean(raw)


def read(text: str, base: str, field: str, local: Mapping[str, Decimal] | None = None) -> Measure:
    """The measure in `text` in `base` (square_metre or metre): "2 guntha", "30x40 ft", "5' 6\\"", "1 acre 10 guntha".

    `local` gives square metres for the office's own units. Raises `FieldError` on `field` for what can't be read.
    """
    typed = clean(text)
    plain = _plain(typed)
    if base == "square_metre" and (sides := _SIDES.match(plain)):
        value = _rectangle(sides, field, typed)
    elif _BARE.fullmatch(plain):
        value = Decimal(plain)
    else:
        value = _sum(plain, base, field, typed, local or {})
    if value >= _MOST:
        raise _unknown(field, typed)
    return Measure(value.quantize(_HUNDREDTH), typed, base)


def _plain(typed: str) -> str:
    """What was typed in Latin digits and small letters; halves and quarters as decimals."""
    plain = ungroup(latin_digits(typed)).lower().translate(_MARKS).replace("''", '"')
    plain = _SQUARE.sub(r"sq \1", plain)
    for sign, told in _FRACTIONS.items():
        plain = plain.replace(sign, f" {told}")
    return _FRACTION.sub(lambda m: str(Decimal(m[1] or 0) + Decimal(m[2]) / Decimal(m[3])), plain.strip())


def _rectangle(sides: re.Match[str], field: str, typed: str) -> Decimal:
    """The area of two sides; one without a unit has that of the other, and metres are meant where neither has."""
    first, second = sides.groups()
    named = [_unit_of(second), _unit_of(first)]
    unit = next((each for each in named if each), "m")
    a, b = (f"{each} {unit}" if _BARE.fullmatch(each) else each for each in (first, second))
    return _sum(a, "metre", field, typed, {}) * _sum(b, "metre", field, typed, {})


def _unit_of(side: str) -> str:
    found = _PAIR.search(side)
    return found[2] if found else ""


def _sum(plain: str, base: str, field: str, typed: str, local: Mapping[str, Decimal]) -> Decimal:
    pairs = list(_PAIR.finditer(plain))
    if not pairs or "".join(p.group() for p in pairs).replace(" ", "") != plain.replace(" ", ""):
        raise _unknown(field, typed)
    words, factors = (_AREA_OF, {**AREAS, **local}) if base == "square_metre" else (_LENGTH_OF, LENGTHS)
    total = Decimal(0)
    for pair in pairs:
        unit = words.get(_word(pair[2]))
        if unit is None:
            raise _unknown(field, typed)
        if unit not in factors:
            raise FieldError(
                field,
                f"'{typed}': a {unit} differs from place to place. Set how many square metres it is in this office "
                "(Settings, units of land), or write the area in square metres.",
                code="unit_not_set",
                unit=unit,
            )
        total += Decimal(pair[1]) * factors[unit]
    return total


def _word(text: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"[.·]", " ", text)).strip()


def _unknown(field: str, typed: str) -> FieldError:
    return FieldError(
        field, f"'{typed}' is not a measure we know; write it as 120.5 or 1200 sq ft", code="decimal", text=typed
    )
