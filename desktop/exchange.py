"""The exchange of one data folder with its centre, as the window and the commands run it."""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from desktop.app import belong_to
from desktop.casework import accounts
from desktop.core.clock import today
from desktop.core.errors import NagardeskError, StoreError, SyncError

if TYPE_CHECKING:
    from desktop.app import Program
    from desktop.sync.client import Client
    from desktop.sync.engine import Engine
    from desktop.sync.enrolment import Enrolment
    from desktop.sync.progress import Progress, Result
    from desktop.sync.transport import Answer, Transport
    from desktop.sync.wire.models import Figures
    from desktop.ui.room import SyncTruth

_CENTRE_FILE = "centre.json"
_STANDING_FILE = "exchange.json"
_PARTS = "parts"
SETTLED = ("decided", "ordered")
"""Where a case stands that is not pending any more."""


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
        )
        found = replace(found, url=url, pin=pin)
        if found.office != store.office and not found.whole_body:
            if not joining:
                raise StoreError(
                    "The code is for another office; ask the administrator for one of this office.", code="office"
                )
            belong_to(self._program.folder, found.office)
        self.belong(found)
        return found

    def belong(self, enrolment: Enrolment) -> None:
        """This PC belongs to a centre from now on, which it was told of otherwise than over the line."""
        enrolment.save(self._program.folder / _CENTRE_FILE)

    def move_centre(self, url: str) -> None:
        """The same centre at another address (the embedded one takes a new port at each start)."""
        if found := self.enrolment():
            self.belong(replace(found, url=url))

    def run(self, report: Callable[[Progress], None] = lambda progress: None, patience: int = 3) -> Result:
        """One exchange with the centre, to its end or to where the line broke. Raises `SyncError` if not enrolled."""
        if self._engine is None:
            self._engine = self._make_engine()
        self._report, self._engine.patience = report, patience
        self._stage = "hello"
        try:
            result = self._engine.run()
            self.notices = tuple(each.told() for each in result.notices)
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
        """What waits, read from the queue, how the last try ended, and when the next comes.

        An office that has chosen neither a centre nor a stick has nothing that waits: its work stands on this PC alone.
        """
        from desktop.ui.room import SyncTruth

        enrolment, standing = self.enrolment(), self.standing
        if enrolment is None:
            return SyncTruth(0, 0, last_error=standing.error, error_code=standing.code, notices=self.notices)
        waiting = self._program.store.waiting()
        ended = "done" if standing.done and not standing.error else "idle"
        return SyncTruth(
            entries_waiting=waiting.entries,
            files_waiting=self._files_waiting(),
            waiting_since=waiting.since,
            last_done=standing.done,
            last_error=standing.error,
            next_try=standing.next_try if not self._stage else "",
            stage=self._stage or ended,
            reached=standing.answered,
            centre=enrolment.url,
            newer=self._newer or "",
            error_code=standing.code,
            notices=self.notices,
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
