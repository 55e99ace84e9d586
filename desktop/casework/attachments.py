"""Scans and photographs in a case: looked at before they are kept, kept under their hash, never changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.ports import Draft, Writing
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, FieldErrors
from desktop.core.text import clean
from desktop.forms.definition import Form

Files = Mapping[str, Sequence[tuple[str, bytes]]]  # by field of a form: the name and the bytes of each file


def look_at_files(desk: Desk, files: Files) -> list[tuple[str, bytes, dict[str, Any]]]:
    """Each file with what it is, as `(field, bytes, facts)`. Raises `FieldErrors` at the fields of those refused."""
    found, faults = [], []
    for field, held in files.items():
        for name, content in held:
            try:
                found.append((field, content, {"name": clean(name), **desk.look(content, name)}))
            except FieldError as fault:
                faults.append(FieldError(field, fault.message, code=fault.code, name=name))
    if faults:
        raise FieldErrors(faults)
    return found


def add_files(
    tx: Writing, form: Form, found: Sequence[tuple[str, bytes, dict[str, Any]]], opened: Entry, language: str
) -> list[Entry]:
    """Keep files that came with the entry `opened` of a form, each once, titled as the form calls them."""
    entries = []
    for field, content, facts in {
        facts["sha256"]: (field, content, facts) for field, content, facts in found
    }.values():
        tx.put_blob(content)
        label = form.field(field).label
        data = {"title": label.get(language) or label["en"], "field": field, "about": opened.id, **facts}
        entries.append(
            tx.add(Draft(opened.subject, "attachment.added", date.fromisoformat(opened.day), data, opened.pack))
        )
    return entries


def attach(desk: Desk, case: str, content: bytes, name: str, title: str) -> Done:
    """Add a scan or photograph to a case; `title` says what it shows, `name` is the file's own.

    Raises `FieldError` on `file` for what is no whole PDF or picture, and on `title` where it is empty. The same file
    twice in one case is taken once.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "clerk", "inspector", "accounts", "officer", "head")
    if not clean(title):
        raise FieldError("title", "Say what this paper is.", code="required")
    facts = dict(desk.look(content, name))
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        if any(held["sha256"] == facts["sha256"] for held in file.attachments):
            return Done(case)
        tx.put_blob(content)
        data = {"title": clean(title), "name": clean(name), **facts}
        entry = tx.add(Draft(f"case:{case}", "attachment.added", today, data, file.pack))
    return Done(case, (entry,))
