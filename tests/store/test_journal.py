"""The journal beside the data file: let go of once, whatever a backup in another lane still does."""

from __future__ import annotations

import os
from pathlib import Path

from desktop.store.journal import Journal


def test_a_backup_that_ends_after_the_store_is_left_opens_and_closes_nothing(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    journal.close()
    other = os.open(tmp_path / "other", os.O_CREAT | os.O_WRONLY)  # takes the number that the journal had
    journal.rotate()
    journal.close()
    os.write(other, b"still open")
    os.close(other)
    assert (tmp_path / "other").read_bytes() == b"still open"
    assert not (tmp_path / "journal.old.jsonl").exists()
