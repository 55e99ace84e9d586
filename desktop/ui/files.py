"""Scans and photographs in a form: by file, from the clipboard, from the scanner's folder, or drawn by hand."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, Qt, QTimer
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence, QPixmap
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from shiboken6 import isValid

from desktop.core import given
from desktop.core.errors import FieldError
from desktop.ui.bits import button, column, empty, label, line
from desktop.ui.fields import LONGEST, FieldBox, LineEdit, LineField
from desktop.ui.flow import Flow
from desktop.ui.theme import M, S
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.ui.services import Captured

LOOK_EVERY = 1500  # milliseconds between two looks into the scanner's folder
SMALL = 96  # pixels, the longer side of a picture in the form
_PATTERN = "*.pdf *.jpg *.jpeg *.png *.tif *.tiff *.webp"


class FileField(FieldBox):
    """One or several papers; its value is the list of their paths.

    Each is looked at before it counts: what is locked, broken or no paper is refused with the reason. Ctrl+V takes
    what lies on the clipboard, Enter takes a typed path, in an empty line it goes on.
    """

    def build(self) -> None:
        self.held: list[Captured] = []
        self.edit = _PathEdit(self._leave, self._move, self.paste)
        self.edit.setMaxLength(LONGEST)
        self.edit.setPlaceholderText(tr("Path, or Ctrl+V"))
        self.edit.setMinimumWidth(self.widen(tr("Path, or Ctrl+V")))
        self.edit.textEdited.connect(lambda _text: self.changed.emit())
        self.shown = Flow(gap=S)
        doing = [button(tr("Choose"), self._choose, drawing="open")]
        if self.means.capture:
            doing.append(button(tr("Paste"), self.paste, hint=tr("From the clipboard"), keys="Ctrl+V"))
            self.scanner = button(tr("Scanner"), self._scan, hint=tr("Take what the scanner puts into its folder"))
            self.scanner.setCheckable(True)
            doing.append(self.scanner)
        if self.means.capture and self.field.appearance == "sketch":
            doing.append(button(tr("Draw"), self._draw, drawing="draft"))
        self._doing = doing
        beside = Flow(gap=S, one_line=True)  # in two lines where a language has long words
        for each in doing:
            beside.addWidget(each)
        ways = QWidget()
        ways.setLayout(beside)
        row = line(self.edit, ways, gap=S)
        row.setStretch(0, 1)
        row.setAlignment(self.edit, Qt.AlignmentFlag.AlignTop)
        self.inner.addLayout(row)
        self.holder = QWidget()
        self.holder.setLayout(self.shown)
        self.holder.hide()
        self.inner.addWidget(self.holder)
        self._watch = QTimer(self)
        self._watch.setInterval(LOOK_EVERY)
        self._watch.timeout.connect(self._look_for_scans)

    def inputs(self) -> list[QWidget]:
        return [self.edit, *self._doing]

    def value(self) -> list[str]:
        typed = [text] if (text := self.edit.text().strip()) else []
        return [*(str(each.path) for each in self.held), *typed]

    def put(self, value: Any) -> None:
        self.held.clear()
        self.edit.clear()
        self._show()
        for path in [value] if isinstance(value, str) else value:
            self.take(Path(path), tell=False)

    def take(self, path: Path, *, tell: bool = True) -> None:
        """Look at a file and add it, or say why not."""
        if self.means.capture is None:
            self.edit.setText(str(path))
            return
        capture = self.means.capture
        self.means.run("io", lambda: capture.look(path), lambda found: self._take(found, tell), self._refuse)

    def paste(self) -> bool:
        """Take a picture or files from the clipboard; whether there were any."""
        data = QApplication.clipboard().mimeData()
        found = list(_files_in(data))
        if not found and data.hasImage() and self.means.capture:
            found = [self.means.capture.keep(_png(QApplication.clipboard().image()), ".png")]
        for path in found:
            self.take(path)
        return bool(found)

    def _take(self, found: Captured, tell: bool) -> None:
        if not isValid(self) or any(each.path == found.path for each in self.held):
            return
        self.held.append(found)
        self.touched = True
        self.show_fault("")
        self._show()
        if tell:
            self.changed.emit()
            self.left.emit()

    def _refuse(self, error: Exception) -> None:
        from desktop.ui.faults import sentence

        if not isinstance(error, FieldError):
            raise error
        if isValid(self):
            self.show_fault(sentence(error))

    def _drop(self, held: Captured) -> None:
        self.held.remove(held)
        self._show()
        self.changed.emit()
        self.edit.setFocus()

    def _show(self) -> None:
        empty(self.shown)
        for each in self.held:
            self.shown.addWidget(self._card(each))
        self.holder.setVisible(bool(self.held))

    def _card(self, held: Captured) -> QWidget:
        picture = label("")
        small = QPixmap()
        small.loadFromData(held.thumbnail)
        ratio = self.devicePixelRatioF()
        if not small.isNull():
            small = small.scaled(
                round(SMALL * ratio),
                round(SMALL * ratio),
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            small.setDevicePixelRatio(ratio)
        picture.setPixmap(small)
        name = held.path.name
        picture.setAccessibleName(name)
        away = button(tr("Take out"), lambda: self._drop(held), kind="link", hint=f"{tr('Take out')}: {name}")
        said = column(label(name, "small", wrap=True), label(_facts(held), "small", wrap=True), line(away, -1), gap=0)
        made = QWidget()
        made.setLayout(line(picture, said, gap=M))
        return made

    def _choose(self) -> None:
        chosen, _ = QFileDialog.getOpenFileNames(
            self, pick(self.field.label), "", f"PDF, JPEG, PNG, TIFF ({_PATTERN})"
        )
        for path in chosen:
            self.take(Path(path))

    def _scan(self) -> None:
        if not self.scanner.isChecked():
            self._watch.stop()
            return
        if not self.means.scanner():
            folder = QFileDialog.getExistingDirectory(self, tr("Folder into which the scanner writes"))
            self.means.scanner(folder)
        self.scanner.setChecked(bool(self.means.scanner()))
        if self.scanner.isChecked():
            self._look_for_scans()
            self._watch.start()

    def _look_for_scans(self) -> None:
        capture, folder = self.means.capture, self.means.scanner()
        self.means.run("io", lambda: capture.arrived(folder), self._arrived, self._refuse)

    def _arrived(self, paths: Iterable[Path]) -> None:
        if isValid(self):
            for path in paths:
                self.take(path)

    def _draw(self) -> None:
        from desktop.ui.pad import SketchPad

        pad = SketchPad(self, pick(self.field.label))
        if pad.exec():
            self.take(self.means.capture.keep(_png(pad.picture()), ".png"))

    def _leave(self) -> None:
        self._take_typed()
        self.left.emit()

    def _move(self) -> None:
        self.touched = True
        if not self._take_typed():
            self.moved.emit()

    def _take_typed(self) -> bool:
        text = self.edit.text().strip().strip('"')
        if not text or self.means.capture is None:
            return False
        if given.is_file(Path(text)):
            self.edit.clear()
            self.take(Path(text))
            return True
        self.show_fault(tr("There is no file {name} here.", name=text))
        return True


class PathField(LineField):
    """A file of any kind, chosen or typed; its value is its path, and whoever asks for it looks at it."""

    def build(self) -> None:
        super().build()
        self.row.addWidget(button(tr("Choose"), self._choose, drawing="open"))

    def _choose(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, pick(self.field.label), self.edit.text())
        if chosen:
            self.edit.setText(chosen)
            self.touched = True
            self.changed.emit()
            self.left.emit()


class FolderField(PathField):
    """A folder, chosen or typed."""

    def _choose(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, pick(self.field.label), self.edit.text())
        if chosen:
            self.edit.setText(chosen)
            self.touched = True
            self.changed.emit()
            self.left.emit()


class _PathEdit(LineEdit):
    """A path; Ctrl+V takes a picture or files from the clipboard before it takes text."""

    def __init__(self, left, moved, paste) -> None:
        super().__init__(left, moved)
        self._paste = paste

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (event.matches(QKeySequence.StandardKey.Paste) and self._paste()):
            super().keyPressEvent(event)


def _files_in(data: QMimeData) -> Iterable[Path]:
    return (Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def _facts(held: Captured) -> str:
    size = f"{held.size / 1048576:.1f} MB" if held.size >= 104858 else f"{max(held.size // 1024, 1)} kB"
    pages = trn("%n pages", held.pages) if held.kind in ("pdf", "tiff") else ""
    taken = tr("taken {when}", when=held.taken_at.replace("T", " ")) if held.taken_at else ""
    place = f"{held.place[0]:.5f}, {held.place[1]:.5f}" if held.place else ""
    return " · ".join(part for part in (held.kind.upper(), pages, size, taken, place) if part)
