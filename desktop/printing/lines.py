"""Paragraphs broken into lines: between words, never inside a cluster."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from desktop.core.turns import turn
from desktop.printing.model import Run
from desktop.printing.shaping import Cluster, Fragment, Word, shape_word, word_of

_BREAK_AFTER = "/-–—_.@"  # where a word too long for its line may be broken first
_SPACES = re.compile(r"(\s+)")
_BOUND = "\u00a0"
# a number stays on the line of the word that says what it counts
_BINDS = re.compile(
    r"^\W*(section|sections|s\.|ss\.|rule|clause|no\.|rs\.?|₹|page|ward|plot|धारा|धाराओं|नियम|खण्ड|क्रमांक|क्र\.|वार्ड|"
    r"रु\.|कलम|पृष्ठ|ਧਾਰਾ|ਨੰ:|ਵਾਰਡ|பிரிவு|எண்|வார்டு|ரூ\.)$",
    re.IGNORECASE,
)

_COUNTED = re.compile(r"^(days?|months?|दिन|दिनों|मास|दिवस|दिवसांच्या|ਦਿਨਾਂ|ਦਿਨ|நாட்கள்|நாட்களுக்குள்|மீ|मी|ਮੀ|m)\W*$")


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its words, its natural width in points, and how it ends.

    `end` is ' ' where the paragraph goes on after a space, '' at its end or inside a broken word.
    """

    words: tuple[Word, ...]
    width: float
    end: str


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph's words; `bound` tells after which of them no line may end."""

    words: tuple[Word, ...]
    bound: frozenset[int]


def set_words(runs: Sequence[Run], language: str, bold: bool = False) -> Words:
    """Shape the words of `runs`; `bold` makes all of them bold."""
    turn()
    if len(runs) == 1 and _BOUND not in runs[0].text:
        texts = runs[0].text.split()
        heavy = bold or runs[0].bold
        return Words(tuple([shape_word(text, language, heavy) for text in texts]), _numbers_bound(texts))
    return _set_mixed(runs, language, bold)


def _set_mixed(runs: Sequence[Run], language: str, bold: bool) -> Words:
    """Words of several weights, some within one word, and words bound by a no-break space."""
    pieces: list[list[Word]] = [[]]
    texts: list[str] = [""]
    glued: set[int] = set()
    for run in runs:
        for n, part in enumerate(_SPACES.split(run.text)):
            if n % 2:
                if texts[-1]:
                    if part == _BOUND:
                        glued.add(len(pieces) - 1)
                    pieces.append([])
                    texts.append("")
            elif part:
                pieces[-1].append(shape_word(part, language, bold or run.bold))
                texts[-1] += part
    if not texts[-1]:
        pieces.pop()
        texts.pop()
    words = tuple(piece[0] if len(piece) == 1 else _join(piece) for piece in pieces)
    return Words(words, _numbers_bound(texts) | glued)


def _numbers_bound(texts: Sequence[str]) -> frozenset[int]:
    """After which words no line may end because a number and what it counts would be parted."""
    bound = set()
    for n, text in enumerate(texts):
        if text[0].isdigit() and n and _BINDS.match(texts[n - 1]):
            bound.add(n - 1)
        if text[-1].isdigit() and n + 1 < len(texts) and _COUNTED.match(texts[n + 1]):
            bound.add(n)
    return frozenset(bound)


def _join(parts: Sequence[Word]) -> Word:
    return word_of(tuple(fragment for part in parts for fragment in part.fragments))


def break_lines(text: Words, size: float, width: float) -> list[Line]:
    """Fill lines of `width` points with words at `size`."""
    lines: list[Line] = []
    current: list[Word] = []
    scale = size / 1000
    used = gap = 0.0
    waiting = deque(_chunks(text))
    while waiting:
        chunk = waiting.popleft()
        wide = chunk[0].width * scale if len(chunk) == 1 else length(chunk, size)
        if used + gap + wide <= width + 0.01:
            current.extend(chunk)
            used += gap + wide
            gap = chunk[-1].gap * scale
            continue
        waiting.appendleft(chunk)
        if current:
            lines.append(Line(tuple(current), used, " "))
            current, used, gap = [], 0.0, 0.0
        else:
            lines += _break_chunk(waiting, width / scale, scale)
    if current:
        lines.append(Line(tuple(current), used, ""))
    return lines


def _break_chunk(waiting: deque[tuple[Word, ...]], room: float, scale: float) -> list[Line]:
    """The first chunk is wider than a line: part its words, or break its only word and set its beginning."""
    chunk = waiting.popleft()
    if len(chunk) > 1:
        waiting.extendleft((word,) for word in reversed(chunk))
        return []
    head, tail = _cut(chunk[0], room)
    if tail is not None:
        waiting.appendleft((tail,))
    return [Line((head,), head.width * scale, "" if tail or not waiting else " ")]


def length(words: Sequence[Word], size: float) -> float:
    """The width of words with a space between two, in points."""
    return (sum(word.width for word in words) + sum(word.gap for word in words[:-1])) * size / 1000


def balanced(text: Words, size: float, width: float) -> list[Line]:
    """Lines for a heading: as few as fit, and as even as can be."""
    lines = break_lines(text, size, width)
    if len(lines) < 2:
        return lines
    low, high = 0.0, width
    while high - low > 2:
        middle = (low + high) / 2
        if len(break_lines(text, size, middle)) > len(lines):
            low = middle
        else:
            high = middle
    return break_lines(text, size, high)


def _chunks(text: Words) -> list[tuple[Word, ...]]:
    """Words in groups that stay together."""
    if not text.bound:
        return [(word,) for word in text.words]
    chunks: list[tuple[Word, ...]] = []
    for n, word in enumerate(text.words):
        if n and n - 1 in text.bound:
            chunks[-1] = (*chunks[-1], word)
        else:
            chunks.append((word,))
    return chunks


def _cut(word: Word, room: float) -> tuple[Word, Word | None]:
    """Break a word that is wider than `room` (1/1000 em) after a sign or, if it has none, between clusters."""
    pieces = [(f, c, c.advance * 1000 / f.face.upem) for f in word.fragments for c in f.clusters]
    used, fit, sign = 0.0, 0, 0
    for n, (_, cluster, advance) in enumerate(pieces, 1):
        used += advance
        if used > room and n > 1:
            break
        fit = n
        if cluster.text[-1] in _BREAK_AFTER:
            sign = n
    at = sign or fit
    if at >= len(pieces):
        return word, None
    return _of_clusters(pieces[:at]), _of_clusters(pieces[at:])


def _of_clusters(pieces: Sequence[tuple[Fragment, Cluster, float]]) -> Word:
    fragments: list[Fragment] = []
    begin = 0
    for n in range(1, len(pieces) + 1):
        if n == len(pieces) or pieces[n][0] is not pieces[begin][0]:
            part = pieces[begin:n]
            clusters = tuple(cluster for _, cluster, _ in part)
            fragments.append(Fragment(part[0][0].face, clusters, sum(width for _, _, width in part)))
            begin = n
    return word_of(tuple(fragments))
