"""Issue a paper: set it in type, sign its facts into the QR code, and freeze bytes, text and data with the entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Any

from desktop.casework.desk import Desk
from desktop.casework.office import Office, Officer
from desktop.casework.ports import PaperOrder, Printed, Value, Writing
from desktop.core.entry import canonical
from desktop.core.ids import uuid7


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one paper says besides the office's own: which template, for whom, under what, with which values.

    `last_day` is printed in the code too; `section` is the citation that stands on the paper.
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


def order_of(desk: Desk, office: Office, signer: Officer | None, sheet: Sheet, mark: str = "") -> PaperOrder:
    """The order to the press for `sheet`, with letterhead and signature block of the office as of the day."""
    common: dict[str, Value] = {"date": sheet.day}
    if sheet.number != sheet.file_number:
        common["number"] = sheet.number
    if signer:
        common |= {"officer": signer.name, "designation": signer.designation}
    return PaperOrder(
        template=sheet.template,
        languages=sheet.languages or office.languages,
        act=office.act,
        provision=sheet.provision,
        values={**common, **sheet.values},
        letterhead={**office.letterhead},
        file_number=sheet.file_number,
        mark=mark or ("practice" if office.practice else ""),
        body=office.body_kind,
    )


def preview(desk: Desk, office: Office, signer: Officer | None, sheet: Sheet) -> Printed:
    """The paper as it would be, marked as a draft; nothing is kept."""
    return desk.press.print(order_of(desk, office, signer, sheet, mark="draft"))


def freeze(tx: Writing, desk: Desk, office: Office, signer: Officer | None, sheet: Sheet) -> dict[str, Any]:
    """Set the paper in type and keep it for ever; returns its record for the entry's `papers`.

    Raises `PaperError` where it can't be made right; the transaction then saves nothing.
    """
    order = order_of(desk, office, signer, sheet)
    text_sha256 = tx.put_blob(desk.press.source_text(order).encode())
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
    return {
        "id": uuid7(),
        "kind": sheet.template,
        "title": dict(sheet.title),
        "number": sheet.number,
        "provision": sheet.provision,
        "section": sheet.section,
        "languages": list(order.languages),
        "sha256": tx.put_blob(printed.pdf),
        "text_sha256": text_sha256,
        "order_sha256": tx.put_blob(canonical(_plain(asdict(order)))),
        "pages": printed.pages,
        "template_version": printed.template_version,
        "signed_by": signer.id if signer else "",
        "addressee": sheet.addressee,
        "last_day": sheet.last_day.isoformat() if sheet.last_day else "",
    }


def _plain(value: Any) -> Any:
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, Mapping):
        return {str(k): _plain(v) for k, v in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(v) for v in value]
    return value
