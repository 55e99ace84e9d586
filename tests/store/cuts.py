"""Power cuts, replayed: what was flushed stays, what was not survives whole, in part, torn, or not at all.

After every commit the file and its WAL are copied as the system shows them. SQLite flushes the WAL at each commit
(`synchronous=full`, asserted in `test_faults`) and before it copies pages into the file. So a cut while commit k+1
was under way finds the WAL between its states k and k+1, sector by sector; in a checkpoint, the file so.
"""

from __future__ import annotations

import random
import shutil
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from desktop.core.clock import FixedClock
from desktop.core.entry import GENESIS, Entry, chain_fault
from desktop.store.store import Store
from tests.store.work import project, receive, say

COMMITS = 60
SECTOR = 512
CLOCK = FixedClock(datetime(2026, 11, 30, 4, 30, tzinfo=UTC))


@dataclass
class Moment:
    """The two files after a commit."""

    db: bytes
    wal: bytes


def live(store: Store, folder: Path) -> list[Moment]:
    """Work, and copy the files after each commit; small checkpoints, so that many cuts fall into one."""
    store.engine._writer.execute("pragma wal_autocheckpoint=25")  # type: ignore[union-attr]
    seen = [copied(folder / "nagardesk.db")]
    subject = ""
    for n in range(COMMITS):
        if n % 3 == 0:
            subject = receive(store, series="A", name=f"रमेश {n}", remarks="x" * (n * 97 % 6000)).subject
        else:
            say(store, subject, name=f"Ramesh {n}", status="closed")
        seen.append(copied(folder / "nagardesk.db"))
    return seen


def copied(db: Path) -> Moment:
    """A file and its WAL, as the system shows them now."""
    return Moment(db.read_bytes(), db.with_name(f"{db.name}-wal").read_bytes())


def cut(before: Moment, after: Moment, in_checkpoint: bool, dice: random.Random) -> Moment:
    """What a power cut leaves of two files on their way from one moment to the next."""
    if in_checkpoint:
        return Moment(torn(before.db, after.db, dice), after.wal)
    return Moment(before.db, torn(before.wal, after.wal, dice))


def torn(before: bytes, after: bytes, dice: random.Random) -> bytes:
    """A file on its way from one content to the next when the power went."""
    size = max(len(before), len(after))
    old, new = before.ljust(size, b"\0"), after.ljust(size, b"\0")
    sectors = [at for at in range(0, size, SECTOR) if old[at : at + SECTOR] != new[at : at + SECTOR]]
    how = dice.choice(["whole", "prefix", "subset", "bytes"])
    if how == "whole":
        return after
    if how == "prefix":
        reached = set(sectors[: dice.randint(0, len(sectors))])
    else:
        reached = {at for at in sectors if dice.random() < 0.5}
    mixed = b"".join((new if at in reached else old)[at : at + SECTOR] for at in range(0, size, SECTOR))
    if how == "bytes" and sectors:
        at = dice.choice(sectors) + dice.randrange(SECTOR)
        mixed = mixed[:at] + old[at:]
    longest = max((at + SECTOR for at in reached), default=0)
    grown = max(len(before), min(longest, size)) if dice.random() < 0.5 else size
    return mixed[:grown] if len(after) >= len(before) else mixed


def replay(root: Path, cuts: int, seed: int) -> set[tuple[bool, int]]:
    """Cut the power so often, at random places of a working session; raises AssertionError if anything is not right.

    Returns the kinds of end that were met: (in a checkpoint, commits beyond the last acknowledged one).
    """
    dice = random.Random(seed)
    with Store.open(root / "data", office="o", clock=CLOCK, projector=project, state=root / "pc") as store:
        seen = live(store, root / "data")
        everything = store.own_after(0, 1000)
        device = store.device
    checkpoints = [k for k in range(COMMITS) if seen[k].db != seen[k + 1].db]
    assert len(checkpoints) > 5
    outcomes = set()
    for n in range(cuts):
        in_checkpoint = n % 3 == 0
        k = dice.choice(checkpoints) if in_checkpoint else dice.randrange(COMMITS)
        found = cut(seen[k], seen[k + 1], in_checkpoint, dice)
        held = recover(root / f"cut-{n}", found, device, everything)
        assert held == k + 1 if in_checkpoint else held in (k, k + 1), f"seed {seed}, cut {n}: {held} of {k}"
        outcomes.add((in_checkpoint, held - k))
    return outcomes


def recover(root: Path, found: Moment, device: str, everything: list[Entry]) -> int:
    """Open what the cut left, prove it, go on working in it; how many entries of the device it holds."""
    folder = root / "data"
    folder.mkdir(parents=True)
    (folder / "nagardesk.db").write_bytes(found.db)
    (folder / "nagardesk.db-wal").write_bytes(found.wal)
    (folder / "not-closed").write_text("open\n")
    with Store.open(folder, office="o", clock=CLOCK, projector=project, state=root / "pc") as store:
        held = store.own_after(0, 1000, device)
        assert chain_fault(held, 0, GENESIS) == ""
        assert held == everything[: len(held)]
        assert store.verify().faults == ()
        lived = store.dump_projections()
        store.rebuild()
        assert store.dump_projections() == lived
        receive(store)
    shutil.rmtree(root)
    return len(held)
