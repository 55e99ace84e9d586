"""Issue a paper: set it in type, sign its facts into the QR code, and freeze bytes, text and data with the entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Any

from desktop.casework.acceptance import need_accepted
from desktop.casework.desk import Desk
from desktop.casework.office import Office, Officer
from desktop.casework.ports import PaperOrder, Printed, Value, Writing
from desktop.casework.wording import Said, cite_words, kind_words, sentence, words
from desktop.core.entry import canonical
from desktop.core.errors import PaperError
from desktop.core.ids import uuid7
from desktop.law.model import Act

_UNWORDED = ("no_wording", "no_matter", "no_template")  # the press has no words of this provision for the paper


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one paper says besides the office's own: which template, for whom, under what, with which values.

    `last_day` is printed in the code too; `section` is the citation that stands on the paper; `worded` tells whether
    the provision's own wording fills the template.
    """

    template: str
    title: Mapping[str, str]
    file_number: str
    number: str
    day: date
    addressee: str
    values: Mapping[str, Value]
    provision: str = ""
    section: str = ""
    last_day: date | None = None
    languages: tuple[str, ...] = ()
    worded: bool = True


def order_of(desk: Desk, office: Office, signer: Officer | None, sheet: Sheet, mark: str = "") -> PaperOrder:
    """The order to the press for `sheet`, with letterhead and signature block of the office as of the day."""
    common: dict[str, Value] = {"date": sheet.day}
    if sheet.number not in (sheet.file_number, sheet.values.get("receipt_number")):
        common["number"] = sheet.number
    if signer:
        common |= {"officer": signer.name, "designation": signer.designation}
    return PaperOrder(
        template=sheet.template,
        languages=sheet.languages or office.languages,
        act=office.act,
        provision=sheet.provision if sheet.worded else "",
        values={**common, **sheet.values},
        letterhead={**office.letterhead},
        file_number=sheet.file_number,
        mark=mark or ("practice" if office.practice else ""),
        body=office.body_kind,
    )


def preview(desk: Desk, office: Office, signer: Officer | None, sheet: Sheet, mark: str = "draft") -> Printed:
    """The paper as it would be, marked as a draft (or with what the office marks all papers); nothing is kept."""
    return desk.press.print(order_of(desk, office, signer, sheet, mark=mark))


def freeze(tx: Writing, desk: Desk, office: Office, signer: Officer | None, sheet: Sheet) -> dict[str, Any]:
    """Set the paper in type and keep it for ever; returns its record for the entry's `papers`.

    Raises `PaperError` where it can't be made right, or where the office has not accepted the texts of its languages;
    the transaction then saves nothing.
    """
    order = order_of(desk, office, signer, sheet)
    need_accepted(office, order.languages)
    coded = replace(order, qr="-")  # the words under the code are words of the paper, whatever the code says
    text_sha256 = tx.put_blob(desk.press.source_text(coded).encode())
    code = desk.seal(
        {
            "file": sheet.file_number,
            "number": sheet.number,
            "kind": sheet.template,
            "section": sheet.section,
            "addressee": sheet.addressee,
            "date": sheet.day.isoformat(),
            "last_day": sheet.last_day.isoformat() if sheet.last_day else "",
            "digest": text_sha256,
        }
    )
    printed = desk.press.print(replace(order, qr=code))
    pdf, signature = _signed(desk, signer, order, printed.pdf)
    return {
        "id": uuid7(),
        "kind": sheet.template,
        "title": dict(sheet.title),
        "number": sheet.number,
        "provision": sheet.provision,
        "section": sheet.section,
        "languages": list(order.languages),
        "sha256": tx.put_blob(pdf),
        "text_sha256": text_sha256,
        "order_sha256": tx.put_blob(canonical(plain(asdict(order)))),
        "pages": printed.pages,
        "template_version": printed.template_version,
        "signed_by": signer.id if signer else "",
        "addressee": sheet.addressee,
        "last_day": sheet.last_day.isoformat() if sheet.last_day else "",
        **({"signature": signature} if signature else {}),
    }


def _signed(desk: Desk, signer: Officer | None, order: PaperOrder, pdf: bytes) -> tuple[bytes, str]:
    """The paper's bytes, signed digitally if the officer at the desk signs it and brought a certificate; and whose."""
    if desk.autograph is None or signer is None or signer.id != desk.officer:
        return pdf, ""
    language = order.languages[0]
    signed = desk.autograph.put(pdf, signer.name.get(language) or signer.name["en"], language, order.file_number)
    return signed, desk.autograph.name


def freeze_worded(
    tx: Writing, desk: Desk, office: Office, signer: Officer | None, sheet: Sheet, own: Sheet
) -> dict[str, Any]:
    """Keep `sheet`, or, where the provision has no wording for it yet, `own`: a letter in the officer's own words.

    The record then says `own_words`. Raises `PaperError` for everything else that is not right.
    """
    try:
        return freeze(tx, desk, office, signer, sheet)
    except PaperError as gap:
        if gap.code not in _UNWORDED:
            raise
    return freeze_own(tx, desk, office, signer, own, sheet.template)


def freeze_own(
    tx: Writing, desk: Desk, office: Office, signer: Officer | None, own: Sheet, kind: str
) -> dict[str, Any]:
    """Keep a letter in the officer's own words as the paper of `kind` that it is."""
    return {**freeze(tx, desk, office, signer, own), "kind": kind, "own_words": True}


def preview_worded(
    desk: Desk, office: Office, signer: Officer | None, sheet: Sheet, own: Sheet, mark: str = "draft"
) -> Printed:
    """The paper that `freeze_worded` would keep, as `preview` shows it."""
    try:
        return preview(desk, office, signer, sheet, mark)
    except PaperError as gap:
        if gap.code not in _UNWORDED:
            raise
    return preview(desk, office, signer, own, mark)


def in_own_words(act: Act, sheet: Sheet, kind: str, body: Sequence[Said]) -> Sheet:
    """`sheet` as a letter: its kind, section and Act as the subject, then `body`, one paragraph each."""
    section, short = cite_words(sheet.section), act.short
    subject = {
        lang: f"{word}: {section[lang]}, {short.get(lang, short['en'])}" for lang, word in kind_words(kind).items()
    }
    opening = sentence("issued_under", section=section, act=short)
    values: dict[str, Value] = {
        "addressee": sheet.values.get("addressee") or sheet.values.get("applicant") or words_of_everyone(),
        "subject": subject,
        "body": [{"says": each} for each in (opening, *body) if each],
    }
    if sheet.values.get("address"):
        values["address"] = sheet.values["address"]
    return replace(sheet, template="letter", values=values, worded=False)


def words_of_everyone() -> dict[str, str]:
    """To whom a paper for the public is addressed."""
    return dict(words("everyone"))


def plain(value: Any) -> Any:
    """An order as JSON has it: days as ISO text, mappings and rows as they are."""
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, Mapping):
        return {str(k): plain(v) for k, v in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(v) for v in value]
    return value
