"""Help: the pages of the guide with contents and search; what is done of the first jobs is ticked off in practice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QKeySequence, QResizeEvent, QShortcut, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from desktop.ui import guide, theme, words
from desktop.ui.asks import Line
from desktop.ui.bits import Band, Split, button
from desktop.ui.listing import Listing
from desktop.ui.page import Command, Page, Route, Shell, later
from desktop.ui.theme import L
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk

LEAST = 720  # narrower than this the contents stand above the page
READABLE = 760  # no line of text is longer


class Reader(QTextBrowser):
    """Shows a page; pictures wider than `room` pixels are made smaller with care, which Qt's own drawing lacks."""

    room = READABLE

    def __init__(self) -> None:
        super().__init__()
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

    def turn(self, part: int) -> int:
        """How far down the second heading number `part` stands, in pixels."""
        block, left = self.document().begin(), part
        while block.isValid():
            left -= block.blockFormat().headingLevel() == 2
            if left == 0:
                return round(self.document().documentLayout().blockBoundingRect(block).top())
            block = block.next()
        return 0


class HelpPage(Page):
    """One page of the guide beside the contents; the search field above looks through all of them."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.finds = tr("Search the guide")
        topic, _, part = "/".join(route.args).partition("#")
        self.topic = topic or guide.CONTENTS
        self.part, self._turned = int(part or 0), 0  # the heading to begin at, and where that was
        self.found = guide.page(self.topic, words.language()) or guide.page(guide.CONTENTS, words.language())
        self._done: set[str] = set()
        self.name(tr("Help"))
        self.list = Listing(tr("Contents of the guide"), lambda line: self._turn_to(line.route), self._type)
        self.text = Reader()
        self.text.setAccessibleName(self.found.title if self.found else tr("Help"))
        self.text.anchorClicked.connect(lambda url: self._follow(url.toString()))
        self._fit = later(80, self._draw, self)
        self.body.addWidget(Split(self.list, self.text, (2, 5), LEAST), 1)
        for act in (
            button(tr("All keys"), shell.open_shortcuts, kind="link", drawing="keyboard", keys="Shift+F1"),
            button(tr("Print"), self.print_it, drawing="print", keys="Ctrl+P"),
        ):
            self.actions.addWidget(act)
        shortcut = QShortcut(QKeySequence("Ctrl+P"), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self.print_it)

    def load(self) -> None:
        """Show the page; in practice, see which of the first jobs are done."""
        self._list(guide.contents(words.language()))
        self._draw()
        if self.found and self.found.language != words.language():
            self.say(
                Band(tr("This page is not in your language yet; it stands here in English."), drawing="language")
            )
        if self.topic == guide.FIRST_JOBS and self.shell.practice:
            desk = self.shell.desk
            since = self.shell.memory.text(f"practice.{desk.store.office}")
            self.read(lambda: done_since(desk, since), self._tick)

    def first_focus(self) -> None:
        self.text.setFocus()

    def search(self, text: str) -> bool:
        """Show only the pages that have these words."""
        hits = list(guide.search(text, words.language()))
        under = {page.name: line for page, line in hits} if text.strip() else {}
        self._list([page for page, _ in hits], under)
        return True

    def escape(self) -> bool:
        """Esc brings the whole contents back first."""
        field = self.shell.frame.search
        if not field.text():
            return False
        field.put("")
        self.search("")
        return True

    def commands(self) -> list[Command]:
        return [Command(tr("Print"), self.print_it, "Ctrl+P", tr("Help"), "print")]

    def print_it(self) -> None:
        """Print the page on A4."""
        from desktop.ui.help_sheet import pdf_of
        from desktop.ui.printer import print_papers

        if self.found:
            print_papers(self.shell.room, self, [pdf_of(self.found)], self.found.title)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit.start()

    def _list(self, pages: list[guide.Page], under: dict[str, str] | None = None) -> None:
        lines = [
            Line(
                page.title.partition(": ")[2] or page.title if "cards/" in page.name else page.title,
                (under or {}).get(page.name, ""),
                drawing="paper" if "cards/" in page.name else "law",
                route=Route("help", tuple(page.name.split("/"))),
            )
            for page in pages
        ]
        cards = [line for line, page in zip(lines, pages, strict=True) if "cards/" in page.name]
        rest = [line for line, page in zip(lines, pages, strict=True) if "cards/" not in page.name]
        lines = [*rest, *([Line(tr("Cards for the wall"), right=str(len(cards))), *cards] if cards else [])]
        here = Route("help", tuple(self.topic.split("/")))
        self.list.put(lines, next((n for n, line in enumerate(lines) if line.route == here), 0))

    def _draw(self) -> None:
        from desktop.ui.help_sheet import INDENT, page_html, style_of

        if self.found is None:
            return
        at = self.text.verticalScrollBar().value()
        width = max(min(self.text.viewport().width() - 2 * L, theme.now().px(READABLE)), 240)
        document = self.text.document()
        self.text.room = width - INDENT
        document.setDefaultFont(theme.font(theme.now().body))
        document.setDefaultStyleSheet(style_of(theme.now(), theme.now().body))
        told = page_html(self.found, self._link, width)
        for kind in self._done:
            told = told.replace(f'done={kind}">', f'done={kind}">✓ ')
        self.text.setHtml(told)
        self.text.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.text.setLineWrapColumnOrWidth(width + 2 * L)
        self._turned = self.text.turn(self.part) if self.part and at == self._turned else at
        self.text.verticalScrollBar().setValue(self._turned)

    def _tick(self, done: set[str]) -> None:
        self._done = done
        self._draw()

    def _link(self, href: str) -> str:
        name = guide.target_of(self.found, href) if self.found else ""
        if href.startswith(guide.WINDOW):
            return href
        return f"help:{name}" if name and guide.page(name, "en") else ""

    def _follow(self, href: str) -> None:
        if href.startswith("help:"):
            self._turn_to(Route("help", tuple(href.removeprefix("help:").split("/"))))
        elif href.startswith(guide.WINDOW):
            self.shell.go(Route.read(QUrl(href).host() + QUrl(href).path().rstrip("/")))

    def _turn_to(self, route: Route) -> None:
        self.shell.go(route)

    def _type(self, text: str) -> None:
        field = self.shell.frame.search
        field.setFocus()
        field.insert(text)
        field.textEdited.emit(field.text())


def done_since(desk: Desk, since: str) -> set[str]:
    """The kinds of entries about cases that were written after the instant `since`."""
    entries = (each for case in desk.store.subjects("case:") for each in desk.store.entries(case))
    return {each.kind for each in entries if each.at > since}
