"""A form as an old register fills it: the same questions, none of them forced, and the register's own columns."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from desktop.core.entry import canonical
from desktop.core.text import clean, latin_digits
from desktop.forms.definition import Field, Form, part

ASKED = ("received_on",)
KEY = ("old_number", "received_on")  # where a register does not say otherwise
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


def line_key(form: str, register: str, key: Sequence[str], answers: Mapping[str, Any]) -> str:
    """What tells a line from every other (hex SHA-256): its answers to the fields `key`, or all its answers where one
    of those is not there or `key` is empty.

    The script of digits and the case of letters do not count, so a line brought again is known again.
    """
    names = key if key and all(answers.get(name) for name in key) else sorted(answers)
    told = [[name, latin_digits(clean(str(answers.get(name, "")))).casefold()] for name in names]
    return hashlib.sha256(canonical([form, register, told])).hexdigest()


def _eased(field: Field) -> Field:
    return replace(field, required=field.name in ASKED, default="", fields=tuple(_eased(f) for f in field.fields))
