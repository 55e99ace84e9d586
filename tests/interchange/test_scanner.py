"""Papers that a scanner leaves in its folder."""

from pathlib import Path

from desktop.interchange.scanner import ScannerFolder


def test_a_paper_arrives_once_and_only_when_it_is_whole(tmp_path: Path) -> None:
    (tmp_path / "old.pdf").write_bytes(b"old")
    folder = ScannerFolder(tmp_path)
    assert folder.look() == []
    paper = tmp_path / "new.PDF"
    paper.write_bytes(b"half")
    (tmp_path / "note.txt").write_bytes(b"x")
    (tmp_path / "empty.jpg").touch()
    assert folder.look() == []
    paper.write_bytes(b"half and half")
    assert folder.look() == []
    assert folder.look() == [paper]
    assert folder.look() == []
    paper.unlink()
    assert folder.look() == []
    paper.write_bytes(b"another under the same name")
    folder.look()
    assert folder.look() == [paper]


def test_a_folder_that_is_not_there_has_no_papers(tmp_path: Path) -> None:
    folder = ScannerFolder(tmp_path / "gone")
    assert (folder.look(), folder.look()) == ([], [])
