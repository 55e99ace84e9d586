"""Work that takes its time, such as a register printed or a case bound: it says how far it is and can be stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel, QProgressBar
from shiboken6 import isValid

from desktop.core import money
from desktop.core.errors import NagardeskError
from desktop.ui.bits import box, button, column, label, line
from desktop.ui.page import Page
from desktop.ui.theme import L, M
from desktop.ui.words import tr

Tell = Callable[[int], None]
PAUSE = 0.1  # seconds between two words on how far it is


class Outing(QObject):
    """One such work of a page, in the lane for what is long."""

    went = Signal(int)

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page = page
        self._stopped = False
        self.running = False
        self._said = ""
        self._count: QLabel | None = None
        self.went.connect(self._show)

    def start(self, title: str, said: str, work: Callable[[Tell], Any], then: Callable[[Any], None]) -> None:
        """Do `work`, which tells how far it is; `said` is a sentence with {n}. One at a time."""
        if self.running:
            return
        self.running, self._stopped, self._said = True, False, said
        self._page.say(self._band(title))
        last = [0.0]

        def tell(n: int) -> None:
            if self._stopped:
                raise NagardeskError("It was stopped; nothing was kept.", code="stopped")
            if time.monotonic() - last[0] > PAUSE and isValid(self):
                last[0] = time.monotonic()
                self.went.emit(n)

        def done(value: Any) -> None:
            self.running = False
            self._page.hush()
            then(value)

        def failed(error: Exception) -> None:
            self.running = False
            self._page.tell(error)

        self._page.run("long", lambda: work(tell), done, failed)

    def stop(self) -> None:
        """Stop at the next step."""
        self._stopped = True

    def _band(self, title: str) -> Any:
        self._count = label("", "muted")
        bar = QProgressBar()
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.setAccessibleName(title)
        top = line(label(title, "strong"), self._count, -1, button(tr("Stop"), self.stop, drawing="close"), gap=M)
        return box(column(top, bar, margins=(L, M, L, M)), "band", title)

    def _show(self, n: int) -> None:
        if self._count is not None and isValid(self._count):
            self._count.setText(self._said.format(n=money.group(n)))
