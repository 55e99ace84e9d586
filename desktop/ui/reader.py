"""Reads a page of the guide: on the help page, and over the sign-in and the set-up, where there are no pages yet."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from desktop.ui import guide, theme, words
from desktop.ui.bits import button, column, label, line, rule
from desktop.ui.overlay import Overlay
from desktop.ui.page import later
from desktop.ui.theme import XL, L, M
from desktop.ui.words import tr

READABLE = 760  # no line of text is longer


class Reader(QTextBrowser):
    """Shows a page; pictures wider than `room` pixels are made smaller with care, which Qt's own drawing lacks."""

    room = READABLE

    def __init__(self) -> None:
        super().__init__()
        self._turned = 0  # where the heading stood that the page began at
        self.setOpenLinks(False)
        self.document().setDocumentMargin(L)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # else the first look is too wide

    def loadResource(self, kind: int, name: QUrl) -> object:
        """The picture at `name`, at the dots of this screen."""
        if kind != QTextDocument.ResourceType.ImageResource:
            return super().loadResource(kind, name)
        seen, dots = QImage(name.toLocalFile()), self.devicePixelRatioF()
        if seen.width() > self.room * dots:
            seen = seen.scaledToWidth(round(self.room * dots), Qt.TransformationMode.SmoothTransformation)
            seen.setDevicePixelRatio(dots)
        return seen

    def show_page(
        self, page: guide.Page, link: Callable[[str], str], done: Collection[str] = (), part: int = 0
    ) -> None:
        """Show a page as wide as there is room; `link` as `guide.html` has it, `done` kinds of acts are ticked off.

        It begins at its second heading number `part` until it is turned further.
        """
        from desktop.ui.help_sheet import INDENT, page_html, style_of

        at = self.verticalScrollBar().value()
        width = max(min(self.viewport().width() - 2 * L, theme.now().px(READABLE)), 240)
        self.room = width - INDENT
        self.setAccessibleName(page.title)
        self.document().setDefaultFont(theme.font(theme.now().body))
        self.document().setDefaultStyleSheet(style_of(theme.now(), theme.now().body))
        told = page_html(page, link, width)
        for kind in done:
            told = told.replace(f'done={kind}">', f'done={kind}">✓ ')
        self.setHtml(told)
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.setLineWrapColumnOrWidth(width + 2 * L)
        self._turned = self.turn(part) if part and at == self._turned else at
        self.verticalScrollBar().setValue(self._turned)

    def turn(self, part: int) -> int:
        """How far down the second heading number `part` stands, in pixels."""
        block, left = self.document().begin(), part
        while block.isValid():
            left -= block.blockFormat().headingLevel() == 2
            if left == 0:
                return round(self.document().documentLayout().blockBoundingRect(block).top())
            block = block.next()
        return 0


class HelpOver(Overlay):
    """The guide as a sheet over what is there; its links lead from page to page."""

    def __init__(self, over: QWidget, topic: str) -> None:
        super().__init__(over, theme.now().px(READABLE) + 2 * XL)
        self.page = guide.page(topic, words.language())
        self.text = Reader()
        self.text.anchorClicked.connect(lambda url: self._turn_to(url.toString().removeprefix("help:")))
        self._fit = later(0, self._draw, self)
        close = button(tr("Close"), self.close_it, kind="link", keys="Esc")
        head = line(label(tr("Help"), "heading"), -1, close, gap=M)
        self.setLayout(column(head, rule(), self.text, gap=M, margins=(L, L, L, L)))

    def open(self) -> None:
        """As tall as there is room."""
        self.text.setMinimumHeight(max(self._over.height() - 160, 120))
        super().open()
        self.text.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit.start()

    def _draw(self) -> None:
        if self.page:
            self.text.show_page(self.page, self._link)

    def _link(self, href: str) -> str:
        name = guide.target_of(self.page, href) if self.page else ""
        return f"help:{name}" if name and guide.page(name, "en") else ""

    def _turn_to(self, topic: str) -> None:
        self.page = guide.page(topic, words.language())
        self.text.verticalScrollBar().setValue(0)
        self._draw()


def open_over(over: QWidget, topic: str) -> None:
    """Open the guide at a page over a widget; if it is open already, put it away."""
    for there in over.findChildren(HelpOver):
        if there.isVisible():
            there.close_it()
            return
    HelpOver(over, topic).open()
