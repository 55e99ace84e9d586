"""The head of office accepts the texts of a language once, before a paper in that language can be issued."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.office import Office
from desktop.casework.ports import Draft
from desktop.core.errors import FieldError, PaperError

NAMES: Mapping[str, str] = {"en": "English", "hi": "Hindi", "mr": "Marathi", "pa": "Punjabi", "ta": "Tamil"}


def accept_texts(desk: Desk, language: str, edition: str) -> Done:
    """Record that the head of office has read and accepts the texts of papers in `language`, as of `edition`.

    `edition` is the digest of the texts that he saw. Raises `PowerError` for anybody else.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "head")
    if language not in NAMES:
        raise FieldError("language", f"Papers are made in {', '.join(NAMES)}.", code="language")
    with desk.store.writing(me.id) as tx:
        entry = tx.add(acceptance(desk.store.office, today, language, edition, me.id))
    return Done("", (entry,))


def acceptance(office: str, day: date, language: str, edition: str, by: str) -> Draft:
    """The entry in which an officer accepts the texts of a language."""
    return Draft(f"office:{office}", "texts.accepted", day, {"language": language, "edition": edition, "by": by})


def need_accepted(office: Office, languages: Iterable[str]) -> None:
    """Raise `PaperError` for the first language whose texts nobody has accepted; an exercise needs no acceptance."""
    for language in languages:
        if language not in office.accepted and not office.practice:
            name = NAMES.get(language, language)
            raise PaperError(
                f"The head of office has not accepted the texts of papers in {name} yet. He reads and accepts them "
                f"once under Settings (or `nagardesk office accept {language}`); until then none is issued in it.",
                code="texts_not_accepted",
                language=language,
            )
