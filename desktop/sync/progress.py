"""What the exchange tells the window: always read from the queue, never from hope."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from desktop.core.errors import NagardeskError
from desktop.core.notice import Notice
from desktop.sync.wire.models import Waiting


class Again(Exception):
    """Something changed under this run; begin again with hello."""


STAGES = ("hello", "recover", "push", "pull", "files", "check", "done")


@dataclass(frozen=True, slots=True)
class Owed:
    """Entries `first` to `last` of another PC, of which some are here, that only that PC can bring to the centre; when
    it last called (UTC instant, '' for never) and since when it is waited for."""

    device: str
    name: str
    first: int
    last: int
    seen: str
    since: str


@dataclass(frozen=True, slots=True)
class Progress:
    """Where the exchange stands: its stage, what is still waiting here, and what this run moved so far."""

    stage: str
    waiting: Waiting
    pushed: int
    pulled: int
    files_sent: int
    files_received: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a run ended.

    `stage` is `done`, or the stage in which it stopped; `pushed` entries are committed at the centre, `pulled` ones
    are new here, `resent` ones went over the line a second time; `agreed` says that counts and hashes are equal on
    both sides; `answered` that the centre spoke at all; `wait` is the least number of seconds until the next try that
    it asks for; `owed` is what waits for other PCs.
    """

    stage: str
    pushed: int
    pulled: int
    resent: int
    files_sent: int
    files_received: int
    agreed: bool
    error: NagardeskError | None
    notices: tuple[Notice, ...]
    waiting: Waiting
    wait: float
    answered: bool = True
    owed: tuple[Owed, ...] = ()

    @property
    def ok(self) -> bool:
        """Everything that could go over went over."""
        return self.error is None


@dataclass(slots=True)
class Tally:
    """What a run has moved so far."""

    stage: str = "hello"
    pushed: int = 0
    pulled: int = 0
    resent: int = 0
    handed_back: int = 0
    files_sent: int = 0
    files_received: int = 0
    pieces: int = 0
    agreed: bool = False
    answered: bool = False
    refusal: NagardeskError | None = None
    notices: list[Notice] = field(default_factory=list)
    owed: list[Owed] = field(default_factory=list)

    def moved(self) -> int:
        """A number that rises with everything that got over."""
        return self.pushed + self.pulled + self.handed_back + self.files_sent + self.files_received + self.pieces

    def note(self, code: str, message: str, **params: object) -> None:
        """Keep a notice, once."""
        self.keep(Notice(code, message, params))

    def keep(self, notice: Notice) -> None:
        """Keep a notice, once."""
        if notice not in self.notices:
            self.notices.append(notice)


Report = Callable[[Progress], None]
