"""Where own entries are kept as they were before a fork was healed: papers may bear their hashes."""

from __future__ import annotations

from sqlite_utils import Database


def apply(db: Database) -> None:
    """Make the table of format 2."""
    db.create_table(
        "forked",
        {"device": str, "seq": int, "hash": bytes, "entry": str},
        pk=("device", "hash"),
        not_null=["seq", "entry"],
        strict=True,
    )
