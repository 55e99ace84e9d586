"""Tables whose sums are carried from page to page, as in the registers of an office."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reportlab.platypus import Flowable

from desktop.printing.grid import PAD_Y, SPLIT_OVER, Grid, Row

Sums = tuple[int, ...]


class Ledger(Grid):
    """A table of entries with what each adds to the sums.

    `bring(True, sums)` makes the row at a page's head that brings the sums forward, `bring(False, sums)` the one at
    its foot that carries them over. They are drawn and are no part of the text: where a page ends is no entry.
    """

    def __init__(
        self,
        shares: Sequence[float],
        entries: Sequence[Row],
        head: Row,
        amounts: Sequence[Sums],
        bring: Callable[[bool, Sums], Row],
        before: Sums = (),
        after: Sums = (),
    ) -> None:
        self.entries, self.amounts, self.bring = list(entries), list(amounts), bring
        self.before, self.after = before, after
        above = [bring(True, before)] if before else []
        below = [bring(False, after)] if after else []
        super().__init__(shares, [*above, *entries, *below], head, ruled=True)

    def split(self, width: float, height: float) -> list[Flowable]:
        """The entries that fit above a row that carries the sums over, and the rest below one that brings them on."""
        self.wrap(width, height)
        if self.height <= height:
            return [self]
        widths = self._widths(width)
        above = self.heights[0] if self.before else 0.0
        room = height - self.head_height - above - self._height(self.bring(False, self._sums(0)), widths)
        fit = 0
        while fit < len(self.entries) - 1 and room >= (tall := self._height(self.entries[fit], widths)):
            room -= tall
            fit += 1
        first, rest = self.entries[:fit], self.entries[fit:]
        counted, left = self.amounts[:fit], self.amounts[fit:]
        if self._height(rest[0], widths) > SPLIT_OVER:
            pieces = self._split_row(rest[0], widths, room - 2 * PAD_Y)
            if pieces:  # what the entry adds counts where it ends
                first, rest = [*first, pieces[0]], [pieces[1], *rest[1:]]
                counted = [*counted, (0,) * len(left[0])]
        if not first:
            return []
        over = self._sums(fit)
        head = self.head or ()
        parts = Ledger(self.shares, first, head, counted, self.bring, self.before, over)
        parts.spaceAfter = 0.0
        return [parts, Ledger(self.shares, rest, head, left, self.bring, over, self.after)]

    def _sums(self, entries: int) -> Sums:
        """The sums after so many entries."""
        start = self.before or (0,) * len(self.amounts[0])
        return tuple(s + sum(row[n] for row in self.amounts[:entries]) for n, s in enumerate(start))
