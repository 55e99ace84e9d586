"""A clock's arithmetic in words, one line a step, in each language of a paper or of the screen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from desktop.law.clocks import Clock
from desktop.law.words import explain


def arithmetic(clock: Clock, languages: Sequence[str]) -> list[dict[str, Any]]:
    """The steps of the clock's reckoning as table rows: `{"says": {language: sentence}, "day": date}`."""
    told = {language: explain(clock.steps, language) for language in languages}
    rows: list[dict[str, Any]] = []
    for n, step in enumerate(clock.steps):
        row: dict[str, Any] = {"says": {lang: lines[n] for lang, lines in told.items()}}
        if isinstance(day := step.params.get("day"), date):
            row["day"] = day
        rows.append(row)
    return rows


def why(clock: Clock, language: str) -> str:
    """The whole reckoning in one line of `language`."""
    return "; ".join(explain(clock.steps, language))
