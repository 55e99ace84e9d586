"""What the window may ask of the parts around the desk, and what they answer: prints, streets, registers, sticks, copies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from datetime import date

    from desktop.casework.desk import Desk, Done
    from desktop.casework.printjobs import Job, Piece, Settings, Summary
    from desktop.core.errors import FieldError, NagardeskError
    from desktop.core.ground import Ground


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

    def forward(
        self, desk: Desk, street: str, parcel: str, how: str, heads: Mapping[str, Any]
    ) -> Mapping[str, Any]: ...

    def keep_forward(
        self,
        desk: Desk,
        street: str,
        parcel: str,
        how: str,
        heads: Mapping[str, Any],
        order: Mapping[str, str],
        day: date,
    ) -> Done: ...

    def keep_worth(self, desk: Desk, street: str, parcel: str, kind: str, heads: Mapping[str, Any]) -> Done: ...


@dataclass(frozen=True, slots=True)
class RegisterSight:
    """A register's file looked at: its headers, its first lines under them, and the map of its columns to answers.

    `plan` is plain data (columns, fonts, constants, choices, key, register …); `remembered` says that a person drew
    it up for a file with these headers before.
    """

    headers: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]
    plan: dict[str, Any]
    remembered: bool


@dataclass(frozen=True, slots=True)
class Brought:
    """What bringing a register did, in rows; `problems` are (row, column letter, header, what is wrong)."""

    read: int
    good: int
    saved: int
    already: int
    doubled: int
    bad: int
    cancelled: bool
    problems: tuple[tuple[int, str, str, FieldError], ...] = ()


class Registers(Protocol):
    """Old registers in spreadsheets; every call may take long and runs in a lane."""

    fonts: Mapping[str, str]

    def look(self, path: Path, kind: str) -> RegisterSight:
        """What a file holds and the map for it. Raises `FieldError` with the reason where it can't be read."""
        ...

    def bring(
        self,
        desk: Desk,
        path: Path,
        raw: Mapping[str, Any],
        *,
        dry_run: bool,
        bad_rows: Path | None,
        progress: Callable[[int], None],
        cancelled: Callable[[], bool],
    ) -> Brought:
        """Try it, or bring it in; bad rows are written to `bad_rows` (.xlsx)."""
        ...


@dataclass(frozen=True, slots=True)
class Captured:
    """A scan or photograph looked at: what it is, and a small PNG of it."""

    path: Path
    kind: str
    pages: int
    size: int
    thumbnail: bytes
    taken_at: str = ""
    place: tuple[float, float] | None = None


class Capture(Protocol):
    """Scans and photographs on their way into a form."""

    def look(self, path: Path) -> Captured:
        """Look at a file. Raises `FieldError` with the reason where it must not be kept."""
        ...

    def keep(self, content: bytes, suffix: str) -> Path:
        """Put what came from the clipboard or was drawn into a file that outlives the program; gives its path."""
        ...

    def arrived(self, folder: str) -> list[Path]:
        """What the scanner has put into its folder since the last look, whole, oldest first."""
        ...


@dataclass(frozen=True, slots=True)
class Invited:
    """What the centre's administrator put on a stick: the centre's address, the one-time code, its fingerprint or ''."""

    url: str
    code: str
    pin: str


@dataclass(frozen=True, slots=True)
class Carried:
    """What a stick brought: centre's `replies` with the `added` entries in them, and bundles of other PCs that were
    handed to the centre; `troubles` say what could not be taken."""

    replies: int
    added: int
    carried: int
    troubles: tuple[NagardeskError, ...] = ()


class Bundle(Protocol):
    """A line of the register of sticks: `direction` is sent, carried or acknowledged, `at` UTC."""

    @property
    def direction(self) -> str: ...

    @property
    def at(self) -> str: ...

    @property
    def entries(self) -> int: ...

    @property
    def files(self) -> int: ...

    @property
    def file(self) -> str: ...

    @property
    def sha256(self) -> str: ...


class Sticks(Protocol):
    """The exchange by stick; `desktop/sticks.py` tells what each does and refuses. Every call may take long."""

    def register(self) -> Sequence[Bundle]: ...

    def look(self, folder: str) -> int: ...

    def invited(self, path: str) -> Invited: ...

    def join(self, path: str, folder: str) -> None: ...

    def write(self, folder: str) -> list[Path]: ...

    def take(self, *places: str) -> Carried: ...


class Wishes(Protocol):
    """What later starts of the program ask of the window that is open on this data folder."""

    folder: Path

    def take(self) -> list[str]:
        """Paths of files to open, '' for the window alone; each once."""
        ...


@dataclass(frozen=True, slots=True)
class Copied:
    """A proven backup: its file and how many entries are in it."""

    path: Path
    entries: int


@dataclass(frozen=True, slots=True)
class Copies:
    """Backups: `backup(to, progress)` copies everything, `last(to)` is the instant of the newest copy there ('' if none)."""

    backup: Callable[[Path, Callable[[int, int], None]], Copied]
    last: Callable[[Path], str]
