"""The law's own sentences in the screen's language: steps of a reckoning, reasons, names of acts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from functools import cache
from typing import Any

from desktop.core.dates import show
from desktop.core.errors import PackError
from desktop.law.files import ACTS, LOCALE, cache_folder, compiled, packs_folder, read_yaml
from desktop.law.periods import Param, Step

LANGUAGES = ("en", "hi", "mr", "pa", "ta")


@cache
def catalogue(language: str) -> Mapping[str, Mapping[str, Any]]:
    """The catalogue of a language: groups (units, steps, reasons, acts …) of keys. Raises `PackError` if unknown."""
    path = LOCALE / f"law.{language}.yaml"
    if language not in LANGUAGES:
        raise PackError(f"the law has no texts in '{language}'", code="language", language=language)
    read: Mapping[str, Mapping[str, Any]] = compiled("locale", [path], lambda: read_yaml(path), cache_folder())
    return read


@cache
def pack_words(language: str) -> Mapping[str, str]:
    """What packs say once, in English (headings, periods, grounds), in `language`, from their `words.*.yaml`."""
    files = [path for base in (ACTS, packs_folder()) for path in sorted(base.glob(f"*/words.{language}.yaml"))]

    def make() -> dict[str, str]:
        return {english: said for path in files for english, said in read_yaml(path).items()}

    read: Mapping[str, str] = compiled(f"words-{language}", files, make, cache_folder())
    return read


def say(language: str, group: str, key: str, params: Mapping[str, Param] | None = None) -> str:
    """One sentence of the catalogue, filled. Raises `PackError` if there is none under the key."""
    words = catalogue(language)
    if key not in words[group]:
        raise PackError(f"no text '{group}.{key}' in {language}", code="text", key=f"{group}.{key}")
    text: str = words[group][key]
    return text.format_map(_filled(language, params or {}))


def explain(steps: Iterable[Step], language: str) -> list[str]:
    """The steps of a reckoning as sentences, in their order."""
    return [say(language, "steps", step.key, step.params) for step in steps]


def time_text(language: str, length: int, unit: str) -> str:
    """A length of time in words: "30 days", "1 महीना"."""
    one, more = catalogue(language)["units"][unit]
    return f"{length} {one if length == 1 else more}"


_CLAUSE = re.compile(r"(?<![a-z]\))\(([a-z])\)|\(([a-hj-uwyz])\)")  # i, v, x below another clause are numerals
_NUMBERED = re.compile(r"^(?:174\(4\)|183\(3\)|339-B\(1\)|349|355\(2\))\([ivx]\)")  # lists that begin with numerals
_SECOND = re.compile(r"(\d+), printed as a second (\(\w\)) of (\(\d+\))")
_OF_SECOND = re.compile(r"(\d+), proviso to the second (\(\w\))")
_LETTERS = dict(zip("abcdefghijklmnopqrstuvwxyz", "कखगघङचछजझञटठडढणतथदधनपफबभमय", strict=True))
_WORD = re.compile(r"\b(?:printed again|number stripped|last part|proviso|first|second|third|Explanation|part|and)\b")
_CITED = {
    "hi": {
        "printed again": "दूसरी बार छपा",
        "number stripped": "संख्या मिटी हुई",
        "proviso": "परन्तुक",
        "first": "पहला",
        "second": "दूसरा",
        "third": "तीसरा",
        "Explanation": "स्पष्टीकरण",
        "last part": "अन्तिम भाग",
        "part": "भाग",
        "and": "और",
    },
    "mr": {
        "printed again": "दुसऱ्यांदा छापलेले",
        "number stripped": "क्रमांक गळालेला",
        "proviso": "परंतुक",
        "first": "पहिले",
        "second": "दुसरे",
        "third": "तिसरे",
        "Explanation": "स्पष्टीकरण",
        "last part": "शेवटचा भाग",
        "part": "भाग",
        "and": "व",
    },
    "pa": {
        "printed again": "ਦੂਜੀ ਵਾਰ ਛਪਿਆ",
        "number stripped": "ਨੰਬਰ ਮਿਟਿਆ ਹੋਇਆ",
        "proviso": "ਉਪਬੰਧ",
        "first": "ਪਹਿਲਾ",
        "second": "ਦੂਜਾ",
        "third": "ਤੀਜਾ",
        "Explanation": "ਵਿਆਖਿਆ",
        "last part": "ਆਖ਼ਰੀ ਹਿੱਸਾ",
        "part": "ਹਿੱਸਾ",
        "and": "ਅਤੇ",
    },
    "ta": {
        "printed again": "மீண்டும் அச்சிடப்பட்டது",
        "number stripped": "எண் விடுபட்டது",
        "proviso": "வரம்புரை",
        "first": "முதல்",
        "second": "இரண்டாம்",
        "third": "மூன்றாம்",
        "Explanation": "விளக்கம்",
        "last part": "இறுதிப் பகுதி",
        "part": "பகுதி",
        "and": "மற்றும்",
    },
}


_BEFORE_POSTPOSITION = {
    "hi": {"पहला": "पहले", "दूसरा": "दूसरे", "तीसरा": "तीसरे"},
    "pa": {"ਪਹਿਲਾ": "ਪਹਿਲੇ", "ਦੂਜਾ": "ਦੂਜੇ", "ਤੀਜਾ": "ਤੀਜੇ", "ਹਿੱਸਾ": "ਹਿੱਸੇ"},
}


def cited(section: str, language: str, *, oblique: bool = False) -> str:
    """A section as papers of the language cite it; Hindi and Marathi count clauses क ख ग: 187(8) परन्तुक (ख).

    `oblique` is the form before a postposition: दूसरे परन्तुक के.
    """
    if language not in _CITED:
        return section
    section = _OF_SECOND.sub(r"\1\2 (printed again) proviso", _SECOND.sub(r"\1\3\2 (printed again)", section))
    if language in ("hi", "mr"):
        numbered = _NUMBERED.match(section)
        at = numbered.end() if numbered else 0
        section = section[:at] + _CLAUSE.sub(_lettered, section[at:])
    said = _WORD.sub(lambda found: _CITED[language][found[0]], section)
    for plain, changed in _BEFORE_POSTPOSITION.get(language, {}).items() if oblique else ():
        said = said.replace(plain, changed)
    return said


def _lettered(found: re.Match[str]) -> str:
    return f"({_LETTERS[found[1] or found[2]]})"


def _filled(language: str, params: Mapping[str, Param]) -> dict[str, str]:
    texts = {key: _text(value) for key, value in params.items()}
    if "length" in params:
        texts["time"] = time_text(language, int(str(params["length"])), str(params.get("unit", "hour")))
    if "event" in params:
        texts["event"] = catalogue(language)["events"][str(params["event"])]
    section = texts["section"] = cited(texts.get("section", ""), language)
    texts["by"] = catalogue(language)["parts"]["by"].format(section=section) if section else ""
    return texts


def _text(value: Param) -> str:
    if isinstance(value, datetime):
        return f"{show(value.date())} {value:%H:%M}"
    return show(value) if isinstance(value, date) else str(value)
