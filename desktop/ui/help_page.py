"""Help: the pages of the guide with contents and search; what is done of the first jobs is ticked off in practice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut

from desktop.ui import guide, words
from desktop.ui.asks import Line
from desktop.ui.bits import Band, Split, button
from desktop.ui.listing import Listing
from desktop.ui.page import Command, Page, Route, Shell, later
from desktop.ui.reader import Reader
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk

LEAST = 720  # narrower than this the contents stand above the page


class HelpPage(Page):
    """One page of the guide beside the contents; the search field above looks through all of them."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.finds = tr("Search the guide")
        topic, _, part = "/".join(route.args).partition("#")
        self.topic = topic or guide.CONTENTS
        self.part = int(part or 0)  # the heading to begin at
        self.found = guide.page(self.topic, words.language()) or guide.page(guide.CONTENTS, words.language())
        self._done: set[str] = set()
        self.name(tr("Help"))
        self.list = Listing(tr("Contents of the guide"), lambda line: self._turn_to(line.route), self._type)
        self.text = Reader()
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
        lines = lines or [Line(tr("No page of the guide has these words."))]
        here = Route("help", tuple(self.topic.split("/")))
        self.list.put(lines, next((n for n, line in enumerate(lines) if line.route == here), 0))

    def _draw(self) -> None:
        if self.found:
            self.text.show_page(self.found, self._link, self._done, self.part)

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
