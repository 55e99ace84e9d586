"""The strip at the foot: who is signed in, the day, and the truth about the exchange with the centre."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame

from desktop.ui import words
from desktop.ui.bits import button, label, line, picture
from desktop.ui.room import SyncTruth
from desktop.ui.theme import L, S
from desktop.ui.words import tr, trn


def truth_text(truth: SyncTruth) -> str:
    """The state of the exchange in one line."""
    if truth.stage not in ("idle", "done"):
        return tr(STAGES[truth.stage]) if truth.stage in STAGES else tr("Exchange under way")
    if truth.entries_waiting or truth.files_waiting:
        entries, files = truth.entries_waiting, truth.files_waiting
        waits = trn("%n entries wait to go", entries) if entries else trn("%n papers wait to go", files)
        return f"{waits} · {tr('centre not reached')}" if truth.last_error and not truth.reached else waits
    if truth.last_done:
        return tr("Everything is at the centre · {when}", when=words.moment(truth.last_done))
    if not truth.centre:
        return tr("Everything is kept on this PC alone; keep a copy elsewhere")
    return tr("Nothing waits to go")


STAGES = {
    "hello": words.mark("Calling the centre"),
    "push": words.mark("Sending entries"),
    "pull": words.mark("Fetching entries"),
    "files": words.mark("Sending and fetching papers"),
    "check": words.mark("Comparing with the centre"),
}


class Strip(QFrame):
    """Shows the queue as it is; looks again every half minute and after every act."""

    def __init__(self, look: Callable[[Callable[[SyncTruth], None]], None], opened: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("strip")
        self._look = look
        self.who = label("")
        self.day = label("")
        self.sync = button("", opened, kind="link", hint=tr("Exchange with the centre"))
        self.setLayout(
            line(picture("person", 16, "muted"), self.who, L, self.day, -1, self.sync, gap=S, margins=(L, 2, L, 2))
        )
        self._again = QTimer(self)
        self._again.setInterval(30_000)
        self._again.timeout.connect(self.look)

    def look(self) -> None:
        """Ask the queue, and from now on again and again."""
        self._again.start()
        self._look(self.show_truth)

    def show_truth(self, truth: SyncTruth) -> None:
        """Show what the queue said."""
        text = truth_text(truth)
        self.sync.setText(text)
        self.sync.setAccessibleName(text)
