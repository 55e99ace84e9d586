"""A picture as plain pixels, for whoever shows or prints it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picture:
    """Pixels of four bytes each (blue, green, red, unused), rows from the top, `stride` bytes apart."""

    width: int
    height: int
    stride: int
    pixels: memoryview

    def bands(self, most: int) -> Iterator[tuple[int, Picture]]:
        """The picture cut across into bands of about `most` pixels, from the top, each with the number of its first
        row. A band reaches one row into the next, so that nothing shines through between two that were made larger."""
        rows = max(most // self.width, 1)
        for top in range(0, self.height, rows):
            tall = min(rows + 1, self.height - top)
            cut = self.pixels[top * self.stride : (top + tall) * self.stride]
            yield top, Picture(self.width, tall, self.stride, cut)
