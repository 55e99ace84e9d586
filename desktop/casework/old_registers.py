"""Old registers: each line becomes a case that is marked as entered late; a line brought again is known by its key."""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from typing import Any

from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.intake import event_of, fields_of
from desktop.casework.ports import Draft
from desktop.casework.wording import SCRIPTS, local_language
from desktop.core.errors import FieldError, FieldErrors, NagardeskError
from desktop.forms import names
from desktop.forms.back_entry import NAMES, back_entry, line_key
from desktop.forms.definition import Form, load
from desktop.forms.validation import check
from desktop.law.model import Act

SOURCE = "register"
SERIES = "RG"
Line = tuple[str, Mapping[str, Any]]


def case_of(desk: Desk, key: str) -> str:
    """The case of the line with this key in this office: the same on every PC, so that no line becomes two cases."""
    digest = sha256(f"{desk.store.office}/{key}".encode()).digest()[:16]
    number = int.from_bytes(digest) & ~(0xF << 76) & ~(0x3 << 62) | 8 << 76 | 2 << 62
    return str(uuid.UUID(int=number))


def is_brought(desk: Desk, key: str) -> bool:
    """Whether the line with this key is in the office already."""
    return desk.store.row(case_of(desk, key)) is not None


def check_line(desk: Desk, form: str, answers: Mapping[str, Any]) -> dict[str, Any]:
    """One line as it will be kept. Raises `FieldErrors` naming every field that is wrong; changes nothing."""
    return _Entering(desk, form, "").checked(answers)


def key_of(form: str, register: str, key: Sequence[str], kept: Mapping[str, Any]) -> str:
    """The key of a line typed by hand: the same as if it had come from a spreadsheet of that register."""
    return line_key(form, register, key, kept)


def enter_lines(desk: Desk, form: str, register: str, lines: Sequence[Line]) -> Done:
    """Enter lines of the old register `register`, each (key, answers to the form), in one transaction.

    Lines that are in the office already are passed over; `Done.entries` are the new ones. Nothing is printed and no
    clock starts, except for a line that the register leaves open. Raises `FieldErrors` (fields as `3.ward`, counted
    from 1) and `NagardeskError` for a form of another Act; then nothing is saved.
    """
    need_role(desk.me(), desk.today(), "clerk", "officer", "head")
    entering = _Entering(desk, form, register)
    kept = entering.checked_all(lines)
    with desk.store.writing(desk.officer) as tx:
        added = []
        for key, answers in kept:
            subject = f"case:{case_of(desk, key)}"
            if tx.entries(subject):
                continue
            number, numbers = take_number(tx, entering.series(str(answers.get("ward", ""))))
            draft = entering.draft(subject, key, answers, number, numbers)
            added.append(tx.add(draft))
    return Done("", tuple(added))


class _Entering:
    """What stays the same from line to line."""

    def __init__(self, desk: Desk, form: str, register: str) -> None:
        self.desk, self.office, self.today = desk, desk.office(), desk.today()
        self.form: Form = load(form)
        if self.form.act and self.form.act != self.office.act:
            raise NagardeskError("This form is of another Act than this office's.", code="act")
        self.asked, self.register = back_entry(self.form), register
        self.local = self.office.land_units(self.today)
        self.lists = self.office.lists()
        self.act = cache(self._act)
        self.series = cache(lambda ward: series(self.office, desk.store.device, SERIES, ward, self.today))

    def _act(self, day: date) -> Act:
        return self.desk.act(self.office, day)

    def checked(self, answers: Mapping[str, Any]) -> dict[str, Any]:
        """The answers as they are kept."""
        faults: list[FieldError] = []
        kept: dict[str, Any] = {}
        try:
            kept = check(self.asked, answers, self.today, self.local)
        except FieldErrors as found:
            faults = found.errors
        told = {fault.field for fault in faults}
        known = {each.name for each in self.asked.fields}
        if (
            known >= set(NAMES)
            and not told & set(NAMES)
            and not any(kept.get(name) or answers.get(name) for name in NAMES)
        ):
            faults.append(FieldError(NAMES[0], "There is no name in this line.", code="required"))
        ward = str(answers.get("ward", ""))
        if ward and "ward" not in told and ward not in self.lists["@wards"]:
            faults.append(FieldError("ward", f"The office has no '{ward}'.", code="office_list"))
        if "received_on" in kept:
            faults += self._day_faults(date.fromisoformat(kept["received_on"]))
        if faults:
            raise FieldErrors(faults)
        return kept

    def _day_faults(self, day: date) -> list[FieldError]:
        try:
            self.act(day)
        except NagardeskError as error:
            return [FieldError("received_on", error.message, code="before_act")]
        return []

    def checked_all(self, lines: Sequence[Line]) -> list[Line]:
        """The same for many, with the line's number before the field."""
        kept: list[Line] = []
        faults: list[FieldError] = []
        for n, (key, answers) in enumerate(lines, 1):
            try:
                kept.append((key, self.checked(answers)))
            except FieldErrors as found:
                faults += [FieldError(f"{n}.{e.field}", e.message, code=e.code) for e in found.errors]
        if faults:
            raise FieldErrors(faults)
        return kept

    def draft(self, subject: str, key: str, kept: Mapping[str, Any], number: str, numbers: list[list[Any]]) -> Draft:
        """The entry of one line."""
        day = date.fromisoformat(kept["received_on"])
        act, form = self.act(day), self.form
        named, proposed = self._both_names(kept)
        is_open = kept.get("outcome") == "open"
        data: dict[str, Any] = {
            "kind": form.name,
            "act": self.office.act,
            "provision": form.provision,
            "governs": [form.provision, *([form.clock] if form.clock else [])],
            "number": number,
            "numbers": numbers,
            "fields": fields_of(self.office, self.asked, {**kept, **named}),
            "event": event_of(act, form) if is_open else "register.entered",
            "source": SOURCE,
            "back_entry": True,
            "register": self.register,
            "register_key": key,
            "old_number": kept.get("old_number", ""),
        }
        if proposed:
            data["proposed"] = proposed
        return Draft(subject, "case.opened", day, data, act.pack)

    def _both_names(self, kept: Mapping[str, Any]) -> tuple[dict[str, str], list[str]]:
        """The name in both scripts, and which of them is only proposed from the other."""
        local, latin = (str(kept.get(name, "")) for name in NAMES)
        if latin and not local:
            script = SCRIPTS.get(local_language(self.office.languages), "")
            return {NAMES[0]: names.from_latin(latin, script) if script else latin, NAMES[1]: latin}, [NAMES[0]]
        if local and not latin:
            return {NAMES[0]: local, NAMES[1]: names.to_latin(local)}, [NAMES[1]]
        return {NAMES[0]: local, NAMES[1]: latin}, []
