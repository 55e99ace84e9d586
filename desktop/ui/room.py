"""What the window is given: the desk and the few services around it; `app.py` brings the real ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from desktop.casework.desk import Desk, Done
    from desktop.casework.office import Officer
    from desktop.core.errors import NagardeskError
    from desktop.core.ground import Ground


@dataclass(frozen=True, slots=True)
class SyncTruth:
    """What the queue says: how much waits, since when, what went wrong last, when the next try comes.

    Instants are UTC text or ''; `stage` is idle, hello, push, pull, files, check or done; `reached` tells whether
    the centre answered at the last try; `error_code` finds the sentence for `last_error` in the screen's language.
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
    error_code: str = ""


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
class SetUp:
    """What the set-up of a new office is given.

    `office` is the id by which a centre will know it. `check(plan)` raises `FieldErrors` with every fault of a plan
    (see `desktop/founding.py`) and `found(plan)` founds the office: it gives the passwords that were made up and the
    room of the office. `join(url, code)` and `restore(file)` give the room of an office that there is already, by
    a centre's code or from a copy on a stick; `sample()` that of the sample ward. `trouble` says why joining did not go through.
    """

    office: str
    check: Callable[[Mapping[str, Any]], None]
    found: Callable[[Mapping[str, Any]], tuple[dict[str, str], Room]]
    join: Callable[[str, str], Room]
    restore: Callable[[str], Room]
    sample: Callable[[], Room]
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Room:
    """Everything the window works with.

    `desk` has nobody at it until someone signs in (`desk.as_officer`). `page_png(pdf, page, width)` draws one page of
    a PDF as PNG bytes `width` pixels wide; `page_count(pdf)` counts its pages. `sync(progress, cancelled)` runs one
    exchange with the centre in the io lane and reports the truth as it goes; `truth()` reads it from the queue.
    `streets` measures, draws and prints lines of streets.
    `notices()` is what the clerk should know before work (a power cut, a copied folder, a clock that moved, no backup).
    `enrol(url, code)` enrols this PC at a centre with the one-time code; None where that is not possible.
    `rows(path)` reads a .csv or .xlsx file as lines of text; `preview(letterhead, languages, act)` sets a letter as PDF.
    `reprint(pdf, count, languages)` puts the mark of a copy on a paper. `set_up` is there while no office is founded.
    `elsewhere()` closes this room and opens the other one: practice from the office, the office from practice.
    `samples` are (name, login, password) of a sample ward.
    """

    desk: Desk
    sign_in: Callable[[str, str], Officer]
    drafts: Drafts
    page_png: Callable[[bytes, int, int], bytes]
    page_count: Callable[[bytes], int]
    sync: Callable[[Callable[[SyncTruth], None], Callable[[], bool]], SyncTruth]
    truth: Callable[[], SyncTruth]
    close: Callable[[], None]
    reprint: Callable[[bytes, int, Sequence[str]], bytes]
    preview: Callable[[Mapping[str, Any], Sequence[str], str], bytes]
    rows: Callable[[str], list[list[str]]]
    streets: Surveyor
    enrol: Callable[[str, str], None] | None = None
    notices: Callable[[], list[NagardeskError]] = list
    set_up: SetUp | None = None
    elsewhere: Callable[[], Room] | None = None
    samples: Sequence[tuple[str, str, str]] = ()
