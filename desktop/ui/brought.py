"""Files of the exchange opened from outside (a double click on a bundle): kept until somebody is signed in, then offered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from desktop.ui.overlay import Overlay
from desktop.ui.page import Route
from desktop.ui.words import tr

if TYPE_CHECKING:
    from PySide6.QtCore import QFileSystemWatcher

    from desktop.ui.services import Wishes
    from desktop.ui.window import Window


class Brought(QObject):
    """What waits to be offered, and the ear for what later starts of the program ask of this window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._files: list[str] = []
        self._wishes: Wishes | None = None
        self._watcher: QFileSystemWatcher | None = None

    def listen(self, wishes: Wishes | None) -> None:
        """Hear what is asked of this window in a room's data folder, and of no other."""
        from PySide6.QtCore import QFileSystemWatcher

        if self._watcher:
            self._watcher.deleteLater()
            self._watcher = None
        self._wishes = wishes
        if wishes and wishes.folder.is_dir():
            self._watcher = QFileSystemWatcher([str(wishes.folder)], self)
            self._watcher.directoryChanged.connect(lambda _folder: self._hear())
            self._hear()

    def add(self, files: list[str]) -> None:
        """Offer these files too."""
        self._files += [file for file in files if file not in self._files]
        self.show()

    def show(self) -> None:
        """Offer what waits on the page of the exchange; while nobody is signed in, say that it waits."""
        window = self._window
        if not self._files:
            return
        if window.locked():
            window.sign_in.say(tr("Sign in to take in {files}.", files=names(self._files)))
            return
        for each in window.findChildren(Overlay):
            if each.isVisible():
                each.close_it()
        window.go_home(Route("sync"))
        files, self._files = self._files, []
        window.page.offer(files)

    def _hear(self) -> None:
        if asked := self._wishes.take() if self._wishes else []:
            self._come_forward()
            self.add([file for file in asked if file])

    def _come_forward(self) -> None:
        from PySide6.QtCore import Qt

        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)


def names(files: list[str]) -> str:
    """The names of files, without their folders."""
    return ", ".join(Path(file).name for file in files)
