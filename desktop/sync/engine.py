"""The exchange with the centre, stage by stage; where it breaks, the next run goes on from what both sides hold."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import groupby
from pathlib import Path

from desktop.core.entry import GENESIS, Entry
from desktop.core.errors import NagardeskError, SyncError
from desktop.sync import healing
from desktop.sync.client import Client, Refused
from desktop.sync.enrolment import Enrolment
from desktop.sync.files import Files
from desktop.sync.line import LARGEST, Gauge
from desktop.sync.marks import own
from desktop.sync.ports import Cursor, SyncStore
from desktop.sync.progress import Progress, Report, Result, Tally
from desktop.sync.transport import LineCut, Transport
from desktop.sync.wire.columns import Malformed
from desktop.sync.wire.envelope import MAX_BATCH, Batch, seal_entries
from desktop.sync.wire.models import Figures, HelloAnswer, PushAnswer, Waiting

_STOP = ("unknown_device", "revoked", "clock", "upgrade", "busy", "server")
_MOST = 5000  # entries in one batch
_LOAD = 5000  # entries of one pull from which on it is a first load, if they are more than was held before


class _Again(Exception):
    """Something changed under this run; begin again with hello."""


class Engine:
    """Runs the exchange for one store. `run` may be called any number of times, from one thread at a time.

    `report` is told of every step; `parts` is a folder for half-loaded attachments and other notes between runs;
    `patience` is how often a cut line is tried again at once without anything getting over in between; `in_flight`
    how many batches are on the way at the same time, `largest` how many bytes one has at most (about); `heal` lets a
    cloned or restored PC take a new device id; `figures` says how the office stands, for the centre's status page.
    """

    def __init__(
        self,
        store: SyncStore,
        transport: Transport,
        enrolment: Enrolment,
        *,
        report: Report = lambda progress: None,
        parts: Path | None = None,
        patience: int = 3,
        in_flight: int = 2,
        largest: int = LARGEST,
        heal: bool = True,
        sleep: Callable[[float], object] | None = None,
        figures: Callable[[], Figures | None] = lambda: None,
    ) -> None:
        self.client = Client(transport, store, enrolment)
        self._store = store
        self._report = report
        self.patience = patience
        self._in_flight = in_flight
        self._heal = heal
        self._figures = figures
        self._up, self._down = Gauge(largest, in_flight), Gauge(largest)
        self._entry_size = 120.0
        self._sent_to: dict[str, int] = {}
        self._holes: dict[str, list[tuple[int, int]]] | None = None
        self._ahead: dict[str, int] = {}  # other chains that reach further here, and from where on
        self._tally = Tally()
        self._stop = threading.Event()
        self._sleep = sleep or self._stop.wait
        self._files = Files(store, self.client, self._up, self._down, parts, self._step)
        self._healer = healing.Healer(store, transport, self.client, parts)

    def cancel(self) -> None:
        """Stop the run before its next request; what got over stays over."""
        self._stop.set()

    def waiting(self) -> Waiting:
        """What waits here for the centre, from the queue: entries, attachments, and since when."""
        queue = self._store.waiting()
        return Waiting(entries=queue.entries, files=self._files.marks.waiting(self._store), since=queue.since)

    def run(self) -> Result:
        """One exchange, from hello to done; never raises for what the line, the centre or the store may do."""
        self._stop.clear()
        self._tally = tally = Tally()
        self.client.backoff = 0.0
        cuts = again = 0
        while True:
            before = tally.moved()
            try:
                self._exchange()
                return self._result(tally.refusal)
            except LineCut as cut:
                cuts = 1 if tally.moved() > before else cuts + 1
                if cuts > self.patience:
                    return self._result(cut)
                self._sleep(float(2**cuts - 2))
            except _Again:
                again += 1
                if again > 12:
                    return self._result(SyncError("The centre kept changing during the exchange", code="unsteady"))
            except NagardeskError as error:
                return self._result(error)

    def _exchange(self) -> None:
        tally = self._tally
        hello = self._hello()
        epoch = self._store.cursor().epoch
        lost = hello.seq < self._store.acknowledged().seq
        self._files.marks.compare(hello.files, lost=lost)
        if epoch != hello.epoch or lost:
            self._step("recover")
            if epoch:
                tally.note("restored", "The centre was restored from a backup; it is sent again what it lost")
        self._hand_back(hello.epoch, everything=epoch != hello.epoch or lost)
        self._acknowledge(hello.seq, hello.epoch)
        try:
            self._push(hello)
        except Refused as refusal:
            if refusal.code in _STOP:
                raise
            if refusal.code == "fork":
                raise _Again from None
            if refusal.code == "twice" and self._heal and (told := self._healer.part_twice(self._sure())):
                tally.note("new_device", told)
                raise _Again from None
            tally.refusal = refusal
        self._pull(hello.epoch)
        self._hand_back(hello.epoch, everything=False)  # what a former device of this folder had there came by now
        self._step("files")
        self._files.send(hello.epoch, tally)
        self._files.receive(tally)
        if tally.refusal is None:
            self._check(hello.epoch)
            self._gather(hello.offices)
        self.client.done(self.waiting(), self._figures() if tally.refusal is None else None)
        if tally.refusal is None:
            self._step("done")

    def _hello(self) -> HelloAnswer:
        """Compare the two ends of our chain; a history that went two ways is healed, or refused loudly."""
        self._step("hello")
        length = self._store.held().get(self._store.device, 0)
        started = time.monotonic()
        try:
            answer = self.client.hello(length, self._hash_at(length), self._store.cursor().place, self.waiting())
        except Refused as refusal:
            if refusal.code == "unknown_device" and self._healer.go_on():
                raise _Again from None
            raise
        for gauge in (self._up, self._down):
            gauge.answered(time.monotonic() - started)
        self._tally.answered = True
        if answer.notice:
            self._tally.note("centre", answer.notice)
        if answer.seq <= length and self._hash_at(answer.seq) == answer.hash:
            return answer
        common = self._healer.common(length, answer.seq)
        if not self._heal:
            raise healing.forked(common)
        self._tally.note("new_device", self._healer.part(length, answer.seq, common))
        raise _Again

    def _hand_back(self, epoch: str, *, everything: bool) -> None:
        """Send what the centre lacks of former devices of this folder; after it was restored, of all others as well."""
        former = [device for device in own(self._store) if device != self._store.device]
        held = self._store.held()
        chains = {device: seq for device, seq in held.items() if device != self._store.device} if everything else {}
        for device in former:
            known = self._store.acknowledged(device)
            if device in held and (known.seq < held[device] or known.epoch != epoch):
                chains[device] = held[device]
        lacking = self.client.lacking(chains).devices if chains else {}
        for device, seq in chains.items():
            reached = self._offer(device, lacking[device]) if device in lacking else seq
            if device in former:
                self._acknowledge(reached, epoch, device)

    def _offer(self, device: str, seq: int) -> int:
        """Send another device's entries after `seq`, as far as they are unbroken here; returns how far that went."""
        try:
            while entries := _unbroken(self._store.own_after(seq, self._count(), device), seq):
                batch, taken = self._sealed(entries)
                seq = self._send(batch).seq
                self._tally.handed_back += taken
        except Refused as refusal:
            if refusal.code in _STOP:
                raise
            if refusal.code in ("fork", "twice"):
                self._heal_others({device: seq + 1 if refusal.code == "twice" else 0})
            self._tally.note("hand_back", f"The centre did not take entries of another PC: {refusal.problem.message}")
        return seq

    def _heal_others(self, clashes: dict[str, int]) -> None:
        """Let the centre's history of other devices in where another one is held here; then begin again.

        `clashes` names the devices, and from which number on they are in the way (0: to be found out).
        """
        said = [self._healer.other(device, clash) for device, clash in clashes.items()] if self._heal else []
        for told in filter(None, said):
            self._tally.note("two_histories", told)
        if any(said):
            raise _Again

    def _gather(self, offices: list[str]) -> None:
        """Give the centre entries that only this PC has and no chain leads to: PC and centre were both put back.

        What the PC that wrote them may still bring itself is left to it.
        """
        if not self._ahead:
            return
        held = self._store.held()
        answer = self.client.lacking({device: held[device] for device in self._ahead})
        clashes: dict[str, int] = {}
        for device, seq in answer.ended.items():
            if device in answer.devices:
                self._offer(device, seq)
            if stray := self._healer.stray(device, self._ahead[device], offices):
                clashes[device] = stray
        self._heal_others(clashes)

    def _push(self, hello: HelloAnswer) -> None:
        """Send what the centre lacks of our chain, some batches on the way at a time."""
        self._step("push")
        following, turned_back = hello.seq, 0
        flights: deque[tuple[Future[PushAnswer], int]] = deque()
        with ThreadPoolExecutor(self._in_flight) as pool:
            while True:
                while len(flights) < self._in_flight and (entries := self._store.own_after(following, self._count())):
                    batch, taken = self._sealed(entries)
                    if any(map(_fallen, flights)):
                        break  # what follows a lost batch would be turned back
                    following = entries[taken - 1].seq
                    self._count_resent(entries[0].seq, following)
                    flights.append((pool.submit(self._send, batch, follows=bool(flights)), following))
                if not flights:
                    return
                flight, last = flights.popleft()
                try:
                    answer = flight.result()
                except Refused as refusal:
                    turned_back += 1
                    if refusal.code != "gap" or refusal.problem.seq is None or turned_back > 3:
                        raise
                    for other, _ in flights:  # they overtook each other; go on from what the centre holds
                        other.exception()
                    flights.clear()
                    following = refusal.problem.seq
                    continue
                turned_back = 0
                if answer.epoch != hello.epoch:
                    raise _Again
                self._acknowledge(last, answer.epoch)
                self._tally.pushed += answer.stored
                self._step("push")

    def _sealed(self, entries: list[Entry]) -> tuple[bytes, int]:
        """A batch of as many of `entries` as the line takes well, and how many those are."""
        count, most = len(entries), min(max(2 * self._up.size(), 4000), MAX_BATCH)
        while True:
            batch = b""
            try:
                batch = seal_entries(
                    entries[:count], self._store.device, self._store.signer.sign, level=self._up.level()
                )
            except Malformed as error:
                if count == 1:
                    raise SyncError(f"Entry {entries[0].seq} can't be sent: {error}", code="unsendable") from None
            if batch and (count == 1 or len(batch) <= most):
                self._entry_size = 0.7 * self._entry_size + 0.3 * len(batch) / count
                return batch, count
            count = max(1, count // 2)

    def _send(self, batch: bytes, *, follows: bool = False) -> PushAnswer:
        started = time.monotonic()
        try:
            answer = self.client.push(batch, follows=follows)
        except LineCut:
            self._up.cut(started, time.monotonic())
            raise
        self._up.moved(len(batch), time.monotonic() - started)
        return answer

    def _pull(self, epoch: str, start: str | None = None) -> None:
        """Take over what our office may see; from `start` instead of the cursor if one is given.

        A first load leaves the lists to the end: page by page they would cost more than the line.
        """
        try:
            self._pull_pages(epoch, start)
        finally:
            self._store.settle()

    def _pull_pages(self, epoch: str, start: str | None) -> None:
        self._step("pull")
        held, before = sum(self._store.held().values()), self._tally.pulled
        place, keep = self._store.cursor().place if start is None else start, True
        while True:
            page = self._page(place)
            if page.head.epoch != epoch or page.head.before != place:
                raise _Again
            if any(run.device == self._store.device for run in page.head.runs):
                raise _Again  # another PC wrote under our id since hello; the next one sees it
            try:
                entries = page.entries()
            except Malformed as error:
                raise SyncError(f"The centre's entries are not right: {error}. Nothing was taken over") from None
            place = page.head.cursor
            reached = Cursor(place, epoch) if keep and (start is None or not page.head.more) else None
            came = self._tally.pulled - before
            keep = self._take(entries, reached, later=came > max(_LOAD, held)) and keep
            self._step("pull")
            if not page.head.more:
                return

    def _take(self, entries: list[Entry], reached: Cursor | None, *, later: bool) -> bool:
        """Add a page; of one that is refused what can be added, but then the cursor stays and it will come again."""
        known = self._store.cursor()
        if not entries and (reached is None or (known.place, known.epoch) == (reached.place, reached.epoch)):
            return True
        self._holes = None
        try:
            self._tally.pulled += self._store.apply(entries, cursor=reached, holes=True, later=later).new
            return True
        except SyncError as refusal:
            trouble = refusal
        clashes: dict[str, int] = {}
        theirs = {entry.id: entry.device for entry in entries}
        for device, chain in groupby(entries, key=lambda entry: entry.device):
            try:
                self._tally.pulled += self._store.apply(list(chain), holes=True).new
            except SyncError as refusal:
                if refusal.code == "fork":
                    clashes[device] = 0
        for entry, (device, seq) in self._store.places([entry.id for entry in entries]).items():
            if theirs[entry] != device and device != self._store.device:
                clashes[device] = min(seq, clashes.get(device) or seq)
        self._heal_others(clashes)
        self._tally.refusal = trouble
        return False

    def _sure(self) -> int:
        """The last own number that the centre surely holds."""
        return self._store.acknowledged().seq

    def _page(self, place: str) -> Batch:
        started = time.monotonic()
        try:
            page = self.client.pull(place, self._store.acknowledged().seq, self._down.size())
        except LineCut:
            self._down.cut(started, time.monotonic())
            raise
        self._down.moved(len(page.packed), time.monotonic() - started)
        return page

    def _check(self, epoch: str) -> None:
        """Counts and hashes must agree; each remedy in turn, the last being to load everything again."""
        for turn in range(3):
            if turn > 0:
                self._pull(epoch, start="" if turn == 2 else None)
            self._step("check")
            if self._agree():
                self._tally.agreed = True
                return
        raise SyncError(
            "The centre and this PC do not hold the same. Nothing is lost here; report it", code="disagree"
        )

    def _agree(self) -> bool:
        try:
            theirs = self.client.check(self._store.cursor().place)
        except Refused as refusal:
            if refusal.code != "cursor":
                raise
            return False
        self._ahead = {
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

    def _acknowledge(self, seq: int, epoch: str, device: str = "") -> None:
        """Keep the centre's word where it says something new."""
        known = self._store.acknowledged(device)
        wrote = (device or self._store.device) in self._store.held()
        if wrote and (epoch != known.epoch or seq > known.seq):
            self._store.acknowledge(seq, epoch, device)

    def _hash_at(self, seq: int) -> str:
        return self._store.hash_at(self._store.device, seq) if seq else GENESIS

    def _count(self) -> int:
        return max(1, min(int(self._up.size() / self._entry_size), _MOST))

    def _count_resent(self, first: int, last: int) -> None:
        device = self._store.device
        sent = self._sent_to.get(device, 0)
        self._tally.resent += max(0, min(last, sent) - first + 1)
        self._sent_to[device] = max(sent, last)

    def _step(self, stage: str) -> None:
        """Say where we are, and stop here if asked to."""
        t = self._tally
        t.stage = stage
        self._report(Progress(stage, self.waiting(), t.pushed, t.pulled, t.files_sent, t.files_received))
        if self._stop.is_set():
            raise SyncError("The exchange was stopped", code="cancelled")

    def _result(self, error: NagardeskError | None) -> Result:
        t = self._tally
        return Result(
            stage=t.stage,
            pushed=t.pushed,
            pulled=t.pulled,
            resent=t.resent,
            files_sent=t.files_sent,
            files_received=t.files_received,
            agreed=t.agreed,
            error=error,
            notices=tuple(t.notices),
            waiting=self.waiting(),
            wait=max(self.client.backoff, error.wait if isinstance(error, Refused | LineCut) else 0.0),
            answered=t.answered or isinstance(error, Refused),
        )


def _fallen(flight: tuple[Future[PushAnswer], int]) -> bool:
    """Whether a batch on the way is known to have failed."""
    return flight[0].done() and flight[0].exception() is not None


def _unbroken(entries: list[Entry], seq: int) -> list[Entry]:
    """The first of `entries`, as far as they follow number `seq` without a gap."""
    for i, entry in enumerate(entries):
        if entry.seq != seq + 1 + i:
            return entries[:i]
    return entries
