"""The long form of the tests of the exchange: `python -m tests.sync.soak [--histories N] [--kills N] [--cuts N]`.

Every history has a seed, and a fault names it; `--first SEED --histories 1` plays it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import tempfile
import time
from pathlib import Path

from tests.central.cuts import replay as centre_cuts
from tests.store.cuts import replay as client_cuts
from tests.sync.histories import play
from tests.sync.kills import kill_often
from tests.sync.line import quicken

_MEMORY = Path("/dev/shm")
_KILLS_A_ROUND = 25
_CUTS_A_ROUND = 250


def one(seed: int) -> str:
    """Play one history; '' or what went wrong."""
    kinds = ((False, False), (True, False), (False, True), (True, True))
    clones, restores = kinds[seed % 4]
    with tempfile.TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None) as folder:
        try:
            play(seed, Path(folder), steps=40, clones=clones, restores=restores)
        except AssertionError as fault:
            return str(fault)
    return ""


def main() -> int:
    """Play them all; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--histories", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--cuts", type=int, default=3000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    started, faults = time.monotonic(), 0
    with multiprocessing.get_context("spawn").Pool(options.jobs, quicken) as pool:
        seeds = range(options.first, options.first + options.histories)
        for n, fault in enumerate(pool.imap_unordered(one, seeds, chunksize=8), 1):
            if fault:
                faults += 1
                print(fault, flush=True)
            if n % 500 == 0:
                print(f"{n} histories, {faults} faults, {time.monotonic() - started:.0f} s", flush=True)
    for done in range(0, options.kills, _KILLS_A_ROUND):
        with tempfile.TemporaryDirectory() as folder:
            saved = kill_often(options.first + done, Path(folder), min(_KILLS_A_ROUND, options.kills - done))
        print(f"{min(done + _KILLS_A_ROUND, options.kills)} kills, {saved} entries saved, none missing", flush=True)
    faults += _cut(options.cuts, options.first, options.jobs)
    print(f"{options.histories} histories, {options.kills} kills, {options.cuts} cuts on each side: {faults} faults")
    return 1 if faults else 0


def _cut(cuts: int, first: int, jobs: int) -> int:
    """Replay power cuts on a PC's and on the centre's files; how many rounds found a fault."""
    rounds = [
        (side, first + done, min(_CUTS_A_ROUND, cuts - done))
        for done in range(0, cuts, _CUTS_A_ROUND)
        for side in ("pc", "centre")
    ]
    faults = 0
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for n, fault in enumerate(pool.imap_unordered(cut_round, rounds), 1):
            if fault:
                faults += 1
                print(fault, flush=True)
            print(f"{n} of {len(rounds)} rounds of power cuts, {faults} faults", flush=True)
    return faults


def cut_round(what: tuple[str, int, int]) -> str:
    """Some power cuts on one side, from a seed; '' or what went wrong."""
    side, seed, cuts = what
    with tempfile.TemporaryDirectory(dir=_MEMORY if _MEMORY.is_dir() else None) as folder:
        try:
            (client_cuts if side == "pc" else centre_cuts)(Path(folder), cuts, seed)
        except AssertionError as fault:
            return f"{side}, seed {seed}: {fault}"
    return ""


if __name__ == "__main__":
    raise SystemExit(main())
