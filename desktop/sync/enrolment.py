"""What a PC keeps of its enrolment: the centre it belongs to, and the key it holds it to."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from desktop.core.errors import SyncError
from desktop.sync.wire.models import Hash, Name, Uuid


class Enrolment(BaseModel):
    """The centre's id and Ed25519 public key (hex), and the office under which it keeps this PC.

    `url` and `pin` (fingerprint of its certificate, '' for the system's trust) say where to find it.
    """

    model_config = ConfigDict(frozen=True)

    centre: Uuid
    centre_key: Hash
    office: Name
    whole_body: bool
    url: str = ""
    pin: str = ""

    @classmethod
    def load(cls, path: Path) -> Enrolment | None:
        """What `save` kept, None if nothing yet; raises `SyncError` if the file is damaged."""
        try:
            return cls.model_validate_json(path.read_bytes())
        except FileNotFoundError:
            return None
        except ValidationError:
            raise SyncError(f"{path.name} is damaged; enrol this PC again", code="enrolment_file") from None

    def save(self, path: Path) -> None:
        """Keep it: written whole and flushed before it takes the old one's place."""
        write_whole(path, self.model_dump_json(indent=1).encode())


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
