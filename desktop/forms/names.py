"""A name in the other script, proposed for a person to correct: Devanagari, Gurmukhi or Tamil to Latin and back.

Well-known names come from `resources/names/names.tsv`; others by rules of sound. The rules drop the short a that
Hindi, Marathi and Punjabi do not speak (देशमुख is Deshmukh) and never claim to be right: the clerk reads and corrects.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

from desktop.core.text import clean, latin_digits

NAMES = Path(__file__).resolve().parents[2] / "resources" / "names" / "names.tsv"
SCRIPTS = ("devanagari", "gurmukhi", "tamil")

_CONSONANTS = dict(zip("कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह", ["k", "kh", "g", "gh", "n", "ch", "chh", "j", "jh", "n", "t", "th", "d", "dh", "n", "t", "th", "d", "dh", "n", "p", "ph", "b", "bh", "m", "y", "r", "l", "l", "v", "sh", "sh", "s", "h"], strict=True))  # fmt: skip
_DOTTED = {"क": "q", "ख": "kh", "ग": "g", "ज": "z", "ड": "d", "ढ": "dh", "फ": "f", "य": "y"}
_VOWELS = dict(
    zip("अआइईउऊऋएऐओऔऑऍ", ["a", "a", "i", "i", "u", "u", "ri", "e", "ai", "o", "au", "o", "e"], strict=True)
)
_SIGNS = dict(zip("ािीुूृेैोौॉॅ", ["a", "i", "i", "u", "u", "ri", "e", "ai", "o", "au", "o", "e"], strict=True))
_VIRAMA, _NUKTA = "्", "़"
_CLUSTERS = (("क्ष", "ksh"), ("ज्ञ", "gy"))
_LABIALS = "पफबभम"
_UNWRITTEN = "@"  # the a that a bare consonant carries
_NASAL = re.compile("[nm][kgcjtdpb]h*")
_LIQUID = re.compile("[^nm][ry]$")
_BREATH = re.compile("(?<=[kgcjtdpbs])h")
_ASPIRATES = re.compile("([kgcjtdpb])h\\1h")


def to_latin(text: str) -> str:
    """A name in an Indian script as it is usually written in Latin letters; what is Latin already stays."""
    return " ".join(_word_to_latin(word) for word in clean(text).split(" "))


def from_latin(text: str, script: str = "devanagari") -> str:
    """A name in Latin letters, in the letters of `script` (one of SCRIPTS); what is in that script already stays."""
    return " ".join(_word_from_latin(word, script) for word in clean(text).split(" "))


@cache
def _known() -> tuple[dict[str, str], dict[str, str]]:
    lines = NAMES.read_text(encoding="utf-8").splitlines()
    pairs = [line.split("\t") for line in lines if "\t" in line]
    there: dict[str, str] = {}
    back: dict[str, str] = {}
    for local, latin in pairs:
        there.setdefault(clean(local), latin)
        back.setdefault(latin.lower(), clean(local))
    return there, back


def _word_to_latin(word: str) -> str:
    local = _as_devanagari(word)
    if known := _known()[0].get(local):
        return known
    if re.search("[\u0b80-\u0bff]", word):
        return _tamil_to_latin(latin_digits(word)).capitalize()
    if not re.search("[\u0900-\u097f]", local):
        return latin_digits(local)
    return "".join(_spoken(part) for part in re.split("([^\u0900-\u097f]+)", local))


def _as_devanagari(word: str) -> str:
    """Gurmukhi lies 0x100 above Devanagari, letter for letter; its doubling sign repeats the next letter."""
    word = re.sub("\u0a71([\u0a15-\u0a39])", lambda m: m[1] + "\u0a4d" + m[1], word.replace("\u0a70", "\u0a02"))
    shifted = "".join(chr(ord(c) - 0x100) if "\u0a01" <= c <= "\u0a6f" else c for c in word)
    return unicodedata.normalize("NFC", shifted)


def _spoken(part: str) -> str:
    if not re.search("[\u0900-\u097f]", part):
        return latin_digits(part)
    sounds = _sounds(latin_digits(part))
    return "".join(consonant + vowel for consonant, vowel in _unspoken(sounds)).capitalize()


def _sounds(part: str) -> list[tuple[str, str]]:
    """(consonants, vowel) of each syllable; the vowel written nowhere is 'a', none at all ''."""
    for cluster, latin in _CLUSTERS:
        part = part.replace(cluster, f"<{latin}>")
    found: list[tuple[str, str]] = []
    onset, at = "", 0
    while at < len(part):
        sign = part[at]
        if sign == "<":
            onset, at = onset + part[at + 1 : part.index(">", at)], part.index(">", at)
            sign = "क"
        elif sign in _CONSONANTS:
            onset += _consonant(part, at, onset)
            at += part[at + 1 : at + 2] == _NUKTA
        if sign in _CONSONANTS:
            following = part[at + 1 : at + 2]
            if following in _SIGNS:
                found.append((onset, _SIGNS[following]))
                onset, at = "", at + 1
            elif following == _VIRAMA:
                at += 1
            else:
                found.append((onset, _UNWRITTEN))
                onset = ""
        elif sign in "ंँ":
            onset = "m" if part[at + 1 : at + 2] and part[at + 1] in _LABIALS else "n"
        elif sign in _VOWELS:
            found.append((onset, _VOWELS[sign]))
            onset = ""
        elif sign == "ः":
            found.append((onset + "h", ""))
            onset = ""
        elif sign not in (_NUKTA, _VIRAMA):
            found.append((onset + sign, ""))
            onset = ""
        at += 1
    return [*found, (onset, "")] if onset else found


def _consonant(part: str, at: int, onset: str) -> str:
    letter = part[at]
    if part[at + 1 : at + 2] == _NUKTA:
        return _DOTTED.get(letter, _CONSONANTS[letter])
    joined = onset and onset[-1] not in "nmr"
    return "w" if letter == "व" and joined else _CONSONANTS[letter]


def _unspoken(sounds: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Leave out each unwritten a that is not spoken: the last, and one between two consonants with vowels around."""
    spoken = list(sounds)
    last = len(spoken) - 1
    if last > 0 and spoken[last][1] == _UNWRITTEN:
        onset = spoken[last][0]
        keeps = (_cluster(onset) and not _NASAL.fullmatch(onset)) or (onset == "y" and spoken[last - 1][1] == "i")
        spoken[last] = (onset, "a" if keeps else "")
    for n in range(1, last):
        onset, vowel = spoken[n]
        following = spoken[n + 1]
        silent = spoken[n - 1][1] and not _cluster(onset) and following[0] and following[1]
        if vowel == _UNWRITTEN and silent and (not _cluster(following[0]) or _LIQUID.search(following[0])):
            spoken[n] = (onset, "")
    return [(_ASPIRATES.sub(r"\1\1h", onset), vowel.replace(_UNWRITTEN, "a")) for onset, vowel in spoken]


def _cluster(onset: str) -> bool:
    return len(_BREATH.sub("", onset)) > 1


_TAMIL_SIGNS = dict(zip("ாிீுூெேைொோௌ", ["a", "i", "i", "u", "u", "e", "e", "ai", "o", "o", "au"], strict=True))
_TAMIL_VOWELS = dict(zip("அஆஇஈஉஊஎஏஐஒஓஔ", ["a", "a", "i", "i", "u", "u", "e", "e", "ai", "o", "o", "au"], strict=True))
_TAMIL = dict(
    zip(
        "கஙசஞடணதநபமயரலவழளறனஜஷஸஹ",
        [
            "k",
            "n",
            "s",
            "n",
            "t",
            "n",
            "th",
            "n",
            "p",
            "m",
            "y",
            "r",
            "l",
            "v",
            "zh",
            "l",
            "r",
            "n",
            "j",
            "sh",
            "s",
            "h",
        ],
        strict=True,
    )
)
_TAMIL_SOFT = {"க": "g", "ட": "d", "த": "th", "ப": "b", "ச": "s"}
_PULLI = "்"


def _tamil_to_latin(word: str) -> str:
    word = word.replace("க்ஷ", "<ksh>").replace("ஸ்ரீ", "<sri>").replace("ற்ற", "<ttr>")
    out = ""
    for n, sign in enumerate(word):
        before, after = word[n - 1 : n], word[n + 1 : n + 2]
        if sign in _TAMIL:
            out += _tamil_consonant(word, n, sign, before)
            out += "" if after in _TAMIL_SIGNS or after == _PULLI else "a"
        elif sign == ">" and after not in _TAMIL_SIGNS and after != _PULLI and word[n - 1] != "i":
            out += "a"
        else:
            out += _TAMIL_SIGNS.get(sign, _TAMIL_VOWELS.get(sign, "" if sign in f"{_PULLI}<>" else sign))
    return out


def _tamil_consonant(word: str, n: int, sign: str, before: str) -> str:
    joined, after = word[n - 2 : n - 1] if before == _PULLI else "", word[n + 1 : n + 3]
    if after == _PULLI + sign:
        return {"ச": "", "த": "t"}.get(sign, _TAMIL[sign])
    if joined == sign or joined == "ட" or after[:1] == _PULLI:
        return "ch" if sign == "ச" and joined == "ட" else _TAMIL[sign]
    if joined and joined in "ஙஞணநமன":
        return {"க": "g", "ச": "j", "ட": "d", "த": "dh", "ப": "b"}.get(sign, _TAMIL[sign])
    if n and before != _PULLI:
        return _TAMIL_SOFT.get(sign, _TAMIL[sign])
    return _TAMIL[sign]


_KEYS = sorted(
    {
        "tth": "ट्ठ", "ksh": "क्ष", "x": "क्स", "chh": "छ", "ch": "च", "shr": "श्र", "sh": "श", "kh": "ख", "gh": "घ", "jh": "झ",
        "th": "थ", "dh": "ध", "ph": "फ", "bh": "भ", "gy": "ज्ञ", "k": "क", "q": "क", "c": "क", "g": "ग", "j": "ज",
        "z": "ज़", "t": "त", "d": "द", "n": "न", "p": "प", "f": "फ़", "b": "ब", "m": "म", "y": "य", "r": "र",
        "l": "ल", "v": "व", "w": "व", "s": "स", "h": "ह",
    }.items(),
    key=lambda pair: -len(pair[0]),
)  # fmt: skip
_ONSET = re.compile("[^rnm][ryw]$")  # kr, pr, sw: one sound, so no name begins in its middle
_CONJUNCT = re.compile(
    r"r[^aeiou]+$|[^rnm][ryw]$|([^aeiou])\1$|s[tnmkp]h?$|sh[tnmpwv]h?$|[pk]t$|dh?dh$|t?th$|sw$|[dtsh]v$"
)
_SOUNDED = (
    ("aa", "आ", "ा"), ("ee", "ई", "ी"), ("ii", "ई", "ी"), ("oo", "ऊ", "ू"), ("uu", "ऊ", "ू"), ("ai", "ऐ", "ै"),
    ("ay", "ऐ", "ै"), ("au", "औ", "ौ"), ("ou", "औ", "ौ"), ("a", "अ", ""), ("i", "इ", "ि"), ("u", "उ", "ु"),
    ("e", "ए", "े"), ("o", "ओ", "ो"),
)  # fmt: skip


def _word_from_latin(word: str, script: str) -> str:
    if not re.search("[A-Za-z]", word):
        return word
    known = _known()[1].get(word.lower())
    parts = re.split("([^A-Za-z]+)", word.lower())
    local = known or "".join(_joined(p) if p.isalpha() and p.isascii() else p for p in parts)
    if script == "gurmukhi":
        return _as_gurmukhi(local)
    if script == "tamil" and not known:
        return "".join(_as_tamil(_written(p, tight=True)) if p.isalpha() and p.isascii() else p for p in parts)
    return _as_tamil(local) if script == "tamil" else unicodedata.normalize("NFC", local)


def _joined(word: str) -> str:
    """A word that ends in a well-known name (Mangi-lal) is written as the two; else by sound."""
    back = _known()[1]
    ends = (n for n in range(2, len(word) - 2) if word[n:] in back and not back[word[n:]].endswith("."))
    cut = next((n for n in ends if word[n - 1] in "aeiou" or not _ONSET.search(word[n - 1 : n + 1])), 0)
    return _written(word[:cut]).removesuffix(_VIRAMA) + back[word[cut:]] if cut else _written(word)


def _written(word: str, tight: bool = False) -> str:
    """Latin letters as Devanagari: an a in a word of one syllable is long (Ram), at the end long, else short.

    Two consonants are written apart (Kamla has a silent a) unless they usually join; `tight` joins them all.
    """
    monosyllable = len(re.findall("[aeiou]+", word)) == 1
    word = re.sub("(?<=[bcdfgjklmnpqstvwxz])er$", "ar", word)
    out, previous, at, bare = "", "", 0, False
    while at < len(word):
        vowel = next((v for v in _SOUNDED if word.startswith(v[0], at)), None)
        if vowel and not (vowel[0] == "ay" and at + 2 < len(word) and word[at + 2] in "aeiou"):
            last = at + len(vowel[0]) == len(word)
            out += _vowel(vowel, last and not (tight and vowel[0] in ("i", "u")), monosyllable, bare)
            at, bare = at + len(vowel[0]), False
            continue
        key = next((k for k in _KEYS if word.startswith(k[0], at)), None)
        if key is None:
            at += 1
            continue
        following = word[at + len(key[0]) :]
        nasal = key[0] == "n" and following[:1] in tuple("kgcjtdpb") and not bare and at > 0
        letter = "ष" if key[0] == "sh" and following[:1] in tuple("ptnk") else key[1]
        conjunct = bare and (tight or at == len(previous) or _CONJUNCT.search(previous + key[0]) is not None)
        out += "ं" if nasal else (_VIRAMA if conjunct else "") + letter
        previous = key[0] if not bare else previous + key[0]
        at, bare = at + len(key[0]), not nasal
    return out


def _vowel(vowel: tuple[str, str, str], last: bool, monosyllable: bool, bare: bool) -> str:
    latin, whole, sign = vowel
    if not bare:
        return "आ" if latin == "a" and last and not monosyllable else whole
    if latin == "a" and (last or monosyllable):
        return "ा"
    if last and latin in ("i", "u"):
        return {"i": "ी", "u": "ू"}[latin]
    return sign


def _as_gurmukhi(local: str) -> str:
    local = re.sub("([क-ह])्\\1", lambda m: "\u0a71" + m[1], local)
    shifted = "".join(chr(ord(c) + 0x100) if "\u0901" <= c <= "\u096f" else c for c in local)
    shifted = re.sub("\u0a4d(?![\u0a30\u0a39\u0a35])", "", shifted).replace(
        "\u0a38\u0a3f\u0a02\u0a39", "\u0a38\u0a3f\u0a02\u0a18"
    )
    shifted = (
        shifted.replace("\u0a37", "\u0a36").replace("\u0a43", "\u0a4d\u0a30\u0a3f").replace("\u0a0b", "\u0a30\u0a3f")
    )
    return re.sub("(?<=[\u0a15-\u0a39\u0a3f\u0a41\u0a42])\u0a02", "\u0a70", shifted)


_TO_TAMIL = dict(zip("कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह", "ககககஙசசஜஜஞடடடடணததததநபபபபமயரலளவஷஷஸஹ", strict=True))
_TO_TAMIL |= dict(zip("ािीुूेैोौॉअआइईउऊएऐओऔऑ", "ாிீுூேைோௌாஅஆஇஈஉஊஏஐஓஔஆ", strict=True)) | {_VIRAMA: _PULLI, "ं": "ன்", "ृ": "ிரு"}


def _as_tamil(local: str) -> str:
    drawn = "".join(_TO_TAMIL.get(c, "" if c == _NUKTA else c) for c in local)
    drawn = re.sub("(?<=.)ந(?!்[த])", "ன", drawn)
    drawn = re.sub("^ஸ", "ச", re.sub("ே(?=[\u0b95-\u0bb9]்)", "ெ", drawn))
    return drawn + _PULLI if drawn and re.match("[\u0b95-\u0bb9]", drawn[-1]) else drawn
