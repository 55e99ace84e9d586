"""The printing of what waits in the queue, in a lane of its own; it goes on whatever page is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from desktop.ui.bits import Band, button
from desktop.ui.lanes import Lanes
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.printjobs import Job, Piece, Summary
    from desktop.ui.page import Page
    from desktop.ui.room import Room


class PrintRun(QObject):
    """Starts and stops it; `came` tells a job after each paper, `over` how the run ended (summary or error)."""

    came = Signal(object)
    over = Signal(object, object)

    def __init__(self, lanes: Lanes, parent: QObject) -> None:
        super().__init__(parent)
        self._lanes = lanes
        self._stop = False
        self._again = False
        self._room: Room | None = None
        self.running = False

    def order(self, page: Page, kind: str, title: str, take: Callable[[], list[Piece]], *, ask: bool = True) -> None:
        """Ask how this kind of paper is printed and put what `take` gives into the queue; the page tells of it.

        Without `ask` it is printed as this kind was printed last.
        """
        from desktop.ui.page import Route
        from desktop.ui.printer import ask_settings

        room = page.shell.room
        last = room.prints.settings(kind)
        settings = ask_settings(page, last, title) if ask else last
        if settings is None:
            return
        if not settings.file:
            room.prints.remember(kind, settings)

        def put(pieces: list[Piece]) -> None:
            several = replace(settings, file=settings.file.removesuffix(".pdf") if len(pieces) > 1 else settings.file)
            room.prints.add(title, pieces, several)
            self.start(room)
            queue = button(tr("Print queue"), lambda: page.shell.go(Route("prints")), kind="link")
            page.say(
                Band(tr("Put into the print queue"), settings.file, tone="fine", drawing="check", actions=[queue])
            )

        page.run("write", take, put)

    def start(self, room: Room) -> None:
        """Print what waits; what is put in meanwhile is printed too."""
        self._room, self._stop = room, False
        if self.running:
            self._again = True
            return
        self.running = True
        self._lanes.run("print", lambda: self._work(room), self._done, self._failed)

    def stop(self) -> None:
        """Stop after the paper that is being printed; the rest waits."""
        self._stop = True

    def _work(self, room: Room) -> Summary:
        from desktop.ui.printer import printing

        def tell(job: Job) -> None:
            if isValid(self):
                self.came.emit(job)

        return room.prints.print_waiting(printing(room), tell, lambda: not self._stop)

    def _done(self, summary: Summary) -> None:
        self._end(summary, None)

    def _failed(self, error: Exception) -> None:
        self._end(None, error)

    def _end(self, summary: Summary | None, error: Exception | None) -> None:
        self.running = False
        self.over.emit(summary, error)
        if self._again and self._room and not self._stop:
            self._again = False
            self.start(self._room)
