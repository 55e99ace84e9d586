"""Handing entries out, in an order that never changes afterwards, and comparing with what a device holds."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, func, select, text

from central import access, cursors
from central.access import Caller
from central.centre import Centre, Refusal, epoch_of, knows_epoch, new_epoch
from central.cursors import Cursor
from central.database import reading, writing
from central.schema import chain, devices, entries, shares
from desktop.core.entry import GENESIS, canonical
from desktop.sync.wire import envelope
from desktop.sync.wire.columns import Block, Stretch, id_bytes, id_text
from desktop.sync.wire.models import CheckAnswer, Share

_LARGEST_PAGE = 6_000_000  # characters of data in one page
_MOST = 5_000  # entries in one page
_ENTRY_SIZE = 80  # bytes of a typical entry on the wire
_PAGE = text(
    "SELECT e.position, e.seq, e.id, e.at, e.day, e.officer, e.subject, e.kind, e.pack, e.corrects, e.after, e.data,"
    " e.tally, e.device AS number, d.id AS device, c.hash, p.hash AS prev"
    " FROM entries e JOIN devices d ON d.number = e.device"
    " JOIN chain c ON c.device = e.device AND c.seq = e.seq"
    " LEFT JOIN chain p ON p.device = e.device AND p.seq = e.seq - 1"
    " WHERE e.office = :office AND e.position > :position AND NOT (e.device = :me AND e.seq <= :own)"
    " ORDER BY e.position LIMIT :most"
)


def page(centre: Centre, caller: Caller, wanted: str, own: int, size: int) -> bytes:
    """The next page after the cursor `wanted`, of about `size` bytes, without the caller's own up to `own`."""
    with reading(centre.engine) as connection:
        epoch = epoch_of(connection)
        scope = access.scope(connection, caller)
        cursor = cursors.read(wanted, centre.secret) if wanted else None
        known = _proven(connection, scope, cursor)
        lost = _lost(connection, scope, cursor, known)
        rows: list[tuple[str, Row[Any]]] = []
        room, more = max(1, min(size // _ENTRY_SIZE, _MOST)), False
        for office in scope:
            reached = known.get(office.number, (0, cursors.half(bytes(16))))
            if reached[0] < office.position and room > 0:
                found, whole = _next(connection, office.number, reached[0], caller.number, own, room)
                rows += [(office.id, row) for row in found]
                room = room - len(found) if whole else 0
                more = more or not whole
                if found and (not whole or found[-1].position > office.position):
                    reached = (found[-1].position, cursors.half(found[-1].tally))
                else:
                    reached = (office.position, cursors.half(office.tally))
            elif reached[0] < office.position:
                more = True
            known[office.number] = reached
    if lost and cursor is not None:
        with writing(centre.engine) as connection:
            epoch = new_epoch(connection, centre, cursor.epoch)
    following = cursors.write(Cursor(epoch, known), centre.secret)
    block, runs = _block(rows)
    return envelope.seal(
        "page", block, runs, centre.id, centre.sign, epoch=epoch, before=wanted, cursor=following, more=more
    )


def notice_restore(connection: Connection, centre: Centre, caller: Caller, wanted: str) -> None:
    """Begin a new epoch if the caller's cursor proves that we no longer hold what we once handed out."""
    scope = access.scope(connection, caller)
    cursor = cursors.read(wanted, centre.secret) if wanted else None
    if cursor is not None and _lost(connection, scope, cursor, _proven(connection, scope, cursor)):
        new_epoch(connection, centre, cursor.epoch)


def check(centre: Centre, caller: Caller, wanted: str) -> CheckAnswer:
    """What the caller may see of every device's chain up to the cursor; raises `Refusal` for one of another history."""
    with reading(centre.engine) as connection:
        scope = access.scope(connection, caller)
        cursor = cursors.read(wanted, centre.secret)
        known = _proven(connection, scope, cursor)
        if len(known) < len(scope):
            raise Refusal(409, "cursor", "This centre's history is another one than the cursor's")
        counts: dict[int, int] = {}
        ends: dict[int, int] = {}
        for office in scope:
            for device, count, seq in _shares(connection, office, known[office.number][0]):
                counts[device] = counts.get(device, 0) + count
                ends[device] = max(ends.get(device, 0), seq)
        found = {}
        for device, seq in ends.items():
            query = (
                select(devices.c.id, chain.c.hash)
                .join(chain, chain.c.device == devices.c.number)
                .where(devices.c.number == device, chain.c.seq == seq)
            )
            row = connection.execute(query).one()
            found[row.id] = Share(count=counts[device], seq=seq, hash=row.hash[:8].hex())
    return CheckAnswer(devices=found)


def lacking(connection: Connection, caller: Caller, held: dict[str, int]) -> dict[str, int]:
    """Of the chains `held` by the caller, those of its offices, or of devices unknown here, that we hold less of."""
    seen = {row.number for row in access.scope(connection, caller)}
    names = list(held)
    found: dict[str, int] = {}
    for i in range(0, len(names), 500):
        part = names[i : i + 500]
        known = {row.id: row for row in connection.execute(select(devices).where(devices.c.id.in_(part)))}
        for name in part:
            row = known.get(name)
            if (row is None or row.office in seen) and (seq := row.seq if row else 0) < held[name]:
                found[name] = seq
    return found


def known(connection: Connection, caller: Caller, ids: Sequence[str]) -> list[str]:
    """Those of these entries that are held, under whatever device, for an office that the caller may see."""
    seen = [office.number for office in access.scope(connection, caller)]
    query = select(chain.c.id).where(chain.c.id.in_([id_bytes(each) for each in ids]), chain.c.office.in_(seen))
    return [id_text(raw) for raw in connection.scalars(query)]


def seen_device(connection: Connection, caller: Caller, device: str) -> int | None:
    """The number of a device that belongs to an office of the caller's scope, or wrote for one; None for others."""
    row = access.device_row(connection, device)
    seen = [office.number for office in access.scope(connection, caller)]
    if row is None:
        return None
    wrote = select(shares.c.device).where(shares.c.device == row.number, shares.c.office.in_(seen))
    return int(row.number) if row.office in seen or connection.scalar(wrote.limit(1)) is not None else None


def held_elsewhere(connection: Connection, caller: Caller, entry: str) -> bool:
    """Tell whether the entry is held under another device than the caller."""
    found = connection.scalar(select(chain.c.device).where(chain.c.id == id_bytes(entry)))
    return found is not None and found != caller.number


def hash_at(connection: Connection, device: int, seq: int) -> str | None:
    """The hash held at one number of a device's chain; None if there is none."""
    if seq == 0:
        return GENESIS
    found = connection.scalar(select(chain.c.hash).where(chain.c.device == device, chain.c.seq == seq))
    return found.hex() if found is not None else None


def digest(centre: Centre) -> tuple[int, str]:
    """How many entries the centre holds, and the digest over all chains' ends, as a store works out its own.

    SHA-256 (hex) over the canonical JSON of [[device, number of its last entry, that entry's hash], …].
    """
    with reading(centre.engine) as connection:
        rows = connection.execute(select(devices).where(devices.c.seq > 0).order_by(devices.c.id)).all()
    ends = [[row.id, row.seq, row.hash.hex()] for row in rows]
    return sum(row.seq for row in rows), hashlib.sha256(canonical(ends)).hexdigest()


def _shares(connection: Connection, office: Row[Any], position: int) -> list[tuple[int, int, int]]:
    """(device, count, last number) of who wrote for an office, as it was at a position."""
    later = (
        select(entries.c.device, func.count().label("later"))
        .where(entries.c.office == office.number, entries.c.position > position)
        .group_by(entries.c.device)
    )
    since = {row.device: row.later for row in connection.execute(later)} if office.position > position else {}
    found = []
    query = select(shares.c.device, shares.c.seq, shares.c.count.label("wrote"))
    for row in connection.execute(query.where(shares.c.office == office.number)):
        seq, count = row.seq, row.wrote - since.get(row.device, 0)
        if row.device in since:
            last = (
                select(chain.c.seq)
                .where(chain.c.device == row.device, chain.c.office == office.number, chain.c.position <= position)
                .order_by(chain.c.seq.desc())
                .limit(1)
            )
            seq = connection.scalar(last) or 0
        if count > 0:
            found.append((row.device, count, seq))
    return found


def _lost(
    connection: Connection, scope: Sequence[Row[Any]], cursor: Cursor | None, known: dict[int, tuple[int, str]]
) -> bool:
    """It bears our seal, and names an epoch or entries that we do not have: we were put back from a backup.

    A cursor of an earlier epoch of ours proves nothing new: that we were put back is what ended it.
    """
    if cursor is None:
        return False
    if cursor.epoch != epoch_of(connection):
        return not knows_epoch(connection, cursor.epoch)
    return any(office.number in cursor.offices and office.number not in known for office in scope)


def _proven(connection: Connection, scope: Sequence[Row[Any]], cursor: Cursor | None) -> dict[int, tuple[int, str]]:
    """Those of the cursor's offices whose history up to its position is still ours."""
    known = {}
    for office in scope:
        position, half = (cursor.offices if cursor else {}).get(office.number, (0, ""))
        tally = _tally(connection, office.number, position) if position <= office.position else None
        if half and tally is not None and cursors.half(tally) == half:
            known[office.number] = (position, half)
    return known


def _tally(connection: Connection, office: int, position: int) -> bytes | None:
    if position == 0:
        return bytes(16)
    found: bytes | None = connection.scalar(
        select(entries.c.tally).where(entries.c.office == office, entries.c.position == position)
    )
    return found


def _next(
    connection: Connection, office: int, position: int, me: int, own: int, most: int
) -> tuple[list[Row[Any]], bool]:
    """An office's entries after `position`, at most `most`, and whether those were all of them."""
    values = {"office": office, "position": position, "me": me, "own": own, "most": most}
    found: list[Row[Any]] = []
    room = _LARGEST_PAGE
    for row in connection.execute(_PAGE, values):
        if room < 0:
            return found, False
        found.append(row)
        room -= len(row.data)
    return found, len(found) < most


def _block(rows: list[tuple[str, Row[Any]]]) -> tuple[Block, list[Stretch]]:
    """The rows as columns, each device's together, so that a page has few runs."""
    rows.sort(key=lambda pair: (pair[1].number, pair[1].seq))
    block, runs = Block(), []
    start = 0
    for i, (office, row) in enumerate(rows):
        block.ids.append(row.id)
        block.office.append(office)
        for name in ("at", "day", "officer", "subject", "kind", "pack", "corrects", "after", "data"):
            getattr(block, name).append(getattr(row, name))
        following = rows[i + 1][1] if i + 1 < len(rows) else None
        if following is None or (following.number, following.seq) != (row.number, row.seq + 1):
            first = rows[start][1]
            prev = first.prev.hex() if first.prev is not None else GENESIS
            runs.append(Stretch(first.device, first.seq, i + 1 - start, prev, row.hash.hex()))
            start = i + 1
    return block, runs
