"""From the document model to pages: each block becomes flowables, ReportLab's frames fill the pages."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from reportlab.platypus import BaseDocTemplate, Frame, KeepTogether, PageBreak, PageTemplate

from desktop.printing.figures import SEAL, Beside, Code, Emblem, Seal, SignLine, Ticks
from desktop.printing.flow import Ending, Headed, Pair, Stack, Stroke, Text
from desktop.printing.grid import Grid
from desktop.printing.model import (
    Block,
    Checks,
    Facts,
    Hands,
    Heading,
    Keep,
    Letterhead,
    Paper,
    Paragraph,
    Rule,
    Run,
    Said,
    Signature,
    Split,
    Table,
    joined,
    plain,
)
from desktop.printing.sheet import About, Sheet, Start
from desktop.printing.styles import BINDING, BOTTOM, GUTTER, MM, OUTER, PAGES, PASTING, TOP, Style, styles

_ROOM_TO_SIGN = 17 * MM
_CODE = 31 * MM
_HEADINGS = {1: ("title", "title2"), 2: ("part", "part"), 3: ("law", "law"), 4: ("power", "power")}


def render(paper: Paper, mark: str = "", page: str = "a4", pasting: bool = False) -> tuple[bytes, int]:
    """The paper as PDF bytes and its number of pages; the same paper gives the same bytes.

    `mark` is draft, practice or ''; `page` a4, legal or foolscap; `pasting` sets it in large type.
    """
    return render_all([paper], mark, page, pasting)


def render_all(papers: Sequence[Paper], mark: str = "", page: str = "a4", pasting: bool = False) -> tuple[bytes, int]:
    """Several papers as one document for a print run, each on pages of its own; fonts are shared between them."""
    size = PAGES[page]
    target = io.BytesIO()
    sheets: list[Sheet] = []

    def make(*_: Any, **__: Any) -> Sheet:
        sheets.append(Sheet(target, size, styles(1)["foot"], mark, papers[0].languages))
        return sheets[0]

    frame = Frame(
        BINDING, BOTTOM, size[0] - BINDING - OUTER, size[1] - TOP - BOTTOM,
        leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0,
    )  # fmt: skip
    document = BaseDocTemplate(target, pagesize=size, invariant=1)
    document.addPageTemplates([PageTemplate(frames=[frame], onPage=lambda sheet, _: sheet.draw_mark())])
    story: list[Any] = []
    count = 0
    for paper in papers:
        layout = Layout(paper, pasting, count)
        story += [PageBreak()] * bool(story) + [Start(_about(paper)), *layout.story()]
        count = layout.count
    document.build(story, canvasmaker=make)
    return target.getvalue(), sheets[0].pages


def _about(paper: Paper) -> About:
    code = next((block.code for block in paper.blocks if isinstance(block, Signature)), "")
    office = next((plain(next(iter(b.name.values()))) for b in paper.blocks if isinstance(b, Letterhead)), "")
    foot = next(iter(paper.running.values()), ())
    return About(paper.title, paper.file_number, office, code, paper.languages, foot)


class Layout:
    """Turns one paper's blocks into flowables, numbering its paragraphs in reading order from `count` + 1."""

    def __init__(self, paper: Paper, pasting: bool = False, count: int = 0) -> None:
        self.paper, self.pasting, self.count = paper, pasting, count
        self.styles = styles(len(paper.languages), PASTING if pasting else 1.0)

    def story(self) -> list[Any]:
        """The flowables in order; a signature is joined to what stands before it."""
        flowables: list[Any] = []
        heads: list[Any] = []
        for block in self.paper.blocks:
            made = list(self._block(block))
            if isinstance(block, Heading) and block.level == 2:
                heads.extend(made)
                continue
            if heads and made:
                made[0], heads = Headed(heads, made[0]), []
            if isinstance(block, Signature | Hands) and flowables and made:
                made[0] = Ending(flowables.pop(), made[0], 10)
            flowables.extend(made)
        return flowables + heads

    def _text(self, said: Said, language: str, style: Style, label: str = "") -> Text:
        self.count += 1
        return Text(said[language], language, style, self.count, label)

    def _stack(self, said: Said, first: str, second: str) -> list[Text]:
        """The same in each language, one below the other; the second language in its own style."""
        return [self._text(said, lang, self.styles[second if n else first]) for n, lang in enumerate(said)]

    def _cell(self, said: Said, style: str = "cell", align: str = "left") -> Stack:
        names = (style, style + "2") if style + "2" in self.styles else (style, style)
        parts = self._stack(said, *names)
        for part in parts:
            part.style = _aligned(part.style, align)
        return Stack(parts)

    def _block(self, block: Block) -> Iterator[Any]:
        match block:
            case Letterhead():
                yield from self._letterhead(block)
            case Heading():
                yield from self._heading(block)
            case Paragraph():
                yield self._paragraph(block)
            case Facts():
                rows = [(self._cell(label, "label"), self._cell(value, "value")) for label, value in block.rows]
                yield Grid((1, 2.1), rows)
            case Table():
                yield self._table(block)
            case Checks():
                yield self._checks(block)
            case Signature():
                yield self._signature(block)
            case Hands():
                yield from self._hands(block)
            case Split():
                left, right = self._cell(block.left, "split"), self._cell(block.right, "split", "right")
                made = Beside([left, right], (1.7, 1), top=True)
                made.spaceAfter = 4
                yield made
            case Rule():
                yield Stroke()
            case Keep():
                yield KeepTogether([made for inner in block.blocks for made in self._block(inner)])

    def _letterhead(self, block: Letterhead) -> Iterator[Any]:
        if block.emblem:
            yield Emblem(block.emblem, 17 * MM)
        yield from self._stack(block.name, "office", "office2")
        for line in block.lines:
            yield from self._stack(line, "office_line", "office_line")
        yield Stroke(double=True, before=4, after=7)

    def _heading(self, block: Heading) -> Iterator[Any]:
        if block.level == 2 and len(block.says) > 1 and not self.pasting:
            yield self._pair(block.says, self.styles["part"])
        else:
            yield from self._stack(block.says, *_HEADINGS[block.level])

    def _paragraph(self, block: Paragraph) -> Any:
        style = self.styles[block.style]
        if len(block.says) == 1:
            return self._text(block.says, next(iter(block.says)), style, block.number)
        if self.pasting or block.style == "centre":
            return Stack([self._text(block.says, lang, style, block.number) for lang in block.says], style.after)
        return self._pair(block.says, style, block.number)

    def _pair(self, said: Said, style: Style, label: str = "") -> Pair:
        return Pair([self._text(said, lang, style, label) for lang in said], GUTTER)

    def _table(self, block: Table) -> Grid:
        head = [self._cell(column.head, "head", column.align) for column in block.columns]
        rows = [
            [self._cell(cell, "cell", column.align) for cell, column in zip(row, block.columns, strict=True)]
            for row in block.rows
        ]
        return Grid([c.share for c in block.columns], rows, head, block.tall, ruled=block.tall > 0)

    def _checks(self, block: Checks) -> Grid:
        head = [self._cell(said, "head") for said in block.heads]
        home = self.paper.languages[0]
        rows = []
        for label, question, answer, remark in block.rows:
            number, asked = self._cell({home: (Run(label),)}), self._cell(question)
            told: Any = self._cell(answer, "head") if answer else Ticks([self._joined(o) for o in block.options])
            rows.append([number, asked, told, self._cell(remark) if remark else Stack([])])
        return Grid((0.55, 5.4, 2.2, 2.6), rows, head, ruled=True)

    def _joined(self, said: Said) -> Text:
        """A short word in both languages on one line."""
        home = next(iter(said))
        return self._text({home: joined(said)}, home, self.styles["cell2"])

    def _signature(self, block: Signature) -> Any:
        lines: list[Any] = [SignLine(_ROOM_TO_SIGN)]
        for n, line in enumerate(block.lines):
            lines.extend(self._stack(line, "sign" if n == 0 else "sign2", "sign2"))
        beside: list[Any] = []
        if block.code:
            says = self._stack(block.code_says, "caption", "caption") if block.code_says else []
            beside.append(Stack([Code(block.code, _CODE), *says]))
        if block.seal:
            beside.append(Seal(self._stack(block.seal, "caption", "caption"), SEAL))
        shares = {0: (1.2, 1.0), 1: (1.2, 1.5), 2: (1.0, 1.0, 1.6)}[len(beside)]
        return Beside([*(beside or [Stack([])]), Stack(lines)], shares)

    def _hands(self, block: Hands) -> Iterator[Any]:
        for at in range(0, len(block.places), 2):
            row = [
                Stack([SignLine(_ROOM_TO_SIGN), *(t for line in place for t in self._stack(line, "sign2", "sign2"))])
                for place in block.places[at : at + 2]
            ]
            yield Beside([*row, *[Stack([])] * (2 - len(row))], (1, 1), top=True)


def _aligned(style: Style, align: str) -> Style:
    return replace(style, align=align) if style.align != align else style
