"""What each entry moves between the accounts of the office's ledger, worked out from the entries."""

from __future__ import annotations

from sqlite_utils import Database


def apply(db: Database) -> None:
    """Make the table of format 4; the rebuild that the new rules bring fills it."""
    db.execute(
        "create table posting (pos integer, line integer, account text not null, book text not null,"
        " paise integer not null, primary key (pos, line)) strict, without rowid"
    )
    db.execute("create index idx_posting_account_book on posting (account, book, paise)")
