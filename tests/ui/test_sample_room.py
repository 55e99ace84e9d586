"""The sample ward as a new user gets it: filled once, whole, and told in the order in which it happened."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from pathlib import Path

import pytest

from desktop import sample
from desktop.app import Program, open_program
from desktop.casework.ports import Filter
from desktop.core.clock import IST, parse_instant
from desktop.rooms import HALF_FILLED, make_sample


def test_a_fill_that_was_broken_off_begins_anew_and_is_entered_day_by_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, state = tmp_path / "sample", tmp_path / "state"

    def no_current(_program: Program, today: date) -> Iterator[datetime]:
        yield datetime.combine(today - timedelta(days=30), time(), IST)
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(sample, "_streets", no_current)
        with pytest.raises(KeyboardInterrupt):  # the files of the days before are there
            make_sample(folder, state)
    assert (folder / HALF_FILLED).exists()
    make_sample(folder, state)
    assert not (folder / HALF_FILLED).exists()
    program = open_program(folder, state=state)
    try:
        rows = program.store.page(Filter(), size=50).rows
        assert len(rows) == len(sample.read("ward.yaml")["files"]) + len(sample.read("ward.yaml")["licences"])
        assert program.store.subjects("street:")
        entries = [entry for row in rows for entry in program.desk.case(row.case).entries]
        late = [
            e.kind
            for e in entries
            if e.kind != "notice.served" and parse_instant(e.at).astimezone(IST).date().isoformat() != e.day
        ]
        assert late == []
    finally:
        program.close()
