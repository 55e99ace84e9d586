"""A backup on another disk or a stick."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QStorageInfo
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from desktop.ui import words
from desktop.ui.bits import Band, Scroll, button, card, column, label, line
from desktop.ui.outing import Outing
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.theme import M, S
from desktop.ui.words import tr, trn

if TYPE_CHECKING:
    from desktop.ui.services import Copied

_OWN = ("/", "/boot", "/home", "/usr", "/var", "/tmp", "/snap", "/run", "/dev", "/proc", "/sys", "/etc")


def sticks() -> list[Path]:
    """Where sticks and other disks are mounted that can be written to, the last put in first."""
    found = []
    for volume in QStorageInfo.mountedVolumes():
        root = volume.rootPath()
        own = volume.isRoot() or any(root == each or root.startswith(f"{each}/") for each in _OWN[1:])
        outside = root.startswith(("/media/", "/run/media/", "/mnt/", "/Volumes/")) or (root[1:2] == ":" and not own)
        if outside and volume.isReady() and not volume.isReadOnly():
            found.append(Path(root))
    return found[::-1]


class CarePage(Page):
    """The folder and what is done with it; Enter does it."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.name(tr("Backup"), tr("What lies on this PC alone is lost with it."))
        self.out = Outing(self)
        stick = str(next(iter(sticks()), ""))
        kept = shell.memory.text("backup.to")
        self.backup_to = self._place(tr("Folder on another disk or stick"), kept or stick)
        self.last = label("", "muted", wrap=True)
        parts = (
            (
                tr("Back up"),
                tr("A copy of everything, read again and proven. Keep it in another building, locked away."),
                self.backup_to,
                self.back_up,
                [self.last],
            ),
        )
        sheet = column(gap=M)
        for title, about, (row, field), act, more in parts:
            field.returnPressed.connect(act)
            do_it = button(title, act, kind="primary", keys="Enter")
            each = card(label(title, "heading"), label(about, "muted", wrap=True), row, line(do_it, *more, -1, gap=M))
            each.setMaximumWidth(760)
            sheet.addWidget(each)
        sheet.addStretch(1)
        inner = QWidget()
        inner.setLayout(sheet)
        area = Scroll()
        area.setWidget(inner)
        self.body.addWidget(area, 1)

    def load(self) -> None:
        """See when the last backup was taken there."""
        copies, to = self.shell.room.copies, self.backup_to[1].text()
        if copies and to:
            self.run("io", lambda: copies.last(Path(to)), self._know_last)

    def first_focus(self) -> None:
        self.backup_to[1].setFocus()

    def commands(self) -> list[Command]:
        group = self.heading.full
        return [
            Command(tr("Back up"), self.back_up, "Enter", group, "check"),
        ]

    def back_up(self) -> None:
        """Take a proven copy."""
        folder, copies = self._typed(self.backup_to), self.shell.room.copies
        if folder is None or copies is None:
            return
        self.shell.memory.keep("backup.to", str(folder))

        def told(found: Copied) -> None:
            text = trn("%n entries, read again and proven", found.entries)
            self.say(Band(tr("Backed up"), f"{found.path} · {text}", tone="fine", drawing="check"))
            self.load()

        work = lambda tell: copies.backup(folder, lambda done, _total: tell(done))  # noqa: E731
        self.out.start(tr("Backing up"), tr("{n} done"), work, told)

    # inside ------------------------------------------------------------

    def _typed(self, place: tuple[Any, QLineEdit]) -> Path | None:
        """What stands in a field; where nothing does, the field asks for it."""
        field = place[1]
        text = field.text().strip().removeprefix("file://").strip("\"'")
        if not text:
            self.say(Band(tr("Say where: put the stick in, then choose or type its folder."), drawing="warning"))
            field.setFocus()
            return None
        return Path(text).expanduser()

    def _place(self, name: str, text: str) -> tuple[Any, QLineEdit]:
        field = QLineEdit(text)
        field.setAccessibleName(name)
        field.setPlaceholderText(name)

        def choose() -> None:
            chosen = QFileDialog.getExistingDirectory(self, name, field.text())
            if chosen:
                field.setText(chosen)
                field.setFocus()

        row = line(field, button(tr("Choose"), choose, drawing="open"), gap=S)
        row.setStretch(0, 1)
        return row, field

    def _know_last(self, taken: str) -> None:
        text = tr("last taken {when}", when=words.moment(taken)) if taken else tr("none taken yet")
        self.last.setText(text)
