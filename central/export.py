"""All entries out of the centre, as JSON lines that any program can read and check."""

from __future__ import annotations

import json
from typing import TextIO

from sqlalchemy import select, text

from central.centre import Centre
from central.database import reading
from central.schema import offices
from desktop.core.entry import GENESIS, Entry, canonical, to_json
from desktop.sync.wire.columns import id_text

_ROWS = text(
    "SELECT e.*, d.id AS device_id, c.hash, p.hash AS prev FROM entries e JOIN devices d ON d.number = e.device"
    " JOIN chain c ON c.device = e.device AND c.seq = e.seq"
    " LEFT JOIN chain p ON p.device = e.device AND p.seq = e.seq - 1"
    " WHERE e.office = :office AND e.position > :position ORDER BY e.position LIMIT 1000"
)


def write_entries(centre: Centre, target: TextIO, office: str | None = None) -> int:
    """Write every entry (of one office) with its hashes, in the order of arrival; returns how many."""
    with reading(centre.engine) as connection:
        known = list(connection.execute(select(offices.c.number, offices.c.id).order_by(offices.c.number)))
    count = 0
    for number, name in known:
        if office is None or office == name:
            count += _write_office(centre, target, number, name)
    return count


def _write_office(centre: Centre, target: TextIO, number: int, name: str) -> int:
    position = 0
    while True:
        with reading(centre.engine) as connection:
            rows = list(connection.execute(_ROWS, {"office": number, "position": position}))
        for row in rows:
            entry = Entry(
                id=id_text(row.id),
                device=row.device_id,
                seq=row.seq,
                at=row.at,
                day=row.day,
                office=name,
                officer=row.officer,
                subject=row.subject,
                kind=row.kind,
                data=json.loads(row.data),
                pack=row.pack,
                corrects=row.corrects,
                after=tuple((device, seq) for device, seq in json.loads(row.after)),
                prev=row.prev.hex() if row.prev is not None else GENESIS,
                hash=row.hash.hex(),
            )
            target.write(canonical(to_json(entry)).decode() + "\n")
            position = row.position
        if not rows:
            return position
