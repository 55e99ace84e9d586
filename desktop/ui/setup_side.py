"""What stands beside the steps of the set-up: the letterhead as it prints, numbers as they will be, who signs what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

from desktop.core.dates import financial_year
from desktop.core.errors import NagardeskError
from desktop.ui import theme, words
from desktop.ui.acts.base import SIDE
from desktop.ui.acts.pieces import side_card
from desktop.ui.beyond import guard_card, guards_of
from desktop.ui.bits import button, card, column, empty, label, line, scrolled
from desktop.ui.faults import sentence
from desktop.ui.page import later
from desktop.ui.paper_view import image_of
from desktop.ui.setup_centre import centre_text
from desktop.ui.setup_plan import in_each, letterhead_of, officer_of, plan_of
from desktop.ui.setup_steps import OFF_DAYS, act_of, key_of, kind_of, languages_of, officers_of
from desktop.ui.theme import XS, M, S
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from datetime import date

    from desktop.core.picture import Picture
    from desktop.law.model import Act
    from desktop.ui.page import Page
    from desktop.ui.setup_page import SetUpPage

PAUSE = 500
SOON = 20  # milliseconds after which what was put in is shown, and counts
UNDER = 520
MOST_SECTIONS = 60


def number_example(code: str, device: str, today: date) -> str:
    """How the first application of a year is numbered on this PC."""
    from desktop.casework.desk import device_code
    from desktop.ui.setup_plan import capitals

    return f"{capitals(code) or 'ABC'}/1-{device_code(device)}/BN/{financial_year(today)}/1"


def signed_by(act: Act, body: str, authority: str) -> list[str]:
    """The sections under which an authority signs in this kind of body."""
    from desktop.law.powers import signer

    found: list[str] = []
    for row in act.provisions():
        if not row.instruments:
            continue
        try:
            who = signer(act, row.id, body)
        except NagardeskError:
            continue  # nobody is named, or the section sleeps in this body
        if authority in (who.authority, *(each for each, _ in who.also)):
            found.append(row.section)
    return list(dict.fromkeys(found))


def sections_card(act: Act, body: str, authority: str) -> QWidget:
    """The same as a card."""
    sections = signed_by(act, body, authority)
    shown = ", ".join(words.cited(each) for each in sections[:MOST_SECTIONS])
    text = f"{shown} …" if len(sections) > MOST_SECTIONS else shown
    return side_card(
        tr("Signs under"),
        label(words.known(authority), "strong", wrap=True),
        label(trn("%n sections", len(sections)), "muted"),
        label(text, "small", wrap=True),
    )


class LetterheadPreview(QWidget):
    """A letter on the letterhead, set again when typing pauses."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._told: tuple[Any, ...] = ()
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.picture.setAccessibleName(tr("Preview"))
        self.wrong = label("", "fault", wrap=True)
        self.setLayout(column(label(tr("Preview"), "eyebrow"), self.picture, self.wrong, gap=XS))

    def show_head(self, letterhead: dict[str, Any], languages: list[str], act: str) -> None:
        """Set the letter anew, if anything changed."""
        told = (letterhead, languages, act)
        if told == self._told or len(letterhead.get("name", {})) < len(languages):
            return
        self._told = told
        room, width = self._page.shell.room, SIDE * 2
        self._page.run(
            "io",
            lambda: room.page_picture(room.preview(letterhead, languages, act), 0, width),
            self._drawn,
            self._not_drawn,
        )

    def _drawn(self, picture: Picture) -> None:
        if not isValid(self):
            return  # another step is shown meanwhile
        self.wrong.setText("")
        drawn = QPixmap.fromImage(image_of(picture))
        drawn = drawn.scaledToWidth(SIDE - 8, Qt.TransformationMode.SmoothTransformation)
        self.picture.setPixmap(drawn)
        self.picture.setFixedSize(drawn.size())

    def _not_drawn(self, error: Exception) -> None:
        if not isinstance(error, NagardeskError):
            self._page.tell(error)
        elif isValid(self):
            self.wrong.setText(sentence(error))


class SetUpSide(QWidget):
    """The side of the set-up, made anew for each step."""

    def __init__(self, page: SetUpPage) -> None:
        super().__init__()
        self._page = page
        self.inner = column(gap=M)
        self.holder = QWidget()
        self.holder.setLayout(column(self.inner, -1))
        self.setLayout(column(scrolled(self.holder)))
        self._under = False
        self._soon = later(SOON, self._fit, self)
        self.setFixedWidth(SIDE + 14)
        self._pause = later(PAUSE, self.settle, self)
        self._preview: LetterheadPreview | None = None

    def stand_under(self, under: bool) -> None:
        """Under the form it is as tall as it needs; beside it, as the page is."""
        self._under = under
        self._soon.start()
        self.setMinimumWidth(0 if under else SIDE + 14)
        self.setMaximumWidth(16_777_215 if under else SIDE + 14)

    def show_step(self) -> None:
        """Show what belongs to the step."""
        empty(self.inner)
        self._preview = None
        if self._page.step.name == "letterhead":
            self._preview = LetterheadPreview(self._page)
            self.inner.addWidget(self._preview)
        self._fill()
        self.settle()
        self._soon.start()
        self.setVisible(self.inner.count() > 0 or self._page.step.name == "officer")

    def _fit(self) -> None:
        """Under the form nothing of it is scrolled apart from the page."""
        tall = max(self.holder.sizeHint().height(), UNDER if self._preview else 0)
        self.setMinimumHeight(tall if self._under else 0)

    def look(self) -> None:
        """Something was typed: look again when typing pauses."""
        self._pause.start()

    def settle(self) -> None:
        """Show what is typed now."""
        page = self._page
        if page.at < 0:
            return
        if self._preview:
            languages = languages_of(page.answers)
            try:
                head = letterhead_of(page.answers.get("letterhead", {}), languages)
            except NagardeskError:
                return  # the fault stands at its field
            self._preview.show_head(head, languages, page.answers["body"]["act"])
        elif page.step.name in ("name", "officer"):
            empty(self.inner)
            self._fill()

    def _fill(self) -> None:
        page, add = self._page, self.inner.addWidget
        answers, step, desk = page.answers, page.step, page.shell.desk
        if step.name == "name":
            code = answers.get("name", {}).get("code", "")
            text = number_example(code, desk.store.device, desk.today())
            about = tr(
                "Body, ward and PC, subject, financial year, running number: no PC ever gives another's number."
            )
            add(side_card(tr("Numbers will look so"), label(text, "strong"), label(about, "small", wrap=True)))
        elif step.name == "officer":
            own = officers_of(answers)[step.number]
            if own.get("authority"):
                add(sections_card(act_of(answers, desk.law), kind_of(answers), own["authority"]))
        elif step.name == "beyond":
            act = act_of(answers, desk.law)
            for guard in guards_of(act):
                add(guard_card(guard, act))
        elif step.name == "centre":
            about = tr("Tell it to who looks after the centre; he makes a one-time code for it.")
            add(
                side_card(
                    tr("The id of this office"),
                    label(page.set_up.office, select=True, wrap=True),
                    line(button(tr("Copy"), lambda: _copy(page.set_up.office), kind="link"), -1),
                    label(about, "small", wrap=True),
                )
            )


def summary(page: SetUpPage) -> list[QWidget]:
    """Everything that was answered, part by part."""
    answers, law = page.answers, page.shell.desk.law
    languages = languages_of(answers)
    act = act_of(answers, law)
    name = answers.get("name", {})
    try:
        closed = len(plan_of(answers)["holidays"])
    except NagardeskError:
        closed = 0  # its fault is told when the office is founded
    parts = [
        card(
            label(pick(in_each(name, "body", languages)), "heading"),
            label(pick(act.title), wrap=True),
            label(pick(act.bodies.get(kind_of(answers))), "muted"),
            label(
                number_example(name.get("code", ""), page.shell.desk.store.device, page.shell.desk.today()), "small"
            ),
            gap=XS,
        )
    ]
    people: list[Any] = [label(tr("Officers"), "heading")]
    for each in officers_of(answers):
        officer = officer_of(each, languages)
        said = (pick(officer["name"]), pick(officer["designation"]), words.known(officer["authority"]))
        who = " · ".join(dict.fromkeys(part for part in said if part))
        people.append(label(f"{officer['login']}: {who}", wrap=True))
    parts.append(card(*people, gap=XS))
    wards = answers.get("wards", {}).get("wards", ())
    numbers = f"{trn('%n wards', len(wards))} · {trn('%n holidays', closed)}"
    weekly = answers.get("holidays", {}).get("weekly_off", ())
    each_week = f"{tr('Weekly closed days')}: {', '.join(tr(OFF_DAYS[day]) for day in weekly) or tr('none')}"
    beyond = answers.get("beyond", {})
    directed = [
        f"{pick(guard.title)}: {tr('put aside') if beyond.get(f'stands_{key_of(guard.id)}') == 'no' else tr('they stand')}"
        for guard in guards_of(act)
    ]
    exchange = f"{tr('Exchange')}: {centre_text(answers.get('centre', {}))}"
    parts.append(card(*(label(each, wrap=True) for each in (numbers, each_week, *directed, exchange)), gap=S))
    for each in parts:
        each.setProperty("role", "side")
    return [*parts, _room(theme.now().row)]


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def _room(height: int) -> QWidget:
    made = QWidget()
    made.setFixedHeight(height // 2)
    return made
