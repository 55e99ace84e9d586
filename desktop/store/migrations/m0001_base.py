"""Entries, device chains, and what is worked out from them: rows, search, counters, series; drafts and sync state."""

from __future__ import annotations

from sqlite_utils import Database

_ENTRY = {
    "pos": int,
    "id": bytes,
    "device": int,
    "seq": int,
    "at": str,
    "day": str,
    "office": str,
    "officer": str,
    "subject": str,
    "kind": str,
    "data": str,
    "pack": str,
    "corrects": str,
    "after": str,
    "prev": bytes,
    "hash": bytes,
}

_CASE_ROW = {
    "n": int,
    "subject": str,
    "case_id": str,
    "number": str,
    "office": str,
    "ward": str,
    "kind": str,
    "title": str,
    "applicant": str,
    "premises": str,
    "status": str,
    "received": str,
    "due": str,
    "due_name": str,
    "updated": str,
    "words": str,
    "flags": str,
    "due_sort": str,
}

# An entry is taken out only by mending (a fork, a move to the archive), which says so in the same transaction.
_GUARDS = """
create trigger entry_no_update before update on entry begin
  select raise(abort, 'entries are never changed'); end;
create trigger entry_no_delete before delete on entry
  when not exists (select 1 from meta where key = 'mending') begin
  select raise(abort, 'entries are never deleted'); end;
"""

_SEARCH = """
create virtual table case_fts using fts5(
  words, content='case_row', content_rowid='n',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co Mn Mc'", prefix='1 2 3')
"""


def apply(db: Database) -> None:
    """Make the tables of format 1."""
    _truth(db)
    _projections(db)


def _truth(db: Database) -> None:
    db.create_table("meta", {"key": str, "value": str}, pk="key", not_null=["value"], strict=True)
    db.create_table(
        "device",
        {"n": int, "device": str, "own": int, "seq": int, "hash": bytes, "at": str},
        pk="n",
        not_null=["device", "own", "seq", "hash", "at"],
        strict=True,
    )
    db.table("device").create_index(["device"], unique=True)
    db.create_table(
        "entry",
        _ENTRY,
        pk="pos",
        not_null=[name for name in _ENTRY if name != "pos"],
        foreign_keys=[("device", "device", "n")],
        strict=True,
    )
    for columns, unique in ((["id"], True), (["device", "seq"], True), (["subject", "device", "seq"], False)):
        db.table("entry").create_index(columns, unique=unique)
    for guard in _GUARDS.split("end;"):
        if guard.strip():
            db.execute(f"{guard}end")
    db.create_table("blob", {"sha256": bytes, "size": int}, pk="sha256", not_null=["size"], strict=True)
    db.create_table("draft", {"key": str, "data": str, "at": str}, pk="key", not_null=["data", "at"], strict=True)
    db.create_table("sync_state", {"device": int, "epoch": str, "acked": int}, pk="device", strict=True)


def _projections(db: Database) -> None:
    db.create_table("case_row", _CASE_ROW, pk="n", not_null=[name for name in _CASE_ROW if name != "n"], strict=True)
    rows = db.table("case_row")
    rows.create_index(["subject"], unique=True)
    for columns in (
        ["updated"],
        ["ward", "updated"],
        ["status", "updated"],
        ["kind", "updated"],
        ["received"],
        ["due_sort"],
        ["ward", "due_sort"],
        ["number"],
    ):
        rows.create_index(columns)  # each ends in the row id, which breaks ties while paging
    db.execute(_SEARCH)
    for sql in (
        "create table case_flag (flag text, n integer, primary key (flag, n)) strict, without rowid",
        "create table case_count (ward text, kind text, status text, cases integer not null,"
        " primary key (ward, kind, status)) strict, without rowid",
        "create table series (device integer, series text, last integer not null,"
        " primary key (device, series)) strict, without rowid",
        "create table blob_ref (sha256 blob, pos integer, primary key (sha256, pos)) strict, without rowid",
    ):
        db.execute(sql)
