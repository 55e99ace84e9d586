"""The list row of a case, worked out from its entries and the pack of its day."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from desktop.casework.case import CaseFile, fold_case
from desktop.casework.intake import premises_text
from desktop.casework.marks import marks_of
from desktop.casework.money import doubled, dues
from desktop.casework.ports import CaseRow
from desktop.casework.ruling import provisions_of
from desktop.casework.wording import local_language
from desktop.core.entry import Entry
from desktop.law import clocks, overlays
from desktop.law.clocks import Clock
from desktop.law.model import Act
from desktop.law.packs import Law


@dataclass(frozen=True, slots=True)
class RowMaker:
    """Makes the rows that lists show; a `Projector`.

    `due` is the first unmet last day before closed days are counted, so that a list never shows a day too late; the
    case page and Today reckon with the office's calendar.
    """

    law: Law

    def __call__(self, case: str, entries: Iterable[Entry]) -> CaseRow | None:
        """The row of a case (by id or subject); None where its first entry has not arrived yet."""
        case = case.removeprefix("case:")
        file = fold_case(case, entries)
        if not file.number:
            return None
        act = self.law.version(file.pack)
        found = _clocks(act, file)
        due, name = _due(found)
        party, premises = file.applicant(), file.fields.get("premises", {})
        names = party.get("name", {})
        place = premises_text(premises)
        return CaseRow(
            case=case,
            number=file.number,
            office=file.office,
            ward=str(premises.get("ward", "")),
            kind=file.kind,
            title=" / ".join(v for v in names.values() if v),
            applicant=next((v for lang, v in names.items() if lang != "en" and v), names.get("en", "")),
            premises=place[local_language(act.languages)],
            status=file.status,
            received=file.opened_on.isoformat() if file.opened_on else "",
            due=due.isoformat() if due else "",
            due_name=name,
            updated=file.entries[-1].at,
            words=_words(file, names, place),
            flags="to_settle" if file.unsettled or _money_to_settle(file) else "",
            marks=marks_of(act, file, found),
        )


def _clocks(act: Act, file: CaseFile) -> list[Clock]:
    """The clocks of a case on the day of its last fact: its entries alone tell them, whatever the day is now."""
    seen_on = max((fact.day for fact in file.facts), default=file.opened_on or date.min)
    return clocks.clocks(act, provisions_of(act, file), file.facts, seen_on, overlays.office_overlay({}), body="")


def _due(found: list[Clock]) -> tuple[date | None, str]:
    """The first last day that nobody has met; what a citizen may do or leave (an appeal) is no task of the office."""
    asked = [c for c in found if c.last_day and c.state in ("running", "expired") and c.met_on is None]
    tasks = [c for c in asked if c.runs_for != "citizen"]
    if not tasks:
        return None, ""
    first = min(tasks, key=lambda c: c.last_day or date.max)
    return first.last_day, first.provision


def _money_to_settle(file: CaseFile) -> bool:
    """Whether more was paid than is owed, or the same was done twice to a receipt, as two PCs without a line may."""
    return bool(doubled(file.entries)) or any(due.open < 0 for due in dues(file).values())


def _words(file: CaseFile, names: Mapping[str, Any], place: Mapping[str, str]) -> str:
    party = file.applicant()
    said = [*names.values(), *place.values(), party.get("relation", ""), party.get("phone", "")]
    old = file.fields.get("details", {}).get("old_number", "")  # by which people still ask for a line of a register
    numbers = [file.number, old, *(p.number for p in file.papers)]
    return " ".join(dict.fromkeys(str(w) for w in [*said, *numbers] if w))
