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
from desktop.core.turns import turn
from desktop.ui.lanes import GIVE_WAY, Lanes


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


def test_work_gives_way_until_the_screen_has_done_what_it_had_to_do(qtbot: Any, lanes: Lanes) -> None:
    order: list[str] = []
    standing = threading.Event()

    def draw() -> None:
        standing.set()
        lanes.give_way()
        order.append("a band")

    def paint() -> None:
        standing.wait(5)
        time.sleep(0.05)  # lets Python go, as Qt does between cells
        order.append("the table")

    QTimer.singleShot(0, paint)
    lanes.run("print", draw, lambda _v: order.append("over"), order.append)
    qtbot.waitUntil(lambda: "over" in order)
    assert order == ["the table", "a band", "over"]


def test_what_works_in_a_lane_lets_the_screen_go_first(qtbot: Any, lanes: Lanes) -> None:
    order: list[str] = []
    QTimer.singleShot(0, lambda: (time.sleep(0.05), order.append("the table")))
    lanes.run("io", lambda: (turn(), order.append("an entry")), lambda _v: order.append("over"), order.append)
    qtbot.waitUntil(lambda: "over" in order)
    assert order == ["the table", "an entry", "over"]


def test_a_screen_that_does_not_come_keeps_nothing_back(lanes: Lanes) -> None:
    went: list[float] = []
    lanes.give_way()  # on the screen's own thread: at once
    thread = threading.Thread(target=lambda: (lanes.give_way(), went.append(time.monotonic())))
    begun = time.monotonic()
    thread.start()
    thread.join(10)  # no event is looked at meanwhile
    assert went and went[0] - begun >= GIVE_WAY * 0.9


def test_a_window_that_closes_does_not_wait_for_work_that_gives_way(qapp: object) -> None:
    made, bands = Lanes(), []

    def draw() -> None:
        for n in range(100):
            made.give_way()
            bands.append(n)

    made.run("print", draw, lambda _v: None, lambda _e: None)
    begun = time.monotonic()
    assert made.finish()
    assert len(bands) == 100
    assert time.monotonic() - begun < 100 * GIVE_WAY / 2
