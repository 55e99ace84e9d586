"""Work for the tests: a trivial projector, and steps that leave entries."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any

from desktop.casework.ports import CaseRow, Draft
from desktop.core.entry import Entry
from desktop.core.ids import uuid7
from desktop.store.store import Store

DAY = date(2026, 11, 30)
OFFICER = "officer:clerk"


def project(case: str, entries: Iterable[Entry]) -> CaseRow | None:
    """The last word on each field; a case that was withdrawn is not shown."""
    shown: dict[str, str] = {}
    updated = ""
    for entry in entries:
        updated = entry.at
        shown.update({key: value for key, value in entry.data.items() if isinstance(value, str)})
        if entry.kind == "application.withdrawn":
            return None
    return CaseRow(
        case=case.removeprefix("case:"),
        number=shown.get("number", ""),
        office="office:ward-12",
        ward=shown.get("ward", ""),
        kind=shown.get("kind", "build"),
        title=shown.get("title", ""),
        applicant=shown.get("name", ""),
        premises=shown.get("premises", ""),
        status=shown.get("status", "open"),
        received=shown.get("received", ""),
        due=shown.get("due", ""),
        due_name=shown.get("due_name", ""),
        updated=updated,
        words=" ".join(shown.get(key, "") for key in ("name", "number", "premises")),
        flags=shown.get("flags", ""),
    )


def receive(store: Store, *, series: str = "", case: str = "", **data: Any) -> Entry:
    """An application handed in."""
    with store.writing(OFFICER) as step:
        if series:
            number = step.next_number(series)
            data = {**data, "number": f"{series}/{number}", "numbers": [[series, number]]}
        return step.add(Draft(case or f"case:{uuid7()}", "application.received", DAY, data))


def say(store: Store, subject: str, kind: str = "note.made", **data: Any) -> Entry:
    """One more entry on a subject."""
    with store.writing(OFFICER) as step:
        return step.add(Draft(subject, kind, DAY, data))
