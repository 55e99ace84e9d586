"""Keys that work everywhere, and the commands behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from desktop.ui import words
from desktop.ui.page import Command, Route
from desktop.ui.pages import NAVIGATION, WAY_KEYS
from desktop.ui.recent import go_beside, go_recent, opened_before
from desktop.ui.words import mark, tr

if TYPE_CHECKING:
    from desktop.casework.ports import CaseRow
    from desktop.ui.page import Page
    from desktop.ui.window import Window

EVERYWHERE: tuple[tuple[str, str, str], ...] = (
    ("Ctrl+K", "palette", mark("Find any act or case")),
    ("Alt+G", "palette", mark("Find any act or case")),
    ("Ctrl+F", "search", mark("Search")),
    ("/", "search", mark("Search")),
    ("Ctrl+N", "new", mark("New application")),
    ("Esc", "back", mark("One step back")),
    ("Alt+Left", "to", mark("Back, where no tabs or days turn with it")),
    ("Alt+Right", "on", mark("And on again")),
    ("Ctrl+Tab", "recent", mark("The case opened before this one")),
    ("Ctrl+PgDown", "next", mark("The next of the list")),
    ("Ctrl+PgUp", "last", mark("The one before in the list")),
    ("F5", "refresh", mark("Look again")),
    ("F1", "help", mark("Help about this page")),
    ("Shift+F1", "shortcuts", mark("All keys")),
    ("F12", "settings", mark("Settings")),
    ("Ctrl+L", "lock", mark("Lock")),
    ("Ctrl+Q", "quit", mark("Close Nagardesk")),
    ("Ctrl++", "larger", mark("Larger type")),
    ("Ctrl+=", "larger", mark("Larger type")),
    ("Ctrl+-", "smaller", mark("Smaller type")),
    ("Ctrl+0", "plain", mark("Plain type size")),
)
TURNING = ("Alt+Left", "Alt+Right")
LATIN = {
    "en": "English angrezi अंग्रेज़ी",
    "hi": "Hindi",
    "mr": "Marathi मराठी",
    "pa": "Punjabi panjabi पंजाबी",
    "ta": "Tamil தமிழ் तमिल",
}  # how one asks for a language on a keyboard that is not set to it
IN_FORMS = (
    ("Enter", mark("Next field")),
    ("1 … 9", mark("Choose by number")),
    ("A … Z", mark("Choose by first letter")),
    ("F2", mark("The same as the last time, or as in the line above")),
    ("Ctrl+Z", mark("Take the last answer back")),
    ("Shift+Enter", mark("A new line within a text")),
    ("Ctrl+E", mark("The same text in the second language")),
    ("Ctrl+Enter", mark("Do it")),
    ("Esc", mark("Leave it for later; what you typed is kept")),
)
IN_CASES = (
    ("1 … 9 0 A …", mark("What may be done next, by the key beside it")),
    ("W", mark("Why: the arithmetic of the clocks")),
    ("Ctrl+C", mark("Copy the file's number")),
    ("P", mark("The newest paper")),
    ("Ctrl+P", mark("Print the papers just made, or the newest")),
    ("Ctrl+Shift+P", mark("Print the whole set")),
    ("L", mark("What the law says of every step")),
    ("B", mark("Court bundle")),
)
IN_LISTS = (
    ("1 … 9", mark("What may be done next, by its number")),
    ("↑ ↓", mark("Up and down")),
    ("Ctrl+↑ Ctrl+↓", mark("The group before or after")),
    ("Enter", mark("Open")),
    ("F", mark("Filter")),
    ("O", mark("Sort")),
    ("Shift+↑ Shift+↓", mark("Choose several")),
    ("P", mark("Print the newest papers")),
    ("K", mark("Print the checklists")),
    ("C", mark("Columns")),
    ("X", mark("Save as .xlsx")),
    ("Alt+← Alt+→", mark("Tabs, or the days before and after")),
    ("F2", mark("Type the days")),
    ("Ctrl+C", mark("Copy the file's number")),
    ("Ctrl+P", mark("Print")),
    ("Esc", mark("Clear filters")),
)


ON_MAPS = (
    ("← ↑ → ↓", mark("Move the map")),
    ("+ −", mark("Nearer and farther")),
    ("Home", mark("Show all")),
    ("Space", mark("Choose what lies at the cross, or set a point there")),
    ("N B", mark("The next or last case or line")),
    ("M", mark("Measure length and area; M again ends it")),
    ("Backspace", mark("Take the last point back")),
    ("Enter", mark("Open what is chosen")),
)


class KeysFirst(QObject):
    """Keeps the program's keys from a text field: under X11 Qt has Ctrl+E and Ctrl+K move and delete in a line."""

    def __init__(self, parent: QObject, keys: Sequence[str]) -> None:
        super().__init__(parent)
        self.ours = {QKeySequence(each)[0] for each in keys if each.startswith("Ctrl+")}
        QApplication.instance().focusChanged.connect(self.follow)

    def follow(self, before: QWidget | None, now: QWidget | None) -> None:
        """Watch the text field that has the focus, and it alone."""
        for each, watch in ((before, False), (now, True)):
            if isinstance(each, QLineEdit | QPlainTextEdit):
                each.removeEventFilter(self)
                if watch:
                    each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Refuse a field its claim to one of our keys; a key that nothing is bound to goes to the field all the same."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        if QKeyCombination(event.keyCombination()) not in self.ours:
            return False
        event.ignore()
        return True


def bind_keys(window: Window) -> None:
    """Bind the keys to the window."""
    ours = [*(keys for keys, _, _ in EVERYWHERE), *(keys for keys, _ in IN_FORMS), *WAY_KEYS.values()]
    KeysFirst(window, [keys for keys in ours if keys != "Ctrl+Z"])  # a field undoes its own letters first
    acts = {
        "palette": lambda: open_palette(window),
        "search": lambda: _search(window),
        "new": lambda: window.go(Route("forms")),
        "back": window.back,
        "refresh": window.changed,
        "help": window.open_help,
        "shortcuts": lambda: open_shortcuts(window),
        "to": window.go_back,
        "on": window.go_ahead,
        "recent": lambda: go_recent(window),
        "next": lambda: go_beside(window, 1),
        "last": lambda: go_beside(window, -1),
        "settings": lambda: window.go_home(Route("settings")),
        "lock": window.lock,
        "quit": window.close,
        "larger": lambda: window.step_scale(1),
        "smaller": lambda: window.step_scale(-1),
        "plain": lambda: window.step_scale(0),
    }
    always = {"larger", "smaller", "plain", "back", "help", "quit"}
    for keys, name, _ in EVERYWHERE:
        _bind(window, keys, acts[name], at_work=name not in always)
    for name, keys in WAY_KEYS.items():
        _bind(window, keys, lambda way=name: window.go_home(Route.read(way)))


def leave_turning_to(window: Window, page: Page) -> None:
    """Alt with the arrows is the page's where it turns tabs or days with them, and goes back and on elsewhere."""
    from PySide6.QtCore import Qt  # not before the first picture

    turning = [QKeySequence(each) for each in TURNING]
    turns = any(each.key() in turning for each in page.findChildren(QShortcut))
    for each in window.findChildren(QShortcut, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if each.key() in turning:
            each.setEnabled(not turns)


def _bind(window: Window, keys: str, act, *, at_work: bool = True) -> None:
    shortcut = QShortcut(QKeySequence(keys), window)

    def run() -> None:
        if not (at_work and window.locked()):
            act()

    shortcut.activated.connect(run)


def _search(window: Window) -> None:
    if window.frame:
        window.frame.search.setFocus()
        window.frame.search.selectAll()


def _exchange(window: Window) -> None:
    window.sync.start(window.room)
    window.go_home(Route("sync"))


def open_palette(window: Window) -> None:
    """Ctrl+K."""
    from desktop.ui.finder import Palette
    from desktop.ui.jobs import read_jobs, read_provisions

    desk = window.room.desk

    def jobs(then: Callable[[list[Command]], None]) -> None:
        def found(told: list[tuple[str, str, str, str, str]]) -> None:
            then([Command(n, lambda r=r: window.go(Route.read(r)), "", g, d, w) for n, r, g, d, w in told])

        window.lanes.run("read", lambda: read_jobs(desk), found, window.fault)

    def look(text: str, then: Callable[[list[Command]], None]) -> None:
        from desktop.casework.ports import Filter

        def work() -> tuple[list[tuple[str, str, str]], Sequence[CaseRow]]:
            found = desk.store.page(Filter(text=text), size=8).rows
            alike = "" if found or len(text.split()) > 3 else "yes"  # a sentence is no name
            return read_provisions(desk, text), found or desk.store.page(Filter(text, alike), size=8).rows

        def found(told: tuple[list[tuple[str, str, str]], Sequence[CaseRow]]) -> None:
            sections = [
                Command(f"{cite} · {heading}", lambda i=id: window.go(Route("provision", (i,))), "", tr("Law"), "law")
                for cite, heading, id in told[0]
            ]
            cases = [
                Command(
                    f"{row.number} · {row.title}",
                    lambda case=row.case: window.go(Route("case", (case,))),
                    group=tr("Case"),
                    drawing="cases",
                )
                for row in told[1]
            ]
            then([*sections, *cases])

        window.lanes.run("read", work, found, window.fault)

    Palette(window.frame, window.commands(), jobs, look, opened_before(window)).open()


def open_help(window: Window) -> None:
    """F1: the page of the guide about where we are, over the sign-in and the set-up, else as a page of its own."""
    from desktop.ui import guide

    if window.locked():
        from desktop.ui.reader import open_over

        open_over(window.outer, guide.about("set-up" if window.set_up else "sign-in", ()))
        return
    at = window.page.route.page if window.page else ""
    roles = tuple(window.officer.roles) if window.officer else ()
    part = guide.part_about(at)
    told = guide.about(at, roles) + (f"#{part}" if part else "")
    window.go(Route("help", tuple(told.split("/"))))


def open_shortcuts(window: Window) -> None:
    """Shift+F1."""
    from desktop.ui.finder import Shortcuts

    seen: dict[str, list[str]] = {}
    for keys, _, text in EVERYWHERE:
        seen.setdefault(tr(text), []).append(keys)
    everywhere = [(" ".join(keys), text) for text, keys in seen.items()]
    ways = [(WAY_KEYS[name], tr(text)) for name, text, _ in NAVIGATION]
    parts = (
        (mark("In a form"), IN_FORMS),
        (mark("On a case"), IN_CASES),
        (mark("In a list"), IN_LISTS),
        (mark("On a map"), ON_MAPS),
    )
    groups = [(tr("Everywhere"), everywhere), (tr("Go to"), ways)]
    groups += [(tr(title), [(keys, tr(text)) for keys, text in rows]) for title, rows in parts]
    Shortcuts(window.frame, groups).open()


def commands_everywhere(window: Window) -> list[Command]:
    """The commands that do not depend on the page."""
    from desktop.ui.books.home_page import MONEY
    from desktop.ui.guide import FIRST_JOBS
    from desktop.ui.jobs import jobs_of

    go = tr("Go to")
    found = [Command(tr("New application"), lambda: window.go(Route("forms")), "Ctrl+N", "", "plus")]
    for name, text, drawing in NAVIGATION:
        route = Route.read(name)
        found.append(Command(tr(text), lambda r=route: window.go_home(r), WAY_KEYS[name], go, drawing))
    found += [
        Command(tr("Papers that went out"), lambda: window.go(Route("outward")), "", go, "paper"),
        Command(tr("Print queue"), lambda: window.go(Route("prints")), "", go, "print"),
    ]
    found += [Command(tr(text), lambda p=page: window.go(Route(p)), "", go, drawing) for text, drawing, page in MONEY]
    if window.room.elsewhere:
        text = tr("Leave practice") if window.practice else tr("Practise")
        found.append(Command(text, window.go_elsewhere, "", go, "warning"))
    found += jobs_of(window)
    found.append(Command(tr("Exchange now"), lambda: _exchange(window), "", tr("Sync"), "sync"))
    look = tr("Look")
    dark = window.memory.dark
    found.append(
        Command(
            tr("Light colours") if dark else tr("Dark colours"), lambda: window.show_mode(not dark), "", look, "moon"
        )
    )
    found += [
        Command(
            words.LANGUAGES[code],
            lambda c=code: window.show_language(c),
            "",
            tr("Language"),
            "language",
            LATIN[code],
        )
        for code in words.available()
        if code != words.language()
    ]
    found += [
        Command(tr("Larger type"), lambda: window.step_scale(1), "Ctrl++", look),
        Command(tr("Smaller type"), lambda: window.step_scale(-1), "Ctrl+-", look),
        Command(tr("Lock"), window.lock, "Ctrl+L", "", "lock"),
        Command(tr("Close Nagardesk"), window.close, "Ctrl+Q", "", "close"),
        Command(tr("Help about this page"), window.open_help, "F1", "", "help"),
        Command(tr("First jobs"), lambda: window.go(Route.read(f"help/{FIRST_JOBS}")), "", tr("Help"), "help"),
        Command(tr("All keys"), lambda: open_shortcuts(window), "Shift+F1", "", "keyboard"),
    ]
    return found
