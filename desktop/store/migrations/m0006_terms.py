"""Every longer word of the search index, so that what is typed can be looked up as the whole words it begins."""

from __future__ import annotations

from sqlite_utils import Database


def apply(db: Database) -> None:
    """Make the table; it is filled by the rebuild that follows a change of the projection's rules."""
    db.execute("create table case_term (term text primary key) strict, without rowid")
