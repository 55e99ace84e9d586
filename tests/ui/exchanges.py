"""The real window through many exchanges over a line that breaks: `python -m tests.ui.exchanges [N] [SEED] [TRIES]`.

The sample office and a real centre; entries are added in between, sticks of bytes are lost at any place, now and then
the clerk stops a run. A line that is cut is tried anew TRIES times (3, as in earnest) with pauses between. Ends with 0
if the window stood to the end and everything got over.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from PySide6.QtWidgets import QApplication

from central import embed
from desktop.app import Program, open_program
from desktop.casework.ports import Draft
from desktop.core.clock import SystemClock, today
from desktop.exchange import Exchange
from desktop.room_parts import room_of
from desktop.sample import found_office
from desktop.sync.progress import Progress, Result
from desktop.sync.transport import HttpTransport
from desktop.ui.page import Route
from desktop.ui.room import Room
from desktop.ui.start import open_window
from desktop.ui.window import Window
from tests.sync.proxy import Proxy
from tests.ui.waits import wait


def work(program: Program, rng: random.Random) -> None:
    """Some notes of the PC's own, with a paper now and then, as a clerk would make them meanwhile."""
    day = today(SystemClock())
    for _ in range(rng.randrange(1, 8)):
        with program.store.writing("officer:exchange") as step:
            data: dict[str, object] = {"text": f"टिप्पणी {rng.getrandbits(40)}"}
            if rng.random() < 0.2:
                data["sha256"] = step.put_blob(rng.randbytes(rng.randrange(1, 30_000)))
            step.add(Draft("office:exchange", "note.made", day, data))


def until(ready: Callable[[], object], seconds: float = 60) -> None:
    """Wait until something is there."""
    for _ in range(round(seconds * 100)):
        if ready():
            return
        wait(10)
    raise AssertionError("it did not come")


def rest(window: Window, seconds: float = 60) -> None:
    """Wait until nothing is under way."""
    for _ in range(round(seconds * 100)):
        wait(10)
        if not window.sync.running and not window.lanes.busy():
            return
    raise AssertionError("the window did not come to rest")


class Hasty(Exchange):
    """An exchange that gives a line up after so many tries."""

    tries = 3

    def run(self, report: Callable[[Progress], None] = lambda progress: None, patience: int = 3) -> Result:
        """One exchange."""
        return super().run(report, self.tries)


def drive(folder: Path, times: int, seed: int, tries: int = 3) -> tuple[int, int]:
    """Go through `times` exchanges; how many went through, and how many broke."""
    rng = random.Random(seed)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    data, state = folder / "data", folder / "state"
    centre = embed.start(folder / "centre.db")
    port = urlsplit(centre.url).port or 0
    bad = dead = True

    def plan(connection: int) -> tuple[int | None, int | None]:
        if dead:  # the first exchange meets no line at all, so that one breaks for certain
            return None, 100
        if not bad or rng.random() < 0.3:
            return None, None
        return (rng.randrange(20_000), None) if rng.random() < 0.5 else (None, rng.randrange(4_000))

    with Proxy(port, plan) as line:
        program = open_program(data, state=state)
        found_office(program, practice=True)
        exchange = Hasty(program, lambda url, pin: HttpTransport(line.url, quiet=5))
        exchange.tries = tries
        kept = Exchange(program).enrol(centre.url, centre.code(program.store.office))
        assert kept.office == program.store.office

        def room() -> Room:
            return room_of(program, exchange)

        window = open_window(room, settings=folder / "w.ini", faults=folder / "faults", language="en")
        window.show()
        until(lambda: hasattr(window, "room"))
        rest(window)
        window.try_sign_in("clerk", "sundarpur-clerk")
        until(lambda: window.page)
        rest(window)
        window.go_home(Route("sync"))
        rest(window)
        outcomes = []
        window.sync.over.connect(lambda truth, error: outcomes.append((truth, error)))
        for n in range(times):
            bad, dead = n % 3 != 2, n == 0
            work(program, rng)
            window.page.start()
            if rng.random() < 0.15:
                wait(rng.randrange(60))
                window.page.cancel()
            if rng.random() < 0.2:
                window.go_home(Route(rng.choice(["today", "settings", "sync"])))
            rest(window)
            window.go_home(Route("sync"))
        bad = False
        window.page.start()
        rest(window)
        truth = exchange.truth()
        assert (truth.entries_waiting, truth.files_waiting, truth.last_error) == (0, 0, ""), truth
        assert len(outcomes) == times + 1
        assert all(error is None for _, error in outcomes), [error for _, error in outcomes if error]
        assert window.isVisible(), "the window is gone"
        assert not list((folder / "faults").glob("*")), "the program noted a fault"
        window.close()
        app.processEvents()
    centre.stop()
    broken = sum(1 for told, _ in outcomes if told.last_error)
    return len(outcomes) - broken, broken


def main() -> int:
    """Drive it and tell."""
    times, seed, tries = (int(word) for word in (*sys.argv[1:4], *("200", "1", "3")[len(sys.argv) - 1 :]))
    try:
        with tempfile.TemporaryDirectory() as folder:
            well, broken = drive(Path(folder), times, seed, tries)
    finally:
        sys.excepthook = sys.__excepthook__  # the window's own keeps to itself what failed
    print(f"{well} exchanges went through, {broken} broke; the window stood")
    return 0


if __name__ == "__main__":
    sys.exit(main())
