"""What a court asks beyond the Act, and what that changes in the office's work: for the set-up and for who sets values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from desktop.law.guards import guards
from desktop.ui import words
from desktop.ui.acts.pieces import side_card
from desktop.ui.bits import label
from desktop.ui.words import mark, pick, tr, trn

if TYPE_CHECKING:
    from desktop.law.guards import Guard
    from desktop.law.model import Act

STAGES = {
    "order": mark("Before the order"),
    "execute": mark("Before it is carried out"),
    "never": mark("Asked for, though nothing waits for it"),
}


def guards_of(act: Act) -> list[Guard]:
    """The courts' directions that stand over provisions of this Act."""
    return [guard for guard in guards() if sections_under(guard, act)]


def sections_under(guard: Guard, act: Act) -> list[str]:
    """The sections of the Act over whose orders these directions stand, in the Act's order."""
    return list(dict.fromkeys(row.section for row in act.provisions() if row.id in guard.applies_to))


def guard_card(guard: Guard, act: Act) -> QWidget:
    """What the directions change: over which sections they stand, what is done first, and when they do not stand."""
    sections = sections_under(guard, act)
    rows: list[Any] = [
        label(pick(guard.title), "strong", wrap=True),
        label(guard.source, "small", wrap=True),
        label(tr("Stands over {sections}", sections=trn("%n sections", len(sections))), "muted", wrap=True),
        label(", ".join(words.cited(each) for each in sections), "small", wrap=True),
    ]
    for stage, text in STAGES.items():
        rows += _group(tr(text), [pick(step.title) for step in guard.steps if step.before == stage])
    rows += _group(tr("Does not stand for"), [pick(each) for each in guard.exceptions.values()])
    return side_card(tr("What this changes"), *rows)


def _group(title: str, said: Sequence[str]) -> list[QWidget]:
    return (
        [label(title, "muted", wrap=True), *(label(f"· {each}", "small", wrap=True) for each in said)] if said else []
    )
