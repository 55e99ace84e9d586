"""An old register brought in from a spreadsheet: columns mapped once, tried with every problem told, run with progress."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QProgressBar,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.forms.back_entry import KEY, back_entry
from desktop.forms.definition import load
from desktop.ui import theme
from desktop.ui.bits import Band, button, card, column, label, line, scrolled
from desktop.ui.faults import sentence
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.theme import M, S
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.ui.services import Brought, RegisterSight

KINDS_OF_FILE = "*.xlsx *.csv *.txt *.tsv"
NOT_A_COLUMN = ("repeat", "file", "note")
BAD = "-bad.xlsx"
MOST_IN_SIGHT = 12  # columns of the file; more are scrolled to in their table


class BringRegister(Page):
    """Choose the file, say what its columns answer, try, bring in; each step stands under the one before."""

    ran = Signal(int)  # rows so far, from the lane

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.kind = route.args[0]
        form = back_entry(load(self.kind))
        self.name(tr("Old register from a spreadsheet"), pick(form.title))
        self.choices = {f.name: pick(f.label) for f in form.fields if f.type not in NOT_A_COLUMN}
        self.sight: RegisterSight | None = None
        self.rows = 0
        self._stop = Event()
        self.path = QLineEdit()
        self.path.setAccessibleName(tr("Spreadsheet"))
        self.path.setPlaceholderText(tr("An .xlsx or .csv file"))
        self.path.returnPressed.connect(self.look)
        self.register = QLineEdit()
        self.register.setAccessibleName(tr("Register"))
        self.register.setPlaceholderText(tr("Its name and volume"))
        self.columns = _table([tr("Column"), tr("First lines"), tr("Answers"), tr("Font of its text")])
        self.columns.setAccessibleName(tr("What the columns answer"))
        self.problems = _table([tr("Row"), tr("Column"), tr("What is wrong")])
        self.problems.setAccessibleName(tr("Problems"))
        for narrow in (0, 1):
            self.problems.horizontalHeader().setSectionResizeMode(narrow, QHeaderView.ResizeMode.ResizeToContents)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Progress"))
        self.told = label("", "strong", wrap=True, select=True)
        self.where = label("", "small", wrap=True, select=True)
        self.try_it = button(tr("Try it"), lambda: self.run_it(dry_run=True), drawing="search")
        self.bring_it = button(
            tr("Bring it in"), lambda: self.run_it(dry_run=False), kind="primary", drawing="check", keys="Ctrl+Enter"
        )
        self.stop_it = button(tr("Stop"), self.stop, drawing="close")
        self._lay_out()
        self.ran.connect(self._ran)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda: self.run_it(dry_run=False))

    def first_focus(self) -> None:
        self.path.setFocus()

    def leave(self) -> None:
        self._stop.set()

    def commands(self) -> list[Command]:
        group = self.heading.full
        return [
            Command(tr("Try it"), lambda: self.run_it(dry_run=True), "", group, "search"),
            Command(tr("Bring it in"), lambda: self.run_it(dry_run=False), "Ctrl+Enter", group, "check"),
            Command(tr("Stop"), self.stop, "", group, "close"),
        ]

    def look(self) -> None:
        """Read the file's headers and first lines, and the map that is remembered for them."""
        path = Path(self.path.text().strip().strip('"'))
        registers, kind = self.shell.room.registers, self.kind
        self.hush()
        self.run("io", lambda: registers.look(path, kind), self._seen)

    def plan(self) -> dict[str, Any]:
        """The map as it is set on the page."""
        columns, fonts = {}, {}
        for row, header in enumerate(self.sight.headers):
            answers = self.columns.cellWidget(row, 2).currentData()
            font = self.columns.cellWidget(row, 3).currentData()
            if answers:
                columns[header] = answers
            if font:
                fonts[header] = font
        kept = self.sight.plan
        key = list(kept["key"]) if kept["key"] and set(kept["key"]) <= set(columns.values()) else []
        if not key and set(KEY) <= set(columns.values()):
            key = list(KEY)
        return {**kept, "columns": columns, "fonts": fonts, "key": key, "register": self.register.text().strip()}

    def run_it(self, *, dry_run: bool) -> None:
        """Try the register, or bring it in."""
        if self.sight is None or not self.try_it.isEnabled():
            return
        registers, desk, plan = self.shell.room.registers, self.shell.desk, self.plan()
        path = Path(self.path.text().strip().strip('"'))
        bad = path.with_name(path.stem + BAD)
        self._stop = stop = Event()
        self._busy(on=True)
        self.bar.setRange(0, self.rows)

        def work() -> Brought:
            return registers.bring(
                desk, path, plan, dry_run=dry_run, bad_rows=bad, progress=self.ran.emit, cancelled=stop.is_set
            )

        self.run("write", work, lambda found: self._done(found, bad, dry_run=dry_run), self._failed)

    def stop(self) -> None:
        """End after the rows at hand; what was saved stays, and the file may be brought again."""
        self._stop.set()

    # inside ------------------------------------------------------------

    def _lay_out(self) -> None:
        choose = button(tr("Choose"), self._choose, drawing="open")
        first = line(self.path, choose, button(tr("Look into it"), self.look, drawing="search"), gap=S)
        first.setStretch(0, 1)
        self.map = card(
            label(tr("What the columns answer"), "heading"),
            line(label(tr("Register")), self.register, gap=M),
            self.columns,
            line(self.try_it, self.bring_it, self.stop_it, -1, gap=M),
            self.bar,
            self.told,
            self.where,
            self.problems,
        )
        whole = QWidget()
        whole.setLayout(column(card(label(tr("The spreadsheet"), "heading"), first), self.map, -1, gap=M))
        self.area = scrolled(whole)
        self.body.addWidget(self.area, 1)
        self.problems.setMinimumHeight(220)
        for each in (self.map, self.bar, self.problems, self.stop_it):
            each.hide()

    def _choose(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, tr("The spreadsheet"), self.path.text(), f"({KINDS_OF_FILE})")
        if chosen:
            self.path.setText(chosen)
            self.look()

    def _seen(self, sight: RegisterSight) -> None:
        self.sight = sight
        self.register.setText(sight.plan["register"] or Path(self.path.text().strip().strip('"')).stem)
        self.columns.setRowCount(len(sight.headers))
        head = self.columns.horizontalHeader().sizeHint().height()
        self.columns.setFixedHeight(head + min(len(sight.headers), MOST_IN_SIGHT) * (theme.now().row + 6) + 4)
        for row, header in enumerate(sight.headers):
            values = " · ".join(line[row] for line in sight.lines if line[row])
            for place, text in enumerate((header, values)):
                self.columns.setItem(row, place, QTableWidgetItem(text))
            answers = {"": tr("not taken over"), **self.choices}
            fonts = {"": tr("find out"), **self.shell.room.registers.fonts, "none": tr("plain text")}
            for place, (choices, chosen, name) in enumerate(
                (
                    (answers, sight.plan["columns"].get(header, ""), tr("Answers")),
                    (fonts, sight.plan["fonts"].get(header, ""), tr("Font of its text")),
                ),
                2,
            ):
                self.columns.setCellWidget(row, place, _pick(choices, chosen, f"{header}: {name}"))
        self.map.show()
        if sight.remembered:
            self.say(Band(tr("The columns are known from a register with these headers."), drawing="check"))
        self.rows = 0
        self.told.setText(tr("Say what each column answers, then try it: nothing is saved by that."))
        self.where.setText("")
        self.problems.hide()
        self._walk()

    def _walk(self) -> None:
        """Tab goes from choice to choice and on to the try; the keyboard begins where nothing was guessed."""
        at: QWidget = self.register
        for row in range(self.columns.rowCount()):
            for place in (2, 3):
                each = self.columns.cellWidget(row, place)
                self.setTabOrder(at, each)
                at = each
        self.setTabOrder(at, self.try_it)
        answers = [self.columns.cellWidget(row, 2) for row in range(self.columns.rowCount())]
        open_ones = [each for each in answers if not each.currentData()]
        (open_ones[0] if open_ones else self.try_it).setFocus()

    def _ran(self, rows: int) -> None:
        self.told.setText(trn("%n rows so far", rows))
        if self.rows:
            self.bar.setValue(min(rows, self.rows))

    def _busy(self, *, on: bool) -> None:
        for each in (self.try_it, self.bring_it, self.columns, self.register, self.path):
            each.setEnabled(not on)
        self.stop_it.setVisible(on)
        self.bar.setVisible(on)
        if on:
            self.stop_it.setFocus()

    def _failed(self, error: Exception) -> None:
        self._busy(on=False)
        self.tell(error)

    def _done(self, found: Brought, bad: Path, *, dry_run: bool) -> None:
        self._busy(on=False)
        self.rows = found.read
        parts = [trn("%n rows read", found.read), trn("%n good", found.good), trn("%n saved", found.saved)]
        parts += [trn("%n in the office already", found.already)] if found.already else []
        parts += [trn("%n twice in the file", found.doubled)] if found.doubled else []
        parts += [trn("%n bad", found.bad)] if found.bad else []
        self.told.setText(", ".join(parts))
        ends = tr("Nothing was saved: this was the try.") if dry_run else ""
        ends = tr("Stopped. Bring the file again for the rest; nothing is doubled.") if found.cancelled else ends
        if found.bad:
            ends += " " + tr("The bad rows are in {file}: correct them there and bring that file.", file=str(bad))
        self.where.setText(ends.strip())
        self.problems.setRowCount(len(found.problems))
        for n, (row, place, header, fault) in enumerate(found.problems):
            for at, told in enumerate((str(row), f"{place}  {header}".strip(), sentence(fault))):
                self.problems.setItem(n, at, QTableWidgetItem(told))
        self.problems.setVisible(bool(found.problems))
        told = self.problems if found.problems else self.where
        QTimer.singleShot(0, self, lambda: self.area.ensureWidgetVisible(told))  # once it has its place
        (self.bring_it if dry_run and not found.bad else self.problems if found.problems else self.path).setFocus()
        if found.saved:
            self.shell.changed()


def _table(headers: list[str]) -> QTableWidget:
    made = QTableWidget(0, len(headers))
    made.setHorizontalHeaderLabels(headers)
    made.verticalHeader().hide()
    made.setTabKeyNavigation(False)  # Tab leads out of a table, the arrows about in it
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    made.setWordWrap(True)
    made.verticalHeader().setDefaultSectionSize(theme.now().row + 6)
    made.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    made.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return made


def _pick(choices: dict[str, str], chosen: str, name: str) -> QComboBox:
    made = QComboBox()
    made.setAccessibleName(name)
    for value, text in choices.items():
        made.addItem(text, value)
    made.setCurrentIndex(max(made.findData(chosen), 0))
    return made
