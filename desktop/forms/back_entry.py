"""A form as an old register fills it: the same questions, none of them forced, and the register's own columns."""

from __future__ import annotations

from dataclasses import replace

from desktop.forms.definition import Field, Form, part

ASKED = ("received_on",)
NAMES = ("applicant_local", "applicant_latin")


def back_entry(form: Form) -> Form:
    """`form` for lines of an old register.

    Only the day of receipt must be there (and a name in either script, which the import checks): a register of 1970
    knows no telephone. Its old number, page, outcome and remarks come first.
    """
    own = part("back_entry")
    names = {field.name for field in own}
    asked = [_eased(field) for field in form.fields if field.name not in names and field.type not in ("file", "note")]
    return replace(form, kind="register", fields=(*own, *asked))


def _eased(field: Field) -> Field:
    return replace(field, required=field.name in ASKED, default="", fields=tuple(_eased(f) for f in field.fields))
