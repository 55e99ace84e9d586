"""The exchange with the centre, stage by stage; where it breaks, the next run goes on from what both sides hold."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from desktop.core.clock import civil_day, instant_text, parse_instant
from desktop.core.entry import GENESIS
from desktop.core.errors import NagardeskError, SyncError
from desktop.core.notice import Notice
from desktop.sync import healing
from desktop.sync.client import Client, Refused
from desktop.sync.enrolment import Enrolment
from desktop.sync.files import Files
from desktop.sync.line import LARGEST, Gauge
from desktop.sync.marks import own
from desktop.sync.ports import SyncStore
from desktop.sync.progress import Again, Owed, Progress, Report, Result, Tally
from desktop.sync.pull import Puller
from desktop.sync.push import Pusher
from desktop.sync.transport import LineCut, Transport
from desktop.sync.wire.models import Figures, HelloAnswer, Waiting

_STOP = ("unknown_device", "revoked", "clock", "upgrade", "busy", "server")


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
        self._heal = heal
        self._figures = figures
        self._up, self._down = Gauge(largest, in_flight), Gauge(largest)
        self._tally = Tally()
        self._stop = threading.Event()
        self._sleep = sleep or self._stop.wait
        self._files = Files(store, self.client, self._up, self._down, parts, self._step)
        self._healer = healing.Healer(store, transport, self.client, parts)
        self._pusher = Pusher(store, self.client, self._up, in_flight, self._acknowledge, self._step)
        self._puller = Puller(store, self.client, self._down, self._heal_others, self._step)

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
            except Again:
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
            self._pusher.push(hello, tally)
        except Refused as refusal:
            if refusal.code in _STOP:
                raise
            if refusal.code == "fork":
                raise Again from None
            if refusal.code == "twice" and self._heal and (told := self._healer.part_twice(self._sure())):
                tally.keep(told)
                raise Again from None
            tally.refusal = refusal
        self._puller.pull(hello.epoch, tally)
        self._hand_back(hello.epoch, everything=False)  # what a former device of this folder had there came by now
        self._step("files")
        self._files.send(hello.epoch, tally)
        self._files.hand_back(hello.epoch, tally)
        self._files.receive(tally)
        if tally.refusal is None:
            self._puller.check(hello.epoch, tally)
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
                raise Again from None
            raise
        for gauge in (self._up, self._down):
            gauge.answered(time.monotonic() - started)
        self._tally.answered = True
        if answer.wanted:
            self._tally.note("upgrade_soon", answer.notice, version=answer.wanted)
        elif answer.notice:
            self._tally.note("centre", answer.notice, text=answer.notice)
        if answer.seq <= length and self._hash_at(answer.seq) == answer.hash:
            return answer
        common = self._healer.common(length, answer.seq)
        if not self._heal:
            raise healing.forked(common)
        self._tally.keep(self._healer.part(length, answer.seq, common))
        raise Again

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
            while (reached := self._pusher.offer(device, seq, self._tally)) != seq:
                seq = reached
                self._files.came_back()
        except Refused as refusal:
            if refusal.code in _STOP:
                raise
            if refusal.code in ("fork", "twice"):
                self._heal_others({device: seq + 1 if refusal.code == "twice" else 0})
            told = f"The centre did not take entries of another PC: {refusal.problem.message}"
            self._tally.note("hand_back", told, why=refusal)
        return seq

    def _heal_others(self, clashes: dict[str, int]) -> None:
        """Let the centre's history of other devices in where another one is held here; then begin again.

        `clashes` names the devices, and from which number on they are in the way (0: to be found out).
        """
        said = [self._healer.other(device, clash) for device, clash in clashes.items()] if self._heal else []
        for told in filter(None, said):
            self._tally.keep(told)
        if any(said):
            raise Again

    def _gather(self, offices: list[str]) -> None:
        """Give the centre entries that only this PC has and no chain leads to: PC and centre were both put back.

        What the PC that wrote them may still bring itself is left to it, and told.
        """
        self._tally.owed = []
        if not self._puller.ahead:
            return
        held = self._store.held()
        answer = self.client.lacking({device: held[device] for device in self._puller.ahead})
        for device, owing in answer.owing.items():
            seen, since = (instant_text(datetime.fromtimestamp(each, UTC)) for each in (owing.seen, owing.since))
            owed = Owed(device, owing.name, owing.seq + 1, held[device], seen if owing.seen else "", since)
            self._tally.owed.append(owed)
            self._tally.keep(_waits(owed))
        clashes: dict[str, int] = {}
        for device, seq in answer.ended.items():
            if device in answer.devices:
                self._offer(device, seq)
            if stray := self._healer.stray(device, self._puller.ahead[device], offices):
                clashes[device] = stray
        self._heal_others(clashes)

    def _sure(self) -> int:
        """The last own number that the centre surely holds."""
        return self._store.acknowledged().seq

    def _acknowledge(self, seq: int, epoch: str, device: str = "") -> None:
        """Keep the centre's word where it says something new."""
        known = self._store.acknowledged(device)
        wrote = (device or self._store.device) in self._store.held()
        if wrote and (epoch != known.epoch or seq > known.seq):
            self._store.acknowledge(seq, epoch, device)

    def _hash_at(self, seq: int) -> str:
        return self._store.hash_at(self._store.device, seq) if seq else GENESIS

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
            owed=tuple(t.owed),
        )


def _waits(owed: Owed) -> Notice:
    """What waits for another PC, in a clerk's words."""
    since, seen = (at and civil_day(parse_instant(at)).strftime("%d-%m-%Y") for at in (owed.since, owed.seen))
    named = {"first": owed.first, "last": owed.last, "name": owed.name or "-", "device": owed.device[-6:]}
    told = (
        f"Entries {owed.first} to {owed.last} of another PC ({owed.name or '-'}, …{owed.device[-6:]}), some of which are "
        f"held here, wait for that PC since {since}; it {f'last called on {seen}' if seen else 'never called'}. If it is gone "
        "for good, the head of office closes it on the centre's status page; what is held here is then sent from here"
    )
    return Notice("owed" if seen else "owed_never", told, {**named, "since": since, "seen": seen})
