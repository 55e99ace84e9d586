"""The lines of a list: all that were read, what a search finds each by, and those that are shown, in their order."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from desktop.core.kept import parsed
from desktop.ui.grid import Cell
from desktop.ui.lists import Column, Item, found_by

FIGURES = re.compile(r"(\d+)")
Found = tuple[Item, str]  # a line, and its words without case


def folded(items: Iterable[Item]) -> Iterable[Found]:
    """Each line with what a search looks at, folded once as it is read and never again while one types."""
    return ((each, found_by(each)) for each in items)


class Lines:
    """Narrowed by words, by a tab and by values of columns; sorted by one column, or as they were read."""

    def __init__(self, columns: tuple[Column, ...]) -> None:
        self.columns = columns
        self.text, self.tab = "", ""
        self.narrowed: dict[int, Cell] = {}
        self.order, self.down = -1, False
        self.shown: list[Item] = []
        self._all: list[Found] = []
        self._sorted: list[Found] = []
        self._tabs: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._all)

    @property
    def items(self) -> list[Item]:
        """All lines that were read so far, in the order in which they came."""
        return [each for each, _ in self._all]

    def empty(self) -> None:
        """Nothing is read yet."""
        self._all, self._sorted, self._tabs = [], [], {}

    def add(self, more: Iterable[Found]) -> None:
        """Lines that were read; what is shown comes with the next `put`."""
        self._all += more
        self._sorted, self._tabs = [], {}

    def put(self) -> None:
        """Work out what is shown."""
        wanted = self.text.casefold().split()
        left = self._in_order()
        if self.tab:
            left = [each for each in left if self.tab in each[0].tabs]
        for at, value in self.narrowed.items():
            left = [each for each in left if each[0].cells[at] == value]
        for word in wanted:
            left = [each for each in left if word in each[1]]
        self.shown = [each for each, _ in left]

    def sort(self, at: int) -> None:
        """Sort by a column; a second time the other way round."""
        self.down = self.order == at and not self.down
        self.order = at
        self._sorted = []

    def narrowing(self) -> str:
        """Tab, values and order as text; what was typed is nobody's but who typed it, and is kept nowhere."""
        if not (self.tab or self.narrowed or self.order >= 0):
            return ""
        return json.dumps([self.tab, list(self.narrowed.items()), self.order, self.down], ensure_ascii=False)

    def narrow_as(self, told: str) -> None:
        """Narrow and sort as `narrowing` told; what no longer fits this list is left out."""
        try:
            tab, narrowed, order, down = parsed(told)
            columns = range(len(self.columns))
            self.narrowed = {at: value for at, value in narrowed if at in columns and self.columns[at].narrow}
            self.tab, self.down = str(tab), bool(down)
            self.order = order if order in columns else -1
        except (ValueError, TypeError):
            return

    def count(self, tab: str) -> int:
        """How many lines stand under a tab; '' is all."""
        if not self._tabs:
            self._tabs = {"": len(self._all)}
            for each, _ in self._all:
                for name in set(each.tabs):
                    self._tabs[name] = self._tabs.get(name, 0) + 1
        return self._tabs.get(tab, 0)

    def values(self, at: int) -> list[Cell]:
        """What stands in a column, each once, numbers first."""
        return sorted({each.cells[at] for each, _ in self._all}, key=lambda cell: (isinstance(cell, str), cell))

    def total(self, at: int) -> int:
        """What the lines shown come to in a column of money that is added up, in paise."""
        if not (self.columns[at].money and self.columns[at].summed):
            return 0
        return sum(cell for each in self.shown if isinstance(cell := each.cells[at], int))

    def _in_order(self) -> list[Found]:
        if self.order < 0:
            return self._all
        if not self._sorted:
            self._sorted = sorted(self._all, key=lambda each: self._key(each[0]), reverse=self.down)
        return self._sorted

    def _key(self, each: Item) -> tuple[int, Any]:
        """What a line is sorted by: numbers by size, also those in words, days by the calendar; what is empty comes last."""
        cell = each.cells[self.order]
        if isinstance(cell, int):
            return (0, cell)
        if self.columns[self.order].day:
            day, _, hour = cell.partition(" ")
            return (1, [*day.split("-")[::-1], hour]) if cell else (2, [])
        parts = FIGURES.split(cell.casefold())
        return (1, [(int(p), "") if p.isdecimal() else (-1, p) for p in parts]) if cell else (2, [])
