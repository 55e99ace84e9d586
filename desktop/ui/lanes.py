"""Three lanes for work off the screen's thread: one writer, one reader, one for files and the line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from desktop.core.errors import NagardeskError


class _Reply(QObject):
    """Carries the outcome back to the screen's thread."""

    came = Signal(object, object)


class _Job(QRunnable):
    def __init__(self, work: Callable[[], Any], reply: _Reply) -> None:
        super().__init__()
        self.work, self.reply = work, reply

    def run(self) -> None:
        try:
            outcome: tuple[Any, Any] = (self.work(), None)
        except NagardeskError as error:
            outcome = (None, error)
        except Exception as error:  # noqa: BLE001  # a fault of ours must reach the screen and the crash report, not die here
            outcome = (None, error)
        self.reply.came.emit(*outcome)


class Lanes(QObject):
    """Runs work in a lane and brings the value back; within a lane, jobs keep their order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pools = {name: self._pool() for name in ("write", "read", "io")}
        self._waiting: set[_Reply] = set()

    def _pool(self) -> QThreadPool:
        pool = QThreadPool(self)
        pool.setMaxThreadCount(1)
        pool.setExpiryTimeout(-1)
        return pool

    def run(
        self,
        lane: str,
        work: Callable[[], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Run `work` in `lane` (write, read, io); `then` or `failed` is called on the screen's thread."""
        reply = _Reply(self)
        self._waiting.add(reply)

        @Slot(object, object)
        def back(value: Any, error: Any) -> None:
            self._waiting.discard(reply)
            reply.deleteLater()
            if error is None:
                then(value)
            else:
                failed(error)

        reply.came.connect(back)
        self._pools[lane].start(_Job(work, reply))

    def busy(self) -> bool:
        """Whether any work is under way."""
        return bool(self._waiting)

    def finish(self, seconds: float = 10.0) -> bool:
        """Wait for the lanes to run empty, at most `seconds`."""
        return all(pool.waitForDone(int(seconds * 1000)) for pool in self._pools.values())
