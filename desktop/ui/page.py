"""A page of the window: one at a time, with its own heading, its own faults in place, and work off the screen's thread."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from shiboken6 import isValid

from desktop.ui import theme
from desktop.ui.bits import Elided, Scroll, announce, column, empty, label, line
from desktop.ui.flow import Flow
from desktop.ui.lanes import Lanes
from desktop.ui.memory import Memory
from desktop.ui.theme import XL, L, M, S
from desktop.ui.words import tr

if TYPE_CHECKING:
    from decimal import Decimal

    from desktop.casework.desk import Desk, Done
    from desktop.casework.office import Officer
    from desktop.ui.print_run import PrintRun
    from desktop.ui.room import Room
    from desktop.ui.sync_run import SyncRun


@dataclass(frozen=True, slots=True)
class Route:
    """Where in the window: a page and what it shows."""

    page: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "/".join((self.page, *self.args))

    @staticmethod
    def read(text: str) -> Route:
        """The route that `str` wrote."""
        page, *args = text.split("/")
        return Route(page, tuple(args))


@dataclass(frozen=True, slots=True)
class Command:
    """Something that can be done now: its name, keys and act; `group` stands beside it, `words` find it too."""

    name: str
    act: Callable[[], object]
    keys: str = ""
    group: str = ""
    drawing: str = ""
    words: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """An act just done, to be told once where it is shown: a sentence, and the papers it made."""

    text: str
    papers: tuple[str, ...]


class Shell(Protocol):
    """What a page may ask of the window."""

    room: Room
    desk: Desk
    lanes: Lanes
    memory: Memory
    languages: tuple[str, ...]
    land: Mapping[str, Decimal]
    officer: Officer
    sync: SyncRun
    practice: bool
    prints: PrintRun

    def go(self, route: Route, *, instead: bool = False) -> None:
        """Show another page; `instead` drops the present one from the way back."""
        ...

    def back(self) -> None:
        """Go back to the page before."""
        ...

    def done(self, done: Done, text: str, place: Route | None = None) -> None:
        """An act was done: say so on its case (or `place`), with the papers it made."""
        ...

    def take_told(self, place: str) -> Told | None:
        """What is still to be told at a place (a case, a receipt, a page) of an act just done; told once."""
        ...

    def fault(self, error: Exception) -> Path | None:
        """Write the notice of a fault of the program itself, and say where it lies."""
        ...

    def open_shortcuts(self) -> None:
        """Show every key."""
        ...

    def changed(self) -> None:
        """What is stored has changed; pages look again."""
        ...

    def look_at_office(self) -> None:
        """What the office has set has changed: its units of land, its languages."""
        ...


SLOW = 150  # milliseconds after which a page that is still empty says that it is being read
# Milliseconds after which what comes after the painting is done where nothing is painted, as out of sight.
UNSEEN = 100
# Pixels that a heading keeps beside what can be done, at plain type: a short one, and what a long one may ask for.
HEADING, LONG_HEADING = 140, 320


class Page(QWidget):
    """Base of every page.

    A page fills `body`; `load` reads what it shows and is called when the page comes up and when something changed;
    `leave` is called before it goes and keeps what was typed.
    """

    wide = True

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__()
        self.shell, self.route = shell, route
        self.finds = tr("Search name, number, premises")
        self.setObjectName("desk")
        self._runs, self._ever_shown = 0, False
        self._after: list[Callable[[], None]] = []  # done once what is in sight is painted
        self._slow = later(SLOW, self._say_wait, self)
        self._wait: QLabel | None = None
        self.heading = Elided("", "title")
        self.under = label("", "muted", wrap=True)
        self.actions = Flow(gap=S, one_line=True)
        self.messages = column(gap=S)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(M)
        self._top = line(column(self.heading), self.actions, gap=L)
        self._top.setStretch(0, 1)
        self._above_body = column(self._top, self.under, gap=0)
        self.setLayout(column(self._above_body, self.messages, self.body, gap=M, margins=(XL, L, L, L)))
        self.layout().setStretch(2, 1)
        self.under.hide()
        self.messages.setContentsMargins(0, 0, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What can be done stands beside the heading, or under it where there is no room."""
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        room = self.width() - XL - L - self.actions.sizeHint().width() - L
        asked = min(self.heading.sizeHint().width(), theme.now().px(LONG_HEADING))
        under = self.actions.count() > 1 and room < max(asked, theme.now().px(HEADING))
        way = QBoxLayout.Direction.TopToBottom if under else QBoxLayout.Direction.LeftToRight
        if self._top.direction() != way:
            self._top.setDirection(way)
            self._top.setSpacing(S if under else L)
            home = self._top.itemAt(0).layout() if under else self._above_body
            home.addWidget(self.under)  # it tells of the heading: never below what can be done

    def name(self, heading: str, under: str = "") -> None:
        """Say what the page is."""
        self.heading.put(heading)
        if self.isVisible():
            self._fold()
        self.under.setText(under)
        self.under.setVisible(bool(under))
        self.setAccessibleName(heading)
        self.name_area()

    def name_area(self) -> None:
        """What scrolls has the keyboard where a page is read and not filled in: it bears the page's name."""
        for each in self.findChildren(Scroll):
            each.setAccessibleName(self.heading.full)

    def load(self) -> None:
        """Read what the page shows."""

    def leave(self) -> None:
        """Keep what was typed; the page goes out of sight."""

    def narrowing(self) -> str:
        """How what is shown is narrowed and sorted, so that `narrow_as` brings it back; '' for all as it comes."""
        return ""

    def narrow_as(self, told: str) -> None:
        """Narrow and sort as `narrowing` told, before the first look."""

    def escape(self) -> bool:
        """Take Esc for the page's own use; False lets it go back."""
        return False

    def search(self, text: str) -> bool:
        """Take what is typed into the search field; False sends it to the list of cases."""
        return False

    def beside(self, by: int) -> Route | None:
        """What stands `by` lines on in the page's list, which goes there; None where it ends or there is no list."""
        return None

    def keep_focus(self) -> None:
        """What had the keyboard went out of use: keep it on the page."""
        self.setFocus()

    def searched(self) -> None:
        """Enter in the search field: into what was found, or straight to the only one."""
        self.first_focus()

    def commands(self) -> list[Command]:
        """What can be done on this page."""
        return []

    def first_focus(self) -> None:
        """Put the focus where work begins."""

    # work in the lanes -------------------------------------------------

    def read(self, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Run `work` in the read lane and hand its value to `then`, if the page is still there."""
        self.run("read", work, then)

    def run(
        self,
        lane: str,
        work: Callable[[], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """The same in any lane; a failure shows in place unless `failed` takes it."""
        self._runs += 1
        if not self._ever_shown and not self._slow.isActive():
            self._slow.start()

        def back(value: Any) -> None:
            if isValid(self):
                self._come()
                then(value)

        def fault(error: Exception) -> None:
            if isValid(self):
                self._come()
                (failed or self.tell)(error)

        self.shell.lanes.run(lane, work, back, fault)

    def soon(self, work: Callable[[], None]) -> None:
        """Do `work` here once what is in sight is painted; the page waits for it as for what it reads."""
        self._runs += 1
        self._after.append(work)
        QTimer.singleShot(UNSEEN, self, self._do_after)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._after:
            QTimer.singleShot(0, self, self._do_after)

    def _do_after(self) -> None:
        while self._after:  # one by one: what one of them can't do leaves the others to the next painting
            work = self._after.pop(0)
            self._runs -= 1
            work()

    def _come(self) -> None:
        """Something asked for is here; once all is, the page is no longer empty."""
        self._runs -= 1
        if self._ever_shown or self._runs:
            return
        self._ever_shown = True
        self._slow.stop()
        if self._wait:
            self._wait.hide()

    def _say_wait(self) -> None:
        self._wait = label(tr("One moment …"), "muted")
        self.layout().insertWidget(2, self._wait)

    def waiting(self) -> bool:
        """Whether the page still waits for something it asked for."""
        return self._runs > 0

    def tell(self, error: Exception) -> None:
        """Show in place what went wrong."""
        from desktop.ui.faults import fault_band

        self.say(fault_band(self.shell, error))

    def say(self, band: QWidget) -> None:
        """Show a message under the heading, instead of the one before."""
        empty(self.messages)
        self.messages.addWidget(band)
        announce(self, band.accessibleName())

    def hush(self) -> None:
        """Take the message away."""
        empty(self.messages)


def heading_line(text: str, *rest: QWidget) -> QHBoxLayout:
    """The heading of a part, with things at its right end."""
    return line(label(text, "heading"), -1, *rest, gap=S)


def later(ms: int, act: Callable[[], None], owner: QWidget) -> QTimer:
    """A timer that calls `act` once, `ms` after its last start; for what should wait until typing pauses."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(ms)
    timer.timeout.connect(act)
    return timer


def count_label() -> QLabel:
    """A quiet number beside a heading."""
    return label("", "muted")
