"""Words turned into placed glyphs by HarfBuzz, each once, and remembered."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from desktop.core.errors import PaperError
from desktop.printing.fonts import Face, face
from desktop.printing.scripts import SCRIPT_OF_LANGUAGE, script_runs

Glyphs = tuple[tuple[int, int, int], ...]  # (glyph, x, y) in font units, from the cluster's own origin
_JOINERS = "\u200c\u200d"
_CIRCLE = "\u25cc"  # what HarfBuzz draws in the place of a letter that a sign lacks
_WORDS, _CLUSTERS = 10_000, 20_000  # how many are remembered


@dataclass(frozen=True, slots=True)
class Cluster:
    """The least piece of text that has glyphs of its own: a letter, or an akshara with its signs.

    It is never broken. `advance` is in font units.
    """

    glyphs: Glyphs
    text: str
    advance: int


@dataclass(frozen=True, slots=True, eq=False)
class Fragment:
    """Clusters shaped together in one face; no fragment ever changes font. `width` is in 1/1000 em."""

    face: Face
    clusters: tuple[Cluster, ...]
    width: float


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """A stretch of text without a space: its fragments, its width and that of the space after it in 1/1000 em."""

    fragments: tuple[Fragment, ...]
    width: float
    gap: float

    @property
    def text(self) -> str:
        """The text as typed."""
        return "".join(cluster.text for fragment in self.fragments for cluster in fragment.clusters)


@lru_cache(maxsize=_WORDS)
def shape_word(text: str, language: str, bold: bool = False) -> Word:
    """`text` (no spaces, NFC) as glyphs. Raises `PaperError` naming a character that no font has."""
    home = SCRIPT_OF_LANGUAGE.get(language, "Latn")
    cut = [piece for script, run in script_runs(text, home) for piece in _by_font(script, run, bold, text, home)]
    return word_of(tuple(_shape(part, chosen, language) for chosen, part in cut))


def word_of(fragments: tuple[Fragment, ...]) -> Word:
    """A word of these fragments."""
    return Word(fragments, sum(fragment.width for fragment in fragments), space(fragments[-1].face).width)


@lru_cache(maxsize=len(SCRIPT_OF_LANGUAGE) * 4)
def space(chosen: Face) -> Fragment:
    """The space between two words, in the face of the word before it."""
    return _shape(" ", chosen, "en")


def _by_font(script: str, run: str, bold: bool, word: str, home: str) -> list[tuple[Face, str]]:
    """Cut a script run further where its own font lacks a sign that another has: @ in Hindi, a danda after 187(6)(a)."""
    own = face(script, bold)
    others = [face(other, bold) for other in ("Latn", home, "Deva")]
    cut: list[tuple[Face, str]] = []
    for char in run:
        if char in _JOINERS or (ord(char) in own.characters and unicodedata.category(char)[0] != "C"):
            chosen = own
        elif unicodedata.category(char)[0] in "MC":
            raise _missing(char, word)
        else:
            having = [other for other in others if ord(char) in other.characters]
            if not having:
                raise _missing(char, word)
            chosen = having[0]
        if cut and cut[-1][0] is chosen:
            cut[-1] = (chosen, cut[-1][1] + char)
        else:
            cut.append((chosen, char))
    return cut


def _missing(char: str, word: str) -> PaperError:
    name = unicodedata.name(char, "a character without a name")
    return PaperError(
        f"The paper can't be printed: no font has '{char}' (U+{ord(char):04X}, {name}) in '{word}'; "
        "take the character out or write the word with another",
        code="glyph_missing",
        char=char,
        word=word,
    )


def _alone(word: str) -> PaperError:
    return PaperError(
        f"The paper can't be printed: a sign in '{word}' stands without its letter; type the word anew",
        code="glyph_missing",
        char=word,
        word=word,
    )


def _shape(text: str, chosen: Face, language: str) -> Fragment:
    """Shape one run with its script and language set; clusters keep HarfBuzz's glyphs and positions exactly."""
    import uharfbuzz as hb

    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.direction, buffer.script, buffer.language = "ltr", chosen.script, language
    hb.shape(chosen.shaper, buffer)
    clusters = tuple(_clusters(text, chosen, buffer.glyph_infos, buffer.glyph_positions))
    return Fragment(chosen, clusters, sum(c.advance for c in clusters) * 1000 / chosen.upem)


def _clusters(text: str, chosen: Face, infos: Any, positions: Any) -> list[Cluster]:
    starts = sorted({info.cluster for info in infos})
    ends = dict(zip(starts, [*starts[1:], len(text)], strict=True))
    clusters: list[Cluster] = []
    placed: list[tuple[int, int, int]] = []
    pen = 0
    for n, (info, position) in enumerate(zip(infos, positions, strict=True)):
        if info.codepoint == 0:
            raise _missing(text[info.cluster], text)
        if info.codepoint == chosen.circle and _CIRCLE not in text:
            raise _alone(text)
        if chosen.outline(info.codepoint):
            placed.append((info.codepoint, pen + position.x_offset, position.y_offset))
        pen += position.x_advance
        if n + 1 == len(infos) or infos[n + 1].cluster != info.cluster:
            clusters.append(_cluster(tuple(placed), text[info.cluster : ends[info.cluster]], pen))
            placed, pen = [], 0
    return clusters


@lru_cache(maxsize=_CLUSTERS)
def _cluster(glyphs: Glyphs, text: str, advance: int) -> Cluster:
    """The same cluster is the same object wherever it stands: words repeat few of them."""
    return Cluster(glyphs, text, advance)
