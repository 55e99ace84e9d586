"""A clock's arithmetic in words, one line a step, in each language of a paper or of the screen."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.law.clocks import Clock
from desktop.law.words import explain


def arithmetic(clock: Clock, languages: Sequence[str]) -> list[dict[str, dict[str, str]]]:
    """The steps of the clock's reckoning as table rows: `{"step": {language: sentence}}`."""
    told = {language: explain(clock.steps, language) for language in languages}
    return [{"step": {lang: lines[n] for lang, lines in told.items()}} for n in range(len(clock.steps))]


def why(clock: Clock, language: str) -> str:
    """The whole reckoning in one line of `language`."""
    return "; ".join(explain(clock.steps, language))
