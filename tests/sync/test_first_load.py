"""A new PC: everything over the line, also with breaks, or a copy from a colleague and then only the rest."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from central.centre import Centre
from desktop.core.clock import FixedClock
from desktop.core.entry import Entry
from desktop.store.backup import restore
from desktop.store.receive import Applied
from desktop.store.store import Store
from tests.store.work import receive
from tests.sync.conftest import OpenStore
from tests.sync.line import Desk, Spoiled, engine, join
from tests.sync.test_engine import notes, nth

CASES, NOTES = 110, 40


@pytest.fixture
def full(ward: Store, desk: Desk) -> Store:
    """A ward's PC with a good deal in it, all of it at the centre."""
    for n in range(CASES):
        case = receive(ward, name=f"रमेश {n}", ward="W-07").subject
        notes(ward, NOTES, case)
    assert engine(ward, desk, largest=512_000).run().agreed
    return ward


def same_lists(store: Store) -> bool:
    lived = store.dump_projections()
    store.rebuild()
    return store.dump_projections() == lived


def test_a_first_load_is_quick_and_goes_on_after_breaks(
    full: Store, open_store: OpenStore, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = open_store("new")
    join(new, desk)
    apply, later = new.apply, []

    def watched(entries: Iterable[Entry], **options: Any) -> Applied:
        later.append(options["later"])
        return apply(entries, **options)

    monkeypatch.setattr(new, "apply", watched)
    started = time.process_time()
    line = Spoiled(desk, nth("GET /v1/entries", 2, "before"))
    cut = engine(new, desk, line, patience=0, largest=256_000).run()
    assert not cut.ok
    assert 0 < cut.pulled < CASES * (NOTES + 1)
    assert later == [True], "the lists are built at the end, from the first page on"
    assert same_lists(new), "what came is shown"
    rest = engine(new, desk, largest=256_000).run()
    assert (rest.ok, rest.agreed) == (True, True)
    assert cut.pulled + rest.pulled == CASES * (NOTES + 1), "nothing came twice"
    assert time.process_time() - started < 60
    assert new.digest() == full.digest()
    assert same_lists(new)


def test_a_kill_in_a_first_load_is_made_good_at_the_next_start(
    full: Store, open_store: OpenStore, desk: Desk, tmp_path: Path
) -> None:
    new = open_store("new")
    join(new, desk)
    seen = 0

    def look(progress: object) -> None:
        nonlocal seen
        seen += 1
        if progress.pulled > 3000 and not (tmp_path / "killed").exists():  # type: ignore[attr-defined]
            shutil.copytree(tmp_path / "new", tmp_path / "killed")  # as the disk is at this moment

    assert engine(new, desk, largest=128_000, report=look).run().ok
    new.close()
    shutil.rmtree(tmp_path / "new")
    (tmp_path / "killed").rename(tmp_path / "new")
    again = open_store("new")
    assert "older" not in [notice.code for notice in again.notices], "it wrote nothing of its own yet"
    assert same_lists(again)
    join_again = again.device != new.device
    if join_again:
        join(again, desk)
    result = engine(again, desk, largest=256_000).run()
    assert (result.ok, result.agreed) == (True, True)
    assert 0 < result.pulled < CASES * (NOTES + 1)
    assert again.digest() == full.digest()


def test_a_new_pc_starts_from_a_colleague_s_copy(
    full: Store, open_store: OpenStore, desk: Desk, centre: Centre, tmp_path: Path, clock: FixedClock
) -> None:
    copy = full.backup(tmp_path / "stick")
    notes(full, 7)
    assert engine(full, desk).run().ok
    restore(Path(copy.path), tmp_path / "new", clock.now())
    new = open_store("new")
    assert new.device != full.device
    join(new, desk)
    result = engine(new, desk).run()
    assert (result.ok, result.agreed, result.pulled, result.pushed) == (True, True, 7, 0)
    assert new.digest() == full.digest()
    assert same_lists(new)
