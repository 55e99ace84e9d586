"""From the document model to pages: each block becomes flowables, ReportLab's frames fill the pages."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any

from reportlab.platypus import BaseDocTemplate, Flowable, Frame, KeepTogether, PageBreak, PageTemplate
from reportlab.platypus.doctemplate import LayoutError

from desktop.core.errors import PaperError
from desktop.core.money import show
from desktop.core.text import own_digits
from desktop.printing.figures import SEAL, Beside, Code, Emblem, Seal, SignLine, Ticks
from desktop.printing.flow import Ending, Headed, Inline, Pair, Stack, Stroke, Text
from desktop.printing.grid import Grid, Row, Struck
from desktop.printing.ledger import Ledger
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
    Register,
    Rule,
    Run,
    Said,
    Signature,
    Split,
    Table,
    joined,
    plain,
    widest,
)
from desktop.printing.sheet import About, Sheet, Start
from desktop.printing.styles import BINDING, BOTTOM, GUTTER, LEVELS, MM, OUTER, PAGES, PASTING, TOP, Style, styles
from desktop.printing.tags import Place

_ROOM_TO_SIGN = 17 * MM
_CODE = 31 * MM
_AROUND = 10.0  # points above and below a signature
_INLINE = {"office", "office_line", "title", "law", "power", "label", "value", "cell", "split"}  # when space is short
_HEADINGS = {1: ("title", "title2"), 2: ("part", "part"), 3: ("law", "law"), 4: ("power", "power")}


def render(paper: Paper, marks: Sequence[str] = (), page: str = "a4") -> tuple[bytes, int]:
    """The paper as PDF bytes and its number of pages; the same paper gives the same bytes.

    `marks` are of draft, practice (across the page), copy, office, pasting (at its head); `pasting` also sets it in
    large type. `page` is a4, legal or foolscap. A paper that runs a little over one sheet is set more tightly.
    """
    laid = _lay(iter([paper]), marks, page)
    if laid.pages == 2 and "pasting" not in marks:
        for level in LEVELS:
            with suppress(_Longer):
                laid = _lay(iter([paper]), marks, page, level, sheets=1)
                break
    return _written(laid)


def render_run(
    papers: Iterable[Paper], marks: Sequence[str] = (), page: str = "a4", most: int = 1000
) -> Iterator[tuple[bytes, int]]:
    """A print run of any length as documents of about `most` pages each, so that memory does not grow with it."""
    papers = iter(papers)
    for first in papers:
        yield render_all(chain([first], papers), marks, page, most=most)


def render_all(
    papers: Iterable[Paper], marks: Sequence[str] = (), page: str = "a4", most: int = 0
) -> tuple[bytes, int]:
    """Several papers as one document for a print run, each on pages of its own; fonts are shared between them.

    Only a single paper is tagged for screen readers: tags would double the size of a print run. With `most` no
    further paper is begun after so many pages; the rest of `papers` is left.
    """
    return _written(_lay(iter(papers), marks, page, most=most))


class _Longer(Exception):
    """What was to fit on so many sheets does not."""


def _lay(
    papers: Iterator[Paper], marks: Sequence[str], page: str, tight: int = 0, most: int = 0, sheets: int = 0
) -> Sheet:
    """Papers laid out, not yet written as a file. `tight` (1 to 3) saves space.

    With `sheets` it is given up where one more would begin: raises `_Longer`.
    """
    first = next(papers)
    second = None if most else next(papers, None)
    size = PAGES[page][::-1] if first.landscape else PAGES[page]
    target = io.BytesIO()
    made: list[Sheet] = []

    def make(*_: Any, **__: Any) -> Sheet:
        made.append(Sheet(target, size, styles(1)["foot"], marks, first.languages, not most and second is None))
        return made[0]

    def begin(sheet: Sheet, _: object) -> None:
        if sheets and sheet.pages == sheets:
            raise _Longer
        sheet.draw_marks()

    frame = Frame(
        BINDING, BOTTOM, size[0] - BINDING - OUTER, size[1] - TOP - BOTTOM,
        leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0,
    )  # fmt: skip
    document = BaseDocTemplate(target, pagesize=size, invariant=1)
    document._doSave = 0
    document.addPageTemplates([PageTemplate(frames=[frame], onPage=begin)])
    every = chain([first], [second] if second else [], papers)
    try:
        document.build([_Next(every, "pasting" in marks, tight, most)], canvasmaker=make)
    except LayoutError as error:
        raise PaperError("A part of the paper is larger than a page; shorten it", code="layout") from error
    return made[0]


def _written(sheet: Sheet) -> tuple[bytes, int]:
    """The file and its number of pages."""
    sheet.save()
    return sheet._filename.getvalue(), sheet.pages


class _Next(Flowable):  # type: ignore[misc]
    """Lays out the next paper only when the one before has been drawn, so that a long run needs little memory."""

    _ZEROSIZE = 1

    def __init__(self, papers: Iterator[Paper], pasting: bool, tight: int, most: int, count: int = 0) -> None:
        super().__init__()
        self.papers, self.pasting, self.tight, self.most, self.count = papers, pasting, tight, most, count

    def wrap(self, width: float, height: float) -> tuple[float, float]:
        """No room."""
        return 0, 0

    def draw(self) -> None:
        """Put the next paper's flowables into the frame after this one."""
        full = self.most and self.canv.pages + 1 >= self.most
        paper = None if full else next(self.papers, None)
        if paper is not None:
            layout = Layout(paper, self.pasting, self.count, self.tight)
            story = [PageBreak()] * bool(self.count) + [Start(_about(paper)), *layout.story()]
            rest = _Next(self.papers, self.pasting, self.tight, self.most, layout.count)
            self._frame.add_generated_content(*story, rest)


def _about(paper: Paper) -> About:
    code = next((block.code for block in paper.blocks if isinstance(block, Signature)), "")
    office = next((plain(next(iter(b.name.values()))) for b in paper.blocks if isinstance(b, Letterhead)), "")
    foot = next(iter(paper.running.values()), ())
    return About(paper.title, paper.file_number, office, code, paper.languages, foot, paper.own_digits)


class Layout:
    """Turns one paper's blocks into flowables, numbering its paragraphs in reading order from `count` + 1."""

    def __init__(self, paper: Paper, pasting: bool = False, count: int = 0, tight: int = 0) -> None:
        self.paper, self.pasting, self.count, self.tight = paper, pasting, count, tight
        self.role, self.tables = "P", 0
        self.place: Place = ()
        self.styles = styles(len(paper.languages), PASTING if pasting else 1.0, tight)

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
                made[0] = Ending(flowables.pop(), made[0], _AROUND * (1.0, 0.8, 0.8, 0.5)[self.tight])
            flowables.extend(made)
        story = flowables + heads
        if story:
            story[-1].spaceAfter = 0.0  # or the space after the last line would open a page of its own
        return story

    def _text(self, said: Said, language: str, style: Style, label: str = "") -> Text:
        self.count += 1
        return Text(said[language], language, style, self.count, label, self.role, self.place)

    def _stack(self, said: Said, first: str, second: str, align: str = "") -> list[Any]:
        """The same in each language, one below the other; the second language in its own style."""
        names = [second if n else first for n in range(len(said))]
        chosen = [_aligned(self.styles[name], align) if align else self.styles[name] for name in names]
        made = [self._text(said, lang, style) for lang, style in zip(said, chosen, strict=True)]
        return [Inline(made)] if self.tight and len(made) == 2 and first in _INLINE else made

    def _cell(self, said: Said, style: str = "cell", align: str = "left") -> Stack:
        names = (style, style + "2") if style + "2" in self.styles else (style, style)
        return Stack(self._stack(said, *names, align=align))

    def _block(self, block: Block) -> Iterator[Any]:
        match block:
            case Letterhead():
                yield from self._letterhead(block)
            case Heading():
                yield from self._heading(block)
            case Paragraph():
                yield self._paragraph(block)
            case Facts():
                yield self._facts(block)
            case Table():
                yield self._table(block)
            case Register():
                yield self._register(block)
            case Checks():
                yield self._checks(block)
            case Signature():
                yield self._signature(block)
            case Hands():
                yield from self._hands(block)
            case Split():
                left, right = self._cell(block.left, "split"), self._cell(block.right, "split", "right")
                made = Beside([left, right], (2.2, 1) if self.tight else (1.7, 1), top=True)
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
        self.role = {1: "H1", 2: "H2"}.get(block.level, "P")
        if block.level == 2 and len(block.says) > 1 and not self.pasting:
            yield self._pair(block.says, self.styles["part"])
        else:
            yield from self._stack(block.says, *_HEADINGS[block.level])
        self.role = "P"

    def _paragraph(self, block: Paragraph) -> Any:
        style = self.styles[block.style]
        if len(block.says) == 1:
            return self._text(block.says, next(iter(block.says)), style, block.number)
        if self.pasting or block.style == "centre":
            return Stack([self._text(block.says, lang, style, block.number) for lang in block.says], style.after)
        return self._pair(block.says, style, block.number)

    def _pair(self, said: Said, style: Style, label: str = "") -> Pair:
        return Pair([self._text(said, lang, style, label) for lang in said], GUTTER)

    def _row(self, cells: Sequence[tuple[str, Callable[[], Any]]], number: int) -> list[Any]:
        """The cells of a row, each made inside its place in the table: TH or TD."""
        made = []
        for at, (kind, make) in enumerate(cells, 1):
            self.place = (("Table", self.tables), ("TR", number), (kind, at))
            made.append(make())
        self.place = ()
        return made

    def _facts(self, block: Facts) -> Grid:
        self.tables += 1
        rows = []
        for n, (label, value) in enumerate(block.rows, 1):
            cells = [("TH", partial(self._cell, label, "label")), ("TD", partial(self._cell, value, "value"))]
            rows.append(self._row(cells, n))
        return Grid((1, 2.1), rows)

    def _table(self, block: Table) -> Grid:
        self.tables += 1
        heads = [("TH", partial(self._cell, column.head, "head", column.align)) for column in block.columns]
        head = self._row(heads, 0)
        rows = []
        for n, row in enumerate(block.rows, 1):
            pairs = zip(row, block.columns, strict=True)
            rows.append(self._row([("TD", partial(self._cell, cell, "cell", c.align)) for cell, c in pairs], n))
        return Grid([c.share for c in block.columns], rows, head, block.tall, ruled=block.tall > 0)

    def _register(self, block: Register) -> Grid:
        table = self._table(Table(block.columns, block.rows))
        rows = [Struck(row) if n in block.struck else row for n, row in enumerate(table.rows)]
        if not block.summed:
            return Grid(table.shares, rows, table.head, ruled=True)

        def bring(forward: bool, sums: tuple[int, ...]) -> Row:
            cells = [self._unsaid({}) for _ in block.columns]
            cells[widest(block.columns, block.summed)] = self._unsaid(block.forward if forward else block.over)
            home, *others = self.paper.languages
            alone = "en" if others else home
            for column, paise in zip(block.summed, sums, strict=True):
                told = own_digits(show(paise), alone) if self.paper.own_digits else show(paise)
                cells[column] = self._unsaid({home: (Run(told, True),)}, "right")
            return cells

        return Ledger(table.shares, rows, table.head or (), block.amounts, bring)

    def _unsaid(self, said: Said, align: str = "left") -> Stack:
        """A cell that is drawn and no part of the text."""
        style = _aligned(self.styles["head2"], align)
        parts = [Text(runs, lang, style, 0) for lang, runs in said.items()]
        for part in parts:
            part.drawn = True
        return Stack(parts)

    def _checks(self, block: Checks) -> Grid:
        self.tables += 1
        head = self._row([("TH", partial(self._cell, said, "head")) for said in block.heads], 0)
        home = self.paper.languages[0]
        rows = []
        for n, (label, question, answer, remark) in enumerate(block.rows, 1):
            cells: list[tuple[str, Callable[[], Any]]] = [
                ("TD", partial(self._cell, {home: (Run(label),)})),
                ("TD", partial(self._cell, question)),
                ("TD", partial(self._cell, answer, "head") if answer else partial(self._ticks, block.options)),
                ("TD", partial(self._cell, remark or {})),
            ]
            rows.append(self._row(cells, n))
        return Grid((0.55, 5.4, 2.2, 2.6), rows, head, ruled=True)

    def _ticks(self, options: Sequence[Said]) -> Ticks:
        return Ticks([self._joined(option) for option in options])

    def _joined(self, said: Said) -> Text:
        """A short word in both languages on one line."""
        home = next(iter(said))
        return self._text({home: joined(said)}, home, self.styles["cell2"])

    def _signature(self, block: Signature) -> Any:
        lines: list[Any] = [SignLine(self._room())]
        for n, line in enumerate(block.lines):
            lines.extend(self._stack(line, "sign" if n == 0 else "sign2", "sign2"))
        beside: list[Any] = []
        if block.code:
            says = self._stack(block.code_says, "caption", "caption") if block.code_says else []
            beside.append(Stack([Code(block.code, _CODE * (0.87 if self.tight else 1.0)), *says]))
        if block.seal:
            beside.append(Seal(self._stack(block.seal, "caption", "caption"), SEAL))
        shares = {0: (1.2, 1.0), 1: (1.2, 1.5), 2: (1.0, 1.0, 1.6)}[len(beside)]
        return Beside([*(beside or [Stack([])]), Stack(lines)], shares)

    def _room(self) -> float:
        return _ROOM_TO_SIGN * (1.0, 0.8, 0.8, 0.7)[self.tight]

    def _hands(self, block: Hands) -> Iterator[Any]:
        for at in range(0, len(block.places), 2):
            row = [
                Stack([SignLine(self._room()), *(t for line in place for t in self._stack(line, "sign2", "sign2"))])
                for place in block.places[at : at + 2]
            ]
            yield Beside([*row, *[Stack([])] * (2 - len(row))], (1, 1), top=True)


def _aligned(style: Style, align: str) -> Style:
    return replace(style, align=align) if style.align != align else style
