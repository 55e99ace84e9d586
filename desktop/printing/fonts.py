"""The typefaces of papers: where they lie, which characters they have, their outlines and widths."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from desktop.core.errors import PaperError

FONTS = Path(__file__).resolve().parents[2] / "resources" / "fonts"
FILES = {
    ("Latn", False): "NotoSerif-Regular.ttf",
    ("Latn", True): "NotoSerif-Bold.ttf",
    ("Deva", False): "NotoSerifDevanagari-Regular.ttf",
    ("Deva", True): "NotoSerifDevanagari-Bold.ttf",
    ("Guru", False): "NotoSerifGurmukhi-Regular.ttf",
    ("Guru", True): "NotoSerifGurmukhi-Bold.ttf",
    ("Taml", False): "NotoSerifTamil-Regular.ttf",
    ("Taml", True): "NotoSerifTamil-Bold.ttf",
}


@dataclass(frozen=True, eq=False)
class Face:
    """One font file, ready to shape with and to cut outlines from.

    `glyf` and `loca` are the outlines and their offsets, `widths` the advance of each glyph; all in font units of
    `upem` to the em. `shaper` is the HarfBuzz font and `characters` the code points it can draw; `circle` is its
    glyph of U+25CC (-1: none).
    """

    name: str
    script: str
    bold: bool
    shaper: Any
    characters: frozenset[int]
    upem: int
    ascent: int
    descent: int
    box: tuple[int, int, int, int]
    head: bytes
    glyf: bytes
    loca: tuple[int, ...]
    widths: tuple[int, ...]
    circle: int

    def outline(self, glyph: int) -> bytes:
        """The bytes of one glyph in the `glyf` table; empty for a blank."""
        return self.glyf[self.loca[glyph] : self.loca[glyph + 1]]


@lru_cache(maxsize=len(FILES))
def face(script: str, bold: bool) -> Face:
    """The face of a script. Raises `PaperError` if its file or uharfbuzz is missing or damaged."""
    return read_face(FONTS / FILES[script, bold], script, bold)


def read_face(path: Path, script: str, bold: bool) -> Face:
    """Read one TrueType file with `glyf` outlines."""
    try:
        import uharfbuzz as hb
    except ImportError as error:
        raise PaperError(
            f"Papers can't be printed: the shaping library uharfbuzz is missing ({error}); run the set-up again",
            code="no_shaper",
        ) from error
    try:
        data = path.read_bytes()
    except OSError as error:
        raise PaperError(
            f"Papers can't be printed: the font {path.name} can't be read ({error.strerror}); run the set-up again",
            code="no_font",
            font=path.name,
        ) from error
    try:
        tables = _tables(data)
        head, hhea = tables["head"], tables["hhea"]
        count = struct.unpack_from(">H", tables["maxp"], 4)[0]
        loca = _offsets(tables["loca"], count, long=struct.unpack_from(">h", head, 50)[0] == 1)
        widths = _widths(tables["hmtx"], count, struct.unpack_from(">H", hhea, 34)[0])
    except (KeyError, struct.error) as error:
        raise PaperError(
            f"Papers can't be printed: the font {path.name} is damaged; run the set-up again",
            code="bad_font",
            font=path.name,
        ) from error
    hb_face = hb.Face(data)
    shaper = hb.Font(hb_face)
    circle = shaper.get_nominal_glyph(0x25CC)
    return Face(
        name=path.stem,
        script=script,
        bold=bold,
        shaper=shaper,
        characters=frozenset(hb_face.unicodes),
        upem=struct.unpack_from(">H", head, 18)[0],
        ascent=struct.unpack_from(">h", hhea, 4)[0],
        descent=struct.unpack_from(">h", hhea, 6)[0],
        box=struct.unpack_from(">4h", head, 36),
        head=head,
        glyf=tables["glyf"],
        loca=loca,
        widths=widths,
        circle=-1 if circle is None else circle,
    )


def _tables(data: bytes) -> dict[str, bytes]:
    count = struct.unpack_from(">H", data, 4)[0]
    found = {}
    for n in range(count):
        tag, _, offset, length = struct.unpack_from(">4sLLL", data, 12 + 16 * n)
        found[tag.decode("latin-1")] = data[offset : offset + length]
    return found


def _offsets(loca: bytes, count: int, long: bool) -> tuple[int, ...]:
    if long:
        return struct.unpack_from(f">{count + 1}L", loca)
    return tuple(2 * half for half in struct.unpack_from(f">{count + 1}H", loca))


def _widths(hmtx: bytes, count: int, full: int) -> tuple[int, ...]:
    widths = list(struct.unpack_from(">" + "Hh" * full, hmtx)[::2])
    return tuple(widths + widths[-1:] * (count - full))
