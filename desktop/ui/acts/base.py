"""The shape of every guided act: read what it is about, ask, keep the draft at every field, do it, tell the case."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from desktop.core.clock import instant_text
from desktop.core.errors import FieldError, FieldErrors, NagardeskError
from desktop.forms.definition import Field, Form
from desktop.ui import theme, words
from desktop.ui.acts.pieces import card_of
from desktop.ui.acts.refused import field_faults
from desktop.ui.bits import Band, button, column, empty, label, line, scrolled
from desktop.ui.drafts import DraftKeeper
from desktop.ui.form import FormView
from desktop.ui.means import Means, Suggestion
from desktop.ui.page import Command, Page, Route, Shell, later
from desktop.ui.theme import XL, L, M, S
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done

SAVE_PAUSE = 400
SIDE = 340
MEASURE = 960  # a form is no wider, at plain type


class ActPage(Page):
    """Base of the guided acts; a subclass says what to read, what to ask and what to do."""

    verb = words.mark("Do it")
    abreast = 1
    roles: tuple[str, ...] = ()

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.keeper = DraftKeeper(self)
        self.form: FormView | None = None
        self.context: Any = None
        self._reading = False
        self._standing: list[tuple[FieldError, Any]] = []  # what the desk refused, with the answer it was about
        self.sheet = column(gap=0, margins=(XL, S, XL, L))
        self.card = card_of(self.sheet)
        self.paper = column(self.card, gap=M)
        self.paper.addStretch(1)
        paper = QWidget()
        paper.setLayout(self.paper)
        self.area = scrolled(paper)
        self.side = column(gap=M)
        self.side_box = QWidget()
        self.side_box.setLayout(column(self.side, -1))
        self.side_area = scrolled(QWidget())
        self.side_area.setFixedWidth(SIDE + 14)
        self.beside = False
        if self.abreast == 1:
            self.area.setMaximumWidth(theme.now().px(MEASURE))
        across = line(self.area, self.side_area, -1, gap=M)
        across.setStretch(0, 1000)  # on a wide screen what is over stays free at the right
        self.body.addLayout(across, 1)
        self._place_side(beside=True)
        self.kept = label("", "small")
        self.do_it = button(tr(self.verb), self.submit, kind="primary", drawing="check", keys="Ctrl+Enter")
        self.later = button(tr("Leave for later"), shell.back, keys="Esc")
        self.do_it.meant = True
        self.body.addLayout(line(self.do_it, self.later, self.kept, -1, gap=M))
        self._pause = later(SAVE_PAUSE, self.save_draft, self)
        QApplication.instance().focusChanged.connect(self._follow)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.submit)

    # what a subclass says ----------------------------------------------

    def read_context(self) -> Callable[[], Any]:
        """Work for the read lane that gathers what the act needs."""
        raise NotImplementedError

    def fields(self, context: Any) -> Sequence[Field]:
        """What is asked."""
        raise NotImplementedError

    def prepared(self, context: Any) -> None:
        """Called once when the form stands: fill in the side, the title and what is known already."""

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        """Work for the write lane that does it."""
        raise NotImplementedError

    def told(self, done: Done) -> str:
        """What the case says afterwards."""
        return ""

    def check(self, answers: dict[str, Any]) -> list[FieldError]:
        """Faults that can be seen at once."""
        from desktop.forms.validation import check

        try:
            check(Form("act", "1", {}, tuple(self.asked)), answers, self.shell.desk.today(), self.shell.land)
        except FieldErrors as found:
            return found.errors
        return []

    def place(self, fault: FieldError) -> FieldError:
        """The fault under the name its field has on this page."""
        return fault

    def draft_title(self) -> str:
        """What Today calls the draft."""
        return self.heading.full

    def beside_draft(self) -> list[QWidget]:
        """More that can be done when a draft is taken up."""
        return []

    def changed_answer(self) -> None:
        """An answer changed; the side may look again."""

    # the page ------------------------------------------------------------

    def load(self) -> None:
        """Read the context once; a later look changes nothing that was typed."""
        if self.form is None and not self._reading:
            self._reading = True
            self.do_it.setEnabled(False)
            self.run("read", self.read_context(), self._stand, self._no_context)

    def first_focus(self) -> None:
        if self.form:
            self._focus_form()

    def leave(self) -> None:
        self.save_draft()

    def commands(self) -> list[Command]:
        group = self.heading.full
        return [
            Command(tr(self.verb), self.submit, "Ctrl+Enter", group, "check"),
            Command(tr("Throw the draft away"), self.throw_away, "", group, "close"),
        ]

    def submit(self) -> None:
        """Check what was typed; do it, or go to the first fault."""
        if self.form is None or not self.do_it.isEnabled():
            return
        if raw := self.form.legacy_left():
            raw.legacy.focus()
            return
        for each in self.form.boxes.values():
            each.touched = True
        self.hush()  # what was told of the try before
        self._standing = []
        answers = self.form.answers()
        strange = self.form.show_faults(self.check(answers))
        if self.form.focus_fault() or strange:
            for fault in strange[:1]:
                self.tell(fault)
            return
        self.do_it.setEnabled(False)
        self.run("write", self.work(answers), self._done, self._refused)

    def save_draft(self) -> None:
        """Keep what was typed."""
        self._pause.stop()
        if self.form is None or not self._dirty:
            return
        self._dirty = False
        now = self.shell.desk.clock.now()
        content = {"answers": self.form.answers(), "title": self.draft_title(), "at": instant_text(now)}
        content["field"] = self.form.at_work() or self._at
        if not self.allowed:
            content["prepared"] = True
        self.keeper.save(
            content, lambda: self.kept.setText(tr("Draft kept {when}", when=words.moment(content["at"])))
        )

    def throw_away(self) -> None:
        """Forget the draft and go back."""
        self._dirty = False
        self.keeper.drop()
        self.form = None
        self.shell.back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_side(beside=not theme.is_narrow(event.size().width(), 900))

    def _place_side(self, *, beside: bool) -> None:
        """The side stands beside the form, or under it where there is no room."""
        if beside == self.beside:
            return
        self.beside = beside
        self.side_area.setVisible(beside)
        if beside:
            self.paper.removeWidget(self.side_box)
            self.side_area.setWidget(self.side_box)
        else:
            self.paper.insertWidget(1, self.side_area.takeWidget())
        self.side_box.show()

    def need_authority(self, authority: str) -> None:
        """Only who holds this authority can do it; others may look."""
        self.allowed = self.shell.officer.authority == authority

    _dirty = False
    _at = ""  # the field at which the draft was left
    allowed = True

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Keep the field at work in sight, with what stands under it."""
        if now is not None and self.form is not None and self.form.isAncestorOf(now):
            self.area.ensureWidgetVisible(now, 0, 90)

    def _no_context(self, error: Exception) -> None:
        self._reading = False
        self.name(tr(getattr(self, "title", "") or self.verb))
        self._offer(False)
        self.tell(error)

    def _offer(self, can: bool) -> None:
        """Show the sheet and what does it, unless there is nothing to fill in now."""
        self.card.setVisible(can)
        self.do_it.setVisible(can)

    def _stand(self, context: Any) -> None:
        self.context = context
        try:
            self.asked = list(self.fields(context))
        except NagardeskError as error:
            self._no_context(error)
            return
        self._offer(True)
        self.form = FormView(self.asked, self.shell.desk.today(), self.means(), abreast=self.abreast)
        empty(self.sheet)
        self.sheet.addWidget(self.form)
        self.form.changed.connect(self._typed)
        self.form.left.connect(self._left)
        self.form.finished.connect(self.do_it.setFocus)
        self.allowed = not self.roles or bool(set(self.roles) & set(self.shell.officer.roles))
        self.prepared(context)
        self.do_it.setEnabled(self.allowed)
        self.keeper.read(self._take_up)
        self.keeper.read_last(self._know_last)

    def means(self) -> Means:
        """What the fields of this page may use."""
        from desktop.casework.wording import SCRIPTS, local_language

        shell = self.shell
        local = local_language(shell.languages)
        return Means(
            self.run, shell.land, shell.room.capture, self._known_before, SCRIPTS.get(local, ""), self._scanner
        )

    def _known_before(self, field: str, text: str) -> list[Suggestion]:
        from desktop.casework.recall import known

        return [Suggestion(*each) for each in known(self.shell.desk, field, text)]

    def _scanner(self, *folder: str) -> str:
        if folder:
            self.shell.memory.keep("scanner", folder[0])
        return self.shell.memory.text("scanner")

    def _know_last(self, answers: dict[str, Any]) -> None:
        if self.form is not None:
            self.form.last = answers

    def _take_up(self, content: dict[str, Any] | None) -> None:
        if content and content.get("answers"):
            self.form.put(content["answers"])
            away = button(tr("Begin afresh"), self._afresh, kind="link", drawing="close")
            doing = [away, *self.beside_draft()]
            text = tr("Kept {when}", when=words.moment(content["at"]))
            self.say(
                Band(tr("You left this half done; it goes on where you were."), text, drawing="draft", actions=doing)
            )
            self._at = content.get("field", "")
            self.changed_answer()
            if self.form.focus_field(self._at):
                return
        elif not self.allowed:
            self.say(
                Band(
                    tr("You can prepare it; another person does it."),
                    tr("What you type is kept on this PC; who does it can take it over."),
                    drawing="lock",
                )
            )
        else:
            self.keeper.read_prepared(self._tell_prepared)
        self._focus_form()

    def _tell_prepared(self, whose: str, name: Mapping[str, str], content: dict[str, Any]) -> None:
        if self.form is None:
            return
        take = button(tr("Take it over"), lambda: self._take_over(whose, content), kind="link", drawing="draft")
        text = tr("{name} prepared this.", name=words.pick(name))
        when = tr("Kept {when}", when=words.moment(content["at"]))
        self.say(Band(text, when, drawing="draft", actions=[take]))

    def _take_over(self, whose: str, content: dict[str, Any]) -> None:
        self.hush()
        self.keeper.take_over(whose)
        self.form.put(content["answers"])
        self._typed()
        self._focus_form()

    def _focus_form(self) -> None:
        if self.asked:
            self.form.focus_first()
        else:
            self.do_it.setFocus()

    def _afresh(self) -> None:
        self._dirty = False
        self.keeper.drop()
        self.hush()
        self._stand(self.context)

    def _typed(self) -> None:
        self._dirty = True
        self.do_it.setEnabled(self.allowed)
        self._pause.start()
        self.changed_answer()

    def _left(self, name: str) -> None:
        if self.form is None:
            return
        self._at = name
        self.form.boxes[name].touched = self.form.boxes[name].touched or bool(self.form.boxes[name].value())
        answers = self.form.answers()
        standing = [fault for fault, was in self._standing if answers.get(fault.field.partition(".")[0]) == was]
        self.form.show_faults([*self.check(answers), *standing], only_touched=True)
        self.save_draft()

    def _done(self, done: Done) -> None:
        self._dirty = False
        self._pause.stop()
        self.keeper.drop()
        self.keeper.keep_last(self.form.answers())
        self.form = None
        self.finish(done)

    def finish(self, done: Done) -> None:
        """Go where it is told that it was done."""
        self.shell.done(done, self.told(done))

    def _refused(self, error: Exception) -> None:
        self.do_it.setEnabled(self.allowed)
        faults = field_faults(error, self.form.answers()) if self.form is not None else []
        if not faults or self.form is None:
            self.tell(error)
            return
        placed, answers = [self.place(fault) for fault in faults], self.form.answers()
        self._standing = [(fault, answers.get(fault.field.partition(".")[0])) for fault in placed]
        strange = self.form.show_faults(placed)
        if strange:
            self.tell(strange[0])
        self.form.focus_fault()


class CaseAct(ActPage):
    """An act in a case; its context is the case file with whatever `more` brings."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.case = route.args[0]
        self.file: CaseFile | None = None

    def more(self, file: CaseFile) -> Any:
        """More to read, in the read lane."""
        return None

    def read_context(self) -> Callable[[], Any]:
        desk = self.shell.desk

        def look() -> tuple[CaseFile, Any]:
            file = desk.case(self.case)
            return file, self.more(file)

        return look

    def _stand(self, context: tuple[CaseFile, Any]) -> None:
        self.file = context[0]
        super()._stand(context)

    def name_case(self, title: str) -> None:
        """Title with the case under it."""
        from desktop.ui.case_view import names_of

        file = self.file
        self.name(title, " · ".join((file.number, names_of(file.applicant()))))

    def draft_title(self) -> str:
        return f"{self.heading.full} · {self.file.number}" if self.file else self.heading.full
