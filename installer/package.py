"""`make package`: the Debian packages and the Windows installer in `dist`, with sizes and hashes.

`python -m installer.package deb` or `... windows` builds one of them alone.
"""

from __future__ import annotations

import hashlib
import sys

from installer.linux import build as linux
from installer.staging import DIST
from installer.windows import build as windows

KINDS = {"deb": linux, "windows": windows}


def main(argv: list[str]) -> int:
    """Build what `argv` names, or all; returns the exit code. What a machine lacks is told before the work begins."""
    wanted = argv[1:] or list(KINDS)
    if unknown := [name for name in wanted if name not in KINDS]:
        print(f"nagardesk package: say {' or '.join(KINDS)}, not {unknown[0]!r}.", file=sys.stderr)
        return 1
    if lacking := [sentence for name in wanted if (sentence := KINDS[name].lacks())]:
        print("nagardesk package: " + "; ".join(lacking), file=sys.stderr)
        return 1
    made = [path for name in wanted for path in KINDS[name].build()]
    there = sorted(path for path in DIST.iterdir() if path.suffix in (".deb", ".exe"))
    sums = {path: f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in there}
    (DIST / "SHA256SUMS").write_text("".join(sums.values()))
    for path in made:
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {sums[path]}", end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
