"""Files that a person has written where he likes: whole or not at all, and never over what is no plain file."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from desktop.core.console import refused
from desktop.core.errors import FieldError


@contextmanager
def whole(path: Path, field: str = "out", *, public: bool = False) -> Iterator[Path]:
    """A draft beside `path` to write to; it takes its place when the `with` ends well, and is gone if not.

    A new file is for its owner alone, as nearly all that goes out holds what citizens said, unless it is `public`.
    Raises `FieldError` on `field` for a folder, pipe or device, and for whatever the system refuses.
    """
    try:
        goal = path.resolve()  # a link stays one; what it names is written
        _require_file(goal, path, field)
        # Short: the name itself may be as long as can be. Not to be guessed: in a shared folder another could lay a link there.
        draft = goal.with_name(f".nagardesk-{secrets.token_hex(8)}.part")
        try:
            draft.touch(mode=0o666 if public else 0o600)
            if goal.exists():  # who may read what is there may read what comes in its place
                draft.chmod(stat.S_IMODE(goal.stat().st_mode))
            yield draft
            _bring_to_disk(draft)
            draft.replace(goal)
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        why = (
            refused(OSError(error.errno, error.strerror or str(error))) if isinstance(error, OSError) else str(error)
        )
        raise FieldError(field, f"{path} can't be written. {why}", code="file_write", name=path.name) from error


def write(path: Path, content: bytes, field: str = "out", *, public: bool = False) -> None:
    """Put `content` at `path`. Raises as `whole` does."""
    with whole(path, field, public=public) as draft:
        draft.write_bytes(content)


def _require_file(goal: Path, path: Path, field: str) -> None:
    try:
        mode = goal.stat().st_mode
    except FileNotFoundError:
        return
    if not stat.S_ISREG(mode):
        what = "is a folder" if stat.S_ISDIR(mode) else "is no plain file"
        raise FieldError(field, f"{path} {what}. Name the file to write.", code="file_write", name=path.name)


def _bring_to_disk(draft: Path) -> None:
    handle = os.open(draft, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
