"""What comes over the page: the palette (Ctrl+K) that finds any act and any case, and the list of keys (Shift+F1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from desktop.ui import theme
from desktop.ui.bits import Elided, column, keycap, label, line, picture, rule, scrolled
from desktop.ui.jobs import other_names
from desktop.ui.matching import SLIPS, SURE, asked, rank
from desktop.ui.overlay import Overlay
from desktop.ui.page import Command
from desktop.ui.theme import XS, L, M, S
from desktop.ui.words import tr

MOST = 60  # lines that are offered; who wants another one types one letter more
SIGHT = 16  # more lines than there is room for at once: drawing one takes as long as sorting them all
Found = Callable[[list[Command]], None]


class Palette(Overlay):
    """Type a few letters, Enter does it; before a letter is typed, what was opened last (`before`) stands first.

    `jobs` and `look` bring what must be read first: the former once, the latter for each text typed. Until they have
    answered, Enter waits for them unless what was typed names a job by its letters.
    """

    def __init__(
        self,
        over: QWidget,
        commands: Sequence[Command],
        jobs: Callable[[Found], None],
        look: Callable[[str, Found], None],
        before: Sequence[Command] = (),
    ) -> None:
        super().__init__(over, 640)
        self._before_now = list(before)
        self._commands, self._jobs, self._look_up = list(commands), jobs, look
        self._found: list[Command] = []
        self._read: list[Command] = []  # what `look` found for the text now typed
        self._awaited: set[str] = set()
        self._entered = False
        self._sure = False
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("What do you want to do, or which case?"))
        self.field.setAccessibleName(tr("Command or case"))
        self.field.textChanged.connect(self._typed)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Commands"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setIconSize(QSize(18, 18))
        self.list.itemActivated.connect(lambda _item: self._run())
        self.list.itemClicked.connect(lambda _item: self._run())
        self.list.verticalScrollBar().valueChanged.connect(lambda _at: self._draw())
        self.none = label(tr("Nothing found. Other words? A name, a number, a section."), "muted", wrap=True)
        self.none.hide()
        self.setLayout(column(self.field, self.none, self.list, gap=S, margins=(M, M, M, M)))
        self.setMinimumHeight(380)

    def open(self) -> None:
        """Show it, ready to type."""
        super().open()
        self.field.setFocus()
        self._awaited.add("jobs")
        self._jobs(self._know_jobs)
        self._typed("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            key = event.key()  # type: ignore[attr-defined]
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                step = 1 if key == Qt.Key.Key_Down else -1
                count = self.list.count()
                if count:
                    self.list.setCurrentRow((self.list.currentRow() + step) % count)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._entered = bool(self._awaited) and not self._sure
                if not self._entered:
                    self._run()
                return True
        return super().eventFilter(watched, event)

    def _typed(self, text: str) -> None:
        self._read, self._entered = [], False
        self._awaited.discard("look")
        if text.strip():
            self._awaited.add("look")
            self._look_up(text, lambda found, asked=text: self._add(found, asked))
        self._sort()

    def _know_jobs(self, found: list[Command]) -> None:
        if isValid(self):
            self._commands += found
            self._heard("jobs")

    def _add(self, found: list[Command], asked: str) -> None:
        if isValid(self) and self.field.text() == asked:
            self._read = found
            self._heard("look")

    def _heard(self, what: str) -> None:
        """One of those that were asked has answered; the place that was gone to with the arrows stays."""
        self._awaited.discard(what)
        at = self._found[self.list.currentRow()] if self.list.currentRow() > 0 else None
        self._sort()
        if at in self._found:
            self.list.setCurrentRow(self._found.index(at))
        if self._entered and not self._awaited:
            self._run()

    def _sort(self) -> None:
        """What is named by its letters first, then cases and sections, then what only sounds like it or has a slip."""
        wanted = asked(self.field.text())
        ranked = []
        for command in self._commands:
            others = f"{command.group} {command.words or other_names(command.name)}"
            place = rank(wanted, command.name, others)
            if place is not None:
                ranked.append((place, command))
        if not ranked and len(wanted) > 1:
            ranked = self._partly(wanted)
        ranked.sort(key=lambda each: each[0])
        sure = [command for place, command in ranked if place <= SURE]
        self._sure = bool(wanted and sure)
        unsure = [command for place, command in ranked if place > SURE]
        self._show([*(() if wanted else self._before_now), *sure, *self._read, *unsure][:MOST])

    def _partly(self, wanted: list[str]) -> list[tuple[int, Command]]:
        """Where nothing fits all that was typed: what fits the most words of it."""
        fits = []
        for each in self._commands:
            places = [rank([word], each.name, each.words or other_names(each.name)) for word in wanted]
            fitting = [(n, place) for n, place in enumerate(places) if place is not None]
            if fitting:
                fits.append((-len(fitting), *fitting[0], each))
        fits.sort(key=lambda fit: fit[:3])  # what fits most, and of those what was typed first
        return [(SLIPS, each) for count, _, _, each in fits if count == fits[0][0]]

    def _show(self, found: list[Command]) -> None:
        self._found = found
        self.none.setVisible(not found and not self._awaited)
        self.list.clear()
        for command in found:
            item = QListWidgetItem(self.list)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{command.name} {command.keys}")
            item.setSizeHint(QSize(200, theme.now().row))
        if found:
            self.list.setCurrentRow(0)
        self._draw()

    def _draw(self) -> None:
        """Draw the lines that are in sight now."""
        first = max(self.list.indexAt(QPoint(0, 0)).row(), 0)
        for at, command in enumerate(self._found[first : first + SIGHT], first):
            item = self.list.item(at)
            if item and self.list.itemWidget(item) is None:  # none while the list is being emptied
                self.list.setItemWidget(item, _row(command))

    def _run(self) -> None:
        at = self.list.currentRow()
        if 0 <= at < len(self._found):
            command = self._found[at]
            self.close_it(give_back=False)
            command.act()


def _row(command: Command) -> QWidget:
    row = QWidget()
    drawn = picture(command.drawing or "next", 18, "muted")
    inner = line(drawn, Elided(command.name), gap=M, margins=(S, 0, S, 0))
    inner.setStretch(1, 1)
    if command.group:
        inner.addWidget(label(command.group, "small"))
    if command.keys:
        inner.addWidget(keycap(command.keys))
    row.setLayout(inner)
    return row


class Shortcuts(Overlay):
    """Every key that works here, by group, in as many columns as there is room for; arrows move it where it is long."""

    def __init__(self, over: QWidget, groups: Sequence[tuple[str, Sequence[tuple[str, str]]]]) -> None:
        super().__init__(over, theme.now().px(1120))
        parts = [_key_group(title, keys) for title, keys in groups]
        room = min(theme.now().px(1120), over.width() - 2 * L) - 2 * L
        body = QWidget()
        body.setLayout(_in_columns(parts, room))
        self.area = scrolled(body)
        most = over.height() - 3 * L - theme.now().px(110)  # else the sheet would end below its own edge, bar and all
        self.area.setMinimumHeight(min(body.sizeHint().height() + S, most))
        layout: QVBoxLayout = column(
            line(label(tr("Keys"), "heading"), -1, label(tr("Esc closes"), "small")),
            rule(),
            self.area,
            gap=M,
            margins=(L, L, L, L),
        )
        self.setLayout(layout)
        self.setAccessibleName(tr("Keys"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def open(self) -> None:
        """Show it."""
        super().open()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.area.verticalScrollBar()
        steps = {
            Qt.Key.Key_Down: bar.singleStep(),
            Qt.Key.Key_Up: -bar.singleStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
        }
        if event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def _key_group(title: str, keys: Sequence[tuple[str, str]]) -> QWidget:
    grid = QGridLayout()
    grid.setHorizontalSpacing(M)
    grid.setVerticalSpacing(XS)
    grid.setColumnStretch(1, 1)
    for n, (key, what) in enumerate(keys):
        grid.addWidget(keycap(key), n, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(what, wrap=True), n, 1)
    part = QWidget()
    part.setLayout(column(label(title, "eyebrow"), grid, gap=S))
    return part


def _in_columns(parts: Sequence[QWidget], room: int) -> QHBoxLayout:
    """The parts in their order, in columns of about one height."""
    count = max(1, min(3, room // theme.now().px(330)))
    tall = sum(part.sizeHint().height() for part in parts) / count
    columns, at, so_far = [column(gap=L) for _ in range(count)], 0, 0.0
    for part in parts:
        high = part.sizeHint().height()
        if so_far and so_far + high / 2 > tall and at < count - 1:
            at, so_far = at + 1, 0.0
        columns[at].addWidget(part)
        so_far += high
    across = line(gap=L * 2)
    for each in columns:
        each.addStretch(1)
        across.addLayout(each, 1)
    return across
