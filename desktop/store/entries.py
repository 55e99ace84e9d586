"""Entries as rows: reading, appending, and the head of each device's chain."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from desktop.core.entry import GENESIS, Entry, canonical_text, digest, parsed
from desktop.store.troubles import store_error

if TYPE_CHECKING:
    import sqlite3 as sqlite

NO_HASH = bytes(32)

DATA = "case when substr(e.data, 1, 1) = '@' then archived(e.data, e.hash) else e.data end"
SELECT = f"""select e.id, d.device, e.seq, e.at, e.day, e.office, e.officer, e.subject, e.kind, {DATA}, e.pack,
  e.corrects, e.after, e.prev, e.hash, e.pos"""
FROM = " from entry e join device d on d.n = e.device "
_INSERT = """insert into entry (pos, id, device, seq, at, day, office, officer, subject, kind, data, pack, corrects,
  after, prev, hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""


class Head(NamedTuple):
    """The last entry of a device's chain: row number of the device, sequence number, hex hash, instant."""

    n: int
    seq: int = 0
    hash: str = GENESIS
    at: str = ""


def decode(row: tuple[Any, ...]) -> Entry:
    """The entry in a row of `select`; raises `StoreError` if the row cannot be read."""
    if row[9] is None:
        raise store_error("archive_missing", device=row[1], seq=row[2])
    try:
        return _decode(row)
    except ValueError as error:
        raise store_error("damaged", device=row[1], seq=row[2]) from error


def _decode(row: tuple[Any, ...]) -> Entry:
    seen = parsed(row[12]) if row[12] else ()
    return Entry(
        id=_id_text(row[0]),
        device=row[1],
        seq=row[2],
        at=row[3],
        day=row[4],
        office=row[5],
        officer=row[6],
        subject=row[7],
        kind=row[8],
        data=parsed(row[9]),
        pack=row[10],
        corrects=row[11],
        after=tuple((device, seq) for device, seq in seen),
        prev=row[13].hex(),
        hash=row[14].hex(),
    )


def _id_text(value: bytes) -> str:
    h = value.hex()
    return f"{h[:8]}-{h[8:12]}-{h[12:16]}-{h[16:20]}-{h[20:]}"


def select(db: sqlite.Connection, where: str, values: tuple[Any, ...] = ()) -> Iterator[Entry]:
    """Entries that match an SQL condition (with its order and limit), one at a time."""
    for row in db.execute(SELECT + FROM + where, values):
        yield decode(row)


def of_subject(db: sqlite.Connection, subject: str) -> list[Entry]:
    """All entries of a subject in their order: instant, device, number.

    Raises `StoreError` if one is not what was written: a wrong fact must not be shown as a right one.
    """
    found = in_order(select(db, "where e.subject = ?", (subject,)))
    for entry in found:
        if digest(entry) != entry.hash:
            raise store_error("damaged", device=entry.device, seq=entry.seq)
    return found


def mark(db: sqlite.Connection, subject: str) -> tuple[int, int]:
    """How many entries a subject has and the position of the newest: another when one has come."""
    found = db.execute("select count(*), coalesce(max(pos), 0) from entry where subject = ?", (subject,)).fetchone()
    return int(found[0]), int(found[1])


def subjects(db: sqlite.Connection, prefix: str) -> list[str]:
    """Every subject that begins with `prefix`, in order."""
    sql = "select distinct subject from entry where subject >= ? and subject < ? order by subject"
    return [name for (name,) in db.execute(sql, (prefix, prefix + "\U0010ffff"))]


def in_order(entries: Iterable[Entry]) -> list[Entry]:
    """Entries sorted as everyone sees them: instant, device, number."""
    return sorted(entries, key=lambda e: (e.at, e.device, e.seq))


def chain(db: sqlite.Connection, device: str, after: int, limit: int) -> list[Entry]:
    """At most `limit` entries of a device from number `after` + 1 on, in order."""
    where = "where e.device = (select n from device where device = ?) and e.seq > ? order by e.seq limit ?"
    return list(select(db, where, (device, after, limit)))


def insert(db: sqlite.Connection, n: int, entry: Entry, pos: int | None = None, data: str = "") -> int:
    """Write the row of an entry of device number `n`, at the end or at a position that is free; returns it."""
    done = db.execute(_INSERT, encode(n, entry, pos, data))
    return int(done.lastrowid or 0)


def insert_all(db: sqlite.Connection, values: list[tuple[Any, ...]]) -> None:
    """Write rows that `encode` made."""
    db.executemany(_INSERT, values)


def next_place(db: sqlite.Connection) -> int:
    """The position after the last."""
    return int(db.execute("select coalesce(max(pos), 0) + 1 from entry").fetchone()[0])


def encode(n: int, entry: Entry, pos: int | None, data: str = "") -> tuple[Any, ...]:
    """The values of an entry's row; `data` is the canonical text of its data, if the caller has it.

    Byte arrays, not bytes: for those the database library looks for an adapter each time, which costs a third of a row.
    """
    return (
        pos,
        bytearray.fromhex(entry.id.replace("-", "")),
        n,
        entry.seq,
        entry.at,
        entry.day,
        entry.office,
        entry.officer,
        entry.subject,
        entry.kind,
        data or canonical_text(entry.data),
        entry.pack,
        entry.corrects,
        canonical_text(entry.after) if entry.after else "",
        bytearray.fromhex(entry.prev),
        bytearray.fromhex(entry.hash),
    )


def head(db: sqlite.Connection, device: str) -> Head | None:
    """The head of a device's chain; None if the device is unknown here."""
    row = db.execute("select n, seq, hash, at from device where device = ?", (device,)).fetchone()
    return Head(row[0], row[1], row[2].hex(), row[3]) if row else None


def head_or_new(db: sqlite.Connection, device: str) -> Head:
    """The head of a device's chain; an unknown device gets a row."""
    found = head(db, device)
    if found is None:
        sql = "insert into device (device, own, seq, hash, at) values (?, 0, 0, ?, '')"
        found = Head(int(db.execute(sql, (device, NO_HASH)).lastrowid or 0))
    return found


def set_head(db: sqlite.Connection, head: Head, *, own: bool = False) -> None:
    """Keep where a device's chain has come to; `own` says that it was written in this folder up to there."""
    values = (head.seq, bytearray.fromhex(head.hash), head.at)
    if own:
        db.execute("update device set seq = ?, hash = ?, at = ?, own = ? where n = ?", (*values, head.seq, head.n))
    else:
        db.execute("update device set seq = ?, hash = ?, at = ? where n = ?", (*values, head.n))


def written(db: sqlite.Connection) -> dict[str, int]:
    """The number up to which each device's entries were written in this folder; the present device last."""
    return dict(db.execute("select device, own from device where own > 0 order by n"))


def seen(db: sqlite.Connection, subject: str, n: int) -> tuple[tuple[tuple[str, int], ...], str]:
    """What is held of a subject from other devices than number `n`: (device, highest seq), in order of device; and
    the office of the entry that came last, whose file it is ('' if there is none)."""
    found = db.execute(
        "select s.device, d.device, s.seq, s.pos, e.office from"
        " (select device, max(seq) as seq, max(pos) as pos from entry where subject = ? group by device) s"
        " join device d on d.n = s.device join entry e on e.pos = s.pos order by d.device",
        (subject,),
    ).fetchall()
    office = max(((pos, office) for _, _, _, pos, office in found), default=(0, ""))[1]
    return tuple((device, seq) for number, device, seq, _, _ in found if number != n), office


def heads(db: sqlite.Connection) -> list[tuple[str, int, str]]:
    """(device, seq, hex hash) of every chain that has an entry, in order of device."""
    rows = db.execute("select device, seq, hash from device where seq > 0 order by device")
    return [(device, seq, value.hex()) for device, seq, value in rows]


def places(db: sqlite.Connection, ids: Collection[str]) -> dict[str, tuple[str, int]]:
    """Of these entries, those held: under which device and number."""
    found = {}
    for each in ids:
        raw = bytes.fromhex(each.replace("-", ""))
        sql = "select d.device, e.seq from entry e join device d on d.n = e.device where e.id = ?"
        if row := db.execute(sql, (raw,)).fetchone():
            found[each] = (row[0], row[1])
    return found
