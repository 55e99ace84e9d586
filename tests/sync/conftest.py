"""A centre on a real file, stores on real files, and lines between them that a test can spoil."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from central.centre import Centre, found, opened
from central.database import connect
from desktop.core.clock import FixedClock
from desktop.store.store import Store
from tests.store.work import project
from tests.sync.line import Desk, join

OpenStore = Callable[..., Store]


@pytest.fixture
def clock() -> FixedClock:
    """Stands at 30-11-2026, 10:00 in India."""
    return FixedClock(datetime(2026, 11, 30, 4, 30, tzinfo=UTC))


@pytest.fixture
def open_store(tmp_path: Path, clock: FixedClock) -> Iterator[OpenStore]:
    """Opens stores by folder name; `pc` is the place of nonces and keys."""
    stores: list[Store] = []

    def open_one(name: str = "data", *, office: str = "ward-07", pc: str = "") -> Store:
        store = Store.open(
            tmp_path / name, office=office, clock=clock, projector=project, state=tmp_path / f"pc-{pc or name}"
        )
        stores.append(store)
        return store

    yield open_one
    for store in stores:
        store.close()


@pytest.fixture
def centre(tmp_path: Path) -> Iterator[Centre]:
    """An empty centre in a SQLite file."""
    engine = connect(f"sqlite:///{tmp_path / 'centre.db'}")
    found(engine)
    yield opened(engine)
    engine.dispose()


@pytest.fixture
def desk(centre: Centre) -> Iterator[Desk]:
    """The centre's application, called without a network."""
    with Desk(centre) as one:
        yield one


@pytest.fixture
def ward(open_store: OpenStore, desk: Desk) -> Store:
    """An enrolled PC of ward 7, with nothing in it."""
    store = open_store("ward")
    join(store, desk)
    return store
