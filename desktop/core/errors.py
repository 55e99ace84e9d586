"""The few errors a clerk can meet; each says what is wrong, why, and the way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from datetime import date


_LONGEST = 8000  # letters of a message


class NagardeskError(Exception):
    """Base of every expected error.

    `message` says what is wrong and what to do; `code` is a stable key under which the window finds the
    sentence in the clerk's language, and `params` fills it.
    """

    def __init__(self, message: str, *, code: str = "", **params: object) -> None:
        self.message = _short(message)
        super().__init__(self.message)
        self.code = code
        self.params = {name: _short(value) if isinstance(value, str) else value for name, value in params.items()}


def _short(text: str) -> str:
    """A text that a person can read: what a file or a field held may be of any length."""
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 500]} … {text[-400:]}"


class FieldError(NagardeskError):
    """Bad input in one named field; nothing was changed."""

    def __init__(self, field: str, message: str, *, code: str = "", **params: object) -> None:
        super().__init__(message, code=code, **params)
        self.field = field


class FieldErrors(NagardeskError):
    """Several fields of one form are wrong; `errors` holds one `FieldError` each."""

    def __init__(self, errors: list[FieldError]) -> None:
        super().__init__("; ".join(f"{e.field}: {e.message}" for e in errors), code="fields")
        self.errors = errors


class LawError(NagardeskError):
    """The law stands in the way: `section` names it, `first_day` the first day the act is lawful, if any."""

    def __init__(
        self, message: str, *, section: str, first_day: date | None = None, code: str = "", **params: object
    ) -> None:
        super().__init__(message, code=code, section=section, first_day=first_day, **params)
        self.section = section
        self.first_day = first_day


class PowerError(NagardeskError):
    """The officer does not hold the power (on that day): `section` names the power that is missing, `authority` who
    holds it in the Act's own word, where the Act names one."""

    def __init__(
        self, message: str, *, section: str, code: str = "power", authority: str = "", **params: object
    ) -> None:
        super().__init__(message, code=code, section=section, authority=authority, **params)
        self.section = section
        self.authority = authority


class PaperError(NagardeskError):
    """A paper can't be made right (a glyph, a font, a placeholder or a translation is missing)."""


class StoreError(NagardeskError):
    """The store can't do it: disk full, locked, damaged, newer than this program."""


class SyncError(NagardeskError):
    """The exchange with the centre or a bundle failed; what was saved here is safe."""


class PackError(NagardeskError):
    """A law pack, overlay, form or notice file is not right; names the file and the place."""
