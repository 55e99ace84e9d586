"""A stick itself: whether its folder can be used, and how a PC is enrolled by one, without any line."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from dataclasses import fields
from pathlib import Path

from pydantic import ValidationError

from desktop.core import given
from desktop.core.errors import SyncError
from desktop.core.ids import uuid7
from desktop.sync.bundle import SUFFIX
from desktop.sync.enrolment import Enrolment, write_whole
from desktop.sync.wire.models import INVITATION, REQUEST, EnrolRequest, Invitation

LEAST_FREE = 64 << 20  # bytes; a bundle is at most 80 MiB, most are far smaller
_LARGEST = 10_000  # bytes of an invitation


def try_folder(folder: Path) -> int:
    """Write a small file into the folder, read it back and take it away again; gives the bytes that are free.

    Raises `SyncError` that says why it can't be used.
    """
    if not given.is_dir(folder):
        raise SyncError(f"{folder} is no folder; put the stick in, and choose a folder on it", code="stick_folder")
    probe, said = folder / f"nagardesk-{uuid7()}.try", os.urandom(4096)
    try:
        write_whole(probe, said)
        whole = probe.read_bytes() == said
        free = shutil.disk_usage(folder).free
    except OSError as error:
        raise SyncError(f"The stick can't be written: {error.strerror}", code="stick_write") from None
    finally:
        with suppress(OSError):
            probe.unlink(missing_ok=True)
    if not whole:
        raise SyncError("The stick gives back other bytes than were written; take another one", code="stick_faulty")
    if free < LEAST_FREE:
        raise SyncError("The stick is nearly full; make room on it or take another one", code="stick_full")
    return free


def read_invitation(path: Path) -> Invitation:
    """The invitation in a file, or the newest one in a folder. Raises `SyncError` where there is none."""
    found = [path] if given.is_file(path) else sorted(filter(given.is_file, path.glob(f"*{INVITATION}")), key=_age)
    if not found:
        raise SyncError("There is no invitation of a centre here", code="invitation")
    try:
        return Invitation.model_validate_json(_small(found[-1]))
    except ValidationError:
        raise SyncError(f"{found[-1].name} is no invitation of a centre", code="invitation") from None


def write_request(folder: Path, request: EnrolRequest) -> Path:
    """Lay the request on the stick, for the centre to take in before the first bundle."""
    path = folder / f"nagardesk-{request.device}{REQUEST}"
    try:
        write_whole(path, request.model_dump_json(indent=1).encode())
    except OSError as error:
        raise SyncError(f"The stick can't be written: {error.strerror}", code="stick_write") from None
    return path


def enrolment_by(invitation: Invitation) -> Enrolment:
    """Where a PC belongs by an invitation."""
    plain = invitation.model_dump(include={each.name for each in fields(Enrolment)})
    return Enrolment(**plain)


def bundles_on(folder: Path) -> list[Path]:
    """The bundles in a folder, the oldest first, or the one named. Raises `SyncError` where there is neither."""
    if given.is_file(folder):
        return [folder]
    if not given.is_dir(folder):
        raise SyncError(f"{folder} is no folder; put the stick in, and choose a folder on it", code="stick_folder")
    return sorted(folder.glob(f"*{SUFFIX}"), key=_age)


def _age(path: Path) -> tuple[float, str]:
    try:
        return path.stat().st_mtime, path.name
    except OSError:
        return 0.0, path.name


def _small(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_LARGEST)
    except OSError as error:
        raise SyncError(f"The stick can't be read: {error.strerror}", code="stick_read") from None
