"""A data folder on a network drive: seen by the kind of its mount, refused for a new office, told for one that is there."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.core.errors import StoreError
from desktop.store import network
from tests.store.conftest import Open
from tests.store.work import receive

MOUNTS = r"""
22 1 259:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:40 / /people rw,relatime - nfs4 server:/export/people rw,vers=4.2
31 30 0:41 / /people/asha/own\040disk rw - ext4 /dev/sdb1 rw
32 22 0:42 / /mnt/ward\040share rw - cifs //server/ward rw
33 22 0:43 / /mnt/far rw,nosuid - fuse.sshfs local:/far rw
34 22 0:44 / /mnt/own rw - fuse.ntfs-3g /dev/sdc1 rw
35 22 0:45 / /mnt/twice rw - nfs server:/x rw
36 35 0:46 / /mnt/twice rw - ext4 /dev/sdd1 rw
a torn line
"""


@pytest.mark.parametrize(
    ("folder", "kind"),
    [
        ("/var/lib/nagardesk", ""),
        ("/people/asha/.local/share/nagardesk/office", "nfs4"),
        ("/people/asha/own disk/office", ""),
        ("/people/asha/own disks/office", "nfs4"),
        ("/mnt/ward share/office", "cifs"),
        ("/mnt/far", "sshfs"),
        ("/mnt/own/office", ""),
        ("/mnt/twice/office", ""),
        ("/", ""),
    ],
)
def test_the_kind_is_that_of_the_nearest_mount(folder: str, kind: str) -> None:
    assert network.kind_in(Path(folder), MOUNTS) == kind


def test_where_it_can_not_be_told_it_is_this_pcs_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert network.network_of(tmp_path) == ""
    monkeypatch.setattr(network, "_MOUNTS", tmp_path / "none")
    assert network.network_of(tmp_path) == ""


@pytest.fixture
def share(tmp_path: Path) -> Iterator[Path]:
    """A folder that lies behind sshfs, as on another machine."""
    server = Path("/usr/lib/openssh/sftp-server")
    if not shutil.which("sshfs") or not server.exists() or os.geteuid() != 0:
        pytest.skip("no sshfs here")
    (tmp_path / "far").mkdir()
    (tmp_path / "share").mkdir()
    command = tmp_path / "server.sh"
    command.write_text(f"#!/bin/sh\nexec {server}\n")
    command.chmod(0o700)
    place = tmp_path / "share"
    mounting = ["sshfs", "-o", f"ssh_command={command}", f"local:{tmp_path / 'far'}", str(place)]
    if subprocess.run(mounting, capture_output=True, check=False).returncode:
        pytest.skip("sshfs can't be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=False)


def test_on_a_real_share_no_office_is_made_and_one_that_is_there_is_told_of(
    open_store: Open, share: Path, tmp_path: Path
) -> None:
    with pytest.raises(StoreError, match=r"network drive \(sshfs\)") as refused:
        open_store("share/office")
    assert refused.value.code == "network" and not any(share.iterdir())
    store = open_store()
    case = receive(store, name="Ramesh").subject
    store.backup(share / "copies")  # for copies a share is fine
    store.close()
    shutil.move(tmp_path / "data", share / "office")
    moved = open_store("share/office")
    assert [notice.code for notice in moved.notices] == ["network"]
    assert moved.device == store.device and len(moved.entries(case)) == 1
    moved.close()
    shutil.move(share / "office", tmp_path / "data")
    assert open_store().notices == ()
