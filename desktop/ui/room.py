"""What the window is given: the desk and the few services around it; `room_parts.py` brings the real ones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.casework.office import Officer
    from desktop.casework.outward import Sent
    from desktop.casework.ports import Autograph
    from desktop.core.errors import NagardeskError
    from desktop.core.picture import Picture
    from desktop.ui.services import Capture, Copies, Drafts, Prints, Registers, Sticks, Surveyor, Texts, Wishes


@dataclass(frozen=True, slots=True)
class SyncTruth:
    """What the queue says: how much waits, since when, what went wrong last, when the next try comes.

    Instants are UTC text or ''; `stage` is idle, hello, push, pull, files, check or done; `reached` tells whether
    the centre answered at the last try; `error_code` finds the sentence for `last_error` in the screen's language;
    `newer` is the version of a newer program that lies at the centre, `notices` what the last exchange has to tell
    although it went on.
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
    newer: str = ""
    notices: tuple[NagardeskError, ...] = ()


@dataclass(frozen=True, slots=True)
class SetUp:
    """What the set-up of a new office is given.

    `office` is the id by which a centre will know it. `check(plan)` raises `FieldErrors` with every fault of a plan
    (see `desktop/founding.py`) and `found(plan)` founds the office: it gives the passwords that were made up and the
    room of the office. `join(url, code, pin)` and `restore(file)` give the room of an office that there is already, by
    a centre's code or from a copy on a stick; `sample()` that of the sample ward. `trouble` says why joining did not go through.
    """

    office: str
    check: Callable[[Mapping[str, Any]], None]
    found: Callable[[Mapping[str, Any]], tuple[dict[str, str], Room]]
    join: Callable[[str, str, str], Room]
    restore: Callable[[str], Room]
    sample: Callable[[], Room]
    trouble: str = ""


@dataclass(frozen=True, slots=True)
class Room:
    """Everything the window works with.

    `desk` has nobody at it until someone signs in (`desk.as_officer`). `page_picture(pdf, page, width)` draws one
    page of a PDF, `width` pixels wide if it is of A4; `page_count(pdf)` counts its pages. `sync(progress, cancelled)` runs one
    exchange with the centre in the io lane and reports the truth as it goes; `truth()` reads it from the queue.
    `save_table(path, name, rows, money)` writes rows (heads first) to an .xlsx file as they come, the columns `money`
    holding paise, and counts the lines; `save_sheets` writes several tables (name, rows, money) as sheets of one.
    `page_size(pdf, page)` is a page's width and height in points; `labels(papers, layout, first)` a sheet of labels or
    the address sheets of window envelopes as PDF; `texts(language)` what the head of office accepts;
    `certificate(path, secret)` opens a PKCS#12 file or a token by its library.
    `streets` measures, draws and prints lines of streets.
    `notices()` is what the clerk should know before work (a power cut, a copied folder, a clock that moved, no backup).
    `enrol(url, code, pin)` enrols this PC at a centre with the one-time code, `sticks` exchange without a line,
    `registers` bring old registers in, `copies` takes backups, `capture` takes in scans and photographs; each is None
    where that is not possible.
    `rows(path)` reads a .csv or .xlsx file as lines of text; `preview(letterhead, languages, act)` sets a letter as PDF.
    `set_up` is there while no office is founded.
    `elsewhere()` closes this room and opens the other one: practice from the office, the office from practice.
    `samples` are (name, login, password) of a sample ward.
    """

    desk: Desk
    sign_in: Callable[[str, str], Officer]
    drafts: Drafts
    page_picture: Callable[[bytes, int, int], Picture]
    page_count: Callable[[bytes], int]
    sync: Callable[[Callable[[SyncTruth], None], Callable[[], bool]], SyncTruth]
    truth: Callable[[], SyncTruth]
    close: Callable[[], None]
    prints: Prints
    page_size: Callable[[bytes, int], tuple[float, float]]
    labels: Callable[[Sequence[Sent], str, int], bytes]
    texts: Callable[[str], Texts]
    certificate: Callable[[Path, str], Autograph]
    preview: Callable[[Mapping[str, Any], Sequence[str], str], bytes]
    rows: Callable[[str], list[list[str]]]
    streets: Surveyor
    save_table: Callable[[Path, str, Iterable[Sequence[Any]], Collection[int]], int]
    save_sheets: Callable[[Path, Iterable[tuple[str, Iterable[Sequence[Any]], Collection[int]]]], None]
    enrol: Callable[[str, str, str], None] | None = None
    sticks: Sticks | None = None
    wishes: Wishes | None = None
    notices: Callable[[], list[NagardeskError]] = list
    registers: Registers | None = None
    copies: Copies | None = None
    capture: Capture | None = None
    set_up: SetUp | None = None
    elsewhere: Callable[[], Room] | None = None
    samples: Sequence[tuple[str, str, str]] = ()
