"""How long work tells how far it has come."""

from __future__ import annotations

from collections.abc import Callable

Progress = Callable[[int, int], None]  # (done, total)


def quiet(done: int, total: int) -> None:
    """Progress that nobody watches."""
