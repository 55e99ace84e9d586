"""The small pieces every page is built of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from PySide6 import QtCore, QtGui
from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QEnterEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.ui import icons, theme, words
from desktop.ui.flow import Flow
from desktop.ui.theme import L, M, S

Item = QWidget | QLayout | int

# The binding makes all of `Qt` when one name of it is asked for, a tenth of the way to the first picture: what the
# first picture needs of it stands here by its number, and everywhere in this module `Qt` is asked for late.
PLAIN_TEXT = 0  # Qt.TextFormat.PlainText
NEVER_A_BAR = 1  # Qt.ScrollBarPolicy.ScrollBarAlwaysOff
NO_FOCUS = 0  # Qt.FocusPolicy.NoFocus


class Text(QLabel):
    """A text with its figures as the office writes them."""

    def setText(self, text: str) -> None:
        super().setText(words.shown(text))


class Copied(Text):
    """A text that the mouse can choose and copy, from when it comes near: Qt makes a whole document of one that can."""

    def enterEvent(self, event: QEnterEvent) -> None:
        self.setTextInteractionFlags(QtCore.Qt.TextInteractionFlag.TextSelectableByMouse)
        super().enterEvent(event)


def label(text: str, role: str = "", *, tone: str = "", wrap: bool = False, select: bool = False) -> QLabel:
    """A text; `role` and `tone` give its look; `select` lets it be copied with the mouse."""
    made = Copied() if select else Text()
    made.setText(text)
    made.setProperty("textFormat", PLAIN_TEXT)
    made.setProperty("role", role)
    made.setProperty("tone", tone)
    made.setWordWrap(wrap)
    _set_serif(made, role)
    return made


def _set_serif(made: QLabel, role: str) -> None:
    """Headings are set in the serif of the papers; the style sheet knows one family only, a font knows them all."""
    if role in ("title", "heading"):
        made.setFont(theme.font(theme.now().body, serif=True))


def badge(text: str, tone: str = "") -> QLabel:
    """A short state on a coloured ground."""
    made = label(text, "mark", tone=tone)
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
    return made


def keycap(text: str) -> QLabel:
    """A key as it stands on the keyboard."""
    made = label("", "key")
    QLabel.setText(made, text)  # whatever digits the office writes
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
    return made


def picture(name: str, size: int = 20, tint: str = "ink") -> QLabel:
    """One of our drawings, for the eye only."""
    made = QLabel()
    scaled = theme.now().px(size)
    made.setPixmap(icons.pixmap(name, scaled, tint))
    made.setFixedSize(scaled, scaled)
    return made


class Button(QPushButton):
    """A button that Enter presses too, unless it does what must be meant; held down it presses once."""

    meant = (
        False  # what it does is signed or entered for good: Ctrl+Enter or Space does it, one Enter too many does not
    )

    def setText(self, text: str) -> None:
        super().setText(words.shown(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        qt = QtCore.Qt
        plain = not event.modifiers() & ~qt.KeyboardModifier.KeypadModifier
        if event.key() in (qt.Key.Key_Return, qt.Key.Key_Enter) and plain and not self.meant:
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)


def button(
    text: str,
    act: Callable[[], object],
    *,
    kind: str = "",
    drawing: str = "",
    hint: str = "",
    keys: str = "",
) -> Button:
    """A button; `keys` stands in its tip."""
    made = Button()
    made.setText(text.replace("&", "&&"))
    made.setProperty("kind", kind)
    made.setAutoDefault(False)  # what Enter does, the button itself says, alike on every desktop
    made.setAccessibleName(text or hint)
    if drawing:
        tint = "on_accent" if kind == "primary" else "accent" if kind in ("link", "chip") else "ink"
        size = theme.now().px(18)
        made.setIcon(icons.icon(drawing, size, tint))
        made.setIconSize(QSize(size, size))
    tip = " · ".join(part for part in (hint, keys) if part)
    if tip:
        made.setToolTip(plain_tip(tip))
    made.clicked.connect(lambda _checked=False: act())
    return made


def plain_tip(text: str) -> str:
    """A tip that shows `text` as it is: Qt takes what looks like markup for markup, and would fetch the pictures in it."""
    return f"<qt>{escape(text)}</qt>" if "<" in text else text


def rule() -> QFrame:
    """A hairline."""
    made = QFrame()
    made.setProperty("role", "rule")
    made.setFixedHeight(1)
    return made


def column(*items: Item, gap: int = S, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> QVBoxLayout:
    """Things under one another; a number is a gap, a negative one takes what room is left."""
    made = QVBoxLayout()
    return _fill(made, items, gap, margins)


def line(*items: Item, gap: int = S, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> QHBoxLayout:
    """Things side by side."""
    made = QHBoxLayout()
    return _fill(made, items, gap, margins)


def _fill(made, items: Iterable[Item], gap: int, margins: tuple[int, int, int, int]):
    made.setSpacing(gap)
    made.setContentsMargins(*margins)
    for item in items:
        if isinstance(item, QWidget):
            made.addWidget(item)
        elif isinstance(item, QLayout):
            made.addLayout(item)
        elif item < 0:
            made.addStretch(-item)
        else:
            made.addSpacing(item)
    return made


def box(layout: QLayout, role: str = "side", name: str = "") -> QFrame:
    """A frame around a layout."""
    made = QFrame()
    made.setProperty("role", role)
    made.setLayout(layout)
    if name:
        made.setAccessibleName(name)
    return made


def card(*items: Item, gap: int = S) -> QFrame:
    """A sheet of paper on the desk."""
    return box(column(*items, gap=gap, margins=(L, M, L, M)), "card")


class Scroll(QScrollArea):
    """Scrolls up and down only; what is inside is always as tall as its text needs at the width at hand.

    Qt lets wrapped labels be squeezed in here when they come after the first layout, so the height is set by us.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setProperty("horizontalScrollBarPolicy", NEVER_A_BAR)
        self.setProperty("focusPolicy", NO_FOCUS)
        self.setViewport(QWidget())  # ours: one that Qt made has the binding look through every kind of widget
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._fit)

    def setWidget(self, inner: QWidget) -> None:
        inner.setObjectName("paper")
        inner.installEventFilter(self)
        inner.resize(self.viewport().size())  # else it is laid out first at a width it will not have
        super().setWidget(inner)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.widget() and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.ChildAdded):
            self._soon.start(0)  # what was just put in counts only once it is shown
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        at = self.widget().focusWidget() if self.widget() else None
        if at and event.size().height() < event.oldSize().height() and at.height() < self.viewport().height():
            self.ensureWidgetVisible(at, 0, S)  # where somebody types, though a message came up over it

    def _fit(self) -> None:
        inner = self.widget()
        layout = inner.layout() if inner else None
        if layout is None:
            return
        layout.activate()  # else it still answers with what was known before the change
        if layout.hasHeightForWidth():
            inner.setMinimumHeight(layout.heightForWidth(self.viewport().width()))


def scrolled(inner: QWidget) -> Scroll:
    """`inner`, scrolling up and down only."""
    area = Scroll()
    area.setWidget(inner)
    return area


def empty(layout: QLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        if widget := item.widget():
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif inner := item.layout():
            empty(inner)


def focus_button(part: QWidget) -> None:
    """Put the focus on the first button of a part, unless somebody types elsewhere."""
    if isinstance(part.window().focusWidget(), QLineEdit) or not part.isVisible():
        return
    found = next((each for each in part.findChildren(QPushButton) if each.isEnabled()), None)
    if found:
        found.setFocus()


def announce(of: QWidget, text: str) -> None:
    """Let a screen reader say what came up without the keyboard going there."""
    if text and QtGui.QAccessible.isActive():
        QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(of, text))


def restyle(widget: QWidget) -> None:
    """Let the style sheet see a property that has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)


class Elided(QLabel):
    """A line that ends in … where there is no room, and tells the rest when pointed at."""

    def __init__(self, text: str, role: str = "", tone: str = "") -> None:
        super().__init__()
        self.setProperty("textFormat", PLAIN_TEXT)
        self.setProperty("role", role)
        self.setProperty("tone", tone)
        _set_serif(self, role)
        self.full = words.shown(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        self.setText(self.full)  # cut where it has its place and its look: to give it a look twice takes long

    def put(self, text: str) -> None:
        """Show another text."""
        self.full = words.shown(text)
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        return QSize(QFontMetrics(self.font()).horizontalAdvance(self.full) + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def _fit(self) -> None:
        self.ensurePolished()
        shown = QFontMetrics(self.font()).elidedText(
            self.full, QtCore.Qt.TextElideMode.ElideRight, max(self.width(), 40)
        )
        self.setText(shown)
        self.setToolTip(plain_tip(self.full) if shown != self.full else "")


class Split(QWidget):
    """Two things side by side, or under one another where the type is large or the window small."""

    def __init__(self, first: Item, second: Item, stretches: tuple[int, int], least: int, gap: int = M) -> None:
        super().__init__()
        self._least = least
        self._across = line(first, second, gap=gap)
        for n, stretch in enumerate(stretches):
            self._across.setStretch(n, stretch)
        self.setLayout(self._across)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the wider of the two: where both have no room beside each other, they stand one under another."""
        size = super().minimumSizeHint()
        return QSize(min(size.width(), max(self._leasts())), size.height())

    def _leasts(self) -> list[int]:
        return [self._across.itemAt(n).minimumSize().width() for n in range(self._across.count())]

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = event.size().width()
        narrow = theme.is_narrow(width, self._least) or width < sum(self._leasts())
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._across.direction() != way:
            self._across.setDirection(way)
        super().resizeEvent(event)


class Band(QFrame):
    """A message in place: what it is, more about it, and what can be done."""

    def __init__(
        self, title: str, text: str = "", *, tone: str = "", drawing: str = "", actions: Iterable[QWidget] = ()
    ) -> None:
        super().__init__()
        self.setProperty("role", "band")
        self.setProperty("tone", tone)
        self.setAccessibleName(f"{title.rstrip('.')}. {text}" if text else title)
        words = column(label(title, "strong", tone=tone, wrap=True), gap=2)
        if text:
            words.addWidget(label(text, wrap=True, select=True))
        doing = list(actions)
        if doing:
            flow = Flow()
            for each in doing:
                flow.addWidget(each)
            words.addSpacing(4)
            words.addLayout(flow)
        sign = picture(drawing, 20, tone or "accent") if drawing else None
        inner = line(*([column(sign, -1)] if sign else []), words, gap=M, margins=(L, M, L, M))
        inner.setStretch(inner.count() - 1, 1)
        self.setLayout(inner)


def title_font_height() -> int:
    """How tall a page's title is, in pixels."""
    return QFontMetrics(theme.font(theme.now().title, serif=True)).height()
