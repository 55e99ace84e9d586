"""Open the window on an office's data folder, or on the sample ward with a centre of its own."""

from __future__ import annotations

from pathlib import Path

from desktop.app import Exchange, open_program, room_of
from desktop.core.clock import IST, FixedClock, SystemClock, today
from desktop.ui.room import Room


def open_office(folder: Path) -> int:
    """Open the window on an office's data folder; returns the exit code."""
    from desktop.ui.start import run

    def room() -> Room:
        program = open_program(folder)
        return room_of(program, Exchange(program))

    return run(room, settings=folder.parent / "window.ini", faults=folder.parent / "faults")


def open_sample(folder: Path) -> int:
    """Open the window on the sample ward, filled on first use, with an embedded centre it is enrolled at."""
    from desktop.sample import read
    from desktop.ui.start import run

    def room() -> Room:
        state = folder.parent / "sample-state"
        make_sample(folder, state)
        program = open_program(folder, state=state)
        exchange = Exchange(program)
        _join_centre(exchange, folder, program.store.office)
        return room_of(program, exchange)

    people = [(o["name"]["en"], o["login"], o["password"]) for o in read("office.yaml")["officers"]]
    return run(room, settings=folder.parent / "sample-window.ini", faults=folder.parent / "faults", samples=people)


def make_sample(folder: Path, state: Path) -> None:
    """Found the sample office with its practice files, unless that was done before; `state` keeps its keys."""
    from datetime import datetime, timedelta

    from desktop.casework.ports import Filter
    from desktop.sample import fill_streets, fill_ward, found_office

    day = today(SystemClock())
    clock = FixedClock(datetime.combine(day - timedelta(days=60), datetime.min.time(), IST))
    program = open_program(folder, clock=clock, state=state)
    try:
        found_office(program)
        if not program.store.count(Filter()):
            fill_ward(program, clock, day)
            fill_streets(program, clock, day)
    finally:
        program.close()


def _join_centre(exchange: Exchange, folder: Path, office: str) -> None:
    from central import embed

    centre = embed.start(folder / "centre.db")
    if exchange.enrolment() is None:
        exchange.enrol(centre.url, centre.code(office))
    exchange.move_centre(centre.url)
