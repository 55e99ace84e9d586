"""Five lanes for work off the screen's thread: a writer, a reader, one for files and the line, the printer, what is long."""

from __future__ import annotations

import itertools
import queue
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.core import turns
from desktop.core.errors import NagardeskError

NAMES = ("write", "read", "io", "print", "long")
GIVE_WAY = 0.2  # seconds that work waits for the screen at most: a window that is dragged must not keep a paper back
Back = tuple[Callable[[Any], None], Callable[[Exception], None]]


class Lanes(QObject):
    """Runs work in a lane and brings the value back; within a lane, jobs keep their order.

    A lane is a thread of its own, begun with its first job; outcomes come back as events of the screen's thread, so that callbacks may touch
    widgets. The threads end with `finish`.
    """

    _came = Signal(int, object, object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._queues: dict[str, queue.SimpleQueue[tuple[int, Callable[[], Any]] | None]] = {}
        self._threads: dict[str, threading.Thread] = {}
        self._waiting: dict[int, Back] = {}
        self._numbers = itertools.count(1)
        self._closing = self._ended = False
        self._came.connect(self._back)  # queued, for a lane is never the screen's thread
        self._asked.connect(self._go_on)  # queued too: it comes after what the screen has to do already
        for name in NAMES:
            self._queues[name] = queue.SimpleQueue()

    def run(
        self,
        lane: str,
        work: Callable[[], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Run `work` in `lane` (write, read, io, print, long); `then` or `failed` is called on the screen's thread."""
        number = next(self._numbers)
        self._waiting[number] = (then, failed)
        self._put(lane, (number, work))

    def busy(self) -> bool:
        """Whether any work is under way or its outcome not yet brought back."""
        return bool(self._waiting)

    def give_way(self) -> None:
        """Wait, in a lane, until the screen has done what it had to do, or GIVE_WAY seconds at most.

        For work that keeps Python to itself for milliseconds at a time, as Qt's drawing does: a table that is painted
        takes Python up and lets it go many times, and would wait for such a step each time.
        """
        if self._closing:  # the screen waits for the lanes now, and looks at no event
            return
        free = threading.Event()
        self._asked.emit(free.set)
        free.wait(GIVE_WAY)

    def rest(self, then: Callable[[], None]) -> None:
        """Call `then` when what stands in the lanes now is done and its outcome brought back."""
        left = list(NAMES)

        def on(_value: Any = None) -> None:
            if left:
                self.run(left.pop(0), lambda: None, on, on)
            else:
                then()

        on()

    def finish(self, last: Callable[[], Any] | None = None, seconds: float = 10.0) -> bool:
        """Let the lanes run empty and end, waiting at most `seconds` for each; outcomes are no longer brought back.

        `last` is done in the write lane when the others have ended, so that nobody reads any more.
        """
        self._closing = True
        self._waiting.clear()
        for name in NAMES[1:]:
            self._end(name, seconds)
        if last:
            self._put("write", (0, last))
        self._end("write", seconds)
        self._ended = True
        return not any(thread.is_alive() for thread in self._threads.values())

    def _go_on(self, free: Callable[[], None]) -> None:
        free()

    def _put(self, lane: str, job: tuple[int, Callable[[], Any]]) -> None:
        self._queues[lane].put(job)
        if lane not in self._threads and not self._ended:
            thread = threading.Thread(target=self._work, args=(self._queues[lane],), name=f"lane-{lane}", daemon=True)
            self._threads[lane] = thread
            thread.start()

    def _end(self, lane: str, seconds: float) -> None:
        self._queues[lane].put(None)
        if lane in self._threads:
            self._threads[lane].join(seconds)

    def _work(self, jobs: queue.SimpleQueue[tuple[int, Callable[[], Any]] | None]) -> None:
        turns.yield_to(self.give_way)
        while (job := jobs.get()) is not None:
            number, work = job
            try:
                outcome: tuple[Any, Exception | None] = (work(), None)
            except NagardeskError as error:
                outcome = (None, error)
            except Exception as error:  # noqa: BLE001  # a fault of ours must reach the screen and the crash report
                outcome = (None, error)
            if number in self._waiting:
                self._came.emit(number, *outcome)
            del job, work, outcome

    def _back(self, number: int, value: Any, error: Exception | None) -> None:
        back = self._waiting.pop(number, None)
        if back is None:
            return
        then, failed = back
        if error is None:
            then(value)
        else:
            failed(error)
