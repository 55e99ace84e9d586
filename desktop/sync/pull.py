"""What our office may see, from the centre: page after page, and whether both sides hold the same in the end."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import groupby

from desktop.core.entry import Entry
from desktop.core.errors import SyncError
from desktop.sync.client import Client, Refused
from desktop.sync.line import Gauge, Pace
from desktop.sync.ports import Cursor, SyncStore
from desktop.sync.progress import Again, Tally
from desktop.sync.transport import LineCut
from desktop.sync.wire.columns import Malformed
from desktop.sync.wire.envelope import Batch

_LOAD = 5000  # entries of one pull from which on it is a first load, if they are more than was held before
_ENTRY = 500  # bytes that an entry counts for: pages without any may not come without end
_FEW = 500  # entries held: a PC that has no more and gets more than one page is new


class Puller:
    """Takes pages over. `heal` is told of other devices' chains that stand in the way (device, from which number on; 0:
    to be found out); `step` says that the work has come further.

    `ahead` names, after `check`, the other chains that reach further here than at the centre, and from where on.
    """

    def __init__(
        self,
        store: SyncStore,
        client: Client,
        gauge: Gauge,
        heal: Callable[[dict[str, int]], None],
        step: Callable[[str], None],
    ) -> None:
        self._store = store
        self._client = client
        self._gauge = gauge
        self._heal = heal
        self._step = step
        self._holes: dict[str, list[tuple[int, int]]] | None = None
        self.ahead: dict[str, int] = {}

    def pull(self, epoch: str, tally: Tally, start: str | None = None) -> None:
        """Take over what our office may see; from `start` instead of the cursor if one is given.

        A first load leaves the lists to the end: page by page they would cost more than the line.
        """
        try:
            self._pages(epoch, tally, start)
        finally:
            self._store.settle()

    def _pages(self, epoch: str, tally: Tally, start: str | None) -> None:
        self._step("pull")
        held, before = sum(self._store.held().values()), tally.pulled
        place, keep, load = self._store.cursor().place if start is None else start, True, False
        pace = Pace(timed=False)
        while True:
            page = self._page(place)
            if page.head.epoch != epoch or page.head.before != place:
                raise Again
            if any(run.device == self._store.device for run in page.head.runs):
                raise Again  # another PC wrote under our id since hello; the next one sees it
            try:
                entries = page.entries()
            except Malformed as error:
                told = f"The centre's entries are not right: {error}. Nothing was taken over"
                raise SyncError(told, code="malformed") from None
            place = page.head.cursor
            reached = Cursor(place, epoch) if keep and (start is None or not page.head.more) else None
            load = load or (page.head.more and held <= _FEW) or tally.pulled - before > max(_LOAD, held)
            keep = self._take(entries, reached, tally, later=load) and keep
            self._step("pull")
            if not page.head.more:
                return
            if fault := pace.moved(sum(run.count for run in page.head.runs) * _ENTRY):
                raise LineCut(f"The centre's entries: {fault}. What came of them is kept", code="timeout")

    def _take(self, entries: list[Entry], reached: Cursor | None, tally: Tally, *, later: bool) -> bool:
        """Add a page; of one that is refused what can be added, but then the cursor stays and it will come again."""
        known = self._store.cursor()
        if not entries and (reached is None or (known.place, known.epoch) == (reached.place, reached.epoch)):
            return True
        self._holes = None
        try:
            tally.pulled += self._store.apply(entries, cursor=reached, holes=True, later=later).new
            return True
        except SyncError as refusal:
            trouble = refusal
        clashes: dict[str, int] = {}
        theirs = {entry.id: entry.device for entry in entries}
        for device, chain in groupby(entries, key=lambda entry: entry.device):
            try:
                tally.pulled += self._store.apply(list(chain), holes=True).new
            except SyncError as refusal:
                if refusal.code == "fork":
                    clashes[device] = 0
        for entry, (device, seq) in self._store.places([entry.id for entry in entries]).items():
            if theirs[entry] != device and device != self._store.device:
                clashes[device] = min(seq, clashes.get(device) or seq)
        self._heal(clashes)
        tally.refusal = trouble
        return False

    def _page(self, place: str) -> Batch:
        started = time.monotonic()
        try:
            page = self._client.pull(place, self._store.acknowledged().seq, self._gauge.size())
        except LineCut:
            self._gauge.cut(started, time.monotonic())
            raise
        self._gauge.moved(len(page.packed), time.monotonic() - started)
        return page

    def check(self, epoch: str, tally: Tally) -> None:
        """Counts and hashes must agree; each remedy in turn, the last being to load everything again."""
        for turn in range(3):
            if turn > 0:
                self.pull(epoch, tally, start="" if turn == 2 else None)
            self._step("check")
            if self._agree():
                tally.agreed = True
                return
        raise SyncError(
            "The centre and this PC do not hold the same. Nothing is lost here; report it", code="disagree"
        )

    def _agree(self) -> bool:
        try:
            theirs = self._client.check(self._store.cursor().place)
        except Refused as refusal:
            if refusal.code != "cursor":
                raise
            return False
        self.ahead = {
            device: theirs[device].seq if device in theirs else 0
            for device, seq in self._store.held().items()
            if device != self._store.device and (device not in theirs or seq > theirs[device].seq)
        }
        if self._holes is None:
            self._holes = {}
            for device, first, last in self._store.missing():
                self._holes.setdefault(device, []).append((first, last))
        for device, share in theirs.items():
            gone = sum(
                min(last, share.seq) - first + 1 for first, last in self._holes.get(device, ()) if first <= share.seq
            )
            if self._store.hash_at(device, share.seq)[:16] != share.hash or share.seq - gone < share.count:
                return False
        return True
