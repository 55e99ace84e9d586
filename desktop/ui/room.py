"""What the window is given: the desk and the few services around it; `app.py` brings the real ones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from desktop.casework.desk import Desk, Done
    from desktop.casework.office import Officer
    from desktop.core.ground import Ground


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


class Seen(Protocol):
    """What was read or drawn: figures as plain data, and the ground it makes; nothing is saved yet."""

    @property
    def figures(self) -> Mapping[str, Any]:
        """Lengths in m, areas in m²."""
        ...

    @property
    def ground(self) -> Ground:
        """Where it lies."""
        ...


class Surveyor(Protocol):
    """What the window asks of the streets; `desktop.streets.surveyor` tells what each does and refuses."""

    def office_ground(self, desk: Desk) -> Ground: ...

    def street_ground(self, desk: Desk, street: str, line: str = "") -> Ground: ...

    def case_ground(self, desk: Desk, case: str) -> Ground | None: ...

    def read_file(self, desk: Desk, street: str, path: Path, role: str, grid: str) -> Seen: ...

    def enter_file(self, desk: Desk, street: str, path: Path, role: str, grid: str, kind: str) -> Done: ...

    def read_book(self, desk: Desk, street: str, rows: Sequence[Mapping[str, str]]) -> Seen: ...

    def enter_book(self, desk: Desk, street: str, rows: Sequence[Mapping[str, str]]) -> Done: ...

    def take(self, desk: Desk, street: str, layer: str, reach: float) -> Done: ...

    def enter_layer(self, desk: Desk, name: str, path: Path, grid: str) -> Done: ...

    def lay_base(self, desk: Desk, street: str, points: Sequence[tuple[float, float]], length: float) -> Done: ...

    def station(self, desk: Desk, street: str, x: float, y: float) -> tuple[float, float]: ...

    def draw_line(self, desk: Desk, street: str, kind: str, rows: Sequence[Mapping[str, str]], day: date) -> Seen: ...

    def propose(self, desk: Desk, street: str, kind: str, rows: Sequence[Mapping[str, str]]) -> Done: ...

    def record(
        self,
        desk: Desk,
        street: str,
        kind: str,
        rows: Sequence[Mapping[str, str]],
        order: Mapping[str, str],
        day: date,
    ) -> Done: ...

    def statement(self, desk: Desk, street: str, line: str) -> Mapping[str, Any]: ...

    def statement_pdf(self, desk: Desk, street: str, line: str) -> bytes: ...

    def plan_pdf(self, desk: Desk, street: str, line: str, scale: int | None, paper: str) -> bytes: ...

    def file_papers(self, desk: Desk, street: str, line: str) -> Done: ...

    def notice_pdf(
        self, desk: Desk, street: str, proposal: str, key: str, party: str, until: date | None
    ) -> bytes: ...

    def print_notice(
        self, desk: Desk, street: str, proposal: str, key: str, party: str, until: date | None
    ) -> Done: ...

    def share_down(
        self, desk: Desk, case: str, measure: str, parts: Sequence[Mapping[str, str]]
    ) -> list[dict[str, Any]]: ...

    def measure_case(
        self, desk: Desk, case: str, street: str, parcel: str, *, share: Sequence[str] = (), **how: bool
    ) -> Done: ...

    def land_within(self, desk: Desk, street: str, parcel: str) -> str: ...

    def work_out(self, desk: Desk, street: str, kind: str, heads: Mapping[str, Any]) -> Mapping[str, Any]: ...

    def keep_worth(self, desk: Desk, street: str, parcel: str, kind: str, heads: Mapping[str, Any]) -> Done: ...


@dataclass(frozen=True, slots=True)
class Room:
    """Everything the window works with.

    `desk` has nobody at it until someone signs in (`desk.as_officer`). `page_png(pdf, page, width)` draws one page of
    a PDF as PNG bytes `width` pixels wide; `page_count(pdf)` counts its pages. `sync(progress, cancelled)` runs one
    exchange with the centre in the io lane and reports the truth as it goes; `truth()` reads it from the queue.
    `save_table(path, name, rows, money)` writes rows (heads first) to an .xlsx file as they come, the columns `money`
    holding paise, and counts the lines; `save_sheets` writes several tables (name, rows, money) as sheets of one.
    `streets` measures, draws and prints lines of streets. `enrol(url, code)` enrols this PC at a centre with the one-time code; None where that is not possible.
    """

    desk: Desk
    sign_in: Callable[[str, str], Officer]
    drafts: Drafts
    page_png: Callable[[bytes, int, int], bytes]
    page_count: Callable[[bytes], int]
    sync: Callable[[Callable[[SyncTruth], None], Callable[[], bool]], SyncTruth]
    truth: Callable[[], SyncTruth]
    close: Callable[[], None]
    streets: Surveyor
    save_table: Callable[[Path, str, Iterable[Sequence[Any]], Collection[int]], int]
    save_sheets: Callable[[Path, Iterable[tuple[str, Iterable[Sequence[Any]], Collection[int]]]], None]
    enrol: Callable[[str, str], None] | None = None
