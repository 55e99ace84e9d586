"""Sign-in, at the start and after the window locked itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from desktop.core.errors import NagardeskError
from desktop.ui import theme, words
from desktop.ui.bits import announce, button, card, column, label, line, restyle, scrolled
from desktop.ui.flow import Flow
from desktop.ui.secret import hide, show_key
from desktop.ui.theme import XL, XS, L, M, S
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.office import Office

Tried = Callable[[str, str], None]
ITS_OWN = 0  # Qt.ShortcutContext.WidgetShortcut; `Qt` is asked for late, after the first picture
LONG = 4000  # milliseconds of waiting after which it is said why


def _go_to(field: QLineEdit) -> None:
    """As by Tab: what stands there is selected, so that another name is typed over it."""
    field.setFocus(QtCore.Qt.FocusReason.ShortcutFocusReason)


class SignIn(QWidget):
    """Name and password; the people of a sample ward are one key away."""

    def __init__(self, tried: Tried, switch: Callable[[str], None], help: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("desk")
        self._tried, self._help = tried, help
        self.office = label("", "muted", wrap=True)
        self.login, self.password = QLineEdit(), QLineEdit()
        self.show_it = show_key(self.password)
        name, secret = label(tr("Name you sign in with")), label(tr("Password"))
        for text, field in ((name, self.login), (secret, self.password)):
            text.setBuddy(field)
            field.setAccessibleName(text.text())
            field.textEdited.connect(self._calm)
        self.login.returnPressed.connect(self.password.setFocus)
        self.password.returnPressed.connect(self.submit)
        for key, here, there in (("Up", self.password, self.login), ("Down", self.login, self.password)):
            shortcut = QShortcut(QKeySequence(key), here)
            shortcut.setProperty("context", ITS_OWN)
            shortcut.activated.connect(lambda field=there: _go_to(field))
        self.fault = label("", "fault", wrap=True)
        self.fault.hide()
        self.waiting = label("", wrap=True)
        self.waiting.hide()
        self.enter = button(tr("Sign in"), self.submit, kind="primary")
        self.sheet = sheet = card(
            label("Nagardesk", "title"),
            self.office,
            self.waiting,
            M,
            name,
            self.login,
            S,
            secret,
            line(self.password, self.show_it),
            self.fault,
            S,
            self.enter,
            gap=XS,
        )
        sheet.layout().setContentsMargins(XL, XL, XL, XL)
        sheet.setFixedWidth(_width())
        self._long = QTimer(self, interval=LONG, singleShot=True)
        self._long.timeout.connect(self._still_waiting)
        self._around: list[QWidget] = []  # what stands above and below it for practice or a sample
        self.middle = middle = column(-1, sheet, gap=M)
        middle.addStretch(1)
        middle.addLayout(self._languages(switch))
        whole = QWidget()
        whole.setLayout(line(-1, middle, -1, margins=(L, L, L, L)))
        self.setLayout(column(scrolled(whole)))

    def wait(self) -> None:
        """Say that the files are still being opened: a sample ward is filled at its first start."""
        self.office.setText(tr("One moment; the data are made ready."))
        self._long.start()

    def _still_waiting(self) -> None:
        self.office.setText(f"{self.office.text()} {tr('At the first start this takes a minute or two.')}")

    def show_office(self, office: str, band: QWidget | None, samples: Sequence[tuple[str, str, str]]) -> None:
        """Say whose office this is, with a band above it where it is for practice.

        `samples` are (name, login, password) of a sample ward.
        """
        self._long.stop()
        self.office.setText(office)
        for each in self._around:
            each.hide()
            each.deleteLater()
        self._around = []
        if band:
            band.setFixedWidth(_width())
            self.middle.insertWidget(1, band)
            self._around.append(band)
        if samples:
            people = self._practice(samples)
            self.middle.insertWidget(self.middle.indexOf(self.sheet) + 1, people)
            self._around.append(people)
            before: QWidget = self.enter
            for each in people.findChildren(QPushButton):  # made late, they would come last of all
                self.setTabOrder(before, each)
                before = each

    def say(self, text: str) -> None:
        """Say what waits for somebody to sign in."""
        self.waiting.setText(text)
        self.waiting.show()

    def close_off(self, band: QWidget) -> None:
        """Nobody can come in: show why instead."""
        band.setFixedWidth(_width())
        self.middle.insertWidget(1, band)
        self.sheet.hide()

    def submit(self) -> None:
        """Try what was typed."""
        if not self.login.text():
            self.login.setFocus()
            return
        self.enter.setEnabled(False)
        self._tried(self.login.text(), self.password.text())

    def refused(self, error: Exception) -> None:
        """Say that it did not go, and let it be tried again."""
        from desktop.ui.faults import sentence

        self.enter.setEnabled(True)
        text = sentence(error) if isinstance(error, NagardeskError) else tr("Something went wrong in the program")
        self.fault.setText(text)
        self.fault.show()
        announce(self, text)
        self.password.setProperty("wrong", True)
        restyle(self.password)
        self.password.selectAll()
        self.password.setFocus()

    def ready(self, login: str = "") -> None:
        """Empty it for the next person, or for the same one after a lock."""
        self.enter.setEnabled(True)
        self.login.setText(login)
        self.password.clear()
        hide(self.password, self.show_it)
        self._calm()
        (self.password if login else self.login).setFocus()

    def _calm(self) -> None:
        self.fault.hide()
        if self.password.property("wrong"):
            self.password.setProperty("wrong", False)
            restyle(self.password)

    def _practice(self, samples: Sequence[tuple[str, str, str]]) -> QWidget:
        flow = Flow()
        for who, login, password in samples:
            flow.addWidget(button(who, lambda lg=login, pw=password: self._tried(lg, pw)))
        made = card(label(tr("Sample ward: sign in as"), "eyebrow"), flow)
        made.setFixedWidth(_width())
        return made

    def _languages(self, switch: Callable[[str], None]):
        row = line(-1, gap=XS)
        for code in words.available():
            each = button(words.LANGUAGES[code], lambda c=code: switch(c), kind="link")
            each.setEnabled(code != words.language())
            row.addWidget(each)
        row.addWidget(button(tr("Help"), self._help, kind="link", keys="F1"))
        row.addStretch(1)
        return row


def _width() -> int:
    return min(theme.now().px(400), 640)


def called(office: Office, login: str) -> str:
    """The name and post of whoever signs in as `login`; '' if there is nobody."""
    officer = office.by_login(login)
    return f"{words.pick(officer.name)} · {words.pick(officer.designation)}" if officer else ""
