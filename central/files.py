"""Attachments, kept in the database in pieces: any process can go on where another stopped."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from central import access
from central.access import Caller
from central.centre import Centre, Refusal
from central.schema import devices, files, pieces, references
from desktop.sync.wire.models import FileAnswer

MAX_FILE = 64 << 20
"""Largest attachment, in bytes."""
MAX_PIECE = 1 << 20
"""Largest piece of one, in bytes."""
_STALE = 30 * 86_400


def lacking(connection: Connection, caller: Caller, wanted: Sequence[str]) -> dict[str, int]:
    """Of these attachments, those not whole here, with the bytes that the caller has sent of each."""
    raw = [bytes.fromhex(each) for each in wanted]
    whole = set(connection.scalars(select(files.c.sha256).where(files.c.sha256.in_(raw))))
    begun = (
        select(pieces.c.sha256, func.sum(func.length(pieces.c.content)).label("held"))
        .where(pieces.c.sha256.in_(raw), pieces.c.device == caller.number)
        .group_by(pieces.c.sha256)
    )
    held = {row.sha256: int(row.held) for row in connection.execute(begun)}
    return {each: held.get(key, 0) for each, key in zip(wanted, raw, strict=True) if key not in whole}


def put(
    connection: Connection, centre: Centre, caller: Caller, sha256: str, start: int, total: int, content: bytes
) -> FileAnswer:
    """Add a piece; with the last one the whole is verified. A piece that comes again changes nothing."""
    key = bytes.fromhex(sha256)
    _require_named(connection, caller, key)
    if total > MAX_FILE or start + len(content) > total:
        raise Refusal(413, "too_large", "The attachment is larger than allowed, or than was said")
    row = connection.execute(select(files).where(files.c.sha256 == key)).first()
    done = connection.scalar(select(devices.c.files).where(devices.c.number == caller.number)) or 0
    if row is not None:
        return FileAnswer(held=row.size, whole=True, files=done)
    mine = (pieces.c.sha256 == key, pieces.c.device == caller.number)
    held = int(connection.scalar(select(func.coalesce(func.sum(func.length(pieces.c.content)), 0)).where(*mine)) or 0)
    if start != held:
        return FileAnswer(held=held, whole=False, files=done)
    if content:
        connection.execute(
            pieces.insert().values(
                sha256=key, device=caller.number, start=start, content=content, received=centre.seconds()
            )
        )
    if start + len(content) < total:
        return FileAnswer(held=start + len(content), whole=False, files=done)
    digest = hashlib.sha256()
    for piece in connection.scalars(select(pieces.c.content).where(*mine).order_by(pieces.c.start)):
        digest.update(piece)
    if digest.digest() != key:
        connection.execute(pieces.delete().where(*mine))
        return FileAnswer(held=0, whole=False, files=done)
    connection.execute(files.insert().values(sha256=key, device=caller.number, size=total, received=centre.seconds()))
    connection.execute(pieces.delete().where(pieces.c.sha256 == key, pieces.c.device != caller.number))
    connection.execute(devices.update().where(devices.c.number == caller.number).values(files=done + 1))
    return FileAnswer(held=total, whole=True, files=done + 1)


def get(connection: Connection, caller: Caller, sha256: str, start: int, size: int) -> tuple[bytes, int]:
    """At most `size` bytes of an attachment from `start` on, and its whole length; raises `Refusal`."""
    key = bytes.fromhex(sha256)
    _require_named(connection, caller, key)
    row = connection.execute(select(files).where(files.c.sha256 == key)).first()
    if row is None:
        raise Refusal(404, "not_held", "The attachment has not arrived here yet")
    wanted = min(size, MAX_PIECE)
    query = (
        select(pieces.c.start, pieces.c.content)
        .where(pieces.c.sha256 == key, pieces.c.device == row.device)
        .where(pieces.c.start + func.length(pieces.c.content) > start, pieces.c.start < start + wanted)
        .order_by(pieces.c.start)
    )
    found = bytearray()
    for piece in connection.execute(query):
        at = start + len(found) - piece.start
        found += piece.content[at : at + wanted - len(found)]
    return bytes(found), row.size


def sweep(connection: Connection, centre: Centre) -> None:
    """Drop pieces of attachments that nobody went on sending for a month."""
    whole = select(files.c.sha256)
    connection.execute(
        pieces.delete().where(pieces.c.received < centre.seconds() - _STALE, pieces.c.sha256.not_in(whole))
    )


def _require_named(connection: Connection, caller: Caller, key: bytes) -> None:
    """An attachment can be sent and seen by those whose offices' entries name it; others learn nothing of it."""
    numbers = [row.number for row in access.scope(connection, caller)]
    query = select(references.c.sha256).where(references.c.sha256 == key, references.c.office.in_(numbers))
    if connection.scalar(query.limit(1)) is None:
        raise Refusal(404, "not_named", "No entry of this office names such an attachment")
