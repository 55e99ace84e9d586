"""Every reader under atheris, which is led by the lines that a spoiled file reaches: `make guided`.

`python -m tests.hostile.guided --seconds 60` takes each reader in a process of its own, `... stick.ngd` one alone. What
broke a reader is left in `build/guided`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

from tests.hostile.readers import READERS

FOUND = Path("build/guided")


def broke(name: str, seconds: int) -> bool:
    """One reader for so many seconds; says how many files were tried, and where it broke."""
    command = [sys.executable, "-m", "tests.hostile.guided_one", name, str(seconds), str(FOUND)]
    done = subprocess.run(
        command, check=False, capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL
    )
    counts = re.findall(r"^#(\d+)\s", done.stderr, re.MULTILINE)
    print(f"{name:22} {'broke' if done.returncode else 'holds'}  {counts[-1] if counts else 0} files", flush=True)
    if done.returncode:
        print(done.stderr[-3000:], file=sys.stderr)
    return bool(done.returncode)


def main() -> int:
    """Try the readers that are named, or all; 1 if one broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("readers", nargs="*")
    parser.add_argument("--seconds", type=int, default=60)
    options = parser.parse_args()
    FOUND.mkdir(parents=True, exist_ok=True)
    names = options.readers or [reader.name for reader in READERS]
    broken = [name for name in names if broke(name, options.seconds)]
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
