"""Whether a folder lies on a network drive, where locks and flushes can't be trusted."""

from __future__ import annotations

import re
import sys
from pathlib import Path

_KINDS = frozenset(
    [
        "afs",
        "beegfs",
        "ceph",
        "cifs",
        "coda",
        "davfs",
        "davfs2",
        "gfs2",
        "glusterfs",
        "lustre",
        "ncpfs",
        "nfs",
        "nfs4",
        "ocfs2",
        "orangefs",
        "smb2",
        "smb3",
        "smbfs",
        "sshfs",
        "rclone",
        "s3fs",
        "gcsfuse",
        "gvfsd-fuse",
        "curlftpfs",
        "fuse-nfs",
        "smbnetfs",
        "juicefs",
        "moosefs",
        "seaweedfs",
        "vboxsf",
        "vmhgfs",
        "vmhgfs-fuse",
        "prl_fs",
    ]
)
_ESCAPED = re.compile(r"\\([0-7]{3})")
_MOUNTS = Path("/proc/self/mountinfo")
_REMOTE = 4  # GetDriveType's word for a network drive


def network_of(folder: Path) -> str:
    """The kind of network drive that a folder (there or not) lies on, such as 'nfs4' or 'cifs'; '' for this PC's own
    disk, and where it can't be told."""
    try:
        return (
            _on_windows(folder) if sys.platform == "win32" else kind_in(folder.resolve(), _MOUNTS.read_text("utf-8"))
        )
    except (OSError, ValueError, RuntimeError):
        return ""


def kind_in(folder: Path, mounts: str) -> str:
    """The same by the text of Linux's `mountinfo`; `folder` is resolved."""
    best, found = -1, ""
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        words, kinds = before.split(), after.split()
        if len(words) < 5 or not kinds:
            continue
        place = Path(_ESCAPED.sub(lambda code: chr(int(code[1], 8)), words[4]))
        if folder.is_relative_to(place) and len(place.parts) >= best:  # of two on one place the later one is seen
            best, found = len(place.parts), kinds[0]
    kind = found.removeprefix("fuse.")
    return kind if kind in _KINDS else ""


def _on_windows(folder: Path) -> str:
    import ctypes

    absolute = folder.absolute()
    if absolute.drive.startswith("\\\\"):
        return "share"
    remote = ctypes.windll.kernel32.GetDriveTypeW(f"{absolute.drive}\\") == _REMOTE  # type: ignore[attr-defined]
    return "share" if remote else ""
