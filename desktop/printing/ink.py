"""The one door through which text reaches ReportLab.

Words come in shaped; out go glyph codes of fonts made for this document, each code with the text it stands for, so
that search, copying and a screen reader find what was typed. Nothing else in the program writes text on a canvas.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc

from desktop.printing.fontfile import build_font
from desktop.printing.fonts import Face
from desktop.printing.shaping import Cluster, Fragment, Glyphs, Word, space

rl_config.useA85 = 0  # plain binary streams: a quarter smaller
_WRITTEN = 5_000  # words whose codes are remembered
_UNLIKE = 0.001  # points by which a line differs from the one before: PDFium takes equal lines that touch for one
_BLOCK = 100  # a CMap allows no more lines in one block


class _Codes:
    """The codes of one face in one document."""

    def __init__(self, face: Face, name: str) -> None:
        self.face = face
        self.name = name
        self.keys: dict[tuple[Glyphs, str, int], int] = {}
        self.advances: list[int] = [face.widths[0]]
        self.space = self.write(space(face))

    def write(self, fragment: Fragment) -> str:
        """The codes of a fragment as hexadecimal, with `>move<` wherever its advance differs from the code's own."""
        scale, pieces = 1000 / self.face.upem, []
        for cluster in fragment.clusters:
            code = self._code(cluster)
            pieces.append(f"{code:04x}")
            if move := self.advances[code] - cluster.advance:
                pieces.append(f">{number(move * scale)}<")
        return "".join(pieces)

    def _code(self, cluster: Cluster) -> int:
        """The code of a cluster; one kerned apart gets a wider code, for readers take a gap for a space."""
        glyphs = cluster.glyphs
        natural = self.face.widths[glyphs[0][0]] if len(glyphs) == 1 else 0
        wide = cluster.advance if cluster.advance > natural else 0
        code = self.keys.setdefault((glyphs, cluster.text, wide), len(self.advances))
        if code == len(self.advances):
            self.advances.append(wide or natural)
        return code


class Ink:
    """Writes shaped words on one canvas and, at the end, gives the document its fonts."""

    def __init__(self, canvas: Any) -> None:
        self.canvas = canvas
        self._codes: dict[Face, _Codes] = {}
        self._written: dict[Word, list[tuple[_Codes, str]]] = {}
        self._turn = False

    def line(
        self, x: float, y: float, size: float, words: Sequence[Word], stretch: float = 0.0, end: str = ""
    ) -> None:
        """Write `words` from `x` on the baseline `y`, in points, with a space between two.

        `stretch` is added to each space (points); `end` is ' ' where the text goes on in the next line, so that the
        text layer keeps its spaces.
        """
        self._turn = not self._turn
        size += _UNLIKE * self._turn
        widen = f">{number(-stretch * 1000 / size)}<" if stretch else ""
        out, face, last = [f"BT {number(x)} {number(y)} Td"], None, len(words) - 1
        codes: list[str] = []
        for n, word in enumerate(words):
            for codes_of, written in self._written.get(word) or self._write(word):
                if codes_of is not face:
                    if codes:
                        out.append(f"[<{''.join(codes)}>]TJ")
                        codes = []
                    face = codes_of
                    out.append(f"/{face.name} {number(size)} Tf")
                codes.append(written)
            if face is not None and (n < last or end):
                codes.append(face.space)
                if n < last:
                    codes.append(widen)
        if codes:
            out.append(f"[<{''.join(codes)}>]TJ")
            self.canvas.addLiteral(" ".join([*out, "ET"]).replace("<>", ""))

    def _write(self, word: Word) -> list[tuple[_Codes, str]]:
        """The fragments of a word as codes, each with its face; remembered for this document."""
        if len(self._written) >= _WRITTEN:
            self._written.clear()
        written = [(self._of(fragment.face), self._of(fragment.face).write(fragment)) for fragment in word.fragments]
        self._written[word] = written
        return written

    def _of(self, face: Face) -> _Codes:
        if face not in self._codes:
            self._codes[face] = _Codes(face, f"T{len(self._codes) + 1}")
        return self._codes[face]

    def finish(self) -> None:
        """Put the fonts into the document; call once, after the last text and before the canvas is saved."""
        document = self.canvas._doc
        fonts = document.idToObject[pdfdoc.BasicFonts].dict
        for codes in self._codes.values():
            fonts[codes.name] = document.Reference(_font_object(document, codes))


def number(value: float) -> str:
    """A number as PDF wants it: at most three decimals, no exponent, no needless zeros."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _font_object(document: Any, codes: _Codes) -> Any:
    """The Type0 font with its descendant, descriptor, file and ToUnicode map."""
    face, scale = codes.face, 1000 / codes.face.upem
    keys = list(codes.keys)
    file = build_font(face, [(glyphs, codes.advances[n]) for n, (glyphs, _, _) in enumerate(keys, 1)])
    name = f"{_tag(file)}+{face.name}"
    stream = _stream(file)
    stream.dictionary["Length1"] = len(file)
    left, low, right, high = (round(edge * scale) for edge in face.box)
    descriptor = _dictionary(
        Type="/FontDescriptor", FontName="/" + name, Flags=4, ItalicAngle=0, StemV=120 if face.bold else 80,
        FontBBox=pdfdoc.PDFArray([left, low, right, high]), Ascent=round(face.ascent * scale),
        Descent=round(face.descent * scale), CapHeight=714, FontFile2=_ref(document, stream),
    )  # fmt: skip
    widths = pdfdoc.PDFArray([0, pdfdoc.PDFArray([number(advance * scale) for advance in codes.advances])])
    system = _dictionary(Registry=pdfdoc.PDFString("Adobe"), Ordering=pdfdoc.PDFString("Identity"), Supplement=0)
    descendant = _dictionary(
        Type="/Font", Subtype="/CIDFontType2", BaseFont="/" + name, CIDSystemInfo=system, W=widths, DW=0,
        FontDescriptor=_ref(document, descriptor), CIDToGIDMap="/Identity",
    )  # fmt: skip
    return _dictionary(
        Type="/Font", Subtype="/Type0", BaseFont="/" + name, Encoding="/Identity-H",
        DescendantFonts=pdfdoc.PDFArray([_ref(document, descendant)]),
        ToUnicode=_ref(document, _stream(_unicode_map([text for _, text, _ in keys]))),
    )  # fmt: skip


def _unicode_map(texts: Sequence[str]) -> bytes:
    """The CMap that gives each code back as the text it stands for."""
    lines = [f"<{n:04x}><{text.encode('utf-16-be').hex()}>" for n, text in enumerate(texts, 1)]
    blocks = [lines[at : at + _BLOCK] for at in range(0, len(lines), _BLOCK)]
    body = "\n".join(f"{len(b)} beginbfchar\n" + "\n".join(b) + "\nendbfchar" for b in blocks)
    return (
        "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
        "/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def\n"
        "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
        "1 begincodespacerange <0000><ffff> endcodespacerange\n"
        f"{body}\nendcmap CMapName currentdict /CMap defineresource pop end end"
    ).encode("ascii")


def _tag(file: bytes) -> str:
    """The six letters before the name of a font cut for one document; the same cut has the same letters."""
    value = int.from_bytes(hashlib.sha256(file).digest()[:8])
    return "".join(chr(65 + value // 26**n % 26) for n in range(6))


def _dictionary(**entries: Any) -> Any:
    return pdfdoc.PDFDictionary(entries)


def _ref(document: Any, thing: Any) -> Any:
    return document.Reference(thing)


def _stream(content: bytes) -> Any:
    return pdfdoc.PDFStream(pdfdoc.PDFDictionary(), content, [pdfdoc.PDFZCompress])
