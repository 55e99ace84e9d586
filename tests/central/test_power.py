"""A power cut at the centre loses nothing acknowledged; the full number belongs to `make soak`."""

from __future__ import annotations

from pathlib import Path

from tests.central.cuts import replay


def test_a_power_cut_at_the_centre_loses_nothing_acknowledged(tmp_path: Path) -> None:
    outcomes = replay(tmp_path, 60, 7)
    assert {(True, True), (False, False), (False, True)} <= outcomes  # cuts before and after a commit were met
