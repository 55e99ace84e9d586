"""What the window is given of a program: its desk, and the few services around it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from desktop.app import Late
from desktop.casework import accounts
from desktop.core import given
from desktop.core.errors import NagardeskError
from desktop.core.text import clean
from desktop.core.upgraded import upgraded

if TYPE_CHECKING:
    from desktop.app import Program
    from desktop.captures import Captures
    from desktop.care import Care
    from desktop.casework.ports import Press
    from desktop.exchange import Exchange
    from desktop.store.store import Store
    from desktop.ui.room import Room, SyncTruth
    from desktop.ui.services import Copies, Registers, Sticks, Surveyor

_GLANCE = 0.2  # seconds between two looks at whether a run is to stop


def room_of(program: Program, exchange: Exchange, care: Care | None = None) -> Room:
    """What the window is given; `care` looks after the folder meanwhile, and ends with it."""
    from desktop.captures import Captures
    from desktop.handover import Wishes
    from desktop.paper_room import PrintQueue, autograph_of, labels_sheet, texts_of
    from desktop.printing import apart
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

    def enrol(url: str, code: str, pin: str) -> None:
        exchange.enrol(url, code, pin)

    def close() -> None:
        if care:
            care.stop()
        program.close()

    def notices() -> list[NagardeskError]:
        return [
            *(each.told() for each in program.store.notices),
            *(each.told() for each in upgraded()),
            *exchange.notices,
            *(care.troubles() if care else ()),
        ]

    captures = Captures(program.folder)
    return Room(
        desk=program.desk,
        sign_in=lambda login, password: accounts.sign_in(program.store, login, password, program.desk.today()),
        drafts=_Drafts(program.store, captures),
        page_picture=lambda pdf, page, width: apart.page_picture(pdf, page, width * 72 / 595),
        page_count=apart.page_count,
        sync=sync,
        truth=exchange.truth,
        close=close,
        preview=lambda letterhead, languages, act: _preview(program.desk.press, letterhead, languages, act),
        rows=_rows,
        enrol=enrol,
        sticks=cast("Sticks", Late(lambda: _sticks(program, exchange))),
        wishes=Wishes(program.folder),
        notices=notices,
        prints=PrintQueue(program.folder / "print", program.store),
        page_size=apart.page_size,
        labels=lambda papers, layout, first: labels_sheet(program.desk, papers, layout, first),
        texts=texts_of,
        certificate=lambda path, secret: autograph_of(path, secret, program.desk.clock),
        registers=cast("Registers", Late(lambda: _registers(program.folder))),
        copies=_copies(program),
        capture=captures,
        streets=cast("Surveyor", Late(_surveyor)),
        save_table=_save_table,
        save_sheets=_save_sheets,
    )


def _registers(folder: Path) -> Registers:
    from desktop.registers import Registers

    return Registers(folder)


def _sticks(program: Program, exchange: Exchange) -> Sticks:
    from desktop.sticks import Sticks

    return Sticks(program, exchange)


def _copies(program: Program) -> Copies:
    """Backups of the data folder."""
    from desktop.ui.services import Copied, Copies

    def backup(to: Path, progress: Callable[[int, int], None]) -> Copied:
        taken = program.store.backup(to, progress)
        return Copied(taken.path, taken.entries)

    def last(to: Path) -> str:
        from desktop.core.clock import instant_text

        taken = program.store.backup_taken(to)
        return instant_text(taken) if taken else ""

    return Copies(backup, last)


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
    given.check(place)
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
