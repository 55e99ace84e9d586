"""What comes over the page: the palette (Ctrl+K) that finds any act and any case, and the list of keys (Shift+F1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
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
from desktop.ui.bits import column, keycap, label, line, picture, rule, scrolled
from desktop.ui.overlay import Overlay
from desktop.ui.page import Command
from desktop.ui.theme import XS, L, M, S
from desktop.ui.words import tr

Cases = Callable[[str, Callable[[list[Command]], None]], None]


class Palette(Overlay):
    """Type a few letters, Enter does it."""

    def __init__(self, over: QWidget, commands: Sequence[Command], cases: Cases) -> None:
        super().__init__(over, 640)
        self._commands, self._cases = list(commands), cases
        self._found: list[Command] = []
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("What do you want to do, or which case?"))
        self.field.setAccessibleName(tr("Command or case"))
        self.field.textChanged.connect(self._look)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Commands"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setIconSize(QSize(18, 18))
        self.list.itemActivated.connect(lambda _item: self._run())
        self.list.itemClicked.connect(lambda _item: self._run())
        self.setLayout(column(self.field, self.list, gap=S, margins=(M, M, M, M)))
        self.setMinimumHeight(380)

    def open(self) -> None:
        """Show it, ready to type."""
        super().open()
        self.field.setFocus()
        self._look("")

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
                self._run()
                return True
        return super().eventFilter(watched, event)

    def _look(self, text: str) -> None:
        wanted = text.casefold().split()
        self._show([c for c in self._commands if all(w in f"{c.group} {c.name}".casefold() for w in wanted)])
        if text.strip():
            self._cases(text, lambda found, asked=text: self._add(found, asked))

    def _add(self, found: list[Command], asked: str) -> None:
        if isValid(self) and self.isVisible() and self.field.text() == asked:
            self._show([c for c in self._found if c.group != tr("Case")] + found)

    def _show(self, found: list[Command]) -> None:
        self._found = found
        self.list.clear()
        for command in found:
            item = QListWidgetItem(self.list)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{command.name} {command.keys}")
            row = QWidget()
            inner = line(
                picture(command.drawing or "next", 18, "muted"), label(command.name), -1, gap=M, margins=(S, 0, S, 0)
            )
            if command.group:
                inner.addWidget(label(command.group, "small"))
            if command.keys:
                inner.addWidget(keycap(command.keys))
            row.setLayout(inner)
            item.setSizeHint(QSize(200, theme.now().row))
            self.list.setItemWidget(item, row)
        if found:
            self.list.setCurrentRow(0)

    def _run(self) -> None:
        at = self.list.currentRow()
        if 0 <= at < len(self._found):
            command = self._found[at]
            self.close_it(give_back=False)
            command.act()


class Shortcuts(Overlay):
    """Every key that works here, by group, in as many columns as there is room for; arrows move it where it is long."""

    def __init__(self, over: QWidget, groups: Sequence[tuple[str, Sequence[tuple[str, str]]]]) -> None:
        super().__init__(over, theme.now().px(1120))
        parts = [_key_group(title, keys) for title, keys in groups]
        room = min(theme.now().px(1120), over.width() - 2 * L) - 2 * L
        body = QWidget()
        body.setLayout(_in_columns(parts, room))
        self.area = scrolled(body)
        self.area.setMinimumHeight(min(body.sizeHint().height() + S, over.height() - theme.now().px(130)))
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
