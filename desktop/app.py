"""The one place where the parts meet: store, law, press and exchange around a desk."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.casework import accounts
from desktop.casework.desk import Desk
from desktop.casework.office import stored_office
from desktop.casework.ports import BundlePart, CaseRow, PaperOrder, Printed, Projector
from desktop.core import kept
from desktop.core.clock import Clock, SystemClock, today
from desktop.core.entry import Entry
from desktop.core.errors import StoreError
from desktop.core.ids import uuid7
from desktop.law import packs
from desktop.law.files import packs_folder
from desktop.law.packs import Law
from desktop.store.connection import BARRED, clerk_errors
from desktop.store.folder import Folder
from desktop.store.store import Store
from desktop.store.whose import office_in

if TYPE_CHECKING:
    from desktop.printing.commands import Known

OFFICE_FILE = "office.json"


class LatePress:
    """The press, brought in when the first paper is set: it is not needed to open the window."""

    def __init__(self) -> None:
        self._press: Any = None

    def _ready(self) -> Any:
        if self._press is None:
            from desktop.printing.press import NoticePress

            press = NoticePress()
            press.check()
            self._press = press
        return self._press

    def source_text(self, order: PaperOrder) -> str:
        """See `desktop.casework.ports.Press`."""
        text: str = self._ready().source_text(order)
        return text

    def print(self, order: PaperOrder) -> Printed:
        """See `desktop.casework.ports.Press`."""
        printed: Printed = self._ready().print(order)
        return printed

    def print_run(self, orders: Iterable[PaperOrder]) -> bytes:
        """See `desktop.casework.ports.Press`."""
        pdf: bytes = self._ready().print_run(orders)
        return pdf

    def pages(self, part: BundlePart) -> int:
        """See `desktop.casework.ports.Press`."""
        return int(self._ready().pages(part))

    def bind(self, parts: Sequence[BundlePart], says: Mapping[str, str]) -> bytes:
        """See `desktop.casework.ports.Press`."""
        pdf: bytes = self._ready().bind(parts, says)
        return pdf


class Late:
    """A service that is made when it is first asked for something: the window opens without it."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make

    def __getattr__(self, name: str) -> Any:
        found = self._make()
        self.__dict__.update({each: getattr(found, each) for each in dir(found) if not each.startswith("_")})
        return getattr(found, name)


@dataclass(frozen=True, slots=True)
class Program:
    """An open data folder with everything around it; `close` lets go of it."""

    folder: Path
    store: Store
    desk: Desk

    def close(self) -> None:
        """Close the store."""
        self.store.close()


def open_program(
    folder: Path,
    *,
    clock: Clock | None = None,
    office: str = "",
    state: Path | None = None,
    law: Law | None = None,
) -> Program:
    """Open the data folder (made if need be) of an office; a new one belongs to `office`, or founds one.

    `state` is where this PC keeps its keys and nonces, apart from the folder. Raises `StoreError`.
    """
    clock, law = clock or SystemClock(), law or packs.load(installed=packs_folder())
    with clerk_errors(folder):
        whose = _office_of(folder, office, state)
    store = Store.open(folder, office=whose, clock=clock, projector=_rows(law), state=state)
    try:
        with clerk_errors(folder):
            belong_to(folder, whose)
        accounts.register_device(store, store.signer.public.hex(), today(clock))
    except StoreError as error:
        if error.code not in BARRED:
            store.close()
            raise
    return Program(folder, store, Desk(store, LatePress(), law, clock, _sealer(store), "", look=_look))


def open_office(folder: Path, *, reading: bool = False) -> Program:
    """The program on a data folder that is there: a mistyped one must not become a new, empty office.

    For `reading` nothing in the folder is written, and it may be open elsewhere; only an office whose lists are of an
    older program is opened for work, which brings them up to date. Raises `StoreError`.
    """
    with clerk_errors(folder):
        there = (folder / OFFICE_FILE).exists() or Folder(folder).db.exists()
    if not there:
        raise StoreError(
            f"There is no office in {folder}. Name its data folder with --data, or found one: "
            "nagardesk office found PLAN. Nothing was made.",
            code="no_folder",
            folder=folder,
        )
    return (_to_read(folder) if reading else None) or open_program(folder)


def _to_read(folder: Path) -> Program | None:
    """The program on an office that is only read; None where it has to be opened for work, which may say why."""
    office = str(kept.mapping(folder / OFFICE_FILE).get("office", ""))
    clock, law = SystemClock(), packs.load(installed=packs_folder())
    try:
        store = Store.open(folder, office=office, clock=clock, projector=_rows(law), read_only=True)
    except StoreError:
        return None
    if not office or store.outdated():
        store.close()
        return None
    return Program(folder, store, Desk(store, LatePress(), law, clock, _sealer(store), "", look=_look))


def papers_known(folder: Path) -> Known | None:
    """What an office knows of its papers: the keys of its devices, what it holds, which texts it accepted; None if
    there is no office.

    Only reads, so it may run beside an open window.
    """
    if not (folder / OFFICE_FILE).exists():
        return None
    office = _office_of(folder, "")
    clock, law = SystemClock(), packs.load(installed=packs_folder())
    with Store.open(folder, office=office, clock=clock, projector=_rows(law), read_only=True) as store:
        known = stored_office(store)

    def holds(sha256: str) -> bool:
        with Store.open(folder, office=office, clock=clock, projector=_rows(law), read_only=True) as store:
            try:
                store.blob(sha256)
            except StoreError:
                return False
        return True

    from desktop.printing.commands import Known

    accepted = {language: (each.day, each.edition) for language, each in known.accepted.items()}
    return Known([bytes.fromhex(key) for key in known.device_keys.values()], holds, accepted)


def _rows(law: Law) -> Projector:
    """Makes the rows that lists show; how is read when the first one is asked for, which opening does without."""

    def row(case: str, entries: Iterable[Entry]) -> CaseRow | None:
        from desktop.casework.rows import RowMaker

        return RowMaker(law)(case, entries)

    return row


def _office_of(folder: Path, office: str, state: Path | None = None) -> str:
    """The office of a data folder, kept in a small file beside the store; a new one where there is none."""
    place = folder / OFFICE_FILE
    found = kept.mapping(place).get("office")
    if not (isinstance(found, str) and found):
        found = office_in(folder, state)  # the file is gone or damaged; what was written here knows it too
        if not found and place.exists():
            raise StoreError(
                f"{place} is damaged. Put it back from a backup, or join the office anew in another folder.",
                code="office_file",
            )
        found = found or office or uuid7()
    if office and office != found:
        raise StoreError("This data folder belongs to another office; choose an empty one.", code="other_office")
    return found


def belong_to(folder: Path, office: str) -> None:
    """Say whose data folder it is; only one that no office was founded in may change."""
    from desktop.sync.enrolment import write_whole

    if kept.mapping(folder / OFFICE_FILE).get("office") != office:
        write_whole(folder / OFFICE_FILE, json.dumps({"office": office}).encode())


def _sealer(store: Store) -> Callable[[Mapping[str, str]], str]:
    def seal(facts: Mapping[str, str]) -> str:
        from desktop.printing.seal import Seal, seal_text

        last = date.fromisoformat(facts["last_day"]) if facts["last_day"] else None
        said = Seal(
            facts["number"],
            facts["kind"],
            facts["section"],
            facts["addressee"],
            date.fromisoformat(facts["date"]),
            last,
            facts["digest"],
        )
        return seal_text(said, store.signer, store.signer.public)

    return seal


def _look(content: bytes, name: str) -> Mapping[str, Any]:
    """What a file is by its content, as an entry keeps it."""
    from desktop.interchange.attachments import look_at

    found = look_at(content, name)
    return {
        "sha256": found.sha256,
        "kind": found.kind,
        "media_type": found.media_type,
        "size": found.size,
        "pages": found.pages,
        "taken_at": found.taken_at,
        "place": list(found.place) if found.place else None,
    }
