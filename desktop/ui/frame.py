"""What stands around every page: the ways at the left, search and new application above, the strip below."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QStyle,
    QWidget,
)
from shiboken6 import isValid

from desktop.ui import icons, theme, words
from desktop.ui.bits import Band, box, button, column, label, line, picture, scrolled
from desktop.ui.flow import Flow
from desktop.ui.guide import FIRST_JOBS
from desktop.ui.page import Route, later
from desktop.ui.pages import NAVIGATION, WAY_KEYS
from desktop.ui.room import SyncTruth
from desktop.ui.strip import Strip
from desktop.ui.theme import XS, L, M, S
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from datetime import date

    from desktop.ui.window import Window

TYPING_PAUSE = 120
HOMES = {
    **dict.fromkeys(("new", "forms", "lines", "bring"), "list/applications"),
    **dict.fromkeys(("holiday", "land", "value", "officer", "delegate", "letterhead", "office"), "settings"),
    **dict.fromkeys(("holiday_off", "officers", "values"), "settings"),
    **dict.fromkeys(("map", "plans"), "streets"),
    **dict.fromkeys(("care", "sticks"), "sync"),
    "drafts": "today",
    **dict.fromkeys(("sittings", "adjourn_day"), "list/hearings"),
    "entered": "books",
    **dict.fromkeys(("receipt", "cash_book", "take", "take_fee", "day_close"), "counter"),
    **dict.fromkeys(("cash_hand", "cash_take", "cash_bank", "cash_settle"), "counter"),
    **dict.fromkeys(("receipt_cancel", "receipt_refund", "cheque_realise", "cheque_dishonour"), "counter"),
    **dict.fromkeys(("cash_bring", "hand_books", "hand_book", "hand_issue", "hand_receipt", "hand_paper"), "counter"),
    **dict.fromkeys(("hand_spoilt", "dues", "due", "payments", "payment", "pay", "pay_report"), "counter"),
    **dict.fromkeys(("register", "return", "report", "behind", "statement", "licences"), "books"),
    **dict.fromkeys(("permits", "returned", "outward", "prints"), "books"),
    **dict.fromkeys(
        ("fees", "fee_set", "rate_set", "arrears", "made_of", "grants", "grant_set", "audit", "audit_new"), "books"
    ),
}


class Pages(QStackedWidget):
    """The pages, one of which is in front; each scrolls within itself, so no height is asked of all of them."""

    def hasHeightForWidth(self) -> bool:
        return False


class Frame(QWidget):
    """Navigation, header, the stack of pages, and the strip."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.setObjectName("desk")
        self._window = window
        self.ways: dict[str, QPushButton] = {}
        self.stack = Pages()
        self.search = SearchField(self._searched, self._down, self._entered)
        self.back = button("", window.back, kind="link", drawing="back", hint=tr("Back"), keys="Esc")
        self.new = button(
            tr("New application"),
            lambda: window.go(Route("forms")),
            kind="primary",
            drawing="plus",
            keys="Ctrl+N",
        )
        self.new.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._pause = later(TYPING_PAUSE, lambda: window.search_for(self.search.text()), self)
        self.strip = Strip(self._look, lambda: window.go_home(Route("sync")))
        window.sync.came.connect(self.strip.show_truth)
        self._day: date | None = None
        header = line(self.back, self.search, -1, self.new, gap=M, margins=(L, M, L, 0))
        header.setStretch(1, 3)
        right = column(header, self.stack, gap=0)
        right.setStretch(1, 1)
        self.narrow = False
        self.left = self._navigation()
        across = line(self.left, right, gap=0)
        across.setStretch(1, 1)
        whole: QHBoxLayout = column(across, self.strip, gap=0)
        whole.setStretch(0, 1)
        if window.practice:
            whole.insertWidget(0, practice_band(window, flat=True))
        self.setLayout(whole)
        QApplication.instance().focusChanged.connect(self._stay)

    def begin(self) -> None:
        """Somebody is in: say who, which day it is, and how the exchange stands."""
        if officer := self._window.officer:
            name, whole = pick(officer.name), f"{pick(officer.name)}, {pick(officer.designation)}"
            self.strip.who.setText(name if theme.is_large() else whole)  # what waits to go must not be cut beside it
            self.strip.who.setToolTip(whole)
        self._name_day()
        self.strip.look()

    def _stay(self, before: QWidget | None, now: QWidget | None) -> None:
        """A button that goes out of use while it has the keyboard must not hand it to the ways at the left."""
        if (
            before is None
            or now is None
            or not isValid(before)
            or not isValid(self)
            or not self.left.isAncestorOf(now)
        ):
            return
        page = self._window.page
        if page and page.isAncestorOf(before) and not (before.isEnabled() and before.isVisible()):
            page.keep_focus()

    def show_place(self, route: Route) -> None:
        """Mark where we are at the left, and whether there is a way back."""
        name = next((way for way in self.ways if f"{route}/".startswith(f"{way}/")), "")
        home = "streets" if route.page.startswith("street") else HOMES.get(route.page, "list/cases")
        way = self.ways[name or home]
        if route.page != "help":  # help is about the place where we were
            way.setChecked(True)
        self.back.setEnabled(self._window.can_go_back())
        page = self._window.page
        self.search.setPlaceholderText(f"{page.finds}  ( / )" if page else "")
        if route.page != "list" and self.search.text():
            self.search.put("")

    def _navigation(self) -> QWidget:
        group = QButtonGroup(self)
        self.mark = label("Nagardesk", "title")
        ways = column(line(self.mark, margins=(M, 0, M, 0)), M, gap=2, margins=(M, M, S, M))
        for name, text, drawing in NAVIGATION:
            route = Route.read(name)
            each = button(tr(text), lambda r=route: self._window.go_home(r), kind="nav", keys=WAY_KEYS[name])
            size = theme.now().px(20)
            each.setIcon(icons.icon(drawing, size, "muted"))
            each.setIconSize(QSize(size, size))
            each.setCheckable(True)
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            group.addButton(each)
            self.ways[name] = each
            ways.addWidget(each)
        ways.addStretch(1)
        self.small = [
            button(tr("Help"), lambda: self._window.open_help(), kind="link", drawing="help", keys="F1"),
            button(tr("Lock"), self._window.lock, kind="link", drawing="lock", keys="Ctrl+L"),
        ]
        self.small_ways = line(*self.small, gap=XS)
        ways.addLayout(self.small_ways)
        self.rail = QWidget()
        self.rail.setLayout(ways)
        made = scrolled(self.rail)  # with large type on a low screen they are taller than the window
        made.setFixedWidth(self._wide())
        made.setAccessibleName(tr("Ways"))
        return made

    def _wide(self) -> int:
        """As wide as the longest name asks for, bold as it stands when it is shown, and the program's own name."""
        metrics = QFontMetrics(theme.font(theme.now().body, bold=True))
        longest = max(metrics.horizontalAdvance(tr(text)) for _, text, _ in NAVIGATION)
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)  # on a low screen
        own = QFontMetrics(theme.font(theme.now().title, serif=True)).horizontalAdvance(self.mark.text()) + 3 * M + S
        return max(208, longest + theme.now().px(20) + 76, own + bar)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where room is short the ways show as drawings alone; their names stand in tips and for screen readers."""
        super().resizeEvent(event)
        narrow = theme.is_narrow(event.size().width(), 900)
        if narrow == self.narrow:
            return
        self.narrow = narrow
        self.mark.setHidden(narrow)
        for (_, text, _), each in zip(NAVIGATION, self.ways.values(), strict=True):
            each.setText("" if narrow else tr(text))
            each.setToolTip(f"{tr(text)} · {each.toolTip().rpartition(' · ')[2]}")
        for each in self.small:
            each.setText("" if narrow else each.accessibleName())
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self.small_ways.setDirection(way)
        self.rail.layout().setSpacing(0 if narrow else 2)
        self.rail.layout().setContentsMargins(M, XS if narrow else M, S, XS if narrow else M)
        self.left.setFixedWidth(theme.now().px(20) + 56 if narrow else self._wide())

    def _name_day(self) -> None:
        """The day in the strip; a window that was open over midnight looks again, for what is asked is of a new day."""
        today = self._window.desk.today()
        if today == self._day:
            return
        turned, self._day = self._day is not None, today
        self.strip.day.setText(f"{words.weekday(today)}, {words.day(today)}")
        self.strip.day.setVisible(not theme.is_large())  # Today says it too
        page = self._window.page
        if turned and page and not self._window.locked():
            page.load()

    def _look(self, then: Callable[[SyncTruth], None]) -> None:
        window = self._window

        def know(truth: SyncTruth) -> None:
            if isValid(self):  # the language may have changed meanwhile, and another frame stands here
                then(truth)
                self._name_day()
            window.sync.start_if_due(window.room, truth)

        window.lanes.run("read", window.room.truth, know, window.fault)

    def _searched(self) -> None:
        self._pause.start()

    def _down(self) -> None:
        if self._window.page:
            self._window.page.first_focus()

    def _entered(self) -> None:
        """Enter: what was typed last is searched at once, not after the pause."""
        if self._pause.isActive():
            self._pause.stop()
            self._window.search_for(self.search.text())
        if self._window.page:
            self._window.page.searched()


def practice_band(window: Window, *, flat: bool = False) -> QWidget:
    """What nobody can overlook: this is practice, with the way back to the office."""
    title, about = tr("Practice"), tr("Nothing here is real; every paper bears a mark.")
    back = button(tr("Leave practice"), window.go_elsewhere, kind="link", drawing="back")
    doing = [back] if window.room.elsewhere else []
    if not flat:
        return Band(title, about, tone="soon", drawing="warning", actions=doing)
    first = Route.read(f"help/{FIRST_JOBS}")
    doing.insert(0, button(tr("First jobs"), lambda: window.go(first), kind="link", drawing="help"))
    said = [picture("warning", 18, "soon"), label(title, "strong", tone="soon"), label(about)]
    row: QLayout = line(*said, -1, *doing, gap=M)
    if theme.is_large():
        flow = Flow(gap=M)
        for each in (*said, *doing):
            flow.addWidget(each)
        row = column(flow)
    row.setContentsMargins(L, XS, L, XS)
    made = box(row, "band")
    made.setProperty("tone", "soon")
    made.setProperty("flat", True)
    return made


class SearchField(QLineEdit):
    """The one search field; what is typed goes to the page, Down goes into its list, Enter into it or to the only line."""

    def __init__(self, typed: Callable[[], None], down: Callable[[], None], entered: Callable[[], None]) -> None:
        super().__init__()
        self._keys = {Qt.Key.Key_Down: down, Qt.Key.Key_Return: entered, Qt.Key.Key_Enter: entered}
        self.setAccessibleName(tr("Search"))
        self.setClearButtonEnabled(True)
        self.addAction(icons.icon("search", 18, "muted"), QLineEdit.ActionPosition.LeadingPosition)
        self.setMaximumWidth(560)
        self.textEdited.connect(lambda _text: typed())
        self.installEventFilter(self)

    def put(self, text: str) -> None:
        """Show a text without searching for it."""
        self.setText(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in self._keys:
            self._keys[Qt.Key(event.key())]()
            return True
        return super().eventFilter(watched, event)
