"""How long work goes on: piece by piece, telling how far it has come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TypeVar

Item = TypeVar("Item")
Progress = Callable[[int, int], None]  # (done, total)


def quiet(done: int, total: int) -> None:
    """Progress that nobody watches."""


def batches(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    """The items in lists of at most `size`, one list in memory at a time."""
    rest = iter(items)
    while batch := list(islice(rest, size)):
        yield batch
