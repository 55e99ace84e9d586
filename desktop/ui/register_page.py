"""An old register typed line by line: ditto, the next number by itself, count and speed; a page of lines goes in at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from desktop.core.clock import instant_text, parse_instant
from desktop.core.errors import FieldError, FieldErrors
from desktop.core.text import latin_digits
from desktop.forms.back_entry import KEY, NAMES, back_entry, line_key
from desktop.forms.definition import Field, Form, load
from desktop.forms.validation import check
from desktop.ui import theme, words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import ask, side_card
from desktop.ui.amounts import OLD
from desktop.ui.bits import Band, empty, label
from desktop.ui.choices import ManyField
from desktop.ui.fields import LineField
from desktop.ui.page import Command, Route, Shell
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Done

USUAL = (
    "old_number",
    "received_on",
    "applicant_local",
    "relation",
    "ward",
    "house",
    "street",
    "outcome",
    "decided_on",
    "old_remarks",
)
AT_THE_END = frozenset(["outcome", "decided_on", "old_remarks"])
ALWAYS = ("received_on",)
DITTO = frozenset(['"', "\u201d", "\u3003", "''", ",,", "do", "do.", "-do-", "ditto", "यथा", "तदैव"])
SHOWN = 6  # columns of the table
PAUSE = timedelta(minutes=10)  # a longer gap between two lines is a break, not slow typing
NOT_A_LINE = ("repeat", "file", "note")


@dataclass(frozen=True, slots=True)
class Asked:
    """The form as a register fills it, with the office's own lists in it."""

    form: Form
    fields: tuple[Field, ...]


class RegisterLines(ActPage):
    """One line of fields, asked again and again; above it the lines that wait to be entered."""

    verb = words.mark("Enter these lines")
    abreast = 3
    roles = ("clerk", "officer", "head")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.kind = route.args[0]
        self.lines: list[dict[str, Any]] = []
        self.entered = 0
        self.speed = label("", "strong", wrap=True)
        self.table = QTableWidget(0, 0)
        self.table.setTabKeyNavigation(False)  # Tab leads out of it
        self.table.setAccessibleName(tr("Lines that wait to be entered"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.verticalHeader().hide()
        self.table.setFixedHeight(theme.now().row * 4 + 8)
        self.table.activated.connect(lambda index: self.take_back(index.row()))
        self.body.insertWidget(0, self.table)
        back = QShortcut(QKeySequence("Ctrl+U"), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        back.activated.connect(lambda: self.take_back(len(self.lines) - 1))

    def read_context(self) -> Callable[[], Asked]:
        desk, kind = self.shell.desk, self.kind

        def look() -> Asked:
            lists = desk.office().lists()
            form = back_entry(load(kind))
            fields = [f for f in form.fields if f.type not in NOT_A_LINE and not _unknown_list(f, lists)]
            return Asked(form, tuple(_in_a_line(f, lists) for f in sorted(fields, key=_place)))

        return look

    def fields(self, context: Asked) -> Sequence[Field]:
        chosen = self._chosen(context)
        register = ask(
            "register",
            "text",
            words.mark("Register"),
            required=True,
            length=200,
            hint=words.mark("Its name and volume; stays for all lines"),
        )
        return (register, *(f for f in context.fields if f.name in chosen))

    def prepared(self, context: Asked) -> None:
        self.name(tr("Old register, line by line"), pick(context.form.title))
        empty(self.side)
        self.side.addWidget(side_card(tr("Lines"), self.speed, label(tr(_HELP), "small", wrap=True)))
        self.side.addWidget(side_card(tr("What this register has"), self._columns(context)))
        self.form.finished.disconnect()
        self.form.finished.connect(self.line_done)
        for box in self.form.boxes.values():
            box.moved.connect(lambda b=box: self._ditto(b))
            box.left.connect(lambda b=box: self._ditto(b))
        self._show()

    def check(self, answers: dict[str, Any]) -> list[FieldError]:
        told = {name: value for name, value in answers.items() if name != "register"}
        faults: list[FieldError] = []
        try:
            asked = tuple(f for f in self.context.fields if f.name in told or f.name in self.form.boxes)
            check(Form(self.kind, "1", {}, asked), told, self.shell.desk.today(), self.shell.land)
        except FieldErrors as found:
            faults = found.errors
        wrong = {fault.field for fault in faults}
        here = [name for name in NAMES if name in self.form.boxes]
        if here and not wrong & set(here) and not any(answers.get(name) for name in here):
            faults.append(FieldError(here[0], "There is no name in this line.", code="required"))
        if not answers.get("register"):
            faults.append(FieldError("register", "This must be filled in.", code="required"))
        return faults

    def line_done(self) -> None:
        """Enter in the last field: the line is put to the others if nothing is wrong in it, and the next begins."""
        for box in self.form.boxes.values():
            box.touched = True
        if raw := self.form.legacy_left():
            raw.legacy.focus()
            return
        answers = self._answers()
        self.form.show_faults(self.check(answers))
        if self.form.focus_fault():
            return
        now = self.shell.desk.clock.now()
        self.lines.append({**answers, "at": instant_text(now)})
        self._begin_next(answers)

    def take_back(self, at: int) -> None:
        """Bring a line back into the fields to be corrected."""
        if not 0 <= at < len(self.lines) or self._has_content():
            return
        line = self.lines.pop(at)
        self._clear()
        self.form.put({name: value for name, value in line.items() if name != "at"})
        self._typed()
        self._show()
        self.form.focus_field(self._first())

    def submit(self) -> None:
        """Enter the lines that wait; a line half typed stays in the fields."""
        if self.form is None or not self.do_it.isEnabled():
            return
        if not self.lines:
            self.line_done()
        if self.lines:
            self.do_it.setEnabled(False)
            self.run("write", self.work({}), self._entered, self._refused)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.old_registers import check_line, enter_lines

        desk, kind, lines = self.shell.desk, self.kind, [dict(line) for line in self.lines]

        def enter() -> Done:
            by_register: dict[str, list[tuple[str, dict[str, Any]]]] = {}
            for n, line in enumerate(lines):
                line.pop("at")
                register = line.pop("register")
                try:
                    kept = check_line(desk, kind, line)
                except FieldErrors as found:
                    raise _AtLine(n, found) from found
                by_register.setdefault(register, []).append((line_key(kind, register, KEY, kept), kept))
            done = [enter_lines(desk, kind, register, held) for register, held in by_register.items()]
            return replace(done[0], entries=tuple(entry for each in done for entry in each.entries))

        return enter

    def commands(self) -> list[Command]:
        back = Command(
            tr("Correct the last line"), lambda: self.take_back(len(self.lines) - 1), "Ctrl+U", self.heading.full
        )
        return [*super().commands(), back]

    def save_draft(self) -> None:
        self._pause.stop()
        if self.form is None or not self._dirty:
            return
        self._dirty = False
        at = instant_text(self.shell.desk.clock.now())
        content = {"answers": self._answers(), "lines": self.lines, "entered": self.entered, "at": at}
        content |= {"title": self.draft_title(), "field": self.form.at_work() or self._at}
        self.keeper.save(content, lambda: self.kept.setText(tr("Draft kept {when}", when=words.moment(at))))

    # inside ------------------------------------------------------------

    def _take_up(self, content: dict[str, Any] | None) -> None:
        if content:
            self.lines = content.get("lines", [])
            self.entered = content.get("entered", 0)
            if self.lines:
                self.form.last = self.lines[-1]
        super()._take_up(content)
        if not (content and content.get("answers")):
            self.form.focus_field("register")
        self._show()

    def _know_last(self, answers: dict[str, Any]) -> None:
        """The line above is what is repeated here."""

    def _answers(self) -> dict[str, Any]:
        return self.form.answers()

    def _has_content(self) -> bool:
        proposed = {"register", "old_number"}
        return any(value for name, value in self._answers().items() if name not in proposed)

    def _begin_next(self, above: dict[str, Any]) -> None:
        self._clear()
        self.form.last = above
        number = self.form.boxes.get("old_number")
        if number is not None and above.get("old_number"):
            number.put(next_number(str(above["old_number"])))
        self._typed()
        self.save_draft()
        self._show()
        self.form.focus_field(self._first())

    def _clear(self) -> None:
        for name, box in self.form.boxes.items():
            if name != "register" and box.inputs():
                box.put([] if isinstance(box, ManyField) else "")
                box.touched = False
                box.show_fault("")
        self.form.forget()

    def _first(self) -> str:
        return next(name for name in self.form.boxes if name != "register")

    def _ditto(self, box: Any) -> None:
        if not isinstance(box, LineField) or box.field.name == "register":
            return
        if box.edit.text().strip().casefold() in DITTO and self.form.last.get(box.field.name):
            box.put(self.form.last[box.field.name])
            box.show_fault("")
            self._typed()

    def _entered(self, done: Done) -> None:
        self.entered += len(done.entries)
        passed = len(self.lines) - len(done.entries)
        self.lines = []
        self.do_it.setEnabled(self.allowed)
        self._dirty = True
        self.save_draft()
        self._show()
        again = trn("%n lines were in the office already and were passed over.", passed) if passed else ""
        self.say(Band(trn("%n lines are entered.", len(done.entries)), again, drawing="check"))
        self.form.focus_field(self._first())

    def _refused(self, error: Exception) -> None:
        if not isinstance(error, _AtLine):
            super()._refused(error)
            return
        self.do_it.setEnabled(self.allowed)
        self.take_back(error.line)
        self.form.show_faults(error.found.errors)
        self.form.focus_fault()

    def _chosen(self, context: Asked) -> list[str]:
        there = [f.name for f in context.fields]
        kept = self.shell.memory.text(f"lines.{self.kind}").split()
        wanted = kept or [name for name in USUAL if name in there]
        return [name for name in there if name in wanted or name in ALWAYS]

    def _columns(self, context: Asked) -> ManyField:
        choices = {f.name: dict(f.label) for f in context.fields if f.name not in ALWAYS}
        asked = ask("columns", "select_multiple", words.mark("Columns"), choices=choices)
        box = ManyField(asked, self.shell.desk.today())
        box.put([name for name in self._chosen(context) if name in choices])
        box.stack(narrow=True)
        box.changed.connect(lambda: self._choose(box.value()))
        return box

    def _choose(self, names: list[str]) -> None:
        self.shell.memory.keep(f"lines.{self.kind}", " ".join(names) or " ".join(ALWAYS))
        self._dirty = True
        self.save_draft()
        self._stand(self.context)

    def _show(self) -> None:
        asked = [f for f in self.asked if f.name != "register"][:SHOWN]
        self.table.setColumnCount(len(asked))
        self.table.setHorizontalHeaderLabels([pick(f.label) for f in asked])
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.setRowCount(len(self.lines))
        for row, line in enumerate(self.lines):
            for place, field in enumerate(asked):
                value = line.get(field.name, "")
                text = pick(field.choice(value)) if field.choices and value in field.choices else str(value)
                self.table.setItem(row, place, QTableWidgetItem(text))
        self.table.scrollToBottom()
        self.table.setVisible(bool(self.lines))
        waiting = trn("%n lines wait to be entered", len(self.lines))
        so_far = trn("%n lines entered", self.entered)
        rate = an_hour([parse_instant(line["at"]) for line in self.lines])
        self.speed.setText(
            "\n".join(part for part in (waiting, so_far, trn("%n an hour", rate) if rate else "") if part)
        )


_HELP = words.mark(
    "Enter goes on, and after the last field to the next line. F2 or a ditto mark takes what stands above. Ctrl+U "
    "brings the last line back. Ctrl+Enter enters the lines."
)


class _AtLine(Exception):
    """What is wrong in one of the lines."""

    def __init__(self, line: int, found: FieldErrors) -> None:
        super().__init__(found.message)
        self.line, self.found = line, found


def next_number(number: str) -> str:
    """The number after one in a register: 41/98 is followed by 42/98, ४१ by 42."""
    plain = latin_digits(number)
    found = re.search(r"\d+", plain)
    if not found:
        return ""
    return plain[: found.start()] + str(int(found.group()) + 1).zfill(len(found.group())) + plain[found.end() :]


def an_hour(moments: Sequence[datetime]) -> int:
    """How many lines an hour, from when each was done; a break is no working time. 0 for fewer than two."""
    gaps = [later - before for before, later in pairwise(moments) if later - before <= PAUSE]
    worked = sum(gaps, timedelta())
    return round(len(gaps) / (worked.total_seconds() / 3600)) if worked else 0


def _place(field: Field) -> int:
    """Where a field stands in a line: as registers have their columns, what became of it last."""
    known = USUAL.index(field.name) if field.name in USUAL else len(USUAL)
    return known + 2 * len(USUAL) if field.name in AT_THE_END else known


def _unknown_list(field: Field, lists: dict[str, Any]) -> bool:
    return isinstance(field.choices, str) and field.choices not in lists


def _in_a_line(field: Field, lists: dict[str, Any]) -> Field:
    choices = lists[field.choices] if isinstance(field.choices, str) else field.choices
    appearance = OLD if field.type == "date" else "" if field.appearance == "multiline" else field.appearance
    return replace(field, choices=choices, appearance=appearance, relevant="", hint={})
