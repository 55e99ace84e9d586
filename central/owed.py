"""Entries that other PCs hold and only their own PC can bring: who owes what, since when.

Where a PC and the centre were both put back, a third PC may hold entries that no chain leads to any more. Their own PC
may bring them yet; once it can't (it was through without, was revoked, never enrolled), whoever holds them sends them
under a chain of his own. Until then they wait, and this module says for whom.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, select

from central.access import Caller, device_row, revoke
from central.centre import Centre, Refusal, epoch_of
from central.database import reading
from central.schema import devices, epochs, offices, owed, standings
from desktop.sync.wire.models import Owing

_PART = 500  # names in one question to the database


@dataclass(frozen=True, slots=True)
class Debt:
    """What a PC owes: the centre holds its chain up to `here`, another PC, `holder`, some of it up to `known`.

    Times are Unix seconds, `seen` None if it never called; `closed` means that it was revoked, and what waited goes on
    when the holder next calls.
    """

    device: str
    name: str
    office: str
    here: int
    known: int
    holder: str
    since: int
    seen: int | None
    closed: bool


def weigh(
    connection: Connection, centre: Centre, caller: Caller, held: dict[str, int]
) -> tuple[dict[str, int], dict[str, Owing]]:
    """Of the chains `held` by the caller, how far we hold those whose device will bring nothing more up to there, and
    of the others that we hold less of, what their device owes, which is written down. Only of the caller's body.

    It brings nothing more if we hold as much, or it called in this epoch and left nothing waiting, was revoked, or is
    none that calls.
    """
    since = connection.scalar(select(epochs.c.since).where(epochs.c.id == epoch_of(connection))) or 0
    body = select(offices.c.body).where(offices.c.number == caller.office).scalar_subquery()
    near = set(connection.scalars(select(offices.c.number).where(offices.c.body == body)))
    names = list(held)
    ended: dict[str, int] = {}
    owing: dict[str, Owing] = {}
    for i in range(0, len(names), _PART):
        part = names[i : i + _PART]
        rows = {row.id: row for row in connection.execute(select(devices).where(devices.c.id.in_(part)))}
        for name in part:
            row = rows.get(name)
            if row is None:
                ended[name] = 0
            elif row.office in near:
                if row.seq >= held[name] or _spent(row, since):
                    ended[name] = row.seq
                    connection.execute(owed.delete().where(owed.c.device == row.number))
                else:
                    begun = _write(connection, row, held[name], caller.number, centre.seconds())
                    owing[name] = Owing(name=row.name, seq=row.seq, seen=row.seen or 0, since=begun)
    return ended, owing


def debts(connection: Connection, body: str = "") -> list[Debt]:
    """What PCs of a body ('' for all bodies) owe, the oldest first."""
    since = connection.scalar(select(epochs.c.since).where(epochs.c.id == epoch_of(connection))) or 0
    holder = devices.alias()
    query = (
        select(
            devices, offices.c.id.label("office_id"), standings.c.name.label("office_name"), owed.c.known,
            owed.c.since, holder.c.id.label("holder_id"), holder.c.name.label("holder_name"),
        )
        .join(owed, owed.c.device == devices.c.number)
        .join(offices, offices.c.number == devices.c.office)
        .join(holder, holder.c.number == owed.c.holder)
        .outerjoin(standings, standings.c.office == devices.c.office)
        .where(owed.c.known > devices.c.seq)
        .order_by(owed.c.since, devices.c.number)
    )  # fmt: skip
    if body:
        query = query.where(offices.c.body == body)
    return [
        Debt(
            row.id, row.name, row.office_name or row.office_id, row.seq, row.known,
            f"{row.holder_name or '-'} ({row.holder_id[-6:]})", row.since, row.seen, row.revoked is not None,
        )
        for row in connection.execute(query)
        if row.revoked is not None or not _spent(row, since)
    ]  # fmt: skip


def close(centre: Centre, device: str, body: str) -> None:
    """Revoke a PC of the body ('' for any) that owes entries: what waits for it goes on without it. Raises `Refusal`
    for any other PC. A new id under which it goes on stays: it is the same PC, and comes."""
    with reading(centre.engine) as connection:
        found = [debt for debt in debts(connection, body) if debt.device == device and not debt.closed]
        if not found or device_row(connection, device) is None:
            raise Refusal(404, "not_owed", "Nothing waits for this PC")
    revoke(centre, device, heirs=False)


def _spent(row: Row[Any], since: int) -> bool:
    """Whether a device will bring nothing more: it was through since the epoch began at `since`, or is none that calls."""
    through = row.done is not None and row.done >= since and row.waiting_entries == 0
    return through or row.revoked is not None or row.public_key is None


def _write(connection: Connection, device: Row[Any], known: int, holder: int, now: int) -> int:
    """Keep that `holder` has entries of the device up to number `known`; since when some are owed."""
    row = connection.execute(select(owed).where(owed.c.device == device.number).with_for_update()).first()
    if row is None:
        connection.execute(owed.insert().values(device=device.number, known=known, holder=holder, since=now))
        return now
    if row.known <= device.seq:  # that was brought; this is another debt
        values = {"known": known, "holder": holder, "since": now}
    elif known > row.known:
        values = {"known": known, "holder": holder, "since": row.since}
    else:
        return int(row.since)
    connection.execute(owed.update().where(owed.c.device == device.number).values(**values))
    return int(values["since"])
