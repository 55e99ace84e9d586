"""Papers in the digits of their language, where the office writes so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from desktop.core.text import own_digits
from desktop.printing.model import Paper, Paragraph, Run, Said


def in_own_digits(paper: Paper) -> Paper:
    """`paper` with every figure in the digits of the language that it stands in.

    What stands once for two languages keeps 0-9, which readers of both know; so does the text of the QR code.
    """
    alone = paper.languages[0] if len(paper.languages) == 1 else "en"
    blocks = tuple(_turned(block, alone) for block in paper.blocks)
    return replace(paper, blocks=blocks, running=_said(paper.running, alone), own_digits=True)


def _turned(part: Any, alone: str) -> Any:
    """A block or what it holds; of bare texts those in a tuple, which are numbers before a line."""
    if isinstance(part, Mapping):
        return _said(part, alone)
    if isinstance(part, tuple):
        return tuple(own_digits(each, alone) if isinstance(each, str) else _turned(each, alone) for each in part)
    if not is_dataclass(part) or isinstance(part, type):
        return part
    changed = {f.name: _turned(getattr(part, f.name), alone) for f in fields(part)}
    if isinstance(part, Paragraph):
        changed["number"] = own_digits(part.number, alone)
    return replace(part, **changed)


def _said(said: Said, alone: str) -> Said:
    return {
        language: tuple(Run(own_digits(run.text, language if len(said) > 1 else alone), run.bold) for run in runs)
        for language, runs in said.items()
    }
