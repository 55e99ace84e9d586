"""Random histories of some PCs and a centre, with everything that goes wrong in offices, and what must hold at rest."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import select

from central import bundles, cursors
from central.access import new_code
from central.centre import Centre, Refusal, found, opened
from central.database import connect, reading
from central.schema import chain, devices, entries, files, offices
from desktop.core.errors import NagardeskError
from desktop.sync.bundle import Register, export_bundles, take_reply
from desktop.sync.client import enrol
from desktop.sync.engine import Engine
from desktop.sync.enrolment import Enrolment
from desktop.sync.progress import Result
from desktop.sync.wire.columns import id_text
from tests.sync.line import Desk, Spoiled, chance
from tests.sync.memory import MemoryStore

BODY = "body-1"
WARDS = ("ward-1", "ward-1", "ward-2")
HEAD = "head-office"


_desks: list[Desk] = []


def _shared_desk(centre: Centre) -> Desk:
    """One application for all histories: making it takes as long as a quarter of a history."""
    if not _desks:
        _desks.append(Desk(centre))
    _desks[0].centre = centre
    return _desks[0]


@dataclass
class Pc:
    """A PC with its store, what it kept of its enrolment, and the engine that runs on it."""

    store: MemoryStore
    enrolment: Enrolment
    whole_body: bool
    line: Spoiled
    engine: Engine
    folder: Path
    high: cursors.Cursor = field(default_factory=lambda: cursors.Cursor(""))


@dataclass
class World:
    """Some PCs and their centre. `seed` decides everything; `folder` is where they lie.

    `url` names an empty PostgreSQL database; without it the centre is a SQLite file in the folder.
    """

    seed: int
    folder: Path
    url: str = ""
    rng: random.Random = field(init=False)
    pcs: list[Pc] = field(default_factory=list)
    kept: list[tuple[MemoryStore, bool]] = field(default_factory=list)
    sticks: list[tuple[Pc, Path]] = field(default_factory=list)
    replies: list[tuple[Pc, Path]] = field(default_factory=list)
    history: list[str] = field(default_factory=list)
    promised: set[str] = field(default_factory=set)
    restored: bool = False
    backups: int = 0

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.centre = self._opened(self.url or f"sqlite:///{self.folder / 'centre.db'}", new=True)
        self.desk = _shared_desk(self.centre)
        for office in WARDS:
            self._add(MemoryStore(office), whole_body=False)
        self._add(MemoryStore(HEAD), whole_body=True)

    def close(self) -> None:
        """Let go of the files."""
        self.centre.engine.dispose()

    def _opened(self, url: str, *, new: bool = False) -> Centre:
        engine = connect(url)
        if new:
            found(engine)
        return opened(engine)

    def _add(self, store: MemoryStore, *, whole_body: bool) -> None:
        code = new_code(self.centre, store.office, body=BODY, whole_body=whole_body)
        kept = enrol(self.desk, code, store.device, store.signer.public, "pc", store.signer.sign)
        self._start(store, kept, whole_body)

    def _start(self, store: MemoryStore, kept: Enrolment, whole_body: bool) -> Pc:
        line = Spoiled(self.desk)
        folder = self.folder / f"pc-{len(self.pcs)}-{self.rng.getrandbits(40)}"
        folder.mkdir()
        engine = Engine(
            store, line, kept, in_flight=1, largest=4000, sleep=lambda seconds: None, parts=folder / "parts"
        )
        pc = Pc(store, kept, whole_body, line, engine, folder)
        self.pcs.append(pc)
        return pc

    def write(self, pc: Pc, count: int, *, blob: bool = False) -> None:
        """An office works; the head of office writes for wards too."""
        self.history.append(f"write {self.pcs.index(pc)} {count} {blob}")
        for _ in range(count):
            office = self.rng.choice(WARDS) if pc.whole_body and self.rng.random() < 0.5 else ""
            content = self.rng.randbytes(self.rng.randrange(0, 9000)) if blob else b""
            pc.store.write(office, {"n": self.rng.getrandbits(30)}, content)

    def sync(self, pc: Pc, share: float = 0.0) -> Result:
        """An exchange over a line that spoils a share of all requests."""
        pc.line.fate = chance(self.rng, share)
        result = pc.engine.run()
        pc.line.fate = lambda method, target: "ok"
        self._note(pc)
        self.history.append(f"sync {self.pcs.index(pc)} {share} {result.stage} {result.error!r}")
        return result

    def _note(self, pc: Pc) -> None:
        """Keep what was promised, and see that the cursor never goes back within an epoch."""
        for device in pc.store.own_devices():
            seq = pc.store.acknowledged(device).seq
            self.promised |= {entry.id for n, entry in pc.store.chains[device].items() if n <= seq}
        cursor = cursors.read(pc.store.cursor().place, self.centre.secret)
        if cursor is not None:
            before = pc.high if pc.high.epoch == cursor.epoch else cursors.Cursor(cursor.epoch)
            for office, (position, _) in before.offices.items():
                assert cursor.offices[office][0] >= position, "a cursor went back"
            pc.high = cursor

    def clone(self, pc: Pc) -> None:
        """A PC's disk is copied to another, and nobody notices."""
        self.history.append(f"clone {self.pcs.index(pc)}")
        self._start(pc.store.copied(), pc.enrolment, pc.whole_body)

    def keep(self, pc: Pc) -> None:
        """A PC is backed up."""
        self.history.append(f"keep {self.pcs.index(pc)}")
        self.kept.append((pc.store.copied(), pc.whole_body))

    def put_back(self, pc: Pc) -> None:
        """A PC of the same office is put back from a backup; what it held is gone."""
        fit = [store for store, whole in self.kept if store.office == pc.store.office]
        if fit:
            self.history.append(f"put back {self.pcs.index(pc)}")
            i = self.pcs.index(pc)
            self._start(self.rng.choice(fit).copied(), pc.enrolment, pc.whole_body)
            self.pcs[i] = self.pcs.pop()

    def keep_centre(self) -> None:
        """The centre is backed up."""
        self.history.append("keep centre")
        self.backups += 1
        self._copy(self.centre, self.folder / f"backup-{self.backups}.db")

    def put_back_centre(self) -> None:
        """The centre is put back from a backup, and nobody says so."""
        if not self.backups:
            return
        self.history.append("put back centre")
        self.restored = True
        source = self._opened(f"sqlite:///{self.folder / f'backup-{self.rng.randrange(self.backups) + 1}.db'}")
        path = self.folder / f"centre-{self.rng.getrandbits(40)}.db"
        self._copy(source, path)
        source.engine.dispose()
        self.centre.engine.dispose()
        self.centre = self.desk.centre = self._opened(f"sqlite:///{path}")

    def _copy(self, centre: Centre, path: Path) -> None:
        with connect(f"sqlite:///{path}").connect() as target, centre.engine.connect() as source:
            raw = target.connection.driver_connection
            target.rollback()
            source.connection.driver_connection.backup(raw)  # type: ignore[union-attr]

    def write_stick(self, pc: Pc) -> None:
        """What waits goes on a stick."""
        self.history.append(f"stick {self.pcs.index(pc)}")
        register = Register(pc.folder / "sticks.jsonl")
        self.sticks += [(pc, path) for path in export_bundles(pc.store, pc.enrolment, pc.folder, register)]

    def carry(self) -> None:
        """Some stick, new or old, comes to the centre."""
        if self.sticks:
            pc, path = self.rng.choice(self.sticks)
            self.history.append(f"carry {path.name}")
            try:
                reply = bundles.take(self.centre, path.read_bytes(), None)
            except Refusal as refusal:
                self.history.append(f"refused {refusal.problem.code}")
                return
            target = path.with_name(f"{path.stem}-{self.rng.getrandbits(40)}-reply.ngd")
            target.write_bytes(reply)
            self.replies.append((pc, target))

    def bring_back(self) -> None:
        """Some reply, new or old, comes home."""
        if self.replies:
            pc, path = self.rng.choice(self.replies)
            self.history.append(f"bring back {path.name}")
            try:
                take_reply(pc.store, pc.enrolment, path, Register(pc.folder / "sticks.jsonl"))
            except NagardeskError as error:
                self.history.append(f"refused {error.code}")

    def rest(self) -> list[Result]:
        """Every line is good again; everybody calls until nothing moves any more. The last round's results."""
        for _ in range(10):
            results = [self.sync(pc) for pc in self.pcs]
            for pc, result in zip(self.pcs, results, strict=True):
                if result.error is not None and result.error.code == "unknown_device":
                    self.let_in_again(pc)
            moved = any(
                r.error or r.pushed or r.pulled or r.files_sent or r.files_received or r.notices for r in results
            )
            if not moved:
                break
        return results

    def let_in_again(self, pc: Pc) -> None:
        """The administrator gives a code to a PC that a restored centre does not know, as its message asks for."""
        self.history.append(f"let in again {self.pcs.index(pc)}")
        code = new_code(self.centre, pc.store.office, body=BODY, whole_body=pc.whole_body)
        try:
            enrol(self.desk, code, pc.store.device, pc.store.signer.public, "pc", pc.store.signer.sign)
        except NagardeskError as error:  # its clone was let in already; it calls, and learns that it is one
            assert error.code == "device"

    def union(self) -> set[str]:
        """The ids of all entries that anybody holds."""
        return {entry.id for pc in self.pcs for entry in pc.store.entries()} | set(self.at_centre())

    def at_centre(self) -> Counter[str]:
        """The ids that the centre holds, each as often as it does."""
        with reading(self.centre.engine) as connection:
            return Counter(id_text(row.id) for row in connection.execute(select(entries.c.id)))

    def check_always(self) -> None:
        """What must hold at any moment."""
        with reading(self.centre.engine) as connection:
            twice = [n for n in self.at_centre().values() if n > 1]
            assert not twice, "an entry is at the centre twice"
            assert self.restored or self.promised <= set(self.at_centre()), "what was acknowledged is not there"
            for row in connection.execute(select(devices)):
                seqs = list(connection.scalars(select(chain.c.seq).where(chain.c.device == row.number)))
                assert sorted(seqs) == list(range(1, row.seq + 1)), "a chain at the centre has a hole"
        for pc in self.pcs:
            ids = [entry.id for entry in pc.store.entries()]
            assert len(ids) == len(set(ids)), "an entry is on a PC twice"

    def check_at_rest(self, everything: set[str]) -> None:
        """What must hold when all have called: `everything` is what anybody held before."""
        at_centre = self.at_centre()
        assert set(at_centre) == everything, "the centre lacks an entry"
        by_office = self._by_office()
        named = {sha for pc in self.pcs for sha in pc.store.blobs}
        for pc in self.pcs:
            held = {entry.id for entry in pc.store.entries()}
            scope = {pc.store.office} if not pc.whole_body else set(by_office)
            seen = set().union(*(by_office.get(office, set()) for office in scope))
            assert held == seen, "a PC does not hold what its office may see"
            assert pc.store.waiting().entries == 0, "a queue is not closed"
            assert not named & set(pc.store.blobs_wanted()), "an attachment that somebody holds is missing"
        with reading(self.centre.engine) as connection:
            whole = {sha.hex() for sha in connection.scalars(select(files.c.sha256))}
        assert named <= whole, "the centre lacks an attachment"

    def _by_office(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        query = select(entries.c.id, offices.c.id.label("name")).join(offices, offices.c.number == entries.c.office)
        with reading(self.centre.engine) as connection:
            for row in connection.execute(query):
                found.setdefault(row.name, set()).add(id_text(row.id))
        return found


def step(world: World, *, clones: bool, restores: bool) -> None:
    """One random thing happens."""
    rng = world.rng
    pc = rng.choice(world.pcs)
    deeds = ["write"] * 5 + ["sync"] * 6 + ["bad"] * 5 + ["stick", "carry", "carry", "back"]
    deeds += ["clone", "keep", "keep", "put back"] if clones else []
    deeds += ["keep centre", "put back centre"] if restores else []
    deed = rng.choice(deeds)
    if deed == "write":
        world.write(pc, rng.choice((1, 1, 2, 5, 40)), blob=rng.random() < 0.15)
    elif deed == "sync":
        world.sync(pc)
    elif deed == "bad":
        world.sync(pc, rng.choice((0.1, 0.3, 0.6)))
    elif deed == "stick":
        world.write_stick(pc)
    elif deed == "carry":
        world.carry()
    elif deed == "back":
        world.bring_back()
    elif deed == "clone" and len(world.pcs) < 7:
        world.clone(pc)
    elif deed == "keep":
        world.keep(pc)
    elif deed == "put back":
        world.put_back(pc)
    elif deed == "keep centre":
        world.keep_centre()
    elif deed == "put back centre":
        world.put_back_centre()


def rested(world: World) -> None:
    """Let everybody call over good lines, and check what must hold then; raises AssertionError."""
    everything = world.union()
    results = world.rest()
    world.check_always()
    faults = [repr(result.error) for result in results if not (result.ok and result.agreed)]
    assert not faults, f"not at rest: {faults}"
    world.check_at_rest(everything)


def play(seed: int, folder: Path, *, steps: int, clones: bool, restores: bool, url: str = "") -> None:
    """One history from a seed, checked all the way and at rest; raises AssertionError with its steps."""
    world = World(seed, folder, url)
    try:
        for _ in range(steps):
            step(world, clones=clones, restores=restores)
            world.check_always()
        rested(world)
    except AssertionError as fault:
        raise AssertionError(f"seed {seed}: {fault}\n" + "\n".join(world.history)) from fault
    finally:
        world.close()
