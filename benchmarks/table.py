"""One table for all benchmarks: what was measured, its floor in the same run, their ratio, and the goal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

_MARK = "ROW "


@dataclass(frozen=True, slots=True)
class Row:
    """`ours` and `floor` with their units ('' where there is no floor); `ratio` against the goal, None where none is
    set; `most` says that the goal is an upper bound."""

    path: str
    ours: str
    floor: str
    ratio: float | None
    goal: float | None
    most: bool = True

    @property
    def met(self) -> str:
        """Whether the goal was reached; '' where there is none."""
        if self.ratio is None or self.goal is None:
            return ""
        return "yes" if (self.ratio <= self.goal if self.most else self.ratio >= self.goal) else "**no**"


def say(row: Row) -> None:
    """Print a row for whoever collects them."""
    print(_MARK + json.dumps(asdict(row), ensure_ascii=False), flush=True)


def rows_of(output: str) -> list[Row]:
    """The rows in a benchmark's output."""
    return [Row(**json.loads(line[len(_MARK) :])) for line in output.splitlines() if line.startswith(_MARK)]


def rest_of(output: str) -> str:
    """The output without them."""
    return "\n".join(line for line in output.splitlines() if not line.startswith(_MARK)).strip()


def table(rows: Sequence[Row]) -> str:
    """The rows as a table in Markdown."""
    told = ["| path | ours | floor | ratio | goal | met |", "| --- | --- | --- | --- | --- | --- |"]
    for row in rows:
        ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
        goal = "" if row.goal is None else f"{'≤' if row.most else '≥'} {row.goal:g}"
        told.append(f"| {row.path} | {row.ours} | {row.floor} | {ratio} | {goal} | {row.met} |")
    return "\n".join(told)
