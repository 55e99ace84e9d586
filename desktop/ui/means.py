"""What a form's fields may use beyond what is typed: the office's units of land, capture of papers, people and streets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from desktop.ui.services import Capture

Run = Callable[[str, Callable[[], Any], Callable[[Any], None], Callable[[Exception], None]], None]


def at_once(
    lane: str, work: Callable[[], Any], then: Callable[[Any], None], failed: Callable[[Exception], None]
) -> None:
    """Do the work here and now, where there are no lanes."""
    then(work())


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something that was typed before: what the list shows, and the answers that choosing it fills in."""

    text: str
    answers: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Means:
    """`run` does work in a lane; `local` is square metres of the office's own units of land; `suggest` gives what was
    typed before in a field and resembles its text; `script` is the office's own script, for names in both; `scanner`
    reads (no argument) or keeps the scanner's folder. What is None is not offered.
    """

    run: Run = at_once
    local: Mapping[str, Decimal] = field(default_factory=dict)
    capture: Capture | None = None
    suggest: Callable[[str, str], list[Suggestion]] | None = None
    script: str = ""
    scanner: Callable[..., str] = lambda *folder: ""


NONE = Means()
