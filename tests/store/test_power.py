"""A power cut loses nothing acknowledged and leaves nothing half done; the full number belongs to `make soak`."""

from __future__ import annotations

from pathlib import Path

from tests.store.cuts import replay


def test_a_power_cut_loses_nothing_acknowledged(tmp_path: Path) -> None:
    assert replay(tmp_path, 150, 42) == {(True, 1), (False, 0), (False, 1)}  # all three kinds of end were met
