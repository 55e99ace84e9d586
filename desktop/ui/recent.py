"""The cases, streets and receipts opened last by whoever is at the desk; kept while he is signed in, never on the disk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from desktop.ui.page import Command, Page, Route
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.ui.window import Window

MOST = 9
KEPT = ("case", "street", "receipt")  # pages that show one thing


@dataclass(frozen=True, slots=True)
class Opened:
    """A place that was opened, and what it was called there."""

    route: Route
    text: str


class Recent:
    """What was opened last, the newest first."""

    def __init__(self) -> None:
        self._opened: list[Opened] = []

    def note(self, page: Page | None) -> None:
        """A page is there or is being left; if it shows one thing, that is the newest."""
        if page is None or page.route.page not in KEPT or not page.heading.full:
            return
        number = page.under.text().partition(" · ")[0]
        text = " · ".join(part for part in (number, page.heading.full) if part)
        others = [each for each in self._opened if each.route != page.route]
        self._opened = [Opened(page.route, text), *others][:MOST]

    def but(self, here: Route | None) -> list[Opened]:
        """What was opened last, without where one is."""
        return [each for each in self._opened if each.route != here]

    def forget(self) -> None:
        """Another person comes to the desk."""
        self._opened = []


def go_recent(window: Window) -> None:
    """To the case that was opened before this one; once more, and one is back here."""
    window.recent.note(window.page)
    if others := window.recent.but(window.way.route):
        window.go(others[0].route)


def go_beside(window: Window, by: int) -> None:
    """To what stands next (or before, -1) in the list from which one came."""
    before = window.way.before()
    route = before.beside(by) if before else None
    if route:
        window.go(route, instead=True)


def opened_before(window: Window) -> list[Command]:
    """The ways to what was opened last, for the palette before anything is typed."""
    return [
        Command(each.text, lambda r=each.route: window.go(r), "" if n else "Ctrl+Tab", tr("Opened before"), "clock")
        for n, each in enumerate(window.recent.but(window.way.route))
    ]
