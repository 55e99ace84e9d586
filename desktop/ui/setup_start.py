"""The ways into an office: a sample, a new one, one that is there already; and the passwords shown once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.core.errors import FieldErrors
from desktop.forms.definition import Form
from desktop.ui.acts.pieces import ask
from desktop.ui.bits import button, column, keycap, label, line, picture
from desktop.ui.case_cards import RowButton
from desktop.ui.form import FormView
from desktop.ui.page import later
from desktop.ui.setup_centre import left, line_fields
from desktop.ui.theme import L, M, S
from desktop.ui.words import each_language, mark, tr

SEEN = 1500  # milliseconds

if TYPE_CHECKING:
    from desktop.ui.page import Page
    from desktop.ui.room import Room, SetUp


class Ways(QWidget):
    """Three ways, each with its number."""

    def __init__(
        self, sample: Callable[[], None], set_up: Callable[[], None], join: Callable[[], None], half_done: bool
    ) -> None:
        super().__init__()
        go_on = tr("Go on with the set-up") if half_done else tr("Set up this office")
        ways = (
            (tr("Try it with a sample ward"), tr("A made-up town with files in all states; every paper bears a mark."), "cases", sample),
            (go_on, tr("Act, wards, officers, letterhead: a quarter of an hour. It can be left and taken up again."), "plus", set_up),
            (tr("Join an office"), tr("With a code of the centre, or from a copy on a stick."), "sync", join),
        )  # fmt: skip
        rows = []
        for n, (title, about, drawing, act) in enumerate(ways, 1):
            said = column(label(title, "strong"), label(about, "muted", wrap=True), gap=2)
            row = line(picture(drawing, 26, "accent"), said, keycap(str(n)), gap=L, margins=(S, M, S, M))
            row.setStretch(1, 1)
            each = RowButton(row, act, f"{title}. {about}")
            QShortcut(QKeySequence(str(n)), self).activated.connect(act)
            rows.append(each)
        self.first = rows[1 if half_done else 0]
        self.setLayout(column(*rows, gap=S))


class JoinForm(QWidget):
    """By a code of the centre over the line, or from a copy that another PC of the office made on a stick."""

    def __init__(self, page: Page, set_up: SetUp, go_over: Callable[[Callable[[], Room]], None]) -> None:
        super().__init__()
        self._page, self._set_up, self._go_over = page, set_up, go_over
        ways = {
            "line": each_language(mark("By the line, with a one-time code")),
            "copy": each_language(mark("From a copy on a stick")),
        }
        self._fields = (
            ask("way", "select_one", mark("How"), required=True, default="line", choices=ways),
            *line_fields("${way} = 'line'"),
            ask(
                "copy",
                "file",
                mark("The copy"),
                appearance="any",
                required=True,
                relevant="${way} = 'copy'",
                hint=mark("The newest file in the folder of backups on the stick"),
            ),
        )
        self.form = FormView(self._fields, page.shell.desk.today())
        self.go = button(tr("Join"), self.join, kind="primary", drawing="check")
        self.form.finished.connect(self.go.setFocus)
        self.form.left.connect(lambda name: left(page, self.form, name))
        self.setLayout(column(self.form, M, line(self.go, -1)))

    def first_focus(self) -> None:
        """Begin at the way."""
        self.form.boxes["way"].focus()

    def join(self) -> None:
        """Check what was typed, and go."""
        from desktop.forms.validation import check

        answers = self.form.answers()
        try:
            check(Form("join", "1", {}, self._fields), answers, self._page.shell.desk.today())
        except FieldErrors as found:
            self.form.show_faults(found.errors)
            self.form.focus_fault()
            return
        set_up = self._set_up
        if answers["way"] == "line":
            url, code, pin = (answers.get(name, "").strip() for name in ("url", "code", "pin"))
            self._go_over(lambda: set_up.join(url, code, pin))
        else:
            self._go_over(lambda: set_up.restore(answers["copy"]))


class Made(QWidget):
    """The passwords that were made up: shown once, to be handed out."""

    def __init__(self, passwords: Mapping[str, str], go_on: Callable[[], Any]) -> None:
        super().__init__()
        rows = QGridLayout()
        rows.setHorizontalSpacing(L)
        for n, (login, password) in enumerate(passwords.items()):
            rows.addWidget(label(login, select=True), n, 0)
            rows.addWidget(label(password, "strong", select=True), n, 1)
        rows.setColumnStretch(2, 1)
        self.go = button(tr("Sign in"), go_on, kind="primary", drawing="check")
        first = tr(
            "The head of office then accepts the texts of the papers under Today; before that none can be issued."
        )
        parts: list[Any] = [label(first, wrap=True), M, line(self.go, -1)]
        if passwords:
            text = tr(
                "These passwords were made up. They are shown once: write them down and hand each to its officer."
            )
            parts = [label(text, wrap=True), M, rows, L, *parts]
        self.setLayout(column(*parts))
        self._seen = later(SEEN if passwords else 0, self._ready, self)

    def begin(self) -> None:
        """Passwords stand for a moment before Enter leads on: a key still meant for the page before must not lose them."""
        self.go.setEnabled(False)
        self._seen.start()

    def _ready(self) -> None:
        self.go.setEnabled(True)
        self.go.setFocus()
