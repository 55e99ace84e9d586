"""The lines of registers and the figures of returns, read without holding them all."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

from desktop.casework.ports import AGES, CaseRow, Count, Counted, Line, Mark, Marked, Wanted
from desktop.core.entry import Entry
from desktop.core.errors import StoreError
from desktop.store import entries as rows
from desktop.store.progress import batches
from desktop.store.search import COLUMNS

if TYPE_CHECKING:
    import sqlite3 as sqlite

_HELD = 300  # lines in memory at a time
_ROW = ", ".join(f"c.{name.strip()}" for name in COLUMNS.split(","))
_ORDERS = {
    "number": f"json_extract({rows.DATA}, '$.numbers[0][0]'), json_extract({rows.DATA}, '$.numbers[0][1]'), e.pos",
    "day": "e.day, e.pos",
}
_MET = "case when m.met > :as_of then '' else m.met end"
_GROUPS = {
    "ward": "m.ward",
    "kind": "m.kind",
    "key": "m.key",
    "state": "m.state",
    "month": "substr(m.day, 1, 7)",
    "pending": "case when m.met = '' or m.met > :as_of then 'yes' else 'no' end",
    "age": "case "
    + " ".join(f"when m.day <= :age{bound} then '{bound}'" for bound in reversed(AGES[1:]))
    + f" else '{AGES[0]}' end",
    "outcome": f"case when {_MET} <> '' then case when m.last = '' or m.met <= m.last then 'met' else 'late' end"
    " when m.last = '' then 'open' when m.last < :as_of then 'missed' else 'running' end",
}


def lines(db: sqlite.Connection, wanted: Wanted) -> Iterator[Line]:
    """The lines of a register in their order; those of entries outside cases come whatever the ward."""
    for batch in batches(_places(db, wanted), _HELD):
        found = _entries(db, batch)
        others = _corrected(db, found) if wanted.corrections else _correcting(db, found)
        for pos in batch:
            entry, row = found[pos]
            yield Line(entry, row, others.get(entry.corrects if wanted.corrections else entry.id))


def _places(db: sqlite.Connection, wanted: Wanted) -> Iterator[int]:
    if wanted.order not in _ORDERS:
        raise StoreError(f"'{wanted.order}' is not an order of a register", code="order", order=wanted.order)
    kinds = ", ".join("?" * len(wanted.kinds))
    which = f"(e.corrects <> '' or e.kind in ({kinds}))" if wanted.corrections else f"e.kind in ({kinds})"
    values: list[Any] = [*wanted.kinds, str(wanted.since), str(wanted.until)]
    join, in_ward = "", ""
    if wanted.ward:
        join, in_ward = "left join case_row c on c.subject = e.subject", "and coalesce(c.ward, ?) = ?"
        values += [wanted.ward, wanted.ward]
    sql = f"select e.pos from entry e {join} where {which} and e.day between ? and ? {in_ward}"
    return (pos for (pos,) in db.execute(f"{sql} order by {_ORDERS[wanted.order]}", values))


def _entries(db: sqlite.Connection, places: list[int]) -> dict[int, tuple[Entry, CaseRow | None]]:
    marks = ", ".join("?" * len(places))
    sql = f"{rows.SELECT}, {_ROW} {rows.FROM} left join case_row c on c.subject = e.subject where e.pos in ({marks})"
    return {
        found[15]: (rows.decode(found), CaseRow(*found[16:]) if found[16] is not None else None)
        for found in db.execute(sql, places)
    }


def _correcting(db: sqlite.Connection, found: dict[int, tuple[Entry, CaseRow | None]]) -> dict[str, Entry]:
    """The entry that corrects each, the last if there are several."""
    ids = tuple(entry.id for entry, _ in found.values())
    where = f"where e.corrects <> '' and e.corrects in ({', '.join('?' * len(ids))})"
    return {entry.corrects: entry for entry in rows.in_order(rows.select(db, where, ids))}


def _corrected(db: sqlite.Connection, found: dict[int, tuple[Entry, CaseRow | None]]) -> dict[str, Entry]:
    named = [entry.corrects for entry, _ in found.values() if entry.corrects]
    ids = tuple(bytes.fromhex(each.replace("-", "")) for each in named)
    return {entry.id: entry for entry in rows.select(db, f"where e.id in ({', '.join('?' * len(ids))})", ids)}


def counted(db: sqlite.Connection, asked: Count) -> list[Counted]:
    """How many marks there are in each group that has any."""
    wheres, values = _conditions(asked)
    by = [_group(name) for name in asked.by]
    chosen = ", ".join([*by, "count(*)", "coalesce(sum(m.paise), 0)"])
    grouped = f"group by {', '.join(by)} order by {', '.join(by)}" if by else "having count(*) > 0"
    sql = f"select {chosen} from case_mark m where {' and '.join(wheres)} {grouped}"
    return [Counted(tuple(row[:-2]), row[-2], row[-1]) for row in db.execute(sql, values)]


def marked(db: sqlite.Connection, asked: Count) -> Iterator[Marked]:
    """The marks of a group with their cases, by their day."""
    wheres, values = _conditions(asked)
    sql = (
        "select c.case_id, c.number, m.ward, m.kind, m.what, m.day, m.key, m.state, m.last, m.met, m.paise from case_mark m"
        f" join case_row c on c.n = m.n where {' and '.join(wheres)} order by m.day, m.n, m.i"
    )
    for row in db.execute(sql, values):
        yield Marked(row[0], row[1], row[2], row[3], Mark(*row[4:]))


def _conditions(asked: Count) -> tuple[list[str], dict[str, str]]:
    wheres = ["m.what = :what", "m.day between :since and :until"]
    values = {"what": asked.what, "since": asked.since, "until": asked.until or "~", "as_of": asked.as_of}
    if asked.ward:
        wheres.append("m.ward = :ward")
        values["ward"] = asked.ward
    for n, (name, value) in enumerate(asked.only):
        wheres.append(f"{_group(name)} = :only{n}")
        values[f"only{n}"] = value
    named = {*asked.by, *(name for name, _ in asked.only)}
    if named & {"age", "outcome", "pending"} and not asked.as_of:
        raise StoreError("Say as of which day it is counted", code="as_of")
    if "age" in named:
        today = date.fromisoformat(asked.as_of)
        values |= {f"age{bound}": str(today - timedelta(days=bound)) for bound in AGES[1:]}
    return wheres, values


def _group(name: str) -> str:
    if name not in _GROUPS:
        raise StoreError(f"Nothing is counted by '{name}'", code="group", name=name)
    return _GROUPS[name]
