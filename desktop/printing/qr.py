"""QR codes (ISO/IEC 18004) of bytes, error correction M, always with mask 4.

A general encoder draws all eight masks and compares them, which takes most of a page's time; any mask can be read.
What depends on the version alone is worked out once; a code is then a few operations on large integers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from operator import itemgetter
from typing import Any

from desktop.core.errors import PaperError

_CHECKS = (  # codewords of error correction in a block, versions 1 to 40
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
    26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
)  # fmt: skip
_BLOCKS = (  # blocks, versions 1 to 40
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
    17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
)  # fmt: skip
_MASK = 4


def qr_rows(text: str) -> tuple[str, ...]:
    """The modules of the QR code for `text` (UTF-8), row by row, '1' for dark."""
    data = text.encode()
    plan = next((p for p in map(_plan, range(1, 41)) if len(data) <= p.room), None)
    if plan is None:
        raise PaperError("The QR code can't hold so much text", code="qr_too_long")
    words = plan.codewords(data)
    bits = int.from_bytes(words) << plan.spare ^ plan.mask
    cells = "".join(plan.arrange(f"{bits:0{8 * len(words) + plan.spare}b}01"))
    return tuple(cells[at : at + plan.size] for at in range(0, len(cells), plan.size))


@dataclass(frozen=True, slots=True)
class _Plan:
    """All that a version fixes: size, room for data (bytes), blocks, bits left over, mask and where each bit goes."""

    size: int
    room: int
    length_bits: int
    capacity: int
    blocks: int
    checks: int
    spare: int
    mask: int
    arrange: Callable[[str], Any]

    def codewords(self, data: bytes) -> bytes:
        """Data with their error correction, interleaved."""
        head = (4 << self.length_bits | len(data)) << 8 * len(data) | int.from_bytes(data)
        stream = (head << 4).to_bytes(len(data) + (self.length_bits + 8) // 8)
        stream += b"\xec\x11" * ((self.capacity - len(stream) + 1) // 2)
        short, longer = divmod(self.capacity, self.blocks)
        blocks, at = [], 0
        for n in range(self.blocks):
            end = at + short + (n >= self.blocks - longer)
            blocks.append(stream[at:end])
            at = end
        checks = [_checks(block, self.checks) for block in blocks]
        mixed = [byte for part in (blocks, checks) for column in zip_longest(*part) for byte in column]
        return bytes(byte for byte in mixed if byte is not None)


@lru_cache(maxsize=40)
def _plan(version: int) -> _Plan:
    size = 4 * version + 17
    fixed = _fixed(version, size)
    order = [place for place in _path(size) if fixed[place] is None]
    capacity = len(order) // 8 - _BLOCKS[version - 1] * _CHECKS[version - 1]
    length_bits = 8 if version < 10 else 16
    dark = [(y // 2 + x // 3) % 2 == 0 for y, x in (divmod(place, size) for place in order)]
    index = {place: n for n, place in enumerate(order)}
    zero = len(order)  # two characters behind the bits stand for the fixed modules
    places = [index[p] if fixed[p] is None else zero + bool(fixed[p]) for p in range(size * size)]
    return _Plan(
        size, capacity - (length_bits + 4 + 7) // 8, length_bits, capacity, _BLOCKS[version - 1],
        _CHECKS[version - 1], len(order) % 8, int("".join("01"[d] for d in dark), 2), itemgetter(*places),
    )  # fmt: skip


def _path(size: int) -> list[int]:
    """All modules in the order in which bits are laid: up and down in columns of two, from the right."""
    path = []
    for right in (*range(size - 1, 6, -2), *range(5, 0, -2)):
        upward = (right + 1) & 2 == 0
        for down in range(size):
            y = size - 1 - down if upward else down
            path += [y * size + right, y * size + right - 1]
    return path


def _fixed(version: int, size: int) -> list[bool | None]:
    """The modules that hold no data: finders, timing, alignment, format and version; None where data go."""
    cells: list[bool | None] = [None] * (size * size)

    def square(y: int, x: int, reach: int) -> None:
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                ring = max(abs(dy), abs(dx))
                if 0 <= y + dy < size and 0 <= x + dx < size:
                    cells[(y + dy) * size + x + dx] = ring not in ((2, 4) if reach == 4 else (1,))

    for n in range(size):
        cells[6 * size + n] = cells[n * size + 6] = n % 2 == 0
    for y, x in ((3, 3), (3, size - 4), (size - 4, 3)):
        square(y, x, 4)
    lines = _alignment(version, size)
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    for y, x in ((y, x) for y in lines for x in lines if (y, x) not in corners):
        square(y, x, 2)
    _set_format(cells, size)
    if version >= 7:
        bits = version << 12 | _remainder(version, 12, 0x1F25)
        for n in range(18):
            y, x = size - 11 + n % 3, n // 3
            cells[y * size + x] = cells[x * size + y] = bool(bits >> n & 1)
    return cells


def _alignment(version: int, size: int) -> list[int]:
    if version == 1:
        return []
    count = version // 7 + 2
    step = 26 if version == 32 else (version * 4 + count * 2 + 1) // (count * 2 - 2) * 2
    return [6, *(size - 7 - n * step for n in range(count - 1))]


def _set_format(cells: list[bool | None], size: int) -> None:
    """Level M (bits 00) and the mask, twice, and the module that is always dark."""
    bits = (_MASK << 10 | _remainder(_MASK, 10, 0x537)) ^ 0x5412
    first = [(n, 8) for n in range(6)] + [(7, 8), (8, 8), (8, 7)] + [(8, 14 - n) for n in range(9, 15)]
    second = [(8, size - 1 - n) for n in range(8)] + [(size - 15 + n, 8) for n in range(8, 15)]
    for places in (first, second):
        for n, (y, x) in enumerate(places):
            cells[y * size + x] = bool(bits >> n & 1)
    cells[(size - 8) * size + 8] = True


def _remainder(value: int, length: int, generator: int) -> int:
    for _ in range(length):
        value = value << 1 ^ (value >> length - 1) * generator
    return value


def _checks(block: bytes, count: int) -> bytes:
    """The Reed-Solomon codewords of a block: the remainder of a division, eight bits at a time."""
    table, rest, high = _multiples(count), 0, 8 * (count - 1)
    keep = (1 << 8 * count) - 1
    for byte in block:
        rest = (rest << 8 & keep) ^ table[rest >> high ^ byte]
    return rest.to_bytes(count)


@lru_cache(maxsize=32)
def _multiples(count: int) -> tuple[int, ...]:
    """The generator polynomial of degree `count` times each byte, in GF(256) over 0x11d."""
    generator = [0] * (count - 1) + [1]
    root = 1
    for _ in range(count):
        for n in range(count):
            generator[n] = _product(generator[n], root) ^ (generator[n + 1] if n + 1 < count else 0)
        root = _product(root, 2)
    return tuple(int.from_bytes(bytes(_product(g, factor) for g in generator)) for factor in range(256))


def _product(x: int, y: int) -> int:
    result = 0
    for n in reversed(range(8)):
        result = result << 1 ^ (result >> 7) * 0x11D ^ (y >> n & 1) * x
    return result
