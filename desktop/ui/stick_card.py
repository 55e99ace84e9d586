"""The exchange by stick, on the page of the exchange: the folder, what waits written to it, what came taken in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog, QFrame, QLineEdit

from desktop.ui import setup_centre, theme
from desktop.ui.bits import Band, button, card, column, label, line
from desktop.ui.brought import names
from desktop.ui.faults import sentence
from desktop.ui.page import Command, Route
from desktop.ui.theme import M, S
from desktop.ui.words import tr, trn

if TYPE_CHECKING:
    from desktop.ui.page import Page
    from desktop.ui.room import SyncTruth
    from desktop.ui.services import Carried

WIDEST = 760


class StickCard(QFrame):
    """One folder, remembered on this PC; without a line everything goes this way."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self.folder = QLineEdit(page.shell.memory.text(setup_centre.FOLDER))
        self.folder.setPlaceholderText(tr("Folder on the stick"))
        self.folder.setAccessibleName(tr("Folder on the stick"))
        self.folder.editingFinished.connect(self._keep)
        self.folder.returnPressed.connect(self.write)
        about = tr("Where no line is: write what waits, carry it to the centre, bring its reply back.")
        self.out = button(tr("Write what waits"), self.write, drawing="device")
        self.back = button(tr("Take in what came"), self.take, drawing="open")
        self.joining = button(tr("Enrol by the centre's invitation"), self.join, drawing="check")
        past = button(tr("Sticks sent and received"), self.look_back, kind="link", drawing="cases")
        row = line(self.folder, button(tr("Choose"), self._choose, drawing="open"), gap=S)
        row.setStretch(0, 1)
        sheet = card(
            label(tr("By stick"), "heading"),
            label(about, "muted", wrap=True),
            row,
            line(self.joining, self.out, self.back, -1, gap=M),
            line(past, -1),
            gap=S,
        )
        self.setLayout(column(sheet))
        self.setMaximumWidth(theme.now().px(WIDEST))
        self.show_truth(enrolled=True)

    def show_truth(self, *, enrolled: bool) -> None:
        """A PC that no centre knows can only take its invitation."""
        held = self.joining.hasFocus()
        self.joining.setHidden(enrolled)
        for each in (self.out, self.back):
            each.setVisible(enrolled)
        if held and enrolled:
            self.out.setFocus()

    def begin(self, what: str) -> bool:
        """Stand at what is to be done ('write' or 'take'), or first at the folder; False where neither can be."""
        at = {"write": self.out, "take": self.back}.get(what)
        if at is None or at.isHidden():
            return False
        (at if self.folder.text().strip() else self.folder).setFocus()
        return True

    def commands(self) -> list[Command]:
        """For the palette."""
        if self.out.isHidden():
            return [Command(self.joining.text(), self.join, "", tr("By stick"), "check")]
        return [
            Command(tr("Write what waits"), self.write, "", tr("By stick"), "device"),
            Command(tr("Take in what came"), self.take, "", tr("By stick"), "open"),
        ]

    def look_back(self) -> None:
        """The register of sticks."""
        self._page.shell.go(Route("sticks"))

    def write(self) -> None:
        """Write what waits; where nothing does, say so, and offer to ask for the centre's news alone."""
        self._page.read(self._page.shell.room.truth, self._write_if_any)

    def _write_if_any(self, truth: SyncTruth) -> None:
        if truth.entries_waiting or truth.files_waiting:
            self._write()
            return
        ask = button(tr("Ask for the centre's news"), self._write, drawing="device")
        text = tr("No file was written. A stick can still bring what the centre has for this PC, if it is asked.")
        self._page.say(Band(tr("Nothing waits to be written."), text, drawing="check", actions=[ask]))

    def _write(self) -> None:
        """Write bundles, at least one, when the stick has been tried."""

        def work(sticks: Any, folder: str) -> list[Path]:
            sticks.look(folder)
            found: list[Path] = sticks.write(folder)
            return found

        self._do(work, self._written)

    def take(self) -> None:
        """Take over replies, and hand on what other PCs sent."""
        self._do(lambda sticks, folder: sticks.take(folder), self._taken)

    def offer(self, files: list[str]) -> None:
        """Offer to take in files that were opened from outside; one key does it."""
        go = button(tr("Take it in"), lambda: self._take_in(files), kind="primary", keys="Enter")
        text = tr("It is proven first; a changed one is not taken.")
        title = tr("For the exchange: {files}", files=names(files))
        self._page.say(Band(title, text, drawing="open", actions=[go]))
        QTimer.singleShot(0, go, go.setFocus)  # once it is shown

    def _take_in(self, files: list[str]) -> None:
        sticks = self._page.shell.room.sticks
        self._page.hush()
        self._page.run("io", lambda: sticks.take(*files), self._taken)

    def join(self) -> None:
        """Enrol by the invitation that lies in the folder."""

        def work(sticks: Any, folder: str) -> None:
            sticks.look(folder)
            sticks.join(folder, folder)

        self._do(work, self._joined)

    def _do(self, work: Callable[[Any, str], Any], then: Callable[[Any], None]) -> None:
        sticks, folder = self._page.shell.room.sticks, self.folder.text().strip()
        if sticks is None or not folder:
            self.folder.setFocus()
            return
        self._keep()
        self._page.hush()
        self._page.run("io", lambda: work(sticks, folder), then)

    def _written(self, paths: list[Path]) -> None:
        text = tr("Carry it to the centre and bring the reply back; only the reply closes the queue.")
        self._page.say(Band(trn("%n files written", len(paths)), text, tone="fine", drawing="check"))

    def _taken(self, brought: Carried) -> None:
        title, about = [], []
        if brought.replies:
            title.append(trn("%n replies taken over", brought.replies))
            about.append(trn("%n entries were new", brought.added))
        if brought.carried:
            title.append(trn("%n files handed to the centre", brought.carried))
            about.append(tr("Carry the replies back on the same stick."))
        about += dict.fromkeys(sentence(each) for each in brought.troubles)
        if not title:
            title.append(tr("Some of it could not be taken") if about else tr("Nothing new for this PC lies there."))
        tone, drawing = (
            ("soon", "warning") if brought.troubles else ("fine", "check") if brought.replies else ("", "device")
        )
        self._page.say(Band(" · ".join(title), " ".join(about), tone=tone, drawing=drawing))
        self._page.load()

    def _joined(self, _none: None) -> None:
        text = tr("Now write what waits; the centre takes the request in first.")
        self._page.say(Band(tr("This PC is enrolled."), text, tone="fine", drawing="check"))
        self._page.load()

    def _choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, tr("Folder on the stick"), self.folder.text())
        if chosen:
            self.folder.setText(chosen)
            self._keep()

    def _keep(self) -> None:
        self._page.shell.memory.keep(setup_centre.FOLDER, self.folder.text().strip())
