"""Scans and photographs in a case: looked at before they are kept, kept under their hash, never changed."""

from __future__ import annotations

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.ports import Draft
from desktop.core.errors import FieldError
from desktop.core.text import clean


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
