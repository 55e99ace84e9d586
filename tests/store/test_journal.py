"""The journal beside the data file: let go of once, whatever a backup in another lane still does."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop.store import journal as journals
from desktop.store.journal import Journal
from tests.store.conftest import Open
from tests.store.work import say


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


@pytest.mark.parametrize("line", [b"[" * 100_000, b"\xff\xfe", b"[1]", b"5", b'{"after": 5}', b"\x00" * 4096])
def test_a_spoiled_line_takes_no_other_with_it(open_store: Open, tmp_path: Path, line: bytes) -> None:
    store = open_store()
    entries = [say(store, f"case:{n}") for n in range(3)]
    store.close()
    place = tmp_path / "data" / "journal.jsonl"
    lines = place.read_bytes().splitlines(keepends=True)
    place.write_bytes(b"".join([lines[0], line + b"\n", *lines[1:]]))
    assert list(journals.read(tmp_path / "data")) == entries
