"""The papers that an entry names are found by its place, not only the entries by their papers."""

from __future__ import annotations

from sqlite_utils import Database


def apply(db: Database) -> None:
    """Make the index of format 7: without it each look at what waits for the centre went through all papers named."""
    db.execute("create index idx_blob_ref_pos on blob_ref (pos)")
