"""What an office sets by bye-law or order besides fees: the enclosures asked for, the least land of use, readings of the Act."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from desktop.casework.accounts import set_value
from desktop.casework.desk import Desk, Done
from desktop.casework.office import Office
from desktop.casework.tariff import number
from desktop.core.errors import FieldError
from desktop.core.text import clean
from desktop.forms.definition import heads, load
from desktop.law.model import Doubt
from desktop.law.powers import contested

ENCLOSURES = "enclosures."
LEAST = "remainder.least"
READING = "choice."


@dataclass(frozen=True, slots=True)
class Reading:
    """A doubt of the Act about who signs: for each authority the words by which the office may read it so.

    `provisions` are those concerned; `chosen` is the authority by the office's reading, '' where it has not said.
    """

    doubt: Doubt
    words: Mapping[str, str]
    provisions: tuple[str, ...]
    chosen: str


def enclosures_of(office: Office, provision: str, day: date) -> list[dict[str, Any]]:
    """The enclosures that the office's bye-laws ask for under a provision on `day`, as `{key, label}`."""
    key = ENCLOSURES + provision
    held = office.held(key, day)
    return [dict(each) for each in held.value] if held else []


def set_enclosures(
    desk: Desk, provision: str, labels: Sequence[Mapping[str, str]], authority: str, dated: date, paper: str = ""
) -> Done:
    """Set what an application under `provision` must bring, in their order; none at all is a list of its own.

    One that was asked for before, by its words in any language, keeps its key, so that older cases can name it. Raises
    `FieldError` for one that stands there twice, and where no form of the provision asks for enclosures.
    """
    office = desk.office()
    forms = [head for head in heads(office.act, "application") if head.provision == provision]
    if not any(field.choices == "@enclosures" for head in forms for field in load(head.name).fields):
        raise FieldError("provision", "The form of this application asks for no enclosures.", code="no_enclosures")
    known = [each for s in office.settings if s.key == ENCLOSURES + provision for each in s.value]
    kept: list[dict[str, Any]] = []
    for label in labels:
        told = {code: text for code, said in label.items() if (text := clean(said))}
        if not told:
            continue
        if any(_same(told, each["label"]) for each in kept):
            text = next(iter(told.values()))
            raise FieldError("enclosures", f"“{text}” stands there twice.", code="twice_named", text=text)
        kept.append({"key": _key(told, known, kept), "label": told})
    return set_value(desk, ENCLOSURES + provision, kept, authority, dated, paper)


def _same(one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    return any(other.get(code, "").casefold() == text.casefold() for code, text in one.items())


def _key(label: Mapping[str, str], known: Sequence[Mapping[str, Any]], kept: Sequence[Mapping[str, Any]]) -> str:
    """The key under which it was asked for before, or a new one made of its English words."""
    for each in reversed(known):
        if _same(label, each["label"]):
            return str(each["key"])
    letters = "".join(c if c.isascii() and c.isalnum() else " " for c in label.get("en", "").casefold())
    stem = "_".join(letters.split()[:4]) or "enclosure"
    taken = {each["key"] for each in (*known, *kept)}
    return next(key for n in range(1, len(taken) + 2) if (key := stem if n == 1 else f"{stem}_{n}") not in taken)


def set_least(desk: Desk, area: Any, width: Any, authority: str, dated: date, paper: str = "") -> Done:
    """Set the least remainder of a parcel that is fit for use: its area in m² and its width in m, each above zero."""
    value = {"area": f"{number(area, 'area'):f}", "width": f"{number(width, 'width'):f}"}
    return set_value(desk, LEAST, value, authority, dated, paper)


def readings(desk: Desk, office: Office) -> list[Reading]:
    """The doubts of the Act about who signs in this body, each with the readings that it leaves open."""
    today, found = desk.today(), []
    for doubt, authorities, provisions in contested(desk.act(office, today), office.body_kind):
        told = {each: next((c for c in doubt.choices if each in c), each) for each in authorities}
        held = office.held(READING + doubt.id, today)
        said = held.value if held else ""
        found.append(Reading(doubt, told, provisions, next((who for who, text in told.items() if text == said), "")))
    return found


def set_reading(desk: Desk, doubt: str, signs: str, authority: str, dated: date, paper: str = "") -> Done:
    """Set how the office reads a doubt of the Act for all its cases: which authority (`signs`) the power is taken to have.

    Raises `FieldError` for a doubt or an authority that the Act does not leave open here.
    """
    open_here = {each.doubt.id: each for each in readings(desk, desk.office())}
    if doubt not in open_here:
        raise FieldError("doubt", "The Act leaves no such question open.", code="doubt")
    told = open_here[doubt].words
    if signs not in told:
        raise FieldError("signs", f"Choose one of: {'; '.join(told)}.", code="choice", text=signs)
    return set_value(desk, READING + doubt, told[signs], authority, dated, paper)
