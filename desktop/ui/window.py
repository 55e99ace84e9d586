"""The window: sign-in, then one page at a time with the ways to others at the left, search above, the strip below."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from desktop.core.errors import NagardeskError
from desktop.ui import crash, theme, words
from desktop.ui.brought import Brought
from desktop.ui.idle import Idle
from desktop.ui.keys import bind_keys, commands_everywhere, leave_turning_to, open_help, open_shortcuts
from desktop.ui.lanes import Lanes
from desktop.ui.memory import Memory
from desktop.ui.overlay import Overlay
from desktop.ui.page import Command, Page, Route, Told, later
from desktop.ui.pages import make_page
from desktop.ui.print_run import PrintRun
from desktop.ui.recent import Recent
from desktop.ui.signin import SignIn, called
from desktop.ui.sync_run import SyncRun
from desktop.ui.way import Way
from desktop.ui.words import tr

if TYPE_CHECKING:
    from decimal import Decimal

    from desktop.casework.desk import Desk, Done
    from desktop.casework.office import Office, Officer
    from desktop.ui.frame import Frame
    from desktop.ui.room import Room
    from desktop.ui.setup_page import SetUpPage

HOME = Route("today")
_RESTS = (  # pages to which one comes back from an act
    *("case", "list", "today", "streets", "street", "counter", "books"),
    *("dues", "payments", "hand_books", "audit", "fees", "sittings"),
)
SLOW = 700  # milliseconds after which somebody who waits for a room is told so
PLACED = 300  # milliseconds after which the desktop has given the window its size; what came before may be lost
GARBAGE = (2_000, 4, 10_000)  # Python looks for garbage often and through little: the screen waits while it looks


class Window(QMainWindow):
    """The shell that pages work in."""

    room: Room
    desk: Desk
    languages: tuple[str, ...] = ("hi", "en")
    land: Mapping[str, Decimal] = MappingProxyType({})
    practice = False

    def __init__(self, memory: Memory, faults: Path) -> None:
        super().__init__()
        self.memory, self._faults = memory, faults
        self.lanes = Lanes(self)
        self.sync = SyncRun(self.lanes, self)
        self.prints = PrintRun(self.lanes, self)
        self.brought = Brought(self)
        self.sync.over.connect(lambda _truth, _error: self.changed())
        self.officer: Officer | None = None
        self.way = Way()
        self.recent = Recent()
        self._told: dict[str, Told] = {}
        self._opened = False
        self.outer = QStackedWidget()
        self.setCentralWidget(self.outer)
        self.frame: Frame | None = None
        self.set_up: SetUpPage | None = None
        self.setMinimumSize(960, 560)
        self._slow = later(SLOW, lambda: self.sign_in.wait(), self)
        self.idle = Idle(self, lambda: memory.number("lock", 10), self.lock)
        bind_keys(self)
        self._make_sign_in()
        memory.place(self)

    # coming in -------------------------------------------------------

    def wait_for_room(self) -> None:
        """A room is being opened: if that takes long, the sign-in says so."""
        self._slow.start()

    def settle_in(self, room: Room) -> None:
        """Take the room once it is ready: the sign-in can be used from now on, or the set-up begins."""
        self.room, self.desk = room, room.desk
        self._opened = True
        self.brought.listen(room.wishes)
        self._slow.stop()
        gc.freeze()  # law and libraries stay anyhow: looking through them again made the screen wait a quarter second
        gc.set_threshold(*GARBAGE)
        gc.enable()
        if room.set_up:
            self._make_set_up()
        else:
            self.lanes.run("read", room.desk.office, self._know_office, self.fault)

    def move(self, there: Callable[[], Room]) -> None:
        """Go over to another room (practice, the sample ward, an office just joined) when all lanes have come to rest.

        Meanwhile nothing can be done here; if it can't be entered, all is as it was and the reason is told.
        """
        self._leave()
        self.outer.setEnabled(False)
        self._opened = False

        def settle(room: Room) -> None:
            self.outer.setEnabled(True)
            self._empty()
            self.settle_in(room)
            if not room.set_up:
                self.sign_in.ready()

        def stay(error: Exception) -> None:
            self.outer.setEnabled(True)
            self._opened = True
            if self.set_up:
                self.set_up.stay(error)
            elif self.locked():
                self.sign_in.refused(error)
            else:
                self.surprised(error)

        self.lanes.rest(lambda: self.lanes.run("write", there, settle, stay))

    def go_elsewhere(self) -> None:
        """From the office to its practice, or back."""
        if self._opened and self.room.elsewhere:
            self.move(self.room.elsewhere)

    def no_room(self, error: Exception) -> None:
        """The office's data could not be opened: say why, where the sign-in would stand."""
        from desktop.ui.faults import fault_band

        self._slow.stop()
        gc.enable()
        self.sign_in.close_off(fault_band(self, error))

    def try_sign_in(self, login: str, password: str) -> None:
        """Check name and password off the screen's thread."""
        if not self._opened:
            QTimer.singleShot(100, lambda: self.try_sign_in(login, password))
            return
        self.lanes.run("read", lambda: None, lambda _office_is_known: self._prepare(), self.fault)
        self.lanes.run("read", lambda: self.room.sign_in(login, password), self.enter, self.sign_in.refused)

    def _prepare(self) -> None:
        """What stands around every page is made while the password is hashed: that takes longer, on purpose."""
        if self.frame is None and not self.room.set_up:
            self._make_frame()

    def enter(self, officer: Officer) -> None:
        """Let an officer in; after a lock the same person finds everything as it was left."""
        before, self.officer = self.officer, officer
        same = before is not None and before.id == officer.id and self.frame is not None
        self.desk = self.room.desk.as_officer(officer.id)
        if not same:
            self.recent.forget()
            self.way.begin(HOME)
            last = Route.read(self.memory.text(self._last_key(), str(HOME)))
            if last != HOME and last.page in (*_RESTS, "sync", "settings"):
                self.way.add(last, self.memory.text(self._last_key("narrowed")))
            if before is not None or self.frame is None:
                self._make_frame()
        if self.frame:
            self.frame.begin()
        self.outer.setCurrentWidget(self.frame)
        self._show_top()
        self.brought.show()
        self.idle.begin()

    def lock(self) -> None:
        """Lock the window; what was typed is kept."""
        if self.officer is None or self.frame is None:
            return
        self._leave()
        self.outer.setCurrentWidget(self.sign_in)
        self.sign_in.ready(self.officer.login)
        gc.collect()  # nobody waits now

    def locked(self) -> bool:
        """Whether nobody is at work."""
        return self.outer.currentWidget() is not self.frame or self.frame is None

    # going about -----------------------------------------------------

    @property
    def page(self) -> Page | None:
        """The page now shown."""
        return self.way.page

    def go(self, route: Route, *, instead: bool = False) -> None:
        """Show another page; `instead` drops the present one from the way back."""
        self._leave()
        if instead and self.way:
            self.way.step_back()
        if self.way.route != route:
            self.way.add(route)
        self._show_top()

    def go_home(self, route: Route) -> None:
        """Go to one of the pages at the left; the way back begins anew at Today."""
        if self.way.route == route:
            return
        self._leave()
        self.way.begin(*dict.fromkeys((HOME, route)))
        self._show_top()

    def back(self) -> None:
        """Esc: put away what lies over the page, let the page use it, else go one step back."""
        over = [each for each in self.findChildren(Overlay) if each.isVisible()]
        if over:
            over[-1].close_it()
            return
        if self.set_up:
            self.set_up.step_back()
        if self.locked():
            return
        page = self.page
        if page is None or page.escape() or not self.can_go_back():
            return
        self.go_back()

    def go_back(self) -> None:
        """To the page before, whatever this one would do with Esc."""
        if self.can_go_back():
            self._leave()
            self.way.go_back()
            self._show_top()

    def go_ahead(self) -> None:
        """To the page that was gone back from."""
        self._leave()
        if self.way.go_ahead():
            self._show_top()

    def can_go_back(self) -> bool:
        """Whether there is a page before this one."""
        return len(self.way) > 1

    def changed(self) -> None:
        """What is stored has changed: the page looks again, and the strip with it."""
        if self.page and not self.locked():
            self.page.load()
        if self.frame:
            self.frame.strip.look()

    def done(self, done: Done, text: str, place: Route | None = None) -> None:
        """An act was done: go to its case (or `place`), which says so and offers the papers."""
        there = place or Route("case", (done.case,))
        self._told[there.args[0] if there.args else there.page] = Told(text, done.papers)
        self.way.back_to(_RESTS)
        self.go(there)
        if self.frame:
            self.frame.strip.look()

    def look_at_office(self) -> None:
        """Read again what the window knows of the office."""
        self.lanes.run("read", self.room.desk.office, self._know_office, self.fault)

    def take_told(self, case: str) -> Told | None:
        """What is still to be told about a case; told once."""
        return self._told.pop(case, None)

    def open_shortcuts(self) -> None:
        """Show every key."""
        open_shortcuts(self)

    def open_help(self) -> None:
        """The page of the guide about where we are."""
        open_help(self)

    def search_for(self, text: str) -> None:
        """Search as typed: on the page if it searches itself, else in the list of cases."""
        page = self.page
        if page and page.search(text):
            return
        if text.strip():
            typing = self.focusWidget()
            over = typing is not None and any(each.isAncestorOf(typing) for each in self.findChildren(Overlay))
            self.go(Route("list", ("cases",)))
            if self.page:
                self.page.search(text)
            if over:
                typing.setFocus()  # the palette was opened meanwhile
            elif self.frame:
                self.frame.search.setFocus()  # whoever types slowly is still at it: the rest is no key of the list

    def fault(self, error: BaseException) -> Path | None:
        """Write down a fault of the program, and give its notice; what a clerk can meet anyway is none."""
        return None if isinstance(error, NagardeskError) else crash.write(self._faults, error)

    def surprised(self, error: BaseException) -> None:
        """A fault that nothing took: write it down and say so in place."""
        from desktop.ui.faults import fault_band

        page = self.set_up or (None if self.locked() else self.page)
        if page and isinstance(error, Exception):
            page.say(fault_band(self, error))
        else:
            self.fault(error)

    def commands(self) -> list[Command]:
        """Everything that can be done now, the page's own first; what it does itself is not offered twice."""
        own = self.page.commands() if self.page else []
        names = {each.name.partition(" · ")[0] for each in own}
        return [*own, *(each for each in commands_everywhere(self) if each.name not in names)]

    # the look --------------------------------------------------------

    def show_language(self, code: str) -> None:
        """Switch the language on the fly; the page is made anew and finds its draft."""
        self.memory.keep("language", words.show_language(code))
        self._remake()

    def show_mode(self, dark: bool) -> None:
        """Light or dark."""
        self.memory.keep("dark", "yes" if dark else "no")
        self._remake()

    def show_scale(self, scale: int) -> None:
        """Type from 100 to 200 percent."""
        self.memory.keep("scale", str(scale))
        self._remake()

    def step_scale(self, step: int) -> None:
        """The next larger or smaller type size; 0 is plain size."""
        self.show_scale(self.memory.scale_beside(step) if step else 100)

    def _remake(self) -> None:
        self._leave()
        locked = self.locked()
        theme.apply(QApplication.instance(), dark=self.memory.dark, scale=self.memory.scale)
        self.way.drop_pages()
        login = self.sign_in.login.text()
        self._make_sign_in()
        self.sign_in.ready(login)
        if self._opened and self.room.set_up:
            self._make_set_up()
        elif self._opened:
            self.lanes.run("read", self.room.desk.office, self._know_office, self.fault)
        if self.officer is not None:
            self._make_frame()
            self.frame.begin()
        else:
            self._put_away(self.frame)
            self.frame = None
        if not locked:
            self.outer.setCurrentWidget(self.frame)
            self._show_top()

    # inside ----------------------------------------------------------

    def _make_sign_in(self) -> None:
        old = getattr(self, "sign_in", None)
        self.sign_in = SignIn(self.try_sign_in, self.show_language, self.open_help)
        self._put_in_front(self.sign_in, old)

    def _make_frame(self) -> None:
        from desktop.ui.frame import Frame  # nothing of it is needed to show the sign-in

        self._put_away(self.frame)
        self.frame = Frame(self)
        self.outer.addWidget(self.frame)

    def _make_set_up(self) -> None:
        from desktop.ui.setup_page import SetUpPage

        old, self.set_up = self.set_up, SetUpPage(self)
        self._put_in_front(self.set_up, old)
        self.setWindowTitle("Nagardesk")
        self.set_up.load()

    def _empty(self) -> None:
        """Nobody is at work, and nothing of the room before is shown any more."""
        self.way.begin()
        self._put_away(self.set_up)
        self._put_away(self.frame)
        self.officer = self.set_up = self.frame = None
        self._make_sign_in()

    def _put_in_front(self, new: QWidget, old: QWidget | None) -> None:
        self.outer.addWidget(new)
        self.outer.setCurrentWidget(new)
        self._put_away(old)

    def _put_away(self, old: QWidget | None) -> None:
        if old:
            self.outer.removeWidget(old)
            old.deleteLater()

    def _know_office(self, office: Office) -> None:
        self.languages = office.languages
        words.tell_local(next((each for each in office.languages if each != "en"), ""))
        words.tell_digits(office.own_digits)
        self.land = office.land_units(self.room.desk.today())
        self.practice, band = office.practice, None
        body = words.pick(office.body)
        title = f"{body} – Nagardesk" if body else "Nagardesk"
        if self.practice:
            from desktop.core.clock import instant_text
            from desktop.ui.frame import practice_band

            self.memory.keep_first(f"practice.{office.id}", instant_text(self.room.desk.clock.now()))
            title, band = f"{tr('Practice')} – {title}", practice_band(self)
        self.setWindowTitle(title)
        people = [(called(office, login) or who, login, secret) for who, login, secret in self.room.samples]
        self.sign_in.show_office(body, band, people)
        self.brought.show()

    def _show_top(self) -> None:
        if self.frame is None or self.way.route is None:
            return
        page = self.way.show(self.frame.stack, lambda route: make_page(self, route))
        leave_turning_to(self, page)
        self.frame.show_place(page.route)
        page.load()
        page.name_area()
        page.first_focus()
        if self.officer:
            self.memory.keep(self._last_key(), str(page.route))
            self.memory.keep(self._last_key("narrowed"), self.way.narrowing)

    def _last_key(self, what: str = "last") -> str:
        """Where this officer was last is remembered for each office apart, so for its practice too."""
        return f"{what}.{self.desk.store.office}.{self.officer.id if self.officer else ''}"

    def _leave(self) -> None:
        if self.page:
            self.recent.note(self.page)
            self.page.leave()
            if self.officer:
                self.memory.keep(self._last_key("narrowed"), self.way.narrowing)
        if self.set_up:
            self.set_up.leave()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if handle := self.windowHandle():
            self.idle.watch(handle)
        QTimer.singleShot(PLACED, self, self.update)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._leave()
        self.memory.keep_place(self)
        self.sync.stop()
        self.prints.stop()
        self.lanes.finish(self.room.close if self._opened else None)
        super().closeEvent(event)
