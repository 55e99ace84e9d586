"""Work off the screen's thread: order, faults, and a screen that never waits."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QTimer

from desktop.core.errors import StoreError
from desktop.ui.lanes import Lanes


@pytest.fixture
def lanes(qapp: object) -> Iterator[Lanes]:
    """Lanes that end with the test."""
    made = Lanes()
    yield made
    assert made.finish()


def test_the_value_comes_back_on_the_screens_thread_in_order(qtbot: Any, lanes: Lanes) -> None:
    came: list[Any] = []
    for n in range(50):
        lanes.run(
            "write",
            lambda n=n: (n, threading.get_ident()),
            lambda v: came.append((v, threading.get_ident())),
            came.append,
        )
    qtbot.waitUntil(lambda: len(came) == 50)
    assert [value[0] for value, _ in came] == list(range(50))
    assert {here for _, here in came} == {threading.get_ident()}
    assert {there for (_, there), _ in came} != {threading.get_ident()}
    assert not lanes.busy()


def test_a_failure_goes_to_who_asked(qtbot: Any, lanes: Lanes) -> None:
    failed: list[Any] = []

    def full() -> None:
        raise StoreError("The disk is full.", code="disk_full")

    lanes.run("write", full, lambda _v: failed.append("no"), failed.append)
    lanes.run("read", lambda: 1 / 0, lambda _v: failed.append("no"), failed.append)
    qtbot.waitUntil(lambda: len(failed) == 2)
    assert {type(each) for each in failed} == {StoreError, ZeroDivisionError}


def test_long_work_in_every_lane_does_not_hold_the_screen(qtbot: Any, lanes: Lanes) -> None:
    ticks: list[float] = []
    done: list[Any] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(time.monotonic()))
    timer.start(5)
    for lane in ("write", "read", "io"):
        lanes.run(lane, lambda: time.sleep(0.4), lambda _v: done.append(1), done.append)
    qtbot.waitUntil(lambda: len(done) == 3)
    gaps = [b - a for a, b in itertools.pairwise(ticks)]
    assert len(ticks) > 30
    assert sorted(gaps)[-3] < 0.05


def test_what_was_asked_is_done_before_the_lanes_end(qapp: object) -> None:
    lanes, done = Lanes(), []
    for n in range(5):
        lanes.run(
            "write", lambda n=n: (time.sleep(0.02), done.append(n)), lambda _v: done.append("back"), done.append
        )
    assert lanes.finish()
    assert done == [0, 1, 2, 3, 4]
