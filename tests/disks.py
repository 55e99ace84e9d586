"""Real small disks: a tmpfs of some megabytes, or an ext4 file system in a file, filled to the last byte or made read-only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

MEGABYTE = 1 << 20


class Disk:
    """A mounted disk; `place` is where."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._filling = place / "films"

    def fill(self) -> None:
        """Leave not one byte free."""
        with self._filling.open("ab", buffering=0) as file:
            for size in (MEGABYTE, 65_536, 4096, 512, 1):
                with suppress(OSError):
                    while True:
                        file.write(b"x" * size)
            with suppress(OSError):
                os.fsync(file.fileno())
        n = 0
        with suppress(OSError):  # the last places for names
            while n < 200:
                (self.place / f"film-{n}").write_bytes(b"x" * 4096)
                n += 1

    def empty(self) -> None:
        """Give the room back."""
        for path in self.place.glob("film*"):
            path.unlink()

    def lock(self, *, writable: bool) -> None:
        """Make it read-only, or writable again."""
        how = "remount,rw" if writable else "remount,ro"
        subprocess.run(["mount", "-o", how, str(self.place)], check=True)


@contextmanager
def small_disk(place: Path, kind: str = "tmpfs", megabytes: int = 16) -> Iterator[Disk]:
    """A disk of its own at `place`; the test is skipped where none can be mounted (no Linux, no root)."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root on Linux can mount a disk")
    place.mkdir(parents=True)
    image = place.with_suffix(".img")
    if kind == "tmpfs":
        command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(place)]
    else:
        if not shutil.which("mkfs.ext4"):
            pytest.skip("no mkfs.ext4 here")
        image.write_bytes(b"")
        os.truncate(image, megabytes * MEGABYTE)
        subprocess.run(["mkfs.ext4", "-q", "-m", "0", "-O", "^has_journal", str(image)], check=True)
        command = ["mount", "-o", "loop", str(image), str(place)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip(f"no {kind} can be mounted here")
    try:
        yield Disk(place)
    finally:
        subprocess.run(["umount", "-l", str(place)], check=False)
        image.unlink(missing_ok=True)
