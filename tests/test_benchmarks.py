"""The plot of the store's growth is drawn from the table that a run of the benchmarks writes."""

from __future__ import annotations

import pytest

from benchmarks import plots
from benchmarks.table import Row, table


def _results(sizes: tuple[int, ...]) -> str:
    rows = [
        Row(f"{path}, {size:,} cases", f"{size / 1000:,.1f} {unit}", "1.00 ms", 1.0, None)
        for unit, paths in plots.CHARTS.values()
        for path in paths
        for size in sizes
    ]
    return table(rows)


def test_a_line_is_the_figures_of_one_path_by_size() -> None:
    lines = plots.lines_of(_results((1_000_000, 10_000)))
    assert lines["memory at work in the store", "MB"] == [(10_000, 10.0), (1_000_000, 1000.0)]


def test_every_line_of_the_charts_is_drawn() -> None:
    text = plots.draw(_results((10_000, 100_000))).asString("svg")
    for _, paths in plots.CHARTS.values():
        assert all(path in text for path in paths)


def test_a_size_that_was_not_measured_is_named() -> None:
    with pytest.raises(LookupError, match="open a case"):
        plots.draw(_results((10_000,)))
