"""A fault of the program leaves a notice without anything a citizen said."""

from __future__ import annotations

from pathlib import Path

from desktop.ui import crash


def test_the_notice_names_places_and_no_words(tmp_path: Path) -> None:
    try:
        try:
            {}["श्रीमती लक्ष्मी देशमुख"]
        except KeyError as inner:
            raise RuntimeError("phone 07000-123456") from inner
    except RuntimeError as error:
        path = crash.write(tmp_path, error)
    text = path.read_text(encoding="utf-8")
    assert "builtins.RuntimeError" in text and "after builtins.KeyError" in text
    assert "test_crash.py" in text
    assert "07000" not in text and "लक्ष्मी" not in text


def test_the_oldest_notices_go(tmp_path: Path) -> None:
    for n in range(crash.KEEP + 5):
        (tmp_path / f"fault-2026{n:04}.txt").write_text("x")
    crash.write(tmp_path, ValueError("x"))
    assert len(list(tmp_path.glob("fault-*.txt"))) == crash.KEEP
