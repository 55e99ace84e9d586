"""A store on a real file, with a clock that the test moves and a projector simple enough to check by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop.core.clock import FixedClock
from desktop.store.store import Store
from tests.store.work import project

Open = Callable[..., Store]


@pytest.fixture
def clock() -> FixedClock:
    """Stands at 30-11-2026, 10:00 in India."""
    return FixedClock(datetime(2026, 11, 30, 4, 30, tzinfo=UTC))


@pytest.fixture
def open_store(tmp_path: Path, clock: FixedClock) -> Iterator[Open]:
    """Opens stores by folder name; each PC (`state`) has its own place for nonces and keys."""
    opened: list[Store] = []

    def open_one(name: str = "data", *, state: str = "pc", read_only: bool = False) -> Store:
        store = Store.open(
            tmp_path / name,
            office="office:ward-12",
            clock=clock,
            projector=project,
            read_only=read_only,
            state=tmp_path / state,
        )
        opened.append(store)
        return store

    yield open_one
    for store in opened:
        store.close()


@pytest.fixture
def store(open_store: Open) -> Store:
    """An empty store."""
    return open_store()


def later(clock: FixedClock, **span: float) -> None:
    """Move the clock on."""
    clock.at += timedelta(**span)
