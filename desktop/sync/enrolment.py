"""What a PC keeps of its enrolment: the centre it belongs to, and the key it holds it to."""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from desktop.core import kept
from desktop.core.errors import SyncError

_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_KEY = re.compile(r"[0-9a-f]{64}")
_LONGEST = 200  # an office's name, as the centre takes it


@dataclass(frozen=True, slots=True)
class Enrolment:
    """The centre's id and Ed25519 public key (hex), and the office under which it keeps this PC.

    `url` and `pin` (fingerprint of its certificate, '' for the system's trust) say where to find it.

    Plain, and not of the models of the wire: it is read before the first list is shown.
    """

    centre: str
    centre_key: str
    office: str
    whole_body: bool
    url: str = ""
    pin: str = ""

    @classmethod
    def load(cls, path: Path) -> Enrolment | None:
        """What `save` kept, None if nothing yet; raises `SyncError` if the file is damaged."""
        try:
            found = cls(**kept.parsed(kept.content(path)))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, TypeError):
            found = None
        if found is None or not found._sound():
            raise SyncError(f"{path.name} is damaged; enrol this PC again", code="enrolment_file")
        return found

    def save(self, path: Path) -> None:
        """Keep it: written whole and flushed before it takes the old one's place."""
        write_whole(path, json.dumps(asdict(self), indent=1, ensure_ascii=False).encode())

    def _sound(self) -> bool:
        texts: tuple[Any, ...] = (self.centre, self.centre_key, self.office, self.url, self.pin)
        return (
            all(isinstance(each, str) for each in texts)
            and isinstance(self.whole_body, bool)
            and _ID.fullmatch(self.centre) is not None
            and _KEY.fullmatch(self.centre_key) is not None
            and 0 < len(self.office) <= _LONGEST
        )


def write_whole(path: Path, content: bytes) -> None:
    """Put `content` at `path`, for the owner alone, so that a power cut or a full disk leaves the old file or the new."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    try:
        handle = os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_WRONLY | getattr(os, "O_BINARY", 0), 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        with suppress(OSError):  # the first refusal is the one to tell
            draft.unlink(missing_ok=True)
        raise
