"""Train the wire's compression dictionary anew: `python -m benchmarks.train_dictionary`.

Only before a release that raises `wire.envelope.DICTIONARY`: both sides must hold the same bytes, so an old
dictionary is never replaced, a new one gets the next number beside it.
"""

from __future__ import annotations

from pathlib import Path

import zstandard

from benchmarks.entries import chain
from desktop.sync.wire import columns

SIZE = 16_384
_BATCHES = (10, 25, 50, 100)


def train() -> bytes:
    """A dictionary from the first word list's entries, in batches of the sizes that a poor line makes."""
    samples: list[bytes] = []
    for seed in range(100, 140):
        entries = chain(seed, 600, words=0)
        step = _BATCHES[seed % len(_BATCHES)]
        samples += [columns.pack(columns.block_of(entries[i : i + step])) for i in range(0, len(entries), step)]
    return bytes(zstandard.train_dictionary(SIZE, samples, level=12, dict_id=0x4E470001).as_bytes())


def main() -> None:
    """Write it beside the code that uses it."""
    target = Path(__file__).resolve().parent.parent / "desktop" / "sync" / "wire" / "entries-1.zdict"
    target.write_bytes(train())
    print(f"{target}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
