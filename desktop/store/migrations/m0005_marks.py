"""What returns and reports count, a row for each thing of a case, and an index by which registers find their lines."""

from __future__ import annotations

from sqlite_utils import Database


def apply(db: Database) -> None:
    """Make the table of format 6; it is filled by the rebuild that follows a change of the projection's rules."""
    db.execute(
        "create table case_mark (what text, day text, n integer, i integer, ward text not null, kind text not null,"
        " key text not null, state text not null, last text not null, met text not null, paise integer not null,"
        " primary key (what, day, n, i)) strict, without rowid"
    )
    db.execute("create index idx_case_mark_n on case_mark (n)")
    db.table("entry").create_index(["kind", "day"])
    db.execute("create index idx_entry_corrects on entry (corrects) where corrects <> ''")
