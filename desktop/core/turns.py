"""Long work beside the screen lets the screen go first: Python serves one thread at a time, whoever asks."""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic

EVERY = 0.004  # seconds that a thread works on before it lets the screen go first again


class _Own(threading.local):
    give_way: Callable[[], None] | None = None
    at = 0.0


_own = _Own()


def yield_to(give_way: Callable[[], None]) -> None:
    """From now on this thread calls `give_way`, which returns when the screen is done, in the midst of long work."""
    _own.give_way = give_way


def turn() -> None:
    """Called in the midst of long work, as often as one likes: the screen's turn, if it was not just now."""
    if _own.give_way is not None and monotonic() - _own.at > EVERY:
        _own.give_way()
        _own.at = monotonic()
