"""What sticks bring: a device's bundle is taken as if it had come over the line, and a reply made for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from sqlalchemy import Connection, select

from central import accept, access, files, pages
from central.access import Caller
from central.centre import Centre, Refusal, epoch_of
from central.database import reading, writing
from central.schema import sticks
from desktop.core.clock import instant_text
from desktop.core.ids import uuid7
from desktop.sync.wire.bundle import Bundle, Manifest, Part, Receipt, part_of, seal_bundle, split_bundle
from desktop.sync.wire.columns import Malformed
from desktop.sync.wire.envelope import split

_PAGE = 1 << 20
_PAGES = 32 << 20
_MOST = 72 << 20


@dataclass(slots=True)
class _Outcome:
    """What became of a bundle: new entries, attachments now whole here, refusals, and how far the sender's chain is
    known to it to be here."""

    own: int
    stored: int = 0
    files: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


def take(centre: Centre, content: bytes, carrier: Caller | None) -> bytes:
    """Take a device's bundle and make the reply; raises `Refusal` if it is not to be trusted.

    `carrier` is the device over whose line it came, None for the centre's own console. The reply brings news only if
    the carrier may see the sender's office, since it can read what it carries.
    """
    bundle, sender = _opened(centre, content)
    outcome = _Outcome(own=bundle.manifest.own)
    _take_batches(centre, bundle, carrier or sender, outcome)
    _take_files(centre, bundle, sender, outcome)
    with writing(centre.engine) as connection:
        if connection.scalar(select(sticks.c.bundle).where(sticks.c.bundle == bundle.manifest.id)) is None:
            connection.execute(
                sticks.insert().values(
                    bundle=bundle.manifest.id,
                    device=sender.number,
                    carrier=(carrier or sender).number,
                    entries=outcome.stored,
                    files=len(outcome.files),
                    sha256=bytes.fromhex(bundle.sha256),
                    received=centre.seconds(),
                )
            )
    return _reply(centre, bundle, sender, outcome, news=_may_read(centre, carrier, sender))


def _opened(centre: Centre, content: bytes) -> tuple[Bundle, Caller]:
    try:
        bundle = split_bundle(content)
    except Malformed as error:
        raise Refusal(422, "malformed", str(error)) from None
    if bundle.manifest.kind != "device" or bundle.manifest.to != centre.id:
        raise Refusal(422, "malformed", "This bundle is not meant for this centre")
    with reading(centre.engine) as connection:
        row = access.device_row(connection, bundle.manifest.sender)
    if row is None or row.public_key is None:
        raise Refusal(403, "unknown_device", "The bundle's sender is not enrolled here")
    if row.revoked is not None:
        raise Refusal(403, "revoked", "The bundle's sender is no longer accepted")
    if not bundle.signed_by(row.public_key):
        raise Refusal(403, "signature", "The bundle was not signed by its sender")
    return bundle, Caller(row.number, row.id, row.office, row.whole_body, b"")


def _take_batches(centre: Centre, bundle: Bundle, carrier: Caller, outcome: _Outcome) -> None:
    for part in bundle.of_kind("batch"):
        try:
            parcel = accept.opened(centre, part)
            with writing(centre.engine) as connection:
                outcome.stored += accept.accept(connection, centre, carrier, parcel).stored
            if parcel.run.device == bundle.manifest.sender:
                outcome.own = max(outcome.own, parcel.run.end)
        except Refusal as refusal:
            outcome.refused.append(f"{refusal.problem.code}: {refusal.problem.message}"[:300])


def _take_files(centre: Centre, bundle: Bundle, sender: Caller, outcome: _Outcome) -> None:
    for said, content in zip(bundle.manifest.parts, bundle.parts, strict=True):
        if said.kind != "file":
            continue
        try:
            with writing(centre.engine) as connection:
                if _put(connection, centre, sender, said.sha256, content):
                    outcome.files.append(said.sha256)
        except Refusal as refusal:
            outcome.refused.append(f"{refusal.problem.code}: {refusal.problem.message}"[:300])


def _put(connection: Connection, centre: Centre, sender: Caller, sha256: str, content: bytes) -> bool:
    start = files.lacking(connection, sender, [sha256]).get(sha256, len(content))
    while True:
        piece = content[start : start + files.MAX_PIECE]
        answer = files.put(connection, centre, sender, sha256, start, len(content), piece)
        if answer.whole or answer.held <= start:
            return answer.whole
        start = answer.held


def _may_read(centre: Centre, carrier: Caller | None, sender: Caller) -> bool:
    if carrier is None or carrier.number == sender.number:
        return True
    with reading(centre.engine) as connection:
        theirs = {row.number for row in access.scope(connection, carrier)}
        return all(row.number in theirs for row in access.scope(connection, sender))


def _reply(centre: Centre, bundle: Bundle, sender: Caller, outcome: _Outcome, *, news: bool) -> bytes:
    asked = bundle.manifest
    parts: list[tuple[Part, bytes]] = []
    size = 0

    def add(kind: Literal["page", "file"], content: bytes) -> None:
        nonlocal size
        parts.append((part_of(kind, content), content))
        size += len(content)

    cursor, more = asked.cursor, news
    while more and size < _PAGES:
        page = pages.page(centre, sender, cursor, outcome.own, _PAGE)
        add("page", page)
        head = split(page).head
        cursor, more = head.cursor, head.more
    for sha256 in asked.wants if news else ():
        content = _file(centre, sender, sha256)
        if content is not None and size + len(content) <= _MOST:
            add("file", content)
    with reading(centre.engine) as connection:
        row = access.device_row(connection, sender.id)
        assert row is not None
        epoch = epoch_of(connection)
    receipt = Receipt(
        epoch=epoch,
        seq=row.seq,
        hash=row.hash.hex(),
        stored=outcome.stored,
        files=tuple(outcome.files),
        refused=tuple(outcome.refused),
    )
    manifest = Manifest(
        v=1,
        kind="centre",
        id=uuid7(),
        sender=centre.id,
        to=sender.id,
        made=instant_text(centre.instant()),
        parts=tuple(part for part, _ in parts),
        answers=asked.id,
        receipt=receipt,
    )
    return seal_bundle(manifest, [content for _, content in parts], centre.sign)


def _file(centre: Centre, sender: Caller, sha256: str) -> bytes | None:
    """A whole attachment that the sender may see; None if there is none."""
    content = bytearray()
    try:
        with reading(centre.engine) as connection:
            total = 1
            while len(content) < total:
                piece, total = files.get(connection, sender, sha256, len(content), files.MAX_PIECE)
                if not piece:
                    break
                content += piece
    except Refusal:
        return None
    return bytes(content)
