"""Types Hindi on the keys of Kruti Dev 010, as an operator's fingers do: the other way round from the converter."""

import re
import unicodedata

from desktop.forms.legacy_fonts import TABLES

_WHOLE = {"ख": "[k", "ग": "x", "घ": "?k", "ण": ".k", "थ": "Fk", "ध": "/k", "भ": "Hk", "श": "'k", "ष": '"k'}
_CONJUNCTS = {
    "क्ष": "{k",
    "त्र": "=",
    "ज्ञ": "K",
    "श्र": "J",
    "द्य": "|",
    "द्व": "}",
    "द्ध": ")",
    "क्र": "Ø",
    "प्र": "iz",
    "त्त": "Ùk",
}
_CONJUNCTS |= {
    "ह्म": "ã",
    "ह्य": "á",
    "द्द": "í",
    "ट्ट": "ê",
    "न्न": "é",
    "द्र": "æ",
    "दृ": "–",
    "कृ": "—",
    "रु": "#",
    "रू": ":",
}
_SYLLABLE = re.compile(
    "((?:[\u0915-\u0939]\u093c?\u094d)*[\u0915-\u0939]\u093c?)([\u093e-\u094c]?)([\u0901-\u0903]*)(\u094d?)"
)
_PUNCTUATION = {",": "]", "।": "A", "-": "&", ".": "-", "(": "¼", ")": "½", "/": "@", ";": "("}


def typed(text: str) -> str:
    """The keys that draw `text`."""
    text = unicodedata.normalize("NFC", text)
    keys, at = "", 0
    while at < len(text):
        if syllable := _SYLLABLE.match(text, at):
            keys += _syllable(*syllable.groups())
            at = syllable.end()
        else:
            keys += _single(text[at])
            at += 1
    return keys


def _syllable(letters: str, sign: str, dots: str, virama: str) -> str:
    reph = letters.startswith("र्") and len(letters) > 2
    body = letters[2:] if reph else letters
    drawn = _CONJUNCTS.get(body + sign) if body + sign in ("दृ", "कृ", "रु", "रू") else None
    signs = "" if drawn or sign == "ि" else "".join(_single(s) for s in sign)
    drawn = ("f" if sign == "ि" else "") + (drawn or _letters(body))
    return drawn + signs + ("Z" if reph else "") + "".join(_single(d) for d in dots) + ("~" if virama else "")


def _letters(body: str) -> str:
    for conjunct in sorted(_CONJUNCTS, key=len, reverse=True):
        if conjunct in body and conjunct not in ("दृ", "कृ", "रु", "रू"):
            head, _, tail = body.partition(conjunct)
            drawn = _CONJUNCTS[conjunct]
            if not tail.startswith(("्", "़")):
                return _letters(head) + drawn + _letters(tail)
    if body.endswith("्र"):
        return _letters(body[:-2]) + ("ª" if body[-3:-2] in "टठडढछ" else "z")
    return "".join(_piece(p) for p in re.findall("[\u0915-\u0939]\u093c?\u094d?", body))


def _piece(piece: str) -> str:
    half, letter = piece.endswith("्"), piece[0]
    dot = "+" if "़" in piece else ""
    if not half:
        return _WHOLE.get(letter, _of(letter)) + dot
    return (_of(letter + "्") or _WHOLE.get(letter, _of(letter)) + "~") + dot


def _of(drawn: str) -> str:
    return next((key for key, value in _ROWS if value == drawn), "")


def _single(letter: str) -> str:
    return _PUNCTUATION.get(letter) or _of(letter) or letter


_ROWS = [
    (line.split("\t")[0], line.split("\t")[1])
    for line in (TABLES / "kruti_dev_010.tsv").read_text(encoding="utf-8").splitlines()
    if "\t" in line
]
