"""PySide6 6.12.0 on Python 3.11 loses references to True and None with each call and aborts: watch their counts."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QLabel

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
