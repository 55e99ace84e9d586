"""The tests. They open no window in front of whoever runs them, compile the Acts once for all homes they make up, and
write into memory where there is room: a disk lets each save wait until it is truly there."""

import os
import shutil
import tempfile
from pathlib import Path

from desktop.law.files import cache_folder

MEMORY = Path("/dev/shm")
ROOM = 6 * 2**30  # bytes that must be free there; a run takes a sixth

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("NAGARDESK_CACHE", str(cache_folder()))
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # each process that a test begins would compile the program anew


def roomy() -> bool:
    """Whether tests can write into memory, and run what they install there."""
    if not hasattr(os, "ST_NOEXEC") or not os.access(MEMORY, os.W_OK):
        return False
    return not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC and shutil.disk_usage(MEMORY).free > ROOM


if "TMPDIR" not in os.environ and roomy():
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)
