"""The first window of a new PC: try a sample ward, join an office, or set this office up step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.core.clock import instant_text
from desktop.core.errors import FieldError, FieldErrors
from desktop.forms.definition import Form
from desktop.ui import setup_centre, theme, words
from desktop.ui.acts.base import MEASURE, SAVE_PAUSE
from desktop.ui.acts.pieces import card_of
from desktop.ui.bits import Band, Elided, button, column, empty, label, line, scrolled
from desktop.ui.drafts import whole
from desktop.ui.faults import sentence
from desktop.ui.form import FormView
from desktop.ui.page import Page, Route, later
from desktop.ui.setup_plan import holidays_from, in_each, place_of, plan_of, step_faults, wards_from
from desktop.ui.setup_side import SOON, SetUpSide, summary
from desktop.ui.setup_start import JoinForm, Made, Ways
from desktop.ui.setup_steps import Answers, Step, fields_of, languages_of, officers_of, steps_of
from desktop.ui.theme import XL, L, M, S
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.ui.room import Room, SetUp
    from desktop.ui.window import Window

KEY = "set-up"
NARROW = 760
WIDE = 1180


def _shaped(kept: dict[str, Any]) -> bool:
    """Whether a draft holds a step, and for each step its answers, as it was kept."""
    told = dict(kept["answers"])
    officers = told.pop("officers", [])
    rows = isinstance(officers, list) and all(isinstance(each, dict) for each in officers)
    return rows and all(isinstance(each, dict) for each in told.values()) and type(kept.get("step")) is int


class SetUpPage(Page):
    """Everything that is asked before there is an office; what was typed is kept at every field."""

    def __init__(self, window: Window) -> None:
        super().__init__(window, Route("set-up"))
        self.window_ = window
        self.set_up: SetUp = window.room.set_up  # type: ignore[assignment]  # the page is made only where there is one
        self.answers: Answers = {}
        self.at = -1  # the step at which we are; -1 before the first
        self.form: FormView | None = None
        self.ways = column(gap=2)
        self.left = QWidget()
        self.left.setLayout(column(self.ways, -1))
        self.sheet = column(gap=S, margins=(XL, M, XL, L))
        self.card = card_of(self.sheet)
        paper = QWidget()
        at_left = line(self.card, -1)
        at_left.setStretch(0, 1000)
        self.paper = column(at_left, -1, gap=M)
        paper.setLayout(self.paper)
        self.area = scrolled(paper)
        self.area.setMaximumWidth(theme.now().px(MEASURE) + M)
        self.side = SetUpSide(self)
        self.across = line(self.left, self.area, self.side, -1, gap=L)
        self.across.setStretch(1, 1000)
        self.body.addLayout(self.across, 1)
        self.next = button(tr("Next"), self.step_on, kind="primary", drawing="next", keys="Ctrl+Enter")
        self.before = button(tr("Back"), self.step_back, keys="Esc")
        self.out = button(tr("Leave this officer out"), self._leave_out, kind="link", drawing="close")
        self.kept = Elided("", "small")
        self.body.addLayout(line(self.next, self.before, self.out, self.kept, *self._languages(), gap=M))
        self.body.itemAt(self.body.count() - 1).layout().setStretch(3, 1)
        self._tried: tuple[str, FieldError] | None = None  # the path that could not be read, and why
        self._pause = later(SAVE_PAUSE, self.leave, self)
        self._rewind = later(SOON, self._to_the_top, self)
        QApplication.instance().focusChanged.connect(self._follow)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.step_on)

    # what the window asks ----------------------------------------------

    def load(self) -> None:
        """Find what was left half done, and begin."""
        self.run("write", lambda: self.set_up_drafts.draft(KEY), self._take_up)

    def leave(self) -> None:
        """Keep what was typed."""
        self._pause.stop()
        if self.at < 0 or self.form is None:
            return
        self._gather()
        now = self.shell.desk.clock.now()
        plain = {**self.answers, "officers": [{**o, "password": ""} for o in self.answers.get("officers", ())]}
        content = {"answers": plain, "step": self.at, "at": instant_text(now)}
        drafts, shell = self.set_up_drafts, self.shell
        shell.lanes.run("write", lambda: drafts.save_draft(KEY, content), lambda _none: None, shell.fault)
        self.kept.put(tr("Draft kept {when}", when=words.moment(content["at"])))

    @property
    def set_up_drafts(self) -> Any:
        """Where half-filled forms are kept."""
        return self.shell.room.drafts

    # going about ---------------------------------------------------------

    @property
    def step(self) -> Step:
        """The step at which we are."""
        return steps_of(self.answers)[self.at]

    def begin(self) -> None:
        """Ask the ways in."""
        self.at, self.form = -1, None
        self.name(tr("Welcome to Nagardesk"), tr("This PC has no office yet. What shall it be?"))
        self._clear()
        ways = Ways(self._sample, lambda: self.show_step(max(self._left_at, 0)), self._join, bool(self.answers))
        self._say(ways)
        ways.first.setFocus()
        if self.set_up.trouble:
            self.say(Band(tr("This PC has not joined yet"), self.set_up.trouble, tone="soon", drawing="warning"))

    def show_step(self, at: int, faults: Sequence[FieldError] = ()) -> None:
        """Show a step, with what is wrong in it."""
        self.form = None  # what is left now must not be taken for an answer of the new step
        self.at = self._left_at = min(at, len(steps_of(self.answers)) - 1)
        step = self.step
        self.hush()
        self.name(tr("Set up this office"), tr("Nothing is written before you found it; leave at any time."))
        self._clear(keep=True)
        self._draw_ways()
        title = tr(step.title)
        self.sheet.addWidget(label(f"{title} {step.number + 1}" if step.name == "officer" else title, "heading"))
        self.sheet.addWidget(label(tr(step.about), "muted", wrap=True))
        asked = list(fields_of(step, self.answers, self.shell.desk.law))
        self.asked = asked
        self.form = FormView(asked, self.shell.desk.today())
        self.form.put(self._own())
        if step.name == "letterhead":
            self._gather()  # what is proposed is shown as it prints
        self.form.changed.connect(self._typed)
        self.form.left.connect(self._left)
        self.form.finished.connect(self.next.setFocus)
        if step.name == "summary":
            for part in summary(self):
                self.sheet.addWidget(part)
        self.sheet.addWidget(self.form)
        self.next.setText(tr("Found the office") if step.name == "summary" else tr("Next"))
        self.next.meant = step.name == "summary"
        self.out.setVisible(step.name == "officer" and step.number > 0)
        self.side.show_step()
        self.form.show_faults(faults)
        if self.form.focus_fault():
            return
        self._rewind.start()
        if step.name == "wards" and not self._own():
            self.form.boxes["file"].focus()
        elif asked:
            self.form.focus_first()
        else:
            self.next.setFocus()

    def step_on(self) -> None:
        """Check the step and go to the next; at the last one found the office. Where an office is joined, join it."""
        for joining in self.findChildren(JoinForm):
            joining.join()
        if self.at < 0 or self.form is None or not self.next.isEnabled():
            return
        self._gather()
        faults = self._check()
        for box in self.form.boxes.values():
            box.touched = True
        strange = self.form.show_faults(faults)
        if self.form.focus_fault() or strange:
            for fault in strange[:1]:
                self.tell(fault)
            return
        if self.step.name == "summary":
            self._found()
        else:
            self.leave()
            at = self.at + 1
            setup_centre.try_out(self, self._own() if self.step.name == "centre" else {}, lambda: self.show_step(at))

    def step_back(self) -> None:
        """One step back; before the first, to the ways in."""
        if not self.next.isEnabled():
            return  # the office is being founded
        if self.at < 0:
            if self.form or self.sheet.count():
                self.begin()
            return
        self.leave()
        if self.at:
            self.show_step(self.at - 1)
        else:
            self.begin()

    # inside --------------------------------------------------------------

    _left_at = 0

    def _take_up(self, content: dict[str, Any] | None) -> None:
        if (found := whole(content)) and _shaped(found):
            self.answers, self._left_at = found["answers"], found["step"]
        self.begin()

    def _own(self) -> Answers:
        step = self.step
        if step.name == "officer":
            officers = officers_of(self.answers)
            since = officers[step.number - 1].get("held_from", "") if step.number else ""
            return {"held_from": since, **officers[step.number]}
        if step.name == "letterhead" and step.name not in self.answers:
            body = in_each(self.answers.get("name", {}), "body", languages_of(self.answers))
            return {f"name_{code}": text for code, text in body.items()}
        return dict(self.answers.get(step.name, {}))

    def _gather(self) -> None:
        if self.form is None or self.at < 0:
            return
        step, told = self.step, {k: v for k, v in self.form.answers().items() if k != "file"}
        if step.name == "officer":
            officers = officers_of(self.answers)
            officers[step.number] = told
            self.answers["officers"] = officers
        elif step.name != "summary":
            self.answers[step.name] = told

    def _check(self) -> list[FieldError]:
        from desktop.forms.validation import check

        faults: list[FieldError] = []
        answers = {k: v for k, v in (self.form.answers() if self.form else {}).items() if k != "file"}
        try:
            check(Form("set-up", "1", {}, tuple(self.asked)), answers, self.shell.desk.today())
        except FieldErrors as found:
            faults = found.errors
        return [*faults, *step_faults(self.step, self.answers)]

    def _typed(self) -> None:
        self._pause.start()
        self._gather()
        self.side.look()

    def _left(self, name: str) -> None:
        if self.form is None:
            return
        box = self.form.boxes[name]
        if name == "file" and box.value():
            path = box.value()
            box.put("")
            self.run("io", lambda: self.shell.room.rows(path), self._read, lambda error: self._unread(path, error))
            return
        self._gather()
        self.form.show_faults([*self._check(), *self._unread_still()], only_touched=True)
        if self.step.name == "centre":
            setup_centre.left(self, self.form, name)
        self.leave()
        self.side.settle()

    def _read(self, rows: list[list[str]]) -> None:
        if self.form is None or self.step.name not in ("wards", "holidays"):
            return
        name = self.step.name
        found = wards_from(rows, languages_of(self.answers)) if name == "wards" else holidays_from(rows)
        self.form.put({name: found})
        text = words.trn("%n lines read", len(found))
        more = tr("Look them over below.") if found else tr("No line begins as it should; see the hint at the field.")
        self.say(Band(text, more, tone="fine" if found else "soon", drawing="check" if found else "warning"))
        self._typed()

    def _unread(self, path: str, error: Exception) -> None:
        if not (self.form and "file" in self.form.boxes and isinstance(error, FieldError)):
            self.tell(error)
            return
        box = self.form.boxes["file"]
        box.put(path)  # a slip in it is mended, not typed anew
        again = self._tried is not None and self._tried[0] == path
        self._tried = (path, FieldError("file", error.message, code=error.code, **error.params))
        if not again:  # who goes on with the same is let go
            box.focus()
        box.show_fault(sentence(error))

    def _unread_still(self) -> list[FieldError]:
        box = self.form.boxes.get("file") if self.form else None
        return [self._tried[1]] if box and self._tried and box.value() == self._tried[0] else []

    def _leave_out(self) -> None:
        officers = officers_of(self.answers)
        if self.step.name == "officer" and len(officers) > 1:
            gone = officers.pop(self.step.number)
            if gone.get("more") == "no":
                officers[-1]["more"] = "no"
            self.answers["officers"] = officers
            self.form = None
            self.show_step(min(self.at, 4 + len(officers) - 1))

    def _found(self) -> None:
        faults: list[FieldError] = []
        plan: dict[str, Any] = {}
        try:
            plan = plan_of(self.answers)
        except FieldErrors as found:
            faults = found.errors
        except FieldError as found:
            faults = [found]
        if faults:
            self._refused(FieldErrors(faults))
            return
        self.say(Band(tr("One moment; the data are made ready.")))
        self._still(True)
        self.run("write", lambda: self._write(plan), self._founded, self._refused)

    def _write(self, plan: dict[str, Any]) -> tuple[dict[str, str], Room, str]:
        """Found the office; then enrol, which may fail without harm: it is done under Sync another time."""
        made, room = self.set_up.found(plan)
        self.set_up_drafts.drop_draft(KEY)
        return made, room, setup_centre.enrol(room, self.answers.get("centre", {}))

    def _founded(self, found: tuple[dict[str, str], Room, str]) -> None:
        made, room, trouble = found
        self.shell.memory.keep(setup_centre.FOLDER, self.answers.get("centre", {}).get("folder", ""))
        self.at, self.form = -1, None
        self.hush()
        self._clear()
        self.name(tr("The office is founded"), tr("Sign in as the administrator to go on."))
        shown = Made(made, lambda: self._go_over(lambda: room))
        self._say(shown)
        shown.begin()
        if trouble:
            self.say(
                Band(tr("The PC is not enrolled yet; do it under Sync."), trouble, tone="soon", drawing="warning")
            )

    def _still(self, still: bool) -> None:
        """While the office is founded nothing of the set-up is changed; the keyboard stays on the page."""
        if still:
            self.setFocus()
        for each in (self.next, self.before):
            each.setEnabled(not still)

    def _refused(self, error: Exception) -> None:
        self._still(False)
        self.hush()
        if not isinstance(error, FieldErrors):
            self.tell(error)
            return
        steps = steps_of(self.answers)
        placed = [place_of(fault, steps, languages_of(self.answers)) for fault in error.errors]
        first = placed[0][0]
        self.form = None
        self.show_step(steps.index(first), [fault for step, fault in placed if step == first])
        shown = self.form.boxes if self.form else {}
        if placed[0][1].field not in shown:
            self.tell(error.errors[0])

    def _sample(self) -> None:
        self._go_over(self.set_up.sample, tr("At the first start this takes a minute or two."))

    def _join(self) -> None:
        self.form = None
        self._clear()
        self.name(tr("Join an office"), tr("The office is there already; this PC becomes one of its own."))
        form = JoinForm(self, self.set_up, self._go_over)
        self._say(form)
        form.first_focus()

    def _go_over(self, there: Callable[[], Room], how_long: str = "") -> None:
        self.say(Band(tr("One moment; the data are made ready."), how_long))
        self.window_.move(there)

    def stay(self, error: Exception) -> None:
        """It did not go; what was typed stands as it was."""
        self.tell(error)
        self.card.setFocus()
        self.card.focusNextChild()

    def _say(self, part: QWidget) -> None:
        self.sheet.addWidget(part)

    def _clear(self, *, keep: bool = False) -> None:
        empty(self.sheet)
        empty(self.ways)
        for each in (self.next, self.before, self.side):
            each.setVisible(keep)
        self.left.setVisible(keep and not self._narrow)
        self.card.setMaximumWidth(theme.now().px(MEASURE if keep else NARROW))
        self.out.hide()
        self._still(False)
        if not keep:
            self.kept.put("")

    _narrow = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where room is short the steps are left to the keys, and the side stands under the form."""
        super().resizeEvent(event)
        narrow = theme.is_narrow(event.size().width(), WIDE)
        if narrow == self._narrow:
            return
        self._narrow = narrow
        self.left.setVisible(self.at >= 0 and not narrow)
        if narrow:
            self.across.removeWidget(self.side)
            self.paper.insertWidget(1, self.side)
        else:
            self.paper.removeWidget(self.side)
            self.across.addWidget(self.side)
        self.side.stand_under(narrow)

    def _to_the_top(self) -> None:
        """Begin a step at its head, unless the field at work stands further down."""
        self.area.verticalScrollBar().setValue(0)
        self._follow(None, QApplication.focusWidget())

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Keep the field at work in sight, with what stands under it."""
        if now is not None and self.form is not None and self.form.isAncestorOf(now):
            self.area.ensureWidgetVisible(now, 0, 90)

    def _draw_ways(self) -> None:
        for n, step in enumerate(steps_of(self.answers)):
            text = tr(step.title)
            if step.name == "officer":
                text = f"{text} {step.number + 1}"
            each: QPushButton = button(text, lambda at=n: self._jump(at), kind="nav")
            each.setCheckable(True)
            each.setChecked(n == self.at)
            each.setEnabled(n <= max(self._reached(), self.at))
            wide = QFontMetrics(theme.font(theme.now().body, bold=True)).horizontalAdvance(text)
            each.setMinimumWidth(wide + 2 * L)
            self.ways.addWidget(each)

    def _reached(self) -> int:
        done = [n for n, s in enumerate(steps_of(self.answers)) if s.name == "officer" or s.name in self.answers]
        return max(done, default=0) if "wards" in self.answers else min(max(done[:4], default=0), 3)

    def _jump(self, at: int) -> None:
        self.leave()
        self.show_step(at)

    def _languages(self) -> list[QWidget]:
        made: list[QWidget] = []
        for code in words.available():
            each = button(words.LANGUAGES[code], lambda c=code: self.window_.show_language(c), kind="link")
            each.setEnabled(code != words.language())
            made.append(each)
        return [*made, button(tr("Help"), self.window_.open_help, kind="link", keys="F1")]
