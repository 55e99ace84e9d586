"""Processes killed in the middle of their work lose nothing that was saved."""

from __future__ import annotations

from pathlib import Path

from tests.sync.kills import kill_often


def test_killed_at_any_moment(tmp_path: Path) -> None:
    assert kill_often(1, tmp_path, 3) > 10
