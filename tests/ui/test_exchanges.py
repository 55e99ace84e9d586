"""The window stays through exchanges that break anywhere, and tells the truth when they are over."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_window_stays_whatever_the_line_does() -> None:
    """In a process of its own: a window that vanishes is seen by how the process ends."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.ui.exchanges", "8", "3", "1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    told = re.fullmatch(r"(\d+) exchanges went through, (\d+) broke; the window stood\n", ran.stdout)
    assert told, ran.stdout
    assert int(told[1]) >= 1
    assert int(told[2]) >= 1
