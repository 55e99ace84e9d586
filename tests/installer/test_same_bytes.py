"""The same tree gives the same package, byte for byte, wherever, whenever and by whomever it is packed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from installer.linux import build as linux
from installer.staging import _shorten

FILES = {
    "usr/bin/nagardesk": b"#!/bin/sh\n",
    "usr/lib/nagardesk/lib/python3/dist-packages/desktop/a.py": b"A = 1\n",
    "usr/lib/nagardesk/lib/python3/dist-packages/desktop/b.py": b"B = 2\n",
    "usr/share/doc/nagardesk/changelog.gz": b"\x1f\x8b",
}


def tree(folder: Path, names: list[str], umask: int, age: int) -> Path:
    """The tree of a package in `folder`, its files made in this order."""
    before = os.umask(umask)
    try:
        for name in names:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(FILES[name])
            os.utime(folder / name, (age, age))
        (folder / "usr/bin/python3").symlink_to("nagardesk")
    finally:
        os.umask(before)
    return folder


def test_two_places_times_orders_and_masks_give_the_same_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for place, names, umask, age, zone in (
        ("one", list(FILES), 0o022, 1_600_000_000, "UTC"),
        ("another/deeper", list(reversed(FILES)), 0o077, 1_650_000_000, "Asia/Kolkata"),
    ):
        monkeypatch.setenv("TZ", zone)
        monkeypatch.setattr(linux, "DIST", tmp_path / place / "dist")
        linux.DIST.mkdir(parents=True)
        made.append(linux._pack(tree(tmp_path / place / "tree", names, umask, age), "nagardesk").read_bytes())
    assert made[0] == made[1]


def test_a_librarys_list_names_what_is_there_and_no_place_of_the_build(tmp_path: Path) -> None:
    info = tmp_path / "a-1.dist-info"
    info.mkdir()
    (tmp_path / "a.py").touch()
    record = info / "RECORD"
    record.write_text("a.py,sha256=x,0\r\ngone.py,sha256=y,0\r\na-1.dist-info/direct_url.json,sha256=z,9\r\n")
    _shorten(record, tmp_path)
    assert record.read_bytes() == b"a.py,sha256=x,0\n"


def test_the_trial_of_a_tree_leaves_no_byte_code_in_it(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    python = tmp_path / "bin" / linux.PYTHON
    place = tmp_path / "lib/python3/dist-packages/desktop/__pycache__"
    python.write_text(f"#!/bin/sh\nmkdir -p '{place}' && touch '{place}/cli.cpython-311.pyc' '{tmp_path}/ran'\n")
    python.chmod(0o755)
    linux._try(tmp_path)
    assert (tmp_path / "ran").exists()
    assert not list(tmp_path.rglob("*.pyc"))
    assert place.parent.is_dir()
