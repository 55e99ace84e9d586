"""Writes the index of every number of the Acts' texts, each with its section: one <act>.csv beside this file.

`python tests/law/numbers/make_index.py FOLDER`, where FOLDER holds <act>.txt as the project received them. It was run
once; the tests need only what it wrote. `sections.csv` says at which character each section begins in its text.
"""

from __future__ import annotations

import csv
import re
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

HERE = Path(__file__).parent
_SMALL = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
_TEENS = ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
UNITS = {word: n for n, word in enumerate([*_SMALL, *_TEENS])}
TENS = {word: 10 * n for n, word in enumerate(_TENS, 2)}
SCALES = {"hundred": 100, "thousand": 1000, "lakh": 100_000, "lakhs": 100_000}
SHARES = {
    "half": Fraction(1, 2),
    "third": Fraction(1, 3),
    "fourth": Fraction(1, 4),
    "quarter": Fraction(1, 4),
    "fifth": Fraction(1, 5),
    "tenth": Fraction(1, 10),
}
ORDINALS = {
    "first": 1,
    "second": 2,
    "third": 3,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "seventh": 7,
    "eighth": 8,
    "ninth": 9,
    "tenth": 10,
}
TIMES = {
    "once": 1,
    "twice": 2,
    "thrice": 3,
    "double": 2,
    "annually": 1,
    "yearly": 1,
    "annual": 1,
    "monthly": 1,
    "daily": 1,
    "weekly": 1,
    "every": 1,
    "each": 1,
}
_ONE = re.compile(
    r"\b(?:a|an|the|per|any)\s+(?:calendar\s+)?(month|year|week|day|hour|half-year|quarter|fortnight|half|cent|copy|mile|yard|foot)\b",
    re.I,
)
_DIGITS = re.compile(r"(?<![\w.])(\d[\d,]*(?:\.\d+)?)(?:\s*-?\s*(\d)/(\d))?")
_WORD = re.compile(r"[A-Za-z]+")


def numbers(text: str) -> Iterator[tuple[Fraction, str]]:
    """Every number in `text`, in figures or in words, with the way it is printed."""
    for found in _DIGITS.finditer(text):
        whole = Fraction(found[1].replace(",", ""))
        yield whole, found[1]
        if found[2] and int(found[3]):
            yield whole + Fraction(int(found[2]), int(found[3])), found[0]
    for found in _ONE.finditer(text):
        yield Fraction(1), found[0]
    words = [(m[0].lower(), m.start(), m.end()) for m in _WORD.finditer(text)]
    at = 0
    while at < len(words):
        value, used = _spelt([w for w, _, _ in words[at : at + 8]])
        if used:
            yield value, text[words[at][1] : words[at + used - 1][2]]
            at += used
        else:
            word = words[at][0]
            for table in (SHARES, ORDINALS, TIMES):
                if word in table:
                    yield Fraction(table[word]), word
            at += 1


def _spelt(words: list[str]) -> tuple[Fraction, int]:
    """The number that the words begin with, and how many words it takes (0: none)."""
    total = current = Fraction(0)
    used = 0
    for n, word in enumerate(words):
        if word in UNITS:
            current += UNITS[word]
        elif word in TENS:
            current += TENS[word]
        elif word in SCALES and used:
            current *= SCALES[word]
            if SCALES[word] >= 1000:
                total, current = total + current, Fraction(0)
        elif word in SHARES or word.rstrip("s") in SHARES:
            if used == n and used:
                return (total + current) * SHARES[word.rstrip("s") if word not in SHARES else word], n + 1
            break
        elif word == "and" and used and n + 1 < len(words) and (words[n + 1] in UNITS or words[n + 1] in TENS):
            continue
        else:
            break
        used = n + 1
    return total + current, used


def main(folder: Path) -> None:
    """Write the index of each Act."""
    with (HERE / "sections.csv").open(encoding="utf-8") as file:
        starts = [(row["act"], row["section"], int(row["offset"])) for row in csv.DictReader(file)]
    for act in dict.fromkeys(act for act, _, _ in starts):
        text = (folder / f"{act}.txt").read_text("utf-8")
        sections = [(section, offset) for name, section, offset in starts if name == act]
        found = set()
        for (section, begin), end in zip(sections, [*(o for _, o in sections[1:]), len(text)], strict=True):
            found |= {(section, value, printed.lower()) for value, printed in numbers(text[begin:end])}
        order = {section: n for n, (section, _) in enumerate(sections)}
        with (HERE / f"{act}.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(["section", "number", "printed"])
            for section, value, printed in sorted(found, key=lambda row: (order[row[0]], row[1], row[2])):
                writer.writerow([section, value, " ".join(printed.split())])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
