"""PySide6 6.12.0 on Python 3.11 loses references to True and None with each call and aborts: watch their counts."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QLabel

from benchmarks.day import Day, judge, spend
from tests.ui.conftest import Desk
from tests.ui.sample import TODAY, Sample, receive

CALLS = 6_000
SLACK = 200


class _Bell(QObject):
    rang = Signal(bool, object)


def test_thousands_of_emissions_and_calls_leave_the_counts_of_true_and_none_flat(qtbot: Any) -> None:
    bell, box, label = _Bell(), QCheckBox(), QLabel()
    qtbot.addWidget(box)
    qtbot.addWidget(label)
    heard = [0]

    def hear(flag: bool, thing: object) -> None:
        heard[0] += bool(flag) and thing is None

    bell.rang.connect(hear)
    before = [sys.getrefcount(each) for each in (None, True)]
    for _ in range(CALLS):
        bell.rang.emit(True, None)
        box.setChecked(True)
        label.setText("तामील")
        label.setVisible(False)
    after = [sys.getrefcount(each) for each in (None, True)]
    assert heard[0] == CALLS
    for was, now in zip(before, after, strict=True):
        assert abs(now - was) < SLACK, (before, after)


def test_an_office_day_in_short_leaves_nothing_behind(desk: Desk, sample: Sample) -> None:
    case = receive(sample, TODAY)
    desk.sign_in("cmo")
    day = Day(desk.window, case, "cmo", "sundarpur-cmo", held=10)
    marks = spend(day, 1_000, marks=4, hours=2)
    told = judge(marks, warm=len(marks) - 2)
    assert told["calls"] >= 1_000
    assert told["widgets"] < 10 and told["kept"] < 500, told
    assert told["fallen"] < SLACK, told
