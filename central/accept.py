"""Taking entries in, exactly once: a batch is a device's next entries, or nothing of it is kept."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select, text
from sqlalchemy.exc import IntegrityError

from central import access
from central.access import Caller
from central.centre import Centre, Refusal, epoch_of
from central.database import Doubled, insert, reading, writing
from central.pages import hash_at
from central.schema import batches, chain, devices, entries, offices
from desktop.sync.wire import columns, envelope
from desktop.sync.wire.columns import Block, Malformed
from desktop.sync.wire.envelope import Batch, Run
from desktop.sync.wire.models import PushAnswer

_NAMED = re.compile(r'"([0-9a-f]{64})"')
_ENTRY_NAMES = (
    "office", "position", "device", "seq", "id", "at", "day", "officer", "subject", "kind", "pack", "corrects",
    "after", "data", "tally", "received",
)  # fmt: skip
_CHAIN_NAMES = ("device", "seq", "hash", "id", "office", "position")
_REFERENCE = text("INSERT INTO file_references (office, sha256) VALUES (:o, :s) ON CONFLICT DO NOTHING")
_SHARE = text(
    "INSERT INTO shares (device, office, count, seq) VALUES (:d, :o, :n, :s)"
    " ON CONFLICT (office, device) DO UPDATE SET count = shares.count + excluded.count, seq = excluded.seq"
)


@dataclass(frozen=True, slots=True)
class Parcel:
    """A batch whose signature, columns and chain are in order; what is left needs the database."""

    batch: Batch
    run: Run
    block: Block
    hashes: list[bytes]
    size: int


def opened(centre: Centre, content: bytes) -> Parcel:
    """Check a batch as far as that goes without the entries held; raises `Refusal`."""
    try:
        batch = envelope.split(content)
        head = batch.head
        if head.kind != "push" or len(head.runs) != 1:
            raise Malformed("a batch to the centre holds one stretch of one chain")
        with reading(centre.engine) as connection:
            sender = access.device_row(connection, head.sender)
        if sender is None or sender.public_key is None:
            raise Refusal(403, "unknown_device", "The batch's sender is not enrolled here")
        if not batch.signed_by(sender.public_key):
            raise Refusal(403, "signature", "The batch was not signed by its sender")
        block = batch.block()
        return Parcel(batch, head.runs[0], block, columns.hashes(block, batch.stretches()), len(content))
    except Malformed as error:
        raise Refusal(422, "malformed", str(error)) from None


def accept(connection: Connection, centre: Centre, caller: Caller, parcel: Parcel) -> PushAnswer:
    """Add to the chain what is new in the parcel; raises `Refusal`, and then nothing of it may be committed.

    The device's row is locked first and its offices' after it, always in order of number: two processes on one
    PostgreSQL then come one after the other, and positions become visible in the order in which they were given.
    """
    run = parcel.run
    sender = access.device_row(connection, parcel.batch.head.sender)
    if sender is None or sender.revoked is not None:
        raise Refusal(403, "revoked", "The batch's sender is no longer accepted")
    allowed = {row.id: row.number for row in access.scope(connection, _as_caller(sender))}
    device = _locked(connection, centre, run.device, sender, allowed)
    skip = _overlap(connection, centre, device, parcel)
    fresh = run.count - skip
    if fresh > 0:
        _store(connection, centre, device, parcel, skip, allowed)
        connection.execute(
            batches.insert().values(
                device=device.number,
                sender=sender.number,
                carrier=caller.number,
                first=run.first,
                last=run.end,
                stored=fresh,
                size=parcel.size,
                head=parcel.batch.head_bytes,
                signature=parcel.batch.signature,
                received=centre.seconds(),
            )
        )
    seq, hashed = (run.end, run.last) if fresh > 0 else (device.seq, device.hash.hex())
    return PushAnswer(epoch=epoch_of(connection), device=run.device, seq=seq, hash=hashed, stored=max(fresh, 0))


def _as_caller(sender: Row[Any]) -> Caller:
    return Caller(sender.number, sender.id, sender.office, sender.whole_body, b"")


def _locked(
    connection: Connection, centre: Centre, device: str, sender: Row[Any], allowed: dict[str, int]
) -> Row[Any]:
    """The row of the chain's device, locked; another device of the sender's offices may be spoken for by it."""
    if access.device_row(connection, device) is None:
        try:
            access.new_device(connection, device, sender.office, enrolled=centre.seconds())
        except IntegrityError:
            raise Refusal(503, "busy", "Another device is handing over the same chain", retry_after=1) from None
    row = connection.execute(select(devices).where(devices.c.id == device).with_for_update()).one()
    if row.number != sender.number and row.office not in allowed.values():
        raise Refusal(403, "scope", "The sender may not speak for a device of another office")
    return row


def _overlap(connection: Connection, centre: Centre, device: Row[Any], parcel: Parcel) -> int:
    """How many of the parcel's entries are held already, the rest being what follows; raises `Refusal`."""
    run = parcel.run
    if run.first > device.seq + 1:
        raise Refusal(409, "gap", "Entries before these have not arrived", seq=device.seq, hash=device.hash.hex())
    common = min(run.end, device.seq)
    theirs = parcel.hashes[common - run.first].hex() if common >= run.first else run.prev
    if theirs != hash_at(connection, device.number, common):
        raise Refusal(
            409, "fork", "Another history is held under this device", seq=device.seq, hash=device.hash.hex()
        )
    return int(common - run.first + 1)


def mark_divided(centre: Centre, device: str) -> None:
    """Remember that a device's history went two ways, for the list of devices and for its successor."""
    with writing(centre.engine) as connection:
        connection.execute(devices.update().where(devices.c.id == device).values(divided=centre.seconds()))


def _store(
    connection: Connection, centre: Centre, device: Row[Any], parcel: Parcel, skip: int, allowed: dict[str, int]
) -> None:
    block, run, now = parcel.block, parcel.run, centre.seconds()
    wanted = set(block.office[skip:])
    if outside := wanted - allowed.keys():
        raise Refusal(403, "scope", f"{len(outside)} of the offices written for are not the sender's")
    numbers = sorted(allowed[name] for name in wanted)
    locked = connection.execute(
        select(offices).where(offices.c.number.in_(numbers)).order_by(offices.c.number).with_for_update()
    )
    state = {row.id: [row.number, row.position, int.from_bytes(row.tally)] for row in locked}
    entry_rows, chain_rows = [], []
    named: defaultdict[int, set[str]] = defaultdict(set)
    for i in range(skip, run.count):
        office = state[block.office[i]]
        office[1] += 1
        office[2] = (office[2] + int.from_bytes(parcel.hashes[i][:16])) % (1 << 128)
        number, position, tally = office
        seq, data = run.first + i, block.data[i]
        entry = bytearray(block.ids[i])  # for bytes SQLite's library asks twice
        entry_rows.append(
            (
                number, position, device.number, seq, entry, block.at[i], block.day[i], block.officer[i],
                block.subject[i], block.kind[i], block.pack[i], block.corrects[i], block.after[i], data,
                bytearray(tally.to_bytes(16)), now,
            )
        )  # fmt: skip
        chain_rows.append((device.number, seq, bytearray(parcel.hashes[i]), entry, number, position))
        if found := _NAMED.findall(data):
            named[number].update(found)
    try:
        insert(connection, chain, _CHAIN_NAMES, chain_rows)
        insert(connection, entries, _ENTRY_NAMES, entry_rows)
    except Doubled:
        raise Refusal(409, "twice", "An entry is held already under another device") from None
    if named:
        rows = [{"o": number, "s": bytes.fromhex(sha)} for number in sorted(named) for sha in sorted(named[number])]
        connection.execute(_REFERENCE, rows)
    written = Counter(block.office[skip:])
    ends = {block.office[i]: run.first + i for i in range(skip, run.count)}
    connection.execute(
        _SHARE,
        [{"d": device.number, "o": allowed[name], "n": count, "s": ends[name]} for name, count in written.items()],
    )
    for number, position, tally in state.values():
        change = offices.update().where(offices.c.number == number)
        connection.execute(change.values(position=position, tally=tally.to_bytes(16)))
    connection.execute(
        devices.update().where(devices.c.number == device.number).values(seq=run.end, hash=bytes.fromhex(run.last))
    )
