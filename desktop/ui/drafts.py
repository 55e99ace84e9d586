"""Half-filled forms: kept at every field in the write lane, found again under the officer and the route."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from desktop.ui import words
from desktop.ui.page import Page, Route

LAST = "last|"  # before the key of what was entered the last time
REPEATED = ("new", "own", "inspect")  # what people enter in rows; who complained is kept nowhere else


def draft_key(officer: str, route: Route) -> str:
    """The key of a draft: whose it is and what it is."""
    return f"{officer}|{route}"


def whole(content: Any) -> dict[str, Any] | None:
    """A draft in the shape in which it is kept; None for none, and for one that was spoilt on the disk, which stays there."""
    if not isinstance(content, dict) or not isinstance(content.get("answers"), dict):
        return None
    if not all(isinstance(content.get(name, ""), str) for name in ("title", "field", "at")):
        return None
    try:
        words.moment(content.get("at", ""))
    except ValueError:
        return None
    return content


def own_drafts(room: Any, officer: str) -> list[tuple[Route, dict[str, Any]]]:
    """What an officer left half done, newest first."""
    found = []
    for key in room.drafts.drafts():
        whose, _, route = key.partition("|")
        content = whole(room.drafts.draft(key)) if whose == officer else None
        if content:
            found.append((Route.read(route), content))
    return found


class DraftKeeper:
    """Keeps the draft of one page; what it reads comes after what it saved, for both go through the write lane."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._drafts = page.shell.room.drafts
        self._key = draft_key(page.shell.desk.officer, page.route)
        of = page.route.args[0] if page.route.page == "new" else ""
        self._last = f"{LAST}{page.shell.desk.officer}|{page.route.page}|{of}"
        self.saved: dict[str, Any] | None = None
        self._prepared = ""  # the key of what another prepared and this person took over

    def read(self, then) -> None:
        """Read the draft, if there is one."""

        def here(content: dict[str, Any] | None) -> None:
            self.saved = whole(content)
            then(self.saved)

        self._page.run("write", lambda: self._drafts.draft(self._key), here)

    def save(self, content: dict[str, Any], then) -> None:
        """Keep the draft; `then` is called when it is on the disk."""
        if content == self.saved:
            return
        self.saved = content
        self._page.run("write", lambda: self._drafts.save_draft(self._key, content), lambda _none: then())

    def read_prepared(self, then) -> None:
        """Read what somebody who may not do this has prepared for it on this PC, the newest: his id, name, the draft."""
        (mine, _, here), desk = self._key.partition("|"), self._page.shell.desk

        def look() -> tuple[str, Mapping[str, str], dict[str, Any]] | None:
            names = {each.id: each.name for each in desk.office().officers}
            for key in self._drafts.drafts():
                whose, _, route = key.partition("|")
                kept = whole(self._drafts.draft(key)) if route == here and whose != mine else None
                if kept and kept.get("prepared"):
                    return whose, names.get(whose, {}), kept
            return None

        self._page.run("write", look, lambda found: then(*found) if found else None)

    def take_over(self, whose: str) -> None:
        """What that person prepared goes with the draft of this page, once that is done or thrown away."""
        self._prepared = whose + self._key[self._key.index("|") :]

    def read_last(self, then) -> None:
        """What was entered on such a page the last time; nothing the first time."""
        self._page.run("write", lambda: self._drafts.draft(self._last) or {}, then)

    def keep_last(self, answers: dict[str, Any]) -> None:
        """Keep what was entered, so that the next one may repeat it."""
        shell, key = self._page.shell, self._last
        kept = {name: value for name, value in answers.items() if isinstance(value, str | list)}
        if kept and self._page.route.page in REPEATED:
            shell.lanes.run("write", lambda: self._drafts.save_draft(key, kept), lambda _none: None, shell.fault)

    def drop(self) -> None:
        """Forget it."""
        self.saved = None
        shell = self._page.shell
        for key in filter(None, (self._key, self._prepared)):
            shell.lanes.run("write", partial(self._drafts.drop_draft, key), lambda _none: None, shell.fault)
