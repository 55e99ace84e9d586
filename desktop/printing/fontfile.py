"""A TrueType font made for one paper: each glyph of it is one cluster as shaped, with its own code.

Clusters of several glyphs become composite glyphs, so that marks, reordered vowel signs and half letters lie inside
one code whose Unicode text is the whole cluster; a reader then has nothing to guess.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from desktop.printing.fonts import Face
from desktop.printing.shaping import Glyphs

_WORDS, _XY, _SCALE, _MORE, _XY_SCALE, _TWO_BY_TWO, _INSTRUCTIONS = 0x1, 0x2, 0x8, 0x20, 0x40, 0x80, 0x100
_USE_MY_METRICS, _OVERLAP = 0x200, 0x400


def build_font(source: Face, codes: Sequence[tuple[Glyphs, int]]) -> bytes:
    """The font file for `codes`: (glyphs, advance) of code 1, 2 … in font units; code 0 is `.notdef`."""
    parts = _Parts(source)
    parts.outlines[0] = parts.copied(0)
    for code, (glyphs, advance) in enumerate(codes, 1):
        parts.outlines[code] = b""
        parts.widths[code] = advance
        if len(glyphs) == 1 and glyphs[0][1:] == (0, 0) and glyphs[0][0] not in parts.placed:
            parts.placed[glyphs[0][0]] = code
    parts.next = len(codes) + 1
    for code, (glyphs, _) in enumerate(codes, 1):
        if not glyphs:
            continue
        only = glyphs[0][0]
        parts.outlines[code] = parts.copied(only) if parts.placed.get(only) == code else parts.composed(glyphs)
    return parts.file()


class _Parts:
    """The glyphs gathered so far; `placed` tells where a source glyph lies in the new font."""

    def __init__(self, source: Face) -> None:
        self.source = source
        self.placed: dict[int, int] = {}
        self.outlines: dict[int, bytes] = {}
        self.widths: dict[int, int] = {0: source.widths[0]}
        self.next = 1

    def place(self, glyph: int) -> int:
        """The new number of a source glyph, which is added if it isn't there yet."""
        if glyph not in self.placed:
            number = self.placed[glyph] = self.next
            self.next += 1
            self.widths[number] = self.source.widths[glyph]
            self.outlines[number] = self.copied(glyph)
        return self.placed[glyph]

    def copied(self, glyph: int) -> bytes:
        """The outline of a source glyph; if it is a composite, its parts are placed and renumbered."""
        data = self.source.outline(glyph)
        if not data or struct.unpack_from(">h", data)[0] >= 0:
            return data
        changed, at = bytearray(data), 10
        while True:
            flags, part = struct.unpack_from(">HH", data, at)
            struct.pack_into(">HH", changed, at, flags & ~_INSTRUCTIONS, self.place(part))
            at += 4 + (4 if flags & _WORDS else 2)
            at += 2 if flags & _SCALE else 4 if flags & _XY_SCALE else 8 if flags & _TWO_BY_TWO else 0
            if not flags & _MORE:
                return bytes(changed[:at])

    def composed(self, glyphs: Glyphs) -> bytes:
        """A composite glyph of `glyphs`, each at its offset."""
        records, box = b"", [32767, 32767, -32768, -32768]
        for n, (glyph, x, y) in enumerate(glyphs):
            left, low, right, high = struct.unpack_from(">4h", self.source.outline(glyph), 2)
            box = [min(box[0], left + x), min(box[1], low + y), max(box[2], right + x), max(box[3], high + y)]
            flags = _WORDS | _XY | (_MORE if n + 1 < len(glyphs) else 0) | (_OVERLAP if n == 0 else 0)
            records += struct.pack(">HHhh", flags, self.place(glyph), x, y)
        return struct.pack(">5h", -1, *box) + records

    def file(self) -> bytes:
        """The finished font: the tables that a PDF needs and no others."""
        glyf, loca, hmtx = bytearray(), [0], bytearray()
        for number in range(self.next):
            data = self.outlines[number]
            left = struct.unpack_from(">h", data, 2)[0] if data else 0
            hmtx += struct.pack(">Hh", self.widths[number], left)
            glyf += data + b"\0" * (-len(data) % 4)
            loca.append(len(glyf))
        head = bytearray(self.source.head)
        struct.pack_into(">L", head, 8, 0)
        struct.pack_into(">h", head, 50, 1)
        widest = max(self.widths.values())
        hhea = struct.pack(
            ">LhhhHhhhhhhhhhhhH", 0x10000, self.source.ascent, self.source.descent, 0, widest,
            self.source.box[0], 0, self.source.box[2], 1, 0, 0, 0, 0, 0, 0, 0, self.next,
        )  # fmt: skip
        tables = {
            b"glyf": bytes(glyf),
            b"head": bytes(head),
            b"hhea": hhea,
            b"hmtx": bytes(hmtx),
            b"loca": struct.pack(f">{len(loca)}L", *loca),
            b"maxp": self._limits(),
        }
        return _file(tables)

    def _limits(self) -> bytes:
        measured: dict[int, tuple[int, int, int, int]] = {}
        every = [self._measure(number, measured) for number in range(self.next)]
        simple = [(p, c) for p, c, depth, _ in every if depth == 0]
        points, contours = max(p for p, _ in simple), max(c for _, c in simple)
        return struct.pack(
            ">L14H", 0x10000, self.next, points, contours, max(e[0] for e in every), max(e[1] for e in every),
            1, 0, 0, 0, 0, 0, 0, max(e[3] for e in every), max(e[2] for e in every),
        )  # fmt: skip

    def _measure(self, number: int, known: dict[int, tuple[int, int, int, int]]) -> tuple[int, int, int, int]:
        """Points, contours, depth and parts of a glyph."""
        if number in known:
            return known[number]
        data = self.outlines[number]
        contours = struct.unpack_from(">h", data)[0] if data else 0
        if contours >= 0:
            points = struct.unpack_from(">H", data, 8 + 2 * contours)[0] + 1 if contours else 0
            known[number] = (points, contours, 0, 0)
            return known[number]
        parts = [self._measure(part, known) for part in _part_numbers(data)]
        known[number] = (
            sum(p[0] for p in parts), sum(p[1] for p in parts), 1 + max(p[2] for p in parts), len(parts),
        )  # fmt: skip
        return known[number]


def _part_numbers(data: bytes) -> list[int]:
    parts, at = [], 10
    while True:
        flags, part = struct.unpack_from(">HH", data, at)
        parts.append(part)
        at += 4 + (4 if flags & _WORDS else 2)
        at += 2 if flags & _SCALE else 4 if flags & _XY_SCALE else 8 if flags & _TWO_BY_TWO else 0
        if not flags & _MORE:
            return parts


def _file(tables: dict[bytes, bytes]) -> bytes:
    """Put tables into a TrueType file, with its directory and checksums."""
    count = len(tables)
    power = 1 << count.bit_length() - 1
    directory = struct.pack(">LHHHH", 0x10000, count, power * 16, power.bit_length() - 1, (count - power) * 16)
    offset, body, head = 12 + 16 * count, bytearray(), 0
    for tag, data in sorted(tables.items()):
        directory += struct.pack(">4sLLL", tag, _checksum(data), offset + len(body), len(data))
        if tag == b"head":
            head = offset + len(body)
        body += data + b"\0" * (-len(data) % 4)
    whole = bytearray(directory + body)
    struct.pack_into(">L", whole, head + 8, (0xB1B0AFBA - _checksum(bytes(whole))) & 0xFFFFFFFF)
    return bytes(whole)


def _checksum(data: bytes) -> int:
    padded = data + b"\0" * (-len(data) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(padded) // 4}L", padded)
    return sum(words) & 0xFFFFFFFF
