"""What the window is given: the desk and the few services around it; `app.py` brings the real ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.casework.office import Officer
    from desktop.casework.outward import Sent
    from desktop.casework.ports import Autograph
    from desktop.casework.printjobs import Job, Piece, Settings, Summary


@dataclass(frozen=True, slots=True)
class SyncTruth:
    """What the queue says: how much waits, since when, what went wrong last, when the next try comes.

    Instants are UTC text or ''; `stage` is idle, hello, push, pull, files, check or done; `reached` tells whether
    the centre answered at the last try.
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


class Prints(Protocol):
    """The print queue of this PC; it outlives a restart."""

    def add(self, title: str, pieces: Sequence[Piece], settings: Settings) -> Job:
        """Put a job at the end."""
        ...

    def jobs(self) -> list[Job]:
        """All jobs, the oldest first."""
        ...

    def cancel(self, id: str) -> Job:
        """Take a job that isn't finished out of the printing."""
        ...

    def resume(self, id: str, again: bool) -> Job:
        """Let a stopped job wait again; `again` prints the paper that may have come out once more."""
        ...

    def forget(self) -> int:
        """Clear away what is done or cancelled."""
        ...

    def settings(self, kind: str) -> Settings:
        """How this kind of paper was printed last."""
        ...

    def remember(self, kind: str, settings: Settings) -> None:
        """Keep how a kind of paper is printed."""
        ...

    def print_waiting(
        self,
        out: Callable[[bytes, Piece, Settings], None],
        report: Callable[[Job], None],
        wanted: Callable[[], bool],
    ) -> Summary:
        """Print what waits, job by job, while it is `wanted`."""
        ...


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of papers in a language: their digest, and what is unsure in them as (words, meant, why)."""

    edition: str
    unsure: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True, slots=True)
class Room:
    """Everything the window works with.

    `desk` has nobody at it until someone signs in (`desk.as_officer`). `page_png(pdf, page, width)` draws one page of
    a PDF as PNG bytes `width` pixels wide; `page_count(pdf)` counts its pages. `sync(progress, cancelled)` runs one
    exchange with the centre in the io lane and reports the truth as it goes; `truth()` reads it from the queue.
    `page_size(pdf, page)` is a page's width and height in points; `labels(papers, layout, first)` a sheet of labels or
    the address sheets of window envelopes as PDF; `texts(language)` what the head of office accepts;
    `certificate(path, secret)` opens a PKCS#12 file or a token by its library.
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
    prints: Prints
    page_size: Callable[[bytes, int], tuple[float, float]]
    labels: Callable[[Sequence[Sent], str, int], bytes]
    texts: Callable[[str], Texts]
    certificate: Callable[[Path, str], Autograph]
    enrol: Callable[[str, str], None] | None = None
