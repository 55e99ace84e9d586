"""A file that a person has written somewhere is there whole or not at all, and takes the place of nothing but a file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from desktop.core import outfile
from desktop.core.errors import FieldError


def test_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 250 + ".pdf")  # as long as a name can be
    outfile.write(path, b"old")
    with pytest.raises(RuntimeError), outfile.whole(path) as draft:
        draft.write_bytes(b"half")
        raise RuntimeError
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [(path.name, b"old")]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "goal").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "goal")
    outfile.write(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "goal").read_bytes() == b"new"


def test_what_is_no_file_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path, why in (
        (tmp_path / "pipe", "no plain file"),
        (tmp_path, "a folder"),
        (tmp_path / "none" / "x", "Choose a folder that is there"),
        (tmp_path / ("n" * 300), "shorter name"),
        (Path("a\0b"), "can't be written"),
    ):
        with pytest.raises(FieldError, match=why) as refused:
            outfile.write(path, b"x")
        assert ".part" not in refused.value.message, "the draft is none of his"
    assert [each.name for each in tmp_path.iterdir()] == ["pipe"] and (tmp_path / "pipe").is_fifo()
