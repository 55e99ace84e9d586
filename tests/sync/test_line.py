"""The gauge finds the size that loses least; the schedule calls neither too often nor all at once."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from desktop.sync.line import FIRST, HARDEST, LARGEST, SMALLEST, Gauge, Schedule


def test_a_good_line_gets_large_batches_soon() -> None:
    gauge = Gauge()
    assert gauge.size() == FIRST
    gauge.answered(0.002)
    assert gauge.size() == 8 * FIRST
    for _ in range(2):
        gauge.moved(gauge.size(), 0.01)
    assert gauge.size() == LARGEST
    assert gauge.level() == 3


def test_a_poor_line_is_approached_from_below() -> None:
    """64 kbit/s, 300 ms, a cut every 20 s: rate × √(2 × RTT × time between cuts) is 28 kB."""
    gauge, sizes, now = Gauge(), [], 0.0
    for _ in range(5):
        gauge.answered(0.3)
    rng = random.Random(1)
    for _ in range(400):
        seconds = 0.3 + gauge.size() / 8000
        if rng.random() < seconds / 20:
            gauge.cut(now, now + seconds / 2)
            now += seconds / 2
        else:
            gauge.moved(gauge.size(), seconds)
            now += seconds
        sizes.append(gauge.size())
    late = sorted(sizes[200:])
    assert 14_000 < late[len(late) // 2] < 40_000
    assert gauge.level() == HARDEST


def test_every_cut_halves_and_there_is_a_floor() -> None:
    gauge = Gauge()
    before = gauge.size()
    gauge.cut(0.0, 1.0)
    assert gauge.size() == before // 2
    for n in range(1, 20):
        gauge.cut(n, n + 1.0)
    assert gauge.size() == SMALLEST


def test_what_was_on_the_way_together_broke_in_one_cut() -> None:
    gauge = Gauge(in_flight=2)
    before = gauge.size()
    gauge.cut(5.0, 7.0)
    gauge.cut(6.0, 7.1)
    assert gauge.size() == before // 2


def test_bad_tries_come_ever_later_and_a_good_one_forgets_them() -> None:
    schedule = Schedule(rest=900, first=60, longest=3600, seed=1)
    waits = [schedule.after(False) for _ in range(9)]
    assert 60 <= waits[0] <= 72
    assert all(later >= earlier * 1.5 for earlier, later in pairwise(waits[:6]))
    assert max(waits) <= 3600 * 1.2
    assert 900 <= schedule.after(True) <= 1080
    assert schedule.after(False) <= 72


@pytest.mark.parametrize("ok", [True, False])
def test_never_sooner_than_the_centre_asked(ok: bool) -> None:
    assert Schedule(seed=2).after(ok, 5000) >= 5000


def test_offices_do_not_call_in_the_same_second() -> None:
    waits = {round(Schedule(seed=seed).after(True)) for seed in range(50)}
    assert len(waits) > 20
