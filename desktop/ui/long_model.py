"""A table of any length that is read once from its beginning: lines come while one looks, and are held packed small."""

from __future__ import annotations

import json
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from PySide6.QtCore import QModelIndex

from desktop.ui.grid import GridModel, Head, Row

SIZE = 100
KEEP = 16
SLICE = 0.04  # seconds of reading before others in the lane have their turn

Fetch = Callable[[Callable[[], Any], Callable[[Any], None]], None]


class LongModel(GridModel):
    """Lines of an iterator.

    The iterator is drawn on in the read lane a slice at a time, so that other reads come between. Pages of `SIZE` lines
    are kept packed (some twenty bytes a line), a few of them open.
    """

    def __init__(self, heads: Sequence[Head], fetch: Fetch) -> None:
        super().__init__(heads)
        self._fetch = fetch
        self._turn = 0
        self._packed: list[bytes] = []
        self._open: OrderedDict[int, list[Row]] = OrderedDict()
        self._tail: list[Row] = []
        self.over = False

    def show(self, make: Callable[[], Iterator[Row]], grown: Callable[[], None]) -> None:
        """Show the lines that `make` gives; `grown` is called whenever some more are here, and at the end."""
        self._turn += 1
        turn = self._turn
        self.beginResetModel()
        self._packed, self._tail, self.over = [], [], False
        self._open.clear()
        self.endResetModel()
        held: list[Iterator[Row]] = []

        def draw() -> tuple[list[Row], bool]:
            if not held:
                held.append(make())
            if turn != self._turn:
                return [], True
            until, rows = time.monotonic() + SLICE, []
            for row in islice(held[0], 20 * SIZE):
                rows.append(row)
                if time.monotonic() > until:
                    return rows, False
            return rows, len(rows) < 20 * SIZE

        def here(found: tuple[list[Row], bool]) -> None:
            if turn != self._turn:
                return
            rows, self.over = found
            if rows:
                at = self.rowCount()
                self.beginInsertRows(QModelIndex(), at, at + len(rows) - 1)
                self._take(rows)
                self.endInsertRows()
            grown()
            if not self.over and turn == self._turn:
                self._fetch(draw, here)

        self._fetch(draw, here)

    def stop(self) -> None:
        """Draw no more lines."""
        self._turn += 1

    def row(self, at: int) -> Row | None:
        """The line in this place."""
        page = at // SIZE
        if page >= len(self._packed):
            rest = at - len(self._packed) * SIZE
            return self._tail[rest] if rest < len(self._tail) else None
        rows = self._open.get(page)
        if rows is None:
            rows = self._open[page] = _unpack(self._packed[page])
            if len(self._open) > KEEP:
                self._open.popitem(last=False)
        self._open.move_to_end(page)
        return rows[at % SIZE]

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._packed) * SIZE + len(self._tail)

    def _take(self, rows: list[Row]) -> None:
        self._tail += rows
        while len(self._tail) >= SIZE:
            self._packed.append(_pack(self._tail[:SIZE]))
            del self._tail[:SIZE]


def _pack(rows: list[Row]) -> bytes:
    plain = [[row.cells, row.opens, row.struck] for row in rows]
    return zlib.compress(json.dumps(plain, ensure_ascii=False).encode(), 3)


def _unpack(packed: bytes) -> list[Row]:
    return [Row(tuple(cells), opens, struck) for cells, opens, struck in json.loads(zlib.decompress(packed))]
