"""Attachments that are handed back to a centre which lost them: each is asked for once, however often the line breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from central.centre import Centre
from desktop.casework.ports import Draft
from desktop.store.store import Store
from desktop.sync.client import Client
from desktop.sync.files import Files
from desktop.sync.line import Gauge
from desktop.sync.progress import Tally
from desktop.sync.transport import LineCut
from tests.store.work import DAY, OFFICER
from tests.sync.conftest import OpenStore
from tests.sync.line import Desk, engine, enrolment, join


def test_what_is_handed_back_goes_on_where_the_line_was_cut(
    ward: Store, open_store: OpenStore, desk: Desk, centre: Centre, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = open_store("other")
    join(other, desk)
    for n in range(9):
        with ward.writing(OFFICER) as step:
            step.add(Draft("case:1", "photo.taken", DAY, {"sha256": step.put_blob(b"picture %d" % n)}))
    assert engine(ward, desk).run().agreed
    assert engine(other, desk).run().files_received == 9
    monkeypatch.setattr("desktop.sync.files._ASK", 3)
    client = Client(desk, other, enrolment(other, desk))
    asked: list[str] = []
    cuts = [6]

    def lacking(names: list[str]) -> dict[str, int]:
        if cuts and len(asked) >= cuts[0]:
            cuts.pop()
            raise LineCut("The line broke")
        asked.extend(names)
        return {}

    monkeypatch.setattr(client, "files_lacking", lacking)

    def started() -> Files:
        return Files(other, client, Gauge(), Gauge(), tmp_path / "parts", lambda _: None)

    with pytest.raises(LineCut):
        started().hand_back("epoch", Tally())
    assert len(asked) >= 6
    started().hand_back("epoch", Tally())  # the program was started anew
    assert len(asked) == len(set(asked)) == 9
    started().hand_back("epoch", Tally())
    assert len(asked) == 9, "once in an epoch"
    started().hand_back("the next epoch", Tally())
    assert len(asked) == 18
    (tmp_path / "parts" / "sent.json").write_text('{"epoch": "", "marks": {}, "files": 0, "passing": 1, "passed": 7}')
    started().hand_back("a third", Tally())
    assert len(asked) == 27, "what can't be read is as good as none"
