"""A picture as plain pixels, for whoever shows or prints it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

_MARGIN = 2  # white rows on each side of a cut


@dataclass(frozen=True, slots=True)
class Picture:
    """Pixels of four bytes each (blue, green, red, unused), rows from the top, `stride` bytes apart."""

    width: int
    height: int
    stride: int
    pixels: memoryview

    def bands(self, most: int) -> Iterator[tuple[int, Picture]]:
        """The picture cut across into bands of about `most` pixels at the most, from the top, each with the number of
        its first row. They are cut between lines, where all is white; where there is no such place, a band reaches one
        row into the next, so that nothing shines through when they are laid out larger."""
        rows = max(most // self.width, 1)
        top = 0
        while top < self.height:
            end = min(top + rows, self.height)
            clean = next((at for at in range(end, top + rows // 4, -1) if self._white(at)), 0)
            reach = min(clean or end + 1, self.height)
            yield top, Picture(self.width, reach - top, self.stride, self._rows(top, reach))
            top = clean or end

    def blank(self) -> bool:
        """Whether nothing stands on it."""
        return _is_white(self.pixels)

    def _white(self, at: int) -> bool:
        """Whether nothing stands just above and below the upper edge of a row."""
        return _is_white(self._rows(at - _MARGIN, at + _MARGIN))

    def _rows(self, first: int, end: int) -> memoryview:
        return self.pixels[max(first, 0) * self.stride : min(end, self.height) * self.stride]


def _is_white(pixels: memoryview) -> bool:
    """By comparison as a whole: to go from byte to byte takes fifty times as long, and nobody else works meanwhile."""
    return bytes(pixels) == b"\xff" * pixels.nbytes
