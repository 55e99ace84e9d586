"""The one place where the parts meet: store, law, press and exchange around a desk."""

from __future__ import annotations

import json
import platform
import threading
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from desktop.casework import accounts
from desktop.casework.desk import Desk
from desktop.casework.office import fold_office
from desktop.casework.ports import BundlePart, PaperOrder, Press, Printed
from desktop.casework.rows import RowMaker
from desktop.core.clock import Clock, SystemClock, today
from desktop.core.errors import FieldError, NagardeskError, StoreError, SyncError
from desktop.core.ids import uuid7
from desktop.core.text import clean
from desktop.law import packs
from desktop.law.files import packs_folder
from desktop.law.packs import Law
from desktop.store.store import Store

if TYPE_CHECKING:
    from desktop.captures import Captures
    from desktop.care import Care
    from desktop.printing.commands import Known
    from desktop.sync.client import Client
    from desktop.sync.engine import Engine
    from desktop.sync.enrolment import Enrolment
    from desktop.sync.progress import Progress, Result
    from desktop.sync.transport import Answer, Transport
    from desktop.sync.wire.models import Figures
    from desktop.ui.room import Registers, Room, Surveyor, SyncTruth

OFFICE_FILE = "office.json"
_CENTRE_FILE = "centre.json"
_STANDING_FILE = "exchange.json"
_PARTS = "parts"
SETTLED = ("decided", "ordered")
"""Where a case stands that is not pending any more."""
_GLANCE = 0.2  # seconds between two looks at whether a run is to stop


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
    store = Store.open(folder, office=_office_of(folder, office), clock=clock, projector=RowMaker(law), state=state)
    accounts.register_device(store, store.signer.public.hex(), today(clock))
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
    with Store.open(folder, office=office, clock=clock, projector=RowMaker(law), read_only=True) as store:
        known = fold_office(office, store.entries(f"office:{office}"))

    def holds(sha256: str) -> bool:
        with Store.open(folder, office=office, clock=clock, projector=RowMaker(law), read_only=True) as store:
            try:
                store.blob(sha256)
            except StoreError:
                return False
        return True

    from desktop.printing.commands import Known

    accepted = {language: (each.day, each.edition) for language, each in known.accepted.items()}
    return Known([bytes.fromhex(key) for key in known.device_keys.values()], holds, accepted)


def _office_of(folder: Path, office: str) -> str:
    """The office of a data folder, kept in a small file beside the store."""
    place = folder / OFFICE_FILE
    if place.exists():
        try:
            found = str(json.loads(place.read_text(encoding="utf-8"))["office"])
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise StoreError(
                f"{place} is damaged. Put it back from a backup, or join the office anew in another folder.",
                code="office_file",
            ) from error
        if office and office != found:
            raise StoreError("This data folder belongs to another office; choose an empty one.", code="other_office")
        return found
    belong_to(folder, office or uuid7())
    return _office_of(folder, office)


def belong_to(folder: Path, office: str) -> None:
    """Say whose data folder it is; only one that no office was founded in may change."""
    from desktop.sync.enrolment import write_whole

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


class Exchange:
    """The exchange of one data folder with its centre."""

    def __init__(self, program: Program, transport: Callable[[str, str], Transport] | None = None) -> None:
        from desktop.sync.standing import Standing

        self._program = program
        self._transport = transport or _http
        self._engine: Engine | None = None
        self._report: Callable[[Progress], None] = lambda progress: None
        self._stage = ""
        self._newer: str | None = None
        self.notices: tuple[NagardeskError, ...] = ()
        """What the last run has to tell a person although it went on."""
        self.standing = Standing(program.folder / _STANDING_FILE, program.desk.clock)

    def enrolment(self) -> Enrolment | None:
        """The centre this PC is enrolled at, if any."""
        from desktop.sync.enrolment import Enrolment

        return Enrolment.load(self._program.folder / _CENTRE_FILE)

    def enrol(self, url: str, code: str, pin: str = "", *, joining: bool = False) -> Enrolment:
        """Enrol this PC at the centre with the one-time code; a PC that is `joining` takes the office of the code.

        It has to be opened anew then. Raises `SyncError`.
        """
        from desktop.sync.client import enrol

        store = self._program.store
        found = enrol(
            self._transport(url, pin), code, store.device, store.signer.public, platform.node(), store.signer.sign
        ).model_copy(update={"url": url, "pin": pin})
        if found.office != store.office and not found.whole_body:
            if not joining:
                raise StoreError(
                    "The code is for another office; ask the administrator for one of this office.", code="office"
                )
            belong_to(self._program.folder, found.office)
        found.save(self._program.folder / _CENTRE_FILE)
        return found

    def move_centre(self, url: str) -> None:
        """The same centre at another address (the embedded one takes a new port at each start)."""
        if found := self.enrolment():
            found.model_copy(update={"url": url}).save(self._program.folder / _CENTRE_FILE)

    def run(self, report: Callable[[Progress], None] = lambda progress: None, patience: int = 3) -> Result:
        """One exchange with the centre, to its end or to where the line broke. Raises `SyncError` if not enrolled."""
        if self._engine is None:
            self._engine = self._make_engine()
        self._report, self._engine.patience = report, patience
        self._stage = "hello"
        try:
            result = self._engine.run()
            self.notices = tuple(NagardeskError(each.message, code=f"note_{each.code}") for each in result.notices)
            self.standing.ended(result.error, answered=result.answered, wait=result.wait)
        finally:
            self._stage = ""
        if result.ok:
            self._make_known()
            if self._newer is None:
                self._newer = self._newer_there()
        return result

    def cancel(self) -> None:
        """Stop the run that is under way, at its next safe place."""
        if self._engine:
            self._engine.cancel()

    def _make_engine(self) -> Engine:
        """One engine for as long as the program runs: it remembers what went over and how good the line is."""
        from desktop.sync.engine import Engine

        return Engine(
            self._program.store,
            _Line(self.enrolled, self._transport),
            self.enrolled(),
            report=self._told,
            parts=self._program.folder / _PARTS,
            figures=self._figures,
        )

    def _figures(self) -> Figures:
        """How the office stands today, for the centre's status page."""
        from desktop.sync.wire.models import AGES, Figures, Pending

        desk = self._program.desk
        day, name = desk.today(), desk.office().body
        rows = self._program.store.pendency(day, SETTLED, AGES)
        told = [Pending(ward=ward[:200], age=age, cases=n, overdue=late) for ward, age, n, late in rows[:2000]]
        return Figures(day=day.isoformat(), name=str(name.get("en", ""))[:200], pending=told)

    def _told(self, progress: Progress) -> None:
        self._stage = progress.stage
        self._report(progress)

    def enrolled(self) -> Enrolment:
        """The centre this PC is enrolled at. Raises `NagardeskError` if there is none yet."""
        found = self.enrolment()
        if found is None:
            raise NagardeskError(
                "This PC is not enrolled at a centre yet. Ask the administrator for a code and enter it under Sync; "
                "until then everything is kept here.",
                code="not_enrolled",
            )
        return found

    def _make_known(self) -> None:
        """A PC that has just learnt of its office tells it its key, so that its papers can be checked everywhere."""
        store, clock = self._program.store, self._program.desk.clock
        accounts.register_device(store, store.signer.public.hex(), today(clock))

    def _newer_there(self) -> str | None:
        """The version of a newer program that lies at the centre, '' for none; None if it could not be asked."""
        from desktop.law.signing import read_public_keys
        from desktop.sync.transport import LineCut
        from desktop.sync.updates import check

        try:
            news = check(self.client(), self._program.desk.law, read_public_keys())
        except LineCut:
            return None
        except SyncError:  # no release there, or one that can't be trusted: `nagardesk update check` says which
            return ""
        return news.version if news.newer else ""

    def client(self) -> Client:
        """The line to the centre, for handing over what another PC's stick brings."""
        from desktop.sync.client import Client

        return Client(_Line(self.enrolled, self._transport), self._program.store, self.enrolled())

    def truth(self) -> SyncTruth:
        """What waits, read from the queue, how the last try ended, and when the next comes."""
        from desktop.ui.room import SyncTruth

        waiting, enrolment, standing = self._program.store.waiting(), self.enrolment(), self.standing
        ended = "done" if standing.done and not standing.error else "idle"
        return SyncTruth(
            entries_waiting=waiting.entries,
            files_waiting=self._files_waiting(),
            waiting_since=waiting.since,
            last_done=standing.done,
            last_error=standing.error,
            next_try=standing.next_try if enrolment and not self._stage else "",
            stage=self._stage or ended,
            reached=standing.answered,
            centre=enrolment.url if enrolment else "",
            newer=self._newer or "",
            error_code=standing.code,
        )

    def _files_waiting(self) -> int:
        """How many papers and attachments wait; before the first run that is known from the marks of earlier ones."""
        if self._engine:
            return self._engine.waiting().files
        from desktop.sync.marks import SENT, Marks

        return Marks(self._program.folder / _PARTS / SENT).waiting(self._program.store)


class _Line:
    """The line to wherever the enrolment says the centre is now."""

    def __init__(self, enrolled: Callable[[], Enrolment], make: Callable[[str, str], Transport]) -> None:
        self._enrolled, self._make = enrolled, make
        self._at: tuple[str, str] = ("", "")
        self._transport: Transport | None = None

    def send(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """See `desktop.sync.transport.Transport`."""
        enrolment = self._enrolled()
        at = (enrolment.url, enrolment.pin)
        if self._transport is None or at != self._at:
            self._transport, self._at = self._make(*at), at
        return self._transport.send(method, target, body, headers)


def _http(url: str, pin: str) -> Transport:
    from desktop.sync.transport import HttpTransport

    return HttpTransport(url, pin=pin)


def room_of(program: Program, exchange: Exchange, care: Care | None = None) -> Room:
    """What the window is given; `care` looks after the folder meanwhile, and ends with it."""
    from desktop.captures import Captures
    from desktop.paper_room import PrintQueue, autograph_of, labels_sheet, texts_of
    from desktop.printing import raster
    from desktop.ui.room import Room

    def sync(report: Callable[[SyncTruth], None], cancelled: Callable[[], bool]) -> SyncTruth:
        ended = threading.Event()

        def watch() -> None:  # a stop also ends the wait between two tries
            while not ended.wait(_GLANCE):
                if cancelled():
                    exchange.cancel()

        watching = threading.Thread(target=watch, daemon=True)
        watching.start()
        try:
            exchange.run(lambda progress: report(exchange.truth()))
        finally:
            ended.set()
            watching.join()
        return exchange.truth()

    def enrol(url: str, code: str) -> None:
        exchange.enrol(url, code)

    def close() -> None:
        if care:
            care.stop()
        program.close()

    def notices() -> list[NagardeskError]:
        found = [NagardeskError(each.message, code=f"note_{each.code}") for each in program.store.notices]
        return [*found, *exchange.notices, *(care.troubles() if care else ())]

    captures = Captures(program.folder)
    return Room(
        desk=program.desk,
        sign_in=lambda login, password: accounts.sign_in(program.store, login, password, program.desk.today()),
        drafts=_Drafts(program.store, captures),
        page_png=lambda pdf, page, width: raster.page_png(pdf, page, width * 72 / 595),
        page_count=raster.page_count,
        sync=sync,
        truth=exchange.truth,
        close=close,
        preview=lambda letterhead, languages, act: _preview(program.desk.press, letterhead, languages, act),
        rows=_rows,
        enrol=enrol,
        notices=notices,
        prints=PrintQueue(program.folder / "print", program.store),
        page_size=raster.page_size,
        labels=lambda papers, layout, first: labels_sheet(program.desk, papers, layout, first),
        texts=texts_of,
        certificate=lambda path, secret: autograph_of(path, secret, program.desk.clock),
        registers=cast("Registers", Late(lambda: _registers(program.folder))),
        capture=captures,
        streets=cast("Surveyor", Late(_surveyor)),
        save_table=_save_table,
        save_sheets=_save_sheets,
    )


def _registers(folder: Path) -> Registers:
    from desktop.registers import Registers

    return Registers(folder)


def _surveyor() -> Surveyor:
    from desktop.printing.drawing import render_drawing
    from desktop.streets.surveyor import Surveyor

    return Surveyor(render_drawing)


def _save_table(path: Path, name: str, rows: Iterable[Sequence[Any]], money: Collection[int]) -> int:
    from desktop.interchange.tables import write_table

    return write_table(path, name, rows, money)


def _save_sheets(path: Path, tables: Iterable[tuple[str, Iterable[Sequence[Any]], Collection[int]]]) -> None:
    from desktop.interchange.tables import write_sheets

    write_sheets(path, tables)


def _preview(press: Press, letterhead: Mapping[str, Any], languages: Sequence[str], act: str) -> bytes:
    """A letter on a letterhead, with the words of the specimen."""
    from desktop.printing.specimen import specimens

    fitting = (order for _, order in specimens(("sample",), ("letter",)) if order.languages == tuple(languages))
    found = next(order for order in fitting if not order.act or order.act == act)
    return press.print(replace(found, letterhead=letterhead, mark="draft", qr="")).pdf


def _rows(path: str) -> list[list[str]]:
    """The lines of a .csv or .xlsx file as text, empty cells as ''. Raises `FieldError` where it can't be read."""
    from desktop.interchange.csvfile import CsvFile
    from desktop.interchange.workbook import Workbook

    place = Path(path)
    if not place.is_file():
        raise FieldError("file", f"{place.name} can't be read; choose it again.", code="file_read", name=place.name)
    if place.suffix.lower() == ".xlsx":
        with Workbook(place) as book:
            found = list(book.sheet().rows())
    else:
        found = list(CsvFile(place).rows())
    return [[_cell(row.cells.get(n, "")) for n in range(1, max(row.cells) + 1)] for row in found]


def _cell(value: Any) -> str:
    return value.isoformat() if isinstance(value, date) else clean(str(getattr(value, "text", value)))


class _Drafts:
    """Half-filled forms, as the window asks for them; what was captured for one goes with it."""

    def __init__(self, store: Store, captures: Captures) -> None:
        self._store, self._captures = store, captures
        captures.sweep(self._held().values())

    def _held(self) -> dict[str, dict[str, Any]]:
        from desktop.ui.drafts import LAST

        return {key: form for key, form in self._store.drafts().items() if not key.startswith(LAST)}

    def save_draft(self, key: str, content: dict[str, Any]) -> None:
        """Keep the draft under `key`."""
        self._store.save_draft(key, content)

    def draft(self, key: str) -> dict[str, Any] | None:
        """The draft under `key`."""
        return self._store.drafts().get(key)

    def drafts(self) -> list[str]:
        """The keys of all drafts, newest first."""
        return list(self._store.drafts())

    def drop_draft(self, key: str) -> None:
        """Forget the draft."""
        held = self._held()
        form = held.pop(key, {})
        self._store.drop_draft(key)
        self._captures.sweep(held.values(), form)
