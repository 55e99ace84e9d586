"""What the exchange needs: originals of entries moved by a healed fork, papers the centre has, tallies by office."""

from __future__ import annotations

from sqlite_utils import Database


def apply(db: Database) -> None:
    """Make the tables of format 2; the tallies are a projection, built at the opening that follows."""
    db.create_table(
        "forked",
        {"device": str, "seq": int, "hash": bytes, "entry": str},
        pk=("device", "hash"),
        not_null=["seq", "entry"],
        strict=True,
    )
    db.execute("alter table blob add column sent integer not null default 0")
    db.execute("create index blob_unsent on blob (sent) where sent = 0")
    db.execute(
        "create table tally (office text, device integer, entries integer not null, sum blob not null,"
        " primary key (office, device)) strict, without rowid"
    )
    db.execute("insert into meta (key, value) values ('stale', '1') on conflict (key) do update set value = '1'")
