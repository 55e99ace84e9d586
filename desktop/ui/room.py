"""What the window is given: the desk and the few services around it; `app.py` brings the real ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.casework.office import Officer


@dataclass(frozen=True, slots=True)
class SyncTruth:
    """What the queue says: how much waits, since when, what went wrong last, when the next try comes.

    Instants are UTC text or ''; `stage` is idle, hello, push, pull, files, check or done; `reached` tells whether
    the centre answered at the last try; `newer` is the version of a newer program that lies at the centre.
    """

    entries_waiting: int
    files_waiting: int
    waiting_since: str = ""
    last_done: str = ""
    last_error: str = ""
    next_try: str = ""
    stage: str = "idle"
    reached: bool = False
    centre: str = ""
    newer: str = ""


class Drafts(Protocol):
    """Half-filled forms, kept on this PC at every field."""

    def save_draft(self, key: str, content: dict[str, Any]) -> None:
        """Keep the draft under `key`."""
        ...

    def draft(self, key: str) -> dict[str, Any] | None:
        """The draft under `key`."""
        ...

    def drafts(self) -> list[str]:
        """The keys of all drafts, newest first."""
        ...

    def drop_draft(self, key: str) -> None:
        """Forget the draft."""
        ...


@dataclass(frozen=True, slots=True)
class Room:
    """Everything the window works with.

    `desk` has nobody at it until someone signs in (`desk.as_officer`). `page_png(pdf, page, width)` draws one page of
    a PDF as PNG bytes `width` pixels wide; `page_count(pdf)` counts its pages. `sync(progress, cancelled)` runs one
    exchange with the centre in the io lane and reports the truth as it goes; `truth()` reads it from the queue.
    `enrol(url, code)` enrols this PC at a centre with the one-time code; None where that is not possible.
    """

    desk: Desk
    sign_in: Callable[[str, str], Officer]
    drafts: Drafts
    page_png: Callable[[bytes, int, int], bytes]
    page_count: Callable[[bytes], int]
    sync: Callable[[Callable[[SyncTruth], None], Callable[[], bool]], SyncTruth]
    truth: Callable[[], SyncTruth]
    close: Callable[[], None]
    enrol: Callable[[str, str], None] | None = None
