"""The rooms of the window: an office's data folder, its practice, the sample ward with a centre of its own.

Each place is a data folder with a room; the window goes from one to another without being closed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from shutil import rmtree
from typing import Any

from desktop.app import Program, belong_to, open_program
from desktop.care import Care
from desktop.core.clock import IST, FixedClock, SystemClock, today
from desktop.core.errors import NagardeskError
from desktop.exchange import Exchange
from desktop.room_parts import room_of
from desktop.ui.room import Room, SetUp

HALF_FILLED = "half-filled"  # in the sample's folder until its files are all there


def office_room(folder: Path, state: Path | None = None) -> Room:
    """The room of an office; while none is founded in the folder, with what its set-up needs."""
    program = open_program(folder, state=state)
    exchange = Exchange(program)
    if program.desk.office().act:
        return _at_work(program, exchange, state)
    return replace(room_of(program, exchange), set_up=_set_up(program, exchange, state))


def _at_work(program: Program, exchange: Exchange, state: Path | None) -> Room:
    """The room of a founded office, its data taken care of."""
    room = room_of(program, exchange, Care(program.store).start())
    return replace(room, elsewhere=lambda: _over(room.close, lambda: practice_room(program, state)))


def practice_room(program: Program, state: Path | None = None) -> Room:
    """The room of an office's practice: the same people in a folder of its own, where every paper bears a mark."""
    from desktop.casework import accounts

    folder = program.folder.parent / "practice"
    other = open_program(folder, state=folder.parent / "practice-state")
    if not other.desk.office().act:
        plan = {**accounts.plan_of(program.desk.office()), "practice": True}
        plan["accepted"] = plan["languages"]  # nothing printed there goes to anybody
        accounts.set_up(other.store, other.desk.today(), plan)
        accounts.register_device(other.store, other.store.signer.public.hex(), other.desk.today())
    room = room_of(other, Exchange(other))
    back = program.folder
    return replace(
        room, enrol=None, sticks=None, elsewhere=lambda: _over(other.close, lambda: office_room(back, state))
    )


def sample_room(folder: Path, back: Callable[[], Room] | None = None) -> Room:
    """The room of the sample ward; `back` opens where the window came from."""
    from desktop.sample import read

    state = folder.parent / "sample-state"
    make_sample(folder, state)
    program = open_program(folder, state=state)
    exchange = Exchange(program)
    stop = _join_centre(exchange, folder, program.store.office)
    people = [(o["name"]["en"], o["login"], o["password"]) for o in read("office.yaml")["officers"]]

    def close() -> None:
        program.close()
        stop()

    room = replace(room_of(program, exchange), samples=people, close=close)
    return replace(room, elsewhere=lambda: _over(close, back)) if back else room


def make_sample(folder: Path, state: Path) -> None:
    """Found the sample office with its practice files, unless that was done before; `state` keeps its keys.

    What was broken off half filled is thrown away and begun anew: nobody has worked in it yet.
    """
    from datetime import datetime, timedelta

    from desktop.casework.ports import Filter
    from desktop.sample import fill_ward, found_office

    day = today(SystemClock())
    clock = FixedClock(datetime.combine(day - timedelta(days=60), datetime.min.time(), IST))
    half = folder / HALF_FILLED
    program = open_program(folder, clock=clock, state=state)
    if half.exists():
        program.close()
        rmtree(folder)
        program = open_program(folder, clock=clock, state=state)
    try:
        if not program.desk.office().act:
            half.touch()
        found_office(program, practice=True)
        if not program.store.count(Filter()):
            fill_ward(program, clock, day)
        half.unlink(missing_ok=True)
    finally:
        program.close()


def _over(close: Callable[[], None], there: Callable[[], Room]) -> Room:
    """Go over to another room: this one is closed once the other stands, so that a fault there leaves us here."""
    found = there()
    close()
    return found


def _set_up(program: Program, exchange: Exchange, state: Path | None, trouble: str = "") -> SetUp:
    from desktop import founding

    folder = program.folder

    def check(plan: Mapping[str, Any]) -> None:
        founding.check(program.desk.law, plan, program.desk.today())

    def found(plan: Mapping[str, Any]) -> tuple[dict[str, str], Room]:
        made = founding.found(program, plan)
        return made, _at_work(program, exchange, state)

    def join(url: str, code: str, pin: str) -> Room:
        known = exchange.enrolment()
        if known is None or known.url != url:
            exchange.enrol(url, code, pin, joining=True)
        program.close()
        return _joined(folder, state)

    def restore(file: str) -> Room:
        program.close()
        return _restored(Path(file), folder, state)

    return SetUp(
        office=program.store.office,
        check=check,
        found=found,
        join=join,
        restore=restore,
        sample=lambda: _over(
            program.close, lambda: sample_room(folder.parent / "sample", lambda: office_room(folder, state))
        ),
        trouble=trouble,
    )


def _joined(folder: Path, state: Path | None) -> Room:
    """The room of a PC that was just enrolled: what the office has is fetched first."""
    program = open_program(folder, state=state)
    exchange = Exchange(program)
    result = exchange.run()
    if program.desk.office().act:
        program.close()
        return office_room(folder, state)
    said = (
        result.error.message if result.error else "The centre holds nothing of this office yet; let its PC exchange."
    )
    return replace(room_of(program, exchange), set_up=_set_up(program, exchange, state, said))


def _restored(file: Path, folder: Path, state: Path | None) -> Room:
    """The room of an office put back from a copy; if the copy is not sound, the empty folder's, which says so."""
    from desktop.store.backup import restore
    from desktop.store.whose import office_in

    trouble = ""
    try:
        restore(file, folder, SystemClock().now())
        if owner := office_in(folder, state):
            belong_to(folder, owner)
    except NagardeskError as error:
        trouble = error.message
    program = open_program(folder, state=state)
    whose = [subject.partition(":")[2] for subject in program.store.subjects("office:")]
    if not trouble and whose:
        program.close()
        if program.store.office not in whose:
            belong_to(folder, whose[0])
        return office_room(folder, state)
    exchange = Exchange(program)
    return replace(room_of(program, exchange), set_up=_set_up(program, exchange, state, trouble))


def _join_centre(exchange: Exchange, folder: Path, office: str) -> Callable[[], None]:
    """Start the embedded centre and see that the PC is enrolled there; gives what stops it."""
    from central import embed

    centre = embed.start(folder / "centre.db")
    if exchange.enrolment() is None:
        exchange.enrol(centre.url, centre.code(office))
    exchange.move_centre(centre.url)
    return centre.stop
