"""Counts which pairs of keys tell Hindi typed in Kruti Dev from English: python -m tests.forms.kruti_odds

English comes from the English words of forms and Act packs, Hindi from their Hindi words, typed on Kruti Dev's keys.
"""

import math
import re
from collections import Counter
from pathlib import Path

from desktop.forms.legacy_fonts import ODDS, pairs
from tests.forms.kruti import typed

RESOURCES = Path(__file__).resolve().parents[2] / "resources"


def words(language: str) -> list[str]:
    """Every different word in `language` under resources/forms and resources/acts, and of the well-known names."""
    found: set[str] = set()
    for path in sorted(RESOURCES.glob("[fa]*/**/*.yaml")):
        text = path.read_text(encoding="utf-8")
        for said in re.findall(rf'\b{language}: ("[^"]*"|[^,}}\n]*)', text):
            found.update(said.strip().strip('"').split())
        if language == "en":
            found.update(w for said in re.findall(r"heading: (.*)", text) for w in said.split())
    names = (RESOURCES / "names" / "names.tsv").read_text(encoding="utf-8").splitlines()
    found.update(line.split("\t")[language == "en"] for line in names if "\t" in line)
    return sorted(found)


def odds() -> dict[str, float]:
    """log2 of how much likelier each pair is on Kruti Dev's keys than in English, for pairs that tell."""
    hindi = Counter(p for word in words("hi") if re.search("[\u0900-\u097f]", word) for p in pairs(typed(word)))
    english = Counter(p for word in words("en") for p in pairs(word))
    told: dict[str, float] = {}
    for pair in sorted({*hindi, *english}):
        ratio = math.log2(((hindi[pair] + 0.5) / hindi.total()) / ((english[pair] + 0.5) / english.total()))
        if abs(ratio) >= 1 and hindi[pair] + english[pair] > 1:
            told[pair] = round(max(-6.0, min(6.0, ratio)), 1)
    return told


if __name__ == "__main__":
    lines = [f"{pair}\t{told}" for pair, told in odds().items()]
    head = "# Pairs of keys and how they tell; made by tests/forms/kruti_odds.py"
    ODDS.write_text("\n".join([head, *lines, ""]), encoding="utf-8")
    print(len(lines))
