"""Cases that belong together, and cases that may be the same: shown before another one is saved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.gate import CLERKS
from desktop.casework.ports import CaseRow, Draft, Filter
from desktop.core.errors import FieldError
from desktop.core.text import clean, latin_digits

# What the other case is to this one, and this one to the other.
RELATIONS = {
    "follows": "precedes",
    "precedes": "follows",
    "completion_of": "permission_of",
    "permission_of": "completion_of",
    "recovery_of": "recovered_by",
    "recovered_by": "recovery_of",
    "same_matter": "same_matter",
}
_ALIKE = 0.82  # names as far apart as Shri Ram Lal and Sri Ramlal still count as alike
_MOST = 50


@dataclass(frozen=True, slots=True)
class Likely:
    """A case that may be the same: `why` is premises, name or both."""

    row: CaseRow
    why: str
    same_kind: bool


def link(desk: Desk, case: str, other: str, relation: str) -> Done:
    """Link two cases, on both files: `relation` is what this case is to the other (a key of RELATIONS)."""
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    if relation not in RELATIONS:
        raise FieldError("relation", f"Choose one of {', '.join(RELATIONS)}.", code="relation")
    if case == other:
        raise FieldError("other", "A case can't be linked with itself.", code="self")
    with desk.store.writing(me.id) as tx:
        one, two = desk.open_case(tx, case), desk.open_case(tx, other)
        if any((k["other"], k["relation"]) == (other, relation) for k in one.links):
            raise FieldError("other", "These cases are linked so already.", code="done")
        entries = tuple(
            tx.add(Draft(f"case:{here.id}", "case.linked", today, _told(there, how), here.pack))
            for here, there, how in ((one, two, relation), (two, one, RELATIONS[relation]))
        )
    return Done(case, entries)


def _told(other: Any, relation: str) -> dict[str, Any]:
    return {"other": other.id, "number": other.number, "relation": relation}


def likely(desk: Desk, kind: str, answers: Mapping[str, Any]) -> list[Likely]:
    """Cases of the same premises, or of a similar name (in either script) in the same ward; the likeliest first.

    `answers` hold ward, house, khasra, street, landmark, applicant_local and applicant_latin, as a form has them.
    """
    ward = clean(str(answers.get("ward", "")))
    names = [clean(str(answers.get(k, ""))) for k in ("applicant_local", "applicant_latin")]
    places = [clean(str(answers.get(k, ""))) for k in ("house", "khasra")]
    rows: dict[str, CaseRow] = {}
    for text in [*places, *(word for name in names for word in name.split() if len(word) > 3)]:
        if text:
            page = desk.store.page(Filter(text=text, ward=ward), size=_MOST)
            rows |= {row.case: row for row in page.rows}
    found = [(row, _why(desk, row, names, places)) for row in rows.values()]
    alike = [Likely(row, why, row.kind == kind) for row, why in found if why]
    return sorted(alike, key=lambda each: (each.why != "both", not each.same_kind, each.why != "premises"))


def _why(desk: Desk, row: CaseRow, names: list[str], places: list[str]) -> str:
    file = desk.case(row.case)
    premises = file.fields.get("premises", {})
    mine = [str(premises.get(k, "")) for k in ("house", "khasra")]
    place = any(a and b and _plain(a) == _plain(b) for a, b in zip(places, mine, strict=True))
    theirs = [str(n) for party in file.fields.get("parties", ()) for n in party.get("name", {}).values()]
    name = any(_similar(a, b) for a in names if a for b in theirs)
    return "both" if place and name else "premises" if place else "name" if name else ""


def _plain(text: str) -> str:
    return "".join(latin_digits(text).casefold().split())


def _similar(one: str, other: str) -> bool:
    return SequenceMatcher(None, _plain(one), _plain(other)).ratio() >= _ALIKE
