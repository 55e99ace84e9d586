"""The canonical source text of a paper: every paragraph on a line of its own, in reading order.

Its digest is what the QR code vouches for. It leaves out what is not the paper's own words: the code, marks such as
"draft", page numbers and the foot of the page.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

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
    Runs,
    Said,
    Signature,
    Split,
    Table,
    joined,
    plain,
)


def source_text(paper: Paper) -> str:
    """All paragraphs in the order in which `layout` numbers them, one a line, one space between words."""
    return "\n".join(plain(runs) for block in paper.blocks for runs in _block(block))


def digest(text: str) -> str:
    """SHA-256 (hex) of a source text."""
    return hashlib.sha256(text.encode()).hexdigest()


def _said(*said: Said) -> Iterator[Runs]:
    for each in said:
        yield from each.values()


def _block(block: Block) -> Iterator[Runs]:
    match block:
        case Letterhead():
            yield from _said(block.name, *block.lines)
        case Heading():
            yield from _said(block.says)
        case Paragraph():
            for runs in block.says.values():
                yield (Run(block.number + " "), *runs) if block.number else runs
        case Facts():
            for label, value in block.rows:
                yield from _said(label, value)
        case Table() | Register():
            yield from _said(
                *(column.head for column in block.columns), *(cell for row in block.rows for cell in row)
            )
        case Checks():
            yield from _checks(block)
        case Signature():
            yield from _said(*block.lines)
            if block.code and block.code_says:
                yield from _said(block.code_says)
            yield from _said(block.seal or {})
        case Hands():
            for place in block.places:
                yield from _said(*place)
        case Split():
            yield from _said(block.left, block.right)
        case Rule():
            pass
        case Keep():
            for inner in block.blocks:
                yield from _block(inner)


def _checks(block: Checks) -> Iterator[Runs]:
    yield from _said(*block.heads)
    for label, question, answer, remark in block.rows:
        yield (Run(label),)
        yield from _said(question)
        if answer:
            yield from _said(answer)
        else:
            yield from (joined(option) for option in block.options)
        yield from _said(remark or {})
